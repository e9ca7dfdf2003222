# What a table says before its game begins; comes with the lobby.

lobby-seats = Wie speelt
lobby-game = Het spel
lobby-form = Variant
lobby-players = Spelers
lobby-invite = Uitnodigen
lobby-options = Regels die je kunt wijzigen
lobby-options-guest = Regels die de host kan wijzigen
lobby-options-changed = { $count ->
    [0] alles zoals gedrukt
    [one] { $count } gewijzigd
   *[other] { $count } gewijzigd
}
lobby-comfort = Gemak
lobby-host = Host
lobby-open-seat = Vrije plaats
lobby-ready = klaar
lobby-not-ready = nog niet klaar
lobby-sit-down = Schuif aan
lobby-full = Alle plaatsen zijn bezet. Je mag blijven meekijken.
lobby-add-bot = Bot erbij
lobby-fill = Vul aan met bots
lobby-bot-level = Niveau van { $name }
lobby-remove-bot = Haal { $name } weg
lobby-remove-guest = Vraag { $name } om op te staan
lobby-rename-yours = Wijzig je naam
lobby-new-name = Naam
lobby-keep-name = Bewaar
lobby-leave = Opstaan
lobby-start = Start
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
lobby-all-ready = Alle anderen zijn klaar: we wachten alleen op jou.
lobby-all-ready-host = Alle anderen zijn klaar: start wanneer je wilt.
lobby-may-host = Jij bent de host: je kiest het spel en wie hier zit, en jij start.
lobby-may-guest = Je kiest je eigen naam en wanneer je klaar bent. { $host } is de host en kiest de rest.
lobby-may-visitor = Schuif aan om mee te spelen. { $host } is de host en kiest het spel.
lobby-may-watcher = { $host } is de host en kiest het spel.
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
option-as-printed = { $label } (zoals gedrukt)
option-printed-is = Zoals gedrukt: { $label }
option-number = een getal
option-number-of = Het getal voor “{ $label }”
