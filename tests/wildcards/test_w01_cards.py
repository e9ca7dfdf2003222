"""Chapter W1: the cards."""

from collections import Counter

import pytest
from support.tables import assert_drawn, bid_all, codes, drawn, offered, play, wildcards

from menagerie import BadText
from menagerie.wildcards import Card, Species, WildCards
from menagerie.wildcards.notation import ANIMAL_CARDS, BID_CARDS

HOMES = {
    "peacock": "forest",
    "squirrel": "forest",
    "eagle": "mountains",
    "ibex": "mountains",
    "lion": "savannah",
    "meerkat": "savannah",
}


def test_w1_1_there_are_seven_of_each_of_six_species() -> None:
    game = WildCards.new(2, seed=4, edition="duel")
    lines = drawn(game, "display", "animals", "secret 1", "secret 2").splitlines()[1:]

    animals = Counter(Species(species) for line in lines for species in ANIMAL_CARDS.read(line.partition(": ")[2]))

    assert animals == dict.fromkeys(Species, 7)
    assert animals.total() == 42


def test_w1_1_an_eighth_animal_of_a_species_does_not_exist() -> None:
    with pytest.raises(BadText) as refused:
        wildcards("animals: lion*8")

    assert refused.value.code == "too-many-animals"
    assert refused.value.values == {"species": "lion", "there": 8, "copies": 7}


@pytest.mark.parametrize("habitat", ["forest", "mountains", "savannah"])
@pytest.mark.parametrize("species", HOMES)
def test_w1_1_every_species_is_at_home_in_one_habitat(species: str, habitat: str) -> None:
    game = wildcards(f"edition: 2020; bid 1: {habitat} 1; display: {species}; animals: lion eagle; round: 1 take 1")
    game.act(0, f"take {species}")

    assert game.view(None).seats[0].tokens == (2 if HOMES[species] == habitat else 0)


def test_w1_2_there_are_46_habitat_cards_split_by_value() -> None:
    game = WildCards.new(3, seed=4)
    lines = drawn(game, "hand 1", "hand 2", "hand 3", "pile").splitlines()[1:]

    cards = Counter(Card(kind) for line in lines for kind in BID_CARDS.read(line.partition(": ")[2]))

    assert cards.total() == 46
    for habitat in ("FOREST", "MOUNTAINS", "SAVANNAH"):
        assert [cards[Card[f"{habitat}_{value}"]] for value in (1, 2, 3, 4)] == [5, 4, 3, 2]
    assert [cards[Card[f"WILD_{value}"]] for value in (1, 2, 3, 4)] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("card", "copies"), [("forest 1", 5), ("mountains 2", 4), ("savannah 3", 3), ("forest 4", 2), ("wild 3", 1)]
)
def test_w1_2_more_of_a_card_do_not_exist(card: str, copies: int) -> None:
    wildcards("pile: " + ", ".join([card] * copies))
    with pytest.raises(BadText) as refused:
        wildcards("pile: " + ", ".join([card] * (copies + 1)))

    assert refused.value.code == "too-many-of-a-card"
    assert refused.value.values == {"card": card.replace(" ", "-"), "there": copies + 1, "copies": copies}


def test_w1_3_a_wild_card_that_is_bid_has_the_value_that_it_shows() -> None:
    """Ruling W-12: a wild 3 comes before a 2 and after a 4, and costs two cards."""
    game = wildcards("""
        hand 1: forest 2, forest 1
        hand 2: forest 1, forest 1, wild 3
        hand 3: savannah 1, savannah 1, savannah 1, savannah 4
        display: peacock lion; animals: ibex eagle
    """)
    bid_all(game, "forest 2", "wild 3", "savannah 4")
    assert game.to_act == (2,)

    game.act(2, "pass")
    assert game.to_act == (1,)

    game.act(1, "take peacock paying forest 1, forest 1")
    assert game.to_act == (0,)


def test_w1_3_a_wild_card_counts_in_a_sum_what_it_shows() -> None:
    """Ruling W-12."""
    game = wildcards("""
        bid 1: forest 2; bid 2: savannah 2; bid 3: mountains 2
        hand 1: forest 3; hand 2: wild 4; hand 3: wild 2
        display: peacock lion; tied: 1*0 2*0 3*0; round: 1 pay
    """)
    play(game, (0, "pay forest 3"), (1, "pay wild 4"), (2, "pay wild 2"))

    assert_drawn(game, "tied: 1*3 2*4 3*2; round: 1 take 2")


def test_w1_4_every_person_has_a_refill_card_and_leo_the_fifth() -> None:
    """Ruling W-08: five of them are enough for four people and Leo."""
    game = WildCards.new(4, seed=6, leo=True)

    for seat in range(4):
        assert offered(game, seat)[-1] == "bid refill"
    (line,) = drawn(game, "leo pile").splitlines()[1:]
    assert BID_CARDS.read(line.partition(": ")[2]).count(Card.REFILL) == 1


def test_w1_4_the_refill_card_is_laid_like_a_habitat_card_but_has_no_value() -> None:
    game = wildcards("""
        edition: 2020
        hand 1: forest 1; hand 2: forest 1; hand 3: forest 1
        display: peacock lion; animals: ibex eagle
    """)
    bid_all(game, "refill", "forest 1", "refill")
    assert game.view(None).seats[0].bid == (Card.REFILL,)
    play(game, (0, "refill"), (2, "refill"))
    assert game.to_act == (1,)

    game.act(1, "take peacock")
    assert codes(game)[-1] == "round-began"
    assert "tied" not in codes(game)
    assert_drawn(game, "discard: forest 1")


def test_w1_5_tokens_are_counted_without_a_limit() -> None:
    """Ruling W-09: the box has 55 points; counting goes on."""
    game = wildcards("""
        edition: 2020; bid 1: forest 1; tokens 1: 54; tokens 2: 1
        display: peacock; animals: lion eagle; round: 1 take 1
    """)
    game.act(0, "take peacock")

    assert_drawn(game, "tokens 1: 56; tokens 2: 1")
