"""The features of a seat in Wild Cards at the beginning of a round: points, leaders, cards and the new display."""

from __future__ import annotations

from menagerie.bots.minds.pad import Pad, add
from menagerie.bots.minds.wildcards_weights import SIZES
from menagerie.core.rule import compilable
from menagerie.wildcards.cards import HAND_LIMIT, KINDS, SPECIES, VALUES, WILD_KINDS
from menagerie.wildcards.rules.acquire import count_fitting
from menagerie.wildcards.rules.display import display_size
from menagerie.wildcards.rules.leaders import most_of_others
from menagerie.wildcards.rules.score import collection_size, gain_of, largest, score, second_largest
from menagerie.wildcards.rules.setup import display_places
from menagerie.wildcards.table import NOBODY, Table

ROUNDS = 14

# weights of a seat, for every number of rounds left
POINTS, LARGEST, SECOND, ANIMALS, HIGH, WILD, HABITATS = 0, 1, 2, 3, 4, 5, 6
LEADS = 7  # [species]
MARGIN = LEADS + SPECIES  # [species] by how many animals a leader is safe
CARDS = MARGIN + SPECIES  # [cards in hand]
TALISMAN = CARDS + SIZES
BEST_GAIN = TALISMAN + 1  # what the best animal of the new display would bring
NEXT_GAIN = BEST_GAIN + 1  # and the second best
AT_HOME = NEXT_GAIN + 1  # cards of the best animal's habitat
CHASED = AT_HOME + 1  # [species] one animal more, and its leader is won
SEAT_WEIGHTS = CHASED + SPECIES
LEO = SEAT_WEIGHTS * ROUNDS  # nobody wins less
VALUE_WEIGHTS = LEO + 1


@compilable
def rounds_left(table: Table) -> int:
    """The rounds after this one."""
    return table.animals_size // display_places(table)


@compilable
def features_of_seat(table: Table, pad: Pad, seat: int) -> int:
    """Write down the features of a seat's chance to win at the beginning of a round. Returns how many there are."""
    if seat >= table.people:
        return add(pad, 0, LEO, 1.0)
    base = min(rounds_left(table), ROUNDS - 1) * SEAT_WEIGHTS
    count = add(pad, 0, base + POINTS, score(table, seat) / 4.0)
    count = add(pad, count, base + LARGEST, largest(table, seat) / 2.0)
    count = add(pad, count, base + SECOND, second_largest(table, seat) / 2.0)
    count = add(pad, count, base + ANIMALS, collection_size(table, seat) / 4.0)
    for species in range(SPECIES):
        ahead = int(table.collections[seat, species]) - most_of_others(table, seat, species)
        if table.leaders[species] == seat:
            count = add(pad, count, base + LEADS + species, 1.0)
            count = add(pad, count, base + MARGIN + species, float(min(ahead, 2)))
        elif ahead >= -1:
            count = add(pad, count, base + CHASED + species, 1.0)
    count = features_of_hand(table, pad, seat, base, count)
    if table.talisman == seat and table.talisman != NOBODY:
        count = add(pad, count, base + TALISMAN, 1.0)
    return features_of_outlook(table, pad, seat, base, count)


@compilable
def features_of_outlook(table: Table, pad: Pad, seat: int, base: int, count: int) -> int:
    """Features of the new display: what its animals would bring to a seat."""
    best, following, at_home = 0, 0, 0
    for place in range(display_size(table)):
        species = int(table.display[place])
        gain = gain_of(table, seat, species)
        if gain > best:
            best, following, at_home = gain, best, count_fitting(table, seat, species)
        elif gain > following:
            following = gain
    count = add(pad, count, base + BEST_GAIN, best / 2.0)
    count = add(pad, count, base + NEXT_GAIN, following / 2.0)
    return add(pad, count, base + AT_HOME, at_home / 2.0)


@compilable
def features_of_hand(table: Table, pad: Pad, seat: int, base: int, count: int) -> int:
    """Features of a hand: how many cards, how high, and of how many habitats."""
    held, high, wild, habitats = 0, 0, 0, 0
    for habitat in range(KINDS // VALUES):
        of_it = 0
        for value in range(VALUES):
            cards = int(table.hands[seat, habitat * VALUES + value])
            of_it += cards
            high += cards if value >= 2 else 0
        held += of_it
        wild += of_it if habitat == WILD_KINDS // VALUES else 0
        habitats = max(habitats, of_it)
    count = add(pad, count, base + CARDS + min(held, HAND_LIMIT), 1.0)
    count = add(pad, count, base + HIGH, high / 4.0)
    count = add(pad, count, base + WILD, wild / 2.0)
    return add(pad, count, base + HABITATS, habitats / 4.0)


def first_value_weights() -> list[float]:
    """The weights that tuning starts from: a seat with more points is ahead, the more so the later it is."""
    weights = [0.0] * VALUE_WEIGHTS
    for left in range(ROUNDS):
        weights[left * SEAT_WEIGHTS + POINTS] = 1.2 / (1 + 0.3 * left)
    weights[LEO] = -60.0
    return weights
