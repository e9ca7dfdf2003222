"""The commands of the Makefile: each is listed by `make help` under a heading, and in CONTRIBUTING.md with its time."""

import os
import re
import signal
import subprocess
import sys
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


# GNU make sometimes prints this when its child ends at the very moment that make itself is told to stop
RACE_IN_MAKE = re.compile(r"make(\[\d+\])?: \*\*\* (wait: No child processes\.  Stop\.|Waiting for unfinished jobs\.\.\.\.)\n")


def a_checkout(folder: Path, program: str) -> None:
    """A folder with the files that `make` looks at, and a program of the test in place of ours."""
    for name in ("web/package.json", "web/package-lock.json", "web/.npmrc", ".venv/bin/node", ".venv/bin/menagerie"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch(mode=0o755)
    (folder / ".venv/bin/menagerie").write_text(f"#!{sys.executable}\n{program}")


def made(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Start `make` as a person would type it, not as a part of the `make test` that runs this test."""
    command = ["make", "--no-print-directory", "-f", str(ROOT / "Makefile"), *words]
    typed = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, env=typed, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def test_ctrl_c_leaves_the_last_word_to_the_program(tmp_path: Path) -> None:
    a_checkout(
        tmp_path,
        "import signal, sys, time\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # in the background it would be ignored
        "try:\n print('laid', flush=True)\n time.sleep(60)\nexcept KeyboardInterrupt:\n print('stopped')\n sys.exit(130)\n",
    )
    with made(tmp_path, "play", "-o", "setup") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "laid\n"
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to make, its shell and the program
        said, complained = process.communicate(timeout=30)
    assert (said, RACE_IN_MAKE.sub("", complained)) == ("stopped\n", "")


def test_make_play_that_fails_does_fail(tmp_path: Path) -> None:
    a_checkout(tmp_path, "raise SystemExit(2)\n")
    with made(tmp_path, "play", "-o", "setup") as process:
        said, _ = process.communicate(timeout=30)
    assert (process.returncode, said) == (2, "")


def test_whoever_has_no_network_is_told_so(tmp_path: Path) -> None:
    a_checkout(tmp_path, "")
    with made(tmp_path, "web/node_modules/.built-with", "NPM=false") as process:
        said, _ = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "Could not fetch what builds the pages; npm says why, above. Is there a network?" in said


def test_what_npm_says_about_it_is_shown(tmp_path: Path) -> None:
    a_checkout(tmp_path, "")
    npm = "sh -c 'case $$* in *silent*) ;; *) echo npm error code ENOTFOUND >&2;; esac; false' npm"
    with made(tmp_path, "web/node_modules/.built-with", f"NPM={npm}") as process:
        _, complained = process.communicate(timeout=30)
    assert "npm error code ENOTFOUND\n" in complained
