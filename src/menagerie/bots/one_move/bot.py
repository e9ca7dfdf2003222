"""A bot that looks one move ahead: it weighs what each action would do, each reason by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from menagerie.bots.one_move.newcomer import NewcomerBot
from menagerie.bots.one_move.terms import Weighed, best
from menagerie.bots.protocol import Seen
from menagerie.core import Action
from menagerie.games import ByGame

WEIGHING: Mapping[str, Callable[[Seen[Any]], tuple[Weighed, ...]]] = ByGame.of_modules("bots.games.{}", "weigh")


class OneMoveBot:
    """Chooses the action whose reasons weigh most. In a game that it does not know, it plays as a newcomer."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._newcomer = NewcomerBot(seed)

    def choose(self, seen: Seen[object]) -> Action:
        """The action that is worth most."""
        weighed = self.weigh(seen)
        return best(weighed, self._random).action if weighed else self._newcomer.choose(seen)

    def weigh(self, seen: Seen[object]) -> tuple[Weighed, ...]:
        """The actions with their reasons; none in a game that it does not know."""
        weighing = WEIGHING.get(seen.game)
        return weighing(seen) if weighing else ()
