# What the operator's page says; comes with it.

operator-title = De server
operator-key-label = De beheersleutel
operator-key-hint = Op de computer van de server toont “menagerie operator-key” hem: typ het net zoals “menagerie doctor”. Dit tabblad onthoudt hem tot je het sluit.
operator-enter = Openen
operator-leave = Uitloggen
operator-backup = Back-up downloaden
operator-backup-holds = In een back-up staan elke naam, elke verborgen kaart, de privélinks naar alle plaatsen en je sleutel: bewaar hem waar alleen jij hem kunt lezen.
operator-ids = Met de id van een tafel kom je binnen: toon die aan niemand anders.
operator-tables-title = { $count ->
    [one] Eén tafel
   *[other] { $count } tafels
}
operator-nobody = Nog niemand
operator-bots = met { $count ->
    [one] de bot { $names }
   *[other] de bots { $names }
}
operator-actions = { $count ->
    [one] één actie
   *[other] { $count } acties
}
operator-table-when = { $state ->
    [playing] laatst gespeeld
   *[other] laatst gewijzigd
} { $when }
operator-over = Afgelopen
operator-ended = Gestopt
operator-watch = Meekijken
operator-seek-name = Naam, of een deel
operator-seek-table = Naam, of de id van een tafel
operator-seek-state = Stand
operator-seek-game = Spel
operator-seek-age = Ongebruikt
operator-any = Alle
operator-age = { $days ->
    [0] Maakt niet uit
    [one] meer dan een dag
   *[other] meer dan { $days } dagen
}
operator-choose = De tafel van { $names } kiezen ({ $id })
operator-choose-all = { $count ->
    [one] De zichtbare tafel kiezen
   *[other] Alle { $count } zichtbare tafels kiezen
}
operator-choose-none = Niets kiezen
operator-and-more = en nog { $count ->
    [one] één
   *[other] { $count }
}
operator-chosen = { $count ->
    [one] Eén tafel is gekozen
   *[other] { $count } tafels zijn gekozen
}
operator-shown = Je ziet er { $shown } van { $total }: zoek gerichter om andere te vinden.
operator-none-found = Niets past bij je zoekopdracht.
operator-seek-all = Alle tafels tonen
operator-no-tables = Nog niemand heeft een tafel geopend.
operator-end-many = { $count ->
    [one] Eén spel stoppen
   *[other] { $count } spellen stoppen
}
operator-delete-many = { $count ->
    [one] Eén tafel wissen
   *[other] { $count } tafels wissen
}
operator-many-end-sure = Niemand kan er dan mee verder; bekijken kan nog wel.
operator-many-delete-sure = Alles wat ervan bewaard is, wordt gewist. { $playing ->
    [0] {""}
    [one] Aan één ervan wordt nog gespeeld.{" "}
   *[other] Aan { $playing } ervan wordt nog gespeeld.{" "}
}Terughalen kan niet.
operator-many-ended = { $count ->
    [one] Eén spel is gestopt.
   *[other] { $count } spellen zijn gestopt.
}
operator-many-deleted = { $count ->
    [one] Eén tafel is gewist.
   *[other] { $count } tafels zijn gewist.
}
operator-not-done = { $count ->
    [one] Bij één is het niet gelukt:
   *[other] Bij { $count } is het niet gelukt:
} { $ids }.
operator-guests-title = { $count ->
    [one] Eén gast
   *[other] { $count } gasten
}
operator-guest-tables = { $count ->
    [0] geen tafel
    [one] één tafel
   *[other] { $count } tafels
}
operator-guest-when = laatst hier { $when }
operator-end = Stoppen
operator-delete = Wissen
operator-export = Verslag
operator-forget = Vergeten
operator-no = Annuleren
operator-deed-of = { $deed }: { $names } ({ $id })
operator-end-title = { $count ->
    [one] Dit spel stoppen?
   *[other] { $count } spellen stoppen?
}
operator-delete-title = { $count ->
    [one] Deze tafel wissen?
   *[other] { $count } tafels wissen?
}
operator-export-title = Verslag downloaden
operator-forget-title = Deze gast vergeten?
operator-new-key-ask = Een nieuwe sleutel maken?
operator-end-sure = Niemand kan er dan mee verder; bekijken kan nog wel.
operator-delete-sure = Alles wat ervan bewaard is, wordt gewist. Terughalen kan niet.
operator-export-sure = Dit spel is nog bezig, en het verslag toont elke verborgen kaart. Speel je zelf mee, kijk dan niet.
operator-forget-sure = De naam verdwijnt van { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, de plaatsen zijn van niemand meer, en terughalen kan niet. In oudere back-ups staat de naam nog.
operator-end-done = Gestopt: het spel van { $names } ({ $id }).
operator-delete-done = Gewist: de tafel { $id }.
operator-forget-done = Vergeten: { $names } ({ $id }).
operator-forget-with = Deze gasten hadden dezelfde plaatsen; misschien is het dezelfde persoon op een ander apparaat: { $ids }
operator-saved = Je browser bewaart het als { $file }
operator-failed = “{ $deed }” is niet gelukt. { $why }
operator-list-old = { $done } Maar deze lijst is niet bijgewerkt. { $why }
operator-no-answer = De server reageert nu niet. Probeer het zo nog eens.

# its parts
operator-parts = Delen van deze pagina
operator-part-overview = Overzicht
operator-part-tables = Tafels
operator-part-guests = Gasten
operator-part-message = Mededeling
operator-part-club = Club
operator-part-key = Back-up, sleutel

# the overview
operator-now = Stand om { $time }, op jouw klok. De pagina ververst vanzelf, de controles lopen elke minuut.
operator-people = Nu aanwezig
operator-tables-in-play = Lopende spellen
operator-count-lobby = { $count } nog niet begonnen
operator-count-over = { $count } afgelopen
operator-disk = Vrij op de schijf
operator-database = Database: { $size }
operator-unknown = Onbekend
operator-last-backup = Laatste automatische back-up
operator-no-backup = Nog geen
operator-backup-soon = de eerste komt een paar minuten na de start
operator-backups-off = Uit
operator-backups-on = de controles hieronder zeggen hoe je ze aanzet
operator-backup-good = { $games ->
    [one] het spel is nagespeeld, alles in orde
   *[other] alle { $games } spellen zijn nagespeeld, alles in orde
}
operator-backup-found = gemaakt voordat er voor het laatst iets is teruggezet; hij klopte
operator-backup-bad = naspelen is mislukt
operator-errors = Fouten vandaag
operator-version = Versie
operator-since = draait sinds { $when }
operator-checks-title = { $count ->
    [0] Alles is in orde
    [one] Eén ding om naar te kijken
   *[other] { $count } dingen om naar te kijken
}
operator-checks-good = { $count ->
    [one] Eén controle is in orde
   *[other] { $count } controles zijn in orde
}
operator-checks-more = “menagerie doctor”, getypt op de computer van de server, kijkt naar meer: het adres, https, de proxy en de dienst.
operator-grade-good = In orde:
operator-grade-warning = Kijk hiernaar:
operator-grade-bad = Hier moet je iets doen:
operator-people-title = Wie er nu is
operator-people-none = Er zit nu niemand aan een tafel.
operator-watcher = Een toeschouwer
operator-here-since = hier sinds { $when }
operator-watches-since = kijkt mee sinds { $when }
operator-to-table = Naar de tafel
operator-day-title = De dag tot nu toe
operator-day-none = Er valt nog te weinig te tekenen; kom over een paar minuten terug.
operator-counted-people = Mensen
operator-counted-requests = Verzoeken
operator-counted-actions = Acties in spellen
operator-counted-refusals = Weigeringen
operator-chart-nothing = Nog geen.
operator-chart-people = Hoogste stand: { $most }, om { $time }; nu { $now }.
operator-chart-sum = Samen { $sum }, de meeste rond { $time }.
operator-refusals-title = Vandaag geweigerd
operator-refusals-none = Er is niets geweigerd.
operator-errors-title = Fouten in het logboek van vandaag
operator-errors-none = Geen. Zo hoort het.
operator-error-last = laatst: { $when }

# blocks
operator-unnamed = Zonder naam
operator-block = Blokkeren
operator-block-title = { $name } blokkeren
operator-block-about = Wie geblokkeerd is, kan geen tafel openen, niet gaan zitten, niet meekijken en niet spelen. De spellen blijven bewaard.
operator-block-address = Een adres blokkeren
operator-block-address-about = Vanaf dat adres komt niemand meer binnen, ook huisgenoten met hetzelfde adres niet.
operator-block-address-own = Je eigen adres is { $address }.
operator-address = Adres
operator-block-time = Hoelang
operator-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
operator-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
operator-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
operator-block-with = Ook het adres waarmee de gast nu verbonden is
operator-block-with-about = Anderen in hetzelfde huis of dezelfde club hebben het misschien ook.
operator-block-done = Geblokkeerd: { $name }.
operator-block-without = De gast is nu niet verbonden, dus is er geen adres geblokkeerd.
operator-is-blocked = Geblokkeerd tot { $when }
operator-blocks-title = { $count ->
    [0] Niemand is geblokkeerd
    [one] Eén blokkade
   *[other] { $count } blokkades
}
operator-blocks-about = Wie het spel van anderen bederft, kun je een tijd buitenhouden: “Blokkeren” staat naast elke gast.
operator-blocked-until = tot { $when }
operator-lift = Opheffen
operator-lift-done = { $name } mag weer binnen.

# a message to everybody
operator-message-title = Een mededeling aan iedereen
operator-message-about = Elke pagina toont hem, en elke tafel ook. Wie hem gelezen heeft, kan hem sluiten.
operator-message-kind = Waarover
operator-message-restart = Een herstart
operator-message-text = Iets anders
operator-restart-in = Over hoeveel minuten (1 tot en met 240)
operator-restart-about = Iedereen leest het in de eigen taal, met de tijd van de eigen klok: dat de server opnieuw opstart, dat het spel bewaard blijft en dat de pagina vanzelf terugkomt. De server start je zelf opnieuw op.
operator-message-own = Je mededeling
operator-message-own-about = Hij wordt getoond zoals je hem schrijft. { $left ->
    [one] Nog één teken.
   *[other] Nog { $left } tekens.
}
operator-message-lasting = Hoelang te zien
operator-message-send = Aan iedereen melden
operator-message-done = Elke tafel toont hem nu, de andere pagina’s binnen een minuut.
operator-message-until = Te zien tot { $when }
operator-message-withdraw = Intrekken
operator-message-withdrawn = Ingetrokken.

# the club
operator-club-title = De club
operator-club-about = Wat hier staat, ziet iedereen, behalve het codewoord. Wat leeg blijft, wordt weggelaten.
operator-club-name = Naam van de club
operator-club-name-about = Staat bovenaan de pagina’s.
operator-club-greeting = Welkomstwoord
operator-club-greeting-about = Een paar zinnen boven de spellen.
operator-club-palette = Kleuren
operator-palette-meadow = Weide
operator-palette-lake = Meer
operator-palette-heather = Heide
operator-palette-rust = Roest
operator-palette-plum = Pruim
operator-palette-slate = Leisteen
operator-club-contact = Contact
operator-club-contact-about = Een e-mailadres, een webadres of een paar woorden. Staat onderaan de pagina’s.
operator-club-code_word = Codewoord voor nieuwe tafels
operator-club-code_word-about = Wie een tafel opent, wordt er op elk apparaat één keer naar gevraagd. Wie met een link aan een tafel komt, heeft het niet nodig. Blijft het leeg, dan mag iedereen tafels openen.
operator-club-imprint = Colofon
operator-club-imprint-about = Blijft het leeg, dan is er geen. De titel staat al op de pagina. Een lege regel begint een alinea, “#” een kop, “-” een punt in een lijst.
operator-club-privacy = Privacypagina
operator-club-privacy-about = Blijft die leeg, dan vertelt de pagina in drie talen wat deze server bewaart, hoelang, en hoe je vergeten wordt.
operator-club-letters = { $used } van { $most } tekens.
operator-club-keep = Opslaan
operator-club-undo = Wijzigingen ongedaan maken
operator-club-done = Opgeslagen. Vanaf nu staat het op de pagina’s.

# the key
operator-backup-title = Een back-up voor jou
operator-new-key-title = De beheersleutel
operator-new-key-about = Heeft iemand anders de sleutel misschien gezien, maak dan een nieuwe. De oude werkt dan meteen niet meer.
operator-new-key = Nieuwe sleutel maken
operator-new-key-sure = De oude werkt meteen niet meer, op geen enkel apparaat. Dit tabblad gaat verder met de nieuwe; “menagerie operator-key” toont hem ook.
operator-new-key-done = Er is een nieuwe sleutel. Bewaar hem waar alleen jij hem kunt lezen.
operator-new-key-label = De nieuwe sleutel
