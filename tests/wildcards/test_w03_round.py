"""Chapter W3: the round."""

import pytest
from support.tables import assert_drawn, bid_all, codes, offered, play, refused, wildcards, wildcards_like

from menagerie.wildcards import Card, WildCards

PILE = "savannah 1, " * 5 + "savannah 2, " * 4 + "savannah 3, " * 3

in_2020 = wildcards_like("""
    edition: 2020
    display: peacock eagle
    animals: lion ibex
""")
in_2022 = wildcards_like("""
    display: peacock eagle
    animals: lion ibex
""")


def acting(game: WildCards, code: str) -> list[object]:
    """The seats of the events of a code, in order."""
    return [event.values["seat"] for event in game.events(None) if event.code == code]


def test_w3_1_bids_then_refilling_then_taking_then_the_next_round() -> None:
    game = in_2020(f"hand 1: forest 2; hand 2: forest 2, forest 1; hand 3: mountains 1; pile: {PILE}")
    for seat, action in [
        (1, "bid forest 2"),
        (0, "bid refill"),
        (2, "bid mountains 1"),
        (0, "refill"),
        (1, "take peacock paying forest 1"),
        (2, "take eagle"),
    ]:
        assert seat in game.to_act
        game.act(seat, action)

    assert codes(game) == [
        *["bid-sealed"] * 3,
        *["bid-revealed"] * 3,
        *["card-drawn"] * 6,
        "refill-returned",
        *["card-paid", "animal-taken", "leader-gained", "bonus-earned"],
        *["animal-taken", "leader-gained", "bonus-earned"],
        *["card-discarded"] * 3,
        *["animal-revealed"] * 2,
        "round-began",
    ]
    assert_drawn(game, "display: lion ibex; round: 2 bid")


def test_w3_2_bids_are_chosen_in_any_order_changed_and_shown_at_once() -> None:
    game = in_2022("hand 1: forest 1, forest 2; hand 2: mountains 1; hand 3: savannah 1, savannah 4")
    play(game, (2, "bid savannah 4"), (0, "bid forest 2"))
    assert game.to_act == (1,)
    assert [seat.bid for seat in game.view(1).seats] == [(None,), (), (None,)]
    assert [seat.sealed for seat in game.view(None).seats] == [True, False, True]

    game.act(2, "bid savannah 1")
    assert game.to_act == (1,)
    assert set(codes(game)) == {"bid-sealed"}
    assert_drawn(game, "hand 3: savannah 4; bid 3: savannah 1")

    game.act(1, "bid mountains 1")
    assert [seat.bid for seat in game.view(1).seats] == [(Card.FOREST_2,), (Card.MOUNTAINS_1,), (Card.SAVANNAH_1,)]
    assert acting(game, "bid-revealed") == [0, 1, 2]


def test_w3_2_payments_in_a_tie_are_sealed() -> None:
    game = wildcards("""
        bid 1: forest 2; bid 2: savannah 2
        hand 1: forest 3; hand 2: wild 1, wild 4
        display: peacock lion; tied: 1*0 2*0; round: 1 pay
    """)
    game.act(1, "pay wild 1")
    assert game.to_act == (0,)
    assert game.view(0).seats[1].paid == (None,)

    game.act(1, "pay wild 4")
    assert game.to_act == (0,)
    assert_drawn(game, "hand 2: wild 1; paid 2: wild 4")

    game.act(0, "pay forest 3")
    assert [seat.paid for seat in game.view(2).seats] == [(Card.FOREST_3,), (Card.WILD_4,), ()]
    assert codes(game) == [*["payment-sealed"] * 3, *["payment-revealed"] * 2, "tie-decided"]
    assert game.to_act == (1,)


def test_w3_2_tie_break_cards_are_sealed() -> None:
    game = wildcards("""
        edition: 2020; bid 1: forest 1; bid 2: mountains 1
        hand 1: forest 2, savannah 3; hand 2: mountains 3, mountains 4
        display: peacock lion; tied: 1*0 2*0; round: 1 tie-break
    """)
    play(game, (1, "tie-break mountains 3"), (1, "tie-break mountains 4"))
    assert game.to_act == (0,)
    assert codes(game) == ["tie-break-sealed", "tie-break-sealed"]
    assert "mountains 4" not in game.seen_text(0)

    game.act(0, "tie-break savannah 3")
    assert codes(game)[-3:] == ["tie-break-shown", "tie-break-shown", "tie-decided"]
    assert_drawn(game, "hand 1: forest 2; hand 2: mountains 3; round: 1 take 2")


@pytest.mark.parametrize(("talisman", "seats"), [(1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_w3_3_people_refill_clockwise_after_the_holder_of_the_talisman_who_comes_last(talisman: int, seats: list[int]) -> None:
    """Ruling W-88."""
    game = in_2022(f"""
        hand 1: forest 1; hand 2: forest 2; hand 3: forest 3
        pile: {PILE}; talisman: {talisman}; round: 3 bid
    """)
    bid_all(game, *["refill"] * 3)
    asked: list[int] = []
    while len(asked) < 3:
        asked += game.to_act
        game.act(game.to_act[0], "refill")

    assert asked == seats
    assert acting(game, "refill-returned") == seats


@pytest.mark.parametrize(("order", "seats"), [("", [2, 0, 1]), ("holder-first", [1, 2, 0])])
def test_w3_3_several_who_cannot_pay_pass_in_this_order(order: str, seats: list[int]) -> None:
    """Ruling W-88: the option that puts the holder first turns it too, and the talisman is not used."""
    game = in_2022(f"""
        talisman order: {order}
        hand 1: forest 4; hand 2: mountains 4; hand 3: savannah 4
        pile: {PILE}; talisman: 2
    """)
    bid_all(game, "forest 4", "mountains 4", "savannah 4")

    assert acting(game, "take-declined") == seats
    assert "talisman-passed" not in codes(game)
    assert_drawn(game, "talisman: 2; round: 2 bid")


@pytest.mark.parametrize(("number", "seats"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2]), (14, [1, 2, 0])])
def test_w3_4_in_2020_the_order_begins_one_seat_further_in_each_round(number: int, seats: list[int]) -> None:
    """Ruling W-88."""
    game = in_2020(f"pile: {PILE}; round: {number} bid")
    bid_all(game, *["refill"] * 3)

    assert acting(game, "refill-returned") == seats


@pytest.mark.parametrize(("number", "seats"), [(1, [0, 1]), (2, [1, 0]), (3, [0, 1])])
def test_w3_4_in_the_duel_too(number: int, seats: list[int]) -> None:
    """Ruling W-88."""
    game = wildcards(f"""
        edition: duel; secret 1: lion; secret 2: lion
        display: peacock eagle ibex squirrel; animals: lion*4; pile: {PILE}
        round: {number} bid
    """)
    bid_all(game, "refill", "refill")

    assert acting(game, "refill-returned") == seats


@pytest.mark.parametrize(("number", "first"), [(1, 1), (2, 0)])
def test_w3_4_tie_break_cards_are_drawn_from_the_pile_in_this_order(number: int, first: int) -> None:
    """Ruling W-88: the second to draw gets the 4."""
    game = wildcards(f"""
        edition: 2020; bid 1: forest 1; bid 2: mountains 1
        display: peacock lion; tied: 1*0 2*0; pile: wild 1, wild 4
        round: {number} tie-break
    """)
    play(game, (0, "tie-break pile"), (1, "tie-break pile"))

    assert acting(game, "tie-break-drawn") == [1 - first, first]
    assert game.to_act == (first,)


def test_w3_5_you_are_not_asked_when_the_display_is_empty() -> None:
    """Ruling W-90."""
    game = in_2020("""
        hand 2: savannah 1; bid 2: savannah 2; bid 3: mountains 1
        display: lion; done: 1; round: 1 take 2
    """)
    game.act(1, "take lion paying savannah 1")

    assert acting(game, "take-declined") == [2]
    assert game.record().actions == ("2: take lion paying savannah 1",)
    assert_drawn(game, "round: 2 bid")


def test_w3_5_nor_with_too_few_cards_to_pay_nor_with_nothing_to_discard() -> None:
    """Ruling W-90."""
    game = in_2020(f"hand 1: forest 3, forest 1; pile: {PILE}")
    bid_all(game, "forest 3", "refill", "refill")

    assert acting(game, "refill-returned") == [1, 2]
    assert acting(game, "take-declined") == [0]
    assert game.record().actions == ("1: bid forest 3", "2: bid refill", "3: bid refill")
    assert game.to_act == (0, 1, 2)


def test_w3_5_nor_with_nothing_to_exchange() -> None:
    """Ruling W-90."""
    game = in_2020(f"""
        hand 1: forest 1; hand 2: forest 1; hand 3: forest 1
        collection 1: meerkat*2; leaders 1: meerkat; display: meerkat*2
        pile: {PILE}
    """)
    bid_all(game, "refill", "forest 1", "refill")

    assert "exchange-declined" not in codes(game)
    assert_drawn(game, "round: 1 refill 1")


@pytest.mark.parametrize(("bid", "asked"), [("wild 1", "2 bid"), ("mountains 1", "1 take-back 1")])
def test_w3_5_nor_for_a_wild_bid_under_the_ibex(bid: str, asked: str) -> None:
    """Ruling W-90."""
    game = in_2020(f"bid 1: {bid}; collection 1: ibex; leaders 1: ibex; display: lion; round: 1 take 1")
    game.act(0, "take lion")

    assert_drawn(game, f"round: {asked}")


def test_w3_5_nor_with_only_equal_animals_to_remove() -> None:
    """Ruling W-90."""
    game = wildcards("""
        edition: duel; secret 1: eagle; secret 2: eagle
        hand 2: savannah 1; display: lion*4; animals: ibex*4
        pile: wild 1, wild 2, wild 3, wild 4, forest 1, forest 1, forest 1
    """)
    bid_all(game, "refill", "savannah 1")

    assert acting(game, "animal-removed") == [0, 0]
    assert game.record().actions == ("1: bid refill", "2: bid savannah 1")
    assert_drawn(game, "display: lion*2; boxed: lion*2; round: 1 take 2")


def test_w3_5_nor_with_only_equal_animals_to_get_free() -> None:
    """Ruling W-90."""
    game = wildcards("""
        edition: duel; secret 1: eagle; secret 2: eagle
        bid 1: forest 2; paid 1: forest 1; bid 2: mountains 1; collection 1: peacock
        display: eagle lion*2; animals: ibex*4
        high: 1; done: 1; took: 1; round: 1 take 2
    """)
    game.act(1, "take eagle")

    assert codes(game)[3:10] == [
        "animal-removed",
        "animal-boxed",
        "free-animal-taken",
        "leader-gained",
        *["card-discarded"] * 3,
    ]
    assert game.record().actions == ("2: take eagle",)
    assert_drawn(game, "collection 1: peacock lion; boxed: lion")


def test_w3_6_a_bid_is_asked_even_from_an_empty_hand() -> None:
    """Ruling W-90."""
    game = in_2020("hand 1: forest 1; hand 3: forest 1")
    play(game, (0, "bid forest 1"), (2, "bid forest 1"))

    assert game.to_act == (1,)
    assert offered(game, 1) == ["bid refill"]


def test_w3_6_a_sealed_payment_is_asked_even_from_equal_cards() -> None:
    """Ruling W-90."""
    game = in_2020("hand 1: forest 2, forest 1, forest 1; hand 2: savannah 2, forest 1")
    bid_all(game, "forest 2", "savannah 2", "refill")

    assert game.to_act == (0, 1)
    assert_drawn(game, "round: 1 pay")


def test_w3_6_a_tie_break_card_is_asked_even_if_only_one_can_be_laid() -> None:
    """Ruling W-90."""
    game = in_2020("hand 1: forest 1, forest 2; hand 2: savannah 1, forest 2; hand 3: mountains 2")
    bid_all(game, "forest 1", "savannah 1", "refill")
    game.act(2, "refill")

    assert_drawn(game, "round: 1 tie-break")
    assert game.to_act == (0, 1)
    assert offered(game, 0) == ["tie-break forest 2"]


def test_w3_6_who_has_nothing_at_all_to_lay_in_a_tie_break_is_left_out() -> None:
    """Ruling W-90."""
    game = in_2020("hand 1: forest 1, forest 2; hand 2: savannah 1; hand 3: mountains 2")
    bid_all(game, "forest 1", "savannah 1", "refill")
    game.act(2, "refill")
    assert game.to_act == (0,)
    assert game.legal_actions(1) == ()

    game.act(0, "tie-break forest 2")
    assert_drawn(game, "round: 1 take 1")


def test_w3_6_the_eagle_is_asked_even_between_equal_cards() -> None:
    """Ruling W-90."""
    game = in_2020("""
        hand 1: forest 1, forest 1; hand 2: savannah 1; hand 3: mountains 1
        collection 1: eagle; leaders 1: eagle
    """)
    bid_all(game, "forest 1 + forest 1", "savannah 1", "mountains 1")

    assert game.to_act == (0,)
    assert offered(game, 0) == ["reveal forest 1"]


TWO_TIED = """
    hand 3: forest 1
    bid 1: forest 2
    bid 2: savannah 2
    bid 3: forest 1
    hand 1: forest 3
    hand 2: wild 1, wild 4
    display: peacock lion
    tied: 1*0 2*0
    round: 1 pay
"""


def test_w3_7_only_those_who_are_awaited_may_act() -> None:
    game = wildcards(TWO_TIED)
    assert game.to_act == (0, 1)
    assert game.legal_actions(2) == ()
    assert refused(game, 2, "take peacock") == ("another-is-asked", "W3.7")


@pytest.mark.parametrize(
    "action", ["bid forest 3", "refill", "keep", "take peacock", "pass", "take back", "leave", "reveal forest 2"]
)
def test_w3_7_and_only_in_what_is_asked(action: str) -> None:
    game = wildcards(TWO_TIED)
    assert refused(game, 0, action) == ("wrong-step", "W3.7")


def test_w3_7_who_has_sealed_may_still_change_it() -> None:
    game = wildcards(TWO_TIED)
    game.act(1, "pay wild 1")
    assert game.to_act == (0,)
    assert offered(game, 1) == ["pay ..."]

    play(game, (1, "pay wild 4"), (0, "pay forest 3"))
    assert game.to_act == (1,)
    assert game.legal_actions(0) == ()


def test_w3_7_leo_is_never_awaited() -> None:
    game = WildCards.new(2, seed=2)
    assert game.legal_actions(2) == ()
    assert refused(game, 2, "bid refill") == ("another-is-asked", "W3.7")
