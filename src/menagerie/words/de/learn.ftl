# Lessons, and how far one is in them; comes with their pages.

learn-lesson = Lektion
learn-title = { $game } lernen
learn-place = Schritt { $at } von { $of }
learn-done = Geschafft
learn-leave = Lektion verlassen
learn-missing = Diese Lektion gibt es nicht
learn-show = Zeig es mir
learn-shown = So geht es
learn-now-you = Jetzt du
learn-try-again = Noch einmal
learn-once-more = Noch einmal
learn-next = Weiter
learn-finish = Fertig
