"""Restores the game of a table by replaying its log from the seed; for a server that is running, on threads beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from menagerie.core import AnyGame, Line, MenagerieError, Record, Seed
from menagerie.core.plain import from_plain
from menagerie.core.record import EarlierPart
from menagerie.games import GAMES
from menagerie.server.play.game_end import codes_of
from menagerie.server.play.gamelog import GameLog, LogFromPosition
from menagerie.server.play.printed_forms import checked_options, form_of
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import GameRow, LogLine, StoredTable

Worked = TypeVar("Worked")

AT_ONCE = 2  # games restored at the same time: more threads would only take turns, and the games in play wait for theirs
SHORT = 32  # lines of a log that are replayed sooner than they are handed to a thread


class OtherRules(Refusal):
    """The game began under rules that this program does not have. Replaying it would give a different game."""


class OlderRules(OtherRules):
    """The game began before the rules changed."""


class NewerRules(OtherRules):
    """The game began under a newer version, which may run beside this one."""


def replayed(kept: StoredTable, lines: Sequence[LogLine]) -> GameLog:
    """Replay the game of a table from its seed and its log; Refusal if it has not begun, or began under other rules."""
    row = kept.game
    if row.kind not in GAMES:
        raise Refusal("unknown-game", game=row.kind)
    if row.seed is None or row.rules_version is None:
        raise Refusal("not-started")
    kind = GAMES[row.kind]
    if row.rules_version < kind.rules_version:
        raise OlderRules("begun-by-older-rules", version=row.rules_version, known=kind.rules_version)
    if row.rules_version > kind.rules_version:
        raise NewerRules("begun-by-newer-rules", version=row.rules_version, known=kind.rules_version)
    options = checked_options(kind, form_of(kind, row.form, row.players), row.players, row.options)
    seed = from_plain(Seed, row.seed)
    if not row.earlier:
        return GameLog(kind, row.players, seed, options, lines)
    earlier = tuple(from_plain(EarlierPart, part) for part in row.earlier)
    start = Record(kind.name, kind.rules_version, row.players, options, seed, None, (), None, earlier=earlier)
    gamelog = LogFromPosition(kind.replay(start), row.players, lines)
    if row.origin is not None and "turn" in row.origin:
        gamelog.opening = Line("played-on", {"seat": earlier[-1].seat, "turn": row.origin["turn"]})
    return gamelog


class Restorer:
    """Restores games on separate threads, a few at once, so that a long log delays nobody at another table."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "restorer")

    async def run(self, work: Callable[[], Worked]) -> Worked:
        """Do something else that replays a game, on the same threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def restore(self, kept: StoredTable, lines: Sequence[LogLine]) -> GameLog | None:
        """Restore the game of a table; None if it has not begun. Refusal: it began under other rules."""
        if kept.game.seed is None:
            return None
        if len(lines) <= SHORT and not kept.game.earlier:
            return replayed(kept, lines)
        return await asyncio.get_running_loop().run_in_executor(self._threads, replayed, kept, lines)

    def close(self) -> None:
        """Stop restoring, because the server stops."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_of_older_rules(row: GameRow) -> bool:
    """Whether a game began under older rules. This program cannot tell whether its log is valid."""
    return row.kind in GAMES and row.rules_version is not None and row.rules_version < GAMES[row.kind].rules_version


def does_hold(kept: StoredTable, lines: Sequence[LogLine]) -> bool:
    """Whether replaying the log of a table gives the game that the table claims to be."""
    row = kept.game
    try:
        game = replayed(kept, lines).game
    except (MenagerieError, AssertionError, ValueError, LookupError):
        return False
    in_order = [line.seq for line in lines] == list(range(1, len(lines) + 1))
    return in_order and (game.is_over == (row.status == "over") or row.ended is not None)


def codes_kept(row: GameRow) -> dict[str, Any] | None:
    """The stored result of a game in codes; None if an older version stored it as a sentence."""
    return None if row.result is None or "told" in row.result else row.result


def result_of(kept: StoredTable, lines: Sequence[LogLine]) -> dict[str, Any] | None:
    """The result of a finished game in codes; None if unknown. Under other rules, it is the result that was stored."""
    try:
        result = replayed(kept, lines).game.result
    except OtherRules:
        return codes_kept(kept.game)
    except (MenagerieError, AssertionError, ValueError, LookupError):
        return None
    return None if result is None else codes_of(result)


def note_standing(row: GameRow, game: AnyGame) -> None:
    """Copy the state of a game into its table's row: who is to act, how everyone stands, and the result."""
    row.awaited = list(game.to_act)
    row.standing = None if (mark := game.standing()) is None else {"number": mark.number, "values": list(mark.values)}
    row.status = "over" if game.is_over else "playing"
    row.result = None if game.result is None else codes_of(game.result)
