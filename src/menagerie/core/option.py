"""Options of a game, declared once: their legal values, their default and the number of their rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import SupportsIndex

from menagerie.core.errors import BadOption
from menagerie.core.plain import whole_number

OptionValue = bool | str | int | None


@dataclass(frozen=True, slots=True)
class Option:
    """Some words, or whole numbers from `least` to `most`, or both; or a switch; or a text of several such numbers.

    A seat counts from 0 here, from 1 for people.

    >>> from menagerie import CuBirds
    >>> first, *others = CuBirds.options(players=3)
    >>> first.name, first.default, first.read(2), first.allows(3)
    ('first_player', 'random', 2, False)
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
    lists: int = 1  # as many such texts, with commas, may be given instead of one; one alone stands for all of them

    def read(self, given: object) -> OptionValue:
        """The value that a caller meant: 2022 is the word "2022", [5, 4, 3, 2] is "5 4 3 2". BadOption names the legal ones."""
        if isinstance(self.default, bool):
            meant: object = {"yes": True, "no": False}.get(given, given) if isinstance(given, str) else given
            if isinstance(meant, bool):
                return meant
        elif self.length is not None:
            lists = _number_lists(given)
            if len(lists) in (1, self.lists) and all(map(self._allows_numbers, lists)):
                texts = [" ".join(map(str, numbers)) for numbers in lists]
                return texts[0] if len(set(texts)) == 1 else ", ".join(texts)
        elif given is None and self.default is None:
            return None
        elif not isinstance(given, bool) and str(given) in self.words:
            return str(given)
        elif not isinstance(given, str):
            number = _number(given)
            if self._allows_number(number):
                return number
        raise self._refusal(given)

    def _refusal(self, given: object) -> BadOption:
        number = _number(given)
        if self.is_seat and number is not None:
            words, seats = ", ".join(self.words), (self.most or 0) + 1
            return BadOption("bad-seat-option", rule=self.rule, option=self.name, seat=number, words=words, seats=seats)
        if self.length is not None:
            return BadOption("bad-option-numbers", rule=self.rule, option=self.name, value=str(given), **self.numbers)
        return BadOption("bad-option-value", rule=self.rule, option=self.name, value=str(given), legal=self.legal())

    @property
    def numbers(self) -> dict[str, int | None]:
        """What a text of numbers must be like, as the values of a sentence."""
        return {"length": self.length, "least": self.least, "most": self.most, "total": self.total, "lists": self.lists}

    def allows(self, value: object) -> bool:
        """Whether this value is legal."""
        try:
            self.read(value)
        except BadOption:
            return False
        return True

    def _allows_number(self, number: int | None) -> bool:
        if number is None or self.least is None:
            return False
        return number >= self.least and (self.most is None or number <= self.most)

    def _allows_numbers(self, numbers: list[int | None]) -> bool:
        fits = len(numbers) == self.length and all(self._allows_number(number) for number in numbers)
        return fits and (self.total is None or sum(number or 0 for number in numbers) == self.total)

    def legal(self) -> str:
        """The legal values as a person writes them, in every language: `random, 1–3`; of a text of numbers, those of each."""
        if isinstance(self.default, bool):
            return "yes, no"
        shift = 1 if self.is_seat else 0
        told = list(self.words)
        if self.least is not None:
            end = "" if self.most is None else str(self.most + shift)
            told.append(f"{self.least + shift}–{end}" if end else f"{self.least}+")
        if self.default is None:
            told.append("none")
        return ", ".join(told)


def _number_lists(given: object) -> list[list[int | None]]:
    """The lists of numbers in a text such as "5 4 3 2" (separated by commas), or given as lists."""
    if isinstance(given, str):
        return [[_number(word) for word in part.split()] for part in given.split(",")]
    if not isinstance(given, Sequence):
        return []
    if given and all(isinstance(part, Sequence) and not isinstance(part, str) for part in given):
        return [[_number(number) for number in part] for part in given]
    return [[_number(number) for number in given]]


def _number(given: object) -> int | None:
    """The whole number that this is, or that a text writes; it may be a NumPy integer."""
    if isinstance(given, str):
        return whole_number(given)
    return given.__index__() if isinstance(given, SupportsIndex) and not isinstance(given, bool) else None


def check_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with the given values or their defaults; BadOption names the legal ones."""
    by_name = {option.name: option for option in options}
    for name in given:
        if name not in by_name:
            raise BadOption("unknown-option", option=name, legal=", ".join(by_name))
    return {name: option.read(given[name]) if name in given else option.default for name, option in by_name.items()}
