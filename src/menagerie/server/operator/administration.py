"""Everything the operator can do with tables and guests, given a connection. The commands and the HTTP API both use it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, Select, Text, case, cast, delete, func, insert, or_, select, update

from menagerie.server.names import folded
from menagerie.server.play import game_end
from menagerie.server.play.restored_game import replayed, result_of
from menagerie.server.presentation.table_info import names_at, shown_name, shown_names
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.blocks import delete_blocks_of
from menagerie.server.storage.rows import SEAT, GameRow, SeatRow, StoredTable, now
from menagerie.server.storage.store import kept_table, tell_of_change
from menagerie.server.wire.operator_models import Forgotten, GuestLine, State, TableLine, TableList
from menagerie.words import Words

STATES = ("playing", "lobby", "over")
OPERATOR = "operator"  # the name under which the key is kept
MOST_LISTED = 1000  # tables in one answer
READ_AT_ONCE = 500  # tables, in one query for their names
SHORTEST_ID_PART = 4  # letters; fewer could begin any id by chance
SEATED = schema.seat.c.kind != "open"
TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)


def known_operator_key(connection: Connection) -> str | None:
    """The operator's key; None if there is none yet."""
    found = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == OPERATOR)).scalar()
    return None if found is None else str(found)


def operator_key(connection: Connection) -> str:
    """The operator's key, which is made the first time."""
    return known_operator_key(connection) or new_operator_key(connection)


def new_operator_key(connection: Connection) -> str:
    """Make a new key. The old one no longer works."""
    key = secrets.token_urlsafe(32)
    connection.execute(delete(schema.secret).where(schema.secret.c.name == OPERATOR))
    connection.execute(insert(schema.secret).values(name=OPERATOR, value=key))
    return key


# tables


@dataclass(frozen=True, kw_only=True)
class WantedTables:
    """A search for tables by the operator."""

    state: State | None = None
    game: str | None = None
    name: str = ""  # part of the name of a person or a bot, in any case and without accents, or how the id of the table begins
    older: int = 0  # days since the last change, at least

    def among(self, query: Select[Any], called: Sequence[str] = ()) -> Select[Any]:
        """The query, for these tables only. `called` are the names that the wanted one is part of."""
        if self.state is not None:
            query = query.where(schema.game.c.status == self.state)
        if self.game is not None:
            query = query.where(schema.game.c.kind == self.game)
        if self.older:
            query = query.where(schema.game.c.changed_at < now(-timedelta(days=self.older)))
        if self.name:
            seated = (schema.seat.c.game_id == schema.game.c.id) & SEATED
            is_found = select(schema.seat.c.seat).where(seated, schema.seat.c.name.in_(called)).exists()
            is_part = len(self.name) >= SHORTEST_ID_PART
            is_meant = schema.game.c.id.startswith(self.name, autoescape=True) if is_part else schema.game.c.id == self.name
            query = query.where(is_found | is_meant)
        return query

    def called(self, connection: Connection) -> list[str]:
        """The names at all tables that the wanted one is part of. They are compared here: no database folds as we do."""
        if not self.name:
            return []
        wanted = folded(self.name)
        return [
            name
            for name in connection.execute(select(schema.seat.c.name).where(SEATED).distinct()).scalars()
            if wanted in folded(name)
        ]


def is_table_id(text: str) -> bool:
    """Whether a text could be the id of a table."""
    return TABLE_ID.fullmatch(text) is not None


def check_table_id(text: str) -> None:
    """Refuse a text that cannot be the id of a table."""
    if not is_table_id(text):
        raise Refusal("unknown-table")


def find_tables(connection: Connection, wanted: WantedTables, limit: int) -> TableList:
    """The tables that match, as many as the limit allows, and how many match in all."""
    called = wanted.called(connection)
    total = connection.execute(wanted.among(select(func.count()).select_from(schema.game), called)).scalar_one()
    return TableList(total=total, tables=_lines(connection, wanted.among(select(schema.game), called).limit(limit)))


def tables(connection: Connection, state: State | None = None) -> list[TableLine]:
    """All tables, or those in one state: games in play first, and the latest change first."""
    return _lines(connection, WantedTables(state=state).among(select(schema.game)))


def _lines(connection: Connection, query: Select[Any]) -> list[TableLine]:
    """The tables of a query: games in play first, and the latest change first."""
    order = case({state: place for place, state in enumerate(STATES)}, value=schema.game.c.status)
    rows = [GameRow(**row) for row in connection.execute(query.order_by(order, schema.game.c.changed_at.desc())).mappings()]
    names: dict[str, list[str]] = {}
    bots: dict[str, list[str]] = {}
    actions: dict[str, int] = {}
    for first in range(0, len(rows), READ_AT_ONCE):
        ids = [row.id for row in rows[first : first + READ_AT_ONCE]]
        names |= _names(connection, ids, "person", "bot")
        bots |= _names(connection, ids, "bot")
        counted = select(schema.event.c.game_id, func.count()).where(schema.event.c.game_id.in_(ids))
        actions |= {row[0]: row[1] for row in connection.execute(counted.group_by(schema.event.c.game_id))}

    def headline(row: GameRow) -> str | None:
        seated, machines = names.get(row.id, []), bots.get(row.id, [])
        people = [seat for seat, name in enumerate(seated) if name not in machines]
        return game_end.told_end(row, names_at(row, seated), people)

    def line(row: GameRow) -> TableLine:
        return TableLine(
            table=row.id,
            state=row.status,
            game=row.kind,
            form=row.form,
            names=shown_names(names.get(row.id, [])),
            bots=bots.get(row.id, []),
            actions=actions.get(row.id, 0),
            ended=row.ended is not None,
            headline=headline(row),
            created_at=row.created_at,
            changed_at=row.changed_at,
        )

    return [line(row) for row in rows]


def _names(connection: Connection, tables: Sequence[str], *kinds: str) -> dict[str, list[str]]:
    """The names of people or bots of these kinds at some tables, by table id."""
    found: dict[str, list[str]] = {}
    meant = schema.seat.c.kind.in_(kinds) & schema.seat.c.game_id.in_(tables)
    seated = select(schema.seat.c.game_id, schema.seat.c.name).where(meant)
    for table, name in connection.execute(seated.order_by(schema.seat.c.game_id, schema.seat.c.seat)):
        found.setdefault(table, []).append(name)
    return found


def record_of(connection: Connection, table: str, *, with_hidden_cards: bool) -> str:
    """The record of a table's game. While the game is in play it reveals hidden cards, so that has to be asked for."""
    kept, lines = kept_table(connection, table)
    if kept.game.status == "playing" and not with_hidden_cards:
        raise Refusal("shows-hidden-cards")
    return game_end.record_of(kept.game, replayed(kept, lines).game).to_json()


# guests


def guests(connection: Connection) -> list[GuestLine]:
    """All guests about whom anything is stored, the most recent first."""
    named = {row.id: row for row in connection.execute(select(schema.guest))}
    called = {each: row.name for each, row in named.items() if row.name}  # others have only chosen a language, or have a face
    held: dict[str, list[tuple[str, str]]] = {}
    seats = (
        select(schema.holder.c.guest_id, schema.game.c.changed_at, schema.seat.c.name)
        .join(schema.game, schema.game.c.id == schema.holder.c.game_id)
        .join(schema.seat, (schema.seat.c.game_id == schema.holder.c.game_id) & (schema.seat.c.seat == schema.holder.c.seat))
    )
    for guest, changed, name in connection.execute(seats):
        held.setdefault(guest, []).append((changed, name))
    lines = [
        GuestLine(
            guest=guest,
            name=shown_name(called.get(guest) or max(held.get(guest, [("", "")]))[1]),
            names=sorted({shown_name(name) for _, name in held.get(guest, [])} | ({called[guest]} if guest in called else set())),
            tables=len(held.get(guest, [])),
            seen_at=max([changed for changed, _ in held.get(guest, [])] or [named[guest].seen_at]),
        )
        for guest in named.keys() | held.keys()
    ]
    return sorted(lines, key=lambda line: (line.seen_at, line.guest), reverse=True)


def guest_called(connection: Connection, who: str) -> GuestLine:
    """The guest with this id, or the only one with this name; Refusal if there is none, or more than one."""
    known = guests(connection)
    found = [line for line in known if line.guest == who] or [
        line for line in known if who.casefold() in (name.casefold() for name in line.names)
    ]
    if not found:
        raise Refusal("unknown-guest", who=who)
    if len(found) > 1:
        raise Refusal("several-guests", who=who, ids=", ".join(line.guest for line in found))
    return found[0]


def tables_held_by(connection: Connection, guest: str) -> list[str]:
    """The tables where a guest has a seat."""
    query = select(schema.holder.c.game_id).where(schema.holder.c.guest_id == guest).distinct()
    return list(connection.execute(query).scalars())


def forget_guest(connection: Connection, guest: str) -> Forgotten:
    """Erase a guest: their name everywhere, and their right to their seats. The games stay."""
    held = tables_held_by(connection, guest)
    with_them = set[str]()
    for table in held:
        kept, lines = kept_table(connection, table)
        for seat in (each for each in kept.seats if guest in each.guests):
            with_them |= seat.guests - {guest}
            _empty(kept, seat)
        if kept.game.status == "over":
            kept.game.result = result_of(kept, lines)
        _write(connection, kept)
    _forget_kept_out(connection, guest)
    connection.execute(delete(schema.put_away).where(schema.put_away.c.guest_id == guest))
    connection.execute(delete(schema.guest).where(schema.guest.c.id == guest))
    delete_blocks_of(connection, guest)
    return Forgotten(guest=guest, tables=len(held), with_them=sorted(with_them))


def _forget_kept_out(connection: Connection, guest: str) -> None:
    """Erase a guest from lists of removed guests, and from requests for a seat."""
    told = or_(
        *(cast(column, Text).contains(guest, autoescape=True) for column in (schema.game.c.kept_out, schema.game.c.wishes))
    )
    for table in connection.execute(select(schema.game.c.id).where(told)).scalars().all():
        row = kept_table(connection, table)[0].game
        kept_out = {each: name for each, name in row.kept_out.items() if each != guest}
        if row.seat_wish is not None and row.seat_wish.guest == guest:
            row.put_wish(SEAT, None)
        values = {"kept_out": kept_out, "wishes": row.wishes, "revision": row.revision + 1}
        connection.execute(update(schema.game).where(schema.game.c.id == table).values(**values))
        tell_of_change(connection, table, row.revision + 1)


def _empty(kept: StoredTable, seat: SeatRow) -> None:
    """Take a seat from its person: in a lobby it becomes free, later it belongs to “Guest”. Its link stops working."""
    fresh = SeatRow(seat.seat)
    seat.guests, seat.secret = set(), fresh.secret
    if kept.game.status == "lobby":
        seat.kind, seat.name, seat.avatar, seat.ready = fresh.kind, fresh.name, fresh.avatar, fresh.ready
        people = [each.seat for each in kept.seats if each.kind == "person"]
        if kept.game.host == seat.seat:
            kept.game.host = people[0] if people else None
    else:
        seat.name = _neutral_name(kept.seats)


def _neutral_name(seats: Sequence[SeatRow]) -> str:
    plain, taken = Words().phrase("guest"), {seat.name for seat in seats}
    return next(name for name in (plain, *(f"{plain} {number}" for number in range(2, len(seats) + 2))) if name not in taken)


def _write(connection: Connection, kept: StoredTable) -> None:
    row: GameRow = kept.game
    values = {"host": row.host, "result": row.result, "revision": row.revision + 1}
    connection.execute(update(schema.game).where(schema.game.c.id == row.id).values(**values))
    tell_of_change(connection, row.id, row.revision + 1)
    for seat in kept.seats:
        place = (schema.seat.c.game_id == row.id) & (schema.seat.c.seat == seat.seat)
        connection.execute(update(schema.seat).where(place).values(**seat.columns()))
        if not seat.guests:
            nobody = (schema.holder.c.game_id == row.id) & (schema.holder.c.seat == seat.seat)
            connection.execute(delete(schema.holder).where(nobody))
