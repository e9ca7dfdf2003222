"""How a game of Wild Cards went, and what decided it: points, animals, or neither."""

from random import Random

import pytest
from support.forms import play_some
from support.tables import wildcards

from menagerie import WildCards
from menagerie.core import Line
from menagerie.core.course import Course, Verdict, decisive
from menagerie.words import Words
from menagerie.words.language import speaking


def over(lines: str) -> Verdict:
    found = wildcards(f"{lines}\nround: 14 over").verdict
    assert found is not None
    return found


def course(game: WildCards) -> Course:
    found = game.course()
    assert found is not None
    return found


def test_points_decide_and_the_part_that_made_most_of_the_difference() -> None:
    told = over("""
        collection 1: ibex*3 lion
        collection 2: eagle*4
        collection 3: lion
        leaders 1: ibex lion
        leaders 2: eagle
        tokens 1: 6
        tokens 2: 2
    """)

    assert told.why == Line("why-points", {"most": 15, "next": 11, "own": 6, "other": 2, "part": "tokens"})
    assert told.deciding == (("total", "tokens"), (), ())
    assert told.near == (None, Line("near-points", {"count": 4}), Line("near-points", {"count": 13}))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "15 points to 11: the leaders (2 to 0) and the score tokens (5 to 3) made the difference"),
        ("de", "15 Punkte zu 11; den Ausschlag gaben die Bonuskarten (2 zu 0) und die Punktemarker (5 zu 3)"),
        ("nl", "15 punten tegen 11: de leiders (2 tegen 0) en de fiches (5 tegen 3) maakten het verschil"),
    ],
)
def test_two_parts_that_made_as_much_of_the_difference_are_both_named(language: str, told: str) -> None:
    found = over("collection 1: ibex*3 lion*2; collection 2: eagle*3 squirrel*2; leaders 1: ibex lion; tokens 1: 5; tokens 2: 3")

    assert found.deciding[0] == ("total", "leaders", "tokens")
    with speaking(language):
        assert Words("wildcards", names=["Ada", "Bo", "Cleo"], you=0).say(found.why) == told


def test_where_three_parts_made_as_much_none_of_them_is_named() -> None:
    found = over("collection 1: ibex*3 lion*2; collection 2: eagle*3 squirrel; leaders 1: ibex; tokens 1: 4; tokens 2: 3")

    assert found.why == Line("why-more-points", {"most": 13, "next": 10})
    assert found.deciding[0] == ("total",)


def test_whoever_was_ahead_all_the_time_never_went_ahead() -> None:
    game = wildcards("""
        collection 1: ibex*3 lion; collection 2: eagle*4; collection 3: lion
        tokens 1: 6; round: 14 over
    """)
    assert course(game).turning is None


def test_the_round_that_decided_is_not_the_first_one_with_an_animal_more() -> None:
    """Seven to seven with one animal more is ahead, but the later gain from the peacock won the game."""
    told = Line("turning-animals", {"seat": 1, "turn": 6, "most": 14, "next": 9, "cards": ["peacock"], "was_ahead": "yes"})
    assert Words("wildcards", names=["Ada", "Bo"], you=0).say(told) == "Round 6: Bo takes a peacock and pulls away, 14 to 9."
    assert decisive([0, 0, 1, 1, 5, 6], since=1) == 4


def test_of_equal_points_the_animals_decide_and_are_counted() -> None:
    told = over("""
        collection 1: ibex*2 lion
        collection 2: eagle*2 meerkat squirrel
        collection 3: lion
        tokens 1: 4
        tokens 2: 4
    """)

    assert told.deciding == ((), ("animals",), ())
    assert told.near[0] == Line("near-animals", {"count": 1})
    said = Words("wildcards", names=["Ada", "Bo", "Cleo"], you=0).say(told.why)
    assert said == "9 points each, but Bo has more animals, 4 to 3"


def test_equal_points_and_animals_are_a_shared_win() -> None:
    told = over("""
        collection 1: ibex*2
        collection 2: eagle*2
        collection 3: lion
        tokens 1: 4
        tokens 2: 4
    """)

    assert told.why == Line("why-equal-points", {"points": 8, "animals": 2})
    assert told.near == (None, None, Line("near-points", {"count": 6}))


FORMS = [(3, {}), (5, {"edition": 2020}), (2, {"edition": "duel"}), (3, {"leo": True})]


@pytest.mark.parametrize(("players", "options"), FORMS, ids=str)
def test_the_last_mark_is_the_result(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        game = WildCards.new(players, seed=seed, **options)
        play_some(game, Random(seed), 50)
        assert (game.verdict, game.course(), game.last_hands()) == (None, None, None)
        play_some(game, Random(seed), 10_000)
        result, told = game.result, course(game)
        assert result is not None
        assert told.marks[0].values == (0,) * players
        assert told.marks[-1].values == tuple(score.total for score in result.scores)
        assert [mark.number for mark in told.marks] == list(range(game.view(None).rounds + 1))
        _check_turning(told, result.winners)
        held = [event.values for event in game.events(None) if event.code == "hand-discarded"]
        assert [len(hand) for hand in game.last_hands() or ()] == [
            sum(values["seat"] == seat for values in held) for seat in range(players)
        ]


def _check_turning(told: Course, winners: tuple[int, ...]) -> None:
    """From the turning on, the winner is never behind, and no later round brought more."""
    if told.turning is None:
        assert len(winners) > 1
        return
    at = told.turning.values["turn"]
    assert isinstance(at, int)
    (winner,) = winners
    assert all(mark.values[winner] == max(mark.values) for mark in told.marks[at:])
    leads = [mark.values[winner] - max(value for seat, value in enumerate(mark.values) if seat != winner) for mark in told.marks]
    assert leads[at] - leads[at - 1] == max(leads[index] - leads[index - 1] for index in range(at, len(leads)))
    if told.turning.code != "turning-equal":
        assert (leads[at - 1] > 0) <= (told.turning.values["was_ahead"] == "yes")


def test_a_running_game_tells_the_points_that_everyone_can_count_and_no_secret_animal() -> None:
    game = wildcards("""
        edition: duel
        secret 1: lion
        collection 1: lion*2
        collection 2: eagle*3
        tokens 1: 2
        round: 4 bid
    """)
    standing = game.standing()
    assert standing is not None
    assert (standing.number, standing.values) == (4, (6, 6))
