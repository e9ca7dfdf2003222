"""What the benchmarks of the server say."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from datetime import date

from bench.page import Goal, goal_lines, machine


@dataclass
class Findings:
    """What was found: goals, and remarks."""

    goals: list[Goal] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    @staticmethod
    def add(lines: list[str], line: str) -> None:
        """One more line, shown at once to whoever waits."""
        lines.append(line)
        print(line, file=sys.stderr)

    def add_goal(self, goal: Goal) -> None:
        """One more goal, shown at once."""
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
        """The part of docs/benchmarks.md: how it was measured, and all that was found."""
        measured = (
            f"Measured on {date.today().isoformat()} by `make bench-server`: {machine('server and people on one core each')};"
        )
        lines = [
            "## The server",
            "",
            measured,
            f"the disk takes {disk:.1f} ms to write for good. {tables} tables in play, spread over whole random games; no bots.",
            "Every commit is on the disk before it is told; sockets are compressed as browsers ask for it. The echo runs under",
            "the same settings, in turn with the server: for each action it commits one row, and sends the very texts that the",
            f"server sent. Processor time is that of one action, the best of {rounds} rounds, since a shared machine only",
            "ever slows things down; the times at given rates count from when an action was due.",
            "",
            "It takes about six minutes, best on a quiet machine. `python -m bench.server --quick` takes one; `--only ratio` (or",
            "`rates`, `languages`, `memory`, `sockets`, `restart`) measures a part, and `--profile` tells where the time goes.",
            "These write nothing.",
            "",
            *self.found((RATIOS, self.ratios), (RATES, self.rates)),
        ]
        return "\n".join(lines) + "\n"


@dataclass
class CrowdReport(Findings):
    """How the server stands a crowd."""

    loads: list[str] = field(default_factory=list)
    costs: list[str] = field(default_factory=list)
    memory: list[str] = field(default_factory=list)
    watched: list[str] = field(default_factory=list)

    def page(self, disk: float, *, seconds: float, steps: tuple[int, ...]) -> str:
        """The part of docs/benchmarks.md: how it was measured, and all that was found."""
        measured = f"Measured on {date.today().isoformat()} by `make bench-load`: {machine('two cores')};"
        counted = " | ".join(f"{count:,} tables" for count in steps)
        lines = [
            "## A crowd",
            "",
            f"{measured} the disk takes {disk:.1f} ms to write for good.",
            "The servers share one core; all people, and PostgreSQL, have the other. At each table four people play CuBirds or",
            f"Wild Cards, one action every five seconds, for {seconds:.0f} s; the tables are spread over whole random games.",
            "Times count from when an action was due; `moved` is there when the last at the table has heard of it. Two processes",
            "are behind two ports, over one PostgreSQL: either all people of a table come to the same, or every other to each.",
            "What an action costs them is compared at that pace; and at 40 tables as fast as they answer, in turn, the best of",
            "three rounds, where nobody spends time on waking up.",
            "",
            "It takes about a quarter of an hour, on a quiet machine. `python -m bench.load --quick` only shows that it works;",
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


RATIOS = "as fast as they are answered | actions a second | processor time of the server | of the echo | ratio"
RATES = "actions a second, due | answered | `accepted`, median | 99 % | `moved` at the last, median | 99 %"
LOADS = (
    "a crowd | tables | answered | `accepted`, median | 99 % | `moved` at the last, median | 99 %"
    " | processor time of the servers for an action | of PostgreSQL"
)
COSTS = "as fast as they are answered | processor time of the servers for an action | of PostgreSQL"
WATCHED = (
    "people who watch a table | `accepted`, median | 99 % | `moved` at its players, median | 99 % | processor time for an action"
)
