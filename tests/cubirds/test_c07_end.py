"""Chapter C7: the end."""

import pytest
from support.tables import codes, cubirds, drawn, table

from menagerie import CuBirds
from menagerie.core import Result


def after_a_flock(collection: str, hand: str, flock: str, pile: str = "") -> CuBirds:
    game = cubirds(f"""
        row 1: parrot toucan
        hand 1: {hand}
        hand 2: warbler
        collection 1: {collection}
        collection 2: robin*4
        pile: {pile}
        turn: 1 flock
    """)
    game.act(0, f"flock {flock}")
    return game


def result(game: CuBirds) -> Result:
    assert game.result is not None
    return game.result


def test_c7_1_seven_species_win() -> None:
    game = after_a_flock("owl toucan duck parrot magpie warbler", "flamingo*2 robin", "flamingo")

    assert result(game).endings == ("seven-kinds",)
    assert result(game).winners == (0,)
    assert result(game).ranks == (1, 2)


def test_c7_1_eight_species_would_win_too() -> None:
    """Ruling C-31: at least seven."""
    game = cubirds("""
        collection 1: flamingo owl toucan duck parrot magpie warbler robin
        turn: over
    """)

    assert result(game).endings == ("seven-kinds",)


def test_c7_1_six_species_do_not() -> None:
    assert after_a_flock("owl toucan duck parrot magpie", "flamingo*2 robin", "flamingo").result is None


def test_c7_2_the_third_toucan_wins() -> None:
    """The example: two toucans and three flamingos, then a small flock of toucans."""
    game = after_a_flock("toucan*2 flamingo*3", "toucan*3 robin", "toucan")

    assert result(game).endings == ("three-and-three",)
    assert result(game).winners == (0,)
    assert result(game).scores[0].parts == {"flamingo": 3, "toucan": 3}


@pytest.mark.parametrize(("collection", "flock"), [("toucan*2 flamingo*4", "toucan"), ("toucan*4 flamingo*2", "flamingo")])
def test_c7_2_more_than_three_are_enough_and_a_bird_of_the_deal_counts(collection: str, flock: str) -> None:
    """Rulings C-31 and C-29: birds count alike, whether dealt at the start or collected."""
    game = after_a_flock(collection, f"{flock}*3 robin", flock)

    assert result(game).endings == ("three-and-three",)


def test_c7_2_two_and_four_are_not_enough() -> None:
    assert after_a_flock("toucan flamingo*4", "toucan*3 robin", "toucan").result is None


def test_c7_3_a_win_comes_before_the_empty_hand() -> None:
    """Ruling C-30: the last flock empties the hand, but nobody deals."""
    game = after_a_flock("toucan*2 flamingo*3", "toucan*3", "toucan", pile="robin*9 warbler*9")

    assert codes(game)[-2:] == ["three-and-three-reached", "game-ended"]
    assert drawn(game, "hand 1", "hand 2", "turn", "ended") == table("""
        hand 1:
        hand 2: warbler
        turn: over
        ended: goal 1 flock
    """)
    assert game.to_act == ()


def test_c7_3_nobody_can_win_by_the_deal() -> None:
    """Ruling C-33: RobinBird's five birds at most reach no goal."""
    for seed in range(40):
        assert CuBirds.new(players=1, seed=seed, extra_birds=4).result is None


def test_c7_4_both_goals_at_once_are_one_win_and_both_are_told() -> None:
    """Ruling C-32. One flock cannot bring both, since its species is new for one goal and not for the other."""
    game = cubirds("""
        collection 2: owl*3 flamingo*3 toucan duck parrot magpie robin
        turn: over
    """)

    assert result(game).endings == ("seven-kinds", "three-and-three")
    assert (result(game).winners, result(game).ranks) == ((1,), (2, 1))


def test_c7_5_otherwise_the_most_birds_win() -> None:
    """Ruling C-11: cards count, not species."""
    game = cubirds("""
        row 1: parrot toucan
        hand 1: warbler
        hand 2: warbler
        collection 1: owl*2 robin*2
        collection 2: owl duck parrot
        discard: magpie
    """)
    game.act(0, "lay warbler left 1")
    game.act(0, "keep")

    assert result(game).endings == ("no-redeal",)
    assert (result(game).winners, result(game).ranks) == ((0,), (1, 2))
    assert [score.total for score in result(game).scores] == [4, 3]


def test_c7_6_equal_collections_share_the_win() -> None:
    game = cubirds("""
        row 1: parrot toucan
        hand 1: warbler
        hand 2: warbler
        hand 3: warbler
        collection 1: owl*2 robin
        collection 2: owl duck parrot
        collection 3: owl duck
        discard: magpie
    """)
    game.act(0, "lay warbler left 1")
    game.act(0, "keep")

    assert (result(game).winners, result(game).ranks) == ((0, 1), (1, 1, 3))
