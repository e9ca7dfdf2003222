"""The cards of Wild Cards: animals, habitats and their values."""

from enum import IntEnum


class Species(IntEnum):
    """The six species, two for each habitat, in the order of the rulebook.

    >>> Species.LION, Species(4).name
    (<Species.LION: 4>, 'LION')
    """

    PEACOCK, SQUIRREL, EAGLE, IBEX, LION, MEERKAT = range(6)


class Habitat(IntEnum):
    """The three habitats, and the wild cards that stand for any.

    >>> Habitat(Card.SAVANNAH_3 // 4)
    <Habitat.SAVANNAH: 2>
    """

    FOREST, MOUNTAINS, SAVANNAH, WILD = range(4)


class Card(IntEnum):
    """Every kind of card that a hand can hold: habitat * 4 + value - 1, and the refill card.

    >>> Card.WILD_1, Card(int(Habitat.WILD) * 4)
    (<Card.WILD_1: 12>, <Card.WILD_1: 12>)
    """

    (
        FOREST_1,
        FOREST_2,
        FOREST_3,
        FOREST_4,
        MOUNTAINS_1,
        MOUNTAINS_2,
        MOUNTAINS_3,
        MOUNTAINS_4,
        SAVANNAH_1,
        SAVANNAH_2,
        SAVANNAH_3,
        SAVANNAH_4,
        WILD_1,
        WILD_2,
        WILD_3,
        WILD_4,
        REFILL,
    ) = range(17)


SPECIES = len(Species)
COPIES = 7  # of each species
ANIMALS = SPECIES * COPIES

VALUES = 4
KINDS = len(Habitat) * VALUES  # of habitat cards
WILD_KINDS = int(Habitat.WILD) * VALUES  # wild cards are numbered from here on
REFILL = int(Card.REFILL)  # as a bid; as a tie-break card it stands for the top of the pile
HIDDEN = REFILL + 1  # on a seat's copy of the table: a card that the seat cannot know
HIDDEN_COLUMN = KINDS  # how many of those a hand holds
HIDDEN_SPECIES = SPECIES
NOTHING = -1  # an empty place
HABITATS = 46
WILDS = 4
OF_A_HABITAT = 14

USUAL_SPLIT = (5, 4, 3, 2)
USUAL_WILDS = (1, 2, 3, 4)

MOST_SEATS = 5
HAND = 7
HAND_LIMIT = 10
LEO_HAND = 5
PASS_DRAW = 2
BONUS = 2
MOST_REPEATS = 10
DISPLAY = 4  # at most
PAYMENT = VALUES - 1  # at most

REMOVED = (0, 0, 0, 14, 6, 2)  # animals taken out, by seats; the duel takes none out
