# What is said beside a game: in the sheets that few open, and in the rulebook; comes with them.

ending-asked-already = { $name } heeft dat al gevraagd.
leaving-later = Later terugkomen
leaving-later-told = Je plaats blijft van jou. Je vindt het spel terug op de beginpagina.
leaving-end = Voor iedereen stoppen
leaving-end-asked = Er komt dan geen uitslag. We vragen het eerst rond; iedereen aan tafel moet het goedvinden.
leaving-end-alone = Er komt dan geen uitslag. Je speelt alleen met bots, dus we hoeven niemand iets te vragen.
leaving-end-ask = Toestemming vragen
leaving-end-do = Spel stoppen …
leaving-end-sure = Dit spel echt stoppen zonder uitslag?
leaving-end-yes = Ja, stoppen
leaving-for-good = Voorgoed weggaan
leaving-for-good-told = Een bot speelt voor je verder. Je krijgt de plaats niet terug.
leaving-do = Voorgoed weggaan …
leaving-sure = Je plaats echt aan een bot geven?
leaving-yes = Ja, weggaan
leaving-no = Nee, ik blijf
offers-none = Je hoeft nu niets te doen.
offers-choose = { $most ->
    [one] Kies een kaart: { $chosen } gekozen.
   *[other] { $least ->
        [0] Kies hooguit { $most } kaarten: { $chosen } gekozen.
        [one] Kies 1 tot { $most } kaarten: { $chosen } gekozen.
       *[other] Kies { $least } kaarten: { $chosen } gekozen.
    }
}
offers-card = { CARD($card, number: "title") }
offers-card-place = , kaart { $place } van { $count }
offers-back = Terug
offers-typed = Of typ je zet
offers-typed-hint = Zoals in een spelverslag, bijvoorbeeld: { $example }
settings-tips = Tips voor nieuwkomers
players-watching = Je kijkt mee met dit spel. Alles wat openligt, mag je zien.
settings-device = Dit apparaat
settings-table = Deze tafel
pace = Zetten tonen
pace-calm = Rustig
pace-normal = Normaal
pace-quick = Snel
pace-off = Uit
settings-sound = Zachte geluiden
settings-notifications = Geef een seintje als ik aan de beurt ben en niet kijk
notifications-refused = Deze browser staat geen seintjes toe. Dat regel je in de browser zelf.
settings-confirm-moves = Zetten bevestigen
settings-hold-reveals = Op mijn tik wachten als kaarten worden omgedraaid
settings-large-cards = Grotere kaarten
settings-few-pictures = Minder plaatjes
settings-high-contrast = Hoog contrast
automatic = Speel voor mij als er maar één zet mogelijk is
rules-contents = Inhoud
rules-form = Ik speel
rules-form-all = Elke variant van het spel
rules-why = waarom?
rules-why-of = Waarom? Regel { $number }
rules-all-rulings = Alle nummers en uitspraken tonen
rules-search = Zoeken in de regels
rules-found = { $count ->
    [0] Daarover staat niets in de regels, in geen enkele taal.
    [one] Eén zin.
   *[other] { $count } zinnen{ $more ->
        [yes] , de eerste 12
       *[no] { "" }
    }.
}
rules-left-out = { $count ->
    [one] Eén zin voor andere varianten is weggelaten.
   *[other] { $count } zinnen voor andere varianten zijn weggelaten.
}
rules-show-all = Alles tonen
rules-in-this-game = In dit spel
lesson-or = of
rules-link-to = Link naar regel { $number }
rules-missing = Die spelregels zijn er niet
