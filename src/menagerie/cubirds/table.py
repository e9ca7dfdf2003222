"""The table of CuBirds: each field says what indexes it and what it holds; nothing derived is stored."""

from __future__ import annotations

from enum import IntEnum

from menagerie.core.layout import array, scalar
from menagerie.core.table import CardTable
from menagerie.cubirds.cards import CARDS, KINDS, MOST_PLAYERS, ROWS, SPECIES


class Step(IntEnum):
    """The question for the seat to act.

    >>> [step.name for step in Step]
    ['LAY', 'DRAW', 'FLOCK']
    """

    LAY, DRAW, FLOCK = range(3)


class Exhaustion(IntEnum):
    """C9.1 What happens when a card is needed and none is left."""

    PLAY_ON, END_GAME = range(2)


class Ending(IntEnum):
    """Why the game is over."""

    NOT_YET, GOAL, NO_REDEAL, EXHAUSTION, TURN_LIMIT = range(5)


ANYBODY = -1  # the first player is drawn by lot
ROBIN = 1  # RobinBird's seat in a solo game


class Table(CardTable):
    """Everything on the table, hidden cards included."""

    pile_size: int = scalar("int64", meaning="cards in the draw pile")
    turn_limit: int = scalar("int64", meaning="turns after which the game ends; 0: none")
    solo: int = scalar("int8", meaning="1: seat 1 is RobinBird")
    exhaustion: int = scalar("int8", meaning="an Exhaustion")
    first_player: int = scalar("int8", meaning="the seat that the table chose to begin, or ANYBODY")
    extra_birds: int = scalar("int8", meaning="birds that RobinBird's collection starts with besides the first")
    row_size: memoryview[int] = array("int8", ROWS, meaning="[row] birds in it")
    rows: memoryview[int] = array("int8", ROWS, CARDS, meaning="[row, place] species, from the left; NOBODY behind")
    pile: memoryview[int] = array("int8", CARDS, meaning="[place] species, the top card last; NOBODY above")
    hands: memoryview[int] = array("int8", MOST_PLAYERS, KINDS, meaning="[seat, species] how many")
    discard: memoryview[int] = array("int8", KINDS, meaning="[species] how many; their order does not matter")
    collections: memoryview[int] = array("int8", MOST_PLAYERS, SPECIES, meaning="[seat, species] how many")
    known: memoryview[int] = array("int8", MOST_PLAYERS, SPECIES, meaning="[seat, species] seen by all to be in hand")
    unseen: memoryview[int] = array(
        "int8", MOST_PLAYERS, SPECIES, meaning="[seat, species] unseen cards since the hand was last rid of that species"
    )
    known_discard: memoryview[int] = array("int8", SPECIES, meaning="[species] seen by all to be in the discard pile")
