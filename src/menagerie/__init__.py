"""Menagerie: card games, complete in every edition, for people and for programs.

>>> from menagerie import CuBirds
>>> CuBirds.new(players=3, seed=7).to_act
(2,)

docs/api.md explains every name, with an example.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.bots import *  # noqa: F403  # what is public is what these list
    from menagerie.core import *  # noqa: F403
    from menagerie.games import *  # noqa: F403

    __version__: str

HOMES = ("menagerie.core", "menagerie.games", "menagerie.bots")  # loaded on first use
DISTRIBUTION = "menagerie-games"


def __getattr__(name: str) -> object:
    if name == "__all__":
        return __dir__()
    if name == "__version__":
        from importlib.metadata import version

        return version(DISTRIBUTION)
    for home in map(import_module, HOMES if not name.startswith("_") else ()):
        if name in home.__all__:
            return getattr(home, name)
    raise AttributeError(f"module 'menagerie' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({name for home in map(import_module, HOMES) for name in home.__all__} | {"__version__"})
