"""A puzzle in the terminal: asked once, and then explained with the best answer."""

import pytest

from menagerie.core import BadOption
from menagerie.games import GAMES
from menagerie.puzzles.shelf import puzzle_of_the_day, puzzles_of
from menagerie.terminal.conversation import Conversation
from menagerie.terminal.puzzle import PuzzleTalk, chosen_puzzle, this_day


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_asked_and_answered(game: str) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    typed, printed = iter(["hint", "dance", puzzle.best]), list[str]()
    Conversation(PuzzleTalk(puzzle), read=lambda _: next(typed), write=printed.append).hold()
    text = "\n".join(printed)
    assert f"Puzzle {puzzle.id}" in printed[0]
    assert "Not in a puzzle: find it yourself." in text
    assert "Right!" in printed
    assert printed[-1].startswith("We played")


def test_a_wrong_answer_is_told_the_best_one() -> None:
    puzzle = next(iter(puzzles_of("cubirds").values()))
    printed = list[str]()
    Conversation(PuzzleTalk(puzzle), read=lambda _: puzzle.next_best, write=printed.append).hold()
    assert "Close: that’s the second-best answer." in printed
    assert any(line.startswith("Best: ") for line in printed)


def test_a_command_line_asks_for_one_for_that_of_the_day_or_for_any() -> None:
    puzzle = next(iter(puzzles_of("wildcards").values()))
    assert chosen_puzzle(None, puzzle.id, today=False) is puzzle
    assert chosen_puzzle(None, None, today=True) == puzzle_of_the_day(this_day())
    assert chosen_puzzle("cubirds", None, today=False).game == "cubirds"
    with pytest.raises(BadOption):
        chosen_puzzle(None, "nothing", today=False)
