"""A bot that plays any legal action: the measure of all others."""

from collections.abc import Sequence
from random import Random
from typing import Any

from menagerie.core import Action


class RandomBot:
    """Chooses evenly among the legal actions."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: Any, actions: Sequence[Action]) -> Action:
        """C3.5 Any of the actions; a bot can take over any seat at any time, since the view holds all it needs."""
        return self._random.choice(actions)
