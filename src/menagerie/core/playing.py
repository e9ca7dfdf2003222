"""One game in play: what a seat may know, what it may do, what that would do, and taking it back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import takewhile
from typing import Any, ClassVar, Generic, Self, TypeVar

from menagerie.core.action import ActionOf, action_from_plain
from menagerie.core.chance import start_chance
from menagerie.core.choice import Choice, only_of
from menagerie.core.decision import Decision
from menagerie.core.errors import BadText, IllegalAction
from menagerie.core.message import Action, Event, Line, event_of
from menagerie.core.option import OptionValue
from menagerie.core.plain import Plain
from menagerie.core.rule_set import SPECTATOR, Rules
from menagerie.core.seed import Seed
from menagerie.core.table import CardTable

TableType = TypeVar("TableType", bound=CardTable)

NOBODY_KNOWS = -1  # stands for no card
View_co = TypeVar("View_co", covariant=True)


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """The table before an action that may still be taken back."""

    seat: int
    table: bytes
    events: int


@dataclass(frozen=True, slots=True)
class RuleNumbers:
    """The numbers of the rules that say whose turn it is and how many may play; None without a rulebook."""

    players: str | None = None
    over: str | None = None
    asked: str | None = None
    step: str | None = None


class Playing(ABC, Generic[TableType, View_co]):
    """The part of a game that is played. Seats count from 0."""

    rule_numbers: ClassVar[RuleNumbers] = RuleNumbers()
    event_kinds: ClassVar[tuple[type[Event], ...]]
    action_kinds: ClassVar[tuple[type[ActionOf[Any]], ...]]
    step_kind: ClassVar[type[IntEnum]]
    rules: ClassVar[Rules]

    def __init__(
        self, table: TableType, players: int, options: Mapping[str, OptionValue], seed: Seed | None, start: str | None
    ) -> None:
        self._table = table
        self._players = players
        self._options = dict(options)
        self._seed = seed
        self._start = start
        self._actions: list[tuple[int, Action]] = []
        self._moments: list[UndoPoint] = []
        self._journal: list[tuple[int, ...]] = table.journal if table.journal is not None else []
        table.journal = self._journal

    # the state of the game, and who may know it

    @property
    def seats(self) -> int:
        """How many seats there are, virtual players included."""
        return self._table.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to decide now; none when the game is over."""
        table, is_awaited = self._table, self.rules.is_awaited
        return tuple([seat for seat in range(table.seats) if is_awaited(table, seat)])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._table.ending != 0

    def view(self, seat: int | None) -> View_co:
        """Everything that this seat (None: a spectator) may know."""
        return self._view_of(self._see(seat), seat)

    def own_view(self, seat: int, public: Any) -> View_co:
        """The view of a seat, made faster from a spectator's view of the same moment."""
        self._check_seat(seat)
        return self._own_view(self._table, seat, public) or self.view(seat)

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What happened, in the order to show it, as this seat (None: a spectator) may know it."""
        self._check_watcher(seat)
        return tuple([self._seen_event(self._table, seat, entry) for entry in self._journal[since:]])

    def open_view(self, view: Any) -> View_co:
        """A seat's current view with every hand, bid and payment open, for the replay of a finished game."""
        opened = self._open_view(self._table, view)
        return self._view_of(self._table, view.seat) if opened is None else opened

    def open_events(self, since: int = 0) -> tuple[Event, ...]:
        """What happened, with every card revealed, for the replay of a finished game."""
        kinds: Any = self.event_kinds
        return tuple([event_of(kinds[entry[0]], entry[1:]) for entry in self._journal[since:]])

    def to_bytes(self) -> bytes:
        """The whole table, hidden cards included: equal bytes are equal games."""
        return self._table.tobytes()

    @property
    def actions(self) -> tuple[tuple[int, Action], ...]:
        """The actions so far, each with the seat that did it."""
        return tuple(self._actions)

    @property
    def event_count(self) -> int:
        """How many events there were."""
        return len(self._journal)

    def _check_watcher(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise IllegalAction("no-such-seat", seat=seat, seats=self.seats)

    def _see(self, seat: int | None) -> TableType:
        """A seat's own copy of the table, in which hidden cards are blank."""
        self._check_watcher(seat)
        seen = type(self._table)(_cleared(type(self._table), self.rules.clear))
        self.rules.lay_out(self._table, SPECTATOR if seat is None else seat, seen)
        return seen

    def _seen_event(self, table: TableType, seat: int | None, entry: tuple[int, ...]) -> Event:
        """An event as a seat may know it: a private one reveals its card only to seats that may see that hand."""
        kind: Any = self.event_kinds[entry[0]]
        if kind.private and not self.rules.may_see_hand(table, SPECTATOR if seat is None else seat, entry[1]):
            return event_of(kind, (entry[1], NOBODY_KNOWS))
        return event_of(kind, entry[1:])

    def own_table(self, seat: int) -> TableType:
        """A seat's own copy of the table, in which hidden cards are blank: for programs that look ahead or learn."""
        self._check_seat(seat)
        return self._see(seat)

    # playing

    def legal_actions(self, seat: int) -> tuple[Action | Choice, ...]:
        """The actions that this seat may do now; a Choice where cards have to be chosen. Empty while it is not asked.

        A seat that has sealed a choice is no longer in `to_act`, but may change it until the last one is in.
        """
        self._check_seat(seat)
        if not self.rules.may_act(self._table, seat):
            return ()
        table, action_at = self._asked(seat), self.rules.action_at
        numbers = [action_at(table, index) for index in range(self.rules.count_actions(table))]
        offers: list[Action | Choice] = []
        for kind in self.action_kinds:
            if table.step in kind.steps:
                offers.extend(kind.offers(table, numbers))
        return tuple(offers)

    def only_answer(self, seat: int) -> Action | None:
        """The one action that a seat can do, if there is nothing to choose."""
        return only_of(self.legal_actions(seat))

    def why_not(self, seat: int, action: Action | str) -> IllegalAction | None:
        """Why a seat may not do this now, with the rule's number; None if it may."""
        try:
            self._numbers(seat, self._meant(action))
        except IllegalAction as problem:
            return problem
        return None

    def act(self, seat: int, action: Action | str) -> None:
        """Do one action, typed or in its text form. IllegalAction or BadText: nothing has changed."""
        meant = self._meant(action)
        self.check_asked(seat)
        asked = self._asked(seat)
        numbers = self._numbers_at(asked, meant)
        done = self._decode(asked, numbers)  # in its normal form, however it was written
        before = UndoPoint(seat, self._table.tobytes(), len(self._journal))
        self._play(self._table, seat, numbers)
        self._actions.append((seat, done))
        revealed = any(self.event_kinds[entry[0]].reveals for entry in self._journal[before.events :])
        if revealed:
            self._moments.clear()
        else:
            self._moments.append(before)

    def _meant(self, action: Action | str) -> ActionOf[TableType]:
        said: object = self.read_action(action) if isinstance(action, str) else action
        if isinstance(said, Choice):
            raise TypeError(f"compose it first: choice.compose(cards) or choice.at_random(random) makes an action of {said!r}")
        if not isinstance(said, self.action_kinds):
            raise TypeError(f"{said!r} is not an action of {type(self).__name__}")
        said.check_types()
        return said

    def _asked(self, seat: int) -> TableType:
        """The table as it is when this seat is asked: a copy, if it has sealed something or is not the first to be asked."""
        if self._table.to_act == seat:
            return self._table
        table = self._table.copy()
        self.rules.unseal(table, seat)
        return table

    def check_asked(self, seat: int) -> None:
        """IllegalAction: this seat may not act now, and why."""
        self._check_seat(seat)
        if self.is_over:
            raise IllegalAction("game-over", rule=self.rule_numbers.over)
        if not self.rules.may_act(self._table, seat):
            raise IllegalAction("another-is-asked", rule=self.rule_numbers.asked, seat=self._table.to_act)

    def _numbers(self, seat: int, action: ActionOf[TableType]) -> tuple[int, ...]:
        """The numbers of an action; IllegalAction says why it is not possible."""
        self.check_asked(seat)
        return self._numbers_at(self._asked(seat), action)

    def _numbers_at(self, table: TableType, action: ActionOf[TableType]) -> tuple[int, ...]:
        if table.step not in action.steps:
            raise IllegalAction("wrong-step", rule=self.rule_numbers.step, asked=self.step_kind(table.step))
        if problem := action.refusal(table):
            raise problem
        if action.composes:
            table = table.copy()
        numbers = []
        for number in action.encode(table):
            if not self.rules.is_legal(table, number):
                problem = action.refusal(table, number)
                assert problem is not None, (action, number)
                raise problem
            if action.composes:
                self.rules.play(table, number)
            numbers.append(number)
        return tuple(numbers)

    def _decode(self, table: TableType, numbers: tuple[int, ...]) -> Action:
        kinds = (kind for kind in self.action_kinds if table.step in kind.steps)
        return next(action for kind in kinds if (action := kind.decode(table, numbers)) is not None)

    def _play(self, table: TableType, seat: int, numbers: tuple[int, ...]) -> None:
        self.rules.unseal(table, seat)
        for number in numbers:
            self.rules.play(table, number)

    def may_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's, and revealed nothing hidden or random."""
        return bool(self._moments) and self._moments[-1].seat == seat

    def undoable(self, seat: int) -> int:
        """How many of this seat's last actions can be taken back, one after another."""
        return sum(1 for _ in takewhile(lambda moment: moment.seat == seat, reversed(self._moments)))

    def undo(self, seat: int) -> None:
        """Take back this seat's last action."""
        if not self.may_undo(seat):
            raise IllegalAction("cannot-undo", seat=seat)
        moment = self._moments.pop()
        self._table.load(moment.table)
        del self._journal[moment.events :]
        self._actions.pop()

    @classmethod
    def read_action(cls, said: str | Mapping[str, Any]) -> ActionOf[Any]:
        """The action that a text such as `lay parrot left 2` stands for, or its plain form. BadText: it stands for none."""
        if not isinstance(said, str):
            return cls.read_plain_action(said)
        words = cls._spelled(" ".join(said.lower().split()))
        for kind in cls.action_kinds:
            if found := kind.pattern.fullmatch(words):
                return kind.read(found.groupdict(""))
        raise BadText("unknown-action", text=said)

    @classmethod
    def read_plain_action(cls, plain: Mapping[str, Any]) -> ActionOf[Any]:
        """The action with this plain form: its code and its values. BadText: there is none."""
        return action_from_plain(cls.action_kinds, plain)

    @staticmethod
    def _spelled(words: str) -> str:
        """The text of an action with its words in their normal spelling."""
        return words

    # looking ahead

    def consequences(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Exactly what an action would do, as far as the seat may know: up to the first card that is hidden from it."""
        return self.consequences_for(seat)(action)

    def consequences_for(self, seat: int) -> Callable[[Action | str], tuple[Event, ...]]:
        """A function from any action of a seat to its consequences. It holds the seat's own copy of the table, and nothing else.

        The action is played on that copy, in which hidden cards are blank; IllegalAction says why it is not possible.
        """
        apart = self._apart(seat)

        def consequences(action: Action | str) -> tuple[Event, ...]:
            numbers = apart._numbers(seat, apart._meant(action))
            table = apart._table.copy()
            table.journal = []
            apart._play(table, seat, numbers)
            return tuple(apart._knowable(table, seat))

        return consequences

    def remarks(self, seat: int, action: Action | str) -> tuple[Line, ...]:
        """What is worth knowing about a legal action beforehand but is not an event, as codes with values."""
        return self.remarks_for(seat)(action)

    def remarks_for(self, seat: int) -> Callable[[Action | str], tuple[Line, ...]]:
        """A function from any legal action of a seat to remarks. It holds the seat's copy of the table, and nothing else."""
        apart = self._apart(seat)
        table = apart._asked(seat)
        return lambda action: tuple(apart._meant(action).remarks(table))

    def told_of(self, seat: int, action: Action | Choice) -> Mapping[str, Plain]:
        """What the sentence of a seat's action says besides its own values, such as how many cards are meant."""
        return action.told_of(self._asked(seat)) if isinstance(action, ActionOf) else {}

    def _apart(self, seat: int) -> Self:
        """A game on the seat's own copy of the table."""
        return type(self)(self._see(seat), self._players, self._options, None, None)

    def _knowable(self, table: TableType, seat: int) -> Iterator[Event]:
        last: Event | None = None
        for entry in table.journal or ():
            event = self._seen_event(table, seat, entry)
            if last is not None and last.reveals and not event.reveals:
                return
            if last is not None and last.blurs and type(event) is not type(last):
                return
            last = event
            yield event

    # actions as numbers, for training

    def decision(self, seat: int) -> Decision:
        """Start a decision of a seat, number by number, with a mask of the legal ones."""
        return self.decisions_for(seat)()

    def decisions_for(self, seat: int) -> Callable[[], Decision]:
        """A function that starts a new decision of a seat. It, too, holds the seat's own copy of the table, and nothing else."""
        self.check_asked(seat)
        apart = self._apart(seat)
        apart.rules.unseal(apart._table, seat)
        return lambda: Decision(apart.rules, apart._table, apart._decode)

    def encode(self, seat: int, action: Action | str) -> tuple[int, ...]:
        """The numbers of a legal action: one, or several if it combines cards."""
        return self._numbers(seat, self._meant(action))

    def decode(self, seat: int, numbers: tuple[int, ...]) -> Action:
        """The action that these numbers stand for when this seat is asked."""
        decision = self.decision(seat)
        for number in numbers:
            decision.add(number)
        if decision.action is None:
            raise IllegalAction("unfinished-decision", numbers=numbers)
        return decision.action

    @staticmethod
    @abstractmethod
    def _view_of(seen: TableType, seat: int | None) -> View_co: ...

    @staticmethod
    def _own_view(table: TableType, seat: int, public: Any) -> View_co | None:
        """A seat's view made from a spectator's, if the game has a shorter way than building it up from nothing."""
        return None

    @staticmethod
    def _open_view(table: TableType, view: Any) -> View_co | None:
        """A seat's view with every card open, if it differs from a view of the whole table."""
        return None


@cache
def _cleared(kind: type[CardTable], clear: Callable[[Any], None]) -> bytes:
    """An empty table."""
    table = kind()
    start_chance(table)
    clear(table)
    return table.tobytes()
