"""Minds: what they weigh; and that, in imagined worlds too, nobody uses what only others know."""

from random import Random

import pytest
from support.forms import FORMS, Form, play_some
from support.guesses import guessed

from menagerie import GAMES
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.mind import ways_of
from menagerie.bots.minds.pad import plain_pad
from menagerie.bots.weights import weights_of

PRINTED = [Form(name, form.players, tuple(form.options.items())) for name, kind in GAMES.items() for form in kind.forms()]


@pytest.mark.parametrize("form", PRINTED, ids=str)
def test_every_printed_form_has_weights_that_fit(form: Form) -> None:
    game = form.new(1)
    mind, weights = MINDS[form.game], weights_of(form.game, MINDS[form.game].form_of(game._table))

    assert weights is not None
    assert (len(weights.answers), len(weights.values)) == (mind.answer_weights, mind.value_weights)
    assert weights.rules_version == game.rules_version
    assert weights.made_by.startswith(f"menagerie tune {form.game} --players {form.players} ")


@pytest.mark.parametrize(("game", "form"), [("cubirds", "2"), ("wildcards", "duel")])
def test_the_reference_keeps_its_weights(game: str, form: str) -> None:
    weights = weights_of(game, form, "search-1")

    assert weights is not None
    assert (len(weights.answers), len(weights.values)) == (MINDS[game].answer_weights, MINDS[game].value_weights)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_an_answer_is_weighed_by_nothing_that_the_seat_cannot_know(form: Form) -> None:
    """The seat's copy, the true table and any world that is guessed: the same numbers with the same scores."""
    random, weighed = Random(1), 0
    for seed in range(2):
        game = form.new(seed)
        while game.to_act and weighed < 40 * (seed + 1):
            for seat in game.to_act:
                own = scores(form.game, game.decision(seat).table)
                for table in (game._table.copy(), guessed(game, game._table, seat, seed)):
                    type(game).rules.unseal(table, seat)
                    assert scores(form.game, table) == own, f"seat {seat}\n{game.to_text()}"
                weighed += 1
            play_some(game, random, 3)
    assert weighed > 5


def scores(game: str, table: object) -> dict[int, float]:
    """The numbers of each answer of the seat to act, with its score by weights that are all different."""
    mind, pad = MINDS[game], plain_pad()
    weights = [0.37 * (place % 101) + 0.01 * (place % 7) for place in range(mind.answer_weights)]
    count = ways_of(mind).weigh(table, pad, weights)
    return {pad.numbers[index]: pad.scores[index] for index in range(count)}


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_chances_to_win_add_up_to_one(form: Form) -> None:
    game, mind, random, pad = form.new(2), MINDS[form.game], Random(2), plain_pad()
    values = mind.first_value_weights()
    while game.to_act:
        ways_of(mind).judge(game._table, pad, values)
        assert sum(pad.chances[: game.seats]) == pytest.approx(1)
        play_some(game, random, 7)
    ways_of(mind).judge(game._table, pad, values)
    assert tuple(pad.chances[: game.seats]) == pytest.approx((*game.returns(), 0.0)[: game.seats])
