"""A search for the best answer to one question: answers that seem good are tried in many worlds, half of them again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

from menagerie.bots.search.engine import Engine, Memory
from menagerie.core.table import CardTable

FIRST_WORLDS = 2  # in which all answers are tried before anything is known of the time that it takes


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a search looks, and what it may cost: so many simulations, or seconds where these are given."""

    simulations: int
    turns: int  # that are played on before the table is judged
    answers: int = 16  # that are tried, the most promising ones
    seconds: float | None = None


@dataclass(slots=True)
class Candidate:
    """A number that was tried, and what came of it."""

    number: int
    score: float  # how good it seemed at first sight
    trials: int = 0
    sum: float = 0.0
    square: float = 0.0

    @property
    def mean(self) -> float:
        """The chance to win that it led to, on average."""
        return self.sum / self.trials if self.trials else 0.0

    @property
    def error(self) -> float:
        """One standard error of that."""
        if self.trials < 2:
            return 0.5
        return sqrt(max(0.0, self.square / self.trials - self.mean**2) / (self.trials - 1))


@dataclass(slots=True)
class Searcher:
    """One question of one seat. Its copy of the table is all that it knows of the game."""

    engine: Engine
    memory: Memory
    seat: int
    answers: Any
    values: Any
    worlds: int = field(default=0)  # imagined so far

    @classmethod
    def of(cls, engine: Engine, table: CardTable, seat: int, weights: tuple[Any, Any], seed: int) -> Searcher:
        """A search from a seat's copy of the table."""
        return cls(engine, engine.memory(table, seed), seat, *weights)

    def candidates(self) -> list[Candidate]:
        """All legal numbers, those that seem best first."""
        pad = self.memory.pad
        count = self._estimate((), 0, 0)[0]
        found = [Candidate(int(pad.numbers[index]), float(pad.scores[index])) for index in range(count)]
        return sorted(found, key=lambda each: (-each.score, each.number))

    def halve(self, candidates: list[Candidate], depth: Depth) -> list[Candidate]:
        """Sequential halving: all are tried equally often, then the better half, until two were compared; the best first."""
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
        """Try all of these until a moment has come: first in a few worlds, to learn how long one takes."""
        begun = perf_counter()
        self.try_out(candidates, FIRST_WORLDS, turns)
        pace = (perf_counter() - begun) / FIRST_WORLDS
        while (left := moment - perf_counter()) > pace:
            self.try_out(candidates, max(1, int(0.7 * left / pace)), turns)

    def try_out(self, candidates: Sequence[Candidate], worlds: int, turns: int) -> None:
        """Try all of these in so many new worlds."""
        _, sums, squares = self._estimate(candidates, worlds, turns)
        self.worlds += worlds
        for each, more, square in zip(candidates, sums, squares, strict=True):
            each.trials += worlds
            each.sum += float(more)
            each.square += float(square)

    def _estimate(self, candidates: Sequence[Candidate], worlds: int, turns: int) -> tuple[int, Any, Any]:
        engine, memory = self.engine, self.memory
        numbers = engine.numbers([each.number for each in candidates], whole=True)
        sums, squares = engine.numbers([0.0] * len(candidates)), engine.numbers([0.0] * len(candidates))
        count = engine.estimate(
            memory.tables, memory.chances, memory.pad, self.seat, numbers, self.worlds, worlds, turns,
            self.answers, self.values, sums, squares,
        )  # fmt: skip
        return count, sums, squares
