"""Chapter C5: flocks."""

import pytest
from support.tables import codes, cubirds, drawn, table

from menagerie import IllegalAction


def test_c5_1_you_may_always_pass() -> None:
    """Ruling C-13: asked whenever the hand is not empty, even if passing is the only answer."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: parrot duck
        hand 2: robin
        pile: robin
    """)
    game.act(0, "lay parrot left 1")
    assert [str(action) for action in game.legal_actions(0)] == ["pass"]

    game.act(0, "pass")
    assert drawn(game, "turn") == table("""
        turn: 2 lay
    """)


def test_c5_1_with_an_empty_hand_it_is_not_asked() -> None:
    """Ruling C-13."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: duck
        hand 2: robin
        pile: robin
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    assert "flock-declined" not in codes(game)
    assert "hand-emptied" in codes(game)


def test_c5_1_one_flock_a_turn() -> None:
    """Ruling C-25."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: owl*3 flamingo*3
        hand 2: robin
        turn: 1 flock
    """)
    game.act(0, "flock owl")

    assert game.to_act == (1,)


def test_c5_2_all_birds_of_the_species_are_shown() -> None:
    game = cubirds("""
        row 1: parrot toucan
        hand 1: robin*8 duck
        hand 2: robin
        turn: 1 flock
    """)
    game.act(0, "flock robin")

    assert drawn(game, "hand 1") == table("""
        hand 1: duck
    """)
    assert game.events(1)[0].values == {"seat": 0, "species": "robin", "count": 8}


def test_c5_3_six_magpies_make_a_small_flock() -> None:
    """The example: five would do, one magpie joins the collection and five are discarded. Ruling C-26."""
    game = cubirds("""
        row 1: parrot toucan
        hand 1: magpie*6 duck
        hand 2: robin
        turn: 1 flock
    """)
    game.act(0, "flock magpie")

    assert drawn(game, "hand 1", "collection 1", "discard") == table("""
        hand 1: duck
        collection 1: magpie
        discard: magpie*5
    """)


@pytest.mark.parametrize(("shown", "collected"), [(2, "flamingo"), (3, "flamingo*2"), (7, "flamingo*2")])
def test_c5_3_a_big_flock_adds_two_birds_and_never_more(shown: int, collected: str) -> None:
    """Rulings C-26 and C-27: with a big flock there is no choice."""
    game = cubirds(f"""
        row 1: parrot toucan
        hand 1: flamingo*{shown} duck
        hand 2: robin
        turn: 1 flock
    """)
    game.act(0, "flock flamingo")

    assert drawn(game, "collection 1") == f"\ncollection 1: {collected}\n"


def test_c5_4_too_few_birds_cannot_be_shown() -> None:
    """Ruling C-28."""
    game = cubirds("""
        row 1: parrot toucan
        hand 1: magpie*4 duck
        hand 2: robin
        turn: 1 flock
    """)
    before = game.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        game.act(0, "flock magpie")

    assert (refused.value.code, refused.value.rule) == ("too-few-for-a-flock", "C5.4")
    assert refused.value.values == {"species": "magpie", "held": 4, "needed": 5}
    assert game.to_bytes() == before


def test_c5_5_the_other_birds_are_discarded() -> None:
    game = cubirds("""
        row 1: parrot toucan
        hand 1: owl*4 duck
        hand 2: robin
        discard: owl
        turn: 1 flock
    """)
    game.act(0, "flock owl")

    assert drawn(game, "collection 1", "discard") == table("""
        collection 1: owl*2
        discard: owl*3
    """)


def test_c5_6_birds_in_a_collection_stay_there() -> None:
    game = cubirds("""
        row 1: parrot toucan
        hand 1: owl*4 duck
        hand 2: robin
        collection 1: owl parrot
        collection 2: duck
        turn: 1 flock
    """)
    game.act(0, "flock owl")

    assert drawn(game, "collection 1", "collection 2") == table("""
        collection 1: owl*3 parrot
        collection 2: duck
    """)
