"""What travels over the socket. docs/protocol.md and the client's types are generated from this file.

Every sentence is ready to be read: the server has the message files of `words/`, and knows whom it speaks to.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from menagerie.core.plain import camel_to_kebab  # SetOption travels as set-option
from menagerie.server.names import LONGEST_TEXT
from menagerie.server.wire.game_parts import Asked, Done, Moment, Outcome, Preview, ToldLine, Undo, Values, View
from menagerie.server.wire.table_parts import (
    EndingInfo,
    FormInfo,
    LevelInfo,
    OptionInfo,
    SeatInfo,
    SettingInfo,
    TakeBackInfo,
    UsualInfo,
)

PROTOCOL = 2  # raised when a client that was correct would be wrong; mere additions do not count
MOST_ACTIONS = 40  # of which is asked at once what they would do

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]  # the server's own ids have a colon
Text = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Cards = Annotated[list[Word], Meta(max_length=60)]  # more than any action names
TypedAction = Annotated[dict[Word, int | Word | Cards | None], "Values", Meta(max_length=8)]  # the `plain` of an offer


# what a client says


class Said(Struct, tag=camel_to_kebab, tag_field="type", forbid_unknown_fields=True):
    """The base of what a client says."""


class SetForm(Said):
    """Host, lobby: play this printed form with so many players."""

    form: Word  # one of the `forms` of the table
    players: Seat


class SetOption(Said):
    """Host, lobby: change an option of the game."""

    name: Word  # one of the `options` of the table
    value: bool | int | Text | None


class SetSetting(Said):
    """Host: change a setting of the table, such as the pause of bots or the memory aid."""

    name: Word  # one of the `settings` of the table
    value: bool | int


class SetBot(Said):
    """Host: in the lobby, put a bot on a free seat, change its level or (no level) remove it; in play, give the seat of
    somebody who is away to a bot, or (no level) back."""

    seat: Seat
    level: Word | None = None  # one of the `levels` of the table


class Rename(Said):
    """Change one's own name."""

    seat: Seat
    name: Name


class RemoveGuest(Said, tag="remove"):
    """Host, lobby: remove a guest from a seat."""

    seat: Seat


class Ready(Said):
    """Lobby: ready or not; the game starts when all are."""

    ready: bool


class LeaveTable(Said, tag="leave"):
    """Lobby: get up from the seat. Play: leave for good; a bot plays on in one's name, and nobody comes back to the seat."""

    level: Word | None = None  # of the bot, one of the `levels` of the table; the one that was chosen last if none is named


class Act(Said):
    """Play: one action, answered by `accepted` or `refused`."""

    id: Id  # the client's own, new for each action; it makes a repeat harmless
    seq: int  # of the last `position` or `moved` that the client knows
    action: TypedAction | Text  # the `plain` of an offer, with the cards that were chosen; or a text


class AskConsequences(Said):
    """Play: what would each of these actions do, or why is it not possible? Answered by `consequences`, or `refused`."""

    id: Id  # the client's own; the answer carries it
    actions: Annotated[list[TypedAction | Text], Meta(min_length=1, max_length=MOST_ACTIONS)]  # as `act` takes them


class AskHint(Said):
    """Play: what would an expert answer, and why? Answered by `hint`, or `refused`; all others are told who asked."""

    id: Id  # the client's own; the answer carries it


class AskTakeBack(Said, tag="take-back"):
    """Play: undo one's own last action; at once, or when all others agree."""

    id: Id  # as that of an action
    seq: int


class AnswerTakeBack(Said):
    """Play: agree that somebody takes back an action, or not."""

    agree: bool


class EndGame(Said):
    """Play: end the game where it stands, without a result; alone with bots at once, else when all other people agree."""


class AnswerEndGame(Said):
    """Play: agree that the game ends, as somebody wants, or not."""

    agree: bool


class SetAutomatic(Said):
    """Whether a question with a single answer is answered for this seat."""

    on: bool


class SetUsual(Said):
    """Whether questions with this code are answered as usual for this seat, for the rest of the game."""

    code: Word  # of a question with a `usual` answer
    on: bool


class Rematch(Said):
    """After the end: offer another game. The same people have their seats at a new table, everyone one seat on."""


class DeclineRematch(Said):
    """After the end: not come to the new table. One's seat there is free for somebody else."""


class Ping(Said):
    """Are you there?"""


# what the server tells


class Told(Struct, tag=camel_to_kebab, tag_field="type"):
    """The base of what the server tells."""


class Greeting(Told):
    """The first message: the number of the protocol that the server speaks, and its version, for people."""

    protocol: int
    version: str


class TableInfo(Told, tag="table"):
    """Everything about a table except the game itself; sent again whenever it changes."""

    id: str
    game: str
    title: str
    status: Literal["lobby", "playing", "over"]
    form: str
    players: int
    seats: list[SeatInfo]
    forms: list[FormInfo]
    options: list[OptionInfo]
    settings: list[SettingInfo]
    levels: list[LevelInfo]
    facts: Values  # what is printed on the cards
    you: int | None  # your seat
    yours: list[int]  # all seats that you hold on this device
    is_host: bool
    automatic: bool  # single answers are given for you
    usual: list[UsualInfo]  # the questions that are answered as usual for you
    join_link: str
    seat_link: str | None  # your private link to your seat
    commitment: str | None  # the SHA-256 of the seed, promised before the first card
    seed: str | None  # told when the game is over
    take_back: TakeBackInfo | None
    ending: EndingInfo | None
    ended: Literal["operator", "agreement"] | None  # who has ended the game before anybody had won; its status is `over`
    rematch: str | None  # the id of the table where it goes on
    rematch_by: int | None  # the seat that offered it
    rematch_declined: list[int]  # the seats that do not come


class Starting(Told):
    """All are ready, and the game begins: this is the commitment to its seed."""

    commitment: str


class Position(Told):
    """The whole state of the game: sent on connecting, after something was taken back, and to a client that was left behind."""

    seq: int  # how many actions were done or taken back so far
    view: View
    log: list[ToldLine]  # all of it; where much was taken back, the last few times and how often before
    asked: Asked | None  # null where nothing is asked of you
    undo: Undo | None  # null where you have nothing to take back, or too much was taken back in this game
    outcome: Outcome | None  # null while the game goes on


class Moved(Told):
    """One action, moment by moment, and where the game stands after it."""

    seq: int  # with this action
    seat: int  # who acted
    moments: list[Moment]
    view: View  # after all moments
    asked: Asked | None
    undo: Undo | None
    outcome: Outcome | None


class Again(Struct):
    """A game that is over, to be watched again: `GET /api/tables/{table}/again`. What was taken back is not in it."""

    table: TableInfo
    cards: Literal["mine", "open"]  # as your seat knew them at the time, or without a seat all who watched; or all of them
    view: View  # before the first action
    log: list[ToldLine]  # how it began
    actions: list[Done]
    outcome: Outcome | None  # null where the game was ended before anybody had won


class Accepted(Told):
    """The message with this id is committed; or, if it was a wish to take back, the others are asked."""

    id: str
    seq: int  # of its line in the log


class Refused(Told):
    """A message that changed nothing: `text` says why, and `rule` is the number of the rule, if one is behind it."""

    id: str | None  # of what was said, if one could be read, whatever else was wrong with it
    text: str
    rule: str | None


class Notice(Told):
    """Something to know that is no event of the game."""

    text: str


class Announcement(Told):
    """A message of the operator to everybody who is here. An empty one withdraws the last."""

    text: str  # in your language
    restart_at: str | None  # when the server restarts, if that is what is announced


class Consequences(Told):
    """What some actions would do, in the order in which they were asked about."""

    id: str
    previews: list[Preview]


class Hint(Told):
    """What an expert would answer, and why: sent only to the player who asked. It is not an action; to follow it, send one."""

    id: str
    action: str  # as a text
    plain: Values  # the same, as an offer has it
    text: str  # what to do and why, in one sentence


class Pong(Told):
    """Here."""


ToServer = (
    SetForm
    | SetOption
    | SetSetting
    | SetBot
    | Rename
    | RemoveGuest
    | Ready
    | LeaveTable
    | Act
    | AskConsequences
    | AskHint
    | AskTakeBack
    | AnswerTakeBack
    | EndGame
    | AnswerEndGame
    | SetAutomatic
    | SetUsual
    | Rematch
    | DeclineRematch
    | Ping
)
ToClient = (
    Greeting | TableInfo | Starting | Position | Moved | Accepted | Refused | Notice | Announcement | Consequences | Hint | Pong
)
