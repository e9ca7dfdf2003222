"""The end of a game: by its result, or early, by the operator or because everyone at the table agrees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, update

from menagerie.core import AnyGame, Line, Record, Result
from menagerie.core.plain import to_plain
from menagerie.core.record import EndedBy
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.rows import Ended, GameRow, SeatRow, now
from menagerie.server.storage.store import kept_table, tell_of_change
from menagerie.words import Words

SENTENCES: dict[Ended, str] = {"operator": "ended-by-operator", "agreement": "ended-by-agreement"}


def check_in_play(row: GameRow) -> None:
    """Refuse if there is no game to end."""
    if row.status == "over":
        raise Refusal("over-already")
    if row.status == "lobby":
        raise Refusal("nothing-to-end")


def end_game(row: GameRow, by: Ended) -> None:
    """End a game where it stands. Nobody can act after that; everyone can still look at it and get its record."""
    check_in_play(row)
    row.status, row.ended, row.awaited, row.wishes = "over", by, [], {}


def end_table(connection: Connection, table: str) -> None:
    """End the game of a table that nobody has open."""
    row = kept_table(connection, table)[0].game
    end_game(row, "operator")
    row.changed_at = now()
    row.revision += 1
    connection.execute(update(schema.game).where(schema.game.c.id == table).values(**vars(row)))
    tell_of_change(connection, table, row.revision)


def people_at(seats: Iterable[SeatRow]) -> list[int]:
    """The seats on which people sit."""
    return [each.seat for each in seats if each.kind == "person"]


def early_end(ended: Ended, people: Sequence[int]) -> Line:
    """Why a game ended before anybody had won. Bots are not asked: a person who played only with bots has ended it alone."""
    if ended == "agreement" and len(people) == 1:
        return Line("ended-alone", {"seat": people[0]})
    return Line(SENTENCES[ended])


def codes_of(result: Result) -> dict[str, Any]:
    """The result of a game as codes, for storing. Each reader gets it in their own language."""
    totals = [score.total for score in result.scores]
    return {"winners": to_plain(result.winners), "endings": list(result.endings), "totals": totals}


def headline(words: Words, result: Mapping[str, Any]) -> str:
    """A result in one sentence."""
    why = words.clauses(words.phrase(f"ending-{ending}") for ending in result["endings"])
    return words.phrase("result-winners", {"winners": result["winners"], "why": why})


def told_end(row: GameRow, names: Sequence[str], people: Sequence[int], seat: int | None = None) -> str | None:
    """How a game ended, in one sentence; None while it goes on. Players also see the score, if points are counted."""
    words = Words(row.kind, names=names, you=seat)
    if row.ended:
        return words.say(early_end(row.ended, people))
    if row.result is None:
        return None
    told: str | None = row.result.get("told")  # older versions stored a sentence
    told = told or headline(words, row.result)
    totals = row.result.get("totals")
    if totals is None or seat is None or not words.has("result-totals"):
        return told
    others = [total for each, total in enumerate(totals) if each != seat]
    return (
        f"{told} {words.phrase('result-totals', {'own': totals[seat], 'others': words.names([str(total) for total in others])})}"
    )


def told_standing(row: GameRow, seat: int) -> str | None:
    """How a running game stands, in one sentence for one of its players; None if it is not known."""
    words = Words(row.kind, you=seat)
    if row.standing is None or not words.has("standing"):
        return None
    values = row.standing["values"]
    others = words.names([str(value) for each, value in enumerate(values) if each != seat])
    told = {"number": row.standing["number"], "own": values[seat], "others": others, "many": len(values) - 1}
    return words.phrase("standing", told)


def record_of(row: GameRow, game: AnyGame) -> Record:
    """The record of a table's game. If it was ended early, the record says so."""
    return replace(game.record(), ended=None if row.ended is None else EndedBy(row.ended))
