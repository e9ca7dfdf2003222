"""The list of minds, by game: a game brings its own, in what bots know of it."""

from collections.abc import Mapping

from menagerie.bots.minds.mind import Mind
from menagerie.games import ByGame

MINDS: Mapping[str, Mind] = ByGame.of_modules("bots.games.{}", "MIND")
