"""A whole table that a seat's view allows: hidden cards are dealt at random, and nothing is inferred from how people play."""

from menagerie.core.chance import below
from menagerie.core.piles import put_discard_on_pile, shuffle, take_top
from menagerie.core.rule import rule
from menagerie.cubirds.cards import COPIES, HIDDEN, ROWS, SPECIES
from menagerie.cubirds.rules.knowledge import can_have_come_unseen
from menagerie.cubirds.table import Table


@rule
def guess(seen: Table) -> None:
    """Turn a seat's copy of the table (`see`) into a whole table: hidden cards are dealt again, by the chance of the copy.

    The caller keys it first. Every deal that common knowledge allows is equally likely, where each card is a distinct object:
    in one try, every single card is drawn for a place with a probability that depends on the place only, so all successful
    deals have the same one; a try that breaks a limit is discarded. A drawn table with missing cards still lacks them.
    """
    discarded, size = int(seen.discard[HIDDEN]), seen.pile_size
    gather_unseen(seen)
    while not deal_hidden_hands(seen):
        take_back_hands(seen)
    for owner in range(seen.seats):
        seen.hands[owner, HIDDEN] = 0
    seen.pile_size = 0
    put_discard_on_pile(seen)
    shuffle(seen, seen.pile, seen.pile_size)
    for species in range(SPECIES):
        seen.discard[species] = seen.known_discard[species]
    for _ in range(discarded):
        seen.discard[take_top(seen)] += 1
    while seen.pile_size > size:
        take_top(seen)


@rule
def gather_unseen(seen: Table) -> None:
    """Put all cards that the copy does not show into the discard pile, to deal them from there."""
    seen.discard[HIDDEN] = 0
    for species in range(SPECIES):
        seen.discard[species] = COPIES[species] - seen.known_discard[species]
        for owner in range(seen.seats):
            seen.discard[species] -= seen.hands[owner, species] + seen.collections[owner, species]
    for row in range(ROWS):
        for place in range(seen.row_size[row]):
            seen.discard[seen.rows[row, place]] -= 1


@rule
def deal_hidden_hands(seen: Table) -> bool:
    """Try to deal each hand as many cards as are hidden in it; False if that failed."""
    dealt = True
    for owner in range(seen.seats):
        dealt = dealt and (seen.hands[owner, HIDDEN] == 0 or deal_hidden_hand(seen, owner))
    return dealt


@rule
def deal_hidden_hand(seen: Table, owner: int) -> bool:
    """Deal one hand from the cards that it may hold; False if a drawn card was gone, or too many of a species came."""
    left = most_possible(seen, owner)
    for _ in range(seen.hands[owner, HIDDEN]):
        if not deal_possible(seen, owner, below(seen, left)):
            return False
        left -= 1
    possible = True
    for species in range(SPECIES):
        possible = possible and can_have_come_unseen(seen, owner, species)
    return possible


@rule
def most_possible(seen: Table, owner: int) -> int:
    """The most cards that could be left for this hand, whatever the hands before it were dealt in this try."""
    possible, left = 0, 0
    for species in range(SPECIES):
        left += seen.discard[species]
        if seen.unseen[owner, species] > 0:
            possible += seen.discard[species]
            for earlier in range(owner):
                if seen.hands[earlier, HIDDEN] > 0:
                    possible += seen.hands[earlier, species] - seen.known[earlier, species]
    return min(possible, left)


@rule
def deal_possible(seen: Table, owner: int, index: int) -> bool:
    """Deal the card at an index among those left that a hand may hold (C8.7); False if there are not that many."""
    for species in range(SPECIES):
        if seen.unseen[owner, species] > 0:
            if index < seen.discard[species]:
                seen.discard[species] -= 1
                seen.hands[owner, species] += 1
                return True
            index -= seen.discard[species]
    return False


@rule
def take_back_hands(seen: Table) -> None:
    """Take back what was dealt, for another try."""
    for owner in range(seen.seats):
        if seen.hands[owner, HIDDEN] > 0:
            for species in range(SPECIES):
                seen.discard[species] += seen.hands[owner, species] - seen.known[owner, species]
                seen.hands[owner, species] = seen.known[owner, species]
