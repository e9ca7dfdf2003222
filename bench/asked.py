"""Questions from games between bots: the starting points of simulations, and the questions that levels answer. Needs no
compiler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from menagerie import CuBirds, WildCards
from menagerie.bots import BOTS, Seen
from menagerie.core import AnyGame
from menagerie.core.option import OptionValue
from menagerie.lab.bot_game import checked_options


@dataclass(frozen=True, eq=False)
class Question:
    """A game, and the seat to answer."""

    game: AnyGame
    seat: int

    @property
    def is_open(self) -> bool:
        """Whether there is more than one answer."""
        return sum(self.game.decision(self.seat).mask) > 1


@dataclass(frozen=True, eq=False)
class Form:
    """A form of a game."""

    name: str
    game: type[AnyGame]
    players: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def questions(self, seed: int) -> list[Question]:
        """All questions in a game between casual bots."""
        game = self.game.new(self.players, seed=seed, **checked_options(self.game, self.players, self.options))
        bots = [BOTS["casual"].make(seat) for seat in range(self.players)]
        asked = []
        while game.to_act:
            seat = game.to_act[0]
            asked.append(Question(game.copy(), seat))
            game.act(seat, bots[seat].choose(Seen.of(game, seat)))
        return asked

    def middle(self, seed: int) -> Question:
        """The first question with several answers in the second half of such a game."""
        asked = self.questions(seed)
        return next(question for question in asked[len(asked) // 2 :] if question.is_open)


CUBIRDS = Form("CuBirds, 2 players", CuBirds, 2)
WILD_CARDS = Form("Wild Cards 2022, 3 players", WildCards, 3)
DUEL = Form("Wild Cards, duel", WildCards, 2, {"edition": "duel"})
