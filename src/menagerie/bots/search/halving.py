"""Sequential halving: finds the best answer to one question within a budget of simulations or seconds.

How it works. `candidates` lists all legal numbers in the order of the mind's first impression (its answer weights). `halve`
keeps the most promising ones and splits the budget evenly over the rounds that it takes to halve them down to one. In each round
all that are left are tried in the same new worlds; then the better half, by mean chance to win, goes on. So bad answers cost
little, and most simulations go to the few that are hard to tell apart. At the end those that were tried most often come first.

A candidate's trials add up over the rounds, and no world is used twice in one search, so means and errors are those of
independent samples. A search knows the seat's copy of the table and nothing else. An action of several numbers is decided
number by number, each by a separate search (`bot.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

from menagerie.bots.search.engine import Engine, Memory
from menagerie.core.table import CardTable

FIRST_WORLDS = 2  # worlds in which answers are tried to measure how long that takes


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a search looks ahead, and its budget: simulations, or seconds if these are given."""

    simulations: int
    turns: int  # that are played before the table is judged
    answers: int = 16  # that are tried, the most promising first
    seconds: float | None = None


@dataclass(slots=True)
class Candidate:
    """A number to try, and the results of its trials."""

    number: int
    score: float  # how good it seemed at first sight
    trials: int = 0
    sum: float = 0.0
    square: float = 0.0
    sums: list[float] = field(default_factory=list)  # [seat] of everyone's chances, the own one included

    @property
    def mean(self) -> float:
        """The chance to win that it led to, on average."""
        return self.sum / self.trials if self.trials else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.trials < 2:
            return 0.5
        return sqrt(max(0.0, self.square / self.trials - self.mean**2) / (self.trials - 1))


@dataclass(slots=True)
class Searcher:
    """The search for one question of one seat. The seat's copy of the table is all that it knows."""

    engine: Engine
    memory: Memory
    seat: int
    seats: int
    answers: Any
    values: Any
    worlds: int = field(default=0)  # imagined so far

    @classmethod
    def of(cls, engine: Engine, table: CardTable, seat: int, weights: tuple[Any, Any], seed: int) -> Searcher:
        """A search from a seat's copy of the table."""
        return cls(engine, engine.memory(table, seed), seat, table.seats, *weights)

    def candidates(self) -> list[Candidate]:
        """All legal numbers, the most promising first."""
        pad = self.memory.pad
        count = self._estimate((), 0, 0)[0]
        found = [Candidate(int(pad.numbers[index]), float(pad.scores[index])) for index in range(count)]
        return sorted(found, key=lambda each: (-each.score, each.number))

    def halve(self, candidates: list[Candidate], depth: Depth) -> list[Candidate]:
        """Try all equally often, then the better half, and so on until two were compared. Returns the best first."""
        alive = candidates[: depth.answers]
        rounds, begun = max(1, ceil(log2(len(alive)))), perf_counter()
        for number in range(1, rounds + 1):
            if depth.seconds is None:
                self.try_out(alive, max(1, depth.simulations // (rounds * len(alive))), depth.turns)
            else:
                self._try_out_until(begun + depth.seconds * number / rounds, alive, depth.turns)
            alive.sort(key=lambda each: (-each.mean, -each.score, each.number))
            del alive[max(1, ceil(len(alive) / 2)) :]
        return sorted(candidates[: depth.answers], key=lambda each: (-each.trials, -each.mean, -each.score))

    def _try_out_until(self, moment: float, candidates: list[Candidate], turns: int) -> None:
        """Try all of these until a point in time: first in a few worlds, to measure how long one takes."""
        begun = perf_counter()
        self.try_out(candidates, FIRST_WORLDS, turns)
        pace = (perf_counter() - begun) / FIRST_WORLDS
        while (left := moment - perf_counter()) > pace:
            self.try_out(candidates, max(1, int(0.7 * left / pace)), turns)

    def try_out(self, candidates: Sequence[Candidate], worlds: int, turns: int) -> None:
        """Try all of these in this many new worlds."""
        _, sums, squares = self._estimate(candidates, worlds, turns)
        self.worlds += worlds
        for index, (each, square) in enumerate(zip(candidates, squares, strict=True)):
            more = [float(sums[index * self.seats + seat]) for seat in range(self.seats)]
            each.trials += worlds
            each.sum += more[self.seat]
            each.square += float(square)
            each.sums = [before + now for before, now in zip(each.sums or [0.0] * self.seats, more, strict=True)]

    def _estimate(self, candidates: Sequence[Candidate], worlds: int, turns: int) -> tuple[int, Any, Any]:
        engine, memory = self.engine, self.memory
        numbers = engine.numbers([each.number for each in candidates], whole=True)
        sums, squares = engine.numbers([0.0] * (len(candidates) * self.seats)), engine.numbers([0.0] * len(candidates))
        count = engine.estimate(
            memory.tables, memory.chances, memory.pad, self.seat, numbers, self.worlds, worlds, turns,
            self.answers, self.values, sums, squares,
        )  # fmt: skip
        return count, sums, squares
