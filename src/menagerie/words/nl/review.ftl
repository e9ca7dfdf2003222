# The review of a game: the chances, what made the difference, luck and choices. Comes with its sheet.

review-making = Het spel wordt doorgenomen …
review-making-hint = Een expert bekijkt elke keuze opnieuw, vanaf elke plaats. Dat duurt even.
review-progress = { $percent }% klaar
review-none = Op dit spel kun je niet terugblikken: niemand had iets te kiezen, of de bots kennen deze editie niet.
review-short = Dit is een kortere terugblik: deze server kijkt minder ver vooruit dan anders. Kleine verschillen kunnen ontbreken.
review-not-fetched = De terugblik kan nu niet geladen worden.
review-whose = Wiens keuzes?
review-chance = Ieders kans om te winnen
review-start = begin
review-from-to = { $from } → { $to }
review-from-to-told = De kans om te winnen gaat van { $from } naar { $to }.
review-line-told = { $name }: { $from } aan het begin, { $to } aan het eind
review-decided = Wat het verschil maakte
review-nothing-decided = Geen enkel moment gaf de doorslag.
review-of-choice = { $you ->
    [yes] zo speelde je
   *[no] zo speelde { $name }
}
review-of-luck = geluk
review-dot = { $when }: { $title }, { $worth }
review-the-deal = Het delen
review-better = Beter
review-better-text = { $better }.{ $why ->
    [none] {""}
   *[other] {" "}Dat { $why }.
}
review-then = Wat er toen gebeurde
review-picture = { $when }, vóór de keuze
review-hand = { $you ->
    [yes] Jouw hand
   *[no] Hand van { $name }
}
review-watch = Bekijken
review-luck-and-choices = Geluk en keuzes
review-sums = Van { $start } aan het begin naar { $end } aan het eind.
review-sums-how = Keuzes worden vergeleken met de beste die een expert vond. Eigen keuzes kunnen je dus alleen iets kosten. Geluk is wat niemand koos.
review-sum = { $of ->
    [own] { $you ->
        [yes] Jouw keuzes
       *[no] Keuzes van { $name }
    }
    [others] Keuzes van anderen
    [luck] Geluk
   *[all] Alles samen
}
review-choices = { $you ->
    [yes] Jouw keuzes
   *[no] Keuzes van { $name }
}
review-count = { $grade ->
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
review-grade = { $grade ->
    [best] niets beters gevonden
    [fine] goed
    [slip] klein foutje
   *[mistake] fout
}
review-all-choices = Alle keuzes
review-how = Hoe weten we dat?
review-how-seat = Een expert heeft het spel opnieuw doorgenomen, vanaf elke plaats. Hij wist alleen wat er op dat moment vanaf daar te zien was. Hij deelde de verborgen kaarten op allerlei manieren die nog mogelijk waren, en speelde met elk antwoord verder.
review-how-sure = Op dit moment: een verschil van { $worth }, met een onzekerheid van { $error }.
review-how-fair = Een verschil dat toeval kan zijn, telt niet als fout.
review-share = Plaatje delen
review-save = Plaatje opslaan
review-saved = Het plaatje is opgeslagen.
review-not-shared = Op dit apparaat kon het plaatje niet worden gemaakt.
review-poster-by = { $title } · terugblik van Menagerie
review-over-time = Je spellen tot nu toe
review-retry = Nog een keer proberen
