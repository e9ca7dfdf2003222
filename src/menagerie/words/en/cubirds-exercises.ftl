# Lessons to play of CuBirds in English: a title, a task, and what it has shown.

exercise-first = Your first turns
exercise-first-about = Lay birds, complete a flock and win.
exercise-first-enclose = Birds between two of a kind come to you
exercise-first-enclose-ask = Lay your duck so that the flamingo and the owl sit between two ducks.
exercise-first-enclose-told = The flamingo and the owl sat between two ducks, so they fly to your hand. The ducks stay.
exercise-first-flock = Two flamingos are a flock
exercise-first-flock-ask = Then you may complete one flock. Seven species in your collection win: complete your flock of flamingos.
exercise-first-flock-told = You keep one flamingo for good and discard the other. The small numbers on a card say how many birds a flock needs.
exercise-first-nothing = Sometimes you enclose nothing
exercise-first-nothing-ask = The rows hold none of your species. Lay birds all the same: that’s how each turn begins.
exercise-first-nothing-told = You always lay all your birds of a species. They took none, so now you get a choice.
exercise-first-draw = Then you may draw
exercise-first-draw-ask = Draw two cards from the pile.
exercise-first-draw-told = Two new birds for your hand. If your hand is empty after your turn, the others discard theirs and everyone gets eight new cards.
exercise-first-last = One species is missing
exercise-first-last-ask = You have one toucan, and a flock needs three. Get the two toucans.
exercise-first-last-told = Now you hold three toucans.
exercise-first-win = Now win
exercise-first-win-ask = Complete your flock of toucans: it’s your seventh species.
exercise-first-win-told = Seven species: you’ve won! Three birds in each of two species would win as well.

exercise-enclose = Enclosing birds
exercise-enclose-about = All birds of a species, at one end of a row.
exercise-enclose-all = You have two parrots
exercise-enclose-all-ask = A parrot sits in row 1. Lay yours so that the owl and the flamingo are between parrots.
exercise-enclose-all-told = You always lay all your birds of a species, so both parrots went. The owl and the flamingo are yours, and the row closes up.
exercise-enclose-end = Left or right?
exercise-enclose-end-ask = A toucan sits in row 3. Lay yours at the end where it takes more birds.
exercise-enclose-end-told = The left end brings you two birds, the right end only the owl. It pays to look at both.

exercise-fill = Filling a row
exercise-fill-about = A row never has birds of one species only.
exercise-fill-fill = What if only parrots are left?
exercise-fill-fill-ask = Take the owl and the flamingo, and watch what happens to the row.
exercise-fill-fill-told = Only parrots were left, so birds came from the pile: another parrot, then a toucan. Two species are enough.

exercise-draw = Drawing two cards
exercise-draw-about = Enclose nothing, and you may draw.
exercise-draw-lay = No magpie sits in a row
exercise-draw-lay-ask = You are one owl short of a flock. Keep both owls and lay your magpie: it doesn’t matter where.
exercise-draw-lay-told = The magpie encloses nothing. So now you may draw two cards.
exercise-draw-draw = Two cards or none
exercise-draw-draw-ask = Draw, and hope for an owl.
exercise-draw-draw-told = There it is! You may use what you drew at once.
exercise-draw-flock = Three owls
exercise-draw-flock-ask = Complete your flock of owls.
exercise-draw-flock-told = One owl is yours for good. A turn that encloses nothing isn’t lost.

exercise-flocks = Small and big flocks
exercise-flocks-about = A big flock earns two birds.
exercise-flocks-small = You have six magpies
exercise-flocks-small-ask = Five magpies make a small flock, seven a big one. Complete your flock.
exercise-flocks-small-told = One magpie is yours for good, and the other five are discarded. Six earn no more than five.
exercise-flocks-more = From a small flock to a big one
exercise-flocks-more-ask = Three toucans are a small flock, four a big one. Get the fourth toucan.
exercise-flocks-more-told = Now you hold four toucans: a big flock.
exercise-flocks-big = Two birds at once
exercise-flocks-big-ask = Complete your big flock.
exercise-flocks-big-told = A big flock earns two birds, a small one only one. That helps when you need three birds of one species.

exercise-empty = An empty hand
exercise-empty-about = Play your last card, and everyone gets new ones.
exercise-empty-empty = Ada is collecting robins
exercise-empty-empty-ask = Complete your flock. Then your hand is empty, and the round ends.
exercise-empty-empty-told = Ada lost her five robins, everyone has eight new cards, and you take another turn.

exercise-goals = Two ways to win
exercise-goals-about = Seven species, or three birds in each of two.
exercise-goals-seven = The first way: seven species
exercise-goals-seven-ask = You have six species. Which flock wins?
exercise-goals-seven-told = The duck is your seventh species, so you win at once.
exercise-goals-threes = The second way: three and three
exercise-goals-threes-ask = You have three flamingos and two toucans. Which flock wins?
exercise-goals-threes-told = Three flamingos and three toucans: you win.

exercise-solo = Alone against RobinBird
exercise-solo-about = She plays straight from the draw pile.
exercise-solo-robin = Your turn, then hers
exercise-solo-robin-ask = Complete your flock. Then RobinBird draws a card for each row: watch what she takes.
exercise-solo-robin-told = She lays each card where it takes more birds, and completes every flock she can. Her cards are face up, so you can plan for that.
