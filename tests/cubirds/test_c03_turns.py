"""Chapter C3: turns, and every way to be illegal."""

import pytest
from support.tables import codes, cubirds, drawn, table

from menagerie import CuBirds, IllegalAction
from menagerie.bots import RandomBot, Seen
from menagerie.core import Action
from menagerie.cubirds import CompleteFlock, DrawTwo, Keep, LayBirds, Pass, Side, Species
from menagerie.cubirds.events import TurnBegan
from menagerie.cubirds.rules.turn import ACTIONS, action_at, count_actions, is_legal

AT_LAY = """
    row 1: owl flamingo parrot
    row 2: owl magpie
    hand 1: parrot*2 duck
    hand 2: owl
    pile: robin*9
"""


def test_c3_2_turns_go_clockwise() -> None:
    game = CuBirds.new(players=3, seed=2, first_player=1)
    for _ in range(3):
        seat = game.to_act[0]
        game.act(seat, game.legal_actions(seat)[0])
        while game.to_act == (seat,):
            game.act(seat, "pass" if game.question(seat).code == "ask-flock" else "keep")

    assert [event.seat for event in game.events(None) if isinstance(event, TurnBegan)] == [1, 2, 0, 1]


def test_c3_3_first_birds_are_laid_then_a_flock_may_be_completed() -> None:
    game = cubirds(AT_LAY)
    assert {action.code for action in game.legal_actions(0)} == {"lay-birds"}

    game.act(0, LayBirds(Species.PARROT, row=0, side=Side.LEFT))
    assert [str(action) for action in game.legal_actions(0)] == ["pass"]

    game.act(0, Pass())
    assert game.to_act == (1,)


def refusal(game: CuBirds, seat: int, action: Action) -> tuple[str, str | None]:
    before = game.to_bytes(), game.events(None), game.record()
    with pytest.raises(IllegalAction) as refused:
        game.act(seat, action)
    assert (game.to_bytes(), game.events(None), game.record()) == before
    assert seat not in range(game.seats) or action not in game.legal_actions(seat)
    return refused.value.code, refused.value.rule


def test_c3_4_only_the_player_whose_turn_it_is_may_act() -> None:
    assert refusal(cubirds(AT_LAY), 1, LayBirds(Species.OWL, 0, Side.LEFT)) == ("another-is-asked", "C3.4")


@pytest.mark.parametrize("seat", [2, 5, -1])
def test_c3_4_a_seat_that_does_not_exist_cannot_act(seat: int) -> None:
    assert refusal(cubirds(AT_LAY), seat, Pass()) == ("no-such-seat", None)


@pytest.mark.parametrize("action", [DrawTwo(), Keep(), Pass(), CompleteFlock(Species.PARROT)])
def test_c3_4_before_laying_nothing_else_is_possible(action: Action) -> None:
    assert refusal(cubirds(AT_LAY), 0, action) == ("wrong-step", "C3.3")


@pytest.mark.parametrize("action", [LayBirds(Species.PARROT, 0, Side.LEFT), Pass(), CompleteFlock(Species.PARROT)])
def test_c3_4_while_the_draw_is_asked_nothing_else_is_possible(action: Action) -> None:
    game = cubirds(AT_LAY)
    game.act(0, "lay duck left 1")

    assert refusal(game, 0, action) == ("wrong-step", "C3.3")


@pytest.mark.parametrize("action", [LayBirds(Species.DUCK, 0, Side.LEFT), DrawTwo(), Keep()])
def test_c3_4_after_laying_only_a_flock_or_a_pass_is_possible(action: Action) -> None:
    game = cubirds(AT_LAY)
    game.act(0, "lay parrot left 1")

    assert refusal(game, 0, action) == ("wrong-step", "C3.3")


def test_c3_4_when_the_game_is_over_nothing_is_possible() -> None:
    game = cubirds("turn: over")

    assert game.legal_actions(0) == ()
    assert refusal(game, 0, Pass()) == ("game-over", "C7.3")


def test_c3_4_undo_takes_back_what_showed_nothing() -> None:
    game = cubirds(AT_LAY)
    before = game.to_bytes()

    game.act(0, "lay duck left 1")
    game.act(0, "keep")
    assert game.may_undo(0)
    assert not game.may_undo(1)
    game.undo(0)
    game.undo(0)

    assert game.to_bytes() == before
    assert codes(game) == []
    assert game.record().actions == ()
    assert not game.may_undo(0)


def test_c3_4_undo_is_refused_once_a_card_was_shown_or_another_seat_acted() -> None:
    game = cubirds(AT_LAY)
    game.act(0, "lay duck left 1")
    game.act(0, "draw")
    with pytest.raises(IllegalAction, match="cannot-undo"):
        game.undo(0)

    game.act(0, "pass")
    assert game.may_undo(0)
    game.act(1, "lay owl left 2")
    assert not game.may_undo(0)
    assert game.may_undo(1)


def test_c3_5_a_bot_takes_over_a_seat_with_its_cards() -> None:
    """Ruling C-41."""
    game = cubirds(AT_LAY)
    game.act(0, "lay parrot left 1")
    game.act(0, "pass")
    held = drawn(game, "hand 2")

    bot = RandomBot(seed=1)
    action = bot.choose(Seen.of(game, 1))

    assert held == table("""
        hand 2: owl
    """)
    assert str(action).startswith("lay owl ")
    game.act(1, action)


@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 9])
def test_c3_4_a_number_that_is_no_action_is_never_legal(action: int) -> None:
    assert not is_legal(cubirds(AT_LAY)._table, action)


def test_c3_4_the_legal_numbers_are_those_that_are_counted_and_listed() -> None:
    for text in (AT_LAY, AT_LAY + "turn: 1 draw", AT_LAY.replace("duck", "duck*4") + "turn: 1 flock", "turn: over"):
        table = cubirds(text)._table
        listed = [action_at(table, index) for index in range(count_actions(table))]

        assert listed == [action for action in range(ACTIONS) if is_legal(table, action)]
