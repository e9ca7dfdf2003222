"""Chapter W12: Leo."""

from random import Random

import pytest
from support.forms import play_some
from support.tables import after_bids, assert_drawn, bid_all, but, codes, drawn, play, refused, wildcards

from menagerie import BadOption
from menagerie.core.choice import Choice
from menagerie.wildcards import WildCards
from menagerie.wildcards.actions import Exchange, Keep, Pass, Pay, Take
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.events import (
    AnimalTaken,
    BidRevealed,
    BonusEarned,
    CardDiscarded,
    LeoCameFirst,
    LeoCardDiscarded,
    LeoDealt,
    LionDecided,
    TalismanPassed,
)

TABLE = """
    leo: yes
    players: 2
    hand 1: forest 2, forest 3, mountains 1, mountains 4
    hand 2: mountains 2, mountains 3, savannah 1, savannah 3
    leo pile: forest 2, savannah 4, refill
    display: peacock ibex
    animals: lion eagle squirrel*2
    pile: forest 1, mountains 1, savannah 1, forest 1, mountains 1, savannah 1, forest 4, wild 1, wild 2, wild 3
"""
THREE = """
    leo: yes
    players: 3
    hand 1: forest 2, forest 3, mountains 1
    hand 2: mountains 2, mountains 3, savannah 1
    hand 3: savannah 2, savannah 3, wild 1
    leo pile: wild 2, refill
    display: peacock ibex lion
    animals: lion eagle squirrel
    pile: forest 1, mountains 1, savannah 1, forest 1
"""


def leo_pile(game: WildCards) -> list[str]:
    """Leo's cards, from the top."""
    return drawn(game, "leo pile").removeprefix("\nleo pile: ").strip().split(", ")


def animals_taken(game: WildCards) -> list[int]:
    """The seats that took an animal, in order."""
    return [event.seat for event in game.events(0) if isinstance(event, AnimalTaken)]


@pytest.mark.parametrize(("players", "display", "rounds"), [(2, 2, 14), (3, 3, 12), (4, 4, 10)])
def test_w12_1_leo_may_join_two_three_or_four_people(players: int, display: int, rounds: int) -> None:
    """Ruling L-10: his seat is the last."""
    game = WildCards.new(players=players, seed=5, leo=True)
    view = game.view(0)

    assert game.seats == players + 1
    assert [seat.is_leo for seat in view.seats] == [False] * players + [True]
    assert (len(view.display), view.rounds) == (display, rounds)
    assert game.to_act == tuple(range(players))


def test_w12_1_without_leo_three_people_have_three_seats() -> None:
    game = WildCards.new(players=3, seed=5)

    assert game.seats == 3
    assert [seat.is_leo for seat in game.view(0).seats] == [False] * 3


@pytest.mark.parametrize(("refiller", "heir"), [(0, 1), (1, 2)])
def test_w12_1_his_seat_counts_when_a_leader_passes_on(refiller: int, heir: int) -> None:
    """Ruling L-10: the first clockwise after the giver, Leo after the last person."""
    giver, other = refiller + 1, 2 - refiller
    game = wildcards(f"""
        {TABLE}
        collection {giver}: meerkat; leaders {giver}: meerkat
        collection {other}: meerkat
        collection 3: meerkat
    """)
    game.act(refiller, "bid refill")
    game.act(1 - refiller, "bid refill")
    game.act(refiller, "exchange meerkat for ibex")

    assert Species.MEERKAT in game.view(None).seats[heir].leaders
    assert_drawn(game, f"collection {giver}: ibex; display: peacock meerkat")


def test_w12_2_he_gets_five_cards_and_a_refill_card_after_the_hands() -> None:
    """Ruling L-01."""
    game = WildCards.new(players=2, seed=6)

    assert (len(leo_pile(game)), leo_pile(game).count("refill")) == (6, 1)
    assert [code for code in codes(game) if code in ("card-dealt", "leo-dealt")] == ["card-dealt"] * 14 + ["leo-dealt"]
    assert LeoDealt(count=6) in game.events(0)
    assert game.view(None).seats[2].cards == 0


def test_w12_2_the_refill_card_is_shuffled_in() -> None:
    piles = [leo_pile(WildCards.new(players=2, seed=seed)) for seed in range(60)]

    assert {pile.index("refill") for pile in piles} == set(range(6))


@pytest.mark.parametrize("seed", range(8))
def test_w12_2_his_pile_never_runs_out(seed: int) -> None:
    """Ruling L-01: his refill card comes up within six rounds."""
    game = WildCards.new(players=2, seed=seed)
    since = 0
    while game.result is None:
        assert game.view(None).leo_pile_size >= 1
        begin = len(game.events(None))
        bid_all(game, "refill", "refill")
        while len(game.to_act) == 1:
            game.act(game.to_act[0], "refill")
        bids = [event.card for event in game.events(None, begin) if isinstance(event, BidRevealed) and event.seat == 2]
        assert len(bids) == 1
        since = 0 if bids == [Card.REFILL] else since + 1
        assert since < 6


def test_w12_3_his_bid_is_the_top_card_of_his_pile() -> None:
    game = after_bids(TABLE, "forest 3", "mountains 3")

    assert BidRevealed(seat=2, card=Card.FOREST_2) in game.events(0)
    assert_drawn(game, "bid 3: forest 2; leo pile: savannah 4, refill")


def test_w12_3_nobody_sees_it_until_the_bids_are_shown() -> None:
    """Ruling L-11."""
    game, other = wildcards(TABLE), wildcards(but(TABLE, "leo pile: savannah 4, forest 2, refill"))
    game.act(0, "bid forest 3")
    other.act(0, "bid forest 3")

    for seat in (0, 1, None):
        assert game.seen_text(seat) == other.seen_text(seat)
        assert game.events(seat) == other.events(seat)
        assert game.view(seat).seats[2].bid == ()
        assert game.view(seat).leo_pile_size == 3


def test_w12_4_when_it_is_the_refill_card_he_gets_a_new_pile() -> None:
    """Ruling W-54: he refills last."""
    game = after_bids(but(TABLE, "leo pile: refill, forest 2, savannah 4"), "refill", "mountains 2")
    assert game.to_act == (0,)
    assert game.view(None).leo_pile_size == 2
    game.act(0, "refill discarding forest 2, forest 3, mountains 1, mountains 4")

    told = [code for code in codes(game) if code in ("card-drawn", "refill-returned", "leo-dealt")]
    assert told == ["card-drawn"] * 7 + ["refill-returned", "leo-dealt"]
    discarded = [event.card for event in game.events(None) if isinstance(event, LeoCardDiscarded)]
    assert discarded == [Card.FOREST_2, Card.SAVANNAH_4]
    assert (len(leo_pile(game)), leo_pile(game).count("refill")) == (6, 1)
    assert (game.view(None).leo_pile_size, game.view(None).seats[2].bid) == (6, ())


def test_w12_4_he_takes_no_animal_in_that_round() -> None:
    game = after_bids(but(TABLE, "leo pile: refill"), "mountains 1", "savannah 1")
    play(game, (1, "pass"), (0, "pass"))

    assert_drawn(game, "collection 3:; boxed: peacock ibex")


def test_w12_4_there_are_always_five_cards_for_him() -> None:
    """Ruling L-03: four people hold at most 40 of the 46."""
    game = wildcards(f"""
        leo: yes; players: 4
        hand 1: {"forest 1, " * 5 + "forest 2, " * 4} wild 1
        hand 2: {"mountains 1, " * 5 + "mountains 2, " * 4} wild 2
        hand 3: {"savannah 1, " * 5 + "savannah 2, " * 4} wild 3
        hand 4: {"forest 3, " * 3 + "mountains 3, " * 3 + "savannah 3, " * 3} wild 4
        leo pile: refill, forest 4, forest 4, mountains 4, mountains 4, savannah 4
        discard: savannah 4
        display: peacock ibex lion meerkat; animals: lion*4
    """)
    bid_all(game, *["refill"] * 4)
    for seat in (1, 2, 3, 0):
        game.act(seat, "refill")

    assert (len(leo_pile(game)), leo_pile(game).count("refill")) == (6, 1)
    assert drawn(game, "pile").count(" 4") + drawn(game, "leo pile").count(" 4") == 6
    assert [seat.cards for seat in game.view(None).seats] == [11, 11, 11, 11, 0]  # with the refill cards


def test_w12_5_he_takes_the_animal_nearest_the_pile_and_pays_nothing() -> None:
    """Ruling L-07."""
    game = after_bids(but(TABLE, "leo pile: wild 4, savannah 4, refill"), "forest 2", "mountains 2")

    assert AnimalTaken(seat=2, species=Species.PEACOCK, place=0) in game.events(0)
    assert_drawn(game, "collection 3: peacock; display: ibex; paid 3:; bid 3: wild 4")


def test_w12_5_the_lowest_place_that_still_has_one() -> None:
    """Ruling L-07."""
    game = after_bids(TABLE, "forest 3", "savannah 1")
    game.act(0, "take peacock paying mountains 1, mountains 4")

    assert AnimalTaken(seat=2, species=Species.IBEX, place=0) in game.events(0)


def test_w12_5_new_animals_are_laid_from_place_1_on() -> None:
    """Ruling L-07."""
    game = after_bids(TABLE, "refill", "refill")
    play(game, (1, "refill"), (0, "refill"))

    assert_drawn(game, "display: lion eagle; animals: squirrel*2; collection 3: peacock; boxed: ibex")


def test_w12_5_if_there_is_none_he_draws_nothing_and_his_bid_is_discarded() -> None:
    """Ruling L-02."""
    game = after_bids(TABLE, "forest 3", "mountains 3")
    play(game, (0, "pay forest 2, mountains 4"), (1, "pay savannah 1, mountains 2"), (0, "take peacock"))
    size = game.view(None).pile_size
    play(game, (1, "take ibex"), (1, "leave"))

    assert game.view(None).pile_size == size
    assert animals_taken(game) == [0, 1]
    assert CardDiscarded(seat=2, card=Card.FOREST_2) in game.events(0)
    assert "bid-returned" not in codes(game)
    assert_drawn(game, "collection 3:; bid 3:; hand 3:; leo pile: savannah 4, refill")


def test_w12_5_his_bid_is_discarded_when_he_took_one_too() -> None:
    """Ruling L-02."""
    game = after_bids(TABLE, "refill", "refill")
    play(game, (1, "refill"), (0, "refill"))

    assert CardDiscarded(seat=2, card=Card.FOREST_2) in game.events(0)
    assert game.view(None).discard == {Card.FOREST_2: 1}


def test_w12_6_he_gets_no_tokens() -> None:
    """Ruling L-09: a forest card for a peacock brings him nothing."""
    game = after_bids(TABLE, "mountains 1", "savannah 1")

    assert_drawn(game, "collection 3: peacock; tokens 3:; display: ibex")
    assert not [event for event in game.events(0) if isinstance(event, BonusEarned)]


def test_w12_6_he_has_no_score_and_no_rank() -> None:
    """Ruling L-08: however many animals he has."""
    game = wildcards("""
        leo: yes; players: 2
        collection 1: ibex; collection 3: peacock*6 lion*5; leaders 3: peacock lion
        round: 14 over
    """)

    assert game.result is not None
    assert (game.result.winners, game.result.ranks) == ((0,), (1, 2))
    assert [score.total for score in game.result.scores] == [2, 0]


@pytest.mark.parametrize(("holder", "heir"), [(1, 1), (2, 0)])
def test_w12_6_the_talisman_passes_him_over(holder: int, heir: int) -> None:
    """Ruling W-77."""
    game = after_bids(but(TABLE, f"talisman: {holder}"), "mountains 1", "savannah 1")
    while len(game.to_act) == 1:
        game.act(game.to_act[0], "pass")

    assert [event for event in game.events(0) if isinstance(event, TalismanPassed)] == [TalismanPassed(seat=heir)]
    assert game.view(0).talisman == heir


def test_w12_6_he_never_starts_with_the_talisman() -> None:
    """Ruling W-03."""
    assert {WildCards.new(players=2, seed=seed).view(0).talisman for seed in range(40)} == {0, 1}
    with pytest.raises(BadOption) as refused:
        WildCards.new(players=2, talisman=2)
    assert (refused.value.code, refused.value.rule, refused.value.values["seats"]) == ("bad-seat-option", "W14.3", 2)


def test_w12_6_leo_scores_nothing_in_simulations_either() -> None:
    game = WildCards.new(2, seed=4, leo=True)
    random = Random(4)
    while game.to_act:
        play_some(game, random, 1)

    assert sum(game.view(None).seats[2].collection.values()) > 0
    assert WildCards.rules.score(game._table, 2) == 0
    assert not WildCards.rules.has_won(game._table, 2)


def test_w12_7_his_animals_count_for_leaders_and_he_gets_leaders_too() -> None:
    """Ruling L-08."""
    game = after_bids(but(TABLE, "collection 1: peacock; leaders 1: peacock; collection 3: peacock"), "mountains 1", "savannah 1")

    assert game.view(0).seats[2].leaders == (Species.PEACOCK,)
    assert game.view(0).seats[0].leaders == ()


def test_w12_7_he_keeps_a_leader_from_the_others() -> None:
    """Ruling L-08."""
    game = after_bids(but(TABLE, "collection 3: peacock*2; leaders 3: peacock"), "forest 3", "savannah 1")
    game.act(0, "take peacock paying forest 2, mountains 1")

    assert game.view(0).seats[2].leaders == (Species.PEACOCK, Species.IBEX)
    assert game.view(0).seats[0].leaders == ()


def test_w12_7_he_never_uses_their_powers() -> None:
    """Rulings L-06 and L-08: no second card, no exchange, no ten cards, no bid that comes back."""
    leaders = "collection 3: squirrel eagle ibex lion meerkat; leaders 3: squirrel eagle ibex lion meerkat"
    game = after_bids(but(TABLE, leaders), "refill", "refill")
    play(game, (1, "refill"), (0, "refill"))
    assert codes(game).count("bid-revealed") == 3
    assert "bid-taken-back" not in codes(game)
    assert game.view(0).discard == {Card.FOREST_2: 1}

    game = after_bids(but(TABLE, f"leo pile: refill, forest 2; {leaders}"), "refill", "refill")
    assert game.to_act == (1,)
    play(game, (1, "refill"), (0, "refill"))
    assert "animal-exchanged" not in codes(game)
    assert game.view(0).leo_pile_size == 6


def test_w12_7_the_lion_gives_him_nothing() -> None:
    """Ruling L-06: he is first in his own ties, and others of the round are settled without him."""
    game = after_bids(but(THREE, "collection 4: lion; leaders 4: lion"), "forest 3", "mountains 3", "savannah 3")

    assert game.to_act == (0, 1, 2)
    assert animals_taken(game) == []


def test_w12_8_in_a_tie_leo_acts_first_and_the_others_lay_their_payments_then() -> None:
    """Rulings L-04 and L-05."""
    game = after_bids(THREE, "forest 2", "mountains 2", "savannah 2")

    assert [event for event in game.events(0) if isinstance(event, AnimalTaken | LeoCameFirst)] == [
        LeoCameFirst(seat=3),
        AnimalTaken(seat=3, species=Species.PEACOCK, place=0),
    ]
    assert game.to_act == (0, 1, 2)
    assert_drawn(game, "display: ibex lion; round: 1 pay; talisman used:")
    assert game.legal_actions(0) == (Choice(Pay(()), (Card.FOREST_3, Card.MOUNTAINS_1), 1, 1),)


def test_w12_8_one_person_tied_with_leo_pays_openly() -> None:
    """Ruling L-04: and the talisman is not used."""
    game = after_bids(THREE, "forest 2", "mountains 3", "savannah 3")
    play(game, (1, "pay mountains 2, savannah 1"), (2, "pay savannah 2, wild 1"), (1, "pass"))
    game.act(game.to_act[0], "pass")

    assert AnimalTaken(seat=3, species=Species.PEACOCK, place=0) in game.events(0)
    assert game.to_act == (0,)
    assert Choice(Take(Species.IBEX), (Card.FOREST_3, Card.MOUNTAINS_1), 1, 1) in game.legal_actions(0)


def test_w12_8_the_lion_of_a_tied_person_goes_before_leo() -> None:
    """Ruling L-04: then Leo, then the others."""
    game = after_bids(but(THREE, "collection 2: lion; leaders 2: lion"), "forest 2", "mountains 2", "savannah 2")

    assert game.to_act == (1,)
    assert game.events(0)[-1] == LionDecided(seat=1)
    game.act(1, "take peacock paying savannah 1")
    assert animals_taken(game) == [1, 3]
    assert set(game.to_act) == {0, 2}


@pytest.mark.parametrize("bids", [("forest 2", "mountains 3", "savannah 2"), ("forest 2", "refill", "savannah 2")])
def test_w12_8_a_lion_outside_the_tie_changes_nothing(bids: tuple[str, str, str]) -> None:
    """Ruling L-04."""
    game = after_bids(but(THREE, "collection 2: lion; leaders 2: lion"), *bids)
    game.act(1, "pass" if bids[1] != "refill" else "refill")

    assert animals_taken(game) == [3]
    assert game.to_act == (0, 2)


def test_w12_8_a_lion_who_cannot_pay_does_not_go_before_leo() -> None:
    """Ruling L-04."""
    text = but(THREE, "hand 2: mountains 2; collection 2: lion; leaders 2: lion")
    game = after_bids(text, "forest 2", "mountains 2", "savannah 3")
    game.act(2, "pass")

    assert animals_taken(game) == [3]
    assert game.to_act == (0,)


def test_w12_8_after_leo_bids_of_1_go_by_the_talisman() -> None:
    """Ruling L-04."""
    text = but(THREE, "leo pile: forest 1, refill; hand 3: savannah 1, savannah 3, wild 1; talisman: 1")
    game = after_bids(text, "mountains 1", "savannah 1", "savannah 1")

    assert animals_taken(game) == [3]
    assert game.to_act == (1,)
    assert_drawn(game, "talisman used: yes")


def test_w12_9_a_farther_one_of_equal_animals_may_be_named_by_its_place() -> None:
    """Ruling W-91: it changes what is nearest for Leo."""
    text = but(THREE, "display: peacock ibex peacock; leo pile: forest 1, refill")
    game = after_bids(text, "refill", "refill", "wild 1")
    play(game, (1, "refill"), (0, "refill"))
    leo = [event for event in game.events(0) if isinstance(event, AnimalTaken)]
    assert leo == [AnimalTaken(seat=3, species=Species.PEACOCK, place=0)]  # a tie of 1, which Leo wins
    assert game.legal_actions(2) == (Take(Species.IBEX), Take(Species.PEACOCK), Pass())

    text = but(text, "leo pile: refill")
    for place, left in (("", "ibex peacock"), (" at 1", "ibex peacock"), (" at 3", "peacock ibex")):
        game = after_bids(text, "forest 2", "refill", "wild 1")
        play(game, (1, "refill"), (0, f"take peacock{place} paying forest 3"))
        assert_drawn(game, f"display: {left}")


def test_w12_9_what_is_nearest_for_leo_changes() -> None:
    """Ruling W-91."""
    text = but(THREE, "display: peacock ibex peacock; leo pile: forest 1, refill")
    taken = []
    cards, natural = (Card.FOREST_3, Card.MOUNTAINS_1), (Card.FOREST_3,)
    for action in ("take peacock", "take peacock at 3"):
        game = after_bids(text, "forest 2", "refill", "refill")
        play(game, (1, "refill"), (2, "refill"))
        assert game.legal_actions(0) == (
            Choice(Take(Species.PEACOCK), cards, 1, 1, natural),
            Choice(Take(Species.IBEX), cards, 1, 1),
            Choice(Take(Species.PEACOCK, 2), cards, 1, 1, natural),
            Pass(),
        )
        game.act(0, f"{action} paying forest 3")
        taken += [event.species for event in game.events(0) if isinstance(event, AnimalTaken) and event.seat == 3]

    assert taken == [Species.IBEX, Species.PEACOCK]


def test_w12_9_a_farther_one_may_be_exchanged() -> None:
    """Ruling W-91."""
    text = but(TABLE, "display: lion lion; collection 1: ibex meerkat; leaders 1: ibex meerkat")
    game = after_bids(text, "refill", "refill")

    assert game.legal_actions(0) == (
        Keep(),
        Exchange(Species.IBEX, Species.LION),
        Exchange(Species.IBEX, Species.LION, 1),
        Exchange(Species.MEERKAT, Species.LION),
        Exchange(Species.MEERKAT, Species.LION, 1),
    )
    game.act(0, "exchange ibex for lion at 2")
    assert_drawn(game, "display: lion ibex; collection 1: lion meerkat")


def test_w12_9_another_animal_does_not_lie_there() -> None:
    game = after_bids(but(TABLE, "leo pile: refill"), "mountains 1", "refill")
    game.act(1, "refill")

    for action in ("take peacock at 2", "take peacock at 3", "take lion"):
        assert refused(game, 0, action) == ("no-such-animal", "W6.4")


def test_w12_9_places_count_over_the_animals_still_there() -> None:
    """Ruling W-91."""
    text = but(THREE, "display: peacock ibex ibex; leo pile: refill")
    game = after_bids(text, "forest 2", "refill", "wild 1")
    play(game, (1, "refill"), (0, "take peacock paying forest 3"))

    assert game.legal_actions(2) == (Take(Species.IBEX), Take(Species.IBEX, 1), Pass())


def test_w12_9_without_leo_only_the_nearest_is_a_choice() -> None:
    """Ruling W-91."""
    game = wildcards("""
        players: 3; hand 1: forest 1; display: ibex ibex; animals: lion*2
        pile: forest 1, mountains 1, savannah 1, forest 1, mountains 1, savannah 1, forest 2, wild 1, wild 2, wild 3
        discard: mountains 2, mountains 2, mountains 2, savannah 2, savannah 2
    """)
    bid_all(game, "forest 1", "refill", "refill")
    assert game.legal_actions(0) == (Take(Species.IBEX), Pass())
    assert refused(game, 0, "take ibex at 2") == ("farther-without-leo", "W12.9")


def test_w12_9_without_leo_a_farther_one_cannot_be_exchanged_for_either() -> None:
    game = wildcards("""
        players: 3; collection 2: meerkat; leaders 2: meerkat; bid 2: refill
        display: ibex*2; round: 1 exchange 2
    """)
    assert game.legal_actions(1) == (Keep(), Exchange(Species.MEERKAT, Species.IBEX))
    assert refused(game, 1, "exchange meerkat for ibex at 2") == ("farther-without-leo", "W12.9")


def test_w12_4_what_is_foretold_stops_at_leos_hidden_pile() -> None:
    game = wildcards("""
        leo: yes; players: 2
        hand 1: forest 1, forest 1, forest 2, forest 2, forest 2, mountains 4, mountains 4
        hand 2: forest 1
        bid 1: refill; bid 2: forest 3; bid 3: refill; refills: 1 3
        leo pile: wild 4, wild 3
        discard: savannah 1, savannah 1, savannah 1, savannah 2, mountains 1, mountains 2
        display: ibex lion; animals: ibex lion; round: 5 refill 1
    """)
    would = [event.code for event in game.consequences(0, "refill")]
    game.act(0, "refill")

    assert would == ["refill-returned", "leo-card-discarded", "leo-card-discarded"]
    assert codes(game)[:5] == [*would, "pile-shuffled", "leo-dealt"]


def test_w12_4_leos_pile_shown_at_the_end_cannot_be_unseen() -> None:
    game = wildcards("""
        leo: yes; players: 2
        hand 1: forest 1
        leo pile: forest 4, refill, wild 4; display: ibex lion; round: 14 bid
    """)
    play(game, (0, "bid forest 1"), (1, "bid refill"), (0, "take lion"))

    assert game.result is not None
    assert codes(game)[-2:] == ["leo-card-discarded", "game-ended"]
    assert not game.may_undo(0)
