"""One game, played to its end by bots. They see what their seats may see, and nothing else."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from menagerie.bots import Bot, Seen, bot_named
from menagerie.bots.search.background import make_code
from menagerie.bots.search.engine import has_compiler
from menagerie.core import AnyGame
from menagerie.core.option import OptionValue, check_options

MOST_TURNS = 1000  # of a game that could go on forever, unless another limit is given


def checked_options(game: type[AnyGame], players: int, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a form of a game; BadOption says what is wrong with those given."""
    known = game.options(players, **given)
    limit = {"turn_limit": MOST_TURNS} if any(option.name == "turn_limit" for option in known) else {}
    return check_options(known, {**limit, **given})


def derived_digits(*parts: object) -> str:
    """A seed derived from its purpose: 64 hex digits."""
    return hashlib.sha256(" ".join(map(str, parts)).encode()).hexdigest()


def seated_bots(names: Sequence[str], *reasons: object) -> list[Bot[object]]:
    """New bots, one for each person's seat. Their seeds are derived from `reasons` and the seat."""
    return [bot_named(name).make(int(derived_digits(*reasons, seat)[:16], 16)) for seat, name in enumerate(names)]


def prepare_bots(game: str, names: Sequence[str]) -> None:
    """Compile the search of these bots once, so that several processes need not each do it."""
    if has_compiler() and any(bot_named(name).looks_ahead for name in names):
        _make_once(game)


@cache
def _make_once(game: str) -> None:
    make_code(game)  # if that fails, the first process that searches will say why


def play_out(
    game: AnyGame, bots: Sequence[Bot[object]], heard: Callable[[int, float], object] = lambda seat, seconds: None
) -> int:
    """Play a game to its end. Returns the number of decisions; `heard` is called with the seat and seconds of each."""
    decisions = 0
    while asked := game.to_act:
        seat = asked[0]
        seen = Seen.of(game, seat)
        start = time.perf_counter()
        action = bots[seat].choose(seen)
        heard(seat, time.perf_counter() - start)
        game.act(seat, action)
        decisions += 1
    return decisions
