"""The view after something has moved: copies of rows, counts and seats with one change each. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, ClassVar, Protocol, TypeVar

from menagerie.core.message import Event


class SeatedView(Protocol):
    """A view with seats."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def seats(self) -> tuple[Any, ...]: ...


View = TypeVar("View", bound=SeatedView)
Kind = TypeVar("Kind", bound=IntEnum)
Thing = TypeVar("Thing")
Change = Callable[[View, Any], View]  # Any: an event with the fields that the place needs


def replace(thing: Thing, **changes: object) -> Thing:
    """A part of a view with some other values; `dataclasses.replace` does the same, but takes ten times as long."""
    kind: Any = type(thing)
    made: Thing = kind.__new__(kind)
    made.__dict__.update(thing.__dict__, **changes)  # therefore these have no slots
    return made


def moved(view: View, event: Event, leave: Mapping[Any, Change[View]], enter: Mapping[Any, Change[View]]) -> View:
    """A view after an event's cards left one place and entered another; places that no view shows change nothing."""
    for place, changes in zip(event.moves, (leave, enter), strict=False):
        view = changes[place](view, event) if place in changes else view
    return view


def draw_from(size: str) -> Change[Any]:
    """A change for cards that leave a face-down pile, of which only the size is visible. An empty pile stays empty."""
    return lambda view, event: replace(view, **{size: max(0, getattr(view, size) - count(event))})


def add_to(counts: str, of: str) -> Change[Any]:
    """A change for cards that enter a place where each kind is counted; `of` names the event's field."""
    return lambda view, event: replace(view, **{counts: plus(getattr(view, counts), getattr(event, of), count(event))})


def give_to(counts: str, of: str) -> Change[Any]:
    """A change for cards that enter a counted place of a seat."""
    return lambda view, event: with_seat(
        view, event.seat, **{counts: plus(getattr(view.seats[event.seat], counts), getattr(event, of))}
    )


def count(event: Event) -> int:
    """How many cards an event moves."""
    return getattr(event, "count", 1)


def with_seat(view: View, seat: int, **changes: object) -> View:
    """A view with something else at a seat."""
    return replace(view, seats=replaced(view.seats, seat, replace(view.seats[seat], **changes)))


def plus(counts: Mapping[Kind, int], kind: Kind | None, more: int = 1) -> Mapping[Kind, int]:
    """Counts with some more of a kind (below 0: fewer), in the order of kinds; a hidden card has no kind."""
    changed = counts if kind is None else {**counts, kind: counts.get(kind, 0) + more}
    return {each: changed[each] for each in sorted(changed) if changed[each] > 0}


def without(things: tuple[Thing, ...], gone: Thing) -> tuple[Thing, ...]:
    """A row without the first item equal to this one."""
    return replaced(things, things.index(gone)) if gone in things else things


def replaced(things: tuple[Thing, ...], place: int, *new: Thing) -> tuple[Thing, ...]:
    """A row with another item, or none, in a place."""
    return (*things[:place], *new, *things[place + 1 :])
