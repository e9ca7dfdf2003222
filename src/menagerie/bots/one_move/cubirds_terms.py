"""How the one-move bot weighs CuBirds. The engine says what an action does; the bot only decides what that is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from menagerie.bots.one_move.terms import Term, Weighed, weigh
from menagerie.bots.protocol import Seen
from menagerie.core import Choice, Event
from menagerie.core.view_changes import plus
from menagerie.cubirds.cards import (
    BIG_FLOCK,
    DRAW,
    HAND,
    ROWS,
    SEVEN_KINDS,
    SMALL_FLOCK,
    THREE_BIRDS,
    TWO_SPECIES,
    Side,
    Species,
)
from menagerie.cubirds.events import BirdTaken, CardDrawn, NothingEnclosed
from menagerie.cubirds.rules.flock import reward
from menagerie.cubirds.rules.lay import count_enclosed
from menagerie.cubirds.table import Step, Table
from menagerie.cubirds.view import Birds, View

FARTHER_GOAL = 0.3  # what a bird for the farther goal is worth, if one for the nearer is 1
SLOW_START = 1.5  # above 1: the last birds of a flock are worth more than the first
BIG_ENOUGH = 0.6  # how much of a second bird it sees in a big flock, while it is in hand


@dataclass(frozen=True)
class CuBirdsCase:
    """One action: what the seat would have after it, and after the best flock that it could then show."""

    view: View
    after: View
    seat: int
    events: tuple[Event, ...]

    @cached_property
    def told_hand(self) -> Birds:
        """The hand after the action, as far as its cards are known; new birds come last."""
        hand = self.after.seats[self.seat].hand or {}
        taken = (event.species for event in self.events if isinstance(event, BirdTaken))
        came = dict.fromkeys((*(self.view.seats[self.seat].hand or {}), *taken))
        return {species: hand[species] for species in came if species is not None and species in hand}

    @property
    def told_collection(self) -> Birds:
        """The collection after the action."""
        return self.after.seats[self.seat].collection

    @cached_property
    def flock(self) -> Species | None:
        """The best flock to show after laying birds; none in another step."""
        if self.view.step == Step.FLOCK:
            return None
        ready = [species for species, count in self.told_hand.items() if reward(species, count)]
        return max(ready, key=lambda species: nearness(self._with_flock(species)), default=None)

    def _with_flock(self, species: Species) -> Birds:
        return plus(self.told_collection, species, reward(species, self.told_hand[species]))

    @cached_property
    def collection(self) -> Birds:
        """The collection, with that flock."""
        return self.told_collection if self.flock is None else self._with_flock(self.flock)

    @cached_property
    def hand(self) -> Birds:
        """The hand, without that flock."""
        return {species: count for species, count in self.told_hand.items() if species != self.flock}

    @cached_property
    def draws(self) -> int:
        """Cards that it draws now, or may draw next."""
        own = [type(event) for event in self.events if getattr(event, "seat", None) == self.seat]
        may_draw = NothingEnclosed in own and self.view.pile_size + self.view.discard_size > 0
        return own.count(CardDrawn) + (DRAW if may_draw else 0)


def missing_kinds(collection: Birds) -> int:
    """How many species a collection lacks for the goal of seven."""
    return max(0, SEVEN_KINDS - sum(count > 0 for count in collection.values()))


def missing_threes(collection: Birds) -> int:
    """How many birds a collection lacks for the goal of three and three."""
    most = sorted((min(count, THREE_BIRDS) for count in collection.values()), reverse=True)
    return THREE_BIRDS * TWO_SPECIES - sum(most[:TWO_SPECIES])


def nearness(collection: Birds) -> float:
    """How close a collection is to the nearer goal and, counting less, to the farther one; never above 0."""
    near, far = sorted((missing_kinds(collection), missing_threes(collection)))
    return -near - FARTHER_GOAL * far


def has_goal(collection: Birds) -> bool:
    """Whether a collection has reached a goal."""
    return 0 in (missing_kinds(collection), missing_threes(collection))


def promise(hand: Birds, collection: Birds) -> float:
    """The worth of a hand as flocks to come: more if the collection needs them, more if they are nearly complete."""
    return sum(_progress(species, count) * _need(species, collection) for species, count in hand.items())


def _progress(species: Species, count: int) -> float:
    small, big = SMALL_FLOCK[species], BIG_FLOCK[species]
    if count < small:
        return float((count / small) ** SLOW_START)
    return 1 + BIG_ENOUGH * min(1.0, (count - small) / (big - small))


def _need(species: Species, collection: Birds) -> float:
    return nearness({**collection, species: collection.get(species, 0) + 1}) - nearness(collection) + 0.1


def gained_nearness(case: CuBirdsCase) -> float:
    """How much nearer to a goal the collection comes."""
    return nearness(case.collection) - nearness(case.view.seats[case.seat].collection)


def gained_promise(case: CuBirdsCase) -> float:
    """How much more the hand promises than before."""
    seat = case.view.seats[case.seat]
    return promise(case.hand, case.collection) - promise(seat.hand or {}, seat.collection)


def wins(case: CuBirdsCase) -> float:
    """1 if the action, or the flock after it, wins."""
    return float(has_goal(case.collection))


def empties(case: CuBirdsCase) -> float:
    """The gain from having no card left: a new hand and turn, and the others lose their hands. A hand of eight counts as 1."""
    may_keep = case.view.step == Step.LAY  # then it may still choose not to draw
    if case.hand or (case.draws and not may_keep):
        return 0.0
    others = [seat.hand_size for number, seat in enumerate(case.view.seats) if number != case.seat]
    return 1 + sum(others) / len(others) / HAND


def left_for_others(case: CuBirdsCase) -> float:
    """The most birds that the next player can take, weighted by how likely it holds the species for that."""
    if case.view.step != Step.LAY:
        return 0.0
    table = _rows(case.after)
    following = case.view.seats[(case.seat + 1) % len(case.view.seats)]
    reachable = [
        count_enclosed(table, row, side, species) * _share(following.known.get(species, 0), following.unseen.get(species, 0))
        for row in range(ROWS)
        for side in Side
        for species in Species
    ]
    return max(reachable)


def _share(known: int, unseen: int) -> float:
    return 1.0 if known else min(1.0, unseen / len(Species))


def _rows(view: View) -> Table:
    """A table with nothing but the rows."""
    table = Table()
    for number, row in enumerate(view.rows):
        table.row_size[number] = len(row)
        for place, species in enumerate(row):
            table.rows[number, place] = species
    return table


TERMS: tuple[Term[CuBirdsCase], ...] = (
    Term("wins", 1000.0, wins),
    Term("nearer", 3.0, gained_nearness),
    Term("toward-flocks", 1.8, gained_promise),
    Term("draws", 0.22, lambda case: float(case.draws)),
    Term("empties", 1.0, empties),
    Term("leaves-little", -0.1, left_for_others),
)


def weigh_cubirds(seen: Seen[View]) -> tuple[Weighed, ...]:
    """Every legal action with its reasons."""
    actions = [action for action in seen.actions if not isinstance(action, Choice)]
    return tuple(
        weigh(action, CuBirdsCase(seen.view, seen.after(action), seen.seat, seen.consequences(action)), TERMS)
        for action in actions
    )
