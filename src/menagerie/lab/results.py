"""The games of an arena: an append-only file with one JSON line for each game. They are not played again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import log2
from pathlib import Path
from typing import Self

from menagerie.core import BadRecord
from menagerie.core.option import OptionValue
from menagerie.core.plain import from_plain, to_plain

STEPS = 8  # of the scale of thinking times, to each doubling: a step is 9 %
BEGINNING = b'{"game":'  # of a line

Key = tuple[str, int, tuple[tuple[str, OptionValue], ...], str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long a bot thought in one game or in many."""

    microseconds: int
    steps: tuple[tuple[int, ...], ...]  # pairs: a step of the scale, and how many decisions took that long


class Clock:
    """Adds up how long a bot thinks."""

    def __init__(self) -> None:
        self._microseconds = 0.0
        self._steps = Counter[int]()

    def hear(self, seconds: float) -> None:
        """One more decision."""
        microseconds = seconds * 1e6
        self._microseconds += microseconds
        self._steps[round(STEPS * log2(max(microseconds, 1)))] += 1

    def add(self, thinking: ThinkingTime) -> None:
        """All decisions of another game."""
        self._microseconds += thinking.microseconds
        for step, decisions in thinking.steps:
            self._steps[step] += decisions

    @property
    def thinking(self) -> ThinkingTime:
        """The sum of all decisions, for storing."""
        return ThinkingTime(round(self._microseconds), tuple(sorted(self._steps.items())))

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return self._steps.total()

    @property
    def mean(self) -> float:
        """Seconds for each decision."""
        return self._microseconds / self.decisions / 1e6

    def within(self, share: float) -> float:
        """The seconds in which this share of the decisions was made, to a step of the scale."""
        reached = 0
        for step, decisions in sorted(self._steps.items()):
            reached += decisions
            if reached >= share * self.decisions:
                return float(2 ** (step / STEPS) / 1e6)
        return 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """One game of the arena: its setup, which decides how it goes, and its result."""

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seed: str
    bots: tuple[str, ...]  # seat by seat; virtual players come after them
    winners: tuple[int, ...]
    ranks: tuple[int, ...]  # of all who can win
    scores: tuple[int, ...]
    endings: tuple[str, ...]
    thinking: Mapping[str, ThinkingTime] = field(compare=False)

    @classmethod
    def from_json(cls, line: bytes) -> Played:
        """The game that a line of the file stands for; ValueError if it stands for none."""
        plain = json.loads(line)
        if not isinstance(plain, dict) or not isinstance(plain.get("thinking"), dict):
            raise ValueError("no result")
        thinking = {
            bot: ThinkingTime(each["microseconds"], tuple(map(tuple, each["steps"]))) for bot, each in plain["thinking"].items()
        }
        return replace(from_plain(cls, plain | {"thinking": {}}), thinking=thinking)

    def to_json(self) -> bytes:
        """The game as a line of the file."""
        return (json.dumps(to_plain(self), ensure_ascii=False, separators=(",", ":")) + "\n").encode()

    @property
    def key(self) -> Key:
        """Everything that decides how the game goes, unless a bot looks at a clock."""
        return self.game, self.rules_version, tuple(sorted(self.options.items())), self.seed, self.bots

    def win_of(self, seat: int) -> float:
        """A seat's share of the win: a half if two share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Results:
    """The file of results. A half-written last line is cut off; any other line that is not a result is refused."""

    def __init__(self, file: Path, *, heard: Callable[[Played], object] = lambda played: None) -> None:
        """Open the file, or create it; `heard` is called with every game in it."""
        self.file = file
        try:
            self._stream = file.open("ab", buffering=0)
        except OSError:
            raise BadRecord("cannot-save", file=str(file)) from None
        try:
            self._read(heard)
        except BaseException:
            self._stream.close()
            raise

    def _read(self, heard: Callable[[Played], object]) -> None:
        end = 0
        with self.file.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if not line.endswith(b"\n") and line.startswith(BEGINNING[: len(line)]):
                    self._stream.truncate(end)
                    return
                try:
                    heard(Played.from_json(line))
                except (ValueError, KeyError, TypeError):
                    raise BadRecord("foreign-results", file=str(self.file), line=number) from None
                end += len(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def append(self, games: Iterable[Played]) -> None:
        """Store some finished games, each line written whole."""
        for played in games:
            self._stream.write(played.to_json())
