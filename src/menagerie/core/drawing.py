"""Tables drawn as text: a game declares each line once, for drawing and for reading. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from menagerie.core.chance import WORDS, Chance, make_block
from menagerie.core.errors import BadText
from menagerie.core.notation import Cards
from menagerie.core.piles import NO_CARD
from menagerie.core.plain import whole_number
from menagerie.core.seed import DIGITS, Seed

ONCE = -1  # the index of a line that is not about a seat or a row
MANY = 10**9 - 1


class SeatedTable(Protocol):
    """A table with seats."""

    seats: int


T = TypeVar("T", bound=SeatedTable)
T_contra = TypeVar("T_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Given:
    """The content of one line of a drawing; empty if the line is missing."""

    line: str
    text: str
    index: int  # the seat or the row that it is about

    def part(self, text: str) -> Given:
        """A part of the line, to be read by itself."""
        return replace(self, text=text)

    def number(self, least: int, most: int, *, left_out: int = 0, code: str = "bad-number") -> int:
        """A whole number within limits."""
        number = whole_number(self.text) if self.text else left_out
        if number is None or (self.text and not least <= number <= most):
            raise BadText(code, line=self.line, word=self.text, least=least, most=most)
        return number

    def word(self, words: Sequence[str]) -> int:
        """The index of a word among several."""
        if self.text not in words:
            raise BadText("bad-word", line=self.line, word=self.text, legal=", ".join(filter(None, words)))
        return words.index(self.text)

    def seats(self, most: int) -> list[int]:
        """Seats, which count from 1 in a drawing."""
        numbers = [whole_number(word) or 0 for word in self.text.split()]
        if not all(1 <= number <= most for number in numbers):
            raise BadText("bad-seats", line=self.line, text=self.text, most=most)
        return [number - 1 for number in numbers]


@dataclass(frozen=True, slots=True)
class DrawnLine(Generic[T_contra]):
    """A line of a drawing, or one for each seat: its name, how it is written, and how it is read."""

    name: str
    write: Callable[[T_contra, int], str]
    read: Callable[[T_contra, Given], None]
    usual: str = ""  # its content if it is missing
    index: int = ONCE
    old: tuple[str, ...] = ()  # names that are still read


@dataclass(frozen=True, slots=True)
class Drawing(Generic[T]):
    """The lines of a game, in the order in which they are drawn and read; the lines of a seat are next to each other."""

    most_seats: int
    first: tuple[DrawnLine[T], ...]  # reading them settles how many seats there are
    by_seat: tuple[DrawnLine[T], ...]
    then: tuple[DrawnLine[T], ...]

    def write(self, table: T) -> str:
        """The whole table, hidden cards included; lines that are empty or have their default are left out."""
        written = ((name, line.write(table, index), line.usual) for name, index, line in self._in_order(table))
        return "".join(f"{name}: {content}\n" for name, content, usual in written if content not in ("", usual))

    def read(self, text: str, table: T) -> dict[str, str]:
        """Put everything in a drawing on an empty table, which at first has the drawn seats. Returns the lines by name."""
        seated = {f"{line.name} {seat}": seat for line in self.by_seat for seat in range(1, self.most_seats + 1)}
        names = {name: line.name for line in (*self.first, *self.then) for name in (line.name, *line.old)}
        lines = _split_lines(text, names | {name: name for name in seated})
        table.seats = max((seated.get(name, 0) for name in lines), default=0)
        for name, index, line in self._in_order(table):
            line.read(table, Given(name, lines.get(name) or line.usual, index))
        return lines

    def _in_order(self, table: T) -> Iterator[tuple[str, int, DrawnLine[T]]]:
        yield from ((line.name, line.index, line) for line in self.first)
        for seat in range(table.seats):
            yield from ((f"{line.name} {seat + 1}", seat, line) for line in self.by_seat)
        yield from ((line.name, line.index, line) for line in self.then)


def _split_lines(text: str, names: Mapping[str, str]) -> dict[str, str]:
    """The lines by their current names; an unknown or repeated one is refused."""
    lines: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, colon, content = line.partition(":")
        name = " ".join(name.lower().split())
        if not colon or name not in names:
            raise BadText("unknown-line", line=line)
        if names[name] in lines:
            raise BadText("line-twice", line=name)
        lines[names[name]] = content.strip().lower()
    return lines


def cells(table: object, field: str, index: int = ONCE) -> list[int]:
    """The content of a field of the table, or the part of an array that belongs to a seat or a row."""
    value = getattr(table, field)
    return [value[place] for place in _places(value, index)] if isinstance(value, memoryview) else [value]


def _places(array: Any, index: int) -> list[Any]:
    if array.ndim > 1:
        return [(index, place) for place in range(array.shape[1])]
    return [place for place in range(len(array)) if index in (place, ONCE)]


def _fill(table: object, field: str, given: Given, values: list[int]) -> None:
    if not isinstance(array := getattr(table, field), memoryview):
        setattr(table, field, *values)
    elif len(values) > len(places := _places(array, given.index)):
        raise BadText("too-many-cards", line=given.line, most=len(places))
    else:
        for place, value in zip(places, values, strict=False):
            array[place] = value


# The kinds of lines. Each is about a field of the table, which has the line's name if no other is given.


def _line(
    name: str, field: str, told: Callable[[list[int]], str], meant: Callable[[Any, Given], list[int]]
) -> DrawnLine[SeatedTable]:
    field = field or name.replace(" ", "_")
    return DrawnLine(
        name,
        lambda table, index: told(cells(table, field, index)),
        lambda table, given: _fill(table, field, given, meant(table, given)),
    )


def number(name: str, least: int = 0, most: int = MANY, *, field: str = "", code: str = "bad-number") -> DrawnLine[SeatedTable]:
    """A whole number; 0 is left out."""
    return _line(name, field, lambda found: str(found[0] or ""), lambda _, given: [given.number(least, most, code=code)])


def one_seat(name: str, *, among: str = "seats", field: str = "", code: str = "bad-number") -> DrawnLine[SeatedTable]:
    """A seat, below the number that another field holds; nobody (-1) is left out."""

    def meant(table: SeatedTable, given: Given) -> list[int]:
        return [given.number(1, getattr(table, among), code=code) - 1]

    return _line(name, field, lambda found: str(found[0] + 1 or ""), meant)


def marked(name: str) -> DrawnLine[SeatedTable]:
    """The seats at which the field is 1."""

    def meant(table: SeatedTable, given: Given) -> list[int]:
        return [int(seat in given.seats(table.seats)) for seat in range(table.seats)]

    return _line(name, "", lambda found: " ".join(str(seat + 1) for seat, mark in enumerate(found) if mark), meant)


def word(name: str, words: Sequence[str], *, field: str = "", old: Sequence[str] = ()) -> DrawnLine[SeatedTable]:
    """A word for each number; old words, which are still read, stand for the same numbers."""

    def meant(_: SeatedTable, given: Given) -> list[int]:
        return [old.index(given.text) if given.text in old else given.word(words)]

    return _line(name, field, lambda found: words[found[0]], meant)


def counted(name: str, cards: Cards, *, field: str = "", most: int = MANY) -> DrawnLine[SeatedTable]:
    """Cards in no order: how many there are of each kind."""

    def meant(_: SeatedTable, given: Given) -> list[int]:
        if len(kinds := cards.read(given.text)) > most:
            raise BadText("too-many-cards", line=given.line, most=most)
        return [kinds.count(kind) for kind in range(max(kinds, default=-1) + 1)]

    return _line(name, field, lambda found: cards.write(kind for kind, count in enumerate(found) for _ in range(count)), meant)


def ordered(name: str, cards: Cards, *, field: str = "", size: str = "", top_last: bool = False) -> DrawnLine[SeatedTable]:
    """Cards in their order; another field may hold their number. The top card of a pile is last on the table, but drawn first."""
    step = -1 if top_last else 1

    def meant(table: SeatedTable, given: Given) -> list[int]:
        kinds = cards.read(given.text)
        if size:
            _fill(table, size, given, [len(kinds)])
        return kinds[::step]

    return _line(name, field, lambda found: cards.write(kind for kind in found[::step] if kind != NO_CARD), meant)


def _write_chance(chance: Chance, _: int) -> str:
    stirred = chance.blocks or any(chance.key)
    return f"{Seed.digits_of(chance)} {chance.blocks} {chance.used}" if stirred else ""


def _read_chance(chance: Chance, given: Given) -> None:
    if given.text:
        found = re.fullmatch(rf"([0-9a-f]{{{DIGITS}}}) ([0-9]{{1,9}}) ([0-9]{{1,2}})", given.text)
        digits, blocks, used = found.groups() if found else ("0" * DIGITS, 0, MANY)
        Seed(digits).key_into(chance)
        chance.blocks, chance.used = int(blocks), int(used)
        if chance.used > WORDS or (chance.blocks == 0 and chance.used < WORDS):
            raise BadText("bad-chance", text=given.text)
        if chance.blocks > 0:
            make_block(chance, chance.blocks - 1, 0)


# the state of chance: its key, the blocks made and the words used; left out at the start of the key 0
CHANCE = DrawnLine("chance", _write_chance, _read_chance)
