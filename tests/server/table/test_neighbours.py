"""Several servers over one PostgreSQL: each shows what the others do, bots play only once, and nobody waits for a dead
process."""

import threading
import time
from pathlib import Path
from random import Random

import httpx
import pytest
from support.server.people import Person, Site, play
from support.waiting import wait_until

from menagerie import Record
from menagerie.games import GAMES
from menagerie.server.limits import Waits
from menagerie.server.storage.rows import Migrated
from menagerie.server.storage.store import Store
from menagerie.server.table.neighbours import SharedNeighbours
from tools.postgres import Postgres


def table_across(sites: list[Site], game: str, *names: str, bots: int = 0) -> list[Person]:
    """People of one table in a lobby, spread over the servers."""
    people = [sites[number % len(sites)].person(name) for number, name in enumerate(names)]
    host, *guests = people
    host.open(game, players=max(2, len(names) + bots))
    for guest in guests:
        assert guest.sit(host.id).status_code == 201
    for person in people:
        person.connect(host.id)
    host.listen_until(lambda: all(seat["here"] for seat in host.table["seats"][: len(names)]))
    for seat in range(len(names), len(names) + bots):
        assert not host.ask("set-bot", seat=seat, level="beginner")
    return people


def game_across(sites: list[Site], game: str, *names: str, turns: int | None = None, bots: int = 0) -> list[Person]:
    """People in a game that has just started."""
    people = table_across(sites, game, *names, bots=bots)
    if turns is not None:
        assert not people[0].ask("set-option", name="turn_limit", value=turns)
    for person in people:
        person.listen_until(lambda person=person: turns is None or _turns(person) == turns)  # type: ignore[misc]
        assert not person.ask("set-automatic", on=False)
        assert not person.ask("ready", ready=True)
    for person in people:
        person.listen_until(lambda person=person: bool(person.position))  # type: ignore[misc]
    return people


def _turns(person: Person) -> object:
    return next((option["value"] for option in person.table["options"] if option["name"] == "turn_limit"), None)


def keeper_of(sites: list[Site], table: str) -> list[bool]:
    return [bool((room := site.app.state.server.rooms._rooms.get(table)) and room.live.is_keeper) for site in sites]


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_people_at_two_servers_play_one_game_to_its_end(sites: list[Site], game: str) -> None:
    people = game_across(sites, game, "Nel", "Bo", "Cleo", turns=9 if game == "cubirds" else None)
    play(people, Random(3))
    table = people[0].id
    views = [person.position["outcome"]["title_for_all"] for person in people]
    assert len(set(views)) == 1
    lines = sites[0].log(table)
    assert [line[0] for line in lines] == list(range(1, len(lines) + 1))
    for person in people:
        record = Record.from_json(person.http.get(f"/api/tables/{table}/record").text)
        assert len(record.actions) == len(lines)
        assert GAMES[game].replay(record).is_over


def test_bots_of_a_table_are_played_by_one_server_and_each_answer_once(sites: list[Site]) -> None:
    people = game_across(sites, "wildcards", "Nel", "Bo", bots=2)
    wait_until(lambda: sum(keeper_of(sites, people[0].id)) == 1)
    play(people, Random(5), most=12)
    by_bots = [line for line in sites[0].log(people[0].id) if line[1] >= 2]
    assert by_bots
    assert len({line[0] for line in by_bots}) == len(by_bots)


def test_when_a_server_stops_another_plays_on_for_its_bots(sites: list[Site]) -> None:
    people = game_across(sites, "wildcards", "Nel", "Bo", bots=2)
    table = people[0].id
    wait_until(lambda: sum(keeper_of(sites, table)) == 1)
    stopping = keeper_of(sites, table).index(True)
    leaving, staying = people[stopping], people[1 - stopping]
    leaving.close()
    sites[stopping].close()
    wait_until(lambda: keeper_of(sites, table)[1 - stopping])
    again = sites[1 - stopping].person(leaving.name)
    again.http.cookies.update(leaving.http.cookies)
    again.connect(table)
    play([again, staying], Random(5), most=12)


def test_who_has_died_without_a_word_is_missed_by_the_databases_clock(sites: list[Site], monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that sends no heartbeat loses its tables; when it comes back, it counts as a new one."""
    nel, bo = game_across(sites, "cubirds", "Nel", "Bo")
    dying = sites[0].app.state.server.rooms.neighbours
    alive = SharedNeighbours._sign
    monkeypatch.setattr(SharedNeighbours, "_sign", lambda self, connection: self is not dying and alive(self, connection))
    sites[0].write("update process set seen_at = seen_at - interval '1 hour' where id = ?", dying.id)
    bo.listen_until(lambda: not bo.table["seats"][nel.seat]["here"])
    assert sites[0].rows("select count(*) from process") == [(1,)]
    wait_until(lambda: keeper_of(sites, nel.id)[1])

    monkeypatch.setattr(SharedNeighbours, "_sign", alive)
    bo.listen_until(lambda: bool(bo.table["seats"][nel.seat]["here"]))


def test_the_rights_of_a_host_at_another_server_wait_whether_they_leave_or_their_server_dies(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    for site in sites:
        site.waits.stand_in = 1.0
    nel, bo = table_across(sites, "cubirds", "Nel", "Bo")
    nel.disconnect()
    bo.listen_until(lambda: not bo.table["seats"][0]["here"])
    assert not bo.table["is_host"]
    bo.listen_until(lambda: bo.table["is_host"])
    nel.connect()
    bo.listen_until(lambda: not bo.table["is_host"])

    dying = sites[0].app.state.server.rooms.neighbours
    alive = SharedNeighbours._sign
    monkeypatch.setattr(SharedNeighbours, "_sign", lambda self, connection: self is not dying and alive(self, connection))
    sites[0].write("update process set seen_at = seen_at - interval '1 hour' where id = ?", dying.id)
    bo.listen_until(lambda: not bo.table["seats"][0]["here"])
    assert not bo.table["is_host"]
    bo.listen_until(lambda: bo.table["is_host"])


def test_who_is_connected_to_another_server_keeps_the_seat_and_who_is_not_makes_room(sites: list[Site]) -> None:
    one = sites[0]
    for site in sites:
        site.app.state.server.settings.limits.holders = 2
    nel, bo = game_across(sites, "cubirds", "Nel", "Bo")
    secret = {"secret": bo.table["seat_link"].partition("#seat=")[2]}
    phone, tablet = one.person("phone"), one.person("tablet")
    assert phone.http.post("/api/seats", json=secret).status_code == 201
    phone.connect(nel.id)
    bo.settle()
    assert tablet.http.post("/api/seats", json=secret).status_code == 400, "both are connected, each to another server"
    phone.disconnect()
    wait_until(lambda: tablet.http.post("/api/seats", json=secret).status_code == 201)
    bo.settle()
    assert bo.seat == 1
    assert phone.connect(nel.id).table["you"] is None
    assert tablet.connect(nel.id).seat == 1


def test_all_who_answer_at_the_same_moment_are_heard(sites: list[Site]) -> None:
    """Sealed bids by four people at two servers, twenty times: each is in the log once, whichever came first."""
    people = game_across(sites, "wildcards", "Nel", "Bo", "Cleo", "Dov")
    for _ in range(5):
        asked = [person for person in people if person.is_asked]
        threads = [threading.Thread(target=person.answer, args=(Random(1),)) for person in asked]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        end = time.monotonic() + 5
        while time.monotonic() < end and not any(person.is_asked for person in people):
            for person in people:
                person.listen_to_all()
    lines = sites[0].log(people[0].id)
    ids = [client_id for *_, client_id in lines if client_id]
    assert [line[0] for line in lines] == list(range(1, len(lines) + 1))
    assert len(ids) == len(set(ids)) >= 4


def test_a_notice_that_is_lost_costs_a_moment_and_no_more(
    tmp_path: Path, client: Path, shared: str, in_a_hurry: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("storage.store", "table.neighbours"):
        monkeypatch.setattr(f"menagerie.server.{module}.tell", lambda *_: None)
    sites = [Site(tmp_path, shared, waits=Waits(look_again=0.1)) for _ in range(2)]
    people = game_across(sites, "cubirds", "Nel", "Bo")
    first = next(person for person in people if person.is_asked)
    assert first.answer(Random(1))["type"] == "accepted"
    for person in people:
        person.listen_until(lambda person=person: person.seq == 1)  # type: ignore[misc]
    for site in sites:
        site.close()


def test_what_the_operator_does_at_one_server_holds_at_all(sites: list[Site]) -> None:
    one, other = sites
    (key,) = one.rows("select value from secret where name = 'operator'")[0]

    def asks(site: Site, method: str, path: str, with_key: str = key) -> httpx.Response:
        headers = {"authorization": f"Bearer {with_key}"}
        body = {"who": "Ben"} if path == "forget" else None
        return httpx.request(method, f"{site.url}/api/operator/{path}", headers=headers, json=body, timeout=30)

    nel, bo = game_across(sites, "cubirds", "Nel", "Bo")
    assert asks(one, "POST", f"tables/{nel.id}/end").status_code == 204
    bo.listen_until(lambda: bo.table["ended"] == "operator" and bo.position["asked"] is None)

    lobby = table_across(sites, "cubirds", "Ada", "Ben")
    assert asks(other, "POST", "forget").status_code == 200
    lobby[0].listen_until(lambda: [seat["kind"] for seat in lobby[0].table["seats"]] == ["person", "open"])

    assert asks(one, "DELETE", f"tables/{nel.id}").status_code == 204
    assert bo.close_code() == 1012
    assert other.person("Cleo").http.get(f"/api/tables/{nel.id}/record").status_code == 404

    new = asks(one, "POST", "key").json()["key"]
    assert [asks(other, "GET", "tables", each).status_code for each in (key, new)] == [401, 200]


def test_players_see_how_many_watch_at_all_servers_and_one_who_watches_elsewhere_takes_over_from_a_bot(
    sites: list[Site],
) -> None:
    nel, bo = game_across(sites, "cubirds", "Nel", "Bo", bots=1)
    watching = [site.person(name) for site, name in zip(sites, ("Wim", "Zoe"), strict=True)]
    for person in watching:
        person.http.get("/api/me")
        person.connect(nel.id)
    for person in (nel, bo):
        person.listen_until(lambda person=person: person.table["watchers"] == 2)  # type: ignore[misc]
    _, zoe = watching
    zoe.say("ask-seat", seat=2, name="Zoe")
    nel.listen_until(lambda: nel.table["seat_wish"] == {"seat": 2, "name": "Zoe", "yours": False})
    zoe.listen_until(lambda: bool(zoe.table["seat_wish"] and zoe.table["seat_wish"]["yours"]))
    assert not nel.ask("answer-seat", agree=True)
    zoe.listen_until(lambda: zoe.table["you"] == 2 and bool(zoe.position["view"]["seats"][2]["hand"]))
    for person in (nel, bo):
        person.listen_until(lambda person=person: person.table["watchers"] == 1)  # type: ignore[misc]


def test_of_two_who_offer_another_game_at_once_one_opens_a_table(sites: list[Site]) -> None:
    people = game_across(sites, "cubirds", "Nel", "Bo", turns=2)
    play(people, Random(4))
    for person in people:
        person.say("rematch")
    for person in people:
        person.listen_until(lambda person=person: bool(person.table["rematch"]))  # type: ignore[misc]
    assert len({person.table["rematch"] for person in people}) == 1
    assert sites[0].rows("select count(*) from game") == [(2,)]


def test_servers_that_start_at_once_bring_a_database_up_to_date_once(postgres: Postgres) -> None:
    from tools.postgres import Postgres

    assert isinstance(postgres, Postgres)
    url = postgres.database("empty")
    found: list[Migrated] = []

    def start() -> None:
        store = Store(url)
        found.append(store.migrate())
        store.close()

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(str(each.before) for each in found) == ["0010", "0010", "None"]
