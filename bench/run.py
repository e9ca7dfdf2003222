"""How fast Menagerie is, compared with other engines: measured in one run, on one core. Writes its part of docs/benchmarks.md.

A decision is one action of a player. Dealing, filling and other chance are not counted as decisions, but their time is.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

import numpy

from bench.page import Goal, goal_lines, machine, write_part
from menagerie import CuBirds, Seed, WildCards
from menagerie.core import Action, AnyGame
from menagerie.core.chance import Chance
from menagerie.core.option import OptionValue
from menagerie.cubirds.table import Table
from menagerie.lab import Simulation
from menagerie.lab.simulate import play_games_of
from menagerie.lab.tally import DECISIONS, SCORES
from menagerie.wildcards.table import Table as WildCardsTable

ROUNDS = 5  # every row is measured once in each round; the best counts, because a shared machine only ever slows things down


@dataclass
class Row:
    """One measurement: a function that plays and returns the number of decisions."""

    name: str
    play: Callable[[], float]
    best: float = 0.0

    def measure(self) -> None:
        """Measure another round."""
        start = time.perf_counter()
        decisions = self.play()
        self.best = max(self.best, decisions / (time.perf_counter() - start))


def compiled(game: type[AnyGame], players: int, games: int = 20_000, **options: OptionValue) -> Callable[[], float]:
    """Random games, compiled."""
    simulation = Simulation.of(game, players=players, games=games, seed=Seed.of(1), bot=None, **options)
    simulation.outcomes_of(0, 1)
    return lambda: int(simulation.outcomes_of(0, games)[:, DECISIONS].sum())


def interpreted(game: type[AnyGame], players: int, games: int = 100, **options: OptionValue) -> Callable[[], float]:
    """The same loop over the same rules, by the interpreter."""
    simulation = Simulation.of(game, players=players, games=games, seed=Seed.of(1), bot=None, **options)

    def play() -> float:
        source, outcomes = Chance(), numpy.zeros((games, SCORES + players), numpy.int64)
        simulation.seed.key_into(source)
        play_games_of(game.rules)([game.prepare(players, simulation.options)], [source, Chance()], 0, outcomes)
        return int(outcomes[:, DECISIONS].sum())

    return play


def facade(players: int, games: int = 20) -> Callable[[], float]:
    """Random games through the facade: legal actions, the action, and the events as a seat is told them."""

    def play() -> float:
        chance, decisions = random.Random(1), 0
        for seed in range(games):
            game, told = CuBirds.new(players, seed=seed, turn_limit=1000), 0
            while game.to_act:
                (seat,) = game.to_act
                action = chance.choice(game.legal_actions(seat))
                assert isinstance(action, Action), action
                game.act(seat, action)
                told += len(game.events(seat, told))
                decisions += 1
        return decisions

    return play


def sample(state: Any, chance: random.Random) -> None:
    """Sample a chance node of an OpenSpiel state."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, weights)[0])


def play_to_end(state: Any, chance: random.Random) -> int:
    """Play an OpenSpiel state at random to its end. Returns the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sample(state, chance)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel_python(name: str, games: int = 300) -> Callable[[], float]:
    """Random games of OpenSpiel, driven from Python."""
    import pyspiel

    loaded = pyspiel.load_game(name)

    def play() -> float:
        chance = random.Random(1)
        return sum(play_to_end(loaded.new_initial_state(), chance) for _ in range(games))

    return play


def openspiel_rollouts(name: str, games: int = 10_000) -> Callable[[], float]:
    """OpenSpiel's own random rollouts in C++, from a dealt table: one simulation of its search with that evaluator.

    It does not count decisions; their mean is taken from games played from the same table in Python.
    """
    import pyspiel

    loaded, chance = pyspiel.load_game(name), random.Random(1)
    dealt = loaded.new_initial_state()
    while dealt.is_chance_node():
        sample(dealt, chance)
    counted = 1000
    decisions = sum(play_to_end(dealt.clone(), chance) for _ in range(counted))

    def play() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        pyspiel.MCTSBot(loaded, evaluator, 1.0, 1, 100, False, 1, False).mcts_search(dealt)
        return games * decisions / counted

    return play


def rlcard_uno(games: int = 60) -> Callable[[], float]:
    """Random games of RLCard's uno."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def play() -> float:
        chance, decisions = random.Random(1), 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return play


def seconds_of(script: str, **environment: str) -> float:
    """How long a new interpreter takes to run a script."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True, env={**os.environ, **environment})
    return time.perf_counter() - start


def import_seconds() -> tuple[float, float]:
    """The time that `import menagerie` and `import numpy` add to the start of an interpreter."""
    times = {script: [seconds_of(script) for _ in range(9)] for script in ("pass", "import menagerie", "import numpy")}
    bare = min(times["pass"])
    return min(times["import menagerie"]) - bare, min(times["import numpy"]) - bare


def compile_seconds() -> tuple[float, float]:
    """The first compiled call: with an empty cache, and from the cache."""
    script = """
import time
from menagerie import CuBirds, Seed
from menagerie.lab import Simulation
start = time.perf_counter()
Simulation.of(CuBirds, players=3, games=1, seed=Seed.of(1)).outcomes_of(0, 1)
print(time.perf_counter() - start)
"""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "MENAGERIE_CACHE": cache}
        runs = [
            subprocess.run([sys.executable, "-c", script], check=True, env=environment, capture_output=True, text=True)
            for _ in range(2)
        ]
    cold, warm = (float(run.stdout) for run in runs)
    return cold, warm


def all_rows() -> dict[str, Row]:
    """All measurements."""
    crazy_eights = "crazy_eights(players=5)"
    goofspiel = "goofspiel(players=5,num_cards=13,imp_info=True,points_order=random)"
    return {
        "compiled": Row("Menagerie, CuBirds, 3 players, compiled", compiled(CuBirds, 3)),
        "compiled 5": Row("Menagerie, CuBirds, 5 players, compiled", compiled(CuBirds, 5)),
        "compiled solo": Row("Menagerie, CuBirds, solo, compiled (RobinBird's turns are not counted)", compiled(CuBirds, 1)),
        "wild cards": Row("Menagerie, Wild Cards 2022, 4 players, compiled", compiled(WildCards, 4)),
        "wild cards 2020": Row("Menagerie, Wild Cards 2020, 5 players, compiled", compiled(WildCards, 5, edition="2020")),
        "goofspiel": Row(
            "OpenSpiel, goofspiel, 5 players, rollouts in C++",
            openspiel_rollouts(f"turn_based_simultaneous_game(game={goofspiel})"),
        ),
        "crazy eights": Row("OpenSpiel, crazy_eights, 5 players, rollouts in C++", openspiel_rollouts(crazy_eights)),
        "hearts": Row("OpenSpiel, hearts, rollouts in C++", openspiel_rollouts("hearts")),
        "crazy eights python": Row("OpenSpiel, crazy_eights, 5 players, from Python", openspiel_python(crazy_eights)),
        "interpreted": Row("Menagerie, CuBirds, 3 players, interpreted, rules alone", interpreted(CuBirds, 3)),
        "wild cards interpreted": Row(
            "Menagerie, Wild Cards 2022, 4 players, interpreted, rules alone", interpreted(WildCards, 4)
        ),
        "uno": Row("RLCard, uno, 2 players", rlcard_uno()),
        "facade": Row("Menagerie, CuBirds, 3 players, interpreted, facade with events", facade(3)),
    }


def all_goals(speed: dict[str, float]) -> list[Goal]:
    """All goals."""
    ours, numpys = import_seconds()
    cold, warm = compile_seconds()
    rollouts, uno = speed["compiled"] / speed["crazy eights"], speed["interpreted"] / speed["uno"]
    return [
        Goal("compiled, against OpenSpiel's rollouts of crazy_eights", rollouts, 2, "{:.1f} times"),
        Goal("compiled, decisions per second", speed["compiled"], 10_000_000, "{:,.0f}"),
        Goal("interpreted rules, decisions per second", speed["interpreted"], 60_000, "{:,.0f}"),
        Goal("interpreted rules, against RLCard's uno", uno, 1, "{:.1f} times"),
        Goal("Wild Cards 2022 compiled, against goofspiel", speed["wild cards"] / speed["goofspiel"], 1.5, "{:.2f} times"),
        Goal("Wild Cards 2020 compiled, against goofspiel", speed["wild cards 2020"] / speed["goofspiel"], 1.5, "{:.2f} times"),
        Goal("Wild Cards interpreted rules, decisions per second", speed["wild cards interpreted"], 40_000, "{:,.0f}"),
        Goal("facade with events, decisions per second", speed["facade"], 5_000, "{:,.0f}"),
        Goal("`import menagerie`, against `import numpy`", ours / numpys, 2, "{:.2f} times", least=False),
        Goal("first compiled call, nothing cached", cold, 15, "{:.1f} s", least=False),
        Goal("first compiled call, from the cache", warm, 1, "{:.2f} s", least=False),
        Goal("one table of CuBirds", Table.itemsize, 1024, "{:,.0f} bytes", least=False),
        Goal("one table of Wild Cards", WildCardsTable.itemsize, 1024, "{:,.0f} bytes", least=False),
    ]


def page(rows: dict[str, Row], goals: list[Goal]) -> str:
    """The text of this part of docs/benchmarks.md."""
    peer = rows["crazy eights"].best
    lines = [
        "## The engine",
        "",
        f"Measured on {date.today().isoformat()} by `make bench`: {machine('one core')}. Each row is the best of {ROUNDS} rounds",
        "in one run; a shared machine is noisy, so the ratios say more than the numbers. A decision is one action of a player.",
        "",
        "| what | decisions per second | against OpenSpiel's crazy_eights in C++ |",
        "|---|---:|---:|",
        *(f"| {row.name} | {row.best:,.0f} | {row.best / peer:.3g} |" for row in rows.values()),
        "",
        *goal_lines(goals),
        "",
        "These are not strictly comparable: the games differ in length and in what a decision involves, OpenSpiel's rollouts",
        "start from a dealt table while ours shuffle and deal every game, and ours draw all random numbers from ChaCha8.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure everything, print it and write the page."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rows = all_rows()
    for _ in range(ROUNDS):
        for row in rows.values():
            row.measure()
    text = page(rows, all_goals({key: row.best for key, row in rows.items()}))
    print(text)
    write_part("make bench", text)


if __name__ == "__main__":
    main()
