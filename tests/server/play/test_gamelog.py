"""A game and its log: the same log gives the same game, whatever was taken back on the way."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, any_action

from menagerie import BadText, IllegalAction, Seed
from menagerie.core import Action, AnyGame
from menagerie.core.message import message_from_plain
from menagerie.core.plain import to_plain
from menagerie.server.limits import WHOLE_GAME, Limits
from menagerie.server.play.gamelog import LISTED, REMEMBERED, GameLog, GivenAnswers
from menagerie.server.presentation.shared_view import SharedView
from menagerie.server.presentation.teller import Teller
from menagerie.server.storage.rows import By, LogLine
from menagerie.server.wire.messages import Position
from menagerie.words.language import LANGUAGES

forms = st.sampled_from(FORMS)
seeds = st.integers(0, 2**64)


def start(form: Form, seed: int, log: Sequence[LogLine] = ()) -> GameLog:
    game = form.new(0)
    return GameLog(type(game), form.players, Seed.of(seed), dict(form.options), log)


def write(gamelog: GameLog, seat: int, action: str, client_id: str | None = None, by: By = "person") -> LogLine:
    return gamelog.act(seat, gamelog.game.read_action(action), by, client_id or f"m{gamelog.seq + 1}")


def act(gamelog: GameLog, seat: int, random: Random, by: By = "person") -> LogLine:
    return write(gamelog, seat, str(any_action(gamelog.game, seat, random)), by=by)


def act_or_undo(gamelog: GameLog, random: Random, often: float = 0.2) -> list[LogLine]:
    """Usually act; sometimes take back somebody's last action, and everything after it."""
    seat = random.choice(range(gamelog.game.seats))
    if gamelog.undone_by(seat) and random.random() < often:
        return [gamelog.take_back(seat, f"m{gamelog.seq + 1}")]
    return [act(gamelog, random.choice(gamelog.game.to_act), random)] if gamelog.game.to_act else []


@settings(max_examples=60, deadline=None)
@given(forms, seeds, st.integers(0, 60))
def test_the_same_log_gives_the_same_game_with_whatever_was_taken_back(form: Form, seed: int, lines: int) -> None:
    gamelog, random = start(form, seed), Random(seed)
    log = [line for _ in range(lines) for line in act_or_undo(gamelog, random)]

    again = start(form, seed, log)

    assert again.game.to_bytes() == gamelog.game.to_bytes()
    assert again.game.record() == gamelog.game.record()
    assert again.game.events(None) == gamelog.game.events(None)
    assert (again.ends, again.seq, again.taken_back) == (gamelog.ends, len(log), gamelog.taken_back)
    for seat in range(gamelog.game.seats):
        assert again.asked_since(seat) == max(gamelog.asked_since(seat), len(log) - REMEMBERED)
        assert again.offers(seat) == gamelog.game.legal_actions(seat)
        assert again.undone_by(seat) == gamelog.undone_by(seat)
        assert again.may_undo_at_once(seat) == gamelog.may_undo_at_once(seat)
        assert [again.seq_of(seat, line.client_id or "") for line in log] == [
            line.seq if line.seat == seat else None for line in log
        ]


def position(gamelog: GameLog, seat: int | None, language: str = "en") -> Position:
    names = [f"Somebody {number}" for number in range(gamelog.game.seats)]
    return Teller(gamelog, SharedView(gamelog, memory_aid=True), seat, names, language).position(None, GivenAnswers())


@settings(max_examples=60, deadline=None)
@given(forms, seeds, st.integers(0, 200))
def test_a_restored_game_is_told_as_it_was_told_before(form: Form, seed: int, lines: int) -> None:
    gamelog, random = start(form, seed), Random(seed)
    log = [line for _ in range(lines) for line in act_or_undo(gamelog, random, often=0.6)]

    again = start(form, seed, log)

    for _ in range(3):  # and it goes on as it would have
        assert (again.seq, again.ends, again.take_backs) == (gamelog.seq, gamelog.ends, gamelog.take_backs)
        assert again.take_backs == sum(line.kind == "undo" for line in log)
        for seat in (None, *range(gamelog.game.seats)):
            assert msgspec.json.encode(position(again, seat)) == msgspec.json.encode(position(gamelog, seat))
        for seat in range(gamelog.game.seats):
            assert again.undone_by(seat) == gamelog.undone_by(seat)
            assert again.may_undo_at_once(seat) == gamelog.may_undo_at_once(seat)
            ids = [line.client_id or "" for line in log]
            assert [again.seq_of(seat, each) for each in ids] == [gamelog.seq_of(seat, each) for each in ids]
        for seat, action in gamelog.game.actions:
            assert again.seq_of_same(seat, action, 0) == gamelog.seq_of_same(seat, action, 0)
        for line in act_or_undo(gamelog, random, often=0.6):
            log.append(line)
            again.follow(line)


def hesitant(form: Form, undos: int) -> list[LogLine]:
    """The log of a game whose first half was played once; then each action is played, taken back and played again."""
    gamelog, random = start(form, 5), Random(5)
    log = [act(gamelog, random.choice(gamelog.game.to_act), random) for _ in range(40)]
    while gamelog.take_backs < undos:
        log.append(act(gamelog, random.choice(gamelog.game.to_act), random))
        log.append(gamelog.take_back(log[-1].seat, f"m{gamelog.seq + 1}"))
    return log


def calls_made_by(deed: Callable[[], object]) -> int:
    """How many function calls something makes: its cost, independent of how busy the machine is."""
    calls = 0

    def count(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        deed()
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize("form", [Form("cubirds", 2), Form("wildcards", 3)], ids=str)
def test_restoring_takes_a_few_steps_for_each_line_however_much_was_taken_back(form: Form) -> None:
    log = hesitant(form, 1000)
    half = log[: len(log) // 2]
    more = calls_made_by(lambda: start(form, 5, log)) - calls_made_by(lambda: start(form, 5, half))
    assert more < 50 * (len(log) - len(half))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", [Form("cubirds", 5), Form("wildcards", 5)], ids=str)
def test_the_position_of_a_whole_game_stays_small_however_much_was_taken_back(form: Form, language: str) -> None:
    gamelog, random = start(form, 5), Random(5)
    while gamelog.game.to_act:
        line = act(gamelog, random.choice(gamelog.game.to_act), random)
        while gamelog.take_backs < Limits().take_backs_a_game and gamelog.kept_by(line.seat) and random.random() < 0.7:
            gamelog.take_back(line.seat)
            line = act(gamelog, random.choice(gamelog.game.to_act), random)
    told = position(gamelog, 0, language)
    assert gamelog.take_backs > 100
    assert len(msgspec.json.encode(told)) < WHOLE_GAME

    codes = [line.code for line in told.log]
    assert [line.number for line in told.log] == list(range(1, len(told.log) + 1))
    assert (codes.count("taken-back"), codes.count("taken-back-earlier")) == (LISTED, 1)
    assert codes[codes.index("taken-back") - 1] == "taken-back-earlier"
    earlier = next(line for line in told.log if line.code == "taken-back-earlier")
    assert earlier.values == {"count": gamelog.take_backs - LISTED}
    assert str(gamelog.take_backs - LISTED) in earlier.text


def test_a_seat_may_take_back_at_once_again_after_the_next_seat_has_taken_back() -> None:
    """A restored game would say the same: what was taken back was never played there."""
    gamelog = start(Form("wildcards", 3), 1)
    log = [write(gamelog, 0, "bid refill"), write(gamelog, 1, "bid refill"), gamelog.take_back(1)]
    assert [gamelog.may_undo_at_once(seat) for seat in range(3)] == [True, False, False]
    assert start(Form("wildcards", 3), 1, log).may_undo_at_once(0)


@settings(max_examples=60, deadline=None)
@given(forms, seeds, st.integers(1, 60))
def test_what_is_taken_back_leaves_the_game_as_it_was(form: Form, seed: int, actions: int) -> None:
    """Whether the engine undoes the last action or the game is replayed from its start."""
    gamelog, random = start(form, seed), Random(seed)
    before = []
    for _ in range(actions):
        if gamelog.game.to_act:
            before.append((gamelog.game.to_bytes(), gamelog.game.events(None)))
            act(gamelog, random.choice(gamelog.game.to_act), random)
    seat = random.choice([seat for seat, _ in gamelog.game.actions])
    kept = max(index for index, (actor, _) in enumerate(gamelog.game.actions) if actor == seat)
    undone = gamelog.undone_by(seat)

    line = gamelog.take_back(seat)

    assert (line.kind, line.action, line.seat) == ("undo", str(kept), seat)
    assert (gamelog.game.to_bytes(), gamelog.game.events(None)) == before[kept]
    assert gamelog.seq == len(before) + 1, "an undo is one more line, and no line less"
    told = [(taken.first, taken.followed) for taken in gamelog.taken_back]
    moves = len(list(groupby(actor for actor, _ in undone)))
    assert not undone or told == [(undone[0][1].line, moves - 1)], "and everybody may know what it was"
    assert gamelog.ends[-1] == gamelog.game.event_count


def oddly(game: AnyGame, action: Action, random: Random) -> Action:
    """The same action with its cards in another order, and with its animal's place even where it could be omitted."""
    plain: Any = action.plain()
    for value in plain.values():
        if isinstance(value, list):
            random.shuffle(value)
    if "place" in plain and plain["place"] is None:
        view: Any = to_plain(game.view(None))
        plain["place"] = view["display"].index(plain["species"])
    return message_from_plain(game.action_kinds, plain)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_log_spells_every_action_as_the_record_does_however_it_was_said(form: Form) -> None:
    gamelog, random = start(form, 3), Random(3)
    lines, said = list[LogLine](), list[str]()
    while gamelog.game.to_act:
        seat = random.choice(gamelog.game.to_act)
        action = any_action(gamelog.game, seat, random)
        assert isinstance(action, Action)
        odd = oddly(gamelog.game, action, random)
        text = f"  {odd} ".upper().replace(" ", "  ")
        lines.append(gamelog.act(seat, odd if random.random() < 0.5 else gamelog.game.read_action(text)))
        said.append(str(odd))
    record = gamelog.game.record()
    assert tuple(f"{line.seat + 1}: {line.action}" for line in lines) == record.actions
    assert (said != [line.action for line in lines]) == (form.game == "wildcards"), "much of it was said in another form"

    before = [replace(line, action=text) for line, text in zip(lines, said, strict=True)]  # as older servers have kept it
    assert start(form, 3, before).game.record() == record


def test_the_same_action_is_found_in_whatever_order_its_cards_were_said() -> None:
    gamelog, random = start(Form("wildcards", 3), 5), Random(5)
    found = 0
    while gamelog.game.to_act:
        seat = random.choice(gamelog.game.to_act)
        line = act(gamelog, seat, random)
        plain: Any = gamelog.game.read_action(line.action).plain()
        name, cards = next(((name, each) for name, each in plain.items() if isinstance(each, list)), ("", []))
        if len(set(cards)) > 1:
            found += 1
            other = gamelog.game.read_action({**plain, name: cards[::-1]})
            fewer = gamelog.game.read_action({**plain, name: cards[1:]})
            assert gamelog.seq_of_same(seat, other, line.seq - 1) == line.seq
            assert gamelog.seq_of_same(seat, fewer, line.seq - 1) is None
            assert gamelog.seq_of_same(seat, other, line.seq) is None, "that was before"
            assert gamelog.seq_of_same((seat + 1) % 3, other, line.seq - 1) is None, "another one did it"
    assert found > 3


def test_an_illegal_line_changes_nothing() -> None:
    gamelog = start(Form("cubirds", 2), 1)
    seat, before = gamelog.game.to_act[0], gamelog.game.to_bytes()
    for wrong_seat, action in ((1 - seat, "pass"), (seat, "fly"), (seat, "lay dodo left 1"), (seat, "draw")):
        with pytest.raises((IllegalAction, BadText)):
            write(gamelog, wrong_seat, action)
    assert (gamelog.seq, gamelog.ends[1:], gamelog.game.to_bytes()) == (0, [], before)
    assert gamelog.seq_of(seat, "m1") is None


def test_a_repeated_client_id_is_found_where_it_was_written_first() -> None:
    gamelog = start(Form("wildcards", 3), 1)
    write(gamelog, 1, "bid refill", "mine")
    write(gamelog, 0, "bid refill", "mine")

    assert [gamelog.seq_of(seat, "mine") for seat in range(3)] == [2, 1, None]


def test_a_question_of_simultaneous_bids_stays_the_same_question_while_others_answer() -> None:
    gamelog = start(Form("wildcards", 3), 1)
    assert [gamelog.asked_since(seat) for seat in range(3)] == [0, 0, 0]

    write(gamelog, 1, "bid refill")
    assert [gamelog.asked_since(seat) for seat in range(3)] == [0, 1, 0]
    assert gamelog.is_asked(0, 0)
    assert not gamelog.is_asked(1, 1), "it has sealed, though it may still change its mind"

    write(gamelog, 2, "bid refill")
    assert gamelog.asked_since(0) == 0, "an answer that was chosen at the start is not stale"
    write(gamelog, 0, "bid refill")
    assert min(gamelog.asked_since(seat) for seat in range(3)) == 3, "now all are asked something else"


def test_who_has_sealed_may_take_it_back_at_once_until_another_seals() -> None:
    gamelog = start(Form("wildcards", 3), 1)
    assert gamelog.undone_by(0) == []

    write(gamelog, 0, "bid refill")
    assert [gamelog.may_undo_at_once(seat) for seat in range(3)] == [True, False, False]
    write(gamelog, 1, "bid refill")
    assert [gamelog.may_undo_at_once(seat) for seat in range(3)] == [False, True, False]


def test_taking_back_takes_back_all_that_followed() -> None:
    gamelog = start(Form("wildcards", 3), 1)
    for seat in range(2):
        write(gamelog, seat, "bid refill")

    undone = [[(actor, first.line.code) for actor, first in gamelog.undone_by(seat)] for seat in range(3)]
    assert undone == [[(0, "bid-sealed"), (1, "bid-sealed")], [(1, "bid-sealed")], []]


def test_what_a_seat_does_in_a_row_is_one_move_when_it_is_taken_back() -> None:
    gamelog, random = start(Form("cubirds", 2), 1), Random(1)
    first = gamelog.game.to_act[0]
    act(gamelog, first, random)
    while gamelog.game.to_act == (first,):  # the server answers these for a seat that has no choice
        act(gamelog, first, random, "automatic")
    gamelog.take_back(first)
    assert gamelog.taken_back[-1].followed == 0, "nobody has made another move"

    act(gamelog, first, random)
    while gamelog.game.to_act == (first,):
        act(gamelog, first, random, "automatic")
    while gamelog.game.to_act == (1 - first,):
        act(gamelog, 1 - first, random)
    gamelog.take_back(first)
    assert gamelog.taken_back[-1].followed == 1


def test_a_finished_game_cannot_be_taken_back() -> None:
    gamelog, random = start(Form("cubirds", 1), 1), Random(1)
    while gamelog.game.to_act:
        act(gamelog, gamelog.game.to_act[0], random)
    assert gamelog.undone_by(0) == []


def test_the_steps_of_the_last_action_are_counted_as_people_see_them() -> None:
    gamelog, random = start(Form("cubirds", 2), 1), Random(1)
    assert gamelog.sentences_of_last == 0
    act(gamelog, gamelog.game.to_act[0], random)
    assert 0 < gamelog.sentences_of_last <= gamelog.ends[-1] - gamelog.ends[-2]
