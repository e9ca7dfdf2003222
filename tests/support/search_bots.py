"""Bots with a shallow search, for tests: interpreted, because compiling takes long."""

from menagerie.bots.search.bot import SearchBot, SearchLevel
from menagerie.bots.search.halving import Depth

SHALLOW = {"cubirds": Depth(4, 1, 2), "wildcards": Depth(4, 1, 2)}
LEVEL = SearchLevel(SHALLOW, SHALLOW, {})


def shallow(seed: int | None) -> SearchBot:
    """A bot that looks ahead as little as possible."""
    return SearchBot(LEVEL, seed)
