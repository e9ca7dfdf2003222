# What is said of a finished game that is reviewed: choices, luck, and the moments that decided.

coach-headline = { $won ->
    [yes] { $most ->
        [luck] { $you ->
            [yes] Je hebt gewonnen, en het geluk was met je.
           *[no] { $seat } heeft gewonnen, met wat geluk.
        }
        [others] { $you ->
            [yes] Je hebt gewonnen, vooral dankzij fouten van anderen.
           *[no] { $seat } heeft gewonnen, vooral dankzij fouten van anderen.
        }
       *[choices] { $you ->
            [yes] Je hebt gewonnen dankzij goede keuzes.
           *[no] { $seat } heeft gewonnen dankzij goede keuzes.
        }
    }
   *[no] { $most ->
        [luck] { $you ->
            [yes] Je hebt verloren, vooral door pech.
           *[no] { $seat } heeft vooral door pech verloren.
        }
        [others] { $you ->
            [yes] Je hebt verloren van sterke tegenstand.
           *[no] { $seat } heeft verloren van sterke tegenstand.
        }
       *[choices] { $you ->
            [yes] Met betere keuzes had je dit spel kunnen winnen.
           *[no] Met betere keuzes had { $seat } dit spel kunnen winnen.
        }
    }
}
coach-counts = { $good ->
    [one] Eén keuze was goed
   *[other] { $good } keuzes waren goed
}{ $slips ->
    [0] {""}
    [one] , één was een klein foutje
   *[other] , { $slips } waren kleine foutjes
}{ $mistakes ->
    [0] {""}
    [one] , één was een fout
   *[other] , { $mistakes } waren fouten
}.
coach-sums = Kans om te winnen: { $start }% aan het begin, { $end }% aan het eind. In procentpunten: eigen keuzes { $own }, keuzes van anderen { $others }, geluk { $luck }.
coach-choice-title = { $when }: { $played }
coach-choice-text = Beter: { $better }.{ $why ->
    [hidden] {""}
   *[other] {" "}Dat { $why }.
}
coach-luck-title = { $turn ->
    [0] Vóór de eerste keuze
   *[other] Na { $when }
}
coach-luck-text = { $good ->
    [yes] { $you ->
        [yes] Hier had je geluk.
       *[no] Hier had { $seat } geluk.
    }
   *[no] { $you ->
        [yes] Hier had je pech.
       *[no] Hier had { $seat } pech.
    }
}

# in the terminal, and refusals
seat-number = Plaats { $number }
review-not-over = Dit spel is nog niet afgelopen, dus er valt nog niets te bespreken.
review-impossible = Dit spel kan niet besproken worden: er viel niets te kiezen, of de bots kennen deze editie niet.
reviews-busy = Er worden nu veel spellen besproken. Probeer het over een minuut nog eens.
review-choice = { $grade ->
    [mistake] ??
    [slip] { " " }?
   *[other] { "  " }
} { $when }: { $played } ({ $chance }%)
review-better = { $choice }; beter: { $better } ({ $best }%)
review-why = { $choice }, dat { $why }

# a choice of a finished game, asked once more
retry-title = { $when }, nog een keer
retry-task = Wat speel je deze keer?
retry-about = Zoals { $name } het toen zag
retry-headline = { $grade ->
    [best] { $same ->
        [yes] Je speelde weer hetzelfde, en iets beters is niet gevonden.
       *[no] Goed gevonden: dat is het beste antwoord.
    }
    [fine] Een goed antwoord: er is nauwelijks iets beters.
    [slip] Een klein foutje.
   *[mistake] Dat is een fout.
}
retry-chances = { $grade ->
    [best] Winstkans: { $chance }%.
   *[other] Winstkans: { $chance }%. Met het beste antwoord: { $best }%.
}
retry-then = In het spel gespeeld: { $played }.
no-choice-there = Op dat moment viel er niets te kiezen.
not-judged = Dit antwoord kan nu niet worden beoordeeld.
