"""Chapter W4: bids."""

import pytest
from support.tables import after_bids, assert_drawn, bid_all, but, codes, offered, refused, wildcards

from menagerie import BadText
from menagerie.core.choice import Choice
from menagerie.wildcards import Card
from menagerie.wildcards.bidding import Bid
from menagerie.wildcards.events import BidRevealed, CardReturned

THREE = """
    edition: 2020
    hand 1: forest 1, forest 1, savannah 4, wild 2
    hand 2: mountains 1
    hand 3: savannah 1
    display: peacock eagle
    animals: lion ibex
"""
EAGLE = """
    players: 2
    leo: yes
    hand 1: forest 1, forest 1, forest 3, wild 1
    hand 2: savannah 2, savannah 1
    collection 1: eagle
    leaders 1: eagle
    leo pile: mountains 2, refill
    display: peacock lion
    animals: lion ibex
    pile: forest 2, forest 2, forest 2, mountains 1, mountains 1, mountains 1, mountains 1
"""


def test_w4_1_every_person_bids_a_habitat_card_of_the_hand_or_the_refill_card() -> None:
    game = wildcards(THREE)
    assert game.to_act == (0, 1, 2)
    assert offered(game, 0) == ["bid forest 1", "bid savannah 4", "bid wild 2", "bid refill"]

    game.act(0, "bid savannah 4")
    assert_drawn(game, "hand 1: forest 1, forest 1, wild 2; bid 1: savannah 4")
    assert game.view(1).seats[0].bid == (None,)


def test_w4_1_the_refill_card_leaves_the_habitat_cards_in_the_hand() -> None:
    game = wildcards(THREE)
    game.act(0, "bid refill")

    assert_drawn(game, "hand 1: forest 1, forest 1, savannah 4, wild 2; bid 1: refill")


def test_w4_1_who_has_no_habitat_card_bids_the_refill_card() -> None:
    """Ruling W-11."""
    game = wildcards("edition: 2020; hand 2: mountains 1; display: peacock eagle")

    assert offered(game, 0) == ["bid refill"]


def test_w4_1_a_card_that_you_do_not_hold_cannot_be_bid() -> None:
    game = wildcards(THREE)
    assert refused(game, 0, "bid mountains 1") == ("card-not-held", "W4.1")


def test_w4_2_when_all_have_bid_the_bids_are_shown_together_leos_among_them() -> None:
    game = wildcards("""
        players: 2; leo: yes
        hand 1: forest 3; hand 2: savannah 2, savannah 1
        leo pile: mountains 1, wild 3, refill
        display: peacock lion; animals: lion ibex
    """)
    game.act(0, "bid forest 3")
    assert codes(game) == ["bid-sealed"]
    assert [seat.bid for seat in game.view(None).seats] == [(None,), (), ()]

    game.act(1, "bid savannah 2")
    shown = [event for event in game.events(None) if isinstance(event, BidRevealed)]
    assert shown == [BidRevealed(0, Card.FOREST_3), BidRevealed(1, Card.SAVANNAH_2), BidRevealed(2, Card.MOUNTAINS_1)]


def test_w4_2_only_two_cards_of_the_eagle_stay_hidden() -> None:
    game = after_bids(EAGLE, "forest 3 + wild 1", "savannah 2")

    assert [seat.bid for seat in game.view(1).seats] == [(None, None), (Card.SAVANNAH_2,), (Card.MOUNTAINS_2,)]
    assert [event for event in game.events(1) if isinstance(event, BidRevealed)] == [
        BidRevealed(1, Card.SAVANNAH_2),
        BidRevealed(2, Card.MOUNTAINS_2),
    ]


def test_w4_3_you_may_bid_what_you_cannot_pay() -> None:
    """Ruling W-10: when your turn comes you pass."""
    game = wildcards("""
        edition: 2020
        hand 1: forest 2, forest 4; hand 2: mountains 1; hand 3: savannah 1
        display: peacock eagle; pile: wild 1, wild 2; animals: lion ibex
    """)
    assert "bid forest 4" in offered(game, 0)

    bid_all(game, "forest 4", "mountains 1", "refill")
    game.act(2, "refill")
    assert codes(game)[-3:] == ["take-declined", "bid-returned", "card-missing"]
    assert_drawn(game, "hand 1: forest 2, forest 4; display: peacock eagle; round: 1 take 2")


def test_w4_4_the_owner_of_the_eagle_may_lay_two_cards() -> None:
    """Ruling W-15: any two, equal or not, and W-13: the refill card too."""
    game = wildcards(EAGLE)
    cards = (Card.FOREST_1, Card.FOREST_1, Card.FOREST_3, Card.WILD_1, Card.REFILL)

    assert game.legal_actions(0) == (Choice(Bid(()), cards, 1, 2),)


@pytest.mark.parametrize(
    ("bid", "hand"),
    [
        ("forest 3 + wild 1", "forest 1, forest 1"),
        ("wild 1 + forest 1", "forest 1, forest 3"),
        ("forest 1 + forest 1", "forest 3, wild 1"),
        ("forest 3 + refill", "forest 1, forest 1, wild 1"),
        ("refill + forest 1", "forest 1, forest 3, wild 1"),
    ],
)
def test_w4_4_any_two_cards(bid: str, hand: str) -> None:
    """Rulings W-15: equal or not, and W-13: the refill card too."""
    game = wildcards(EAGLE)
    game.act(0, f"bid {bid}")

    assert_drawn(game, f"hand 1: {hand}")
    assert game.to_act == (1,)
    game.act(1, "bid savannah 2")
    assert sorted(offered(game, 0)) == sorted({f"reveal {card}" for card in bid.split(" + ")})


def test_w4_4_two_typed_cards_may_come_in_any_order() -> None:
    """Ruling W-15: any two."""
    game = wildcards(EAGLE)
    game.act(0, Bid((Card.WILD_1, Card.FOREST_3)))

    assert_drawn(game, "hand 1: forest 1, forest 1")


@pytest.mark.parametrize("bid", ["forest 3", "refill"])
def test_w4_4_or_one_as_you_like(bid: str) -> None:
    """Ruling W-19."""
    game = after_bids(EAGLE, bid, "savannah 2")

    assert_drawn(game, f"bid 1: {bid}")
    assert codes(game).count("bid-revealed") == 3
    assert "card-returned" not in codes(game)


def test_w4_4_with_a_single_card_you_lay_that_one() -> None:
    """Ruling W-14."""
    game = wildcards("edition: 2020; hand 2: mountains 1; collection 1: eagle; leaders 1: eagle; display: peacock eagle")
    assert offered(game, 0) == ["bid refill"]
    game.act(0, "bid refill")

    assert_drawn(game, "bid 1: refill; sealed: 1")


@pytest.mark.parametrize("bid", [Bid((Card.REFILL, Card.REFILL)), Bid((Card.REFILL, Card.FOREST_1))])
def test_w4_4_with_a_single_card_two_are_refused(bid: Bid) -> None:
    """Ruling W-14."""
    game = wildcards("edition: 2020; hand 2: mountains 1; collection 1: eagle; leaders 1: eagle; display: peacock eagle")
    assert refused(game, 0, bid) == ("card-not-held", "W4.1")


@pytest.mark.parametrize("bid", ["forest 3 + forest 3", "refill + refill", "forest 1 + mountains 1"])
def test_w4_4_both_cards_must_be_there(bid: str) -> None:
    game = wildcards(EAGLE)
    assert refused(game, 0, f"bid {bid}") == ("card-not-held", "W4.1")


@pytest.mark.parametrize(("seat", "bid"), [(1, "savannah 1 + savannah 2"), (0, "forest 1 + forest 1 + wild 1")])
def test_w4_4_three_cards_are_never_laid_and_two_only_with_the_eagle(seat: int, bid: str) -> None:
    game = wildcards(EAGLE)
    assert refused(game, seat, f"bid {bid}") == ("one-card-only", "W4.4")


def test_w4_4_two_such_bids_never_meet() -> None:
    """Ruling W-17: there is one eagle."""
    with pytest.raises(BadText) as refused:
        wildcards("collection 1: eagle; collection 2: eagle; leaders 1: eagle; leaders 2: eagle")

    assert refused.value.code == "leader-twice"
    assert refused.value.values == {"species": "eagle"}


def test_w4_5_you_choose_one_once_all_other_bids_are_shown() -> None:
    game = after_bids(EAGLE, "forest 3 + wild 1", "savannah 2")
    assert game.to_act == (0,)
    assert offered(game, 0) == ["reveal forest 3", "reveal wild 1"]

    game.act(0, "reveal wild 1")
    assert_drawn(game, "hand 1: forest 1, forest 1, forest 3; bid 1: wild 1")
    assert game.view(1).seats[0].bid == (Card.WILD_1,)


def test_w4_5_a_card_that_was_not_laid_cannot_be_chosen() -> None:
    game = after_bids(EAGLE, "forest 3 + wild 1", "savannah 2")
    assert refused(game, 0, "reveal forest 1") == ("not-laid", "W4.5")


def test_w4_5_leos_bid_is_shown_before_and_nobody_refills_yet() -> None:
    """Ruling W-18."""
    game = after_bids(but(EAGLE, "leo pile: refill, mountains 2"), "forest 3 + refill", "refill")

    assert game.view(0).seats[2].bid == (Card.REFILL,)
    assert codes(game) == ["bid-sealed", "bid-sealed", "bid-revealed", "bid-revealed"]
    assert_drawn(game, "round: 1 reveal 1; leo pile: mountains 2")

    game.act(0, "reveal refill")
    assert codes(game)[4:] == ["card-returned", "bid-revealed"]
    assert_drawn(game, "refills: 1 2 3; round: 1 refill 2")


def test_w4_5_the_other_card_is_not_shown() -> None:
    """Ruling W-16."""
    game = after_bids(EAGLE, "forest 3 + wild 1", "savannah 2")
    game.act(0, "reveal wild 1")

    (told,) = (event for event in game.events(1) if isinstance(event, CardReturned))
    (own,) = (event for event in game.events(0) if isinstance(event, CardReturned))
    assert told == CardReturned(0, None)
    assert own == CardReturned(0, Card.FOREST_3)
    assert game.view(1).seats[0].known == {}
    assert "forest 3" not in game.seen_text(1)
