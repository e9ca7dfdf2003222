"""Chapter C4: laying birds."""

import pytest
from support.tables import codes, cubirds, drawn, table

from menagerie import CuBirds, IllegalAction
from menagerie.cubirds import LayBirds, Side, Species
from menagerie.cubirds.cards import ROWS


def test_c4_1_all_birds_of_the_species_are_laid_together() -> None:
    """Ruling C-20."""
    game = cubirds("""
        row 1: owl robin
        hand 1: parrot*3 duck
        pile: magpie*4
    """)

    game.act(0, "lay parrot right 1")

    assert drawn(game, "row 1", "hand 1") == table("""
        row 1: owl robin parrot*3
        hand 1: duck
    """)


def test_c4_1_a_reed_warbler_may_be_called_by_its_whole_name() -> None:
    assert CuBirds.read_action("lay Reed Warbler left 1") == LayBirds(Species.WARBLER, row=0, side=Side.LEFT)


def test_c4_1_birds_that_you_do_not_hold_cannot_be_laid() -> None:
    game = cubirds("""
        row 1: owl robin
        hand 1: parrot*3
    """)
    with pytest.raises(IllegalAction) as refused:
        game.act(0, "lay magpie left 1")

    assert (refused.value.code, refused.value.rule) == ("no-birds-to-lay", "C4.1")
    assert refused.value.values == {"species": "magpie"}


def test_c4_2_there_are_eight_places() -> None:
    game = cubirds("""
        row 1: owl robin
        row 2: owl robin
        row 3: owl robin
        row 4: owl robin
        hand 1: parrot*3
    """)

    assert [str(action) for action in game.legal_actions(0)] == [
        "lay parrot left 1",
        "lay parrot right 1",
        "lay parrot left 2",
        "lay parrot right 2",
        "lay parrot left 3",
        "lay parrot right 3",
        "lay parrot left 4",
        "lay parrot right 4",
    ]


@pytest.mark.parametrize("row", [-1, ROWS, 99])
def test_c4_2_a_row_that_does_not_exist_is_refused(row: int) -> None:
    game = cubirds("""
        row 1: owl robin
        hand 1: parrot*3
    """)
    with pytest.raises(IllegalAction) as refused:
        game.act(0, LayBirds(Species.PARROT, row=row, side=Side.LEFT))

    assert (refused.value.code, refused.value.rule) == ("no-such-row", "C4.2")


def test_c4_3_you_take_all_the_birds_between() -> None:
    """The example of the two parrots that enclose owl and flamingo. Ruling C-19: they must be taken."""
    game = cubirds("""
        row 1: owl flamingo parrot
        hand 1: parrot*2 duck magpie
        pile: toucan
    """)
    game.act(0, "lay parrot left 1")

    assert drawn(game, "hand 1") == table("""
        hand 1: flamingo owl duck magpie
    """)
    assert codes(game)[:3] == ["birds-laid", "bird-taken", "bird-taken"]


def test_c4_3_birds_are_taken_from_the_end_inwards_on_either_side() -> None:
    game = cubirds("""
        row 1: owl flamingo parrot magpie duck
        hand 1: parrot
        pile: toucan
    """)

    would = game.consequences(0, "lay parrot right 1")

    assert [event.values.get("species") for event in would] == ["parrot", "duck", "magpie"]


def test_c4_3_the_nearest_bird_of_the_species_counts() -> None:
    """Ruling C-18: birds of a species stand together, so those behind the nearest enclose nothing more."""
    game = cubirds("""
        row 1: owl parrot*3 magpie
        hand 1: parrot
        pile: toucan
    """)
    game.act(0, "lay parrot left 1")

    assert drawn(game, "row 1", "hand 1") == table("""
        row 1: parrot*4 magpie
        hand 1: owl
    """)


def test_c4_4_the_row_is_pushed_together() -> None:
    """The example goes on: after owl and flamingo are taken, no gap is left."""
    game = cubirds("""
        row 1: owl flamingo parrot duck
        hand 1: parrot*2
    """)
    game.act(0, "lay parrot left 1")

    assert drawn(game, "row 1") == table("""
        row 1: parrot*3 duck
    """)


@pytest.mark.parametrize(
    ("laid", "side", "after"),
    [
        ("parrot", "left", "parrot*2 duck owl"),
        ("parrot*2", "left", "parrot*3 duck owl"),
        ("parrot*4", "left", "parrot*5 duck owl"),
        ("parrot", "right", "magpie robin parrot*2"),
        ("parrot*2", "right", "magpie robin parrot*3"),
        ("parrot*4", "right", "magpie robin parrot*5"),
    ],
)
def test_c4_4_whether_fewer_as_many_or_more_are_laid_than_taken(laid: str, side: str, after: str) -> None:
    game = cubirds(f"""
        row 1: magpie robin parrot duck owl
        hand 1: {laid}
    """)
    game.act(0, f"lay parrot {side} 1")

    assert drawn(game, "row 1") == f"\nrow 1: {after}\n"


def test_c4_5_a_row_of_one_species_is_filled_until_a_second_has_come() -> None:
    """The example of the row of parrots, filled by a parrot and then a toucan. Rulings C-23: at the right end."""
    game = cubirds("""
        row 1: owl flamingo parrot
        hand 1: parrot*2 duck magpie
        pile: parrot toucan owl
    """)
    game.act(0, "lay parrot left 1")

    assert drawn(game, "row 1", "pile") == table("""
        row 1: parrot*4 toucan
        pile: owl
    """)
    assert codes(game)[-2:] == ["row-filled", "row-filled"]


def test_c4_5_filling_comes_before_the_flock_so_its_birds_are_not_there_yet() -> None:
    """Ruling C-24."""
    game = cubirds("""
        row 1: owl flamingo parrot
        hand 1: parrot*2 magpie*5
    """)
    game.act(0, "lay parrot left 1")
    assert codes(game)[-1] == "card-missing"

    game.act(0, "flock magpie")
    assert drawn(game, "row 1", "discard") == table("""
        row 1: parrot*3
        discard: magpie*4
    """)


def test_c4_5_a_row_that_stayed_with_one_species_is_filled_the_next_time_before_a_draw() -> None:
    """Ruling C-09."""
    game = cubirds("""
        row 1: parrot*3
        hand 1: parrot duck
        pile: owl magpie robin
    """)
    game.act(0, "lay parrot left 1")

    assert codes(game) == ["birds-laid", "row-filled", "nothing-enclosed"]
    assert drawn(game, "row 1", "turn") == table("""
        row 1: parrot*4 owl
        turn: 1 draw
    """)


def test_c4_5_another_species_heals_a_row_without_filling() -> None:
    """Ruling C-09."""
    game = cubirds("""
        row 1: parrot*3
        hand 1: duck*2
        pile: owl magpie robin
    """)
    game.act(0, "lay duck right 1")

    assert codes(game) == ["birds-laid", "nothing-enclosed"]


def test_c4_5_a_row_stays_with_one_species_when_no_card_is_left() -> None:
    """Ruling C-09."""
    game = cubirds("""
        row 1: owl parrot
        hand 1: parrot duck
        pile: parrot
    """)
    game.act(0, "lay parrot left 1")

    assert codes(game)[-2:] == ["row-filled", "card-missing"]
    assert drawn(game, "row 1", "turn") == table("""
        row 1: parrot*3
        turn: 1 flock
    """)


@pytest.mark.parametrize("bird", ["owl", "magpie"])
def test_c4_6_who_encloses_nothing_may_draw_two_cards(bird: str) -> None:
    """The example of an owl or a magpie that encloses nothing."""
    game = cubirds("""
        row 1: parrot*3 toucan
        hand 1: owl magpie
        pile: robin duck flamingo
    """)
    game.act(0, f"lay {bird} left 1")
    assert [str(action) for action in game.legal_actions(0)] == ["draw", "keep"]

    game.act(0, "draw")
    rest = "magpie" if bird == "owl" else "owl"
    assert sorted(drawn(game, "hand 1").split()[2:]) == sorted(["robin", "duck", rest])
    assert drawn(game, "pile", "turn") == table("""
        pile: flamingo
        turn: 1 flock
    """)


def test_c4_6_or_none() -> None:
    game = cubirds("""
        row 1: parrot*3 toucan
        hand 1: owl magpie
        pile: robin duck flamingo
    """)
    game.act(0, "lay owl left 1")
    game.act(0, "keep")

    assert drawn(game, "hand 1", "pile", "turn") == table("""
        hand 1: magpie
        pile: robin duck flamingo
        turn: 1 flock
    """)


def test_c4_6_birds_next_to_their_own_kind_enclose_nothing() -> None:
    """Ruling C-17."""
    game = cubirds("""
        row 1: parrot toucan
        hand 1: parrot*2 owl
        pile: robin duck
    """)
    game.act(0, "lay parrot left 1")

    assert codes(game)[-1] == "nothing-enclosed"
    assert drawn(game, "turn") == table("""
        turn: 1 draw
    """)


def test_c4_6_one_card_is_no_choice() -> None:
    """Ruling C-21: two or none, and who captured is not asked at all."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: parrot*2 owl
        pile: robin duck magpie
    """)
    game.act(0, "lay owl left 1")
    assert [str(action) for action in game.legal_actions(0)] == ["draw", "keep"]

    game.undo(0)
    game.act(0, "lay parrot left 1")
    assert codes(game)[-1] == "bird-taken"
    assert drawn(game, "turn") == table("""
        turn: 1 flock
    """)


def test_c4_6_what_you_drew_may_join_a_flock() -> None:
    """Ruling C-22."""
    game = cubirds("""
        row 1: parrot toucan
        hand 1: duck flamingo
        pile: flamingo owl
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "draw")

    assert [str(action) for action in game.legal_actions(0)] == ["pass", "flock flamingo"]


def test_c4_6_a_hand_may_grow_without_limit() -> None:
    """Ruling C-37."""
    game = cubirds("""
        row 1: robin*20 warbler*20 magpie*15 parrot
        hand 1: parrot
        pile: owl
    """)
    game.act(0, "lay parrot left 1")

    assert game.view(0).seats[0].hand_size == 55


def test_c4_7_a_single_card_left_is_drawn() -> None:
    """Ruling C-08."""
    game = cubirds("""
        row 1: parrot toucan
        hand 1: duck*2 owl
        pile: flamingo
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "draw")

    assert drawn(game, "hand 1", "turn") == table("""
        hand 1: flamingo owl
        turn: 1 flock
    """)
    assert codes(game)[-2:] == ["card-drawn", "card-missing"]


def test_c4_7_without_any_card_the_draw_is_not_asked() -> None:
    """Ruling C-08."""
    game = cubirds("""
        row 1: parrot toucan
        hand 1: duck*2 owl
    """)
    game.act(0, "lay duck left 1")

    assert drawn(game, "turn") == table("""
        turn: 1 flock
    """)
