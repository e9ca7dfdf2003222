"""The actions of CuBirds: each with its text, its number, and why it may be refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from menagerie.core.action import ActionOf, PlainAction
from menagerie.core.errors import IllegalAction
from menagerie.core.message import Line
from menagerie.core.plain import Plain, enum_name, to_plain
from menagerie.cubirds.cards import DRAW, ROWS, SMALL_FLOCK, Side, Species
from menagerie.cubirds.notation import read_number, read_side, read_species
from menagerie.cubirds.rules.end import has_seven_kinds, has_three_and_three
from menagerie.cubirds.rules.flock import reward
from menagerie.cubirds.rules.knowledge import hand_size
from menagerie.cubirds.rules.lay import count_enclosed, count_taken
from menagerie.cubirds.rules.supply import count_drawable
from menagerie.cubirds.rules.turn import DRAW_TWO, FLOCK, KEEP, PASS, PLACES
from menagerie.cubirds.table import Step, Table
from menagerie.cubirds.view import missing_kinds, missing_threes

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

    def told_of(self, table: Table) -> Mapping[str, Plain]:
        return {"count": int(table.hands[table.to_act, self.species])}

    def remarks(self, table: Table) -> Iterable[Line]:
        if count_enclosed(table, self.row, self.side, self.species) == 0:
            cards, held = count_drawable(table, DRAW), table.hands[table.to_act, self.species]
            is_last = hand_size(table, table.to_act) == held
            return [Line("remark-may-draw", {"count": cards, "last": "yes" if is_last else "no"})] if cards else []
        return list(self._flocks(table))

    def _flocks(self, table: Table) -> Iterator[Line]:
        """The flock that the taken birds would complete."""
        for species in ALL_SPECIES:
            held = int(table.hands[table.to_act, species])
            then = held + count_taken(table, self.row, self.side, self.species, species)
            if (earns := reward(species, then)) > reward(species, held):
                wins = "yes" if _would_win(table, species, earns) else "no"
                yield Line("remark-flock", {"species": to_plain(species), "count": then, "earns": earns, "wins": wins})


def _would_win(table: Table, species: int, earns: int) -> bool:
    """Whether this many more birds of a species win the game for the seat to act."""
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
    """Do not complete a flock.

    >>> str(Pass())
    'pass'
    """

    steps, pattern, number = (Step.FLOCK,), re.compile("pass"), PASS


@dataclass(frozen=True, slots=True)
class CompleteFlock(ActionOf[Table]):
    """Show a flock.

    >>> str(CompleteFlock(Species.OWL))
    'flock owl'
    """

    species: Species

    steps = (Step.FLOCK,)
    pattern = re.compile(r"(?:flock|family) (?P<species>\S+)")  # earlier versions wrote "family"

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_species(parts["species"]))

    def __str__(self) -> str:
        return f"flock {enum_name(self.species)}"

    def encode(self, table: Table) -> Iterator[int]:
        yield FLOCK + self.species

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self | None:
        (number,) = numbers
        return cls(Species(number - FLOCK)) if number >= FLOCK else None

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if number is None:
            return None
        held, needed = table.hands[table.to_act, self.species], SMALL_FLOCK[self.species]
        return IllegalAction("too-few-for-a-flock", rule="C5.4", species=self.species, held=held, needed=needed)

    def remarks(self, table: Table) -> Iterable[Line]:
        earns = reward(self.species, table.hands[table.to_act, self.species])
        before = [table.collections[table.to_act, species] for species in ALL_SPECIES]
        after = [count + earns * (species == self.species) for species, count in enumerate(before)]
        is_nearer = any(missing(after) < missing(before) for missing in (missing_kinds, missing_threes))
        return [] if is_nearer else [Line("remark-no-nearer", {})]


ACTION_KINDS = (LayBirds, DrawTwo, Keep, Pass, CompleteFlock)
