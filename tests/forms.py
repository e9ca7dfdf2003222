"""Every form of every game: what the tests that hold for any game run over."""

from dataclasses import dataclass
from random import Random
from typing import Any

from menagerie.core import Game
from menagerie.core.option import OptionValue
from menagerie.games import GAMES


@dataclass(frozen=True)
class Form:
    """A way to play a game."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}-{value}" for name, value in self.options)])

    def new(self, seed: int) -> Game[Any]:
        """A new game of this form."""
        return GAMES[self.game].new(self.players, seed=seed, **dict(self.options))


FORMS = (
    Form("cubirds", 1),
    Form("cubirds", 1, (("extra_birds", 4),)),
    Form("cubirds", 1, (("exhaustion", "end-game"),)),
    Form("cubirds", 2),
    Form("cubirds", 2, (("exhaustion", "end-game"), ("first_player", 1))),
    Form("cubirds", 3),
    Form("cubirds", 4, (("turn_limit", 40),)),
    Form("cubirds", 4),
    Form("cubirds", 5),
)


def play_some(game: Game[Any], random: Random, actions: int) -> None:
    """Play so many random actions, or to the end."""
    for _ in range(actions):
        if not game.to_act:
            return
        seat = random.choice(game.to_act)
        game.act(seat, random.choice(game.legal_actions(seat)))
