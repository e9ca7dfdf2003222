"""Shared by the benchmarks: goals, a description of the machine, and docs/benchmarks.md, of which each benchmark writes its own
part."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
MARK = re.compile(r"^<!-- (make [a-z-]+) -->\n", re.MULTILINE)  # stands above the part that this command writes


@dataclass(frozen=True)
class Goal:
    """A goal for a figure: at least this much, or at most."""

    name: str
    measured: float
    wanted: float
    form: str
    least: bool = True

    def line(self) -> str:
        """The goal as a row of a table."""
        met = self.measured >= self.wanted if self.least else self.measured <= self.wanted
        bound = "at least" if self.least else "at most"
        wanted, measured = self.form.format(self.wanted), self.form.format(self.measured)
        return f"| {self.name} | {bound} {wanted} | {measured} | {'met' if met else '**missed**'} |"


def goal_lines(goals: list[Goal]) -> list[str]:
    """The goals as a table."""
    return ["| goal | wanted | measured | |", "|---|---:|---:|---|", *(goal.line() for goal in goals)]


def machine(cores: str) -> str:
    """The processor, how many of its cores are used, and the interpreter, in words."""
    info = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    names = [line.partition(": ")[2] for line in info.splitlines() if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {cores}; Python {platform.python_version()}"


def with_part(page: str, command: str, part: str) -> str:
    """A page with this command's part replaced; a new part is added at the end."""
    head, *found = MARK.split(page)
    parts = {**dict(zip(found[::2], found[1::2], strict=True)), command: part}
    return "\n\n".join([head.strip(), *(f"<!-- {name} -->\n\n{text.strip()}" for name, text in parts.items())]) + "\n"


def write_part(command: str, part: str, file: Path = PAGE) -> None:
    """Write this command's part of docs/benchmarks.md or another page, and leave the others as they are."""
    page = file.read_text(encoding="utf-8") if file.exists() else "# Benchmarks\n\n"
    file.write_text(with_part(page, command, part), encoding="utf-8")
