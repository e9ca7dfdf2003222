"""The command with which puzzles are solved, and its arguments. Nothing here needs a third-party package."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from menagerie.command_line import Commands
from menagerie.games import GAMES
from menagerie.words.command_texts import told


def add_puzzle(commands: Commands, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the command."""
    parser = commands.add_parser("puzzle", help=told("puzzle"))
    parser.add_argument("game", nargs="?", choices=list(GAMES), help=told("puzzle-game"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--today", action="store_true", help=told("puzzle-today"))
    which.add_argument("--id", metavar="ID", help=told("puzzle-which"))
    parser.set_defaults(run=run)
