"""The list of games: a game that stands here is played, served, drawn, simulated and tested."""

from menagerie import cubirds, wildcards
from menagerie.core import AnyGame
from menagerie.cubirds import CuBirds
from menagerie.wildcards import WildCards

__all__ = ["GAMES", "CuBirds", "WildCards", "cubirds", "wildcards"]

GAMES: dict[str, type[AnyGame]] = {game.name: game for game in (CuBirds, WildCards)}
