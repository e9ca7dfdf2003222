# Wild Cards in German.

game-ended = Das Spiel ist vorbei.
card-name = { CARD($card) }
card-title = { CARD($card, number: "title") }
animal-name = { CARD($species) }
animal-title = { CARD($species, number: "title") }
view-round = Runde { $round }/{ $rounds }

talisman-name = Talisman

# the table in the browser
animals-end-short = { $count ->
    [one] ein Tier
   *[other] { $count } Tiere
}
habitat-forest = Wald
habitat-mountains = Gebirge
habitat-savannah = Savanne
habitat-wild = Joker
habitat-refill = Ziehen
power-peacock = Am Ende 3 Punkte wert, nicht nur 1.
power-squirrel = Du ziehst auf 10 Karten nach, nicht auf 7.
power-eagle = Leg zwei Karten als Gebot und wähle eine, wenn du die anderen Gebote siehst.
power-ibex = Nach der Runde kommt dein Gebot zurück auf die Hand, außer es ist ein Joker.
power-lion = Bei Gleichstand kommst du zuerst.
power-meerkat = Ziehst du nach, darfst du eins deiner Tiere gegen eins aus der Auslage tauschen, bevor jemand eins nimmt.
animals-table-power-peacock = 3 Punkte
animals-table-power-squirrel = 10 Karten
animals-table-power-eagle = 2 Gebote
animals-table-power-ibex = Rückgabe
animals-table-power-lion = Vorrang
animals-table-power-meerkat = Tausch
animals-table-leader-label = Bonuskarte { CARD($species, number: "title") }, { $name }: { $power }
animals-table-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
animals-table-points-told = { $count ->
    [one] Bisher 1 Punkt.
   *[other] Bisher { $count } Punkte.
}
animals-table-talisman = Hat den Talisman.
animals-table-laid-by = { $name }: { $cards }
animals-table-brief = { $code ->
    [ask-exchange] Eins deiner Tiere tauschen?
    [ask-tie-break] Immer noch gleich: Leg eine Handkarte.
    [ask-take-back] Gebot zurück auf die Hand?
    [ask-pay] Gleichstand: Zahlt verdeckt.
   *[ask-reveal] Welche deiner zwei Karten ist dein Gebot?
}
animals-table-thinks = überlegt …
animals-table-collection = Tiere: { $name }
animals-table-collected = { $animal }: { $count }{ $leads ->
    [yes] , mit Bonuskarte
   *[no] { "" }
}
animals-table-animals-left = Tierstapel: { $count ->
    [one] noch 1 Tier
   *[other] noch { $count } Tiere
}
animals-table-hand-card = { $card }, Karte { $place } von { $count }{ $state ->
    [laid] , gelegt
    [may] , wählbar
    [not] , jetzt nicht wählbar
   *[other] { "" }
}
animals-table-do-it = { $deed ->
    [bid] Bieten
    [take] Nehmen
    [pay] Zahlen
    [refill] Ziehen
    [keep] Nur ziehen
    [remove] Entfernen
    [exchange] Tauschen
    [tie-break] Legen
   *[other] Ja
}
animals-table-players = Die anderen am Tisch
animals-table-middle = Die Tischmitte
animals-table-own = Dein Platz
animals-table-hand = Deine Hand
animals-table-display = Die Auslage, vom Stapel aus
animals-table-display-told = { $round }. In der Auslage, vom Stapel aus: { $animals }.
animals-table-display-animal = { $animal } ({ $habitat })
animals-table-hand-told = Deine Hand: { $cards }.
animals-table-display-empty = In der Auslage liegt kein Tier mehr.
animals-table-face-down = eine verdeckte Karte
animals-table-seat-label = { $name }{ $mark ->
    [bot] {" "}(ein Bot)
    [away] {" "}(gerade weg)
    [stand-in] {" "}(gerade weg, ein Bot spielt)
   *[none] { "" }
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $refill ->
    [yes] {" "}mit der Nachziehkarte
   *[no] { "" }
}, { $tokens ->
    [one] 1 Punkt
   *[other] { $tokens } Punkte
} in Markern, { $animals ->
    [one] 1 Tier
   *[other] { $animals } Tiere
}{ $laid ->
    [yes] , Karten auf dem Tisch
   *[no] { "" }
}{ $awaited ->
    [yes] , jetzt dran
   *[no] { "" }
}. Alles zeigen.
animals-table-display-card = { $animal }, Lebensraum: { $habitat }, Stelle { $place } vom Stapel aus. { $mine ->
    [0] Hast du noch nicht.
   *[other] Du hast { $mine }{ $leads ->
        [yes] {" "}und die Bonuskarte
       *[no] { "" }
    }.
} { $state ->
    [may] Wählbar.
    [not] Jetzt nicht wählbar.
   *[other] { "" }
}
animals-table-give-label = { $animal }, du hast { $count }, { $may ->
    [yes] zum Tauschen wählbar
   *[no] dafür nicht zu tauschen
}
animals-table-laid = gelegt
animals-table-leader-title = Bonus
animals-table-leads = Bonus
animals-table-leaders = Bonuskarten
animals-table-may-earn = Dazu { $points } Punkte, wenn Gebot und Zahlung den Lebensraum zeigen.
animals-table-gain = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
animals-table-gain-told = { $points ->
    [0] Bringt dir keine Punkte.
    [one] Bringt dir 1 Punkt.
   *[other] Bringt dir { $points } Punkte.
}
animals-table-leader-free = noch niemand
animals-table-order = Reihenfolge:
decided-by-lion = dank Löwe
decided-by-leo = Leo zuerst
decided-by-talisman = durch den Talisman
decided-by-tie-break = durch Entscheidungskarten
decided-by-payment = durch Zahlung
decided-by-ability = mit genug Karten
animals-table-last-round = Letzte Runde ({ $round })
animals-table-last-round-short = Letzte Runde
animals-table-order-told = Gebot { $value }: { $order }{ $why ->
    [none] { "" }
   *[other] , { $why }
}.
animals-table-order-then = { $first }, dann { $next }
animals-table-order-tied = { $names } im Gleichstand
animals-table-standing = { $name } { $points }
animals-table-standings = { $last ->
    [yes] Das ist die letzte Runde. Punkte bisher
   *[no] Punkte bisher
}: { $points }.
animals-table-piles = Stapel
animals-table-piles-short = { $pile } zum Ziehen, { $discard } abgelegt
animals-table-secret = Geheimes Tier: { $animal }. Am Ende bringt es Punkte, wenn solche Tiere gesammelt wurden.
animals-table-secret-short = geheim
animals-table-bid-short = Dein Gebot
animals-table-known-short = hat
animals-table-open-hand = Auf der Hand: { $cards }.
animals-table-known-cards = Diese Karten sind allen bekannt: { $cards }.
animals-table-end-tokens = { $count ->
    [0] Keine Punktemarker.
    [one] 1 Punkt in Markern.
   *[other] { $count } Punkte in Markern.
}
animals-table-end-total = { $count ->
    [one] Insgesamt 1 Punkt.
   *[other] Insgesamt { $count } Punkte.
}
animals-table-tells-bid = Gebot: { $cards }.
animals-table-tells-paid = Zahlung: { $cards }.
animals-table-your-turn = Du bist dran.
animals-table-waiting = Warten auf { $names }.
animals-table-sealed-bid = Dein Gebot liegt. Wähle eine andere Karte, um es zu ändern.
animals-table-sealed-pay = Deine Zahlung liegt verdeckt. Wähle neu, um sie zu ändern.
animals-table-sealed-tie-break = Deine Entscheidungskarte liegt verdeckt. Wähle neu, um sie zu ändern.
animals-table-next-bid = Wähle eine Karte. Hohe Gebote nehmen zuerst, kosten aber mehr Karten.
animals-table-next-bid-eagle = Wähle eine Karte, mit dem Adler auch zwei: Du entscheidest dich später.
animals-table-next-animal = Welches Tier soll es sein?
animals-table-next-pay = { $chosen ->
    [0] { $count ->
        [one] Wähle jetzt eine Karte
       *[other] Wähle jetzt { $count } Karten
    }
   *[other] Wähle noch { $count }
} als Zahlung für { CARD($species, case: "accusative", article: "definite") }.
animals-table-next-pay-tie = { $chosen ->
    [0] { $count ->
        [one] Wähle eine Handkarte
       *[other] Wähle { $count } Handkarten
    }
   *[other] { $count ->
        [one] Wähle noch eine Handkarte
       *[other] Wähle noch { $count } Handkarten
    }
} als Zahlung. Passt du, kommt sie zurück.
animals-table-next-refill = Welche Karten willst du nicht behalten?
animals-table-next-remove = { $chosen ->
    [0] { $count ->
        [one] Wähle ein Tier
       *[other] Wähle { $count } Tiere
    }
   *[other] Wähle noch { $count }
} aus der Auslage.
animals-table-next-give = Wähle eins deiner Tiere, dann das, das du dafür willst.
animals-table-next-get = Wähle jetzt in der Auslage das Tier, das du dafür willst.
animals-table-next-tie-break = Wähle eine Handkarte oder vertrau auf dein Glück.
animals-table-do-bid = { $count ->
    [one] Bieten: { $cards }
   *[other] Legen: { $cards }
}
animals-table-do-refill = { $count ->
    [0] Alle behalten und ziehen
    [one] Diese Karte ablegen und ziehen
   *[other] { $count } Karten ablegen und ziehen
}
animals-table-do-remove = { $count ->
    [one] Dieses Tier entfernen
   *[other] Diese Tiere entfernen
}
animals-table-secret-hidden = Hier liegt bis zum Schluss verdeckt ein geheimes Tier.
animals-table-sealed-short = Verdeckt
animals-table-draw-word = Stapel
animals-table-discard-word = Ablage

# tips, for who plays for the first time
animals-tip-goal = Dein Ziel: Punkte. Am Ende zählt jedes Tier deiner häufigsten Art 2, der zweithäufigsten 1, jede Bonuskarte 1, die des Pfaus 3; dazu kommen deine Punktemarker.
animals-tip-bid = Alle bieten verdeckt eine Karte. Die höchste Zahl sucht sich zuerst ein Tier aus.
animals-tip-cost = Ein Gebot kostet Karten: Für ein Tier zahlst du eine Karte weniger, als die Zahl sagt. Hohe Gebote kommen zuerst, niedrige sind billig.
animals-tip-take = Wähle ein Tier; darauf steht, was es dir bringt. Zeigen dein Gebot und alle Karten, die du zahlst, seinen Lebensraum, bekommst du sofort 2 Punkte; ein Joker zeigt jeden Lebensraum.
animals-tip-none = Nichts für dich dabei? Passe: Dein Gebot kommt zurück, und du ziehst bis zu 2 Karten.
animals-tip-refill = Kaum noch Karten? Biete deine Nachziehkarte: Du nimmst in dieser Runde kein Tier, ziehst aber auf 7 Karten nach, mit dem Eichhörnchen auf 10.
animals-tip-discard = Wähle Karten, die du nicht brauchst: Du legst sie ab und ziehst dafür neue.
animals-tip-tie = Gleiche Gebote: Wer beteiligt ist, wählt verdeckt die Zahlung. Die höchste Summe nimmt zuerst.
animals-tip-tie-break = Immer noch gleich: Leg verdeckt noch eine Karte oder vertrau auf die oberste vom Stapel. Die höchste nimmt zuerst.
animals-tip-leader = Du hast die Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") }, bis jemand anders genauso viele davon hat. Sie bringt Punkte und hat eine Stärke. { $power }
animals-tip-talisman = { $holder ->
    [you] Du hast
   *[another] { $name } hat
} den Talisman. Lässt sich ein Gleichstand sonst nicht lösen, kommt zuletzt, wer ihn hat, und gibt ihn dann im Uhrzeigersinn weiter.
animals-tip-lead = Wer einen Stern hat, führt: Niemand hat mehr Punkte und bei gleichen Punkten niemand mehr Tiere.
animals-tip-meerkat = Achtung: { $name } hat das Erdmännchen. Zieht { $name } nach, wird vielleicht eins dieser Tiere weggetauscht, bevor jemand eins nimmt.
animals-tip-exchange = Die Stärke des Erdmännchens: Tausche eins deiner Tiere gegen eins aus der Auslage, ganz ohne zu zahlen.
animals-tip-leo = Leo spielt mit: Er bietet die oberste Karte seines Stapels, kommt bei Gleichstand zuerst, nimmt das Tier, das dem Stapel am nächsten liegt, und zahlt nichts.
animals-tip-duel = Ihr habt beide ein geheimes Tier. Am Ende zählt jedes Tier dieser Art in deiner Sammlung 1 Punkt mehr.
animals-tip-remove = Diese Tiere kommen in die Schachtel: Nimm weg, was dein Gegenüber braucht.

remark-payment = Summe: { $sum }
