"""The lobby: who sits where, what is played, and who is ready. A refusal comes with a sentence and changes nothing."""

from random import Random
from typing import Any

import pytest
from support.server.people import ALL_FORMS, Message, Person, Site

from menagerie.bots import BOTS
from menagerie.core import Option
from menagerie.games import GAMES
from menagerie.server.play.printed_forms import form_of, free_options


def refused(site: Site, person: Person, type_: str, **values: Any) -> str:
    """The sentence with which something was refused. Checks that everything stored and shown has stayed the same."""
    kept, told = site.kept(person.id), asked_anew(person)
    answer = person.ask(type_, **values)
    assert answer, (type_, values)
    assert answer["text"].endswith((".", "?")), answer
    assert site.kept(person.id) == kept
    assert asked_anew(person) == told, "what was refused is not told either"
    return str(answer["text"])


def asked_anew(person: Person) -> Message:
    """The table as a newcomer receives it."""
    visitor = Person(person.url, "visitor")
    visitor.connect(person.id)
    visitor.close()
    person.settle()
    return visitor.table


def seats(person: Person) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in person.table["seats"]]


# sitting and leaving


def test_who_opens_a_table_is_its_host_and_guests_take_the_free_seats(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    assert seats(nel) == seats(bo) == [("person", "Nel"), ("person", "Bo")]
    assert (nel.table["you"], nel.table["is_host"]) == (0, True)
    assert (bo.table["you"], bo.table["is_host"]) == (1, False)
    assert [seat["host"] for seat in bo.table["seats"]] == [True, False]
    assert [seat["here"] for seat in bo.table["seats"]] == [True, True]
    assert nel.table["status"] == "lobby"


def test_a_full_table_a_second_seat_and_an_unknown_table_are_refused(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    kept = site.kept(nel.id)
    for person, table, status, words in (
        (site.person("Cleo"), nel.id, 400, "No seat is free here. The host can add one."),
        (bo, nel.id, 400, "You already have a seat at this table."),
        (site.person("Dirk"), "nowhere", 404, "There is no table at this address. It may have been mistyped."),
    ):
        answer = person.sit(table)
        assert (answer.status_code, answer.json()) == (status, {"detail": words})
    assert site.kept(nel.id) == kept


@pytest.mark.parametrize("name", ["", " ", "\t\n", "x" * 25, None, 7])
def test_a_name_that_is_none_is_refused(site: Site, name: object) -> None:
    (nel,) = site.table("cubirds", ["Nel"])
    nel.ask("set-form", form="usual", players=2)
    kept = site.kept(nel.id)
    answer = site.person().http.post(f"/api/tables/{nel.id}/seats", json={"name": name})
    assert answer.status_code in (400, 422)
    assert site.kept(nel.id) == kept


def test_two_of_the_same_name_are_told_apart(site: Site) -> None:
    people = site.table("cubirds", ["Nel", "Nel", "Nel"])
    assert seats(people[0]) == [("person", "Nel"), ("person", "Nel 2"), ("person", "Nel 3")]


def test_a_guest_may_leave_and_the_seat_is_free_again(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    assert not bo.ask("leave")
    nel.settle()

    assert seats(nel) == [("person", "Nel"), ("open", "")]
    assert (bo.table["you"], bo.table["seat_link"]) == (None, None)
    assert refused(site, bo, "leave") == "You’re watching. Only players at the table can do that."
    assert bo.sit(nel.id).status_code == 201


def test_when_the_host_leaves_the_next_person_is_host(site: Site) -> None:
    nel, bo, cleo = site.table("cubirds", ["Nel", "Bo", "Cleo"])
    nel.ask("leave")
    bo.settle()
    assert (bo.table["is_host"], seats(bo)[0]) == (True, ("open", ""))
    assert not bo.ask("set-bot", seat=0, level="casual")

    bo.ask("leave")
    cleo.ask("leave")
    assert all(seat[0] != "person" for seat in seats(cleo))
    assert nel.sit(nel.id).status_code == 201
    nel.settle()
    assert nel.table["is_host"], "who comes to an empty table is its host"


def test_the_host_may_remove_a_guest_and_nobody_else(site: Site) -> None:
    nel, bo, cleo = site.table("cubirds", ["Nel", "Bo", "Cleo"])
    assert refused(site, bo, "remove", seat=2) == "Only the host can change that."
    assert not nel.ask("remove", seat=1)
    bo.settle()
    assert (bo.table["you"], seats(nel)[1]) == (None, ("open", ""))
    assert refused(site, nel, "remove", seat=7) == "This table has no such seat."
    kept = site.kept(nel.id)
    nel.ask("remove", seat=0)
    assert site.kept(nel.id) == kept, "the host leaves, but is not removed"
    assert cleo.seat == 2


def test_everybody_changes_their_own_name_and_nobody_elses(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"], bots=1)
    assert not bo.ask("rename", seat=1, name="  Bo   the  Brave ")
    assert seats(bo)[1][1] == "Bo the Brave"
    assert not bo.ask("rename", seat=1, name="Nel")
    nel.settle()
    assert [name for _, name in seats(nel)] == ["Nel", "Nel 2", "Ada"]
    for person, others in ((nel, (1, 2, 8)), (bo, (0, 2, 8))):
        for seat in others:
            assert refused(site, person, "rename", seat=seat, name="Zoe") == "Only the player in that seat can change that."


def test_a_host_takes_over_nobodys_name(site: Site) -> None:
    """Neither by first renaming somebody, in the lobby or in play; and a name that is taken gets a number."""
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    for in_play in (False, True):
        assert nel.ask("rename", seat=1, name="Mud")["text"] == "Only the player in that seat can change that."
        assert not nel.ask("rename", seat=0, name="B\u043e")
        bo.settle()
        assert [name for _, name in seats(bo)] == ["B\u043e 2", "Bo"]
        if not in_play:
            for person in (nel, bo):
                assert not person.ask("ready", ready=True)


def test_nobody_is_called_as_the_virtual_player_is(site: Site) -> None:
    leo, bo = site.table("wildcards", ["Leo", "Bo"], free=1)
    assert seats(leo)[0][1] == "Leo", "here he is the only one"
    assert not leo.ask("set-form", form="2022-leo", players=3)
    assert [name for _, name in seats(leo)] == ["Leo 2", "Bo", ""]
    assert not bo.ask("rename", seat=1, name="L\u0435o")
    assert seats(bo)[1][1] == "L\u0435o 3"
    assert site.person("LEO").sit(leo.id).status_code == 201
    leo.settle()
    assert seats(leo)[2][1] == "LEO 4"


def test_a_name_of_nothing_but_spaces_changes_no_name(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"])
    assert refused(site, nel, "rename", seat=0, name="   ") == "Choose a name first."


# bots


def test_the_host_seats_bots_changes_their_level_and_removes_them(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"], bots=2)
    assert seats(nel)[2:] == [("bot", "Ada"), ("bot", "Cleo")], "nobody is called as somebody else is"
    assert [seat["ready"] for seat in nel.table["seats"]] == [False, False, True, True]

    assert not nel.ask("set-bot", seat=2, level="casual")
    assert (nel.table["seats"][2]["level"], nel.table["seats"][2]["name"]) == ("casual", "Ada")
    assert not nel.ask("set-bot", seat=2, level=None)
    assert seats(nel)[2] == ("open", "")

    assert refused(site, nel, "set-bot", seat=3, level="godlike") == "There is no bot level called “godlike”."
    assert refused(site, nel, "set-bot", seat=1, level="casual") == "This seat is not free for a bot: its player is here."
    assert refused(site, nel, "set-bot", seat=9, level="casual") == "This table has no such seat."
    assert refused(site, bo, "set-bot", seat=2, level="casual") == "Only the host can change that."


# forms, player counts, options, settings


@pytest.mark.parametrize("game", GAMES)
def test_every_form_can_be_chosen_with_each_of_its_player_counts(site: Site, game: str) -> None:
    nel, *_ = site.table(game, ["Nel"], bots=2)
    for kind, form, players in ALL_FORMS:
        if kind == game:
            assert not nel.ask("set-form", form=form, players=players)
            assert (nel.table["form"], nel.table["players"]) == (form, players)
            assert len([seat for seat in nel.table["seats"] if seat["kind"] != "virtual"]) == players
            assert nel.table["is_host"]
    offered = {(each["form"], players) for each in nel.table["forms"] for players in each["players"]}
    assert offered == {(form, players) for kind, form, players in ALL_FORMS if kind == game}


def test_a_number_of_players_that_a_form_does_not_know_becomes_the_nearest(site: Site) -> None:
    (nel,) = site.table("wildcards", ["Nel"], free=2)
    for form, wanted, found in (("2020", 9, 5), ("2020", 0, 3), ("duel", 5, 2), ("2022-leo", 5, 4)):
        assert not nel.ask("set-form", form=form, players=wanted)
        assert nel.table["players"] == found


def test_fewer_seats_take_away_free_ones_first_then_bots_never_people(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"], bots=3)
    nel.ask("set-bot", seat=3, level=None)
    nel.ask("set-form", form="usual", players=3)
    assert seats(nel) == [("person", "Nel"), ("person", "Bo"), ("bot", "Ada")]
    told = "2 people are already sitting here, and this version is for 1."
    assert refused(site, nel, "set-form", form="usual", players=1) == told
    assert refused(site, nel, "set-form", form="2022", players=3) == "This game has no version called “2022”."
    assert refused(site, bo, "set-form", form="usual", players=3) == "Only the host can change that."


def test_another_form_is_something_to_be_ready_for_anew(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    bo.ask("ready", ready=True)
    nel.ask("set-form", form="usual", players=3)
    assert not any(seat["ready"] for seat in nel.table["seats"])


def values_of(option: Option) -> tuple[list[object], list[object]]:
    """Legal and illegal values of an option."""
    illegal: list[object] = ["no-such-word", -1, 10**6 if option.most else 0, "x y z", True]
    legal: list[object] = [*option.words, option.default]
    if isinstance(option.default, bool):
        return [True, False], ["yes", 1, None]
    if option.length is not None:
        return [option.default, "5 4 3 2" if option.total else "4 4 4 4"], [
            "5 4 3",
            "9 9 9 9",
            "1 2 3 x",
            "",
            5,
            "1 2 3 4 5",
            "-1 5 5 5",
        ]
    if option.least is not None:
        legal += [option.least, option.least + 1, option.most if option.most is not None else 1000]
        illegal += [option.least - 1, str(option.least), 1.5]
    if option.default is not None:
        illegal.append(None)
    return legal, [value for value in illegal if not option.allows(value)]


@pytest.mark.parametrize(("game", "form", "players"), ALL_FORMS)
def test_every_option_takes_its_legal_values_and_no_other_and_is_played_so(
    site: Site, game: str, form: str, players: int
) -> None:
    (nel,) = site.table(game, ["Nel"], form=form, bots=players - 1)
    options, chosen = free_options(GAMES[game], form_of(GAMES[game], form, players), players), dict[str, object]()
    assert [option["name"] for option in nel.table["options"]] == [option.name for option in options]
    for option in options:
        legal, illegal = values_of(option)
        chosen[option.name] = legal[-1]
        for value in legal:
            assert not nel.ask("set-option", name=option.name, value=value), (option.name, value)
            told = next(each for each in nel.table["options"] if each["name"] == option.name)
            assert told["value"] == value
        kept = site.kept(nel.id)
        for value in illegal:
            assert nel.ask("set-option", name=option.name, value=value), (option.name, value)
        assert site.kept(nel.id) == kept
    for name in ("edition", "seed", "players", "", "no-such-option"):
        assert nel.ask("set-option", name=name, value=1)

    assert not nel.ask("ready", ready=True)
    playing = site.app.state.server.rooms._rooms[nel.id].live.gamelog.game
    assert {name: value for name, value in playing.record().options.items() if name in chosen} == chosen


@pytest.mark.parametrize("limit", [2**31, 2**63, 10**30])
def test_a_number_that_no_table_can_hold_is_refused_or_played(site: Site, limit: int) -> None:
    (nel,) = site.table("cubirds", ["Nel"], bots=1)
    nel.ask("set-option", name="turn_limit", value=limit)
    nel.ask("set-option", name="first_player", value=0)
    nel.ask("ready", ready=True)
    assert nel.table["status"] == "playing"
    assert nel.answer(Random(1))["type"] == "accepted"


def test_an_option_that_fewer_players_do_not_have_is_told_as_it_will_be_played(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], bots=4)
    nel.ask("set-option", name="first_player", value=4)
    nel.ask("set-form", form="usual", players=2)
    first = next(option for option in nel.table["options"] if option["name"] == "first_player")
    assert first["value"] == "random"


def test_only_the_host_changes_options_and_settings(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    for type_, name, value in (
        ("set-option", "turn_limit", 40),
        ("set-setting", "memory-aid", True),
        ("set-setting", "bot-pause", 0),
        ("set-setting", "hints", True),
    ):
        assert refused(site, bo, type_, name=name, value=value) == "Only the host can change that."
        assert not nel.ask(type_, name=name, value=value)
    for name, value in (("memory-aid", 1), ("hints", 1), ("bot-pause", 4), ("bot-pause", -1), ("bot-pause", True), ("colour", 1)):
        assert refused(site, nel, "set-setting", name=name, value=value).startswith("There is no such setting")
    assert {each["name"]: each["value"] for each in nel.table["settings"]} == {"memory-aid": True, "hints": True, "bot-pause": 0}


# ready, and start


def test_the_game_starts_when_all_people_are_ready_and_no_seat_is_free(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    nel.ask("set-form", form="usual", players=3)
    assert refused(site, nel, "ready", ready=True).startswith("One seat is still free")
    assert not bo.ask("ready", ready=True)
    assert not nel.ask("set-bot", seat=2, level="beginner")
    assert nel.table["status"] == "lobby"
    bo.ask("ready", ready=False)
    nel.ask("ready", ready=True)
    assert nel.table["status"] == "lobby"
    bo.ask("ready", ready=True)
    nel.settle()

    assert nel.table["status"] == bo.table["status"] == "playing"
    kinds = [frame["type"] for frame in nel.frames]
    assert kinds.index("starting") < kinds.index("position"), "the seed is promised before the first card"
    promised = next(frame for frame in nel.frames if frame["type"] == "starting")["commitment"]
    assert nel.table["commitment"] == promised
    assert nel.table["seed"] is None


def test_once_the_game_has_begun_the_lobby_is_closed(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    for type_, values in (
        ("ready", {"ready": False}),
        ("set-form", {"form": "usual", "players": 3}),
        ("set-option", {"name": "turn_limit", "value": 9}),
        ("remove", {"seat": 1}),
    ):
        assert refused(site, nel, type_, **values) == "The game has begun: this can only be changed before the next one."
    assert site.person("Cleo").sit(nel.id).status_code == 400
    assert bo.table["status"] == "playing"


EVERYTHING: list[tuple[str, dict[str, Any]]] = [
    ("set-form", {"form": "usual", "players": 4}),
    ("set-option", {"name": "turn_limit", "value": 9}),
    ("set-setting", {"name": "memory-aid", "value": True}),
    ("set-bot", {"seat": 2, "level": "casual"}),
    ("rename", {"seat": 0, "name": "Mud"}),
    ("remove", {"seat": 0}),
    ("ready", {"ready": True}),
    ("leave", {}),
    ("act", {"id": "1", "seq": 0, "action": "pass"}),
    ("ask-consequences", {"id": "2", "actions": ["pass"]}),
    ("take-back", {"id": "3", "seq": 0}),
    ("answer-take-back", {"agree": True}),
    ("end-game", {}),
    ("answer-end-game", {"agree": True}),
    ("set-automatic", {"on": False}),
    ("set-usual", {"code": "ask-take-back", "on": True}),
    ("rematch", {}),
    ("decline-rematch", {}),
]

IN_PLAY_OR_LATER = (
    "act",
    "ask-consequences",
    "take-back",
    "answer-take-back",
    "end-game",
    "answer-end-game",
    "rematch",
    "decline-rematch",
)


@pytest.mark.parametrize(("type_", "values"), EVERYTHING, ids=[type_ for type_, _ in EVERYTHING])
def test_who_only_watches_changes_nothing_before_the_game_nor_in_it(site: Site, type_: str, values: dict[str, Any]) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    stranger = site.person("Stranger").connect(nel.id)
    words = "You’re watching. Only players at the table can do that."
    assert refused(site, stranger, type_, **values) in (words, "The game has not begun yet.")
    for person in (nel, bo):
        person.ask("ready", ready=True)
    assert refused(site, stranger, type_, **values) == words


@pytest.mark.parametrize(
    ("type_", "values"),
    [each for each in EVERYTHING if each[0] in IN_PLAY_OR_LATER],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_nothing_can_be_played_in_the_lobby(site: Site, type_: str, values: dict[str, Any]) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    assert refused(site, nel, type_, **values)


# opening a table


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "cubirds", "bots": "godlike"}, 400),
        ({"game": "cubirds", "form": "2020"}, 400),
        ({"game": "cubirds", "players": 6}, 400),
        ({"game": "wildcards", "players": 1}, 400),
        ({"game": "cubirds", "players": 0}, 422),
        ({"game": "cubirds", "seed": 1}, 422),
        ({}, 422),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(site: Site, wanted: dict[str, Any], status: int) -> None:
    answer = site.person().http.post("/api/tables", json=wanted)
    assert answer.status_code == status
    assert site.rows("select count(*) from game") == [(0,)]
    if status != 422:
        assert answer.json()["detail"].endswith(".")


def test_ones_own_tables_are_listed_with_whose_turn_it_is(site: Site) -> None:
    nel = site.person()
    assert nel.http.put("/api/me", json={"name": " Nel "}).status_code == 200
    assert nel.http.get("/api/me").json() == {"name": "Nel"}
    assert nel.http.get("/api/tables").json() == []
    nel.name = ""
    nel.open("cubirds", players=1, bots="casual")
    (mine,) = nel.http.get("/api/tables").json()
    assert (mine["table"], mine["names"], mine["status"], mine["your_turn"]) == (nel.id, ["Nel", "RobinBird"], "playing", True)
    assert site.person("Bo").http.get("/api/tables").json() == []


def test_the_list_of_games_names_every_form(site: Site) -> None:
    listed = site.person().http.get("/api/games").json()
    told = [(game["game"], form["form"], players) for game in listed for form in game["forms"] for players in form["players"]]
    assert sorted(told) == sorted(ALL_FORMS)
    assert all(game["title"] and game["goal"] and [level["level"] for level in game["levels"]] == list(BOTS) for game in listed)


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_can_be_read(site: Site, game: str) -> None:
    page = site.person().http.get(f"/api/rules/{game}").json()
    assert page["title"]
    assert sum(block["kind"] == "sentence" for block in page["blocks"]) > 30
    assert site.person().http.get("/api/rules/chess").status_code == 404
