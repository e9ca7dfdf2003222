"""Groups runs of events that one sentence tells together. Each game declares which (`tell_with` in its `events.py`).

How it works. Events come in runs: like events in a row, one line of the log each. The first run of a group is its head. A
following run joins the head's sentence if the head's kind lists its kind (`told_with`), and if both name the same row, value
and seat, as far as they name any; a head that tells of everybody (`tells_of_all`) is joined by other seats, too. The first run
that does not join begins the next group, so a sentence never skips over anything.

Nothing is lost by joining: every run stays a separate line, with a weight that says how it is told. The log, the animation
and the rule numbers use all lines; only the text is shorter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from menagerie.core import Event

Run = tuple[Event, ...]  # like events, told as one line
Group = tuple[Run, ...]  # what one sentence tells; the first run is its head
Weight = Literal["told", "joined", "passing"]

SHARED = ("row", "value")  # fields that have to be equal if both events have them


def groups(runs: Iterable[Run]) -> Iterator[Group]:
    """Split runs into groups, each told by one sentence. Most groups are a single run."""
    group: list[Run] = []
    for run in runs:
        if group and not _joins(run[0], group[0][0]):
            yield tuple(group)
            group = []
        group.append(run)
    if group:
        yield tuple(group)


def _joins(event: Event, head: Event) -> bool:
    """Whether the sentence of an earlier event covers this one, too."""
    if type(event) not in head.told_with:
        return False
    shared = SHARED if head.tells_of_all else (*SHARED, "seat")
    return all(getattr(event, name) == getattr(head, name) for name in shared if hasattr(event, name) and hasattr(head, name))


def weights(group: Group) -> Iterator[Weight]:
    """How each run of a group is told: by its own sentence, by that of the head, or in passing."""
    yield "passing" if group[0][0].in_passing else "told"
    for _ in group[1:]:
        yield "joined"
