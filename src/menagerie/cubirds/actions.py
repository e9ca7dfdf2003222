"""What a player of CuBirds says, and the number that the rules know it by."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core.message import Action
from menagerie.core.plain import enum_name
from menagerie.cubirds.cards import Side, Species
from menagerie.cubirds.rules.turn import DRAW_TWO, FAMILY, KEEP, PASS, PLACES


@dataclass(frozen=True, slots=True)
class LayBirds(Action):
    """C4.1 Lay all birds of a species at one end of a row."""

    species: Species
    row: int
    side: Side

    def __str__(self) -> str:
        return f"lay {enum_name(self.species)} {enum_name(self.side)} {self.row + 1}"


@dataclass(frozen=True, slots=True)
class DrawTwo(Action):
    """C4.6 Draw two cards."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """C4.6 Draw nothing."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class FormFamily(Action):
    """C5.2 Show a family."""

    species: Species

    def __str__(self) -> str:
        return f"family {enum_name(self.species)}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """C5.1 Form no family."""

    def __str__(self) -> str:
        return "pass"


ACTION_KINDS: tuple[type[Action], ...] = (LayBirds, DrawTwo, Keep, FormFamily, Pass)


def number_of(action: Action) -> int:
    """The number of an action."""
    match action:
        case LayBirds(species, row, side):
            return species * PLACES + row * 2 + side
        case DrawTwo():
            return DRAW_TWO
        case Keep():
            return KEEP
        case Pass():
            return PASS
        case FormFamily(species):
            return FAMILY + species
    raise TypeError(f"{action!r} is no action of CuBirds")


def action_of(number: int) -> Action:
    """The action that a number stands for."""
    if number < DRAW_TWO:
        return LayBirds(Species(number // PLACES), number % PLACES // 2, Side(number % 2))
    if number < FAMILY:
        return {DRAW_TWO: DrawTwo(), KEEP: Keep(), PASS: Pass()}[number]
    return FormFamily(Species(number - FAMILY))
