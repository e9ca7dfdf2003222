"""How fast the bots are: simulations, compiling, choices. One run on one core; it writes its part of docs/benchmarks.md."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import date

from bench.asked import CUBIRDS, DUEL, WILD_CARDS
from bench.choices import FORMS, Times, choice_times
from bench.page import ROOT, Goal, goal_lines, machine, write_part
from bench.simulations import POSITIONS, STEP, Row, as_searched, expert_depth, ismcts, to_the_end
from menagerie.bots.minds.listed import MINDS

ROUNDS = 5  # all but compiling: the best round counts, because a shared machine only ever slows things down
CHOICES = 150  # of each level, in each game
PLAIN_CHOICES = 20  # without a compiler, where choices take long
WANTED = {"beginner": 20, "casual": 20, "skilled": 20, "expert": 100}  # milliseconds
PLAIN_WANTED = {"skilled": 300, "expert": 2000}

LOAD = """
import sys, time
import menagerie.compiled
from menagerie.bots.search.engine import compiled_engine
from menagerie.bots.search.background import search_once
from menagerie.bots.minds.listed import MINDS
mind = MINDS[sys.argv[1]]
start = time.perf_counter()
search_once(mind, compiled_engine(mind))
print(time.perf_counter() - start)
"""


@dataclass(frozen=True)
class Compiling:
    """The compiling time of a game's bots, in seconds: with an empty cache, and from the cache."""

    game: str
    cold: float
    cached: float

    @classmethod
    def of(cls, game: str) -> Compiling:
        """Compile into the cache, which has nothing of this game yet, in a separate process; then load it in others."""
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "menagerie.bots.search.compile", game], check=True)
        cold = time.perf_counter() - start
        loads = [
            subprocess.run([sys.executable, "-c", LOAD, game], check=True, capture_output=True, text=True) for _ in range(ROUNDS)
        ]
        return cls(game, cold, min(float(load.stdout) for load in loads))


def all_rows() -> dict[str, Row]:
    """All simulations to be measured."""
    rows = {"to the end": to_the_end(CUBIRDS)}
    for form in (CUBIRDS, WILD_CARDS, DUEL):
        turns = expert_depth(form).turns
        rows[form.name] = as_searched(form, turns)
        if turns > 1:
            rows[f"{form.name}, 1"] = as_searched(form, 1)
    rows |= {name: ismcts(name) for name in ("hearts", "oh_hell")}
    for _ in range(ROUNDS):
        for row in rows.values():
            row.measure()
    return rows


def plain_times() -> list[Times]:
    """How long choices take without a compiler."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.choices", str(PLAIN_CHOICES)],
        check=True, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "MENAGERIE_COMPILE": "no"},
    )  # fmt: skip
    return [Times(*each) for each in json.loads(done.stdout)]


def all_goals(rows: dict[str, Row], compiling: list[Compiling], times: list[Times], plain: list[Times]) -> list[Goal]:
    """All goals."""
    searched = [rows[form.name] for form in (CUBIRDS, WILD_CARDS, DUEL)]
    rates = [(rows["to the end"], 60_000), *((row, 250_000) for row in searched)]
    slower = [each for each in plain if each.level in PLAIN_WANTED]
    return [
        *(Goal(f"{row.name}, {row.played_on}, simulations per second", row.rate, wanted, "{:,.0f}") for row, wanted in rates),
        *(Goal(f"bots of `{each.game}`: compiled, nothing cached", each.cold, 30, "{:.1f} s", least=False) for each in compiling),
        *(Goal(f"bots of `{each.game}`: from the cache", each.cached, 0.5, "{:.2f} s", least=False) for each in compiling),
        *(choice_goal(f"{each.name}: 99 % of the choices", each, WANTED[each.level]) for each in times),
        *(choice_goal(f"{each.name}, no compiler: the longest choice", each, PLAIN_WANTED[each.level]) for each in slower),
    ]


def choice_goal(name: str, times: Times, wanted: float) -> Goal:
    """The goal for the longest choices, in milliseconds."""
    return Goal(name, times.longest, wanted, "{:,.1f} ms", least=False)


def choice_lines(times: list[Times], plain: list[Times]) -> list[str]:
    """The times of choices as a table."""
    rows = [
        f"| {each.name} | {each.mean:.1f} ms | {each.longest:.1f} ms | {bare.mean:.1f} ms | {bare.longest:.1f} ms |"
        for each, bare in zip(times, plain, strict=True)
    ]
    return ["| a choice | mean | 99 % | no compiler: mean | longest |", "|---|---:|---:|---:|---:|", *rows]


def opening() -> list[str]:
    """The description of the measurement."""
    answers = expert_depth(CUBIRDS).answers
    return [
        f"Measured on {date.today().isoformat()} by `make bench-bots`: {machine('one core')}. Each figure is the best of",
        f"{ROUNDS} rounds in one run (compiling: of one); a shared machine is noisy, so the ratios say more than the numbers.",
        "A simulation is one answer, played on in one world that the seat cannot rule out. Simulations start from",
        f"{POSITIONS} positions in the middle of games at the casual level, equally many from each. The expert tries all its",
        f"answers in the same worlds, so one guess serves up to {answers} simulations; random play uses a new world for each.",
        "Turns (in Wild Cards: rounds) are played to their end, the current one included.",
    ]


def caveats() -> list[str]:
    """The caveats: what is not strictly comparable, and what is not counted."""
    return [
        f"These are not strictly comparable: OpenSpiel's bot ({STEP:,} simulations per step, from the middle of random games)",
        "also keeps a tree of what each seat knows, while our simulations to the end keep nothing and the expert's are cut",
        "short; and the games differ. Compiling is timed from the start of a process to its end; from the cache, it is the",
        f"first search, without imports. Choices are those on {CHOICES} questions of casual games, the best time of each",
        f"({PLAIN_CHOICES} questions without a compiler, once); the seat's view is made beforehand.",
    ]


def page(rows: dict[str, Row], compiling: list[Compiling], times: list[Times], plain: list[Times]) -> str:
    """The text of this part of docs/benchmarks.md."""
    peer = rows["hearts"].rate
    simulations = [f"| {row.name} | {row.played_on} | {row.rate:,.0f} | {row.rate / peer:.3g} |" for row in rows.values()]
    parts = [
        ["## The bots"],
        opening(),
        ["| simulations | played on | per second | against OpenSpiel's hearts |", "|---|---:|---:|---:|", *simulations],
        choice_lines(times, plain),
        goal_lines(all_goals(rows, compiling, times, plain)),
        caveats(),
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def main() -> None:
    """Measure everything, print it and write the page."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as cache:
        os.environ["MENAGERIE_CACHE"] = cache  # for the processes that compile, and then for this one
        compiling = [Compiling.of(game) for game in MINDS]
        rows = all_rows()
        times = [each for form in FORMS.values() for each in choice_times(form, CHOICES, ROUNDS)]
        text = page(rows, compiling, times, plain_times())
    print(text)
    write_part("make bench-bots", text)


if __name__ == "__main__":
    main()
