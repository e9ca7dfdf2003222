"""A bot that looks ahead as far as its level allows. Weaker levels play what seems best at first sight, and slip now and then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from menagerie.bots.minds.hindsight import Hindsight
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.one_move.bot import OneMoveBot
from menagerie.bots.one_move.newcomer import NewcomerBot
from menagerie.bots.protocol import Seen
from menagerie.bots.search.background import MAKING, engine_of
from menagerie.bots.search.engine import Engine, interpreted_engine
from menagerie.bots.search.halving import Candidate, Depth, Searcher
from menagerie.bots.search.reasons import TriedAnswer, reasons_for
from menagerie.bots.thought import Ranked, Thought
from menagerie.bots.weights import LATEST, weights_of
from menagerie.core import Action, Decision
from menagerie.core.table import CardTable

RANKED = 3  # actions that a thought lists
FRESH = 0.25  # the part of a search's simulations that is added to estimate how good an action is


@dataclass(frozen=True, slots=True)
class SearchLevel:
    """How well a bot plays: how far it looks, and how often it slips."""

    depths: Mapping[str, Depth]  # by game, compiled; none: it does not look ahead
    plain_depths: Mapping[str, Depth]  # without a compiler
    slips: Mapping[str, float]  # by game: how often it answers as a newcomer would, without a plan but not absurdly
    weights: str = LATEST  # the folder

    def with_simulations(self, count: int) -> SearchLevel:
        """The same level with another budget of simulations."""
        depths, plain_depths = (
            {game: replace(depth, simulations=count) for game, depth in each.items()} for each in (self.depths, self.plain_depths)
        )
        return replace(self, depths=depths, plain_depths=plain_depths)

    def depth_in(self, game: str, engine: Engine) -> Depth | None:
        """How far it looks ahead in a game; None: not at all, for instance while its code is being compiled."""
        if MAKING.is_awaited(game):
            return None
        return (self.depths if engine.is_compiled else self.plain_depths).get(game)


class SearchBot:
    """Chooses by looking ahead. For a game or form without weights it falls back on simpler bots."""

    def __init__(
        self, level: SearchLevel, seed: int | None = None, *, seconds: float | None = None, engine: Engine | None = None
    ) -> None:
        """`seconds` limits the time for a decision; `engine` replaces the engine of the game."""
        self._level = level
        self._random = Random(seed)
        self._seconds = seconds
        self._engine = engine

    def choose(self, seen: Seen[object]) -> Action:
        """Choose the best answer that it finds, number by number."""
        if seen.game not in MINDS or self._random.random() < self._level.slips.get(seen.game, 0.0):
            return NewcomerBot(self._random.getrandbits(32)).choose(seen)
        question = self._question(seen)
        if question is None:
            return OneMoveBot(self._random.getrandbits(32)).choose(seen)
        return self._finished(seen.decide(), question)

    def think(self, seen: Seen[object], ranked: int = RANKED) -> Thought:
        """Rank the actions that seem best, with their chances to win. These are estimated again in fresh worlds, so that the
        choice does not flatter them, and then calibrated.
        """
        question = self._question(seen) if seen.game in MINDS else None
        if question is None:
            return Thought((Ranked(self.choose(seen), None, 0.0, ()),))
        found = self._completed(seen, question, self._searched(seen.decide().table, question)[:ranked])
        judged = [self._judged(seen, question, numbers) for _, numbers in found]
        answers = [TriedAnswer(numbers, chance) for (_, numbers), (chance, _) in zip(found, judged, strict=True)]
        told: list[Ranked] = []
        for index, ((action, _), each) in enumerate(zip(found, judged, strict=True)):
            others = [*answers[index + 1 :], *answers[:index]]
            told.append(Ranked(action, *each, reasons_for(seen, answers[index], others, question.weights[0])))
        return Thought(tuple(told))

    def _question(self, seen: Seen[object]) -> SearchTask | None:
        """The search task for a question; None if there are no weights."""
        return self._task(seen.game, seen.seat, seen.decide().table)

    def _task(self, game: str, seat: int, table: CardTable) -> SearchTask | None:
        """The same for a seat's copy of the table."""
        mind = MINDS[game]
        usual = engine_of(game) if game in self._level.depths else interpreted_engine(mind)
        engine = self._engine or usual
        form, folder = mind.form_of(table), self._level.weights
        weights = weights_of(game, form, folder)
        if weights is None:
            return None
        depth = self._level.depth_in(game, engine)
        if depth is not None and self._seconds is not None:
            depth = replace(depth, seconds=self._seconds)
        return SearchTask(seat, engine, loaded(game, form, folder, engine), weights.hindsight, depth, mind.next_number)

    def _finished(self, decision: Decision, question: SearchTask) -> Action:
        """Complete a decision as well as possible. A time limit is for all of its numbers together."""
        left = question.depth.seconds if question.depth else None
        while (action := decision.action) is None:
            begun = perf_counter()
            decision.add(self._searched(decision.table, question.within(left))[0].number)
            left = None if left is None else max(0.0, left - (perf_counter() - begun))
        return action

    def _searched(self, table: CardTable, question: SearchTask) -> list[Candidate]:
        """The numbers that may come next, the chosen one first."""
        searcher = self._searcher(table, question)
        candidates = searcher.candidates()
        if len(candidates) == 1 or question.depth is None:
            return candidates
        return searcher.halve(candidates, question.depth)

    def _searcher(self, table: CardTable, question: SearchTask) -> Searcher:
        return Searcher.of(question.engine, table, question.seat, question.weights, self._random.getrandbits(62))

    def _completed(
        self, seen: Seen[object], question: SearchTask, candidates: Sequence[Candidate]
    ) -> list[tuple[Action, tuple[int, ...]]]:
        """The best answers that begin with these numbers, each once, with all their numbers."""
        found: dict[str, tuple[Action, tuple[int, ...]]] = {}
        for candidate in candidates:
            begun = seen.decide()
            begun.add(candidate.number)
            action = self._finished(begun, question)
            found.setdefault(str(action), (action, begun.numbers))
        return list(found.values())

    def _judged(self, seen: Seen[object], question: SearchTask, numbers: Sequence[int]) -> tuple[float | None, float]:
        """The calibrated chance of an answer and its error, in fresh worlds; None if it does not look ahead."""
        if question.depth is None:
            return None, 0.0
        *first, last = numbers
        before = seen.decide()
        for each in first:
            before.add(each)
        candidate = Candidate(last, 0.0)
        worlds = max(2, int(FRESH * question.depth.simulations / RANKED))
        self._searcher(before.table, question).try_out([candidate], worlds, question.depth.turns)
        hindsight = question.hindsight
        return hindsight.on(candidate.mean), hindsight.error_on(candidate.mean, candidate.error)


@dataclass(frozen=True, slots=True)
class SearchTask:
    """A seat's question, and what it is searched with: engine, weights and depth."""

    seat: int
    engine: Engine
    weights: tuple[Any, Any]
    hindsight: Hindsight
    depth: Depth | None  # None: it does not look ahead
    next_number: float  # the part of the remaining time that the next number gets

    def within(self, seconds: float | None) -> SearchTask:
        """The same for the next number, given the time that is left for the whole decision."""
        if seconds is None or self.depth is None:
            return self
        return replace(self, depth=replace(self.depth, seconds=seconds * self.next_number))


@cache
def loaded(game: str, form: str, folder: str, engine: Engine) -> tuple[Any, Any]:
    """The weights of a form, in the arrays or lists of an engine."""
    weights = weights_of(game, form, folder)
    assert weights is not None
    sizes = MINDS[game].answer_weights, MINDS[game].value_weights
    assert (len(weights.answers), len(weights.values)) == sizes, f"weights of another mind: {game} {form}"
    return engine.numbers(weights.answers), engine.numbers(weights.values)
