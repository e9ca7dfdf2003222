"""The actions of Wild Cards: each with its text, its numbers, what it offers, and why it may be refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from menagerie.core.action import PlainAction
from menagerie.core.choice import Choice
from menagerie.core.errors import IllegalAction
from menagerie.core.message import Action, Line
from menagerie.core.plain import enum_name, enum_words, to_plain
from menagerie.wildcards.bidding import Bid, Reveal
from menagerie.wildcards.cards import BONUS, DISPLAY, HAND_LIMIT, PASS_DRAW, REFILL, Card, Species
from menagerie.wildcards.named import (
    WildCardsAction,
    animals_of,
    cards_of,
    farther,
    favoured_in,
    hand_of,
    not_there,
    place_of,
    shown_in,
)
from menagerie.wildcards.notation import PILE, read_card, read_card_names, read_place, read_species, read_species_names
from menagerie.wildcards.rules.acquire import fits, is_natural
from menagerie.wildcards.rules.choices import DONE, EXCHANGE, PLACE, REMOVE
from menagerie.wildcards.rules.duel import is_high_bidder, removals_left
from menagerie.wildcards.rules.leaders import gain_animal
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import count_paid, owed, payment_due
from menagerie.wildcards.rules.refill import exchange
from menagerie.wildcards.rules.score import gain_of, open_gain_of, score
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import Phase, Step, Table

AT = r"(?: at (?P<place>\S+))?"


def _at(place: int | None) -> str:
    return "" if place is None else f" at {place + 1}"


@dataclass(frozen=True, slots=True)
class Keep(PlainAction[Table]):
    """Exchange nothing: `keep`."""

    steps, pattern, number = (Step.EXCHANGE,), re.compile("keep"), DONE


@dataclass(frozen=True, slots=True)
class Exchange(WildCardsAction):
    """Exchange an animal; the place tells equal ones apart.

    >>> str(Exchange(Species.IBEX, Species.LION, place=1))
    'exchange ibex for lion at 2'
    """

    given: Species
    species: Species
    place: int | None = None

    steps = (Step.EXCHANGE,)
    pattern = re.compile(rf"exchange (?P<given>\S+) for (?P<species>\S+){AT}")

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_species(parts["given"]), read_species(parts["species"]), read_place(parts["place"]))

    def __str__(self) -> str:
        return f"exchange {enum_name(self.given)} for {enum_name(self.species)}{_at(self.place)}"

    def encode(self, table: Table) -> Iterator[int]:
        yield EXCHANGE + self.given * DISPLAY + place_of(table, self.species, self.place)

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self | None:
        if numbers[0] < EXCHANGE:
            return None
        given, place = divmod(numbers[0] - EXCHANGE, DISPLAY)
        return cls(Species(given), Species(table.display[place]), farther(table, place))

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if number is None:
            return not_there(table, self.species, self.place)
        if table.collections[table.to_act, self.given] == 0:
            return IllegalAction("animal-not-there", rule="W5.2", species=self.given)
        if self.given == self.species:
            return IllegalAction("same-species", rule="W5.3", species=self.given)
        return IllegalAction("farther-without-leo", rule="W12.9")

    def remarks(self, table: Table) -> Iterable[Line]:
        after, seat = table.copy(), table.to_act
        exchange(after, self.given, place_of(table, self.species, self.place))
        return (self._gain(score(after, seat) - score(table, seat)),)


@dataclass(frozen=True, slots=True)
class Refill(WildCardsAction):
    """Discard any cards and draw new ones.

    >>> str(Refill(discarding=(Card.FOREST_1,)))
    'refill discarding forest 1'
    """

    discarding: tuple[Card, ...] = ()

    steps = (Step.REFILL,)
    pattern = re.compile(r"refill(?: discarding (?P<cards>.+))?")
    composes = cards_word = "discarding"

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_card_names(parts["cards"]))

    def __str__(self) -> str:
        return self.with_names("refill", map(enum_words, self.discarding))

    def encode(self, table: Table) -> Iterator[int]:
        yield from map(int, sorted(self.discarding))
        yield DONE

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        return cls(cards_of(numbers))

    @classmethod
    def offers(cls, table: Table, numbers: Sequence[int]) -> Iterable[Choice]:
        return (Choice(cls(), hand_of(table), 0, hand_size(table, table.to_act)),)

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        return None if number is None else self._not_held(number, "W5.8")


@dataclass(frozen=True, slots=True)
class Remove(WildCardsAction):
    """Remove animals from the display.

    >>> str(Remove((Species.IBEX, Species.LION)))
    'remove ibex, lion'
    """

    animals: tuple[Species, ...]

    steps = (Step.REMOVE,)
    pattern = re.compile(r"remove (?P<animals>.+)")
    composes = "animals"

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_species_names(parts["animals"]))

    def __str__(self) -> str:
        return self.with_names("remove", map(enum_words, self.animals))

    def encode(self, table: Table) -> Iterator[int]:
        yield from (REMOVE + species for species in sorted(self.animals))

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        return cls(tuple(Species(number - REMOVE) for number in numbers))

    @classmethod
    def offers(cls, table: Table, numbers: Sequence[int]) -> Iterable[Choice]:
        count = removals_left(table)
        return (Choice(cls(()), tuple(animals_of(table)), count, count),)

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if number is not None:
            return IllegalAction("not-in-display", rule="W13.5")
        count = removals_left(table)
        return None if len(self.animals) == count else IllegalAction("wrong-number-of-animals", rule="W13.5", count=count)

    def remarks(self, table: Table) -> Iterable[Line]:
        left, rival = animals_of(table), 1 - table.to_act
        for species in self.animals:
            left.remove(species)
        is_free = table.phase == Phase.LEFTOVERS
        if not is_free or len(set(left)) > 1:
            yield Line("remark-left", {"seat": rival, "cards": to_plain(left), "free": "yes" if is_free else "no"})
            return
        after = table.copy()
        gain_animal(after, rival, left[0])
        brings_leader = after.leaders[left[0]] != table.leaders[left[0]]
        points = open_gain_of(table, rival, left[0])
        numbers = {"cards": to_plain(left[:1]), "points": points, "leader": "yes" if brings_leader else "no"}
        yield Line("remark-gift", {"seat": rival, **numbers})


@dataclass(frozen=True, slots=True)
class Take(WildCardsAction):
    """Take an animal, with its whole payment if one is due.

    >>> str(Take(Species.LION, paying=(Card.FOREST_1, Card.WILD_1)))
    'take lion paying forest 1, wild 1'
    """

    species: Species
    place: int | None = None
    paying: tuple[Card, ...] = ()

    steps = (Step.TAKE, Step.FREE)
    pattern = re.compile(rf"take (?!back$)(?P<species>\S+){AT}(?: paying (?P<cards>.+))?")
    composes = cards_word = "paying"

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_species(parts["species"]), read_place(parts["place"]), read_card_names(parts["cards"]))

    def __str__(self) -> str:
        return self.with_names(f"take {enum_name(self.species)}{_at(self.place)}", map(enum_words, self.paying))

    def encode(self, table: Table) -> Iterator[int]:
        yield PLACE + place_of(table, self.species, self.place)
        yield from map(int, sorted(self.paying))

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self | None:
        if numbers[0] < PLACE:
            return None
        place = numbers[0] - PLACE
        return cls(Species(table.display[place]), farther(table, place), cards_of(numbers[1:]))

    @classmethod
    def offers(cls, table: Table, numbers: Sequence[int]) -> Iterable[Action | Choice]:
        takes, due = cls.of_single_numbers(table, numbers), payment_due(table, table.to_act)
        return (cls._paid_for(table, take, due) for take in takes) if due else takes

    @classmethod
    def _paid_for(cls, table: Table, take: Self, due: int) -> Choice:
        natural = [take.species] if is_natural(table, table.to_act, take.species) else []
        return Choice(take, hand_of(table), due, due, favoured_in(table, natural, due))

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if number is not None:
            return self._not_held(number, "W6.2") if number < DONE else IllegalAction("farther-without-leo", rule="W12.9")
        due = payment_due(table, table.to_act)
        if problem := not_there(table, self.species, self.place):
            return problem
        return None if len(self.paying) == due else IllegalAction("wrong-payment", rule="W6.2", count=due, given=len(self.paying))

    def remarks(self, table: Table) -> Iterable[Line]:
        seat, is_free = table.to_act, table.step == Step.FREE
        natural = not is_free and is_natural(table, seat, self.species) and all(fits(card, self.species) for card in self.paying)
        if not natural and not is_free:
            yield Line("remark-no-bonus")
        yield self._gain(gain_of(table, seat, self.species) + (BONUS if natural else 0))


@dataclass(frozen=True, slots=True)
class Pass(PlainAction[Table]):
    """Do not take an animal: `pass`."""

    steps, pattern, number = (Step.TAKE,), re.compile("pass"), DONE

    def remarks(self, table: Table) -> Iterable[Line]:
        seat = table.to_act
        after = hand_size(table, seat) + count_paid(table, seat) + 1  # with the bid
        if is_high_bidder(table, seat):
            yield Line("remark-nothing-free")
        if HAND_LIMIT - after < PASS_DRAW:
            yield Line("remark-hand-full")


@dataclass(frozen=True, slots=True)
class Pay(WildCardsAction):
    """Seal a payment in a tie.

    >>> str(Pay((Card.FOREST_1,)))
    'pay forest 1'
    """

    cards: tuple[Card, ...]

    steps = (Step.PAY,)
    pattern = re.compile(r"pay (?P<cards>.+)")
    composes = "cards"

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_card_names(parts["cards"]))

    def __str__(self) -> str:
        return self.with_names("pay", map(enum_words, self.cards))

    def encode(self, table: Table) -> Iterator[int]:
        yield from map(int, sorted(self.cards))

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        return cls(cards_of(numbers))

    @classmethod
    def offers(cls, table: Table, numbers: Sequence[int]) -> Iterable[Choice]:
        due = owed(table, table.to_act)
        natural = [species for species in shown_in(table) if is_natural(table, table.to_act, species)]
        return (Choice(cls(()), hand_of(table), due, due, favoured_in(table, natural, due)),)

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if number is not None:
            return self._not_held(number, "W6.2")
        due = owed(table, table.to_act)
        return None if len(self.cards) == due else IllegalAction("wrong-payment", rule="W6.2", count=due, given=len(self.cards))

    def remarks(self, table: Table) -> Iterable[Line]:
        yield Line("remark-payment", {"sum": sum(map(value_of, self.cards))})
        natural = [species for species in shown_in(table) if is_natural(table, table.to_act, species)]
        earning = [species for species in natural if all(fits(card, species) for card in self.cards)]
        if earning:
            yield Line("remark-natural", {"cards": to_plain(earning), "points": BONUS})
        elif natural:
            yield Line("remark-no-bonus")


@dataclass(frozen=True, slots=True)
class TieBreak(WildCardsAction):
    """Seal a tie-break card from the hand, or (None) the top card of the pile.

    >>> str(TieBreak(None))
    'tie-break pile'
    """

    card: Card | None

    steps = (Step.TIE_BREAK,)
    pattern = re.compile(r"tie-break (?P<card>.+)")

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(None if parts["card"] == PILE else read_card(parts["card"]))

    def __str__(self) -> str:
        return f"tie-break {PILE if self.card is None else enum_words(self.card)}"

    def encode(self, table: Table) -> Iterator[int]:
        yield REFILL if self.card is None else int(self.card)

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        return cls(None if numbers[0] == REFILL else Card(numbers[0]))

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if number is None:
            return self._not_held(REFILL, "W7.11") if self.card == Card.REFILL else None
        return IllegalAction("no-pile-left", rule="W7.12") if self.card is None else self._not_held(number, "W7.11")


@dataclass(frozen=True, slots=True)
class TakeBack(PlainAction[Table]):
    """Take the bid back with the ibex: `take back`."""

    steps, pattern, number = (Step.TAKE_BACK,), re.compile("take back"), PLACE
    is_usual = True


@dataclass(frozen=True, slots=True)
class Leave(PlainAction[Table]):
    """Let the bid go: `leave`."""

    steps, pattern, number = (Step.TAKE_BACK,), re.compile("leave"), DONE


ACTION_KINDS = (Bid, Reveal, Keep, Exchange, Refill, Remove, Take, Pass, Pay, TieBreak, TakeBack, Leave)
