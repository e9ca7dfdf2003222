# Je spellen tot nu toe: wat dit apparaat ervan heeft onthouden. Komt mee met zijn pagina en met de kaart op de startpagina.

progress-title = Je spellen tot nu toe
progress-won = { $played ->
    [one] { $won ->
        [0] Je ene spel heb je niet gewonnen
       *[other] Je hebt je ene spel gewonnen
    }
   *[other] Je hebt { $won } van de { $played } spellen gewonnen
}
progress-even = Als iedereen aan tafel even goed was, zouden het er ongeveer { $even } zijn.
progress-even-aside = Zonder de solospellen won je er { $won } van de { $played }. Als iedereen aan tafel even goed was, zouden het er ongeveer { $even } zijn.
progress-few = Bij zo weinig spellen bepaalt het toeval nog veel.
progress-most = Alleen je laatste { $count } spellen worden bewaard.
progress-last = { $count ->
    [one] Je laatste spel: { $won ->
        [0] niet gewonnen
       *[other] gewonnen
    }
   *[other] Je laatste { $count } spellen: { $won } gewonnen
}
progress-in-a-row = { $count } keer achter elkaar gewonnen
progress-wins = Gewonnen
progress-which = Welk spel?
progress-by = { $part ->
    [form] Per variant
    [players] Per aantal spelers
   *[against] Per tegenstander
}
progress-players = { $players ->
    [1] Solo
   *[other] { $players } spelers
}
progress-people = Andere mensen
progress-mixed = Bots van verschillende niveaus
progress-bots = Bots: { $level }
progress-share = { $won } van { $played }

# keuzes en geluk, uit de terugblikken die geopend zijn
progress-choices = Je keuzes
progress-choices-fine = { $all ->
    [one] { $fine ->
        [0] Je ene keuze was niet goed
       *[other] Je ene keuze was goed
    }
   *[other] { $fine } van de { $all } keuzes waren goed
}
progress-choices-from = { $count ->
    [one] Uit de ene terugblik die je hebt geopend.
   *[other] Uit de { $count } terugblikken die je hebt geopend.
}
progress-choices-few = Vanaf { $count } keuzes van één soort staat er ook een percentage.
progress-choices-none = Open na een spel de terugblik. Dan zie je hier wat je goed kiest, en waar je iets laat liggen.
progress-kind = { $kind ->
    [lay] Vogels aanleggen
    [draw] Twee kaarten trekken
    [flock] Een familie vormen
    [bid] Bieden
    [reveal] Openleggen
    [exchange] Ruilen
    [remove] Een dier wegleggen
    [refill] Aanvullen
    [take] Een dier pakken
    [free] Een gratis dier
    [pay] Bijbetalen
    [tie-break] Beslissende kaarten
    [take-back] Een bodkaart houden
   *[other] Andere keuzes
}
progress-count = { $grade ->
    [fine] { $count } goed
    [slip] { $count ->
        [one] { $count } klein foutje
       *[other] { $count } kleine foutjes
    }
   *[mistake] { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
}
progress-luck-and-choices = Geluk en keuzes
progress-luck = Geluk
progress-luck-how = { $count ->
    [one] In het ene spel met een terugblik: hoeveel procentpunt geluk en je eigen keuzes je kans om te winnen veranderden.
   *[other] Gemiddeld per spel, over de { $count } met een terugblik: hoeveel procentpunt geluk en je eigen keuzes je kans om te winnen veranderden.
}
progress-luck-few = Over veel spellen is er evenveel geluk als pech, en dit zijn er nog weinig.
progress-luck-many = Over veel spellen is er evenveel geluk als pech: hoe meer het er zijn, hoe dichter dit bij 0 komt.

# reeksen, puzzels en lessen
progress-learning = Reeksen, puzzels en lessen
progress-streak = Achter elkaar tegen { $name }
progress-streak-best = langste reeks: { $best }
progress-days = Puzzels van de dag achter elkaar
progress-puzzles = Puzzels opgelost
progress-puzzles-of = van de { $all } die je probeerde
progress-lessons = Lessen gedaan
progress-lessons-of = van de { $all }

# wat je ermee kunt doen
progress-kept = Je spellen worden alleen op dit apparaat geteld; daarvan wordt niets verstuurd. Welke lessen je hebt gedaan en welke puzzels je hebt opgelost, staat ook op de server, zodat je andere apparaten dat weten.
progress-save = Opslaan als bestand
progress-saved = Het bestand is opgeslagen.
progress-erase = Wissen …
progress-erase-title = Dit allemaal wissen?
progress-erase-about = Je spellen, keuzes, geluk en reeksen op dit apparaat worden gewist, en ook je lessen en puzzels, op de server net zo goed. Niemand kan ze terughalen. De spellen onder ‘Mijn spellen’ blijven.
progress-erase-no = Bewaren
progress-erase-yes = Wissen
progress-erased = Alles is gewist.
progress-not-erased = De server is niet bereikbaar, dus er is niets gewist. Probeer het zo nog eens.
progress-none = Hier staat nog niets, maar dat kan snel veranderen
progress-none-about = Speel een spel, open de terugblik of los een puzzel op. Wat het oplevert, verzamelt zich hier, op dit apparaat.
progress-no-games = Speel je eerste spel, dan staat hier hoe vaak je wint.
