"""Chapter C6: an empty hand, and the piles."""

from support.tables import codes, cubirds, drawn, table

from menagerie.cubirds.events import CardDealt, CardDiscarded, DiscardShuffled

LAST_BIRD = """
    row 1: owl parrot toucan
    row 2: duck magpie
    hand 1: duck
    hand 2: robin*2
    hand 3: owl
    collection 2: owl
    pile: robin*9 warbler*15
"""


def test_c6_1_an_empty_hand_at_the_end_of_a_turn_ends_the_round() -> None:
    game = cubirds(LAST_BIRD)
    game.act(0, "lay duck left 1")
    assert "hand-emptied" not in codes(game)

    game.act(0, "keep")
    assert codes(game).count("hand-emptied") == 1
    assert codes(game)[-1] == "turn-began"


def test_c6_1_drawing_two_keeps_the_round_going() -> None:
    """Ruling C-12: the hand is looked at only when the turn ends."""
    game = cubirds(LAST_BIRD)
    game.act(0, "lay duck left 1")
    game.act(0, "draw")
    game.act(0, "pass")

    assert "hand-emptied" not in codes(game)
    assert game.to_act == (1,)


def test_c6_1_a_flock_that_empties_the_hand_ends_the_round_too() -> None:
    """Ruling C-14."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: flamingo*2
        hand 2: robin*2
        pile: robin*9 warbler*15
        turn: 1 flock
    """)
    game.act(0, "flock flamingo")

    assert "hand-emptied" in codes(game)
    assert game.to_act == (0,)


def test_c6_2_the_others_discard_their_hands_face_down() -> None:
    game = cubirds(LAST_BIRD)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    assert [(event.seat, event.species) for event in game.events(None) if isinstance(event, CardDiscarded)] == [
        (1, None),
        (1, None),
        (2, None),
    ]
    assert drawn(game, "discard", "known discard") == table("""
        discard: owl robin*2
        known discard:
    """)


def test_c6_3_rows_and_collections_stay() -> None:
    game = cubirds(LAST_BIRD)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    assert drawn(game, "row 1", "row 2", "collection 2") == table("""
        row 1: duck owl parrot toucan
        row 2: duck magpie
        collection 2: owl
    """)


def test_c6_4_all_are_dealt_eight_new_cards_from_the_player_who_emptied_the_hand() -> None:
    """Ruling C-38."""
    game = cubirds(LAST_BIRD.replace("hand 1: duck", "hand 1: robin").replace("hand 2: robin*2", "hand 2: duck") + "turn: 2 lay")
    game.act(1, "lay duck left 1")
    game.act(1, "keep")

    assert [event.seat for event in game.events(None) if isinstance(event, CardDealt)] == [1, 2, 0] * 8
    assert [seat.hand_size for seat in game.view(None).seats] == [8, 8, 8]


def test_c6_4_the_pile_is_dealt_first_and_then_the_shuffled_discards_with_the_hands_in_them() -> None:
    """Ruling C-39."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: duck
        hand 2: robin*7
        pile: warbler*6
        discard: magpie*4
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    dealt = [event for event in game.events(None) if isinstance(event, CardDealt | DiscardShuffled)]
    assert [type(event) for event in dealt] == [CardDealt] * 6 + [DiscardShuffled] + [CardDealt] * 10
    assert dealt[6] == DiscardShuffled(count=11)


def test_c6_5_the_same_player_takes_another_whole_turn() -> None:
    """Ruling C-15."""
    game = cubirds(LAST_BIRD)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    assert drawn(game, "turn", "turns") == table("""
        turn: 1 lay
        turns: 1
    """)


def test_c6_5_as_often_as_it_happens() -> None:
    """Ruling C-16."""
    game = cubirds("""
        row 1: owl toucan
        hand 1: duck
        hand 2: owl
        pile: robin warbler robin warbler robin warbler robin warbler robin warbler robin warbler robin warbler robin warbler
        discard: magpie*9
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")
    game.act(0, "lay robin left 1")
    game.act(0, "keep")

    assert drawn(game, "turn", "turns") == table("""
        turn: 1 lay
        turns: 2
    """)
    assert codes(game).count("hand-emptied") == 2


def test_c6_6_the_discards_become_a_new_pile_when_a_card_is_needed() -> None:
    """Ruling C-06: for a draw, and C-07: only when the next card is needed."""
    game = cubirds("""
        row 1: owl toucan
        hand 1: duck flamingo
        pile: robin
        discard: magpie*3
        known discard: magpie*3
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "draw")

    assert codes(game)[-3:] == ["card-drawn", "discard-shuffled", "card-drawn"]
    assert drawn(game, "hand 1", "pile", "discard", "known discard") == table("""
        hand 1: flamingo magpie robin
        pile: magpie*2
        discard:
        known discard:
    """)


def test_c6_6_the_last_card_of_the_pile_does_not_shuffle_anything() -> None:
    """Ruling C-07."""
    game = cubirds("""
        row 1: owl toucan
        hand 1: duck flamingo
        pile: robin magpie
        discard: magpie*3
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "draw")

    assert drawn(game, "pile", "discard") == table("""
        pile:
        discard: magpie*3
    """)


def test_c6_6_for_filling_too() -> None:
    """Ruling C-06."""
    game = cubirds("""
        row 1: owl toucan
        hand 1: toucan flamingo
        discard: magpie*3
    """)
    game.act(0, "lay toucan left 1")

    assert codes(game)[-2:] == ["discard-shuffled", "row-filled"]


def test_c6_7_without_eight_cards_for_everyone_the_game_ends_undealt() -> None:
    """Ruling C-10: the others discard first, then it is counted."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: duck
        hand 2: robin*7
        collection 1: owl
        collection 2: owl duck
        pile: warbler*6
        discard: magpie*2
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    assert codes(game)[-2:] == ["redeal-impossible", "game-ended"]
    assert drawn(game, "hand 1", "hand 2", "discard", "turn", "ended") == table("""
        hand 1:
        hand 2:
        discard: magpie*2 robin*7
        turn: over
        ended: no-redeal 1 flock
    """)


def test_c6_7_exactly_eight_cards_each_are_enough() -> None:
    """Ruling C-10."""
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: duck
        hand 2: robin*8
        pile: warbler*6
        discard: magpie*2
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    assert drawn(game, "turn", "pile", "discard") == table("""
        turn: 1 lay
        pile:
        discard:
    """)
