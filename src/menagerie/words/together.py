"""What belongs together is told in one sentence. Which events do, a game says where it declares them (`tell_with`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from menagerie.core import Event

Run = tuple[Event, ...]  # like events, told as one line
Group = tuple[Run, ...]  # what one sentence tells; the first is the one whose sentence it is
Weight = Literal["told", "joined", "passing"]

SHARED = ("row", "value")  # where both name one, it is the same


def groups(runs: Iterable[Run]) -> Iterator[Group]:
    """Runs that follow each other, each with those that its sentence tells; most are alone."""
    group: list[Run] = []
    for run in runs:
        if group and not _joins(run[0], group[0][0]):
            yield tuple(group)
            group = []
        group.append(run)
    if group:
        yield tuple(group)


def _joins(event: Event, head: Event) -> bool:
    """Whether an event is told by the sentence of another, which came before it."""
    if type(event) not in head.told_with:
        return False
    shared = SHARED if head.tells_of_all else (*SHARED, "seat")
    return all(getattr(event, name) == getattr(head, name) for name in shared if hasattr(event, name) and hasattr(head, name))


def weights(group: Group) -> Iterator[Weight]:
    """How each run of a group is told: by its own sentence, by that of the first, or in passing."""
    yield "passing" if group[0][0].in_passing else "told"
    for _ in group[1:]:
        yield "joined"
