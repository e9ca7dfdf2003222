"""Shared parts of commands: arguments that set up a game, checks of files to be written, and Ctrl+C."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from menagerie.bots import BOTS
from menagerie.core import AnyGame, BadRecord
from menagerie.core.option import OptionValue
from menagerie.core.plain import whole_number


class HelpOnLevels(argparse.Action):
    """A `--help` that also describes the levels. Their words are read only now, because the core alone has none."""

    def __init__(self, **about: Any) -> None:
        super().__init__(nargs=0, **about)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        with suppress(ModuleNotFoundError):
            from menagerie.words import Words

            parser.epilog = "\n".join(["levels:", *(f"  {each:<12}{Words().phrase(f'level-about-{each}')}" for each in BOTS)])
        parser.print_help()
        parser.exit()


def program() -> str:
    """How this program is called on a command line, so that commands in messages can be typed as they stand."""
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m menagerie"
    found = shutil.which("menagerie")
    is_found = found is not None and os.path.realpath(found) == os.path.realpath(called)
    return "menagerie" if is_found or Path(called).stem != "menagerie" else shlex.quote(called)


def typed_after(command: str) -> str:
    """The arguments that were typed after a command, for another command in a message."""
    typed = sys.argv[sys.argv.index(command) + 1 :] if command in sys.argv else []
    return "".join(f" {shlex.quote(each)}" for each in typed)


def add_set_up(parser: argparse.ArgumentParser) -> None:
    """Add arguments for the number of players, the seed and the options."""
    count = parser.add_mutually_exclusive_group()
    # as a text, so that a 3 that was typed is not taken for the 3 that was not
    count.add_argument("--players", type=int, default="3", help="people, or people and bots, at the table")
    count.add_argument("--solo", dest="players", action="store_const", const=1, help="alone")
    parser.add_argument("--seed", help="a whole number or 64 hex digits; random unless given")
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the argument for options of a game, which may be repeated."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def positive(text: str) -> int:
    """A typed whole number, 1 or more."""
    number = whole_number(text)
    if not number:
        raise argparse.ArgumentTypeError("must be a whole number, 1 or more")
    return number


def typed_options(game: type[AnyGame], players: int, given: Sequence[str]) -> dict[str, OptionValue]:
    """The options as typed; numbers are numbers, and seats count from 1."""
    typed = {name.replace("-", "_"): value for name, _, value in (each.partition("=") for each in given)}
    switches = {"yes": True, "no": False}
    known = {option.name: option for option in game.options(players, **{**typed, **_switched(typed)})}
    options: dict[str, OptionValue] = {}
    for name, value in typed.items():
        number, option = whole_number(value), known.get(name)
        if option is not None and option.default is None and value == "none":
            options[name] = None
        elif option is None or number is None or value in option.words:
            options[name] = switches.get(value, value)
        else:
            options[name] = number - 1 if option.is_seat else number
    return options


def _switched(typed: dict[str, str]) -> dict[str, bool]:
    return {name: value == "yes" for name, value in typed.items() if value in ("yes", "no")}


def check_writable(name: str) -> None:
    """Check that a file can be written, before the work and not after it."""
    try:
        Path(name).open("a", encoding="utf-8").close()
    except (OSError, ValueError):
        raise BadRecord("cannot-save", file=name) from None


@contextmanager
def stopped_at_once() -> Iterator[None]:
    """Let Ctrl+C end the process without raising anything: Numba would swallow it or crash while compiling, and uvicorn would
    complain while starting. A running server still shuts down in its own way first."""

    def stop(*_: object) -> None:
        os.write(2, b"\n")
        os._exit(130)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines with aligned columns. The last column may be as wide as it likes."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]) - 1)]
    return ["  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]).rstrip() for row in rows]
