"""What bots know of each game: one module for each, found by the game's name. Every part is optional.

- `MIND`: what a bot looks at, so that it can look ahead; with weights for its forms in `bots/weights`.
- `DEPTHS`, `PLAIN_DEPTHS` and `SLIPS`: how far each level looks with a compiler and without, and how often it slips.
- `explain`: what speaks for an answer against another one, for hints and reviews.
- `weigh`: the legal actions with named terms, for forms without weights.
- `play_sensibly`: a move of a newcomer.
"""
