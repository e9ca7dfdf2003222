"""Random games by the thousand, compiled, on all cores. The seed alone decides every game, however many cores play."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy

from menagerie.compiled import entry
from menagerie.core import AnyGame, Seed
from menagerie.core.chance import Chance, below, make_block, start_chance
from menagerie.core.option import OptionValue, check_options
from menagerie.core.rules import Rules
from menagerie.lab.tally import DECISIONS, ENDING, SCORES, TURNS, WINNERS, Outcomes, Tally

GAMES_A_TASK = 1000
STREAM_OF_GAMES = 1  # the stream of the seed from which each game and its players get keys of their own


def play_games_of(rules: Rules) -> Callable[..., None]:
    """The loop over random games of one game, as a plain function; compiled by `entry`."""
    set_up, count_actions, action_at, play = rules.set_up, rules.count_actions, rules.action_at, rules.play
    has_won, score, is_composing = rules.has_won, rules.score, rules.is_composing

    def play_games(tables: Any, chances: Any, first: int, outcomes: Any) -> None:
        table, source, dice = tables[0], chances[0], chances[1]
        for index in range(outcomes.shape[0]):
            make_block(source, first + index, STREAM_OF_GAMES)
            for word in range(8):
                table.key[word] = source.block[word]
                dice.key[word] = source.block[8 + word]
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

    @classmethod
    def of(cls, game: type[AnyGame], *, players: int, games: int, seed: Seed, **options: OptionValue) -> Simulation:
        """A checked simulation; a game that could go on for ever ends after 1,000 turns, unless another limit is given."""
        known = game.options(players, **options)
        limit = {"turn_limit": 1000} if any(option.name == "turn_limit" for option in known) else {}
        return cls(game, players, check_options(known, {**limit, **options}), games, seed)

    def outcomes_of(self, first: int, games: int) -> Outcomes:
        """Play some of the games, from the one numbered `first` on, on the calling thread."""
        table = self.game.prepare(self.players, self.options)
        source = Chance()
        self.seed.key_into(source)
        tables = numpy.frombuffer(bytearray(table.tobytes()), type(table).dtype())
        chances = numpy.frombuffer(bytearray(source.tobytes() + Chance().tobytes()), Chance.dtype())
        outcomes = numpy.zeros((games, SCORES + int(tables["seats"][0])), numpy.int64)
        compiled_play_games(self.game.rules)(tables, chances, first, outcomes)
        return outcomes

    def run(self, cores: int) -> Iterator[Outcomes]:
        """Play all games on so many threads; the outcomes come in order, a thousand at a time."""
        starts = range(0, self.games, GAMES_A_TASK)
        with ThreadPoolExecutor(cores) as threads:
            yield from threads.map(lambda start: self.outcomes_of(start, min(GAMES_A_TASK, self.games - start)), starts)


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(simulation: Simulation, *, cores: int, progress: Callable[[int], object] = lambda games: None) -> Tally:
    """Play a whole simulation and count what came of it; `progress` hears of every batch of games that is done."""
    simulation.outcomes_of(0, 1)  # compiles once, before threads would each do it
    tally = Tally(simulation.game.endings)
    start = time.perf_counter()
    for outcomes in simulation.run(cores):
        tally.add(outcomes)
        progress(len(outcomes))
    tally.seconds = time.perf_counter() - start
    return tally
