"""Every message of the socket. docs/protocol.md and the client's types are generated from this file.

Every sentence is ready to be read: the server has the message files of `words/`, and knows the language of each reader.
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
    OriginInfo,
    SeatInfo,
    SeatWishInfo,
    SettingInfo,
    TakeBackInfo,
    UsualInfo,
)

PROTOCOL = 3  # raised by breaking changes; additions do not count
MOST_ACTIONS = 40  # that one `ask-consequences` may ask about

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]  # the server's own ids have a colon
Text = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Cards = Annotated[list[Word], Meta(max_length=60)]  # more than any action names
TypedAction = Annotated[dict[Word, int | Word | Cards | None], "Values", Meta(max_length=8)]  # the `plain` of an offer


# what a client says


class Said(Struct, tag=camel_to_kebab, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages from a client."""


class SetForm(Said):
    """Host, lobby: play this printed form with this number of players."""

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
    """Host: in the lobby, put a bot on a free seat, change its level or (without a level) remove it. In play, let a bot sit in
    for a player who is away, or (without a level) end that."""

    seat: Seat
    level: Word | None = None  # one of the `levels` of the table


class Rename(Said):
    """Change your own name."""

    seat: Seat
    name: Name


class RemoveGuest(Said, tag="remove"):
    """Host, lobby: remove a guest from a seat, and keep them from sitting down here again."""

    seat: Seat


class LetIn(Said):
    """Host, lobby: let a removed guest sit down again."""

    name: Name  # one of `kept_out`


class SwapSeats(Said):
    """Host, lobby: swap two seats."""

    seat: Seat
    other: Seat


class AskSeat(Said):
    """Watching: ask the host for the seat of a bot."""

    seat: Seat
    name: Name  # your own


class AnswerSeat(Said):
    """Host: give the seat of a bot to the watcher who asks for it, or not."""

    agree: bool


class ChooseFace(Said):
    """Lobby: choose another animal as your avatar, for this table and the next ones. If a bot has it, the bot gets another."""

    avatar: Word


class Start(Said):
    """Host, lobby: start, even if somebody is not ready."""


class Ready(Said):
    """Lobby: ready or not; the game starts when everyone is ready."""

    ready: bool


class LeaveTable(Said, tag="leave"):
    """Lobby: give up your seat. Play: leave for good; a bot plays on in your name, and nobody can come back to the seat."""

    level: Word | None = None  # of the bot, one of the `levels` of the table; by default the one that was chosen last


class Act(Said):
    """Play: one action, answered by `accepted` or `refused`."""

    id: Id  # chosen by the client, new for each action; it makes a repeat harmless
    seq: int  # of the last `position` or `moved` that the client knows
    action: TypedAction | Text  # the `plain` of an offer, with the cards that were chosen; or a text


class AskConsequences(Said):
    """Play: ask what each of these actions would do, or why it is not possible; answered by `consequences`, or `refused`."""

    id: Id  # chosen by the client; the answer carries it
    actions: Annotated[list[TypedAction | Text], Meta(min_length=1, max_length=MOST_ACTIONS)]  # as `act` takes them


class AskHint(Said):
    """Play: ask what an expert would do, and why; answered by `hint`, or `refused`. All others are told who asked."""

    id: Id  # chosen by the client; the answer carries it


class AskTakeBack(Said, tag="take-back"):
    """Play: take back your last action, at once or when all others agree."""

    id: Id  # as for `act`
    seq: int


class AnswerTakeBack(Said):
    """Play: agree that another player takes back an action, or not."""

    agree: bool


class EndGame(Said):
    """Play: end the game where it stands, without a result; at once with bots alone, otherwise when all other people agree."""


class AnswerEndGame(Said):
    """Play: agree to end the game, or not."""

    agree: bool


class SetAutomatic(Said):
    """Choose whether questions with only one answer are answered for you."""

    on: bool


class SetUsual(Said):
    """Choose whether questions with this code get their usual answer for you, for the rest of the game."""

    code: Word  # of a question with a `usual` answer
    on: bool


class Rematch(Said):
    """After the end: offer another game. The same people have seats at a new table, each moved on by one seat."""

    game: Word | None = None  # which one; by default the same again


class DeclineRematch(Said):
    """After the end: do not come to the new table. Your seat there becomes free for somebody else."""


class JoinRematch(Said):
    """After the end: come to the new table after all, if it has a free seat."""


class Ping(Said):
    """Ask whether the server is there."""


# what the server tells


class Told(Struct, tag=camel_to_kebab, tag_field="type"):
    """The base of all messages from the server."""


class Greeting(Told):
    """The first message: the number of the protocol that the server speaks; and its version, for people."""

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
    automatic: bool  # if a question has only one answer, it is given for you
    usual: list[UsualInfo]  # the questions that get their usual answer for you
    join_link: str
    seat_link: str | None  # your private link to your seat
    commitment: str | None  # the SHA-256 of the seed, promised before the first card
    seed: str | None  # null until the game is over
    watchers: int  # how many people only watch
    kept_out: list[str]  # the guests that a host has removed; only the host sees them
    is_kept_out: bool  # a host has removed you from your seat
    seat_wish: SeatWishInfo | None
    take_back: TakeBackInfo | None
    ending: EndingInfo | None
    ended: Literal["operator", "agreement"] | None  # who ended the game before anyone had won; its status is `over`
    origin: OriginInfo | None  # null for a game that was dealt here
    rematch: str | None  # the id of the new table
    rematch_game: str | None  # the game that is played there
    rematch_by: int | None  # the seat that offered it
    rematch_declined: list[int]  # the seats that declined


class Starting(Told):
    """The game begins: everyone is ready. Carries the commitment to the seed."""

    commitment: str


class Position(Told):
    """The whole state of the game: sent on connecting, after something was taken back, and to a client that has fallen behind."""

    seq: int  # how many lines the log has: actions, and take-backs
    view: View
    log: list[ToldLine]  # all of it; of many take-backs only the last few, and how many there were before
    asked: Asked | None  # null if you are not asked anything
    undo: Undo | None  # null if you have nothing to take back, or too much was taken back in this game
    outcome: Outcome | None  # null while the game goes on


class Moved(Told):
    """One action, moment by moment, and the state of the game after it."""

    seq: int  # of this action
    seat: int  # who acted
    moments: list[Moment]
    view: View  # after all moments
    asked: Asked | None
    undo: Undo | None
    outcome: Outcome | None


class Again(Struct):
    """The replay of a finished game: `GET /api/tables/{table}/again`. What was taken back is not in it."""

    table: TableInfo
    cards: Literal["mine", "open"]  # what your seat knew at the time (without a seat: what watchers saw); or all cards
    view: View  # before the first action
    log: list[ToldLine]  # how it began
    actions: list[Done]
    outcome: Outcome | None  # null if the game was ended before anyone had won


class Accepted(Told):
    """The message with this id is committed; or, for a `take-back` that needs consent, the others are asked."""

    id: str
    seq: int  # of its line in the log


class Refused(Told):
    """A message was refused and changed nothing: `text` says why, and `rule` is the number of the rule, if there is one."""

    id: str | None  # of the refused message, if it could be read, whatever else was wrong with it
    text: str
    rule: str | None


class Notice(Told):
    """Something to know that is not an event of the game."""

    text: str


class Announcement(Told):
    """A message from the operator to everyone who is here. An empty one withdraws the last."""

    text: str  # in your language
    restart_at: str | None  # when the server restarts, if that is what is announced


class Consequences(Told):
    """What some actions would do, in the order in which you asked."""

    id: str
    previews: list[Preview]


class Hint(Told):
    """What an expert would do, and why; sent only to the player who asked. It is not an action: to follow it, send one."""

    id: str
    action: str  # as a text
    plain: Values  # the same, as an offer has it
    text: str  # what to do and why, in one sentence


class Pong(Told):
    """The answer to `ping`."""


ToServer = (
    SetForm
    | SetOption
    | SetSetting
    | SetBot
    | Rename
    | RemoveGuest
    | LetIn
    | SwapSeats
    | AskSeat
    | AnswerSeat
    | ChooseFace
    | Start
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
    | JoinRematch
    | Ping
)
ToClient = (
    Greeting | TableInfo | Starting | Position | Moved | Accepted | Refused | Notice | Announcement | Consequences | Hint | Pong
)
