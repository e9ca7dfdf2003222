"""What travels over plain HTTP: requests and answers of the API. FastAPI makes the OpenAPI page from them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from menagerie.server.names import LONGEST_TEXT
from menagerie.server.wire.game_parts import Values, View
from menagerie.server.wire.operator_models import OPERATOR_MESSAGES, AnnouncementInfo, ClubInfo, Strict
from menagerie.words import LANGUAGES


class Form(Strict):
    """A printed form of a game."""

    form: str
    label: str
    players: list[int]


class Level(Strict):
    """A level of bots, and in a sentence what it is worth."""

    level: str
    label: str
    about: str


class GameInfo(Strict):
    """A game that can be played."""

    game: str
    title: str
    goal: str
    forms: list[Form]
    usual: str  # the form that is played unless another is chosen
    levels: list[Level]


class NewTable(Strict):
    """A new table: for friends (a lobby), or with bots on all other seats, started at once."""

    game: str = Field(max_length=40)
    form: str | None = Field(None, max_length=40)
    players: int = Field(3, ge=1, le=9)
    name: str = Field("", max_length=LONGEST_TEXT)
    bots: str | None = Field(None, max_length=40, description="a level: fill all other seats with such bots and start")
    code_word: str = Field("", max_length=60, description="the club’s, where it asks for one")


class SitDown(Strict):
    """Take a free seat."""

    name: str = Field(min_length=1, max_length=LONGEST_TEXT)


class Claim(Strict):
    """A seat's private secret, from its link."""

    secret: str = Field(min_length=10, max_length=80)
    keep_both: bool = Field(False, description="hold this seat beside another one at the same table")


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
    changed_at: str


class ChartMark(Strict):
    """Where every seat was after a turn or a round; 0 is before the first."""

    number: int
    values: list[int]


class Chart(Strict):
    """How a game went, in the measure that decided it."""

    label: str
    worst: int = Field(description="the value at the foot of the chart")
    best: int = Field(description="the value at its top")
    marks: list[ChartMark]


class Afterwards(Strict):
    """The summary of a finished game. If it was ended before anybody had won, only how long it took."""

    seconds: int = Field(description="for how long it was played")
    turns: str | None
    chart: Chart | None
    turning: str | None = Field(description="when the winner went ahead for good, and by what")
    hands: list[list[str]] | None = Field(description="what everybody had in hand at the end")
    games: int = Field(description="so many games were finished at the tables that led here, this one included")
    wins: list[int] = Field(description="of them, how many each seat has won")


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
    forms: list[str] = Field([], description="those that it holds for; none named: all")
    only: str = Field("", description="the same in words")


class RulebookPage(Strict):
    """A rulebook, to be read: for all forms of the game, or by one of them."""

    game: str
    title: str
    forms: list[Form]
    usual: str
    blocks: list[RuleBlock]


class LessonLine(Strict):
    """What happens in a picture: an event's code and values, as a line of a log has them."""

    code: str
    values: Values


class LessonPart(Strict):
    """A part of the reader's score, and the cards that earn it."""

    name: str
    label: str
    points: int
    cards: list[str]


class LessonPlay(Strict):
    """A small table before and after something was played on it, and what happened in between."""

    shows: str
    before: View
    after: View
    lines: list[LessonLine]
    told: str = Field(description="what happens, for those who do not see it")
    score: list[LessonPart]
    names: list[str]


class LessonPicture(Strict):
    """A picture of How to play, with its sentence."""

    name: str
    text: str
    rule: str
    forms: list[str]
    plays: list[LessonPlay]


class HowToPlay(Strict):
    """How to play a game, in pictures: for each form those that name it."""

    game: str
    forms: list[Form]
    usual: str
    facts: Values
    lessons: list[LessonPicture]
    worked: list[LessonPicture] = Field(description="a turn or a round, worked out step by step on one table")
    worked_title: str


class ServerInfo(Strict):
    """What a guest may want to know about the server."""

    version: str
    protocol: int = Field(description="the number of the protocol that is spoken at its tables: docs/protocol.md")
    retention_days: int = Field(description="after so many days a table that nobody touches is deleted; 0: never")
    club: ClubInfo
    announcement: AnnouncementInfo | None


HTTP_MESSAGES = (
    *(
        GameInfo,
        NewTable,
        SitDown,
        Claim,
        Me,
        Spoken,
        TableRef,
        Claimed,
        MyTable,
        Afterwards,
        Problem,
        RulebookPage,
        HowToPlay,
        ServerInfo,
    ),
    *OPERATOR_MESSAGES,
)
