# Lessons to play of Wild Cards in German: a title, a task, and what it has shown.

exercise-first = Deine ersten Runden
exercise-first-about = Bieten, zahlen, nachziehen und zählen.
exercise-first-bid = Alle bieten zugleich
exercise-first-bid-ask = Wer am höchsten bietet, wählt zuerst. Du willst den Pfau: Biete deinen Wald 3.
exercise-first-bid-told = Du bietest 3 und Ada 2, also wählst du zuerst. Bo zieht nach und nimmt in dieser Runde kein Tier.
exercise-first-pay = Ein Gebot von 3 kostet noch zwei Karten
exercise-first-pay-ask = Nimm den Pfau. Zeigen alle Karten Wald, seinen Lebensraum, oder Joker, gibt es zwei Punkte.
exercise-first-pay-told = Wald, Wald und Joker: zwei Punkte für dich. Und niemand hat mehr Pfauen, also gehört dir auch ihre Bonuskarte.
exercise-first-refill = Nächste Runde: Deine Hand ist fast leer
exercise-first-refill-ask = Biete deine Nachziehkarte: Du nimmst kein Tier, aber du bekommst neue Karten.
exercise-first-refill-told = Du ziehst nach, bevor die anderen ihre Tiere nehmen.
exercise-first-draw = Zieh auf sieben nach
exercise-first-draw-ask = Leg ab, was du nicht willst, oder nichts, und zieh nach.
exercise-first-draw-told = Sieben Karten, und deine Nachziehkarte ist wieder auf deiner Hand.
exercise-first-goal = Die letzte Runde
exercise-first-goal-ask = Die meisten Punkte gewinnen: je Tier der häufigsten Art zwei, der zweithäufigsten einer. Nimm, was am meisten bringt.
exercise-first-goal-told = Vier Pfauen sind acht Punkte, drei Steinböcke drei, zwei Bonuskarten vier, die Punktemarker fünf: Du hast mit 20 Punkten gewonnen.

exercise-bid = Bieten
exercise-bid-about = Hoch, aber nicht zu teuer.
exercise-bid-afford = Du hast drei Karten
exercise-bid-afford-ask = Ein Gebot von 4 kostet noch drei Karten, eins von 2 noch eine. Biete die höchste Karte, die du bezahlen kannst.
exercise-bid-afford-told = Ada hat 3 geboten, zwei Karten bezahlt und den Löwen genommen. Jetzt bist du mit deiner 2 dran.
exercise-bid-second = Ein Tier ist noch da
exercise-bid-second-ask = Nimm den Pfau und zahl eine Karte dafür.
exercise-bid-second-told = Es gibt ein Tier weniger als Personen, also ging Bo leer aus. Bo nimmt das Gebot zurück und zieht zwei Karten.

exercise-pay = Zahlen
exercise-pay-about = Der passende Lebensraum bringt zwei Punkte.
exercise-pay-habitat = Welches Tier passt dazu?
exercise-pay-habitat-ask = Zeigen Gebot und Zahlung den Lebensraum des Tiers, gibt es zwei Punkte. Du bietest Savanne: Hol sie dir.
exercise-pay-habitat-told = Zwei Savannenkarten für einen Löwen, und der lebt in der Savanne: sofort zwei Punkte.
exercise-pay-low = Jede Karte zahlt eins
exercise-pay-low-ask = Was du zahlst, muss nicht hoch sein. Nimm den Pfau, und behalte Wald 4 und deinen Joker.
exercise-pay-low-told = Drei Waldkarten für einen Pfau: wieder zwei Punkte. Und deine besten Karten hast du noch.

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
exercise-talisman-bid-ask = Ein Gebot von 1 kostet nichts extra. Bei Gleichstand ist dann meist zuletzt dran, wer den Talisman hat. Biete 1.
exercise-talisman-bid-told = Du und Ada, ihr bietet beide 1. Ada hat den Talisman, also bist du zuerst dran.
exercise-talisman-take = Du bist zuerst dran
exercise-talisman-take-ask = Nimm den Löwen für deine Savanne 1.
exercise-talisman-take-told = Der Talisman wurde benutzt, also wandert er weiter.

exercise-refill = Nachziehen
exercise-refill-about = Neue Karten statt eines Tiers.
exercise-refill-bid = Eine 4 kostet deine ganze Hand
exercise-refill-bid-ask = Du müsstest alle anderen Karten zahlen. Biete lieber deine Nachziehkarte.
exercise-refill-bid-told = Die Tiere nehmen Ada und Bo. Aber du ziehst vorher nach.
exercise-refill-discard = Ablegen und nachziehen
exercise-refill-discard-ask = Du ziehst auf sieben Karten nach. Leg beide Einsen ab, dann ziehst du zwei mehr.
exercise-refill-discard-told = Fünf neue Karten statt drei. Auch die Nachziehkarte hast du wieder, für eine andere Runde.

exercise-leader = Eine Bonuskarte gewinnen
exercise-leader-about = So viele Tiere wie die anderen genügen.
exercise-leader-bid = Zwei Steinböcke liegen aus
exercise-leader-bid-ask = Du möchtest einen Steinbock und dazu die Bonuskarte. Biete dein Gebirge 2.
exercise-leader-bid-told = Ada hat 4 geboten und den ersten Steinbock genommen, also auch ihre Bonuskarte. Jetzt bist du dran.
exercise-leader-take = Ada hat die Bonuskarte
exercise-leader-take-ask = Du bekommst sie, wenn du so viele Steinböcke hast wie Ada. Nimm den anderen.
exercise-leader-take-told = Ihr habt je einen, und niemand hat mehr: Die Bonuskarte kommt zu dir. Sie bringt einen Punkt, und ihre Stärke wirkt sofort.

exercise-lion = Die Stärke des Löwen
exercise-lion-about = Du gewinnst jeden Gleichstand.
exercise-lion-bid = Dir gehört die Bonuskarte der Löwen
exercise-lion-bid-ask = Ein Gleichstand schadet dir also nicht. Du willst den Pfau: Biete deinen Wald 3.
exercise-lion-bid-told = Auch Ada hat 3 geboten. Mit deiner Bonuskarte bist du zuerst dran, ohne dass Karten verglichen werden.
exercise-lion-take = Du wählst zuerst
exercise-lion-take-ask = Nimm den Pfau. Zwei beliebige Karten genügen.
exercise-lion-take-told = Ada hat höhere Karten gezahlt und war trotzdem erst nach dir dran. Das bleibt so, solange dir die Bonuskarte gehört.

exercise-peacock = Die Stärke des Pfaus
exercise-peacock-about = Seine Bonuskarte bringt drei Punkte.
exercise-peacock-last = Die letzte Runde
exercise-peacock-last-ask = Am Ende bringt jede Bonuskarte einen Punkt, die der Pfauen drei. Ada hat sie. Nimm, was am meisten bringt.
exercise-peacock-last-told = Mit drei Pfauen hast du gleichgezogen, also bekommst du die Bonuskarte: drei Punkte für dich und drei weniger für Ada. Du gewinnst.

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
exercise-meerkat-exchange-ask = Mit ihrer Bonuskarte darfst du vorher ein Tier tauschen. Hol dir für deinen Steinbock das Eichhörnchen.
exercise-meerkat-exchange-told = Dein erstes Eichhörnchen, und niemand hat mehr: Die Bonuskarte ist deine und wirkt sofort.
exercise-meerkat-draw = Jetzt zieh nach
exercise-meerkat-draw-ask = Mit der Bonuskarte der Eichhörnchen ziehst du auf zehn nach.
exercise-meerkat-draw-told = Zehn Karten statt sieben.

exercise-points = Punkte zählen
exercise-points-about = Zwei Arten, Bonuskarten und Punktemarker.
exercise-points-groups = Dein letztes Tier
exercise-points-groups-ask = Deine häufigste Art zählt je Tier zwei Punkte, die zweithäufigste einen, dazu deine Marker. Nimm, was am meisten bringt.
exercise-points-groups-told = Vier Pfauen 8, drei Steinböcke 3, die Bonuskarte der Pfauen 3, Marker 8: Du hast 22 Punkte. Eine dritte Art wie die Eichhörnchen zählt nichts.
exercise-points-second = Nur zwei Arten zählen
exercise-points-second-ask = Jetzt hast du vier Pfauen, drei Steinböcke und drei Eichhörnchen. Es gibt keinen Pfau: Vergrößere deine zweite Art.
exercise-points-second-told = Vier Pfauen 8, vier Steinböcke 4, zwei Bonuskarten 4, Marker 8: Du hast 24 Punkte. Die drei Eichhörnchen zählen weiter nichts.

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
exercise-duel-take-ask = Meist ist jedes Tier deiner geheimen Art am Ende einen Punkt mehr wert. Nimm den Steinbock.
exercise-duel-take-told = Ein Steinbock mehr, und ein geheimer Punkt. Ada weiß noch nichts davon.
exercise-duel-remove = Du hast niedriger geboten und entfernst eins
exercise-duel-remove-ask = Ada bekommt das letzte Tier gratis, und sie sammelt Löwen. Entferne ein Tier.
exercise-duel-remove-told = Der Löwe ist in der Schachtel, und Ada bekommt den Adler.
