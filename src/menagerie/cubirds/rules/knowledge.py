"""What everyone knows about a hand: chapter C8."""

from menagerie.core.rule import rule
from menagerie.cubirds.cards import KINDS, SPECIES
from menagerie.cubirds.table import ROBIN, Table


@rule
def has_open_hand(table: Table, seat: int) -> bool:
    """C10.1 RobinBird's cards are face up; every other hand is secret."""
    return table.solo == 1 and seat == ROBIN


@rule
def hand_size(table: Table, seat: int) -> int:
    """C8.3 How many cards a seat holds."""
    size = 0
    for species in range(KINDS):
        size += table.hands[seat, species]
    return size


@rule
def gain_seen(table: Table, seat: int, species: int) -> None:
    """C8.5 A bird enters a hand in the open; from then on everyone knows that it is there."""
    table.hands[seat, species] += 1
    if species < SPECIES:
        table.known[seat, species] += 1


@rule
def gain_unseen(table: Table, seat: int, species: int) -> None:
    """C8.7 A card enters a hand face down: as far as the others know, it may be of any species."""
    table.hands[seat, species] += 1
    for possible in range(SPECIES):
        table.unseen[seat, possible] += 1


@rule
def lose_all(table: Table, seat: int, species: int) -> int:
    """C8.5, C8.7 All birds of a species leave a hand at once: no card that was there before can be of that species now."""
    count = int(table.hands[seat, species])
    table.hands[seat, species] = 0
    if species < SPECIES:
        table.known[seat, species] = 0
        table.unseen[seat, species] = 0
    if hand_size(table, seat) == 0:
        for gone in range(SPECIES):
            table.unseen[seat, gone] = 0
    return count


@rule
def can_have_come_unseen(table: Table, seat: int, species: int) -> bool:
    """C8.7 Whether the birds of a hand that nobody has seen fit among the cards that came since this species left it.

    Birds of a species that left the hand later must have come among those cards, too.
    """
    birds = 0
    for other in range(SPECIES):
        if table.unseen[seat, other] <= table.unseen[seat, species]:
            birds += table.hands[seat, other] - table.known[seat, other]
    return birds <= table.unseen[seat, species]
