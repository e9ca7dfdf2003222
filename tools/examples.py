"""One example of every message of the protocol, from real games on a server in memory: for docs/protocol.md.

The games are always the same: what is random elsewhere is fixed here, and no bot plays or thinks, since bots take their time
and learn.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from menagerie.bots import Ranked, Seen, Thought
from menagerie.core import Action, Line
from menagerie.server.front.app import create_app
from menagerie.server.front.settings import Settings
from menagerie.server.table.site_board import StoredAnnouncement
from menagerie.server.wire.messages import PROTOCOL

Message = dict[str, Any]
TURNS = 6  # of the game of CuBirds
SEED = 7
CHOSEN = 2  # cards
HOST = "localhost:8000"
ANNOUNCED, FOR_EVER = "On Friday we play at six.", "9999"


@dataclass(frozen=True)
class Request:
    """An HTTP request and its answer."""

    method: str
    path: str
    body: Message | None
    answer: Any


@dataclass(frozen=True)
class Scene:
    """A message that one guest sent, and everything that came back; without a message, the guest has only connected."""

    title: str
    said: list[Message]
    told: list[Message]


@dataclass
class Examples:
    """Everything that the page shows."""

    requests: list[Request] = field(default_factory=list)
    scenes: list[Scene] = field(default_factory=list)
    said: dict[str, Message] = field(default_factory=dict)  # by type, the first that was not refused
    told: dict[str, Message] = field(default_factory=dict)  # by type, the first
    moved: Message = field(default_factory=dict)  # one that shows how views change
    before: Message = field(default_factory=dict)  # the view before it
    outcome: Message = field(default_factory=dict)
    choice: tuple[Message, Message] = ({}, {})  # an offer whose cards are to be chosen, and an action made of it


class Socket:
    """A socket of the application, without a network."""

    def __init__(self, app: FastAPI, path: str, query: str, cookie: str) -> None:
        headers = [(b"host", HOST.encode()), (b"cookie", cookie.encode())]
        scope = {"type": "websocket", "scheme": "ws", "path": path, "query_string": query.encode(), "headers": headers}
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._said.get, self._told.put))  # type: ignore[arg-type]  # as ASGI has it

    def say(self, message: Message) -> None:
        """Send one message."""
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self) -> Message:
        """The next message."""
        while (told := await self._told.get())["type"] != "websocket.send":
            assert told["type"] == "websocket.accept", told
        heard: Message = json.loads(told["text"])
        return heard

    async def close(self) -> None:
        """Disconnect."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task


class Guest:
    """A guest with a cookie and, once connected, a socket. Notes everything that is sent and received in the examples."""

    def __init__(self, app: FastAPI, examples: Examples, name: str) -> None:
        self._app, self._examples, self._name = app, examples, name
        self._cookie = ""
        self._socket: Socket | None = None
        self.table: Message = {}
        self.position: Message = {}

    async def ask(self, method: str, path: str, body: Message | None = None) -> Any:
        """Ask over HTTP."""
        async with AsyncClient(transport=ASGITransport(self._app), base_url=f"http://{HOST}") as client:
            answer = await client.request(method, path, json=body, headers={"cookie": self._cookie} if self._cookie else {})
        assert answer.is_success, answer.text
        self._cookie = self._cookie or "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        self._examples.requests.append(Request(method, path, body, answer.json()))
        return answer.json()

    async def open(self, game: str) -> str:
        """Open a table; its id."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "players": 3, "name": self._name})
        return str(answer["table"])

    async def sit(self, table: str) -> None:
        """Take a free seat."""
        await self.ask("POST", f"/api/tables/{table}/seats", {"name": self._name})

    async def connect(self, table: str, title: str = "") -> None:
        """Open a socket, and receive everything; with a title, that is a scene."""
        await self.leave()
        self._socket = Socket(self._app, f"/api/tables/{table}/socket", f"protocol={PROTOCOL}", self._cookie)
        heard = await self.listen()
        if title:
            self._examples.scenes.append(Scene(title, [], heard))

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def listen(self) -> list[Message]:
        """Everything received so far."""
        assert self._socket is not None, self._name
        self._examples.said["ping"] = {"type": "ping"}
        self._socket.say(self._examples.said["ping"])
        return (await self._hear_until("pong"))[:-1]

    async def _hear_until(self, type_: str) -> list[Message]:
        assert self._socket is not None, self._name
        heard: list[Message] = []
        while not heard or heard[-1]["type"] != type_:
            heard.append(await self._socket.hear())
            self._note(heard[-1])
        return heard

    def _note(self, told: Message) -> None:
        self._examples.told.setdefault(told["type"], told)
        match told["type"]:
            case "table":
                self.table = told
            case "position" | "moved":
                if told["type"] == "moved" and not self._examples.moved and is_telling(told):
                    self._examples.moved, self._examples.before = told, self.position["view"]
                self.position = told

    async def say(self, type_: str, **values: Any) -> list[Message]:
        """Send a message; everything that comes back."""
        assert self._socket is not None, self._name
        said = {"type": type_, **values}
        self._socket.say(said)
        heard = await self.listen()
        if not any(each["type"] == "refused" for each in heard):
            self._examples.said.setdefault(type_, said)
        return heard

    async def scene(self, title: str, type_: str, **values: Any) -> list[Message]:
        """Send a message that the page shows, with everything that comes back."""
        heard = await self.say(type_, **values)
        self._examples.scenes.append(Scene(title, [{"type": type_, **values}], heard))
        return heard

    async def ask_for_hint(self, title: str) -> None:
        """Ask for a hint, and wait for it."""
        assert self._socket is not None, self._name
        said = self._examples.said["ask-hint"] = {"type": "ask-hint", "id": "hint-1"}
        self._socket.say(said)
        self._examples.scenes.append(Scene(title, [said], await self._hear_until("hint")))

    @property
    def offers(self) -> list[Message]:
        """The offers of the open question."""
        asked = self.position.get("asked")
        return asked["offers"] if asked and not asked["sealed"] else []


def is_telling(moved: Message) -> bool:
    """Whether a move shows how views change: in a list and below it, in few moments."""
    changes = [moment["change"].get("of", {}) for moment in moved["moments"]]
    return moved["asked"] is not None and len(changes) == 2 and all(changes) and any("seats" in each for each in changes)


@contextmanager
def nothing_random() -> Iterator[None]:
    """Make ids, secrets and seeds the same each time."""
    random = Random(SEED)

    def token_urlsafe(count: int) -> str:
        return urlsafe_b64encode(random.randbytes(count)).rstrip(b"=").decode()

    with (
        patch.object(secrets, "token_hex", lambda count: random.randbytes(count).hex()),
        patch.object(secrets, "token_urlsafe", token_urlsafe),
        patch("menagerie.server.play.thinking.think", first_thought),
    ):
        yield


TAKES_OWLS = Line(
    "reason-takes",
    {"birds": ["owl"] * 2, "species": "owl", "count": 2, "flock": "none", "missing": 1, "brings": "none", "all": "yes"},
)


def first_thought(seen: Seen[object]) -> Thought:
    """The first action, with a reason for it."""
    first = seen.actions[0]
    assert isinstance(first, Action), first
    return Thought((Ranked(first, 0.64, 0.01, (TAKES_OWLS,)),))


@cache
def played() -> Examples:
    """Play, and note everything."""
    with TemporaryDirectory() as folder, nothing_random():
        return asyncio.run(_played(Path(folder) / "menagerie.db"))


async def _played(database: Path) -> Examples:
    app = create_app(Settings(host="localhost", public_url=f"http://{HOST}", database=str(database)))
    examples = Examples()
    async with app.router.lifespan_context(app):
        ann, ben, cleo = guests = [Guest(app, examples, name) for name in ("Ann", "Ben", "Cleo")]
        await _birds(examples, ann, ben, cleo)
        await _wild_cards(examples, ann, ben, cleo)
        await app.state.server.rooms.board.announce(StoredAnnouncement(ANNOUNCED, None, FOR_EVER))
        await ann.listen()
        for guest in guests:
            await guest.leave()
    return examples


async def _birds(examples: Examples, ann: Guest, ben: Guest, cleo: Guest) -> None:
    """A short game of CuBirds, from the lobby to the rematch."""
    await ann.ask("GET", "/api/server")
    table = await ann.open("cubirds")
    await ann.connect(table, "Joining a lobby")
    for guest in (ben, cleo):
        await guest.sit(table)
        await guest.connect(table)
    await _arrange(ann, ben, cleo, table)
    await ben.say("ready", ready=True)
    await ann.listen()
    await ann.scene("The last one is ready, and the game begins", "ready", ready=True)
    await ben.listen()
    await _play(ann, ben)
    examples.outcome = ann.position["outcome"]
    await ann.scene("Offering a rematch", "rematch")
    await ben.scene("Declining it", "decline-rematch")
    await ben.say("join-rematch")


async def _arrange(ann: Guest, ben: Guest, cleo: Guest, table: str) -> None:
    """Everything that can be sent in a lobby."""
    await cleo.say("leave")
    await cleo.sit(table)
    await ann.say("swap-seats", seat=1, other=2)
    await ann.say("swap-seats", seat=1, other=2)
    await ann.say("remove", seat=2)
    await ann.say("let-in", name="Cleo")
    await ann.say("set-bot", seat=2, level="beginner")
    await cleo.scene("Asking for the seat of a bot", "ask-seat", seat=2, name="Cleo")
    await ann.say("answer-seat", agree=False)
    await ben.say("choose-face", avatar="otter")
    await ann.say("set-form", form="usual", players=2)
    await ann.scene("Changing something in the lobby", "set-option", name="turn_limit", value=TURNS)
    await ann.say("set-setting", name="bot-pause", value=1)
    await ann.say("set-setting", name="hints", value=True)
    await ben.say("rename", seat=1, name="Benno")
    for guest in (ann, ben):
        await guest.say("set-automatic", on=False)


async def _play(ann: Guest, ben: Guest) -> None:
    """Play to the end, with everything that can be sent meanwhile."""
    random = Random(SEED)
    await _begin(*((ann, ben) if ann.offers else (ben, ann)))
    has_wished = False
    while not ann.position["outcome"]:
        one, other = (ann, ben) if ann.offers else (ben, ann)
        seq = one.position["seq"]
        await one.say("act", id=f"act-{seq}", seq=seq, action=random.choice(one.offers)["plain"])
        await other.listen()
        undo = one.position["undo"]
        if not has_wished and undo and undo["how"] == "with-consent":
            has_wished = True
            await _wish(one, other)


async def _begin(one: Guest, other: Guest) -> None:
    """The first action, and what else can happen to a player."""
    offer = one.offers[0]
    first, text, late = offer["plain"], offer["action"], one.offers[1]["plain"]
    await one.scene("Asking what actions would do", "ask-consequences", id="look-1", actions=[first, "lay dodo left 1"])
    await one.ask_for_hint("Asking for a hint")
    await other.listen()
    await one.scene("An action that is not legal", "act", id="act-0", seq=0, action={"code": "pass"})
    await one.scene("An action", "act", id="act-1", seq=0, action=first)
    await one.scene("The same again, as after a lost connection", "act", id="act-1", seq=0, action=first)
    await one.scene("An action that comes too late", "act", id="act-2", seq=0, action=late)
    await other.listen()
    await one.scene("Taking back an action that revealed nothing", "take-back", id="back-1", seq=1)
    await other.listen()
    await one.scene("An action as a text", "act", id="act-3", seq=2, action=text)
    await other.listen()
    await one.say("take-back", id="back-0", seq=3)
    await other.listen()
    await one.connect(one.table["id"], "Reconnecting to a game")
    await other.listen()


async def _wish(one: Guest, other: Guest) -> None:
    """Ask to take something back; the other player does not agree."""
    await one.scene("Asking to take back what others have seen", "take-back", id="back-2", seq=one.position["seq"])
    await other.listen()
    await other.scene("Refusing that", "answer-take-back", agree=False)
    await one.listen()


async def _wild_cards(examples: Examples, ann: Guest, ben: Guest, cleo: Guest) -> None:
    """The first round of Wild Cards, until cards are to be chosen."""
    table = await ann.open("wildcards")
    for guest in (ben, cleo):
        await guest.sit(table)
    for guest in (ann, ben, cleo):
        await guest.connect(table)
        await guest.say("set-automatic", on=False)
    await ann.say("start")
    await ann.say("set-usual", code="ask-take-back", on=True)
    for guest in (ann, ben, cleo):
        await guest.listen()
        await guest.say("act", id="act-1", seq=0, action={"code": "bid", "cards": ["refill"]})
    for guest in (ann, ben, cleo):
        await guest.listen()
    one, offer = next((guest, offer) for guest in (ann, ben, cleo) for offer in guest.offers if offer["choice"])
    choice = offer["choice"]
    action = {**offer["plain"], choice["field"]: choice["codes"][:CHOSEN]}
    (told,) = await one.say("ask-consequences", id="look-2", actions=[action])
    assert told["previews"][0]["refusal"] is None, told
    examples.choice = offer, action
    await _end(ann, ben, cleo)


async def _end(ann: Guest, ben: Guest, cleo: Guest) -> None:
    """Leave the rest of a game unplayed."""
    await ann.scene("Asking to end the game", "end-game")
    await ben.say("answer-end-game", agree=True)
    await cleo.scene("The last one agrees", "answer-end-game", agree=True)
