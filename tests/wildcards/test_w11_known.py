"""Chapter W11: what is known."""

import pytest
from support.tables import after_bids, assert_drawn, but, drawn, play, wildcards

from menagerie.wildcards import WildCards
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.events import (
    AnimalBoxed,
    AnimalsRemoved,
    BidRevealed,
    BidSealed,
    CardDealt,
    CardDrawn,
    CardReturned,
    PaymentRevealed,
    RefillDiscarded,
    TieBreakShown,
)

TABLE = """
    players: 3
    hand 1: forest 2, forest 3, wild 1
    hand 2: mountains 1, mountains 2
    hand 3: savannah 1, savannah 4
    collection 1: eagle
    leaders 1: eagle
    tokens 2: 4
    display: peacock ibex
    animals: lion*2 eagle*2 squirrel*2
    pile: forest 1, mountains 3, savannah 3, forest 1, mountains 1
    discard: savannah 2, savannah 2
    talisman: 2
"""
TIE = """
    players: 3
    hand 1: forest 3, mountains 1, savannah 1
    known 1: forest 3
    hand 2: mountains 2, mountains 3
    bid 1: forest 2
    bid 2: savannah 2
    display: peacock ibex
    animals: lion*2
    pile: forest 1, mountains 3, savannah 3, forest 4
    done: 3
    tied: 1 2
    round: 1 pay
"""
TIE_BREAK = """
    edition: 2020
    players: 3
    hand 1: forest 4, mountains 1
    known 1: forest 4
    hand 2: mountains 2, mountains 3
    bid 1: forest 1
    bid 2: savannah 1
    display: peacock ibex
    animals: lion*2
    pile: wild 1, mountains 3, savannah 3, forest 4
    done: 3
    tied: 1 2
    round: 1 tie-break
"""


def after(text: str, *actions: tuple[int, str]) -> WildCards:
    """A drawn table after some actions."""
    game = wildcards(text)
    play(game, *actions)
    return game


def same_to(seat: int | None, one: WildCards, other: WildCards) -> bool:
    """Whether a seat cannot tell one game from another."""
    seen, also_seen = ((game.view(seat), game.seen_text(seat), game.events(seat)) for game in (one, other))
    return seen == also_seen


def test_w11_1_hands_are_secret() -> None:
    game = wildcards(TABLE)

    assert game.view(0).seats[0].hand == {Card.FOREST_2: 1, Card.FOREST_3: 1, Card.WILD_1: 1}
    assert [seat.hand for seat in game.view(1).seats] == [None, {Card.MOUNTAINS_1: 1, Card.MOUNTAINS_2: 1}, None]
    assert [seat.hand for seat in game.view(None).seats] == [None] * 3
    assert "hand 2: mountains 1, mountains 2" in game.seen_text(1).splitlines()
    assert "hand 1: hidden, hidden, hidden, hidden" in game.seen_text(1).splitlines()  # the refill card is the fourth


def test_w11_1_the_order_of_every_face_down_pile_is_secret() -> None:
    leo = wildcards("players: 2\nleo: yes\nleo pile: forest 1, refill\ndisplay: ibex lion\nanimals: lion ibex\npile: wild 3")

    for seat in (0, 1, None):
        lines = leo.seen_text(seat).splitlines()
        assert {"leo pile: hidden, hidden", "animals: hidden*2", "pile: hidden"} <= set(lines)


def test_w11_1_another_order_of_the_piles_looks_the_same() -> None:
    animals, pile = "eagle lion eagle lion squirrel*2", "mountains 3, forest 1, savannah 3, forest 1, mountains 1"
    other = but(TABLE, f"animals: {animals}; pile: {pile}")

    assert wildcards(TABLE).to_bytes() != wildcards(other).to_bytes()
    for seat in (0, 1, 2, None):
        assert same_to(seat, wildcards(TABLE), wildcards(other))


def test_w11_1_cards_dealt_and_drawn_are_told_to_their_owner_only() -> None:
    game = WildCards.new(players=3, seed=4)
    for seat in (0, 1, 2, None):
        dealt = [event for event in game.events(seat) if isinstance(event, CardDealt)]
        assert len(dealt) == 21
        assert all((event.card is not None) == (event.seat == seat) for event in dealt)

    game = after(TABLE, (0, "bid refill"), (1, "bid mountains 1"), (2, "bid savannah 1"), (0, "refill"))
    told = {seat: [event.card for event in game.events(seat) if isinstance(event, CardDrawn)] for seat in (0, 1, None)}
    assert told == {
        0: [Card.FOREST_1, Card.MOUNTAINS_3, Card.SAVANNAH_3, Card.FOREST_1],
        1: [None] * 4,
        None: [None] * 4,
    }


def test_w11_2_the_sizes_of_hands_and_piles_are_open() -> None:
    """Ruling W-07."""
    game = after(TABLE, (0, "bid forest 3"), (1, "bid refill"), (2, "bid savannah 1"))

    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert [each.cards for each in view.seats] == [3, 2, 2]  # the refill card of the second lies there
        assert (view.pile_size, view.animals_left, view.leo_pile_size, sum(view.discard.values())) == (5, 6, 0, 2)


def test_w11_2_the_size_of_leos_pile_is_open() -> None:
    game = WildCards.new(players=2, seed=1)

    assert game.view(None).leo_pile_size == 6
    assert game.view(0).pile_size == 46 - 14 - 5


def test_w11_3_while_bids_are_sealed_only_all_cards_of_a_seat_are_counted() -> None:
    """Ruling W-07: its sealed cards and its refill card are counted."""
    game = wildcards(TABLE)
    assert [seat.cards for seat in game.view(None).seats] == [4, 3, 3]

    game.act(1, "bid mountains 2")
    assert [(seat.cards, seat.bid) for seat in game.view(0).seats] == [(4, ()), (2, (None,)), (3, ())]
    assert [(seat.cards, seat.bid) for seat in game.view(1).seats] == [(4, ()), (2, (Card.MOUNTAINS_2,)), (3, ())]


@pytest.mark.parametrize("bid", ["bid mountains 1", "bid mountains 2", "bid refill"])
def test_w11_3_a_sealed_refill_card_looks_like_a_habitat_card(bid: str) -> None:
    """Ruling W-07."""
    game, other = after(TABLE, (1, bid)), after(TABLE, (1, "bid mountains 1"))

    assert all(same_to(seat, game, other) for seat in (0, 2, None))


@pytest.mark.parametrize("bid", ["bid forest 3 + wild 1", "bid forest 2 + refill", "bid refill"])
def test_w11_3_two_cards_of_the_eagle_look_like_one_until_all_have_bid(bid: str) -> None:
    """Ruling W-07."""
    game, other = after(TABLE, (0, bid), (1, "bid refill")), after(TABLE, (0, "bid forest 3"), (1, "bid refill"))

    assert game.to_bytes() != other.to_bytes()
    assert all(same_to(seat, game, other) for seat in (1, 2, None))
    assert (game.view(1).seats[0].cards, game.view(1).seats[0].bid) == (3, (None,))


@pytest.mark.parametrize("bid", ["bid forest 3 + wild 1", "bid forest 3 + refill"])
def test_w11_3_that_the_eagle_laid_two_is_seen_when_all_have_bid_and_the_count_when_it_has_chosen(bid: str) -> None:
    """Ruling W-07: until then only all its cards are counted."""
    game = after(TABLE, (0, bid), (1, "bid mountains 1"), (2, "bid savannah 1"))

    assert game.to_act == (0,)
    assert [(seat.cards, seat.bid) for seat in game.view(1).seats] == [
        (2, (None, None)),
        (2, (Card.MOUNTAINS_1,)),
        (2, (Card.SAVANNAH_1,)),
    ]
    game.act(0, "reveal forest 3")
    assert (game.view(1).seats[0].cards, game.view(1).seats[0].bid) == (3, (Card.FOREST_3,))


def test_w11_4_of_a_sealed_bid_the_others_see_only_that_it_has_been_made() -> None:
    game = wildcards(TABLE)
    game.act(0, "bid forest 3")

    assert [seat.sealed for seat in game.view(1).seats] == [True, False, False]
    assert game.events(1) == (BidSealed(seat=0),)
    assert game.view(1).seats[0].bid == (None,)
    assert game.view(0).seats[0].bid == (Card.FOREST_3,)

    play(game, (1, "bid mountains 2"), (2, "bid refill"))
    assert [event for event in game.events(None) if isinstance(event, BidRevealed)] == [
        BidRevealed(seat=1, card=Card.MOUNTAINS_2),
        BidRevealed(seat=2, card=Card.REFILL),
        BidRevealed(seat=0, card=Card.FOREST_3),  # the eagle's owner last, who could have laid two
    ]


@pytest.mark.parametrize("other_card", ["wild 1", "forest 2", "refill"])
def test_w11_4_the_card_that_the_eagle_did_not_choose_is_never_shown(other_card: str) -> None:
    """Ruling W-16."""
    others = ((1, "bid mountains 1"), (2, "bid savannah 1"), (0, "reveal forest 3"))
    game = after(TABLE, (0, f"bid forest 3 + {other_card}"), *others)
    wild = after(TABLE, (0, "bid forest 3 + wild 1"), *others)

    assert all(same_to(seat, game, wild) for seat in (1, 2, None))
    assert CardReturned(seat=0, card=None) in game.events(1)
    mine = [event.card for event in game.events(0) if isinstance(event, CardReturned)]
    assert mine == [Card[other_card.replace(" ", "_").upper()]]


@pytest.mark.parametrize("payment", ["forest 3", "mountains 1", "savannah 1"])
def test_w11_4_sealed_payments_are_hidden_a_known_card_too(payment: str) -> None:
    game, other = after(TIE, (0, f"pay {payment}")), after(TIE, (0, "pay mountains 1"))

    assert all(same_to(seat, game, other) for seat in (1, 2, None))
    seen = game.view(1).seats[0]
    assert (seen.cards, seen.paid, seen.sealed, seen.known) == (3, (None,), True, {Card.FOREST_3: 1})
    assert {"hand 1: hidden, hidden", "paid 1: hidden"} <= set(game.seen_text(1).splitlines())

    game.act(1, "pay mountains 2")
    shown = [event for event in game.events(None) if isinstance(event, PaymentRevealed)]
    assert [event.seat for event in shown] == [0, 1]
    assert shown[0].card == Card[payment.replace(" ", "_").upper()]


@pytest.mark.parametrize("choice", ["forest 4", "mountains 1"])
def test_w11_4_a_sealed_tie_break_card_from_the_hand_looks_like_one_from_the_pile(choice: str) -> None:
    game, pile = after(TIE_BREAK, (0, f"tie-break {choice}")), after(TIE_BREAK, (0, "tie-break pile"))

    assert game.to_bytes() != pile.to_bytes()
    assert all(same_to(seat, game, pile) for seat in (1, 2, None))
    assert {"hand 1: hidden, hidden", "lot 1: hidden"} <= set(game.seen_text(1).splitlines())
    assert (game.view(1).seats[0].cards, game.view(1).seats[0].sealed) == (3, True)
    assert game.view(1).pile_size == 4

    game.act(1, "tie-break mountains 2")
    assert TieBreakShown(seat=0, card=Card[choice.replace(" ", "_").upper()]) in game.events(2)


def test_w11_5_the_discard_pile_lies_open() -> None:
    """Ruling W-05."""
    text = but(TABLE, "pile: wild 4, forest 1, mountains 3, savannah 3, forest 1, mountains 1")
    game = after_bids(text, "refill", "mountains 1", "savannah 1")
    game.act(0, "refill discarding wild 1, forest 2")

    for seat in (0, 1, 2, None):
        assert game.view(seat).discard == {Card.SAVANNAH_2: 2, Card.FOREST_2: 1, Card.WILD_1: 1}
        assert "discard: forest 2, savannah 2, savannah 2, wild 1" in game.seen_text(seat).splitlines()
    assert RefillDiscarded(seat=0, card=Card.WILD_1) in game.events(1)


def test_w11_6_display_collections_leaders_tokens_and_the_talisman_lie_open() -> None:
    """Ruling W-09: tokens too."""
    view = wildcards(TABLE).view(None)

    assert view.display == (Species.PEACOCK, Species.IBEX)
    assert [seat.collection for seat in view.seats] == [{Species.EAGLE: 1}, {}, {}]
    assert [seat.leaders for seat in view.seats] == [(Species.EAGLE,), (), ()]
    assert [seat.tokens for seat in view.seats] == [0, 4, 0]
    assert view.talisman == 1


def test_w11_6_bids_and_payments_lie_open_once_shown() -> None:
    game = after(TABLE, (0, "bid forest 2"), (1, "bid mountains 1"), (2, "bid savannah 1"), (0, "take peacock paying wild 1"))

    for seat in (1, 2, None):
        view = game.view(seat)
        assert (view.seats[0].bid, view.seats[0].paid, view.seats[0].tokens) == ((Card.FOREST_2,), (Card.WILD_1,), 2)


def test_w11_6_tie_break_cards_lie_open_once_shown() -> None:
    text = but(TIE_BREAK, "hand 2: mountains 1, mountains 3")
    game = after(text, (0, "tie-break mountains 1"), (1, "tie-break mountains 1"))

    assert game.view(2).tie_break_cards == {Card.MOUNTAINS_1: 2}


def test_w11_7_animals_that_went_from_the_display_to_the_box_are_told() -> None:
    """Ruling W-06."""
    game = after(TABLE, (0, "bid refill"), (1, "bid refill"), (2, "bid refill"), (2, "refill"), (0, "refill"), (1, "refill"))

    for seat in (0, 1, 2, None):
        assert game.view(seat).boxed == {Species.PEACOCK: 1, Species.IBEX: 1}
        assert [event.species for event in game.events(seat) if isinstance(event, AnimalBoxed)] == [Species.PEACOCK, Species.IBEX]


@pytest.mark.parametrize("seed", range(5))
def test_w11_8_of_the_animals_taken_out_only_one_of_each_species_is_known(seed: int) -> None:
    """Ruling W-02."""
    game = WildCards.new(players=3, seed=seed)

    for seat in (0, 1, 2, None):
        assert game.view(seat).boxed == dict.fromkeys(Species, 1)
        assert [event.species for event in game.events(seat) if isinstance(event, AnimalBoxed)] == list(Species)
        assert [event for event in game.events(seat) if isinstance(event, AnimalsRemoved)] == [AnimalsRemoved(count=8)]


@pytest.mark.parametrize(("players", "removed"), [(4, 6), (5, 2)])
def test_w11_8_with_more_seats_none_of_them_is_known(players: int, removed: int) -> None:
    game = WildCards.new(players=players, seed=3)

    assert game.view(None).boxed == {}
    assert [event for event in game.events(0) if isinstance(event, AnimalBoxed)] == []
    assert AnimalsRemoved(count=removed) in game.events(0)
    assert "boxed" not in game.to_text()


def test_w11_9_a_bid_that_came_back_is_known_until_such_a_card_leaves() -> None:
    game = after(TABLE, (0, "bid forest 3"), (1, "bid mountains 2"), (2, "bid savannah 1"), (0, "pass"))
    assert game.view(1).seats[0].known == {Card.FOREST_3: 1}
    assert "hand 1: forest 3, hidden, hidden, hidden, hidden" in game.seen_text(1).splitlines()

    play(game, (1, "pass"), (2, "pass"), (0, "bid forest 3"))
    assert game.view(1).seats[0].known == {Card.FOREST_3: 1}  # in hand, or sealed
    assert "forest 3" not in drawn(game, "hand 1")
    assert game.view(1).seats[0].cards == 5

    play(game, (1, "bid refill"), (2, "bid refill"))
    assert [seat.known for seat in game.view(None).seats] == [{}, {Card.MOUNTAINS_2: 1}, {Card.SAVANNAH_1: 1}]


def test_w11_9_another_card_leaving_changes_nothing() -> None:
    text = but(TABLE, "known 1: forest 3")
    game = after(text, (0, "bid forest 2"), (1, "bid mountains 1"), (2, "bid savannah 1"), (0, "take ibex paying wild 1"))

    assert game.view(1).seats[0].known == {Card.FOREST_3: 1}


def test_w11_9_a_payment_that_came_back_is_known_too() -> None:
    game = after(TIE, (0, "pay mountains 1"), (1, "pay mountains 3"), (1, "pass"))

    assert_drawn(game, "known 1: forest 3; known 2: mountains 3, savannah 2")


def test_w11_9_an_equal_card_seen_to_leave_is_taken_for_the_known_one() -> None:
    text = but(TABLE, "known 1: forest 3; hand 1: forest 3, forest 3, wild 1")
    game = after(text, (0, "bid refill"), (1, "bid mountains 1"), (2, "bid savannah 1"), (0, "refill discarding forest 3"))

    assert game.view(1).seats[0].known == {}


def test_w11_9_a_bid_that_the_ibex_brought_back_is_known() -> None:
    text = but(TABLE, "collection 1: ibex; leaders 1: ibex")
    game = after(
        text,
        *((0, "bid forest 2"), (1, "bid refill"), (2, "bid refill"), (2, "refill"), (1, "refill")),
        *((0, "take peacock paying wild 1"), (0, "take back")),
    )

    assert game.view(1).seats[0].known == {Card.FOREST_2: 1}


def test_w11_9_the_card_that_the_eagle_did_not_choose_makes_nothing_known_or_forgotten() -> None:
    text = but(TABLE, "known 1: wild 1")
    game = after(text, (0, "bid forest 3 + wild 1"), (1, "bid refill"), (2, "bid refill"), (0, "reveal forest 3"))

    assert game.view(1).seats[0].known == {Card.WILD_1: 1}


def test_w11_2_after_the_end_nobody_holds_a_card_but_the_refill_card() -> None:
    """Rulings W-07 and W-94: hands are discarded, and no bid is sealed any more."""
    game = wildcards("""
        players: 3
        hand 1: forest 1, forest 1; hand 2: forest 2; hand 3: forest 3
        display: ibex lion; round: 14 bid
    """)
    play(game, (0, "bid forest 1"), (1, "bid refill"), (2, "bid refill"), (1, "refill"), (2, "refill"), (0, "take ibex"))

    assert game.result is not None
    for watcher in (0, 1, 2, None):
        assert [seat.cards for seat in game.view(watcher).seats] == [1, 1, 1]
