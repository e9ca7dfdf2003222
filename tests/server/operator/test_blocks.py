"""Blocks: a guest or an address is kept out for a while, and is told until when."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.server.people import Person, Site
from support.waiting import wait_until
from websockets.exceptions import ConnectionClosed

from menagerie.server.limits import Waits

BLOCKED = re.compile(r"You’re blocked on this server until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.")
CODE = 4403


@pytest.fixture
def desk(site: Site) -> Iterator[httpx.Client]:
    with site.desk() as desk:
        yield desk


def guest_of(site: Site, table: str, seat: int = 0) -> str:
    ((guest,),) = site.rows("select guest_id from holder where game_id = ? and seat = ?", table, seat)
    return str(guest)


def closing_of(person: Person) -> tuple[int, str]:
    """The close code and reason with which the server closes somebody's connection."""
    with pytest.raises(ConnectionClosed) as closed:
        person.until(lambda _frame: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def refused_coming(person: Person, table: str) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        person.connect(table)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_a_blocked_guest_is_sent_away_at_once_and_kept_out_and_keeps_the_seat(
    site: Site, desk: httpx.Client, waiting_for_nobody: None
) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    guest = guest_of(site, nel.id, bo.seat)
    (line,) = desk.post("blocks", json={"guest": guest, "hours": 2}).json()
    assert (line["guest"], line["name"], line["address"]) == (guest, "Bo", None)
    code, reason = closing_of(bo)
    assert code == CODE
    assert BLOCKED.fullmatch(reason)

    for method, path in (
        ("GET", "/api/me"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
    ):
        answer = bo.http.request(method, path, json={"game": "cubirds"})
        assert answer.status_code == 403, path
        assert BLOCKED.fullmatch(answer.json()["detail"])
    assert bo.http.get("/api/server").status_code == 200, "whose club this is, and whom to write to"
    german = bo.http.get("/api/me", headers={"accept-language": "de"}).json()["detail"]
    assert german.startswith("Du bist auf diesem Server bis ")
    code, reason = refused_coming(bo, nel.id)
    assert code == CODE
    assert BLOCKED.fullmatch(reason)

    assert nel.http.get("/api/me").status_code == 200, "nobody else is blocked"
    assert guest_of(site, nel.id, bo.seat) == guest
    nel.settle()
    assert not nel.ask("set-bot", seat=bo.seat, level="beginner"), "a bot may sit in"

    assert desk.delete(f"blocks/{line['block']}").status_code == 204
    wait_until(lambda: bo.http.get("/api/me").status_code == 200)
    bo.disconnect()
    bo.connect(nel.id)
    assert bo.table["you"] == 1


def test_a_blocked_address_is_kept_out_and_the_operator_is_not(site: Site, desk: httpx.Client) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    (line,) = desk.post("blocks", json={"address": "127.0.0.1"}).json()
    assert (line["guest"], line["name"], line["address"]) == (None, "", "127.0.0.1")
    for person in (nel, bo):
        assert closing_of(person)[0] == CODE
    assert refused_coming(site.person("Cleo"), nel.id)[0] == CODE
    assert site.person().http.get("/api/games").status_code == 403
    assert desk.get("tables").json()["total"] == 1
    assert site.person().http.get("/operator").status_code == 200
    assert site.person().http.get("/api/operator/tables").status_code == 401
    assert desk.get("status").json()["refusals"][0]["text"] == "blocked by you"
    assert desk.delete(f"blocks/{line['block']}").status_code == 204
    assert site.person().http.get("/api/games").status_code == 200
    assert desk.delete(f"blocks/{line['block']}").status_code == 404


def test_a_guest_is_blocked_with_the_addresses_of_all_connections(site: Site, desk: httpx.Client) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    guest = guest_of(site, nel.id, bo.seat)
    desk.post("blocks", json={"guest": guest, "with_addresses": True}).raise_for_status()
    assert [closing_of(person)[0] for person in (nel, bo)] == [CODE, CODE], "they come from one address"
    line = desk.get("blocks").json()[0]
    assert (line["guest"], line["name"], line["address"]) == (guest, "Bo", "127.0.0.1")


def test_a_household_is_blocked_as_one_and_what_is_no_address_is_refused(desk: httpx.Client) -> None:
    told = [
        desk.post("blocks", json={"address": each}).json()[0]["address"]
        for each in ("2001:db8::1", "2001:db8::/64", " 203.0.113.7 ", "::ffff:203.0.113.9")
    ]
    assert told == ["2001:db8::/64", "2001:db8::/64", "203.0.113.7", "203.0.113.9"]
    assert len(desk.get("blocks").json()) == 3, "the same is blocked once"
    for wrong in ("everybody", "203.0.113", "203.0.113.0/24", "::/0", "fe80::1%eth0", "\x00", "1" * 80):
        answer = desk.post("blocks", json={"address": wrong})
        assert answer.status_code == 400, wrong
        assert "is not an address such as" in answer.json()["detail"]
    for nobody in ({}, {"guest": ""}):
        assert desk.post("blocks", json=nobody).json()["detail"].startswith("Choose who to block")
    assert desk.post("blocks", json={"guest": "a\x00b"}).status_code == 400
    for hours in (0, 24 * 90 + 1):
        assert desk.post("blocks", json={"address": "203.0.113.7", "hours": hours}).status_code == 422
    assert desk.delete(f"blocks/{10**30}").status_code == 422


def test_a_block_ends_by_itself_and_leaves_nothing(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path)
    site.close()
    site.write("insert into block (address, until) values ('203.0.113.7', '2020-01-01T00:00:00.000+00:00')")
    site.write("insert into block (address, until) values ('127.0.0.1', '9999')")
    again = Site(tmp_path, waits=Waits(site=0.05))
    wait_until(lambda: again.rows("select address from block") == [("127.0.0.1",)])
    board = again.app.state.server.rooms.board
    assert board.blocked_until(None, "203.0.113.7") is None
    assert board.blocked_until("anybody", "127.0.0.1") == "9999"
    again.close()


def test_who_is_forgotten_is_blocked_no_longer(site: Site, desk: httpx.Client) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    guest = guest_of(site, nel.id)
    desk.post("blocks", json={"guest": guest, "with_addresses": True}).raise_for_status()
    desk.post("forget", json={"who": guest}).raise_for_status()
    assert site.rows("select 1 from block") == []
    assert desk.get("blocks").json() == []
    assert nel.http.get("/api/me").status_code == 200


def test_all_processes_keep_them_out(sites: list[Site]) -> None:
    (nel,) = sites[0].table("cubirds", ["Nel"], free=1)
    guest = guest_of(sites[0], nel.id)
    with sites[1].desk() as desk:
        desk.post("blocks", json={"guest": guest, "with_addresses": True}).raise_for_status()
        assert closing_of(nel)[0] == CODE
        wait_until(lambda: nel.http.get("/api/me").status_code == 403)
        wait_until(lambda: "127.0.0.1" in [line["address"] for line in desk.get("blocks").json()])
        for site in sites:
            wait_until(lambda site=site: site.person().http.get("/api/games").status_code == 403)  # type: ignore[misc]
        for line in desk.get("blocks").json():
            desk.delete(f"blocks/{line['block']}").raise_for_status()
    wait_until(lambda: nel.http.get("/api/me").status_code == 200)
