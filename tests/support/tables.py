"""Drawn tables for tests: draw one, play, and draw the lines that matter."""

from textwrap import dedent

from menagerie import CuBirds
from menagerie.core import AnyGame
from menagerie.wildcards import WildCards
from menagerie.words import Words


def cubirds(text: str) -> CuBirds:
    """The game that a drawn table stands for."""
    return CuBirds.from_text(text)


def wildcards(text: str) -> WildCards:
    """The game of Wild Cards that a drawn table stands for."""
    return WildCards.from_text(text)


def drawn(game: AnyGame, *names: str) -> str:
    """Some lines of the table as it is now, in the order asked for, as an indented text would give them."""
    lines = dict(line.split(": ", 1) for line in game.to_text().splitlines())
    return "\n" + "".join(f"{name}: {lines[name]}\n" if name in lines else f"{name}:\n" for name in names)


def table(text: str) -> str:
    """A drawn table as it stands in a test, without its indentation."""
    return dedent(text)


def codes(game: AnyGame, seat: int | None = None, since: int = 0) -> list[str]:
    """What happened, by code."""
    return [event.code for event in game.events(seat, since)]


def told(game: AnyGame, actor: int, action: str, *, to: int | None = None, names: str = "Ada Bo Cleo Dirk") -> list[str]:
    """The sentences in which somebody is told what an action does."""
    since = game.event_count
    game.act(actor, action)
    return Words(game.name, names=names.split(), you=to).in_short(game.events(to, since))
