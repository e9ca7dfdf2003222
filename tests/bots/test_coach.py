"""The coach: what choices were worth, on tables where that is known; and sums that add up."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.tables import cubirds

from menagerie import BOTS, CuBirds, WildCards
from menagerie.bots import Seen
from menagerie.bots.coach.game_review import GameReview, JudgedChoice, reviewed
from menagerie.bots.coach.judgement import BATCHES, Judge, Judgement, Trial, Valued, judgement_of
from menagerie.bots.coach.report import ReviewReport, grade_of, sums_of
from menagerie.bots.levels import COACH
from menagerie.bots.minds.hindsight import Hindsight
from menagerie.core import AnyGame
from menagerie.core.plain import Plain
from menagerie.words import Words

HONEST = Hindsight()
ACTIONS = [CuBirds.read_action(f"lay owl left {row}") for row in (1, 2, 3, 4)]

NEARLY_WON = """
    row 1: robin duck magpie
    row 2: robin duck magpie
    hand 1: toucan*3 robin*2
    hand 2: robin*9
    known 2: robin*9
    collection 1: flamingo owl duck parrot magpie warbler
    collection 2: flamingo owl duck parrot magpie warbler
    turn: 1 flock
"""


def judged(game: AnyGame, seat: int, action: str) -> Judgement:
    said = game.read_action(action)
    found = Judge(COACH, 1).judge(Seen.of(game, seat), said, game.encode(seat, said))
    assert found is not None
    return found


def trial(number: int, *chances: tuple[float, ...]) -> Trial:
    """A trial of an answer whose batches had these chances."""
    return Trial(ACTIONS[number], chances)


def constant(number: int, *chances: float) -> Trial:
    return trial(number, *[chances] * BATCHES)


def test_a_win_that_was_passed_by_is_a_mistake() -> None:
    found = judged(cubirds(NEARLY_WON), 0, "pass")

    assert (str(found.best.action), found.best.chances[0]) == ("flock toucan", 1.0)
    assert found.loss > 0.02
    assert not found.is_best
    assert grade_of(JudgedChoice(0, 1, "ask-flock", found, {})) in ("slip", "mistake")


def test_the_best_answer_costs_nothing_and_is_compared_with_the_next_best() -> None:
    found = judged(cubirds(NEARLY_WON), 0, "flock toucan")

    assert found.is_best
    assert found.loss == 0
    assert found.compared is not None
    assert str(found.compared.action) == "pass"


def test_where_there_is_nothing_to_choose_nothing_is_judged() -> None:
    game = cubirds("""
        row 1: robin duck magpie
        row 2: robin duck magpie
        hand 1: toucan*2
        hand 2: robin*4
        turn: 1 flock
    """)
    said = game.read_action("pass")

    assert Judge(COACH, 1).judge(Seen.of(game, 0), said, game.encode(0, said)) is None


def test_a_difference_that_could_be_luck_counts_as_none() -> None:
    noisy = trial(0, *[(0.5 + 0.1 * (number % 2), 0.5 - 0.1 * (number % 2)) for number in range(BATCHES)])
    steady = constant(1, 0.54, 0.46)
    found = judgement_of(0, noisy, steady, steady, HONEST)

    assert found.is_best
    assert found.loss == 0
    assert found.compared is not None
    assert found.compared.action == noisy.action


def test_a_difference_in_the_same_worlds_counts_however_much_luck_there_is() -> None:
    best = trial(0, *[(0.3 + 0.05 * number, 0.7 - 0.05 * number) for number in range(BATCHES)])
    worse = trial(1, *[(0.25 + 0.05 * number, 0.75 - 0.05 * number) for number in range(BATCHES)])
    found = judgement_of(0, best, worse, worse, HONEST)

    assert not found.is_best
    assert found.loss == pytest.approx(0.05)
    assert found.error < 0.001


def test_the_others_share_what_the_own_calibrated_chance_leaves() -> None:
    sober = Hindsight(power=1.0, factor=0.5, made_by="hand")
    found = judgement_of(0, constant(0, 0.5, 0.3, 0.2), constant(1, 0.4, 0.4, 0.2), constant(1, 0.4, 0.4, 0.2), sober)

    for valued in (found.best, found.played):
        assert sum(valued.chances) == pytest.approx(1)
    assert found.best.chances[0] == pytest.approx(1 / 3)
    assert found.best.chances[1] / found.best.chances[2] == pytest.approx(1.5)


def choice(number: int, seat: int, best: list[float], played: list[float]) -> JudgedChoice:
    one, two = Valued(ACTIONS[0], tuple(best), 0.01), Valued(ACTIONS[1], tuple(played), 0.01)
    told: dict[str, dict[str, Plain]] = {str(each.action): {"count": 1} for each in (one, two)}
    return JudgedChoice(number, number + 1, "ask-lay", Judgement(seat, two, one, two, 0.01, ()), told)


def test_luck_is_what_nobody_chose() -> None:
    """Two players: a mistake of 10 points by each, and in between a card that was worth 30."""
    review = GameReview(
        (choice(0, 0, [0.5, 0.5], [0.4, 0.6]), choice(1, 1, [0.3, 0.7], [0.4, 0.6]), choice(2, 0, [0.7, 0.3], [0.7, 0.3])),
        (0.5, 0.6),
        (1.0, 0.0),
        3,
    )
    nel, bo = review.account(0), review.account(1)

    assert [nel.own, nel.others, nel.luck] == pytest.approx([-0.1, 0.1, 0.5])
    assert [bo.own, bo.others, bo.luck] == pytest.approx([-0.1, 0.1, -0.6])
    assert [round(each.luck, 3) for each in review.stretches(0)] == [0.0, 0.2, 0.3]
    assert sum(each.luck for each in review.stretches(0)) == pytest.approx(nel.luck)


def test_luck_that_the_choices_of_others_outweigh_is_no_moment() -> None:
    """A card costs Nel 20 points of a hundred; a mistake of Bo's gives back 30."""
    review = GameReview(
        (choice(0, 0, [0.5, 0.5], [0.5, 0.5]), choice(1, 1, [0.3, 0.7], [0.6, 0.4]), choice(2, 0, [0.6, 0.4], [0.6, 0.4])),
        (0.5, 0.5),
        (1.0, 0.0),
        3,
    )
    [_, before, after] = review.stretches(0)
    told = ReviewReport(review, Words("cubirds", names=["Nel", "Bo"], you=0, language="en"), 0).seat(0)

    assert (before.luck, before.change) == pytest.approx((-0.2, 0.1))
    assert (before.is_seen, after.is_seen) == (False, True)
    assert [each.worth for each in told.moments if each.kind == "luck"] == pytest.approx([after.luck])


@settings(max_examples=6)
@given(st.sampled_from(["cubirds", "wildcards"]), st.integers(1, 999))
def test_the_sums_add_up_in_any_game(kind: str, seed: int) -> None:
    game: AnyGame = CuBirds.new(2, seed=seed, turn_limit=4) if kind == "cubirds" else WildCards.new(2, seed=seed, edition="duel")
    random = Random(seed)
    while game.to_act:
        seat = game.to_act[0]
        game.act(seat, BOTS["beginner"].make(random.getrandbits(32)).choose(Seen.of(game, seat)))
    review = reviewed(game, 1)

    assert review is not None
    for seat in range(2):
        account = review.account(seat)
        assert account.own <= 0
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.end)
        assert sum(each.luck for each in review.stretches(seat)) == pytest.approx(account.luck)
        shown = sums_of(account)
        assert shown["start"] + shown["own"] + shown["others"] + shown["luck"] == shown["end"]
        assert [each.number for each in review.line(seat)] == sorted(each.number for each in review.line(seat))
    for language in ("en", "nl", "de"):
        for told in ReviewReport(review, Words(game.name, names=["Nel", "Bo"], you=0, language=language), 0).seats():
            assert sum(told.counts.values()) == len(told.choices)
            assert len(told.moments) <= 3
            assert told.headline
            assert told.summary
