"""A game and the log it is made of. No clock, no network, no disk: the same log always gives the same game.

This is event sourcing: the game is never stored, only its log, and replaying the log restores it. A client sends an
idempotency key with each action, which becomes the line's `client_id`: a repeated message is found in the log (`seq_of`) and
gets the same answer again instead of acting twice.

Restoring takes time linear in the length of the log, however much was taken back. A take-back says how many actions still
stand, so one pass over the lines finds those that stand at the end, and only these are played. Only the last take-backs
(`LISTED`) are replayed as they happened, because everybody may read what they took back; the earlier ones are only counted.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby, pairwise
from typing import NamedTuple

from menagerie.core import Action, AnyGame, Choice, Event, Line, Seed
from menagerie.core.choice import only_of, usual_of
from menagerie.core.option import OptionValue
from menagerie.core.plain import whole_number
from menagerie.server.storage.rows import By, LogLine, SeatRow
from menagerie.words.say import line_of, runs
from menagerie.words.together import Group, Run, Weight, groups, weights

REMEMBERED = 8  # lines for which a restored game knows how long a question has been open

LISTED = 12  # take-backs that are listed one by one; earlier ones are only counted

FIRSTS = 12  # actions whose line is remembered

NO_SEED = "0"

Offers = tuple[Action | Choice, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A take-back, as everybody may know it: who took back, how many events still stood then, what was seen first of the
    action taken back, and how many moves that followed it are gone as well."""

    seat: int
    events: int
    first: Line
    followed: int


class Doer(NamedTuple):
    """The seat of an action, and who acted for it: the person, a bot, or the server."""

    seat: int
    by: By


_doer = cache(Doer)  # there are few


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question to a seat: its offers, and the line of the log after which it was first asked."""

    offers: Offers
    since: int


class Happening(NamedTuple):
    """One thing that happened: a run of similar events, as one line, with the number of its rule."""

    events: Run
    line: Line
    rule: str
    weight: Weight
    group: Group  # what its sentence covers; only itself if another's sentence covers it


def happenings(events: tuple[Event, ...]) -> Iterator[Happening]:
    """Group some events into the things that happened, one line each."""
    for group in groups(runs(events)):
        for run, weight in zip(group, weights(group), strict=True):
            yield Happening(run, line_of(run), run[0].rule, weight, (run,) if weight == "joined" else group)


class PublicEvents(NamedTuple):
    """The last action as everybody saw it: its events, and what happened."""

    seq: int
    events: tuple[Event, ...]
    happened: list[Happening]
    is_all: bool  # nobody saw more


class GivenAnswers(NamedTuple):
    """The answers that are given for a person: the only one possible, and the usual ones to some questions."""

    single: bool = False
    usual: tuple[str, ...] = ()


def given_to(row: SeatRow) -> GivenAnswers:
    """The answers that are given for the person on this seat."""
    return GivenAnswers(row.automatic, tuple(row.usual))


def kept_of(line: LogLine) -> int:
    """How many actions still stand after a line that takes back."""
    kept = whole_number(line.action)
    assert kept is not None, line.action
    return kept


def standing(lines: Sequence[LogLine]) -> list[LogLine]:
    """The actions that still stand after some lines of a log."""
    stand: list[LogLine] = []
    for line in lines:
        if line.kind == "action":
            stand.append(line)
        else:
            assert kept_of(line) < len(stand), line
            del stand[kept_of(line) :]
    return stand


class GameLog:
    """One game in play. `seq` counts the lines of the log; what was taken back stays in it."""

    def __init__(
        self, kind: type[AnyGame], players: int, seed: Seed, options: dict[str, OptionValue], lines: Sequence[LogLine] = ()
    ) -> None:
        self._start = (kind, players, seed, options)
        self.opening: Line | None = None  # what the log says before anything else
        self.game = self.fresh_game()
        self.seq = 0
        self.taken_back: list[TakenBack] = []  # the last of them
        self.take_backs = 0  # how many there were in all
        self.ends = [self.game.event_count]  # how many events there were after each action
        self._done: list[Doer] = []  # who did the actions that stand,
        self._done_at = array("l")  # and at which line of the log each stands
        self._firsts: dict[int, Happening] = {}  # of some, what everybody saw first
        self._seqs: dict[int, dict[str, int]] = {}  # of each seat, where its messages stand
        self._questions: dict[int, OpenQuestion] = {}
        self._history: list[tuple[tuple[Event, ...], list[Happening]]] = []
        self._seen: PublicEvents | None = None
        for line in lines[self._restore(lines) : -REMEMBERED]:
            self._replay(line)
        self._note_questions()
        for line in lines[-REMEMBERED:]:
            self._replay(line)
            self._note_questions(line.seat)

    def fresh_game(self) -> AnyGame:
        """The same game, before its first action."""
        kind, players, seed, options = self._start
        return kind.new(players, seed=seed, **options)

    def position_at(self, actions: int) -> AnyGame:
        """The game as it was after some of the actions that stand."""
        game = self.fresh_game()
        for seat, action in self.game.actions[:actions]:
            game.act(seat, action)
        return game

    # playing

    def act(self, seat: int, action: Action, by: By = "person", client_id: str | None = None) -> LogLine:
        """Do one action, and return the line to be stored. IllegalAction: nothing has changed."""
        self.game.act(seat, action)
        _, done = self.game.actions[-1]  # in its usual form, however it was said
        line = LogLine(self.seq + 1, seat, "action", str(done), by, client_id)
        self._note(line)
        self._note_questions(seat)
        return line

    def take_back(self, seat: int, client_id: str | None = None) -> LogLine:
        """Take a seat's last action back with everything that followed it, and return the line to be stored."""
        line = LogLine(self.seq + 1, seat, "undo", str(self._kept_without_last_of(seat)), "person", client_id)
        self.follow(line)
        return line

    def follow(self, line: LogLine) -> None:
        """Repeat a line of the log."""
        self._replay(line)
        self._note_questions(line.seat)

    def _restore(self, lines: Sequence[LogLine]) -> int:
        """Play the actions that still stand, up to the listed take-backs. Returns how many lines that were."""
        undos = [index for index, line in enumerate(lines) if line.kind == "undo"][:-LISTED]
        restored = lines[: undos[-1] + 1] if undos else []
        for line in standing(restored):
            self._replay(line)
        for line in restored:
            self._note_place(line)
        self.take_backs = len(undos)
        return len(restored)

    def _replay(self, line: LogLine) -> None:
        if line.kind == "action":
            self.game.act(line.seat, line.action)
        else:
            self._rewind(line.seat, kept_of(line))
        self._note(line)

    def _note(self, line: LogLine) -> None:
        """Remember what the game has just done."""
        if line.kind == "action":
            self._done.append(_doer(line.seat, line.by))
            self._done_at.append(line.seq)
            self.ends.append(self.game.event_count)
        self.forget_history()
        self._note_place(line)

    def _note_place(self, line: LogLine) -> None:
        """Remember where a message of a client stands."""
        self.seq = line.seq
        if line.client_id is not None:
            self._seqs.setdefault(line.seat, {})[line.client_id] = line.seq

    def _rewind(self, seat: int, kept: int) -> None:
        gone, events, first = len(self._done) - kept, self.ends[kept], self._first_of(kept).line
        listed = [replace(each, events=min(each.events, events)) for each in self.taken_back[-LISTED + 1 :]]
        self.taken_back = [*listed, TakenBack(seat, events, first, self._moves_after(kept))]
        self.take_backs += 1
        if gone <= self.game.undoable(seat):
            for _ in range(gone):
                self.game.undo(seat)
        else:
            actions, self.game = self.game.actions, self.fresh_game()
            for actor, action in actions[:kept]:
                self.game.act(actor, action)
        del self._done[kept:], self._done_at[kept:]
        self._firsts.clear()
        del self.ends[kept + 1 :]

    def _moves_after(self, kept: int) -> int:
        """The number of moves after an action. Everything that a seat does in a row is one move."""
        return sum(1 for _ in groupby(doer.seat for doer in self._done[kept:])) - 1

    # what each seat is asked

    def _note_questions(self, answered: int | None = None) -> None:
        """Note what each seat is asked now. An answer to a question that is still open is never stale."""
        for seat in range(self.game.seats):
            offers = self.game.legal_actions(seat)
            if seat == answered or seat not in self._questions or self._questions[seat].offers != offers:
                self._questions[seat] = OpenQuestion(offers, self.seq)

    def offers(self, seat: int) -> Offers:
        """The legal actions of a seat, looked up once for each line of the log."""
        return self._questions[seat].offers

    def only_answer(self, seat: int) -> Action | None:
        """The one action that a seat can do, if there is nothing to choose."""
        return only_of(self.offers(seat))

    def usual_answer(self, seat: int) -> Action | None:
        """The answer that everybody gives to such a question, if there is one."""
        return usual_of(self.offers(seat))

    def given_answer(self, seat: int, given: GivenAnswers) -> Action | None:
        """The answer that is given for a seat, if there is one."""
        if given.single and (only := self.only_answer(seat)) is not None:
            return only
        usual = self.usual_answer(seat) if given.usual else None
        return usual if usual is not None and self.game.question(seat).code in given.usual else None

    def asked_since(self, seat: int) -> int:
        """The seq at which the current question of a seat was first asked."""
        return self._questions[seat].since

    def is_asked(self, seat: int, question: int) -> bool:
        """Whether a seat is still asked the question of this seq."""
        return seat in self.game.to_act and self.asked_since(seat) == question

    # what happened

    def happened(self, seat: int | None) -> list[Happening]:
        """What the last action did, as a seat may know it; the same list for all seats that saw no more than others."""
        since = self.ends[-2]
        if self._seen is None or self._seen.seq != self.seq:
            everybody = self.game.events(None, since)
            is_all = not any(event.private for event in everybody)
            self._seen = PublicEvents(self.seq, everybody, list(happenings(everybody)), is_all)
        events = self._seen.events if seat is None or self._seen.is_all else self.game.events(seat, since)
        return self._seen.happened if events == self._seen.events else list(happenings(events))

    def history(self, seat: int | None) -> list[list[Happening]]:
        """Everything that happened, action by action, as a seat may know it. What is the same for all is made once."""
        if not self._history:
            self._history = [(part, list(happenings(part))) for part in self._parts(None)]
        if seat is None:
            return [happened for _, happened in self._history]
        known = zip(self._parts(seat), self._history, strict=True)
        return [happened if part == everybody else list(happenings(part)) for part, (everybody, happened) in known]

    def _parts(self, seat: int | None) -> list[tuple[Event, ...]]:
        events = self.game.events(seat)
        return [events[start:end] for start, end in pairwise((0, *self.ends))]

    def forget_history(self) -> None:
        """Free the history, which would take more memory than everything else, until somebody needs it again."""
        self._history = []

    @property
    def sentences_of_last(self) -> int:
        """The number of sentences about the last action, which people need time to read."""
        return sum(each.weight == "told" for each in self.happened(None)) if len(self.ends) > 1 else 0

    def actor_of(self, index: int) -> int:
        """The seat that did an action."""
        return self._done[index].seat

    def change_of_player(self, index: int) -> str | None:
        """Why somebody else plays for a seat than at its last action: a bot sits in, the person is back, has
        left for good, or has taken over from a bot. None: nothing has changed."""
        seat, by = self._done[index]
        usual: By = "person" if by == "stand-in" else by
        before = next((each.by for each in reversed(self._done[:index]) if each.seat == seat), usual)
        now, then = ("person" if each == "automatic" else each for each in (by, before))
        if now == then:
            return None
        if now == "person":
            return "back" if then == "stand-in" else "took-over"
        return "away" if now == "stand-in" else "left"

    @property
    def last_actor(self) -> int | None:
        """The seat that did the last action that stands."""
        return self._done[-1].seat if self._done else None

    # what stands in the log

    def seq_of(self, seat: int, client_id: str) -> int | None:
        """The line of the log that a client's message was stored as, by its id (an idempotency key)."""
        return self._seqs.get(seat, {}).get(client_id)

    def seq_of_same(self, seat: int, action: Action, since: int) -> int | None:
        """The line after a given one in which a seat did the same, for instance because it was given automatically."""
        done = zip(self._done_at, self.game.actions, strict=True)
        return next((seq for seq, each in done if seq > since and each == (seat, action)), None)

    # taking back

    def _kept_without_last_of(self, seat: int) -> int | None:
        """How many actions remain when a seat takes its last one back, not counting automatic answers; None if it has none."""
        for index in range(len(self._done) - 1, -1, -1):
            if self._done[index].seat == seat and self._done[index].by != "automatic":
                return index
        return None

    def may_undo_at_once(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking: the engine says whether anything was revealed since."""
        kept = self._kept_without_last_of(seat)
        return kept is not None and len(self._done) - kept <= self.game.undoable(seat)

    def kept_by(self, seat: int) -> int | None:
        """How many actions would remain if a seat took its last one back; None: nothing can be taken back."""
        return None if self.game.is_over else self._kept_without_last_of(seat)

    def undone_by(self, seat: int) -> list[tuple[int, Happening]]:
        """The actions that would be taken back: who did each, and the first thing that everybody saw of it."""
        kept = self.kept_by(seat)
        return [] if kept is None else self.done_since(kept)

    def done_since(self, kept: int) -> list[tuple[int, Happening]]:
        """The actions after a number of them: who did each, and the first thing that everybody saw of it."""
        return [(self._done[index].seat, self._first_of(index)) for index in range(kept, len(self._done))]

    def _first_of(self, index: int) -> Happening:
        """The first thing that everybody saw of an action; remembered for the last ones."""
        if (known := self._firsts.get(index)) is not None:
            return known
        if index == len(self._done) - 1:
            made = self.happened(None)[0]
        else:
            made = next(happenings(self.game.events(None, self.ends[index])[: self.ends[index + 1] - self.ends[index]]))
        self._firsts[index] = made
        if len(self._firsts) > FIRSTS:
            del self._firsts[min(self._firsts)]
        return made


class LogFromPosition(GameLog):
    """The log of a game that begins with a position, and not with a deal."""

    def __init__(self, start: AnyGame, players: int, lines: Sequence[LogLine] = ()) -> None:
        self._position = start
        super().__init__(type(start), players, Seed.of(NO_SEED), {}, lines)

    def fresh_game(self) -> AnyGame:
        """The game at that position."""
        return self._position.copy()
