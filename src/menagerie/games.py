"""The list of games: the only place above them that names them."""

from typing import Any

from menagerie.core import Game
from menagerie.cubirds import CuBirds
from menagerie.wildcards import WildCards

GAMES: dict[str, type[Game[Any]]] = {game.name: game for game in (CuBirds, WildCards)}
