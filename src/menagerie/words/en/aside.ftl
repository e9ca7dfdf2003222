# What is said beside a game: in the sheets that few open, and in the rulebook; comes with them.

ending-asked-already = { $name } has asked for that already.
leaving-later = Come back later
leaving-later-told = Your seat is kept. You will find the game again on the home page.
leaving-end = End the game for all
leaving-end-asked = There will be no result. Everybody else is asked first, and all must agree.
leaving-end-alone = There will be no result. You are playing with bots only, so nobody is asked.
leaving-end-ask = Ask the others
leaving-end-do = End the game …
leaving-end-sure = Really end this game without a result?
leaving-end-yes = Yes, end it
leaving-for-good = Leave for good
leaving-for-good-told = A bot plays on in your name. You cannot take the seat back.
leaving-do = Leave for good …
leaving-sure = Really hand your seat to a bot?
leaving-yes = Yes, leave
leaving-no = No, stay
offers-none = You are not asked anything just now.
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
offers-typed = Or type what you do
offers-typed-hint = As in a record of the game, for example: { $example }
settings-tips = Tips for newcomers
players-watching = You are watching this game. You may look at everything that lies open.
settings-device = This device
settings-table = This table
pace = How moves are shown
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-off = Off
settings-sound = Soft sounds
settings-notifications = Call me when it is my turn and I am looking elsewhere
notifications-refused = This browser does not let the page call you. Its own settings decide that.
settings-confirm-moves = Confirm my moves
settings-large-cards = Larger cards
settings-few-pictures = Fewer pictures
settings-high-contrast = High contrast
automatic = When only one answer is possible, give it for me
rules-contents = Contents
rules-form = I play
rules-form-all = Every form of the game
rules-why = why?
rules-why-of = Why? Rule { $number }
rules-all-rulings = Show every number and ruling
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing is said of that, in any language.
    [one] One sentence.
   *[other] { $count } sentences{ $more ->
        [yes] , the first 12
       *[no] { "" }
    }.
}
rules-left-out = { $count ->
    [one] One sentence for other forms is left out.
   *[other] { $count } sentences for other forms are left out.
}
rules-show-all = Show them
rules-in-this-game = In this game
lesson-or = or
rules-link-to = Link to rule { $number }
rules-missing = There is no such rulebook
