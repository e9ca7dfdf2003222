"""The view that everyone shares, made once for each line of the log, and what each moment changed in it.

How it works. Most of what people see is the same for all of them, so it is made once and reused (structural sharing).

Views: after each line the spectator's view is built from nothing, never patched, so no mistake can pile up. A seat's own view
is made from it by replacing the parts that only this seat may see. Each field is encoded as JSON once; a field that equals the
one in the last view, or in the spectator's, reuses the encoded bytes.

Changes: the public events of the last action are applied one after the other to the view before it, and the difference is taken
for everything that is shown at once. A seat that no event touches gets exactly this list. A seat that one does touch gets the
list with its own part worked out from its own events. Only where a seat saw other events than the rest, or the view before is
unknown, is everything worked out for it alone.

Identity decides who receives the same: everyone with the shared changes holds the very same list, `_changes`, and finished
moments are remembered for that list alone. It lives for one line of the log, so two lines cannot be confused. What is shared
comes from the spectator's view and public events only, so it cannot leak a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, repeat
from typing import Any, NamedTuple

import msgspec

from menagerie.core import Event
from menagerie.core.plain import Plain, camel_to_kebab, difference, to_plain
from menagerie.core.view_changes import replace, replaced
from menagerie.server.play.gamelog import GameLog, Happening
from menagerie.server.wire.game_parts import Moment

_encoder = msgspec.json.Encoder()

UNTOLD = -1  # the seq before anything was looked at
NOTHING: Any = {"of": {}}  # the difference between two equal views


class EventStep(NamedTuple):
    """One event: the seat that it names, and the views before and after it."""

    named: int | None
    before: Any
    after: Any

    def touches(self, seat: int) -> bool:
        """Whether it may have changed anything of a seat. An event that names the seat may, even if others see no change."""
        return self.named == seat or self.after.seats[seat] is not self.before.seats[seat]


class ShownAtOnce(NamedTuple):
    """Things that are shown at once (mostly just one): their events, and what they changed in the view."""

    things: list[Happening]
    steps: list[EventStep]
    change: Plain


class SharedView:
    """The views of a table, and what the last action changed in them. See above for how they are shared."""

    def __init__(self, gamelog: GameLog, *, memory_aid: bool) -> None:
        self._gamelog = gamelog
        self._memory_aid = memory_aid
        self._together = {camel_to_kebab(kind.__name__) for kind in gamelog.game.event_kinds if kind.together}
        self._seq = UNTOLD
        self._view: Any = None
        self._parts: dict[str, Any] = {}  # the fields of the view, encoded
        self._before: Any = None
        self._shown: list[ShownAtOnce] | None = None
        self._changes: list[Plain] | None = None  # for everyone who was not touched
        self._told: dict[tuple[int, str], list[Moment]] = {}  # and their moments, by the first line's number and the language

    # the view now

    def view(self, seat: int | None) -> Any:
        """The current view of a seat, as it is shown."""
        self._catch_up()
        return self._view if seat is None else self.remembered(self._gamelog.game.own_view(seat, self._view))

    def plain_of(self, view: Any) -> Any:
        """The JSON value of a seat's current view; shared fields are encoded already."""
        return _encoded(view, self._view, self._parts)

    def _catch_up(self) -> None:
        """Build the spectator's view from nothing, if the game has moved on."""
        gamelog = self._gamelog
        if self._seq != gamelog.seq:
            before, self._view = self._view, self.remembered(gamelog.game.view(None))
            self._parts = _encoded(self._view, before, self._parts)
            self.forget_changes()
            self._before = before if self._seq == gamelog.seq - 1 else None
            self._seq = gamelog.seq

    def remembered(self, view: Any) -> Any:
        """A view as this table shows it: with or without what only a good memory would still know."""
        return view if self._memory_aid else self._gamelog.game.without_memory(view)

    # what the last action changed

    def forget_changes(self) -> None:
        """Forget what the last action changed, because everyone has received it."""
        self._before = self._shown = self._changes = None
        self._told = {}

    def changes(self, seat: int | None, before: Any, happened: list[Happening]) -> list[Plain]:
        """What each thing that happened changed in a seat's view, given the view before the last action."""
        self._catch_up()
        shown = self._shown_to_all() if self._before is not None else list(self.shown_since(before, happened))
        if happened is not self._gamelog.happened(None):
            own = [_shape(things) for things in self._shown_at_once(happened)]
            if own != [_shape(each.things) for each in shown]:
                shown = list(self.shown_since(before, happened))
        if seat is None or not any(step.touches(seat) for each in shown for step in each.steps):
            return self._changes_of_all(shown)
        return list(self._own_changes(seat, before.seats[seat], happened, shown))

    def _changes_of_all(self, shown: list[ShownAtOnce]) -> list[Plain]:
        if shown is not self._shown:
            return [change for each in shown for change in _spread(each.change, len(each.things))]
        if self._changes is None:
            self._changes = [change for each in shown for change in _spread(each.change, len(each.things))]
        return self._changes

    def told(self, changes: list[Plain], first: int, language: str) -> list[Moment] | None:
        """The moments already made for another ear, if they are the same: shared changes, language and line number."""
        return self._told.get((first, language)) if changes is self._changes else None

    def note_told(self, changes: list[Plain], first: int, language: str, told: list[Moment]) -> None:
        """Remember moments for others who have the same changes."""
        if changes is self._changes:
            self._told[first, language] = told

    def _shown_to_all(self) -> list[ShownAtOnce]:
        if self._shown is None:
            self._shown = list(self.shown_since(self._before, self._gamelog.happened(None)))
        return self._shown

    def shown_since(self, view: Any, happened: list[Happening]) -> Iterator[ShownAtOnce]:
        """What happened since a view, one part after the other as it is shown."""
        for things in self._shown_at_once(happened):
            before, steps = view, []
            for event in _events_of(things):
                earlier, view = view, self._gamelog.game.after(view, event)
                steps.append(EventStep(getattr(event, "seat", None), earlier, view))
            view = self.remembered(view)
            yield ShownAtOnce(things, steps, difference(before, view))

    def _own_changes(self, seat: int, own: Any, happened: list[Happening], shown: list[ShownAtOnce]) -> Iterator[Plain]:
        """The shared changes, but with a seat's own part as that seat sees it."""
        events = iter(_events_of(happened))
        for each in shown:
            before, is_touched = own, False
            for step in each.steps:
                event = next(events)
                if step.touches(seat):
                    view = replace(step.before, seat=seat, seats=replaced(step.before.seats, seat, own))
                    own, is_touched = self._gamelog.game.after(view, event).seats[seat], True
            change = _with_seat(each.change, seat, difference(before, own)) if is_touched else each.change
            yield from _spread(change, len(each.things))

    def _shown_at_once(self, happened: list[Happening]) -> Iterator[list[Happening]]:
        for code, like in groupby(happened, key=lambda each: each.line.code):
            if code in self._together:
                yield list(like)
            else:
                yield from ([each] for each in like)


def _encoded(view: Any, other: Any, parts: dict[str, Any]) -> dict[str, Any]:
    """Encode the fields of a view and of its seats. Fields that are equal in another view are taken from there."""
    its = {} if other is None else vars(other)
    made = {}
    for name, value in vars(view).items():
        if name in its and (value is its[name] or value == its[name]):
            made[name] = parts[name]
        elif name == "seats":
            others = zip(its[name], parts[name], strict=True) if name in its else repeat((None, {}))
            beside = zip(value, others, strict=False)
            made[name] = [part if player is old else _encoded(player, old, part) for player, (old, part) in beside]
        else:
            made[name] = msgspec.Raw(_encoder.encode(to_plain(value)))
    return made


def _shape(things: list[Happening]) -> list[tuple[str, Plain, int]]:
    return [(each.line.code, each.line.values.get("seat"), len(each.events)) for each in things]


def _events_of(things: list[Happening]) -> list[Event]:
    return [event for each in things for event in each.events]


def _spread(change: Plain, things: int) -> list[Plain]:
    """Give the whole change to the first of several things that are shown at once."""
    return [change, *[NOTHING] * (things - 1)]


def _with_seat(change: Any, seat: int, own: Any) -> Plain:
    """A change of a view with another change, or none, for one seat."""
    of = dict(change["of"])
    seats = {**of.pop("seats", NOTHING)["of"], str(seat): own}
    if own == NOTHING:
        del seats[str(seat)]
    return {"of": of | {"seats": {"of": seats}} if seats else of}
