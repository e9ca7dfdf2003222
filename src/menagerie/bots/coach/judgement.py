"""One choice, judged: everyone's chance to win after what was played, and after the best answer.

How it works. The expert's search picks the best answer, from the seat's own copy of the table. Then the best answer and the one
that was played are tried again, both in the same fresh worlds, so that the choice of the best does not flatter it and the
difference between the two is not blurred by luck. The worlds come in batches; how much the difference varies between batches
says how sure it is. A difference that is smaller than its standard error counts as none: what was played was as good.

The seat's own chance is calibrated (`hindsight.py`); the chances of the others are scaled so that all of them add up to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from menagerie.bots.minds.hindsight import Hindsight
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.protocol import Seen
from menagerie.bots.search.bot import SearchBot, SearchTask
from menagerie.bots.search.estimate import NO_ANSWER
from menagerie.bots.search.halving import Candidate, Searcher
from menagerie.bots.search.reasons import TriedAnswer, reasons_for
from menagerie.core import Action, AnyGame, Line

RANKED = 2  # answers that may be the best one or the next best
BATCHES = 8  # of worlds
WORLDS = 0.25  # part of the search's budget in which an answer is tried again
Answer = tuple[Action, tuple[int, ...]]  # with its numbers for the rules
SURE = 1.0  # standard errors by which an answer must be better


@dataclass(frozen=True, slots=True)
class Valued:
    """An answer, and everyone's chance to win after it as its seat could estimate it."""

    action: Action
    chances: tuple[float, ...]  # [seat] calibrated
    error: float  # one standard error of the own chance


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a seat played, the best answer that was found, and another one to compare it with."""

    seat: int
    played: Valued
    best: Valued  # the same as `played` if nothing was clearly better
    compared: Valued | None  # what the best answer is compared with: what was played, or else the next best
    error: float  # one standard error of the difference between those two
    reasons: tuple[Line, ...]  # for the best answer, against what it is compared with; the strongest first

    @property
    def is_best(self) -> bool:
        """Whether nothing was clearly better than what was played."""
        return self.best is self.played

    @property
    def loss(self) -> float:
        """How much better the best answer was, as a part of the chance to win; never below 0."""
        return self.best.chances[self.seat] - self.played.chances[self.seat]


@dataclass(frozen=True, slots=True)
class Trial:
    """An answer, tried in batches of fresh worlds."""

    action: Action
    batches: tuple[tuple[float, ...], ...]  # [batch, seat] the mean chance to win

    def mean(self, seat: int) -> float:
        """A seat's chance over all batches."""
        return fmean(batch[seat] for batch in self.batches)

    def error(self, seat: int) -> float:
        """The standard error of that."""
        return stdev(batch[seat] for batch in self.batches) / sqrt(len(self.batches))

    def gain_over(self, other: Trial, seat: int) -> tuple[float, float]:
        """By how much this answer is better for a seat, and the standard error of that."""
        gains = [one[seat] - two[seat] for one, two in zip(self.batches, other.batches, strict=True)]
        return fmean(gains), stdev(gains) / sqrt(len(gains))


class Judge(SearchBot):
    """Judges choices that were made, as an expert who knows what the seat knew."""

    def judge(self, seen: Seen[object], played: Action, numbers: Sequence[int]) -> Judgement | None:
        """What an answer was worth (its numbers: `game.encode`); None if there was no choice, or the form has no weights."""
        task = self._question(seen) if seen.game in MINDS else None
        if task is None or task.depth is None:
            return None
        candidates = self._searched(seen.decide().table, task)
        answers = {str(action): (action, numbers) for action, numbers in self._completed(seen, task, candidates[:RANKED])}
        said = str(played)
        if set(answers) == {said}:
            return None
        best, next_best = (*answers, "", "")[:2]
        compared = said if said != best else next_best
        answers[said] = played, tuple(numbers)
        return self._compared(seen, task, answers[best], answers[compared], played)

    def compare(self, seen: Seen[object], played: Answer, best: Answer) -> Judgement | None:
        """What an answer was worth, compared with the one that was found to be the best before; None as for `judge`."""
        task = self._question(seen) if seen.game in MINDS else None
        if task is None or task.depth is None:
            return None
        return self._compared(seen, task, best, played, played[0])

    def _compared(self, seen: Seen[object], task: SearchTask, best: Answer, other: Answer, played: Action) -> Judgement:
        """Try two answers in the same worlds; one of them was played."""
        seed, numbers = self._random.getrandbits(62), {str(action): numbers for action, numbers in (best, other)}
        tried = {str(each[0]): self._tried(seen, task, *each, seed) for each in (best, other)}
        judged = judgement_of(seen.seat, tried[str(best[0])], tried[str(other[0])], tried[str(played)], task.hindsight)
        assert judged.compared is not None
        two = [TriedAnswer(numbers[str(each.action)], each.chances[seen.seat]) for each in (judged.best, judged.compared)]
        return replace(judged, reasons=reasons_for(seen, two[0], two[1:], task.weights[0]))

    def outlook(self, game: AnyGame, seat: int) -> float | None:
        """The chance to win of a seat that is not asked, from what it knows."""
        table, mind = game.own_table(seat), MINDS.get(game.name)
        task = self._task(game.name, seat, table) if mind else None
        if task is None or task.depth is None:
            return None
        candidate = Candidate(NO_ANSWER, 0.0)
        self._searcher(table, task).try_out([candidate], self._worlds(task), task.depth.turns)
        return task.hindsight.on(candidate.mean)

    def _tried(self, seen: Seen[object], task: SearchTask, action: Action, numbers: Sequence[int], seed: int) -> Trial:
        """Try an answer in the worlds that belong to a seed."""
        worlds = max(1, self._worlds(task) // BATCHES)
        return self._tried_in(seen, task, action, numbers, seed, batches=BATCHES, worlds=worlds)

    def _tried_in(
        self,
        seen: Seen[object],
        task: SearchTask,
        action: Action,
        numbers: Sequence[int],
        seed: int,
        *,
        batches: int,
        worlds: int,
    ) -> Trial:
        """The same in any number of batches, each of so many worlds."""
        assert task.depth is not None
        *first, last = numbers
        before = seen.decide()
        for number in first:
            before.add(number)
        searcher = Searcher.of(task.engine, before.table, task.seat, task.weights, seed)
        candidate, sums = Candidate(last, 0.0), [(0.0,) * searcher.seats]
        for _ in range(batches):
            searcher.try_out([candidate], worlds, task.depth.turns)
            sums.append(tuple(candidate.sums))
        means = [tuple((after - before) / worlds for before, after in zip(*pair, strict=True)) for pair in pairwise(sums)]
        return Trial(action, tuple(means))

    def _worlds(self, task: SearchTask) -> int:
        assert task.depth is not None
        return max(2 * BATCHES, int(WORLDS * task.depth.simulations))


def judgement_of(seat: int, best: Trial, compared: Trial, played: Trial, hindsight: Hindsight) -> Judgement:
    """Compare the best answer with the one that was played, or with the next best if that was the best one."""
    gain, error = best.gain_over(compared, seat)
    if best is not played and gain < SURE * error:
        best, compared, gain = played, best, -gain
    valued = {trial.action: valued_of(trial, seat, hindsight) for trial in (best, compared)}
    return Judgement(
        seat, valued[played.action], valued[best.action], valued[compared.action], hindsight.error_on(best.mean(seat), error), ()
    )


def valued_of(trial: Trial, seat: int, hindsight: Hindsight) -> Valued:
    """An answer with calibrated chances."""
    stated = trial.mean(seat)
    true = hindsight.on(stated)
    scale = (1 - true) / (1 - stated) if stated < 1 else 0.0
    chances = [true if other == seat else trial.mean(other) * scale for other in range(len(trial.batches[0]))]
    return Valued(trial.action, tuple(chances), hindsight.error_on(stated, trial.error(seat)))
