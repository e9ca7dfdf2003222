"""The table for another game with the same people: the same game again, or another one."""

from __future__ import annotations

from menagerie.games import GAMES
from menagerie.server.play.printed_forms import form_of, forms_of
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import GameRow, SeatRow, StoredTable
from menagerie.server.table.lobby import Lobby


def next_table(before: StoredTable, game: str, new: str) -> StoredTable:
    """A lobby for the people of a table, each one seat further round. Another game starts in its default form, with as many
    players as it can have; for somebody alone with bots, a bot takes each new seat."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    old, seats = before.game, before.seats
    row = GameRow(new, game, old.form, old.players, dict(old.options), dict(old.settings))
    table = StoredTable(row, [_again(number, seats[number - 1]) for number in range(len(seats))])
    row.host = None if old.host is None else (old.host + 1) % old.players
    if game != old.kind:
        counts = {count for form in forms_of(GAMES[game]).values() for count in form.players}
        row.players = min(counts, key=lambda count: abs(count - old.players))
        row.form, row.options = form_of(GAMES[game], None, row.players).name, {}
        lobby = Lobby(table)
        lobby.set_form(row.form, row.players)
        if is_alone(table):
            lobby.fill_with_bots()
    return table


def is_alone(table: StoredTable) -> bool:
    """Whether one person plays with bots alone, so that there is nobody to wait for."""
    return sum(seat.kind == "person" for seat in table.seats) == 1


def _again(number: int, then: SeatRow) -> SeatRow:
    return SeatRow(
        number,
        then.kind,
        then.name,
        then.level,
        ready=then.kind == "bot",
        automatic=then.automatic,
        avatar=then.avatar,
        guests=set(then.guests),
    )
