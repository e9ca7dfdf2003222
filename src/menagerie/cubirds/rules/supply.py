"""The draw pile and the discard pile: chapter C6, second half, and what C4.7 and C9.1 say when they run out."""

from menagerie.core.journal import note
from menagerie.core.piles import count_discard, put_discard_on_pile, shuffle, take_top
from menagerie.core.rule import rule
from menagerie.cubirds.cards import SPECIES
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.end import end_game
from menagerie.cubirds.table import Ending, Exhaustion, Table


@rule
def discard_size(table: Table) -> int:
    """C8.3 How many cards are in the discard pile."""
    return count_discard(table)


@rule
def has_card(table: Table) -> bool:
    """C4.7 Whether a card can be drawn at all, after a shuffle if need be."""
    return table.pile_size > 0 or count_discard(table) > 0


@rule
def count_drawable(table: Table, most: int) -> int:
    """How many of the wanted cards can be drawn."""
    left = table.pile_size + count_discard(table)
    return most if most < left else left


@rule
def shuffle_in_discard(table: Table) -> None:
    """C2.4, C6.6 Shuffle the discarded cards into the draw pile; nobody can tell them apart now."""
    put_discard_on_pile(table)
    for species in range(SPECIES):
        table.known_discard[species] = 0
    shuffle(table, table.pile, table.pile_size)


@rule
def draw_card(table: Table) -> int:
    """C6.6 Take the top card; only when the pile is empty and a card is needed is the discard pile shuffled."""
    if table.pile_size == 0:
        shuffle_in_discard(table)
        note(table, Happened.DISCARD_SHUFFLED, table.pile_size)
    return take_top(table)


@rule
def miss_card(table: Table) -> None:
    """C4.7, C9.1 A card is needed and none is left: play goes on without it, or the game ends."""
    note(table, Happened.CARD_MISSING)
    if table.exhaustion == Exhaustion.END_GAME:
        note(table, Happened.SUPPLY_EXHAUSTED)
        end_game(table, Ending.EXHAUSTION)
