"""A puzzle: a question from a game between experts, and its one best answer.

It is kept as a drawn table, so that it stands by itself and is set up at once. The solver sees what its seat saw: the hidden
cards of the drawing never leave the server, because everything that is shown is made from the seat's view.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Literal, get_args

from menagerie.core import Action, AnyGame
from menagerie.games import GAMES

PuzzleKind = Literal["win", "lay", "flock", "draw", "bid", "pay", "animal", "exchange", "remove"]
KINDS: tuple[PuzzleKind, ...] = get_args(PuzzleKind)
LEVELS_TRIED = ("beginner", "casual", "skilled")  # from the weakest to the strongest
OFTEN = 0.3  # how often a level has to fail for a question to be hard for it


@dataclass(frozen=True, slots=True)
class Worlds:
    """In how many imagined worlds, each played to its end, the best answer won, the next best one, both, or neither."""

    both: int
    only_best: int
    only_next: int
    neither: int

    @property
    def count(self) -> int:
        """How many there were."""
        return self.both + self.only_best + self.only_next + self.neither


@dataclass(frozen=True)
class Puzzle:
    """A question with one answer that is clearly best by the expert's estimate. Chances are parts of 1."""

    game: str
    rules_version: int
    form: str
    players: int
    kind: PuzzleKind
    seat: int
    best: str
    next_best: str
    chance: float  # to win with the best answer, calibrated
    next_chance: float  # with the next best one
    error: float  # one standard error of the difference
    fails: Mapping[str, float]  # by level: how often it gives another answer
    worlds: Worlds
    source: str  # the seed of the game, and how many of its actions led here
    table: str

    @property
    def id(self) -> str:
        """What it is called in addresses. The same question has the same one, however it was made."""
        return sha256(f"{self.game} {self.seat}\n{self.table}".encode()).hexdigest()[:8]

    @property
    def stars(self) -> int:
        """How hard it is, from 1 to 3: by the strongest level that often fails."""
        return max((number for number, level in enumerate(LEVELS_TRIED, 1) if self.fails[level] >= OFTEN), default=1)

    def set_up(self) -> AnyGame:
        """The game at the question, hidden cards included."""
        return GAMES[self.game].from_text(self.table)

    @cached_property
    def best_action(self) -> Action:
        """The best answer, as the game writes it."""
        return normal_form(self.set_up(), self.seat, self.best)

    def is_solved_by(self, action: Action | str) -> bool:
        """Whether an answer is the best one; IllegalAction or BadText say why it is none at all."""
        return normal_form(self.set_up(), self.seat, action) == self.best_action

    def to_json(self) -> str:
        """The puzzle on one line."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Puzzle:
        """Read such a line."""
        plain: dict[str, Any] = json.loads(text)
        return cls(**{**plain, "worlds": Worlds(**plain["worlds"])})


def normal_form(game: AnyGame, seat: int, action: Action | str) -> Action:
    """An answer as the game itself would write it, so that two ways to write it are equal."""
    game.act(seat, action)
    return game.actions[-1][1]
