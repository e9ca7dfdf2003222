"""Options of a game, declared once: their legal values, their default and the rule that tells of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from menagerie.core.errors import BadOption
from menagerie.core.plain import whole_number

OptionValue = bool | str | int | None


@dataclass(frozen=True, slots=True)
class Option:
    """Some words, or whole numbers from `least` to `most`, or both; or a switch; or a text of several such numbers.

    A seat counts from 0 here, from 1 for people.
    """

    name: str
    default: OptionValue
    rule: str
    words: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    is_seat: bool = False
    length: int | None = None  # of a text of numbers, such as "5 4 3 2"
    total: int | None = None  # what they must add up to

    def allows(self, value: object) -> bool:
        """Whether this value is legal."""
        if isinstance(value, bool):
            return isinstance(self.default, bool)
        if self.length is not None:
            return isinstance(value, str) and self._allows_numbers([whole_number(word) for word in value.split()])
        if value is None or isinstance(value, str):
            return value in self.words or (value is None and self.default is None)
        return isinstance(value, int) and self._allows_number(value)

    def _allows_number(self, number: int | None) -> bool:
        if number is None or self.least is None:
            return False
        return number >= self.least and (self.most is None or number <= self.most)

    def _allows_numbers(self, numbers: list[int | None]) -> bool:
        fits = len(numbers) == self.length and all(self._allows_number(number) for number in numbers)
        return fits and (self.total is None or sum(number or 0 for number in numbers) == self.total)

    def legal(self) -> str:
        """The legal values as a person writes them."""
        if isinstance(self.default, bool):
            return "yes, no"
        shift = 1 if self.is_seat else 0
        told = list(self.words)
        if self.least is not None:
            end = "" if self.most is None else str(self.most + shift)
            told.append(f"{self.least + shift} to {end}" if end else f"{self.least} or more")
        if self.default is None:
            told.append("none")
        if self.length is not None:
            told = [f"{self.length} numbers, each {told[0]}" + (f", that make {self.total}" if self.total else "")]
        return ", ".join(told)


def check_options(options: tuple[Option, ...], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options with the given values or their defaults; BadOption names the legal ones."""
    by_name = {option.name: option for option in options}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption("unknown-option", option=name, legal=", ".join(by_name))
        option = by_name[name]
        if not option.allows(value):
            told = value + 1 if option.is_seat and isinstance(value, int) else value
            raise BadOption("bad-option-value", rule=option.rule, option=name, value=str(told), legal=option.legal())
    return {name: given.get(name, option.default) for name, option in by_name.items()}
