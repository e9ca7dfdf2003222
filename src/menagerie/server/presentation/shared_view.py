"""What all see alike of a game, made once for each line of the log: a spectator's view, and what each moment changed in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, repeat
from typing import Any, NamedTuple

import msgspec

from menagerie.core import Event
from menagerie.core.plain import Plain, camel_to_kebab, difference, to_plain
from menagerie.core.view_changes import replace, replaced
from menagerie.server.play.gamelog import GameLog, Happening
from menagerie.server.wire.messages import Moment

_encoder = msgspec.json.Encoder()

UNTOLD = -1  # before the first line of a log
NOTHING: Any = {"of": {}}  # the difference of two equal views


class EventStep(NamedTuple):
    """One event: whom it names, and the views before and after it."""

    named: int | None
    before: Any
    after: Any

    def touches(self, seat: int) -> bool:
        """Whether it may have changed what lies before a seat; of what one does oneself others may see nothing."""
        return self.named == seat or self.after.seats[seat] is not self.before.seats[seat]


class ShownAtOnce(NamedTuple):
    """What is shown at once, mostly one thing: its events, and what they changed in the view."""

    things: list[Happening]
    steps: list[EventStep]
    change: Plain


class SharedView:
    """The views of a table. A seat's own is made from a spectator's, so that only what is its own is made anew."""

    def __init__(self, gamelog: GameLog, *, memory_aid: bool) -> None:
        self._gamelog = gamelog
        self._memory_aid = memory_aid
        self._together = {camel_to_kebab(kind.__name__) for kind in gamelog.game.event_kinds if kind.together}
        self._seq = UNTOLD
        self._view: Any = None
        self._parts: dict[str, Any] = {}  # of the view, encoded
        self._before: Any = None
        self._beats: list[ShownAtOnce] | None = None
        self._changes: list[Plain] | None = None  # of all to whom nothing happened
        self._told: dict[tuple[int, str], list[Moment]] = {}  # and what they are told: from which line on, in which language

    # how it stands

    def view(self, seat: int | None) -> Any:
        """What a seat sees now, as it is shown."""
        self._catch_up()
        return self._view if seat is None else self.remembered(self._gamelog.game.own_view(seat, self._view))

    def plain_of(self, view: Any) -> Any:
        """The JSON value of a seat's view of now; what others see alike is encoded already."""
        return _encoded(view, self._view, self._parts)

    def _catch_up(self) -> None:
        """See where the game stands, if it has gone on. A view is always built up from nothing."""
        gamelog = self._gamelog
        if self._seq != gamelog.seq:
            before, self._view = self._view, self.remembered(gamelog.game.view(None))
            self._parts = _encoded(self._view, before, self._parts)
            self.forget_changes()
            self._before = before if self._seq == gamelog.seq - 1 else None
            self._seq = gamelog.seq

    def remembered(self, view: Any) -> Any:
        """A view as it is shown at this table: with what only a good memory holds, or without."""
        return view if self._memory_aid else self._gamelog.game.without_memory(view)

    # what the last action changed

    def forget_changes(self) -> None:
        """All were told: nobody asks again what the last action changed."""
        self._before = self._beats = self._changes = None
        self._told = {}

    def changes(self, seat: int | None, before: Any, happened: list[Happening]) -> list[Plain]:
        """What each thing that the last action did changed in the view of a seat, which was this one before."""
        self._catch_up()
        beats = self._beats_of_all() if self._before is not None else list(self.beats_of(before, happened))
        if happened is not self._gamelog.happened(None):
            own = [_shape(things) for things in self._shown_at_once(happened)]
            if own != [_shape(beat.things) for beat in beats]:
                beats = list(self.beats_of(before, happened))
        if seat is None or not any(step.touches(seat) for beat in beats for step in beat.steps):
            return self._changes_of_all(beats)
        return list(self._own_changes(seat, before.seats[seat], happened, beats))

    def _changes_of_all(self, beats: list[ShownAtOnce]) -> list[Plain]:
        if beats is not self._beats:
            return [change for beat in beats for change in _spread(beat.change, len(beat.things))]
        if self._changes is None:
            self._changes = [change for beat in beats for change in _spread(beat.change, len(beat.things))]
        return self._changes

    def told(self, changes: list[Plain], first: int, language: str) -> list[Moment] | None:
        """What somebody else was told already, if it is the same: nothing happened to either, and their logs are as long."""
        return self._told.get((first, language)) if changes is self._changes else None

    def note_told(self, changes: list[Plain], first: int, language: str, told: list[Moment]) -> None:
        """Remember what somebody was told."""
        if changes is self._changes:
            self._told[first, language] = told

    def _beats_of_all(self) -> list[ShownAtOnce]:
        if self._beats is None:
            self._beats = list(self.beats_of(self._before, self._gamelog.happened(None)))
        return self._beats

    def beats_of(self, view: Any, happened: list[Happening]) -> Iterator[ShownAtOnce]:
        """What happened since somebody's view was this one, beat by beat."""
        for things in self._shown_at_once(happened):
            before, steps = view, []
            for event in _events_of(things):
                earlier, view = view, self._gamelog.game.after(view, event)
                steps.append(EventStep(getattr(event, "seat", None), earlier, view))
            view = self.remembered(view)
            yield ShownAtOnce(things, steps, difference(before, view))

    def _own_changes(self, seat: int, own: Any, happened: list[Happening], beats: list[ShownAtOnce]) -> Iterator[Plain]:
        """What all saw change, but with what changed of a seat as itself sees it."""
        events = iter(_events_of(happened))
        for beat in beats:
            before, is_touched = own, False
            for step in beat.steps:
                event = next(events)
                if step.touches(seat):
                    view = replace(step.before, seat=seat, seats=replaced(step.before.seats, seat, own))
                    own, is_touched = self._gamelog.game.after(view, event).seats[seat], True
            change = _with_seat(beat.change, seat, difference(before, own)) if is_touched else beat.change
            yield from _spread(change, len(beat.things))

    def _shown_at_once(self, happened: list[Happening]) -> Iterator[list[Happening]]:
        for code, like in groupby(happened, key=lambda each: each.line.code):
            if code in self._together:
                yield list(like)
            else:
                yield from ([each] for each in like)


def _encoded(view: Any, other: Any, parts: dict[str, Any]) -> dict[str, Any]:
    """The fields of a view and of each of its seats, encoded; what is equal in another view is taken from there."""
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
    """What is shown at once changes the table with the first of it."""
    return [change, *[NOTHING] * (things - 1)]


def _with_seat(change: Any, seat: int, own: Any) -> Plain:
    """A change of a view in which something else, or nothing, has changed of a seat."""
    of = dict(change["of"])
    seats = {**of.pop("seats", NOTHING)["of"], str(seat): own}
    if own == NOTHING:
        del seats[str(seat)]
    return {"of": of | {"seats": {"of": seats}} if seats else of}
