# Lessons to play of Wild Cards in German: a title, a task, and what it has shown.

exercise-first = Deine ersten Runden
exercise-first-about = Bieten, zahlen, nachziehen und zählen.
exercise-first-bid = Alle bieten zugleich
exercise-first-bid-ask = Wer am höchsten bietet, wählt zuerst. Du willst den Pfau: Biete deinen Wald 3.
exercise-first-bid-told = Du bietest 3 und Ada 2, also wählst du zuerst. Bo zieht nach und nimmt in dieser Runde kein Tier.
exercise-first-pay = Ein Gebot von 3 kostet noch zwei Karten
exercise-first-pay-ask = Nimm den Pfau. Zeigen alle Karten Wald, seinen Lebensraum, oder Joker, gibt es zwei Punkte.
exercise-first-pay-told = Wald, Wald und Joker: zwei Punkte für dich. Und niemand hat mehr Pfauen, also gehört dir auch ihre Bonuskarte.
exercise-first-refill = Deine Hand ist fast leer
exercise-first-refill-ask = Biete deine Nachziehkarte: Du nimmst kein Tier, aber du bekommst neue Karten.
exercise-first-refill-told = Du ziehst nach, bevor die anderen ihre Tiere nehmen.
exercise-first-draw = Zieh auf sieben nach
exercise-first-draw-ask = Leg ab, was du nicht willst, oder nichts, und zieh nach.
exercise-first-draw-told = Sieben Karten, und deine Nachziehkarte ist wieder auf deiner Hand.
exercise-first-goal = Das letzte Tier
exercise-first-goal-ask = Deine häufigste Art zählt je Tier zwei Punkte, die zweithäufigste je einen, Bonuskarten extra. Nimm, was am meisten bringt.
exercise-first-goal-told = Vier Pfauen sind acht Punkte, drei Steinböcke drei, die zwei Bonuskarten vier: Du hast gewonnen.

exercise-tie = Ein Gleichstand
exercise-tie-about = Die höhere Zahlung gewinnt.
exercise-tie-pay = Du und Ada, ihr bietet beide 3
exercise-tie-pay-ask = Du willst den Löwen. Ihr zahlt beide verdeckt zwei Karten; wer die höhere Summe hat, wählt zuerst. Zahle hoch.
exercise-tie-pay-told = Deine Summe ist höher als Adas, also wählst du zuerst.
exercise-tie-take = Jetzt wählst du
exercise-tie-take-ask = Nimm den Löwen. Bezahlt hast du schon.
exercise-tie-take-told = Der Löwe gehört dir, und lauter Savannenkarten bringen dir zwei Punkte. Mit seiner Bonuskarte gewinnst du von jetzt an jeden Gleichstand.

exercise-talisman = Der Talisman
exercise-talisman-about = Er entscheidet, wenn auch die Zahlungen gleich sind.
exercise-talisman-bid = Ada hat den Talisman
exercise-talisman-bid-ask = Gebote von 1 kosten nichts extra, also zahlt bei Gleichstand niemand. Dann ist zuletzt dran, wer den Talisman hat. Biete 1.
exercise-talisman-bid-told = Du und Ada, ihr bietet beide 1. Ada hat den Talisman, also bist du zuerst dran.
exercise-talisman-take = Du bist zuerst dran
exercise-talisman-take-ask = Nimm den Löwen für deine Savanne 1.
exercise-talisman-take-told = Der Talisman wurde benutzt, also wandert er weiter.

exercise-leader = Eine Bonuskarte gewinnen
exercise-leader-about = So viele Tiere wie die anderen genügen.
exercise-leader-take = Ada hat zwei Steinböcke und ihre Bonuskarte
exercise-leader-take-ask = Nimm ein Tier, mit dem die Bonuskarte zu dir kommt.
exercise-leader-take-told = Jetzt hast du so viele Steinböcke wie Ada. Wer zuletzt gleichzieht, hat die Bonuskarte: einen Punkt und eine Stärke.

exercise-eagle = Die Stärke des Adlers
exercise-eagle-about = Zwei Karten bieten und später wählen.
exercise-eagle-bid = Dir gehört die Bonuskarte der Adler
exercise-eagle-bid-ask = Biete zwei Karten zugleich: Wald 3 und Savanne 2.
exercise-eagle-bid-told = Du hast die anderen Gebote gesehen und darfst noch wählen.
exercise-eagle-reveal = Die anderen bieten 2 und 1
exercise-eagle-reveal-ask = Mit der 2 wärst du mit Ada gleichauf. Wähle das Gebot, mit dem du zuerst dran bist.
exercise-eagle-reveal-told = Mit deiner 3 bist du zuerst dran, und die Savanne 2 ist ungesehen wieder auf deiner Hand.

exercise-ibex = Die Stärke des Steinbocks
exercise-ibex-about = Dein Gebot kommt zurück.
exercise-ibex-take = Dir gehört die Bonuskarte der Steinböcke
exercise-ibex-take-ask = Nimm zuerst den Pfau und zahle mit Wald 1.
exercise-ibex-take-told = Alle sind fertig. Jetzt wirkt deine Bonuskarte.
exercise-ibex-back = Dein Gebot darf zurück
exercise-ibex-back-ask = Nimm deinen Wald 2 zurück auf die Hand.
exercise-ibex-back-told = Dein Gebot ist zurück; nur die Zahlung wird abgelegt. Ein Joker käme nicht zurück.

exercise-meerkat = Erdmännchen und Eichhörnchen
exercise-meerkat-about = Ein Tier tauschen und auf zehn nachziehen.
exercise-meerkat-exchange = Du ziehst nach und hast die Erdmännchen
exercise-meerkat-exchange-ask = Mit ihrer Bonuskarte darfst du vorher ein Tier tauschen. Hol dir für deinen Adler das Eichhörnchen.
exercise-meerkat-exchange-told = Dein erstes Eichhörnchen, und niemand hat mehr: Die Bonuskarte ist deine und wirkt sofort.
exercise-meerkat-draw = Jetzt zieh nach
exercise-meerkat-draw-ask = Mit der Bonuskarte der Eichhörnchen ziehst du auf zehn nach.
exercise-meerkat-draw-told = Zehn Karten statt sieben.

exercise-leo = Leo
exercise-leo-about = Er nimmt, was direkt am Stapel liegt.
exercise-leo-bid = Leo bietet blind
exercise-leo-bid-ask = Er bietet seine oberste Karte, gewinnt Gleichstände und nimmt das Tier am Stapel. Du willst den Löwen: Biete 3.
exercise-leo-bid-told = Leo hat 2 geboten. Den Löwen nimmt er nur, wenn er zuerst dran ist.
exercise-leo-take = Du warst schneller
exercise-leo-take-ask = Nimm den Löwen, bevor Leo es tut.
exercise-leo-take-told = Leo nimmt gratis das nächste Tier. Punkte bekommt er nicht, aber er kann dir Bonuskarten wegschnappen.

exercise-duel = Das Duell
exercise-duel-about = Wer niedriger bietet, entfernt ein Tier.
exercise-duel-take = Dein geheimes Tier ist der Steinbock
exercise-duel-take-ask = Jeder gesammelte Steinbock ist am Ende einen Punkt mehr wert. Nimm ihn.
exercise-duel-take-told = Ein Steinbock mehr, und ein geheimer Punkt. Ada weiß noch nichts davon.
exercise-duel-remove = Du hast niedriger geboten und entfernst eins
exercise-duel-remove-ask = Ada bekommt das letzte Tier gratis, und sie sammelt Löwen. Entferne ein Tier.
exercise-duel-remove-told = Der Löwe ist in der Schachtel, und Ada bekommt den Adler.
