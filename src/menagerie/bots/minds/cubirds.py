"""The features of CuBirds: the birds in hand by what the collection needs, and what laying them takes and leaves."""

from __future__ import annotations

from menagerie.bots.minds.pad import Pad, add
from menagerie.core.rule import compilable
from menagerie.cubirds.cards import HAND, SEVEN_KINDS, SMALL_FLOCK, SPECIES, THREE_BIRDS, TWO_SPECIES
from menagerie.cubirds.rules.end import count_species
from menagerie.cubirds.rules.flock import reward
from menagerie.cubirds.rules.knowledge import hand_size
from menagerie.cubirds.rules.lay import count_enclosed, place_from_end
from menagerie.cubirds.rules.turn import DRAW_TWO, FLOCK, KEEP, PASS, PLACES
from menagerie.cubirds.table import ROBIN, Table

NEEDS = 7  # how much a collection needs a species
COUNTS = 10  # birds of a species in a hand, and more
SIZES = 16  # cards in a hand, and more
NEAR_SEVEN = 4  # species from which on a new one is needed more

# weights of answers: where each feature's begin
HELD = 0  # [species, need, count] birds that come to a hand or leave it
SHOWN = HELD + SPECIES * NEEDS * COUNTS  # [species, need, count] a flock
WINS = SHOWN + SPECIES * NEEDS * COUNTS  # a flock that wins can then be shown
TAKES = WINS + 1  # [birds taken]
LEAVES = TAKES + COUNTS  # [cards left in hand] where nothing is taken
FILLS = LEAVES + COUNTS  # the row then fills from the pile
EXPOSED = FILLS + 1  # [whether the next player is known to have what takes them] birds laid
DRAWS = EXPOSED + 2  # [cards in hand]
DRAWS_LATE = DRAWS + COUNTS  # with an empty hand: how many cards the others hold
EMPTIES = DRAWS_LATE + 1  # a flock that empties the hand
EMPTIES_OTHERS = EMPTIES + 1  # and how many cards the others hold
KINDS_SHOWN = EMPTIES_OTHERS + 1  # [species collected] a flock of a new one
THREES_SHOWN = KINDS_SHOWN + SPECIES + 1  # [birds missing for three and three] a flock of one that is collected
ANSWER_WEIGHTS = THREES_SHOWN + THREE_BIRDS * TWO_SPECIES + 1

# weights of a seat
OWNED = 0  # [species, need, count] birds in hand
PROGRESS = OWNED + SPECIES * NEEDS * COUNTS  # [species collected, birds missing for three and three]
LARGE = PROGRESS + (SPECIES + 1) * (THREE_BIRDS * TWO_SPECIES + 1)  # [whether it is its turn, cards in hand]
ORDER = LARGE + 2 * SIZES  # [seats before it]
CAN_WIN = ORDER + 5  # [seats before it] it holds a flock that wins
SEAT_WEIGHTS = CAN_WIN + 5
VALUE_WEIGHTS = 2 * SEAT_WEIGHTS  # RobinBird's are others

# notes
KINDS, TRIPLES, MISSING, SIZE, OTHERS, NEED, TAKEN = 0, 1, 2, 3, 4, 8, 8 + SPECIES


@compilable
def missing_threes(table: Table, seat: int) -> int:
    """The number of birds that a collection lacks for three each of two species."""
    most, second = 0, 0
    for species in range(SPECIES):
        count = min(THREE_BIRDS, int(table.collections[seat, species]))
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    return THREE_BIRDS * TWO_SPECIES - most - second


@compilable
def need_of(table: Table, seat: int, species: int, kinds: int, triples: int) -> int:
    """How much a collection needs a species, and how near that is to a goal."""
    held = int(table.collections[seat, species])
    if held == 0:
        return 1 if kinds >= NEAR_SEVEN else 0
    if held >= THREE_BIRDS:
        return NEEDS - 1
    return 2 * held + (1 if triples > 0 else 0)


@compilable
def would_win(held: int, brought: int, kinds: int, triples: int) -> bool:
    """Whether a flock that earns this many birds of a species reaches a goal."""
    if brought == 0:
        return False
    if held == 0:
        kinds += 1
    if held < THREE_BIRDS <= held + brought:
        triples += 1
    return kinds >= SEVEN_KINDS or triples >= TWO_SPECIES


@compilable
def observe(table: Table, pad: Pad) -> None:
    """Look up what the features of all answers of the seat to act need."""
    seat, notes = table.to_act, pad.notes
    kinds, triples = count_species(table, seat, 1), count_species(table, seat, THREE_BIRDS)
    others = 0
    for other in range(table.seats):
        others += hand_size(table, other)
    own = hand_size(table, seat)
    notes[KINDS], notes[TRIPLES], notes[SIZE] = kinds, triples, own
    notes[MISSING] = missing_threes(table, seat)
    notes[OTHERS] = (others - own) / (table.seats - 1) / HAND
    for species in range(SPECIES):
        notes[NEED + species] = need_of(table, seat, species, kinds, triples)


@compilable
def bin_of(species: int, need: int, count: int) -> int:
    """The index for a species, how much it is needed, and how many birds there are."""
    return (species * NEEDS + need) * COUNTS + min(count, COUNTS - 1)


@compilable
def features_of(table: Table, pad: Pad, number: int) -> int:
    """Write down the features of an answer, after `observe`. Returns how many there are."""
    if number < DRAW_TWO:
        return features_of_laying(table, pad, number // PLACES, number % PLACES // 2, number % 2)
    if number == DRAW_TWO:
        size = int(pad.notes[SIZE])
        count = add(pad, 0, DRAWS + min(size, COUNTS - 1), 1.0)
        return add(pad, count, DRAWS_LATE, pad.notes[OTHERS]) if size == 0 else count
    if number == KEEP or number == PASS:
        return 0
    return features_of_flock(table, pad, number - FLOCK)


@compilable
def features_of_laying(table: Table, pad: Pad, species: int, row: int, side: int) -> int:
    """Features of laying: birds that leave the hand and birds that come, what they may win, and what is left to the others."""
    seat, notes = table.to_act, pad.notes
    held = int(table.hands[seat, species])
    kinds, triples = int(notes[KINDS]), int(notes[TRIPLES])
    count = add(pad, 0, HELD + bin_of(species, int(notes[NEED + species]), held), -1.0)
    wins = 0.0
    if would_win(int(table.collections[seat, species]), reward(species, held), kinds, triples):
        wins = -1.0
    enclosed = count_enclosed(table, row, side, species)
    for other in range(SPECIES):
        notes[TAKEN + other] = 0.0
    for steps in range(enclosed):
        notes[TAKEN + table.rows[row, place_from_end(table, row, side, steps)]] += 1.0
    for other in range(SPECIES):
        taken = int(notes[TAKEN + other])
        if taken > 0:
            before, need = int(table.hands[seat, other]), int(notes[NEED + other])
            count = add(pad, count, HELD + bin_of(other, need, before + taken), 1.0)
            if before > 0:
                count = add(pad, count, HELD + bin_of(other, need, before), -1.0)
            if would_win(int(table.collections[seat, other]), reward(other, before + taken), kinds, triples):
                wins = 1.0
    if wins != 0.0:
        count = add(pad, count, WINS, wins)
    if enclosed == 0:
        count = add(pad, count, LEAVES + min(int(notes[SIZE]) - held, COUNTS - 1), 1.0)
    else:
        count = add(pad, count, TAKES + min(enclosed, COUNTS - 1), 1.0)
    return features_of_row(table, pad, count, species, row, side, held, enclosed)


@compilable
def features_of_row(table: Table, pad: Pad, count: int, species: int, row: int, side: int, held: int, enclosed: int) -> int:
    """Features of a row after laying: whether it fills, and whether the next player can take the laid birds."""
    steps, size = enclosed, int(table.row_size[row])
    while steps < size and table.rows[row, place_from_end(table, row, side, steps)] == species:
        steps += 1
    if steps == size:
        return add(pad, count, FILLS, 1.0)
    behind = int(table.rows[row, place_from_end(table, row, side, steps)])
    following = (table.to_act + 1) % table.seats
    known = 1 if table.known[following, behind] > 0 else 0
    return add(pad, count, EXPOSED + known, float(held + steps - enclosed))


@compilable
def features_of_flock(table: Table, pad: Pad, species: int) -> int:
    """Features of a flock: what it brings, and whether it empties the hand."""
    seat, notes = table.to_act, pad.notes
    held, owned = int(table.hands[seat, species]), int(table.collections[seat, species])
    kinds, triples, brought = int(notes[KINDS]), int(notes[TRIPLES]), reward(species, held)
    count = add(pad, 0, SHOWN + bin_of(species, int(notes[NEED + species]), held), 1.0)
    if would_win(owned, brought, kinds, triples):
        count = add(pad, count, WINS, 1.0)
    if owned == 0:
        count = add(pad, count, KINDS_SHOWN + kinds, 1.0)
    else:
        count = add(pad, count, THREES_SHOWN + int(notes[MISSING]), 1.0)
    if held == int(notes[SIZE]):
        count = add(pad, count, EMPTIES, 1.0)
        count = add(pad, count, EMPTIES_OTHERS, notes[OTHERS])
    return count


@compilable
def features_of_seat(table: Table, pad: Pad, seat: int) -> int:
    """Write down the features of a seat's chance to win at the beginning of a turn. Returns how many there are."""
    kinds, triples = count_species(table, seat, 1), count_species(table, seat, THREE_BIRDS)
    base = SEAT_WEIGHTS if table.solo == 1 and seat == ROBIN else 0
    before = (seat - table.to_act + table.seats) % table.seats
    count, can_win, size = 0, False, 0
    for species in range(SPECIES):
        held = int(table.hands[seat, species])
        if held > 0:
            size += held
            need = need_of(table, seat, species, kinds, triples)
            count = add(pad, count, base + OWNED + bin_of(species, need, held), 1.0)
            if would_win(int(table.collections[seat, species]), reward(species, held), kinds, triples):
                can_win = True
    threes = missing_threes(table, seat)
    count = add(pad, count, base + PROGRESS + kinds * (THREE_BIRDS * TWO_SPECIES + 1) + threes, 1.0)
    turn = 1 if before == 0 else 0
    count = add(pad, count, base + LARGE + turn * SIZES + min(size, SIZES - 1), 1.0)
    count = add(pad, count, base + ORDER + before, 1.0)
    return add(pad, count, base + CAN_WIN + before, 1.0) if can_win else count


def first_answer_weights() -> list[float]:
    """The weights that tuning starts from: birds are worth something as parts of a flock."""
    weights = [0.0] * ANSWER_WEIGHTS
    for species in range(SPECIES):
        for need in range(NEEDS):
            for count in range(1, COUNTS):
                part = min(1.0, count / SMALL_FLOCK[species])
                weights[HELD + bin_of(species, need, count)] = part
                weights[SHOWN + bin_of(species, need, count)] = 1.0
    weights[WINS] = 5.0
    return weights


def first_value_weights() -> list[float]:
    """The weights that tuning starts from: a seat that lacks fewer birds is ahead."""
    weights = [0.0] * VALUE_WEIGHTS
    for base in (0, SEAT_WEIGHTS):
        for kinds in range(SPECIES + 1):
            for threes in range(THREE_BIRDS * TWO_SPECIES + 1):
                nearer = min(SEVEN_KINDS - kinds, threes)
                weights[base + PROGRESS + kinds * (THREE_BIRDS * TWO_SPECIES + 1) + threes] = -0.5 * nearer
    return weights


@compilable
def is_mixed(table: Table) -> bool:
    """False: nothing is sealed in this game, so it does no harm to be predictable."""
    return False


def form_of(table: Table) -> str:
    """The form of a game, as the file of its weights is named."""
    return "solo" if table.solo == 1 else str(table.seats)
