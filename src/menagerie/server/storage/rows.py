"""The stored rows of a table: its seats, its game and the lines of its log."""

from __future__ import annotations

import secrets
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

Status = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
By = Literal["person", "bot", "stand-in", "automatic"]  # automatic: given for a person, the only answer or the usual one
LineKind = Literal["action", "undo"]
Ended = Literal["operator", "agreement"]  # by whom or what a game was ended early

TAKE_BACK, ENDING, SEAT = "take_back", "ending", "seat"  # what people may wish for


def now(later: timedelta = timedelta()) -> str:
    """The current time, or a later one, as columns hold it."""
    return (datetime.now(UTC) + later).isoformat(timespec="milliseconds")


@dataclass
class SeatRow:
    """A seat as it is stored."""

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    level: str | None = None
    stand_in: str | None = None
    ready: bool = False
    automatic: bool = True
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    avatar: str = ""
    usual: list[str] = field(default_factory=list)  # codes of questions that are answered as usual, for the rest of the game
    guests: set[str] = field(default_factory=set)  # the devices of the one person who may sit here

    def columns(self) -> dict[str, Any]:
        """The columns of the seat's own row."""
        return {name: value for name, value in vars(self).items() if name != "guests"}


@dataclass(frozen=True)
class OpenWish:
    """A seat's request to which all other people have to agree: who made it, and who has not answered."""

    seat: int
    waiting_for: list[int]


@dataclass(frozen=True)
class SeatWish:
    """A watcher would like to have the seat of a bot: the host has to agree."""

    seat: int
    guest: str
    name: str


@dataclass
class GameRow:
    """The row of a table: its game, its settings and its state."""

    id: str
    kind: str
    form: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    status: Status = "lobby"
    host: int | None = 0
    seed: dict[str, Any] | None = None
    rules_version: int | None = None
    awaited: list[int] = field(default_factory=list)
    standing: dict[str, Any] | None = None  # of a running game: the round or turn, and the value of each seat
    result: dict[str, Any] | None = None  # how it ended, in codes: who won, and by what
    rematch: str | None = None
    rematch_game: str | None = None  # what is played there; None: the same
    rematch_by: int | None = None  # the seat that offered it
    rematch_declined: list[int] = field(default_factory=list)  # seats
    kept_out: dict[str, str] = field(default_factory=dict)  # the guests whom the host asked to leave, and their names
    ended: Ended | None = None  # in the middle of the game
    wishes: dict[str, Any] = field(default_factory=dict)  # what everyone has to agree to, by kind: who wants it, who is asked
    earlier: list[dict[str, Any]] = field(default_factory=list)  # the games it goes on from: `EarlierPart` of core/record.py
    origin: dict[str, Any] | None = None  # of a game that was not dealt here: the table and moment it goes on from, or a file
    revision: int = 0  # grows with every change to the table or its log
    created_at: str = field(default_factory=now)
    changed_at: str = field(default_factory=now)

    @property
    def dealing_seed(self) -> dict[str, Any]:
        """The seed that dealt the cards which are played with; empty before the game begins."""
        last: dict[str, Any] | None = self.earlier[-1]["seed"] if self.earlier else self.seed
        return last or {}

    @property
    def is_from_file(self) -> bool:
        """Whether the game was played elsewhere, and its record was uploaded."""
        return self.origin is not None and "file" in self.origin

    def wish(self, name: str) -> OpenWish | None:
        """The open wish of this kind."""
        found = self.wishes.get(name)
        return None if found is None else OpenWish(**found)

    @property
    def seat_wish(self) -> SeatWish | None:
        """The wish of a watcher to have the seat of a bot."""
        found = self.wishes.get(SEAT)
        return None if found is None else SeatWish(**found)

    def put_wish(self, name: str, wish: OpenWish | SeatWish | None) -> None:
        """Store an open wish, or None for no wish."""
        others = {each: kept for each, kept in self.wishes.items() if each != name}
        self.wishes = others if wish is None else {**others, name: asdict(wish)}

    def end_wishes(self, *, is_over: bool) -> bool:
        """Drop wishes that an action makes pointless: to take back, and once the game is over all others. Returns whether
        there was one."""
        ended = [name for name in self.wishes if is_over or name == TAKE_BACK]
        for name in ended:
            self.put_wish(name, None)
        return bool(ended)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: an action; or an undo, which says how many of the actions before it still stand."""

    seq: int
    seat: int
    kind: LineKind
    action: str
    by: By
    client_id: str | None  # the idempotency key that the client sent along, if a person acted


@dataclass
class StoredTable:
    """Everything stored about a table except its log."""

    game: GameRow
    seats: list[SeatRow]
    written: Written | None = field(default=None, compare=False, repr=False)  # as it is in the database; None: not stored yet

    def note_written(self) -> None:
        """Remember that all of this is in the database now."""
        self.written = Written.of(self)

    def replace(self, by: StoredTable) -> None:
        """Take over the rows that are stored now. References to this object stay valid."""
        vars(self.game).update(vars(by.game))
        self.seats[:] = by.seats
        self.written = by.written


@dataclass(frozen=True)
class Written:
    """What was last written of a table, so that only what has changed since is written again."""

    game: dict[str, Any]
    seats: dict[int, dict[str, Any]]
    holders: frozenset[tuple[int, str]]

    @classmethod
    def of(cls, table: StoredTable) -> Written:
        """The rows of a table as they are now."""
        holders = frozenset((seat.seat, guest) for seat in table.seats for guest in seat.guests)
        return cls(deepcopy(vars(table.game)), {seat.seat: deepcopy(seat.columns()) for seat in table.seats}, holders)


@dataclass(frozen=True)
class Learned:
    """The lessons that a guest has done, as `game/lesson`, and the puzzles that they have solved, by id."""

    lessons: frozenset[str] = frozenset()
    puzzles: frozenset[str] = frozenset()

    @classmethod
    def of(cls, column: dict[str, list[str]] | None) -> Learned:
        """As the column has it."""
        kept = column or {}
        return cls(frozenset(kept.get("lessons", ())), frozenset(kept.get("puzzles", ())))

    def column(self) -> dict[str, list[str]]:
        """As it is stored."""
        return {"lessons": sorted(self.lessons), "puzzles": sorted(self.puzzles)}

    def __or__(self, other: Learned) -> Learned:
        """What either of two has learned."""
        return Learned(self.lessons | other.lessons, self.puzzles | other.puzzles)

    def __and__(self, other: Learned) -> Learned:
        """What is in both."""
        return Learned(self.lessons & other.lessons, self.puzzles & other.puzzles)


@dataclass(frozen=True)
class Migrated:
    """A schema migration: the revision before this program opened the database (None: it is new), and the revision now."""

    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class StoredNotice:
    """Something for everyone at a table that is not an event of the game: a code with values."""

    code: str
    values: dict[str, int | str]


@dataclass(frozen=True)
class Changes:
    """A table as it is stored now, and what is new since it was last read: lines of the log, and notices."""

    stored: StoredTable
    lines: list[LogLine]
    notices: list[StoredNotice]
