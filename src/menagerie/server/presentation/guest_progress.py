"""The lessons and puzzles that there are, and those that a guest has done."""

from __future__ import annotations

from functools import cache

from menagerie.games import GAMES
from menagerie.lessons.exercise import exercises_of
from menagerie.puzzles.shelf import puzzles_of
from menagerie.server.storage.rows import Learned
from menagerie.server.wire.learning_models import GuestProgress


@cache
def all_there_is() -> Learned:
    """Every lesson and every puzzle: nothing else is stored for a guest, so that is also the most."""
    lessons = frozenset(f"{game}/{each.name}" for game in GAMES for each in exercises_of(game))
    return Learned(lessons, frozenset(name for game in GAMES for name in puzzles_of(game)))


def learned_in(told: GuestProgress) -> Learned:
    """What a device says that its guest has learned."""
    return Learned(frozenset(told.lessons), frozenset(told.puzzles))


def told_progress(learned: Learned) -> GuestProgress:
    """What a guest has learned, as far as it is still there."""
    still = learned & all_there_is()
    return GuestProgress(lessons=sorted(still.lessons), puzzles=sorted(still.puzzles))
