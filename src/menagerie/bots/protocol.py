"""What a bot is: it is given its seat's view and its legal actions, nothing else."""

from collections.abc import Sequence
from typing import Any, Protocol

from menagerie.core import Action, Choice


class Bot(Protocol):
    """Something that plays a seat. It needs no memory: what a seat may remember is part of its view."""

    def choose(self, view: Any, actions: Sequence[Action | Choice]) -> Action | str:
        """One of the actions; a Choice comes back composed, as a text."""
        ...
