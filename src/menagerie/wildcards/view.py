"""What one seat may see. Hiding is done here and nowhere else: a view is built up from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from menagerie.core.chance import start_chance
from menagerie.core.layout import row_of
from menagerie.core.result import Result, Score
from menagerie.core.rule import rule
from menagerie.core.view_changes import replace, replaced
from menagerie.wildcards.cards import (
    DISPLAY,
    HIDDEN,
    HIDDEN_COLUMN,
    HIDDEN_SPECIES,
    KINDS,
    NOTHING,
    PAYMENT,
    REFILL,
    SPECIES,
    Card,
    Species,
)
from menagerie.wildcards.result import gains_of, leader_gains_of, result_of, rounds_of, score_of
from menagerie.wildcards.rules.awaited import is_awaited
from menagerie.wildcards.rules.clear import clear_table
from menagerie.wildcards.rules.display import display_size
from menagerie.wildcards.rules.order import bid_value
from menagerie.wildcards.rules.payment import count_paid
from menagerie.wildcards.rules.score import leads
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import NOBODY, Edition, Phase, Step, Table
from menagerie.wildcards.taking import Bidders, order_of, taker_of

Cards = Mapping[Card, int]
Animals = Mapping[Species, int]
ALL_CARDS, ALL_SPECIES = tuple(Card), tuple(Species)


@rule
def may_see_hand(table: Table, seat: int, owner: int) -> bool:
    """W11.1, W13.2 Only its owner sees a hand, or the secret animal of the duel."""
    return seat == owner


@rule
def has_sealed_bid(table: Table, owner: int) -> bool:
    """W11.3 Whether a seat's bid is hidden among its hand: while everyone bids, and for the eagle until it has chosen."""
    if owner >= table.people or table.ending == 1:
        return False
    return table.phase == Phase.BIDS or (table.step == Step.REVEAL and table.to_act == owner)


@rule
def has_sealed_cards(table: Table, owner: int) -> bool:
    """W11.4 Whether a seat has sealed a payment or a tie-break card that is not shown yet."""
    return table.lots[owner] != NOTHING or (table.step == Step.PAY and table.sealed[owner] == 1)


@rule
def see(table: Table, seat: int, seen: Table) -> None:
    """A seat's own copy of the table."""
    start_chance(seen)
    clear_table(seen)
    lay_out(table, seat, seen)


@rule
def lay_out(table: Table, seat: int, seen: Table) -> None:
    """W11.1, W11.5, W11.6, W11.7 Lay out on an empty table everything a seat may know; the rest are hidden cards."""
    seen.seats, seen.people, seen.edition = table.seats, table.people, table.edition
    seen.balanced, seen.holder_first, seen.first_holder = table.balanced, table.holder_first, table.first_holder
    seen.flat_secret = table.flat_secret
    seen.turns, seen.to_act, seen.phase, seen.step, seen.ending = table.turns, table.to_act, table.phase, table.step, table.ending
    if seat == table.to_act:
        seen.composed, seen.place = table.composed, table.place
    elif table.step == Step.SECOND:  # cards that another seat is just choosing do not show: it is asked as if it had not begun
        seen.step = Step.BID
    elif table.step == Step.PAY and table.tied[table.to_act] == 0:
        seen.step = Step.TAKE
    seen.talisman, seen.talisman_used, seen.repeats, seen.high = table.talisman, table.talisman_used, table.repeats, table.high
    seen.pile_size, seen.animals_size, seen.leo_size = table.pile_size, table.animals_size, table.leo_size
    for place in range(table.pile_size):
        seen.pile[place] = HIDDEN
    for place in range(table.animals_size):
        seen.animals[place] = HIDDEN_SPECIES
    for place in range(table.leo_size):
        seen.leo_pile[place] = HIDDEN
    for kind in range(KINDS):
        seen.copies[kind] = table.copies[kind]
        seen.discard[kind] = table.discard[kind]
        seen.laid[kind] = table.laid[kind]
    for species in range(SPECIES):
        seen.leaders[species] = table.leaders[species]
        seen.boxed[species] = table.boxed[species]
    for place in range(DISPLAY):
        seen.display[place] = table.display[place]
    for owner in range(table.seats):
        see_seat(table, seat, owner, seen)


@rule
def see_seat(table: Table, seat: int, owner: int, seen: Table) -> None:
    """W11.6 A player's open cards, and what the seat may know of the hand and the sealed cards."""
    seen.tokens[owner] = table.tokens[owner]
    for species in range(SPECIES):
        seen.collections[owner, species] = table.collections[owner, species]
    for kind in range(KINDS):
        seen.known[owner, kind] = table.known[owner, kind]
    seen.sealed[owner], seen.tied[owner], seen.standing[owner] = table.sealed[owner], table.tied[owner], table.standing[owner]
    seen.done[owner], seen.took[owner] = table.done[owner], table.took[owner]
    seen.swapped[owner], seen.refills[owner] = table.swapped[owner], table.refills[owner]
    if owner < 2:
        open_secret = owner == seat or table.ending == 1 or table.secrets[owner] == NOTHING
        seen.secrets[owner] = table.secrets[owner] if open_secret else HIDDEN_SPECIES
    if owner == seat:
        see_own_cards(table, owner, seen)
    elif has_sealed_bid(table, owner):
        see_sealed_bid(table, owner, seen)
    else:
        see_cards(table, owner, seen)


@rule
def see_own_cards(table: Table, owner: int, seen: Table) -> None:
    """W11.1 All cards of the seat itself."""
    for kind in range(KINDS):
        seen.hands[owner, kind] = table.hands[owner, kind]
    for which in range(2):
        seen.bids[owner, which] = table.bids[owner, which]
    for which in range(PAYMENT):
        seen.paid[owner, which] = table.paid[owner, which]
    seen.lots[owner] = table.lots[owner]


@rule
def see_sealed_bid(table: Table, owner: int, seen: Table) -> None:
    """W11.3 While bids are sealed, all cards of a seat are counted together, its refill card included."""
    cards = hand_size(table, owner) + 1
    for which in range(2):
        if 0 <= table.bids[owner, which] < KINDS:
            cards += 1
    shown = 2 if table.step == Step.REVEAL else table.sealed[owner]
    for which in range(shown):
        seen.bids[owner, which] = HIDDEN
    seen.hands[owner, HIDDEN_COLUMN] = cards - shown


@rule
def see_cards(table: Table, owner: int, seen: Table) -> None:
    """W11.2, W11.4, W11.9 Another seat's hand is counted and partly known; its sealed cards are hidden.

    Cards of a payment that it is just choosing still count as part of its hand.
    """
    paid = 0 if table.step == Step.PAY and table.to_act == owner else count_paid(table, owner)
    hidden = hand_size(table, owner) + count_paid(table, owner) - paid
    sealed = has_sealed_cards(table, owner)
    for kind in range(KINDS):
        if not sealed:
            seen.hands[owner, kind] = table.known[owner, kind]
            hidden -= table.known[owner, kind]
    for which in range(2):
        seen.bids[owner, which] = table.bids[owner, which]
    for which in range(paid):
        seen.paid[owner, which] = HIDDEN if table.step == Step.PAY and sealed else table.paid[owner, which]
    if table.lots[owner] != NOTHING:
        seen.lots[owner] = HIDDEN
        if table.lots[owner] != REFILL:
            hidden += 1
    seen.hands[owner, HIDDEN_COLUMN] = hidden


@dataclass(frozen=True)
class SeatView:
    """What a seat may know of a player.

    >>> from menagerie import WildCards
    >>> own, *others = WildCards.new(3, seed=7).view(0).seats
    >>> sum(own.hand.values()), others[0].hand, others[0].cards
    (7, None, 8)
    """

    cards: int  # all that are not open, including the refill card and a sealed tie-break card; Leo has none
    hand: Cards | None  # None: secret
    known: Cards  # everyone has seen these go into the hand; they are there or among the sealed cards
    bid: tuple[Card | None, ...]  # None: face down
    paid: tuple[Card | None, ...]
    sealed: bool
    collection: Animals
    leaders: tuple[Species, ...]
    tokens: int
    secret: Species | None
    is_leo: bool
    points: Score | None  # at the moment, with a secret animal only for a reader who knows it; Leo has none
    gains: Mapping[Species, int]  # points that one more animal of a species would bring; without a secret that is not known
    leader_gains: Mapping[Species, int]  # how many of these for the leader that would come with it
    leads: bool  # by points that everyone can count, nobody has more, and somebody has fewer
    standing: int | None  # in a tie, once it can be seen: what was paid and laid in total; the higher one takes first


@dataclass(frozen=True)
class View:
    """Everything a seat may know.

    >>> from menagerie import WildCards
    >>> view = WildCards.new(3, seed=7, edition=2020).view(0)
    >>> view.round, view.rounds, view.step, view.to_act, view.display
    (1, 14, <Step.BID: 1>, (0, 1, 2), (<Species.EAGLE: 2>, <Species.PEACOCK: 0>))
    """

    seat: int | None
    edition: Edition
    round: int
    rounds: int
    step: Step | None
    to_act: tuple[int, ...]
    display: tuple[Species, ...]
    order: tuple[Bidders, ...]  # seats that still have a turn to take an animal, the highest bid first
    seats: tuple[SeatView, ...]
    talisman: int | None
    talisman_used: bool
    pile_size: int
    leo_pile_size: int
    animals_left: int
    discard: Cards
    tie_break_cards: Cards
    boxed: Animals
    flat_secret: bool  # a secret animal is worth one point, however many of its species there are
    result: Result | None


def view_of(seen: Table, seat: int | None) -> View:
    """The view, made from a seat's copy of the table."""
    over = seen.ending == 1
    step = None if over else Step(seen.step)
    to_act = tuple(owner for owner in range(seen.people) if is_awaited(seen, owner))
    seats = tuple([_seat_view(seen, owner, seat) for owner in range(seen.seats)])
    return View(
        seat=seat,
        edition=Edition(seen.edition),
        round=seen.turns if over else seen.turns + 1,
        rounds=rounds_of(seen),
        step=step,
        to_act=to_act,
        display=tuple(Species(seen.display[place]) for place in range(display_size(seen))),
        order=order_of(_waiting(seen), seats, taker_of(step, to_act)),
        seats=seats,
        talisman=None if seen.talisman == NOBODY else seen.talisman,
        talisman_used=seen.talisman_used == 1,
        pile_size=seen.pile_size,
        leo_pile_size=seen.leo_size,
        animals_left=seen.animals_size,
        discard=_cards(seen.discard.tolist()),
        tie_break_cards=_cards(seen.laid.tolist()),
        boxed=_animals(seen.boxed.tolist()),
        flat_secret=seen.flat_secret == 1,
        result=result_of(seen),
    )


def own_view(table: Table, seat: int, public: View) -> View | None:
    """The view of a seat: what everyone sees, and its own cards. None while a seat chooses cards: others do not see them."""
    if table.step != public.step:
        return None
    return replace(public, seat=seat, seats=replaced(public.seats, seat, _opened(table, seat, public.seats[seat])))


def open_view(table: Table, view: View) -> View:
    """All cards open, for the replay of a finished game."""
    return replace(view, seats=tuple([_opened(table, owner, player) for owner, player in enumerate(view.seats)]))


def _opened(table: Table, owner: int, player: SeatView) -> SeatView:
    """What is seen of a player whose cards are all open."""
    hand, known = _cards(row_of(table.hands, owner)[:KINDS]), _cards(row_of(table.known, owner))
    cards, bid, paid = _count_cards(table, owner, owner), _bid(table, owner), _paid(table, owner)
    secret = _secret(table, owner)
    seen = replace(player, cards=cards, hand=hand, known=known, bid=bid, paid=paid, secret=secret)
    if player.secret == secret:
        return seen
    return replace(seen, points=score_of(table, owner), gains=gains_of(table, owner))


def reordered(view: View) -> tuple[Bidders, ...]:
    """The order in which the waiting seats take, by what can be seen of them now."""
    waiting = tuple(sorted([seat for group in view.order for rank in group.ranks for seat in rank]))
    return order_of(waiting, view.seats, taker_of(view.step, view.to_act))


def _waiting(seen: Table) -> tuple[int, ...]:
    """W6.1 The seats that wait for a turn to take, once all bids are open."""
    if seen.phase == Phase.BIDS or seen.step == Step.REVEAL:
        return ()
    return tuple(seat for seat in range(seen.seats) if bid_value(seen, seat) > 0)


def _seat_view(seen: Table, owner: int, seat: int | None) -> SeatView:
    return SeatView(
        cards=_count_cards(seen, owner, seat),
        hand=_cards(row_of(seen.hands, owner)[:KINDS]) if owner == seat else None,
        known=_cards(row_of(seen.known, owner)),
        bid=_bid(seen, owner),
        paid=_paid(seen, owner),
        sealed=seen.sealed[owner] == 1 or seen.lots[owner] != NOTHING,
        collection=_animals(row_of(seen.collections, owner)),
        leaders=tuple([species for species in ALL_SPECIES if seen.leaders[species] == owner]),
        tokens=seen.tokens[owner],
        secret=_secret(seen, owner),
        is_leo=owner >= seen.people,
        points=score_of(seen, owner) if owner < seen.people else None,
        gains=gains_of(seen, owner) if owner < seen.people else {},
        leader_gains=leader_gains_of(seen, owner) if owner < seen.people else {},
        leads=leads(seen, owner),
        standing=seen.standing[owner] if seen.tied[owner] == 1 and seen.step != Step.PAY else None,
    )


def _bid(seen: Table, owner: int) -> tuple[Card | None, ...]:
    return tuple([None if kind == HIDDEN else ALL_CARDS[kind] for kind in row_of(seen.bids, owner) if kind != NOTHING])


def _paid(seen: Table, owner: int) -> tuple[Card | None, ...]:
    kinds = row_of(seen.paid, owner)[: count_paid(seen, owner)]
    return tuple([None if kind == HIDDEN else ALL_CARDS[kind] for kind in kinds])


def _secret(seen: Table, owner: int) -> Species | None:
    secret = seen.secrets[owner] if owner < 2 else NOTHING
    return Species(secret) if 0 <= secret < SPECIES else None


def _count_cards(seen: Table, owner: int, seat: int | None) -> int:
    """W11.2, W11.3, W11.4 All cards of a player that are not open; W1.4 a person's refill card is one of them."""
    cards = sum(row_of(seen.hands, owner))
    if owner == seat:
        cards += 0 <= seen.lots[owner] < KINDS
    elif has_sealed_bid(seen, owner):
        return cards  # nobody can tell the refill card from the others
    return cards + (owner < seen.people and seen.bids[owner, 0] != REFILL and seen.bids[owner, 1] != REFILL)


def _cards(counts: list[int]) -> Cards:
    return {card: count for card, count in zip(ALL_CARDS, counts, strict=False) if count}


def _animals(counts: list[int]) -> Animals:
    return {species: count for species, count in zip(ALL_SPECIES, counts, strict=True) if count}
