# What is said beside a game: in the sheets that few open, and in the rulebook; comes with them.

ending-asked-already = { $name } has already asked for that.
leaving-later = Come back later
leaving-later-told = Your seat is kept. You’ll find the game again on the home page.
leaving-end = End the game for everyone
leaving-end-asked = There will be no result. Everyone else will be asked and has to agree.
leaving-end-alone = There will be no result. You’re playing with bots only, so nobody is asked.
leaving-end-ask = Ask the others
leaving-end-do = End the game …
leaving-end-sure = Really end this game without a result?
leaving-end-yes = Yes, end it
leaving-for-good = Leave for good
leaving-for-good-told = A bot takes over for you. You can’t get the seat back.
leaving-do = Leave for good …
leaving-sure = Really hand your seat to a bot?
leaving-yes = Yes, leave
leaving-no = No, I’ll stay
offers-none = There’s nothing for you to decide right now.
offers-choose = { $most ->
    [one] Choose a card: { $chosen } chosen.
   *[other] { $least ->
        [0] Choose up to { $most } cards: { $chosen } chosen.
        [one] Choose up to { $most } cards, at least one: { $chosen } chosen.
       *[other] Choose { $least } cards: { $chosen } chosen.
    }
}
offers-card = { CARD($card, number: "title") }
offers-card-place = , card { $place } of { $count }
offers-back = Back
offers-typed = Or type your move
offers-typed-hint = As in a record of the game, for example: { $example }
settings-tips = Tips for newcomers
players-watching = You’re watching this game. You can look at everything that is face up.
settings-device = This device
settings-table = This table
pace = How moves are shown
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-off = Off
settings-sound = Soft sounds
settings-notifications = Notify me when it’s my turn and I’m looking elsewhere
notifications-refused = This browser blocks notifications. You can allow them in its settings.
settings-confirm-moves = Confirm my moves
settings-hold-reveals = Wait for my tap when cards are turned over
settings-large-cards = Larger cards
settings-few-pictures = Fewer pictures
settings-high-contrast = High contrast
automatic = Play for me when there’s only one choice
rules-contents = Contents
rules-form = I’m playing
rules-form-all = Every version of the game
rules-why = why?
rules-why-of = Why? Rule { $number }
rules-all-rulings = Show every number and ruling
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule mentions that, in any language.
    [one] One sentence.
   *[other] { $count } sentences{ $more ->
        [yes] ; the first 12 are shown
       *[no] { "" }
    }.
}
rules-left-out = { $count ->
    [one] One sentence for other versions is left out.
   *[other] { $count } sentences for other versions are left out.
}
rules-show-all = Show them
rules-in-this-game = In this game
lesson-or = or
rules-link-to = Link to rule { $number }
rules-missing = There is no such rulebook
