"""A guest's own list of tables: finished games and lobbies can be taken off it, and nobody else loses anything."""

from random import Random

import httpx
import pytest
from support.server.people import Person, Site, play


def listed(person: Person) -> list[str]:
    return [each["table"] for each in person.http.get("/api/tables").json()]


def standing(person: Person) -> str | None:
    told: str | None = next(each["standing"] for each in person.http.get("/api/tables").json() if each["table"] == person.id)
    return told


def put_away(person: Person, table: str) -> httpx.Response:
    return person.http.delete(f"/api/tables/{table}/mine")


def seats(person: Person) -> list[tuple[str, str]]:
    person.settle()
    return [(seat["kind"], seat["name"]) for seat in person.table["seats"]]


def test_the_list_tells_whose_it_is_who_won_and_the_score_where_points_are_counted(site: Site) -> None:
    for game, turns in (("cubirds", 2), ("wildcards", None)):
        people = site.game(game, ["Nel", "Bo", "Cleo"], turns=turns)
        play(people, Random(1))
        totals = [result["total"] for result in people[0].position["outcome"]["results"]]
        for seat, person in enumerate(people):
            headline = next(each["headline"] for each in person.http.get("/api/tables").json() if each["table"] == person.id)
            won = person.position["outcome"]["results"][seat]["won"]
            assert ("You" in headline.split(":")[0]) is won, headline
            others = " and ".join(str(total) for other, total in enumerate(totals) if other != seat)
            assert headline.endswith(f" Score: {totals[seat]} against {others}.") is (game == "wildcards")


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_the_list_tells_how_a_running_game_stands_as_it_moves_on(site: Site, game: str) -> None:
    nel, bo, _cleo = people = site.game(game, ["Nel", "Bo", "Cleo"])
    told = {standing(nel)}
    if game == "wildcards":
        assert told == {"Round 1. Score: 0 against 0 and 0."}
    for _ in range(12):
        play(people, Random(1), most=4)
        told.add(standing(nel))
    assert len(told) > 2, told
    site.app.state.server.rooms._rooms.clear()
    assert standing(nel) in told, "it is stored"
    bo.http.headers["Accept-Language"] = "de"
    assert (standing(bo) or "").startswith({"cubirds": "Zug", "wildcards": "Runde"}[game])


def test_a_game_that_is_over_or_has_not_begun_stands_nowhere(site: Site) -> None:
    assert standing(site.table("wildcards", ["Nel", "Bo", "Cleo"])[0]) is None
    people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(1))
    assert standing(people[0]) is None


def test_a_game_that_is_over_goes_off_the_list_and_stays_for_all(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(1))
    kept = site.kept(nel.id)
    assert put_away(nel, nel.id).status_code == 204
    assert (listed(nel), listed(bo)) == ([], [nel.id])
    assert site.kept(nel.id) == kept
    assert put_away(nel, nel.id).status_code == 204, "to ask twice changes nothing"
    nel.disconnect_and_back()
    assert (nel.table["you"], nel.table["status"]) == (0, "over")
    assert nel.http.get(f"/api/tables/{nel.id}/record").status_code == 200
    site.app.state.server.rooms._rooms.clear()
    assert not bo.ask("rename", seat=1, name="Bobo"), "what else is kept of the table is written anew"
    assert listed(nel) == []


def test_who_comes_by_the_private_link_again_has_it_on_the_list_again(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(1))
    assert put_away(nel, nel.id).status_code == 204
    secret = nel.table["seat_link"].partition("#seat=")[2]
    assert nel.http.post("/api/seats", json={"secret": secret}).status_code == 201
    assert listed(nel) == listed(bo) == [nel.id]


def test_in_a_lobby_one_gets_up(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    assert put_away(bo, nel.id).status_code == 204
    assert (listed(bo), listed(nel)) == ([], [nel.id])
    assert seats(nel) == [("person", "Nel"), ("open", "")]
    assert bo.sit(nel.id).status_code == 201
    assert listed(bo) == [nel.id]


def test_the_host_of_a_lobby_keeps_the_seat_and_has_the_game_on_the_list_once_it_is_played(site: Site) -> None:
    nel, bo = people = site.table("cubirds", ["Nel", "Bo"])
    assert put_away(nel, nel.id).status_code == 204
    assert listed(nel) == []
    assert seats(bo) == [("person", "Nel"), ("person", "Bo")]
    for person in people:
        assert not person.ask("ready", ready=True)
    assert listed(nel) == [nel.id]


def test_a_game_in_play_is_left_first(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    kept = site.kept(nel.id)
    answer = put_away(bo, nel.id)
    assert (answer.status_code, answer.json()["detail"]) == (400, "This game is still going on. Leave the game first.")
    assert (site.kept(nel.id), listed(bo)) == (kept, [nel.id])
    assert not bo.ask("leave")
    assert listed(bo) == []


def test_what_is_not_on_the_list_is_not_taken_off_it(site: Site) -> None:
    nel, _bo = site.table("cubirds", ["Nel", "Bo"])
    kept = site.kept(nel.id)
    for person in (site.person("Wim").connect(nel.id), site.person("Gus")):
        answer = put_away(person, nel.id)
        assert (answer.status_code, answer.json()["detail"]) == (
            404,
            "You have no seat at this table, so it’s not on your list.",
        )
    assert put_away(nel, "nowhere").status_code == 404
    assert site.kept(nel.id) == kept
    assert site.rows("select * from put_away") == []


def test_with_its_table_or_its_guest_goes_what_was_put_away(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(1))
    for person in people:
        assert put_away(person, nel.id).status_code == 204
    ((key,),) = site.rows("select value from secret where name = 'operator'")
    authorization = {"authorization": f"Bearer {key}"}
    assert httpx.post(f"{site.url}/api/operator/forget", json={"who": bo.name}, headers=authorization).status_code == 200
    assert len(site.rows("select * from put_away")) == 1
    assert httpx.delete(f"{site.url}/api/operator/tables/{nel.id}", headers=authorization).status_code == 204
    assert site.rows("select * from put_away") == []
