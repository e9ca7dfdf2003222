"""Rights: one table of what each role may send over the socket and request over HTTP. docs/security.md is made from it.

Messages are declared and guarded where they are handled, in handlers/. Routes are only listed here: this table protects none of
them, each route does that itself. tests/server/table/test_rights.py tries every refusal, and fails for a route that is missing.
"""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.server.table.handlers import KINDS
from menagerie.server.table.handlers.message_kind import IN_PLAY, OVER, TOLD
from menagerie.server.table.roles import EVERYBODY, OPERATOR, SEATED, WITHOUT_SEAT, Role
from menagerie.server.wire import messages as m


@dataclass(frozen=True, slots=True)
class Right:
    """One line of the table: something that can be done, how, by whom, and on which condition."""

    deed: str
    way: type[m.Said] | str  # a message of the socket, or a method and a route
    roles: tuple[Role, ...]
    only: str = ""


SAID = tuple(Right(kind.deed, kind.message, kind.roles, kind.only) for kind in KINDS.values())
OF_ANOTHER = tuple(
    Right(kind.of_another.deed, kind.message, kind.of_another.roles) for kind in KINDS.values() if kind.of_another is not None
)

ROUTES = (
    Right("list games and editions", "GET /api/games", EVERYBODY),
    Right("read the rules", "GET /api/rules/{game}", EVERYBODY),
    Right("see how a game is played", "GET /api/lessons/{game}", EVERYBODY),
    Right("list the puzzles of a game", "GET /api/puzzles/{game}", EVERYBODY),
    Right("get the puzzle of the day", "GET /api/puzzles/today", EVERYBODY),
    Right("see a puzzle", "GET /api/puzzles/{game}/{puzzle}", EVERYBODY),
    Right("see what an answer would do", "POST /api/puzzles/{game}/{puzzle}/previews", EVERYBODY),
    Right("answer a puzzle", "POST /api/puzzles/{game}/{puzzle}/answer", EVERYBODY),
    Right("see which lessons there are", "GET /api/exercises/{game}", EVERYBODY),
    Right("play a lesson", "POST /api/exercises/{game}/{exercise}", EVERYBODY),
    Right("see which lessons and puzzles they have done", "GET /api/me/progress", EVERYBODY),
    Right("have their progress stored", "POST /api/me/progress", EVERYBODY),
    Right("have it deleted", "DELETE /api/me/progress", EVERYBODY),
    Right("see how long tables are kept", "GET /api/server", EVERYBODY),
    Right("read what this is, and who made the games", "GET /api/site/about", EVERYBODY),
    Right("read the imprint", "GET /api/site/imprint", EVERYBODY, "if there is one"),
    Right("read what is stored", "GET /api/site/privacy", EVERYBODY),
    Right("get a cookie", "GET /api/me", EVERYBODY),
    Right("set their name", "PUT /api/me", EVERYBODY),
    Right("choose their language", "PUT /api/me/language", EVERYBODY),
    Right("list their own tables", "GET /api/tables", EVERYBODY),
    Right("take a table off that list", "DELETE /api/tables/{table}/mine", SEATED, "not in play"),
    Right("open a table", "POST /api/tables", EVERYBODY, "with the club’s code word, if it has one"),
    Right("watch a table", "SOCKET /api/tables/{table}/socket", EVERYBODY, "with its id, from a page of this server"),
    Right("see its QR code", "GET /api/tables/{table}/qr.svg", EVERYBODY, "with its id"),
    Right("sit down", "POST /api/tables/{table}/seats", WITHOUT_SEAT, "on a free seat, before the game"),
    Right("take a seat by its private link", "POST /api/seats", EVERYBODY, "with the secret of the seat"),
    Right("read the record", "GET /api/tables/{table}/record", EVERYBODY, TOLD[OVER]),
    Right("see how the game went", "GET /api/tables/{table}/afterwards", EVERYBODY, TOLD[OVER]),
    Right("review its choices", "GET /api/tables/{table}/review", EVERYBODY, TOLD[OVER]),
    Right("watch a replay", "GET /api/tables/{table}/again", EVERYBODY, TOLD[OVER]),
    Right(
        "play on from one of its moments", "POST /api/tables/{table}/continued", EVERYBODY, f"{TOLD[OVER]}, with the code word"
    ),
    Right("be asked one of its choices again", "GET /api/tables/{table}/choices/{number}", EVERYBODY, TOLD[OVER]),
    Right("see what an answer to it would do", "POST /api/tables/{table}/choices/{number}/previews", EVERYBODY, TOLD[OVER]),
    Right("answer it", "POST /api/tables/{table}/choices/{number}/answer", EVERYBODY, TOLD[OVER]),
    Right("open a finished game from a record", "POST /api/records", EVERYBODY, "if it can be replayed"),
    Right("read the metrics", "GET /metrics", EVERYBODY, "on the machine itself, unless the setting `metrics` says otherwise"),
    Right("list all tables", "GET /api/operator/tables", OPERATOR),
    Right("end several games", "POST /api/operator/tables/end", OPERATOR),
    Right("delete several tables", "POST /api/operator/tables/delete", OPERATOR),
    Right("end a game", "POST /api/operator/tables/{table}/end", OPERATOR, TOLD[IN_PLAY]),
    Right("delete a table", "DELETE /api/operator/tables/{table}", OPERATOR),
    Right("export a record", "GET /api/operator/tables/{table}/record", OPERATOR, "in play only if hidden cards are requested"),
    Right("list guests", "GET /api/operator/guests", OPERATOR),
    Right("forget a guest", "POST /api/operator/forget", OPERATOR),
    Right("copy the database", "GET /api/operator/backup", OPERATOR),
    Right("see how a request arrived", "GET /api/operator/request", OPERATOR),
    Right("make another key", "POST /api/operator/key", OPERATOR),
    Right("see the status of the server", "GET /api/operator/status", OPERATOR),
    Right("read the club’s texts", "GET /api/operator/club", OPERATOR),
    Right("write the club’s texts", "PUT /api/operator/club", OPERATOR),
    Right("show everyone a message", "PUT /api/operator/announcement", OPERATOR),
    Right("withdraw it", "DELETE /api/operator/announcement", OPERATOR),
    Right("list blocks", "GET /api/operator/blocks", OPERATOR),
    Right("block a guest or an address", "POST /api/operator/blocks", OPERATOR),
    Right("lift a block", "DELETE /api/operator/blocks/{block}", OPERATOR),
)

PAGES = (  # the same for everyone: for anyone with the id of a table, they say what is played there
    *("GET /", "GET /table/{table}", "GET /again/{table}", "GET /rules/{game}", "GET /operator"),
    *("GET /again/{table}/{number}",),
    *("GET /puzzle/{game}", "GET /puzzle/{game}/{puzzle}"),
    *("GET /puzzles", "GET /puzzles/{game}", "GET /progress"),
    *("GET /learn/{game}", "GET /learn/{game}/{exercise}"),
    *("GET /about", "GET /imprint", "GET /privacy"),
    *("GET /favicon.ico", "GET /robots.txt", "GET /health"),
    *("GET /api/docs", "GET /api/docs.js", "GET /api/openapi.json"),
    *("FILES /assets", "FILES /art", "FILES /sounds", "FILES /api"),
)

RIGHTS = (*SAID, *OF_ANOTHER, *ROUTES)
