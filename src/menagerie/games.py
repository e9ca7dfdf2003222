"""The list of games: every game in it is played, served, drawn, simulated and tested.

Each game is one record, and nothing else lists games. By convention, the parts of a game in higher layers are in its *home*, a
package: the home of our own games is `menagerie`, and a game from another package has the same folders in that package.

- `words/LANGUAGE/NAME.ftl` and `NAME-….ftl`: its sentences. Without any, its codes are shown.
- `lessons/NAME.toml`: How to play. Without it, there are no pictures.
- `rulebooks/LANGUAGE/NAME.md`: its rulebook (in a checkout ours are in docs/).
- `bots/games/NAME.py`: what bots know of it. Without it, every level plays like a newcomer, at random.
- `art/NAME_faces.py`: how its cards are composed. Without it, it has no cards to print.

Another package registers its game by an entry point of the group `menagerie.games`, which names a GameEntry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, TypeVar

from menagerie import cubirds, wildcards
from menagerie.core import AnyGame
from menagerie.cubirds import CuBirds
from menagerie.wildcards import WildCards

__all__ = ["GAMES", "CuBirds", "WildCards", "cubirds", "wildcards"]

GROUP = "menagerie.games"  # of entry points: the name of a game, and its GameEntry
OUR_HOME = "menagerie"

Part_co = TypeVar("Part_co", covariant=True)


@dataclass(frozen=True, slots=True)
class GameEntry:
    """Everything to register about a game besides its facade."""

    kind: type[AnyGame]
    home: str = ""  # the package whose folders have its other parts; empty: there are none
    letter: str = ""  # with which the numbers of its rulebook begin
    parade: tuple[str, ...] = ()  # pictures that lead a page about it
    virtual: str = ""  # the picture of its virtual player

    @property
    def name(self) -> str:
        """The name of the game in addresses, files and commands."""
        return self.kind.name

    def file(self, *path: str) -> Traversable | None:
        """A file of its home; None if it does not exist."""
        found = files(self.home).joinpath(*path) if self.home else None
        return found if found is not None and found.is_file() else None

    def module(self, path: str) -> ModuleType | None:
        """A module of its home; None if it does not exist."""
        name = f"{self.home}.{path}"
        try:
            return import_module(name) if self.home else None
        except ModuleNotFoundError as problem:
            if f"{name}.".startswith(f"{problem.name}."):
                return None
            raise  # it exists, but something that it needs is missing

    @property
    def sources(self) -> str:
        """The package or module of its rules."""
        return self.kind.__module__.rpartition(".")[0] or self.kind.__module__


_entries: dict[str, GameEntry] = {}


def register(entry: GameEntry) -> None:
    """Add a game for as long as this process runs; for all of them, an entry point does it."""
    if entry.name in _entries and _entries[entry.name] != entry:
        raise ValueError(f"there is a game called {entry.name} already")
    _entries[entry.name] = entry


def entries() -> Mapping[str, GameEntry]:
    """All games by name: ours, those of other packages, and those registered since."""
    _register_installed()
    return _entries


@cache
def _register_installed() -> None:
    """Add the games of other packages. Only on first use, because such a package imports this module itself."""
    for point in entry_points(group=GROUP):
        register(point.load())


class ByGame(Mapping[str, Part_co]):
    """A part of each game, by the game's name, found on first use; games without it are left out."""

    def __init__(self, find: Callable[[GameEntry], Part_co | None]) -> None:
        self._find = cache(find)

    @classmethod
    def of_modules(cls, path: str, name: str) -> ByGame[Any]:
        """The object of this name in the module of each game; braces in the path stand for the name of the game."""

        def find(entry: GameEntry) -> Any:
            return getattr(entry.module(path.format(entry.name)), name, None)

        return ByGame(find)

    def __getitem__(self, game: str) -> Part_co:
        entry = entries().get(game)
        found = None if entry is None else self._find(entry)
        if found is None:
            raise KeyError(game)
        return found

    def __iter__(self) -> Iterator[str]:
        return (name for name, entry in entries().items() if self._find(entry) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return repr(dict(self))


register(
    GameEntry(CuBirds, OUR_HOME, letter="C", parade=("owl", "toucan", "flamingo", "duck", "magpie"), virtual="robinbird"),
)
register(
    GameEntry(WildCards, OUR_HOME, letter="W", parade=("lion", "peacock", "ibex", "meerkat", "squirrel"), virtual="leo"),
)

GAMES: Mapping[str, type[AnyGame]] = ByGame(lambda entry: entry.kind)
