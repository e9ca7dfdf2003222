"""What holds for every game in every form: records, texts, JSON, consequences, undo."""

import json
from dataclasses import replace
from itertools import takewhile
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, any_action, play_some

from menagerie import BadRecord, BadText, Record, Seed
from menagerie.core import Action, AnyGame, Choice, Event
from menagerie.core.message import message_from_plain
from menagerie.core.plain import from_plain, to_plain
from menagerie.core.record import EndedBy

forms = st.sampled_from(FORMS)
seeds = st.integers(0, 2**256 - 1)
lengths = st.integers(0, 300)


def played(form: Form, seed: int, actions: int) -> AnyGame:
    game = form.new(seed)
    play_some(game, Random(seed), actions)
    return game


@pytest.mark.much
@settings(max_examples=60, deadline=None)
@given(forms, seeds, lengths)
def test_a_record_replays_to_the_same_bytes(form: Form, seed: int, actions: int) -> None:
    game = played(form, seed, actions)
    record = Record.from_json(game.record().to_json())

    again = type(game).replay(record)

    assert again.to_bytes() == game.to_bytes()
    assert again.events(None) == game.events(None)
    assert again.record() == record == game.record()


@pytest.mark.much
@settings(max_examples=60, deadline=None)
@given(forms, seeds, lengths)
def test_a_drawn_table_is_complete_and_plays_on_identically(form: Form, seed: int, actions: int) -> None:
    game = played(form, seed, actions)
    again = type(game).from_text(game.to_text())
    assert again.to_bytes() == game.to_bytes()
    assert again.to_text() == game.to_text()

    play_some(game, Random(1), 60)
    play_some(again, Random(1), 60)
    assert again.to_bytes() == game.to_bytes()
    assert type(game).replay(Record.from_json(again.record().to_json())).to_bytes() == game.to_bytes()


@pytest.mark.much
@settings(max_examples=40, deadline=None)
@given(forms, seeds, lengths)
def test_actions_events_views_and_results_are_plain_json_and_come_back(form: Form, seed: int, actions: int) -> None:
    check_json(played(form, seed, actions))


@pytest.mark.parametrize("form", [Form("cubirds", 2), Form("wildcards", 3)], ids=str)
def test_the_first_actions_and_events_are_plain_json(form: Form) -> None:
    check_json(form.new(5))


def check_json(game: AnyGame) -> None:
    for seat in (*range(game.seats), None):
        for event in game.events(seat):
            assert message_from_plain(game.event_kinds, json.loads(json.dumps(event.plain()))) == event
            assert event.plain()["rule"] == event.rule
        view = game.view(seat)
        assert from_plain(type(view), json.loads(json.dumps(to_plain(view)))) == view
    for seat in game.to_act:
        for offered in game.legal_actions(seat):
            action = offered
            if isinstance(offered, Choice):
                action = offered.at_random(Random(1))
            assert isinstance(action, Action)
            assert game.why_not(seat, action) is None
            assert message_from_plain(game.action_kinds, json.loads(json.dumps(action.plain()))) == action
            assert game.read_action(str(action)) == action
    if game.result:
        assert from_plain(type(game.result), json.loads(json.dumps(to_plain(game.result)))) == game.result


@pytest.mark.parametrize("form", [Form("cubirds", 2), Form("wildcards", 3)], ids=str)
def test_a_game_that_is_over_is_drawn_recorded_and_told(form: Form) -> None:
    game = played(form, 5, 10_000)
    assert game.is_over

    drawn = type(game).from_text(game.to_text())
    assert drawn == game == type(game).replay(drawn.record())
    *_, last = game.events(None)
    assert not game.after(game.view(0), last).to_act


def agrees(would: Event, did: Event) -> bool:
    """Whether an event is the one that was foreseen; a hidden card may turn out to be any."""
    hidden = {name: None for name, value in would.values.items() if value is None}
    return would.code == did.code and would.values == did.values | hidden


@settings(max_examples=60, deadline=None)
@given(forms, seeds, lengths)
def test_consequences_are_exactly_what_happens_as_far_as_the_seat_can_know(form: Form, seed: int, actions: int) -> None:
    game = played(form, seed, actions)
    random = Random(seed)
    for seat in game.to_act[:1]:
        before, action = game.to_bytes(), any_action(game, seat, random)
        would = game.consequences(seat, action)
        assert game.to_bytes() == before
        start = len(game.events(None))
        game.act(seat, action)
        did = game.events(seat, start)

        assert would
        told = takewhile(lambda event: event.code != "hand-discarded", would)  # known cards first there, in no order that tells
        assert all(agrees(one, other) for one, other in zip(told, did, strict=False))
        assert len(would) <= len(did)
        if not any(event.reveals for event in would):
            assert len(did) == len(would)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_numbers_alone_play_whole_games(form: Form) -> None:
    """This is what simulations and compiled bots do: no facade, only numbers. A decision ends when nothing is being composed."""
    game, random, decisions = form.new(3), Random(3), 0
    rules, table = game.rules, game._table
    while count := rules.count_actions(table):
        rules.play(table, rules.action_at(table, random.randrange(count)))
        decisions += not rules.is_composing(table)

    assert game.result is not None
    assert decisions > 5
    assert [rules.has_won(table, seat) for seat in range(game.seats)].count(True) == len(game.result.winners)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_game_needs_no_seed_and_says_where_it_came_from(form: Form) -> None:
    game = type(form.new(0)).new(form.players, **dict(form.options))
    seed = game.record().seed
    assert seed is not None
    assert (len(seed.digits), seed.source, seed.commitment) == (64, "system", None)

    promised = Seed("ab" * 32, source="shared", commitment={"server": "12", "Ada": "34"})
    game = type(game).new(form.players, seed=promised, **dict(form.options))
    assert Record.from_json(game.record().to_json()).seed == promised


RECORD = Form("cubirds", 2)


def finished() -> Record:
    game = RECORD.new(1)
    play_some(game, Random(1), 10**6)
    return game.record()


def refused(text: str) -> str:
    """The code with which a record is refused."""
    with pytest.raises(BadRecord) as error:
        type(RECORD.new(0)).replay(Record.from_json(text))
    return error.value.code


def test_a_record_of_one_game_holds() -> None:
    assert finished().result is not None
    assert type(RECORD.new(0)).replay(finished()).record() == finished()


def test_a_game_that_was_ended_where_it_stood_says_so_in_its_record() -> None:
    ended = replace(played(RECORD, 1, 5).record(), ended=EndedBy.AGREEMENT)
    assert Record.from_json(ended.to_json()) == ended
    assert not type(RECORD.new(0)).replay(ended).is_over


def test_a_game_that_is_over_was_not_ended_besides() -> None:
    assert refused(replace(finished(), ended=EndedBy.AGREEMENT).to_json()) == "record-ended-and-over"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-is-no-json"),
        ("{", "record-is-no-json"),
        ("[" * 200_000, "record-is-no-json"),
        ("[]", "foreign-record"),
        ('{"format": "pgn"}', "foreign-record"),
        ('{"format": "menagerie-record", "format_version": 99}', "newer-record"),
        ('{"format": "menagerie-record", "format_version": "one"}', "damaged-record"),
        ('{"format": "menagerie-record", "format_version": 1}', "damaged-record"),
    ],
)
def test_what_is_no_record_is_refused(text: str, code: str) -> None:
    assert refused(text) == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "record-of-another-game"),
        ({"rules_version": 99}, "newer-rules"),
        ({"rules_version": 0}, "older-rules"),
        ({"players": 9}, "record-cannot-start"),
        ({"options": {"colour": "red"}}, "record-cannot-start"),
        ({"options": {"exhaustion": ["play-on"]}}, "damaged-record"),
        ({"seed": {"digits": "xyz", "source": "given", "commitment": None}}, "record-cannot-start"),
        ({"seed": None}, "record-without-start"),
        ({"table": "row 1: owl"}, "record-without-start"),
        ({"actions": ["1: fly away"]}, "record-breaks-a-rule"),
        ({"actions": ["one: pass"]}, "record-breaks-a-rule"),
        ({"actions": ["pass"]}, "record-breaks-a-rule"),
        ({"actions": ["1: pass"]}, "record-breaks-a-rule"),
        ({"seed": {"digits": "0" * 63, "source": "given", "commitment": None}}, "record-cannot-start"),
        ({"seed": {"digits": "0" * 64, "source": "magic", "commitment": None}}, "record-cannot-start"),
        ({"actions": "pass"}, "damaged-record"),
        ({"result": None}, "record-has-another-result"),
        ({"result": {"winners": [0]}}, "damaged-record"),
        ({"more": 1}, "damaged-record"),
    ],
)
def test_a_record_that_was_changed_is_refused(change: dict[str, object], code: str) -> None:
    plain = json.loads(finished().to_json()) | change
    assert refused(json.dumps(plain)) == code


@pytest.mark.parametrize("lost", range(0, 60, 7))
def test_a_record_with_a_lost_line_is_refused(lost: int) -> None:
    record = finished()
    cut = replace(record, actions=record.actions[:lost] + record.actions[lost + 1 :])
    assert refused(cut.to_json()) in ("record-breaks-a-rule", "record-has-another-result")


@pytest.mark.parametrize("text", ["", "fly", "lay", "lay parrot", "lay parrot left", "lay parrot left 5", "lay parrot left 0"])
@pytest.mark.parametrize("extra", ["", " now"])
def test_what_is_no_action_is_refused_and_changes_nothing(text: str, extra: str) -> None:
    game = RECORD.new(1)
    before = game.to_bytes()
    with pytest.raises(BadText):
        game.act(game.to_act[0], text + extra)
    assert game.to_bytes() == before


def test_plain_values_of_another_kind_are_refused() -> None:
    game = RECORD.new(1)
    lay = {"code": "lay-birds", "species": "dodo", "row": 0, "side": "left"}
    wrong: tuple[Any, ...] = (None, [], {}, {"code": "fly"}, {"code": "pass", "seat": 1}, lay)
    for plain in wrong:
        with pytest.raises(ValueError, match=r"is no|unknown"):
            message_from_plain(game.action_kinds, plain)
    with pytest.raises(TypeError):
        to_plain(object())


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_seat_takes_back_as_many_actions_as_it_may(form: Form) -> None:
    game, random = form.new(5), Random(5)
    for _ in range(40):
        if not game.to_act:
            break
        seat = random.choice(game.to_act)
        game.act(seat, any_action(game, seat, random))
        assert (game.undoable(seat) > 0) == game.may_undo(seat)
        assert all(game.undoable(other) == 0 for other in range(game.seats) if other != seat)
    before, count = len(game.record().actions), max(map(game.undoable, range(game.seats)))
    for _ in range(count):
        game.undo(next(filter(game.may_undo, range(game.seats))))
    assert len(game.record().actions) == before - count
    assert game.event_count == len(game.events(None))


def test_what_is_printed_on_the_cards_is_told() -> None:
    cubirds, wildcards = (to_plain(type(form.new(0)).facts()) for form in (Form("cubirds", 2), Form("wildcards", 3)))
    assert isinstance(cubirds, dict)
    assert (cubirds["flocks"], cubirds["copies"]) == (
        {"flamingo": [2, 3], "owl": [3, 4], "toucan": [3, 4], "duck": [4, 6], "parrot": [4, 6], "magpie": [5, 7]}
        | {"warbler": [6, 9], "robin": [6, 9]},
        {"flamingo": 7, "owl": 10, "toucan": 10, "duck": 13, "parrot": 13, "magpie": 17, "warbler": 20, "robin": 20},
    )
    assert isinstance(wildcards, dict)
    assert wildcards["bonus"] == 2
    assert wildcards["habitats"] == {
        "peacock": "forest",
        "squirrel": "forest",
        "eagle": "mountains",
        "ibex": "mountains",
        "lion": "savannah",
        "meerkat": "savannah",
    }
    assert wildcards["costs"] == {
        f"{land}-{value}": value - 1 for land in ("forest", "mountains", "savannah", "wild") for value in range(1, 5)
    }


@pytest.mark.parametrize("form", [Form("cubirds", 2), Form("wildcards", 3)], ids=str)
def test_cards_earn_parts_that_a_score_has(form: Form) -> None:
    game = form.new(1)
    play_some(game, Random(1), 10_000)
    assert game.result is not None
    for seat, score in enumerate(game.result.scores):
        assert game.scoring_cards(seat).keys() <= score.parts.keys()
    assert game.tie_break is None or len(set(game.result.ranks)) > 1
