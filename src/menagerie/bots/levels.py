"""The levels: the same names in both games and in every form, each worth beating for who beats the one before."""

from __future__ import annotations

from menagerie.bots.search_bot import Level
from menagerie.bots.searcher import Depth

BEGINNER = Level({}, {}, {"cubirds": 0.5, "wildcards": 0.5})
CASUAL = Level({}, {}, {"cubirds": 0.1, "wildcards": 0.1})
SKILLED = Level(
    {"cubirds": Depth(100, 2), "wildcards": Depth(100, 1, 8)},
    {"cubirds": Depth(100, 2), "wildcards": Depth(100, 1, 8)},
    {},
)
EXPERT = Level(
    {"cubirds": Depth(2000, 4), "wildcards": Depth(4000, 1)},
    {"cubirds": Depth(700, 4), "wildcards": Depth(700, 1)},
    {},
)
SEARCH_1 = Level({"cubirds": Depth(1000, 4), "wildcards": Depth(2000, 1)}, {}, {}, "search-1")
