"""CuBirds as bots and applications know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from menagerie.core.errors import IllegalAction
from menagerie.core.game import Game, Rules
from menagerie.core.message import Action, Event, Line
from menagerie.core.option import Option, OptionValue
from menagerie.core.plain import enum_name
from menagerie.core.result import Result
from menagerie.cubirds.actions import ACTION_KINDS, FormFamily, LayBirds, action_of, number_of
from menagerie.cubirds.after import after, without_memory
from menagerie.cubirds.cards import (
    BIG_FAMILY,
    COPIES,
    EXTRA_BIRDS,
    MOST_PLAYERS,
    ROWS,
    SEVEN_KINDS,
    SMALL_FAMILY,
    THREE_BIRDS,
    TWO_SPECIES,
    Species,
)
from menagerie.cubirds.drawing import draw_table, read_table
from menagerie.cubirds.events import EVENTS
from menagerie.cubirds.notation import read_action
from menagerie.cubirds.result import result_of
from menagerie.cubirds.rules.end import collection_size, has_won, is_over
from menagerie.cubirds.rules.knowledge import hand_size
from menagerie.cubirds.rules.setup import set_up
from menagerie.cubirds.rules.turn import action_at, count_actions, is_composing, is_legal, play
from menagerie.cubirds.table import ANYBODY, Ending, Exhaustion, Step, Table
from menagerie.cubirds.telling import tell_view
from menagerie.cubirds.view import SPECTATOR, View, see, tell, view_of

RANDOM = "random"
MOST_TURNS = 9999
PLAY_ON, END_GAME = "play-on", "end-game"


class CuBirds(Game[Table]):
    """A game of CuBirds for two to five players, or for one against RobinBird (`players=1`)."""

    name: ClassVar[str] = "cubirds"
    rules_version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(1, MOST_PLAYERS + 1)
    player_count_rule: ClassVar[str] = "C2.1"
    event_kinds: ClassVar[tuple[type[Event], ...]] = EVENTS
    action_kinds: ClassVar[tuple[type[Action], ...]] = ACTION_KINDS
    view_kind: ClassVar[type] = View
    endings: ClassVar[tuple[str, ...]] = tuple(enum_name(ending) for ending in Ending)
    rules: ClassVar[Rules] = Rules(set_up, count_actions, action_at, play, has_won, collection_size, is_composing)

    @classmethod
    def _options_for(cls, players: int, given: Mapping[str, OptionValue]) -> tuple[Option, ...]:
        """C3.1, C9.1, C9.2, C10.2 The options, with their legal values."""
        exhaustion = Option("exhaustion", PLAY_ON, "C9.1", words=(PLAY_ON, END_GAME))
        turn_limit = Option("turn_limit", None, "C9.2", least=1, most=MOST_TURNS)
        if players == 1:
            return exhaustion, turn_limit, Option("extra_birds", 0, "C10.2", least=0, most=EXTRA_BIRDS)
        first = Option("first_player", RANDOM, "C3.1", words=(RANDOM,), least=0, most=players - 1, is_seat=True)
        return first, exhaustion, turn_limit

    @classmethod
    def prepare(cls, players: int, options: Mapping[str, OptionValue]) -> Table:
        """C2.1 An empty table with its seats and options, ready for a key and for `set_up`."""
        table = Table()
        table.solo = 1 if players == 1 else 0
        table.seats = 2 if players == 1 else players
        table.exhaustion = Exhaustion.END_GAME if options["exhaustion"] == END_GAME else Exhaustion.PLAY_ON
        table.turn_limit = int(options["turn_limit"] or 0)
        first = options.get("first_player", RANDOM)
        table.first_player = ANYBODY if first == RANDOM else int(first or 0)
        table.extra_birds = int(options.get("extra_birds") or 0)
        return table

    @classmethod
    def facts(cls) -> Mapping[str, Any]:
        """C1.1, C1.2, C7.1, C7.2 The families and copies of each species, and the two goals."""
        return {
            "families": {species: [SMALL_FAMILY[species], BIG_FAMILY[species]] for species in Species},
            "copies": {species: COPIES[species] for species in Species},
            "goals": {"kinds": SEVEN_KINDS, "birds": THREE_BIRDS, "species": TWO_SPECIES},
        }

    @property
    def seats(self) -> int:
        """Two to five; RobinBird has seat 1 of a solo game."""
        return self._table.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is; none when the game is over."""
        return () if is_over(self._table) else (self._table.to_act,)

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then who won, why, and every collection."""
        return result_of(self._table)

    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know."""
        return view_of(self._see(seat), seat)

    @staticmethod
    def after(view: View, event: Event) -> View:
        """The view as it looks after one more told event, for showing an action step by step."""
        return after(view, event)

    @staticmethod
    def without_memory(view: View) -> View:
        """The view without what only a good memory holds."""
        return without_memory(view)

    def question(self, seat: int) -> Line:
        """What the seat to act is asked; with an empty hand the draw decides whether the round ends."""
        return Line(f"ask-{enum_name(Step(self._table.step))}", {"held": hand_size(self._table, seat)})

    @staticmethod
    def tell_view(view: View) -> tuple[Line, ...]:
        """A view as lines to be read."""
        return tell_view(view)

    def to_text(self) -> str:
        """The whole table drawn as text, hidden cards included."""
        return draw_table(self._table)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The game that a drawn table stands for."""
        table = read_table(text)
        return cls(table, 1 if table.solo else table.seats, {}, None, text)

    def seen_text(self, seat: int | None) -> str:
        """What a seat may know, drawn as the table is; hidden cards are called so."""
        return draw_table(self._see(seat))

    @staticmethod
    def read_action(text: str) -> Action:
        """The action that a text such as `lay parrot left 2` stands for."""
        return read_action(text)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do now; empty while it is not asked."""
        asked = count_actions(self._table) if seat in self.to_act else 0
        return tuple(action_of(action_at(self._table, index)) for index in range(asked))

    def _why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """C3.4 Each way to be illegal has its code and its rule."""
        table = self._table
        if is_over(table):
            return IllegalAction("game-over", rule="C7.3")
        if seat != table.to_act:
            return IllegalAction("not-your-turn", rule="C3.4", seat=table.to_act)
        if isinstance(action, LayBirds) and action.row not in range(ROWS):
            return IllegalAction("no-such-row", rule="C4.2", row=action.row, rows=ROWS)
        if is_legal(table, number_of(action)):
            return None
        step = Step(table.step)
        if isinstance(action, LayBirds) and step == Step.LAY:
            return IllegalAction("no-birds-to-lay", rule="C4.1", species=action.species)
        if isinstance(action, FormFamily) and step == Step.FAMILY:
            held, needed = table.hands[seat, action.species], SMALL_FAMILY[action.species]
            return IllegalAction("too-few-for-a-family", rule="C5.4", species=action.species, held=held, needed=needed)
        return IllegalAction("wrong-step", rule="C3.3", asked=step)

    def _do(self, table: Table, seat: int, action: Action) -> None:
        play(table, number_of(action))

    def _see(self, seat: int | None) -> Table:
        seen = Table()
        see(self._table, SPECTATOR if seat is None else seat, seen)
        return seen

    def _tell(self, table: Table, seat: int | None, entry: tuple[int, ...]) -> Event:
        return tell(table, SPECTATOR if seat is None else seat, entry)
