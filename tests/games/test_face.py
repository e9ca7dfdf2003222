"""The public API: what a newcomer meets after `from menagerie import`: names, copies, seats, options, choices and numbers."""

import copy
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import numpy
import pytest
from support.forms import FORMS, Form, any_action, play_some
from support.tables import cubirds, wildcards

import menagerie
from menagerie import (
    GAMES,
    Action,
    BadOption,
    Choice,
    CuBirds,
    IllegalAction,
    MenagerieError,
    Record,
    Seed,
    WildCards,
)
from menagerie.core import AnyGame
from menagerie.cubirds import LayBirds, Side
from menagerie.wildcards import Bid, Card, Exchange, Pass, Species, Take

# names


def test_completion_shows_what_is_public_and_nothing_else() -> None:
    shown = dir(menagerie)
    assert {"CuBirds", "WildCards", "cubirds", "wildcards", "Choice", "Bot", "Seen", "GAMES", "Record", "Seed"} <= set(shown)
    assert {"BadOption", "BadRecord", "BadText", "IllegalAction", "MenagerieError", "__version__"} <= set(shown)
    assert not {"core", "import_module", "TYPE_CHECKING", "HOMES", "cli", "server"} & set(shown)
    assert all(getattr(menagerie, name) is not None for name in shown)
    for game in (menagerie.cubirds, menagerie.wildcards):
        assert dir(game) == sorted(game.__all__)
        assert {"View", "SeatView", "Species", "events"} <= set(dir(game))
    with pytest.raises(AttributeError, match="has no attribute 'Chess'"):
        menagerie.Chess  # noqa: B018


def test_a_star_brings_all_that_is_public() -> None:
    script = "from menagerie import *\nprint(CuBirds.new(2, seed=1).seats, WildCards.name, len(GAMES), cubirds.Species(0).name)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "2 wildcards 2 FLAMINGO\n"


def test_every_public_class_says_what_it_is() -> None:
    for name in dir(menagerie):
        shown = getattr(menagerie, name)
        assert not isinstance(shown, type) or shown.__doc__, name


# a game as a Python object

COPIES: list[Callable[[AnyGame], AnyGame]] = [
    lambda game: game.copy(),
    copy.copy,
    copy.deepcopy,
    lambda game: pickle.loads(pickle.dumps(game)),
]


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("form", FORMS[::4], ids=str)
def test_a_copy_is_equal_and_goes_its_own_way(form: Form, made: Callable[[AnyGame], AnyGame]) -> None:
    game = form.new(3)
    play_some(game, Random(3), 9)
    twin = made(game)
    before = game.to_bytes(), game.record(), game.events(None)
    assert twin == game
    assert (twin.to_bytes(), twin.record(), twin.events(None)) == before
    assert [twin.undoable(seat) for seat in range(twin.seats)] == [game.undoable(seat) for seat in range(game.seats)]

    play_some(twin, Random(4), 5)
    assert (game.to_bytes(), game.record(), game.events(None)) == before
    assert twin != game
    play_some(game, Random(4), 5)
    assert twin == game
    assert twin.events(0) == game.events(0)


def test_equal_is_to_the_byte_and_a_game_has_no_hash() -> None:
    assert CuBirds.new(2, seed=1) == CuBirds.new(2, seed=1) != CuBirds.new(2, seed=2)
    assert CuBirds.new(2, seed=1) != WildCards.new(3, seed=1)
    assert CuBirds.new(2, seed=1) != "CuBirds"
    with pytest.raises(TypeError, match="unhashable"):
        hash(CuBirds.new(2, seed=1))


def test_repr_is_the_table_in_two_lines() -> None:
    game = cubirds("row 1: owl parrot\nrow 2: duck\nhand 1: parrot\nhand 2: robin")
    assert repr(game) == "<CuBirds of 2, 0 actions, to act 0;\n row 1: owl parrot; row 2: duck>"
    animals = wildcards("hand 1: forest 1\nhand 2: forest 2\nhand 3: forest 3\ndisplay: ibex lion")
    assert repr(animals) == "<WildCards of 3, 0 actions, to act 0, 1, 2;\n display: ibex lion>"
    play_some(game, Random(1), 10**6)
    play_some(animals, Random(1), 10**6)
    assert "over, won by" in repr(game)
    assert repr(animals).endswith("over, won by 0>")
    assert "robin" not in repr(animals)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_winners_share_one_and_before_the_end_nobody_has_anything(form: Form) -> None:
    game = form.new(2)
    assert (game.is_over, set(game.returns())) == (False, {0.0})
    play_some(game, Random(2), 10**6)
    assert game.is_over
    assert game.result is not None
    assert sum(game.returns()) == pytest.approx(1.0)
    assert [seat for seat, share in enumerate(game.returns()) if share] == list(game.result.winners)
    assert len(game.returns()) == game.seats


@pytest.mark.parametrize("seat", [-1, 3, 17])
@pytest.mark.parametrize("game", [CuBirds.new(3, seed=1), WildCards.new(3, seed=1)], ids=lambda game: game.name)
def test_a_seat_that_does_not_exist_is_refused_everywhere(game: AnyGame, seat: int) -> None:
    """Seats count from 0 in every value and error."""
    before = game.to_bytes()
    for call in (game.view, game.legal_actions, game.events, game.decision, game.guess, game.seen_text, game.consequences_for):
        with pytest.raises(IllegalAction) as refused:
            call(seat)
        assert (refused.value.code, refused.value.values) == ("no-such-seat", {"seat": seat, "seats": 3})
    for act in (game.act, game.consequences, game.encode):
        with pytest.raises(IllegalAction, match="no-such-seat"):
            act(seat, "pass")
    assert game.to_bytes() == before


# options


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ({"edition": 2022}, {"edition": "2022"}),
        ({"edition": numpy.int64(2020)}, {"edition": "2020"}),
        ({"leo": True}, {"leo": True}),
        ({"leo": "yes"}, {"leo": True}),
        ({"habitat_split": [5, 4, 3, 2]}, {"habitat_split": "5 4 3 2"}),
        ({"habitat_split": (2, 3, 4, 5)}, {"habitat_split": "2 3 4 5"}),
        ({"habitat_split": " 2  3 4 5"}, {"habitat_split": "2 3 4 5"}),
        ({"habitat_split": [[5, 4, 3, 2], (2, 3, 4, 5), [5, 4, 3, 2]]}, {"habitat_split": "5 4 3 2, 2 3 4 5, 5 4 3 2"}),
        ({"habitat_split": "5 4 3 2,2 3 4 5 , 5 4 3 2"}, {"habitat_split": "5 4 3 2, 2 3 4 5, 5 4 3 2"}),
        ({"talisman": numpy.int8(1)}, {"talisman": 1}),
    ],
)
def test_options_take_what_a_programmer_would_write(written: dict[str, Any], meant: dict[str, object]) -> None:
    game = WildCards.new(3, seed=numpy.int64(4), **written)
    assert meant.items() <= game.record().options.items()
    assert WildCards.replay(Record.from_json(game.record().to_json())) == game


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"edition": 2021}, "bad-option-value (W2.1): option edition, value 2021, legal 2020, 2022, duel"),
        ({"edition": True}, "bad-option-value (W2.1): option edition, value True, legal 2020, 2022, duel"),
        ({"leo": 1}, "bad-option-value (W12.1): option leo, value 1, legal yes, no"),
        ({"habitat_split": [5, 4, 3]}, "bad-option-numbers (W14.2): option habitat_split, value [5, 4, 3]"),
        ({"habitat_split": [[5, 4, 3, 2]] * 2}, "bad-option-numbers (W14.2): option habitat_split"),
        ({"habitat_split": []}, "bad-option-numbers (W14.2): option habitat_split, value []"),
        ({"habitat_split": 14}, "bad-option-numbers (W14.2): option habitat_split, value 14"),
        ({"talisman": 3}, "bad-seat-option (W14.3): option talisman, seat 3, words random, seats 3"),
        ({"talisman": 1.0}, "bad-option-value (W14.3): option talisman, value 1.0"),
        ({"talisman": "1"}, "bad-seat-option (W14.3): option talisman, seat 1, words random, seats 3"),
        ({"wild_values": object}, "bad-option-numbers (W14.2): option wild_values, value <class 'object'>"),
    ],
)
def test_other_options_are_refused_with_what_is_possible(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption) as refused:
        WildCards.new(3, **options)
    assert str(refused.value).startswith(told)


# choices

PAYING = "hand 1: forest 1, forest 1, forest 2, wild 1\nbid 1: forest 3\ndisplay: ibex lion\ndone: 2 3\nround: 1 take 1"


def test_a_choice_is_typed_counted_and_listed() -> None:
    choice = wildcards(PAYING).legal_actions(0)[0]
    assert isinstance(choice, Choice)
    assert (choice.action, choice.cards) == (Take(Species.IBEX), (Card.FOREST_1, Card.FOREST_1, Card.FOREST_2, Card.WILD_1))
    assert choice.compose([Card.WILD_1, Card.FOREST_1]) == Take(Species.IBEX, None, (Card.FOREST_1, Card.WILD_1))
    assert list(choice) == [choice.compose(cards) for cards in dict.fromkeys(combinations(choice.cards, 2))]
    assert len(choice) == len(set(choice)) == 4
    assert choice.at_random(Random(1)) in set(choice)
    assert choice.written(["forest 1", " wild 1"]) == "take ibex paying forest 1,  wild 1"
    with pytest.raises(TypeError, match=r"'wild 1' is no card; this choice is among <Card\.FOREST_1"):
        choice.compose(["wild 1"])  # type: ignore[list-item]  # as a program may have it


@pytest.mark.parametrize("form", [form for form in FORMS if form.game == "wildcards"], ids=str)
def test_every_composition_is_legal_and_no_other_is(form: Form) -> None:
    game, random, seen = form.new(6), Random(6), Counter[str]()
    while game.to_act and len(seen) < 4:
        seat = random.choice(game.to_act)
        for choice in game.legal_actions(seat):
            if isinstance(choice, Choice) and len(choice) < 60:
                seen[choice.action.code] += 1
                assert all(game.why_not(seat, action) is None for action in choice)
                more = choice.compose(choice.cards[: choice.most + 1])
                assert (game.why_not(seat, more) is None) == (choice.most == len(choice.cards))
        game.act(seat, any_action(game, seat, random))
    assert seen


def test_the_obvious_loop_explains_itself() -> None:
    game = wildcards(PAYING)
    choice: Any = game.legal_actions(0)[0]
    for call in (game.act, game.why_not, game.consequences, game.encode):
        with pytest.raises(TypeError, match="compose it first"):
            call(0, choice)


@pytest.mark.parametrize(
    ("kind", "values", "told"),
    [
        (Bid, [Card.FOREST_1], "Bid(cards=<Card.FOREST_1: 0>): cards must be tuple[Card, ...]"),
        (Bid, ["forest 1"], "Bid(cards='forest 1'): cards must be tuple[Card, ...]"),
        (Bid, [("forest 1",)], "Bid(cards=('forest 1',)): cards must be tuple[Card, ...]"),
        (Take, ["ibex"], "Take(species='ibex', place=None, paying=()): species must be Species"),
        (Take, [None], "Take(species=None, place=None, paying=()): species must be Species"),
        (Take, [Species.IBEX, 1.5], "Take(species=<Species.IBEX: 3>, place=1.5, paying=()): place must be int | None"),
    ],
)
def test_an_action_of_the_wrong_things_says_which(kind: Callable[..., Action], values: list[object], told: str) -> None:
    game = wildcards(PAYING)
    for call in (game.act, game.why_not, game.consequences, game.encode):
        with pytest.raises(TypeError) as refused:
            call(0, kind(*values))
        assert str(refused.value) == told


def test_an_action_takes_numbers_of_numpy_and_lists_too() -> None:
    game = cubirds("row 1: owl parrot\nhand 1: owl\nhand 2: robin")
    game.act(0, LayBirds(numpy.int8(1), numpy.int64(0), Side.LEFT))  # type: ignore[arg-type]
    assert game.record().actions == ("1: lay owl left 1",)
    assert wildcards(PAYING).why_not(0, Take(Species.IBEX, None, [Card.FOREST_1, Card.WILD_1])) is None  # type: ignore[arg-type]


def test_other_wrong_calls_explain_themselves() -> None:
    text: Any = CuBirds.new(2, seed=1).record().to_json()
    with pytest.raises(TypeError, match=r"Record\.from_json\(text\) reads one"):
        CuBirds.replay(text)
    decision: Any = wildcards(PAYING).decision(0)
    with pytest.raises(TypeError, match="'str' object cannot be interpreted as an integer"):
        decision.add("18")
    decision.add(numpy.int64(18))
    assert decision.numbers == (18,)


def test_the_only_answer_is_known_where_there_is_nothing_to_choose() -> None:
    assert wildcards(PAYING).only_answer(0) is None
    assert wildcards(PAYING).only_answer(1) is None
    forced = wildcards(
        "hand 1: forest 1, wild 1\nbid 1: forest 3\nbid 2: wild 3\nhand 2: wild 2, savannah 2\ntied: 1 2\nround: 1 pay"
    )
    assert str(forced.only_answer(0)) == "pay forest 1, wild 1"
    free = cubirds("row 1: owl parrot\nhand 1: duck\nhand 2: robin\nturn: 1 flock")
    assert str(free.only_answer(0)) == "pass"
    several = wildcards(PAYING.replace("forest 3", "forest 1"))
    assert several.only_answer(0) is None
    refilling = wildcards("hand 1: forest 1\nbid 1: refill\nrefills: 1\nround: 1 refill 1")
    assert refilling.only_answer(0) is None


@pytest.mark.parametrize("text", ["take ibex at 2", "take ibex"])
def test_w12_9_the_nearest_animal_named_by_its_place_is_the_same_action(text: str) -> None:
    """Ruling W-91: it is recorded in its short form, however it was written."""
    game = wildcards("hand 1: forest 1\nbid 1: forest 1\ndisplay: lion ibex\ndone: 2 3\nround: 1 take 1")
    game.act(0, text)
    assert game.record().actions == ("1: take ibex",)
    exchange = wildcards("""
        collection 1: meerkat
        leaders 1: meerkat
        bid 1: refill
        refills: 1
        hand 1: forest 1
        display: ibex lion
        round: 1 exchange 1
    """)
    exchange.act(0, Exchange(Species.MEERKAT, Species.LION, 1))
    assert exchange.record().actions == ("1: exchange meerkat for lion",)


def test_cards_are_recorded_in_their_order_however_they_were_given() -> None:
    game = wildcards(PAYING)
    game.act(0, Take(Species.IBEX, None, (Card.WILD_1, Card.FOREST_1)))
    assert game.record().actions == ("1: take ibex paying forest 1, wild 1",)


# numbers


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_action_has_numbers_and_comes_back_from_them(form: Form) -> None:
    game, random = form.new(7), Random(7)
    for _ in range(60):
        if not game.to_act:
            break
        seat = random.choice(game.to_act)
        action = any_action(game, seat, random)
        numbers = game.encode(seat, action)
        assert game.decode(seat, numbers) == action
        assert all(0 <= number < game.rules.actions for number in numbers)
        game.act(seat, action)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_masks_alone_play_whole_games(form: Form) -> None:
    """An environment-like loop: a mask, a number, until the decision is complete; the game knows nothing of its parts."""
    game, random = form.new(8), Random(8)
    while game.to_act:
        seat = random.choice(game.to_act)
        before = game.to_bytes()
        decision = game.decision(seat)
        while decision.action is None:
            legal = [number for number, may in enumerate(decision.mask) if may]
            assert legal
            decision.add(random.choice(legal))
        assert not any(decision.mask)
        assert game.to_bytes() == before
        assert game.encode(seat, decision.action) == decision.numbers
        game.act(seat, decision.action)
    assert game.is_over


def test_a_number_that_may_not_come_is_refused_and_changes_nothing() -> None:
    decision = wildcards(PAYING).decision(0)
    decision.add(decision.mask.index(True, 18))
    for wrong in (-1, 17, 10**6):
        with pytest.raises(IllegalAction) as refused:
            decision.add(wrong)
        assert refused.value.code == "illegal-number"
    for number in (0, 12):
        assert decision.action is None
        decision.add(number)
    assert str(decision.action) == "take ibex paying forest 1, wild 1"
    with pytest.raises(IllegalAction):
        decision.add(0)
    with pytest.raises(IllegalAction) as unfinished:
        wildcards(PAYING).decode(0, decision.numbers[:2])
    assert unfinished.value.code == "unfinished-decision"


def test_a_sealed_answer_is_decided_anew() -> None:
    game = WildCards.new(3, seed=1)
    game.act(1, Bid((Card.REFILL,)))
    decision = game.decision(1)
    decision.add(int(Card.REFILL))
    assert decision.action == Bid((Card.REFILL,))
    assert game.legal_actions(1)


def test_who_is_not_asked_has_no_mask() -> None:
    game = CuBirds.new(3, seed=7)
    for seat in range(3):
        if seat not in game.to_act:
            with pytest.raises(IllegalAction) as refused:
                game.decision(seat)
            assert refused.value.code == "another-is-asked"


# guesses


@pytest.mark.parametrize("form", FORMS[::3], ids=str)
def test_a_guess_is_a_game_that_the_seat_could_be_in(form: Form) -> None:
    game = form.new(9)
    play_some(game, Random(9), 25)
    for seat in (0, None):
        guess = game.guess(seat, seed=5)
        assert guess == game.guess(seat, Seed.of(5)) != game.guess(seat, seed=6)
        assert type(guess) is type(game)
        play_some(guess, Random(1), 10**6)
        assert guess.is_over


# errors


@pytest.mark.parametrize("game", GAMES.values())
def test_whatever_a_person_does_wrong_is_one_kind_of_error(game: type[AnyGame]) -> None:
    for call in (
        lambda: game.new(99),
        lambda: game.new(3, colour="red"),
        lambda: game.from_text("fly"),
        lambda: game.new(3).act(0, "fly"),
    ):
        with pytest.raises(MenagerieError):
            call()


def test_an_action_is_an_action() -> None:
    assert isinstance(Pass(), Action)
    assert Pass() == Pass()


def test_w7_5_a_payment_in_a_tie_is_made_of_cards_that_one_holds() -> None:
    game = wildcards("hand 1: forest 1, wild 1\nbid 1: forest 2\nbid 2: wild 2\nhand 2: savannah 2\ntied: 1 2\nround: 1 pay")
    with pytest.raises(IllegalAction) as refused:
        game.act(0, "pay savannah 4")
    assert (refused.value.code, refused.value.rule, refused.value.values) == ("card-not-held", "W6.2", {"card": "savannah-4"})
