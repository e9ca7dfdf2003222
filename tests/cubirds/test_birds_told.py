"""Facts in a view that follow from hands and collections, so that no client has to compute them."""

from support.tables import cubirds

from menagerie.core.message import Line
from menagerie.cubirds import Species
from menagerie.cubirds.view import Flock

TABLE = """
    row 1: owl duck
    row 2: owl duck
    row 3: owl duck
    row 4: owl duck
    hand 1: flamingo*2 duck*6 robin
    hand 2: owl*2
    collection 1: owl*3 toucan
    collection 2: flamingo owl toucan duck parrot magpie*2
    known 2: owl*2
"""


def test_progress_towards_both_goals_is_told_of_every_seat() -> None:
    one, two = cubirds(TABLE).view(None).seats

    assert one.seven_kinds.species == (Species.OWL, Species.TOUCAN)
    assert (one.seven_kinds.needed, one.seven_kinds.birds, one.seven_kinds.is_near) == (7, 1, False)
    assert one.three_and_three.species == (Species.OWL,)
    assert (one.three_and_three.needed, one.three_and_three.birds, one.three_and_three.is_near) == (2, 3, True)
    assert (len(two.seven_kinds.species), two.seven_kinds.is_near) == (6, True)
    assert (two.three_and_three.species, two.three_and_three.is_near) == ((), False)


def test_what_each_species_of_the_own_hand_earns_and_lacks_is_told() -> None:
    game = cubirds(TABLE)

    assert game.view(0).seats[0].flocks == {
        Species.FLAMINGO: Flock(earns=1, to_small=0, to_big=1),
        Species.DUCK: Flock(earns=2, to_small=0, to_big=0),
        Species.ROBIN: Flock(earns=0, to_small=5, to_big=8),
    }
    assert game.view(1).seats[0].flocks == {}


def test_a_hand_that_only_memory_knows_is_not_reckoned_for_who_forgets() -> None:
    view = cubirds(TABLE).view(0)

    assert view.seats[1].flocks == {Species.OWL: Flock(earns=0, to_small=1, to_big=2)}
    assert cubirds(TABLE).without_memory(view).seats[1].flocks == {}


def test_birds_that_would_enclose_nothing_are_told_with_the_cards_that_may_be_drawn() -> None:
    def remarked(piles: str) -> list[tuple[str, object]]:
        game = cubirds(TABLE + piles)
        return [(line.code, line.values["count"]) for line in game.remarks(0, "lay robin left 1")]

    assert remarked("    pile: duck duck parrot\n") == [("remark-may-draw", 2)]
    assert remarked("    pile: duck\n") == [("remark-may-draw", 1)]
    assert remarked("    discard: parrot*3\n") == [("remark-may-draw", 2)]
    assert not remarked("")
    assert not cubirds(TABLE + "    pile: parrot\n").remarks(0, "lay duck left 1"), "it takes an owl"


FLOCKS = """
    players: 2
    row 1: robin*3 magpie*3 owl
    row 2: toucan duck
    row 3: flamingo parrot
    row 4: robin duck
    hand 1: robin*3 magpie*4 owl duck flamingo*2
    hand 2: parrot
    turn: 1 lay
"""


def test_birds_that_would_complete_a_flock_are_told_with_what_it_earns_and_whether_that_wins() -> None:
    game = cubirds(FLOCKS)

    assert game.remarks(0, "lay owl left 1") == (
        Line("remark-flock", {"species": "magpie", "count": 7, "earns": 2, "wins": "no"}),
        Line("remark-flock", {"species": "robin", "count": 6, "earns": 1, "wins": "no"}),
    )
    assert not game.remarks(0, "lay duck left 2"), "one toucan is no flock"
    assert not game.remarks(0, "lay duck left 4"), "four robins are no flock"
    assert not game.remarks(0, "lay magpie right 1"), "an owl more; the flamingos in the hand were a flock before"
    winning = {
        "collection 1: duck toucan owl parrot warbler magpie": ["no", "yes"],  # a seventh species
        "collection 1: duck*3 magpie": ["yes", "no"],  # three and three
    }
    for collection, wins in winning.items():
        assert [line.values["wins"] for line in cubirds(f"{FLOCKS}\n    {collection}").remarks(0, "lay owl left 1")] == wins


def test_a_flock_that_brings_no_goal_nearer_is_not_praised() -> None:
    def remarked(collection: str) -> list[str]:
        table = f"""
            players: 2
            row 1: toucan duck
            row 2: toucan duck
            row 3: flamingo parrot
            row 4: robin duck
            hand 1: owl*3 magpie
            hand 2: parrot
            {collection}
            turn: 1 flock
        """
        return [line.code for line in cubirds(table).remarks(0, "flock owl")]

    assert remarked("collection 1: owl*3 duck") == ["remark-no-nearer"], "a fourth owl, and owls are no new species"
    assert remarked("collection 1: owl*2 duck") == [], "the third owl"
    assert remarked("collection 1: duck*2") == [], "a new species"
    assert remarked("collection 1: owl duck*3 toucan*2") == ["remark-no-nearer"], "toucans are nearer to three"
