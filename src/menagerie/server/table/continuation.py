"""A new table on which somebody plays on from a moment of a finished game, against bots.

How it works. The finished game is replayed up to that moment. What the chosen seat could not see then is dealt again: the engine
builds a whole table from that seat's view alone (`Game.continued`), with a seed that is promised as for any game. So nothing
that was hidden from the seat has any influence on the new game. The new table keeps what was played before (`GameRow.earlier`),
so that it can be restored and its record replayed.
"""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.bots import BOTS
from menagerie.core.plain import to_plain
from menagerie.server.ids import TABLE_ID, new_id
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.restored_game import note_standing, replayed
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import GameRow, SeatRow, StoredTable
from menagerie.server.table.lobby import Lobby, promised_seed

MOST_PARTS = 20  # games that go on from each other


@dataclass(frozen=True, slots=True)
class PlayedMoment:
    """A moment of a game: after so many of its actions, as the person at one seat knew it."""

    move: int
    seat: int


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """The person who plays on."""

    guest: str
    name: str
    face: str


def check_moment(before: StoredTable, gamelog: GameLog | None, moment: PlayedMoment) -> GameLog:
    """Refuse a moment from which nobody can play on. Returns the log of the finished game."""
    if gamelog is None:
        raise Refusal("not-started")
    if before.game.status != "over":
        raise Refusal("not-over")
    if moment.seat not in range(before.game.players):
        raise Refusal("no-such-seat-here")
    game = gamelog.game
    if moment.move > len(game.actions):
        raise Refusal("no-such-moment")
    if game.is_over and moment.move == len(game.actions):
        raise Refusal("nothing-to-play-on")
    if len(before.game.earlier) >= MOST_PARTS:
        raise Refusal("played-on-too-often", most=MOST_PARTS)
    return gamelog


def continued_table(
    before: StoredTable, gamelog: GameLog, moment: PlayedMoment, player: NewPlayer, level: str | None
) -> tuple[StoredTable, GameLog]:
    """The table on which somebody plays on, and its game. Neither is stored yet."""
    there = gamelog.position_at(moment.move)
    game = there.continued(moment.seat, promised_seed())
    old = before.game
    row = GameRow(new_id(TABLE_ID), old.kind, old.form, old.players, dict(old.options), dict(old.settings), host=None)
    row.origin = {"table": old.id, "move": moment.move, "turn": there.own_table(moment.seat).turns + 1, "seat": moment.seat}
    table = StoredTable(row, [SeatRow(seat) for seat in range(old.players)])
    _take_seats(before, table, moment.seat, player, level)
    row.seed, row.earlier = old.seed, to_plain(game.record().earlier)  # type: ignore[assignment]  # a tuple becomes a list
    row.rules_version = game.rules_version
    log = replayed(table, [])
    note_standing(row, log.game)
    return table, log


def _take_seats(before: StoredTable, table: StoredTable, own: int, player: NewPlayer, level: str | None) -> None:
    """Bots sit on all other seats. Those that played before keep their names; none plays under the name of a person."""
    lobby = Lobby(table)
    usual = level or next((seat.level for seat in before.seats if seat.level), None) or next(iter(BOTS))
    for seat, old in zip(table.seats, before.seats, strict=True):
        if seat.seat != own and old.kind == "bot":
            seat.kind, seat.name, seat.avatar = "bot", old.name, old.avatar
    for seat in table.seats:
        if seat.seat != own:
            lobby.seat_bot(seat, usual)
    lobby.sit({player.guest}, player.name, player.face)
    for seat in table.seats:
        seat.ready = True
