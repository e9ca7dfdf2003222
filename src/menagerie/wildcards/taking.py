"""The order of taking, as far as everyone can see it: by open bids, and in a tie by what settles it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from menagerie.wildcards.cards import Species
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.table import Step

if TYPE_CHECKING:
    from menagerie.wildcards.view import SeatView


class Decider(IntEnum):
    """The reasons why one of several equal bids comes first, in the order in which they count; ABILITY: only one can pay.

    Tie-break cards may end in a lot.
    """

    LION, LEO, TALISMAN, TIE_BREAK, PAYMENT, ABILITY = range(6)


@dataclass(frozen=True)
class Bidders:
    """Equal bids that wait for their turn to take, in their order, as far as that is decided."""

    value: int
    ranks: tuple[tuple[int, ...], ...]  # seats in order; those that are still equal together
    decided_by: Decider | None  # why the first of several is first


def taker_of(step: Step | None, to_act: tuple[int, ...]) -> int | None:
    """The seat whose turn it is to take an animal."""
    return to_act[0] if step == Step.TAKE and to_act else None


def order_of(waiting: tuple[int, ...], seats: tuple[SeatView, ...], taker: int | None) -> tuple[Bidders, ...]:
    """The order of taking and its reasons, as far as everyone can see: by bids on the table, and in a tie by what settles it."""
    groups: dict[int, tuple[int, ...]] = {}
    for seat in waiting:
        bid = seats[seat].bid
        if bid and bid[-1] is not None:
            value = value_of(bid[-1])
            groups[value] = (*groups.get(value, ()), seat)
    return tuple([_bidders(value, groups[value], seats, taker) for value in sorted(groups, reverse=True)])


def _bidders(value: int, group: tuple[int, ...], seats: tuple[SeatView, ...], taker: int | None) -> Bidders:
    if len(group) == 1:
        return Bidders(value, (group,), None)
    places = {seat: _place(seats[seat], value) for seat in group}
    if taker in group and [*places.values()].count(places[taker]) > 1:
        places[taker] = (Decider.TALISMAN, 0)
    ranks = tuple(tuple(seat for seat in group if places[seat] == place) for place in sorted({*places.values()}))
    decider, _ = places[ranks[0][0]]
    return Bidders(value, ranks, Decider(decider) if len(ranks[0]) == 1 else None)


def _place(player: SeatView, value: int) -> tuple[int, int]:
    """The standing of a seat among equal bids, lowest first: by what counts most, then by its amount."""
    can_pay = player.cards + len(player.paid) >= value  # with the refill card, which pays nothing
    if player.standing is not None:
        paid = sum(value_of(card) for card in player.paid if card is not None)
        return (Decider.PAYMENT if player.standing == paid else Decider.TIE_BREAK), -player.standing
    if player.is_leo:
        return Decider.LEO, 0
    if can_pay:
        return (Decider.LION if Species.LION in player.leaders else Decider.ABILITY), 0
    return len(Decider), 0
