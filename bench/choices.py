"""How long a choice takes, level by level. As a program, in a separate process: prints the seconds as JSON, for a few
questions."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass
from math import ceil, inf
from statistics import mean

from bench.asked import CUBIRDS, WILD_CARDS, Form, Question
from menagerie.bots import BOTS, Seen

FORMS = {form.name: form for form in (CUBIRDS, WILD_CARDS)}
GAMES = 4  # games from which questions are taken


@dataclass(frozen=True)
class Times:
    """How long the choices of a level took in a form of a game: for each question, the best time."""

    level: str
    form: str
    seconds: list[float]

    @property
    def name(self) -> str:
        """The level and the form."""
        return f"{self.form}, {self.level}"

    @property
    def mean(self) -> float:
        """The mean, in milliseconds."""
        return 1000 * mean(self.seconds)

    @property
    def longest(self) -> float:
        """The 99th percentile in milliseconds; of fewer than a hundred choices, the longest."""
        return 1000 * sorted(self.seconds)[ceil(0.99 * len(self.seconds)) - 1]


def spread_questions(form: Form, count: int) -> list[Question]:
    """Questions spread evenly over some games."""
    asked = [question for seed in range(GAMES) for question in form.questions(seed)]
    return [asked[index * len(asked) // count] for index in range(count)]


def seconds_to_choose(level: str, question: Question, seed: int) -> float:
    """How long a level takes to answer a question, once it has seen the table."""
    bot, seen = BOTS[level].make(seed), Seen.of(question.game, question.seat)
    start = time.perf_counter()
    bot.choose(seen)
    return time.perf_counter() - start


def choice_times(form: Form, count: int, rounds: int) -> list[Times]:
    """The times of all levels for the same questions; with the same seed, they make the same choices in every round."""
    questions = spread_questions(form, count)
    for level in BOTS:
        seconds_to_choose(level, questions[0], 0)  # weights are read once
    best = {level: [inf] * count for level in BOTS}
    for _ in range(rounds):
        for level, seconds in best.items():
            for index, question in enumerate(questions):
                seconds[index] = min(seconds[index], seconds_to_choose(level, question, index))
    return [Times(level, form.name, seconds) for level, seconds in best.items()]


if __name__ == "__main__":
    few = int(sys.argv[1])
    print(json.dumps([[each.level, each.form, each.seconds] for form in FORMS.values() for each in choice_times(form, few, 1)]))
