# Lessons, and how far one is in them; comes with their pages.

learn-lesson = Les
learn-title = { $game } leren
learn-place = Stap { $at } van { $of }
learn-done = Gedaan
learn-leave = Les verlaten
learn-missing = Deze les bestaat niet
learn-show = Voordoen
learn-shown = Zo gaat het
learn-now-you = Nu jij
learn-try-again = Opnieuw proberen
learn-once-more = Nog een keer
learn-next = Verder
learn-finish = Klaar
