"""Usual answers: an answer that everyone always gives may be automated. Sealed answers and passes never are, and nothing is
revealed."""

from random import Random

import pytest
from support.forms import FORMS, Form, any_action

from menagerie.core import Action
from menagerie.core.choice import usual_of
from menagerie.games import GAMES

USUAL = [(game.name, code) for game in GAMES.values() for code in game.usual_questions()]


def test_the_ibex_has_a_usual_answer() -> None:
    assert USUAL == [("wildcards", "ask-take-back")]


def test_no_usual_answer_is_a_pass_nor_composed_nor_one_of_two() -> None:
    for game in GAMES.values():
        kinds = [kind for kind in game.action_kinds if kind.is_usual]
        assert not [kind for kind in kinds if kind.__name__ == "Pass" or kind.composes]
        assert len(game.usual_questions()) == len(set(game.usual_questions()))


@pytest.mark.parametrize("form", [form for form in FORMS if GAMES[form.game].usual_questions()], ids=str)
def test_a_usual_answer_is_to_a_question_that_nobody_seals_and_shows_nothing_that_was_hidden(form: Form) -> None:
    met = set[str]()
    for seed in range(6):
        game, random = form.new(seed), Random(seed)
        while game.to_act and len(met) < len(game.usual_questions()):
            seat = random.choice(game.to_act)
            code, answer = game.question(seat).code, usual_of(game.legal_actions(seat))
            assert (answer is not None) == (code in game.usual_questions())
            if answer is not None:
                met.add(code)
                others = [other for other in range(game.seats) if other != seat]
                assert not any(game.legal_actions(other) for other in others), "what is sealed is asked of several"
                assert not any(event.private for event in game.consequences(seat, answer))
            game.act(seat, any_action(game, seat, random))
    assert met == set(GAMES[form.game].usual_questions())


def test_an_answer_is_usual_only_where_the_game_says_so() -> None:
    assert not Action.is_usual
