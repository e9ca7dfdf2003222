"""Every bot plays to the end, knows no more than its seat, and repeats its choices with the same seed; each level is stronger."""

from dataclasses import replace
from random import Random

import pytest
from support.forms import FORMS, Form, any_action, play_some
from support.guesses import other_world
from support.search_bots import shallow
from support.tables import cubirds

from menagerie import CuBirds
from menagerie.bots import BOTS, Bot, BotKind, Seen, bot_named
from menagerie.core import Action, AnyGame, Choice
from menagerie.cubirds import DrawTwo
from menagerie.cubirds import Species as Bird

KINDS = (
    BOTS["beginner"],
    BOTS["casual"],
    BotKind("shallow", shallow),
    bot_named("casual-1"),
)  # the other levels search little here, to save time
MOST_ACTIONS = 3000
MAKE = {name: bot_named(name).make for name in ("random", "casual-1", *BOTS)}
CUBIRDS, THREE = Form("cubirds", 2), Form("wildcards", 3)
DUEL, LEO = Form("wildcards", 2, (("edition", "duel"),)), Form("wildcards", 2, (("leo", True),))


def levels(kind: BotKind) -> str:
    return kind.level


def play_out(game: AnyGame, bots: list[Bot[object]]) -> int:
    """Play a game to its end; the game itself refuses what is not legal."""
    for actions in range(MOST_ACTIONS):
        if not game.to_act:
            return actions
        seat = game.to_act[-1]
        game.act(seat, bots[seat].choose(Seen.of(game, seat)))
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")


def test_the_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert list(BOTS) == ["beginner", "casual", "skilled", "expert"]
    assert all(level == kind.level for level, kind in BOTS.items())


@pytest.mark.parametrize("kind", KINDS, ids=levels)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_bot_plays_every_form_to_its_end(form: Form, kind: BotKind) -> None:
    for seed in (1, 2):
        game = form.new(seed)
        play_out(game, [kind.make(seed * 10 + seat) for seat in range(game.seats)])
        assert game.result is not None


@pytest.mark.parametrize("kind", KINDS, ids=levels)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_bot_can_take_over_any_seat_at_any_time(form: Form, kind: BotKind) -> None:
    """C3.5 Even from one that plays at random, and even to change what was sealed."""
    game, random = form.new(3), Random(3)
    while game.to_act:
        for seat in range(game.seats):
            if game.legal_actions(seat):
                assert game.why_not(seat, meant(game, kind.make(3).choose(Seen.of(game, seat)))) is None
        play_some(game, random, 5)


def meant(game: AnyGame, action: Action | str) -> Action:
    return game.read_action(action) if isinstance(action, str) else action


@pytest.mark.parametrize("kind", KINDS, ids=levels)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(form: Form, kind: BotKind) -> None:
    for actions in (0, 7, 20, 41):
        game = form.new(4)
        play_some(game, Random(actions), actions)
        for seat in game.to_act:
            chosen = kind.make(5).choose(Seen.of(game, seat))
            for world in range(3):
                twin = other_world(game, seat, Random(world))
                assert str(kind.make(5).choose(Seen.of(twin, seat))) == str(chosen)


@pytest.mark.parametrize("kind", KINDS, ids=levels)
@pytest.mark.parametrize("name", ["cubirds", "wildcards"])
def test_the_same_seed_makes_the_same_choices(name: str, kind: BotKind) -> None:
    form = next(form for form in FORMS if form.game == name and form.players == 3)
    records = []
    for _ in range(2):
        game = form.new(6)
        play_out(game, [kind.make(seat) for seat in range(game.seats)])
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("kind", KINDS, ids=levels)
def test_in_a_game_that_it_does_not_know_a_bot_plays_at_random(kind: BotKind) -> None:
    for form in (FORMS[3], Form("wildcards", 2, (("edition", "duel"),))):
        game, bot = form.new(7), kind.make(7)
        while game.to_act:
            seat = game.to_act[0]
            game.act(seat, bot.choose(replace(Seen.of(game, seat), game="chess", view=None)))


def test_a_bot_without_a_seed_plays_too() -> None:
    game = CuBirds.new(2, seed=1)
    for kind in KINDS:
        action = kind.make(None).choose(Seen.of(game, game.to_act[0]))
        assert not isinstance(action, Choice)


def wins(form: Form, strong: str, weak: str, games: int) -> float:
    """How often one strong bot wins against weak ones, over all seats."""
    won = 0.0
    for number in range(games):
        game = form.new(number // form.players)
        seat = number % form.players
        play_out(game, [MAKE[strong if seat == other else weak](number * 10 + other) for other in range(game.seats)])
        assert game.result is not None
        winners = game.result.winners
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("form", [CUBIRDS, DUEL, LEO, THREE], ids=str)
def test_a_beginner_beats_random_players(form: Form) -> None:
    assert wins(form, "beginner", "random", games=30) > 0.6


@pytest.mark.parametrize("form", [CUBIRDS, DUEL, LEO, THREE], ids=str)
def test_a_casual_player_beats_beginners(form: Form) -> None:
    """By how much is for the arena to measure: see docs/bots.md."""
    assert wins(form, "casual", "beginner", games=24) > 1 / form.players


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_view_after_an_action_is_the_true_one_where_nothing_is_hidden(form: Form) -> None:
    game, random, compared = form.new(3), Random(3), 0
    while game.to_act and compared < 20:
        seat, start = random.choice(game.to_act), game.event_count
        action, seen = meant(game, any_action(game, seat, random)), Seen.of(game, seat)
        game.act(seat, action)
        if seen.consequences(action) == game.events(seat, start):
            compared += 1
            assert [player.collection for player in seen.after(action).seats] == [
                player.collection for player in game.view(seat).seats
            ]
    assert compared


def test_hidden_cards_that_come_to_a_hand_are_only_counted() -> None:
    game = cubirds("""
        row 1: owl duck
        row 2: owl duck
        row 3: owl duck
        row 4: owl duck
        hand 1: owl magpie
        hand 2: owl
        pile: robin*2
        turn: 1 draw
    """)
    own = Seen.of(game, 0).after(DrawTwo()).seats[0]

    assert (own.hand_size, own.hand) == (4, {Bird.OWL: 1, Bird.MAGPIE: 1})
