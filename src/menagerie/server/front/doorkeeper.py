"""Checks every request before the application sees it: the rate, its `Host`, whether its sender is blocked, its size and speed,
the number of sockets.

All requests of an address share one rate limit; each route has another (`rates.py`). The `Host` must be one of
our names, against DNS rebinding (`server_names.py`). A block does not hold for the operator's page and routes: these ask for the
key, and a block by mistake can be lifted from any address. A body has to arrive within a time limit, against slowloris attacks,
and its length must be told in one way only, against request smuggling. A socket of a foreign origin is refused later, in
`socket.py` (same-origin check, against CSRF).
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import cast

from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server.front.door import Door
from menagerie.server.front.guest_cookie import GuestCookies
from menagerie.server.front.headers import HEADERS, POLICY
from menagerie.server.front.http_refusals import headers_of
from menagerie.server.front.language_middleware import language_of
from menagerie.server.front.open_sockets import OpenSockets
from menagerie.server.front.server_names import ONLY_HERE, OwnNames, host_of
from menagerie.server.front.settings import Settings
from menagerie.server.front.turns import Turns
from menagerie.server.limits import LONGEST_HEAD, address_of
from menagerie.server.rates import ALL_REQUESTS, TooFast
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.table.rooms import Rooms
from menagerie.server.table.site_board import told_minute
from menagerie.server.table.uploaded_record import LONGEST_RECORD
from menagerie.server.wire.close_codes import CloseCode
from menagerie.words import Words
from menagerie.words.language import once_for_each_language, speaking

SOCKET = re.compile(r"/api/tables/([^/]+)/socket")
FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"}
MOST_DIGITS = 20  # of the length of a body
STATUS = {
    "blocked": 403,
    "too-fast": 429,
    "no-request": 400,
    "head-too-long": 431,
    "unknown-host": 421,
    "body-too-long": 413,
    "body-too-slow": 408,
    "too-many-sockets": 503,
    "too-many-sockets-of-address": 429,
    "too-many-sockets-of-guest": 429,
}
CLOSED_TO_BLOCKED = "/api/"  # how paths begin; a page is shown, says whose club this is, and until when the block lasts
BUT_OPEN = ("/api/operator/", "/api/server")
CLUB = "/api/operator/club"
CLUB_BYTES = 128 * 1024  # of a request with the club's texts: two of them are long
LONG_BODIES = {CLUB: CLUB_BYTES, "/api/records": 2 * LONGEST_RECORD}  # a record is sent as a string, with its marks escaped


class Doorkeeper:
    """An ASGI middleware around the application. A request refused here costs next to nothing."""

    def __init__(self, app: ASGIApp, *, door: Door, names: OwnNames, guests: GuestCookies, rooms: Rooms) -> None:
        self._app, self._names, self._guests, self._rooms, self._board = app, names, guests, rooms, rooms.board
        self._door, self._settings, self._refusals = door, door.settings, door.refusals
        self._sockets = OpenSockets(self._settings)
        self._turns = Turns(self._settings.limits.answered_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it with a sentence."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            connection = HTTPConnection(scope)
            self._count(connection)
            _check_head(connection)
            self._check_host(connection)
            self._check_block(connection)
            if scope["type"] == "websocket":
                await self._admit_socket(connection, receive, send)
            else:
                body = await self._with_whole_body(connection, receive)
                await self._turns.answer(self._app, scope, body, send, address_of(connection))
        except (_NotLetIn, TooFast) as refused:
            self._refusals.add(refused.code)
            with speaking(language_of(scope)):
                told = Words().say(refused) if refused.values else _sentence(refused.code)
            if scope["type"] == "websocket" and refused.code == "blocked":
                await _close(receive, send, told)
            else:
                await _answer(refused, told)(scope, receive, send)
        except _Gone:
            return

    def _count(self, connection: HTTPConnection) -> None:
        try:
            self._rooms.rates.count(ALL_REQUESTS, address_of(connection))
        except TooFast:
            self._door.turn_away(address_of(connection))
            raise

    def _check_host(self, connection: HTTPConnection) -> None:
        """Refuse an unknown `Host`. A browser always sends one, so a request without it comes from no foreign page."""
        host = connection.headers.get("host")
        if host is not None and host_of(host) not in self._names:
            raise _NotLetIn("unknown-host")

    def _check_block(self, connection: HTTPConnection) -> None:
        """Refuse a guest or an address that is blocked."""
        path = connection.scope["path"]
        if self._board.blocks_anybody and path.startswith(CLOSED_TO_BLOCKED) and not path.startswith(BUT_OPEN):
            until = self._board.blocked_until(self._guests.of(connection), address_of(connection))
            if until is not None:
                raise _NotLetIn("blocked", until=told_minute(until))

    async def _admit_socket(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        """Let a socket in if there is room; for somebody who holds a seat at its table, watchers make room."""
        address, guest = address_of(connection), self._guests.of(connection)
        is_player: bool | None = None
        while (refused := self._sockets.why_not(address, guest)) is not None:
            if is_player is None:
                is_player = await self._is_player(connection, guest)
            if refused == "too-many-sockets-of-guest" or not is_player or not self._sockets.make_room(address):
                raise _NotLetIn(refused)
        with self._sockets.counted(address, guest) as opened:
            connection.scope.setdefault("state", {})["open_socket"] = opened
            await self._app(connection.scope, receive, send)

    async def _is_player(self, connection: HTTPConnection, guest: str | None) -> bool:
        table = SOCKET.fullmatch(connection.scope["path"])
        if table is not None and guest is not None:
            with suppress(NotKept):
                return await self._rooms.holds_seat(table[1], guest)
        return False

    async def _with_whole_body(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Read the whole body first, within the limits; the application then gets it in one piece."""
        length = connection.headers.get("content-length")
        if length is None and "transfer-encoding" not in connection.headers:
            return receive
        most = max(self._settings.body_bytes, LONG_BODIES.get(connection.scope["path"], 0))
        if length is not None and (len(length) > MOST_DIGITS or int(length) > most):
            raise _NotLetIn("body-too-long")
        try:
            async with asyncio.timeout(self._settings.request_seconds):
                body = await self._read(receive, most)
        except TimeoutError:
            raise _NotLetIn("body-too-slow") from None
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def hear() -> Message:
            return whole.pop() if whole else await receive()

        return hear

    @staticmethod
    async def _read(receive: Receive, most: int) -> bytes:
        body, is_whole = bytearray(), False
        while not is_whole:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise _Gone
            body += message.get("body", b"")
            if len(body) > most:
                raise _NotLetIn("body-too-long")
            is_whole = not message.get("more_body", False)
        return bytes(body)


class _NotLetIn(Refusal):
    """Refused before the application sees the request."""


class _Gone(Exception):
    """The client disconnected in the middle of a request."""


@once_for_each_language()
def _sentence(code: str) -> str:
    return Words().phrase(code)


async def _close(receive: Receive, send: Send, why: str) -> None:
    """Close a socket with a reason. It has to be accepted first: a page does not see why a handshake was refused."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": int(CloseCode.BLOCKED), "reason": why})


def _check_head(connection: HTTPConnection) -> None:
    """Refuse a head that is too long (h11 looks only at one that comes in pieces), and a body whose length is unclear."""
    scope, headers = connection.scope, connection.headers
    line = len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])
    if line + sum(len(name) + len(value) + 4 for name, value in scope["headers"]) > LONGEST_HEAD:
        raise _NotLetIn("head-too-long")
    lengths = set(headers.getlist("content-length"))
    if len(lengths) + ("transfer-encoding" in headers) > 1 or not all(re.fullmatch(r"[0-9]+", each) for each in lengths):
        raise _NotLetIn("no-request")


def _answer(refused: Refusal, told: str) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    """The answer to a refused request. It closes the connection, so the rest of the request is not read."""
    headers = {**HEADERS, "content-security-policy": POLICY, "cache-control": "no-store", "connection": "close"}
    return JSONResponse({"detail": told}, STATUS[refused.code], {**headers, **headers_of(refused)})


def may_read_figures(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request may read /metrics."""
    match settings.metrics:
        case "open":
            return True
        case "local":  # a request through a reverse proxy comes from elsewhere, whatever the proxy's address
            is_direct = not FORWARDED & set(connection.headers) and host_of(connection.headers.get("host", "")) in ONLY_HERE
            return is_direct and connection.client is not None and connection.client.host in ("127.0.0.1", "::1")
        case "key":
            said = connection.headers.get("authorization", "")
            return secrets.compare_digest(said.encode(), f"Bearer {cast(str, settings.metrics_key)}".encode())
    return False
