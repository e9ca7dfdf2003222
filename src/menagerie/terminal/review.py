"""The review of a finished game, printed: for people, or as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict

from menagerie.bots.coach.game_review import reviewed
from menagerie.bots.coach.report import ReviewReport, ToldChoice, ToldSeat
from menagerie.core import AnyGame, IllegalAction, MenagerieError
from menagerie.core.plain import Plain
from menagerie.words import Words


class NoReview(MenagerieError):
    """A game that cannot be reviewed."""


def print_review(game: AnyGame, *, seat: int | None, as_json: bool) -> int:
    """Review a game and print it: all seats, or one of them (counted from 1)."""
    if seat is not None and seat > game.seats:
        raise IllegalAction("no-such-seat", seat=seat - 1, seats=game.seats)
    if game.result is None:
        raise NoReview("review-not-over")
    review = reviewed(game)
    if review is None:
        raise NoReview("review-impossible")
    words = Words(game.name, names=[Words().phrase("seat-number", {"number": number + 1}) for number in range(game.seats)])
    report = ReviewReport(review, words, None)
    seats = [each for each in report.seats() if seat is None or each.seat == seat - 1]
    if as_json:
        print(json.dumps({"game": game.name, "seats": [asdict(each) for each in seats]}, indent=1))
    else:
        print("\n\n".join("\n".join(_lines(each, words)) for each in seats))
    return 0


def _lines(seat: ToldSeat, words: Words) -> Iterator[str]:
    yield seat.headline
    yield seat.summary
    yield seat.sums
    for choice in seat.choices:
        yield f"  {_choice(choice, words)}"


def _choice(choice: ToldChoice, words: Words) -> str:
    when = words.phrase("coach-when", {"turn": choice.turn})
    values: dict[str, Plain] = {"grade": choice.grade, "when": when, "played": choice.played}
    told = words.phrase("review-choice", {**values, "chance": round(100 * choice.chance)})
    if choice.better:
        told = words.phrase("review-better", {"choice": told, "better": choice.better, "best": round(100 * choice.best_chance)})
    return words.phrase("review-why", {"choice": told, "why": choice.why}) if choice.why else told
