"""Wild Cards as bots and applications know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from menagerie.core.choice import Choice
from menagerie.core.errors import BadOption, IllegalAction
from menagerie.core.game import Game, GameForm, Rules
from menagerie.core.message import Action, Event, Line
from menagerie.core.option import Option, OptionValue
from menagerie.core.plain import enum_name
from menagerie.core.result import Result
from menagerie.wildcards.actions import ACTION_KINDS
from menagerie.wildcards.after import after, without_memory
from menagerie.wildcards.asking import may_act, offers, prepare_for, seats_asked
from menagerie.wildcards.cards import MOST_SEATS, VALUES, Card, Habitat, Species
from menagerie.wildcards.doing import do_action, why_not
from menagerie.wildcards.drawing import draw_table, read_table
from menagerie.wildcards.events import EVENTS
from menagerie.wildcards.notation import read_action
from menagerie.wildcards.options import EDITIONS, set_copies
from menagerie.wildcards.result import earning_of, result_of
from menagerie.wildcards.rules.acquire import fits
from menagerie.wildcards.rules.choices import action_at, count_actions
from menagerie.wildcards.rules.duel import removals_left
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import cost, owed
from menagerie.wildcards.rules.refill import refill_size
from menagerie.wildcards.rules.score import has_won, score
from menagerie.wildcards.rules.setup import set_up
from menagerie.wildcards.rules.turn import is_composing, play
from menagerie.wildcards.table import NOBODY, Edition, Step, Table
from menagerie.wildcards.telling import tell_view
from menagerie.wildcards.view import SPECTATOR, View, see, tell, view_of

FIRST, SECOND, DUEL = EDITIONS
BALANCED, RANDOM = "balanced", "random"
HOLDER_LAST, HOLDER_FIRST = "holder-last", "holder-first"
EACH, ONE = "each-animal", "one-point"


class WildCards(Game[Table]):
    """A game of Wild Cards in one of its printed forms: `edition` is 2020, 2022 or duel; `leo` joins in 2022."""

    name: ClassVar[str] = "wildcards"
    rules_version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, MOST_SEATS + 1)
    player_count_rule: ClassVar[str] = "W2.1"
    event_kinds: ClassVar[tuple[type[Event], ...]] = EVENTS
    action_kinds: ClassVar[tuple[type[Action], ...]] = ACTION_KINDS
    view_kind: ClassVar[type] = View
    endings: ClassVar[tuple[str, ...]] = ("not-yet", "last-round")
    rules: ClassVar[Rules] = Rules(set_up, count_actions, action_at, play, has_won, score, is_composing)

    @classmethod
    def forms(cls) -> tuple[GameForm, ...]:
        """W2.1 The editions of 2020 and 2022 for three to five, 2022 with Leo for two to four, and the duel."""
        first = [GameForm(players, {"edition": FIRST}) for players in (3, 4, 5)]
        second = [GameForm(players, {"edition": SECOND, "leo": False}) for players in (3, 4, 5)]
        leo = [GameForm(players, {"edition": SECOND, "leo": True}) for players in (2, 3, 4)]
        return (*first, *second, *leo, GameForm(2, {"edition": DUEL}))

    @classmethod
    def _options_for(cls, players: int, given: Mapping[str, OptionValue]) -> tuple[Option, ...]:
        """W14.1, W14.2, W14.3, W14.4, W14.5, W14.8 The options that this form of the game has, with their legal values."""
        edition = given.get("edition", SECOND)
        options = [Option("edition", SECOND, "W2.1", words=EDITIONS)]
        if edition == SECOND:
            options.append(Option("leo", players == 2, "W12.1"))
        if edition in EDITIONS:
            cls._check_form(players, edition, given.get("leo", edition == SECOND and players == 2))
        if edition != DUEL and players + bool(given.get("leo", players == 2)) == 3:
            options.append(Option("removal", BALANCED, "W14.1", words=(BALANCED, RANDOM)))
        options.append(Option("habitat_split", "5 4 3 2", "W14.2", least=0, length=4, total=14))
        options.append(Option("wild_values", "1 2 3 4", "W14.2", least=1, most=4, length=4))
        if edition == SECOND:
            options.append(Option("talisman", RANDOM, "W14.3", words=(RANDOM,), least=0, most=players - 1, is_seat=True))
            options.append(Option("talisman_order", HOLDER_LAST, "W14.4", words=(HOLDER_LAST, HOLDER_FIRST)))
        if edition == DUEL:
            options.append(Option("secret_points", EACH, "W14.5", words=(EACH, ONE)))
        return tuple(options)

    @classmethod
    def _check_form(cls, players: int, edition: OptionValue, leo: OptionValue) -> None:
        """W14.6, W14.7 Combinations that no rulebook knows are refused."""
        if leo is True and (edition != SECOND or players == MOST_SEATS):
            raise BadOption("no-leo-here", rule="W14.6", players=players, edition=edition)
        if (edition == DUEL) != (players == 2 and leo is False):
            raise BadOption("no-such-form", rule="W14.7", players=players, edition=edition)

    @classmethod
    def prepare(cls, players: int, options: Mapping[str, OptionValue]) -> Table:
        """W2.1 An empty table with its seats and options, ready for a key and for `set_up`."""
        table = Table()
        table.people = players
        table.seats = players + (1 if options.get("leo") else 0)
        table.edition = EDITIONS.index(str(options["edition"]))
        table.balanced = 0 if options.get("removal") == RANDOM else 1
        set_copies(table, str(options["habitat_split"]), str(options["wild_values"]))
        talisman = options.get("talisman", RANDOM)
        table.first_holder = NOBODY if talisman == RANDOM else int(talisman or 0)
        table.holder_first = 1 if options.get("talisman_order") == HOLDER_FIRST else 0
        table.flat_secret = 1 if options.get("secret_points") == ONE else 0
        return table

    @classmethod
    def facts(cls) -> Mapping[str, Any]:
        """W1.1, W6.2 Where each animal lives, and what each card costs as a bid."""
        homes = ((species, habitat) for species in Species for habitat in Habitat if habitat != Habitat.WILD)
        return {
            "habitats": {species: habitat for species, habitat in homes if fits(habitat * VALUES, species)},
            "costs": {card: cost(value_of(card)) for card in Card if card != Card.REFILL},
        }

    @property
    def seats(self) -> int:
        """Three to five, Leo's included, which is the last; two in the duel."""
        return self._table.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats whose decision is awaited: all that have not sealed yet, or the one that is asked."""
        return seats_asked(self._table)

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then ranks, winners, and every score with its parts."""
        return result_of(self._table)

    def earning(self, seat: int) -> Mapping[str, tuple[str, ...]]:
        """W10.3, W10.4 The cards that earn each part of a seat's score."""
        return earning_of(self._table, seat)

    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know."""
        return view_of(self._see(seat), seat, self.to_act)

    @staticmethod
    def after(view: View, event: Event) -> View:
        """The view as it looks after one more told event, for showing an action step by step."""
        return after(view, event)

    @staticmethod
    def without_memory(view: View) -> View:
        """The view without what only a good memory holds."""
        return without_memory(view)

    def question(self, seat: int) -> Line:
        """What a seat is asked, and how many cards that takes."""
        table = self._table
        step = Step(table.step)
        counts = {Step.TAKE: owed, Step.PAY: owed, Step.REFILL: refill_size}
        count = counts[step](table, seat) if step in counts else removals_left(table) if step == Step.REMOVE else 0
        return Line(f"ask-{enum_name(step)}", {"count": count})

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
        return cls(table, table.people, {}, None, text)

    def seen_text(self, seat: int | None) -> str:
        """What a seat may know, drawn as the table is; hidden cards are called so."""
        return draw_table(self._see(seat))

    @staticmethod
    def read_action(text: str) -> Action:
        """The action that a text such as `take peacock paying forest 2` stands for."""
        return read_action(text)

    def legal_actions(self, seat: int) -> tuple[Action | Choice, ...]:
        """What this seat may do now, or instead of what it has sealed; payments, refills and removals are a Choice."""
        return offers(prepare_for(self._table, seat)) if may_act(self._table, seat) else ()

    def _why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """W3.7 Each way to be illegal has its code and its rule."""
        if self._table.ending:
            return IllegalAction("game-over", rule="W10.1")
        if not may_act(self._table, seat):
            return IllegalAction("not-awaited", rule="W3.7")
        return why_not(prepare_for(self._table, seat), action)

    def _do(self, table: Table, seat: int, action: Action) -> None:
        do_action(table, seat, action)

    def _see(self, seat: int | None) -> Table:
        seen = Table()
        see(self._table, SPECTATOR if seat is None else seat, seen)
        return seen

    def _tell(self, table: Table, seat: int | None, entry: tuple[int, ...]) -> Event:
        return tell(table, SPECTATOR if seat is None else seat, entry)


assert len(EDITIONS) == len(Edition)
