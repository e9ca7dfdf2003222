"""The levels of bots, with the same names in both games and in every form. Each is a step harder than the one before."""

from __future__ import annotations

from dataclasses import replace

from menagerie.bots.search.background import MAKING
from menagerie.bots.search.bot import SearchLevel
from menagerie.bots.search.halving import Depth

BEGINNER = SearchLevel({}, {}, {"cubirds": 0.4, "wildcards": 0.2})
CASUAL = SearchLevel({}, {}, {"cubirds": 0.1, "wildcards": 0.02})
SKILLED = SearchLevel(
    {"cubirds": Depth(100, 2), "wildcards": Depth(40, 1, 4)},
    {"cubirds": Depth(100, 2), "wildcards": Depth(40, 1, 4)},
    {"wildcards": 0.1},
)
EXPERT = SearchLevel(
    {"cubirds": Depth(3000, 6), "wildcards": Depth(4000, 1)},
    {"cubirds": Depth(700, 3), "wildcards": Depth(700, 1)},
    {},
)
PLAIN_EXPERT = replace(EXPERT, depths=EXPERT.plain_depths)
SEARCH_1 = SearchLevel({"cubirds": Depth(1000, 4), "wildcards": Depth(2000, 1)}, {}, {}, "search-1")

LEVELS = {"beginner": BEGINNER, "casual": CASUAL, "skilled": SKILLED, "expert": EXPERT}  # from the weakest to the strongest


def make_ready(level: str) -> None:
    """Compile the search of a level in the background. Until that is done, the level plays without looking ahead."""
    if level in LEVELS and LEVELS[level].depths:
        MAKING.begin()
