"""How a game ends before anybody has won: by whoever runs the server, or since all people at the table want it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from menagerie.core import AnyGame, Record
from menagerie.core.record import EndedBy
from menagerie.server.kept import Ended, GameRow
from menagerie.server.refusal import Refusal
from menagerie.server.telling import headline
from menagerie.words import Words

SENTENCES: dict[Ended, str] = {"operator": "ended-by-operator", "agreement": "ended-by-agreement"}


def check_in_play(row: GameRow) -> None:
    """Refusal: there is no game to end."""
    if row.status == "over":
        raise Refusal("over-already")
    if row.status == "lobby":
        raise Refusal("nothing-to-end")


def end_game(row: GameRow, by: Ended) -> None:
    """End a game where it stands: nobody can act any more, all can look at it and have its record."""
    check_in_play(row)
    row.status, row.ended, row.awaited = "over", by, []


def told_end(row: GameRow, names: Sequence[str]) -> str | None:
    """How a game ended, in a sentence for those who were not there; None while it goes on."""
    if row.ended:
        return Words().phrase(SENTENCES[row.ended])
    if row.result is None:
        return None
    told: str | None = row.result.get("told")  # before there were codes, a sentence was kept
    return told or headline(Words(row.kind, names=names), row.result)


def record_of(row: GameRow, game: AnyGame) -> Record:
    """The game of a table on paper; that of one that was ended says so."""
    return replace(game.record(), ended=None if row.ended is None else EndedBy(row.ended))
