"""Games by the thousand, random ones compiled, on all cores. The seed alone decides every game, on any number of cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy

from menagerie.bots import bot_named
from menagerie.compiled import entry
from menagerie.core import AnyGame, Seed
from menagerie.core.chance import Chance, below, draw_keys, start_chance
from menagerie.core.option import OptionValue
from menagerie.core.rule_set import Rules
from menagerie.lab.bot_game import checked_options, prepare_bots
from menagerie.lab.bot_games import BotGames, play_bot_games
from menagerie.lab.processes import done_on_processes
from menagerie.lab.tally import DECISIONS, ENDING, SCORES, STREAM_OF_GAMES, TURNS, WINNERS, Outcomes, Tally

GAMES_A_TASK = 1000
BOT_GAMES_A_TASK = 5


def play_games_of(rules: Rules) -> Callable[..., None]:
    """The loop over random games of one game, as a plain function; compiled by `entry`."""
    set_up, count_actions, action_at, play = rules.set_up, rules.count_actions, rules.action_at, rules.play
    has_won, score, is_composing = rules.has_won, rules.score, rules.is_composing

    def play_games(tables: Any, chances: Any, first: int, outcomes: Any) -> None:
        table, source, dice = tables[0], chances[0], chances[1]
        for index in range(outcomes.shape[0]):
            draw_keys(source, first + index, STREAM_OF_GAMES, table, dice)
            set_up(table)
            start_chance(dice)
            decisions = 0
            count = count_actions(table)
            while count > 0:
                play(table, action_at(table, below(dice, count)))
                if not is_composing(table):
                    decisions += 1
                count = count_actions(table)
            outcomes[index, TURNS] = table.turns
            outcomes[index, DECISIONS] = decisions
            outcomes[index, ENDING] = table.ending
            for seat in range(table.seats):
                if has_won(table, seat):
                    outcomes[index, WINNERS] += 1 << seat
                outcomes[index, SCORES + seat] = score(table, seat)

    return play_games


@cache
def compiled_play_games(rules: Rules) -> Callable[..., None]:
    """The loop over random games, compiled at its first call."""
    return entry(play_games_of(rules))


@dataclass(frozen=True, slots=True)
class Simulation:
    """What to play: the same simulation gives the same outcomes everywhere."""

    game: type[AnyGame]
    players: int
    options: Mapping[str, OptionValue]
    games: int
    seed: Seed
    bot: str | None = None  # at all seats; None: random moves

    @classmethod
    def of(
        cls,
        game: type[AnyGame],
        *,
        players: int,
        games: int,
        seed: Seed,
        bot: str | None = None,
        **options: OptionValue,
    ) -> Simulation:
        """A checked simulation; a game that could go on forever ends after 1,000 turns, unless another limit is given."""
        kind = bot and bot_named(bot).level
        return cls(game, players, checked_options(game, players, options), games, seed, kind)

    @property
    def seats(self) -> int:
        """How many seats there are, virtual players included."""
        return int(self.game.prepare(self.players, self.options).seats)

    def outcomes_of(self, first: int, games: int) -> Outcomes:
        """Play some of the random games, from the one numbered `first` on, on the calling thread."""
        table = self.game.prepare(self.players, self.options)
        source = Chance()
        self.seed.key_into(source)
        tables = numpy.frombuffer(bytearray(table.tobytes()), type(table).dtype())
        chances = numpy.frombuffer(bytearray(source.tobytes() + Chance().tobytes()), Chance.dtype())
        outcomes = numpy.zeros((games, SCORES + int(tables["seats"][0])), numpy.int64)
        compiled_play_games(self.game.rules)(tables, chances, first, outcomes)
        return outcomes

    def run(self, cores: int) -> Iterator[Outcomes]:
        """Play all games on this many cores; outcomes come a few at a time, those of bots in any order."""
        if self.bot:
            prepare_bots(self.game.name, [self.bot])
            tasks = (self._bot_games(self.bot, start) for start in range(0, self.games, BOT_GAMES_A_TASK))
            with closing(done_on_processes(play_bot_games, tasks, cores=cores)) as done:
                yield from (numpy.array(outcomes, numpy.int64) for _, outcomes in done)
            return
        starts = range(0, self.games, GAMES_A_TASK)
        with ThreadPoolExecutor(cores) as threads:
            yield from threads.map(lambda start: self.outcomes_of(start, min(GAMES_A_TASK, self.games - start)), starts)

    def play(self, *, cores: int, progress: Callable[[int], object] = lambda games: None) -> Tally:
        """Play all games and count their results; `progress` is called for every finished batch."""
        if not self.bot:
            self.outcomes_of(0, 1)  # compiles once, before threads would each do it
        tally = Tally(self.game.endings)
        start = time.perf_counter()
        for outcomes in self.run(cores):
            tally.add(outcomes)
            progress(len(outcomes))
        tally.seconds = time.perf_counter() - start
        return tally

    def _bot_games(self, bot: str, start: int) -> BotGames:
        numbers = range(start, min(start + BOT_GAMES_A_TASK, self.games))
        return BotGames(self.game.name, self.players, self.options, self.seed.digits, bot, numbers)
