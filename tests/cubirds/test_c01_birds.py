"""Chapter C1: the birds."""

from menagerie import CuBirds
from menagerie.cubirds.cards import BIG_FLOCK, CARDS, COPIES, SMALL_FLOCK, Species
from menagerie.cubirds.rules.flock import reward


def test_c1_1_there_are_110_cards_of_eight_species() -> None:
    game = CuBirds.new(players=2, seed=1)

    drawn = game.to_text()

    assert CARDS == sum(COPIES) == 110
    for species, copies in zip(Species, COPIES, strict=True):
        name = species.name.lower()
        words = [word for line in drawn.splitlines() if not line.startswith("unseen") for word in line.split()]
        there = sum(int(word.partition("*")[2] or 1) for word in words if word.partition("*")[0] == name)
        assert there == copies, name


def test_c1_2_every_species_has_its_own_flock_sizes() -> None:
    sizes = {species.name: (SMALL_FLOCK[species], BIG_FLOCK[species]) for species in Species}

    assert sizes == {
        "FLAMINGO": (2, 3),
        "OWL": (3, 4),
        "TOUCAN": (3, 4),
        "DUCK": (4, 6),
        "PARROT": (4, 6),
        "MAGPIE": (5, 7),
        "WARBLER": (6, 9),
        "ROBIN": (6, 9),
    }
    for species in Species:
        small, big = SMALL_FLOCK[species], BIG_FLOCK[species]
        assert [reward(species, count) for count in (small - 1, small, big - 1, big)] == [0, 1, 1, 2]
