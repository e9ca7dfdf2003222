"""How to play: small tables drawn as text, and what is played on them. The engine plays it, so no picture can be wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby, islice
from typing import Any

from menagerie.core import AnyGame, Event, Line
from menagerie.core.plain import Plain
from menagerie.games import GAMES, entries
from menagerie.words.say import line_of, runs

READER = 0  # the reader's seat


@dataclass(frozen=True)
class Play:
    """A drawn table and what is played on it, as the reader's seat sees it."""

    game: str
    shows: str  # what of it is drawn
    table: str
    actions: tuple[str, ...]
    happens: tuple[str, ...]  # its results, as far as they are shown: `bird-taken by 1: owl flamingo`
    before: tuple[str, ...] = ()  # what was played there before

    def start(self) -> AnyGame:
        """The game as it begins."""
        return self._after(self.before)

    def played(self) -> AnyGame:
        """The game when all has been played."""
        return self._after(self.before + self.actions)

    def _after(self, actions: tuple[str, ...]) -> AnyGame:
        playing = GAMES[self.game].from_text(self.table)
        for line in actions:
            seat, _, action = line.partition(": ")
            playing.act(int(seat) - 1, action)
        return playing

    def events(self) -> tuple[Event, ...]:
        """What happens, as the reader sees it: as far as it is shown, without what goes without saying."""
        new = self.played().events(READER)[len(self.start().events(READER)) :]
        told = (run for run in runs(new) if not run[0].in_passing)
        return tuple(chain.from_iterable(islice(told, len(self.happens))))

    def lines(self) -> tuple[Line, ...]:
        """The same, like events as one line."""
        return tuple(map(line_of, runs(self.events())))


@dataclass(frozen=True)
class Lesson:
    """A picture with one sentence, whose message is called after it: `lesson-goal`."""

    name: str
    forms: tuple[str, ...]  # in whose How to play it is shown
    rule: str  # the sentence of the rulebook that says more
    plays: tuple[Play, ...]  # drawn one below the other, as alternatives
    example: str = ""  # of a step: the example that it belongs to, if not the first


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are shown.

    >>> [lesson.name for lesson in lessons_of("cubirds") if "usual" in lesson.forms]
    ['goal', 'lay', 'draw', 'flock', 'empty']
    """
    return tuple(_lesson(game, each) for each in _read(game)["lesson"])


@cache
def worked(game: str) -> tuple[Lesson, ...]:
    """Turns and rounds, worked out step by step: the steps of each example are played on one table.

    >>> [step.name for step in worked("cubirds")]
    ['turn-lay', 'turn-flock', 'turn-end']
    """
    read = _read(game)
    tables = {"": read["worked_table"], **read.get("worked_tables", {})}
    return tuple(_step(game, step, tables[step.get("example", "")]) for step in read["worked"])


def _step(game: str, read: dict[str, Any], table: str) -> Lesson:
    return _lesson(game, {**read, "play": [{"table": table, **play} for play in read["play"]]})


@cache
def _read(game: str) -> dict[str, Any]:
    file = entries()[game].file("lessons", f"{game}.toml")
    return {"lesson": [], "worked": [], "worked_table": ""} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))


def _lesson(game: str, read: dict[str, Any]) -> Lesson:
    plays = (
        Play(game, each["shows"], each["table"], *(tuple(each.get(part, ())) for part in ("actions", "happens", "before")))
        for each in read["play"]
    )
    return Lesson(read["name"], tuple(read["forms"]), read["rule"], tuple(plays), read.get("example", ""))


def in_text(line: Line) -> str:
    """A line as a lesson writes it: what, by whom, with which cards."""
    seat, cards = line.values.get("seat"), line.values.get("cards")
    by = f" by {seat + 1}" if isinstance(seat, int) else ""
    return line.code + by + (": " + " ".join(_counted(cards)) if isinstance(cards, list) else "")


def _counted(cards: list[Plain]) -> Iterator[str]:
    for card, alike in groupby(cards):
        count = len(list(alike))
        yield f"{card or 'hidden'}" + (f"*{count}" if count > 1 else "")
