"""The birds: species, how many cards each has, and the sizes of their flocks."""

from enum import IntEnum


class Species(IntEnum):
    """The eight species, in the order of the rulebook (C1.1).

    >>> Species.OWL, Species(1).name
    (<Species.OWL: 1>, 'OWL')
    """

    FLAMINGO, OWL, TOUCAN, DUCK, PARROT, MAGPIE, WARBLER, ROBIN = range(8)


class Side(IntEnum):
    """The two ends of a row.

    >>> list(Side)
    [<Side.LEFT: 0>, <Side.RIGHT: 1>]
    """

    LEFT, RIGHT = range(2)


SPECIES = len(Species)
HIDDEN = SPECIES  # on a seat's copy of the table: a card whose species that seat cannot know
KINDS = SPECIES + 1  # of cards in a hand or in the discard pile, hidden ones included
NOBODY = -1  # an empty place

COPIES = (7, 10, 10, 13, 13, 17, 20, 20)
SMALL_FLOCK = (2, 3, 3, 4, 4, 5, 6, 6)
BIG_FLOCK = (3, 4, 4, 6, 6, 7, 9, 9)

CARDS = sum(COPIES)
ROWS = 4
BIRDS_IN_A_NEW_ROW = 3
HAND = 8
DRAW = 2
MOST_PLAYERS = 5
EXTRA_BIRDS = 4  # at most, for RobinBird

BIGGEST_REWARD = 2  # birds that a big flock earns
SEVEN_KINDS = 7
THREE_BIRDS = 3
TWO_SPECIES = 2
