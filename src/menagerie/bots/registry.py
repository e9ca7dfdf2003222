"""The list of bots: the levels from weakest to strongest, references to measure against, and bots from other packages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import entry_points

from menagerie.bots.levels import AHEAD, LEVELS, PLAIN_EXPERT, SEARCH_1
from menagerie.bots.one_move.bot import OneMoveBot
from menagerie.bots.one_move.newcomer import NewcomerBot
from menagerie.bots.protocol import Bot
from menagerie.bots.random import RandomBot
from menagerie.bots.search.bot import SearchBot, SearchLevel
from menagerie.core.errors import BadOption

GROUP = "menagerie.bots"  # of entry points: a name, and a factory that makes a bot from a seed
BUDGET = re.compile(r"(?P<name>.+)@(?P<count>\d+)(?P<unit>ms)?")


@dataclass(frozen=True, slots=True)
class BotKind:
    """A level of play, and how to make a bot of it. The same seed makes the same choices.

    >>> from menagerie import CuBirds, Seen
    >>> seen = Seen.of(CuBirds.new(2, seed=7), seat=1)
    >>> BOTS["casual"].make(1).choose(seen) in seen.actions
    True
    """

    level: str
    make: Callable[[int | None], Bot[object]]
    looks_ahead: bool = False  # with compiled code, if a compiler is installed


BOTS: dict[str, BotKind] = {name: BotKind(name, partial(SearchBot, level), name in AHEAD) for name, level in LEVELS.items()}

REFERENCES: dict[str, BotKind] = {
    kind.level: kind
    for kind in (
        BotKind("random", RandomBot),
        BotKind("newcomer", NewcomerBot),
        BotKind("casual-1", OneMoveBot),  # the level casual, from before any bot looked ahead
        BotKind("expert-plain", partial(SearchBot, PLAIN_EXPERT), looks_ahead=True),  # the expert as it plays without a compiler
        BotKind("search-1", partial(SearchBot, SEARCH_1), looks_ahead=True),  # the first bot that looked ahead
    )
}


def bot_named(name: str) -> BotKind:
    """A level, a reference, or a bot from another package; BadOption lists them.

    The name of a bot that looks ahead may include a budget: simulations per question, or milliseconds.

    >>> bot_named("casual-1").level, bot_named("expert@10ms").level
    ('casual-1', 'expert@10ms')
    """
    if kind := BOTS.get(name) or REFERENCES.get(name):
        return kind
    said = BUDGET.fullmatch(name)
    level = {**LEVELS, "search-1": SEARCH_1}.get(said["name"]) if said else None
    if said and level and level.depths:
        return BotKind(name, _within(level, int(said["count"]), said["unit"]), looks_ahead=True)
    others = {point.name: point for point in entry_points(group=GROUP)}
    if name in others:
        return BotKind(name, others[name].load())
    raise BadOption("no-such-bot", bot=name, legal=", ".join([*BOTS, *REFERENCES, *others]))


def _within(level: SearchLevel, count: int, unit: str | None) -> Callable[[int | None], Bot[object]]:
    if unit:
        return partial(SearchBot, level, seconds=count / 1000)
    return partial(SearchBot, level.with_simulations(count))
