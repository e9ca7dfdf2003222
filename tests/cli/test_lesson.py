"""Lessons in the terminal: the same tasks in plain lines."""

from collections.abc import Iterator

import pytest

from menagerie.cli import main
from menagerie.games import GAMES
from menagerie.lessons.exercise import Exercise, exercise_of, exercises_of
from menagerie.terminal.conversation import Conversation
from menagerie.terminal.lesson import LessonTable
from menagerie.words import LANGUAGES
from menagerie.words.language import speaking

EXERCISES = [exercise for game in GAMES for exercise in exercises_of(game)]


def held(exercise: Exercise, typed: Iterator[str]) -> list[str]:
    """The output of a conversation in which somebody types this."""
    told: list[str] = []
    Conversation(LessonTable(exercise), read=lambda _: next(typed), write=told.append).hold()
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda each: f"{each.game}-{each.name}")
def test_a_lesson_is_played_to_its_end(exercise: Exercise, language: str) -> None:
    with speaking(language):
        told = held(exercise, (task.right[0] for task in exercise.tasks))
        assert told[-1] == LessonTable(exercise).outcome()[0]


def test_a_wrong_try_is_told_and_taken_back() -> None:
    typed = ["lay duck left 2", "lay owl left 3", "hint", "lay duck right 2", "undo", "quit"]
    told = held(exercise_of("cubirds", "first"), iter(typed))

    at = told.index("Not quite")
    assert "magpie" in told[at + 1]
    assert any("You hold no owl" in line or "no owls" in line for line in told), told
    assert "To do it, type: lay duck right 2" in told
    assert "Well done!" in told


def test_the_command_lists_the_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "wildcards", "--list"]) == 0
    assert capsys.readouterr().out.startswith("first: Your first rounds\n")
    assert main(["learn", "cubirds", "nothing"]) == 2
