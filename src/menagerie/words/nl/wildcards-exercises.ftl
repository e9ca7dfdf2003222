# Lessons to play of Wild Cards in Dutch: a title, a task, and what it has shown.

exercise-first = Je eerste rondes
exercise-first-about = Bieden, bijbetalen, aanvullen en tellen.
exercise-first-bid = Iedereen biedt tegelijk
exercise-first-bid-ask = Wie het hoogst biedt, kiest als eerste. Je wilt de pauw: bied je bos 3.
exercise-first-bid-told = Jij biedt 3 en Ada 2, dus jij kiest als eerste. Bo vult aan en pakt deze ronde geen dier.
exercise-first-pay = Een bod van 3 kost nog twee kaarten
exercise-first-pay-ask = Pak de pauw en betaal bij. Liggen er dan alleen kaarten van zijn habitat (bos) en jokers, dan krijg je twee punten.
exercise-first-pay-told = Bos, bos en joker: twee punten voor jou. En niemand heeft meer pauwen, dus hun leider is ook van jou.
exercise-first-refill = De volgende ronde: je hand is bijna leeg
exercise-first-refill-ask = Bied je aanvulkaart: je pakt geen dier, maar krijgt nieuwe kaarten.
exercise-first-refill-told = Jij vult aan voordat de anderen hun dieren pakken.
exercise-first-draw = Trek tot je er zeven hebt
exercise-first-draw-ask = Leg kaarten af die je niet wilt, of geen, en trek.
exercise-first-draw-told = Zeven kaarten, en je aanvulkaart zit weer in je hand.
exercise-first-goal = De laatste ronde
exercise-first-goal-ask = Wie de meeste punten heeft, wint: je grootste groep telt twee per dier, je tweede één, leiders extra. Pak wat het meest oplevert.
exercise-first-goal-told = Vier pauwen zijn acht punten, drie steenbokken drie, de twee leiders vier, je fiches vijf: met 20 punten heb je gewonnen.

exercise-bid = Bieden
exercise-bid-about = Hoog, maar niet te duur.
exercise-bid-afford = Je hebt drie kaarten
exercise-bid-afford-ask = Een bod van 4 kost nog drie kaarten, een bod van 2 nog één. Bied de hoogste kaart die je kunt betalen.
exercise-bid-afford-told = Ada bood 3, betaalde twee kaarten bij en pakte de leeuw. Nu mag jij met je 2.
exercise-bid-second = Er is nog één dier
exercise-bid-second-ask = Pak de pauw en betaal er één kaart voor bij.
exercise-bid-second-told = Er is één dier minder dan er spelers zijn, dus Bo krijgt er geen. Bo neemt het bod terug en trekt twee kaarten.

exercise-pay = Bijbetalen
exercise-pay-about = De juiste habitat levert twee punten op.
exercise-pay-habitat = Welk dier past bij je kaarten?
exercise-pay-habitat-ask = Tonen bod en bijbetaling alleen de habitat van het dier, dan krijg je twee punten. Jij bood savanne: verdien ze.
exercise-pay-habitat-told = Twee savannekaarten voor een leeuw, en die leeft op de savanne: meteen twee punten.
exercise-pay-low = Elke kaart telt als één
exercise-pay-low-ask = Een bijbetaling hoeft niet hoog te zijn. Pak de pauw, en houd bos 4 en je joker.
exercise-pay-low-told = Drie boskaarten voor een pauw: weer twee punten. En je beste kaarten heb je nog.

exercise-tie = Een gelijk bod
exercise-tie-about = De hoogste bijbetaling mag eerst.
exercise-tie-pay = Jij en Ada bieden allebei 3
exercise-tie-pay-ask = Je wilt de leeuw. Jullie betalen allebei gedekt twee kaarten bij; het hoogste totaal mag eerst. Betaal hoog.
exercise-tie-pay-told = Jouw totaal is hoger dan dat van Ada, dus jij kiest als eerste.
exercise-tie-take = Kies nu
exercise-tie-take-ask = Pak de leeuw. Je kaarten zijn al betaald.
exercise-tie-take-told = De leeuw is van jou, en met alleen savannekaarten krijg je twee punten. Met zijn leider mag je voortaan bij een gelijk bod eerst.

exercise-talisman = De talisman
exercise-talisman-about = Hij beslist als bijbetalingen gelijk zijn.
exercise-talisman-bid = Ada heeft de talisman
exercise-talisman-bid-ask = Voor een bod van 1 betaal je niets bij. Bij een gelijk bod mag wie de talisman heeft dan meestal als laatste. Bied 1.
exercise-talisman-bid-told = Jij en Ada bieden allebei 1. Ada heeft de talisman, dus jij mag eerst.
exercise-talisman-take = Jij mag eerst
exercise-talisman-take-ask = Pak de leeuw voor je savanne 1.
exercise-talisman-take-told = De talisman is gebruikt, dus hij gaat naar de volgende speler.

exercise-refill = Aanvullen
exercise-refill-about = Nieuwe kaarten in plaats van een dier.
exercise-refill-bid = Een 4 kost je hele hand
exercise-refill-bid-ask = Je zou al je andere kaarten moeten bijbetalen. Bied liever je aanvulkaart.
exercise-refill-bid-told = De dieren zijn voor Ada en Bo. Maar jij vult eerst aan.
exercise-refill-discard = Afleggen en aanvullen
exercise-refill-discard-ask = Je trekt tot je zeven kaarten hebt. Leg je twee enen af, dan trek je er twee meer.
exercise-refill-discard-told = Vijf nieuwe kaarten in plaats van drie. Ook je aanvulkaart heb je terug, voor een andere ronde.

exercise-leader = Een leider krijgen
exercise-leader-about = Evenveel dieren als de rest is genoeg.
exercise-leader-bid = Er liggen twee steenbokken open
exercise-leader-bid-ask = Je wilt een steenbok en hun leider. Bied je bergen 2.
exercise-leader-bid-told = Ada bood 4 en pakte de eerste steenbok, en kreeg dus ook de leider. Nu ben jij aan de beurt.
exercise-leader-take = Ada heeft de leider
exercise-leader-take-ask = Je krijgt een leider als je evenveel dieren hebt als wie hem heeft. Pak de andere steenbok.
exercise-leader-take-told = Allebei één, en niemand heeft er meer: de leider komt naar jou. Hij is een punt waard, en zijn kracht werkt meteen.

exercise-lion = De kracht van de leeuw
exercise-lion-about = Bij een gelijk bod mag jij eerst.
exercise-lion-bid = Jij hebt de leider van de leeuwen
exercise-lion-bid-ask = Een gelijk bod kan je dus niet deren. Je wilt de pauw: bied je bos 3.
exercise-lion-bid-told = Ook Ada bood 3. Met je leider mag jij eerst: er worden geen kaarten vergeleken.
exercise-lion-take = Jij kiest als eerste
exercise-lion-take-ask = Pak de pauw. Het maakt niet uit met welke twee kaarten je betaalt.
exercise-lion-take-told = Ada betaalde met hogere kaarten en mocht toch pas na jou. Dat blijft zo zolang jij de leider hebt.

exercise-peacock = De kracht van de pauw
exercise-peacock-about = Zijn leider is drie punten waard.
exercise-peacock-last = De laatste ronde
exercise-peacock-last-ask = Aan het eind is elke leider één punt waard, maar die van de pauwen drie. Ada heeft hem, met drie pauwen. Pak wat het meest oplevert.
exercise-peacock-last-told = Met drie pauwen heb je er evenveel als Ada, dus de leider komt naar jou: drie punten voor jou en drie minder voor Ada. Jij wint.

exercise-eagle = De kracht van de arend
exercise-eagle-about = Bied twee kaarten en kies later.
exercise-eagle-bid = Jij hebt de leider van de arenden
exercise-eagle-bid-ask = Bied twee kaarten tegelijk: bos 3 en savanne 2.
exercise-eagle-bid-told = Je hebt de andere biedingen gezien en mag nog kiezen.
exercise-eagle-reveal = De anderen bieden 2 en 1
exercise-eagle-reveal-ask = Met een 2 bied je evenveel als Ada. Kies het bod waarmee je eerst mag.
exercise-eagle-reveal-told = Met je 3 mag je eerst, en savanne 2 zit ongezien weer in je hand.

exercise-ibex = De kracht van de steenbok
exercise-ibex-about = Je bod komt terug.
exercise-ibex-take = Jij hebt de leider van de steenbokken
exercise-ibex-take-ask = Pak eerst de pauw en betaal bos 1 bij.
exercise-ibex-take-told = Iedereen is klaar. Nu werkt je leider.
exercise-ibex-back = Je bod mag terug
exercise-ibex-back-ask = Neem je bos 2 terug in je hand.
exercise-ibex-back-told = Je bod is terug; alleen de bijbetaling wordt afgelegd. Een joker zou niet terugkomen.

exercise-meerkat = Stokstaartje en eekhoorn
exercise-meerkat-about = Ruil een dier en vul aan tot tien.
exercise-meerkat-exchange = Je vult aan en hebt de stokstaartjes
exercise-meerkat-exchange-ask = Met hun leider mag je eerst een dier ruilen. Haal de eekhoorn voor je steenbok.
exercise-meerkat-exchange-told = Je eerste eekhoorn, en niemand heeft er meer: de leider is van jou en werkt meteen.
exercise-meerkat-draw = Vul nu aan
exercise-meerkat-draw-ask = Met de leider van de eekhoorns trek je tot je er tien hebt.
exercise-meerkat-draw-told = Tien kaarten in plaats van zeven.

exercise-points = Punten tellen
exercise-points-about = Twee groepen, leiders en fiches.
exercise-points-groups = Je laatste dier
exercise-points-groups-ask = Je hebt fiches voor 8 punten. Je grootste groep telt twee punten per dier, je tweede één. Pak wat het meest oplevert.
exercise-points-groups-told = Vier pauwen 8, drie steenbokken 3, de leider van de pauwen 3, fiches 8: je hebt 22 punten. Een derde groep, zoals de eekhoorns, telt niet.
exercise-points-second = Maar twee groepen tellen
exercise-points-second-ask = Nu heb je vier pauwen, drie steenbokken en drie eekhoorns. Er is geen pauw meer: maak je tweede groep groter.
exercise-points-second-told = Vier pauwen 8, vier steenbokken 4, twee leiders 4, fiches 8: je hebt 24 punten. De drie eekhoorns tellen nog steeds niet.

exercise-leo = Leo
exercise-leo-about = Hij pakt wat het dichtst bij de stapel ligt.
exercise-leo-bid = Leo biedt blind
exercise-leo-bid-ask = Hij biedt de bovenste kaart van zijn stapel, mag bij een gelijk bod eerst en pakt het dichtstbijzijnde dier. Jij wilt die leeuw: bied 3.
exercise-leo-bid-told = Leo heeft 2 geboden. Hij pakt de leeuw alleen als hij eerst mag.
exercise-leo-take = Jij was sneller
exercise-leo-take-ask = Pak de leeuw voordat Leo dat doet.
exercise-leo-take-told = Leo pakt gratis het volgende dier. Punten krijgt hij niet, maar hij kan leiders bij je weghouden.

exercise-duel = Het duel
exercise-duel-about = Wie het laagst biedt, legt een dier weg.
exercise-duel-take = Je geheime dier is de steenbok
exercise-duel-take-ask = Meestal is elk dier van je geheime soort aan het eind één punt meer waard. Pak de steenbok.
exercise-duel-take-told = Een steenbok erbij, en een geheim punt. Ada weet het nog niet.
exercise-duel-remove = Jij bood het laagst en legt er een weg
exercise-duel-remove-ask = Ada krijgt het laatste dier gratis, en ze spaart leeuwen. Leg een dier weg.
exercise-duel-remove-told = De leeuw ligt in de doos, en Ada krijgt de arend.
