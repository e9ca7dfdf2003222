"""The puzzles that come with the games: one file for each game, with a puzzle on each line; and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache

from menagerie.core import BadOption
from menagerie.games import GAMES, entries
from menagerie.puzzles.puzzle import Puzzle


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """All puzzles of a game by their id, in the order in which they have their day. Those of older rules are left out."""
    entry = entries().get(game)
    file = entry.file("puzzles", f"{game}.jsonl") if entry else None
    if file is None:
        return {}
    read = map(Puzzle.from_json, file.read_text(encoding="utf-8").splitlines())
    return {puzzle.id: puzzle for puzzle in read if puzzle.rules_version == GAMES[game].rules_version}


def puzzle_called(game: str, name: str) -> Puzzle:
    """The puzzle with this id; BadOption: there is none."""
    if (puzzle := puzzles_of(game).get(name)) is None:
        raise BadOption("no-such-puzzle", puzzle=name)
    return puzzle


def puzzle_of_the_day(day: date) -> Puzzle:
    """The puzzle that everyone gets on this day: the games take turns; BadOption: there are none at all."""
    shelves = [shelf for game in GAMES if (shelf := list(puzzles_of(game).values()))]
    if not shelves:
        raise BadOption("no-such-puzzle", puzzle=day.isoformat())
    turn, place = day.toordinal() % len(shelves), day.toordinal() // len(shelves)
    return shelves[turn][place % len(shelves[turn])]
