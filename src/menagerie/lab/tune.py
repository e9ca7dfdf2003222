"""Tuning: a mind practises a form of a game against itself, and its weights follow the gradient. Resumable and reproducible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy

from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.mind import Mind
from menagerie.bots.minds.pad import compiled_pad
from menagerie.bots.weights import Weights
from menagerie.core import AnyGame, Seed
from menagerie.core.chance import Chance
from menagerie.core.option import OptionValue, check_options
from menagerie.lab.practice import compiled_practise, notebook_for

GAMES_A_STEP = 500
PACE = 0.02  # how far a weight moves in the first steps; less and less afterwards
LAST_PACE = 0.001
TURN_LIMIT = 400  # a game of practice that takes longer teaches nothing more
MOMENTUM, SCALE = 0.9, 0.99  # of Adam
TINY = 1e-7


class Learner:
    """Numbers that follow a noisy direction (Adam)."""

    def __init__(self, start: list[float]) -> None:
        self.numbers = numpy.array(start)
        self.mean = numpy.zeros(len(start))
        self.square = numpy.zeros(len(start))

    def follow(self, direction: Any, pace: float, step: int) -> None:
        """Take one step; steps count from 1."""
        self.mean += (1 - MOMENTUM) * (direction - self.mean)
        self.square += (1 - SCALE) * (direction**2 - self.square)
        mean, square = self.mean / (1 - MOMENTUM**step), self.square / (1 - SCALE**step)
        self.numbers += pace * mean / (numpy.sqrt(square) + TINY)


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """What to practise, and for how long."""

    game: type[AnyGame]
    players: int
    options: Mapping[str, OptionValue]
    games: int
    seed: Seed

    @classmethod
    def of(cls, game: type[AnyGame], *, players: int, games: int, seed: Seed, **options: OptionValue) -> TuningPlan:
        """A checked plan."""
        known = game.options(players, **options)
        limit = {"turn_limit": TURN_LIMIT} if any(option.name == "turn_limit" for option in known) else {}
        return cls(game, players, check_options(known, {**limit, **options}), games, seed)

    @property
    def form(self) -> str:
        """The form of the game, as the file of its weights is named."""
        return MINDS[self.game.name].form_of(self.game.prepare(self.players, self.options))


class Tuning:
    """Tuning in progress."""

    def __init__(self, course: TuningPlan, practise: Callable[..., int] | None = None) -> None:
        self.course = course
        self.mind: Mind = MINDS[course.game.name]
        self.answers = Learner(self.mind.first_answer_weights())
        self.values = Learner(self.mind.first_value_weights())
        self.games = 0
        self._practise = practise or compiled_practise(self.mind)
        table, source = course.game.prepare(course.players, course.options), Chance()
        course.seed.key_into(source)
        self._tables = numpy.frombuffer(bytearray(table.tobytes()), type(table).dtype())
        self._chances = numpy.frombuffer(bytearray(source.tobytes() + Chance().tobytes()), Chance.dtype())
        self._pad = compiled_pad()
        self._book = notebook_for(self.mind)

    def step(self) -> int:
        """Practise some games and follow the gradient. Returns how many games that were."""
        games = min(GAMES_A_STEP, self.course.games - self.games)
        book = self._book
        book.better[:], book.truer[:] = 0.0, 0.0
        weights = self.answers.numbers, self.values.numbers
        self._practise(self._tables, self._chances, self._pad, self.games, games, *weights, book)
        pace = LAST_PACE + (PACE - LAST_PACE) * (1 - self.games / self.course.games)
        self.games += games
        for learner, direction in ((self.answers, book.better), (self.values, book.truer)):
            learner.follow(direction / games, pace, -(-self.games // GAMES_A_STEP))
        return games

    def save(self, file: Path) -> None:
        """Save the progress. An interrupted save leaves the old file."""
        part = file.with_suffix(".part.npz")
        learners = {f"{name}_{key}": getattr(learner, key) for name, learner in self._learners() for key in KEPT}
        numpy.savez(part, games=self.games, all_games=self.course.games, seed=self.course.seed.digits, **learners)
        part.replace(file)

    def load(self, file: Path) -> bool:
        """Resume from a saved file; False if there is none, or it belongs to another plan."""
        if not file.is_file():
            return False
        with numpy.load(file) as kept:
            if (int(kept["all_games"]), str(kept["seed"])) != (self.course.games, self.course.seed.digits):
                return False
            for name, learner in self._learners():
                for key in KEPT:
                    setattr(learner, key, kept[f"{name}_{key}"])
            self.games = int(kept["games"])
        return True

    def _learners(self) -> tuple[tuple[str, Learner], ...]:
        return ("answers", self.answers), ("values", self.values)

    def weights(self, made_by: str) -> Weights:
        """The weights learned so far."""
        answers, values = (tuple(map(float, learner.numbers)) for _, learner in self._learners())
        game = self.course.game
        return Weights(game.name, self.course.form, game.rules_version, made_by, self.games, answers, values)


KEPT = ("numbers", "mean", "square")


def tune(course: TuningPlan, kept: Path, progress: Callable[[int], object] = lambda games: None) -> Tuning:
    """Practise a whole plan. An interrupted run is resumed where it was saved."""
    tuning = Tuning(course)
    if tuning.load(kept):
        progress(tuning.games)
    while tuning.games < course.games:
        progress(tuning.step())
        if tuning.games % (40 * GAMES_A_STEP) == 0:
            tuning.save(kept)
    tuning.save(kept)
    return tuning
