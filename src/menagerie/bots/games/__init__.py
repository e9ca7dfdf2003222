"""What bots know of each game, a module each, found by the game's name. Every part may be left out.

- `MIND`: what a bot looks at, so that it can look ahead; with weights for its forms in `bots/weights`.
- `DEPTHS`, `PLAIN_DEPTHS` and `SLIPS`: how far each level looks with a compiler and without, and how often it slips.
- `weigh`: the legal actions with named reasons, for hints and for forms without weights.
- `play_sensibly`: what a newcomer does.
"""
