"""A puzzle and a lesson as the page receives them: a table, and what is asked. They come over HTTP, not over the socket."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from menagerie.server.wire.game_parts import Values
from menagerie.server.wire.messages import Moved, Position, TableInfo


class PuzzleTable(Struct):
    """A puzzle: `GET /api/puzzles/{game}/{puzzle}`. All of it is made from what its seat may see; the answer is not in it."""

    id: str
    title: str  # what to find: a bid, a payment
    task: str
    about: str  # the game and its form
    level: str  # how hard it is, in a word
    table: TableInfo
    position: Position


class TaskInfo(Struct):
    """What a lesson asks for now."""

    name: str
    title: str
    text: str
    shown: Values  # the action that it shows on request


class TaskVerdict(Struct):
    """What came of an answer in a lesson: it was what is asked, it was played but is not that, or the rules refuse it."""

    kind: Literal["right", "wrong", "refused"]
    title: str
    text: str
    rule: str | None
    answer: str  # as it is listed among the `answers` from then on


class ExerciseStep(Struct):
    """A lesson at one of its tasks: `POST /api/exercises/{game}/{exercise}`. The table is drawn like any other."""

    title: str
    at: int  # the number of the task, from 0
    of: int  # how many tasks there are
    task: TaskInfo
    table: TableInfo
    position: Position  # before the answer
    moved: list[Moved]  # the answer, and what the others did then
    verdict: TaskVerdict | None  # null if nothing was answered
