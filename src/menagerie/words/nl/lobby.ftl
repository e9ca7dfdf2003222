# What a table says before its game begins; comes with the lobby.

lobby-seats = Wie speelt er mee?
lobby-game = Het spel
lobby-form = Variant
lobby-players = Spelers
lobby-invite = Uitnodigen
lobby-options = Regels die je kunt wijzigen
lobby-options-guest = Regels die de host kan wijzigen
lobby-options-changed = { $count ->
    [0] alles volgens het boekje
    [one] { $count } gewijzigd
   *[other] { $count } gewijzigd
}
lobby-comfort = Hulp en tempo
lobby-host = Host
lobby-open-seat = Vrije plaats
lobby-ready = klaar
lobby-not-ready = nog niet klaar
lobby-sit-down = Schuif aan
lobby-full = Alle plaatsen zijn bezet. Je mag blijven meekijken.
lobby-add-bot = Bot erbij
lobby-fill = Aanvullen met bots
lobby-bot-level = Niveau van { $name }
lobby-remove-bot = { $name } weghalen
lobby-remove-guest = { $name } vragen op te staan
lobby-rename-yours = Je naam of dier wijzigen
lobby-new-name = Naam
lobby-keep-name = Opslaan
lobby-leave = Opstaan
lobby-start = Starten
lobby-start-anyway = Toch starten
lobby-awaited-you = jou
lobby-kept-out = De host heeft je gevraagd je plaats vrij te maken. Je mag blijven kijken.
lobby-asked-to-leave = { $name } is gevraagd op te staan.
lobby-let-in = Weer toelaten
lobby-remove = Ja, vragen
lobby-remove-asked = { $name } vragen op te staan? Tot jij het weer goedvindt, kan { $name } alleen toekijken.
lobby-remove-not = Annuleren
lobby-move-up = { $name } een plaats hoger zetten
lobby-face = Jouw dier
face-fox = Vos
face-hare = Haas
face-hedgehog = Egel
face-otter = Otter
face-badger = Das
face-frog = Kikker
face-deer = Hert
face-bear = Beer
lobby-i-am-ready = Ik ben klaar
lobby-wait = Nog niet
lobby-missing-seats = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit of zet er een bot bij.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig iemand uit of zet er bots bij.
}
lobby-missing-seats-guest = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-awaited = We wachten op { $names }.
lobby-waiting-for-host = { $name } start het spel.
lobby-unheard = Er is even geen verbinding: tot die terug is, kun je hier niets wijzigen.
lobby-all-ready = De rest is klaar: we wachten alleen nog op jou.
lobby-all-ready-host = De rest is klaar: start wanneer je wilt.
lobby-may-host = Jij bent de host: je kiest het spel en wie hier zit, en jij start.
lobby-may-guest = Je kiest je eigen naam en wanneer je klaar bent. { $host } is de host en kiest de rest.
lobby-may-visitor = Schuif aan om mee te spelen. { $host } is de host en kiest het spel.
lobby-may-watcher = Alle plaatsen zijn bezet. Je kunt toekijken, of { $host }, de host, om een plaats vragen.
lobby-may-first = Wie als eerste gaat zitten, is de host en kiest het spel.
lobby-your-name = Hoe mogen de anderen je noemen?
lobby-changed = { $label }: { $value }
lobby-news-sat = { $name } schuift aan.
lobby-news-bot = { $name }, een bot, schuift aan.
lobby-news-you = Je schuift aan als { $name }. Zeg het als je klaar bent.
lobby-news-left = De plaats van { $name } is weer vrij.
lobby-news-renamed = { $old } heet nu { $name }.
lobby-news-ready = { $name } is klaar.
lobby-news-not-ready = { $name } is niet meer klaar.
lobby-news-host = { $name } is nu de host.
lobby-news-form = Nu gekozen: { $form }, met { $players ->
    [one] één speler
   *[other] { $players } spelers
}.
lobby-news-option = Nu gekozen voor “{ $label }”: { $value }.
lobby-news-again = We vragen iedereen opnieuw of ze klaar zijn.
option-as-printed = { $label } (volgens het boekje)
option-printed-is = Volgens het boekje: { $label }
option-number = een getal
option-number-of = Het getal voor “{ $label }”
