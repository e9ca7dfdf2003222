"""What a bot is: it is given its seat's view and its legal actions, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from menagerie.core import Action, AnyGame, Choice, Event


@dataclass(frozen=True, slots=True)
class Seen:
    """All that a seat has to decide on. Nothing in it leads back to the game."""

    game: str
    seat: int
    view: Any
    actions: Sequence[Action | Choice]
    foresee: Callable[[Action | str], tuple[Event, ...]]  # what an action would do, as far as the seat may know

    @classmethod
    def of(cls, game: AnyGame, seat: int) -> Seen:
        """What a seat sees of a game."""
        return cls(game.name, seat, game.view(seat), game.legal_actions(seat), game.consequences_for(seat))


class Bot(Protocol):
    """Something that plays a seat. It needs no memory: what a seat may remember is part of its view."""

    def choose(self, seen: Seen) -> Action:
        """One of the actions; a Choice comes back composed."""
        ...
