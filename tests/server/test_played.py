"""A game and its log: the same log gives the same game, whatever was taken back on the way."""

from random import Random

import pytest
from forms import FORMS, Form, any_action
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie import BadText, IllegalAction, Seed
from menagerie.server.played import UNDO, Played
from menagerie.server.store import EventRow

forms = st.sampled_from(FORMS)
seeds = st.integers(0, 2**64)


def start(form: Form, seed: int, log: list[EventRow] | None = None) -> Played:
    game = form.new(0)
    return Played(type(game), form.players, Seed.of(seed), dict(form.options), log or [])


def write(played: Played, seat: int, action: str, client_id: str | None = None) -> EventRow:
    line = EventRow(played.seq + 1, seat, action, client_id or f"m{played.seq + 1}", "2026-01-01T00:00:00.000+00:00")
    played.apply(line)
    return line


def act(played: Played, seat: int, random: Random) -> EventRow:
    return write(played, seat, str(played.game.read_action(str(any_action(played.game, seat, random)))))


def act_or_undo(played: Played, random: Random) -> None:
    """Mostly an action; sometimes somebody's last action, and all after it, is taken back."""
    seat = random.choice(range(played.game.seats))
    kept = played.kept_without_last_of(seat)
    if kept is not None and random.random() < 0.2:
        write(played, seat, f"{UNDO} {kept}")
    elif played.game.to_act:
        act(played, random.choice(played.game.to_act), random)


@settings(max_examples=60, deadline=None)
@given(forms, seeds, st.integers(0, 60))
def test_the_same_log_gives_the_same_game_with_whatever_was_taken_back(form: Form, seed: int, lines: int) -> None:
    played, random = start(form, seed), Random(seed)
    for _ in range(lines):
        act_or_undo(played, random)

    again = start(form, seed, played.log)

    assert again.game.to_bytes() == played.game.to_bytes()
    assert again.game.record() == played.game.record()
    assert again.game.events(None) == played.game.events(None)
    assert (again.ends, again.log, again.seq) == (played.ends, played.log, len(played.log))
    for seat in range(played.game.seats):
        assert again.asked_since(seat) == played.asked_since(seat)
        assert again.undone_by(seat, seat) == played.undone_by(seat, seat)
        assert again.may_undo_at_once(seat) == played.may_undo_at_once(seat)
        assert [again.seq_of(seat, line.client_id) for line in played.log] == [
            line.seq if line.seat == seat else None for line in played.log
        ]


@settings(max_examples=60, deadline=None)
@given(forms, seeds, st.integers(1, 60))
def test_what_is_taken_back_leaves_the_game_as_it_was(form: Form, seed: int, actions: int) -> None:
    """Whether the engine takes the last action back or the game is played again from its start."""
    played, random = start(form, seed), Random(seed)
    before = []
    for _ in range(actions):
        if played.game.to_act:
            before.append((played.game.to_bytes(), played.game.events(None)))
            act(played, random.choice(played.game.to_act), random)
    kept = random.randrange(len(before))

    write(played, played.log[kept].seat, f"{UNDO} {kept}")

    assert (played.game.to_bytes(), played.game.events(None)) == before[kept]
    assert played.seq == len(before) + 1, "an undo is one more line, and no line less"
    assert played.ends[-1] == played.game.event_count


def test_an_illegal_line_changes_nothing() -> None:
    played = start(Form("cubirds", 2), 1)
    seat, before = played.game.to_act[0], played.game.to_bytes()
    for wrong_seat, action in ((1 - seat, "pass"), (seat, "fly"), (seat, "lay dodo left 1"), (seat, "draw")):
        with pytest.raises((IllegalAction, BadText)):
            write(played, wrong_seat, action)
    assert (played.seq, played.ends[1:], played.game.to_bytes()) == (0, [], before)
    assert played.seq_of(seat, "m1") is None


def test_a_repeated_client_id_is_found_where_it_was_written_first() -> None:
    played = start(Form("wildcards", 3), 1)
    write(played, 1, "bid refill", "mine")
    write(played, 0, "bid refill", "mine")

    assert [played.seq_of(seat, "mine") for seat in range(3)] == [2, 1, None]


def test_a_question_of_simultaneous_bids_stays_the_same_question_while_others_answer() -> None:
    played = start(Form("wildcards", 3), 1)
    assert [played.asked_since(seat) for seat in range(3)] == [0, 0, 0]

    write(played, 1, "bid refill")
    assert [played.asked_since(seat) for seat in range(3)] == [0, 1, 0]
    assert played.is_asked(0, 0)
    assert not played.is_asked(1, 1), "it has sealed, though it may still change its mind"

    write(played, 2, "bid refill")
    assert played.asked_since(0) == 0, "an answer that was chosen at the start is not stale"
    write(played, 0, "bid refill")
    assert min(played.asked_since(seat) for seat in range(3)) == 3, "now all are asked something else"


def test_who_has_sealed_may_take_it_back_at_once_until_another_seals() -> None:
    played = start(Form("wildcards", 3), 1)
    assert [played.undone_by(seat, seat) for seat in (None, 0)] == [[], []]

    write(played, 0, "bid refill")
    assert [played.may_undo_at_once(seat) for seat in range(3)] == [True, False, False]
    write(played, 1, "bid refill")
    assert [played.may_undo_at_once(seat) for seat in range(3)] == [False, True, False]


def test_taking_back_takes_back_all_that_followed() -> None:
    played = start(Form("wildcards", 3), 1)
    for seat in range(2):
        write(played, seat, "bid refill")

    undone = [[(actor, line.code) for actor, line in played.undone_by(seat, None)] for seat in range(3)]
    assert undone == [[(0, "bid-sealed"), (1, "bid-sealed")], [(1, "bid-sealed")], []]


def test_a_finished_game_cannot_be_taken_back() -> None:
    played, random = start(Form("cubirds", 1), 1), Random(1)
    while played.game.to_act:
        act(played, played.game.to_act[0], random)
    assert played.undone_by(0, 0) == []


def test_the_steps_of_the_last_action_are_counted_as_people_see_them() -> None:
    played, random = start(Form("cubirds", 2), 1), Random(1)
    assert played.steps_of_last == 0
    act(played, played.game.to_act[0], random)
    assert 0 < played.steps_of_last <= played.ends[-1] - played.ends[-2]
