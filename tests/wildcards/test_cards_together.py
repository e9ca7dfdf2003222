"""A round of Wild Cards in few sentences: revealing, paying and taking, passing, refilling, and the next round."""

import pytest
from support.tables import after_bids, but, play, told, wildcards

from menagerie.wildcards import WildCards
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
    """The first sentence for everyone else, and for the player who acts."""
    return (
        told(wildcards(text), actor, action, names=names)[0],
        told(wildcards(text), actor, action, to=actor, names=names)[0],
    )


def both_in(language: str, text: str, actor: int, action: str, loser: int = 1) -> tuple[str, str]:
    """The first sentence for the player who acts, and for somebody else, in a language."""
    game = wildcards(text)
    since = game.event_count
    game.act(actor, action)
    readers = [Words("wildcards", names=["Ada", "Bo", "Cleo"], you=you, language=language) for you in (actor, loser)]
    own, other = (words.in_short(game.events(you, since))[0] for words, you in zip(readers, (actor, loser), strict=True))
    return own, other


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
        (None, "Bids – Ada: forest 4; Bo: refill card; Cleo: mountains 2."),
        (0, "Bids – you: forest 4; Bo: refill card; Cleo: mountains 2."),
        (2, "Bids – Ada: forest 4; Bo: refill card; you: mountains 2."),
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
    assert others[0] == "Thanks to the eagle, Ada bids forest 4 and takes the other card back unseen."
    assert own[0] == "Thanks to the eagle, you bid forest 4 and take forest 1 back."


# taking


def test_paying_taking_and_points_are_one_sentence() -> None:
    assert both(
        taking("mountains 2, wild 1", "mountains 2", "collection 2: ibex*2\nleaders 2: ibex"), 0, "take ibex paying mountains 2"
    ) == (
        "Ada pays mountains 2, takes an ibex and scores 2 points.",
        "You pay mountains 2, take an ibex and score 2 points.",
    )


def test_paying_and_taking_without_points_or_leader() -> None:
    assert both(taking("mountains 2, wild 1", "mountains 2"), 0, "take peacock paying wild 1") == (
        "Ada pays wild 1 and takes a peacock.",
        "You pay wild 1 and take a peacock.",
    )


def test_paying_and_taking_with_the_leader() -> None:
    text = taking("forest 1, wild 1", "mountains 2")
    assert both(text, 0, "take ibex paying forest 1")[0] == "Ada pays forest 1 and takes an ibex and its leader."
    assert both(text, 0, "take ibex paying wild 1") == (
        "Ada pays wild 1, takes an ibex and its leader, and scores 2 points.",
        "You pay wild 1, take an ibex and its leader, and score 2 points.",
    )


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (None, "Ada pays wild 1, takes an ibex, wins its leader from Bo and scores 2 points."),
        (0, "You pay wild 1, take an ibex, win its leader from Bo and score 2 points."),
        (1, "Ada pays wild 1, takes an ibex, wins its leader from you and scores 2 points."),
        (2, "Ada pays wild 1, takes an ibex, wins its leader from Bo and scores 2 points."),
    ],
)
def test_from_whom_a_leader_is_taken_is_told_to_every_reader(reader: int | None, sentence: str) -> None:
    text = taking("forest 1, wild 1", "mountains 2", "collection 2: ibex\nleaders 2: ibex")
    assert told(wildcards(text), 0, "take ibex paying wild 1", to=reader)[0] == sentence


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        (
            "de",
            "Du zahlst Joker 1 für einen Steinbock, bekommst von Bo die Bonuskarte und dazu 2 Punkte.",
            "Ada zahlt Joker 1 für einen Steinbock, bekommt von dir die Bonuskarte und dazu 2 Punkte.",
        ),
        (
            "nl",
            "Je betaalt joker 1 bij, pakt een steenbok, neemt daarmee de leider over van Bo en krijgt 2 punten voor de habitat.",
            "Ada betaalt joker 1 bij, pakt een steenbok, neemt daarmee de leider over van jou "
            "en krijgt 2 punten voor de habitat.",
        ),
    ],
)
def test_from_whom_a_leader_is_taken_is_told_in_every_language(language: str, own: str, others: str) -> None:
    text = taking("forest 1, wild 1", "mountains 2", "collection 2: ibex\nleaders 2: ibex")
    assert both_in(language, text, 0, "take ibex paying wild 1") == (own, others)


@pytest.mark.parametrize(
    ("language", "bare", "with_leader", "with_points", "with_both"),
    [
        (
            "de",
            "Du zahlst Joker 1 für einen Pfau.",
            "Du zahlst Wald 1 für einen Steinbock samt Bonuskarte.",
            "Du zahlst Wald 1 für einen Pfau und bekommst 2 Punkte.",
            "Du zahlst Joker 1 für einen Steinbock samt Bonuskarte und bekommst 2 Punkte.",
        ),
        (
            "nl",
            "Je betaalt joker 1 bij en pakt een pauw.",
            "Je betaalt bos 1 bij, pakt een steenbok en krijgt daarmee de leider.",
            "Je betaalt bos 1 bij, pakt een pauw en krijgt 2 punten voor de habitat.",
            "Je betaalt joker 1 bij, pakt een steenbok, krijgt daarmee de leider en 2 punten voor de habitat.",
        ),
    ],
)
def test_what_an_animal_brings_is_told_in_every_language(
    language: str, bare: str, with_leader: str, with_points: str, with_both: str
) -> None:
    mountains, forest = taking("forest 1, wild 1", "mountains 2"), taking("forest 1, wild 1", "forest 2")
    assert both_in(language, mountains, 0, "take peacock paying wild 1")[0] == bare
    assert both_in(language, mountains, 0, "take ibex paying forest 1")[0] == with_leader
    assert both_in(language, forest, 0, "take peacock paying forest 1")[0] == with_points
    assert both_in(language, mountains, 0, "take ibex paying wild 1")[0] == with_both


def test_taking_without_paying() -> None:
    assert both(taking("wild 1", "mountains 1"), 0, "take peacock") == ("Ada takes a peacock.", "You take a peacock.")
    assert both(taking("wild 1", "forest 1"), 0, "take peacock")[1] == "You take a peacock and score 2 points."
    assert both(taking("wild 1", "forest 1"), 0, "take ibex")[0] == "Ada takes an ibex and its leader."
    assert both(taking("wild 1", "mountains 1"), 0, "take ibex")[0] == "Ada takes an ibex and its leader, and scores 2 points."


# passing


def test_passing_is_one_sentence_with_what_comes_back_and_is_drawn() -> None:
    assert both(taking("wild 1", "mountains 2"), 0, "pass") == (
        "Ada takes no animal, gets back mountains 2, and draws 2 cards.",
        "You take no animal, get back mountains 2, and draw savannah 4 and mountains 3.",
    )


def test_passing_with_a_payment_that_comes_back() -> None:
    text = but(HANDS, "hand 3: mountains 2, wild 1, mountains 3")
    game = after_bids(text, "forest 1", "savannah 2", "mountains 2")
    play(game, (1, "pay savannah 3"), (2, "pay wild 1"))
    assert (
        told(game.copy(), 1, "pass")[0]
        == "Bo takes no animal, gets back savannah 2 and the payment (savannah 3), and draws 2 cards."
    )
    assert told(game, 1, "pass", to=1)[0] == (
        "You take no animal, get back savannah 2 and the payment (savannah 3), and draw forest 1 and forest 2."
    )


def test_passing_when_no_card_is_left_to_draw() -> None:
    text = but(taking("wild 1", "mountains 2"), "pile:")
    assert both(text, 0, "pass")[0] == "Ada takes no animal and gets back mountains 2."


def test_who_cannot_pay_is_told_so_in_the_sentence_of_passing() -> None:
    game = wildcards(but(taking("wild 1, wild 2, wild 3", "wild 4"), "bid 2: forest 4"))
    others, own = told(game.copy(), 0, "pass"), told(game, 0, "pass", to=1)
    assert others[1] == "Bo has too few cards to pay, gets back forest 4, and draws a card."
    assert own[1] == "You have too few cards to pay, get back forest 4, and draw savannah 1."


# ties


def test_a_tie_and_its_payments_are_one_sentence_each() -> None:
    game = after_bids(HANDS, "forest 1", "savannah 2")
    assert told(game, 2, "bid mountains 2", to=1) == [
        "Bids – Ada: forest 1; you: savannah 2; Cleo: mountains 2.",
        "A tie at 2: you and Cleo.",
    ]
    assert told(game, 1, "pay savannah 3") == []
    assert told(game.copy(), 2, "pay mountains 3")[0] == "Payments – Bo: savannah 3; Cleo: mountains 3."
    assert told(game.copy(), 2, "pay mountains 1")[0] == "Payments – Bo: savannah 3; Cleo: mountains 1. Bo has the highest total."
    assert (
        told(game, 2, "pay mountains 1", to=1)[0] == "Payments – you: savannah 3; Cleo: mountains 1. You have the highest total."
    )


def test_tie_break_cards_are_one_sentence_and_those_of_the_pile_another() -> None:
    third = "mountains 2, mountains 1, wild 1, mountains 3"
    text = but(HANDS, f"edition: 2020; hand 2: savannah 2, savannah 1, wild 4; hand 3: {third}")
    game = after_bids(text, "forest 1", "savannah 2", "mountains 2")
    play(game, (1, "pay savannah 1"), (2, "pay mountains 1"))
    assert told(game.copy(), 1, "tie-break pile") == []
    game.act(1, "tie-break pile")
    assert told(game.copy(), 2, "tie-break wild 1", to=1)[:2] == [
        "Tie-break cards – you: the top card of the pile; Cleo: wild 1.",
        "Your tie-break card from the pile: forest 1.",
    ]
    assert told(game, 2, "tie-break pile", to=1)[:2] == [
        "Tie-break cards – you: the top card of the pile; Cleo: the top card of the pile.",
        "From the pile – Cleo: forest 1; you: forest 2. That puts you first.",
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
        "Ada discards 2× forest 2, draws 3 cards, and takes the refill card back.",
        "You discard 2× forest 2, draw savannah 1, savannah 2 and mountains 2, and take your refill card back.",
    )
    assert both(refilling(SIX), 0, "refill") == (
        "Ada draws a card and takes the refill card back.",
        "You draw savannah 1, and take your refill card back.",
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
        "Thanks to the meerkat, Ada exchanges a meerkat for a lion and wins its leader.",
        "Thanks to the meerkat, you exchange a meerkat for a lion and win its leader.",
    )
    assert told(wildcards(EXCHANGE), 0, "keep") == []


LOSING = but(EXCHANGE, "collection 1: meerkat; collection 2: meerkat")


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (None, "Bo wins the meerkat leader from Ada."),
        (0, "Bo wins the meerkat leader from you."),
        (1, "You win the meerkat leader from Ada."),
    ],
)
def test_who_loses_a_leader_by_an_exchange_is_told(reader: int | None, sentence: str) -> None:
    assert sentence in told(wildcards(LOSING), 0, "exchange meerkat for lion", to=reader)


def test_who_would_lose_a_leader_by_an_exchange_is_warned() -> None:
    game = wildcards(LOSING)
    consequences = game.consequences(0, game.read_action("exchange meerkat for lion"))
    assert "Bo wins your meerkat leader" in Words("wildcards", names=["Ada", "Bo", "Cleo"], you=0).consequences(consequences)


# the next round


def test_the_end_of_a_round_and_the_next_one_are_a_sentence_each() -> None:
    game = wildcards(taking("mountains 2, wild 1", "mountains 2"))
    game.act(0, "take peacock paying wild 1")
    assert told(game.copy(), 1, "pass") == [
        "Bo takes no animal, gets back forest 1, and draws 2 cards.",
        "This round’s cards are discarded; an ibex goes back in the box.",
        "Round 3: here come 2 lions.",
    ]
    game.act(1, "take ibex")
    assert told(game, 1, "leave") == ["This round’s cards are discarded.", "Round 3: here come 2 lions."]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Your hand: forest 1, 2× forest 2, forest 3, mountains 1, mountains 4"),
        ("de", "Deine Handkarten: Wald 1, 2× Wald 2, Wald 3, Gebirge 1, Gebirge 4"),
        ("nl", "Je handkaarten: bos 1, 2× bos 2, bos 3, bergen 1, bergen 4"),
    ],
)
def test_the_own_hand_is_listed_as_it_is_counted(language: str, sentence: str) -> None:
    """The refill card counts as a card of the hand, so it is listed there until it is laid."""
    words = Words("wildcards", names=["Ada", "Bo", "Cleo"], you=0, language=language)
    laid, held = wildcards(refilling(SIX)), wildcards(but(refilling(SIX), "bid 1:; round: 1 bid; refills:; bid 2:"))
    refill = {"en": "refill card", "de": "Nachziehkarte", "nl": "aanvulkaart"}[language]

    assert words.say(WildCards.lines_of(laid.view(0))[-1]) == sentence
    assert words.say(WildCards.lines_of(held.view(0))[-1]) == f"{sentence}, {refill}"


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
        "Bids – you: forest 2; Bo: mountains 2; Leo: forest 2.",
        "Leo wins the tie and takes a peacock and its leader.",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Leo wins the tie, takes a peacock and gets its leader from you."),
        ("de", "Leo gewinnt den Gleichstand, nimmt einen Pfau und bekommt von dir die Bonuskarte."),
        ("nl", "Gelijk geboden: Leo mag eerst, pakt een pauw en neemt daarmee de leider over van jou."),
    ],
)
def test_from_whom_leo_takes_a_leader_is_told(language: str, sentence: str) -> None:
    game = after_bids(but(LEO, "collection 1: peacock; leaders 1: peacock"), "forest 2")
    since = game.event_count
    game.act(1, "bid mountains 2")
    words = Words("wildcards", names=["Ada", "Bo", "Leo"], you=0, language=language)
    assert words.in_short(game.events(0, since))[1] == sentence


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


@pytest.mark.parametrize(
    ("language", "bare", "with_leader", "from_another"),
    [
        (
            "en",
            "You get a meerkat for free.",
            "You get a meerkat and its leader for free.",
            "You get a meerkat for free, and its leader from Bo.",
        ),
        (
            "de",
            "Du bekommst gratis ein Erdmännchen.",
            "Du bekommst gratis ein Erdmännchen samt Bonuskarte.",
            "Du bekommst gratis ein Erdmännchen und von Bo die Bonuskarte.",
        ),
        (
            "nl",
            "Je krijgt gratis een stokstaartje.",
            "Je krijgt gratis een stokstaartje en daarmee de leider.",
            "Je krijgt gratis een stokstaartje en neemt daarmee de leider over van Bo.",
        ),
    ],
)
def test_what_comes_with_a_free_animal_is_told(language: str, bare: str, with_leader: str, from_another: str) -> None:
    def freely(owners: str) -> str:
        game = after_bids(but(DUEL, owners), "forest 2", "mountains 1")
        play(game, (0, "take peacock paying forest 1"), (1, "take ibex"))
        since = game.event_count
        game.act(1, "remove lion")
        return Words("wildcards", names=["Ada", "Bo"], you=0, language=language).in_short(game.events(0, since))[1]

    assert freely("collection 2: meerkat*2; leaders 2: meerkat") == bare
    assert freely("collection 2:") == with_leader
    assert freely("collection 2: meerkat; leaders 2: meerkat") == from_another
