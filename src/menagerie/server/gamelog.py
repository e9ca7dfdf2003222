"""A game and the log it is made of. No clock, no network, no disk: the same log always gives the same game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from menagerie.core import AnyGame, Line, Seed
from menagerie.core.option import OptionValue
from menagerie.core.plain import whole_number
from menagerie.server.store import EventRow
from menagerie.words.say import line_of, runs

AUTOMATIC = "auto:"  # how the ids begin under which a seat's only answer was given for it
UNDO = "undo"  # "undo 12": all but the first twelve actions are taken back


class GameLog:
    """One game in play. `seq` counts the lines of the log; what was taken back stays in it."""

    def __init__(
        self, kind: type[AnyGame], players: int, seed: Seed, options: dict[str, OptionValue], log: Iterable[EventRow] = ()
    ) -> None:
        self._start = (kind, players, seed, options)
        self.game = self._new()
        self.log: list[EventRow] = []
        self._seqs: dict[tuple[int, str], int] = {}
        self._asked: dict[int, tuple[object, int]] = {}
        self._actions: list[EventRow] = []  # those that were not taken back
        self.ends = [self.game.event_count]
        self._note_questions()
        for line in log:
            self.apply(line)

    def _new(self) -> AnyGame:
        kind, players, seed, options = self._start
        return kind.new(players, seed=seed, **options)

    @property
    def moments_of_last(self) -> int:
        """How many moments people are shown of the last action."""
        return len(list(runs(self.game.events(None, self.ends[-2])))) if len(self.ends) > 1 else 0

    @property
    def seq(self) -> int:
        """How many lines the log has."""
        return len(self.log)

    def seq_of(self, seat: int, client_id: str) -> int | None:
        """Where in the log a message of a client stands already."""
        return self._seqs.get((seat, client_id))

    def seq_of_same(self, seat: int, action: str, since: int) -> int | None:
        """Where a seat did just this after a moment, as when the only answer was given for it: then nothing is lost."""
        same = (line.seq for line in self._actions if line.seq > since and (line.seat, line.action) == (seat, action))
        return next(same, None)

    def apply(self, line: EventRow) -> None:
        """Play one line of the log. IllegalAction or BadText: nothing has changed."""
        word, _, kept = line.action.partition(" ")
        if word == UNDO:
            count = whole_number(kept)
            assert count is not None, line.action
            self._rewind(line.seat, count)
        else:
            self.game.act(line.seat, line.action)
            self._actions.append(line)
            self.ends.append(self.game.event_count)
        self.log.append(line)
        self._seqs[line.seat, line.client_id] = line.seq
        self._asked.pop(line.seat, None)
        self._note_questions()

    def _rewind(self, seat: int, count: int) -> None:
        actions = len(self._actions) - count
        if actions <= self.game.undoable(seat):
            for _ in range(actions):
                self.game.undo(seat)
        else:
            self.game = self._new()
            for line in self._actions[:count]:
                self.game.act(line.seat, line.action)
        del self._actions[count:]
        del self.ends[count + 1 :]

    def _note_questions(self) -> None:
        """Remember since when each seat is asked what it is asked now: an answer to that question is never stale."""
        for seat in range(self.game.seats):
            offers = self.game.legal_actions(seat)
            if seat not in self._asked or self._asked[seat][0] != offers:
                self._asked[seat] = (offers, self.seq)

    def asked_since(self, seat: int) -> int:
        """The seq at which the question that a seat is asked now was first put."""
        return self._asked[seat][1]

    def is_asked(self, seat: int, question: int) -> bool:
        """Whether a seat is still asked the question that was put at this seq."""
        return seat in self.game.to_act and self._asked[seat][1] == question

    def kept_without_last_of(self, seat: int) -> int | None:
        """How many actions stay when a seat takes its last one back, not counting answers given for it; None if it has none."""
        for index in range(len(self._actions) - 1, -1, -1):
            line = self._actions[index]
            if line.seat == seat and not line.client_id.startswith(AUTOMATIC):
                return index
        return None

    def may_undo_at_once(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking: the engine says whether anything was revealed since."""
        kept = self.kept_without_last_of(seat)
        return kept is not None and len(self._actions) - kept <= self.game.undoable(seat)

    def undone_by(self, seat: int | None, watcher: int | None) -> list[tuple[int, Line]]:
        """What taking back would take back: who did it, and what a watcher saw of it first. Empty: nothing can be taken back."""
        kept = None if seat is None or self.game.result is not None else self.kept_without_last_of(seat)
        if kept is None:
            return []
        start, events = self.ends[kept], self.game.events(watcher, self.ends[kept])
        firsts = (next(runs(events[begun - start : end - start])) for begun, end in pairwise(self.ends[kept:]))
        return [(line.seat, line_of(run)) for line, run in zip(self._actions[kept:], firsts, strict=True)]
