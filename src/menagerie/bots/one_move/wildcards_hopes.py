"""Estimates what a bid of Wild Cards may bring: who will be faster, what they leave, what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from menagerie.bots.one_move.wildcards_worth import Hand, Outlook, at_home, cheapest, without
from menagerie.wildcards.cards import BONUS, PASS_DRAW, USUAL_SPLIT, WILD_KINDS, Card, Species
from menagerie.wildcards.rules.acquire import fits
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import cost
from menagerie.wildcards.table import Edition

BIDS = (0.28, 0.27, 0.25, 0.2)  # how often people bid each value, if they bid
REFILLS = (1.0, 0.8, 0.55, 0.35, 0.2, 0.12)  # how often they refill, by the cards in their hands; with more cards, as the last
LEO_REFILLS = 1 / 6


@dataclass(frozen=True, slots=True)
class Hope:
    """What a bid brings on average."""

    animals: float = 0.0
    bonus: float = 0.0
    cards: float = 0.0  # below 0: spent
    rival: float = 0.0  # what the rival gets meanwhile; only in the duel

    def __add__(self, other: Hope) -> Hope:
        return Hope(self.animals + other.animals, self.bonus + other.bonus, self.cards + other.cards, self.rival + other.rival)

    def __mul__(self, chance: float) -> Hope:
        return Hope(self.animals * chance, self.bonus * chance, self.cards * chance, self.rival * chance)

    @property
    def worth(self) -> float:
        """The sum of all parts."""
        return self.animals + self.bonus + self.cards - self.rival


def hope_of(outlook: Outlook, card: Card, hand: Hand) -> Hope:
    """What bidding a card brings, if the hand still holds it."""
    if card == Card.REFILL:
        return _refill(outlook, hand)
    if outlook.view.edition == Edition.DUEL:
        return _duel(outlook, card, hand)
    total = Hope()
    for chance, faster in _faster(outlook, value_of(card)):
        left = list(outlook.view.display)
        for rival in faster:
            if left:
                left.remove(favourite(outlook, rival, left))
        total += take(outlook, card, hand, left) * chance
    return total


def take(outlook: Outlook, card: Card, hand: Hand, left: Sequence[Species]) -> Hope:
    """The best of the remaining animals, or what passing brings."""
    rest = without(hand, [card])
    offers = [Hope(cards=outlook.price(hand, PASS_DRAW) - outlook.price(hand))]
    for species in set(left):
        for payment in _payments(rest, species, cost(value_of(card))):
            kept = without(rest, payment) + ((card,) if _comes_back(outlook, card) else ())
            natural = all(fits(laid, species) for laid in (card, *payment))
            spent = outlook.price(kept) - outlook.price(hand)
            offers.append(Hope(outlook.gain(outlook.seat, species), BONUS if natural else 0.0, spent))
    return max(offers, key=lambda hope: hope.worth)


def _payments(rest: Hand, species: Species, count: int) -> Iterator[Hand]:
    for cards in (rest, at_home(rest, species)):
        payment = cheapest(cards, count)
        if payment is not None:
            yield payment


def _comes_back(outlook: Outlook, card: Card) -> bool:
    return Species.IBEX in outlook.view.seats[outlook.seat].leaders and card < WILD_KINDS


def favourite(outlook: Outlook, seat: int, left: Sequence[Species]) -> Species:
    """The animal that a seat would take; Leo takes the nearest."""
    return left[0] if outlook.view.seats[seat].is_leo else max(left, key=lambda species: outlook.gain(seat, species))


def chance_of_refill(outlook: Outlook, rival: int) -> float:
    """How likely a rival refills, or has done so."""
    seat = outlook.view.seats[rival]
    if seat.bid and seat.bid[0] is not None:
        return float(seat.bid[0] == Card.REFILL)
    if seat.is_leo:
        return LEO_REFILLS
    return REFILLS[min(_habitats(outlook, rival), len(REFILLS) - 1)]


def _habitats(outlook: Outlook, rival: int) -> int:
    """The habitat cards of a rival while all bid: all its cards less the refill card."""
    seat = outlook.view.seats[rival]
    return seat.cards + len(seat.bid) - 1


def chance_of_faster(outlook: Outlook, rival: int, value: int) -> float:
    """How likely a rival takes before a bid of this value; the lion wins ties, Leo the others, and else it is even."""
    own_ties = 0.0 if Species.LION in outlook.view.seats[outlook.seat].leaders else 0.5
    seat = outlook.view.seats[rival]
    ties = 1.0 if own_ties and (seat.is_leo or Species.LION in seat.leaders) else own_ties
    if seat.bid and seat.bid[0] is not None:
        shown = 0 if seat.bid[0] == Card.REFILL else value_of(seat.bid[0])
        return 1.0 if shown > value else ties if shown == value else 0.0
    often = USUAL_SPLIT if seat.is_leo else BIDS[: max(1, _habitats(outlook, rival))]
    ahead = sum(often[value:]) + ties * sum(often[value - 1 : value])
    return (1 - chance_of_refill(outlook, rival)) * ahead / sum(often)


def _faster(outlook: Outlook, value: int) -> Iterator[tuple[float, list[int]]]:
    """Every set of rivals that may be faster than a bid, and how likely exactly this set is."""
    chances = [chance_of_faster(outlook, rival, value) for rival in outlook.rivals]
    for which in product((True, False), repeat=len(chances)):
        likely = 1.0
        for is_faster, chance in zip(which, chances, strict=True):
            likely *= chance if is_faster else 1 - chance
        if likely:
            yield likely, [rival for rival, is_faster in zip(outlook.rivals, which, strict=True) if is_faster]


def _refill(outlook: Outlook, hand: Hand) -> Hope:
    drawn = max(0, outlook.full_hand - len(hand))
    has_meerkat = Species.MEERKAT in outlook.view.seats[outlook.seat].leaders
    exchange = max(0.0, outlook.best_exchange()) if has_meerkat else 0.0
    hope = Hope(exchange, 0.0, outlook.price(hand, drawn) - outlook.price(hand))
    if outlook.view.edition == Edition.DUEL:
        (rival,) = outlook.rivals
        gains = sorted(outlook.gain(rival, species) for species in outlook.view.display)
        hope += Hope(rival=(1 - chance_of_refill(outlook, rival)) * (gains[1] if len(gains) > 1 else 0.0))
    return hope


def _duel(outlook: Outlook, card: Card, hand: Hand) -> Hope:
    """The rival may refill and remove the best two, be slower, or be faster; the faster one gets an animal free."""
    (rival,) = outlook.rivals
    display = sorted(outlook.view.display, key=lambda species: outlook.gain(outlook.seat, species))
    refills, faster = chance_of_refill(outlook, rival), chance_of_faster(outlook, rival, value_of(card))
    alone = take(outlook, card, hand, display[:2])
    first = take(outlook, card, hand, display)
    theirs = outlook.gain(rival, favourite(outlook, rival, display))
    free = max(0.0, outlook.gain(outlook.seat, display[min(1, len(display) - 1)]))
    if first.animals:
        first += Hope(free, rival=theirs)
    second = take(outlook, card, hand, display[:-1])
    second += Hope(rival=theirs + max(0.0, min(outlook.gain(rival, species) for species in display)))
    return alone * refills + first * max(0.0, 1 - refills - faster) + second * faster
