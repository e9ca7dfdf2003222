"""A round of Wild Cards in few sentences: what all show at once, paying and taking, passing, refilling, and the next round."""

import pytest
from support.tables import after_bids, but, play, told, wildcards

from menagerie.words import Words


def taking(hand: str, bid: str, more: str = "") -> str:
    """A table at which seat 1 is asked to take, and then seat 2."""
    return f"""
        players: 3
        hand 1: {hand}
        hand 2: forest 1
        bid 1: {bid}
        bid 2: forest 1
        display: peacock ibex
        collection 3: peacock*2
        leaders 3: peacock
        animals: lion*2 eagle*2
        pile: savannah 4, mountains 3, savannah 1
        round: 2 take 1
        {more}
    """


def both(text: str, actor: int, action: str, names: str = "Ada Bo Cleo Dirk") -> tuple[str, str]:
    """The first sentence that everybody is told, and that the one who acts is told."""
    return (
        told(wildcards(text), actor, action, names=names)[0],
        told(wildcards(text), actor, action, to=actor, names=names)[0],
    )


# bids

HANDS = """
    players: 3
    hand 1: forest 1, forest 2, forest 4
    hand 2: savannah 2, savannah 3
    hand 3: mountains 2, mountains 1, mountains 3
    display: peacock eagle
    animals: eagle*2 lion*2
    pile: forest 1, forest 2, forest 3, savannah 1, savannah 4
    round: 3 bid
"""


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (None, "The bids: Ada forest 4; Bo the refill card; Cleo mountains 2."),
        (0, "The bids: you forest 4; Bo the refill card; Cleo mountains 2."),
        (2, "The bids: Ada forest 4; Bo the refill card; you mountains 2."),
    ],
)
def test_all_bids_are_one_sentence_to_every_reader(reader: int | None, sentence: str) -> None:
    assert told(after_bids(HANDS, "forest 4", "refill"), 2, "bid mountains 2", to=reader) == [sentence]


def test_that_a_bid_is_sealed_goes_without_saying() -> None:
    assert told(wildcards(HANDS), 0, "bid forest 4") == []


def test_the_eagles_other_card_is_told_to_its_owner_only() -> None:
    text = but(HANDS, "collection 1: eagle; leaders 1: eagle")
    others = told(after_bids(text, "forest 1 + forest 4", "refill", "mountains 1"), 0, "reveal forest 4", to=1)
    own = told(after_bids(text, "forest 1 + forest 4", "refill", "mountains 1"), 0, "reveal forest 4", to=0)
    assert others[0] == "Ada bids forest 4 and takes the other card back unseen."
    assert own[0] == "Your bid: forest 4. Back in your hand: forest 1."


# taking


def test_paying_taking_and_points_are_one_sentence() -> None:
    assert both(
        taking("mountains 2, wild 1", "mountains 2", "collection 2: ibex*2\nleaders 2: ibex"), 0, "take ibex paying mountains 2"
    ) == (
        "Ada pays mountains 2 and takes the ibex: 2 points in tokens.",
        "You pay mountains 2 and take the ibex: 2 points in tokens.",
    )


def test_paying_and_taking_without_points_or_leader() -> None:
    assert both(taking("mountains 2, wild 1", "mountains 2"), 0, "take peacock paying wild 1") == (
        "Ada pays wild 1 and takes the peacock.",
        "You pay wild 1 and take the peacock.",
    )


def test_paying_and_taking_with_the_leader() -> None:
    text = taking("forest 1, wild 1", "mountains 2")
    assert both(text, 0, "take ibex paying forest 1")[0] == "Ada pays forest 1 and takes the ibex and its leader."
    assert both(text, 0, "take ibex paying wild 1") == (
        "Ada pays wild 1 and takes the ibex and its leader: 2 points in tokens.",
        "You pay wild 1 and take the ibex and its leader: 2 points in tokens.",
    )


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (None, "Ada pays wild 1 and takes the ibex and, from Bo, its leader: 2 points in tokens."),
        (0, "You pay wild 1 and take the ibex and, from Bo, its leader: 2 points in tokens."),
        (1, "Ada pays wild 1 and takes the ibex and, from you, its leader: 2 points in tokens."),
        (2, "Ada pays wild 1 and takes the ibex and, from Bo, its leader: 2 points in tokens."),
    ],
)
def test_from_whom_a_leader_is_taken_is_told_to_every_reader(reader: int | None, sentence: str) -> None:
    text = taking("forest 1, wild 1", "mountains 2", "collection 2: ibex\nleaders 2: ibex")
    assert told(wildcards(text), 0, "take ibex paying wild 1", to=reader)[0] == sentence


def test_taking_without_paying() -> None:
    assert both(taking("wild 1", "mountains 1"), 0, "take peacock") == ("Ada takes a peacock.", "You take a peacock.")
    assert both(taking("wild 1", "forest 1"), 0, "take peacock")[1] == "You take the peacock: 2 points in tokens."
    assert both(taking("wild 1", "forest 1"), 0, "take ibex")[0] == "Ada takes the ibex and its leader."
    assert both(taking("wild 1", "mountains 1"), 0, "take ibex")[0] == "Ada takes the ibex and its leader: 2 points in tokens."


# passing


def test_passing_is_one_sentence_with_what_comes_back_and_is_drawn() -> None:
    assert both(taking("wild 1", "mountains 2"), 0, "pass") == (
        "Ada takes no animal, gets mountains 2 back and draws 2 cards.",
        "You take no animal, get mountains 2 back and draw savannah 4 and mountains 3.",
    )


def test_passing_with_a_payment_that_comes_back() -> None:
    text = but(HANDS, "hand 3: mountains 2, wild 1, mountains 3")
    game = after_bids(text, "forest 1", "savannah 2", "mountains 2")
    play(game, (1, "pay savannah 3"), (2, "pay wild 1"))
    assert (
        told(game.copy(), 1, "pass")[0]
        == "Bo takes no animal, gets savannah 2 back with the payment of savannah 3, and draws 2 cards."
    )
    assert told(game, 1, "pass", to=1)[0] == (
        "You take no animal, get savannah 2 back with the payment of savannah 3, and draw forest 1 and forest 2."
    )


def test_passing_when_no_card_is_left_to_draw() -> None:
    text = but(taking("wild 1", "mountains 2"), "pile:")
    assert both(text, 0, "pass")[0] == "Ada takes no animal and gets mountains 2 back."


def test_who_cannot_pay_is_told_so_in_the_sentence_of_passing() -> None:
    game = wildcards(but(taking("wild 1, wild 2, wild 3", "wild 4"), "bid 2: forest 4"))
    others, own = told(game.copy(), 0, "pass"), told(game, 0, "pass", to=1)
    assert others[1] == "Bo has too few cards to pay, gets forest 4 back and draws a card."
    assert own[1] == "You have too few cards to pay, get forest 4 back and draw savannah 1."


# ties


def test_a_tie_and_its_payments_are_one_sentence_each() -> None:
    game = after_bids(HANDS, "forest 1", "savannah 2")
    assert told(game, 2, "bid mountains 2", to=1) == [
        "The bids: Ada forest 1; you savannah 2; Cleo mountains 2.",
        "A tie at 2: you and Cleo.",
    ]
    assert told(game, 1, "pay savannah 3") == []
    assert told(game.copy(), 2, "pay mountains 3")[0] == "The payments: Bo savannah 3; Cleo mountains 3."
    assert (
        told(game.copy(), 2, "pay mountains 1")[0] == "The payments: Bo savannah 3; Cleo mountains 1. Bo’s is the highest total."
    )
    assert (
        told(game, 2, "pay mountains 1", to=1)[0] == "The payments: you savannah 3; Cleo mountains 1. Yours is the highest total."
    )


def test_tie_break_cards_are_one_sentence_and_those_of_the_pile_another() -> None:
    third = "mountains 2, mountains 1, wild 1, mountains 3"
    text = but(HANDS, f"edition: 2020; hand 2: savannah 2, savannah 1, wild 4; hand 3: {third}")
    game = after_bids(text, "forest 1", "savannah 2", "mountains 2")
    play(game, (1, "pay savannah 1"), (2, "pay mountains 1"))
    assert told(game.copy(), 1, "tie-break pile") == []
    game.act(1, "tie-break pile")
    assert told(game.copy(), 2, "tie-break wild 1", to=1)[:2] == [
        "The tie-break cards: you trust to the pile; Cleo wild 1.",
        "Your tie-break card from the pile: forest 1.",
    ]
    assert told(game, 2, "tie-break pile", to=1)[:2] == [
        "The tie-break cards: you trust to the pile; Cleo trusts to the pile.",
        "The tie-break cards from the pile: Cleo forest 1; you forest 2. Yours is the highest total.",
    ]


# refilling


def refilling(hand: str) -> str:
    return f"""
        edition: 2020
        hand 1: {hand}
        bid 1: refill
        bid 2: forest 1
        refills: 1
        display: peacock lion
        animals: ibex eagle
        pile: savannah 1, savannah 2, mountains 2, mountains 3, wild 1, wild 2, wild 3
        round: 1 refill 1
    """


SIX = "forest 1, forest 2, forest 2, forest 3, mountains 1, mountains 4"
FULL = f"{SIX}, savannah 3"


def test_refilling_is_one_sentence() -> None:
    assert both(refilling(SIX), 0, "refill discarding forest 2, forest 2") == (
        "Ada discards forest 2 (2 times), draws 3 cards and takes the refill card back.",
        "You discard forest 2 (2 times), draw savannah 1, savannah 2 and mountains 2 and take your refill card back.",
    )
    assert both(refilling(SIX), 0, "refill") == (
        "Ada draws a card and takes the refill card back.",
        "You draw savannah 1 and take your refill card back.",
    )
    assert both(refilling(f"{FULL}, savannah 4"), 0, "refill discarding forest 1") == (
        "Ada discards forest 1 and takes the refill card back.",
        "You discard forest 1 and take your refill card back.",
    )
    assert both(refilling(FULL), 0, "refill")[0] == "Ada takes the refill card back."


# the meerkat

EXCHANGE = but(refilling(SIX), "round: 1 exchange 1; collection 1: meerkat*2; leaders 1: meerkat")


def test_an_exchange_is_one_sentence_with_the_leader_it_brings() -> None:
    assert both(EXCHANGE, 0, "exchange meerkat for lion") == (
        "The meerkat lets Ada give a meerkat and get a lion and its leader.",
        "Your meerkat lets you give a meerkat and get a lion and its leader.",
    )
    assert told(wildcards(EXCHANGE), 0, "keep") == []


LOSING = but(EXCHANGE, "collection 1: meerkat; collection 2: meerkat")


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (None, "Bo gets the leader that was Ada’s: meerkat."),
        (0, "Bo gets the leader that was yours: meerkat."),
        (1, "You get the leader that was Ada’s: meerkat."),
    ],
)
def test_who_loses_a_leader_by_an_exchange_is_told(reader: int | None, sentence: str) -> None:
    assert sentence in told(wildcards(LOSING), 0, "exchange meerkat for lion", to=reader)


def test_who_would_lose_a_leader_by_an_exchange_is_warned() -> None:
    game = wildcards(LOSING)
    consequences = game.consequences(0, game.read_action("exchange meerkat for lion"))
    assert "Bo gets your leader: meerkat" in Words("wildcards", names=["Ada", "Bo", "Cleo"], you=0).consequences(consequences)


# the next round


def test_the_end_of_a_round_and_the_next_one_are_a_sentence_each() -> None:
    game = wildcards(taking("mountains 2, wild 1", "mountains 2"))
    game.act(0, "take peacock paying wild 1")
    assert told(game.copy(), 1, "pass") == [
        "Bo takes no animal, gets forest 1 back and draws 2 cards.",
        "The cards of this round are discarded; back into the box: an ibex.",
        "Round 3: here come 2 lions.",
    ]
    game.act(1, "take ibex")
    assert told(game, 1, "leave") == ["The cards of this round are discarded.", "Round 3: here come 2 lions."]


# Leo and the duel

LEO = """
    leo: yes
    players: 2
    hand 1: forest 2, forest 3, mountains 1
    hand 2: mountains 2, savannah 1
    leo pile: forest 2, savannah 4, refill
    display: peacock ibex
    animals: lion eagle squirrel*2
    pile: forest 1, mountains 1, savannah 1
"""


def test_leos_bid_is_among_the_others_and_he_takes_in_the_sentence_that_says_why() -> None:
    assert told(after_bids(LEO, "forest 2"), 1, "bid mountains 2", names="Ada Bo Leo", to=0)[:2] == [
        "The bids: you forest 2; Bo mountains 2; Leo forest 2.",
        "Equal bids: Leo comes first and takes the peacock and its leader.",
    ]


DUEL = """
    edition: duel
    hand 1: forest 1, forest 2, forest 3, wild 1
    hand 2: mountains 1, mountains 2, mountains 3, wild 2
    secret 1: squirrel
    secret 2: eagle
    display: peacock ibex lion meerkat
    animals: squirrel*4 eagle*4
    pile: forest 1, mountains 1, savannah 1
"""


def test_what_is_removed_and_got_for_free_in_the_duel() -> None:
    game = after_bids(DUEL, "forest 2", "mountains 1")
    play(game, (0, "take peacock paying forest 1"), (1, "take ibex"))
    assert told(game, 1, "remove lion")[0] == "Bo removes a lion."
    game = after_bids(DUEL, "refill", "mountains 1")
    assert told(game, 0, "remove peacock, lion", to=0)[0] == "You remove a peacock and a lion."
