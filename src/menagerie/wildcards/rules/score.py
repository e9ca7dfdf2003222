"""The end: what collections, leaders, tokens and secret animals are worth, and who is ahead."""

from menagerie.core.rule import rule
from menagerie.wildcards.cards import SPECIES, Species
from menagerie.wildcards.rules.duel import score_secret
from menagerie.wildcards.rules.leaders import most_of_others
from menagerie.wildcards.rules.order import is_person
from menagerie.wildcards.table import Edition, Table


@rule
def largest(table: Table, seat: int) -> int:
    """How many animals a seat has of the species it has most of."""
    most = 0
    for species in range(SPECIES):
        if table.collections[seat, species] > most:
            most = int(table.collections[seat, species])
    return most


@rule
def second_largest(table: Table, seat: int) -> int:
    """How many it has of its second-largest species; as many as of the largest, if both are equal."""
    most, second = 0, 0
    for species in range(SPECIES):
        count = int(table.collections[seat, species])
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    return second


@rule
def leader_points(species: int) -> int:
    """W10.4 Each leader is worth one point, the peacock three."""
    return 3 if species == Species.PEACOCK else 1


@rule
def score_leaders(table: Table, seat: int) -> int:
    """What the leaders of a seat are worth."""
    points = 0
    for species in range(SPECIES):
        if table.leaders[species] == seat:
            points += leader_points(species)
    return points


@rule
def score_animals(table: Table, seat: int) -> int:
    """W10.3 The largest species counts two points per card, the second largest one."""
    return 2 * largest(table, seat) + second_largest(table, seat)


@rule
def score(table: Table, seat: int) -> int:
    """W10.5, W12.6 All points of a person; Leo has none."""
    if not is_person(table, seat):
        return 0
    return score_animals(table, seat) + score_leaders(table, seat) + table.tokens[seat] + score_secret(table, seat)


@rule
def collection_size(table: Table, seat: int) -> int:
    """How many animals a seat has."""
    size = 0
    for species in range(SPECIES):
        size += table.collections[seat, species]
    return size


@rule
def rank(table: Table, seat: int) -> int:
    """W10.6, W12.6 One more than the number of people ahead, by points, then by animals; equals share a rank. Leo has none."""
    better = 0
    for other in range(table.people):
        ahead = score(table, other) - score(table, seat)
        if ahead > 0 or (ahead == 0 and collection_size(table, other) > collection_size(table, seat)):
            better += 1
    return better + 1


@rule
def open_score(table: Table, seat: int) -> int:
    """The points of a person that everyone can count: without a secret animal."""
    return score(table, seat) - score_secret(table, seat)


@rule
def leads(table: Table, seat: int) -> bool:
    """Whether, by points that everyone can count, then by animals, no person is ahead and somebody is behind."""
    somebody_behind = False
    for other in range(table.people):
        ahead = open_score(table, other) - open_score(table, seat)
        if ahead == 0:
            ahead = collection_size(table, other) - collection_size(table, seat)
        if ahead > 0:
            return False
        if ahead < 0:
            somebody_behind = True
    return somebody_behind and is_person(table, seat)


@rule
def leader_gain_of(table: Table, seat: int, species: int) -> int:
    """The points of the leader that comes with one more animal of a species: none if it is already there, or does not come."""
    if table.leaders[species] != seat and table.collections[seat, species] + 1 >= most_of_others(table, seat, species):
        return leader_points(species)
    return 0


@rule
def open_gain_of(table: Table, seat: int, species: int) -> int:
    """How many points one more animal of a species brings a person, its leader included, as far as everyone can count them."""
    held = table.collections[seat, species]
    points = 2 if held == largest(table, seat) else 1 if held == second_largest(table, seat) else 0
    return points + leader_gain_of(table, seat, species)


@rule
def gain_of(table: Table, seat: int, species: int) -> int:
    """How many points one more animal of a species brings a person, at the moment; its leader and a secret animal count, too."""
    points = open_gain_of(table, seat, species)
    if table.edition == Edition.DUEL and table.flat_secret == 0 and table.secrets[seat] == species:
        points += 1
    return points


@rule
def has_won(table: Table, seat: int) -> bool:
    """W10.6 Whether a person is first, alone or with others."""
    return seat < table.people and rank(table, seat) == 1
