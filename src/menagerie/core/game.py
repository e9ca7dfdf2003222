"""The interface of a game, for bots and applications. Each game fills in its own rules, view and words."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from menagerie.core.chance import start_chance
from menagerie.core.course import Course, Mark, Verdict
from menagerie.core.errors import BadOption, BadRecord, BadText, IllegalAction, MenagerieError
from menagerie.core.message import Event, Line
from menagerie.core.option import Option, OptionValue, check_options
from menagerie.core.plain import enum_name, whole_number
from menagerie.core.playing import Playing, TableType, View_co
from menagerie.core.record import EarlierPart, Record
from menagerie.core.result import Result, Score
from menagerie.core.seed import Seed, SeedLike


@dataclass(frozen=True, slots=True)
class GameForm:
    """A way to play a game: how many players, and the options that make it this form.

    >>> from menagerie import WildCards
    >>> WildCards.forms()[-1]
    GameForm(players=2, options={'edition': 'duel'})
    """

    players: int
    options: Mapping[str, OptionValue]

    @property
    def name(self) -> str:
        """The name of the form, by its options: `2022-leo` is the 2022 edition with Leo, `usual` is one without options."""
        said = (name if value is True else str(value) for name, value in self.options.items() if value is not False)
        return "-".join(said) or "usual"


class Game(Playing[TableType, View_co]):
    """One game in play. Seats, rows and places count from 0 here, and from 1 in every text that a person reads.

    >>> from menagerie import GAMES
    >>> for kind in GAMES.values():
    ...     game = kind.new(players=3, seed=7)
    ...     print(game.name, game.seats, game.to_act, game.legal_actions(game.to_act[0])[0])
    cubirds 3 (2,) lay owl left 1
    wildcards 3 (0, 1, 2) bid forest 2
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    player_counts: ClassVar[range]
    view_kind: ClassVar[type]
    endings: ClassVar[tuple[str, ...]]  # by the number that the table's field `ending` holds
    shown_in_short: ClassVar[str | tuple[str, ...]] = ()  # the drawn lines that `repr` shows begin like this

    _earlier: tuple[EarlierPart, ...] = ()  # what was played in the games from which this one goes on

    # starting, saving, playing again

    @classmethod
    def new(cls, players: int = 2, *, seed: SeedLike = None, **options: object) -> Self:
        """Set up a new game. Options are keyword arguments; `options(players)` lists them."""
        checked = check_options(cls.options(players, **options), options)
        known_seed = Seed.of(seed)
        table = cls.prepare(players, checked)
        table.journal = []
        known_seed.key_into(table)
        cls.rules.set_up(table)
        return cls(table, players, checked, known_seed, None)

    @classmethod
    def options(cls, players: int, **given: object) -> tuple[Option, ...]:
        """The options of a game with this number of players; those given may decide which others there are."""
        if isinstance(players, bool) or players not in cls.player_counts:
            legal = f"{cls.player_counts[0]}–{cls.player_counts[-1]}"
            raise BadOption("wrong-player-count", rule=cls.rule_numbers.players, players=repr(players), legal=legal)
        return cls._options_for(players, given)

    @classmethod
    def forms(cls) -> tuple[GameForm, ...]:
        """Every printed form of the game; all other options are free in each."""
        return tuple(GameForm(players, {}) for players in cls.player_counts)

    @classmethod
    def facts(cls) -> Mapping[str, Any]:
        """The facts printed on the cards, for drawing them."""
        return {}

    @classmethod
    def usual_questions(cls) -> tuple[str, ...]:
        """The codes of the questions that have a usual answer: one that everyone gives whenever it is possible."""
        usual = (kind for kind in cls.action_kinds if kind.is_usual)
        return tuple(f"ask-{enum_name(cls.step_kind(step))}" for kind in usual for step in kind.steps)

    def record(self) -> Record:
        """The game on paper."""
        return Record(
            game=self.name,
            rules_version=self.rules_version,
            players=self._players,
            options=self._options,
            seed=self._seed,
            table=self._start,
            actions=self._lines(),
            result=self.result,
            earlier=self._earlier,
        )

    def _lines(self) -> tuple[str, ...]:
        return tuple(f"{seat + 1}: {action}" for seat, action in self._actions)

    @classmethod
    def replay(cls, record: Record) -> Self:
        """Play a recorded game again, to the same bytes; one under other rules, or an invalid one, is refused."""
        if not isinstance(given := record, Record):
            raise TypeError(f"a Record is replayed, and Record.from_json(text) reads one; this is {given!r:.40}")
        if record.game != cls.name:
            raise BadRecord("record-of-another-game", game=record.game, wanted=cls.name)
        if record.rules_version != cls.rules_version:
            code = "newer-rules" if record.rules_version > cls.rules_version else "older-rules"
            raise BadRecord(code, version=record.rules_version, known=cls.rules_version)
        try:
            game = cls._start_of(record)
        except BadRecord:
            raise
        except MenagerieError as error:
            raise BadRecord("record-cannot-start", problem=str(error)) from error
        game._play_lines(record.actions)
        if game.result != record.result:
            raise BadRecord("record-has-another-result")
        if game.is_over and record.ended is not None:
            raise BadRecord("record-ended-and-over")
        return game

    @classmethod
    def _start_of(cls, record: Record) -> Self:
        if record.seed is not None and record.table is None:
            game = cls.new(record.players, seed=record.seed, **record.options)
        elif record.table is None or record.seed is not None:
            raise BadRecord("record-without-start")
        else:
            game = cls.from_text(record.table)
        for part in record.earlier:
            game._play_lines(part.actions)
            game = game.continued(part.seat, part.seed)
        return game

    def _play_lines(self, lines: Sequence[str]) -> None:
        """Play actions as a record has them, such as `1: lay parrot left 2`."""
        for number, line in enumerate(lines, start=1):
            seat, _, action = line.partition(": ")
            number_of_seat = whole_number(seat)
            try:
                if number_of_seat is None or not action:
                    raise BadText("no-seat-in-line", line=line)
                self.act(number_of_seat - 1, action)
            except MenagerieError as error:
                raise BadRecord("record-breaks-a-rule", number=number, action=line, problem=str(error)) from error

    # as a Python object

    def copy(self) -> Self:
        """An equal game; what is done to one does not change the other."""
        table = self._table.copy()
        table.journal = self._journal.copy()
        made = type(self)(table, self._players, self._options, self._seed, self._start)
        made._actions, made._moments = self._actions.copy(), self._moments.copy()
        made._earlier = self._earlier
        return made

    def __copy__(self) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        stands, seats = ("over, won by", self.result.winners) if self.result else ("to act", self.to_act)
        who = ", ".join(map(str, seats)) or "nobody"
        told = f"{type(self).__name__} of {self._players}, {len(self._actions)} actions, {stands} {who}"
        shown = "; ".join(line for line in self.seen_text(None).splitlines() if line.startswith(self.shown_in_short))
        return f"<{told}>" if not shown else f"<{told};\n {shown}>"

    def guess(self, seat: int | None, seed: SeedLike = None) -> Self:
        """A whole game that agrees with what a seat may know (a determinization); the rest is dealt again, evenly.

        What others have sealed is back in their hands, and they are asked again.
        """
        table = self._see(seat)
        Seed.of(seed).key_into(table)
        start_chance(table)
        self.rules.guess(table)
        return type(self)(table, self._players, self._options, None, None)

    def continued(self, seat: int, seed: SeedLike = None) -> Self:
        """A new game that goes on from this position: all cards that a person at a seat cannot know are dealt again (`guess`).

        Its history begins here. Its record holds what was played before, and can be replayed like any other.

        >>> from menagerie import WildCards
        >>> game = WildCards.new(players=3, seed=7)
        >>> game.continued(seat=0, seed=1).view(0) == game.view(0)
        True
        """
        if self.is_over:
            raise IllegalAction("game-over", rule=self.rule_numbers.over)
        if seat not in range(self._players):
            raise IllegalAction("no-such-seat", seat=seat, seats=self._players)
        dealt = Seed.of(seed)
        game = self.guess(seat, dealt)
        game._seed, game._start = self._seed, self._start
        game._earlier = (*self._earlier, EarlierPart(self._lines(), seat, dealt))
        return game

    # in texts

    def to_text(self) -> str:
        """The whole table drawn as text, hidden cards included."""
        return self._draw(self._table)

    def seen_text(self, seat: int | None) -> str:
        """What a seat may know, drawn like a table; hidden cards are written as `hidden`."""
        return self._draw(self._see(seat))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The game that a drawn table stands for."""
        table = cls._read(text)
        return cls(table, cls._people(table), {}, None, text)

    def view_lines(self, seat: int | None) -> tuple[Line, ...]:
        """What a seat sees as lines to be read, for a terminal."""
        return self.lines_of(self.view(seat))

    def scoring_cards(self, seat: int) -> Mapping[str, tuple[str, ...]]:
        """The cards that earn each part of a seat's score, by its name; a part named after a card is earned by that card."""
        return {}

    @property
    def tie_break(self) -> Line | None:
        """The tie-break that separated people with equal points, if there was one."""
        return None

    # once it is over: while the game goes on, all of this is None, and nobody gets a reward

    @property
    def result(self) -> Result | None:
        """The winners, why they won, and every score. Unless the game ranks the others, they share the next rank."""
        if not self.is_over:
            return None
        table, seats = self._table, range(self.seats)
        winners = tuple(seat for seat in seats if self.rules.has_won(table, seat))
        ranks = tuple(1 if seat in winners else len(winners) + 1 for seat in seats)
        scores = tuple(Score(self.rules.score(table, seat), {}) for seat in seats)
        return Result((self.endings[table.ending],), winners, ranks, scores)

    def returns(self) -> tuple[float, ...]:
        """The reward of each seat: winners share 1, the others get 0; all have 0 before the end."""
        winners = self.result.winners if self.result else ()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats))

    @property
    def verdict(self) -> Verdict | None:
        """What decided the game; unless the game says more, how it ended."""
        result, nobody = self.result, self.seats * (None,)
        return None if result is None else Verdict(Line(f"why-{result.endings[0]}"), self.seats * ((),), nobody)

    def standing(self) -> Mark | None:
        """How everyone stands in a running game, by what everyone can count, and in which turn or round; None once it is over."""
        return None

    def course(self) -> Course | None:
        """How the game went, turn by turn or round by round. It may have to be replayed for that, so ask only once."""
        return None

    def last_hands(self) -> tuple[tuple[str, ...], ...] | None:
        """The cards that everyone had in hand at the end."""
        return None

    def played_again(self) -> Iterator[Self]:
        """Replay this game from its start: as it was then, and after each of its actions. It is one object that plays on."""
        game = self._start_of(self.record())
        yield game
        for seat, action in self._actions:
            game.act(seat, action)
            yield game

    # each game fills these in; the rest it may leave as it is

    @staticmethod
    @abstractmethod
    def lines_of(view: Any) -> tuple[Line, ...]:
        """A view as lines to be read."""

    @classmethod
    @abstractmethod
    def prepare(cls, players: int, options: Mapping[str, OptionValue]) -> TableType:
        """An empty table with its seats and options, ready for a key and for `rules.set_up`."""

    @staticmethod
    @abstractmethod
    def _draw(table: TableType) -> str: ...

    @staticmethod
    @abstractmethod
    def _read(text: str) -> TableType: ...

    @staticmethod
    def after(view: Any, event: Event) -> Any:
        """The view after one more event, as the seat sees it, for showing an action step by step.

        It is made from the view and the event alone. What no event reports stays as it was: the true view comes last.
        """
        return view

    @staticmethod
    def without_memory(view: Any) -> Any:
        """The view without what only a player with a good memory still knows."""
        return view

    def question(self, seat: int) -> Line:
        """What a seat in `to_act` is asked."""
        return Line(f"ask-{enum_name(self.step_kind(self._table.step))}")

    @classmethod
    def _options_for(cls, players: int, given: Mapping[str, object]) -> tuple[Option, ...]:
        return ()

    @staticmethod
    def _people(table: TableType) -> int:
        return table.seats


AnyGame = Game[Any, Any]  # where it does not matter which
