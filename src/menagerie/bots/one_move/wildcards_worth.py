"""The worth of animals and cards in Wild Cards. Points are counted by the rules, on a table of what lies open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from menagerie.wildcards.cards import HAND_LIMIT, HIDDEN_SPECIES, WILD_KINDS, Card, Species
from menagerie.wildcards.rules.acquire import fits
from menagerie.wildcards.rules.duel import score_secret
from menagerie.wildcards.rules.leaders import gain_animal, give_animal
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.refill import refill_size
from menagerie.wildcards.rules.score import largest, score, score_animals, score_leaders, second_largest
from menagerie.wildcards.table import NOBODY, Edition, Table
from menagerie.wildcards.view import View

PRICES = (0.75, 0.7, 0.8, 0.9)  # in points, of a card that is sure to be used, by its value
WILD_PRICE = 0.2  # more for a wild card
UNSEEN_PRICE = 0.75  # of a card still to be drawn
FADING = 0.94  # each further card of a hand is worth this part of the one before
CARDS_A_ROUND = 2.5  # what a seat can use up on average
POWERS = {Species.SQUIRREL: 0.6, Species.EAGLE: 0.6, Species.IBEX: 1.2, Species.LION: 0.6, Species.MEERKAT: 0.8}
GROWTH = 0.25  # what a step toward larger species is worth, by the time left
RIVALS = 0.5  # the weight of a point of the rivals' average, against an own point

Hand = tuple[Card, ...]


def known_table(view: View) -> Table:
    """A table with everything that counts as points and is open, and the seat's own secret animal."""
    table = Table()
    table.seats, table.people = len(view.seats), sum(not seat.is_leo for seat in view.seats)
    table.edition = view.edition
    for species in Species:
        table.leaders[species] = NOBODY
    for owner, seat in enumerate(view.seats):
        table.tokens[owner] = seat.tokens
        for species, count in seat.collection.items():
            table.collections[owner, species] = count
        for species in seat.leaders:
            table.leaders[species] = owner
    for owner in range(2):
        secret = view.seats[owner].secret if view.edition == Edition.DUEL else None
        table.secrets[owner] = HIDDEN_SPECIES if secret is None else secret
    return table


@dataclass(frozen=True, slots=True)
class Points:
    """The points of a seat, part by part."""

    animals: int
    leaders: int
    tokens: int
    secret: int
    powers: float
    growth: float

    @classmethod
    def of(cls, table: Table, seat: int) -> Points:
        """The points of a seat on a table."""
        owned = [species for species in Species if table.leaders[species] == seat]
        return cls(
            animals=score_animals(table, seat),
            leaders=score_leaders(table, seat),
            tokens=table.tokens[seat],
            secret=score_secret(table, seat),
            powers=sum(POWERS.get(species, 0.0) for species in owned),
            growth=float(largest(table, seat) ** 2 + second_largest(table, seat) ** 2 / 2),
        )


@dataclass(frozen=True)
class Outlook:
    """A seat's game of Wild Cards: the rounds to come, and what each animal would bring to each seat."""

    view: View
    seat: int

    @cached_property
    def table(self) -> Table:
        """A table with everything that is open."""
        return known_table(self.view)

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(owner for owner, seat in enumerate(self.view.seats) if not seat.is_leo)

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The other seats, Leo's too."""
        return tuple(owner for owner in range(len(self.view.seats)) if owner != self.seat)

    @property
    def rounds_left(self) -> int:
        """The rounds after this one."""
        return self.view.rounds - self.view.round

    @property
    def time_left(self) -> float:
        """The part of the game that is still to come."""
        return self.rounds_left / self.view.rounds

    @cached_property
    def hand(self) -> Hand:
        """The seat's habitat cards in hand, without those that it has sealed."""
        return tuple(card for card, count in (self.view.seats[self.seat].hand or {}).items() for _ in range(count))

    def price(self, cards: Iterable[Card], unseen: int = 0) -> float:
        """The worth of a hand: the most valuable cards first, as many as the rounds to come can use."""
        prices = sorted([price_of(card) for card in cards] + [UNSEEN_PRICE] * unseen, reverse=True)[:HAND_LIMIT]
        useful = self.rounds_left * CARDS_A_ROUND
        return sum(price * FADING**place * min(1.0, max(0.0, useful - place)) for place, price in enumerate(prices))

    def gain(self, seat: int, species: Species) -> float:
        """What an animal would bring to a seat: points, a power, and future chances."""
        return self._gains[seat, species]

    @cached_property
    def _gains(self) -> dict[tuple[int, Species], float]:
        return {
            (seat, species): self._gain(seat, species)
            for seat in range(len(self.view.seats))
            for species in set(self.view.display)
        }

    def _gain(self, seat: int, species: Species) -> float:
        after = self.table.copy()
        gain_animal(after, seat, species)
        return self.worth(after, seat) - self.worth(self.table, seat)

    def worth(self, table: Table, seat: int) -> float:
        """The points and chances of a seat on such a table, less the average of its rivals."""
        points = Points.of(table, seat)
        rivals = [score(table, other) for other in self.people if other != seat]
        ahead = sum(rivals) / len(rivals) if rivals else 0.0
        chances = self.time_left * (points.powers + GROWTH * points.growth)
        return points.animals + points.leaders + points.tokens + points.secret + chances - RIVALS * ahead

    def best_exchange(self) -> float:
        """The most that an exchange with the display would bring."""
        own = self.view.seats[self.seat].collection
        return max((self._exchange(given, species) for given in own for species in set(self.view.display)), default=0.0)

    def _exchange(self, given: Species, species: Species) -> float:
        after = self.table.copy()
        gain_animal(after, self.seat, species)
        give_animal(after, self.seat, given)
        return self.worth(after, self.seat) - self.worth(self.table, self.seat)

    @property
    def full_hand(self) -> int:
        """How many cards a refill ends with."""
        return refill_size(self.table, self.seat)


def price_of(card: int) -> float:
    """The worth of a card that is sure to be used."""
    return PRICES[value_of(card) - 1] + (WILD_PRICE if card >= WILD_KINDS else 0.0)


def cheapest(cards: Iterable[Card], count: int) -> Hand | None:
    """The cards that the seat would miss least; None if there are not enough."""
    chosen = tuple(sorted(cards, key=price_of)[:count])
    return chosen if len(chosen) == count else None


def at_home(cards: Iterable[Card], species: Species) -> Hand:
    """The cards of a species' natural habitat."""
    return tuple(card for card in cards if fits(card, species))


def without(cards: Hand, gone: Iterable[Card]) -> Hand:
    """A hand without some of its cards."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
