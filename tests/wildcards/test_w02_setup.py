"""Chapter W2: setting up."""

from random import Random
from typing import Any

import pytest
from support.tables import assert_drawn, bid_all, codes, drawn, offered, wildcards

from menagerie import BadOption, BadText
from menagerie.core.choice import Choice
from menagerie.wildcards import Card, Species, WildCards
from menagerie.wildcards.events import AnimalBoxed, AnimalRevealed, AnimalsRemoved, CardDealt
from menagerie.wildcards.notation import ANIMAL_CARDS, BID_CARDS

SEEDS = range(30)
FORMS: list[Any] = [
    pytest.param(3, {"edition": "2020"}, 14, 28, 2, 14, id="3 of 2020"),
    pytest.param(3, {}, 14, 28, 2, 14, id="3 of 2022"),
    pytest.param(2, {"leo": True}, 14, 28, 2, 14, id="2 and Leo"),
    pytest.param(3, {"removal": "random"}, 14, 28, 2, 14, id="3, at random"),
    pytest.param(4, {"edition": "2020"}, 6, 36, 3, 12, id="4 of 2020"),
    pytest.param(4, {}, 6, 36, 3, 12, id="4 of 2022"),
    pytest.param(3, {"leo": True}, 6, 36, 3, 12, id="3 and Leo"),
    pytest.param(5, {"edition": "2020"}, 2, 40, 4, 10, id="5 of 2020"),
    pytest.param(5, {}, 2, 40, 4, 10, id="5 of 2022"),
    pytest.param(4, {"leo": True}, 2, 40, 4, 10, id="4 and Leo"),
    pytest.param(2, {"edition": "duel"}, 0, 40, 4, 10, id="duel"),
]


def line_of(game: WildCards, name: str) -> str:
    return drawn(game, name).strip().partition(":")[2].strip()


@pytest.mark.parametrize("edition", ["2020", "2022"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_w2_1_three_to_five_people_play(players: int, edition: str) -> None:
    game = WildCards.new(players, edition=edition)

    assert game.seats == players
    assert game.to_act == tuple(range(players))


def test_w2_1_for_two_leo_comes_first_and_the_duel_is_an_option() -> None:
    """Ruling D-15."""
    options = {option.name: option for option in WildCards.options(2)}
    assert (options["edition"].default, options["leo"].default) == ("2022", True)
    assert "duel" in options["edition"].words
    assert [seat.is_leo for seat in WildCards.new(2).view(None).seats] == [False, False, True]

    duel = WildCards.new(2, edition="duel")
    assert [seat.is_leo for seat in duel.view(None).seats] == [False, False]


@pytest.mark.parametrize("players", [0, 1, 6, -1, True, "three", None, 2.5])
def test_w2_1_other_numbers_of_people_are_refused_and_the_legal_ones_named(players: Any) -> None:
    with pytest.raises(BadOption) as refused:
        WildCards.new(players)

    assert (refused.value.code, refused.value.rule) == ("wrong-player-count", "W2.1")
    assert refused.value.values["legal"] == "2–5"


@pytest.mark.parametrize(("players", "options", "taken_out", "in_play", "display", "rounds"), FORMS)
def test_w2_2_the_seats_say_how_many_animals_are_taken_out_and_laid(
    players: int, options: dict[str, Any], taken_out: int, in_play: int, display: int, rounds: int
) -> None:
    game = WildCards.new(players, seed=8, **options)
    view = game.view(None)
    events = game.events(None)

    known = sum(isinstance(event, AnimalBoxed) for event in events)
    unseen = sum(event.count for event in events if isinstance(event, AnimalsRemoved))

    assert known + unseen == taken_out
    assert len(view.display) == display
    assert view.animals_left == len(ANIMAL_CARDS.read(line_of(game, "animals"))) == in_play - display
    assert view.rounds == rounds


@pytest.mark.parametrize(("players", "options", "taken_out", "in_play", "display", "rounds"), FORMS)
def test_w2_2_so_many_rounds_are_played(
    players: int, options: dict[str, Any], taken_out: int, in_play: int, display: int, rounds: int
) -> None:
    game = WildCards.new(players, seed=8, **options)
    random = Random(taken_out + in_play)
    while game.to_act:
        offer = random.choice(game.legal_actions(game.to_act[0]))
        game.act(game.to_act[0], offer.at_random(random) if isinstance(offer, Choice) else offer)

    assert codes(game).count("round-began") == rounds
    assert codes(game).count("animal-revealed") == rounds * display == in_play


@pytest.mark.parametrize(("players", "leo"), [(3, False), (2, True)])
@pytest.mark.parametrize("seed", SEEDS)
def test_w2_3_with_three_seats_one_of_each_species_goes_first_and_then_eight_more(seed: int, players: int, leo: bool) -> None:
    """Rulings W-01: this is played unless another way is chosen, with Leo too, and W-92: in this order."""
    game = WildCards.new(players, seed=seed, leo=leo)
    first = game.events(None)[:7]

    assert [event.species for event in first if isinstance(event, AnimalBoxed)] == list(Species)
    assert first[6] == AnimalsRemoved(8)
    assert game.view(None).boxed == dict.fromkeys(Species, 1)
    in_play = ANIMAL_CARDS.read(line_of(game, "display")) + ANIMAL_CARDS.read(line_of(game, "animals"))
    assert max(in_play.count(species) for species in Species) <= 6


@pytest.mark.parametrize(("players", "count"), [(4, 6), (5, 2)])
def test_w2_3_with_more_seats_all_come_from_the_shuffled_animals(players: int, count: int) -> None:
    for seed in SEEDS:
        game = WildCards.new(players, seed=seed)
        assert game.events(None)[0] == AnimalsRemoved(count)
        assert "animal-boxed" not in codes(game)
        assert game.view(None).boxed == {}

    piles = {tuple(ANIMAL_CARDS.read(line_of(WildCards.new(players, seed=seed), "animals"))) for seed in SEEDS}
    assert len(piles) == len(SEEDS)


def test_w2_3_a_seed_gives_one_game_and_another_seed_another() -> None:
    """Ruling W-92."""
    assert WildCards.new(3, seed=11).to_bytes() == WildCards.new(3, seed=11).to_bytes()
    assert WildCards.new(3, seed=11).to_text() != WildCards.new(3, seed=12).to_text()
    assert codes(WildCards.new(3, seed=11)) == [
        *["animal-boxed"] * 6,
        "animals-removed",
        *["animal-revealed"] * 2,
        *["card-dealt"] * 21,
        "talisman-given",
        "round-began",
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_w2_4_the_first_display_is_laid_from_the_pile_from_place_1_on(players: int) -> None:
    game = WildCards.new(players, seed=3)
    laid = [event for event in game.events(None) if isinstance(event, AnimalRevealed)]

    assert [event.place for event in laid] == list(range(players - 1))
    assert tuple(event.species for event in laid) == game.view(None).display


def test_w2_4_the_animal_pile_lies_face_down() -> None:
    game = WildCards.new(3, seed=3)

    assert "animals: hidden*26\n" in game.seen_text(0)
    assert "animals: hidden*26\n" in game.seen_text(None)


def test_w2_4_place_1_lies_nearest_the_pile() -> None:
    """Ruling L-07: that matters to Leo only, who takes what lies there."""
    game = wildcards("""
        players: 2; leo: yes
        hand 1: forest 1; hand 2: forest 2, forest 1
        leo pile: mountains 4, refill
        display: ibex peacock; animals: lion eagle
    """)
    bid_all(game, "forest 1", "forest 2")

    assert_drawn(game, "collection 3: ibex; display: peacock")


@pytest.mark.parametrize(("players", "options"), [(3, {}), (5, {}), (4, {"edition": "2020"}), (2, {"edition": "duel"})])
def test_w2_5_seven_cards_each_one_at_a_time_clockwise_from_seat_1(players: int, options: dict[str, Any]) -> None:
    """Rulings W-92: no refill card is shuffled in, but every person has one to bid."""
    game = WildCards.new(players, seed=5, **options)

    dealt = [event.seat for event in game.events(None) if isinstance(event, CardDealt)]

    assert dealt == list(range(players)) * 7
    for seat in range(players):
        assert len(BID_CARDS.read(line_of(game, f"hand {seat + 1}"))) == 7
        assert offered(game, seat).count("bid refill") == 1
    assert Card.REFILL not in BID_CARDS.read(line_of(game, "pile"))


def test_w2_5_leo_gets_his_cards_after_the_hands() -> None:
    """Ruling W-92: only his refill card is shuffled in."""
    game = WildCards.new(2, seed=5)

    assert codes(game)[-17:] == [*["card-dealt"] * 14, "leo-dealt", "talisman-given", "round-began"]
    assert sorted(BID_CARDS.read(line_of(game, "leo pile")))[-1] == Card.REFILL
    assert BID_CARDS.read(line_of(game, "leo pile")).count(Card.REFILL) == 1
    assert game.view(None).leo_pile_size == 6
    piles = [BID_CARDS.read(line_of(WildCards.new(2, seed=seed), "leo pile")) for seed in range(60)]
    assert {pile.index(Card.REFILL) for pile in piles} == set(range(6))


@pytest.mark.parametrize(("players", "options", "left"), [(3, {}, 25), (4, {}, 18), (5, {}, 11), (2, {"leo": True}, 27)])
def test_w2_6_the_other_habitat_cards_form_the_draw_pile_and_all_else_is_empty(
    players: int, options: dict[str, Any], left: int
) -> None:
    """Ruling W-04: a leader is in the supply or somebody's, and has no side that matters."""
    game = WildCards.new(players, seed=5, **options)
    view = game.view(None)

    assert view.pile_size == len(BID_CARDS.read(line_of(game, "pile"))) == left
    assert view.discard == {}
    assert [seat.collection for seat in view.seats] == [{}] * game.seats
    assert [seat.leaders for seat in view.seats] == [()] * game.seats
    assert [seat.tokens for seat in view.seats] == [0] * game.seats
    assert "pile: " + ", ".join(["hidden"] * left) + "\n" in game.seen_text(0)


def test_w2_6_each_leader_is_taken_from_the_supply_by_its_species_alone() -> None:
    """Ruling W-04."""
    game = wildcards("edition: 2020; bid 1: forest 1; display: peacock; animals: lion eagle; round: 1 take 1")
    game.act(0, "take peacock")

    assert game.view(None).seats[0].leaders == (Species.PEACOCK,)
    assert_drawn(game, "leaders 1: peacock; leaders 2:; leaders 3:")


@pytest.mark.parametrize(("players", "leo"), [(3, False), (5, False), (2, True), (4, True)])
def test_w2_7_a_person_chosen_by_lot_holds_the_talisman(players: int, leo: bool) -> None:
    """Ruling W-03: never Leo."""
    holders = {WildCards.new(players, seed=seed, leo=leo).view(None).talisman for seed in range(80)}

    assert holders == set(range(players))


@pytest.mark.parametrize(("players", "edition"), [(3, "2020"), (5, "2020"), (2, "duel")])
def test_w2_7_other_forms_have_no_talisman(players: int, edition: str) -> None:
    game = WildCards.new(players, seed=1, edition=edition)

    assert game.view(None).talisman is None
    assert "talisman-given" not in codes(game)


def test_w2_8_drawing_stops_at_ten() -> None:
    game = wildcards("""
        edition: 2020
        hand 1: forest 1, forest 1, forest 1, forest 1, forest 2, forest 2, forest 2, forest 2
        bid 1: forest 1; display: peacock; animals: lion eagle
        pile: wild 1, wild 2; round: 1 take 1
    """)
    game.act(0, "pass")

    assert game.view(0).seats[0].cards == 11  # with the refill card
    assert_drawn(game, "pile: wild 2")


def test_w2_8_the_refill_card_does_not_count_and_leo_has_no_hand() -> None:
    """Ruling W-60."""
    game = wildcards("""
        players: 2; leo: yes
        hand 1: forest 1, forest 1, forest 1, forest 1, forest 2, forest 2, forest 2, forest 2, forest 3
        hand 2: savannah 1
        collection 1: squirrel; leaders 1: squirrel
        leo pile: mountains 1, mountains 2, refill
        display: ibex peacock; animals: lion eagle; pile: wild 1, wild 2
    """)
    bid_all(game, "refill", "savannah 1")
    game.act(0, "refill")

    assert codes(game).count("card-drawn") == 1
    assert game.view(0).seats[0].cards == 11
    assert game.view(0).seats[2].cards == 0

    game.act(1, "take peacock")
    assert offered(game, 0) == ["bid forest 1", "bid forest 2", "bid forest 3", "bid wild 1", "bid refill"]


def test_w2_8_nobody_can_hold_eleven() -> None:
    with pytest.raises(BadText) as refused:
        wildcards("hand 1: " + "forest 1, " * 5 + "forest 2, " * 4 + "wild 1, wild 2")

    assert refused.value.code == "too-many-cards"
    assert refused.value.values["most"] == 10
