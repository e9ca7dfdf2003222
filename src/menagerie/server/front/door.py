"""The door: limits the number of open connections, and how long each may idle. uvicorn does neither.

How it works. uvicorn makes a `Caller` for each TCP connection, which reports to the door when it opens, what it waits for now
(its `Stage`), and when it closes. Against floods there is a limit in all and one for each address (IPv6: for each /64 network,
and a larger one for the /48 around it); a trusted reverse proxy has no limit per address, because it speaks for many. When a
limit is reached, the connection that has waited longest without a whole request is closed to make room, so that idle
connections (slowloris) cannot keep people out. Only if every connection is being answered is the new one turned away, with a
sentence. Not all connections may be sockets of tables (`open_sockets.py`), so there is always room for requests.

A timer looks at all connections about once a second and closes those that are late: no complete head within the time for a
request, or a response of which the peer has read nothing for too long. The body has its own time limit, in `doorkeeper.py`.

What always holds: a connection is in `_visits` and counted for its address until `leave`, which does nothing the second time;
`_waiting` holds exactly those that are not being answered, the longest wait first. The event loop runs all of this, so there
are no locks.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, cast

import h11
from fastapi import FastAPI
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from menagerie.server.front.headers import HEADERS, POLICY
from menagerie.server.front.settings import Settings
from menagerie.server.limits import Crowd, neighbourhood
from menagerie.server.refusal import Refusals
from menagerie.server.wire.close_codes import CloseCode
from menagerie.words import Words

TOO_LONG = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
LONGEST_LOOK = 1.0  # seconds between two looks at all connections, at most


class Stage(Enum):
    """The thing that a connection waits for."""

    FIRST_WORD = auto()  # its first byte; browsers connect before they need to
    HEAD = auto()  # the first line and the headers of a request
    BODY = auto()  # its body
    NOTHING = auto()  # kept alive for another request; uvicorn closes it soon
    ANSWER = auto()  # ours; a WebSocket stays at this stage


@dataclass(eq=False)
class Visit:
    """One open connection."""

    transport: asyncio.Transport
    address: str
    since: float  # when this stage began
    taken: float  # when its peer last read some of our answer, or had nothing to read
    stage: Stage = Stage.FIRST_WORD
    unsent: int = 0


class Door:
    """All open connections. When there are too many, the one that has waited longest without a request makes room."""

    def __init__(self, settings: Settings, refusals: Refusals) -> None:
        self.settings, self.refusals = settings, refusals
        self._proxies = [ip_network(proxy) for proxy in settings.proxy]
        self._visits: dict[asyncio.BaseTransport, Visit] = {}
        self._waiting: dict[Visit, None] = {}  # the longest wait first
        self._crowd = Crowd(settings.connections_per_address, settings.limits.wider)
        self._turned_away: dict[str, float] = {}  # networks, and until when; the first to come back in is the first
        self._look: asyncio.TimerHandle | None = None
        self._is_closed = False

    def __len__(self) -> int:
        return len(self._visits)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Let a new connection in, or say why not and close it. While the server shuts down it is closed without a word."""
        if self._is_closed:
            transport.abort()
            return False
        peer = str((transport.get_extra_info("peername") or ("",))[0])
        if self._is_turned_away(peer):
            return self._send_away(transport, "too-fast", HTTPStatus.TOO_MANY_REQUESTS)
        if not self._has_room_for(peer, is_proxy=self._is_proxy(peer)):
            return self._send_away(transport, "too-many-connections-of-address")
        if not self._has_room():
            return self._send_away(transport, "too-many-connections")
        now = asyncio.get_running_loop().time()
        visit = self._visits[transport] = Visit(transport, peer, since=now, taken=now)
        self._waiting[visit] = None
        self._crowd.add(peer)
        if self._look is None:
            self._look_again()
        return True

    def turn_away(self, address: str) -> None:
        """Let nobody connect from an address for a moment: it has sent far too many requests, and refusing each costs more."""
        now = asyncio.get_running_loop().time()
        while self._turned_away and next(iter(self._turned_away.values())) <= now:
            del self._turned_away[next(iter(self._turned_away))]
        self._turned_away.setdefault(neighbourhood(address), now + self.settings.waits.turned_away)

    def close(self) -> None:
        """Let nobody in from now on: while stopping, uvicorn would still accept connections, and wait for them. Connections that
        neither finish their request nor read are closed before uvicorn times out, which would be an error in the log."""
        if not self._is_closed:
            self._is_closed = True
            asyncio.get_running_loop().call_later(self.settings.waits.stopping, self._let_all_go)

    def note(self, transport: asyncio.BaseTransport, stage: Stage) -> None:
        """Note what a connection waits for now."""
        visit = self._visits.get(transport)
        if visit is None or visit.stage is stage:
            return
        visit.stage, visit.since = stage, asyncio.get_running_loop().time()
        if stage is Stage.ANSWER:
            self._waiting.pop(visit, None)
        else:
            self._waiting.setdefault(visit)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that is closed."""
        visit = self._visits.pop(transport, None)
        if visit is not None:
            self._waiting.pop(visit, None)
            self._crowd.remove(visit.address)

    def _is_turned_away(self, peer: str) -> bool:
        until = self._turned_away.get(neighbourhood(peer), 0.0) if self._turned_away else 0.0
        return until > asyncio.get_running_loop().time() and not self._is_proxy(peer)

    def _is_proxy(self, peer: str) -> bool:
        try:
            return any(ip_address(peer) in proxy for proxy in self._proxies)
        except ValueError:
            return False

    def _has_room_for(self, address: str, *, is_proxy: bool) -> bool:
        for _ in range(2):  # its /64 network, and the /48 around it
            full = None if is_proxy else self._crowd.full(address)
            if full is None:
                return True
            if not self._make_room(next((visit for visit in self._waiting if self._crowd.holds(full, visit.address)), None)):
                return False
        return self._crowd.full(address) is None

    def _has_room(self) -> bool:
        return len(self) < self.settings.connections or self._make_room(next(iter(self._waiting), None))

    def _make_room(self, longest: Visit | None) -> bool:
        if longest is None:
            return False
        if longest.stage is not Stage.NOTHING:
            self.refusals.add("made-room")
        self._let_go(longest)
        return True

    def _let_go(self, visit: Visit) -> None:
        self.leave(visit.transport)
        visit.transport.abort()

    def _let_all_go(self) -> None:
        for visit in tuple(self._visits.values()):
            self._let_go(visit)

    def _send_away(self, transport: asyncio.Transport, code: str, status: HTTPStatus = HTTPStatus.SERVICE_UNAVAILABLE) -> bool:
        self.refusals.add(code)
        transport.write(plain_answer(status, code))
        transport.close()
        return False

    def _look_again(self) -> None:
        """Look at all connections, and look again soon while there are any."""
        loop = asyncio.get_running_loop()
        for visit in list(self._visits.values()):
            self._look_at(visit, loop.time())
        pause = min(LONGEST_LOOK, self.settings.request_seconds / 4, self.settings.answer_seconds / 4)
        self._look = loop.call_later(pause, self._look_again) if self._visits else None

    def _look_at(self, visit: Visit, now: float) -> None:
        unsent = visit.transport.get_write_buffer_size()
        if not unsent or unsent < visit.unsent:
            visit.taken = now
        visit.unsent = unsent
        is_late = now - visit.since > self.settings.request_seconds
        if visit.stage is Stage.FIRST_WORD and is_late:
            self._let_go(visit)
        elif visit.stage is Stage.HEAD and is_late:
            self.refusals.add("request-too-slow")
            self._let_go(visit)
        elif now - visit.taken > self.settings.answer_seconds:
            self.refusals.add("answer-not-taken")
            self._let_go(visit)


@cache
def plain_answer(status: HTTPStatus, code: str) -> bytes:
    """A complete HTTP answer with one sentence, for a connection that is not let in."""
    body = Words().phrase(code).encode()
    headers = {"content-type": "text/plain; charset=utf-8", "connection": "close", "content-length": str(len(body))}
    told = "".join(f"{name}: {value}\r\n" for name, value in (headers | HEADERS | {"content-security-policy": POLICY}).items())
    return f"HTTP/1.1 {status.value} {status.phrase}\r\n{told}\r\n".encode() + body


def _door_of(config: Config) -> Door:
    return cast(FastAPI, config.app).state.server.door  # type: ignore[no-any-return]  # what an app carries has no type


class Caller(H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(self, config: Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        self._door = _door_of(config)
        self._is_admitted = self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Come in, if there is room."""
        self._is_admitted = self._door.admit(transport)
        if self._is_admitted:
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._is_admitted:
            self._door.leave(self.transport)
            super().connection_lost(exc)

    def shutdown(self) -> None:
        """Be told that the server ends."""
        self._door.close()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Receive some of a request."""
        super().data_received(data)
        self._note_stage()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket: h11 still waits for a body, and will forever."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Note that the response is complete."""
        super().on_response_complete()
        self._note_stage()

    def send_400_response(self, msg: str) -> None:
        """Answer something that is not a request, or has too long a head, unless a response is under way."""
        problem = sys.exception()  # uvicorn calls this where it has caught it
        is_too_long = isinstance(problem, h11.RemoteProtocolError) and problem.error_status_hint == TOO_LONG
        status, code = (TOO_LONG, "head-too-long") if is_too_long else (HTTPStatus.BAD_REQUEST, "no-request")
        self._door.refusals.add(code)
        if self.conn.our_state is not h11.SEND_BODY:
            self.transport.write(plain_answer(status, code))
        self.transport.close()

    def _note_stage(self) -> None:
        match self.conn.their_state:
            case h11.IDLE:
                stage = Stage.HEAD if self.timeout_keep_alive_task is None else Stage.NOTHING
            case h11.SEND_BODY if not self._is_socket:
                stage = Stage.BODY
            case _:
                stage = Stage.ANSWER
        self._door.note(self.transport, stage)


class SocketCaller(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        _door_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Be told that the server ends."""
        _door_of(self.config).close()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Receive some of what a client sends. Too long a head for a socket gets an answer; uvicorn would wait forever."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            _door_of(self.config).refusals.add("head-too-long")
            self.transport.write(plain_answer(TOO_LONG, "head-too-long"))
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Be closed because of a frame that is too long or invalid."""
        too_long = self.conn.close_sent is not None and self.conn.close_sent.code == CloseCode.TOO_BIG
        _door_of(self.config).refusals.add("message-too-long" if too_long else "no-message")
        super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send what the application says. If this connection is being closed, the application learns that its client is gone."""
        await self.writable.wait()
        if any((self.close_sent, self.transport.is_closing())):
            raise ClientDisconnected
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused with a sentence; uvicorn would log that as an error of ours
