"""Taking back: at once if nothing was revealed, otherwise when all others agree. It adds a line to the log, and never removes
one."""

from random import Random

import pytest
from support.server.people import Person, Site, play

from menagerie.server.limits import Rate
from menagerie.server.play.gamelog import LISTED


def asked(people: list[Person]) -> Person:
    return next(person for person in people if person.is_asked)


def to_consent(site: Site) -> list[Person]:
    """Three people. The first has sealed a bid, and then the second, so the first needs consent to take it back."""
    people = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    for person in people[:2]:
        person.act("bid refill")
    for person in people:
        person.settle()
    assert people[0].position["undo"]["how"] == "with-consent"
    return people


def test_what_showed_nothing_is_taken_back_at_once(site: Site) -> None:
    nel, bo, _ = people = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    before = nel.position
    nel.act("bid refill")
    assert nel.position["undo"]["how"] == "at-once"
    answer = nel.ask("take-back", id="back", seq=1)

    assert answer == {"type": "accepted", "id": "back", "seq": 2}
    assert nel.ask("take-back", id="back", seq=1) == answer, "said twice, done once"
    assert [action for _, _, action, _ in site.log(nel.id)] == ["bid refill", "undo 0"]
    for person in people:
        person.settle()
    assert nel.position["view"] == before["view"]
    assert nel.position["log"][:-1] == before["log"]
    assert nel.position["log"][-1]["text"] == "You took back: You have bid."
    assert bo.position["log"][-1]["text"] == "Nel took back: Nel has bid."
    assert [frame["text"] for frame in nel.frames if frame["type"] == "notice"] == ["You took back your last move."]
    assert [frame["text"] for frame in bo.frames if frame["type"] == "notice"] == ["Nel took back a move."]
    assert nel.act("bid refill")["seq"] == 3


def test_where_others_have_played_since_it_is_told_that_this_is_taken_back_too(site: Site) -> None:
    nel, bo, cleo = to_consent(site)
    nel.ask("take-back", id="back", seq=nel.seq)
    for person in (bo, cleo):
        assert not person.ask("answer-take-back", agree=True)
    nel.settle()
    told = [frame["text"] for frame in nel.frames if frame["type"] == "notice"]
    assert told[-1] == "You took back your last move and everything that has happened since."


def test_what_would_be_taken_back_has_the_names_of_now(site: Site) -> None:
    nel, bo, cleo = people = to_consent(site)
    assert not bo.ask("rename", seat=1, name="Bobo")
    for person in (nel, cleo):
        person.disconnect()
        person.connect()
    assert [done["text"] for done in nel.position["undo"]["actions"]] == ["You have bid.", "Bobo has bid."]
    assert [line["text"] for line in cleo.position["log"]][-2:] == ["Nel has bid.", "Bobo has bid."]
    cleo.act("bid refill")
    for person in people:
        person.settle()
    told = [done["text"] for done in nel.position["undo"]["actions"]]
    assert told[:2] == ["You have bid.", "Bobo has bid."]
    assert bo.position["undo"]["actions"][0]["text"] == "You have bid."


def test_there_is_nothing_to_take_back_at_the_start_nor_after_the_end(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], turns=6)
    assert nel.ask("take-back", id="a", seq=0)["text"] == "You have nothing to take back."
    play([nel], Random(1))
    assert nel.position["undo"] is None
    assert nel.ask("take-back", id="b", seq=nel.seq)["type"] == "refused"


def test_a_late_wish_to_take_back_is_refused_with_a_fresh_position(site: Site) -> None:
    nel, *_ = site.game("wildcards", ["Nel", "Bo"], form="duel")
    nel.act("bid refill")
    nel.act(nel.position["asked"]["offers"][0]["action"])
    nel.frames.clear()
    assert nel.ask("take-back", id="late", seq=1)["type"] == "refused"
    assert [frame["type"] for frame in nel.frames] == ["position", "refused"]
    assert len(site.log(nel.id)) == 2


def test_with_only_bots_everything_is_taken_back_at_once(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=2)
    random = Random(1)
    play([nel], random, most=3)
    nel.listen_until(lambda: nel.is_asked)
    assert nel.position["undo"]["how"] == "at-once"
    rows = len(site.log(nel.id))
    assert nel.ask("take-back", id="back", seq=nel.seq)["type"] == "accepted"
    nel.listen_until(lambda: nel.is_asked)
    assert len(site.log(nel.id)) > rows
    assert site.log(nel.id)[rows][2].startswith("undo ")
    play([nel], random, most=5)


def test_who_asked_can_withdraw_it(site: Site) -> None:
    nel, bo, _ = people = to_consent(site)
    assert nel.ask("take-back", id="back", seq=2)["type"] == "accepted"
    assert not nel.ask("answer-take-back", agree=False)
    for person in people:
        person.settle()
        assert person.table["take_back"] is None
    told = [[frame["text"] for frame in person.frames if frame["type"] == "notice"] for person in (nel, bo)]
    assert told == [["You withdrew your request: the move stands."], ["Nel withdrew the request: the move stands."]]
    assert len(site.log(nel.id)) == 2
    assert bo.ask("answer-take-back", agree=True)["text"] == "Nobody wants to take anything back right now."


def test_all_others_have_to_agree(site: Site) -> None:
    nel, bo, cleo = people = to_consent(site)
    before = site.log(nel.id)
    assert nel.ask("take-back", id="back", seq=2)["type"] == "accepted"
    bo.settle()
    assert (bo.table["take_back"]["seat"], bo.table["take_back"]["waiting_for"]) == (0, [1, 2])
    assert nel.ask("answer-take-back", agree=True)["text"] == "Nobody wants to take anything back right now."
    assert not bo.ask("answer-take-back", agree=True)
    assert bo.table["take_back"]["waiting_for"] == [2]
    assert site.log(nel.id) == before, "not yet"
    assert not cleo.ask("answer-take-back", agree=True)
    for person in people:
        person.settle()
        assert person.table["take_back"] is None
        assert person.position["type"] == "position"

    log = site.log(nel.id)
    assert log[:2] == before
    assert [(seat, action) for _, seat, action, _ in log[2:]] == [(0, "undo 0")], "what came after it is taken back, too"
    assert all(person.is_asked for person in people)


def test_one_who_does_not_agree_is_enough(site: Site) -> None:
    nel, bo, cleo = people = to_consent(site)
    nel.ask("take-back", id="back", seq=2)
    assert not cleo.ask("answer-take-back", agree=False)
    for person in people:
        person.settle()
        assert person.table["take_back"] is None
    assert "Cleo didn’t agree: the move stands." in [frame["text"] for frame in nel.frames if frame["type"] == "notice"]
    assert bo.ask("answer-take-back", agree=True)["text"] == "Nobody wants to take anything back right now."
    assert len(site.log(nel.id)) == 2


def test_who_is_away_has_to_agree_too_and_may_when_they_are_back(site: Site) -> None:
    """Otherwise a player could wait until the others are offline, see all bids, and bid again."""
    nel, bo, cleo = to_consent(site)
    for person in (bo, cleo):
        person.disconnect()
    nel.listen_until(lambda: not any(seat["here"] for seat in nel.table["seats"][1:]))
    assert nel.ask("take-back", id="back", seq=2)["type"] == "accepted"
    assert (nel.table["take_back"]["waiting_for"], len(site.log(nel.id))) == ([1, 2], 2)
    for person in (bo, cleo):
        person.connect()
        assert not person.ask("answer-take-back", agree=True)
    assert [action for _, _, action, _ in site.log(nel.id)][2:] == ["undo 0"]


def test_whose_place_a_bot_keeps_has_to_agree_too(site: Site, waiting_for_nobody: None) -> None:
    nel, bo, cleo = to_consent(site)
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    assert not nel.ask("set-bot", seat=1, level="beginner")
    nel.ask("take-back", id="back", seq=2)
    assert not cleo.ask("answer-take-back", agree=True)
    assert cleo.table["take_back"]["waiting_for"] == [1]
    assert len(site.log(nel.id)) == 2


def test_a_wish_to_take_back_that_nobody_answers_ends(site: Site) -> None:
    nel, *_ = to_consent(site)
    site.waits.wish = 0.05
    nel.ask("take-back", id="back", seq=2)
    nel.listen_until(lambda: nel.table["take_back"] is None)
    assert len(site.log(nel.id)) == 2


def test_bots_wait_while_somebody_wants_to_take_back(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], bots=2)
    play(people, Random(1), most=6)
    while not (wishing := [person for person in people if (person.position["undo"] or {}).get("how") == "with-consent"]):
        play(people, Random(2), most=1)
    one, other = wishing[0], people[1 - people.index(wishing[0])]
    one.settle()
    one.ask("take-back", id="back", seq=one.seq)
    if one.table["take_back"] is not None:
        lines = len(site.log(nel.id))
        other.settle()
        assert len(site.log(nel.id)) == lines, "nothing happens until it is answered"
        assert not other.ask("answer-take-back", agree=False)
    play([nel, bo], Random(3), most=4)


def test_what_was_taken_back_is_told_to_those_who_return_later(site: Site) -> None:
    nel, bo, _ = people = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    bo.disconnect()
    nel.act("bid refill")
    nel.ask("take-back", id="back", seq=1)
    for person in people:
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    bo.connect()
    assert bo.position["log"][-1]["text"] == "Nel took back: Nel has bid."


def test_an_action_meanwhile_ends_the_asking(site: Site) -> None:
    nel, bo, cleo = people = to_consent(site)
    nel.ask("take-back", id="back", seq=2)
    cleo.act("bid refill")
    assert bo.ask("answer-take-back", agree=True)["type"] == "refused"
    assert [action for _, _, action, _ in site.log(nel.id)] == ["bid refill"] * 3
    for person in people:
        person.settle()


def test_a_sealed_bid_stays_sealed_when_its_owner_wants_it_back(site: Site) -> None:
    nel, bo, cleo = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    stranger = site.person("Stranger").connect(nel.id)
    bid = next(offer["action"] for offer in nel.position["asked"]["offers"] if offer["action"] != "bid refill")
    nel.act(bid)
    bo.act("bid refill")
    nel.ask("take-back", id="back", seq=2)

    card = bid.removeprefix("bid ")
    for person in (bo, cleo, stranger):
        person.settle()
        assert person.table["take_back"] is not None
        assert card not in str(person.table["take_back"]), person.name


def test_taking_back_survives_a_new_reading_of_the_table(site: Site) -> None:
    people = to_consent(site)
    people[0].ask("take-back", id="back", seq=2)
    for person in people[1:]:
        person.ask("answer-take-back", agree=True)
    people[0].settle()
    told = people[0].position
    for person in people:
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    people[0].connect()
    for part in ("seq", "view", "log", "asked"):
        assert people[0].position[part] == told[part], part


def take_back(person: Person) -> str:
    """Act and take it back. Returns the reply to the take-back."""
    person.act("bid refill")
    answer = person.ask("take-back", id=person.new_id(), seq=person.seq)
    person.settle()
    return str(answer.get("text", answer["type"]))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "So many moves have been taken back in this game that no more can be."),
        ("de", "In diesem Spiel wurde schon so viel zurückgenommen, dass es jetzt nicht mehr geht."),
        ("nl", "In dit spel is al zo veel teruggenomen dat het nu niet meer kan."),
    ],
)
def test_after_many_times_nothing_more_is_taken_back_nor_offered(site: Site, language: str, sentence: str) -> None:
    nel, bo, _ = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    nel.disconnect()
    nel.connect(**{"accept-language": language})
    site.limits.take_backs_a_game = 3
    assert [take_back(nel) for _ in range(3)] == ["accepted"] * 3
    assert take_back(nel) == sentence
    lines = site.log(nel.id)
    assert (len(lines), nel.position["undo"]) == (7, None)
    bo.act("bid refill")
    assert bo.ask("take-back", id="others", seq=bo.seq)["type"] == "refused", "a bound of the table"

    for person in (nel, bo):
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    site.limits.take_backs_a_game = 1
    nel.connect(**{"accept-language": language})
    assert nel.position["undo"] is None, "a table where more was taken back is still opened"
    assert nel.ask("take-back", id="again", seq=nel.seq)["text"] == sentence
    assert site.log(nel.id)[:7] == lines


def test_nobody_takes_back_faster_than_a_person_would(site: Site) -> None:
    site.limits.take_backs = Rate(3, 0.0)
    nel, bo, _ = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    assert [take_back(nel) for _ in range(3)] == ["accepted"] * 3
    assert take_back(nel) == "Not so fast, please: the server needs a moment."
    assert take_back(bo) == "accepted", "each for themselves"


def test_moves_are_numbered_on_from_a_log_of_which_much_was_left_out(site: Site) -> None:
    nel, bo, _ = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    for _ in range(LISTED + 3):
        take_back(nel)
    bo.settle()
    told = [line["code"] for line in bo.position["log"]]
    assert (told.count("taken-back"), told.count("taken-back-earlier")) == (LISTED, 1)
    assert next(line["text"] for line in bo.position["log"] if line["code"] == "taken-back-earlier") == (
        "Before that, something was taken back 3 times."
    )
    last = bo.position["log"][-1]["number"]
    assert last == len(told)
    nel.frames.clear()
    nel.act("bid refill")
    (moved,) = [frame for frame in nel.frames if frame["type"] == "moved"]
    assert moved["moments"][0]["line"]["number"] == last + 1
