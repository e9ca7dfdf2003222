"""Parts of a table in messages: seats, forms, options, settings, levels, and requests."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from menagerie.server.wire.game_parts import DoneInfo


class SeatInfo(Struct):
    """A seat, and the person or bot who has it."""

    seat: int
    kind: Literal["open", "person", "bot", "virtual"]
    name: str
    avatar: str = ""  # an animal, different for each seat; empty for an open seat and a virtual player
    level: str | None = None  # of a bot
    stand_in: str | None = None  # the level of the bot that plays for a person
    ready: bool = False
    host: bool = False
    here: bool = False  # connected
    you: bool = False
    stand_in_wait: int | None = None  # if the person is away: seconds until a bot may sit in


class WordInfo(Struct):
    """A value and its label."""

    value: bool | int | str | None
    label: str


class OptionInfo(Struct):
    """An option of the game: its value, its printed default and one line that says what it does."""

    name: str
    label: str
    rule: str
    value: bool | int | str | None
    default: bool | int | str | None
    words: list[WordInfo]
    least: int | None = None  # whole numbers from `least` to `most` are possible, too
    most: int | None = None
    is_text: bool = False  # several numbers, such as "5 4 3 2"


class FormInfo(Struct):
    """A printed form of the game, and for how many people it is."""

    form: str
    label: str
    players: list[int]


class LevelInfo(Struct):
    """A level of bots, and one sentence about it."""

    level: str
    label: str
    about: str


class OriginInfo(Struct):
    """Where a game comes from that was not dealt at this table."""

    kind: Literal["played-on", "file"]
    told: str  # in words
    table: str | None = None  # the table where it was played before; only players see it
    move: int | None = None  # how many of its actions had been played


class UsualInfo(Struct):
    """A question that gets its usual answer, and what that means in words."""

    code: str
    label: str


class SettingInfo(Struct):
    """A setting of the table. It changes no rule."""

    name: str
    label: str
    value: bool | int
    words: list[WordInfo]


class SeatWishInfo(Struct):
    """A watcher asks for the seat of a bot."""

    seat: int
    name: str
    yours: bool = False


class TakeBackInfo(Struct):
    """A request to take back an action, and with it everything that followed."""

    seat: int
    actions: list[DoneInfo]
    waiting_for: list[int]  # the seats that have not answered


class EndingInfo(Struct):
    """A request to end the game without a result. The game goes on meanwhile."""

    seat: int
    waiting_for: list[int]  # the seats that have not answered
