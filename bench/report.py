"""Reports of the benchmarks of the server."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from datetime import date

from bench.page import Goal, goal_lines, machine


@dataclass
class Findings:
    """Goals and remarks."""

    goals: list[Goal] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    @staticmethod
    def add(lines: list[str], line: str) -> None:
        """Add a line, and print it at once."""
        lines.append(line)
        print(line, file=sys.stderr)

    def add_goal(self, goal: Goal) -> None:
        """Add a goal, and print it at once."""
        self.goals.append(goal)
        print(goal.line(), file=sys.stderr)

    def found(self, *tables: tuple[str, list[str]]) -> list[str]:
        """Tables that have any rows, each with the words above its columns; then goals and remarks."""
        lines: list[str] = []
        for columns, rows in tables:
            if rows:
                lines += [f"| {columns} |", "|---" + "|---:" * columns.count(" | ") + "|", *rows, ""]
        lines += [*goal_lines(self.goals), ""] if self.goals else []
        return lines + [f"- {remark}" for remark in self.remarks]


@dataclass
class Report(Findings):
    """What the server costs."""

    ratios: list[str] = field(default_factory=list)
    rates: list[str] = field(default_factory=list)

    def page(self, disk: float, *, tables: int, rounds: int) -> str:
        """The part of docs/benchmarks.md: the method, and all results."""
        measured = (
            f"Measured on {date.today().isoformat()} by `make bench-server`: {machine('server and people on one core each')};"
        )
        lines = [
            "## The server",
            "",
            measured,
            f"a durable write takes {disk:.1f} ms. {tables} tables in play, at every stage of whole random games; no bots.",
            "Every commit is on the disk before anyone is told; sockets are compressed as browsers ask for it. The echo server",
            "runs under the same settings, alternating with ours: for each action it commits one row, and sends exactly the",
            f"texts that our server sent. Processor time is per action, the best of {rounds} rounds, since a shared machine only",
            "ever slows things down. Times at given rates count from the moment an action was due.",
            "",
            "It takes about six minutes, best on a quiet machine. `python -m bench.server --quick` takes one; `--only ratio` (or",
            "`rates`, `languages`, `memory`, `sockets`, `restart`) measures a part, and `--profile` shows where the time goes.",
            "These write nothing.",
            "",
            *self.found((RATIOS, self.ratios), (RATES, self.rates)),
        ]
        return "\n".join(lines) + "\n"


@dataclass
class CrowdReport(Findings):
    """The report on how the server copes with a crowd."""

    loads: list[str] = field(default_factory=list)
    costs: list[str] = field(default_factory=list)
    memory: list[str] = field(default_factory=list)
    watched: list[str] = field(default_factory=list)

    def page(self, disk: float, *, seconds: float, steps: tuple[int, ...]) -> str:
        """The part of docs/benchmarks.md: the method, and all results."""
        measured = f"Measured on {date.today().isoformat()} by `make bench-load`: {machine('two cores')};"
        counted = " | ".join(f"{count:,} tables" for count in steps)
        lines = [
            "## A crowd",
            "",
            f"{measured} a durable write takes {disk:.1f} ms.",
            "The servers share one core; all people, and PostgreSQL, share the other. At each table four people play CuBirds or",
            f"Wild Cards, one action every five seconds, for {seconds:.0f} s; tables are at every stage of whole random games.",
            "Times count from the moment an action was due; `moved` counts when the last player at the table has received it.",
            "Two processes listen on two ports, over one PostgreSQL: either everyone at a table uses the same process, or they",
            "alternate. The cost per action is compared at that pace, and also with 40 tables played as fast as they are",
            "answered, alternating, the best of three rounds, without idle wake-ups.",
            "",
            "It takes about a quarter of an hour; use a quiet machine. `python -m bench.load --quick` only shows that it works;",
            "`--only load` (or `second`, `many`, `watchers`) measures a part. These write nothing.",
            "",
            *self.found(
                (LOADS, self.loads),
                (COSTS, self.costs),
                (f"memory of the server | nobody there | {counted} | all have left", self.memory),
                (WATCHED, self.watched),
            ),
        ]
        return "\n".join(lines) + "\n"


RATIOS = "as fast as they are answered | actions per second | processor time of the server | of the echo | ratio"
RATES = "actions due per second | answered | `accepted`, median | 99 % | `moved` at the last player, median | 99 %"
LOADS = (
    "a crowd | tables | answered | `accepted`, median | 99 % | `moved` at the last player, median | 99 %"
    " | processor time of the servers per action | of PostgreSQL"
)
COSTS = "as fast as they are answered | processor time of the servers per action | of PostgreSQL"
WATCHED = (
    "people watching a table | `accepted`, median | 99 % | `moved` at its players, median | 99 % | processor time per action"
)
