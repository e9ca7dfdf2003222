"""Chapter C10: solo against RobinBird."""

import pytest
from support.tables import codes, cubirds, drawn, table

from menagerie import BadOption, CuBirds
from menagerie.cubirds import Species
from menagerie.cubirds.events import BirdsLaid, BirdTaken, CardDealt, CardDiscarded, FlockShown, RobinDrew, RowFilled


def robins_turn(text: str) -> CuBirds:
    """A solo table drawn just before you pass."""
    game = cubirds("players: 1\nturn: 1 flock\n" + text)
    game.act(0, "pass")
    return game


ROWS = """
    row 1: owl parrot
    row 2: owl parrot
    row 3: owl parrot
    row 4: owl parrot
    hand 1: magpie
"""


def test_c10_1_she_gets_eight_open_cards_and_a_first_bird() -> None:
    game = CuBirds.new(players=1, seed=3)
    robin = game.view(0).seats[1]

    assert game.seats == 2
    assert robin.hand is not None
    assert sum(robin.hand.values()) == robin.hand_size == 8
    assert robin.known == robin.hand
    assert robin.unseen == {}
    assert sum(robin.collection.values()) == 1
    assert all(event.species is not None for event in game.events(None) if isinstance(event, CardDealt) and event.seat == 1)


@pytest.mark.parametrize("extra", [0, 1, 2, 3, 4])
def test_c10_2_she_may_start_with_extra_birds(extra: int) -> None:
    """Ruling S-11: after the first birds."""
    game = CuBirds.new(players=1, seed=3, extra_birds=extra)

    assert [sum(seat.collection.values()) for seat in game.view(0).seats] == [1, 1 + extra]
    told = [code for code in codes(game) if code in ("collection-started", "extra-bird-given")]
    assert told == ["collection-started"] * 2 + ["extra-bird-given"] * extra


@pytest.mark.parametrize("extra", [-1, 5, "two"])
def test_c10_2_other_numbers_of_extra_birds_are_refused(extra: object) -> None:
    with pytest.raises(BadOption) as refused:
        CuBirds.new(players=1, extra_birds=extra)
    assert (refused.value.rule, refused.value.values["legal"]) == ("C10.2", "0–4")


def test_c10_3_you_always_start() -> None:
    assert {CuBirds.new(players=1, seed=seed).to_act for seed in range(20)} == {(0,)}
    with pytest.raises(BadOption) as refused:
        CuBirds.new(players=1, first_player=0)
    assert refused.value.values["legal"] == "exhaustion, turn_limit, extra_birds"


def test_c10_4_she_draws_a_card_for_each_row_in_turn() -> None:
    """Rulings S-01: one row after the other, and S-04: never from her hand."""
    game = robins_turn(ROWS + "hand 2: magpie*2\npile: robin warbler duck toucan flamingo")

    assert [code for code in codes(game) if code in ("robin-drew", "birds-laid")] == ["robin-drew", "birds-laid"] * 4
    assert [(event.row, event.species) for event in game.events(0) if isinstance(event, RobinDrew)] == [
        (0, Species.ROBIN),
        (1, Species.WARBLER),
        (2, Species.DUCK),
        (3, Species.TOUCAN),
    ]
    assert drawn(game, "hand 2", "pile", "turn") == table("""
        hand 2: magpie*2
        pile: flamingo
        turn: 1 lay
    """)


def test_c10_4_filling_one_row_takes_cards_before_the_next_row() -> None:
    """Ruling S-01."""
    game = robins_turn(ROWS + "hand 2: magpie*2\npile: parrot robin warbler duck toucan flamingo")

    assert [type(event) for event in game.events(0) if isinstance(event, RobinDrew | RowFilled)] == [
        RobinDrew,
        RowFilled,
        RobinDrew,
        RobinDrew,
        RobinDrew,
    ]
    assert drawn(game, "row 1", "row 2", "pile") == table("""
        row 1: parrot*2 robin
        row 2: owl parrot warbler
        pile: flamingo
    """)


@pytest.mark.parametrize(
    ("row", "card", "after", "taken"),
    [
        ("owl parrot duck", "robin", "owl parrot duck robin", []),
        ("owl parrot duck", "parrot", "owl parrot*2", [Species.DUCK]),
        ("owl magpie parrot duck", "parrot", "parrot*2 duck", [Species.OWL, Species.MAGPIE]),
        ("owl parrot duck magpie", "parrot", "owl parrot*2", [Species.MAGPIE, Species.DUCK]),
        ("owl magpie", "magpie", "magpie*2 toucan", [Species.OWL]),
        ("owl magpie", "owl", "owl*2 toucan", [Species.MAGPIE]),
    ],
)
def test_c10_5_right_unless_left_takes_more(row: str, card: str, after: str, taken: list[Species]) -> None:
    """Ruling S-02: a tie goes to the right."""
    text = ROWS.replace("row 1: owl parrot", f"row 1: {row}")
    game = robins_turn(text + f"hand 2: warbler\npile: {card} toucan warbler duck robin magpie")

    assert drawn(game, "row 1") == f"\nrow 1: {after}\n"
    assert [event.species for event in game.events(0) if isinstance(event, BirdTaken) and event.row == 0] == taken


def test_c10_6_she_takes_what_is_enclosed_and_the_row_is_filled_on_the_right() -> None:
    """Rulings S-03: she never draws two cards, and S-12."""
    game = robins_turn(ROWS + "hand 2: warbler\npile: owl magpie robin robin robin duck")

    assert drawn(game, "row 1", "hand 2", "known 2", "pile") == table("""
        row 1: owl*2 magpie
        hand 2: parrot warbler
        known 2: parrot warbler
        pile: duck
    """)
    assert "card-drawn" not in codes(game)
    assert "nothing-enclosed" not in codes(game)


def test_c10_7_she_forms_every_flock_she_can_in_the_order_of_the_species() -> None:
    """Rulings S-05 and S-06; S-07: her first cards count in her first turn."""
    game = robins_turn(ROWS + "hand 2: robin*6 owl*4 flamingo*2 duck*3\npile: robin warbler duck toucan flamingo")

    assert [event.species for event in game.events(0) if isinstance(event, FlockShown)] == [
        Species.FLAMINGO,
        Species.OWL,
        Species.ROBIN,
    ]
    assert drawn(game, "hand 2", "collection 2", "discard", "known discard") == table("""
        hand 2: duck*3
        collection 2: flamingo owl*2 robin
        discard: flamingo owl*2 robin*5
        known discard: flamingo owl*2 robin*5
    """)


def test_c10_8_she_wins_at_once_and_forms_no_more_flocks() -> None:
    """Rulings S-06 and S-14: her cards were all laid before."""
    game = robins_turn(
        ROWS + "hand 2: owl*3 flamingo*2 robin*6\ncollection 2: flamingo*2 toucan*3\npile: robin warbler duck toucan flamingo"
    )

    assert codes(game).count("robin-drew") == 4
    assert [event.species for event in game.events(0) if isinstance(event, FlockShown)] == [Species.FLAMINGO]
    assert game.result is not None
    assert (game.result.winners, game.result.endings) == ((1,), ("three-and-three",))


def test_c10_9_when_her_hand_is_empty_the_round_ends_and_she_plays_again() -> None:
    """Ruling S-08."""
    pile = "robin warbler duck toucan " + "robin warbler warbler robin " * 4 + "toucan*4"
    game = robins_turn(ROWS + f"hand 2: flamingo*2\npile: {pile}")

    assert codes(game).count("hand-emptied") == 1
    assert [event.seat for event in game.events(0) if isinstance(event, CardDealt)] == [1, 0] * 8
    assert codes(game).count("robin-drew") == 8
    assert game.to_act == (0,)


def test_c10_9_when_yours_is_empty_her_open_hand_is_discarded_too_and_you_play_again() -> None:
    """Ruling S-09."""
    game = cubirds(f"""
        players: 1
        {ROWS}
        hand 2: duck*3
        pile: {"robin warbler " * 10}
    """)
    game.act(0, "lay magpie left 1")
    game.act(0, "keep")

    assert [event.species for event in game.events(0) if isinstance(event, CardDiscarded)] == [Species.DUCK] * 3
    assert drawn(game, "discard", "known discard", "turn") == table("""
        discard: duck*3
        known discard: duck*3
        turn: 1 lay
    """)
    assert game.view(0).seats[1].hand == {Species.WARBLER: 8}
    assert "robin-drew" not in codes(game)


def test_c10_10_without_cards_she_lays_as_many_as_can_be_drawn_and_then_completes_flocks() -> None:
    """Ruling S-10."""
    game = robins_turn(ROWS + "hand 2: flamingo*2 duck\npile: robin warbler")

    assert [event.row for event in game.events(0) if isinstance(event, BirdsLaid)] == [0, 1]
    assert codes(game).count("flock-shown") == 1
    assert game.to_act == (0,)


def test_c10_11_equal_collections_are_a_draw() -> None:
    """Ruling S-13."""
    game = cubirds(f"""
        players: 1
        {ROWS}
        hand 2: duck*3
        collection 1: owl
        collection 2: duck
        pile: robin
    """)
    game.act(0, "lay magpie left 1")
    game.act(0, "keep")

    assert game.result is not None
    assert (game.result.endings, game.result.winners, game.result.ranks) == (("no-redeal",), (0, 1), (1, 1))
