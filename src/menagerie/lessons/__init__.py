"""How to play, shown: small tables drawn as text, and what is played on them. The engine plays it, so that no picture can lie."""

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

READER = 0  # the seat of whoever looks at it


@dataclass(frozen=True)
class Play:
    """A drawn table and what is played on it, as the reader's seat sees it."""

    game: str
    shows: str  # what of it is drawn
    table: str
    actions: tuple[str, ...]
    happens: tuple[str, ...]  # what comes of it, as far as it is shown: `bird-taken by 1: owl flamingo`
    before: tuple[str, ...] = ()  # what was played there already

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
        """What happens, as the reader sees it: as far as it is shown, and without what goes without saying."""
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
    forms: tuple[str, ...]  # in whose How to play it stands
    rule: str  # the sentence of the rulebook that says more
    plays: tuple[Play, ...]  # drawn one below the other: this, or this


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are shown.

    >>> [lesson.name for lesson in lessons_of("cubirds") if "usual" in lesson.forms]
    ['goal', 'lay', 'draw', 'family', 'empty']
    """
    return tuple(_lesson(game, each) for each in _read(game)["lesson"])


@cache
def worked(game: str) -> tuple[Lesson, ...]:
    """A turn or a round, worked out step by step on one table.

    >>> [step.name for step in worked("cubirds")]
    ['turn-lay', 'turn-family', 'turn-end']
    """
    table = _read(game)["worked_table"]
    steps = [{**step, "play": [{"table": table, **play} for play in step["play"]]} for step in _read(game)["worked"]]
    return tuple(_lesson(game, step) for step in steps)


@cache
def _read(game: str) -> dict[str, Any]:
    file = entries()[game].file("lessons", f"{game}.toml")
    return {"lesson": [], "worked": [], "worked_table": ""} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))


def _lesson(game: str, read: dict[str, Any]) -> Lesson:
    plays = (
        Play(game, each["shows"], each["table"], *(tuple(each.get(part, ())) for part in ("actions", "happens", "before")))
        for each in read["play"]
    )
    return Lesson(read["name"], tuple(read["forms"]), read["rule"], tuple(plays))


def in_text(line: Line) -> str:
    """A line as a lesson writes it: what, by whom, with which cards."""
    seat, cards = line.values.get("seat"), line.values.get("cards")
    by = f" by {seat + 1}" if isinstance(seat, int) else ""
    return line.code + by + (": " + " ".join(_counted(cards)) if isinstance(cards, list) else "")


def _counted(cards: list[Plain]) -> Iterator[str]:
    for card, alike in groupby(cards):
        count = len(list(alike))
        yield f"{card or 'hidden'}" + (f"*{count}" if count > 1 else "")
