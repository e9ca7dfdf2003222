"""Ending a game before anyone has won, when all people at the table agree. Its log is kept, and play stops."""

from pathlib import Path
from random import Random

import httpx
import pytest
from support.server.people import Message, Person, Site, play

from menagerie import Record
from menagerie.cli import main
from menagerie.core import MenagerieError
from menagerie.games import GAMES
from menagerie.server.operator.backup import check_backup

ENDED = "This game was ended by agreement."


def notices(person: Person) -> list[str]:
    person.settle()
    return [frame["text"] for frame in person.frames if frame["type"] == "notice"]


def started(site: Site, *names: str, bots: int = 0) -> list[Person]:
    people = site.game("cubirds", names, bots=bots)
    play(people, Random(1), most=4)
    return people


def last_line(person: Person) -> Message:
    line: Message = person.position["log"][-1]
    return line


def check_ended(person: Person, *, alone: str = "") -> None:
    person.settle()
    assert (person.table["status"], person.table["ended"], person.table["ending"]) == ("over", "agreement", None)
    assert [person.position[part] for part in ("asked", "undo", "outcome")] == [None] * 3
    line = last_line(person)
    told = ("ended-alone", {"seat": 0}, alone) if alone else ("ended-by-agreement", {}, ENDED)
    assert (line["code"], line["values"], line["text"], line["rule"]) == (*told, "")
    assert [line["number"] for line in person.position["log"]] == list(range(1, len(person.position["log"]) + 1))


def test_a_game_ends_when_all_people_agree(site: Site) -> None:
    nel, bo, cleo = people = started(site, "Nel", "Bo", "Cleo")
    watcher = site.person("Wim").connect(nel.id)
    log = site.log(nel.id)
    assert not bo.ask("end-game")
    for person in (*people, watcher):
        person.settle()
        assert person.table["ending"] == {"seat": 1, "waiting_for": [0, 2]}
    assert not nel.ask("answer-end-game", agree=True)
    assert bo.ask("answer-end-game", agree=True)["text"] == "Nobody wants to end the game right now.", "who wants it is not asked"
    assert nel.ask("answer-end-game", agree=False)["type"] == "refused", "nobody is asked twice"
    assert (nel.table["ending"]["waiting_for"], nel.table["status"], nel.table["ended"]) == ([2], "playing", None)
    assert not cleo.ask("answer-end-game", agree=True)
    for person in (*people, watcher):
        check_ended(person)
        assert notices(person)[-1] == ENDED
    assert site.log(nel.id) == log
    assert nel.http.get("/api/tables").json()[0]["headline"] == ENDED
    assert not nel.ask("rematch"), "they may play once more"


def test_after_it_nobody_can_act_and_all_are_told_why(site: Site) -> None:
    nel, bo = people = started(site, "Nel", "Bo")
    asked = nel if nel.is_asked else bo
    act = {"id": "late", "seq": asked.seq, "action": asked.any_action(Random(1))}
    nel.ask("end-game")
    bo.ask("answer-end-game", agree=True)
    kept = site.kept(nel.id)
    assert asked.ask("act", **act)["text"] == ENDED
    assert asked.ask("ask-consequences", id="look", actions=[act["action"]])["text"] == ENDED
    assert asked.ask("take-back", id="back", seq=asked.seq)["text"] == ENDED
    for type_, values in (("end-game", {}), ("answer-end-game", {"agree": True}), ("answer-take-back", {"agree": True})):
        assert asked.ask(type_, **values)["text"] == ENDED
    assert site.kept(nel.id) == kept
    for person in people:
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    for person in people:
        person.connect()
        check_ended(person)
        assert notices(person)[-1] == ENDED
    assert asked.ask("act", **act)["text"] == ENDED
    assert check_backup(site.path).broken == ()


def test_the_record_says_so_and_is_read_again(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nel, bo = started(site, "Nel", "Bo")
    nel.ask("end-game")
    bo.ask("answer-end-game", agree=True)
    text = nel.http.get(f"/api/tables/{nel.id}/record").text
    record = Record.from_json(text)
    assert (record.ended and record.ended.value, record.result, len(record.actions)) == ("agreement", None, 4)
    assert record.to_json() == text
    assert GAMES["cubirds"].replay(record).result is None
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "4 actions, ended before anybody had won" in capsys.readouterr().out
    with pytest.raises(MenagerieError, match="damaged-record"):
        Record.from_json(text.replace('"agreement"', '"boredom"'))


def test_a_record_of_a_game_that_was_won_does_not_say_that_it_was_ended(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], turns=2)
    play([nel], Random(1))
    text = nel.http.get(f"/api/tables/{nel.id}/record").text
    assert '"ended"' not in text
    wrong = Record.from_json(text.replace('"result": {', '"ended": "agreement",\n "result": {'))
    with pytest.raises(MenagerieError, match="record-ended-and-over"):
        GAMES["cubirds"].replay(wrong)


def test_the_operator_has_ended_what_the_operator_has_ended(site: Site) -> None:
    nel, bo = started(site, "Nel", "Bo")
    ((key,),) = site.rows("select value from secret where name = 'operator'")
    nel.ask("end-game")
    ended = httpx.post(f"{site.url}/api/operator/tables/{nel.id}/end", headers={"authorization": f"Bearer {key}"})
    assert ended.status_code == 204
    for person in (nel, bo):
        person.settle()
        assert (person.table["status"], person.table["ended"], person.table["ending"]) == ("over", "operator", None)
        assert last_line(person)["code"] == "ended-by-operator"
    assert '"ended": "operator"' in nel.http.get(f"/api/tables/{nel.id}/record").text


def test_one_who_does_not_agree_is_enough(site: Site) -> None:
    nel, bo, cleo = people = started(site, "Nel", "Bo", "Cleo")
    nel.ask("end-game")
    assert not bo.ask("answer-end-game", agree=True)
    assert not cleo.ask("answer-end-game", agree=False)
    for person in people:
        person.settle()
        assert (person.table["ending"], person.table["status"]) == (None, "playing")
    assert notices(nel) == ["Cleo didn’t agree: the game goes on."]
    assert notices(cleo) == ["You didn’t agree: the game goes on."]
    assert bo.ask("answer-end-game", agree=True)["text"] == "Nobody wants to end the game right now."
    play(people, Random(2), most=2)


def test_who_wants_it_can_withdraw_it(site: Site) -> None:
    nel, bo = people = started(site, "Nel", "Bo")
    nel.ask("end-game")
    assert not nel.ask("answer-end-game", agree=False)
    for person in people:
        person.settle()
        assert (person.table["ending"], person.table["status"]) == (None, "playing")
    assert notices(nel) == ["You no longer want to end it: the game goes on."]
    assert notices(bo) == ["Nel no longer wants to end it: the game goes on."]
    assert bo.ask("answer-end-game", agree=True)["text"] == "Nobody wants to end the game right now."


def test_alone_with_bots_it_ends_at_once(site: Site) -> None:
    (nel,) = started(site, "Nel", bots=2)
    watcher = site.person("Wim").connect(nel.id)
    assert not nel.ask("end-game")
    check_ended(nel, alone="You ended this game early.")
    check_ended(watcher, alone="Nel ended this game early.")
    assert notices(nel)[-1] == last_line(nel)["text"]
    assert nel.http.get("/api/tables").json()[0]["headline"] == last_line(nel)["text"]
    again = nel.http.get(f"/api/tables/{nel.id}/again").json()
    assert again["actions"][-1]["moments"][0]["line"]["text"] == last_line(nel)["text"]
    room = site.app.state.server.rooms._rooms[nel.id]
    assert not room.parts.autoplay.is_busy


def test_who_was_erased_is_not_asked(site: Site) -> None:
    nel, _bo = started(site, "Nel", "Bo")
    ((key,),) = site.rows("select value from secret where name = 'operator'")
    authorization = {"authorization": f"Bearer {key}"}
    assert httpx.post(f"{site.url}/api/operator/forget", json={"who": "Bo"}, headers=authorization).status_code == 200
    nel.close_code()
    nel.disconnect_and_back()
    assert not nel.ask("end-game")
    check_ended(nel)


def test_who_wants_it_too_agrees(site: Site) -> None:
    nel, bo = started(site, "Nel", "Bo")
    assert not nel.ask("end-game")
    assert not nel.ask("end-game"), "to say it twice changes nothing"
    assert nel.table["ending"] == {"seat": 0, "waiting_for": [1]}
    assert not bo.ask("end-game")
    check_ended(bo)


def test_play_goes_on_meanwhile_and_who_is_away_is_asked_too(site: Site) -> None:
    nel, bo, cleo = people = started(site, "Nel", "Bo", "Cleo")
    cleo.disconnect()
    nel.ask("end-game")
    assert not bo.ask("answer-end-game", agree=True)
    assert bo.table["ending"] == {"seat": 0, "waiting_for": [2]}
    cleo.connect()
    play(people, Random(2), most=5)
    cleo.settle()
    assert cleo.table["ending"] == {"seat": 0, "waiting_for": [2]}
    assert not cleo.ask("answer-end-game", agree=True)
    check_ended(nel)


def test_with_the_game_ends_the_wish_to_end_it(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    nel.ask("end-game")
    play(people, Random(1))
    for person in people:
        person.settle()
        assert (person.table["status"], person.table["ending"], person.table["ended"]) == ("over", None, None)
    assert bo.ask("answer-end-game", agree=True)["text"] == "This game is already over."
    assert bo.ask("end-game")["text"] == "This game is already over."


def test_a_wish_to_end_that_nobody_answers_ends(site: Site) -> None:
    nel, _ = started(site, "Nel", "Bo")
    site.waits.wish = 0.05
    nel.ask("end-game")
    nel.listen_until(lambda: nel.table["ending"] is None)
    assert nel.table["status"] == "playing"
