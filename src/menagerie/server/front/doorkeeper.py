"""Checks every request before the application sees it: its `Host`, whether its sender is blocked, the size and speed of its body,
the number of sockets.

The `Host` must be one of our names, against DNS rebinding (`server_names.py`). A body has to arrive within a time limit, against
slowloris attacks. A block does not hold for the operator's page and routes: these ask for the key, and a block by mistake can be
lifted from any address. A socket of a foreign origin is refused later, in `socket.py` (same-origin check, against CSRF).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import cast

from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server.front.door import Door
from menagerie.server.front.guest_cookie import GuestCookies
from menagerie.server.front.headers import HEADERS, POLICY
from menagerie.server.front.language_middleware import language_of
from menagerie.server.front.server_names import OwnNames, host_of
from menagerie.server.front.settings import Settings
from menagerie.server.limits import Sockets, address_of
from menagerie.server.refusal import Refusal
from menagerie.server.table.site_board import SiteBoard, told_minute
from menagerie.server.wire.close_codes import CloseCode
from menagerie.words import Words
from menagerie.words.language import speaking

STATUS = {
    "blocked": 403,
    "unknown-host": 421,
    "body-too-long": 413,
    "body-too-slow": 408,
    "too-many-sockets": 503,
    "too-many-sockets-of-address": 429,
    "too-many-sockets-of-guest": 429,
}
OPEN_TO_BLOCKED = ("/operator", "/api/operator/", "/assets/", "/art/", "/health")  # how their paths begin
CLUB = "/api/operator/club"
CLUB_BYTES = 128 * 1024  # of a request with the club's texts: two of them are long


class Doorkeeper:
    """An ASGI middleware around the application. A request refused here costs next to nothing."""

    def __init__(self, app: ASGIApp, *, door: Door, names: OwnNames, guests: GuestCookies, board: SiteBoard) -> None:
        self._app, self._names, self._guests, self._board = app, names, guests, board
        self._settings, self._refusals = door.settings, door.refusals
        self._sockets = Sockets(self._settings.sockets, self._settings.sockets_per_address, self._settings.sockets_per_guest)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it with a sentence."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            connection = HTTPConnection(scope)
            self._check_host(connection)
            self._check_block(connection)
            if scope["type"] == "websocket":
                await self._admit_socket(connection, receive, send)
            else:
                await self._app(scope, await self._with_whole_body(connection, receive), send)
        except _NotLetIn as refused:
            self._refusals.add(refused.code)
            with speaking(language_of(scope)):
                told = Words().say(refused)
            if scope["type"] == "websocket" and refused.code == "blocked":
                await _close(receive, send, told)
            else:
                await _answer(refused.code, told)(scope, receive, send)
        except _Gone:
            return

    def _check_host(self, connection: HTTPConnection) -> None:
        """Refuse an unknown `Host`. A browser always sends one, so a request without it comes from no foreign page."""
        host = connection.headers.get("host")
        if host is not None and host_of(host) not in self._names:
            raise _NotLetIn("unknown-host")

    def _check_block(self, connection: HTTPConnection) -> None:
        """Refuse a guest or an address that is blocked."""
        if self._board.blocks_anybody and not connection.scope["path"].startswith(OPEN_TO_BLOCKED):
            until = self._board.blocked_until(self._guests.of(connection), address_of(connection))
            if until is not None:
                raise _NotLetIn("blocked", until=told_minute(until))

    async def _admit_socket(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        address = address_of(connection)
        guest = self._guests.of(connection)
        refused = self._sockets.why_not(address, guest)
        if refused is not None:
            raise _NotLetIn(refused)
        with self._sockets.counted(address, guest):
            await self._app(connection.scope, receive, send)

    async def _with_whole_body(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Read the whole body first, within the limits; the application then gets it in one piece."""
        length = connection.headers.get("content-length")
        if length is None and "transfer-encoding" not in connection.headers:
            return receive
        most = max(self._settings.body_bytes, CLUB_BYTES if connection.scope["path"] == CLUB else 0)
        if length is not None and int(length) > most:
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


async def _close(receive: Receive, send: Send, why: str) -> None:
    """Close a socket with a reason. It has to be accepted first: a page does not see why a handshake was refused."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": int(CloseCode.BLOCKED), "reason": why})


def _answer(code: str, told: str) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    """The answer to a refused request. It closes the connection, so the rest of the request is not read."""
    headers = {**HEADERS, "content-security-policy": POLICY, "cache-control": "no-store", "connection": "close"}
    return JSONResponse({"detail": told}, STATUS[code], headers)


def may_read_figures(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request may read /metrics."""
    match settings.metrics:
        case "open":
            return True
        case "local":  # a request through a reverse proxy comes from elsewhere, whatever the proxy's address
            is_direct = not {"x-forwarded-for", "forwarded"} & set(connection.headers)
            return is_direct and connection.client is not None and connection.client.host in ("127.0.0.1", "::1")
        case "key":
            said = connection.headers.get("authorization", "")
            return secrets.compare_digest(said.encode(), f"Bearer {cast(str, settings.metrics_key)}".encode())
    return False
