"""Setting up: the piles, the display, the hands and the talisman."""

from menagerie.core.chance import below, start_chance
from menagerie.core.journal import note
from menagerie.core.piles import lift, put_on_pile, shuffle
from menagerie.core.rule import rule
from menagerie.wildcards.cards import ANIMALS, COPIES, DISPLAY, HAND, KINDS, REMOVED, SPECIES
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.bid import start_bids
from menagerie.wildcards.rules.clear import clear_table
from menagerie.wildcards.rules.leo import deal_leo
from menagerie.wildcards.rules.order import has_leo
from menagerie.wildcards.rules.supply import draw_card
from menagerie.wildcards.table import NOBODY, Edition, Table


@rule
def shuffle_animals(table: Table) -> None:
    """W1.1, W2.3, W14.1 All animals are shuffled into a pile, without those that were openly removed first."""
    known = table.edition != Edition.DUEL and table.seats == 3 and table.balanced == 1
    for species in range(SPECIES):
        for _ in range(COPIES - 1 if known else COPIES):
            table.animals[table.animals_size] = species
            table.animals_size += 1
        if known:
            table.boxed[species] += 1
            note(table, Happened.ANIMAL_BOXED, species)
    shuffle(table, table.animals, table.animals_size)


@rule
def draw_animal(table: Table) -> int:
    """W2.4 Take the top animal of the pile."""
    table.animals_size -= 1
    return lift(table.animals, table.animals_size)


@rule
def remove_animals(table: Table) -> None:
    """W2.3, W13.1, W11.8 Some animals go back into the box unseen; in the duel, each player gets a secret one instead."""
    if table.edition == Edition.DUEL:
        for seat in range(2):
            table.secrets[seat] = draw_animal(table)
            note(table, Happened.SECRET_DEALT, seat, table.secrets[seat])
        return
    count = REMOVED[table.seats] - (ANIMALS - table.animals_size)
    for _ in range(count):
        draw_animal(table)
    note(table, Happened.ANIMALS_REMOVED, count)


@rule
def display_places(table: Table) -> int:
    """W2.2 How many animals a full display has: one fewer than seats; four in the duel."""
    return DISPLAY if table.edition == Edition.DUEL else table.seats - 1


@rule
def fill_display(table: Table) -> None:
    """W2.4, W9.6 Reveal animals, the first nearest the pile."""
    for place in range(display_places(table)):
        table.display[place] = draw_animal(table)
        note(table, Happened.ANIMAL_REVEALED, table.display[place], place)


@rule
def deal_hands(table: Table) -> None:
    """W1.2, W2.5 Shuffle the habitat cards; seven to each person, one at a time from seat 1; then Leo his."""
    for kind in range(KINDS):
        for _ in range(table.copies[kind]):
            put_on_pile(table, kind)
    shuffle(table, table.pile, table.pile_size)
    for _ in range(HAND):
        for seat in range(table.people):
            kind = draw_card(table)
            table.hands[seat, kind] += 1
            note(table, Happened.CARD_DEALT, seat, kind)
    if has_leo(table):
        deal_leo(table)


@rule
def give_talisman(table: Table) -> None:
    """W2.7, W14.3 In the 2022 edition a person holds the talisman: one that the table chose, or a random one."""
    if table.edition == Edition.SECOND:
        table.talisman = below(table, table.people) if table.first_holder == NOBODY else table.first_holder
        note(table, Happened.TALISMAN_GIVEN, table.talisman)


@rule
def set_up(table: Table) -> None:
    """W2.1 Set up a game on a table that has its key, its seats and its options."""
    start_chance(table)
    clear_table(table)
    shuffle_animals(table)
    remove_animals(table)
    fill_display(table)
    deal_hands(table)
    give_talisman(table)
    start_bids(table)
