# Puzzles: questions from games between experts. What is asked, and what is said of an answer.

puzzle-title = { $kind ->
    [win] { $game ->
        [wildcards] Win deze ronde
       *[cubirds] Win deze beurt
    }
    [flock] Een familie vormen?
    [draw] Twee kaarten trekken?
    [bid] Welk bod?
    [pay] Met welke kaarten betalen?
    [animal] Welk dier?
    [exchange] Een dier ruilen?
    [remove] Wat wegleggen?
   *[lay] Wat aanleggen?
}
puzzle-task = { $kind ->
    [win] Eén zet wint zeker. Zoek hem.
   *[other] Eén antwoord is duidelijk het beste. Zoek het.
}
puzzle-players = { $players ->
    [1] Solospel
    [2] Twee spelers
   *[other] { $players } spelers
}
puzzle-stars = { $stars ->
    [1] Makkelijk
    [2] Pittig
   *[3] Moeilijk
}
puzzle-headline = { $right ->
    [yes] Goed!
   *[no] { $near ->
        [yes] Bijna: dat is het op één na beste antwoord.
       *[no] Helaas niet.
    }
}
puzzle-best = Het beste: { $best }.
puzzle-why = Dat { $why }.
puzzle-chances = Kans om te winnen, zoals een expert die schat: { $chance }%. Op één na beste: { $next }, { $other }%.
puzzle-payoff = De verborgen kaarten kunnen op allerlei manieren liggen. We hebben er { $count } met beide antwoorden uitgespeeld: het beste won er { $won }, het op één na beste { $lost }.
no-such-puzzle = Er is geen puzzel “{ $puzzle }”.
no-puzzle-file = In het bestand “{ $file }” staat iets anders dan puzzels voor dit spel; kies een ander bestand.

# in the terminal
puzzle-heading = Puzzel { $id }: { $title }
puzzle-about = { $game }, { $form }. { $level }.
puzzle-help = Bij een puzzel antwoord je één keer. Daarna zie je wat het beste is, en waarom.
puzzle-no-help = Niet bij een puzzel: zoek het zelf.
puzzles-made = In { $file } staan { $count } puzzels.
