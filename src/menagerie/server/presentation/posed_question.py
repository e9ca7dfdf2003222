"""One question from a game, posed to one seat: table, offers and previews as at a table, from the view of that seat alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from menagerie.core import AnyGame
from menagerie.server.play.gamelog import GivenAnswers, LogFromPosition
from menagerie.server.presentation.shared_view import SharedView
from menagerie.server.presentation.table_info import Links, Situation, describe, described_to
from menagerie.server.presentation.teller import Teller
from menagerie.server.storage.rows import StoredTable
from menagerie.server.wire.learning_tables import PuzzleTable
from menagerie.server.wire.messages import TableInfo
from menagerie.words.language import spoken

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class PosedQuestion:
    """A position, the seat that is asked, and the table at which it sits."""

    game: AnyGame
    seat: int
    kept: StoredTable
    names: Sequence[str]
    memory_aid: bool = True

    def table(self, title: str, task: str, about: str, level: str, base: str, language: str) -> bytes:
        """The table and the question, as JSON."""
        position = self._teller(language).position(None, GivenAnswers())
        return _encoder.encode(PuzzleTable(self.kept.game.id, title, task, about, level, self._described(base), position))

    def previews(self, actions: Sequence[str | Mapping[str, Any]]) -> bytes:
        """What some answers would do. Remarks are left out: they would say which one wins."""
        told = self._teller(spoken()).consequences_of("", actions)
        return _encoder.encode([replace(each, remarks=[]) for each in told.previews])

    def _teller(self, language: str) -> Teller:
        log = LogFromPosition(self.game, self.kept.game.players)
        return Teller(log, SharedView(log, memory_aid=self.memory_aid), self.seat, self.names, language)

    def _described(self, base: str) -> TableInfo:
        """The table as a person at that seat would see it."""
        links = Links(base)
        table = describe(self.kept, links, Situation(frozenset(range(self.kept.game.players))))
        return replace(described_to(table, self.seat, [self.seat], self.kept, links), seat_link=None)
