"""The socket between one guest and one table. Messages are limited in size and rate, checked, and answered in order.

Only pages of this server may open a socket (a same-origin check, against CSRF). Back-pressure: frames wait here until the client
reads them; once more than a megabyte waits, the connection is dropped. The client then reconnects and gets the current state,
so a slow reader costs bounded memory and misses nothing.

Only `_speak` closes a socket that has joined its table, after the last frame; all other code calls `drop`. So nothing is
ever sent into a closed socket, and every reason to send somebody away is a refusal that is counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from fastapi.websockets import WebSocketState

from menagerie import __version__
from menagerie.core.plain import whole_number
from menagerie.server.front.server_names import origin_of
from menagerie.server.front.settings import Settings
from menagerie.server.limits import LONGEST_MESSAGE, LONGEST_PROBLEM, Bucket
from menagerie.server.play.restored_game import NewerRules, OlderRules
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.table.room import Room
from menagerie.server.wire import messages as m
from menagerie.server.wire.close_codes import CloseCode
from menagerie.words import Words, spoken

log = logging.getLogger(__name__)


class Marked(msgspec.Struct):
    """Only the id of a message, so that a refusal can carry it."""

    id: m.Id | None = None


_decoder = msgspec.json.Decoder(m.ToServer)
_mark_decoder = msgspec.json.Decoder(Marked)
_encoder = msgspec.json.Encoder()

GREETING = _encoder.encode(m.Greeting(m.PROTOCOL, __version__))


def is_own_origin(socket: WebSocket, public: str | None) -> bool:
    """Whether a page of this server opened the socket. Programs other than browsers send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    asked = origin_of(origin)
    scheme = "https" if socket.url.scheme == "wss" else asked[0]  # a reverse proxy that no setting names may speak https for us
    own = origin_of(f"{scheme}://{socket.headers.get('host', '')}")
    return bool(asked[1]) and (asked == own or (public is not None and asked == origin_of(public)))


def wanted_seat(socket: WebSocket) -> int | None:
    """The seat that a page wants to follow, if its guest holds several."""
    return whole_number(socket.query_params.get("seat", ""))


def why_not_spoken(socket: WebSocket) -> str | None:
    """Explain to a client with another protocol version why it is refused; None if ours, or no version, is given."""
    told = socket.query_params.get("protocol", str(m.PROTOCOL))
    spoken = whole_number(told)
    if spoken == m.PROTOCOL:
        return None
    client = "strange" if spoken is None else "older" if spoken < m.PROTOCOL else "newer"
    return Words().phrase("other-protocol", {"client": client, "spoken": str(spoken), "protocol": str(m.PROTOCOL)})


def id_of(text: str) -> str | None:
    """The id of a message that is refused unread; None if it has no valid one."""
    try:
        return _mark_decoder.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return None


async def let_in(socket: WebSocket, finding: Awaitable[Room], count: Callable[[str], None]) -> Room | None:
    """Wait for the room. If nobody can enter it, close the socket with a code that says whether to reconnect; None then."""
    try:
        return await finding
    except (NotKept, NewerRules):  # during an upgrade, the newer process knows the newer rules
        await socket.close(CloseCode.COMES_AGAIN)
    except OlderRules as problem:
        await socket.close(CloseCode.NO_TABLE, Words().say(problem))
    except Refusal as problem:
        count(problem.code)
        await socket.close(CloseCode.NO_TABLE)
    return None


class Connection:
    """A listener of a room, over a WebSocket."""

    def __init__(
        self,
        socket: WebSocket,
        guest: str,
        address: str,
        wanted_seat: int | None,
        settings: Settings,
        count: Callable[[str], None],
    ) -> None:
        self.guest = guest
        self.address = address
        self.wanted_seat = wanted_seat
        self.language = spoken()
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0  # waiting to be sent
        self._news = asyncio.Event()
        self._closing: tuple[CloseCode, str] | None = None
        self._count = count  # a refusal, by its kind
        self._cut_off: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # cancelled when it is time
        self._settings = settings
        self._bucket = Bucket(*self._settings.limits.messages)
        self._refused = 0

    def send(self, frame: bytes) -> None:
        """Send a frame as soon as the client reads it. A client that is too slow is dropped and has to reconnect."""
        self.keep(frame)
        self.wake()

    def keep(self, frame: bytes) -> None:
        """Queue a frame until `wake`, or until something else is sent."""
        if self._closing is not None:
            return
        if self._bytes > self._settings.limits.unsent_bytes:
            self._waiting.clear()
            self.drop("read-too-slowly")
        else:
            self._waiting.append(frame)
            self._bytes += len(frame)

    def wake(self) -> None:
        """Send the queued frames, as soon as the client reads them."""
        self._news.set()

    def drop(self, kind: str | None = None, code: CloseCode = CloseCode.COMES_AGAIN, why: str = "") -> None:
        """Close the connection after the queued frames. One that reads nothing is cut off. Where that is a refusal, it is counted
        by its kind."""
        if self._closing is not None:
            return
        self._closing = code, why
        if kind is not None:
            self._count(kind)
        self._news.set()
        asyncio.get_running_loop().call_later(self._settings.waits.last_message, self._cut_off.cancel)

    def expel(self, why: str) -> None:
        """Close the connection at once and for good; the client is told why, and does not come again."""
        self._waiting.clear()
        self.drop("blocked", CloseCode.BLOCKED, why)

    def make_room(self) -> None:
        """Close the connection of a watcher: a player needs the place."""
        self.drop("made-room-for-player", CloseCode.FULL, Words(language=self.language).phrase("made-room-for-player"))

    async def run(self, room: Room) -> None:
        """Send and receive until one side is gone."""
        self.send(GREETING)
        try:
            await room.join(self)
        except NotKept:
            await self._socket.close(CloseCode.COMES_AGAIN)
            return
        except Refusal as refused:
            self._count(refused.code)
            await self._socket.close(CloseCode.FULL, Words().say(refused))
            return
        tasks = [asyncio.create_task(each) for each in (self._speak(), self._listen(room))]
        try:
            await asyncio.wait((*tasks, self._cut_off), return_when=asyncio.FIRST_COMPLETED)
            if not tasks[0].done() and self._cut_off.done():
                self._count("cut-off")
        finally:
            room.part(self)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.error("connection failed", exc_info=outcome)

    async def _speak(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                frame = self._waiting.popleft()
                await self._socket.send_text(frame.decode())
                self._bytes -= len(frame)
            if self._closing is not None:
                await self._socket.close(*self._closing)
                return

    async def _listen(self, room: Room) -> None:
        while True:
            is_open = self._socket.application_state is WebSocketState.CONNECTED  # False once a send has failed
            if self._closing is not None or not is_open:  # the client repeats what it says now after it reconnects
                await asyncio.wait((self._cut_off,))
                return
            try:
                text = await self._socket.receive_text()
            except WebSocketDisconnect:
                return
            except KeyError:  # a binary message, which our clients never send
                self.drop("binary-message", CloseCode.POLICY)
                continue
            if len(text) > LONGEST_MESSAGE:
                self.drop("message-too-long", CloseCode.TOO_BIG)
                continue
            if not self._bucket.take():
                self._refuse("too-fast", id_of(text))
            else:
                try:
                    said = _decoder.decode(text)
                except (msgspec.MsgspecError, RecursionError) as error:  # RecursionError: a thousand nested lists
                    self._refuse("not-understood", id_of(text), problem=str(error)[:LONGEST_PROBLEM])
                else:
                    await room.hear(self, said)
            if self._refused > self._settings.limits.refusals:
                self.drop("too-many-refusals", CloseCode.POLICY)

    def _refuse(self, code: str, client_id: str | None, **values: str) -> None:
        self._refused += 1
        self.send(_encoder.encode(m.Refused(client_id, Words().phrase(code, dict(values)), None)))
