"""Reviews a finished game: what each choice was worth to its seat, and what was luck.

Everything is estimated from what a seat could know at that moment, by the search that experts play with.
"""
