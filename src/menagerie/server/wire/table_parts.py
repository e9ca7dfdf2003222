"""The parts of messages about a table: seats, forms, options, settings, cards to choose, wishes, and how the game ended."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SeatInfo(Struct):
    """A seat, and the person or bot who has it."""

    seat: int
    kind: Literal["open", "person", "bot", "virtual"]
    name: str
    avatar: str = ""  # one of a few animals, different for each seat; empty for an open seat and a virtual player
    level: str | None = None  # of a bot
    stand_in: str | None = None  # the level of the bot that plays for a person
    ready: bool = False
    host: bool = False
    here: bool = False  # connected
    you: bool = False
    stand_in_wait: int | None = None  # of a person who is away: seconds until a bot may sit in


class WordInfo(Struct):
    """A value and how it is called."""

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
    least: int | None = None  # whole numbers are possible too
    most: int | None = None
    is_text: bool = False  # several numbers, such as "5 4 3 2"


class FormInfo(Struct):
    """A printed form of the game, and how many people it is for."""

    form: str
    label: str
    players: list[int]


class LevelInfo(Struct):
    """A level of bots, and in a sentence what it is worth."""

    level: str
    label: str
    about: str


class UsualInfo(Struct):
    """A question that is answered as usual, and what that means in words."""

    code: str
    label: str


class SettingInfo(Struct):
    """A setting of the table: one that changes no rule."""

    name: str
    label: str
    value: bool | int
    words: list[WordInfo]


class ChoiceInfo(Struct):
    """Cards to be chosen: the action is the offer's `plain` with a list of some of the `codes` in this `field`."""

    field: str  # of `plain`
    codes: list[str]  # the cards as the view names them, each as often as it is there
    least: int
    most: int
    favoured: list[str]  # of the codes, those that earn more if no others are chosen


class DoneInfo(Struct):
    """Something that was done: by whom, and what was seen of it first; of a sealed action, only that it was sealed."""

    seat: int
    text: str


class Undo(Struct):
    """What taking back would undo: your own last action and everything after it; and whether others are asked first."""

    how: Literal["at-once", "with-consent"]
    actions: list[DoneInfo]


class TakeBackInfo(Struct):
    """A wish to take back an action, and with it everything that followed."""

    seat: int
    actions: list[DoneInfo]
    waiting_for: list[int]  # the seats that have not answered


class EndingInfo(Struct):
    """A wish to end the game without a result; it goes on meanwhile."""

    seat: int
    waiting_for: list[int]  # the seats that have not answered


class Part(Struct):
    """One part of a score, and the cards that earn it where it is not a card itself."""

    name: str
    label: str
    points: int
    so_far: int  # with all parts before it
    cards: list[str]


class SeatResult(Struct):
    """How a seat did."""

    seat: int
    rank: int
    won: bool
    total: int
    parts: list[Part]
    deciding: list[str]  # the names of the parts that decided; `total` or `animals` where all points or animals did


class Outcome(Struct):
    """How the game ended."""

    headline: str
    title: str  # who won
    why: str  # what decided it, with its numbers
    title_for_all: str  # both once more, for those who were not there: no “you” in it
    why_for_all: str
    near: str | None  # how near you were to winning, where you did not
    results: list[SeatResult]
    tie: str | None  # what ranked people with equal totals apart
