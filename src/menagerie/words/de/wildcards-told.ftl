# What the server and the terminal say in German of Wild Cards: what happened, what would, and why not.

# what happened
animal-boxed = Zurück in die Schachtel: { $cards }.
animals-removed = { $count } Tiere kommen ungesehen zurück in die Schachtel.
secret-dealt = { $you ->
    [yes] Dein geheimes Tier: { $cards }.
   *[no] { $seat } bekommt ein geheimes Tier.
}
animal-revealed = Neu in der Auslage: { $cards }.
card-dealt = { $you ->
    [yes] Du bekommst { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } bekommt { CARDS($cards, case: "accusative", article: "indefinite") }.
}
leo-dealt = Leo bekommt einen Stapel mit { $count } Karten.
talisman-given = { $you ->
    [yes] Du hast den Talisman.
   *[no] { $seat } hat den Talisman.
}
round-began = Runde { $round } beginnt.
bid-sealed = { $you ->
    [yes] Du hast geboten.
   *[no] { $seat } hat geboten.
}
bid-revealed = { $you ->
    [yes] Dein Gebot: { CARDS($cards, article: "none") }.
   *[no] { $seat } bietet { CARDS($cards, case: "accusative", article: "indefinite") }.
}
card-returned = { $you ->
    [yes] Dank des Adlers nimmst du { CARDS($cards, case: "accusative", article: "indefinite") } zurück.
   *[no] Dank des Adlers nimmt { $seat } die andere Karte verdeckt zurück.
}
animal-exchanged = { $you ->
    [yes] Dank des Erdmännchens tauschst du { CARD($given, case: "accusative", article: "indefinite") } gegen { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] Dank des Erdmännchens tauscht { $seat } { CARD($given, case: "accusative", article: "indefinite") } gegen { CARDS($cards, case: "accusative", article: "indefinite") }.
}
exchange-declined = { $you ->
    [yes] Du tauschst nichts.
   *[no] { $seat } tauscht nichts.
}
animal-removed = { $you ->
    [yes] Du entfernst { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } entfernt { CARDS($cards, case: "accusative", article: "indefinite") }.
}
refill-discarded = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite") } ab.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite") } ab.
}
card-drawn = { $you ->
    [yes] Du ziehst { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } zieht { CARDS($cards, case: "accusative", article: "indefinite") }.
}
refill-returned = { $you ->
    [yes] Du nimmst deine Nachziehkarte zurück.
   *[no] { $seat } nimmt die Nachziehkarte zurück.
}
pile-shuffled = { $count ->
    [0] Auch im Ablagestapel liegt keine Karte mehr.
    [one] Der Ablagestapel wird zu einem neuen Nachziehstapel mit 1 Karte gemischt.
   *[other] Der Ablagestapel wird zu einem neuen Nachziehstapel mit { $count } Karten gemischt.
}
card-missing = Eine Karte wird gebraucht, aber es ist keine mehr da.
card-paid = { $you ->
    [yes] Du zahlst { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } zahlt { CARDS($cards, case: "accusative", article: "indefinite") }.
}
animal-taken = { $you ->
    [yes] Du nimmst { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } nimmt { CARDS($cards, case: "accusative", article: "indefinite") }.
}
bonus-earned = { $you ->
    [yes] Du bekommst { $points } Punkte für den Lebensraum.
   *[no] { $seat } bekommt { $points } Punkte für den Lebensraum.
}
take-declined = { $you ->
    [yes] Du nimmst kein Tier.
   *[no] { $seat } nimmt kein Tier.
}
bid-returned = { $you ->
    [yes] Dein Gebot kommt zurück: { $cards }.
   *[no] { $seat } nimmt das Gebot zurück auf die Hand: { $cards }.
}
payment-returned = { $you ->
    [yes] Deine Zahlung kommt zurück: { $cards }.
   *[no] { $seat } nimmt die Zahlung zurück auf die Hand: { $cards }.
}
tied = Gleichstand bei { $value }: { $you ->
    [yes] du
   *[no] { $seat }
}.
payment-sealed = { $you ->
    [yes] Du hast deine Zahlung gelegt:
   *[no] { $seat } hat eine Zahlung gelegt:
} { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
payment-revealed = { $you ->
    [yes] Deine Zahlung: { $cards }.
   *[no] { $seat } zahlt { CARDS($cards, case: "accusative", article: "indefinite") }.
}
talisman-decided = Der Talisman entscheidet: Im Uhrzeigersinn { $you ->
    [yes] bist du
   *[no] ist { $seat }
} als Nächstes dran.
tie-decided = Im Gleichstand { $you ->
    [yes] bist du
   *[no] ist { $seat }
} als Nächstes dran.
lion-decided = Dank des Löwen { $you ->
    [yes] gewinnst du
   *[no] gewinnt { $seat }
} den Gleichstand.
leo-came-first = { $seat } gewinnt den Gleichstand.
payment-impossible = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} zu wenige Karten, um für dieses Gebot zu zahlen.
tie-break-sealed = { $you ->
    [yes] Du hast eine Entscheidungskarte gelegt.
   *[no] { $seat } hat eine Entscheidungskarte gelegt.
}
tie-break-drawn = { $you ->
    [yes] Deine Entscheidungskarte vom Stapel: { $cards }.
   *[no] Entscheidungskarte vom Stapel für { $seat }: { $cards }.
}
tie-break-shown = { $hidden ->
    [yes] { $you ->
        [yes] Du nimmst die oberste Karte vom Stapel.
       *[no] { $seat } nimmt die oberste Karte vom Stapel.
    }
   *[no] { $you ->
        [yes] Deine Entscheidungskarte: { $cards }.
       *[no] Entscheidungskarte von { $seat }: { $cards }.
    }
}
lot-drawn = Das Los entscheidet: { $you ->
    [yes] Du bist
   *[no] { $seat } ist
} als Nächstes dran.
leader-gained = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
}{ $from ->
    [nobody] { "" }
    [you] { " " }von dir
   *[another] { " " }von { $loser }
} die Bonuskarte { CARDS($cards, number: "many", case: "genitive", article: "definite") }.
leader-returned = Die Bonuskarte { CARDS($cards, number: "many", case: "genitive", article: "definite") } geht zurück in den Vorrat.
card-discarded = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite") } ab.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite") } ab.
}
leo-card-discarded = Leos Stapel wird abgelegt: { $cards }.
bid-taken-back = { $you ->
    [yes] Dank des Steinbocks kommt dein Gebot zurück: { $cards }.
   *[no] Dank des Steinbocks nimmt { $seat } das Gebot zurück: { $cards }.
}
bid-left = { $you ->
    [yes] Du lässt dein Gebot liegen.
   *[no] { $seat } lässt das Gebot liegen.
}
talisman-passed = { $you ->
    [yes] Du bekommst den Talisman.
   *[no] { $seat } bekommt den Talisman.
}
hand-discarded = { $you ->
    [yes] Du legst deine Handkarten ab.
   *[no] { $seat } legt die Handkarten ab.
}
secret-shown = { $you ->
    [yes] Dein geheimes Tier war: { $cards }.
   *[no] Das geheime Tier von { $seat } war: { $cards }.
}
free-animal-taken = { $you ->
    [yes] Du bekommst gratis { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } bekommt gratis { CARDS($cards, case: "accusative", article: "indefinite") }.
}

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-animal-revealed = { $round-began ->
    [yes] Runde { $round-began-round } bringt { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] Neu in der Auslage: { $cards }.
}
whole-bid-revealed = Gebote – { $each }.
each-bid-revealed = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
who-it-is = { $you ->
    [yes] du
   *[no] { $seat }
}
whole-card-returned = Dank des Adlers { $you ->
    [yes] bietest du { CARDS($bid-revealed-cards, case: "accusative", article: "indefinite") } und nimmst { CARDS($cards, case: "accusative", article: "indefinite") } zurück.
   *[no] bietet { $seat } { CARDS($bid-revealed-cards, case: "accusative", article: "indefinite") } und nimmt die andere Karte verdeckt zurück.
}
whole-animal-exchanged = Dank des Erdmännchens { $you ->
    [yes] tauschst du
   *[no] tauscht { $seat }
} { CARD($given, case: "accusative", article: "indefinite") } gegen { CARDS($cards, case: "accusative", article: "indefinite") }{ $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }samt Bonuskarte
       *[other] { " und " }{ wins-its-leader }
    }
   *[no] { "" }
}.
wins-its-leader = { $you ->
    [yes] bekommst
   *[no] bekommt
} { $leader-gained-from ->
    [you] von dir
   *[another] von { $leader-gained-loser }
} die Bonuskarte
whole-animal-removed = { animal-removed }
whole-refill-discarded = { $you ->
    [yes] { $card-drawn ->
        [yes] { $refill-returned ->
            [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite") } ab, ziehst { CARDS($card-drawn-cards, case: "accusative", article: "indefinite") } und nimmst deine Nachziehkarte zurück.
           *[no] Du legst { CARDS($cards, case: "accusative", article: "indefinite") } ab und ziehst { CARDS($card-drawn-cards, case: "accusative", article: "indefinite") }.
        }
       *[no] Du legst { CARDS($cards, case: "accusative", article: "indefinite") } ab und nimmst deine Nachziehkarte zurück.
    }
   *[no] { $card-drawn ->
        [yes] { $refill-returned ->
            [yes] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite") } ab, zieht { CARDS($card-drawn-cards, case: "accusative", article: "indefinite") } und nimmt die Nachziehkarte zurück.
           *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite") } ab und zieht { CARDS($card-drawn-cards, case: "accusative", article: "indefinite") }.
        }
       *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite") } ab und nimmt die Nachziehkarte zurück.
    }
}
whole-card-drawn = { $you ->
    [yes] Du ziehst { CARDS($cards, case: "accusative", article: "indefinite") } und nimmst deine Nachziehkarte zurück.
   *[no] { $seat } zieht { CARDS($cards, case: "accusative", article: "indefinite") } und nimmt die Nachziehkarte zurück.
}
whole-card-paid = { $you ->
    [yes] Du zahlst { CARDS($cards, case: "accusative", article: "indefinite") }
   *[no] { $seat } zahlt { CARDS($cards, case: "accusative", article: "indefinite") }
} für { CARDS($animal-taken-cards, case: "accusative", article: "indefinite") }{ with-leader-and-points }.
with-leader-and-points = { $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }samt Bonuskarte{ $bonus-earned ->
            [yes] { " und " }{ scores-points }
           *[no] { "" }
        }
       *[other] { $bonus-earned ->
            [yes] , { wins-its-leader } und dazu { $bonus-earned-points } Punkte
           *[no] { " und " }{ wins-its-leader }
        }
    }
   *[no] { $bonus-earned ->
        [yes] { " und " }{ scores-points }
       *[no] { "" }
    }
}
scores-points = { $you ->
    [yes] bekommst
   *[no] bekommt
} { $bonus-earned-points } Punkte
whole-animal-taken = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { CARDS($cards, case: "accusative", article: "indefinite") }{ with-leader-and-points }.
whole-leo-came-first = { $seat } gewinnt den Gleichstand{ $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " und " }nimmt { CARDS($animal-taken-cards, case: "accusative", article: "indefinite") } samt Bonuskarte
        [you] , nimmt { CARDS($animal-taken-cards, case: "accusative", article: "indefinite") } und bekommt von dir die Bonuskarte
       *[another] , nimmt { CARDS($animal-taken-cards, case: "accusative", article: "indefinite") } und bekommt von { $leader-gained-loser } die Bonuskarte
    }
   *[no] { " und " }nimmt { CARDS($animal-taken-cards, case: "accusative", article: "indefinite") }
}.
whole-free-animal-taken = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} gratis { CARDS($cards, case: "accusative", article: "indefinite") }{ $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }samt Bonuskarte
        [you] { " " }und von dir die Bonuskarte
       *[another] { " " }und von { $leader-gained-loser } die Bonuskarte
    }
   *[no] { "" }
}.
whole-take-declined = { $you ->
    [yes] Du nimmst kein Tier
   *[no] { $seat } nimmt kein Tier
}{ gets-back }.
whole-payment-impossible = { $you ->
    [yes] Du hast zu wenige Karten zum Zahlen
   *[no] { $seat } hat zu wenige Karten zum Zahlen
}{ gets-back }.
gets-back = { $card-drawn ->
    [yes] { ", " }
   *[no] { " und " }
}{ $you ->
    [yes] bekommst
   *[no] bekommt
} { CARDS($bid-returned-cards, case: "accusative", article: "indefinite") }{ $payment-returned ->
    [yes] { " " }samt Zahlung ({ CARDS($payment-returned-cards, case: "accusative", article: "indefinite", list: "unit") })
   *[no] { "" }
} zurück{ $card-drawn ->
    [yes] { " und " }{ $you ->
        [yes] ziehst
       *[no] zieht
    } { CARDS($card-drawn-cards, case: "accusative", article: "indefinite") }
   *[no] { "" }
}
whole-tied = Gleichstand bei { $value }: { $all }.
each-tied = { who-it-is }
whole-payment-revealed = Zahlungen – { $each }.{ who-is-highest }
who-is-highest = { $tie-decided ->
    [yes] { " " }{ $tie-decided-you ->
        [yes] Du hast
       *[no] { $tie-decided-seat } hat
    } die höchste Summe.
   *[no] { "" }
}
each-payment-revealed = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
whole-tie-break-shown = Entscheidungskarten – { $each }.{ who-goes-first }
who-goes-first = { $tie-decided ->
    [yes] { " " }Damit { $tie-decided-you ->
        [yes] liegst du
       *[no] liegt { $tie-decided-seat }
    } vorn.
   *[no] { "" }
}
each-tie-break-shown = { $hidden ->
    [yes] { who-it-is }: oberste Karte vom Stapel
   *[no] { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
}
whole-tie-break-drawn = Vom Stapel – { $each }.{ who-goes-first }
each-tie-break-drawn = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
whole-card-discarded = Die Karten dieser Runde werden abgelegt{ $animal-boxed ->
    [yes] ; { $animal-boxed-cards } { $animal-boxed-count ->
        [one] kommt
       *[other] kommen
    } zurück in die Schachtel
   *[no] { "" }
}.
whole-leo-card-discarded = Leo hat seine Nachziehkarte geboten und nimmt kein Tier: Sein Stapel wird abgelegt, und er bekommt einen neuen mit { $leo-dealt-count } Karten.
whole-hand-discarded = Alle legen ihre Handkarten ab.
whole-secret-shown = Geheime Tiere – { $each }.
each-secret-shown = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }

# what an action would do
consequence-bid-sealed = du legst dieses Gebot verdeckt vor dich
consequence-bid-revealed = dann liegen alle Gebote offen
consequence-card-returned = die andere Karte kommt zurück auf deine Hand
consequence-animal-exchanged = du bekommst { CARDS($cards, case: "accusative", article: "indefinite") }
consequence-exchange-declined = du tauschst nichts
consequence-animal-removed = du entfernst { CARDS($cards, case: "accusative", article: "indefinite") }
consequence-refill-discarded = du legst { CARDS($cards, case: "accusative", article: "indefinite") } ab
consequence-card-drawn = du ziehst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
consequence-refill-returned = du nimmst deine Nachziehkarte zurück
consequence-pile-shuffled = zum Ziehen wird der Ablagestapel gemischt
consequence-card-missing = es ist keine Karte mehr da
consequence-card-paid = du zahlst { CARDS($cards, case: "accusative", article: "indefinite") }
consequence-animal-taken = du nimmst { CARDS($cards, case: "accusative", article: "indefinite") }
consequence-bonus-earned = du bekommst { $points } Punkte
consequence-take-declined = du nimmst kein Tier
consequence-bid-returned = dein Gebot kommt zurück
consequence-payment-sealed = du legst diese Zahlung verdeckt vor dich
consequence-payment-revealed = dann zeigen alle ihre Zahlung
consequence-payment-returned = deine Zahlung auch
consequence-tie-break-sealed = du legst diese Karte verdeckt vor dich
consequence-tie-break-shown = dann zeigen alle ihre Entscheidungskarte
consequence-tie-break-drawn = es wird vom Stapel gezogen
consequence-leader-gained = { $from ->
    [nobody] samt Bonuskarte
    [you] { $seat } bekommt von dir die Bonuskarte { CARDS($cards, number: "many", case: "genitive", article: "definite") }
   *[another] dazu von { $loser } die Bonuskarte
}
consequence-leader-returned = die Bonuskarte { CARDS($cards, number: "many", case: "genitive", article: "definite") } geht zurück in den Vorrat
consequence-leo-card-discarded = Leos Stapel wird abgelegt
consequence-bid-taken-back = dein Gebot kommt zurück
consequence-bid-left = dein Gebot wird abgelegt
consequence-free-animal-taken = du bekommst gratis { CARDS($cards, case: "accusative", article: "indefinite") }

# the table, line by line
view-display = Tiere in der Auslage, vom Stapel aus: { CARDS($animals, article: "none", list: "unit") }
view-piles = Tiere im Stapel: { $animals }. Wildniskarten: { $pile } im Nachziehstapel, { $discard } im Ablagestapel.
view-talisman = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} den Talisman.
view-player = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $hand } { $hand ->
    [one] Karte
   *[other] Karten
}, { $tokens ->
    [0] keine Punktemarker
    [one] Punktemarker für 1 Punkt
   *[other] Punktemarker für { $tokens } Punkte
}. Tiere: { CARDS($animals, article: "none", list: "unit") }
view-leo = { $seat }. Tiere: { CARDS($animals, article: "none", list: "unit") }
view-leaders = { $you ->
    [yes] Deine Bonuskarten
   *[no] Bonuskarten von { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-bid = { $you ->
    [yes] Vor dir auf dem Tisch
   *[no] Auf dem Tisch vor { $seat }
}: { $cards }
view-known = Sicher auf der Hand von { $seat }: { CARDS($cards, article: "none", list: "unit") }
view-secret = { $you ->
    [yes] Dein geheimes Tier
   *[no] Geheimes Tier von { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-hand = Deine Handkarten: { CARDS($cards, article: "none", list: "unit") }
ask-bid = Biete eine Wildniskarte oder deine Nachziehkarte.
ask-reveal = { $others ->
    [one] Das andere Gebot liegt offen.
   *[other] Alle anderen haben geboten.
} Welche deiner zwei Karten bietest du?
ask-exchange = Dank des Erdmännchens darfst du eins deiner Tiere gegen eins aus der Auslage tauschen. Willst du?
ask-remove = { $count ->
    [one] Entferne ein Tier aus der Auslage.
   *[other] Entferne { $count } Tiere aus der Auslage.
}
ask-refill = Leg beliebig viele Karten ab, dann zieh auf { $count } nach.
ask-take = { $count ->
    [0] Nimm ein Tier oder passe.
    [one] Nimm ein Tier für eine Karte oder passe.
   *[other] Nimm ein Tier für { $count } Karten oder passe.
}
ask-pay = Gleichstand: Alle Beteiligten zahlen verdeckt je { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Wer die höchste Summe hat, ist zuerst dran.
ask-tie-break = Immer noch Gleichstand: Leg eine Karte von der Hand oder vom Stapel. Wer die höchste hat, ist zuerst dran; diese Karten werden danach abgelegt.
ask-free = Nimm dir gratis ein Tier.
ask-take-back = Steinbock: Dein Gebot zurücknehmen?

# what is answered as usual
usual-ask-take-back = Mit dem Steinbock das Gebot immer zurücknehmen

# what may be done
do-bid = Bieten: { CARDS($cards, article: "none") }
do-reveal = Mein Gebot: { CARD($card, article: "indefinite") }
do-exchange = { GENDER($given) ->
    [m] Einen
    [f] Eine
   *[n] Ein
} { CARD($given, case: "accusative") } gegen { CARD($species, case: "accusative", article: "definite") } tauschen{ $place ->
    [hidden] { "" }
   *[other] { " " }(Stelle { $place })
}
do-keep = Nichts tauschen
do-refill = Nachziehen
do-take = { GENDER($species) ->
    [m] Den
    [f] Die
   *[n] Das
} { CARD($species, case: "accusative") } nehmen{ $place ->
    [hidden] { "" }
   *[other] { " " }(Stelle { $place })
}
do-pass = Passen: kein Tier
do-tie-break = { $card ->
    [hidden] Oberste Karte vom Stapel
   *[other] { CARD($card) } legen
}
do-take-back = Auf die Hand nehmen
do-leave = Liegen lassen
choose-bid = Eine Karte bieten, mit Adler auch zwei
choose-remove = Aus der Auslage entfernen
choose-pay = Zahlung verdeckt legen

# what may be done, in a hint: with the cards that were chosen for it
hint-bid = { CARDS($cards, case: "accusative", article: "indefinite") } bieten
hint-reveal = { CARD($card, case: "accusative", article: "indefinite") } als Gebot wählen
hint-refill = { CARDS($discarding, case: "accusative", article: "indefinite") } ablegen und nachziehen
hint-remove = { CARDS($animals, case: "accusative", article: "indefinite") } aus der Auslage entfernen
hint-take = { do-take } und dafür { CARDS($paying, case: "accusative", article: "indefinite") } zahlen
hint-pass = Passen
hint-pay = { CARDS($cards, case: "accusative", article: "indefinite") } zahlen

# what speaks for an action, after “das”
reason-two-bids = hält die Wahl zwischen { CARDS($cards, article: "none") } offen
reason-one-bid = verrät nichts von { CARD($card) }
reason-pays-with = lässt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zum Zahlen übrig
reason-fewer-above = hat { $count ->
    [0] kein Gebot
    [one] nur ein Gebot
   *[other] nur { $count } Gebote
} über sich statt { $other }
reason-no-tie = vermeidet einen Gleichstand bei { $value }
reason-refills = füllt die Hand von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} auf { $size } auf
reason-nothing-good = verpasst { $points ->
    [0] nichts (kein Tier hier bringt gerade Punkte)
   *[other] wenig (kein Tier hier bringt mehr als { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    })
}
reason-fresh-cards = kann beliebig viele Karten gegen neue tauschen, bis zu { $size }
reason-bids-for = zielt { $value ->
    [0] { "" }
   *[other] vor jedem Gebot mit { $value }{ " " }
}auf { CARD($species, case: "accusative", article: "definite") } ({ $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
})
reason-outbids = kommt vor jedem Gebot mit { $value } dran
reason-early-refill = spart das Nachziehen auf (jetzt brächte es { $count ->
    [0] keine neue Karte
    [one] nur eine neue Karte
   *[other] nur { $count } neue Karten
})
reason-refill-waits = nutzt erst die { $count ->
    [one] Karte
   *[other] { $count } Karten
} auf der Hand
reason-natural = lässt sich für { CARDS($cards, case: "accusative", article: "definite", list: "or") } ganz mit passendem Lebensraum bezahlen ({ $points } Punkte mehr)
reason-keeps-cards = hebt { CARDS($cards, case: "accusative", article: "indefinite") } für später auf
reason-keeps-fitting = hebt { CARD($card) } für später auf (Lebensraum { CARD($species, case: "genitive", article: "definite") })
reason-too-dear = ist zu hoch zum Zahlen und kommt mit { $count } neuen Karten zurück
reason-payable = lässt sich anders als ein Gebot mit { $value } bezahlen
reason-cheaper = kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weniger als { $value }{ $good ->
    [0] { "" }
    [one] { "" }
   *[other] , und { $good } Tiere bringen je { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
reason-poor = ist für { $all ->
    [yes] alle anderen
   *[no] { $count ->
        [one] eine andere Person
       *[other] { $count } andere
    }
} nicht zu bezahlen
reason-passes = spart { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $drawn ->
    [0] { "" }
    [one] { " " }und bringt eine neue
   *[other] { " " }und bringt { $drawn } neue
}
reason-points = bringt{ $bonus ->
    [yes] { " " }mit dem Lebensraum
   *[no] { "" }
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}{ $other ->
    [0] { "" }
    [one] { " " }statt einem
   *[other] { " " }statt { $other }
}
reason-bonus = bringt { $points } Punkte für den Lebensraum
reason-leader = { $from ->
    [nobody] gewinnt die Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") }
    [you] nimmt dir die Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") } ab
   *[another] nimmt { $loser } die Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") } ab
}
reason-owns = macht { CARD($species, $count, case: "accusative", article: "indefinite") } in der Sammlung
reason-keeps-animals = lässt { CARD($species, $count, case: "accusative", article: "indefinite") } in der Sammlung
reason-more-to-come = setzt auf eine Art mit bis zu { $count } weiteren Tieren
reason-denies = hält { CARD($species, case: "accusative", article: "definite") } ({ $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}) von { $you ->
    [yes] dir
   *[no] { $seat }
} fern
reason-poor-exchange = { $points ->
    [0] verliert nichts (der Tausch brächte keine Punkte)
    [one] spart den Punkt für den Tausch
   *[other] spart die { $points } Punkte für den Tausch
}
reason-rival-gets = lässt { $you ->
    [yes] dir
   *[no] { $seat }
} { $points ->
    [0] nur Tiere ohne Punkte
    [one] nur Tiere für höchstens einen Punkt
   *[other] nur Tiere für höchstens { $points } Punkte
} statt für { $other }
reason-leaves = lässt { $you ->
    [yes] dir
   *[no] { $seat }
} nur { CARDS($cards, case: "accusative", article: "definite", list: "or") }
reason-leaves-leo = lässt Leo { CARD($species, case: "accusative", article: "definite") }
reason-higher-sum = ergibt zusammen { $sum } statt { $other } (die höhere Summe wählt zuerst)
reason-free-lot = kostet keine Handkarte
reason-high-lot = { $above ->
    [0] wird von keiner anderen Karte geschlagen
   *[other] wird nur von Karten über { $value } geschlagen
}
reason-draws-more = bringt { $count ->
    [one] eine neue Karte
   *[other] { $count } neue Karten
} statt { $other }
reason-low-cards = macht aus { CARDS($cards, article: "none") } vielleicht etwas Höheres
reason-draws = { $count ->
    [0] lässt die ganze Hand, wie sie ist
    [one] bringt eine neue Karte
   *[other] bringt { $count } neue Karten
}
reason-shows-nothing = nimmt keine Karte zurück, die alle gesehen haben

# why not
another-is-asked = Gerade wartet niemand auf dich.
wrong-step = { $asked ->
    [bid] Biete zuerst eine Handkarte; Tiere wählst du danach.
    [reveal] Wähle zuerst eine deiner zwei Karten als Gebot.
    [exchange] Sag zuerst, ob du ein Tier tauschst.
    [remove] Entferne zuerst Tiere aus der Auslage.
    [refill] Zieh zuerst nach.
    [take] Nimm zuerst ein Tier oder passe.
    [pay] Leg zuerst deine Zahlung für den Gleichstand.
    [tie-break] Leg zuerst eine Karte, um den Gleichstand zu lösen.
    [free] Nimm zuerst das Tier, das du gratis bekommst.
   *[take-back] Sag zuerst, ob du dein Gebot zurücknimmst.
}
one-card-only = Ein Gebot ist eine Karte; nur wer den Adler hat, legt zwei.
not-laid = Du hast { CARD($card, case: "accusative", article: "indefinite") } nicht als Gebot gelegt.
wrong-number-of-animals = Entferne genau { $count ->
    [one] ein Tier
   *[other] { $count } Tiere
}.
wrong-payment = { $count ->
    [0] Hier ist nichts zu zahlen.
    [one] Zahle genau eine Karte.
   *[other] Zahle genau { $count } Karten.
}
no-such-animal = In der Auslage liegt { GENDER($species) ->
    [f] keine
   *[m] kein
} { CARD($species) }, oder nicht an dieser Stelle.
card-not-held = Du hast { CARD($card, case: "accusative", article: "indefinite") } nicht, oder nicht so oft.
no-pile-left = Zum Ziehen ist keine Karte mehr da.
animal-not-there = Du hast { GENDER($species) ->
    [m] keinen
    [f] keine
   *[n] kein
} { CARD($species, case: "accusative") } zum Tauschen.
same-species = Beide sind von derselben Art: { CARD($species) }. Tausche gegen eine andere.
not-in-display = Diese Tiere liegen nicht alle in der Auslage.
farther-without-leo = Ohne Leo wird von gleichen Tieren das genommen, das dem Stapel am nächsten liegt.

# texts that cannot be read
unknown-card = Es gibt keine Karte „{ $word }“. Nenne Lebensraum und Wert, etwa „forest 3“ (Wald) oder „wild 1“ (Joker), oder „refill“.
unknown-species = Es gibt kein Tier „{ $word }“. Es gibt: { $legal }.
unknown-place = „{ $word }“ ist keine Stelle der Auslage. Die Stellen heißen 1 bis { $most }.
bad-number-of-animals = „{ $word }“ ist keine Anzahl Tiere von 1 bis { $most }.
unknown-line = „{ $line }“ ist keine Zeile eines gezeichneten Tisches.
line-twice = Die Zeile „{ $line }“ steht zweimal da.
bad-number = „{ $word }“ ist keine Zahl von { $least } bis { $most } für „{ $line }“.
bad-word = „{ $word }“ geht nicht für „{ $line }“. Möglich ist: { $legal }.
bad-seats = „{ $text }“ sind keine Plätze von 1 bis { $most } für „{ $line }“.
bad-secret = „{ $line }“: Nur im Duell gibt es geheime Tiere, je eins.
bad-split = „{ $split }“ und „{ $wilds }“ teilen die Karten nicht richtig auf: vier Anzahlen, die 14 ergeben, und vier Werte von 1 bis 4.
bad-chance = „{ $text }“ ist kein Stand des Zufalls: 64 hexadezimale Ziffern, die erzeugten Blöcke und die verbrauchten Wörter.
impossible-seats = { $players } Personen und { $seats } Plätze gehen in der Ausgabe { $edition } nicht.
leader-twice = Die Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") } ist zweimal gezeichnet.
leader-without-most = Platz { $seat } kann die Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") } nicht haben, ohne die meisten davon zu haben.
too-many-cards = In „{ $line }“ sind zu viele Karten: höchstens { $most }.
refill-there = In „{ $line }“ kann keine Nachziehkarte liegen.
too-many-animals = Gezeichnet sind { CARD($species, $there) }, das Spiel hat aber nur { $copies }.
too-many-of-a-card = { CARD($card) } ist { $there }-mal gezeichnet, das Spiel hat die Karte aber nur { $copies }-mal.
known-but-not-there = Die Zeile „{ $line }“ kennt { CARD($card, case: "accusative") }, aber die Karte ist nicht da.
no-talisman-here = Nur die Ausgabe von 2022 hat den Talisman.
nothing-to-decide = Bei „round: { $turn }“ hat niemand etwas zu entscheiden.

# options
no-leo-here = Leo kann hier nicht mitspielen: Er spielt nur in der Ausgabe von 2022 mit, bei zwei bis vier Personen.
no-such-form = Mit { $players ->
    [one] einer Person
   *[other] { $players } Personen
} geht das so nicht. Möglich sind: drei bis fünf Personen (2020 oder 2022), zwei bis vier mit Leo (2022) und zwei im Duell.
option-edition = welche Ausgabe gespielt wird
option-leo = ob Leo mitspielt
option-removal = welche Tiere bei drei Plätzen vor dem Spiel entfernt werden
option-habitat_split = wie viele Einsen, Zweien, Dreien und Vieren jeder Lebensraum hat, oder für Wald, Gebirge und Savanne je eine Liste (eine Annahme, außer du zählst in deiner Schachtel nach)
option-wild_values = die Werte der vier Joker
option-talisman = wer zuerst den Talisman hat
option-talisman_order = ob zuletzt oder zuerst dran ist, wer den Talisman hat
option-secret_points = was ein geheimes Tier wert ist
value-balanced = eins von jeder Art, die übrigen zufällig
value-random = zufällig
value-holder-last = wer ihn hat, ist zuletzt dran
value-holder-first = wer ihn hat, ist zuerst dran
value-each-animal = 1 Punkt für jedes Tier seiner Art, das du hast
value-one-point = 1 Punkt, egal was du gesammelt hast

# of a game and its actions, in the server's own sentences
game-help = Wild Cards: „bid forest 3“ bietet eine Karte, „bid refill“ die Nachziehkarte: Damit ziehst du auf 7 Karten nach.
    Wer am höchsten bietet, nimmt zuerst ein Tier und zahlt eine Karte weniger, als das Gebot zählt: „take peacock paying forest 1, wild 2“.
    Zeigen Gebot und Zahlung nur den Lebensraum des Tiers, sind das 2 Punkte; Joker (wild) passen überall.
    Wald (forest): Pfau (peacock), Eichhörnchen (squirrel). Gebirge (mountains): Adler (eagle), Steinbock (ibex). Savanne (savannah): Löwe (lion), Erdmännchen (meerkat).
    Wer die meisten einer Art hat, hat ihre Bonuskarte. Pfau: 3 Punkte am Ende. Eichhörnchen: Du ziehst auf 10 Karten nach.
    Adler: Biete zwei Karten („bid forest 3 + wild 1“), wähle später. Steinbock: Dein Gebot kommt zurück. Löwe: Du gewinnst jeden Gleichstand.
    Erdmännchen: Ziehst du nach, tausche erst ein Tier („exchange ibex for lion“).
    Am Ende zählt deine häufigste Art 2 Punkte je Karte, die zweithäufigste 1, jede Bonuskarte 1, dazu deine Punktemarker.
ending-last-round = die letzte Runde ist vorbei, und die Punkte entscheiden
result-winners = { $count ->
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $winners } gewinnt
    }
   *[other] { $you ->
        [yes] { $winners } teilt euch den Sieg
       *[no] { $winners } teilen sich den Sieg
    }
}: { $why }.
result-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.
outcome-tie = Gleich viele Punkte: Wer mehr Tiere hat, liegt vorn.
remark-no-bonus = ohne die Punkte für den Lebensraum
remark-bid = { $cost ->
    [0] ein Tier kostet dann keine weiteren Karten
    [one] ein Tier kostet dann noch 1 Karte
   *[other] ein Tier kostet dann noch { $cost } Karten
}
remark-either = { CARD($card, article: "indefinite") } { $cost ->
    [0] kostet keine weiteren Karten
    [one] kostet noch 1 Karte
   *[other] kostet noch { $cost } Karten
}{ $enough ->
    [yes] { "" }
   *[no] , so viele hättest du nicht
}
remark-either-refill = mit der Nachziehkarte ziehst du auf { $size } Karten nach
remark-hand-full = deine Hand ist voll
remark-points = { $change ->
    [more] insgesamt { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
    [fewer] insgesamt { $points ->
        [one] −1 Punkt
       *[other] −{ $points } Punkte
    }
   *[none] keine Punkte
}
remark-too-dear = kostet { $cost ->
    [one] noch 1 Karte
   *[other] noch { $cost } Karten
}, du hättest { $left ->
    [0] keine mehr
   *[other] nur { $left }
}: Du könntest nichts nehmen
remark-refill = { $exchange ->
    [yes] erst darfst du dank des Erdmännchens ein Tier tauschen, dann ziehst du auf { $size } Karten nach
   *[no] du nimmst kein Tier, ziehst aber auf { $size } Karten nach
}
remark-natural = +{ $points } Punkte möglich: { CARDS($cards, article: "none", list: "unit") }
remark-reveal = { $cost ->
    [0] kostet nichts mehr
    [one] kostet noch 1 Karte
   *[other] kostet noch { $cost } Karten
}
remark-gift = { $seat } bekommt dann gratis { CARDS($cards, case: "accusative", article: "definite") }{ $leader ->
    [yes] {" "}samt Bonuskarte
   *[no] { "" }
}: { $points ->
    [0] das bringt keine Punkte
    [one] +1 Punkt für { $seat }
   *[other] +{ $points } Punkte für { $seat }
}
remark-left = { $free ->
    [yes] { $seat } wählt dann gratis eins
   *[no] { $seat } kann dann eins nehmen
}: { CARDS($cards, article: "none", list: "unit") }
leader-name = { $species ->
    [peacock] Pfau-Bonuskarte
    [squirrel] Eichhörnchen-Bonuskarte
    [eagle] Adler-Bonuskarte
    [ibex] Steinbock-Bonuskarte
    [lion] Löwen-Bonuskarte
   *[meerkat] Erdmännchen-Bonuskarte
}

# what a pass gives up in the duel
remark-nothing-free = dann wird kein Tier entfernt, und du bekommst keins gratis

# on sheets to print
tokens-title = Punktemarker zu { $value }
animal-back = Rückseite der Tierkarten

# when a choice was made, in a review
coach-when = Runde { $turn }
