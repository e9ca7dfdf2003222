"""Bodies of HTTP requests and responses for reviews, puzzles and lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from menagerie.server.wire.game_parts import Values
from menagerie.server.wire.operator_models import Strict


class LessonLine(Strict):
    """What happens in a picture: an event's code and values, as a line of a log has them."""

    code: str
    values: Values


class ReviewPoint(Strict):
    """A seat’s chance to win before an action; after the last action it is what the seat won."""

    number: int
    chance: float


class ReviewAccount(Strict):
    """What moved a seat’s chance to win: the three sums add up to the end minus the start."""

    start: float
    own: float = Field(description="the seat’s own choices, measured against the best ones; never above 0")
    others: float
    luck: float
    end: float


class ReviewMoment(Strict):
    """A moment that decided: a costly choice, or a stretch of luck."""

    kind: Literal["choice", "luck"]
    number: int = Field(description="the action to watch, counted from 0")
    turn: int = Field(description="or round, from 1; 0: before the seat’s first choice")
    when: str = Field(description="the same in words; empty before the first choice")
    title: str
    text: str
    worth: float = Field(description="how much it changed the chance to win")


class ReviewChoice(Strict):
    """A choice, and the best answer that was found."""

    number: int
    turn: int
    when: str
    asked: str
    grade: Literal["best", "fine", "slip", "mistake"]
    played: str
    better: str | None
    why: str | None
    chance: float
    best_chance: float
    error: float = Field(description="one standard error of the difference")
    played_action: Values = Field(description="code and values of what was played")
    best_action: Values = Field(description="code and values of the best answer that was found")
    would: list[LessonLine] = Field(description="what that would do, as far as the seat knew")


class MomentVerdict(Strict):
    """What the coach thinks of an answer to a choice of a finished game that was asked once more."""

    headline: str
    chances: str
    then: str | None = Field(description="what was played in the game, if it was something else")
    choice: ReviewChoice


class SeatReview(Strict):
    """The review of one seat, from what it knew at each moment."""

    seat: int
    headline: str
    headline_for_all: str = Field(description="with a name instead of “you”, for a picture that is shared")
    summary: str
    sums: str
    account: ReviewAccount
    line: list[ReviewPoint]
    moments: list[ReviewMoment]
    choices: list[ReviewChoice]


class Review(Strict):
    """The review of a finished game. While it is being made, only how far it is."""

    state: Literal["ready", "being-made", "impossible"]
    progress: float = Field(description="from 0 to 1")
    is_short: bool = Field(description="made without a compiler, with fewer trials")
    seats: list[SeatReview]


class PuzzleInfo(Strict):
    """A puzzle in a list."""

    id: str
    game: str
    kind: str
    title: str
    task: str
    about: str = Field(description="the game and its form")
    stars: int = Field(description="how hard it is, from 1 to 3")
    level: str = Field(description="the same in a word")
    day: str | None = Field(description="of the puzzle of the day: the date")


class PuzzleList(Strict):
    """All puzzles of a game."""

    puzzles: list[PuzzleInfo]


class GuestProgress(Strict):
    """The lessons that a guest has done, and the puzzles that they have solved."""

    lessons: list[Annotated[str, Field(max_length=80)]] = Field(max_length=200, description="as `game/lesson`")
    puzzles: list[Annotated[str, Field(max_length=40)]] = Field(max_length=400, description="by id")


class PuzzleQuestion(Strict):
    """Actions to preview: texts, or the `plain` of offers."""

    actions: list[str | dict[str, Any]] = Field(min_length=1, max_length=40)


class PuzzleAnswer(Strict):
    """An answer: a text, or the `plain` of an offer with the cards that were chosen."""

    action: str | dict[str, Any]


class PuzzleWorlds(Strict):
    """In how many worlds, each played to its end, the best answer won, the next best one, both, or neither."""

    both: int
    only_best: int
    only_next: int
    neither: int


class PuzzleSolution(Strict):
    """The verdict on an answer."""

    is_right: bool
    headline: str
    best: str
    next_best: str
    why: str | None
    chances: str
    payoff: str
    chance: float = Field(description="to win, with the best answer")
    next_chance: float = Field(description="with the next best one")
    worlds: PuzzleWorlds


class ExerciseInfo(Strict):
    """A lesson to play."""

    exercise: str
    title: str
    about: str = Field(description="its idea in one line")
    tasks: int
    is_first: bool = Field(description="the first lesson of the game; each of the others has one idea")


class ExerciseTry(Strict):
    """Where somebody is in a lesson, and what they answer there."""

    answers: list[str] = Field(max_length=20, description="those that counted: one for each task before")
    action: dict[str, Any] | str | None = Field(None, description="an answer, typed or as a text; null: only show the task")
