# Sheets about a finished game: playing on from one of its moments, and its record as a file.

play-on-from = Je speelt verder vanaf dit moment ({ $when }), tegen bots.
play-on-as = Je neemt de plaats van { $name } over, met de kaarten uit die hand.
play-on-seat = Op wiens plaats?
play-on-fair = Alleen wat vanaf deze plaats te zien was, blijft zoals het was. Alle andere kaarten worden opnieuw gedeeld: zo wordt er niets verklapt, en de bots weten niet meer dan jij. Het wordt een nieuw spel; aan het oude verandert niets.
play-on-start = Verder spelen
records-open-about = Een spelverslag is een klein bestand met alle zetten van een afgelopen spel, opgeslagen op deze of een andere Menagerie. Je kunt het terugkijken en laten bespreken. Iedereen met de link kan het zien.
records-choose = Kies een bestand …
records-reading = Het bestand wordt gelezen …
records-too-large = Dit bestand is te groot voor een spelverslag: hier kun je hooguit { $most } KB openen.
records-opened = geopend op { $day }
records-forget = Haal { $title }, geopend op { $day }, van de lijst
records-save = Het verslag van een spel opslaan
records-save-about = Daarmee is het spel overal zet voor zet na te spelen.
records-none = Je hebt hier geen afgelopen spellen.
