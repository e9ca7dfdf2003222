"""Players can always reach their table, and nobody there can make it expensive for the others."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from fastapi import WebSocket, WebSocketDisconnect
from fastapi.websockets import WebSocketState
from support.server.people import Person, Site, play

from menagerie.server.front.settings import Settings
from menagerie.server.front.socket import Connection
from menagerie.server.limits import Limits, Rate, Waits
from menagerie.server.table.room import Room


@pytest.fixture
def once(tmp_path: Path, client: Path) -> Iterator[Site]:
    """A server that lets nobody open more than one table, or change more than a few things about it."""
    site = Site(tmp_path, limits=Limits(messages=Rate(10**9, 20), changes=Rate(5, 0.001), openings=Rate(1, 0.001)))
    yield site
    site.close()


# room for all who sit there


def test_who_sits_there_comes_in_however_many_watch(site: Site) -> None:
    site.limits.watchers = 3
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    for _ in range(3):
        site.person("Watcher").connect(nel.id)
    with pytest.raises(Exception, match="1013"):
        site.person("Late").connect(nel.id)
    bo.connect()
    assert bo.seat == 1
    assert bo.position["view"]
    nel.disconnect_and_back()
    assert nel.seat == 0


def test_with_one_device_too_many_the_first_of_that_seat_makes_room(site: Site) -> None:
    site.limits.devices = 2
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    devices = [site.person("Nel") for _ in range(2)]
    for device in devices:
        device.http.cookies = nel.http.cookies
        device.connect(nel.id)
    assert nel.close_code() == 1012
    for person in (*devices, bo):
        person.settle()
    assert [seat["here"] for seat in bo.table["seats"]] == [True, True]


# clients that never read


class Deaf:
    """A client that reads nothing, and sends nothing."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.is_sent_to = asyncio.Event()

    async def send_text(self, text: str) -> None:
        self.is_sent_to.set()
        await asyncio.Event().wait()

    async def receive_text(self) -> str:
        return cast(str, await asyncio.Event().wait())


class Listened:
    """A room that remembers who is connected."""

    def __init__(self) -> None:
        self.listeners: list[Connection] = []

    async def join(self, listener: Connection) -> None:
        self.listeners.append(listener)

    def part(self, listener: Connection) -> None:
        self.listeners.remove(listener)


def test_who_never_reads_is_sent_so_many_bytes_and_then_cut_off() -> None:
    settings = Settings(limits=Limits(unsent_bytes=10_000), waits=Waits(last_message=0.0))

    async def story() -> tuple[list[int], int]:
        deaf, room = Deaf(), Listened()
        connection = Connection(cast(WebSocket, deaf), "guest", "127.0.0.1", None, settings, lambda kind: None)
        running = asyncio.create_task(connection.run(cast(Room, room)))
        connection.send(b"x")
        await deaf.is_sent_to.wait()
        held = []
        for _ in range(50):
            connection.send(b"x" * 1000)
            held.append(sum(map(len, connection._waiting)))
        await asyncio.wait_for(running, 60)
        return held, len(room.listeners)

    held, left = asyncio.run(story())
    assert max(held) <= 11_000
    assert held[-1] == 0, "what it would not take is let go"
    assert left == 0, "nobody waits for it"


class Vanishing:
    """A client that sends something, and has gone when it is answered."""

    def __init__(self) -> None:
        self.application_state = WebSocketState.CONNECTED

    async def send_text(self, text: str) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        raise WebSocketDisconnect(1006)

    async def receive_text(self) -> str:
        assert self.application_state is WebSocketState.CONNECTED, "listened to once more"
        return '{"type": "ping"}'


class Answering(Listened):
    """A room that takes its time to answer."""

    async def hear(self, listener: Connection, said: object) -> None:
        listener.send(b"pong")
        await asyncio.sleep(0)  # it is sent
        await asyncio.sleep(0)


def test_who_is_gone_when_something_is_sent_is_not_listened_to_once_more(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> int:
        connection, room = (
            Connection(cast(WebSocket, Vanishing()), "guest", "127.0.0.1", None, Settings(), lambda kind: None),
            Answering(),
        )
        await asyncio.wait_for(connection.run(cast(Room, room)), 60)
        return len(room.listeners)

    assert asyncio.run(story()) == 0
    assert not caplog.records


# the costs for everyone else


def heard(person: Person, kinds: tuple[str, ...]) -> list[str]:
    """The messages of these kinds that somebody has received since the last time."""
    person.settle()
    told = [frame["type"] for frame in person.frames if frame["type"] in kinds]
    person.frames.clear()
    return told


def test_a_name_or_a_setting_rebuilds_nothing_for_others(site: Site) -> None:
    kinds = ("table", "position", "moved")
    nel, bo, cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    people = [nel, bo, cleo, site.person("Watcher").connect(nel.id)]
    for person in people:
        heard(person, kinds)
    changes: list[tuple[Person, str, dict[str, Any]]] = [
        (nel, "rename", {"seat": 0, "name": "Nelly"}),
        (bo, "rename", {"seat": 1, "name": "Bobby"}),
        (cleo, "rename", {"seat": 2, "name": "Cleopatra"}),
        (nel, "set-setting", {"name": "bot-pause", "value": 3}),
    ]
    for who, kind, values in changes:
        assert not who.ask(kind, **values)
        assert [heard(person, kinds) for person in people] == [["table"]] * 4, kind
    assert not bo.ask("set-automatic", on=True)
    told = [heard(person, kinds) for person in people]
    assert told == [["table"], ["table", "position"], ["table"], ["table"]]

    play(people[:3], Random(1), most=1)
    people[3].settle()
    assert people[3].position["moments"][0]["line"]["text"].startswith(("Nelly ", "Bobby ", "Cleopatra ")), (
        "from the next line on"
    )


def test_who_changes_the_table_again_and_again_is_told_to_wait(once: Site) -> None:
    (nel,) = once.table("cubirds", ["Nel"], free=1)
    answers = [nel.ask("rename", seat=0, name=f"Nel {number}").get("text") for number in range(8)]
    assert answers == [None] * 5 + ["Not so fast, please: the server needs a moment."] * 3
    assert nel.table["seats"][0]["name"] == "Nel 4"


def test_who_asks_again_and_again_what_would_happen_is_told_to_wait(site: Site) -> None:
    site.limits.looks = Rate(5, 0.001)
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    action = nel.position["asked"]["offers"][0]["action"]
    answers = [nel.ask("ask-consequences", id=str(number), actions=[action] * 2) for number in range(3)]
    assert [answer["type"] for answer in answers] == ["consequences", "consequences", "refused"], "each action counts"
    assert answers[-1]["text"] == "Not so fast, please: the server needs a moment."


def test_a_rematch_counts_as_a_table_that_is_opened(once: Site) -> None:
    (nel,) = once.game("cubirds", ["Nel"], bots=1, turns=2)
    play([nel], Random(5))
    assert nel.ask("rematch")["text"] == "Not so fast, please: the server needs a moment."
    nel.settle()
    assert nel.table["rematch"] is None
    assert once.rows("select count(*), max(rematch) from game") == [(1, None)]
