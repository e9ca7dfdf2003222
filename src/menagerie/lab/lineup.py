"""Lineups: every combination of some bots at a table, and the rotation of its seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, groupby

from menagerie.bots import bot_named
from menagerie.core.option import OptionValue
from menagerie.games import GAMES
from menagerie.lab.bot_game import checked_options
from menagerie.words import Words

Seating = tuple[str, ...]  # the names of bots, seat by seat


@dataclass(frozen=True, slots=True)
class Lineup:
    """Bots that play one form of a game together, in the order in which they sit down first."""

    game: str
    bots: Seating
    options: tuple[tuple[str, OptionValue], ...]

    @classmethod
    def of(cls, game: str, bots: Sequence[str], options: Mapping[str, OptionValue]) -> Lineup:
        """A checked lineup. BadOption names an unknown bot, or says what is wrong with the form."""
        checked = checked_options(GAMES[game], len(bots), options)
        return cls(game, tuple(bot_named(bot).level for bot in bots), tuple(sorted(checked.items())))

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Every different rotation of the seats: in all of them together each bot sits everywhere equally often."""
        bots = self.bots
        return tuple(dict.fromkeys(bots[start:] + bots[:start] for start in range(len(bots))))

    @property
    def players(self) -> tuple[str, ...]:
        """The bots, and after them virtual players by their names."""
        virtual = int(GAMES[self.game].prepare(len(self.bots), dict(self.options)).seats) - len(self.bots)
        return self.bots + (Words(self.game).phrase("virtual-player"),) * virtual

    def __str__(self) -> str:
        groups = [(name, len(list(group))) for name, group in groupby(self.players)]
        return " + ".join(name if count == 1 else f"{count} {name}" for name, count in groups)


def lineups_of(bots: Sequence[str], players: int) -> list[Seating]:
    """Every way to fill this many seats with these bots so that two different ones meet; a single bot gets all seats.

    >>> lineups_of(["expert", "casual"], 3)
    [('expert', 'expert', 'casual'), ('expert', 'casual', 'casual')]
    >>> lineups_of(["expert", "casual"], 1)
    [('expert',), ('casual',)]
    """
    kinds = list(dict.fromkeys(bots))
    alone = players == 1 or len(kinds) == 1
    return [seating for seating in combinations_with_replacement(kinds, players) if alone or len(set(seating)) > 1]
