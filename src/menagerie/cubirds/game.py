"""CuBirds, as bots and applications see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from menagerie.core.course import Course, Mark, Verdict
from menagerie.core.game import Game
from menagerie.core.message import Action, Line
from menagerie.core.option import Option, OptionValue
from menagerie.core.plain import enum_name
from menagerie.core.playing import RuleNumbers
from menagerie.core.result import Result
from menagerie.core.rule_set import Rules
from menagerie.cubirds.actions import ACTION_KINDS
from menagerie.cubirds.after import after, without_memory
from menagerie.cubirds.cards import (
    BIG_FLOCK,
    COPIES,
    EXTRA_BIRDS,
    MOST_PLAYERS,
    SEVEN_KINDS,
    SMALL_FLOCK,
    THREE_BIRDS,
    TWO_SPECIES,
    Species,
)
from menagerie.cubirds.course import course_of, hands_of, missing_birds, turns_of, verdict_of
from menagerie.cubirds.drawing import draw_table, read_table
from menagerie.cubirds.events import EVENTS
from menagerie.cubirds.guess import guess
from menagerie.cubirds.lines import lines_of
from menagerie.cubirds.result import result_of
from menagerie.cubirds.rules.end import collection_size, has_won
from menagerie.cubirds.rules.knowledge import hand_size
from menagerie.cubirds.rules.setup import clear_table, set_up
from menagerie.cubirds.rules.turn import ACTIONS, action_at, count_actions, is_legal, play
from menagerie.cubirds.table import ANYBODY, Ending, Exhaustion, Step, Table
from menagerie.cubirds.view import View, lay_out, may_see_hand, open_view, own_view, view_of

RANDOM = "random"
MOST_TURNS = 9999
PLAY_ON, END_GAME = "play-on", "end-game"


class CuBirds(Game[Table, View]):
    """A game of CuBirds for two to five players, or for one against RobinBird (`players=1`), who has seat 1.

    >>> CuBirds.new(players=3, seed=7)
    <CuBirds of 3, 0 actions, to act 2;
     row 1: warbler parrot magpie; row 2: duck owl magpie; row 3: warbler robin flamingo; row 4: parrot robin magpie>
    """

    name = "cubirds"
    rules_version = 1
    player_counts = range(1, MOST_PLAYERS + 1)
    rule_numbers = RuleNumbers(players="C2.1", over="C7.3", asked="C3.4", step="C3.3")
    event_kinds = EVENTS
    action_kinds = ACTION_KINDS
    step_kind = Step
    view_kind = View
    endings = tuple(enum_name(ending) for ending in Ending)
    shown_in_short = "row"
    rules = Rules(
        actions=ACTIONS,
        set_up=set_up,
        count_actions=count_actions,
        action_at=action_at,
        is_legal=is_legal,
        play=play,
        has_won=has_won,
        score=collection_size,
        may_see_hand=may_see_hand,
        clear=clear_table,
        lay_out=lay_out,
        guess=guess,
    )

    after = staticmethod(after)
    without_memory = staticmethod(without_memory)
    lines_of = staticmethod(lines_of)
    _view_of = staticmethod(view_of)
    _own_view = staticmethod(own_view)
    _open_view = staticmethod(open_view)
    _draw = staticmethod(draw_table)
    _read = staticmethod(read_table)

    @classmethod
    def _options_for(cls, players: int, given: Mapping[str, object]) -> tuple[Option, ...]:
        """C9.1, C9.2, C10.2 The options, with their legal values."""
        exhaustion = Option("exhaustion", PLAY_ON, "C9.1", words=(PLAY_ON, END_GAME))
        turn_limit = Option("turn_limit", None, "C9.2", least=1, most=MOST_TURNS)
        if players == 1:
            return exhaustion, turn_limit, Option("extra_birds", 0, "C10.2", least=0, most=EXTRA_BIRDS)
        first = Option("first_player", RANDOM, "C3.1", words=(RANDOM,), least=0, most=players - 1, is_seat=True)
        return first, exhaustion, turn_limit

    @classmethod
    def prepare(cls, players: int, options: Mapping[str, OptionValue]) -> Table:
        """An empty table with its seats and options, ready for a key and for `set_up`."""
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
        """The flocks and copies of each species, and the two goals."""
        return {
            "flocks": {species: [SMALL_FLOCK[species], BIG_FLOCK[species]] for species in Species},
            "copies": {species: COPIES[species] for species in Species},
            "goals": {"kinds": SEVEN_KINDS, "birds": THREE_BIRDS, "species": TWO_SPECIES},
        }

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then who won, why, and every collection."""
        return result_of(self._table)

    @property
    def verdict(self) -> Verdict | None:
        """The birds that decided."""
        result = self.result
        return None if result is None else verdict_of(self._table, result, turns_of(self._table, self._journal))

    def standing(self) -> Mark | None:
        """How many birds each seat lacks for the nearer goal, and the turn."""
        return None if self.is_over else Mark(turns_of(self._table, self._journal), missing_birds(self._table))

    def course(self) -> Course | None:
        """Turn by turn, how many birds each seat lacked for the nearer goal."""
        result = self.result
        return None if result is None else course_of(self._table, self._journal, result)

    def last_hands(self) -> tuple[tuple[str, ...], ...] | None:
        """The birds that everyone had in hand at the end."""
        return hands_of(self._table) if self.is_over else None

    def question(self, seat: int) -> Line:
        """The question for the seat to act; with an empty hand, the draw decides whether the round ends."""
        return Line(f"ask-{enum_name(Step(self._table.step))}", {"held": hand_size(self._table, seat)})

    if TYPE_CHECKING:

        def legal_actions(self, seat: int) -> tuple[Action, ...]: ...  # no action combines cards in this game

    @staticmethod
    def _people(table: Table) -> int:
        return 1 if table.solo else table.seats

    @staticmethod
    def _spelled(words: str) -> str:
        return words.replace("reed warbler", "warbler")
