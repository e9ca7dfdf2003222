"""Chapter W13: the German duel."""

import pytest
from support.tables import after_bids, assert_drawn, bid_all, but, codes, drawn, play, refused, wildcards, wildcards_like

from menagerie.core.choice import Choice
from menagerie.core.message import Line
from menagerie.core.plain import Plain
from menagerie.wildcards import WildCards
from menagerie.wildcards.actions import Exchange, Keep, Pass, Refill, Remove, Take
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.events import AnimalBoxed, AnimalRemoved, CardDrawn, FreeAnimalTaken, SecretDealt, SecretShown

TABLE = """
    edition: duel
    hand 1: forest 1, forest 2, forest 3, wild 1
    hand 2: mountains 1, mountains 2, mountains 3, wild 2
    secret 1: squirrel
    secret 2: eagle
    display: peacock ibex lion meerkat
    animals: squirrel*4 eagle*4
    pile: forest 1, mountains 1, savannah 1, forest 1, mountains 1, savannah 1, forest 2, savannah 2, savannah 3, savannah 4
"""
LAST = but(TABLE, "animals:; round: 10 bid")
duel_over = wildcards_like("""
    edition: duel
    secret 1: squirrel
    secret 2: eagle
    round: 10 over
""")


def boxed(game: WildCards) -> list[Species | None]:
    """The animals that went to the box, in order."""
    return [event.species for event in game.events(None) if isinstance(event, AnimalBoxed)]


def test_w13_1_no_animal_is_taken_out_and_each_is_dealt_a_secret_one() -> None:
    """Rulings D-01 and D-02: hands and refill cards are as usual."""
    game = WildCards.new(players=2, edition="duel", seed=7)
    told = codes(game)

    assert told[:6] == ["secret-dealt"] * 2 + ["animal-revealed"] * 4
    assert told[6:] == ["card-dealt"] * 14 + ["round-began"]
    view = game.view(0)
    assert (len(view.display), view.animals_left, view.rounds, view.boxed, view.talisman) == (4, 36, 10, {}, None)
    assert view.seats[0].hand is not None
    assert sum(view.seats[0].hand.values()) == 7
    assert view.seats[1].cards == 8  # with the refill card
    assert view.pile_size == 46 - 14


def test_w13_1_all_forty_two_animals_are_used() -> None:
    """Ruling D-01: ten rounds of four."""
    game = WildCards.new(players=2, edition="duel", seed=8)
    while game.result is None:
        bid_all(game, "refill", "refill")
        while len(game.to_act) == 1:
            game.act(game.to_act[0], "refill")

    view = game.view(None)
    secrets = [seat.secret for seat in view.seats]
    assert view.round == 10
    assert len(boxed(game)) == 40
    assert {species: view.boxed.get(species, 0) + secrets.count(species) for species in Species} == dict.fromkeys(Species, 7)


def test_w13_2_only_its_owner_knows_a_secret_animal() -> None:
    """Ruling D-04."""
    game = wildcards(TABLE)

    assert [seat.secret for seat in game.view(0).seats] == [Species.SQUIRREL, None]
    assert [seat.secret for seat in game.view(1).seats] == [None, Species.EAGLE]
    assert [seat.secret for seat in game.view(None).seats] == [None, None]
    assert {"secret 1: squirrel", "secret 2: hidden"} <= set(game.seen_text(0).splitlines())

    new = WildCards.new(players=2, edition="duel", seed=2)
    for seat in (0, 1, None):
        told = [event for event in new.events(seat) if isinstance(event, SecretDealt)]
        assert [event.seat for event in told] == [0, 1]
        assert [event.species is not None for event in told] == [seat == 0, seat == 1]


def test_w13_2_it_is_shown_at_the_final_scoring() -> None:
    """Ruling D-04."""
    game = after_bids(LAST, "refill", "refill")

    assert game.result is not None
    shown = [event for event in game.events(1) if isinstance(event, SecretShown)]
    assert shown == [SecretShown(seat=0, species=Species.SQUIRREL), SecretShown(seat=1, species=Species.EAGLE)]
    assert [seat.secret for seat in game.view(None).seats] == [Species.SQUIRREL, Species.EAGLE]


def test_w13_3_it_is_no_part_of_the_collection() -> None:
    """Ruling D-04: it does not count for leaders."""
    text = but(TABLE, "secret 2: peacock; collection 2: peacock; leaders 2: peacock")
    game = after_bids(text, "forest 2", "mountains 1")
    game.act(0, "take peacock paying forest 1")

    assert game.view(0).seats[0].leaders == (Species.PEACOCK,)
    assert [dict(seat.collection) for seat in game.view(0).seats] == [{Species.PEACOCK: 1}, {Species.PEACOCK: 1}]


def test_w13_3_it_is_worth_nothing_itself_and_does_not_count_for_most_animals() -> None:
    """Ruling D-04, and D-14: both win, for the secret animals leave them equal."""
    game = duel_over("collection 1: ibex; collection 2: lion")

    assert game.result is not None
    assert [score.parts for score in game.result.scores] == [
        {"most": 2, "second-most": 0, "leaders": 0, "tokens": 0, "secret": 0}
    ] * 2
    assert (game.result.winners, game.result.ranks) == ((0, 1), (1, 1))


def test_w13_3_of_equal_scores_the_one_with_more_animals_is_ahead() -> None:
    """Ruling D-14: only when that is equal too have both won."""
    game = duel_over("collection 1: ibex peacock; collection 2: lion; tokens 2: 1")

    assert game.result is not None
    assert [score.total for score in game.result.scores] == [3, 3]
    assert (game.result.winners, game.result.ranks) == ((0,), (1, 2))


def test_w13_4_each_animal_of_the_same_species_is_worth_one_point_more() -> None:
    """Ruling D-03."""
    game = duel_over("secret 2: squirrel; collection 1: squirrel*3 ibex*2; collection 2: squirrel lion*2 eagle*2")

    assert game.result is not None
    assert [(score.total, score.parts["secret"]) for score in game.result.scores] == [(11, 3), (7, 1)]


def test_w13_5_who_alone_refills_removes_two_animals_before_discarding_and_drawing() -> None:
    """Ruling D-05: of one's choice, to the box, besides the usual refill."""
    game = after_bids(TABLE, "forest 2", "refill")

    assert game.to_act == (1,)
    assert game.legal_actions(1) == (Choice(Remove(()), (Species.PEACOCK, Species.IBEX, Species.LION, Species.MEERKAT), 2, 2),)
    game.act(1, "remove meerkat, peacock")
    assert game.to_act == (1,)
    assert game.legal_actions(1) == (Choice(Refill(), (Card.MOUNTAINS_1, Card.MOUNTAINS_2, Card.MOUNTAINS_3, Card.WILD_2), 0, 4),)
    assert_drawn(game, "display: ibex lion; boxed: peacock meerkat; discard:")
    game.act(1, "refill discarding mountains 1")
    assert game.view(0).seats[1].cards == 8  # with the refill card
    assert game.view(0).discard == {Card.MOUNTAINS_1: 1}
    assert {(event.seat, event.species) for event in game.events(0) if isinstance(event, AnimalRemoved)} == {
        (1, Species.PEACOCK),
        (1, Species.MEERKAT),
    }


@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        ("remove ibex", "wrong-number-of-animals", "W13.5"),
        ("remove ibex, lion, peacock", "wrong-number-of-animals", "W13.5"),
        ("remove ibex, ibex", "not-in-display", "W13.5"),
        ("remove ibex, eagle", "not-in-display", "W13.5"),
        ("refill", "wrong-step", "W3.7"),
    ],
)
def test_w13_5_other_removals_are_refused(action: str, code: str, rule: str) -> None:
    game = after_bids(TABLE, "refill", "mountains 2")
    assert refused(game, 0, action) == (code, rule)


def test_w13_5_equal_animals_may_be_removed_together_and_of_four_equal_ones_nobody_is_asked() -> None:
    game = after_bids(but(TABLE, "display: ibex lion ibex lion; animals: squirrel*4"), "refill", "mountains 2")
    game.act(0, "remove ibex, ibex")
    assert_drawn(game, "display: lion*2")

    game = after_bids(but(TABLE, "display: ibex*4; animals: squirrel*4"), "refill", "mountains 2")
    assert_drawn(game, "display: ibex*2; boxed: ibex*2; round: 1 refill 1")


def test_w13_5_the_exchange_comes_first() -> None:
    """Ruling D-08."""
    game = after_bids(but(TABLE, "collection 1: meerkat; leaders 1: meerkat"), "refill", "mountains 2")

    assert game.legal_actions(0) == (
        Keep(),
        *(Exchange(Species.MEERKAT, species) for species in (Species.PEACOCK, Species.IBEX, Species.LION)),
    )
    game.act(0, "exchange meerkat for ibex")
    assert_drawn(game, "display: peacock meerkat lion meerkat; round: 1 remove 1")
    game.act(0, "remove meerkat, meerkat")
    assert_drawn(game, "display: peacock lion; round: 1 refill 1; collection 1: ibex")


def test_w13_6_the_other_takes_one_of_the_two_left_and_the_last_goes_to_the_box() -> None:
    """Ruling D-06."""
    game = after_bids(TABLE, "refill", "mountains 2")
    play(game, (0, "remove lion, meerkat"), (0, "refill"))

    assert game.to_act == (1,)
    cards = (Card.MOUNTAINS_1, Card.MOUNTAINS_3, Card.WILD_2)
    assert game.legal_actions(1) == (
        Choice(Take(Species.PEACOCK), cards, 1, 1),
        Choice(Take(Species.IBEX), cards, 1, 1, favoured=cards),
        Pass(),
    )
    game.act(1, "take peacock paying mountains 1")
    assert_drawn(game, "collection 2: peacock; boxed: ibex lion meerkat; display: squirrel*4")
    assert_drawn(game, "discard: mountains 1, mountains 2; round: 2 bid")


def test_w13_6_the_other_may_pass() -> None:
    """Ruling D-06."""
    game = after_bids(TABLE, "refill", "mountains 2")
    play(game, (0, "remove lion, meerkat"), (0, "refill"), (1, "pass"))

    assert_drawn(game, "collection 1:; collection 2:; boxed: peacock ibex lion meerkat; round: 2 bid")


def test_w13_7_if_both_refill_all_four_go_to_the_box_unasked() -> None:
    """Ruling D-07."""
    game = after_bids(TABLE, "refill", "refill")

    assert boxed(game) == [Species.PEACOCK, Species.IBEX, Species.LION, Species.MEERKAT]
    assert "animal-removed" not in codes(game)
    assert "card-drawn" not in codes(game)
    assert_drawn(game, "round: 1 refill 1; display:")
    play(game, (0, "refill"), (1, "refill"))
    assert_drawn(game, "round: 2 bid; display: squirrel*4")


def test_w13_7_after_the_exchanges() -> None:
    """Ruling D-07."""
    game = after_bids(but(TABLE, "collection 2: meerkat; leaders 2: meerkat"), "refill", "refill")

    assert game.to_act == (1,)
    assert boxed(game) == []
    game.act(1, "exchange meerkat for lion")
    assert boxed(game) == [Species.PEACOCK, Species.IBEX, Species.MEERKAT, Species.MEERKAT]
    assert_drawn(game, "collection 2: lion; round: 1 refill 1")


def test_w13_7_in_the_last_round_nobody_is_asked() -> None:
    """Rulings D-07 and W-94."""
    game = after_bids(LAST, "refill", "refill")

    assert game.to_act == ()
    assert game.result is not None
    assert len(boxed(game)) == 4


def test_w13_7_in_the_last_round_neither_refills() -> None:
    """Ruling W-94: nothing could be gained by it."""
    game = after_bids(LAST, "refill", "refill")

    assert game.result is not None
    assert [event for event in game.events(None) if isinstance(event, CardDrawn)] == []


def test_w13_7_in_the_last_round_one_who_refills_alone_is_asked() -> None:
    """Ruling W-94."""
    game = after_bids(LAST, "refill", "mountains 1")
    game.act(0, "remove lion, meerkat")

    assert_drawn(game, "round: 10 refill 1")


@pytest.mark.parametrize(("high", "low"), [(0, 1), (1, 0)])
def test_w13_8_the_higher_bidder_takes_an_animal_then_the_lower_one(high: int, low: int) -> None:
    """Ruling D-09."""
    bids = ("forest 3", "mountains 2") if high == 0 else ("forest 2", "mountains 3")
    paying = {0: "forest 1, wild 1", 1: "mountains 1, wild 2"}[high]
    game = after_bids(TABLE, *bids)

    assert game.to_act == (high,)
    assert refused(game, high, "take peacock") == ("wrong-payment", "W6.2")
    game.act(high, f"take meerkat paying {paying}")
    assert game.to_act == (low,)
    game.act(low, f"take lion paying {'forest 1' if low == 0 else 'mountains 1'}")
    assert [dict(game.view(None).seats[seat].collection) for seat in (high, low)] == [{Species.MEERKAT: 1}, {Species.LION: 1}]
    assert game.to_act == (low,)
    assert game.legal_actions(low) == (Choice(Remove(()), (Species.PEACOCK, Species.IBEX), 1, 1),)


def test_w13_9_then_the_lower_bidder_removes_one_and_the_higher_gets_the_last_free() -> None:
    """Rulings D-09 and D-10: no payment and no points, but the leader."""
    game = after_bids(TABLE, "forest 3", "mountains 2")
    play(game, (0, "take meerkat paying forest 1, wild 1"), (1, "take lion paying mountains 1"), (1, "remove ibex"))

    assert [event for event in game.events(0) if isinstance(event, AnimalRemoved)] == [
        AnimalRemoved(seat=1, species=Species.IBEX)
    ]
    assert [event for event in game.events(1) if isinstance(event, FreeAnimalTaken)] == [
        FreeAnimalTaken(seat=0, species=Species.PEACOCK)
    ]
    assert game.view(0).seats[0].leaders == (Species.PEACOCK, Species.MEERKAT)
    assert "bonus-earned" not in codes(game)  # though forest cards and a wild one were laid
    assert_drawn(game, "hand 1: forest 2; collection 1: peacock meerkat; tokens 1:; boxed: ibex; round: 2 bid")


def test_w13_9_who_removes_an_animal_is_told_beforehand_what_that_gives_the_other() -> None:
    """One left: who gets it, with its leader and for how many points; several: which the other chooses from."""
    game = after_bids(TABLE, "forest 3", "mountains 2")
    play(game, (0, "take meerkat paying forest 1, wild 1"), (1, "take lion paying mountains 1"))
    gift: dict[str, Plain] = {
        "seat": 0,
        "cards": ["peacock"],
        "points": 4,
        "leader": "yes",
    }  # a second species, and three for the leader
    assert game.remarks(1, "remove ibex") == (Line("remark-gift", gift),)

    game = after_bids(TABLE, "forest 3", "mountains 2")
    play(game, (0, "take meerkat paying forest 1, wild 1"), (1, "pass"))
    left: dict[str, Plain] = {"seat": 0, "cards": ["ibex", "lion"], "free": "yes"}
    assert game.remarks(1, "remove peacock") == (Line("remark-left", left),)

    game = after_bids(TABLE, "refill", "mountains 2")
    left = {"seat": 1, "cards": ["peacock", "ibex"], "free": "no"}
    assert game.remarks(0, "remove lion, meerkat") == (Line("remark-left", left),)


def test_w13_10_the_higher_bidder_reads_before_passing_that_nothing_is_free_then() -> None:
    game = after_bids(TABLE, "forest 3", "mountains 2")
    assert Line("remark-nothing-free") in game.remarks(0, "pass")
    game.act(0, "pass")
    assert Line("remark-nothing-free") not in game.remarks(1, "pass")

    game = after_bids(TABLE, "refill", "mountains 2")
    game.act(0, "remove lion, meerkat")
    game.act(0, "refill")
    assert Line("remark-nothing-free") not in game.remarks(1, "pass"), "where one refills, nothing is free in any case"


def test_w13_9_the_leader_is_looked_at_and_stays_where_there_are_more() -> None:
    """Ruling D-10."""
    game = after_bids(but(TABLE, "collection 2: peacock*2; leaders 2: peacock"), "forest 3", "mountains 2")
    play(game, (0, "take meerkat paying forest 1, wild 1"), (1, "take lion paying mountains 1"), (1, "remove ibex"))

    assert game.view(0).seats[0].leaders == (Species.MEERKAT,)


def test_w13_9_of_two_equal_animals_nobody_is_asked() -> None:
    game = after_bids(but(TABLE, "display: ibex lion lion meerkat; animals: squirrel*4"), "forest 3", "mountains 2")
    play(game, (0, "take meerkat paying forest 1, wild 1"), (1, "take ibex paying mountains 1"), (1, "take back"))

    assert_drawn(game, "collection 1: lion meerkat; boxed: lion; round: 2 bid")


@pytest.mark.parametrize(("answer", "taken"), [("take ibex paying mountains 1", "ibex"), ("pass", "")])
def test_w13_10_if_the_higher_bidder_passes_nothing_is_removed_or_free(answer: str, taken: str) -> None:
    """Ruling D-11."""
    game = after_bids(TABLE, "forest 3", "mountains 2")
    game.act(0, "pass")
    game.act(1, answer)
    if taken:
        game.act(1, "leave")

    assert not {"animal-removed", "free-animal-taken"} & set(codes(game))
    assert game.view(0).seats[0].collection == {}
    assert drawn(game, "collection 2", "round").split() == ["collection", "2:", *taken.split(), "round:", "2", "bid"]
    assert len(boxed(game)) == (3 if taken else 4)


@pytest.mark.parametrize("bid", ["mountains 1", "mountains 2"])
def test_w13_10_also_if_the_higher_bidder_cannot_pay(bid: str) -> None:
    """Ruling D-11: who cannot pay must pass, and who passes gets no animal and removes none."""
    game = after_bids(but(TABLE, "hand 1: forest 3"), "forest 3", bid)
    assert game.to_act == (1,)
    game.act(1, "take peacock" + (" paying mountains 1" if bid == "mountains 2" else ""))

    assert not {"animal-removed", "free-animal-taken"} & set(codes(game))
    assert_drawn(game, "collection 1:; collection 2: peacock; boxed: ibex lion meerkat; round: 2 bid")


def test_w13_11_if_only_the_lower_bidder_passes_one_of_three_is_removed_and_one_of_two_is_free() -> None:
    """Ruling D-12: the last one goes to the box."""
    game = after_bids(TABLE, "forest 3", "mountains 2")
    play(game, (0, "take meerkat paying forest 1, wild 1"), (1, "pass"))

    assert game.view(0).seats[1].cards == 7  # four, the bid among them, two drawn and the refill card
    assert game.legal_actions(1) == (Choice(Remove(()), (Species.PEACOCK, Species.IBEX, Species.LION), 1, 1),)
    game.act(1, "remove peacock")
    assert game.to_act == (0,)
    assert game.legal_actions(0) == (Take(Species.IBEX), Take(Species.LION))
    game.act(0, "take lion")
    assert_drawn(game, "collection 1: lion meerkat; collection 2:; boxed: peacock ibex; tokens 1:; round: 2 bid")


def test_w13_11_a_free_animal_cannot_be_declined_or_paid_for() -> None:
    game = after_bids(TABLE, "forest 3", "mountains 2")
    play(game, (0, "take meerkat paying forest 1, wild 1"), (1, "pass"), (1, "remove peacock"))

    for action, code, rule in (("pass", "wrong-step", "W3.7"), ("take lion paying forest 2", "wrong-payment", "W6.2")):
        assert refused(game, 0, action) == (code, rule)


def test_w13_11_also_if_the_lower_bidder_cannot_pay() -> None:
    """Ruling D-12."""
    game = after_bids(but(TABLE, "hand 2: mountains 2"), "forest 3", "mountains 2")
    game.act(0, "take meerkat paying forest 1, wild 1")

    assert game.to_act == (1,)
    assert game.view(0).seats[1].cards == 4
    play(game, (1, "remove peacock"), (0, "take ibex"), (0, "take back"))
    assert_drawn(game, "collection 1: ibex meerkat; boxed: peacock lion; round: 2 bid")


def test_w13_12_in_a_tie_the_higher_payment_makes_the_higher_bidder() -> None:
    """Ruling D-13."""
    game = after_bids(TABLE, "forest 2", "mountains 2")
    assert set(game.to_act) == {0, 1}
    play(game, (0, "pay forest 1"), (1, "pay mountains 3"))

    assert game.to_act == (1,)
    play(game, (1, "take lion"), (0, "take peacock"), (0, "remove ibex"))
    assert_drawn(game, "collection 1: peacock; collection 2: lion meerkat; boxed: ibex; round: 2 bid")


def test_w13_12_then_tie_break_cards() -> None:
    """Ruling D-13."""
    game = after_bids(TABLE, "forest 1", "mountains 1")
    assert_drawn(game, "round: 1 tie-break")
    play(game, (0, "tie-break forest 2"), (1, "tie-break mountains 3"))

    assert game.to_act == (1,)
    play(game, (1, "take lion"), (0, "pass"), (0, "remove ibex"))
    assert game.legal_actions(1) == (Take(Species.PEACOCK), Take(Species.MEERKAT))


def test_w13_12_the_lion_comes_before_both() -> None:
    """Ruling D-13."""
    game = after_bids(but(TABLE, "collection 2: lion; leaders 2: lion"), "forest 2", "mountains 2")

    assert game.to_act == (1,)
    play(game, (1, "take peacock paying mountains 1"), (0, "take lion paying forest 1"))
    assert game.legal_actions(0) == (Choice(Remove(()), (Species.IBEX, Species.MEERKAT), 1, 1),)


@pytest.mark.parametrize("seat", [0, 1])
def test_w13_12_if_only_one_can_pay_that_one_is_the_higher_bidder(seat: int) -> None:
    """Ruling D-13."""
    poor = "hand 1: forest 2" if seat == 1 else "hand 2: mountains 2"
    game = after_bids(but(TABLE, poor), "forest 2", "mountains 2")

    assert game.to_act == (seat,)
    game.act(seat, "take peacock paying " + ("mountains 1" if seat == 1 else "forest 1"))
    assert game.legal_actions(1 - seat) == (Choice(Remove(()), (Species.IBEX, Species.LION, Species.MEERKAT), 1, 1),)
    game.act(1 - seat, "remove meerkat")
    assert game.legal_actions(seat) == (Take(Species.IBEX), Take(Species.LION))


def test_w13_12_if_neither_can_both_pass_and_all_four_go_to_the_box() -> None:
    """Ruling D-13."""
    game = after_bids(but(TABLE, "hand 1: forest 2; hand 2: mountains 2"), "forest 2", "mountains 2")

    assert boxed(game) == [Species.PEACOCK, Species.IBEX, Species.LION, Species.MEERKAT]
    assert not {"animal-removed", "free-animal-taken", "animal-taken"} & set(codes(game))
    assert codes(game).count("take-declined") == 2
    assert_drawn(game, "round: 2 bid; display: squirrel*4")


def test_w13_12_if_the_winner_of_the_tie_passes_nothing_is_free() -> None:
    """Rulings D-11 and D-13."""
    game = after_bids(TABLE, "forest 2", "mountains 2")
    play(game, (0, "pay forest 3"), (1, "pay mountains 1"), (0, "pass"), (1, "take lion"))

    assert not {"animal-removed", "free-animal-taken"} & set(codes(game))
    assert_drawn(game, "collection 1:; collection 2: lion; round: 2 bid")
