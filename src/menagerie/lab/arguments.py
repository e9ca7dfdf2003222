"""The lab's commands and their arguments. Nothing here needs a third-party package."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from menagerie.command_line import CommandParser, Commands, add_options, add_set_up, positive
from menagerie.games import GAMES
from menagerie.words.command_texts import told

RANDOM_GAMES, BOT_GAMES = 100_000, 1_000  # played by default
ARENA_GAMES, MEASURED_GAMES = 1_000, 200  # likewise
SEED = "1"
PLAYERS = 3  # at a table of the arena by default
RESULTS = "arena.jsonl"
PRACTICE = 1_000_000  # games
PUZZLES = 150


def add_commands(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the commands; `run` then does what the argument `deed` says."""
    _add_simulate(commands, run)
    _add_arena(commands, run)
    _add_tune(commands, run)
    _add_reliability(commands, run)
    _add_puzzles(commands, run)


def _add_simulate(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("simulate", help=told("simulate"))
    parser.add_argument("game", choices=list(GAMES), help=told("any-game"))
    add_set_up(parser)
    parser.add_argument("--bot", metavar="NAME", help=told("simulate-bot"))
    how_many = told("simulate-games", random=RANDOM_GAMES, bots=BOT_GAMES)
    parser.add_argument("--games", type=positive, metavar="NUMBER", help=how_many)
    _add_run(parser)
    parser.set_defaults(run=run, deed="simulate")


def _add_arena(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("arena", help=told("arena"))
    parser.add_argument("game", choices=list(GAMES), help=told("any-game"))
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", type=_names, metavar="NAME,…", help=told("arena-bots"))
    who.add_argument("--tables", type=_tables, metavar="NAME+NAME,…", help=told("arena-tables"))
    count = parser.add_mutually_exclusive_group()
    count.add_argument("--players", type=_counts, metavar="NUMBER,…", help=told("arena-players", players=PLAYERS))
    count.add_argument("--solo", dest="players", action="store_const", const=(1,), help=told("arena-solo"))
    add_options(parser)
    how_many = told("arena-games", games=ARENA_GAMES)
    parser.add_argument("--games", type=positive, default=ARENA_GAMES, metavar="NUMBER", help=how_many)
    parser.add_argument("--seed", default=SEED, metavar="SEED", help=told("arena-seed", seed=SEED))
    parser.add_argument("--stop-when-sure", action="store_true", help=told("arena-stop-when-sure"))
    parser.add_argument("--results", default=RESULTS, metavar="FILE", help=told("arena-results", file=RESULTS))
    parser.add_argument("--chart", metavar="FILE", help=told("arena-chart"))
    _add_run(parser)
    parser.set_defaults(run=run, deed="arena")


def _add_tune(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("tune", help=told("tune"))
    parser.add_argument("game", choices=list(GAMES), help=told("any-game"))
    add_set_up(parser)
    how_many = told("tune-games", games=PRACTICE)
    parser.add_argument("--games", type=positive, default=PRACTICE, metavar="NUMBER", help=how_many)
    parser.add_argument("--out", metavar="FILE", help=told("tune-out"))
    parser.set_defaults(run=run, deed="tune", seed=SEED)


def _add_reliability(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("reliability", help=told("reliability"))
    parser.add_argument("game", choices=list(GAMES), help=told("any-game"))
    add_set_up(parser)
    whose = parser.add_mutually_exclusive_group()
    level = "expert"
    whose.add_argument("--level", default=level, choices=("skilled", level), help=told("reliability-level", level=level))
    whose.add_argument("--correct", action="store_true", help=told("reliability-correct"))
    how_many = told("lab-games", games=MEASURED_GAMES)
    parser.add_argument("--games", type=positive, default=MEASURED_GAMES, metavar="NUMBER", help=how_many)
    _add_cores(parser)
    parser.set_defaults(run=run, deed="reliability")


def _add_puzzles(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    parser = commands.add_parser("puzzles", help=told("puzzles"))
    parser.add_argument("what", choices=["make"], help=told("puzzles-deed"))
    parser.add_argument("game", choices=list(GAMES), help=told("any-game"))
    parser.add_argument("--count", type=positive, default=PUZZLES, metavar="NUMBER", help=told("puzzles-count", count=PUZZLES))
    parser.add_argument("--seconds", type=positive, metavar="SECONDS", help=told("puzzles-seconds"))
    parser.add_argument("--seed", default=SEED, metavar="SEED", help=told("arena-seed", seed=SEED))
    parser.add_argument("--out", metavar="FILE", help=told("puzzles-out"))
    _add_cores(parser)
    parser.set_defaults(run=run, deed="puzzles")


def _add_run(parser: CommandParser) -> None:
    _add_cores(parser)
    parser.add_argument("--json", metavar="FILE", help=told("lab-json"))


def _add_cores(parser: CommandParser) -> None:
    parser.add_argument("--cores", type=positive, metavar="NUMBER", help=told("lab-cores"))


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _tables(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(name.strip() for name in table.split("+")) for table in text.split(","))


def _counts(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(positive(number.strip()) for number in text.split(",")))
