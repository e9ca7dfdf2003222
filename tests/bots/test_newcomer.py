"""The newcomer plays anything except absurd moves."""

from random import Random

import pytest
from support.forms import FORMS, Form, play_some
from support.tables import cubirds, wildcards

from menagerie.bots import Seen
from menagerie.bots.one_move.newcomer import NewcomerBot
from menagerie.core import AnyGame, Choice
from menagerie.wildcards import Card
from menagerie.wildcards.bidding import Bid
from menagerie.wildcards.rules.order import value_of


def choices(game: AnyGame, seat: int, times: int = 60) -> set[str]:
    """The choices of several newcomers, one after another."""
    seen = Seen.of(game, seat)
    return {str(NewcomerBot(seed).choose(seen)) for seed in range(times)}


def test_it_never_declines_a_flock_that_wins() -> None:
    game = cubirds("""
        row 1: owl flamingo parrot
        hand 1: owl*3 duck*4 robin
        hand 2: robin
        collection 1: flamingo toucan duck parrot magpie warbler
        turn: 1 flock
    """)
    assert choices(game, 0) == {"flock owl"}


def test_it_lays_birds_sooner_where_they_take_some_but_not_always() -> None:
    game = cubirds("""
        row 1: owl flamingo parrot
        row 2: toucan magpie
        row 3: warbler robin
        row 4: warbler robin
        hand 1: owl
        hand 2: robin
        pile: robin*5
    """)
    seen = Seen.of(game, 0)
    chosen = [str(NewcomerBot(seed).choose(seen)) for seed in range(60)]

    assert 25 < chosen.count("lay owl right 1") < 60


@pytest.mark.parametrize("form", [form for form in FORMS if form.game == "wildcards"], ids=str)
def test_it_never_bids_a_habitat_card_that_it_cannot_pay(form: Form) -> None:
    game, random = form.new(1), Random(1)
    while game.to_act:
        for seat in game.to_act:
            action = NewcomerBot(random.randrange(100)).choose(Seen.of(game, seat))
            if isinstance(action, Bid) and action.cards != (Card.REFILL,):
                (card,) = action.cards
                assert value_of(card) < game.view(seat).seats[seat].cards, "the refill card pays for nothing"
        play_some(game, random, 3)


def test_it_seldom_passes_and_mostly_pays_with_small_cards() -> None:
    game = wildcards("""
        edition: 2020
        bid 1: forest 2
        hand 1: forest 1, forest 1, mountains 4
        display: peacock lion
        animals: ibex eagle
        round: 1 take 1
    """)
    seen = Seen.of(game, 0)
    chosen = [str(NewcomerBot(seed).choose(seen)) for seed in range(100)]

    assert 0 < chosen.count("pass") < 20
    assert sum("mountains 4" in action for action in chosen) < 25


def test_it_refills_when_few_cards_are_left_and_keeps_most_of_them() -> None:
    game = wildcards("""
        edition: 2020
        hand 1: forest 1, forest 2
        display: peacock lion
        animals: ibex eagle
    """)
    chosen = [str(NewcomerBot(seed).choose(Seen.of(game, 0))) for seed in range(60)]
    assert 25 < chosen.count("bid refill") < 60


def test_what_it_does_with_a_choice_of_cards_is_legal() -> None:
    for form in FORMS:
        game, random = form.new(2), Random(2)
        while game.to_act:
            seat = game.to_act[0]
            if any(isinstance(action, Choice) for action in game.legal_actions(seat)):
                for action in choices(game, seat, times=3):
                    assert game.why_not(seat, game.read_action(action)) is None
            play_some(game, random, 4)
