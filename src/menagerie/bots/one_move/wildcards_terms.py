"""How the one-move bot weighs Wild Cards: the named reasons for every kind of action. The engine says what an action does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import combinations

from menagerie.bots.one_move.terms import Term, Weighed, weigh
from menagerie.bots.one_move.wildcards_hopes import Hope, hope_of
from menagerie.bots.one_move.wildcards_worth import GROWTH, RIVALS, Outlook, Points, price_of, without
from menagerie.bots.protocol import Seen
from menagerie.core import Action, Choice
from menagerie.wildcards.actions import Pay, Refill, Remove, Take, TieBreak
from menagerie.wildcards.bidding import Bid, Reveal
from menagerie.wildcards.cards import BONUS, Card, Species
from menagerie.wildcards.rules.acquire import fits
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.score import score
from menagerie.wildcards.view import View

CHEAPEST = 6  # payments that are weighed for an animal, of any cards and again of cards of its habitat
USUAL_CARD = 2.2  # the value of a card on average
TIE_BREAKS = (0.1, 0.35, 0.7, 0.9)  # how likely a card wins a tie-break, by its value
PILE_WINS = 0.4


@dataclass(frozen=True)
class WildCardsCase:
    """One action: what it does to points and hand or, where that is still open, what it may bring."""

    outlook: Outlook
    action: Action
    then: Outlook  # after the action, as far as it can be known
    hopes: dict[Card, Hope]  # what each card may bring as a bid, as far as it was thought through

    @property
    def seat(self) -> int:
        """The seat that acts."""
        return self.outlook.seat

    @cached_property
    def own_before(self) -> Points:
        """The points of the seat now."""
        return Points.of(self.outlook.table, self.seat)

    @cached_property
    def own_after(self) -> Points:
        """The points that the seat would have."""
        return Points.of(self.then.table, self.seat)

    @cached_property
    def hope(self) -> Hope:
        """What a bid may bring; with two cards, the better one."""
        match self.action:
            case Bid(cards):
                return max((self._hope(card) for card in cards), key=lambda hope: hope.worth)
            case Reveal(card):
                return self._hope(card)
        return Hope()

    def _hope(self, card: Card) -> Hope:
        if card not in self.hopes:
            self.hopes[card] = hope_of(self.outlook, card, (*self.outlook.hand, *laid_by(self.outlook)))
        return self.hopes[card]

    @cached_property
    def stake(self) -> float:
        """What it is worth to take first in a tie: the best animal of the display, not the second best."""
        gains = sorted((self.outlook.gain(self.seat, species) for species in self.outlook.view.display), reverse=True)
        return gains[0] - (gains[1] if len(gains) > 1 else 0.0) if gains else 0.0


def laid_by(outlook: Outlook) -> Iterator[Card]:
    """The seat's own bids on the table, habitat cards only."""
    return (card for card in outlook.view.seats[outlook.seat].bid if card is not None and card != Card.REFILL)


def gained_animals(case: WildCardsCase) -> float:
    """Points of the two largest species."""
    return case.own_after.animals - case.own_before.animals


def gained_leaders(case: WildCardsCase) -> float:
    """Points of leaders."""
    return case.own_after.leaders - case.own_before.leaders


def gained_tokens(case: WildCardsCase) -> float:
    """Points for a natural habitat."""
    return case.own_after.tokens - case.own_before.tokens


def gained_secret(case: WildCardsCase) -> float:
    """Points for the secret animal's species."""
    return case.own_after.secret - case.own_before.secret


def gained_powers(case: WildCardsCase) -> float:
    """What leaders can do in the time left."""
    return (case.own_after.powers - case.own_before.powers) * case.outlook.time_left


def gained_growth(case: WildCardsCase) -> float:
    """How much larger species promise for later."""
    return (case.own_after.growth - case.own_before.growth) * case.outlook.time_left


def gained_by_rivals(case: WildCardsCase) -> float:
    """What the others gain, on average."""
    rivals = [seat for seat in case.outlook.people if seat != case.seat]
    return sum(score(case.then.table, seat) - score(case.outlook.table, seat) for seat in rivals) / len(rivals)


def gained_cards(case: WildCardsCase) -> float:
    """How much more the hand is worth than before. Sealed cards have separate reasons."""
    if isinstance(case.action, Bid | Pay | TieBreak):
        return 0.0
    own = case.then.view.seats[case.seat]
    unseen = own.cards - len(case.then.hand) - (Card.REFILL not in own.bid)
    return case.outlook.price(case.then.hand, unseen) - case.outlook.price(case.outlook.hand)


def chance_to_be_first(case: WildCardsCase) -> float:
    """How much a payment or a card helps to be first in a tie, times what that is worth."""
    match case.action:
        case Pay(cards):
            above = sum(value_of(card) - USUAL_CARD for card in cards) / len(cards)
            return case.stake * min(1.0, max(0.0, 0.5 + above / 3))
        case TieBreak(card):
            return case.stake * (PILE_WINS if card is None else TIE_BREAKS[value_of(card) - 1])
    return 0.0


def sealed_cards(case: WildCardsCase) -> float:
    """The worth of cards that are sealed in a tie and gone afterwards."""
    match case.action:
        case Pay(cards):
            gone = cards
        case TieBreak(Card() as card):
            gone = (card,)
        case _:
            return 0.0
    held = case.outlook.hand + tuple(card for card in case.outlook.view.seats[case.seat].paid if card is not None)
    return case.outlook.price(without(held, (card for card in gone if card in held))) - case.outlook.price(held)


def natural_payment(case: WildCardsCase) -> float:
    """The points that a payment in a tie allows, for the best animal that it fits."""
    if not isinstance(case.action, Pay):
        return 0.0
    laid = (*laid_by(case.outlook), *case.action.cards)
    gains = [case.outlook.gain(case.seat, species) for species in case.outlook.view.display]
    fitting = [
        case.outlook.gain(case.seat, species)
        for species in case.outlook.view.display
        if all(fits(card, species) for card in laid)
    ]
    return max(0.0, max(fitting) + BONUS - max(gains)) if fitting else 0.0


def left_for_rival(case: WildCardsCase) -> float:
    """The most that the rival gets from the animals that a removal leaves."""
    if not isinstance(case.action, Remove):
        return 0.0
    left = list(case.outlook.view.display)
    for species in case.action.animals:
        left.remove(species)
    (rival,) = case.outlook.rivals
    return max(case.outlook.gain(rival, species) for species in left)


def has_two_bids(case: WildCardsCase) -> float:
    """1 if the eagle may still choose between two different values."""
    if not isinstance(case.action, Bid):
        return 0.0
    values = {0 if card == Card.REFILL else value_of(card) for card in case.action.cards}
    return float(len(values) > 1)


TERMS: tuple[Term[WildCardsCase], ...] = (
    Term("largest-species", 1.0, gained_animals),
    Term("leader", 1.0, gained_leaders),
    Term("natural", 1.0, gained_tokens),
    Term("secret", 1.0, gained_secret),
    Term("power", 1.0, gained_powers),
    Term("growth", GROWTH, gained_growth),
    Term("others-points", -RIVALS, gained_by_rivals),
    Term("cards", 1.0, gained_cards),
    Term("hope-animal", 1.0, lambda case: case.hope.animals),
    Term("hope-natural", 1.0, lambda case: case.hope.bonus),
    Term("bid-cards", 1.0, lambda case: case.hope.cards),
    Term("rival-gets", -1.0, lambda case: case.hope.rival),
    Term("two-bids", 0.3, has_two_bids),
    Term("first-in-tie", 1.0, chance_to_be_first),
    Term("tie-cards", 1.0, sealed_cards),
    Term("tie-natural", 1.0, natural_payment),
    Term("left-for-rival", -1.0, left_for_rival),
)


def weigh_wildcards(seen: Seen[View]) -> tuple[Weighed, ...]:
    """The actions worth looking at, with their reasons."""
    outlook = Outlook(seen.view, seen.seat)
    actions = [action for offer in seen.actions for action in composed(offer)]
    hopes: dict[Card, Hope] = {}
    cases = (WildCardsCase(outlook, action, Outlook(seen.after(action), seen.seat), hopes) for action in actions)
    return tuple(weigh(case.action, case, TERMS) for case in cases)


def composed(offer: Action | Choice) -> Iterator[Action]:
    """The action itself; for a choice of cards, the combinations worth looking at."""
    if isinstance(offer, Choice):
        yield from map(offer.compose, _compositions(offer))
    else:
        yield offer


def _compositions(choice: Choice) -> Iterable[tuple[IntEnum, ...]]:
    sizes = range(choice.least, choice.most + 1)
    if isinstance(choice.action, Refill):
        cheapest_first = sorted(choice.cards, key=price_of)
        return [tuple(cheapest_first[:count]) for count in sizes]
    distinct = dict.fromkeys(cards for count in sizes for cards in combinations(choice.cards, count))
    return _payments(choice.action.species, distinct) if isinstance(choice.action, Take) else distinct


def _payments(species: Species, distinct: Iterable[tuple[IntEnum, ...]]) -> Iterable[tuple[IntEnum, ...]]:
    """The cheapest payments, from all cards and from those that fit the animal."""
    by_price = sorted(distinct, key=lambda cards: sum(map(price_of, cards)))
    natural = [cards for cards in by_price if all(fits(card, species) for card in cards)]
    return dict.fromkeys((*by_price[:CHEAPEST], *natural[:CHEAPEST]))
