"""The bot protocol: a bot receives its seat's view and its legal actions, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any, Generic, Protocol, TypeVar

from menagerie.core import Action, Choice, Decision, Event, Game

ViewType = TypeVar("ViewType")
View_co = TypeVar("View_co", covariant=True)
View_contra = TypeVar("View_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Seen(Generic[View_co]):
    """Everything on which a seat can base its decision. Nothing in it leads back to the game.

    >>> from menagerie import CuBirds
    >>> seen = Seen.of(CuBirds.new(2, seed=7), seat=1)
    >>> seen.game, len(seen.actions), seen.view.step
    ('cubirds', 32, <Step.LAY: 0>)
    >>> [event.code for event in seen.consequences(seen.actions[0])]
    ['birds-laid', 'nothing-enclosed']
    >>> seen.after(seen.actions[0]).seats[1].hand_size
    7
    """

    game: str
    seat: int
    view: View_co
    actions: Sequence[Action | Choice]
    consequences: Callable[[Action], tuple[Event, ...]]  # what an action would do, as far as the seat may know
    after: Callable[[Action], View_co]  # the view afterwards; hidden cards that enter a hand are only counted
    decide: Callable[[], Decision]  # starts an answer number by number, on the seat's own copy of the table

    @staticmethod
    def of(game: Game[Any, ViewType], seat: int) -> Seen[ViewType]:
        """What a seat sees of a game when it has to act."""
        game.check_asked(seat)
        view, consequences, after_event = game.view(seat), cache(game.consequences_for(seat)), type(game).after

        def after(action: Action) -> ViewType:
            return reduce(after_event, consequences(action), view)

        return Seen(game.name, seat, view, game.legal_actions(seat), consequences, after, game.decisions_for(seat))


class Bot(Protocol[View_contra]):
    """Something that plays a seat. It needs no memory: what a seat may remember is part of its view.

    >>> from menagerie import CuBirds
    >>> class First:
    ...     def choose(self, seen: Seen[object]) -> Action:
    ...         return seen.actions[0]
    >>> str(First().choose(Seen.of(CuBirds.new(2, seed=7), seat=1)))
    'lay duck left 1'
    """

    def choose(self, seen: Seen[View_contra]) -> Action:
        """One of the actions; a Choice comes back composed."""
        ...
