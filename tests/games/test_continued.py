"""A game that goes on from a moment of another one knows what one seat knew, and nothing else."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, play_some
from support.guesses import other_world

from menagerie.core import AnyGame, BadRecord, IllegalAction, Record
from menagerie.games import GAMES

forms = st.sampled_from(FORMS)
seeds = st.integers(0, 10**6)


def played(form: Form, seed: int, actions: int) -> AnyGame:
    """A game in play after some actions."""
    game: AnyGame = form.new(seed)
    play_some(game, Random(seed), actions)
    while game.is_over:
        seed, game = seed + 1, form.new(seed)
        play_some(game, Random(seed), actions // 2)
    return game


@settings(max_examples=15, deadline=None)
@given(forms, seeds, st.integers(0, 60))
def test_games_that_a_seat_cannot_tell_apart_go_on_as_the_same_game(form: Form, seed: int, actions: int) -> None:
    """So nothing that was hidden from the seat can be seen in the new game, nor in what comes after."""
    game = played(form, seed, actions)
    for seat in range(form.players):
        twin: Any = other_world(game, seat, Random(seed))
        one, other = game.continued(seat, 5), twin.continued(seat, 5)
        assert one.to_bytes() == other.to_bytes()
        assert [one.view(each) for each in (None, *range(one.seats))] == [other.view(each) for each in (None, *range(one.seats))]
        assert one.events(seat) == other.events(seat) == ()  # its history begins here


@settings(max_examples=15, deadline=None)
@given(forms, seeds, st.integers(0, 60))
def test_it_is_replayed_from_its_record_to_the_same_bytes_and_so_is_one_that_goes_on_from_it(
    form: Form, seed: int, actions: int
) -> None:
    game = played(form, seed, actions)
    for seat in (0, form.players - 1):
        game = game.continued(seat)
        play_some(game, Random(seed), 8)
        record = Record.from_json(game.record().to_json())
        again = GAMES[form.game].replay(record)
        assert again == game
        assert again.record() == record
        if game.is_over:
            return


def test_the_seat_that_goes_on_still_sees_what_it_saw() -> None:
    game = played(Form("cubirds", 3, ()), 4, 30)
    assert game.continued(1, 9).view(1) == game.view(1)
    assert game.continued(1, 9).to_bytes() != game.to_bytes()  # the others' cards are other ones


@pytest.mark.parametrize("seat", [-1, 1, 7])
def test_only_a_person_can_go_on(seat: int) -> None:
    game = GAMES["cubirds"].new(1, seed=1)  # RobinBird has seat 1
    with pytest.raises(IllegalAction):
        game.continued(seat)


def test_nothing_goes_on_after_the_end() -> None:
    game = GAMES["cubirds"].new(2, seed=1, turn_limit=1)
    play_some(game, Random(1), 10)
    assert game.is_over
    with pytest.raises(IllegalAction):
        game.continued(0)


def test_a_record_says_its_version_only_if_older_programs_cannot_read_it() -> None:
    game = GAMES["cubirds"].new(2, seed=1)
    assert '"format_version": 1' in game.record().to_json()
    assert '"format_version": 2' in game.continued(0, 1).record().to_json()
    assert "earlier" not in game.record().to_json()


def test_a_record_whose_earlier_part_breaks_a_rule_is_refused() -> None:
    text = played(Form("wildcards", 3, (("edition", "2022"),)), 1, 4).continued(0, 1).record().to_json()
    with pytest.raises(BadRecord) as refused:
        GAMES["wildcards"].replay(Record.from_json(text.replace("1: bid", "1: pay", 1)))
    assert refused.value.code == "record-breaks-a-rule"
