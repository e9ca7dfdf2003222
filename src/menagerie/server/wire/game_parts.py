"""Parts of a game in messages: what happened, the question and its offers, what can be taken back, and the outcome."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

View = Annotated[Any, "View"]  # the plain form of the game's view
Difference = Annotated[Any, "Difference"]  # {"to": value}, or {"of": {field or place: difference}}
Values = Annotated[dict[str, Any], "Values"]


class ToldLine(Struct, omit_defaults=True):
    """Something that happened, in words; `code` and `values` are the event's, for drawing it. Lines that belong together share
    one sentence, the `text` of the first of them; the lines after it are `joined`."""

    number: int  # from 1
    code: str
    values: Values
    text: str
    rule: str  # the number of a sentence of the rulebook; empty if there is none
    weight: Literal["told", "joined", "passing"] = "told"  # joined: said by a line before it; passing: goes without saying
    short: str = ""  # what this line alone would say, if `text` says more


class Moment(Struct):
    """One thing that an action brought about, and what it changed in the view. The change starts from the view after the moment
    before it; the first starts from the last view that was sent."""

    line: ToldLine
    change: Difference


class Consequence(Struct):
    """One thing that an action would do."""

    code: str
    values: Values
    text: str
    rule: str


class Remark(Struct):
    """Something worth knowing about an action that is not an event, such as what a bid would cost."""

    code: str
    values: Values
    text: str


class ChoiceInfo(Struct):
    """Cards to be chosen: the action is the offer's `plain`, with a list of chosen `codes` in this `field`."""

    field: str  # of `plain`
    codes: list[str]  # the cards as the view names them, each as often as it is there
    least: int
    most: int
    favoured: list[str]  # those of the codes that earn extra if no others are chosen


class Offer(Struct):
    """A legal action: send `plain` back to do it."""

    action: str  # its text, as people write it; if cards are still to be chosen, an example with some of them
    label: str
    plain: Values  # the code and values of the action; without its cards if they are still to be chosen
    choice: ChoiceInfo | None


class Asked(Struct):
    """What a seat is asked. A sealed answer may still be changed."""

    question: str
    code: str
    offers: list[Offer]  # all that is legal
    sealed: bool  # you have answered already, and others have not
    several: bool  # there is more than one answer, so you may ask for a hint if the setting `hints` is on
    answers_itself: bool  # the only answer, or the usual one, will be given for you
    usual: str | None  # the `action` of the offer that everyone chooses, if there is one; `set-usual` has it given for you


class Preview(Struct):
    """What an action would do; or why it is not possible, with the number of the rule."""

    consequences: list[Consequence]
    remarks: list[Remark]
    refusal: str | None
    rule: str | None


class DoneInfo(Struct):
    """Something that was done: by which seat, and what was seen of it first; of a sealed action, only that it was sealed."""

    seat: int
    text: str


class Undo(Struct):
    """What taking back would undo (your own last action and everything after it), and whether others are asked first."""

    how: Literal["at-once", "with-consent"]
    actions: list[DoneInfo]


class Part(Struct):
    """One part of a score, and the cards that earn it, unless it is a card itself."""

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
    deciding: list[str]  # the names of the parts that decided; `total` or `animals` if all points or all animals did


class Outcome(Struct):
    """How the game ended."""

    headline: str
    title: str  # who won
    why: str  # what decided it, with its numbers
    title_for_all: str  # both again for people who were not there, without “you”
    why_for_all: str
    near: str | None  # how close you were to winning, if you did not
    results: list[SeatResult]
    tie: str | None  # what separated people with equal totals


class Done(Struct):
    """One action of a replay, moment by moment."""

    seat: int | None  # who acted; null: the game was ended where it stood
    moments: list[Moment]
    change: Difference  # what has changed after the action and is in no moment
