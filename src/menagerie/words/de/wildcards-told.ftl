# What the server and the terminal say in German of Wild Cards: what happened, what would, and why not.

# what happened
animal-boxed = Zurück in die Schachtel: { $cards }.
animals-removed = { $count } Tiere kommen ungesehen aus dem Spiel.
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
    [yes] Dein Gebot: { $cards }.
   *[no] { $seat } bietet { CARDS($cards, case: "accusative", article: "indefinite") }.
}
card-returned = { $you ->
    [yes] Zurück auf deiner Hand: { $cards }.
   *[no] { $seat } nimmt die andere Karte ungesehen zurück.
}
animal-exchanged = { $you ->
    [yes] Dank Erdmännchen tauschst du { CARD($given, case: "accusative", article: "indefinite") } gegen { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] Dank Erdmännchen tauscht { $seat } { CARD($given, case: "accusative", article: "indefinite") } gegen { CARDS($cards, case: "accusative", article: "indefinite") }.
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
pile-shuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel mit { $count } Karten gemischt.
card-missing = Eine Karte fehlt, und es ist keine mehr da.
card-paid = { $you ->
    [yes] Du zahlst { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } zahlt { CARDS($cards, case: "accusative", article: "indefinite") }.
}
animal-taken = { $you ->
    [yes] Du nimmst { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] { $seat } nimmt { CARDS($cards, case: "accusative", article: "indefinite") }.
}
bonus-earned = { $you ->
    [yes] Du bekommst { $points } Punkte für den natürlichen Lebensraum.
   *[no] { $seat } bekommt { $points } Punkte für den natürlichen Lebensraum.
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
talisman-decided = Immer noch gleich, also im Uhrzeigersinn ab dem Talisman: { $you ->
    [yes] Du kommst
   *[no] { $seat } kommt
} als Nächstes.
tie-decided = Die höchste Summe entscheidet: { $you ->
    [yes] Du kommst
   *[no] { $seat } kommt
} als Nächstes.
lion-decided = Gleiche Gebote, und der Löwe entscheidet: { $you ->
    [yes] Du kommst
   *[no] { $seat } kommt
} zuerst.
leo-came-first = Gleiche Gebote: { $seat } kommt zuerst.
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
        [yes] Du vertraust auf den Stapel.
       *[no] { $seat } vertraut auf den Stapel.
    }
   *[no] { $you ->
        [yes] Deine Entscheidungskarte: { $cards }.
       *[no] Entscheidungskarte von { $seat }: { $cards }.
    }
}
lot-drawn = Das Los entscheidet: { $you ->
    [yes] Du kommst
   *[no] { $seat } kommt
} als Nächstes.
leader-gained = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $from ->
    [nobody] die Bonuskarte
    [you] deine Bonuskarte
   *[another] die Bonuskarte von { $loser }
}: { CARDS($cards, article: "none", list: "unit") }.
leader-returned = Eine Bonuskarte geht zurück in den Vorrat: { CARDS($cards, article: "none", list: "unit") }.
card-discarded = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite") } ab.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite") } ab.
}
leo-card-discarded = Leos Stapel wird abgelegt: { $cards }.
bid-taken-back = { $you ->
    [yes] Der Steinbock bringt dein Gebot zurück: { $cards }.
   *[no] Der Steinbock bringt { $seat } das Gebot zurück: { $cards }.
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
    [yes] Du legst deine Hand ab.
   *[no] { $seat } legt die Hand ab.
}
secret-shown = { $you ->
    [yes] Dein geheimes Tier war: { $cards }.
   *[no] Das geheime Tier von { $seat } war: { $cards }.
}
free-animal-taken = { $you ->
    [yes] Du bekommst { CARDS($cards, case: "accusative", article: "indefinite") } gratis.
   *[no] { $seat } bekommt { CARDS($cards, case: "accusative", article: "indefinite") } gratis.
}

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-animal-revealed = { $round-began ->
    [yes] Runde { $round-began-round } bringt { CARDS($cards, case: "accusative", article: "indefinite") }.
   *[no] Neu in der Auslage: { $cards }.
}
whole-bid-revealed = Die Gebote: { $each }.
each-bid-revealed = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
who-it-is = { $you ->
    [yes] du
   *[no] { $seat }
}
whole-card-returned = { $you ->
    [yes] Dein Gebot: { $bid-revealed-cards }. Zurück auf deiner Hand: { $cards }.
   *[no] { $seat } bietet { CARDS($bid-revealed-cards, case: "accusative", article: "indefinite") } und nimmt die andere Karte ungesehen zurück.
}
whole-animal-exchanged = Dank Erdmännchen { $you ->
    [yes] tauschst du
   *[no] tauscht { $seat }
} { CARD($given, case: "accusative", article: "indefinite") } gegen { CARDS($cards, case: "accusative", article: "indefinite") }{ and-its-leader }.
and-its-leader = { $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }samt Bonuskarte
        [you] { " " }samt deiner Bonuskarte
       *[another] { " " }samt Bonuskarte von { $leader-gained-loser }
    }
   *[no] { "" }
}
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
} für { CARDS($animal-taken-cards, case: "accusative", article: "definite") }{ and-its-leader }{ for-points }.
for-points = { $bonus-earned ->
    [yes] : { $bonus-earned-points } Punkte in Markern
   *[no] { "" }
}
whole-animal-taken = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { CARDS($cards, case: "accusative", article: "definite") }{ and-its-leader }{ for-points }.
whole-leo-came-first = Gleiche Gebote: { $seat } kommt zuerst und nimmt { CARDS($animal-taken-cards, case: "accusative", article: "definite") }{ and-its-leader }.
whole-free-animal-taken = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { CARDS($cards, case: "accusative", article: "definite") }{ and-its-leader } gratis.
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
whole-payment-revealed = Die Zahlungen: { $each }.{ who-is-highest }
who-is-highest = { $tie-decided ->
    [yes] { " " }{ $tie-decided-you ->
        [yes] Am höchsten liegst du.
       *[no] Am höchsten liegt { $tie-decided-seat }.
    }
   *[no] { "" }
}
each-payment-revealed = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
whole-tie-break-shown = Die Entscheidungskarten: { $each }.{ who-is-highest }
each-tie-break-shown = { $hidden ->
    [yes] { $you ->
        [yes] du vertraust auf den Stapel
       *[no] { $seat } vertraut auf den Stapel
    }
   *[no] { who-it-is } { CARDS($cards, article: "none", list: "unit") }
}
whole-tie-break-drawn = Die Entscheidungskarten vom Stapel: { $each }.{ who-is-highest }
each-tie-break-drawn = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
whole-card-discarded = Die Karten dieser Runde werden abgelegt{ $animal-boxed ->
    [yes] ; zurück in die Schachtel: { $animal-boxed-cards }
   *[no] { "" }
}.
whole-leo-card-discarded = Leos Stapel wird abgelegt, und er bekommt einen neuen mit { $leo-dealt-count } Karten.
whole-hand-discarded = Alle legen ihre Hand ab.
whole-secret-shown = Die geheimen Tiere: { $each }.
each-secret-shown = { $you ->
    [yes] bei dir
   *[no] bei { $seat }
} { $cards }

# what an action would do
consequence-bid-sealed = du legst dieses Gebot verdeckt
consequence-bid-revealed = dann zeigen alle ihr Gebot
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
consequence-pile-shuffled = für den Rest wird der Ablagestapel gemischt
consequence-card-missing = keine Karte ist mehr da
consequence-card-paid = du zahlst { CARDS($cards, case: "accusative", article: "indefinite") }
consequence-animal-taken = du nimmst { CARDS($cards, case: "accusative", article: "indefinite") }
consequence-bonus-earned = du bekommst { $points } Punkte
consequence-take-declined = du nimmst kein Tier
consequence-bid-returned = dein Gebot kommt zurück
consequence-payment-sealed = du legst diese Zahlung verdeckt
consequence-payment-revealed = dann zeigen alle ihre Zahlung
consequence-payment-returned = deine Zahlung auch
consequence-tie-break-sealed = du legst diese Karte verdeckt
consequence-tie-break-shown = dann zeigen alle ihre Entscheidungskarte
consequence-tie-break-drawn = vom Stapel wird gezogen
consequence-leader-gained = { $from ->
    [nobody] bringt die Bonuskarte
    [you] { $seat } bekommt deine Bonuskarte: { CARDS($cards, article: "none", list: "unit") }
   *[another] bringt die Bonuskarte von { $loser }
}
consequence-leader-returned = eine Bonuskarte geht zurück in den Vorrat
consequence-leo-card-discarded = Leos Stapel wird abgelegt
consequence-bid-taken-back = dein Gebot kommt zurück
consequence-bid-left = dein Gebot bleibt liegen
consequence-free-animal-taken = du bekommst { CARDS($cards, case: "accusative", article: "indefinite") } gratis

# the table, line by line
view-display = Auslage, vom Stapel aus: { CARDS($animals, article: "none", list: "unit") }
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
}, { $tokens } { $tokens ->
    [one] Punkt
   *[other] Punkte
} in Markern. Tiere: { CARDS($animals, article: "none", list: "unit") }
view-leo = { $seat }. Tiere: { CARDS($animals, article: "none", list: "unit") }
view-leaders = { $you ->
    [yes] Deine Bonuskarten
   *[no] Bonuskarten von { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-bid = { $you ->
    [yes] Vor dir auf dem Tisch
   *[no] Auf dem Tisch vor { $seat }
}: { $cards }
view-known = Sicher auf der Hand von { $seat }: { $cards }
view-secret = { $you ->
    [yes] Dein geheimes Tier
   *[no] Geheimes Tier von { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-hand = Deine Hand: { $cards }
ask-bid = Biete eine Karte oder deine Nachziehkarte.
ask-reveal = Alle anderen haben geboten. Welche deiner zwei Karten bietest du?
ask-exchange = Dank Erdmännchen darfst du tauschen: eins deiner Tiere gegen eins aus der Auslage?
ask-remove = { $count ->
    [one] Entferne ein Tier aus der Auslage.
   *[other] Entferne { $count } Tiere aus der Auslage.
}
ask-refill = Leg beliebige Karten ab, dann zieh auf { $count } nach.
ask-take = { $count ->
    [0] Nimm ein Tier oder passe.
    [one] Nimm ein Tier für eine Karte oder passe.
   *[other] Nimm ein Tier für { $count } Karten oder passe.
}
ask-pay = Gleichstand: Alle zahlen verdeckt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Die höchste Summe nimmt zuerst.
ask-tie-break = Immer noch gleich: Leg eine Karte von der Hand oder vom Stapel. Die höchste nimmt zuerst; alle werden abgelegt.
ask-free = Nimm dir ein Tier, gratis.
ask-take-back = Dank Steinbock darfst du dein Gebot behalten. Zurück auf die Hand?

# what is answered as usual
usual-ask-take-back = Der Steinbock bringt dein Gebot immer zurück

# what may be done
do-bid = Bieten: { $cards }
do-reveal = Mein Gebot: { CARD($card) }
do-exchange = { CARD($given, case: "accusative") } gegen { CARD($species, case: "accusative") } tauschen{ $place ->
    [hidden] { "" }
   *[other] { " " }(Stelle { $place })
}
do-keep = Nichts tauschen
do-refill = Nachziehen
do-take = { CARD($species, case: "accusative") } nehmen{ $place ->
    [hidden] { "" }
   *[other] { " " }(Stelle { $place })
}
do-pass = Passen: kein Tier
do-tie-break = { $card ->
    [hidden] Oberste Karte vom Stapel
   *[other] { CARD($card) } legen
}
do-take-back = Karte nehmen
do-leave = Liegen lassen
choose-bid = Eine Karte bieten, mit Adler auch zwei
choose-remove = Aus der Auslage entfernen
choose-pay = Zahlung verdeckt legen

# what may be done, in a hint: with the cards that were chosen for it
hint-bid = { CARDS($cards, case: "accusative", article: "none") } bieten
hint-reveal = { CARD($card) } als Gebot wählen
hint-refill = { CARDS($discarding, case: "accusative", article: "none") } ablegen und nachziehen
hint-remove = { CARDS($animals, case: "accusative", article: "indefinite") } aus der Auslage entfernen
hint-take = { do-take } und { CARDS($paying, case: "accusative", article: "none") } zahlen
hint-pass = Passen
hint-pay = { CARDS($cards, case: "accusative", article: "none") } zahlen

# what speaks for an action, after “das”
reason-largest-species = vergrößert deine größten Arten
reason-leader = gibt dir Punkte für eine Bonuskarte
reason-natural = bringt die Punkte für den natürlichen Lebensraum
reason-secret = zählt für dein geheimes Tier
reason-power = gibt dir eine nützliche Stärke
reason-growth = stärkt eine Art mit Zukunft
reason-others-points = hält Punkte von den anderen fern
reason-cards = lässt dir die besseren Karten
reason-hope-animal = verschafft dir vielleicht ein gutes Tier
reason-hope-natural = bringt vielleicht die Punkte für den natürlichen Lebensraum
reason-bid-cards = lässt dir mehr Karten
reason-rival-gets = lässt deinem Gegenüber wenig
reason-two-bids = hält dir zwei Gebote offen
reason-first-in-tie = gibt dir gute Aussichten im Gleichstand
reason-tie-cards = kostet nur entbehrliche Karten
reason-tie-natural = wahrt die Aussicht auf die Punkte für den Lebensraum
reason-left-for-rival = lässt deinem Gegenüber nichts Gutes

# why not
another-is-asked = Gerade wartet niemand auf dich.
wrong-step = { $asked ->
    [bid] Biete zuerst eine Handkarte; Tiere wählt ihr danach.
    [reveal] Wähle zuerst eine deiner zwei Karten als Gebot.
    [exchange] Sag zuerst, ob du ein Tier tauschst.
    [remove] Entferne zuerst Tiere aus der Auslage.
    [refill] Zieh zuerst nach.
    [take] Nimm zuerst ein Tier oder passe.
    [pay] Leg zuerst deine Zahlung für den Gleichstand.
    [tie-break] Leg zuerst eine Karte, um den Gleichstand zu lösen.
    [free] Nimm zuerst dein Gratistier.
   *[take-back] Sag zuerst, ob du dein Gebot zurücknimmst.
}
one-card-only = Ein Gebot ist eine Karte; nur wer den Adler hat, legt zwei.
not-laid = Du hast { CARD($card, case: "accusative") } nicht als Gebot gelegt.
wrong-number-of-animals = Entferne genau { $count }.
wrong-payment = { $count ->
    [0] Hier ist nichts zu zahlen.
    [one] Zahle genau eine Karte.
   *[other] Zahle genau { $count } Karten.
}
no-such-animal = In der Auslage liegt { GENDER($species) ->
    [f] keine
   *[m] kein
} { CARD($species) }, oder nicht an dieser Stelle.
card-not-held = Du hast { CARD($card, case: "accusative") } nicht, oder nicht so oft.
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
bad-number-of-animals = „{ $word }“ ist keine Zahl von Tieren von 1 bis { $most }.
unknown-line = „{ $line }“ ist keine Zeile eines gezeichneten Tisches.
line-twice = Die Zeile „{ $line }“ steht zweimal da.
bad-number = „{ $word }“ ist keine Zahl von { $least } bis { $most } für „{ $line }“.
bad-word = „{ $word }“ geht nicht für „{ $line }“. Möglich ist: { $legal }.
bad-seats = „{ $text }“ sind keine Plätze von 1 bis { $most } für „{ $line }“.
bad-secret = „{ $line }“: Nur im Duell gibt es geheime Tiere, je eins.
bad-split = „{ $split }“ und „{ $wilds }“ teilen die Karten nicht richtig auf: vier Anzahlen, die 14 ergeben, und vier Werte von 1 bis 4.
bad-chance = „{ $text }“ ist kein Stand des Zufalls: 64 hexadezimale Ziffern, die erzeugten Blöcke und die verbrauchten Wörter.
impossible-seats = { $players } Personen und { $seats } Plätze gehen in der Ausgabe { $edition } nicht.
leader-twice = Die Bonuskarte { CARD($species) } ist zweimal gezeichnet.
leader-without-most = Platz { $seat } kann die Bonuskarte { CARD($species) } nicht haben, ohne die meisten davon zu haben.
too-many-cards = In „{ $line }“ sind zu viele Karten: höchstens { $most }.
refill-there = In „{ $line }“ kann keine Nachziehkarte liegen.
too-many-animals = Gezeichnet sind { CARD($species, $there) }, das Spiel hat aber nur { $copies }.
too-many-of-a-card = { CARD($card) } ist { $there }-mal gezeichnet, das Spiel hat die Karte aber nur { $copies }-mal.
known-but-not-there = Die Zeile „{ $line }“ kennt { CARD($card, case: "accusative") }, aber die Karte ist nicht da.
no-talisman-here = Nur die Ausgabe von 2022 hat den Talisman.
nothing-to-decide = Bei „round: { $turn }“ hat niemand etwas zu entscheiden.

# options
no-leo-here = Leo kann hier nicht mitspielen ({ $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, Ausgabe { $edition }): Er spielt nur in der Ausgabe von 2022 mit, bei zwei bis vier Personen.
no-such-form = Mit { $players ->
    [one] einer Person
   *[other] { $players } Personen
} geht die Ausgabe { $edition } so nicht. Möglich sind: drei bis fünf Personen (2020 oder 2022), zwei bis vier mit Leo (2022) und zwei im Duell.
option-edition = welche Ausgabe gespielt wird
option-leo = ob Leo von allein mitspielt
option-removal = welche Tiere bei drei Plätzen aus dem Spiel kommen
option-habitat_split = wie viele Einsen, Zweien, Dreien und Vieren jeder Lebensraum hat (eine Annahme, außer du zählst in deiner Schachtel nach)
option-wild_values = die Werte der vier Joker
option-talisman = wer zuerst den Talisman hat
option-talisman_order = ob zuletzt oder zuerst kommt, wer den Talisman hat
option-secret_points = was ein geheimes Tier wert ist
value-balanced = eins von jeder Art, die anderen zufällig
value-random = zufällig
value-holder-last = wer ihn hat, kommt zuletzt
value-holder-first = wer ihn hat, kommt zuerst
value-each-animal = ein Punkt für jedes Tier seiner Art, das du hast
value-one-point = ein Punkt, egal was du gesammelt hast

# of a game and its actions, in the server's own sentences
game-help = Wild Cards: „bid forest 3“ bietet eine Karte, „bid refill“ die Nachziehkarte: Damit ziehst du auf 7 Karten nach.
    Das höchste Gebot nimmt zuerst ein Tier und zahlt eine Karte weniger, als sein Wert angibt: „take peacock paying forest 1, wild 2“.
    Zeigen Gebot und Zahlung nur den Lebensraum des Tiers, sind das 2 Punkte; Joker (wild) passen überall.
    Wald (forest): Pfau (peacock), Eichhörnchen (squirrel). Gebirge (mountains): Adler (eagle), Steinbock (ibex). Savanne (savannah): Löwe (lion), Erdmännchen (meerkat).
    Wer die meisten einer Art hat, hat ihre Bonuskarte. Pfau: 3 Punkte am Ende. Eichhörnchen: Du ziehst auf 10 Karten nach.
    Adler: Biete zwei Karten („bid forest 3 + wild 1“), wähle später. Steinbock: Dein Gebot kommt zurück. Löwe: bei Gleichstand immer zuerst.
    Erdmännchen: Ziehst du nach, tausche erst ein Tier („exchange ibex for lion“).
    Am Ende zählt deine häufigste Art 2 Punkte je Karte, die zweithäufigste 1, jede Bonuskarte 1, dazu deine Punktemarker.
ending-last-round = die letzte Runde ist vorbei, und die Wertung entscheidet
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
    [0] kostet keine weiteren Karten
    [one] ein Tier kostet noch 1 Karte
   *[other] ein Tier kostet noch { $cost } Karten
}
remark-either = { CARD($card) } { $cost ->
    [0] kostet keine weiteren Karten
    [one] kostet noch 1 Karte
   *[other] kostet noch { $cost } Karten
}{ $enough ->
    [yes] { "" }
   *[no] , so viele hättest du nicht
}
remark-either-refill = mit der Nachziehkarte ziehst du auf { $size } Karten nach
remark-hand-full = Hand ist voll
remark-shuffled-first = für den Rest wird dann der Ablagestapel gemischt
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
    [yes] erst darfst du dank Erdmännchen ein Tier tauschen, dann ziehst du auf { $size } Karten nach
   *[no] du nimmst kein Tier, ziehst aber auf { $size } Karten nach
}
remark-natural = +{ $points } möglich: { CARDS($cards, article: "none", list: "unit") }
remark-reveal = { $cost ->
    [0] kostet nichts mehr
    [one] kostet noch 1 Karte
   *[other] kostet noch { $cost } Karten
}
leader-name = { $species ->
    [peacock] Pfau-Bonuskarte
    [squirrel] Eichhörnchen-Bonuskarte
    [eagle] Adler-Bonuskarte
    [ibex] Steinbock-Bonuskarte
    [lion] Löwen-Bonuskarte
   *[meerkat] Erdmännchen-Bonuskarte
}
