"""Chapter W9: the next round."""

import pytest
from support.tables import asked, assert_drawn, bid_all, codes, drawn, offered, play, table, wildcards, wildcards_like

from menagerie.wildcards import WildCards

third_round = wildcards_like("""
    display: peacock squirrel
    animals: eagle*2
    round: 3 bid
""")


def test_w9_1_bids_and_payments_are_discarded() -> None:
    """What a pass brought back to the hand lies no longer on the table."""
    game = third_round("""
        hand 1: forest 3, forest 1, forest 2; hand 2: savannah 2, savannah 1; hand 3: mountains 1
        discard: wild 4
    """)
    bid_all(game, "forest 3", "savannah 2", "mountains 1")
    game.act(0, "take peacock paying forest 1, forest 2")
    assert_drawn(game, "bid 1: forest 3; paid 1: forest 1, forest 2; discard: wild 4")

    play(game, (1, "pass"), (2, "take squirrel"))
    assert_drawn(game, "bid 1:; paid 1:; bid 2:; bid 3:; hand 2: savannah 1, savannah 2, wild 4")
    assert_drawn(game, "discard: forest 1, forest 2, forest 3, mountains 1; round: 4 bid")


def test_w9_1_leo_s_bid_too() -> None:
    game = third_round("players: 2; leo: yes; leo pile: forest 4, refill")
    bid_all(game, "refill", "refill")

    assert_drawn(game, "bid 3:; discard: forest 4; collection 3: peacock; boxed: squirrel")


def full_round() -> WildCards:
    """Seat 1 bids a 4, seat 2 a 2 and seat 3 a 1; two ibexes lie in the display."""
    game = wildcards("""
        edition: 2020
        hand 1: forest 4, forest 1, forest 1, savannah 2
        hand 2: savannah 2, savannah 1
        hand 3: mountains 1
        collection 1: ibex; collection 2: ibex
        display: ibex*2; animals: peacock eagle lion
        pile: wild 1, wild 2, wild 3; round: 3 bid
    """)
    bid_all(game, "forest 4", "savannah 2", "mountains 1")
    return game


def test_w9_2_the_ibex_may_bring_the_bid_back_but_not_the_payment() -> None:
    """The full round of the rulebook: the ibex moves from the 4 to the 2, and the 1 finds nothing and draws two. Ruling W-44."""
    game = full_round()
    game.act(0, "take ibex paying forest 1, forest 1, savannah 2")
    assert_drawn(game, "leaders 1: ibex; leaders 2:")

    game.act(1, "take ibex paying savannah 1")
    assert_drawn(game, "leaders 1:; leaders 2: ibex; hand 3: mountains 1, wild 1, wild 2; round: 3 take-back 2")
    assert asked(game) == [2]
    assert offered(game, 1) == ["take back", "leave"]

    game.act(1, "take back")
    assert drawn(game, "hand 1", "hand 2", "hand 3", "discard", "display", "animals", "round") == table("""
        hand 1:
        hand 2: savannah 2
        hand 3: mountains 1, wild 1, wild 2
        discard: forest 1, forest 1, forest 4, savannah 1, savannah 2
        display: peacock eagle
        animals: lion
        round: 4 bid
    """)
    assert codes(game).count("bid-taken-back") == 1


def test_w9_2_it_is_a_choice() -> None:
    """Ruling W-44: yes is proposed first."""
    game = full_round()
    play(game, (0, "take ibex paying forest 1, forest 1, savannah 2"), (1, "take ibex paying savannah 1"), (1, "leave"))

    assert_drawn(game, "hand 2:; discard: forest 1, forest 1, forest 4, savannah 1, savannah 2, savannah 2; round: 4 bid")
    assert "bid-left" in codes(game)


def owner_of_the_ibex(hand: str, bid: str) -> WildCards:
    """Seat 1 owns the ibex; the others refill with empty hands and find no cards."""
    game = third_round(f"players: 3; hand 1: {hand}; collection 1: ibex; leaders 1: ibex")
    bid_all(game, bid, "refill", "refill")
    return game


def test_w9_2_there_is_always_room_in_the_hand() -> None:
    """Ruling W-44: a bid from ten cards leaves nine."""
    nine = "forest 2, forest 3, mountains 1, mountains 2, mountains 3, savannah 1, savannah 2, savannah 3, wild 1"
    game = owner_of_the_ibex(f"forest 1, {nine}", "forest 1")
    play(game, (0, "take peacock"), (0, "take back"))

    assert_drawn(game, f"hand 1: forest 1, {nine}; discard:")


def test_w9_2_a_wild_bid_goes_unasked() -> None:
    """Ruling W-43."""
    game = owner_of_the_ibex("wild 2, forest 1", "wild 2")
    game.act(0, "take peacock paying forest 1")

    assert_drawn(game, "hand 1:; discard: forest 1, wild 2; round: 4 bid")


def test_w9_2_a_wild_payment_does_not_matter() -> None:
    """Ruling W-43: only the bid must not be wild."""
    game = owner_of_the_ibex("forest 2, wild 1", "forest 2")
    game.act(0, "take peacock paying wild 1")
    assert_drawn(game, "round: 3 take-back 1")

    game.act(0, "take back")
    assert_drawn(game, "hand 1: forest 2; discard: wild 1")


def test_w9_2_after_a_pass_the_bid_is_back_already() -> None:
    """Ruling W-41."""
    game = owner_of_the_ibex("forest 2, forest 1", "forest 2")
    game.act(0, "pass")

    assert_drawn(game, "hand 1: forest 1, forest 2; discard:; round: 4 bid")
    assert "bid-taken-back" not in codes(game)


def test_w9_2_a_refill_card_is_back_already() -> None:
    """Ruling W-42."""
    game = owner_of_the_ibex("forest 2, forest 1", "refill")
    game.act(0, "refill")

    assert_drawn(game, "bid 1:; hand 1: forest 1, forest 2; round: 4 bid")
    assert codes(game).count("refill-returned") == 3
    assert "bid refill" in offered(game, 0)


def test_w9_2_only_the_own_bid() -> None:
    """The owner of the ibex refilled; the bid of another is discarded."""
    game = third_round("players: 3; hand 2: forest 1; collection 1: ibex; leaders 1: ibex")
    bid_all(game, "refill", "forest 1", "refill")
    game.act(1, "take peacock")

    assert_drawn(game, "hand 1:; hand 2:; discard: forest 1; round: 4 bid")


def test_w9_3_in_the_last_round_the_ibex_is_not_asked() -> None:
    """Ruling W-45."""
    game = third_round("players: 3; hand 1: forest 1; collection 1: ibex; leaders 1: ibex; animals:; round: 14 bid")
    bid_all(game, "forest 1", "refill", "refill")
    game.act(0, "take peacock")

    assert_drawn(game, "hand 1:; discard: forest 1; round: 14 over")
    assert codes(game).count("card-discarded") == 1
    assert "hand-discarded" not in codes(game)


def test_w9_4_the_animals_left_go_to_the_box() -> None:
    game = third_round("players: 4; hand 1: forest 1; display: peacock lion peacock; animals: eagle*3; boxed: lion")
    bid_all(game, "forest 1", "refill", "refill", "refill")
    game.act(0, "take peacock")

    assert_drawn(game, "boxed: peacock lion*2; display: eagle*3; collection 1: peacock")
    assert [event.values["species"] for event in game.events(None) if event.code == "animal-boxed"] == ["lion", "peacock"]


@pytest.mark.parametrize("bid", ["refill", "forest 4"])
def test_w9_4_the_round_counts_even_if_nobody_took_an_animal(bid: str) -> None:
    """Ruling W-62: all refill, or all must pass."""
    game = third_round("hand 1: forest 4; hand 2: forest 4; hand 3: mountains 4; animals: eagle lion meerkat")
    bid_all(game, bid, bid, bid.replace("forest", "mountains"))
    while game.to_act and "refill" in drawn(game, "round"):
        game.act(game.to_act[0], "refill")

    assert_drawn(game, "boxed: peacock squirrel; display: eagle lion; animals: meerkat; round: 4 bid")


@pytest.mark.parametrize(("holder", "after"), [(1, 2), (2, 3), (3, 1)])
def test_w9_5_a_used_talisman_passes_to_the_next_person(holder: int, after: int) -> None:
    game = third_round(f"hand 1: forest 1; hand 2: forest 1; hand 3: forest 1; talisman: {holder}")
    bid_all(game, "forest 1", "forest 1", "forest 1")
    while drawn(game, "round").split()[2] == "take":
        game.act(game.to_act[0], "pass")

    assert_drawn(game, f"talisman: {after}")
    assert [event.values for event in game.events(None) if event.code == "talisman-passed"] == [{"seat": after - 1}]


def test_w9_5_once_however_many_ties_it_settled() -> None:
    """Ruling W-76."""
    game = wildcards("""
        hand 1: forest 2, savannah 1; hand 2: forest 2, savannah 1
        hand 3: forest 1; hand 4: forest 1; hand 5: forest 1
        display: peacock squirrel lion meerkat; animals: eagle*4
        talisman: 5; round: 3 bid
    """)
    bid_all(game, "forest 2", "forest 2", "forest 1", "forest 1", "forest 1")
    play(game, (0, "pay savannah 1"), (1, "pay savannah 1"))
    for seat, animal in enumerate(["peacock", "squirrel", "lion", "meerkat"]):
        game.act(seat, f"take {animal}")

    assert codes(game).count("talisman-decided") == 3
    assert codes(game).count("talisman-passed") == 1
    assert_drawn(game, "talisman: 1; talisman used:")


def test_w9_5_past_leo() -> None:
    """Ruling W-77."""
    game = third_round("""
        players: 2; leo: yes; leo pile: forest 4, refill
        hand 1: forest 1; hand 2: forest 1; talisman: 2
    """)
    bid_all(game, "forest 1", "forest 1")
    assert asked(game) == [1]
    game.act(0, "take squirrel")

    assert_drawn(game, "talisman: 1; round: 4 bid")


def test_w9_5_one_that_was_not_used_stays() -> None:
    game = third_round("hand 1: forest 1; players: 3; talisman: 2")
    bid_all(game, "forest 1", "refill", "refill")
    game.act(0, "take peacock")

    assert_drawn(game, "talisman: 2; round: 4 bid")
    assert "talisman-passed" not in codes(game)


@pytest.mark.parametrize(("players", "display"), [(3, "lion peacock"), (4, "lion peacock ibex"), (5, "lion peacock ibex eagle")])
def test_w9_6_a_new_display_is_laid_from_place_1_on(players: int, display: str) -> None:
    game = wildcards(f"""
        players: {players}; round: 3 bid
        display: squirrel*{players - 1}; animals: lion peacock ibex eagle meerkat
    """)
    bid_all(game, *["refill"] * players)

    assert_drawn(game, f"display: {display}")
    revealed = [event.values for event in game.events(None) if event.code == "animal-revealed"]
    assert revealed == [{"species": species, "place": place} for place, species in enumerate(display.split())]
    assert codes(game)[-players:] == [*["animal-revealed"] * (players - 1), "round-began"]
