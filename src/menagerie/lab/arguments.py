"""The lab's commands and their arguments. Nothing here needs a third-party package."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from menagerie.command_line import add_options, add_set_up, positive
from menagerie.games import GAMES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

RANDOM_GAMES, BOT_GAMES = 100_000, 1_000  # played by default
PLAYERS = 3  # at a table of the arena by default
RESULTS = "arena.jsonl"
PRACTICE = 1_000_000  # games


def add_commands(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the commands; `run` then does what the argument `deed` says."""
    _add_simulate(commands, run)
    _add_arena(commands, run)
    _add_tune(commands, run)
    _add_reliability(commands, run)


def _add_simulate(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("simulate", help="play many random games, compiled, on all cores; or let a bot play them")
    parser.add_argument("game", choices=list(GAMES))
    add_set_up(parser)
    parser.add_argument("--bot", metavar="NAME", help="at all seats, instead of random moves")
    parser.add_argument("--games", type=positive, help=f"how many (default: {RANDOM_GAMES:,}, or {BOT_GAMES:,} with a bot)")
    _add_run(parser)
    parser.set_defaults(run=run, deed="simulate")


def _add_arena(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("arena", help="let bots play against each other, and rate them")
    parser.add_argument("game", choices=list(GAMES))
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", type=_names, metavar="NAME,…", help="every combination of these")
    who.add_argument("--tables", type=_tables, metavar="NAME+NAME,…", help="exactly these tables, such as: expert+casual+casual")
    count = parser.add_mutually_exclusive_group()
    count.add_argument(
        "--players", type=_counts, metavar="NUMBER,…", help=f"at a table: 2,4 is tables of both sizes (default: {PLAYERS})"
    )
    count.add_argument("--solo", dest="players", action="store_const", const=(1,), help="one bot alone")
    add_options(parser)
    parser.add_argument("--games", type=positive, default=1000, help="of each table, in whole deals (default: 1,000)")
    parser.add_argument("--seed", default="1", help="of all deals: a whole number or 64 hex digits (default: 1)")
    parser.add_argument("--stop-when-sure", action="store_true", help="a table stops once it is clear how its first bot does")
    parser.add_argument(
        "--results",
        default=RESULTS,
        metavar="FILE",
        help=f"where every game is stored (default: {RESULTS}): what is there is not played again. A bot that has"
        " changed since needs a new name or a new file",
    )
    parser.add_argument("--chart", metavar="FILE", help="draw ratings and shares: an SVG or a PNG, by the name's ending")
    _add_run(parser)
    parser.set_defaults(run=run, deed="arena")


def _add_tune(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("tune", help="let a bot practise a form of a game, and write the weights that it plays by")
    parser.add_argument("game", choices=list(GAMES))
    add_set_up(parser)
    parser.add_argument(
        "--games", type=positive, default=PRACTICE, help=f"of practice (default: {PRACTICE:,}, which takes some minutes)"
    )
    parser.add_argument("--out", metavar="FILE", help="where to (default: the form's own file in this installation)")
    parser.set_defaults(run=run, deed="tune", seed="1")


def _add_reliability(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("reliability", help="check the calibration of bots: whether the chances they state come true")
    parser.add_argument("game", choices=list(GAMES))
    add_set_up(parser)
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--level", default="expert", choices=("skilled", "expert"))
    whose.add_argument(
        "--correct",
        action="store_true",
        help="measure how an expert's chances are off, and store the correction with the weights",
    )
    parser.add_argument("--games", type=positive, default=200, help="how many (default: 200)")
    parser.add_argument("--cores", type=positive, help="how many to use (default: all)")
    parser.set_defaults(run=run, deed="reliability")


def _add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cores", type=positive, help="how many to use (default: all)")
    parser.add_argument("--json", metavar="FILE", help="write the figures as JSON")


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _tables(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(name.strip() for name in table.split("+")) for table in text.split(","))


def _counts(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(positive(number.strip()) for number in text.split(",")))
