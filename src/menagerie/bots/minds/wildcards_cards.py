"""Why one answer is better than another in Wild Cards: facts about cards paid, laid in a tie, discarded or taken back."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.bots.minds import wildcards_weights as at
from menagerie.bots.minds.reason import PLAIN, Impression, Reason
from menagerie.bots.minds.wildcards_takings import keeps, without
from menagerie.core import Line
from menagerie.core.plain import to_plain
from menagerie.wildcards.cards import BONUS, REFILL, VALUES, Card
from menagerie.wildcards.named import cards_of, shown_in
from menagerie.wildcards.rules.acquire import fits, is_natural
from menagerie.wildcards.rules.choices import DONE
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.refill import refill_size
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import Table


def explain_payment(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """A sealed payment in a tie: the higher sum chooses first."""
    mine, theirs = cards_of(better.numbers), cards_of(compared.numbers)
    natural = better.gain_over(compared, at.TIED_NATURAL)
    rest = better.score - compared.score - natural
    total, other = sum(map(value_of, mine)), sum(map(value_of, theirs))
    if total > other:
        yield Reason(rest, Line("reason-higher-sum", {"sum": total, "other": other}))
    earning = [
        species
        for species in shown_in(table)
        if is_natural(table, table.to_act, species) and all(fits(card, species) for card in mine)
    ]
    only = [species for species in earning if not all(fits(card, species) for card in theirs)]
    if only:
        yield Reason(natural, Line("reason-natural", {"cards": to_plain(only), "points": BONUS}))
    yield Reason(rest if total <= other else PLAIN, keeps(without(theirs, mine)))


def explain_lot(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """A tie-break card, from the hand or from the pile."""
    one, two = better.numbers[0], compared.numbers[0]
    worth = better.score - compared.score
    if one == REFILL:
        yield Reason(worth, Line("reason-free-lot"))
        yield Reason(PLAIN, keeps([Card(two)]))
        return
    if two == REFILL or value_of(one) > value_of(two):
        above = VALUES - value_of(one)
        yield Reason(worth, Line("reason-high-lot", {"value": value_of(one), "above": above}))
    if two != REFILL:
        yield Reason(worth if value_of(one) <= value_of(two) else PLAIN, keeps([Card(two)]))


def explain_refill(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Which cards are discarded for new ones."""
    mine, theirs = cards_of(better.numbers), cards_of(compared.numbers)
    held, full = hand_size(table, table.to_act), refill_size(table, table.to_act)
    worth = better.score - compared.score
    new, others = (max(0, full - held + len(cards)) for cards in (mine, theirs))
    gone, stay = without(mine, theirs), without(theirs, mine)
    if stay:
        yield Reason(worth, keeps(stay))
    if new > others:
        yield Reason(worth, Line("reason-draws-more", {"count": new, "other": others}))
    if gone and max(map(value_of, gone)) < min(map(value_of, stay), default=VALUES):
        yield Reason(worth / 2, Line("reason-low-cards", {"cards": to_plain(gone)}))
    yield Reason(PLAIN, Line("reason-draws", {"count": new}))


def explain_taking_back(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """The ibex's bid, taken back or let go."""
    card, worth = Card(table.bids[table.to_act, 0]), better.score - compared.score
    if better.numbers[0] == DONE:
        yield Reason(worth, Line("reason-shows-nothing", {"card": to_plain(card)}))
    else:
        yield Reason(worth, keeps([card]))
