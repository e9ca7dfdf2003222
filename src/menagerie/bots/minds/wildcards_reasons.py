"""Why one answer is better than another in Wild Cards: facts about bids. `wildcards_takings.py` has more."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.bots.minds import wildcards_weights as at
from menagerie.bots.minds.reason import PLAIN, Impression, Reason
from menagerie.bots.minds.wildcards import count_habitats
from menagerie.bots.minds.wildcards_cards import explain_lot, explain_payment, explain_refill, explain_taking_back
from menagerie.bots.minds.wildcards_takings import (
    POOR,
    best_gain,
    best_of,
    explain_exchange,
    explain_removal,
    explain_take,
    keeps,
)
from menagerie.core import Line
from menagerie.core.plain import to_plain
from menagerie.wildcards.cards import BONUS, PASS_DRAW, REFILL, VALUES, Card
from menagerie.wildcards.named import animals_of, cards_of, natural_with, shown_in
from menagerie.wildcards.rules.acquire import fits
from menagerie.wildcards.rules.choices import PLACE
from menagerie.wildcards.rules.order import bid_value, value_of
from menagerie.wildcards.rules.refill import refill_size
from menagerie.wildcards.rules.score import gain_of
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import Step, Table

LITTLE = 3  # new cards for which a refill is early


def explain(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """What speaks for an answer against another one to the same question."""
    match table.step:
        case Step.BID:
            return explain_bid(table, better, compared)
        case Step.REVEAL:
            return explain_reveal(table, better, compared)
        case Step.TAKE | Step.FREE:
            return explain_take(table, better, compared)
        case Step.PAY:
            return explain_payment(table, better, compared)
        case Step.TIE_BREAK:
            return explain_lot(table, better, compared)
        case Step.REFILL:
            return explain_refill(table, better, compared)
        case Step.EXCHANGE:
            return explain_exchange(table, better, compared)
        case Step.REMOVE:
            return explain_removal(table, better, compared)
    return explain_taking_back(table, better, compared)


def explain_bid(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """A bid, instead of another one."""
    mine, theirs = cards_of(better.numbers), cards_of(compared.numbers)
    worth = better.score - compared.score
    if len(mine) != len(theirs):
        hidden = [card for card in theirs if card not in mine]
        if len({*mine}) > 1:
            yield Reason(worth, Line("reason-two-bids", {"cards": to_plain(mine)}))
        elif hidden:
            yield Reason(worth, Line("reason-one-bid", {"card": to_plain(hidden[0])}))
    if {*mine} < {*theirs} or {*theirs} < {*mine}:
        return
    cards = [card for card in mine if card not in theirs], [card for card in theirs if card not in mine]
    one, two = (max(found or named, key=bid_of) for found, named in zip(cards, (mine, theirs), strict=True))
    yield from compare_bids(table, one, two, better, compared, size=hand_size(table, table.to_act))
    yield Reason(PLAIN, Line("reason-pays-with", {"count": hand_size(table, table.to_act) - (mine[0] != Card.REFILL)}))


def explain_reveal(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """One of two bids, when those of the others lie open."""
    seat = table.to_act
    one, two = (Card(table.bids[seat, each.numbers[0] - PLACE]) for each in (better, compared))
    others = [bid_value(table, other) for other in range(table.seats) if other != seat]
    higher, more = (sum(value > bid_of(card) for value in others) for card in (one, two))
    worth = better.gain_over(compared, at.SHOWN_BELOW, at.PASS_SIZE - at.SHOWN_BELOW)
    if Card.REFILL not in (one, two):
        if higher < more:
            yield Reason(worth, Line("reason-fewer-above", {"count": higher, "other": more}))
        elif bid_of(two) in others and bid_of(one) not in others:
            yield Reason(worth, Line("reason-no-tie", {"value": bid_of(two)}))
    size = hand_size(table, seat) + 1
    yield from compare_bids(table, one, two, better, compared, size=size)


def compare_bids(table: Table, one: Card, two: Card, better: Impression, compared: Impression, *, size: int) -> Iterator[Reason]:
    """What one card does as a bid that another one does not; `size`: habitat cards, the bid included."""
    natural = better.gain_over(compared, at.BID_NATURAL, 2 * VALUES)
    wild = better.gain_over(compared, at.BID_WILD)
    rest = better.score - compared.score - natural - wild
    if one == Card.REFILL:
        yield from _refills(table, rest, size)
        return
    if two == Card.REFILL:
        yield from _needs_no_refill(table, rest, size)
    yield from _habitats(table, one, two, natural)
    if two >= Card.WILD_1 and two != Card.REFILL and one < Card.WILD_1:
        yield Reason(wild, keeps([two]))
    if bid_of(one) > size:
        yield Reason(rest, Line("reason-too-dear", {"count": PASS_DRAW}))
    elif bid_of(two) > size:
        yield Reason(rest, Line("reason-payable", {"value": bid_of(two), "count": size}))
    elif bid_of(one) > bid_of(two):
        yield from _higher(table, one, two, rest, better, compared)
    elif bid_of(one) < bid_of(two):
        yield Reason(rest, Line("reason-cheaper", {"count": bid_of(two) - bid_of(one), "value": bid_of(two), **_alike(table)}))
    elif one != two:
        fitting = [species for species in shown_in(table) if fits(two, species) and not fits(one, species)]
        if fitting:
            species = max(fitting, key=lambda each: gain_of(table, table.to_act, each))
            yield Reason(-1.0, Line("reason-keeps-fitting", {"card": to_plain(two), "species": to_plain(species)}))
        yield Reason(PLAIN, keeps([two]))


def bid_of(card: Card) -> int:
    """The value of a card as a bid; none for the refill card."""
    return 0 if card == REFILL else value_of(card)


def _refills(table: Table, worth: float, held: int) -> Iterator[Reason]:
    """New cards instead of an animal."""
    full, best = refill_size(table, table.to_act), best_gain(table)
    if held < full:
        yield Reason(worth, Line("reason-refills", {"count": held, "size": full}))
    if best <= POOR:
        yield Reason(worth / 2, Line("reason-nothing-good", {"points": best}))
    yield Reason(PLAIN, Line("reason-fresh-cards", {"size": full}))


def _needs_no_refill(table: Table, worth: float, held: int) -> Iterator[Reason]:
    """An animal instead of new cards."""
    species = best_of(table)
    points, new = gain_of(table, table.to_act, species), max(0, refill_size(table, table.to_act) - held)
    if points > 0:
        yield Reason(worth, Line("reason-bids-for", {"species": to_plain(species), "points": points, "value": 0}))
    if new <= LITTLE:
        yield Reason(worth / 2, Line("reason-early-refill", {"count": new}))
    yield Reason(PLAIN, Line("reason-refill-waits", {"count": held}))


def _habitats(table: Table, one: Card, two: Card, worth: float) -> Iterator[Reason]:
    """Animals that can be paid for entirely with cards of their habitat."""
    others = [] if two == Card.REFILL else natural_with(table, two)
    animals = [species for species in natural_with(table, one) if species not in others]
    if animals:
        yield Reason(worth, Line("reason-natural", {"cards": to_plain(animals), "points": BONUS}))


def _higher(table: Table, one: Card, two: Card, worth: float, better: Impression, compared: Impression) -> Iterator[Reason]:
    """A higher bid: what it is for, and who could not pay for it."""
    seat, species = table.to_act, best_of(table)
    points, value = gain_of(table, seat, species), bid_of(two)
    if two != Card.REFILL:
        values = {"species": to_plain(species), "points": points, "value": value}
        yield Reason(worth, Line("reason-bids-for", values) if points > 0 else Line("reason-outbids", {"value": value}))
    if table.step == Step.BID:
        poor = sum(other != seat and count_habitats(table, other) < bid_of(one) for other in range(table.people))
        if poor:
            found = better.gain_over(compared, at.BID_POOR, VALUES)
            everyone = "yes" if poor == table.seats - 1 else "no"
            yield Reason(found, Line("reason-poor", {"count": poor, "all": everyone}))


def _alike(table: Table) -> dict[str, int]:
    """How many animals of the display are as good as the best one, and their points."""
    gains = [gain_of(table, table.to_act, species) for species in animals_of(table)]
    best = max(gains, default=0)
    return {"good": gains.count(best) if best > 0 else 0, "points": best}
