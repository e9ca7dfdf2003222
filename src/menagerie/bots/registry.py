"""The list of bots, from the weakest to the strongest. A stronger one is one more line here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from menagerie.bots.beginner import BeginnerBot
from menagerie.bots.casual import CasualBot
from menagerie.bots.protocol import Bot


@dataclass(frozen=True, slots=True)
class BotKind:
    """A level of play and how to make a bot of it. The same seed makes the same choices.

    >>> from menagerie import CuBirds, Seen
    >>> bot = BOTS["casual"].make(1)
    >>> str(bot.choose(Seen.of(CuBirds.new(2, seed=7), seat=1)))
    'lay duck right 2'
    """

    level: str
    make: Callable[[int | None], Bot[object]]


BOTS: dict[str, BotKind] = {
    kind.level: kind
    for kind in (
        BotKind("beginner", BeginnerBot),
        BotKind("casual", CasualBot),
    )
}
