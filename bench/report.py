"""What the benchmark of the server says."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from datetime import date

from bench.page import Goal, goal_lines, machine


@dataclass
class Report:
    """All that was found: goals, and tables to be read."""

    goals: list[Goal] = field(default_factory=list)
    ratios: list[str] = field(default_factory=list)
    rates: list[str] = field(default_factory=list)
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
            *self._found(),
        ]
        return "\n".join(lines) + "\n"

    def _found(self) -> list[str]:
        tables = [
            ("as fast as they are answered | actions a second | processor time of the server | of the echo | ratio", self.ratios),
            ("actions a second, due | answered | `accepted`, median | 99 % | `moved` at the last, median | 99 %", self.rates),
        ]
        lines: list[str] = []
        for head, rows in tables:
            if rows:
                lines += [f"| {head} |", "|---" + "|---:" * head.count(" | ") + "|", *rows, ""]
        lines += [*goal_lines(self.goals), ""] if self.goals else []
        return lines + [f"- {remark}" for remark in self.remarks]
