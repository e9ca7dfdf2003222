"""A lesson as a table, so that the client draws it like any other. Nothing is kept: each request replays the answers so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from menagerie.core import Action, AnyGame, BadText, IllegalAction, Seed
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.lessons.exercise import LEARNER, Exercise, Task, exercise_of, exercises_of, remarks_of, reply, shown_of
from menagerie.server.play.gamelog import GameLog, GivenAnswers
from menagerie.server.presentation.shared_view import SharedView
from menagerie.server.presentation.teller import Teller
from menagerie.server.wire.learning_models import ExerciseInfo, ExerciseTry
from menagerie.server.wire.learning_tables import ExerciseStep, TaskInfo, TaskVerdict
from menagerie.server.wire.messages import Moved, TableInfo
from menagerie.server.wire.table_parts import SeatInfo
from menagerie.words import Words

MOST_TOLD, MOST_LETTERS = 2, 150  # sentences about what came of a wrong answer; a phone has room for no more letters
FACES = ("fox", "hare", "hedgehog", "otter", "badger")  # by seat

_encoder = msgspec.json.Encoder()


class ArrangedLog(GameLog):
    """The log of a game that begins on an arranged table."""

    def __init__(self, game: AnyGame) -> None:
        self._arranged = game.to_text()
        super().__init__(type(game), 0, Seed.of(0), {})

    def fresh_game(self) -> AnyGame:
        return self._start[0].from_text(self._arranged)


def exercise_infos(game: str) -> list[ExerciseInfo]:
    """All lessons of a game to play."""
    words = Words(game)
    return [
        ExerciseInfo(
            exercise=each.name,
            title=words.phrase(f"exercise-{each.name}"),
            about=words.phrase(f"exercise-{each.name}-about"),
            tasks=len(each.tasks),
            is_first=each.is_first,
        )
        for each in exercises_of(game)
    ]


def exercise_step(game: str, name: str, tried: ExerciseTry) -> bytes:
    """A task of a lesson as JSON, with the result of an answer, if there is one."""
    return _encoder.encode(ExerciseTable(exercise_of(game, name), tried.answers).step(tried.action))


class ExerciseTable:
    """A lesson at one of its tasks, as the learner sees it."""

    def __init__(self, exercise: Exercise, answers: Sequence[str]) -> None:
        self._exercise, self._at = exercise, len(answers)
        self._log = ArrangedLog(exercise.begun(answers))
        self._names = _names(self._log.game)
        self._words = Words(exercise.game, names=self._names, you=LEARNER)
        self._teller = Teller(self._log, SharedView(self._log, memory_aid=False), LEARNER, self._names)

    @property
    def _task(self) -> Task:
        return self._exercise.tasks[self._at]

    def step(self, said: str | Mapping[str, Any] | None) -> ExerciseStep:
        """The task, and the result of an answer."""
        position = self._teller.position(None, GivenAnswers())
        moved, verdict = ([], None) if said is None else self._tried(said)
        title = self._words.phrase(f"exercise-{self._exercise.name}")
        return ExerciseStep(title, self._at, len(self._exercise.tasks), self._asked(), self._table(), position, moved, verdict)

    def _asked(self) -> TaskInfo:
        shown = self._log.game.read_action(self._task.right[0]).plain()
        return TaskInfo(self._task.name, self._said(""), self._said("-ask"), shown)

    def _said(self, what: str) -> str:
        return self._words.phrase(f"exercise-{self._exercise.name}-{self._task.name}{what}")

    def _tried(self, said: str | Mapping[str, Any]) -> tuple[list[Moved], TaskVerdict]:
        since, moved = self._log.game.event_count, list[Moved]()
        remarks = remarks_of(self._log.game)

        def act(seat: int, action: Action) -> None:
            self._log.act(seat, action)
            moved.append(self._teller.moved(seat, None, GivenAnswers()))

        try:
            act(LEARNER, self._log.game.read_action(said))
        except (IllegalAction, BadText) as problem:
            return [], TaskVerdict("refused", self._words.phrase("verdict-refused"), self._words.say(problem), problem.rule, "")
        _, done = self._log.game.actions[-1]
        reply(self._log.game, self._task.replies_to(done), act)
        moved[-1] = replace(moved[-1], asked=None)  # the task is answered
        if self._task.counts(done):
            return moved, TaskVerdict("right", self._words.phrase("verdict-right"), self._said("-told"), None, str(done))
        told = " ".join(self._consequence(done, since, self._words.remarked(remarks(done))))
        return moved, TaskVerdict("wrong", self._words.phrase("verdict-wrong"), told, None, str(done))

    def _consequence(self, done: Action, since: int, remarked: list[str]) -> list[str]:
        """What came of a wrong answer, in the words of the game."""
        listed = self._task.listed(done)
        events = shown_of(self._log.game.events(LEARNER, since), None if listed is None else listed.happens)
        told = self._words.in_short(events) or self._words.events(events)
        if len(told) > MOST_TOLD:
            return _at_most(told[-1:], told[-MOST_TOLD:])
        return _at_most(told[:1], [told[0], *remarked], [told[0], *remarked, *told[1:]])

    def _table(self) -> TableInfo:
        game, words = self._exercise.game, self._words
        people = self._log.game.record().players
        seats = [_seat(seat, name, people) for seat, name in enumerate(self._names)]
        return TableInfo(
            id=f"{game}-{self._exercise.name}",
            game=game,
            title=words.phrase("game-title"),
            status="playing",
            form=self._exercise.form,
            players=people,
            seats=seats,
            forms=[],
            options=[],
            settings=[],
            levels=[],
            facts=dict(to_plain(GAMES[game].facts())),  # type: ignore[arg-type]  # a mapping stays one
            you=LEARNER,
            yours=[LEARNER],
            is_host=False,
            automatic=False,
            usual=[],
            join_link="",
            seat_link=None,
            commitment=None,
            seed=None,
            watchers=0,
            kept_out=[],
            is_kept_out=False,
            seat_wish=None,
            take_back=None,
            ending=None,
            ended=None,
            origin=None,
            rematch=None,
            rematch_game=None,
            rematch_by=None,
            rematch_declined=[],
        )


def _at_most(*longer: list[str]) -> list[str]:
    """The longest of these texts for which there is room, or else the shortest."""
    return next((text for text in reversed(longer) if len(" ".join(text)) <= MOST_LETTERS), longer[0])


def _names(game: AnyGame) -> list[str]:
    words, people = Words(game.name), game.record().players
    names = [words.phrase("lesson-name", {"number": number}) for number in range(people)]
    return names + [words.phrase("virtual-player")] * (game.seats - people)


def _seat(seat: int, name: str, people: int) -> SeatInfo:
    if seat >= people:
        return SeatInfo(seat, "virtual", name, here=True)
    is_learner = seat == LEARNER
    return SeatInfo(seat, "person" if is_learner else "bot", name, avatar=FACES[seat], here=True, you=is_learner)
