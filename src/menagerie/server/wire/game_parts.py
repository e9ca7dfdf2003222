"""What a game is made of, as it travels: what happened, what is asked and offered, what can be taken back, and how it ended."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

View = Annotated[Any, "View"]  # the plain form of the game's view
Difference = Annotated[Any, "Difference"]  # {"to": value}, or {"of": {field or place: difference}}
Values = Annotated[dict[str, Any], "Values"]


class ToldLine(Struct, omit_defaults=True):
    """Something that happened, in words; `code` and `values` are the event's, for drawing it. What belongs together is told
    in one sentence, the `text` of its first line; the lines after it are `joined`."""

    number: int  # from 1
    code: str
    values: Values
    text: str
    rule: str  # the number of a sentence of the rulebook; empty where none is behind it
    weight: Literal["told", "joined", "passing"] = "told"  # joined: by the last line that is told; passing: goes without saying
    short: str = ""  # what this line alone would say, where `text` says more


class Moment(Struct):
    """One thing that an action brought about, and what it changed in the view: from that of the moment before it, the first
    from the last view that was told."""

    line: ToldLine
    change: Difference


class Consequence(Struct):
    """One thing that an action would do."""

    code: str
    values: Values
    text: str
    rule: str


class Remark(Struct):
    """Something worth knowing of an action that is no event, such as what a bid would cost."""

    code: str
    values: Values
    text: str


class ChoiceInfo(Struct):
    """Cards to be chosen: the action is the offer's `plain` with a list of some of the `codes` in this `field`."""

    field: str  # of `plain`
    codes: list[str]  # the cards as the view names them, each as often as it is there
    least: int
    most: int
    favoured: list[str]  # of the codes, those that earn more if no others are chosen


class Offer(Struct):
    """A legal action: send `plain` back to do it."""

    action: str  # its text, as people write it; where cards are still to be chosen, an example with some of them
    label: str
    plain: Values  # the action's own code and values; without its cards where they are still to be chosen
    choice: ChoiceInfo | None


class Asked(Struct):
    """What a seat is asked. A sealed answer may still be changed."""

    question: str
    code: str
    offers: list[Offer]  # all that is legal
    sealed: bool  # it is answered already; others are still waited for
    several: bool  # there is more than one answer, so that a hint may be asked for where the setting `hints` is on
    answers_itself: bool  # the only answer there is, or the usual one, will be given for you
    usual: str | None  # the `action` of the offer that everybody chooses, if there is one: `set-usual` has it given for you


class Preview(Struct):
    """What an action would do; or why it is not possible, with the rule's number."""

    consequences: list[Consequence]
    remarks: list[Remark]
    refusal: str | None
    rule: str | None


class DoneInfo(Struct):
    """Something that was done: by whom, and what was seen of it first; of a sealed action, only that it was sealed."""

    seat: int
    text: str


class Undo(Struct):
    """What taking back would undo: your own last action and everything after it; and whether others are asked first."""

    how: Literal["at-once", "with-consent"]
    actions: list[DoneInfo]


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


class Done(Struct):
    """One action of a game that is watched again, moment by moment."""

    seat: int | None  # who acted; null: the game was ended where it stood
    moments: list[Moment]
    change: Difference  # what no moment tells of where the game stands after it
