"""Chapter C2: setting up."""

import pytest
from support.tables import codes

from menagerie import BadOption, CuBirds
from menagerie.cubirds.events import (
    BirdDealtToRow,
    CardDealt,
    CollectionStarted,
    DuplicateSetAside,
    FirstPlayerChosen,
    PileFormed,
)

SEEDS = range(30)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_c2_1_one_to_five_can_play(players: int) -> None:
    assert CuBirds.new(players=players).seats == max(2, players)


@pytest.mark.parametrize("players", [0, 6, -1, True, "three", None, 2.5])
def test_c2_1_other_numbers_of_players_are_refused_and_the_legal_ones_named(players: int) -> None:
    with pytest.raises(BadOption) as refused:
        CuBirds.new(players=players)

    assert (refused.value.code, refused.value.rule) == ("wrong-player-count", "C2.1")
    assert refused.value.values["legal"] == "1–5"


def test_c2_2_four_rows_of_three_birds_are_laid_row_by_row() -> None:
    dealt = [event for event in CuBirds.new(seed=3).events(None) if isinstance(event, BirdDealtToRow)]

    assert [event.row for event in dealt] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [len(row) for row in CuBirds.new(seed=3).view(None).rows] == [3, 3, 3, 3]


@pytest.mark.parametrize("seed", SEEDS)
def test_c2_3_a_row_starts_with_three_species_and_the_later_duplicate_is_set_aside(seed: int) -> None:
    """Ruling C-04."""
    game = CuBirds.new(seed=seed)
    rows: list[list[object]] = [[], [], [], []]
    for event in game.events(None):
        if isinstance(event, BirdDealtToRow):
            rows[event.row].append(event.species)
        if isinstance(event, DuplicateSetAside):
            assert event.species in rows[event.row]

    assert [tuple(row) for row in rows] == list(game.view(None).rows)
    assert all(len(set(row)) == 3 for row in rows)


def test_c2_4_birds_set_aside_are_shuffled_into_the_pile_and_nothing_is_discarded() -> None:
    """Ruling C-03."""
    games = [CuBirds.new(seed=seed) for seed in SEEDS]

    assert any("duplicate-set-aside" in codes(game) for game in games)
    for game in games:
        (formed,) = (event for event in game.events(None) if isinstance(event, PileFormed))
        assert formed.count == 110 - 12
        assert game.view(None).discard_size == 0


def test_c2_5_eight_cards_each_one_at_a_time_clockwise_from_the_first_player() -> None:
    """Ruling C-38."""
    game = CuBirds.new(players=3, seed=5, first_player=1)

    dealt = [event.seat for event in game.events(None) if isinstance(event, CardDealt)]

    assert dealt == [1, 2, 0] * 8
    assert [seat.hand_size for seat in game.view(None).seats] == [8, 8, 8]


def test_c2_6_then_one_open_bird_each_starts_the_collections() -> None:
    """Ruling C-05."""
    game = CuBirds.new(players=4, seed=5, first_player=2)

    kinds = [event for event in game.events(None) if isinstance(event, CardDealt | CollectionStarted)]
    started = [event for event in kinds if isinstance(event, CollectionStarted)]

    assert kinds[-4:] == started
    assert [event.seat for event in started] == [2, 3, 0, 1]
    for event in started:
        assert game.view(None).seats[event.seat].collection == {event.species: 1}


def test_c2_2_the_same_seed_gives_the_same_table_and_another_seed_another() -> None:
    assert CuBirds.new(seed=11).to_bytes() == CuBirds.new(seed=11).to_bytes()
    assert CuBirds.new(seed=11).to_bytes() != CuBirds.new(seed=12).to_bytes()


def test_c3_1_the_first_player_is_random() -> None:
    """Ruling C-01, and C-02: nobody has another role."""
    first = {
        event.seat
        for seed in range(60)
        for event in CuBirds.new(players=3, seed=seed).events(None)
        if isinstance(event, FirstPlayerChosen)
    }

    assert first == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c3_1_or_the_table_chooses_the_first_player(seat: int) -> None:
    assert CuBirds.new(players=3, first_player=seat).to_act == (seat,)


@pytest.mark.parametrize("seat", [3, -1, "Ada", None, 1.0, True])
def test_c3_1_a_first_player_who_does_not_sit_there_is_refused(seat: object) -> None:
    with pytest.raises(BadOption) as refused:
        CuBirds.new(players=3, first_player=seat)

    assert refused.value.rule == "C3.1"
    if type(seat) is int:  # seats count from 0 in an error, and from 1 in its sentence
        seats = {"option": "first_player", "seat": seat, "words": "random", "seats": 3}
        assert (refused.value.code, refused.value.values) == ("bad-seat-option", seats)
    else:
        assert (refused.value.code, refused.value.values["legal"]) == ("bad-option-value", "random, 1–3")
