"""The replay of a finished game from its first card: as a seat knew it at the time, or with all cards open."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from menagerie.core import AnyGame, Event
from menagerie.core.plain import difference, to_plain
from menagerie.server.play.game_end import early_end, people_at
from menagerie.server.play.gamelog import GameLog, happenings
from menagerie.server.presentation.shared_view import NOTHING, SharedView
from menagerie.server.presentation.table_info import Links, Situation, describe, described_to, names_of
from menagerie.server.presentation.table_settings import MEMORY_AID, setting_of
from menagerie.server.presentation.teller import Teller
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import StoredTable
from menagerie.server.wire.game_parts import Done, Moment, ToldLine
from menagerie.server.wire.messages import Again, TableInfo
from menagerie.words import Words, spoken

Cards = Literal["mine", "open"]

AT_ONCE = 2  # replays made at the same time
CACHED_BYTES = 16 * 1024 * 1024  # of replays

_encoder = msgspec.json.Encoder()


class Replays:
    """Makes replays on separate threads, a few at once, so that games in play are not delayed. The latest are cached."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._known: OrderedDict[tuple[object, ...], bytes] = OrderedDict()  # the one that was asked for last is the last
        self._bytes = 0

    async def tell(self, kept: StoredTable, gamelog: GameLog | None, *, seats: list[int], cards: Cards) -> bytes:
        """A replay as compressed JSON (gzip), for a guest who holds these seats. Refusal while the game goes on: it would show
        hidden cards."""
        if gamelog is None:
            raise Refusal("not-started")
        if kept.game.status != "over":
            raise Refusal("not-over-to-watch")
        key = kept.game.id, kept.game.revision, tuple(seats), cards, spoken()
        if key not in self._known:
            async with self._turns:
                if key not in self._known:  # others may have asked for the same
                    self._keep(key, await asyncio.to_thread(self._made, kept, gamelog, seats, cards))
        self._known.move_to_end(key)
        return self._known[key]

    def _made(self, kept: StoredTable, gamelog: GameLog, seats: Sequence[int], cards: Cards) -> bytes:
        return gzip.compress(told_again(kept, gamelog, self._links, seats, cards), 6)

    def _keep(self, key: tuple[object, ...], told: bytes) -> None:
        self._known[key] = told
        self._bytes += len(told)
        while self._bytes > CACHED_BYTES and len(self._known) > 1:
            self._bytes -= len(self._known.popitem(last=False)[1])


def told_again(kept: StoredTable, gamelog: GameLog, links: Links, seats: Sequence[int], cards: Cards) -> bytes:
    """A replay as JSON, for a guest who holds these seats: as the first of them saw the game."""
    seat = next(iter(seats), None)
    everybody = Situation(frozenset(range(len(kept.seats))))  # nobody counts as away from a finished game
    table = describe(kept, links, everybody)
    if seat is not None:
        table = replace(described_to(table, seat, seats, kept, links), seat_link=None)
    return _encoder.encode(Replay(kept, gamelog, seat, cards).told(table))


class Replay:
    """A finished game as one person sees it. What was taken back is left out."""

    def __init__(self, kept: StoredTable, gamelog: GameLog, seat: int | None, cards: Cards) -> None:
        self._kept, self._gamelog, self._seat, self._cards = kept, gamelog, seat, cards
        self._remembers = cards == "open" or bool(setting_of(kept, MEMORY_AID))
        self._alike = SharedView(gamelog, memory_aid=self._remembers)
        self._teller = Teller(gamelog, self._alike, seat, names_of(kept))
        self._numbers = count(1)

    def told(self, table: TableInfo) -> Again:
        """The whole replay."""
        game = self._gamelog.fresh_game()
        first = self._view(game)
        log = list(self._teller.opening(self._numbers))
        log += [self._teller.line(next(self._numbers), each) for each in happenings(self._events(game, 0))]
        actions = [*self._actions(game), *self._end()]
        return Again(table, self._cards, to_plain(first), log, actions, self._teller.outcome())

    def _actions(self, game: AnyGame) -> Iterator[Done]:
        view = self._view(game)
        for seat, action in self._gamelog.game.actions:
            since = game.event_count
            game.act(seat, action)
            moments = []
            for at_once in self._alike.shown_since(view, list(happenings(self._events(game, since)))):
                lines = [self._teller.line(next(self._numbers), each) for each in at_once.things]
                changes = [at_once.change, *[NOTHING] * (len(lines) - 1)]
                moments += [Moment(line, change) for line, change in zip(lines, changes, strict=True)]
                view = self._alike.remembered(at_once.steps[-1].after)
            shown, view = view, self._view(game)
            yield Done(seat, moments, difference(shown, view))

    def _view(self, game: AnyGame) -> Any:
        view = game.view(self._seat)
        return game.open_view(view) if self._cards == "open" else self._alike.remembered(view)

    def _events(self, game: AnyGame, since: int) -> tuple[Event, ...]:
        return game.open_events(since) if self._cards == "open" else game.events(self._seat, since)

    def _end(self) -> Iterator[Done]:
        """The last line, which says why a game without a winner ended."""
        if (ended := self._kept.game.ended) is not None:
            end = early_end(ended, people_at(self._kept.seats))
            text = Words(self._kept.game.kind, names=names_of(self._kept), you=self._seat).say(end)
            yield Done(None, [Moment(ToldLine(next(self._numbers), end.code, end.values, text, ""), NOTHING)], NOTHING)
