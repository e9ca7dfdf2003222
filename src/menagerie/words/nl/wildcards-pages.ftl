# What the pages around a table say of Wild Cards in Dutch, before its own words are there.

game-title = Wild Cards
game-goal = Win met de meeste punten: je twee grootste groepen dieren, leiders en fiches.
virtual-player = Leo

# its forms
form-2020 = Editie 2020
form-2022 = Editie 2022
form-2022-leo = Editie 2022, met Leo
form-duel = Duel voor twee
form-about-2020 = Drie tot vijf spelers, ongeveer 30 minuten. Zijn bod en bijbetaling gelijk, dan beslist een extra kaart.
form-about-2022 = Drie tot vijf spelers, ongeveer 30 minuten. Zijn bod en bijbetaling gelijk, dan beslist de talisman.
form-about-2022-leo = Twee tot vier spelers, ongeveer 30 minuten. Leo pakt ook dieren: hij speelt automatisch en mag bij een gelijk bod eerst.
form-about-duel = Twee spelers, ongeveer 20 minuten. Ieder heeft een geheim dier dat extra punten oplevert. Wie het laagst biedt, legt een dier weg.

# what is counted
score-most = Grootste groep, 2 per dier
score-second-most = Tweede groep, 1 per dier
score-leaders = Leiders, elk 1, pauwen 3
score-tokens = Fiches
score-secret = Geheim dier

credits = Wild Cards is een spel van Ferdinand Schnitzler, geïllustreerd door Kristiaan der Nederlanden. Het wordt uitgegeven door Board Game Circus, en in het Nederlands door Gam’inBIZ.
