# Wild Cards in German.

game-ended = Das Spiel ist vorbei.
card-name = { CARD($card, article: "indefinite") }
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
habitat-refill = Nach{"\u00AD"}ziehen
power-peacock = Am Ende 3 Punkte wert statt nur 1.
power-squirrel = Auf 10 Karten nachziehen statt auf 7.
power-eagle = Zwei Karten bieten und erst wählen, wenn die anderen Gebote offen liegen.
power-ibex = Das Gebot nach der Runde zurück auf die Hand nehmen, außer es ist ein Joker.
power-lion = Jeden Gleichstand gewinnen.
power-meerkat = Vor dem Nachziehen ein eigenes Tier gegen eins aus der Auslage tauschen, bevor jemand eins nimmt.
animals-table-power-peacock = 3 Punkte
animals-table-power-squirrel = 10 Karten
animals-table-power-eagle = 2 Gebote
animals-table-power-ibex = Gebot zurück
animals-table-power-lion = Vorrang
animals-table-power-meerkat = Tausch
animals-table-leader-label = Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") }, { $name }: { $power }
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
    [ask-tie-break] Immer noch Gleichstand: Leg noch eine Karte.
    [ask-take-back] Gebot zurück auf die Hand?
    [ask-pay] Gleichstand: Zahle jetzt verdeckt.
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
animals-excerpt-display = Auslage
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
}{ $leads ->
    [yes] {" "}(Stern: führt)
   *[no] { "" }
}: { $points ->
    [none] { "" }
    [one] 1 Punkt,{" "}
   *[other] { $points } Punkte,{" "}
}{ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $refill ->
    [yes] {" "}mit der Nachziehkarte
   *[no] { "" }
}, { $tokens ->
    [0] keine Punktemarker
    [one] Punktemarker für 1 Punkt
   *[other] Punktemarker für { $tokens } Punkte
}, { $animals ->
    [one] 1 Tier
   *[other] { $animals } Tiere
}{ $talisman ->
    [yes] , mit dem Talisman
   *[no] { "" }
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
animals-table-gain-rival = { $points ->
    [one] 1 Punkt für { $name }.
   *[other] { $points } Punkte für { $name }.
}
animals-table-gain-told = { $points ->
    [0] Bringt dir keine Punkte.
    [one] Bringt dir 1 Punkt: { $parts }.
   *[other] Bringt dir { $points } Punkte: { $parts }.
}
animals-table-gain-part = { $part ->
    [group] { $count } für deine zwei häufigsten Arten
    [secret] { $count } für dein geheimes Tier
   *[leader] { $count } für die Bonuskarte
}
animals-table-leader-free = noch niemand
animals-table-order = Reihenfolge:
decided-by-lion = durch den Löwen
decided-by-leo = hat Vorrang
decided-by-talisman = durch den Talisman
decided-by-tie-break = durch Entscheidungs{"\u00AD"}karten
decided-by-payment = durch Zahlung
decided-by-ability = kann zahlen
animals-table-last-round = Letzte Runde ({ $round })
animals-table-last-round-short = Letzte Runde
animals-table-order-told = Gebot { $value }: { $order }.
animals-table-order-why = { $name } ({ $why })
animals-table-order-then = { $first }, dann { $next }
animals-table-order-tied = { $names } im Gleichstand
animals-table-standing = { $name } { $points }
animals-table-standings = { $last ->
    [yes] Das ist die letzte Runde. Punkte bisher
   *[no] Punkte bisher
}: { $points }.
animals-table-piles = Stapel
animals-table-piles-short = { $pile } zum Ziehen, { $discard } abgelegt
animals-table-secret = Geheimes Tier: { $animal }. { $flat ->
    [yes] Am Ende ist es 1 Punkt wert.
   *[no] Am Ende zählt jedes gesammelte Tier dieser Art extra.
}
animals-table-secret-short = geheim
animals-table-bid-short = Dein Gebot
animals-table-known-short = hat
animals-table-open-hand = Auf der Hand: { $cards }.
animals-table-known-cards = Diese Karten sind allen bekannt: { $cards }.
animals-table-end-tokens = { $count ->
    [0] Keine Punktemarker.
    [one] Punktemarker: 1 Punkt.
   *[other] Punktemarker: { $count } Punkte.
}
animals-table-end-total = { $count ->
    [one] Insgesamt 1 Punkt.
   *[other] Insgesamt { $count } Punkte.
}
animals-table-tells-bid = Gebot: { $cards }.
animals-table-tells-paid = Zahlung: { $cards }.
animals-table-tells-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand{ $refill ->
    [yes] , die Nachziehkarte mitgezählt
   *[no] { "" }
}.
animals-table-tells-tokens = { $count ->
    [0] Noch keine Punktemarker.
    [one] Punktemarker: 1 Punkt.
   *[other] Punktemarker: { $count } Punkte.
}
animals-table-tells-leo = Leo spielt automatisch: Er bietet die oberste Karte seines Stapels (noch { $count }) und nimmt gratis das Tier, das dem Tierstapel am nächsten liegt. Ist es seine Nachziehkarte, nimmt er kein Tier und bekommt einen neuen Stapel.
animals-table-tells-animals = { $animal }: { $count } in dieser Sammlung{ $leads ->
    [yes] . Die Krone heißt: Die Bonuskarte ist hier
   *[no] { "" }
}.
animals-table-card-earns = Goldener Rand: Mit dieser Karte sind die { $points } Punkte für den Lebensraum noch drin.
animals-table-tells-talisman = Hat den Talisman. Lässt sich ein Gleichstand sonst nicht lösen, ist { $last ->
    [yes] zuletzt
   *[no] zuerst
} dran, wer den Talisman hat{ $used ->
    [yes] . Er wurde benutzt und wandert nach dieser Runde weiter
   *[no] { "" }
}.
animals-table-your-turn = Du bist dran.
animals-table-waiting = Warten auf { $names }.
animals-table-sealed-bid = Dein Gebot liegt. Wähle eine andere Karte, um es zu ändern.
animals-table-sealed-pay = Deine Zahlung liegt verdeckt. Wähle neu, um sie zu ändern.
animals-table-sealed-tie-break = Deine Entscheidungskarte liegt verdeckt. Wähle neu, um sie zu ändern.
animals-table-next-bid = Wähle eine Karte. Wer hoch bietet, ist früher dran, zahlt aber mehr Karten.
animals-table-next-bid-eagle = Wähle eine Karte, mit dem Adler auch zwei: Dann entscheidest du dich später.
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
animals-table-next-refill = Willst du vorher Karten ablegen?
animals-table-next-remove = Wähle { $chosen ->
    [0] { $count ->
        [one] eins
       *[other] { $count }
    }
   *[other] { $count ->
        [one] noch eins
       *[other] noch { $count }
    }
}: Was bleibt, kann dein Gegenüber bekommen.
animals-table-next-give = Wähle eins deiner Tiere, dann das Tier, das du dafür willst.
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
animals-tip-goal = Dein Ziel: Punkte. Am Ende zählt jedes Tier deiner häufigsten Art 2, der zweithäufigsten 1, jede Bonuskarte 1, die der Pfauen 3; dazu kommen deine Punktemarker.
animals-tip-bid = Alle bieten verdeckt eine Karte. Wer am höchsten bietet, sucht sich zuerst ein Tier aus. Bluffen ist erlaubt!
animals-tip-bid-duel = Ihr bietet beide verdeckt eine Karte. Wer höher bietet, nimmt zuerst ein Tier und bekommt das letzte gratis; wer niedriger bietet, nimmt danach eins und entfernt eins. Bluffen ist erlaubt!
animals-tip-cost = Ein Gebot kostet Karten: Für ein Tier zahlst du eine Karte weniger, als dein Gebot zählt. Wer hoch bietet, ist früh dran; wer niedrig bietet, zahlt wenig.
animals-tip-take = Wähle ein Tier; darauf steht, was es dir bringt. Zeigen dein Gebot und alle Karten, die du zahlst, seinen Lebensraum, bekommst du sofort 2 Punkte; ein Joker zählt für jeden Lebensraum.
animals-tip-none = Nichts für dich dabei? Passe: Dein Gebot kommt zurück, und du ziehst bis zu 2 Karten.
animals-tip-refill = Kaum noch Karten? Biete deine Nachziehkarte: Du nimmst in dieser Runde kein Tier, ziehst aber auf 7 Karten nach, mit dem Eichhörnchen auf 10.
animals-tip-discard = Wähle Karten, die du nicht brauchst: Du legst sie ab und ziehst dafür neue.
animals-tip-tie = Gleiche Gebote: Wer beteiligt ist, wählt verdeckt eine Zahlung. Wer die höchste Summe hat, sucht sich zuerst ein Tier aus.
animals-tip-tie-break = Immer noch Gleichstand: Leg verdeckt noch eine Karte oder vertrau auf die oberste vom Stapel. Wer die höchste hat, ist zuerst dran.
animals-tip-leader = Du hast die Bonuskarte { CARD($species, number: "many", case: "genitive", article: "definite") }, bis jemand anders bei dieser Art gleichzieht. Sie bringt Punkte und diese Stärke: { $power }
animals-tip-talisman = { $holder ->
    [you] Du hast
   *[another] { $name } hat
} den Talisman. Lässt sich ein Gleichstand sonst nicht lösen, ist zuletzt dran, wer den Talisman hat; nach der Runde wandert er im Uhrzeigersinn weiter.
animals-tip-lead = Wer einen Stern hat, führt: die meisten Punkte, bei gleichem Stand die meisten Tiere.
animals-tip-meerkat = Achtung: { $name } hat das Erdmännchen. Zieht { $name } nach, wird vielleicht eins dieser Tiere weggetauscht, bevor jemand eins nimmt.
animals-tip-exchange = Die Stärke des Erdmännchens: Tausche eins deiner Tiere gegen eins aus der Auslage, ganz ohne zu zahlen.
animals-tip-leo = Leo spielt mit: Er bietet die oberste Karte seines Stapels, gewinnt jeden Gleichstand, nimmt das Tier, das dem Stapel am nächsten liegt, und zahlt nichts. Bietet er seine Nachziehkarte, nimmt er keins.
animals-tip-duel = Ihr habt jeweils ein eigenes geheimes Tier. { $flat ->
    [yes] Am Ende ist es 1 Punkt wert, egal was du gesammelt hast.
   *[no] Am Ende zählt jedes Tier dieser Art in deiner Sammlung 1 Punkt mehr.
}
animals-tip-remove = Was du entfernst, kommt in die Schachtel; was liegen bleibt, kann dein Gegenüber bekommen.

remark-payment = Summe: { $sum }
