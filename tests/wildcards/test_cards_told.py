"""Facts in views and offers that follow from the table, so that no client has to compute them."""

from random import Random

import pytest
from support.forms import FORMS, Form, any_action
from support.tables import after_bids, bid_all, but, play, wildcards

from menagerie.core import Choice, Score
from menagerie.wildcards import WildCards
from menagerie.wildcards.cards import Species
from menagerie.wildcards.events import LeaderGained
from menagerie.wildcards.table import Step
from menagerie.wildcards.taking import Decider


def remarked(game: WildCards, seat: int, action: str) -> list[tuple[object, ...]]:
    """The remarks on an action: each code with its values."""
    return [(line.code, *line.values.values()) for line in game.remarks(seat, action)]


def order(game: WildCards) -> list[tuple[object, ...]]:
    """The order of taking, and its reasons, as a spectator sees it."""
    return [(group.value, group.ranks, group.decided_by) for group in game.view(None).order]


# remarks on actions

HANDS = """
    players: 3
    hand 1: forest 1, forest 2, forest 4
    hand 2: savannah 2, savannah 3
    hand 3: mountains 2, mountains 1
    display: peacock eagle
    animals: eagle*2
    round: 3 bid
"""


EXCHANGE = """
    players: 3
    hand 1: forest 1, forest 2
    hand 2: savannah 2, savannah 3
    hand 3: mountains 2, mountains 1
    bid 1: refill
    bid 2: savannah 1
    bid 3: mountains 1
    collection 1: ibex*3 lion meerkat
    collection 2: eagle*2 lion
    collection 3: lion*2 eagle*2
    leaders 1: ibex meerkat
    leaders 2: eagle
    leaders 3: lion
    display: ibex eagle
    animals: eagle
    round: 3 exchange 1
"""


def test_a_bid_is_told_with_its_cost_and_whether_it_could_be_paid() -> None:
    game = wildcards(HANDS)
    assert remarked(game, 0, "bid forest 2")[0] == ("remark-bid", 1, 2)
    assert remarked(game, 0, "bid forest 4") == [("remark-too-dear", 3, 2)]
    assert remarked(game, 0, "bid refill") == [("remark-refill", 7, "no")]

    game.act(0, "bid forest 1")
    assert remarked(game, 0, "bid forest 2")[0] == ("remark-bid", 1, 2), "a sealed bid is in the hand while another is thought of"


def test_each_of_two_cards_of_the_eagle_is_told_with_its_cost() -> None:
    text = but(HANDS, "collection 1: eagle; leaders 1: eagle")
    game = wildcards(text)
    assert remarked(game, 0, "bid forest 2 + forest 4") == [
        ("remark-either", "forest-2", 1, "yes"),
        ("remark-either", "forest-4", 3, "no"),
        ("remark-natural", ["peacock"], 2),
    ]
    assert remarked(game, 0, "bid forest 2 + refill")[:2] == [
        ("remark-either", "forest-2", 1, "yes"),
        ("remark-either-refill", 7),
    ]

    game = after_bids(text, "forest 2 + forest 4", "refill", "refill")
    assert remarked(game, 0, "reveal forest 2") == [("remark-reveal", 1, 2)]
    assert remarked(game, 0, "reveal forest 4") == [("remark-too-dear", 3, 2)]
    game = after_bids(text, "forest 2 + refill", "refill", "refill")
    assert remarked(game, 0, "reveal forest 2") == [("remark-reveal", 1, 2)]
    assert remarked(game, 0, "reveal refill") == [("remark-refill", 7, "no")]


def test_an_exchange_is_told_with_what_it_does_to_the_points() -> None:
    game = wildcards(EXCHANGE)
    assert remarked(game, 0, "exchange lion for ibex") == [("remark-points", 2, "more")]
    assert remarked(game, 0, "exchange meerkat for ibex") == [("remark-points", 1, "more")], "its leader is worth a point"
    assert remarked(game, 0, "exchange ibex for eagle") == [("remark-points", 2, "fewer")]
    assert remarked(game, 0, "exchange lion for eagle") == [("remark-points", 0, "none")]


def test_a_refill_is_told_with_the_exchange_that_the_meerkat_may_make_of_it() -> None:
    game = wildcards(but(HANDS, "collection 1: meerkat; leaders 1: meerkat"))
    assert remarked(game, 0, "bid refill") == [("remark-refill", 7, "yes")]
    game = wildcards(but(HANDS, "display: meerkat; collection 1: meerkat; leaders 1: meerkat"))
    assert remarked(game, 0, "bid refill") == [("remark-refill", 7, "no")], "nothing else lies there"


def test_a_bid_is_told_with_the_animals_that_could_earn_the_bonus() -> None:
    game = wildcards(but(HANDS, "hand 1: forest 1, forest 2, wild 2, savannah 1"))
    assert remarked(game, 0, "bid forest 2")[1:] == [("remark-natural", ["peacock"], 2)]
    assert remarked(game, 0, "bid wild 2")[1:] == [("remark-natural", ["peacock"], 2)], "no other card is of the mountains"
    assert remarked(game, 0, "bid savannah 1")[1:] == []
    game = wildcards(but(HANDS, "hand 1: forest 3, savannah 1, wild 1"))
    assert remarked(game, 0, "bid forest 3")[1:] == [], "two cards of the forest are needed beside it"
    assert remarked(game, 0, "bid wild 1")[1:] == [("remark-natural", ["peacock", "eagle"], 2)], "nothing is to be paid"


def favoured(game: WildCards, seat: int) -> list[list[str]]:
    """Of each choice, the cards that earn more."""
    return [
        [f"Card.{card.name}" for card in choice.favoured] for choice in game.legal_actions(seat) if isinstance(choice, Choice)
    ]


def test_the_cards_that_earn_the_bonus_are_told_where_enough_are_held() -> None:
    game = after_bids(but(HANDS, "hand 1: forest 1, forest 2, wild 1, savannah 1"), "forest 2", "refill", "refill")
    play(game, (1, "refill"), (2, "refill"))
    assert favoured(game, 0) == [["Card.FOREST_1", "Card.WILD_1"], []], "the peacock lives in the forest, the eagle does not"
    game = after_bids(but(HANDS, "hand 1: forest 3, forest 1, savannah 1"), "forest 3", "refill", "refill")
    play(game, (1, "refill"), (2, "refill"))
    assert favoured(game, 0) == [[], []], "of two cards only one could be of the forest"
    game = after_bids(but(HANDS, "display: ibex lion eagle"), "forest 1", "savannah 2", "mountains 2")
    assert favoured(game, 1) == [["Card.SAVANNAH_3"]], "in a tie"
    assert favoured(game, 2) == [["Card.MOUNTAINS_1"]]


def test_a_payment_that_earns_no_bonus_is_told_so() -> None:
    game = after_bids(HANDS, "forest 2", "refill", "refill")
    for seat in game.to_act:
        assert remarked(game, seat, "refill") == []
        game.act(seat, "refill")
    assert remarked(game, 0, "take peacock paying forest 1") == [("remark-points", 7, "more")], "2, its leader 3, and the bonus"
    assert remarked(game, 0, "take eagle paying forest 1") == [("remark-no-bonus",), ("remark-points", 3, "more")]


def test_the_sum_of_a_payment_in_a_tie_is_told() -> None:
    game = after_bids(HANDS, "forest 1", "savannah 2", "mountains 2")
    assert remarked(game, 1, "pay savannah 3") == [("remark-payment", 3)], "no animal of the savannah lies there"
    assert remarked(game, 2, "pay mountains 1") == [("remark-payment", 1), ("remark-natural", ["eagle"], 2)]
    game = after_bids(but(HANDS, "hand 3: mountains 2, forest 3"), "forest 1", "savannah 2", "mountains 2")
    assert remarked(game, 2, "pay forest 3") == [("remark-payment", 3), ("remark-no-bonus",)], "the eagle is not at home there"


def test_why_one_draws_fewer_cards_after_a_pass_is_told() -> None:
    def remarks(hand: str, pile: str) -> list[tuple[object, ...]]:
        text = but(HANDS, f"hand 1: {hand}; bid 1: forest 1; pile: {pile}; discard: wild 1; round: 3 take 1")
        return remarked(wildcards(text), 0, "pass")

    assert remarks("forest 2", "forest 3, forest 3") == []
    assert remarks("forest 2", "forest 3") == [], "its consequences tell that the discard pile is shuffled"
    eight = "forest 1, forest 1, forest 2, forest 2, mountains 3, mountains 3, savannah 1, savannah 1"
    assert remarks(eight, "forest 3, forest 3") == [("remark-hand-full",)]


def test_that_the_discard_pile_is_shuffled_is_told_once() -> None:
    game = wildcards(but(HANDS, "hand 1: forest 2; bid 1: forest 1; pile: forest 3; discard: wild 1; round: 3 take 1"))
    assert [event.code for event in game.consequences(0, "pass")].count("pile-shuffled") == 1
    assert game.remarks(0, "pass") == ()


# the order of taking


def test_nothing_is_decided_before_payments_lie_open_and_then_the_higher_sum() -> None:
    game = after_bids(HANDS, "forest 1", "savannah 2", "mountains 2")
    assert order(game) == [(2, ((1, 2),), None), (1, ((0,),), None)]
    game.act(1, "pay savannah 3")
    assert game.view(None).seats[1].standing is None
    game.act(2, "pay mountains 1")

    assert order(game)[0] == (2, ((1,), (2,)), Decider.PAYMENT)
    assert [player.standing for player in game.view(None).seats] == [None, 3, 1]


def test_the_lion_decides_and_then_leo_and_who_cannot_pay_comes_last() -> None:
    game = wildcards("""
        leo: yes; players: 3; leo pile: wild 2, refill
        hand 1: forest 2; hand 2: mountains 2, savannah 1; hand 3: savannah 2, wild 1
        collection 2: lion; leaders 2: lion
        display: peacock ibex lion; animals: lion*4
    """)
    bid_all(game, "forest 2", "mountains 2", "savannah 2")
    assert order(game) == [(2, ((1,), (3,), (2,), (0,)), Decider.LION)]
    game.act(1, "take peacock paying savannah 1")
    assert order(game) == [(2, ((2,), (0,)), Decider.ABILITY)], "Leo has taken at once"
    assert game.view(None).seats[3].points is None


def test_equal_payments_are_decided_by_the_talisman() -> None:
    game = after_bids(but(HANDS, "hand 2: savannah 2, savannah 1; talisman: 2"), "forest 1", "savannah 2", "mountains 2")
    play(game, (1, "pay savannah 1"), (2, "pay mountains 1"))
    assert order(game)[0] == (2, ((2,), (1,)), Decider.TALISMAN)


def test_equal_payments_of_2020_are_decided_by_tie_break_cards() -> None:
    text = but(HANDS, "edition: 2020; hand 2: savannah 2, savannah 1, wild 4; hand 3: mountains 2, mountains 1, wild 1")
    game = after_bids(text, "forest 1", "savannah 2", "mountains 2")
    play(game, (1, "pay savannah 1"), (2, "pay mountains 1"))
    assert order(game)[0] == (2, ((1, 2),), None)
    play(game, (1, "tie-break wild 4"), (2, "tie-break wild 1"))
    assert order(game)[0] == (2, ((1,), (2,)), Decider.TIE_BREAK)
    assert [player.standing for player in game.view(None).seats] == [None, 5, 2]


# points as they stand

DUEL = """
    edition: duel
    secret 1: squirrel
    secret 2: eagle
    collection 1: squirrel*3 peacock*2
    collection 2: eagle
    tokens 1: 4
    leaders 1: squirrel peacock
    leaders 2: eagle
    display: ibex lion*3
"""


def test_points_are_told_as_they_stand_a_secret_animal_to_its_owner_only() -> None:
    game = wildcards(DUEL)
    parts = {"most": 6, "second-most": 2, "leaders": 4, "tokens": 4}
    assert game.view(0).seats[0].points == Score(19, {**parts, "secret": 3})
    assert game.view(1).seats[0].points == game.view(None).seats[0].points == Score(16, parts)


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_a_secret_animal_that_is_always_worth_one_point_counts_for_all(watcher: int | None) -> None:
    game = WildCards.new(2, seed=1, edition="duel", secret_points="one-point")
    assert [player.points for player in game.view(watcher).seats] == [
        Score(1, {"most": 0, "second-most": 0, "leaders": 0, "tokens": 0, "secret": 1})
    ] * 2


def test_points_follow_what_happens() -> None:
    game = wildcards(DUEL)
    points = game.after(game.view(1), LeaderGained(1, Species.PEACOCK, None)).seats
    assert [player.points and player.points.total for player in points] == [13, 2 + 1 + 3 + 1]


def test_a_result_says_what_ranked_equals_apart() -> None:
    def over(collection: str) -> WildCards:
        return wildcards(f"players: 3\ncollection 1: ibex*2 lion\ncollection 2: {collection}\nround: 14 over")

    tie = over("eagle*2 peacock squirrel").tie_break
    assert tie is not None
    assert tie.code == "outcome-tie"
    assert over("eagle").tie_break is None
    assert wildcards(HANDS).tie_break is None


@pytest.mark.parametrize("form", [form for form in FORMS if form.game == "wildcards"], ids=str)
def test_who_is_asked_to_take_is_always_the_first_of_the_order_that_is_told(form: Form) -> None:
    """A view derives the order from open cards; the rules decide. In whole games the two agree, for every observer."""
    random, asked = Random(11), 0
    for seed in range(3):
        game = form.new(seed)
        while game.to_act:
            view = game.view(random.choice((None, *range(game.seats))))
            if view.step == Step.TAKE:
                asked += 1
                assert view.order[0].ranks[0] == game.to_act
            seat = random.choice(game.to_act)
            game.act(seat, any_action(game, seat, random))
    assert asked
