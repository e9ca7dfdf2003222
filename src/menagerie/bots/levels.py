"""The levels of bots, with the same names in all games and in every form. Each is a step harder than the one before.

How far a level looks ahead in a game, and how often it slips there, is in what bots know of that game (`bots/games`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from menagerie.bots.search.background import MAKING
from menagerie.bots.search.bot import SearchLevel
from menagerie.games import ByGame


def _by_game(part: str, level: str) -> Mapping[str, Any]:
    """What each game declares for a level."""
    said: Mapping[str, Mapping[str, Any]] = ByGame.of_modules("bots.games.{}", part)
    return ByGame(lambda entry: said.get(entry.name, {}).get(level))


BEGINNER = SearchLevel({}, {}, _by_game("SLIPS", "beginner"))
CASUAL = SearchLevel({}, {}, _by_game("SLIPS", "casual"))
SKILLED = SearchLevel(_by_game("DEPTHS", "skilled"), _by_game("PLAIN_DEPTHS", "skilled"), _by_game("SLIPS", "skilled"))
EXPERT = SearchLevel(_by_game("DEPTHS", "expert"), _by_game("PLAIN_DEPTHS", "expert"), {})
PLAIN_EXPERT = replace(EXPERT, depths=EXPERT.plain_depths)
COACH = SearchLevel(_by_game("DEPTHS", "coach"), _by_game("PLAIN_DEPTHS", "coach"), {})  # judges every choice of a game
SEARCH_1 = SearchLevel(_by_game("DEPTHS", "search-1"), {}, {}, "search-1")

LEVELS = {"beginner": BEGINNER, "casual": CASUAL, "skilled": SKILLED, "expert": EXPERT}  # from the weakest to the strongest
AHEAD = ("skilled", "expert")  # those that look ahead


def make_ready(level: str) -> None:
    """Compile the search of a level in the background. Until that is done, the level plays without looking ahead."""
    if level in AHEAD:
        MAKING.begin()
