"""One connection of one guest to one table: every message is checked, limited in size and rate, and answered in order."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from menagerie.server import messages as m
from menagerie.server.hosts import origin_of
from menagerie.server.limits import LONGEST_MESSAGE, PATIENCE, Bucket
from menagerie.server.room import Room
from menagerie.words import Words

MOST_WAITING = 400  # messages that a slow client has not taken yet

GOING_AWAY, POLICY, TOO_BIG, NO_TABLE = 1012, 1008, 1009, 4404

log = logging.getLogger(__name__)

_decoder = msgspec.json.Decoder(m.ToServer)
_encoder = msgspec.json.Encoder()


def is_own_origin(socket: WebSocket, public: str | None) -> bool:
    """Whether a page of this server opened the socket. Programs other than browsers name no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    asked = origin_of(origin)
    scheme = "https" if socket.url.scheme == "wss" else asked[0]  # a proxy that was not named may speak https for us
    own = origin_of(f"{scheme}://{socket.headers.get('host', '')}")
    return bool(asked[1]) and (asked == own or (public is not None and asked == origin_of(public)))


class Connection:
    """A listener of a room."""

    def __init__(self, socket: WebSocket, guest: str) -> None:
        self.guest = guest
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bucket = Bucket(burst=60, rate=20)
        self._refused = 0

    def tell(self, message: m.ToClient) -> None:
        """Send this as soon as the client takes it; one that is too slow has to come again."""
        if self._waiting.qsize() >= MOST_WAITING:
            self.drop()
        else:
            self._waiting.put_nowait(_encoder.encode(message))

    def drop(self) -> None:
        """Close the connection; the client comes again by itself."""
        self._waiting.put_nowait(None)

    async def run(self, room: Room) -> None:
        """Speak and listen until one side is gone."""
        room.join(self)
        speaking = asyncio.create_task(self._speak())
        listening = asyncio.create_task(self._listen(room))
        try:
            await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.part(self)
            for task in (speaking, listening):
                task.cancel()
            for outcome in await asyncio.gather(speaking, listening, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.error("connection failed", extra={"problem": type(outcome).__name__})

    async def _speak(self) -> None:
        while True:
            message = await self._waiting.get()
            if message is None:
                await self._socket.close(GOING_AWAY)
                return
            await self._socket.send_text(message.decode())

    async def _listen(self, room: Room) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, KeyError):  # KeyError: bytes, which nobody of ours sends
                return
            if len(text) > LONGEST_MESSAGE:
                await self._socket.close(TOO_BIG)
                return
            if not self._bucket.take():
                self._refuse("too-fast")
            else:
                try:
                    said = _decoder.decode(text)
                except msgspec.MsgspecError as error:
                    self._refuse("not-understood", problem=str(error))
                else:
                    await room.hear(self, said)
            if self._refused > PATIENCE:
                await self._socket.close(POLICY)
                return

    def _refuse(self, code: str, **values: str) -> None:
        self._refused += 1
        self.tell(m.Refused(None, Words().phrase(code, dict(values)), None))
