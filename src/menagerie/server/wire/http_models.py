"""Bodies of HTTP requests and responses. FastAPI makes the OpenAPI page from them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from menagerie.server.names import LONGEST_TEXT
from menagerie.server.wire.game_parts import Values, View
from menagerie.server.wire.learning_models import (
    ExerciseInfo,
    ExerciseTry,
    GuestProgress,
    LessonLine,
    MomentVerdict,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleQuestion,
    PuzzleSolution,
    Review,
)
from menagerie.server.wire.operator_models import OPERATOR_MESSAGES, AnnouncementInfo, ClubInfo, Strict
from menagerie.words import LANGUAGES


class Form(Strict):
    """A printed form of a game."""

    form: str
    label: str
    players: list[int]


class Level(Strict):
    """A level of bots, and one sentence about it."""

    level: str
    label: str
    about: str


class GameInfo(Strict):
    """A game that can be played."""

    game: str
    title: str
    goal: str
    forms: list[Form]
    usual: str  # the default form
    levels: list[Level]


class NewTable(Strict):
    """A new table: for friends (a lobby), or with bots on all other seats, and started at once."""

    game: str = Field(max_length=40)
    form: str | None = Field(None, max_length=40)
    players: int = Field(3, ge=1, le=9)
    name: str = Field("", max_length=LONGEST_TEXT)
    bots: str | None = Field(None, max_length=40, description="a level: fill all other seats with such bots and start")
    code_word: str = Field("", max_length=60, description="the club’s, if it asks for one")


class PlayOn(Strict):
    """Play on from a moment of a finished game, against bots: at one of its seats, with what that seat knew."""

    move: int = Field(ge=0, le=100_000, description="how many of the game’s actions stand")
    seat: int = Field(ge=0, le=9)
    name: str = Field("", max_length=LONGEST_TEXT)
    bots: str | None = Field(None, max_length=40, description="a level; null: as the bots there were")
    code_word: str = Field("", max_length=60, description="the club’s, if it asks for one")


class RecordFile(Strict):
    """A record of a finished game, as it was downloaded."""

    record: str = Field(description="the text of the file")


class SitDown(Strict):
    """Take a free seat."""

    name: str = Field(min_length=1, max_length=LONGEST_TEXT)


class Claim(Strict):
    """A seat's private secret, from its link."""

    secret: str = Field(min_length=10, max_length=80)
    keep_both: bool = Field(False, description="hold this seat in addition to another one at the same table")


class Me(Strict):
    """The guest behind the cookie."""

    name: str = Field("", max_length=LONGEST_TEXT)


class Spoken(Strict):
    """The language that a guest has chosen."""

    language: Literal[LANGUAGES]  # type: ignore[valid-type]  # as many as there are


class TableRef(Strict):
    """Where to go."""

    table: str


class Claimed(TableRef):
    """Where to go, and your language now: you may have chosen one on your other device."""

    language: str


class MyTable(Strict):
    """A table at which this guest sits."""

    table: str
    game: str
    title: str
    form: str
    status: Literal["lobby", "playing", "over"]
    names: list[str]
    seat: int
    your_turn: bool
    headline: str | None
    standing: str | None = Field(description="of a running game: the round or turn, and how everyone stands")
    changed_at: str


class ChartMark(Strict):
    """The value of every seat after a turn or a round; 0 is before the first."""

    number: int
    values: list[int]


class Chart(Strict):
    """How a game went, in the measure that decided it."""

    label: str
    worst: int = Field(description="the value at the bottom of the chart")
    best: int = Field(description="the value at its top")
    marks: list[ChartMark]


class Afterwards(Strict):
    """The summary of a finished game. If it was ended before anyone had won, only how long it took."""

    seconds: int = Field(description="how long it was played")
    turns: str | None
    chart: Chart | None
    turning: str | None = Field(description="when the winner went ahead for good, and by what")
    hands: list[list[str]] | None = Field(description="what everyone had in hand at the end")
    games: int = Field(description="how many games were finished at the tables that led here, this one included")
    wins: list[int] = Field(description="how many of them each seat has won")


class Problem(Strict):
    """Why something was refused."""

    detail: str


def refused(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses with which a request may be refused, for the OpenAPI description."""
    return {status: {"model": Problem} for status in statuses}


def given(media_type: str) -> dict[int | str, dict[str, Any]]:
    """The media type that is returned instead of JSON, for the OpenAPI description."""
    return {200: {"content": {media_type: {}}}}


ANY_REQUEST = refused(  # blocked, too slow, too long, another server's, not understood, too fast, a long head, the database fails
    *(403, 408, 413, 421, 422, 429, 431, 503)
)


class RuleBlock(Strict):
    """A part of a rulebook page: a heading, a paragraph, a table, or a numbered sentence with its rulings."""

    kind: Literal["heading", "text", "table", "sentence"]
    number: str | None = None
    text: str = ""
    rulings: list[str] = Field([])
    rows: list[list[str]] = Field([])
    forms: list[str] = Field([], description="the forms to which it applies; empty: all of them")
    only: str = Field("", description="the same in words")


class RulebookPage(Strict):
    """A rulebook to read: for all forms of the game, or for one of them."""

    game: str
    title: str
    forms: list[Form]
    usual: str
    blocks: list[RuleBlock]


class LessonPart(Strict):
    """A part of the reader's score, and the cards that earn it."""

    name: str
    label: str
    points: int
    cards: list[str]


class LessonPlay(Strict):
    """A small table before and after something was played on it, with what happened in between."""

    shows: str
    before: View
    after: View
    lines: list[LessonLine]
    told: str = Field(description="what happens, for screen readers")
    score: list[LessonPart]
    names: list[str]


class LessonPicture(Strict):
    """A picture of How to play, with its sentence."""

    name: str
    text: str
    rule: str
    forms: list[str]
    plays: list[LessonPlay]


class WorkedExample(Strict):
    """A turn or a round, worked out step by step on one table."""

    title: str
    steps: list[LessonPicture]


class HowToPlay(Strict):
    """How to play a game, in pictures: each names the forms that it is for."""

    game: str
    forms: list[Form]
    usual: str
    facts: Values
    lessons: list[LessonPicture]
    worked: list[WorkedExample]


class ServerInfo(Strict):
    """What a guest may want to know about the server."""

    version: str
    protocol: int = Field(description="the number of the socket protocol: docs/protocol.md")
    retention_days: int = Field(description="after this many days, a table that nobody touches is deleted; 0: never")
    club: ClubInfo
    announcement: AnnouncementInfo | None


HTTP_MESSAGES = (
    *(
        GameInfo,
        NewTable,
        PlayOn,
        RecordFile,
        SitDown,
        Claim,
        Me,
        Spoken,
        TableRef,
        Claimed,
        MyTable,
        Afterwards,
        Review,
        MomentVerdict,
        Problem,
        RulebookPage,
        HowToPlay,
        ExerciseInfo,
        ExerciseTry,
        GuestProgress,
        ServerInfo,
        PuzzleInfo,
        PuzzleList,
        PuzzleQuestion,
        PuzzleAnswer,
        PuzzleSolution,
    ),
    *OPERATOR_MESSAGES,
)
