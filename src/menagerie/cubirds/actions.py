"""What a player of CuBirds says: each with its text, its number, and why it is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from menagerie.core.action import ActionOf, PlainAction
from menagerie.core.errors import IllegalAction
from menagerie.core.message import Line
from menagerie.core.plain import enum_name, to_plain
from menagerie.cubirds.cards import DRAW, ROWS, SMALL_FAMILY, Side, Species
from menagerie.cubirds.notation import read_number, read_side, read_species
from menagerie.cubirds.rules.end import has_seven_kinds, has_three_and_three
from menagerie.cubirds.rules.family import reward
from menagerie.cubirds.rules.knowledge import hand_size
from menagerie.cubirds.rules.lay import count_enclosed, count_taken
from menagerie.cubirds.rules.supply import count_drawable
from menagerie.cubirds.rules.turn import DRAW_TWO, FAMILY, KEEP, PASS, PLACES
from menagerie.cubirds.table import Step, Table

ALL_SPECIES, BOTH_SIDES = tuple(Species), tuple(Side)  # looked up a dozen times for each decision


@dataclass(frozen=True, slots=True)
class LayBirds(ActionOf[Table]):
    """Lay all birds of a species at one end of a row.

    >>> str(LayBirds(Species.PARROT, row=1, side=Side.LEFT))
    'lay parrot left 2'
    """

    species: Species
    row: int
    side: Side

    steps = (Step.LAY,)
    pattern = re.compile(r"lay (?P<species>\S+) (?P<side>\S+) (?P<row>\S+)")

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_species(parts["species"]), read_number(parts["row"], ROWS, "unknown-row"), read_side(parts["side"]))

    def __str__(self) -> str:
        return f"lay {enum_name(self.species)} {enum_name(self.side)} {self.row + 1}"

    def encode(self, table: Table) -> Iterator[int]:
        yield self.species * PLACES + self.row * 2 + self.side

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        (number,) = numbers
        return cls(ALL_SPECIES[number // PLACES], number % PLACES // 2, BOTH_SIDES[number % 2])

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if self.row not in range(ROWS):
            return IllegalAction("no-such-row", rule="C4.2", row=self.row, rows=ROWS)
        return None if number is None else IllegalAction("no-birds-to-lay", rule="C4.1", species=self.species)

    def remarks(self, table: Table) -> Iterable[Line]:
        if count_enclosed(table, self.row, self.side, self.species) == 0:
            cards, held = count_drawable(table, DRAW), table.hands[table.to_act, self.species]
            is_last = hand_size(table, table.to_act) == held
            return [Line("remark-may-draw", {"count": cards, "last": "yes" if is_last else "no"})] if cards else []
        return list(self._families(table))

    def _families(self, table: Table) -> Iterator[Line]:
        """What the birds that are taken complete."""
        for species in ALL_SPECIES:
            held = int(table.hands[table.to_act, species])
            then = held + count_taken(table, self.row, self.side, self.species, species)
            if (earns := reward(species, then)) > reward(species, held):
                wins = "yes" if _would_win(table, species, earns) else "no"
                yield Line("remark-family", {"species": to_plain(species), "count": then, "earns": earns, "wins": wins})


def _would_win(table: Table, species: int, earns: int) -> bool:
    """Whether so many birds more of a species win for the seat to act."""
    after, seat = table.copy(), table.to_act
    after.collections[seat, species] += earns
    return has_seven_kinds(after, seat) or has_three_and_three(after, seat)


@dataclass(frozen=True, slots=True)
class DrawTwo(PlainAction[Table]):
    """Draw two cards.

    >>> str(DrawTwo())
    'draw'
    """

    steps, pattern, number = (Step.DRAW,), re.compile("draw"), DRAW_TWO


@dataclass(frozen=True, slots=True)
class Keep(PlainAction[Table]):
    """Draw nothing.

    >>> str(Keep())
    'keep'
    """

    steps, pattern, number = (Step.DRAW,), re.compile("keep"), KEEP


@dataclass(frozen=True, slots=True)
class Pass(PlainAction[Table]):
    """Form no family.

    >>> str(Pass())
    'pass'
    """

    steps, pattern, number = (Step.FAMILY,), re.compile("pass"), PASS


@dataclass(frozen=True, slots=True)
class FormFamily(ActionOf[Table]):
    """Show a family.

    >>> str(FormFamily(Species.OWL))
    'family owl'
    """

    species: Species

    steps = (Step.FAMILY,)
    pattern = re.compile(r"family (?P<species>\S+)")

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_species(parts["species"]))

    def __str__(self) -> str:
        return f"family {enum_name(self.species)}"

    def encode(self, table: Table) -> Iterator[int]:
        yield FAMILY + self.species

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self | None:
        (number,) = numbers
        return cls(Species(number - FAMILY)) if number >= FAMILY else None

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if number is None:
            return None
        held, needed = table.hands[table.to_act, self.species], SMALL_FAMILY[self.species]
        return IllegalAction("too-few-for-a-family", rule="C5.4", species=self.species, held=held, needed=needed)


ACTION_KINDS = (LayBirds, DrawTwo, Keep, Pass, FormFamily)
