"""The arena: bots against each other. Every deal is played from all seats, and games already played are not repeated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice

from menagerie.core import Seed
from menagerie.games import GAMES
from menagerie.lab.bot_game import derived_digits, play_out, prepare_bots, seated_bots
from menagerie.lab.lineup import Lineup, Seating
from menagerie.lab.processes import done_on_processes
from menagerie.lab.results import Clock, Key, Played, Results
from menagerie.lab.sequential import Certainty, Decided, verdict_on

LOOK_AGAIN = 1.02  # look for a verdict when the deals have grown by this factor since the last look


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that some seatings of a lineup still have to play."""

    lineup: Lineup
    seed: str
    seatings: tuple[Seating, ...]


def play_deal(deal: Deal) -> list[Played]:
    """Play a deal with each of its seatings."""
    return [play_game(deal.lineup, deal.seed, seating) for seating in deal.seatings]


def play_game(lineup: Lineup, seed: str, seating: Seating) -> Played:
    """Play one game. Seed and seating alone decide it, as long as no bot looks at a clock."""
    kind, options = GAMES[lineup.game], dict(lineup.options)
    game = kind.new(len(seating), seed=seed, **options)
    clocks = {bot: Clock() for bot in seating}
    bots = seated_bots(seating, seed, "+".join(seating))
    play_out(game, bots, lambda seat, seconds: clocks[seating[seat]].hear(seconds))
    result = game.result
    assert result is not None, seed
    return Played(
        game=lineup.game,
        rules_version=kind.rules_version,
        options=options,
        seed=seed,
        bots=seating,
        winners=result.winners,
        ranks=result.ranks,
        scores=tuple(score.total for score in result.scores),
        endings=result.endings,
        thinking={bot: clock.thinking for bot, clock in clocks.items()},
    )


class Bout:
    """A lineup and its games, deal by deal."""

    def __init__(self, lineup: Lineup, seeds: Sequence[str], certainty: Certainty | None) -> None:
        self.lineup = lineup
        self.seeds = seeds
        self.decided: Decided | None = None
        self.played = 0
        self._certainty = certainty
        self._seatings = lineup.seatings
        self._deals: dict[str, dict[Seating, Played]] = {seed: {} for seed in seeds}
        self._shares: list[float] = []  # of the first bot, as far as deals are whole from the first one on
        self._looked = 0  # how many of them there were at the last look for a verdict

    def wanted(self) -> Iterator[Key]:
        """The setups of all games that this lineup has to play."""
        version = GAMES[self.lineup.game].rules_version
        for seed in self.seeds:
            yield from ((self.lineup.game, version, self.lineup.options, seed, seating) for seating in self._seatings)

    def add(self, played: Played) -> None:
        """Add a finished game."""
        self.played += played.bots not in self._deals[played.seed]
        self._deals[played.seed][played.bots] = played

    def look(self) -> None:
        """Look for a verdict, if one is wanted and enough was played since the last look."""
        for seed in islice(self.seeds, len(self._shares), None):
            if self._missing(seed):
                break
            deal = self._deals[seed].values()
            self._shares.append(sum(map(self._first_share, deal)) / len(deal))
        if self._certainty and not self.decided and len(self._shares) > LOOK_AGAIN * self._looked:
            self._looked = len(self._shares)
            self.decided = verdict_on(self._shares, self.even, self._certainty)

    def _first_share(self, played: Played) -> float:
        """How much of a game one seat of the first bot won, on average over its seats."""
        seats = [seat for seat, bot in enumerate(played.bots) if bot == self.lineup.bots[0]]
        return sum(map(played.win_of, seats)) / len(seats)

    def _missing(self, seed: str) -> tuple[Seating, ...]:
        return tuple(seating for seating in self._seatings if seating not in self._deals[seed])

    def deal(self, number: int) -> Deal | None:
        """The part of a deal that still has to be played; None if nothing has."""
        if self.decided or number >= len(self.seeds):
            return None
        missing = self._missing(self.seeds[number])
        return Deal(self.lineup, self.seeds[number], missing) if missing else None

    @property
    def games(self) -> list[Played]:
        """The games played so far."""
        return [played for deal in self._deals.values() for played in deal.values()]

    @property
    def even(self) -> float:
        """The share of an average seat, as if all were equally strong. At least one game must have been played."""
        return 1 / len(next(played for deal in self._deals.values() for played in deal.values()).ranks)

    @property
    def left(self) -> int:
        """How many games still have to be played, unless a verdict comes first."""
        return 0 if self.decided else len(self.seeds) * len(self._seatings) - self.played


class Arena:
    """Some lineups with a number of games each: whole deals, so there may be a few more."""

    def __init__(self, lineups: Sequence[Lineup], *, games: int, seed: Seed, certainty: Certainty | None = None) -> None:
        """With a certainty, a lineup stops as soon as it is sure whether its first bot wins more or less than an even share."""
        self.seed, self.certainty = seed, certainty
        different = {frozenset(lineup.seatings): lineup for lineup in reversed(lineups)}
        self.bouts = [self._bout(lineup, games) for lineup in reversed(different.values())]
        self._wanted = {key: bout for bout in self.bouts for key in bout.wanted()}

    def _bout(self, lineup: Lineup, games: int) -> Bout:
        deals = -(-games // len(lineup.seatings))
        return Bout(lineup, [derived_digits(self.seed.digits, number) for number in range(deals)], self.certainty)

    def add(self, played: Played) -> None:
        """Count a game that was played before, if it belongs to this arena."""
        if bout := self._wanted.get(played.key):
            bout.add(played)

    def run(self, results: Results, *, cores: int, progress: Callable[[int], object] = lambda games: None) -> None:
        """Play the remaining games, and store every game as soon as its deal is done; `progress` is called with their number."""
        bout_of = {bout.lineup: bout for bout in self.bouts}
        for bout in self.bouts:
            bout.look()
            prepare_bots(bout.lineup.game, bout.lineup.bots)
        with closing(done_on_processes(play_deal, self._deals(), cores=cores)) as done:
            for deal, games in done:
                results.append(games)
                for played in games:
                    self.add(played)
                bout_of[deal.lineup].look()
                progress(len(games))

    def _deals(self) -> Iterator[Deal]:
        """The remaining deals, from each lineup in turn, as long as it has no verdict."""
        for number in range(max(len(bout.seeds) for bout in self.bouts)):
            yield from (deal for bout in self.bouts if (deal := bout.deal(number)))

    @property
    def played(self) -> int:
        """How many games were played, now or before."""
        return sum(bout.played for bout in self.bouts)

    @property
    def left(self) -> int:
        """How many games still have to be played, unless a verdict comes first."""
        return sum(bout.left for bout in self.bouts)
