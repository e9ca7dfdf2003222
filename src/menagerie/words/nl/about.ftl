# The page About: what this is, and whose games these are. Who made a game is said in its own file, as `credits`.

about-title = Over Menagerie
about-what = Menagerie is een open tafel voor kaartspellen waar we van houden. Iedereen mag gratis meespelen. Er is geen reclame, en je hebt geen account nodig.
about-games = Van wie de spellen zijn
about-buy = De spellen zijn van hun auteurs en uitgevers. Vind je ze hier leuk, koop dan het echte spel: vraag ernaar in een spellenwinkel bij je in de buurt, of kijk op https://www.boardgamecircus.com.
about-ours = Alle teksten, plaatjes en geluiden hier zijn van onszelf. De auteurs en de uitgevers hebben met deze site niets te maken en zijn er niet verantwoordelijk voor.
about-version = Versie { $version }. De broncode is open, onder de MIT-licentie.
