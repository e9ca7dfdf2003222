"""The summary of a finished game: how it went, how long it took, and who won the games before it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Any

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
REMEMBERED = 500  # games of which the facts and the winners are cached

Earlier = tuple[StoredTable, list[LogLine]]


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything about a finished game that takes long to find out. It is the same in every language, and for everybody."""

    course: Course | None
    seconds: int
    games: int
    wins: list[int]


class Summaries:
    """Summaries of finished games.

    The facts are cached for each revision of a table, because a finished game never changes; only its people do. They are worked
    out for one table at a time, on other threads, and earlier games are read one by one, so that nobody's reading waits for long.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._facts: dict[tuple[str, int], Facts] = {}
        self._winners: dict[str, tuple[int, ...]] = {}
        self._turn = asyncio.Lock()

    async def at(self, kept: StoredTable, gamelog: GameLog | None, guest: str, seat: int | None) -> Afterwards:
        """The summary of a table's game, for a guest who may hold several seats there; Refusal while it goes on."""
        if kept.game.status != "over":
            raise Refusal("not-over")
        assert gamelog is not None, kept.game.id
        game = gamelog.game
        facts = await self._facts_of(kept, game)
        held = [row.seat for row in kept.seats if guest in row.guests]
        you = seat if seat in held else held[0] if held else None
        words = Words(game.name, names=names_of(kept), you=you)
        return told_of(game, facts.course, words, seconds=facts.seconds, games=facts.games, wins=facts.wins)

    async def _facts_of(self, kept: StoredTable, game: AnyGame) -> Facts:
        key = kept.game.id, kept.game.revision
        if key not in self._facts:
            async with self._turn:  # many may ask for the same game
                if key not in self._facts:
                    found = await self._found_out(kept, game)
                    _make_room(self._facts)
                    self._facts[key] = found
        return self._facts[key]

    async def _found_out(self, kept: StoredTable, game: AnyGame) -> Facts:
        times, series, table = await self._store.read(lambda connection: _times(connection, kept)), list[Earlier](), kept.game.id
        while len(series) < LONGEST_SERIES and (earlier := await self._before(table)) is not None:
            table = earlier[0].game.id
            if earlier[0].game.ended is None:
                series.append(earlier)
        course = await asyncio.to_thread(game.course)
        wins = await asyncio.to_thread(self._wins, kept, series, game)
        return Facts(course, _played(times), len(series) + (game.result is not None), wins)

    async def _before(self, table: str) -> Earlier | None:
        """The game before this one, in a series of rematches."""

        def read(connection: Connection) -> Earlier | None:
            before = connection.execute(select(schema.game.c.id).where(schema.game.c.rematch == table)).scalar()
            return None if before is None else kept_table(connection, str(before))

        return await self._store.read(read)

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


def _make_room(known: dict[Any, Any]) -> None:
    while len(known) >= REMEMBERED:
        del known[next(iter(known))]
