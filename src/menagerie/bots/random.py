"""A bot that plays any legal action: the measure of all others."""

from random import Random

from menagerie.bots.protocol import Seen
from menagerie.core import Action, Choice


class RandomBot:
    """Chooses evenly among the legal actions.

    >>> from menagerie import CuBirds
    >>> seen = Seen.of(CuBirds.new(2, seed=7), seat=1)
    >>> RandomBot(seed=1).choose(seen) in seen.actions
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, seen: Seen[object]) -> Action:
        """C3.5 Any of the actions. A bot can take over any seat at any time, because the view has everything it needs."""
        action = self._random.choice(seen.actions)
        return action.at_random(self._random) if isinstance(action, Choice) else action
