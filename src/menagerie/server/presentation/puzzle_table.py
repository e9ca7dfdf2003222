"""A puzzle as a page shows it: table and question exactly as the messages of a table have them, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import date
from functools import lru_cache
from typing import Any

from menagerie.games import GAMES
from menagerie.puzzles.puzzle import Puzzle
from menagerie.puzzles.shelf import puzzle_called, puzzle_of_the_day, puzzles_of
from menagerie.puzzles.solution import form_in, names_in, solution_of
from menagerie.server.presentation.posed_question import PosedQuestion
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import GameRow, SeatRow, StoredTable
from menagerie.server.wire.learning_models import PuzzleInfo, PuzzleList, PuzzleSolution, PuzzleWorlds
from menagerie.words import Words
from menagerie.words.language import spoken

KEPT = 256  # tables of puzzles, encoded
FACES = ("fox", "hare", "hedgehog", "otter", "badger")  # by seat


def found(game: str, name: str) -> Puzzle:
    """A puzzle by its game and id; Refusal: there is none."""
    if name not in puzzles_of(game):
        raise Refusal("no-such-puzzle", puzzle=name)
    return puzzle_called(game, name)


def list_of(game: str) -> PuzzleList:
    """All puzzles of a game."""
    return PuzzleList(puzzles=[info_of(puzzle) for puzzle in puzzles_of(game).values()])


def of_the_day(day: date) -> PuzzleInfo:
    """The puzzle of a day; Refusal: there are none."""
    if not any(puzzles_of(game) for game in GAMES):
        raise Refusal("no-such-puzzle", puzzle=day.isoformat())
    return info_of(puzzle_of_the_day(day), day)


def info_of(puzzle: Puzzle, day: date | None = None) -> PuzzleInfo:
    """What a puzzle is about."""
    words = Words(puzzle.game)
    of: dict[str, Any] = {"kind": puzzle.kind, "game": puzzle.game, "stars": puzzle.stars}
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        title=words.phrase("puzzle-title", of),
        task=words.phrase("puzzle-task", of),
        about=f"{words.phrase('game-title')}, {form_in(puzzle)}",
        stars=puzzle.stars,
        level=words.phrase("puzzle-stars", of),
        day=None if day is None else day.isoformat(),
    )


def table_of(puzzle: Puzzle, base: str) -> bytes:
    """The table and the question, as JSON; the best answer is not in it."""
    return _table_of(puzzle.game, puzzle.id, base, spoken())


@lru_cache(KEPT)
def _table_of(game: str, name: str, base: str, language: str) -> bytes:
    puzzle = puzzle_called(game, name)
    info = info_of(puzzle)
    return _question(puzzle).table(info.title, info.task, info.about, info.level, base, language)


def previews(puzzle: Puzzle, actions: Sequence[str | Mapping[str, Any]]) -> bytes:
    """What some answers would do."""
    return _question(puzzle).previews(actions)


def solved(puzzle: Puzzle, action: str | Mapping[str, Any]) -> PuzzleSolution:
    """The verdict on an answer; IllegalAction or BadText if it is not a valid one."""
    told = solution_of(puzzle, GAMES[puzzle.game].read_action(action))
    plain = asdict(told)
    worlds = PuzzleWorlds(**plain.pop("worlds"))
    del plain["best_told"]
    return PuzzleSolution(**plain, worlds=worlds)


def _question(puzzle: Puzzle) -> PosedQuestion:
    names = names_in(puzzle)
    seats = [
        SeatRow(seat, "person" if seat == puzzle.seat else "bot", names[seat], avatar=FACES[seat])
        for seat in range(puzzle.players)
    ]
    row = GameRow(f"puzzle-{puzzle.id}", puzzle.game, puzzle.form, puzzle.players, settings={"hints": False}, status="playing")
    return PosedQuestion(puzzle.set_up(), puzzle.seat, StoredTable(row, seats), names)
