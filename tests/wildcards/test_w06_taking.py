"""Chapter W6: taking animals."""

import pytest
from support.tables import assert_drawn, bid_all, codes, offered, play, refused, wildcards, wildcards_like

from menagerie import IllegalAction
from menagerie.core.choice import Choice
from menagerie.wildcards import Card, Species, WildCards
from menagerie.wildcards.actions import Take

first_round = wildcards_like("""
    edition: 2020
    display: peacock lion
    animals: ibex eagle
""")


def acting(game: WildCards, code: str) -> list[object]:
    """The seats of the events of a code, in order."""
    return [event.values["seat"] for event in game.events(None) if event.code == code]


def taking(bid: str, hand: str, display: str = "peacock lion", more: str = "") -> WildCards:
    """Seat 1 is asked to take an animal; nobody else has bid."""
    return first_round(f"bid 1: {bid}; hand 1: {hand}; display: {display}; round: 1 take 1; {more}")


def test_w6_1_they_act_from_the_highest_value_to_the_lowest() -> None:
    game = wildcards("""
        players: 4
        hand 1: forest 1
        hand 2: mountains 3, forest 1, forest 1
        hand 3: wild 2, forest 1
        hand 4: savannah 4, mountains 1, mountains 1, mountains 1
        display: peacock lion eagle; animals: ibex*3
        pile: savannah 1, savannah 2
    """)
    bid_all(game, "forest 1", "mountains 3", "wild 2", "savannah 4")
    for seat, action in [
        (3, "take lion paying mountains 1, mountains 1, mountains 1"),
        (1, "pass"),
        (2, "take peacock paying forest 1"),
        (0, "take eagle"),
    ]:
        assert game.to_act == (seat,)
        game.act(seat, action)

    assert acting(game, "animal-taken") == [3, 2, 0]
    assert_drawn(game, "collection 1: eagle; collection 2:; collection 3: peacock; collection 4: lion; round: 2 bid")


@pytest.mark.parametrize(("value", "payment"), [(2, "wild 2"), (3, "forest 1, wild 2"), (4, "forest 1, forest 2, wild 2")])
def test_w6_2_you_pay_one_card_fewer_than_the_value_of_your_bid(value: int, payment: str) -> None:
    """Ruling W-23."""
    game = taking(f"mountains {value}", "forest 1, forest 2, wild 2, wild 3")
    cards = (Card.FOREST_1, Card.FOREST_2, Card.WILD_2, Card.WILD_3)
    assert game.legal_actions(0)[0] == Choice(Take(Species.PEACOCK), cards, value - 1, value - 1)
    game.act(0, f"take peacock paying {payment}")

    paid = payment.split(", ")
    left = [card for card in ("forest 1", "forest 2", "wild 2", "wild 3") if card not in paid]
    assert_drawn(game, f"hand 1: {', '.join(left)}")
    assert codes(game)[: value - 1] == ["card-paid"] * (value - 1)


@pytest.mark.parametrize("paying", ["", " paying forest 1", " paying forest 1, forest 2, wild 2"])
def test_w6_2_too_few_or_too_many_cards_are_refused(paying: str) -> None:
    """Ruling W-23: just so many."""
    game = taking("mountains 3", "forest 1, forest 2, wild 2, wild 3")
    before = game.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        game.act(0, f"take peacock{paying}")

    assert (refused.value.code, refused.value.rule) == ("wrong-payment", "W6.2")
    assert refused.value.values == {"count": 2, "given": paying.count("forest") + paying.count("wild")}
    assert game.to_bytes() == before


@pytest.mark.parametrize("paying", ["forest 1, refill", "forest 1, forest 1", "forest 1, savannah 1", "mountains 3, wild 2"])
def test_w6_2_only_habitat_cards_of_your_hand_pay(paying: str) -> None:
    """Ruling W-23: never the refill card."""
    game = taking("mountains 3", "forest 1, forest 2, wild 2, wild 3")
    assert refused(game, 0, f"take peacock paying {paying}") == ("card-not-held", "W6.2")


def test_w6_2_a_bid_of_1_costs_nothing_more_but_you_still_choose() -> None:
    """Ruling W-26."""
    game = taking("mountains 1", "forest 1")
    assert offered(game, 0) == ["take peacock", "take lion", "pass"]

    assert refused(game, 0, "take peacock paying forest 1") == ("wrong-payment", "W6.2")

    game.act(0, "take peacock")
    assert_drawn(game, "hand 1: forest 1; collection 1: peacock")


def test_w6_3_animal_and_payment_are_one_action() -> None:
    """Ruling W-24."""
    game = taking("mountains 2", "forest 1, wild 2")
    assert offered(game, 0) == ["take peacock paying ...", "take lion paying ...", "pass"]

    game.act(0, "take lion paying wild 2")
    assert game.record().actions == ("1: take lion paying wild 2",)
    assert_drawn(game, "hand 1: forest 1; collection 1: lion; round: 2 bid")


@pytest.mark.parametrize("action", ["take lion", "pay wild 2"])
def test_w6_3_neither_can_be_named_alone(action: str) -> None:
    """Ruling W-24."""
    game = taking("mountains 2", "forest 1, wild 2")
    expected = {"take lion": ("wrong-payment", "W6.2"), "pay wild 2": ("wrong-step", "W3.7")}
    assert refused(game, 0, action) == expected[action]


def test_w6_3_in_a_tie_the_payment_comes_first() -> None:
    """Ruling W-24."""
    game = first_round("hand 1: forest 2, forest 3; hand 2: mountains 2, forest 1; hand 3: savannah 1")
    bid_all(game, "forest 2", "mountains 2", "savannah 1")
    play(game, (0, "pay forest 3"), (1, "pay forest 1"))

    assert offered(game, 0) == ["take peacock", "take lion", "pass"]


SEVERAL = """
    edition: 2020
    players: 5
    bid 1: forest 2
    bid 2: forest 1
    hand 1: forest 3
    display: lion peacock ibex peacock
    animals: ibex*4
    round: 1 take 1
"""


def test_w6_4_of_equal_animals_the_nearest_is_taken() -> None:
    """Ruling W-91."""
    game = wildcards(SEVERAL)
    assert offered(game, 0) == ["take lion paying ...", "take peacock paying ...", "take ibex paying ...", "pass"]

    game.act(0, "take peacock paying forest 3")
    assert_drawn(game, "display: lion ibex peacock")


def test_w6_4_a_farther_one_cannot_be_named() -> None:
    """Ruling W-91: only with Leo does it matter."""
    game = wildcards(SEVERAL)
    assert refused(game, 0, "take peacock at 4 paying forest 3") == ("farther-without-leo", "W12.9")


@pytest.mark.parametrize("animal", ["squirrel", "peacock at 3", "lion at 4"])
def test_w6_4_an_animal_that_does_not_lie_there_cannot_be_taken(animal: str) -> None:
    game = wildcards(SEVERAL)
    assert refused(game, 0, f"take {animal} paying forest 3") == ("no-such-animal", "W6.4")


def test_w6_4_with_leo_a_farther_one_may_be_named() -> None:
    """Ruling W-91."""
    game = wildcards("""
        players: 3; leo: yes
        hand 1: forest 3; bid 1: forest 2; bid 4: forest 1
        display: peacock lion peacock; animals: ibex*3; round: 1 take 1
    """)
    assert offered(game, 0) == ["take peacock paying ...", "take lion paying ...", "take peacock at 3 paying ...", "pass"]

    game.act(0, "take peacock at 3 paying forest 3")
    assert_drawn(game, "collection 1: peacock; collection 4: peacock; boxed: lion")


EXCHANGE = """
    edition: 2020
    players: 5
    hand 1: forest 1
    bid 1: refill
    collection 1: ibex meerkat
    leaders 1: meerkat
    refills: 1
    swapped: 1
    display: lion peacock eagle peacock
    animals: ibex*4
    round: 1 exchange 1
"""


def test_w6_4_the_nearest_is_exchanged() -> None:
    """Ruling W-91."""
    game = wildcards(EXCHANGE)
    assert offered(game, 0) == [
        "keep",
        *[f"exchange ibex for {species}" for species in ("lion", "peacock", "eagle")],
        *[f"exchange meerkat for {species}" for species in ("lion", "peacock", "eagle")],
    ]

    game.act(0, "exchange ibex for peacock")
    assert_drawn(game, "display: lion ibex eagle peacock")


def test_w6_4_a_farther_one_cannot_be_exchanged() -> None:
    """Ruling W-91."""
    game = wildcards(EXCHANGE)
    assert refused(game, 0, "exchange ibex for peacock at 4") == ("farther-without-leo", "W12.9")


def test_w6_4_the_nearest_is_removed() -> None:
    """Ruling W-91."""
    game = wildcards("""
        edition: duel; secret 1: ibex; secret 2: ibex
        hand 1: forest 1; bid 1: refill; bid 2: forest 1
        display: peacock lion eagle peacock; animals: ibex*4; refills: 1; round: 1 remove 1
    """)
    game.act(0, "remove eagle, peacock")

    assert_drawn(game, "display: lion peacock")


def test_w6_5_the_animal_comes_into_the_collection_while_bid_and_payment_stay() -> None:
    game = first_round("hand 1: forest 3, wild 1; bid 1: mountains 2; bid 2: forest 1; collection 1: peacock; round: 1 take 1")
    game.act(0, "take peacock paying wild 1")
    assert_drawn(game, "hand 1: forest 3; collection 1: peacock*2; bid 1: mountains 2; paid 1: wild 1; display: lion")
    assert_drawn(game, "discard:; round: 1 take 2")

    game.act(1, "take lion")
    assert_drawn(game, "bid 1:; paid 1:; discard: forest 1, mountains 2, wild 1")


def test_w6_6_a_peacock_for_three_forest_cards() -> None:
    """The example of the peacock: bid forest 3, paid with a forest and a wild card, it brings two points. Ruling W-27."""
    game = taking("forest 3", "forest 1, savannah 2, wild 4")
    game.act(0, "take peacock paying forest 1, wild 4")

    assert codes(game)[:5] == ["card-paid", "card-paid", "animal-taken", "leader-gained", "bonus-earned"]
    assert_drawn(game, "hand 1: savannah 2; collection 1: peacock; tokens 1: 2")


@pytest.mark.parametrize(
    ("bid", "paying", "animal", "points"),
    [
        ("forest 3", "forest 1, forest 2", "peacock", 2),
        ("wild 3", "forest 1, forest 2", "peacock", 2),
        ("wild 3", "wild 1, wild 2", "peacock", 2),
        ("wild 3", "wild 1, wild 2", "lion", 2),
        ("forest 3", "forest 1, forest 2", "lion", 0),
        ("savannah 3", "forest 1, forest 2", "peacock", 0),
        ("forest 3", "forest 1, savannah 2", "peacock", 0),
        ("forest 3", "mountains 1, forest 2", "peacock", 0),
        ("wild 3", "forest 1, savannah 2", "peacock", 0),
        ("savannah 3", "savannah 2, wild 2", "lion", 2),
    ],
)
def test_w6_6_two_points_if_every_card_is_of_the_animals_own_habitat(bid: str, paying: str, animal: str, points: int) -> None:
    """Ruling W-27: two in all."""
    game = taking(bid, paying, more="tokens 1: 4")
    game.act(0, f"take {animal} paying {paying}")

    assert game.view(None).seats[0].tokens == 4 + points
    assert codes(game).count("bonus-earned") == points // 2


@pytest.mark.parametrize(("bid", "points"), [("forest 1", 2), ("wild 1", 2), ("savannah 1", 0), ("mountains 1", 0)])
def test_w6_6_with_a_bid_of_1_that_one_card_decides(bid: str, points: int) -> None:
    """Ruling W-26."""
    game = taking(bid, "savannah 2")
    game.act(0, "take peacock")

    assert game.view(None).seats[0].tokens == points


def test_w6_6_the_points_stay_yours_when_the_ibex_brings_the_bid_back() -> None:
    """Ruling W-28."""
    game = taking("mountains 2", "mountains 1", display="ibex lion")
    game.act(0, "take ibex paying mountains 1")
    assert_drawn(game, "tokens 1: 2; round: 1 take-back 1")

    game.act(0, "take back")
    assert_drawn(game, "hand 1: mountains 2; tokens 1: 2; discard: mountains 1")


def test_w6_7_an_animal_that_comes_by_exchange_brings_no_points() -> None:
    """Ruling W-29."""
    game = wildcards(EXCHANGE)
    game.act(0, "exchange ibex for peacock")

    assert codes(game) == ["animal-exchanged", "leader-gained"]
    assert game.view(None).seats[0].tokens == 0


def test_w6_7_nor_does_one_that_comes_free_in_the_duel() -> None:
    """Ruling W-29."""
    game = wildcards("""
        edition: duel; bid 1: forest 2; bid 2: mountains 1; paid 1: forest 1
        collection 1: lion; collection 2: eagle
        secret 1: eagle; secret 2: eagle
        display: peacock squirrel; animals: ibex*4
        high: 1; done: 1 2; took: 1 2; round: 1 remove 2
    """)
    game.act(1, "remove peacock")

    assert_drawn(game, "collection 1: squirrel lion; tokens 1:")
    assert "bonus-earned" not in codes(game)


def test_w6_8_you_may_pass_even_if_you_could_take_an_animal() -> None:
    game = taking("forest 2", "forest 1, forest 3")
    assert offered(game, 0)[-1] == "pass"
    game.act(0, "pass")

    assert acting(game, "take-declined") == [0]
    assert_drawn(game, "collection 1:; boxed: peacock lion")


@pytest.mark.parametrize(("hand", "asked"), [("forest 1", False), ("forest 1, forest 2", True)])
def test_w6_8_if_you_cannot_pay_you_must_and_are_not_asked(hand: str, asked: bool) -> None:
    """Ruling W-10: hand counts are open."""
    game = first_round(f"""
        hand 1: {hand}, forest 3
        hand 2: mountains 1
        hand 3: savannah 4, savannah 1, savannah 1, savannah 1
    """)
    bid_all(game, "forest 3", "mountains 1", "savannah 4")
    game.act(2, "pass")

    assert acting(game, "payment-impossible") == ([] if asked else [0])
    assert acting(game, "take-declined") == ([2] if asked else [2, 0])
    assert game.to_act == ((0,) if asked else (1,))


def test_w6_8_if_the_display_is_empty_you_must() -> None:
    """Ruling W-10."""
    game = first_round("""
        hand 1: forest 1; bid 1: forest 2; bid 2: mountains 1
        display: lion; pile: wild 1, wild 2; done: 3; round: 1 take 1
    """)
    game.act(0, "take lion paying forest 1")

    assert acting(game, "take-declined") == [1]
    assert_drawn(game, "hand 2: mountains 1, wild 1, wild 2; round: 2 bid")


@pytest.mark.parametrize(("step", "answer"), [("take 1", "refill"), ("refill 1", "pass")])
def test_w6_8_to_pass_is_one_thing_and_to_refill_another(step: str, answer: str) -> None:
    """Ruling W-61."""
    bid = "forest 1" if step == "take 1" else "refill"
    game = first_round(f"hand 1: forest 2; bid 1: {bid}; display: lion; round: 1 {step}")
    assert refused(game, 0, answer) == ("wrong-step", "W3.7")


def test_w6_9_when_you_pass_your_bid_goes_back_and_you_draw_two() -> None:
    """Ruling W-21: it is not a choice."""
    game = taking("forest 2", "savannah 1", more="pile: wild 1, wild 2, wild 3")
    game.act(0, "pass")

    assert codes(game)[:4] == ["take-declined", "bid-returned", "card-drawn", "card-drawn"]
    assert game.record().actions == ("1: pass",)
    assert_drawn(game, "hand 1: forest 2, savannah 1, wild 1, wild 2; bid 1:; pile: wild 3; discard:; round: 2 bid")
    assert game.view(1).seats[0].known == {Card.FOREST_2: 1}


@pytest.mark.parametrize("edition", ["2020", "2022"])
def test_w6_9_with_your_payment_if_you_have_laid_one(edition: str) -> None:
    """Ruling W-20: in both editions."""
    game = first_round(f"""
        edition: {edition}
        hand 1: forest 1; bid 1: forest 3; paid 1: savannah 3, savannah 4
        bid 2: mountains 3; paid 2: savannah 1, savannah 1
        pile: wild 1, wild 2, wild 3; tied: 1*7 2*2; round: 1 take 1
    """)
    game.act(0, "pass")

    assert codes(game) == ["take-declined", "bid-returned", "payment-returned", "payment-returned", "card-drawn", "card-drawn"]
    assert_drawn(game, "hand 1: forest 1, forest 3, savannah 3, savannah 4, wild 1, wild 2; bid 1:; paid 1:; pile: wild 3")
    assert_drawn(game, "round: 1 take 2")


@pytest.mark.parametrize(("held", "drawn_cards"), [(6, 2), (7, 2), (8, 1), (9, 0)])
def test_w6_9_with_nine_in_hand_you_draw_one_and_with_ten_none(held: int, drawn_cards: int) -> None:
    """Ruling W-22: the bid is taken back first."""
    cards = ["forest 1"] * 5 + ["forest 2"] * 4
    game = taking("savannah 2", ", ".join(cards[:held]), more="pile: wild 1, wild 2, wild 3")
    game.act(0, "pass")

    assert codes(game).count("card-drawn") == drawn_cards
    assert sum((game.view(0).seats[0].hand or {}).values()) == held + 1 + drawn_cards
    assert "card-missing" not in codes(game)


def test_w6_9_each_draws_on_their_own_turn() -> None:
    """Ruling W-25: which matters when cards run short."""
    game = first_round("hand 1: forest 2; hand 2: forest 4; hand 3: forest 3; pile: wild 1, wild 2, wild 3")
    bid_all(game, "forest 2", "forest 4", "forest 3")

    assert acting(game, "take-declined") == [1, 2, 0]
    assert_drawn(game, "hand 1: forest 2; hand 2: forest 4, wild 1, wild 2; hand 3: forest 3, wild 3")
