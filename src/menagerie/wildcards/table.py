"""The table of Wild Cards: each field says what indexes it and what it holds; nothing derived is stored."""

from __future__ import annotations

from enum import IntEnum

from menagerie.core.layout import array, scalar
from menagerie.core.table import CardTable
from menagerie.wildcards.cards import ANIMALS, DISPLAY, HABITATS, KINDS, LEO_HAND, MOST_SEATS, PAYMENT, SPECIES


class Edition(IntEnum):
    """The printed forms of the game.

    >>> list(Edition)
    [<Edition.FIRST: 0>, <Edition.SECOND: 1>, <Edition.DUEL: 2>]
    """

    FIRST, SECOND, DUEL = range(3)  # of 2020, of 2022, and the German sheet for two


class Phase(IntEnum):
    """The phases of a round, in order."""

    BIDS, SWAPS, REMOVALS, REFILLS, TAKES, LEFTOVERS, CLEARING = range(7)


class Step(IntEnum):
    """The question for the seat to act; SECOND and the cards of a payment are parts of one decision.

    >>> Step.BID, Step(7).name
    (<Step.BID: 1>, 'TAKE')
    """

    NOTHING, BID, SECOND, REVEAL, EXCHANGE, REMOVE, REFILL, TAKE, PAY, TIE_BREAK, FREE, TAKE_BACK = range(12)


NOBODY = -1  # owns this leader, or was chosen to hold the talisman first


class Table(CardTable):
    """Everything on the table, hidden cards included."""

    people: int = scalar("int64", meaning="seats of people")
    pile_size: int = scalar("int64", meaning="habitat cards in the draw pile")
    animals_size: int = scalar("int64", meaning="animals in their pile")
    leo_size: int = scalar("int64", meaning="cards in Leo's pile")
    edition: int = scalar("int8", meaning="an Edition")
    balanced: int = scalar("int8", meaning="option: 1: for three seats one of each species is taken out before the others")
    holder_first: int = scalar("int8", meaning="option: 1: the talisman's holder is first in its order, else last")
    first_holder: int = scalar("int8", meaning="option: who holds the talisman first, or NOBODY: a lot decides")
    flat_secret: int = scalar("int8", meaning="option: 1: a secret animal is worth one point, else one a card of its species")
    talisman: int = scalar("int8", meaning="who holds it, or NOBODY where there is none")
    talisman_used: int = scalar("int8", meaning="1: it settled a tie this round")
    phase: int = scalar("int8", meaning="a Phase")
    composed: int = scalar("int8", meaning="the last card of a choice taken card by card, or NOTHING at its start")
    place: int = scalar("int8", meaning="the animal being paid for")
    repeats: int = scalar("int8", meaning="how often the tie-break cards of this tie were repeated")
    high: int = scalar("int8", meaning="duel: who is first to take this round, or NOBODY")
    leaders: memoryview[int] = array("int8", SPECIES, meaning="[species] seat that owns its leader, or NOBODY")
    collections: memoryview[int] = array("int8", MOST_SEATS, SPECIES, meaning="[seat, species] how many animals")
    tokens: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] points in tokens")
    secrets: memoryview[int] = array("int8", 2, meaning="[seat] duel: the species of the secret animal, else NOTHING")
    display: memoryview[int] = array("int8", DISPLAY, meaning="[place] species, nearest the pile first; NOTHING behind")
    animals: memoryview[int] = array("int8", ANIMALS, meaning="[place] species, the top card last; NOTHING above")
    boxed: memoryview[int] = array("int8", SPECIES, meaning="[species] animals that all saw go into the box")
    copies: memoryview[int] = array("int8", KINDS, meaning="[kind] option: how many habitat cards there are")
    hands: memoryview[int] = array("int8", MOST_SEATS, KINDS + 1, meaning="[seat, kind] how many; hidden ones last")
    known: memoryview[int] = array("int8", MOST_SEATS, KINDS, meaning="[seat, kind] at least so many, as all have seen")
    pile: memoryview[int] = array("int8", HABITATS, meaning="[place] kind, the top card last; NOTHING above")
    discard: memoryview[int] = array("int8", KINDS, meaning="[kind] how many; their order does not matter")
    leo_pile: memoryview[int] = array("int8", LEO_HAND + 1, meaning="[place] kind or REFILL, the top card last; NOTHING above")
    bids: memoryview[int] = array("int8", MOST_SEATS, 2, meaning="[seat, which] kind or REFILL; the second is the eagle's")
    paid: memoryview[int] = array("int8", MOST_SEATS, PAYMENT, meaning="[seat, which] kind of a card laid as payment")
    sealed: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] 1: has sealed what is asked of several")
    tied: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] 1: waits in a tie for its turn to take")
    standing: memoryview[int] = array("int16", MOST_SEATS, meaning="[seat] in the tie: higher takes first; it only grows")
    lots: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] tie-break card being laid: kind, or REFILL for the pile")
    laid: memoryview[int] = array("int8", KINDS, meaning="[kind] tie-break cards lying open")
    done: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] 1: has had its turn this round")
    took: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] 1: took an animal for its bid this round")
    refills: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] 1: bid the refill card this round")
    swapped: memoryview[int] = array("int8", MOST_SEATS, meaning="[seat] 1: was asked to exchange this round")
