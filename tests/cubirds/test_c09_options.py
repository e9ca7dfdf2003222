"""Chapter C9: options."""

import pytest
from support.tables import codes, cubirds, drawn

from menagerie import BadOption, CuBirds


def test_c9_1_the_game_ends_when_a_filling_finds_no_card() -> None:
    game = cubirds("""
        exhaustion: end-game
        row 1: owl parrot
        hand 1: parrot duck
        collection 2: owl
    """)
    game.act(0, "lay parrot left 1")

    assert codes(game)[-3:] == ["card-missing", "supply-exhausted", "game-ended"]
    assert game.result is not None
    assert (game.result.endings, game.result.winners) == (("exhaustion",), (1,))


def test_c9_1_the_game_ends_when_a_draw_finds_only_one() -> None:
    """Ruling C-08: the one card is drawn first."""
    game = cubirds("""
        exhaustion: end-game
        row 1: owl parrot
        hand 1: duck*2 magpie
        pile: robin
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "draw")

    assert drawn(game, "hand 1", "turn", "ended") == "\nhand 1: magpie robin\nturn: over\nended: exhaustion 1 flock\n"


def test_c9_1_without_any_card_the_draw_is_not_asked_and_the_game_goes_on() -> None:
    game = cubirds("""
        exhaustion: end-game
        row 1: owl parrot
        hand 1: duck*2 magpie
    """)
    game.act(0, "lay duck left 1")

    assert drawn(game, "turn") == "\nturn: 1 flock\n"


def test_c9_1_the_game_ends_when_robinbird_finds_no_card() -> None:
    game = cubirds("""
        players: 1
        exhaustion: end-game
        row 1: owl parrot
        row 2: owl parrot
        hand 1: magpie
        hand 2: flamingo*3
        pile: robin
        turn: 1 flock
    """)
    game.act(0, "pass")

    assert codes(game)[-3:] == ["card-missing", "supply-exhausted", "game-ended"]
    assert "flock-shown" not in codes(game)


def test_c9_1_the_game_ends_when_filling_after_robinbirds_card_finds_none() -> None:
    game = cubirds("""
        players: 1
        exhaustion: end-game
        row 1: owl parrot
        row 2: owl parrot
        hand 1: magpie
        hand 2: flamingo*3
        pile: parrot
        turn: 1 flock
    """)
    game.act(0, "pass")

    assert codes(game)[-4:] == ["bird-taken", "card-missing", "supply-exhausted", "game-ended"]
    assert codes(game).count("robin-drew") == 1


def test_c9_1_otherwise_play_goes_on() -> None:
    assert CuBirds.new(seed=1).record().options["exhaustion"] == "play-on"
    with pytest.raises(BadOption) as refused:
        CuBirds.new(exhaustion="endGame")
    assert (refused.value.rule, refused.value.values["legal"]) == ("C9.1", "play-on, end-game")


def test_c9_2_the_game_ends_after_the_last_turn_of_the_limit() -> None:
    """Ruling C-40."""
    game = CuBirds.new(players=2, seed=8, turn_limit=3, first_player=0)
    turns = 0
    while game.to_act:
        turns += game.question(game.to_act[0]).code == "ask-lay"
        game.act(game.to_act[0], game.legal_actions(game.to_act[0])[0])

    assert turns == 3
    assert codes(game)[-2:] == ["turn-limit-reached", "game-ended"]
    assert game.result is not None
    assert game.result.endings == ("turn-limit",)


def test_c9_2_an_empty_hand_in_the_last_turn_is_not_dealt_again() -> None:
    game = cubirds("""
        turn limit: 5
        turns: 4
        row 1: owl parrot
        hand 1: duck
        hand 2: magpie
        pile: robin*9 warbler*9
    """)
    game.act(0, "lay duck left 1")
    game.act(0, "keep")

    assert codes(game)[-2:] == ["turn-limit-reached", "game-ended"]
    assert "hand-emptied" not in codes(game)


@pytest.mark.parametrize("limit", [0, -5, "many", 2.5, True])
def test_c9_2_a_limit_is_a_whole_number_from_1(limit: object) -> None:
    with pytest.raises(BadOption) as refused:
        CuBirds.new(turn_limit=limit)
    assert (refused.value.rule, refused.value.values["legal"]) == ("C9.2", "1–9999, none")


def test_c9_2_an_option_that_does_not_exist_is_refused_and_the_others_named() -> None:
    with pytest.raises(BadOption) as refused:
        CuBirds.new(players=2, extra_birds=1)
    assert refused.value.values == {"option": "extra_birds", "legal": "first_player, exhaustion, turn_limit"}
