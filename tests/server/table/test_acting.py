"""Acting: an action counts once, in order, from its own seat only; a player who is too late is sent the current position."""

from random import Random

import pytest
from support.server.people import Message, Person, Site, play

from menagerie.games import GAMES


def asked(people: list[Person]) -> Person:
    """The person whose turn it is."""
    return next(person for person in people if person.is_asked)


def test_the_same_act_sent_twice_has_one_effect_and_the_same_answer(site: Site) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    one = asked(people)
    action = one.any_action(Random(1))
    first = one.act(action, id="x", seq=0)
    second = one.act(action, id="x", seq=0)
    third = one.act("pass", id="x", seq=99)

    assert first == second == third == {"type": "accepted", "id": "x", "seq": 1}
    assert len(site.log(one.id)) == 1


def test_an_act_is_committed_before_anybody_hears_of_it(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"])
    random = Random(1)
    for _ in range(10):
        one = asked(people)
        one.answer(random)
        for person in (nel, bo):
            person.settle()
            assert person.seq == len(site.log(nel.id))


def test_an_act_of_the_past_is_refused_with_a_fresh_position(site: Site) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    random = Random(2)
    one = asked(people)
    while True:
        old: Message = {"seq": one.seq, "action": one.any_action(random)}
        for _ in range(20):
            asked(people).answer(random)
            for person in people:
                person.settle()
        said = str(GAMES["cubirds"].read_action(old["action"]))
        if (one.seat, said) not in {(seat, action) for _, seat, action, _ in site.log(one.id)}:
            break
    log = site.log(one.id)
    one.frames.clear()
    answer = one.ask("act", id="late", **old)

    assert answer["type"] == "refused"
    assert answer["text"] == "Something happened in the meantime. Look at the table again, then choose."
    assert [frame["type"] for frame in one.frames] == ["position", "refused"]
    assert one.frames[0]["seq"] == len(log)
    assert site.log(one.id) == log


def test_an_illegal_act_is_refused_with_its_rule_and_changes_nothing(site: Site) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    one, other = asked(people), next(person for person in people if not person.is_asked)
    kept = site.kept(one.id)
    for person, action in (
        (one, "draw two"),
        (one, "lay dodo left 1"),
        (one, "undo 0"),
        (one, ""),
        (one, "undo"),
        (other, "pass"),
    ):
        answer = person.act(action)
        assert answer["type"] == "refused", action
        assert answer["text"].endswith("."), action
    assert one.act("pass")["rule"] is not None
    assert site.kept(one.id) == kept


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ({}, "“” isn’t an action in this game."),
        ({"code": "fly"}, "“fly” isn’t an action in this game."),
        ({"code": "bid"}, "An action “bid” consists of code, cards, each as it appears in an offer."),
        ({"code": "bid", "cards": ["owl"]}, "An action “bid” consists of code, cards, each as it appears in an offer."),
        (
            {"code": "bid", "cards": ["refill"], "seat": 1},
            "An action “bid” consists of code, cards, each as it appears in an offer.",
        ),
        ({"code": "pass"}, "First bid a card from your hand; animals are chosen afterwards."),
        ({"code": "bid", "cards": ["refill", "refill"]}, "A bid is one card, or two if you have the eagle."),
    ],
)
def test_a_typed_action_that_is_none_is_refused_in_words_and_changes_nothing(site: Site, action: Message, told: str) -> None:
    nel, *_ = site.game("wildcards", ["Nel", "Bo"], form="duel")
    kept = site.kept(nel.id)
    answer = nel.act(action)
    assert (answer["type"], answer["text"]) == ("refused", told)
    (preview,) = nel.ask("ask-consequences", id="why", actions=[action])["previews"]
    assert (preview["refusal"], preview["rule"]) == (answer["text"], answer["rule"])
    assert site.kept(nel.id) == kept


def test_an_action_is_kept_as_a_text_whichever_way_it_was_said(site: Site) -> None:
    nel, bo = site.game("wildcards", ["Nel", "Bo"], form="duel")
    assert nel.act({"code": "bid", "cards": ["refill"]})["type"] == "accepted"
    assert bo.act(" BID  refill ")["type"] == "accepted"
    assert [action for _, _, action, _ in site.log(nel.id)] == ["bid refill", "bid refill"]


def test_two_who_bid_at_the_same_time_with_the_same_seq_both_succeed(site: Site) -> None:
    people = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    for person in people:
        person.say("act", id="bid", seq=0, action="bid refill")
    answers = [person.until(lambda frame: frame["type"] in ("accepted", "refused")) for person in people]

    assert [answer["type"] for answer in answers] == ["accepted"] * 3
    assert sorted(answer["seq"] for answer in answers) == [1, 2, 3]
    assert sorted((seat, action) for _, seat, action, _ in site.log(people[0].id)) == [(seat, "bid refill") for seat in range(3)]


def test_a_sealed_bid_may_be_changed_until_the_last_is_in(site: Site) -> None:
    nel, *_ = site.game("wildcards", ["Nel", "Bo"], form="duel")
    nel.act("bid refill")
    assert nel.position["asked"]["sealed"]
    other = next(offer["action"] for offer in nel.position["asked"]["offers"] if offer["action"] != "bid refill")
    assert nel.act(other)["type"] == "accepted"
    assert [action for _, _, action, _ in site.log(nel.id)] == ["bid refill", other]


def test_nobody_acts_for_another(site: Site) -> None:
    """There is no way to even ask for it: the seat comes from the cookie."""
    people = site.game("cubirds", ["Nel", "Bo"])
    one, other = asked(people), next(person for person in people if not person.is_asked)
    action = one.any_action(Random(1))
    kept = site.kept(one.id)

    assert other.act(action)["type"] == "refused"
    other.say("act", id="z", seq=0, action=action, seat=one.seat)
    assert "unknown field" in other.wait("refused")["text"]
    assert site.kept(one.id) == kept


def test_an_id_counts_for_its_own_seat_only(site: Site) -> None:
    nel, bo, _ = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    assert nel.act("bid refill", id="same")["seq"] == 1
    assert bo.act("bid refill", id="same")["seq"] == 2


def test_an_id_of_the_servers_own_kind_cannot_stop_a_table(site: Site, waiting_for_nobody: None) -> None:
    """The server writes the lines of bots and automatic answers under its own ids, which no id that people choose can collide
    with."""
    nel, bo = site.game("wildcards", ["Nel", "Bo"], form="duel")
    for number in range(8, 15):
        nel.act("bid refill" if number % 2 else nel.position["asked"]["offers"][0]["action"], id=f"bot-{number}")
    nel.disconnect()
    bo.listen_until(lambda: not bo.table["seats"][0]["here"])
    assert not bo.ask("set-bot", seat=0, level="beginner")
    play([bo], Random(1), most=4)
    assert [seat for _, seat, _, _ in site.log(bo.id)].count(0) > 7


def test_somebody_who_comes_back_is_told_the_same_as_somebody_who_stayed(site: Site) -> None:
    nel, bo = people = site.game("wildcards", ["Nel", "Bo"], form="duel")
    random = Random(4)
    told = [dict(line) for line in nel.position["log"]]
    start = len(nel.frames)
    for _ in range(30):
        asked(people).answer(random)
        for person in people:
            person.settle()
    told += [moment["line"] for frame in nel.frames[start:] if frame["type"] == "moved" for moment in frame["moments"]]
    stayed = nel.position
    nel.disconnect()
    nel.connect()

    assert nel.position["log"] == told
    assert [line["number"] for line in told] == list(range(1, len(told) + 1))
    for part in ("seq", "view", "asked", "outcome"):
        assert nel.position[part] == stayed[part], part
    assert bo.seq == nel.seq


def test_a_line_that_another_server_wrote_is_read_and_what_was_said_here_comes_after_it(site: Site) -> None:
    """Nothing is lost, nothing is played twice, and nobody has to reconnect."""
    nel, bo, _ = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    site.add_line(nel.id, 1, 1, "bid refill")

    assert nel.act("bid refill", id="mine")["seq"] == 2
    assert [client_id for *_, client_id in site.log(nel.id)] == ["elsewhere", "mine"]
    bo.listen_until(lambda: bo.seq == 2)
    assert bo.position["asked"]["sealed"]


def test_who_was_slower_than_another_server_is_told_what_happened_meanwhile(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    first, other = (nel, bo) if nel.is_asked else (bo, nel)
    actions = [str(offer["action"]) for offer in first.position["asked"]["offers"]]
    site.add_line(nel.id, 1, first.seat, actions[0])

    answer = first.act(actions[1], id="mine")
    assert answer["type"] == "refused"
    assert [client_id for *_, client_id in site.log(nel.id)] == ["elsewhere"]
    for person in (first, other):
        person.listen_until(lambda person=person: person.seq == 1)  # type: ignore[misc]


def test_bots_play_on_at_a_table_that_was_read_anew(slow_site: Site) -> None:
    """Even if they were thinking when it was given up."""
    site = slow_site
    (nel,) = site.game("wildcards", ["Nel"], bots=2)
    site.add_line(nel.id, 1, 0, "bid refill")
    nel.say("act", id="mine", seq=0, action="bid refill")
    nel.listen_until(lambda: nel.seq >= 3)


def test_what_was_taken_back_since_is_not_acknowledged_again(site: Site) -> None:
    """Another device of the same person still shows the question. Its answer is stale, because the action no longer stands."""
    nel, *_ = site.game("wildcards", ["Nel", "Bo"], form="duel")
    assert nel.act("bid refill", id="phone")["type"] == "accepted"
    assert nel.ask("take-back", id="back", seq=1)["type"] == "accepted"

    answer = nel.act("bid refill", id="tablet", seq=0)
    assert answer["type"] == "refused" or nel.position["asked"]["sealed"], "accepted, but nothing is sealed"
