"""A kind of message from a client: who may send it, when and how often, and what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, get_args

from menagerie.server.limits import Limits, Rate
from menagerie.server.play.game_end import SENTENCES
from menagerie.server.presentation.audience import Listener
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import GameRow, Status
from menagerie.server.table.parts import RoomParts
from menagerie.server.table.roles import SEATED, Role
from menagerie.server.wire import messages as m

When = tuple[Status, ...]

BEFORE: When = ("lobby",)
IN_PLAY: When = ("playing",)
OVER: When = ("over",)
ALWAYS: When = ("lobby", "playing", "over")

TOLD: dict[When, str] = {
    BEFORE: "before the game",
    IN_PLAY: "in play",
    OVER: "once the game is over",
    (*BEFORE, *IN_PLAY): "before the game, and in play",
    ALWAYS: "",
}


ASKED = "while somebody is asking"  # for handlers that need it


class Speaker(NamedTuple):
    """The sender of a message: a connection, and the seat for which it speaks."""

    listener: Listener
    place: int | None

    @property
    def seat(self) -> int:
        """The seat of somebody who has one."""
        assert self.place is not None, self.listener
        return self.place


class OfAnother(NamedTuple):
    """The rights for the same message about another player's seat: its name in the table of rights, and who may send it."""

    deed: str
    roles: tuple[Role, ...]


Handler = Callable[[RoomParts, Speaker, Any], Awaitable[None]]


@dataclass(frozen=True)
class MessageKind:
    """One kind, as its handler declares it."""

    message: type[m.Said]
    deed: str  # in words, for the table of rights
    do: Handler
    roles: tuple[Role, ...]
    when: When
    only: str  # the condition in words
    rate: str  # a field of Limits, counted for each guest at each table
    is_alone: bool  # nothing else happens at the table meanwhile
    of_another: OfAnother | None

    def check_role(self, said: m.Said, seat: int | None, host: int | None) -> None:
        """Refusal: a sender with this seat, or without one, may not send this."""
        role: Role = "watcher" if seat is None else "host" if seat == host else "seat"
        of_another = self.of_another if getattr(said, "seat", seat) != seat else None
        allowed = (of_another or self).roles
        if role not in allowed:
            raise Refusal("not-seated" if seat is None else "not-host" if "host" in allowed else "not-your-seat")

    def check_time(self, row: GameRow) -> None:
        """Refusal: it is too early for this, or too late."""
        if row.status in self.when:
            return
        if row.ended is not None and "playing" in self.when:
            raise Refusal(SENTENCES[row.ended])
        match row.status:
            case "lobby":
                raise Refusal("not-started" if "playing" in self.when else "not-over")
            case "playing":
                raise Refusal("not-over" if "over" in self.when else "already-started")
            case "over":
                raise Refusal("over-already" if "playing" in self.when else "already-started")

    def check_rate(self, at: RoomParts, by: Speaker, said: m.Said) -> None:
        """Refusal: too many of these came too fast. A message that asks for several things at once counts as many."""
        count = len(getattr(said, "actions", "1"))
        who = by.listener.guest or str(id(by.listener))  # each connection without a cookie counts as another guest
        if not at.has_rate_left(self.rate, who, count):
            raise Refusal("too-fast")


KINDS: dict[type[m.Said], MessageKind] = {}


def handles(
    message: type[m.Said],
    deed: str,
    *,
    roles: tuple[Role, ...] = SEATED,
    when: When = ALWAYS,
    only: str | None = None,
    rate: str,
    is_alone: bool = True,
    of_another: OfAnother | None = None,
) -> Callable[[Handler], Handler]:
    """Declare a handler: who may send this, when, and how often."""

    def declare(do: Handler) -> Handler:
        assert message not in KINDS, message
        assert isinstance(getattr(Limits(), rate, None), Rate), f"{rate} is not a rate of Limits"
        told = TOLD[when] if only is None else only
        KINDS[message] = MessageKind(message, deed, do, roles, when, told, rate, is_alone, of_another)
        return do

    return declare


def check_all_handled() -> None:
    """AssertionError: there is a message of clients without a handler."""
    missing = set(get_args(m.ToServer)) - KINDS.keys()
    assert not missing, f"no handler for {missing}"
