"""How a game of CuBirds went, and what decided it: for every ending, in numbers."""

from random import Random

import pytest
from support.forms import play_some
from support.tables import cubirds

from menagerie import CuBirds
from menagerie.core import Line
from menagerie.core.course import Course, Verdict
from menagerie.core.plain import Plain
from menagerie.words import Words


def verdict(game: CuBirds) -> Verdict:
    assert game.verdict is not None
    return game.verdict


def course(game: CuBirds) -> Course:
    found = game.course()
    assert found is not None
    return found


def won_by(flock: str, own: str, other: str) -> CuBirds:
    game = cubirds(f"""
        row 1: parrot toucan
        hand 1: {flock}*3 robin
        hand 2: warbler*2 robin
        collection 1: {own}
        collection 2: {other}
        turn: 1 flock
    """)
    game.act(0, f"flock {flock}")
    return game


def test_seven_species_decide_and_who_lost_lacked_a_few() -> None:
    game = won_by("flamingo", "owl*4 toucan duck parrot magpie warbler", "robin duck owl magpie parrot warbler")

    assert verdict(game).why.code == "why-seven-kinds"
    assert verdict(game).deciding == (("flamingo", "owl", "toucan", "duck", "parrot", "magpie", "warbler"), ())
    assert verdict(game).near == (None, Line("near-kinds", {"count": 1}))


def test_three_and_three_decide_and_no_other_bird() -> None:
    game = won_by("toucan", "toucan*2 flamingo*4 owl", "robin*3 duck*2")

    assert verdict(game).why.values["cards"] == ["flamingo"] * 3 + ["toucan"] * 3
    assert verdict(game).deciding == (("flamingo", "toucan"), ())
    assert verdict(game).near == (None, Line("near-threes", {"count": 1}))


def test_both_goals_at_once_are_told_as_both() -> None:
    game = cubirds("""
        collection 1: toucan*3 flamingo*3 owl duck parrot magpie robin
        turn: over
    """)

    assert verdict(game).why.code == "why-both-goals"


@pytest.mark.parametrize("ending", ["no-redeal", "exhaustion", "turn-limit"])
def test_where_the_most_birds_win_they_are_counted(ending: str) -> None:
    game = cubirds(f"""
        collection 1: owl duck*2 robin
        collection 2: owl*2 magpie*3
        turn: over
        ended: {ending}
    """)
    told = Words("cubirds", names=["Ada", "Bo"], you=0)

    assert verdict(game).why == Line("why-most-birds", {"ending": ending, "turns": 1, "most": 5, "next": 4})
    assert verdict(game).deciding == ((), ("owl", "magpie"))
    assert told.say(verdict(game).near[0] or Line("")) == "So close: one more bird, and you’d have shared the win."
    assert course(game).measure == "course-birds"


def test_equal_birds_share_the_win_and_no_moment_decided() -> None:
    game = cubirds("""
        collection 1: owl duck*2
        collection 2: magpie*3
        turn: over
        ended: turn-limit
    """)

    assert verdict(game).why.code == "why-equal-birds"
    assert verdict(game).near == (None, None)
    assert course(game).turning is None


def test_the_flock_that_brought_the_lead_for_good_is_the_turning() -> None:
    game = cubirds("""
        row 1: parrot toucan
        row 2: parrot toucan
        row 3: parrot toucan
        row 4: parrot toucan
        hand 1: flamingo*2 warbler*6 robin*2
        hand 2: magpie*2 robin
        collection 1: owl toucan duck parrot magpie
        collection 2: owl toucan duck parrot magpie
        pile: duck*9
        turn: 1 flock
    """)
    game.act(0, "flock flamingo")
    assert (game.verdict, game.course(), game.last_hands()) == (None, None, None)
    for line in ("2: lay magpie left 1", "2: keep", "2: pass", "1: lay robin left 1", "1: keep", "1: flock warbler"):
        seat, action = line.split(": ")
        game.act(int(seat) - 1, action)

    assert [mark.values for mark in course(game).marks] == [(1, 2), (1, 2), (0, 2)]
    cards: list[Plain] = ["flamingo", "flamingo"]
    assert course(game).turning == Line("turning-flock", {"seat": 0, "turn": 1, "cards": cards, "kept": 1})
    assert game.last_hands() == ((), ("robin",))


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("options", [{}, {"turn_limit": 30}])
def test_the_last_mark_is_the_result(players: int, options: dict[str, int]) -> None:
    for seed in range(6):
        game = CuBirds.new(players, seed=seed, **options)
        play_some(game, Random(seed), 10_000)
        result, told = game.result, course(game)
        assert result is not None
        assert [mark.number for mark in told.marks] == list(range(len(told.marks)))
        assert told.marks[0].values == (told.marks[0].values[0],) * game.seats
        last = told.marks[-1].values
        if told.measure == "course-birds":
            assert last == tuple(score.total for score in result.scores)
        else:
            assert {seat for seat, value in enumerate(last) if value == 0} == set(result.winners)
        assert CuBirds.replay(game.record()).course() == told


def test_a_running_game_tells_how_many_birds_each_seat_lacks_and_a_finished_one_does_not() -> None:
    game = cubirds("""
        row 1: parrot toucan
        hand 1: flamingo*3 robin
        hand 2: warbler*2 robin
        collection 1: owl*4 toucan duck parrot magpie warbler
        collection 2: robin*3 duck*2
        turn: 1 flock
    """)
    standing = game.standing()
    assert standing is not None
    assert standing.values == (1, 1)
    game.act(0, "flock flamingo")
    assert game.standing() is None
