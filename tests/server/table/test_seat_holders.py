"""A limited number of guests can hold a seat, and its private link never expires."""

from pathlib import Path

import httpx
import pytest
from support.server.people import Person, Site, unhurried
from support.waiting import wait_until

from menagerie.server.limits import Limits, Rate

TOO_MANY = "3 devices are connected to this seat right now. Close the page on one of them, then open the link again."


def claim(site: Site, owner: Person, name: str = "", **more: bool) -> tuple[Person, httpx.Response]:
    """Open the private link of a seat in a browser without a cookie."""
    device = site.person(name or "Device")
    device.id = owner.id
    secret = owner.table["seat_link"].partition("#seat=")[2]
    return device, device.http.post("/api/seats", json={"secret": secret, **more})


def holders(site: Site, table: str, seat: int = 0) -> int:
    return len(site.rows("select guest_id from holder where game_id = ? and seat = ?", table, seat))


def is_seated(device: Person) -> bool:
    """Whether a device still has the seat, which it learns when it connects."""
    device.connect()
    device.disconnect()
    return bool(device.table["you"] == 0)


@pytest.fixture
def crowded(site: Site) -> Site:
    """Let at most three guests hold a seat."""
    site.app.state.server.settings.limits.holders = 3
    return site


def test_however_often_a_link_is_opened_a_seat_has_so_many_guests_and_the_last_has_it(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    limits = Limits()
    for _ in range(limits.holders + 10):
        device, answer = claim(site, nel)
        assert answer.status_code == 201
    assert holders(site, nel.id) == limits.holders
    assert (device.connect().seat, device.position["view"]) == (0, nel.position["view"])
    nel.settle()
    assert nel.seat == 0, "who is connected loses nothing"
    assert holders(site, nel.id, bo.seat) == 1


def test_who_has_been_away_longest_makes_room_and_those_who_never_came_before_them(crowded: Site) -> None:
    nel, _ = crowded.game("cubirds", ["Nel", "Bo"])
    phone, _ = claim(crowded, nel, "phone")
    phone.connect()
    phone.disconnect()
    never, _ = claim(crowded, nel, "never connected")
    wait_until(lambda: not crowded.app.state.server.rooms._rooms[nel.id].live.audience.at(0)[1:])
    tablet, _ = claim(crowded, nel, "tablet")
    assert [is_seated(each) for each in (never, phone, tablet)] == [False, True, True]
    nel.disconnect()
    laptop, _ = claim(crowded, nel, "laptop")
    assert [is_seated(each) for each in (phone, tablet, nel, laptop)] == [False, True, True, True]


def test_where_nobody_has_been_since_the_table_was_opened_the_last_visit_counts(crowded: Site) -> None:
    nel, _ = crowded.game("cubirds", ["Nel", "Bo"])
    devices = [claim(crowded, nel)[0] for _ in range(2)]
    crowded.write("update guest set seen_at = '2001-01-01T00:00:00.000+00:00' where name = 'Nel'")
    nel.disconnect()
    crowded.app.state.server.rooms._rooms.clear()
    newest, answer = claim(crowded, nel)
    assert answer.status_code == 201
    assert [is_seated(each) for each in (nel, *devices, newest)] == [False, True, True, True]


def test_where_all_are_connected_one_more_is_told_so_and_nobody_loses_anything(crowded: Site) -> None:
    nel, _ = crowded.game("cubirds", ["Nel", "Bo"])
    devices = [claim(crowded, nel)[0].connect() for _ in range(2)]
    kept = crowded.kept(nel.id)
    late, answer = claim(crowded, nel)
    assert (answer.status_code, answer.json()["detail"]) == (400, TOO_MANY)
    assert crowded.kept(nel.id) == kept
    again = devices[0].http.post("/api/seats", json={"secret": nel.table["seat_link"].partition("#seat=")[2]})
    assert again.status_code == 201, "one who holds the seat takes no room"
    devices[0].disconnect()
    nel.settle()
    secret = nel.table["seat_link"].partition("#seat=")[2]
    wait_until(lambda: late.http.post("/api/seats", json={"secret": secret}).status_code == 201)
    assert late.connect().seat == 0


def test_a_seat_that_had_too_many_guests_before_has_few_after_the_next_claim(site: Site) -> None:
    nel, _ = site.game("cubirds", ["Nel", "Bo"])
    nel.disconnect()
    for number in range(40):
        site.write("insert into holder (game_id, seat, guest_id) values (?, 0, ?)", nel.id, f"old-{number}")
    site.app.state.server.rooms._rooms.clear()
    device, answer = claim(site, nel)
    assert (answer.status_code, holders(site, nel.id)) == (201, Limits().holders)
    assert [is_seated(each) for each in (nel, device)] == [True, True], "she had been here, and they had not"


def test_who_holds_two_seats_counts_at_both_and_keeps_the_other_where_one_is_lost(crowded: Site) -> None:
    nel, bo = crowded.game("cubirds", ["Nel", "Bo"])
    secret = nel.table["seat_link"].partition("#seat=")[2]
    assert bo.http.post("/api/seats", json={"secret": secret, "keep_both": True}).status_code == 201
    bo.disconnect_and_back()
    assert bo.table["yours"] == [0, 1]
    bo.disconnect()
    for _ in range(2):
        device, answer = claim(crowded, nel)
        assert answer.status_code == 201
        assert is_seated(device)
    bo.connect()
    assert (bo.table["yours"], bo.seat, holders(crowded, nel.id)) == ([1], 1, 3)


def test_claims_have_a_rate(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, limits=unhurried(claims=Rate(3, 0.001)))
    nel, _ = site.game("cubirds", ["Nel", "Bo"])
    answers = [claim(site, nel)[1] for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["detail"] == "Not so fast, please: the server needs a moment."
    assert site.person().http.post("/api/seats", json={"secret": "x" * 24}).status_code == 429, "guesses count as well"
    site.close()
