"""Chapter C8: what is known."""

import pytest
from support.tables import cubirds, drawn, table

from menagerie import BadText, CuBirds
from menagerie.cubirds import Species
from menagerie.cubirds.events import CardDealt, CardDiscarded, CardDrawn, FlockShown

TABLE = """
    row 1: owl parrot toucan
    row 2: duck magpie robin
    hand 1: parrot*2 duck flamingo
    hand 2: robin*2 owl
    pile: warbler robin*9 magpie*9
    discard: duck*2 owl
    known discard: duck
"""


def test_c8_1_hands_are_secret() -> None:
    game = cubirds(TABLE)

    assert game.view(0).seats[0].hand == {Species.FLAMINGO: 1, Species.DUCK: 1, Species.PARROT: 2}
    assert game.view(0).seats[1].hand is None
    assert [seat.hand for seat in game.view(None).seats] == [None, None]
    assert "hand 2: hidden*3" in game.seen_text(0)


def test_c8_1_cards_dealt_and_drawn_are_told_to_their_owner_only() -> None:
    game = CuBirds.new(players=2, seed=4)

    for seat in (0, 1, None):
        for event in game.events(seat):
            if isinstance(event, CardDealt):
                assert (event.species is not None) == (event.seat == seat)

    game = cubirds(TABLE)
    game.act(0, "lay flamingo left 1")
    game.act(0, "draw")
    drawn_by_first = [[event.species for event in game.events(seat) if isinstance(event, CardDrawn)] for seat in (0, 1, None)]
    assert drawn_by_first == [[Species.WARBLER, Species.ROBIN], [None, None], [None, None]]


def test_c8_2_the_discard_pile_lies_face_down() -> None:
    """Ruling C-34: only flocks shown and birds known are known in it."""
    view = cubirds(TABLE).view(0)

    assert (view.discard_size, view.known_discard) == (3, {Species.DUCK: 1})
    assert "discard: duck hidden*2" in cubirds(TABLE).seen_text(0)


def test_c8_2_discarded_hands_are_not_shown() -> None:
    """Ruling C-34."""
    game = cubirds(TABLE.replace("parrot*2 duck flamingo", "flamingo"))
    game.act(0, "lay flamingo left 1")
    game.act(0, "keep")

    told = {seat: [event.species for event in game.events(seat) if isinstance(event, CardDiscarded)] for seat in (0, 1, None)}
    assert told == {0: [None] * 3, 1: [Species.OWL, Species.ROBIN, Species.ROBIN], None: [None] * 3}


def test_c8_3_all_sizes_are_open() -> None:
    """Ruling C-35."""
    view = cubirds(TABLE).view(None)

    assert [seat.hand_size for seat in view.seats] == [4, 3]
    assert (view.pile_size, view.discard_size) == (19, 3)


def test_c8_4_rows_collections_and_flocks_are_seen_by_all() -> None:
    game = cubirds(TABLE.replace("hand 2", "collection 2: owl\n hand 2").replace("parrot*2", "owl*3 parrot*2"))
    game.act(0, "lay parrot left 1")
    game.act(0, "flock owl")

    assert game.view(1).rows[0] == (Species.PARROT, Species.PARROT, Species.PARROT, Species.TOUCAN)
    assert game.view(1).seats[1].collection == {Species.OWL: 1}
    assert game.view(1).seats[0].collection == {Species.OWL: 2}
    assert FlockShown(seat=0, species=Species.OWL, count=4) in game.events(1)


def test_c8_5_a_bird_taken_is_known_until_its_species_leaves_the_hand() -> None:
    """Ruling C-36."""
    game = cubirds(TABLE)
    game.act(0, "lay parrot left 1")
    assert game.view(1).seats[0].known == {Species.OWL: 1}
    assert drawn(game, "known 1") == table("""
        known 1: owl
    """)

    game.act(0, "pass")
    game.act(1, "lay robin left 2")
    assert game.view(0).seats[1].known == {Species.DUCK: 1, Species.MAGPIE: 1}
    game.act(1, "pass")
    game.act(0, "lay owl right 1")
    assert game.view(1).seats[0].known == {}


def test_c8_5_a_flock_shown_leaves_nothing_known() -> None:
    game = cubirds(TABLE.replace("parrot*2", "owl*2 parrot*2"))
    game.act(0, "lay parrot left 1")
    assert game.view(1).seats[0].known == {Species.OWL: 1}
    game.act(0, "flock owl")

    assert game.view(1).seats[0].known == {}


def test_c8_6_flocks_and_known_birds_of_discarded_hands_are_known_in_the_discard_pile() -> None:
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: flamingo*3
        hand 2: robin*2 owl
        known 2: robin
        pile: warbler*9 magpie*9
        turn: 1 flock
    """)
    game.act(0, "flock flamingo")

    assert drawn(game, "discard", "known discard", "known 2") == table("""
        discard: flamingo owl robin*2
        known discard: flamingo robin
        known 2:
    """)


def test_c8_6_until_the_pile_is_shuffled() -> None:
    game = cubirds("""
        row 1: owl parrot toucan
        hand 1: flamingo duck
        hand 2: robin*2 owl
        pile: warbler
        discard: magpie*9
        known discard: magpie*9
    """)
    game.act(0, "lay flamingo left 1")
    game.act(0, "draw")

    assert drawn(game, "discard", "known discard") == table("""
        discard:
        known discard:
    """)


def test_c8_7_cards_older_than_the_last_birds_of_a_species_cannot_be_of_it() -> None:
    game = cubirds(TABLE)
    assert drawn(game, "unseen 1") == "\nunseen 1:\n"  # all four cards, of any species

    game.act(0, "lay flamingo left 1")
    game.act(0, "draw")

    assert drawn(game, "unseen 1") == table("""
        unseen 1: flamingo*2 owl*6 toucan*6 duck*6 parrot*6 magpie*6 warbler*6 robin*6
    """)


def test_c8_7_birds_of_several_species_share_the_cards_that_came_since() -> None:
    """Two cards came after flamingos and owls had left: two of them can be such birds, not three."""
    text = "row 1: toucan robin\nhand 1: toucan\nunseen 2: flamingo*2 owl*2 duck*4\nhand 2: "
    assert cubirds(text + "flamingo owl duck*2").view(0).seats[1].hand_size == 4

    for hand in ("flamingo owl*2 duck", "flamingo*2 owl duck"):
        with pytest.raises(BadText):
            cubirds(text + hand)


def test_c8_7_an_empty_hand_holds_nothing_old() -> None:
    game = cubirds(TABLE.replace("parrot*2 duck flamingo", "flamingo*2"))
    game.act(0, "lay flamingo left 1")
    game.act(0, "draw")

    unseen = game.view(1).seats[0].unseen
    assert unseen == dict.fromkeys(Species, 2)


def test_c8_7_after_a_new_deal_everything_is_possible_again() -> None:
    game = cubirds(TABLE.replace("parrot*2 duck flamingo", "flamingo"))
    game.act(0, "lay flamingo left 1")
    game.act(0, "keep")

    assert [seat.unseen for seat in game.view(None).seats] == [dict.fromkeys(Species, 8)] * 2
    assert [seat.known for seat in game.view(None).seats] == [{}, {}]


def test_c8_4_a_spectator_reads_all_that_is_open_and_no_hand() -> None:
    game = CuBirds.new(players=2, seed=1)

    assert [line.code for line in game.view_lines(None)][:6] == ["view-turn", *["view-row"] * 4, "view-piles"]
    assert "view-hand" in [line.code for line in game.view_lines(0)]
    assert "view-hand" not in [line.code for line in game.view_lines(None)]
