"""Who is asked, and what may be answered: typed actions, and a Choice where cards are composed."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.core.choice import Choice
from menagerie.core.message import Action
from menagerie.core.plain import enum_name
from menagerie.wildcards.actions import Bid, Exchange, Keep, Leave, Pass, Reveal, Take, TakeBack, TieBreak, card_name
from menagerie.wildcards.cards import KINDS, REFILL, Card, Species
from menagerie.wildcards.rules.acquire import may_take
from menagerie.wildcards.rules.awaited import is_awaited, may_act, unseal
from menagerie.wildcards.rules.choices import is_legal
from menagerie.wildcards.rules.display import display_size, nearest_of
from menagerie.wildcards.rules.duel import removals_left
from menagerie.wildcards.rules.leaders import has_power
from menagerie.wildcards.rules.payment import owed, payment_due
from menagerie.wildcards.rules.refill import may_exchange
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import Step, Table

__all__ = ["may_act", "offers", "payment_due", "prepare_for", "seats_asked", "unseal"]


def seats_asked(table: Table) -> tuple[int, ...]:
    """The seats whose decision is awaited."""
    return tuple(seat for seat in range(table.people) if is_awaited(table, seat))


def prepare_for(table: Table, seat: int) -> Table:
    """A copy of the table on which this seat is asked, with nothing sealed."""
    copy = table.copy()
    unseal(copy, seat)
    return copy


def hand_names(table: Table) -> tuple[str, ...]:
    """The habitat cards in the hand of the seat to act, by name."""
    return tuple(card_name(Card(kind)) for kind in range(KINDS) for _ in range(table.hands[table.to_act, kind]))


def offers(table: Table) -> tuple[Action | Choice, ...]:
    """What the seat to act may answer."""
    return tuple(_offers(table, Step(table.step), table.to_act))


def _offers(table: Table, step: Step, seat: int) -> Iterator[Action | Choice]:
    match step:
        case Step.BID:
            if has_power(table, seat, Species.EAGLE) and hand_size(table, seat) > 0:
                yield Choice("bid", "", (*hand_names(table), card_name(Card.REFILL)), 1, 2, joined_by=" + ")
            else:
                yield from (Bid((card,)) for card in Card if is_legal(table, card))
        case Step.REVEAL:
            yield from dict.fromkeys(Reveal(Card(table.bids[seat, which])) for which in range(2))
        case Step.EXCHANGE:
            yield Keep()
            yield from _exchanges(table, seat)
        case Step.REMOVE:
            animals = tuple(enum_name(Species(table.display[place])) for place in range(display_size(table)))
            yield Choice("remove", "", animals, removals_left(table), removals_left(table))
        case Step.REFILL:
            yield Choice("refill", "discarding", hand_names(table), 0, hand_size(table, seat))
        case Step.TAKE | Step.FREE:
            yield from _takes(table, step, seat)
        case Step.PAY:
            yield Choice("pay", "", hand_names(table), owed(table, seat), owed(table, seat))
        case Step.TIE_BREAK:
            yield from (TieBreak(None if card == REFILL else card) for card in Card if is_legal(table, card))
        case _:
            yield from (TakeBack(), Leave())


def _exchanges(table: Table, seat: int) -> Iterator[Exchange]:
    for given in Species:
        for place in range(display_size(table)):
            if may_exchange(table, seat, given, place):
                yield Exchange(given, Species(table.display[place]), farther(table, place))


def _takes(table: Table, step: Step, seat: int) -> Iterator[Action | Choice]:
    cost = payment_due(table, step, seat)
    for place in range(display_size(table)):
        if may_take(table, place):
            take = Take(Species(table.display[place]), farther(table, place))
            yield Choice(str(take), "paying", hand_names(table), cost, cost) if cost else take
    if step == Step.TAKE:
        yield Pass()


def farther(table: Table, place: int) -> int | None:
    """W12.9 The place, if a nearer animal of the same species lies in the display."""
    return None if nearest_of(table, table.display[place]) == place else place
