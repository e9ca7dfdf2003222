# What a table says before its game begins; comes with the lobby.

lobby-seats = Wer spielt
lobby-game = Das Spiel
lobby-form = Variante
lobby-players = Personen
lobby-invite = Einladen
lobby-options = Regeln, die du ändern kannst
lobby-options-guest = Regeln, die der Host ändern kann
lobby-options-changed = { $count ->
    [0] alle wie im Regelheft
    [one] { $count } geändert
   *[other] { $count } geändert
}
lobby-comfort = Hilfen und Tempo
lobby-host = Host
lobby-open-seat = Freier Platz
lobby-ready = bereit
lobby-not-ready = nicht bereit
lobby-sit-down = Hinsetzen
lobby-full = Alle Plätze sind besetzt. Du darfst gern zuschauen.
lobby-add-bot = Bot dazu
lobby-fill = Mit Bots füllen
lobby-bot-level = Wie gut { $name } spielt
lobby-remove-bot = { $name } entfernen
lobby-remove-guest = { $name } bitten aufzustehen
lobby-rename-yours = Name oder Tier ändern
lobby-new-name = Name
lobby-keep-name = Fertig
lobby-leave = Aufstehen
lobby-start = Start
lobby-start-anyway = Trotzdem starten
lobby-awaited-you = dich
lobby-kept-out = Der Host hat dich gebeten, deinen Platz freizugeben. Zuschauen darfst du weiter.
lobby-asked-to-leave = { $name } wurde gebeten zu gehen.
lobby-let-in = Wieder zulassen
lobby-remove = Bitten zu gehen
lobby-remove-asked = { $name } bitten aufzustehen? Bis du es erlaubst, kann { $name } nur zuschauen.
lobby-remove-not = Abbrechen
lobby-move-up = { $name } einen Platz nach oben setzen
lobby-face = Dein Tier
face-fox = Fuchs
face-hare = Hase
face-hedgehog = Igel
face-otter = Otter
face-badger = Dachs
face-frog = Frosch
face-deer = Reh
face-bear = Bär
lobby-i-am-ready = Bin bereit
lobby-wait = Noch nicht
lobby-missing-seats = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $count } Plätze sind noch frei: Lade jemanden ein oder setz Bots dazu.
}
lobby-missing-seats-guest = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-awaited = Warten auf { $names }.
lobby-waiting-for-host = { $name } startet das Spiel.
lobby-unheard = Gerade gibt es keine Verbindung: Bis sie zurück ist, lässt sich hier nichts ändern.
lobby-all-ready = Alle anderen sind bereit: Nur du fehlst noch.
lobby-all-ready-host = Alle anderen sind bereit: Starte, wann du magst.
lobby-may-host = Du bist Host: Du wählst das Spiel, bestimmst, wer hier sitzt, und startest.
lobby-may-guest = Du wählst deinen Namen und sagst, wann du bereit bist. { $host } ist Host und wählt den Rest.
lobby-may-visitor = Setz dich, um mitzuspielen. { $host } ist Host und wählt das Spiel.
lobby-may-watcher = Alle Plätze sind besetzt. Du kannst zuschauen oder { $host }, den Host, um einen Platz bitten.
lobby-may-first = Wer sich zuerst setzt, ist Host und wählt das Spiel.
lobby-your-name = Wie sollen dich die anderen nennen?
lobby-changed = { $label }: { $value }
lobby-news-sat = { $name } setzt sich.
lobby-news-bot = { $name }, ein Bot, setzt sich.
lobby-news-you = Du setzt dich als { $name }. Sag, wenn du bereit bist.
lobby-news-left = Der Platz von { $name } ist wieder frei.
lobby-news-renamed = { $old } heißt jetzt { $name }.
lobby-news-ready = { $name } ist bereit.
lobby-news-not-ready = { $name } ist nicht mehr bereit.
lobby-news-host = { $name } ist jetzt Host.
lobby-news-form = Jetzt gewählt: { $form }, für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}.
lobby-news-option = Jetzt gewählt – { $label }: { $value }.
lobby-news-again = Alle werden noch einmal gefragt, ob sie bereit sind.
option-as-printed = { $label } (wie im Regelheft)
option-printed-is = Im Regelheft: { $label }
option-number = eine Zahl
option-number-of = Die Zahl für „{ $label }“
