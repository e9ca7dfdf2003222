"""Completing flocks: chapter C5."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.cubirds.cards import BIG_FLOCK, SMALL_FLOCK
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.end import check_goals
from menagerie.cubirds.rules.knowledge import lose_all
from menagerie.cubirds.table import Step, Table


@rule
def reward(species: int, count: int) -> int:
    """C1.2, C5.3 A small flock earns one bird, a big one two; more birds earn no more, and fewer earn nothing."""
    if count >= BIG_FLOCK[species]:
        return 2
    return 1 if count >= SMALL_FLOCK[species] else 0


@rule
def is_flock(table: Table, seat: int, species: int) -> bool:
    """C5.4 Whether a seat holds enough birds of a species for a flock."""
    return reward(species, table.hands[seat, species]) > 0


@rule
def may_complete_flock(table: Table, species: int) -> bool:
    """C5.4 You may only show birds that are enough for a flock."""
    return table.step == Step.FLOCK and is_flock(table, table.to_act, species)


@rule
def may_pass(table: Table) -> bool:
    """C5.1 You never have to complete a flock."""
    return table.step == Step.FLOCK


@rule
def complete_flock(table: Table, seat: int, species: int) -> None:
    """C5.2 Show all birds of one species: some join the collection to stay (C5.3, C5.6), the rest are discarded (C5.5)."""
    count = lose_all(table, seat, species)
    note(table, Happened.FLOCK_SHOWN, seat, species, count)
    collected = reward(species, count)
    for _ in range(collected):
        table.collections[seat, species] += 1
        note(table, Happened.BIRD_COLLECTED, seat, species)
    table.discard[species] += count - collected
    table.known_discard[species] += count - collected
    note(table, Happened.FLOCK_DISCARDED, seat, species, count - collected)
    check_goals(table, seat)


@rule
def decline_flock(table: Table) -> None:
    """C5.1 Do not complete a flock this turn."""
    note(table, Happened.FLOCK_DECLINED, table.to_act)
