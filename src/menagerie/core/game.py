"""What a game offers: all that bots and applications know. Each game fills in its own rules, view and words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from menagerie.core.chance import Chance
from menagerie.core.choice import Choice
from menagerie.core.errors import BadOption, BadRecord, BadText, IllegalAction, MenagerieError
from menagerie.core.message import Action, Event, Line
from menagerie.core.option import Option, OptionValue, check_options
from menagerie.core.plain import whole_number
from menagerie.core.record import Record
from menagerie.core.result import Result
from menagerie.core.seed import Seed

TableType = TypeVar("TableType", bound=Chance)


@dataclass(frozen=True, slots=True)
class Moment:
    """The table before an action that may still be taken back."""

    seat: int
    table: bytes
    events: int


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game as loops over many games call them, interpreted or compiled. Actions are numbers here."""

    set_up: Callable[[Any], None]  # a table that `prepare` made, keyed
    count_actions: Callable[[Any], int]  # 0: the game is over
    action_at: Callable[[Any, int], int]  # the legal action at an index
    play: Callable[[Any, int], None]
    has_won: Callable[[Any, int], bool]  # a seat, once the game is over
    score: Callable[[Any, int], int]
    is_composing: Callable[[Any], bool]  # whether the last number was only a part of a decision


@dataclass(frozen=True, slots=True)
class GameForm:
    """A way to play a game: how many players, and the options that make it this form."""

    players: int
    options: Mapping[str, Any]


class Game(ABC, Generic[TableType]):
    """One game in play. Seats, rows and places count from 0 here, and from 1 in every text that a person reads."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    player_counts: ClassVar[range]
    player_count_rule: ClassVar[str]
    event_kinds: ClassVar[tuple[type[Event], ...]]
    action_kinds: ClassVar[tuple[type[Action], ...]]
    view_kind: ClassVar[type]
    endings: ClassVar[tuple[str, ...]]  # by the number that the table's field `ending` holds
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
        self._moments: list[Moment] = []
        self._journal: list[tuple[int, ...]] = table.journal if table.journal is not None else []
        table.journal = self._journal

    # starting, saving, playing again

    @classmethod
    def new(cls, players: int = 2, *, seed: Seed | int | str | None = None, **options: Any) -> Self:
        """Set up a new game. Options are keyword arguments; `options(players)` lists them."""
        checked = check_options(cls.options(players, **options), options)
        known_seed = Seed.of(seed)
        table = cls.prepare(players, checked)
        table.journal = []
        known_seed.key_into(table)
        cls.rules.set_up(table)
        return cls(table, players, checked, known_seed, None)

    @classmethod
    def options(cls, players: int, **given: Any) -> tuple[Option, ...]:
        """The options of a game with so many players; those given may decide which others there are."""
        if isinstance(players, bool) or players not in cls.player_counts:
            legal = f"{cls.player_counts[0]} to {cls.player_counts[-1]}"
            raise BadOption("wrong-player-count", rule=cls.player_count_rule, players=str(players), legal=legal)
        return cls._options_for(players, given)

    @classmethod
    def forms(cls) -> tuple[GameForm, ...]:
        """Every printed form of the game; all other options are free in each."""
        return tuple(GameForm(players, {}) for players in cls.player_counts)

    @classmethod
    @abstractmethod
    def facts(cls) -> Mapping[str, Any]:
        """What is printed on the cards, for whoever draws them."""

    def earning(self, seat: int) -> Mapping[str, tuple[str, ...]]:
        """The cards that earn a part of a seat's score, by the part's name; a part that is a card by name earns by itself."""
        return {}

    def record(self) -> Record:
        """The game on paper."""
        return Record(
            game=self.name,
            rules_version=self.rules_version,
            players=self._players,
            options=self._options,
            seed=self._seed,
            table=self._start,
            actions=tuple(f"{seat + 1}: {action}" for seat, action in self._actions),
            result=self.result,
        )

    @classmethod
    def replay(cls, record: Record) -> Self:
        """Play a recorded game again, to the same bytes; a record that does not hold is refused."""
        if record.game != cls.name:
            raise BadRecord("record-of-another-game", game=record.game, wanted=cls.name)
        if record.rules_version > cls.rules_version:
            raise BadRecord("newer-rules", version=record.rules_version, known=cls.rules_version)
        try:
            game = cls._start_of(record)
        except MenagerieError as error:
            raise BadRecord("record-cannot-start", problem=str(error)) from error
        for number, line in enumerate(record.actions, start=1):
            seat, _, action = line.partition(": ")
            number_of_seat = whole_number(seat)
            try:
                if number_of_seat is None or not action:
                    raise BadText("no-seat-in-line", line=line)
                game.act(number_of_seat - 1, action)
            except MenagerieError as error:
                raise BadRecord("record-breaks-a-rule", number=number, action=line, problem=str(error)) from error
        if game.result != record.result:
            raise BadRecord("record-has-another-result")
        return game

    @classmethod
    def _start_of(cls, record: Record) -> Self:
        if record.seed is not None and record.table is None:
            return cls.new(record.players, seed=record.seed, **record.options)
        if record.table is None or record.seed is not None:
            raise BadRecord("record-without-start")
        return cls.from_text(record.table)

    # playing

    def why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """Why a seat may not do this now, with the rule's number; None if it may."""
        if seat not in range(self.seats):
            return IllegalAction("no-such-seat", seat=seat + 1, seats=self.seats)
        return self._why_not(seat, action)

    def act(self, seat: int, action: Action | str) -> None:
        """Do one action, typed or in its text form. IllegalAction or BadText: nothing has changed."""
        meant = self.read_action(action) if isinstance(action, str) else action
        problem = self.why_not(seat, meant)
        if problem is not None:
            raise problem
        before = Moment(seat, self._table.tobytes(), len(self._journal))
        self._do(self._table, seat, meant)
        self._actions.append((seat, meant))
        revealed = any(self.event_kinds[entry[0]].reveals for entry in self._journal[before.events :])
        if revealed or not self.may_undo(seat):
            self._moments.clear()
        if not revealed:
            self._moments.append(before)

    def consequences(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """What an action would do, exactly, as far as the seat may know: up to the first card that is hidden from it."""
        return self.foresight(seat)(action)

    def foresight(self, seat: int) -> Callable[[Action | str], tuple[Event, ...]]:
        """What tells the consequences of any action of a seat. It holds the seat's own copy of the table, and nothing else.

        The action is played on that copy, in which hidden cards are blank; IllegalAction says why it is not possible.
        """
        seen = self._see(seat)
        apart = type(self)(seen, self._players, self._options, None, None)

        def foresee(action: Action | str) -> tuple[Event, ...]:
            meant = apart.read_action(action) if isinstance(action, str) else action
            problem = apart.why_not(seat, meant)
            if problem is not None:
                raise problem
            table = seen.copy()
            table.journal = []
            apart._do(table, seat, meant)
            return tuple(apart._foretold(table, seat))

        return foresee

    def _foretold(self, table: TableType, seat: int) -> Iterator[Event]:
        last: Event | None = None
        for entry in table.journal or ():
            event = self._tell(table, seat, entry)
            if last is not None and last.reveals and not event.reveals:
                return
            if last is not None and last.blurs and type(event) is not type(last):
                return
            last = event
            yield event

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What happened, in the order to show it, as this seat (None: a spectator) may know it."""
        return tuple(self._tell(self._table, seat, entry) for entry in self._journal[since:])

    @property
    def event_count(self) -> int:
        """How many events there were."""
        return len(self._journal)

    def may_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's, and showed nothing hidden or random."""
        return bool(self._moments) and self._moments[-1].seat == seat

    def undoable(self, seat: int) -> int:
        """How many of this seat's last actions can be taken back, one after the other."""
        return len(self._moments) if self.may_undo(seat) else 0

    def undo(self, seat: int) -> None:
        """Take back this seat's last action."""
        if not self.may_undo(seat):
            raise IllegalAction("cannot-undo", seat=seat + 1)
        moment = self._moments.pop()
        self._table.load(moment.table)
        del self._journal[moment.events :]
        self._actions.pop()

    def to_bytes(self) -> bytes:
        """All of the table, hidden cards included: equal bytes are equal games."""
        return self._table.tobytes()

    # what each game fills in

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats there are, virtual players included."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats whose decision is awaited."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None while the game goes on; then who won and why."""

    @abstractmethod
    def legal_actions(self, seat: int) -> tuple[Action | Choice, ...]:
        """What this seat may do now; where cards are composed, a Choice. Empty while it is not asked.

        A seat that has sealed a choice is no longer in `to_act`, but may change it until the last one is in.
        """

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """All that this seat (None: a spectator) may know."""

    @staticmethod
    @abstractmethod
    def after(view: Any, event: Event) -> Any:
        """The view as it looks after one more told event, for showing an action step by step.

        It is made from the view and the event alone. What no event tells stays as it was: the true view comes last.
        """

    @staticmethod
    @abstractmethod
    def without_memory(view: Any) -> Any:
        """The view without what only a good memory holds."""

    @abstractmethod
    def question(self, seat: int) -> Line:
        """What a seat in `to_act` is asked."""

    def told_view(self, seat: int | None) -> tuple[Line, ...]:
        """What a seat sees as lines to be read, for a terminal."""
        return self.tell_view(self.view(seat))

    @staticmethod
    @abstractmethod
    def tell_view(view: Any) -> tuple[Line, ...]:
        """A view as lines to be read."""

    @abstractmethod
    def to_text(self) -> str:
        """The whole table drawn as text, hidden cards included."""

    @abstractmethod
    def seen_text(self, seat: int | None) -> str:
        """What a seat may know, drawn as the table is; hidden cards are called so."""

    @classmethod
    @abstractmethod
    def from_text(cls, text: str) -> Self:
        """The game that a drawn table stands for."""

    @staticmethod
    @abstractmethod
    def read_action(text: str) -> Action:
        """The action that a text stands for."""

    @classmethod
    @abstractmethod
    def _options_for(cls, players: int, given: Mapping[str, OptionValue]) -> tuple[Option, ...]: ...

    @classmethod
    @abstractmethod
    def prepare(cls, players: int, options: Mapping[str, OptionValue]) -> TableType:
        """An empty table with its seats and options, ready for a key and for `rules.set_up`."""

    @abstractmethod
    def _why_not(self, seat: int, action: Action) -> IllegalAction | None: ...

    @abstractmethod
    def _do(self, table: TableType, seat: int, action: Action) -> None: ...

    @abstractmethod
    def _see(self, seat: int | None) -> TableType: ...

    @abstractmethod
    def _tell(self, table: TableType, seat: int | None, entry: tuple[int, ...]) -> Event: ...
