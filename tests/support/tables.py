"""Drawn tables for tests: draw one, play, and draw the lines that matter.

Lines of a drawing stand one under the other; short ones may share a line, with a semicolon between them. A test whose table
is like others of its module says only what differs from them.
"""

from collections.abc import Callable
from textwrap import dedent

import pytest

from menagerie import CuBirds, IllegalAction
from menagerie.core import Action, AnyGame
from menagerie.wildcards import WildCards
from menagerie.words import Words


def cubirds(text: str) -> CuBirds:
    """The game of CuBirds for a drawn table."""
    return CuBirds.from_text(text)


def wildcards(text: str) -> WildCards:
    """The game of Wild Cards for a drawn table."""
    return WildCards.from_text("\n".join(_split_lines(text)))


def but(base: str, text: str) -> str:
    """A drawing with other lines: each replaces the one of the same name in the base, or is added to it."""
    changed = _split_lines(text)
    names = {_name(line) for line in changed}
    return "\n".join([*(line for line in _split_lines(base) if _name(line) not in names), *changed])


def wildcards_like(base: str) -> Callable[[str], WildCards]:
    """A function that draws tables like this one, with other lines for each test."""
    return lambda text: wildcards(but(base, text))


def _split_lines(text: str) -> list[str]:
    return [line.strip() for line in text.replace(";", "\n").splitlines() if line.strip()]


def _name(line: str) -> str:
    return line.partition(":")[0]


def bid_all(game: WildCards, *bids: str) -> None:
    """Bid one after the other, from seat 1 on."""
    for seat, bid in enumerate(bids):
        game.act(seat, f"bid {bid}")


def after_bids(text: str, *bids: str) -> WildCards:
    """A drawn table after some seats have bid, from seat 1 on."""
    game = wildcards(text)
    bid_all(game, *bids)
    return game


def play(game: AnyGame, *actions: tuple[int, str]) -> None:
    """Act one after another: the seat, counted from 0, and its action."""
    for seat, action in actions:
        game.act(seat, action)


def drawn(game: AnyGame, *names: str) -> str:
    """Some lines of the table as it is now, in the order asked for, as an indented text would give them."""
    lines = dict(line.split(": ", 1) for line in game.to_text().splitlines())
    return "\n" + "".join(f"{name}: {lines[name]}\n" if name in lines else f"{name}:\n" for name in names)


def table(text: str) -> str:
    """A drawn table in the form that a test writes, without its indentation."""
    return dedent(text)


def assert_drawn(game: AnyGame, text: str) -> None:
    """Check some lines of the drawing of a table; other lines may say anything."""
    lines = _split_lines(text)
    found, expected = drawn(game, *map(_name, lines)), "\n" + "".join(f"{line}\n" for line in lines)
    assert found == expected, f"The table is {found}but should be {expected}"


def refused(game: AnyGame, seat: int, action: Action | str) -> tuple[str, str | None]:
    """The code and the rule with which an action is refused; the table stays as it is."""
    before = game.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        game.act(seat, action)
    assert game.to_bytes() == before
    return caught.value.code, caught.value.rule


def asked(game: AnyGame) -> list[int]:
    """The numbers of the seats whose decision is awaited."""
    return [seat + 1 for seat in game.to_act]


def offered(game: AnyGame, seat: int) -> list[str]:
    """The legal actions of a seat as texts, with dots for cards that are still to be chosen."""
    return [str(action) for action in game.legal_actions(seat)]


def codes(game: AnyGame, seat: int | None = None, since: int = 0) -> list[str]:
    """What happened, by code."""
    return [event.code for event in game.events(seat, since)]


def told(game: AnyGame, actor: int, action: str, *, to: int | None = None, names: str = "Ada Bo Cleo Dirk") -> list[str]:
    """The sentences that tell somebody what an action does."""
    since = game.event_count
    game.act(actor, action)
    return Words(game.name, names=names.split(), you=to).in_short(game.events(to, since))
