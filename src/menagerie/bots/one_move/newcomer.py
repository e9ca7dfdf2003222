"""A bot that plays like a newcomer: any move that is not absurd, without a plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from menagerie.bots.protocol import Seen
from menagerie.bots.random import RandomBot
from menagerie.core import Action
from menagerie.games import ByGame

SENSIBLE: Mapping[str, Callable[[Seen[Any], Random], Action]] = ByGame.of_modules("bots.games.{}", "play_sensibly")


class NewcomerBot:
    """Knows the rules of a game and its absurd moves; otherwise chooses at random."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._any = RandomBot(seed)

    def choose(self, seen: Seen[object]) -> Action:
        """One of the sensible actions; in a game that it does not know, any."""
        sensible = SENSIBLE.get(seen.game)
        return sensible(seen, self._random) if sensible else self._any.choose(seen)
