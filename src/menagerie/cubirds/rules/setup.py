"""Setting up: chapters C1 and C2, and for a solo game C10.1 to C10.3."""

from menagerie.core.chance import below, start_chance
from menagerie.core.journal import note
from menagerie.core.piles import put_on_pile, shuffle
from menagerie.core.rule import rule
from menagerie.cubirds.cards import BIRDS_IN_A_NEW_ROW, CARDS, COPIES, HAND, KINDS, MOST_PLAYERS, NOBODY, ROWS, SPECIES
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.knowledge import gain_seen, gain_unseen, has_open_hand
from menagerie.cubirds.rules.supply import draw_card, shuffle_in_discard
from menagerie.cubirds.table import ANYBODY, ROBIN, Ending, Step, Table


@rule
def clear_table(table: Table) -> None:
    """C2.2 Start from an empty table."""
    table.pile_size = 0
    table.turns = 0
    table.step = Step.LAY
    table.ending = Ending.NOT_YET
    for row in range(ROWS):
        table.row_size[row] = 0
        for place in range(CARDS):
            table.rows[row, place] = NOBODY
    for place in range(CARDS):
        table.pile[place] = NOBODY
    for seat in range(MOST_PLAYERS):
        for species in range(KINDS):
            table.hands[seat, species] = 0
        for species in range(SPECIES):
            table.collections[seat, species] = 0
            table.known[seat, species] = 0
            table.unseen[seat, species] = 0
    for species in range(KINDS):
        table.discard[species] = 0
    for species in range(SPECIES):
        table.known_discard[species] = 0


@rule
def shuffle_all_cards(table: Table) -> None:
    """C1.1 All 110 cards are shuffled."""
    for species in range(SPECIES):
        for _ in range(COPIES[species]):
            put_on_pile(table, species)
    shuffle(table, table.pile, table.pile_size)


@rule
def is_in_row(table: Table, row: int, species: int) -> bool:
    """C2.3 Whether a row already has a bird of a species."""
    for place in range(table.row_size[row]):
        if table.rows[row, place] == species:
            return True
    return False


@rule
def deal_row(table: Table, row: int) -> None:
    """C2.2 Lay a row of three birds; a bird that the row already has is set aside and replaced (C2.3)."""
    while table.row_size[row] < BIRDS_IN_A_NEW_ROW:
        species = draw_card(table)
        if is_in_row(table, row, species):
            table.discard[species] += 1
            note(table, Happened.DUPLICATE_SET_ASIDE, species, row)
        else:
            table.rows[row, table.row_size[row]] = species
            table.row_size[row] += 1
            note(table, Happened.BIRD_DEALT_TO_ROW, species, row)


@rule
def form_pile(table: Table) -> None:
    """C2.4 Shuffle the birds set aside into the rest; nothing stays discarded."""
    shuffle_in_discard(table)
    note(table, Happened.PILE_FORMED, table.pile_size)


@rule
def deal_hands(table: Table, first: int) -> None:
    """C2.5 Deal eight cards to each seat, one at a time, clockwise from the first; RobinBird's face up."""
    for _ in range(HAND):
        for turn in range(table.seats):
            seat = (first + turn) % table.seats
            species = draw_card(table)
            if has_open_hand(table, seat):
                gain_seen(table, seat, species)
            else:
                gain_unseen(table, seat, species)
            note(table, Happened.CARD_DEALT, seat, species)


@rule
def start_collections(table: Table, first: int) -> None:
    """C2.6 One more card for each seat, open: the first bird of its collection."""
    for turn in range(table.seats):
        seat = (first + turn) % table.seats
        species = draw_card(table)
        table.collections[seat, species] += 1
        note(table, Happened.COLLECTION_STARTED, seat, species)


@rule
def give_extra_birds(table: Table) -> None:
    """C10.2 RobinBird starts with extra birds in her collection, from the pile."""
    for _ in range(table.extra_birds):
        species = draw_card(table)
        table.collections[ROBIN, species] += 1
        note(table, Happened.EXTRA_BIRD_GIVEN, ROBIN, species)


@rule
def choose_first(table: Table) -> int:
    """C3.1, C10.3 The first player: a seat that the table chose, or a random one; in a solo game, you are first."""
    first = 0
    if table.solo == 0:
        first = below(table, table.seats) if table.first_player == ANYBODY else int(table.first_player)
    note(table, Happened.FIRST_PLAYER_CHOSEN, first)
    return first


@rule
def set_up(table: Table) -> None:
    """C2.1, C10.1 Set up a game on a table that has its key, its seats and its options."""
    start_chance(table)
    clear_table(table)
    shuffle_all_cards(table)
    for row in range(ROWS):
        deal_row(table, row)
    form_pile(table)
    table.to_act = choose_first(table)
    deal_hands(table, table.to_act)
    start_collections(table, table.to_act)
    give_extra_birds(table)
    note(table, Happened.TURN_BEGAN, table.to_act, 1)
