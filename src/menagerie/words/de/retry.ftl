# A choice of a finished game, tried again: its page.

retry-page = Noch einmal versuchen
retry-verdict = Der Coach
retry-yours = Deine Antwort
retry-best = Beste Antwort
retry-why = Besser: { $better }. Das { $why }.
retry-percent = { $percent } %
retry-other = Etwas anderes versuchen
retry-watch = Ansehen, was geschah
