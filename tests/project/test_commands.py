"""The commands of the Makefile: each is listed by `make help` under a heading, and told in CONTRIBUTING.md with its time."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
COMMANDS = set(re.search(r"(?ms)^\.PHONY: (.*?[^\\])$", MAKEFILE)[1].replace("\\", "").split())  # type: ignore[index]  # it is there
TABLE = "\n".join(line for line in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines() if line.startswith("| `"))


def shown_by(*words: str) -> str:
    return subprocess.run(["make", "--no-print-directory", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_help_lists_every_command_under_a_heading() -> None:
    shown = shown_by("help")
    assert re.findall(r"(?m)^(\w+)$", shown) == ["Play", "Check", "Test", "Write", "Measure"]
    assert set(re.findall(r"(?m)^  make ([\w-]+) +\S", shown)) == COMMANDS


def test_make_alone_only_shows_them() -> None:
    assert shown_by() == shown_by("help")


def test_the_page_for_contributors_tells_every_command_once() -> None:
    assert sorted(re.findall(r"`make ([\w-]+)`", TABLE)) == sorted(COMMANDS)


def test_how_long_a_command_takes_stands_in_one_place() -> None:
    """So that no two places disagree."""
    told = re.findall(r"(?m)^[\w-]+:.*## (.+)$", MAKEFILE)
    assert len(told) == len(COMMANDS)
    assert not [each for each in told if re.search(r"\b(seconds?|minutes?|hours?|evening)\b", each)]
