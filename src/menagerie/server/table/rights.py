"""Who may do what: one table for what is said over the socket and what is asked over HTTP. docs/security.md is made of it.

What is said at a table is looked up here before anything is done. Routes are listed here and guarded where they are;
tests/server/table/test_rights.py tries every no of the table, and fails for a message or a route that is not in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from menagerie.server.refusal import Refusal
from menagerie.server.wire import messages as m

Role = Literal["guest", "watcher", "seat", "host", "operator"]
ROLES: tuple[Role, ...] = get_args(Role)
MEANINGS: dict[Role, str] = {
    "guest": "anybody who has the link of a table, with a cookie or without, and no seat",
    "watcher": "a guest who is connected to the table",
    "seat": "whoever holds a seat: came by its link, or sat down",
    "host": "the seat that opened the table; while it is away, the first seat that is there",
    "operator": "whoever has the operator’s key; at a table, a guest like any other",
}

EVERYBODY: tuple[Role, ...] = ROLES
SEATED: tuple[Role, ...] = ("seat", "host")
HOST: tuple[Role, ...] = ("host",)
WITHOUT_SEAT: tuple[Role, ...] = ("guest", "watcher", "operator")
OPERATOR: tuple[Role, ...] = ("operator",)

BEFORE, IN_PLAY, OVER = "before the game", "in play", "once the game is over"


@dataclass(frozen=True, slots=True)
class Right:
    """One line of the table: something that can be done, how, by whom, and on which condition."""

    deed: str
    way: type[m.ToServer] | str  # a message of the socket, or a method and a route
    roles: tuple[Role, ...]
    only: str = ""


SAID = (
    Right("ask whether the server is there", m.Ping, ("watcher", "seat", "host", "operator")),
    Right("play", m.Act, SEATED, IN_PLAY),
    Right("ask what an action would do", m.AskConsequences, SEATED, IN_PLAY),
    Right("ask for a hint", m.AskHint, SEATED, "when asked, where the table allows hints"),
    Right("take back", m.AskTakeBack, SEATED, IN_PLAY),
    Right("agree to a taking back", m.AnswerTakeBack, SEATED, "while somebody asks"),
    Right("end the game with the others", m.EndGame, SEATED, IN_PLAY),
    Right("agree that the game ends", m.AnswerEndGame, SEATED, "while somebody asks"),
    Right("play once more", m.Rematch, SEATED, OVER),
    Right("not play once more", m.DeclineRematch, SEATED, "once another game is offered"),
    Right("be ready", m.Ready, SEATED, BEFORE),
    Right("get up, or leave for good", m.LeaveTable, SEATED, "before the game, and in play"),
    Right("have single answers given", m.SetAutomatic, SEATED),
    Right("have usual answers given", m.SetUsual, SEATED),
    Right("change one’s own name", m.Rename, SEATED),
    Right("choose a form", m.SetForm, HOST, BEFORE),
    Right("change an option", m.SetOption, HOST, BEFORE),
    Right("change a setting of the table", m.SetSetting, HOST),
    Right("seat a bot", m.SetBot, HOST, "on a free seat, or for somebody who is away"),
    Right("send a guest from a seat", m.RemoveGuest, HOST, BEFORE),
)
RENAME_ANOTHER = Right("change another’s name", m.Rename, HOST)

ASKED = (
    Right("see what can be played", "GET /api/games", EVERYBODY),
    Right("read the rules", "GET /api/rules/{game}", EVERYBODY),
    Right("see how a game is played", "GET /api/lessons/{game}", EVERYBODY),
    Right("see how long tables are kept", "GET /api/server", EVERYBODY),
    Right("be known by a cookie", "GET /api/me", EVERYBODY),
    Right("say one’s name", "PUT /api/me", EVERYBODY),
    Right("choose what one reads", "PUT /api/me/language", EVERYBODY),
    Right("list one’s own tables", "GET /api/tables", EVERYBODY),
    Right("take one’s table off that list", "DELETE /api/tables/{table}/mine", SEATED, "not in play"),
    Right("open a table", "POST /api/tables", EVERYBODY),
    Right("watch a table", "SOCKET /api/tables/{table}/socket", EVERYBODY, "with its id, from a page of this server"),
    Right("see its QR code", "GET /api/tables/{table}/qr.svg", EVERYBODY, "with its id"),
    Right("sit down", "POST /api/tables/{table}/seats", WITHOUT_SEAT, "on a free seat, before the game"),
    Right("come to a seat by its link", "POST /api/seats", EVERYBODY, "with the secret of the seat"),
    Right("read the record", "GET /api/tables/{table}/record", EVERYBODY, OVER),
    Right("see how the game went", "GET /api/tables/{table}/afterwards", EVERYBODY, OVER),
    Right("watch it again", "GET /api/tables/{table}/again", EVERYBODY, OVER),
    Right("read the figures", "GET /metrics", EVERYBODY, "on the machine itself, unless the setting `metrics` says otherwise"),
    Right("list all tables", "GET /api/operator/tables", OPERATOR),
    Right("end a game", "POST /api/operator/tables/{table}/end", OPERATOR, IN_PLAY),
    Right("delete a table", "DELETE /api/operator/tables/{table}", OPERATOR),
    Right(
        "export a record", "GET /api/operator/tables/{table}/record", OPERATOR, "in play only where hidden cards are asked for"
    ),
    Right("list guests", "GET /api/operator/guests", OPERATOR),
    Right("forget a guest", "POST /api/operator/forget", OPERATOR),
    Right("copy the database", "GET /api/operator/backup", OPERATOR),
    Right("make another key", "POST /api/operator/key", OPERATOR),
)

PAGES = (  # the same for everybody: they tell nothing of any table
    *("GET /", "GET /table/{table}", "GET /again/{table}", "GET /rules/{game}", "GET /operator"),
    *("GET /robots.txt", "GET /health"),
    *("GET /api/docs", "GET /api/docs.js", "GET /api/openapi.json"),
    *("FILES /assets", "FILES /art", "FILES /sounds", "FILES /api"),
)

RIGHTS = (*SAID, RENAME_ANOTHER, *ASKED)
_OF_MESSAGES = {right.way: right for right in SAID}


def check(said: m.ToServer, seat: int | None, host: int | None) -> None:
    """Refusal: whoever sits here, or does not, may not say this."""
    role: Role = "watcher" if seat is None else "host" if seat == host else "seat"
    is_of_another = isinstance(said, m.Rename) and said.seat != seat
    right = RENAME_ANOTHER if is_of_another else _OF_MESSAGES[type(said)]
    if role not in right.roles:
        raise Refusal("not-seated" if seat is None else "not-host")
