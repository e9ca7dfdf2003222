"""The reasons for an answer, as codes: what it does that another answer to the same question does not.

How it works. The mind that chose weighs the features of both answers, on the seat's own copy of the table. What it knows of a
game (`bots/minds/*_reasons.py`) turns groups of features that differ into facts, each worth the difference that the group makes.
The strongest are told. Where the mind's first impression does not favour the answer, only looking ahead does; then the chances
that the search found are told, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.reason import CERTAIN, EXPLAIN, PLAIN, Impression, Reason
from menagerie.bots.protocol import Seen
from menagerie.core import Line

MOST_REASONS = 2
LITTLE = 0.15  # of the strongest reason: a weaker one is not worth mentioning
PERCENT = 100
CLEAR = 2  # of a hundred deals: what fewer say may be chance


@dataclass(frozen=True, slots=True)
class TriedAnswer:
    """An answer to a question: its numbers, and the chance to win that the search found, if it looked ahead."""

    numbers: tuple[int, ...]
    chance: float | None = None


def reasons_for(seen: Seen[object], answer: TriedAnswer, others: Sequence[TriedAnswer], weights: Any) -> tuple[Line, ...]:
    """The strongest reasons for an answer, compared with the first of the others that does not come to the same.

    `weights` are those of the mind's first impression. None: there is no other answer, or nobody can explain this game.
    """
    if seen.game not in EXPLAIN or not others:
        return ()
    mind, table, explain = MINDS[seen.game], seen.decide().table, EXPLAIN[seen.game]
    own = Impression.of(mind, table, answer.numbers, weights)
    impressions = [(other, Impression.of(mind, table, other.numbers, weights)) for other in others]
    compared, impression = next((pair for pair in impressions if pair[1].weighed != own.weighed), impressions[0])
    found = sorted(explain(table, own, impression), key=lambda reason: -reason.worth)
    told = tuple(strongest(found, is_clear=own.score > impression.score, worlds=worlds_of(answer, compared)))
    return told or (Line("reason-even"),)


def strongest(found: Sequence[Reason], *, is_clear: bool, worlds: Line | None) -> Iterator[Line]:
    """The reasons to tell. If the answer is not clearly better at first sight, one of them, and what looking ahead found."""
    good = [reason for reason in found if reason.worth > 0]
    if good and (is_clear or worlds is None or good[0].worth == CERTAIN):
        enough = LITTLE * good[0].worth
        yield from (reason.line for reason in good[:MOST_REASONS] if reason.worth >= enough)
        return
    told = [reason.line for reason in found if worlds is None or reason.worth > PLAIN][:1]
    yield from told
    if worlds is not None and (not told or worlds.code == "reason-in-worlds"):
        yield worlds


def worlds_of(answer: TriedAnswer, other: TriedAnswer) -> Line | None:
    """In how many of a hundred possible deals this answer wins, and the other one; None if nobody looked ahead."""
    if answer.chance is None or other.chance is None:
        return None
    won, less = round(PERCENT * answer.chance), round(PERCENT * other.chance)
    return Line("reason-in-worlds", {"won": won, "other": less}) if won - less >= CLEAR else Line("reason-even")
