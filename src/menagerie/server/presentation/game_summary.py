"""The summary of a finished game: how it went, how long it took, and who won the games before it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise

from sqlalchemy import Connection, select

from menagerie.core import AnyGame
from menagerie.core.course import Course
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.restored_game import result_of
from menagerie.server.presentation.table_info import names_of
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.rows import LogLine, SeatRow, StoredTable
from menagerie.server.storage.store import Store, kept_table
from menagerie.server.wire.http_models import Afterwards, Chart, ChartMark
from menagerie.words import Words

LONGEST_SERIES = 20  # games of a series that are counted, the latest ones
LONGEST_THOUGHT = 600.0  # seconds between two actions; a game that is continued tomorrow was not played all night
REMEMBERED = 500  # games whose winners and course are cached


class Summaries:
    """Summaries of finished games. They are cached, because a finished game never changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._courses: dict[str, Course | None] = {}
        self._winners: dict[str, tuple[int, ...]] = {}

    async def at(self, kept: StoredTable, gamelog: GameLog | None, guest: str, seat: int | None) -> Afterwards:
        """The summary of a table's game, for a guest who may hold several seats there; Refusal while it goes on."""
        if kept.game.status != "over":
            raise Refusal("not-over")
        assert gamelog is not None, kept.game.id
        game = gamelog.game
        times, series = await self._store.read(lambda connection: (_times(connection, kept), self._series(connection, kept)))
        course = await asyncio.to_thread(self._course, kept.game.id, game)
        wins = await asyncio.to_thread(self._wins, kept, series, game)
        held = [row.seat for row in kept.seats if guest in row.guests]
        you = seat if seat in held else held[0] if held else None
        words = Words(game.name, names=names_of(kept), you=you)
        return told_of(game, course, words, seconds=_played(times), games=len(series) + (game.result is not None), wins=wins)

    def _course(self, table: str, game: AnyGame) -> Course | None:
        if table not in self._courses:
            _make_room(self._courses)
            self._courses[table] = game.course()
        return self._courses[table]

    def _series(self, connection: Connection, kept: StoredTable) -> list[tuple[StoredTable, list[LogLine]]]:
        """The earlier games of a series of rematches, the latest first."""
        found, table = list[tuple[StoredTable, list[LogLine]]](), kept.game.id
        while len(found) < LONGEST_SERIES:
            before = connection.execute(select(schema.game.c.id).where(schema.game.c.rematch == table)).scalar()
            if before is None:
                break
            table = str(before)
            earlier = kept_table(connection, table)
            if earlier[0].game.ended is None:
                found.append(earlier)
        return found

    def _wins(self, kept: StoredTable, series: Sequence[tuple[StoredTable, list[LogLine]]], game: AnyGame) -> list[int]:
        """How many games of the series each seat has won, including this one."""
        wins = [0] * len(names_of(kept))
        for seat in game.result.winners if game.result else ():
            wins[seat] += 1
        for earlier, lines in series:
            for winner in self._winners_of(earlier, lines):
                if (now := _seat_now(kept, earlier, winner)) is not None:
                    wins[now] += 1
        return wins

    def _winners_of(self, kept: StoredTable, lines: Sequence[LogLine]) -> tuple[int, ...]:
        table = kept.game.id
        if table not in self._winners:
            _make_room(self._winners)
            self._winners[table] = tuple((result_of(kept, lines) or {}).get("winners", ()))
        return self._winners[table]


def told_of(game: AnyGame, course: Course | None, words: Words, *, seconds: int, games: int, wins: list[int]) -> Afterwards:
    """A summary in words. If nobody won, it shows no cards."""
    hands = game.last_hands()
    return Afterwards(
        seconds=seconds,
        turns=None if course is None else words.phrase("played-turns", {"count": course.marks[-1].number}),
        chart=None if course is None else _chart(course, words),
        turning=None if course is None or course.turning is None else words.say(course.turning),
        hands=None if hands is None else [list(hand) for hand in hands],
        games=games,
        wins=wins,
    )


def _seat_now(kept: StoredTable, earlier: StoredTable, seat: int) -> int | None:
    """The seat now of a player from an earlier table. A virtual player always has the last seat."""
    if seat >= len(earlier.seats):
        return len(kept.seats)
    return next((row.seat for row in kept.seats if _is_same(row, earlier.seats[seat])), None)


def _is_same(one: SeatRow, other: SeatRow) -> bool:
    return one.avatar == other.avatar and one.kind == other.kind and (one.kind == "bot" or bool(one.guests & other.guests))


def _times(connection: Connection, kept: StoredTable) -> list[str]:
    query = select(schema.event.c.at).where(schema.event.c.game_id == kept.game.id).order_by(schema.event.c.seq)
    return [str(at) for at in connection.execute(query).scalars()]


def _played(times: Sequence[str]) -> int:
    """How long a game was played, in seconds."""
    moments = [datetime.fromisoformat(at) for at in times]
    return round(sum(min((later - sooner).total_seconds(), LONGEST_THOUGHT) for sooner, later in pairwise(moments)))


def _chart(course: Course, words: Words) -> Chart:
    marks = [ChartMark(number=mark.number, values=list(mark.values)) for mark in course.marks]
    return Chart(label=words.phrase(course.measure), worst=course.worst, best=course.best, marks=marks)


def _make_room(known: dict[str, Course | None] | dict[str, tuple[int, ...]]) -> None:
    while len(known) >= REMEMBERED:
        del known[next(iter(known))]
