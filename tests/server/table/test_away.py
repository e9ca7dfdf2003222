"""Somebody is away: the others see it, a bot may sit in, and the player gets the seat back on returning, on any device."""

from random import Random

import httpx
import pytest
from support.server.people import Person, Site, play


def on_another_device(site: Site, person: Person) -> tuple[Person, httpx.Response]:
    other = site.person(f"{person.name}-phone")
    secret = person.table["seat_link"].partition("#seat=")[2]
    other.id = person.id
    return other, other.http.post("/api/seats", json={"secret": secret})


def test_the_others_see_who_is_away(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    bo.connect()
    nel.listen_until(lambda: bool(nel.table["seats"][1]["here"]))


def test_who_has_two_devices_is_away_only_without_both(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    phone, answer = on_another_device(site, bo)
    assert answer.status_code == 201
    phone.connect()
    assert phone.seat == bo.seat
    bo.disconnect()
    nel.settle()
    assert nel.table["seats"][1]["here"]
    phone.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])


def test_a_bot_waits_before_it_sits_in(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    assert 25 < nel.table["seats"][1]["stand_in_wait"] <= 30, "everybody sees it count down"
    text = nel.ask("set-bot", seat=1, level="beginner")["text"]
    assert text.startswith("Bo has only just left. A bot can take over in ")
    assert nel.table["seats"][1]["stand_in"] is None
    bo.connect()
    assert bo.table["seats"][1]["stand_in_wait"] is None


def test_a_bot_sits_in_for_who_is_away_until_they_return(site: Site, waiting_for_nobody: None) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    assert nel.ask("set-bot", seat=1, level="beginner")["text"] == "This seat is not free for a bot: its player is here."
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    assert nel.ask("set-bot", seat=1, level="godlike")["type"] == "refused"
    assert not nel.ask("set-bot", seat=1, level="beginner")
    assert nel.table["seats"][1] | {"kind": "person", "name": "Bo", "stand_in": "beginner"} == nel.table["seats"][1]

    play([nel], Random(1), most=6)
    assert {seat for _, seat, _, _ in site.log(nel.id)} == {0, 1}
    assert {by for _, seat, _, by in site.log(nel.id) if seat == 1} == {"stand-in"}

    bo.connect()
    assert bo.table["seats"][1]["stand_in"] is None, "who comes back has the seat back at once"
    play([nel, bo], Random(2), most=12)
    assert any(client_id.startswith("Bo") for *_, client_id in site.log(nel.id))
    live = [moment["line"] for frame in nel.frames if frame["type"] == "moved" for moment in frame["moments"]]
    told = [line for line in live if line["code"] == "who-plays"]
    assert [line["text"] for line in told] == ["Bo is away: from here on, a bot plays.", "Bo is back and playing again."]
    nel.disconnect_and_back()
    assert [line for line in nel.position["log"] if line["code"] == "who-plays"] == told, "the log says it where it happened"
    bo.disconnect_and_back()
    own = [line["text"] for line in bo.position["log"] if line["code"] == "who-plays"]
    assert own == ["You’re away: from here on, a bot plays for you.", "You’re back and playing for yourself again."]


def test_the_host_may_give_a_seat_back_and_nobody_else_may_give_it_away(site: Site, waiting_for_nobody: None) -> None:
    nel, bo, cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    bo.disconnect()
    cleo.listen_until(lambda: not cleo.table["seats"][1]["here"])
    assert cleo.ask("set-bot", seat=1, level="beginner")["text"] == "Only the host can change that."
    assert not nel.ask("set-bot", seat=1, level="beginner")
    assert not nel.ask("set-bot", seat=1, level=None)
    assert nel.table["seats"][1]["stand_in"] is None


def test_while_the_host_is_away_the_first_who_is_there_is_host(site: Site, waiting_for_nobody: None) -> None:
    nel, bo, cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    nel.disconnect()
    bo.listen_until(lambda: bool(bo.table["is_host"]))
    assert [seat["host"] for seat in bo.table["seats"]] == [False, True, False]
    assert not bo.ask("set-bot", seat=0, level="beginner")
    nel.connect()
    bo.listen_until(lambda: not bo.table["is_host"])
    assert nel.table["is_host"]
    cleo.settle()
    assert not cleo.table["is_host"]


def test_a_game_goes_on_to_its_end_with_bots_for_all_who_left(site: Site, waiting_for_nobody: None) -> None:
    nel, bo = site.game("wildcards", ["Nel", "Bo"], form="duel")
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    nel.ask("set-bot", seat=1, level="beginner")
    play([nel], Random(3))


def test_the_private_link_gives_the_same_seat_on_another_device(site: Site) -> None:
    nel, bo = site.game("wildcards", ["Nel", "Bo"], form="duel")
    phone, answer = on_another_device(site, nel)
    assert (answer.status_code, answer.json()) == (201, {"table": nel.id, "language": "en"})
    phone.connect()
    assert (phone.seat, phone.position["view"], phone.table["seat_link"]) == (0, nel.position["view"], nel.table["seat_link"])
    assert phone.act("bid refill")["type"] == "accepted"
    nel.settle()
    assert nel.position["asked"]["sealed"]
    assert nel.act("bid refill", seq=0)["type"] == "accepted", "the same was done already, and nothing is lost"
    assert len(site.log(nel.id)) == 1
    assert bo.table["seat_link"] != nel.table["seat_link"]


def test_somebody_elses_link_never_costs_ones_own_seat(site: Site) -> None:
    nel, bo, cleo = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    secret = bo.table["seat_link"].partition("#seat=")[2]
    kept = site.kept(nel.id)
    asked = nel.http.post("/api/seats", json={"secret": secret})
    assert (asked.status_code, site.kept(nel.id)) == (409, kept)
    assert asked.json()["detail"] == "You’re at this table as Nel. This link leads to Bo’s seat."

    assert nel.http.post("/api/seats", json={"secret": secret, "keep_both": True}).status_code == 201
    nel.disconnect_and_back()
    assert (nel.seat, nel.table["yours"]) == (0, [0, 1])
    both = site.person("Nel")
    both.http.cookies = nel.http.cookies
    both.query = "?seat=1"
    both.connect(nel.id)
    assert (both.seat, both.table["yours"], both.table["seat_link"]) == (1, [0, 1], bo.table["seat_link"])
    assert both.act("bid refill")["type"] == "accepted"
    nel.settle()
    assert nel.is_asked, "each seat has its own hand, its own question and its own answer"
    cleo.settle()
    stranger = site.person("Stranger")
    stranger.query = "?seat=1"
    stranger.connect(nel.id)
    assert (stranger.table["you"], stranger.table["yours"]) == (None, [])


@pytest.mark.parametrize("secret", ["x" * 24, "", "' or 1=1 --........", "%" * 20])
def test_a_wrong_secret_is_refused(site: Site, secret: str) -> None:
    nel, _ = site.game("cubirds", ["Nel", "Bo"])
    kept = site.kept(nel.id)
    answer = site.person("Thief").http.post("/api/seats", json={"secret": secret})
    assert answer.status_code in (404, 422)
    assert "seat link" in answer.text or "lead to a seat" in answer.text or answer.status_code == 422
    assert site.kept(nel.id) == kept


def test_a_seat_that_was_left_is_not_reached_by_its_old_link(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    link = bo.table["seat_link"].partition("#seat=")[2]
    nel.ask("remove", seat=1)
    assert bo.http.post("/api/seats", json={"secret": link}).status_code == 404
    cleo = site.person("Cleo")
    assert cleo.sit(nel.id).status_code == 201
    assert bo.http.post("/api/seats", json={"secret": link}).status_code == 404
