# A choice of a finished game, tried again: its page.

retry-page = Nog een keer proberen
retry-verdict = De coach
retry-yours = Jouw antwoord
retry-best = Beste antwoord
retry-why = Beter: { $better }. Dat { $why }.
retry-percent = { $percent }%
retry-other = Iets anders proberen
retry-watch = Zien wat er gebeurde
