"""All answers to one question, compared in the same fresh worlds: which is best, by how much, and how surely.

How it works. Complete answers, with all their cards, are tried in rounds: each round tries them in more worlds, and the better
ones go on. The last few are tried again in many fresh worlds, which decide. Since all are tried in the same worlds, the
difference between two is much surer than their chances are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice

from menagerie.bots.coach.judgement import BATCHES, Judge, Trial
from menagerie.bots.minds.hindsight import Hindsight
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.protocol import Seen
from menagerie.bots.search.bot import SearchTask
from menagerie.core import Action, AnyGame, Choice

MOST_ANSWERS = 160  # a question with more is left alone
ROUNDS = ((40, 10), (200, 4), (800, 3))  # worlds, and how many answers go on
HOPE = 0.7  # of the lead that is asked for: with less, after some worlds, a contest is called off
TO_THE_END = 400  # turns after which a game counts as finished


@dataclass(frozen=True, slots=True)
class Entrant:
    """A complete answer, and its numbers for the rules."""

    action: Action
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """The best answers of a question, the best one first, after their last trial."""

    seat: int
    trials: tuple[Trial, ...]
    hindsight: Hindsight

    def chance(self, place: int) -> float:
        """The calibrated chance of the answer at this place."""
        return self.hindsight.on(self.trials[place].mean(self.seat))

    @property
    def lead(self) -> tuple[float, float]:
        """By how much the best answer is ahead of the next best, and the standard error of that, both calibrated."""
        best, following = self.trials[:2]
        gain, error = best.gain_over(following, self.seat)
        ahead = self.chance(0) - self.chance(1)
        return ahead, error * ahead / gain if gain > 0 else error


class Umpire(Judge):
    """Holds contests between all answers to a question."""

    def contest(self, game: AnyGame, seat: int, worlds: int, lead: float = 0.0) -> Contest | None:
        """Compare all answers, the last few in this many worlds.

        None if there are too many, too few, or no weights, or as soon as it is plain that none has the lead that is asked for.
        """
        seen = Seen.of(game, seat)
        task, entrants = self._entered(game, seen)
        if task is None or len(entrants) < 2:
            return None
        for tried_in, going_on in ROUNDS:
            ranked = self._ranked(seen, task, entrants, tried_in)
            entrants = [each for each, _ in ranked][:going_on]
            if tried_in > ROUNDS[0][0] and contest_of(seen.seat, ranked, task).lead[0] < HOPE * lead:
                return None
        return contest_of(seat, self._ranked(seen, task, entrants, worlds), task)

    def retried(self, game: AnyGame, seat: int, actions: Sequence[Action], worlds: int) -> Contest:
        """Compare some answers only."""
        seen = Seen.of(game, seat)
        task = self._question(seen)
        assert task is not None, game
        entrants = [Entrant(action, tuple(game.encode(seat, action))) for action in actions]
        return contest_of(seat, self._ranked(seen, task, entrants, worlds), task)

    def to_the_end(self, game: AnyGame, seat: int, actions: Sequence[Action], worlds: int) -> list[list[float]]:
        """What each of some answers won in each of some worlds, which are played to the end; the same worlds for all."""
        return self._each_world(game, seat, actions, worlds, TO_THE_END)

    def in_one_turn(self, game: AnyGame, seat: int, actions: Sequence[Action], worlds: int) -> list[list[float]]:
        """The chances after this turn or round, likewise; 1.0 is a game that is won."""
        return self._each_world(game, seat, actions, worlds, 1)

    def _each_world(self, game: AnyGame, seat: int, actions: Sequence[Action], worlds: int, turns: int) -> list[list[float]]:
        seen = Seen.of(game, seat)
        task = self._question(seen)
        assert task is not None, game
        assert task.depth is not None, game
        far, seed = replace(task, depth=replace(task.depth, turns=turns)), self._random.getrandbits(62)
        entrants = [Entrant(action, tuple(game.encode(seat, action))) for action in actions]
        trials = (self._tried_in(seen, far, each.action, each.numbers, seed, batches=worlds, worlds=1) for each in entrants)
        return [[batch[seat] for batch in trial.batches] for trial in trials]

    def _entered(self, game: AnyGame, seen: Seen[object]) -> tuple[SearchTask | None, list[Entrant]]:
        """The task of a question, and all its answers."""
        task = self._question(seen) if seen.game in MINDS else None
        if task is None or task.depth is None:
            return None, []
        offers = (each if isinstance(each, Choice) else (each,) for each in seen.actions)
        actions = list(islice(chain.from_iterable(offers), MOST_ANSWERS + 1))
        if len(actions) > MOST_ANSWERS:
            return None, []
        return task, [Entrant(action, tuple(game.encode(seen.seat, action))) for action in actions]

    def _ranked(
        self, seen: Seen[object], task: SearchTask, entrants: Sequence[Entrant], worlds: int
    ) -> list[tuple[Entrant, Trial]]:
        """Answers with their trials in the same fresh worlds, the best first."""
        seed, worlds = self._random.getrandbits(62), max(1, worlds // BATCHES)
        trials = [
            self._tried_in(seen, task, each.action, each.numbers, seed, batches=BATCHES, worlds=worlds) for each in entrants
        ]
        tried = list(zip(entrants, trials, strict=True))
        return sorted(tried, key=lambda pair: -pair[1].mean(seen.seat))


def contest_of(seat: int, ranked: Sequence[tuple[Entrant, Trial]], task: SearchTask) -> Contest:
    """The contest between answers that were tried, the best first."""
    return Contest(seat, tuple(trial for _, trial in ranked), task.hindsight)
