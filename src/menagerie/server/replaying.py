"""A table as it is kept, read whole, and the game that its log makes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from menagerie.core import MenagerieError, Seed
from menagerie.core.plain import from_plain
from menagerie.games import GAMES
from menagerie.server import schema
from menagerie.server.describing import names_of
from menagerie.server.forms import checked_options, form_of
from menagerie.server.gamelog import GameLog
from menagerie.server.refusal import Refusal
from menagerie.server.store import EventRow, GameRow, KeptTable, SeatRow
from menagerie.server.telling import Teller
from menagerie.words import Words


def kept_table(connection: Connection, table: str) -> KeptTable:
    """All that is kept of a table; Refusal if there is none."""
    found = connection.execute(select(schema.game).where(schema.game.c.id == table)).mappings().first()
    if found is None:
        raise Refusal("unknown-table")
    seats = connection.execute(select(schema.seat).where(schema.seat.c.game_id == table).order_by(schema.seat.c.seat)).mappings()
    events = connection.execute(
        select(schema.event).where(schema.event.c.game_id == table).order_by(schema.event.c.seq)
    ).mappings()
    held: dict[int, set[str]] = {}
    for row in connection.execute(select(schema.holder).where(schema.holder.c.game_id == table)).mappings():
        held.setdefault(row["seat"], set()).add(row["guest_id"])
    return KeptTable(
        GameRow(**found),
        [SeatRow(**_without_game(row), guests=held.get(row["seat"], set())) for row in seats],
        [EventRow(**_without_game(row)) for row in events],
    )


def _without_game(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "game_id"}


def replayed(kept: KeptTable) -> GameLog:
    """The game of a table, played from its seed and its log; Refusal if it has not begun."""
    row = kept.game
    if row.kind not in GAMES:
        raise Refusal("unknown-game", game=row.kind)
    if row.seed is None:
        raise Refusal("not-started")
    kind = GAMES[row.kind]
    options = checked_options(kind, form_of(kind, row.form, row.players), row.players, row.options)
    return GameLog(kind, row.players, from_plain(Seed, row.seed), options, kept.events)


def was_ended(row: GameRow) -> bool:
    """Whether a table was ended by whoever runs the server, in the middle of its game."""
    return row.status == "over" and row.headline == Words().phrase("ended-by-operator")


def does_hold(kept: KeptTable) -> bool:
    """Whether the log of a table still makes the game that the table says it is."""
    row = kept.game
    try:
        gamelog = replayed(kept)
    except (MenagerieError, AssertionError, ValueError, LookupError):
        return False
    in_order = [line.seq for line in kept.events] == list(range(1, len(kept.events) + 1))
    known = row.rules_version is not None and row.rules_version <= GAMES[row.kind].rules_version
    is_over = gamelog.game.result is not None
    return in_order and known and (is_over == (row.status == "over") or was_ended(row))


def headline_of(kept: KeptTable) -> str | None:
    """How a game that is over ended, with the names that its seats have now."""
    if was_ended(kept.game):
        return kept.game.headline
    try:
        game = replayed(kept).game
    except (MenagerieError, AssertionError, ValueError, LookupError):
        return None
    names = names_of(kept, Words(kept.game.kind), game.seats)
    outcome = Teller(game, None, names, memory_aid=False).outcome()
    return outcome.headline if outcome else None
