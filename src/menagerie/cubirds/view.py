"""What one seat may see. Hiding is done here and nowhere else: a view is built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from menagerie.core.chance import start_chance
from menagerie.core.layout import row_of
from menagerie.core.result import Result
from menagerie.core.rule import rule
from menagerie.core.view_changes import replace, replaced
from menagerie.cubirds.cards import (
    BIG_FLOCK,
    BIGGEST_REWARD,
    HIDDEN,
    ROWS,
    SEVEN_KINDS,
    SMALL_FLOCK,
    SPECIES,
    THREE_BIRDS,
    TWO_SPECIES,
    Species,
)
from menagerie.cubirds.result import result_of
from menagerie.cubirds.rules.end import is_over
from menagerie.cubirds.rules.flock import reward
from menagerie.cubirds.rules.knowledge import hand_size, has_open_hand
from menagerie.cubirds.rules.setup import clear_table
from menagerie.cubirds.rules.supply import discard_size
from menagerie.cubirds.table import ROBIN, Step, Table

Birds = Mapping[Species, int]
ALL_SPECIES = tuple(Species)
SHORT_HAND = 2  # cards: often of one species


@rule
def may_see_hand(table: Table, seat: int, owner: int) -> bool:
    """C8.1 Only its owner sees a hand; RobinBird's is open (C10.1)."""
    return seat == owner or has_open_hand(table, owner)


@rule
def see(table: Table, seat: int, seen: Table) -> None:
    """A seat's own copy of the table."""
    start_chance(seen)
    clear_table(seen)
    lay_out(table, seat, seen)


@rule
def lay_out(table: Table, seat: int, seen: Table) -> None:
    """C8.1, C8.2, C8.3, C8.4 Lay out on an empty table everything a seat may know; other cards are hidden cards."""
    seen.seats, seen.solo, seen.exhaustion, seen.turn_limit = table.seats, table.solo, table.exhaustion, table.turn_limit
    seen.first_player, seen.extra_birds = table.first_player, table.extra_birds
    seen.to_act, seen.step, seen.turns, seen.ending = table.to_act, table.step, table.turns, table.ending
    for row in range(ROWS):
        seen.row_size[row] = table.row_size[row]
        for place in range(table.row_size[row]):
            seen.rows[row, place] = table.rows[row, place]
    seen.pile_size = table.pile_size
    for place in range(table.pile_size):
        seen.pile[place] = HIDDEN
    hidden = discard_size(table)
    for species in range(SPECIES):
        seen.discard[species] = table.known_discard[species]
        seen.known_discard[species] = table.known_discard[species]
        hidden -= table.known_discard[species]
    seen.discard[HIDDEN] = hidden
    for owner in range(table.seats):
        see_seat(table, seat, owner, seen)


@rule
def see_seat(table: Table, seat: int, owner: int, seen: Table) -> None:
    """C8.1, C8.5 Lay out one player's cards: all of a hand that the seat may see; of other hands, only what is known."""
    hidden = hand_size(table, owner)
    for species in range(SPECIES):
        seen.collections[owner, species] = table.collections[owner, species]
        seen.known[owner, species] = table.known[owner, species]
        seen.unseen[owner, species] = table.unseen[owner, species]
        if may_see_hand(table, seat, owner):
            seen.hands[owner, species] = table.hands[owner, species]
        else:
            seen.hands[owner, species] = table.known[owner, species]
        hidden -= seen.hands[owner, species]
    seen.hands[owner, HIDDEN] = hidden


@dataclass(frozen=True, slots=True)
class Goal:
    """How far a collection is on the way to a goal: a number of species, with a number of birds each."""

    species: tuple[Species, ...]  # that have enough birds
    needed: int
    birds: int  # of each
    is_near: bool  # at most one species is missing
    collected: int  # birds that count for it
    total: int  # birds that it takes
    is_nearer: bool  # no more birds are missing than for the other goal

    @property
    def missing(self) -> int:
        """How many birds it takes, at least."""
        return self.total - self.collected


@dataclass(frozen=True, slots=True)
class Flock:
    """What the birds of a species in a hand earn as a flock, and how many are missing for a small and a big one."""

    earns: int
    to_small: int
    to_big: int


@dataclass(frozen=True)
class SeatView:
    """What a seat may know of a player.

    >>> from menagerie import CuBirds
    >>> own, other = CuBirds.new(2, seed=7).view(0).seats
    >>> own.hand[Species.WARBLER], other.hand, other.hand_size
    (4, None, 8)
    """

    hand_size: int
    hand: Birds | None  # None: secret
    known: Birds  # everyone has seen these go into the hand
    unseen: Birds  # for each species, how many cards at most may be of it without anyone having seen them
    collection: Birds
    wins_with: Birds  # one more flock could win: of which species, and how many birds it takes
    is_short: bool  # so few cards that laying birds could end the round (C6.1)
    leads: bool  # nobody lacks fewer birds for a goal, and somebody lacks more
    seven_kinds: Goal
    three_and_three: Goal
    flocks: Mapping[Species, Flock]  # of the hand, if it is seen


@dataclass(frozen=True)
class View:
    """Everything a seat may know.

    >>> from menagerie import CuBirds
    >>> view = CuBirds.new(2, seed=7).view(0)
    >>> view.to_act, view.step, view.rows[0][0], view.pile_size
    (1, <Step.LAY: 0>, <Species.WARBLER: 6>, 80)
    """

    seat: int | None
    solo: bool
    to_act: int | None
    step: Step | None
    turn: int
    rows: tuple[tuple[Species, ...], ...]
    seats: tuple[SeatView, ...]
    pile_size: int
    discard_size: int
    known_discard: Birds
    result: Result | None


def view_of(seen: Table, seat: int | None) -> View:
    """The view, made from a seat's copy of the table."""
    over = is_over(seen)
    return View(
        seat=seat,
        solo=seen.solo == 1,
        to_act=None if over else seen.to_act,
        step=None if over else Step(seen.step),
        turn=seen.turns + 1,
        rows=tuple([_row(seen, row) for row in range(ROWS)]),
        seats=with_leads([_seat_view(seen, owner) for owner in range(seen.seats)]),
        pile_size=seen.pile_size,
        discard_size=discard_size(seen),
        known_discard={species: count for species in ALL_SPECIES if (count := seen.known_discard[species])},
        result=result_of(seen),
    )


def own_view(table: Table, seat: int, public: View) -> View:
    """The view of a seat: what everyone sees, and its own cards."""
    return replace(public, seat=seat, seats=replaced(public.seats, seat, _opened(table, seat, public.seats[seat])))


def open_view(table: Table, view: View) -> View:
    """All hands open, for the replay of a finished game."""
    return replace(view, seats=tuple([_opened(table, owner, player) for owner, player in enumerate(view.seats)]))


def _opened(table: Table, owner: int, player: SeatView) -> SeatView:
    """What is seen of a player whose hand is open."""
    hand = _birds(table.hands, owner)
    known, unseen = _birds(table.known, owner), _birds(table.unseen, owner)
    return replace(player, hand=hand, known=known, unseen=unseen, flocks=flocks_of(hand))


def _row(seen: Table, row: int) -> tuple[Species, ...]:
    return tuple([ALL_SPECIES[seen.rows[row, place]] for place in range(seen.row_size[row])])


def _seat_view(seen: Table, owner: int) -> SeatView:
    hand = None if seen.hands[owner, HIDDEN] else _birds(seen.hands, owner)
    collection = _birds(seen.collections, owner)
    size = hand_size(seen, owner)
    seven_kinds, three_and_three = _ways(collection)
    return SeatView(
        hand_size=size,
        hand=hand,
        known=_birds(seen.known, owner),
        unseen=_birds(seen.unseen, owner),
        collection=collection,
        wins_with={} if is_over(seen) else wins_with(collection),
        is_short=is_short(size, lays_birds=not (seen.solo and owner == ROBIN)),
        leads=False,
        seven_kinds=seven_kinds,
        three_and_three=three_and_three,
        flocks=flocks_of(hand),
    )


def reckoned(player: SeatView, *, lays_birds: bool) -> SeatView:
    """A seat with what follows from its hand and its collection."""
    seven_kinds, three_and_three = _ways(player.collection)
    return replace(
        player,
        wins_with=wins_with(player.collection),
        is_short=is_short(player.hand_size, lays_birds=lays_birds),
        seven_kinds=seven_kinds,
        three_and_three=three_and_three,
        flocks=flocks_of(player.hand),
    )


def is_short(hand_size: int, *, lays_birds: bool) -> bool:
    """Whether a hand is so small that all its birds could go at once. RobinBird never lays hers."""
    return lays_birds and 0 < hand_size <= SHORT_HAND


def _ways(collection: Birds) -> tuple[Goal, Goal]:
    """How far a collection is on the way to either goal."""
    seven, three = missing_kinds(collection.values()), missing_threes(collection.values())
    return (
        _goal(collection, SEVEN_KINDS, 1, seven, is_nearer=seven <= three),
        _goal(collection, TWO_SPECIES, THREE_BIRDS, three, is_nearer=three <= seven),
    )


def wins_with(collection: Birds) -> Birds:
    """The species whose flock would reach a goal for a collection, and how many birds it must earn."""
    if min(missing_kinds(collection.values()), missing_threes(collection.values())) > BIGGEST_REWARD:
        return {}
    needed = {species: _needed(collection, species) for species in ALL_SPECIES}
    return {species: birds for species, birds in needed.items() if birds}


def _needed(collection: Birds, species: Species) -> int:
    """How many birds of a species a collection lacks for a goal; none if a flock cannot earn that many."""
    for birds in range(1, BIGGEST_REWARD + 1):
        then = {**collection, species: collection.get(species, 0) + birds}.values()
        if missing_kinds(then) == 0 or missing_threes(then) == 0:
            return birds
    return 0


def missing_kinds(counts: Iterable[int]) -> int:
    """How many species a collection lacks, given its number of birds of each species."""
    return _missing(counts, SEVEN_KINDS, 1)


def missing_threes(counts: Iterable[int]) -> int:
    """How many birds it lacks for three each of two species."""
    return _missing(counts, TWO_SPECIES, THREE_BIRDS)


def _missing(counts: Iterable[int], needed: int, birds: int) -> int:
    """How many birds are missing until this many species have this many birds each."""
    best = sorted([count if count < birds else birds for count in counts], reverse=True)[:needed]
    return needed * birds - sum(best)


def _goal(collection: Birds, needed: int, birds: int, missing: int, *, is_nearer: bool) -> Goal:
    """How far a collection is on the way to this many species with this many birds each."""
    species = tuple([species for species, count in collection.items() if count >= birds])
    total = needed * birds
    return Goal(species, needed, birds, len(species) >= needed - 1, total - missing, total, is_nearer)


def with_leads(seats: Sequence[SeatView]) -> tuple[SeatView, ...]:
    """The seats, marking those that lack the fewest birds; none while all lack equally many."""
    missing = [min(player.seven_kinds.missing, player.three_and_three.missing) for player in seats]
    fewest, most = min(missing), max(missing)
    leads = [each == fewest != most for each in missing]
    return tuple(
        [player if player.leads == lead else replace(player, leads=lead) for player, lead in zip(seats, leads, strict=True)]
    )


def flocks_of(hand: Birds | None) -> Mapping[Species, Flock]:
    """What each species of a hand would earn, and how many birds it lacks."""
    return {species: _flock(species, count) for species, count in (hand or {}).items()}


@cache
def _flock(species: Species, count: int) -> Flock:
    return Flock(reward(species, count), max(0, SMALL_FLOCK[species] - count), max(0, BIG_FLOCK[species] - count))


def _birds(counts: memoryview[int], owner: int) -> Birds:
    return {species: count for species, count in zip(ALL_SPECIES, row_of(counts, owner), strict=False) if count}
