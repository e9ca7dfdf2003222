# What is said of a finished game that is reviewed: choices, luck, and the moments that decided.

coach-headline = { $won ->
    [yes] { $most ->
        [luck] { $you ->
            [yes] Du hast gewonnen, und das Glück war auf deiner Seite.
           *[no] { $seat } hat mit Glück gewonnen.
        }
        [others] { $you ->
            [yes] Du hast gewonnen, vor allem weil die anderen Fehler gemacht haben.
           *[no] { $seat } hat gewonnen, vor allem weil die anderen Fehler gemacht haben.
        }
       *[choices] { $you ->
            [yes] Du hast gewonnen, weil du gut entschieden hast.
           *[no] { $seat } hat mit guten Entscheidungen gewonnen.
        }
    }
   *[no] { $most ->
        [luck] { $you ->
            [yes] Du hast verloren, vor allem durch Pech.
           *[no] { $seat } hat vor allem durch Pech verloren.
        }
        [others] { $you ->
            [yes] Du hast verloren, weil die anderen gut gespielt haben.
           *[no] { $seat } hat verloren, weil die anderen gut gespielt haben.
        }
       *[choices] { $you ->
            [yes] Mit besseren Entscheidungen hättest du dieses Spiel gewinnen können.
           *[no] Mit besseren Entscheidungen hätte { $seat } dieses Spiel gewinnen können.
        }
    }
}
coach-counts = { $good ->
    [one] Eine Entscheidung war gut
   *[other] { $good } Entscheidungen waren gut
}{ $slips ->
    [0] {""}
    [one] , eine war ungenau
   *[other] , { $slips } waren ungenau
}{ $mistakes ->
    [0] {""}
    [one] , eine war ein Fehler
   *[other] , { $mistakes } waren Fehler
}.
coach-sums = Siegchance: am Anfang { $start } %, am Ende { $end } %. In Prozentpunkten: eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }, Glück { $luck }.
coach-choice-title = { $when }: { $played }
coach-choice-text = Besser: { $better }.{ $why ->
    [hidden] {""}
   *[other] {" "}Das { $why }.
}
coach-luck-title = { $turn ->
    [0] Vor der ersten Entscheidung
   *[other] Nach { $when }
}
coach-luck-text = { $good ->
    [yes] { $you ->
        [yes] Hier hattest du Glück.
       *[no] Hier hatte { $seat } Glück.
    }
   *[no] { $you ->
        [yes] Hier hattest du Pech.
       *[no] Hier hatte { $seat } Pech.
    }
}

# in the terminal, and refusals
seat-number = Platz { $number }
review-not-over = Dieses Spiel ist noch nicht zu Ende, da gibt es nichts zu besprechen.
review-impossible = Dieses Spiel lässt sich nicht besprechen: Es gab nichts zu entscheiden, oder die Bots kennen diese Ausgabe nicht.
reviews-busy = Gerade werden viele Spiele besprochen. Bitte versuch es in einer Minute noch einmal.
review-choice = { $grade ->
    [mistake] ??
    [slip] { " " }?
   *[other] { "  " }
} { $when }: { $played } ({ $chance }{ "\u00A0" }%)
review-better = { $choice }; besser: { $better } ({ $best }{ "\u00A0" }%)
review-why = { $choice }, das { $why }

# a choice of a finished game, asked once more
retry-title = { $when }, noch einmal
retry-task = Was spielst du diesmal?
retry-about = So, wie { $name } es damals sah
retry-headline = { $grade ->
    [best] { $same ->
        [yes] Du hast wieder dasselbe gespielt, und etwas Besseres wurde nicht gefunden.
       *[no] Gut gefunden: Das ist die beste Antwort.
    }
    [fine] Eine gute Antwort: Kaum etwas ist besser.
    [slip] Eine kleine Ungenauigkeit.
   *[mistake] Das ist ein Fehler.
}
retry-chances = { $grade ->
    [best] Gewinnchance: { $chance } %.
   *[other] Gewinnchance: { $chance } %. Mit der besten Antwort: { $best } %.
}
retry-then = Im Spiel gespielt: { $played }.
no-choice-there = In diesem Moment gab es nichts zu wählen.
not-judged = Diese Antwort lässt sich gerade nicht beurteilen.
