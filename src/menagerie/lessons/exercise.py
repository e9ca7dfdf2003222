"""Interactive lessons: a drawn table, a task, the answers that count, and the replies of the other seats.

How it works. An exercise is a file of tasks. A task begins on its own drawn table or, without one, where the task before ended.
The learner sits at seat 1 and may try anything. The game itself refuses illegal actions and plays legal ones; then the other
seats play the replies in `then`, each as soon as it is asked. Whether an answer counts is decided by its notation alone, and
the game's own events report the result. So the file holds no game logic, and a test plays every answer that it lists.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any

from menagerie.core import Action, AnyGame, Event, Line, MenagerieError
from menagerie.games import GAMES, entries
from menagerie.words.say import runs

LEARNER = 0  # the learner's seat
FOLDER = "practice"


class NoSuchExercise(MenagerieError):
    """There is no lesson with this name, or these answers do not lead through it."""


@dataclass(frozen=True)
class WrongTry:
    """A wrong answer that the file lists, and what the game does with it: refuse it by a code, or play it."""

    says: str
    refused: str = ""
    happens: tuple[str, ...] = ()
    then: tuple[str, ...] | None = None  # instead of that of the task


@dataclass(frozen=True)
class Task:
    """One thing that is asked of the learner."""

    name: str
    table: str  # empty: it goes on where the task before ended
    right: tuple[str, ...]  # answers that count, with * for any text; the first is shown on request
    happens: tuple[str, ...]  # the events after the first, as far as they are shown
    then: tuple[str, ...]  # what the others do: `2: pass`
    wrong: tuple[WrongTry, ...]

    def counts(self, action: Action) -> bool:
        """Whether this answer is what was asked."""
        return any(fnmatchcase(str(action), pattern) for pattern in self.right)

    def listed(self, action: Action) -> WrongTry | None:
        """The wrong try of the file that this answer is."""
        return next((wrong for wrong in self.wrong if wrong.says == str(action)), None)

    def replies_to(self, action: Action) -> tuple[str, ...]:
        """What the others do after an answer."""
        wrong = self.listed(action)
        return self.then if wrong is None or wrong.then is None else wrong.then


@dataclass(frozen=True)
class Exercise:
    """A lesson to play. Its messages are called after it: `exercise-NAME`, and `exercise-NAME-TASK` for each task."""

    game: str
    name: str
    form: str
    rule: str  # the sentence of the rulebook that says more
    is_first: bool
    tasks: tuple[Task, ...]

    def begun(self, answers: Sequence[str]) -> AnyGame:
        """The game where the task after these answers begins. Every answer must count."""
        if len(answers) >= len(self.tasks):
            raise NoSuchExercise("unknown-exercise", name=self.name)
        start = max(at for at in range(len(answers) + 1) if self.tasks[at].table)
        game = GAMES[self.game].from_text(self.tasks[start].table)
        for task, answer in zip(self.tasks[start:], answers[start:], strict=False):
            game.act(LEARNER, answer)
            _, done = game.actions[-1]
            if not task.counts(done):
                raise NoSuchExercise("unknown-exercise", name=self.name)
            reply(game, task.replies_to(done), game.act)
        return game


def reply(game: AnyGame, script: Sequence[str], act: Callable[[int, Action], object]) -> None:
    """Let the others do what the script says: each line as soon as its seat is asked and may do that."""
    left = [(int(seat) - 1, game.read_action(said)) for seat, _, said in (line.partition(": ") for line in script)]
    while (playable := _first_playable(game, left)) is not None:
        act(*left.pop(playable))


def _first_playable(game: AnyGame, lines: Sequence[tuple[int, Action]]) -> int | None:
    return next((at for at, (seat, action) in enumerate(lines) if seat in game.to_act and not game.why_not(seat, action)), None)


def shown_of(events: Sequence[Event], happens: Sequence[str] | None) -> tuple[Event, ...]:
    """The events of a try that are told: as far as the file shows them, or all; if nothing is worth a sentence, what there is."""
    told = [run for run in runs(events) if not run[0].in_passing]
    return tuple(chain.from_iterable((told or [*runs(events)])[: len(happens) if happens else None]))


def remarks_of(game: AnyGame) -> Callable[[Action], Sequence[Line]]:
    """What the game remarks on an answer. Where all answer at once it says nothing: what is revealed says more."""
    return game.remarks_for(LEARNER) if len(game.to_act) == 1 else lambda _: ()


@cache
def exercises_of(game: str) -> tuple[Exercise, ...]:
    """All lessons of a game to play, in the order in which they are offered: the first lesson, then one idea each.

    >>> exercises_of("cubirds")[0].name
    'first'
    """
    entry = entries()[game]
    folder = files(entry.home).joinpath("lessons", FOLDER, game) if entry.home else None
    read = (
        []
        if folder is None or not folder.is_dir()
        else [_read(game, each) for each in folder.iterdir() if each.name[0].isalpha()]
    )
    return tuple(exercise for _, exercise in sorted(read, key=lambda each: each[0]))


def exercise_of(game: str, name: str) -> Exercise:
    """The lesson with this name."""
    found = next((each for each in exercises_of(game) if each.name == name), None)
    if found is None:
        raise NoSuchExercise("unknown-exercise", name=name)
    return found


def _read(game: str, file: Any) -> tuple[int, Exercise]:
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    order, name = int(read["order"]), file.name.removesuffix(".toml")
    return order, Exercise(game, name, read["form"], read["rule"], order == 0, tuple(map(_task, read["task"])))


def _task(read: dict[str, Any]) -> Task:
    right, happens, then = (tuple(read.get(part, ())) for part in ("right", "happens", "then"))
    return Task(read["name"], read.get("table", ""), right, happens, then, tuple(_wrong_tries(read)))


def _wrong_tries(read: dict[str, Any]) -> Iterator[WrongTry]:
    for wrong in read.get("wrong", ()):
        then = tuple(wrong["then"]) if "then" in wrong else None
        yield WrongTry(wrong["says"], wrong.get("refused", ""), tuple(wrong.get("happens", ())), then)
