"""Chapter W5: refilling."""

import pytest
from support.tables import assert_drawn, bid_all, codes, drawn, offered, play, refused, wildcards, wildcards_like

from menagerie import BadText
from menagerie.wildcards import Card, WildCards
from menagerie.wildcards.events import PileShuffled

PILE = "savannah 1, " * 5 + "savannah 2, " * 4 + "savannah 3, " * 3 + "mountains 2, " * 4 + "mountains 3, " * 3

exchanging = wildcards_like("""
    bid 1: refill
    refills: 1
    swapped: 1
    display: lion ibex
    round: 1 exchange 1
""")


def acting(game: WildCards, code: str) -> list[object]:
    """The seats of the events of a code, in order."""
    return [event.values["seat"] for event in game.events(None) if event.code == code]


def refilling(hand: str, pile: str = PILE, more: str = "") -> WildCards:
    """Seat 1 is asked to refill, and seat 2 has bid a 1."""
    return wildcards(f"""
        edition: 2020; hand 1: {hand}; bid 1: refill; bid 2: forest 1
        display: peacock lion; animals: ibex eagle; pile: {pile}
        refills: 1; round: 1 refill 1; {more}
    """)


def test_w5_1_who_bid_the_refill_card_refills_and_does_not_act_in_phase_3() -> None:
    game = wildcards(f"""
        edition: 2020
        hand 1: forest 2, forest 4; hand 2: mountains 1; hand 3: forest 3, wild 1, wild 2
        display: peacock eagle; animals: lion ibex; pile: {PILE}
    """)
    bid_all(game, "refill", "mountains 1", "forest 3")
    assert game.to_act == (0,)

    game.act(0, "refill")
    assert game.to_act == (2,)
    play(game, (2, "take peacock paying wild 1, wild 2"), (1, "pass"))
    assert acting(game, "take-declined") == [1]
    assert acting(game, "refill-returned") == [0]
    assert_drawn(game, "round: 2 bid")


def test_w5_2_ida_exchanges_and_then_draws_up_to_ten() -> None:
    """The example of Ida, who with the meerkat gets a squirrel for an ibex, so its leader, and refills to ten."""
    game = wildcards(f"""
        edition: 2020
        hand 1: forest 1, forest 2; hand 2: mountains 1; hand 3: forest 2, forest 1
        collection 1: ibex*2 meerkat; leaders 1: ibex meerkat
        display: lion squirrel; animals: lion ibex; pile: {PILE}
    """)
    bid_all(game, "refill", "mountains 1", "forest 2")
    game.act(0, "exchange ibex for squirrel")
    assert_drawn(game, "collection 1: squirrel ibex meerkat; leaders 1: squirrel ibex meerkat; display: lion ibex")
    assert_drawn(game, "round: 1 refill 1")

    game.act(0, "refill")
    assert game.view(0).seats[0].cards == 11  # with the refill card
    assert codes(game)[6:] == ["animal-exchanged", "leader-gained", *["card-drawn"] * 8, "refill-returned"]


def test_w5_2_an_exchange_comes_before_anybody_refills() -> None:
    """Ruling W-51: it can take the squirrel from somebody who was about to draw up to ten."""
    game = wildcards(f"""
        edition: 2020
        hand 1: forest 1; hand 2: mountains 1; hand 3: forest 2
        collection 1: squirrel; leaders 1: squirrel
        collection 3: ibex meerkat; leaders 3: ibex meerkat
        display: squirrel lion; animals: lion ibex; pile: {PILE}
    """)
    bid_all(game, "refill", "mountains 1", "refill")
    assert_drawn(game, "round: 1 exchange 3")

    play(game, (2, "exchange ibex for squirrel"), (0, "refill"), (2, "refill"))
    assert [seat.cards for seat in game.view(None).seats] == [8, 1, 11]  # with the refill cards


def test_w5_2_the_owner_always_has_an_animal_to_give() -> None:
    """Ruling W-48."""
    game = exchanging("collection 1: meerkat; leaders 1: meerkat")
    assert offered(game, 0) == ["keep", "exchange meerkat for lion", "exchange meerkat for ibex"]

    with pytest.raises(BadText) as refused:
        wildcards("leaders 1: meerkat")
    assert refused.value.code == "leader-without-most"


def test_w5_2_without_the_refill_card_the_meerkat_does_nothing() -> None:
    game = wildcards("""
        edition: 2020; hand 1: forest 1; hand 2: mountains 1; hand 3: forest 2
        collection 1: ibex meerkat; leaders 1: meerkat; display: squirrel lion; pile: wild 1
    """)
    bid_all(game, "forest 1", "refill", "refill")

    assert_drawn(game, "round: 1 refill 2")


def test_w5_2_an_animal_that_you_do_not_have_cannot_be_given() -> None:
    game = exchanging("collection 1: meerkat; collection 2: eagle; leaders 1: meerkat")
    assert refused(game, 0, "exchange eagle for lion") == ("animal-not-there", "W5.2")


def test_w5_3_the_two_animals_must_be_of_different_species() -> None:
    """Ruling W-49: the same species is neither offered nor accepted."""
    game = exchanging("collection 1: ibex meerkat; leaders 1: meerkat; display: lion ibex")
    assert offered(game, 0) == ["keep", "exchange ibex for lion", "exchange meerkat for lion", "exchange meerkat for ibex"]
    assert refused(game, 0, "exchange ibex for ibex") == ("same-species", "W5.3")


def test_w5_3_keep_declines() -> None:
    """Ruling W-49."""
    game = exchanging("hand 1: forest 1; collection 1: ibex meerkat; leaders 1: meerkat; display: lion ibex")
    game.act(0, "keep")

    assert codes(game) == ["exchange-declined"]
    assert_drawn(game, "collection 1: ibex meerkat; display: lion ibex; round: 1 refill 1")


@pytest.mark.parametrize(
    ("taken", "display"), [("lion", "ibex eagle squirrel"), ("eagle", "lion ibex squirrel"), ("squirrel", "lion eagle ibex")]
)
def test_w5_4_the_animal_given_lies_down_in_the_place_of_the_one_taken(taken: str, display: str) -> None:
    """Ruling W-50."""
    game = exchanging("""
        players: 4; collection 1: ibex meerkat; leaders 1: meerkat
        hand 1: forest 1
        display: lion eagle squirrel
    """)
    game.act(0, f"exchange ibex for {taken}")

    assert_drawn(game, f"display: {display}")


def test_w5_4_so_it_is_clear_what_is_nearest_for_leo() -> None:
    """Ruling W-50."""
    game = wildcards(f"""
        players: 2; leo: yes
        hand 1: forest 1; hand 2: forest 2, forest 1
        collection 1: ibex meerkat; leaders 1: meerkat
        leo pile: mountains 4, refill; display: lion eagle; animals: lion*2
        pile: {PILE}
    """)
    bid_all(game, "refill", "forest 2")
    play(game, (0, "exchange ibex for lion"), (0, "refill"))

    assert_drawn(game, "collection 3: ibex; display: eagle")


@pytest.mark.parametrize("answer", ["exchange ibex for lion", "keep"])
def test_w5_5_nobody_exchanges_twice_in_a_round_and_declining_uses_it_up(answer: str) -> None:
    """Ruling W-47."""
    game = exchanging("collection 1: ibex meerkat; leaders 1: meerkat; hand 1: forest 1; display: lion eagle")
    game.act(0, answer)
    assert drawn(game, "leaders 1", "round").endswith("round: 1 refill 1\n")
    assert "meerkat" in drawn(game, "leaders 1")

    assert refused(game, 0, "exchange meerkat for eagle") == ("wrong-step", "W3.7")


def test_w5_5_in_the_next_round_you_may_again() -> None:
    """Ruling W-47."""
    game = wildcards(f"""
        edition: 2020; collection 1: ibex meerkat; leaders 1: meerkat
        display: lion eagle; animals: lion eagle; pile: {PILE}
    """)
    bid_all(game, *["refill"] * 3)
    game.act(0, "keep")
    bid_all(game, *["refill"] * 3)

    assert_drawn(game, "round: 2 exchange 1")
    assert "exchange ibex for lion" in offered(game, 0)


CHAIN = f"""
    edition: 2020
    hand 1: forest 1
    hand 2: forest 1
    hand 3: forest 1
    collection 1: meerkat*2
    collection 2: meerkat*2
    collection 3: meerkat*2 peacock
    leaders 1: meerkat
    display: ibex lion
    animals: lion eagle
    pile: {PILE}
"""


def test_w5_6_whom_an_exchange_hands_the_meerkat_may_exchange_too_and_so_on() -> None:
    """Ruling W-52."""
    game = wildcards(CHAIN)
    bid_all(game, *["refill"] * 3)
    assert game.to_act == (0,)

    game.act(0, "exchange meerkat for ibex")
    assert_drawn(game, "leaders 2: meerkat; round: 1 exchange 2")
    game.act(1, "exchange meerkat for lion")
    assert_drawn(game, "leaders 2: lion; leaders 3: meerkat; display: meerkat*2; round: 1 exchange 3")
    game.act(2, "exchange peacock for meerkat")
    assert_drawn(game, "leaders 3: meerkat; round: 1 refill 1")


def test_w5_6_but_only_who_bid_the_refill_card() -> None:
    """Ruling W-52."""
    game = wildcards(CHAIN)
    bid_all(game, "refill", "forest 1", "refill")
    game.act(0, "exchange meerkat for ibex")

    assert_drawn(game, "leaders 2: meerkat; round: 1 refill 1")


def test_w5_7_one_after_the_other_discard_draw_and_take_the_refill_card_back() -> None:
    """Ruling W-54: the later ones see what the earlier ones discarded."""
    game = wildcards("""
        talisman: 3
        hand 1: forest 1, forest 2; hand 2: mountains 1; hand 3: mountains 4
        display: peacock eagle; animals: lion ibex
        pile: wild 1, wild 2, savannah 1, savannah 1, savannah 1, savannah 1, savannah 2, wild 3
    """)
    bid_all(game, "refill", "refill", "mountains 4")
    game.act(0, "refill discarding forest 2")

    assert codes(game)[6:] == ["refill-discarded", *["card-drawn"] * 6, "refill-returned"]
    assert game.to_act == (1,)
    assert game.view(1).discard == {Card.FOREST_2: 1}
    assert_drawn(game, "hand 1: forest 1, savannah 1, savannah 1, savannah 1, savannah 1, wild 1, wild 2; bid 1:")
    assert_drawn(game, "bid 2: refill; pile: savannah 2, wild 3")


def test_w5_7_leo_is_last() -> None:
    """Ruling W-54."""
    game = wildcards(f"""
        players: 2; leo: yes; talisman: 1
        hand 1: forest 1; hand 2: forest 2
        leo pile: refill, mountains 4; display: lion eagle; animals: lion*2
        pile: {PILE}
    """)
    bid_all(game, "refill", "refill")
    assert game.to_act == (1,)
    game.act(1, "refill")
    assert_drawn(game, "leo pile: mountains 4")

    game.act(0, "refill")
    happened = codes(game)
    assert [code for code in happened if code in ("refill-returned", "leo-dealt")] == [
        "refill-returned",
        "refill-returned",
        "leo-dealt",
    ]
    assert game.view(None).leo_pile_size == 6


@pytest.mark.parametrize(
    ("discarding", "left", "discard"),
    [
        ("", "forest 1, forest 1, mountains 4, ", ""),
        (" discarding forest 1", "forest 1, mountains 4, ", " forest 1"),
        (" discarding mountains 4, forest 1", "forest 1, ", " forest 1, mountains 4"),
        (" discarding forest 1, forest 1, mountains 4", "", " forest 1, forest 1, mountains 4"),
    ],
)
def test_w5_8_you_discard_as_many_as_you_like_or_none(discarding: str, left: str, discard: str) -> None:
    game = refilling("forest 1, forest 1, mountains 4")
    (choice,) = game.legal_actions(0)
    assert str(choice) == "refill discarding ..."
    game.act(0, f"refill{discarding}")

    drawn_cards = PILE.split(", ")[: 7 - left.count(",")]
    assert_drawn(game, f"hand 1: {left}{', '.join(drawn_cards)}; discard:{discard}")
    assert codes(game).count("refill-discarded") == 3 - left.count(",")


def test_w5_8_none_is_allowed_with_a_full_hand_too() -> None:
    """Ruling W-56."""
    hand = "forest 1, forest 1, forest 1, forest 1, forest 2, forest 2, forest 2, forest 2, forest 3, forest 3"
    game = refilling(hand)
    game.act(0, "refill")

    assert codes(game) == ["refill-returned"]
    assert_drawn(game, f"hand 1: {hand}; discard:; round: 1 take 2")


@pytest.mark.parametrize("cards", ["wild 1", "forest 1, forest 1", "refill"])
def test_w5_8_only_habitat_cards_of_your_hand_can_be_discarded(cards: str) -> None:
    game = refilling("forest 1, forest 2")
    assert refused(game, 0, f"refill discarding {cards}") == ("card-not-held", "W5.8")


@pytest.mark.parametrize("held", [1, 3, 6])
def test_w5_9_you_draw_until_you_hold_seven(held: int) -> None:
    game = refilling(", ".join(["forest 1", "forest 2", "forest 2", "forest 3", "forest 3", "forest 4"][:held]))
    game.act(0, "refill")

    assert codes(game) == [*["card-drawn"] * (7 - held), "refill-returned"]
    assert game.view(None).seats[0].cards == 7 + 1  # the refill card


@pytest.mark.parametrize(("discarding", "held"), [("", 9), (" discarding forest 1", 8), (" discarding forest 1, forest 1", 7)])
def test_w5_9_with_seven_or_more_you_draw_nothing(discarding: str, held: int) -> None:
    """Ruling W-55: nor need you go down to seven."""
    game = refilling("forest 1, forest 1, forest 1, forest 1, forest 2, forest 2, forest 2, forest 2, forest 3")
    game.act(0, f"refill{discarding}")

    assert "card-drawn" not in codes(game)
    assert game.view(None).seats[0].cards == held + 1  # the refill card


@pytest.mark.parametrize(
    ("hand", "drawn_cards"),
    [("forest 2", 9), ("forest 1, forest 1, forest 1, forest 1, forest 2, forest 2, forest 2, forest 2", 2)],
)
def test_w5_10_with_the_squirrel_you_draw_until_you_hold_ten(hand: str, drawn_cards: int) -> None:
    """Ruling W-46: which is the limit of the hand."""
    game = refilling(hand, more="collection 1: squirrel; leaders 1: squirrel")
    game.act(0, "refill")

    assert codes(game) == [*["card-drawn"] * drawn_cards, "refill-returned"]
    assert game.view(None).seats[0].cards == 10 + 1  # the refill card


def test_w5_10_with_ten_the_squirrel_draws_nothing() -> None:
    """Ruling W-46."""
    hand = "forest 1, forest 1, forest 1, forest 1, forest 2, forest 2, forest 2, forest 2, forest 3, forest 3"
    game = refilling(hand, more="collection 1: squirrel; leaders 1: squirrel")
    game.act(0, "refill")

    assert codes(game) == ["refill-returned"]


def test_w5_11_the_discard_pile_is_shuffled_when_the_next_card_is_needed() -> None:
    """Ruling W-89: not when the last one is taken."""
    hand = "forest 1, forest 2, forest 2, forest 2, forest 3"
    discard = "discard: savannah 1, savannah 2"
    game = refilling(hand, pile="wild 1, wild 2", more=discard)
    game.act(0, "refill")
    assert "pile-shuffled" not in codes(game)
    assert_drawn(game, "pile:; discard: savannah 1, savannah 2")

    game = refilling(hand, pile="wild 1", more=discard)
    game.act(0, "refill")
    assert codes(game) == ["card-drawn", "pile-shuffled", "card-drawn", "refill-returned"]
    assert_drawn(game, "discard:")
    assert game.view(None).pile_size == 1


def test_w5_11_you_can_draw_what_you_have_just_discarded() -> None:
    """Ruling W-57."""
    game = refilling("forest 2, wild 1, wild 4", pile="")
    game.act(0, "refill discarding wild 1, wild 4")

    assert codes(game)[2] == "pile-shuffled"
    assert_drawn(game, "hand 1: forest 2, wild 1, wild 4; discard:")


def test_w5_11_bids_payments_and_leos_pile_are_left_alone() -> None:
    """Ruling W-58."""
    game = wildcards("""
        players: 2; leo: yes
        bid 1: forest 1; bid 2: mountains 2; paid 2: wild 3; bid 3: savannah 3
        collection 2: lion; collection 3: lion; leo pile: wild 1, wild 2, refill
        display: peacock; animals: lion ibex; discard: savannah 1, savannah 2
        done: 2 3; took: 2; round: 1 take 1
    """)
    game.act(0, "pass")

    assert PileShuffled(2) in game.events(None)
    assert_drawn(game, "hand 1: forest 1, savannah 1, savannah 2; leo pile: wild 1, wild 2, refill; pile:")
    assert_drawn(game, "discard: mountains 2, savannah 3, wild 3")


def test_w5_11_and_so_are_the_cards_of_a_tie_break_that_is_not_yet_decided() -> None:
    """Ruling W-58."""
    game = wildcards("""
        edition: 2020; bid 1: forest 1; bid 2: mountains 1
        display: peacock lion; tied: 1*2 2*2; repeats: 1
        laid: forest 2, mountains 2; discard: savannah 1, savannah 4
        round: 1 tie-break
    """)
    play(game, (0, "tie-break pile"), (1, "tie-break pile"))

    assert PileShuffled(2) in game.events(None)
    assert_drawn(game, "pile:; laid:; discard: forest 2, mountains 2, savannah 1, savannah 4")


def test_w5_12_cards_that_cannot_be_drawn_are_lost() -> None:
    """Ruling W-59: as many are drawn as there are."""
    game = refilling("forest 2", pile="wild 1", more="discard: savannah 1")
    game.act(0, "refill")

    assert codes(game) == ["card-drawn", "pile-shuffled", "card-drawn", "card-missing", "refill-returned"]
    assert_drawn(game, "hand 1: forest 2, savannah 1, wild 1; bid 1:; pile:; discard:")
