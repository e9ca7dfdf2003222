"""Wild Cards, as bots and applications see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from menagerie.core.course import Course, Mark, Verdict
from menagerie.core.errors import BadOption
from menagerie.core.game import Game, GameForm
from menagerie.core.message import Line
from menagerie.core.option import Option, OptionValue
from menagerie.core.plain import enum_name
from menagerie.core.playing import RuleNumbers
from menagerie.core.result import Result
from menagerie.core.rule_set import Rules
from menagerie.wildcards.actions import ACTION_KINDS
from menagerie.wildcards.after import after, without_memory
from menagerie.wildcards.cards import BONUS, MOST_SEATS, VALUES, Card, Habitat, Species
from menagerie.wildcards.course import course_of, hands_of, verdict_of
from menagerie.wildcards.drawing import draw_table, read_table
from menagerie.wildcards.events import EVENTS
from menagerie.wildcards.guess import guess
from menagerie.wildcards.lines import lines_of
from menagerie.wildcards.options import EDITIONS, SPLITS, set_copies
from menagerie.wildcards.result import has_broken_tie, result_of, scoring_cards_of
from menagerie.wildcards.rules.acquire import fits
from menagerie.wildcards.rules.awaited import is_awaited, may_act, unseal
from menagerie.wildcards.rules.choices import ACTIONS, action_at, count_actions, is_legal
from menagerie.wildcards.rules.clear import clear_table
from menagerie.wildcards.rules.duel import removals_left
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import cost, owed
from menagerie.wildcards.rules.refill import refill_size
from menagerie.wildcards.rules.score import has_won, open_score, score
from menagerie.wildcards.rules.setup import set_up
from menagerie.wildcards.rules.turn import is_composing, play
from menagerie.wildcards.table import NOBODY, Edition, Step, Table
from menagerie.wildcards.view import View, lay_out, may_see_hand, open_view, own_view, view_of

FIRST, SECOND, DUEL = EDITIONS
BALANCED, RANDOM = "balanced", "random"
HOLDER_LAST, HOLDER_FIRST = "holder-last", "holder-first"
EACH, ONE = "each-animal", "one-point"


class WildCards(Game[Table, View]):
    """A game of Wild Cards in one of its printed forms: `edition` is 2020, 2022 or duel; `leo` joins in 2022, in the last seat.

    >>> WildCards.new(players=3, seed=7, edition=2020)
    <WildCards of 3, 0 actions, to act 0, 1, 2;
     display: eagle peacock>
    """

    name = "wildcards"
    rules_version = 1
    player_counts = range(2, MOST_SEATS + 1)
    rule_numbers = RuleNumbers(players="W2.1", over="W10.1", asked="W3.7", step="W3.7")
    event_kinds = EVENTS
    action_kinds = ACTION_KINDS
    step_kind = Step
    view_kind = View
    endings = ("not-yet", "last-round")
    shown_in_short = "display"
    rules = Rules(
        actions=ACTIONS,
        set_up=set_up,
        may_act=may_act,
        is_awaited=is_awaited,
        unseal=unseal,
        count_actions=count_actions,
        action_at=action_at,
        is_legal=is_legal,
        play=play,
        is_composing=is_composing,
        has_won=has_won,
        score=score,
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
    def forms(cls) -> tuple[GameForm, ...]:
        """W2.1 The editions of 2020 and 2022 for three to five, 2022 with Leo for two to four, and the duel."""
        first = [GameForm(players, {"edition": FIRST}) for players in (3, 4, 5)]
        second = [GameForm(players, {"edition": SECOND, "leo": False}) for players in (3, 4, 5)]
        leo = [GameForm(players, {"edition": SECOND, "leo": True}) for players in (2, 3, 4)]
        return (*first, *second, *leo, GameForm(2, {"edition": DUEL}))

    @classmethod
    def _options_for(cls, players: int, given: Mapping[str, object]) -> tuple[Option, ...]:
        """W14.1, W14.2, W14.3, W14.4, W14.5, W14.8 The options of this form of the game, with their legal values."""
        editions = Option("edition", SECOND, "W2.1", words=EDITIONS)
        edition = editions.read(given.get("edition", SECOND))
        with_leo = Option("leo", edition == SECOND and players == 2, "W12.1")
        leo = with_leo.read(given.get("leo", with_leo.default))
        cls._check_form(players, edition, leo)
        options = [editions, with_leo] if edition == SECOND else [editions]
        if edition != DUEL and players + bool(leo) == 3:
            options.append(Option("removal", BALANCED, "W14.1", words=(BALANCED, RANDOM)))
        options.append(Option("habitat_split", "5 4 3 2", "W14.2", least=0, length=4, total=14, lists=SPLITS))
        options.append(Option("wild_values", "1 2 3 4", "W14.2", least=1, most=4, length=4))
        if edition == SECOND:
            options.append(Option("talisman", RANDOM, "W14.3", words=(RANDOM,), least=0, most=players - 1, is_seat=True))
            options.append(Option("talisman_order", HOLDER_LAST, "W14.4", words=(HOLDER_LAST, HOLDER_FIRST)))
        if edition == DUEL:
            options.append(Option("secret_points", EACH, "W14.5", words=(EACH, ONE)))
        return tuple(options)

    @classmethod
    def _check_form(cls, players: int, edition: OptionValue, leo: OptionValue) -> None:
        """W14.6, W14.7 Combinations that are in no rulebook are refused."""
        if leo is True and (edition != SECOND or players == MOST_SEATS):
            raise BadOption("no-leo-here", rule="W14.6", players=players, edition=edition)
        if (edition == DUEL) != (players == 2 and leo is False):
            raise BadOption("no-such-form", rule="W14.7", players=players, edition=edition)

    @classmethod
    def prepare(cls, players: int, options: Mapping[str, OptionValue]) -> Table:
        """An empty table with its seats and options, ready for a key and for `set_up`."""
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
        """The habitat of each animal, how many points it earns, and what each card costs as a bid."""
        homes = ((species, habitat) for species in Species for habitat in Habitat if habitat != Habitat.WILD)
        return {
            "habitats": {species: habitat for species, habitat in homes if fits(habitat * VALUES, species)},
            "bonus": BONUS,
            "costs": {card: cost(value_of(card)) for card in Card if card != Card.REFILL},
        }

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then ranks, winners, and every score with its parts."""
        return result_of(self._table)

    def scoring_cards(self, seat: int) -> Mapping[str, tuple[str, ...]]:
        """The cards that earn each part of a seat's score."""
        return scoring_cards_of(self._table, seat)

    @property
    def tie_break(self) -> Line | None:
        """With equal points, the player with more animals is ahead."""
        return Line("outcome-tie") if self.is_over and has_broken_tie(self._table) else None

    @property
    def verdict(self) -> Verdict | None:
        """Whether points or animals decided, and by how much."""
        result = self.result
        return None if result is None else verdict_of(self._table, result)

    def standing(self) -> Mark | None:
        """Everyone's points without secret animals, and the round."""
        table = self._table
        return None if self.is_over else Mark(table.turns + 1, tuple(open_score(table, seat) for seat in range(table.people)))

    def course(self) -> Course | None:
        """Round by round, everyone's points."""
        result = self.result
        return None if result is None else course_of((game._table for game in self.played_again()), self._journal, result)

    def last_hands(self) -> tuple[tuple[str, ...], ...] | None:
        """The habitat cards that everyone had in hand at the end."""
        return hands_of(self._journal, self._table.people) if self.is_over else None

    def question(self, seat: int) -> Line:
        """The question for a seat, and how many cards it takes."""
        table = self._table
        step = Step(table.step)
        counts = {Step.TAKE: owed, Step.PAY: owed, Step.REFILL: refill_size}
        count = counts[step](table, seat) if step in counts else removals_left(table) if step == Step.REMOVE else 0
        return Line(f"ask-{enum_name(step)}", {"count": count, "others": table.seats - 1})

    @staticmethod
    def _people(table: Table) -> int:
        return table.people


assert len(EDITIONS) == len(Edition)
