"""The cards and animals that the actions of Wild Cards name: which exist, which are meant, how they are written."""

from __future__ import annotations

from collections.abc import Iterable

from menagerie.core.action import ActionOf
from menagerie.core.errors import IllegalAction
from menagerie.core.message import Line
from menagerie.wildcards.cards import KINDS, Card, Species
from menagerie.wildcards.rules.acquire import count_fitting, fits
from menagerie.wildcards.rules.choices import DONE
from menagerie.wildcards.rules.display import display_size, nearest_of
from menagerie.wildcards.rules.leaders import has_power
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import cost
from menagerie.wildcards.rules.refill import can_exchange, refill_size
from menagerie.wildcards.table import Table


class WildCardsAction(ActionOf[Table]):
    """The base of all actions of this game."""

    __slots__ = ()

    def _not_held(self, number: int, rule: str) -> IllegalAction:
        return IllegalAction("card-not-held", rule=rule, card=Card(number))

    def _remark(self, table: Table, card: Card, left: int, code: str) -> Line:
        """What an animal would cost for this bid, with this many habitat cards left to pay for it."""
        due, seat = cost(value_of(card)), table.to_act
        if card == Card.REFILL:
            may_exchange = has_power(table, seat, Species.MEERKAT) and can_exchange(table, seat)
            return Line("remark-refill", {"size": refill_size(table, seat), "exchange": "yes" if may_exchange else "no"})
        return Line(code if due <= left else "remark-too-dear", {"cost": due, "left": left})

    def _gain(self, points: int) -> Line:
        """How many points more or fewer."""
        change = "more" if points > 0 else "fewer" if points < 0 else "none"
        return Line("remark-points", {"points": abs(points), "change": change})


def hand_of(table: Table) -> tuple[Card, ...]:
    """The habitat cards in the hand of the seat to act."""
    return tuple(Card(kind) for kind in range(KINDS) for _ in range(table.hands[table.to_act, kind]))


def animals_of(table: Table) -> list[Species]:
    """The animals of the display, nearest the pile first."""
    return [Species(table.display[place]) for place in range(display_size(table))]


def shown_in(table: Table) -> list[Species]:
    """The species of the display, each once."""
    return list(dict.fromkeys(animals_of(table)))


def favoured_in(table: Table, species: Iterable[int], due: int) -> tuple[Card, ...]:
    """The cards in the hand that can pay for one of these animals and earn the points for its natural habitat."""
    near = [each for each in species if count_fitting(table, table.to_act, each) >= due]
    return tuple(dict.fromkeys(card for card in hand_of(table) if any(fits(card, each) for each in near)))


def natural_with(table: Table, bid: Card) -> list[Species]:
    """The animals of the display that this bid and cards of the hand could take with the points for their natural habitat."""
    due = cost(value_of(bid))
    return [species for species in shown_in(table) if fits(bid, species) and count_fitting(table, table.to_act, species) > due]


def cards_of(numbers: Iterable[int]) -> tuple[Card, ...]:
    """The cards among the numbers of an action."""
    return tuple(Card(number) for number in numbers if number < DONE)


def place_of(table: Table, species: Species, place: int | None) -> int:
    """The place of the animal meant: the nearest of its species, unless a place is named."""
    return nearest_of(table, species) if place is None else place


def farther(table: Table, place: int) -> int | None:
    """The place, if there is a nearer animal of the same species on the display."""
    return None if nearest_of(table, table.display[place]) == place else place


def not_there(table: Table, species: Species, place: int | None) -> IllegalAction | None:
    """The error that the animal meant is not there."""
    lies = place_of(table, species, place)
    if 0 <= lies < display_size(table) and table.display[lies] == species:
        return None
    return IllegalAction("no-such-animal", rule="W6.4", species=species)
