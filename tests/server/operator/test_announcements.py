"""A message to everyone: at every table of every process, in each reader's language, until it is withdrawn or expires."""

import asyncio
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from support.server.people import Site
from support.waiting import wait_until

from menagerie.server.limits import Limits, Waits
from menagerie.server.storage.site_values import ANNOUNCEMENT, set_site_value
from menagerie.server.storage.store import Store
from menagerie.server.table.site_board import SiteBoard, StoredAnnouncement
from menagerie.terminal.joined import JoinedTable


@pytest.fixture
def desk(site: Site) -> Iterator[httpx.Client]:
    with site.desk() as desk:
        yield desk


RESTARTS = {
    "en": "The server will restart in 5 minutes. Nothing is lost: your games continue afterwards.",
    "de": "Der Server startet in 5 Minuten neu. Nichts geht verloren: Danach gehen deine Spiele weiter.",
    "nl": "De server start over 5 minuten opnieuw op. Er gaat niets verloren: daarna gaan je spellen verder.",
}


def test_a_restart_is_told_to_everybody_in_their_language(site: Site, desk: httpx.Client) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    others = [site.person(language) for language in RESTARTS]
    for other in others:
        other.query = f"?language={other.name}"
        other.connect(nel.id)
    answer = desk.put("announcement", json={"restart_in": 5}).json()
    assert answer["text"] == RESTARTS["en"]
    minutes = (datetime.fromisoformat(answer["restart_at"]) - datetime.now(UTC)).total_seconds() / 60
    assert 4.5 < minutes <= 5
    for person in (nel, bo):
        told = person.wait("announcement")
        assert (told["text"], told["restart_at"]) == (RESTARTS["en"], answer["restart_at"])
    for other in others:
        assert other.wait("announcement")["text"] == RESTARTS[other.name]
        told = other.http.get("/api/server", headers={"accept-language": other.name}).json()["announcement"]
        assert told == {**answer, "text": RESTARTS[other.name]}


def test_newcomers_are_told_what_is_in_force_and_nothing_once_it_is_withdrawn(site: Site, desk: httpx.Client) -> None:
    nel, _bo = site.table("cubirds", ["Nel", "Bo"])
    assert not [frame for frame in nel.frames if frame["type"] == "announcement"]
    desk.put("announcement", json={"text": " Cake in the\nkitchen "}).raise_for_status()
    late = site.person("Cleo").connect(nel.id)
    for person in (nel, late):
        told = person.wait("announcement")
        assert (told["text"], told["restart_at"]) == ("Cake in the kitchen", None)
    assert desk.delete("announcement").status_code == 204
    for person in (nel, late):
        assert person.wait("announcement") == {"type": "announcement", "text": "", "restart_at": None}
    assert site.person().http.get("/api/server").json()["announcement"] is None
    later = site.person("Dan").connect(nel.id)
    later.settle()
    assert not [frame for frame in later.frames if frame["type"] == "announcement"]


def test_a_restart_may_have_a_text_of_its_own_and_nothing_at_all_is_refused(desk: httpx.Client) -> None:
    told = desk.put("announcement", json={"restart_in": 1, "text": "New rules!"}).json()["text"]
    assert told == "The server will restart within a minute. Nothing is lost: your games continue afterwards. New rules!"
    for nothing in ({}, {"text": " \n"}):
        answer = desk.put("announcement", json=nothing)
        assert (answer.status_code, answer.json()["detail"][:15]) == (400, "Write a message")
    assert desk.put("announcement", json={"text": "x" * 301}).status_code == 422


def test_what_has_expired_is_withdrawn_everywhere(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(tmp_path, waits=Waits(site=0.05))
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    with site.desk() as desk:
        desk.put("announcement", json={"text": "Cake!", "minutes": 1}).raise_for_status()
    assert nel.wait("announcement")["text"] == "Cake!"
    later = datetime.now(UTC).replace(year=datetime.now(UTC).year + 1).isoformat(timespec="milliseconds")
    monkeypatch.setattr("menagerie.server.table.site_board.now", lambda: later)
    assert nel.wait("announcement")["text"] == ""
    wait_until(lambda: site.rows("select 1 from site") == [])
    site.close()


def test_what_has_expired_takes_nothing_newer_along(store: Store) -> None:
    async def story() -> str:
        board = SiteBoard(store, Limits(), Waits(), list)
        await board.announce(StoredAnnouncement("old", None, "2020"))
        newer = asdict(StoredAnnouncement("new", None, "9999"))
        await store.write(lambda connection: set_site_value(connection, ANNOUNCEMENT, newer))
        await board.look()
        found = board.announcement()
        assert found is not None
        return found.text

    assert asyncio.run(story()) == "new"


def test_all_processes_tell_it(sites: list[Site]) -> None:
    (nel,) = sites[0].table("cubirds", ["Nel"], free=1)
    cleo = sites[1].person("Cleo").connect(nel.id)
    with sites[1].desk() as desk:
        desk.put("announcement", json={"text": "Cake!"}).raise_for_status()
        for person in (nel, cleo):
            assert person.wait("announcement")["text"] == "Cake!"
        desk.put("club", json={"name": "Birds"}).raise_for_status()
        wait_until(lambda: nel.http.get("/api/server").json()["club"]["name"] == "Birds")
        desk.delete("announcement")
        for person in (nel, cleo):
            assert person.wait("announcement")["text"] == ""


def test_what_was_not_told_is_found_by_looking(tmp_path: Path, client: Path, shared: str) -> None:
    site = Site(tmp_path, shared, waits=Waits(site=0.1))
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    site.write(
        """insert into site (name, value) values ('announcement', '{"text": "Cake!", "restart_at": null, "until": "9999"}')"""
    )
    assert nel.wait("announcement")["text"] == "Cake!"
    site.close()


def test_the_terminal_prints_it_and_says_nothing_when_it_is_withdrawn(site: Site) -> None:
    table = JoinedTable(f"{site.url}/table/x")
    for text in ("Cake!", ""):
        table._hear({"type": "announcement", "text": text, "restart_at": None})
    assert table._news == ["Cake!"]
