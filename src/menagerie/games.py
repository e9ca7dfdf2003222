"""The list of games: the only place above them that names them."""

from menagerie.core import AnyGame
from menagerie.cubirds import CuBirds
from menagerie.wildcards import WildCards

GAMES: dict[str, type[AnyGame]] = {game.name: game for game in (CuBirds, WildCards)}
