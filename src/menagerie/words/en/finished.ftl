# Sheets about a finished game: playing on from one of its moments, and its record as a file.

play-on-from = You go on from this moment ({ $when }), against bots.
play-on-as = You take { $name }’s seat, with the cards that were in that hand.
play-on-seat = Whose seat?
play-on-fair = Only what could be seen from this seat stays as it was. All other cards are dealt again, so nothing is given away and the bots don’t know more than you. It becomes a new game; the finished one stays as it is.
play-on-start = Play on
records-open-about = A record is a small file with every move of a finished game, saved here or at another Menagerie. You can watch it and have it reviewed. Everyone with the link can see it.
records-choose = Choose a file …
records-reading = Reading the file …
records-too-large = This file is too large for a record: at most { $most } KB can be opened here.
records-opened = opened on { $day }
records-forget = Take { $title }, opened on { $day }, off the list
records-save = Save the record of a game
records-save-about = With it the game can be replayed anywhere, move by move.
records-none = You have no finished games here.
