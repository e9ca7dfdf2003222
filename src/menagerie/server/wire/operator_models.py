"""Bodies of the operator's HTTP requests and their responses, and what a club says about itself on its pages."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Palette = Literal["meadow", "lake", "heather", "rust", "plum", "slate"]
Grade = Literal["good", "warning", "bad"]
State = Literal["lobby", "playing", "over"]

LONGEST_PAGE = 10_000  # characters of an imprint or a privacy page
MOST_TABLES = 500  # that one request ends or deletes
LONGEST_BLOCK = 24 * 90  # hours


class Strict(BaseModel):
    """Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


# the club


class ClubInfo(Strict):
    """What a club tells everyone about itself."""

    name: str
    greeting: str
    palette: Palette
    contact: str
    has_imprint: bool
    needs_code_word: bool = Field(description="whether opening a table asks for the club’s code word")


class ClubTexts(Strict):
    """Everything that the operator writes for the club. An empty text has a default, or is left out."""

    name: str = Field("", max_length=60)
    greeting: str = Field("", max_length=300)
    palette: Palette = "meadow"
    contact: str = Field("", max_length=200)
    imprint: str = Field("", max_length=LONGEST_PAGE)
    privacy: str = Field("", max_length=LONGEST_PAGE)
    code_word: str = Field("", max_length=60)


class PageBlock(Strict):
    """A heading, a paragraph or an item of a list."""

    kind: Literal["heading", "paragraph", "item"]
    text: str


class SitePage(Strict):
    """The page About, the imprint or the privacy page."""

    title: str
    blocks: list[PageBlock]


# a message to everybody


class AnnouncementInfo(Strict):
    """A message from the operator to everyone who is here."""

    text: str = Field(description="in the reader’s language")
    restart_at: str | None = Field(description="when the server restarts, if that is what is announced")
    until: str


class NewAnnouncement(Strict):
    """A message to everyone: a restart in a few minutes, shown in each reader's language; or any text."""

    restart_in: int | None = Field(None, ge=1, le=240, description="minutes")
    text: str = Field("", max_length=300)
    minutes: int = Field(60, ge=1, le=7 * 24 * 60, description="how long a text is shown")


# blocks


class NewBlock(Strict):
    """A guest or an address that is kept out for a while."""

    guest: str | None = Field(None, max_length=40)
    address: str | None = Field(None, max_length=80)
    with_addresses: bool = Field(False, description="also the addresses from which the guest is connected now")
    hours: int = Field(24, ge=1, le=LONGEST_BLOCK)


class BlockLine(Strict):
    """A block that is in force."""

    block: int
    guest: str | None
    name: str
    address: str | None
    until: str


# tables


class TableLine(Strict):
    """A table, for the operator. Its id lets people in."""

    table: str
    state: State
    game: str
    form: str
    names: list[str]
    bots: list[str]  # those of the names that are bots
    actions: int
    ended: bool  # before anyone had won: by the operator, or by agreement
    headline: str | None
    created_at: str
    changed_at: str


class TableList(Strict):
    """The requested tables, as many as fit, and how many there are in all."""

    total: int
    tables: list[TableLine]


class SomeTables(Strict):
    """Some tables, by their ids."""

    tables: list[str] = Field(min_length=1, max_length=MOST_TABLES)


class NotDone(Strict):
    """A table for which it failed, and why."""

    table: str
    text: str


class ManyDone(Strict):
    """What was done to some tables."""

    done: int
    not_done: list[NotDone]


# guests


class GuestLine(Strict):
    """A guest, for the operator."""

    guest: str
    name: str
    names: list[str]  # all that are stored anywhere
    tables: int
    seen_at: str


class Forget(Strict):
    """A guest to erase, by id or by name."""

    who: str = Field(min_length=1, max_length=80)


class Forgotten(Strict):
    """The result of erasing a guest, with the other guests who held one of the seats, such as another device of the person."""

    guest: str
    tables: int
    with_them: list[str]


class OperatorKey(Strict):
    """The operator's key."""

    key: str


# how the server is


class OnlineLine(Strict):
    """Somebody who is connected now. Watchers have no name."""

    guest: str
    name: str
    table: str
    seated: bool
    since: str = Field(description="empty for somebody at another process")


class RequestSeen(Strict):
    """A request as it arrived here, for `menagerie doctor`: what the server believes about its sender, and how it came."""

    scheme: str
    address: str
    host: str
    forwarded: bool = Field(description="whether a proxy has added headers about its origin")


class CheckLine(Strict):
    """One thing that was checked, in words, and what to do about it."""

    check: str
    grade: Grade
    text: str
    remedy: str = Field(description="empty if nothing has to be done")


class BackupLine(Strict):
    """The last automatic backup, and what replaying its games has shown."""

    file: str
    at: str
    bytes: int
    games: int | None  # None: the database does not know this backup; it was found in the folder
    holds: bool


class ErrorLine(Strict):
    """A kind of error that was logged today."""

    what: str
    count: int
    last_at: str


class RefusalCount(Strict):
    """How often something was refused today."""

    kind: str
    text: str
    count: int


class ChartPoint(Strict):
    """What was counted in a minute, or in ten: until the next point, or until now."""

    at: str  # when it began
    requests: int
    actions: int
    refusals: int
    people: int


class Status(Strict):
    """The status of the server, for the operator's page. Times are UTC."""

    version: str
    started_at: str
    now: str
    people: list[OnlineLine]
    tables: dict[State, int]
    checks: list[CheckLine]
    makes_backups: bool  # whether it makes any by itself
    backup: BackupLine | None
    disk_free: int | None
    database_bytes: int | None
    errors: list[ErrorLine]
    refusals: list[RefusalCount]
    chart: list[ChartPoint]


OPERATOR_MESSAGES = (
    *(TableLine, TableList, SomeTables, ManyDone, GuestLine, Forget, Forgotten, OperatorKey),
    *(ClubTexts, SitePage, NewAnnouncement, NewBlock, BlockLine, Status, RequestSeen),
)
