"""Every form of every game, for tests that hold for any game."""

from dataclasses import dataclass
from random import Random

from menagerie.core import Action, AnyGame, Choice
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

    def new(self, seed: int) -> AnyGame:
        """A new game of this form."""
        return GAMES[self.game].new(self.players, seed=seed, **dict(self.options))


CHOSEN = (
    Form("cubirds", 1),
    Form("cubirds", 1, (("extra_birds", 4),)),
    Form("cubirds", 1, (("exhaustion", "end-game"),)),
    Form("cubirds", 2),
    Form("cubirds", 2, (("exhaustion", "end-game"), ("first_player", 1))),
    Form("cubirds", 3),
    Form("cubirds", 4, (("turn_limit", 40),)),
    Form("cubirds", 4),
    Form("cubirds", 5),
    *(Form("wildcards", players, (("edition", "2020"),)) for players in (3, 4, 5)),
    *(Form("wildcards", players) for players in (3, 4, 5)),
    *(Form("wildcards", players, (("leo", True),)) for players in (2, 3, 4)),
    Form("wildcards", 2, (("edition", "duel"),)),
    Form("wildcards", 2, (("edition", "duel"), ("secret_points", "one-point"))),
    Form("wildcards", 3, (("removal", "random"), ("talisman", 1), ("talisman_order", "holder-first"))),
    Form("wildcards", 5, (("edition", "2020"), ("habitat_split", "14 0 0 0"), ("wild_values", "1 1 1 1"))),
    Form("wildcards", 3, (("edition", "2020"), ("habitat_split", "14 0 0 0, 0 14 0 0, 0 0 7 7"), ("wild_values", "1 2 3 3"))),
    Form("wildcards", 2, (("edition", "duel"), ("habitat_split", "0 0 0 14"), ("wild_values", "4 4 4 4"))),
)
PRINTED = (Form(name, form.players, tuple(form.options.items())) for name, kind in GAMES.items() for form in kind.forms())
FORMS = (*CHOSEN, *(form for form in PRINTED if form.game not in {chosen.game for chosen in CHOSEN}))


def any_action(game: AnyGame, seat: int, random: Random) -> Action | str:
    """Any legal action of a seat; a choice is composed."""
    action = random.choice(game.legal_actions(seat))
    return action.at_random(random) if isinstance(action, Choice) else action


def play_some(game: AnyGame, random: Random, actions: int) -> None:
    """Play so many random actions, or to the end."""
    for _ in range(actions):
        if not game.to_act:
            return
        seat = random.choice(game.to_act)
        game.act(seat, any_action(game, seat, random))
