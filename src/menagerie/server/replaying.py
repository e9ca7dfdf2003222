"""A table as it is kept, read whole, and the game that its log makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from menagerie.core import MenagerieError, Seed
from menagerie.core.plain import from_plain
from menagerie.games import GAMES
from menagerie.server.forms import checked_options, form_of
from menagerie.server.gamelog import GameLog
from menagerie.server.refusal import Refusal
from menagerie.server.store import KeptTable, LogLine, read_table
from menagerie.server.telling import codes_of


def kept_table(connection: Connection, table: str) -> tuple[KeptTable, list[LogLine]]:
    """All that is kept of a table, and its log; Refusal if there is none."""
    found = read_table(connection, table)
    if found is None:
        raise Refusal("unknown-table")
    return found


def replayed(kept: KeptTable, lines: Sequence[LogLine]) -> GameLog:
    """The game of a table, played from its seed and its log; Refusal if it has not begun."""
    row = kept.game
    if row.kind not in GAMES:
        raise Refusal("unknown-game", game=row.kind)
    if row.seed is None:
        raise Refusal("not-started")
    kind = GAMES[row.kind]
    options = checked_options(kind, form_of(kind, row.form, row.players), row.players, row.options)
    return GameLog(kind, row.players, from_plain(Seed, row.seed), options, lines)


def does_hold(kept: KeptTable, lines: Sequence[LogLine]) -> bool:
    """Whether the log of a table still makes the game that the table says it is."""
    row = kept.game
    try:
        game = replayed(kept, lines).game
    except (MenagerieError, AssertionError, ValueError, LookupError):
        return False
    in_order = [line.seq for line in lines] == list(range(1, len(lines) + 1))
    known = row.rules_version is not None and row.rules_version <= GAMES[row.kind].rules_version
    return in_order and known and (game.is_over == (row.status == "over") or row.ended is not None)


def result_of(kept: KeptTable, lines: Sequence[LogLine]) -> dict[str, Any] | None:
    """How a game that is over ended, in codes; None if nobody knows."""
    try:
        result = replayed(kept, lines).game.result
    except (MenagerieError, AssertionError, ValueError, LookupError):
        return None
    return None if result is None else codes_of(result)
