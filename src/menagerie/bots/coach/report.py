"""A review in words, for one reader: what a table or a terminal shows of it, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from menagerie.bots.coach.game_review import Account, ChancePoint, GameReview, JudgedChoice, Stretch
from menagerie.core.message import Line
from menagerie.core.plain import Plain
from menagerie.words import Words

Grade = Literal["best", "fine", "slip", "mistake"]

SLIP = 0.02  # of the chance to win: what a choice may lose and still be fine
MISTAKE = 0.06  # what a small slip may lose
MOMENTS = 3  # that are shown
LEAST_LUCK = 0.08  # that is a moment
PERCENT = 100


@dataclass(frozen=True, slots=True)
class ToldChoice:
    """A choice in words. Chances are parts of 1."""

    number: int  # the index of its action in the game
    turn: int
    when: str  # the turn or round in words
    asked: str
    grade: Grade
    played: str
    better: str | None  # if there was a clearly better answer
    why: str | None
    chance: float  # to win, after what was played
    best_chance: float
    error: float  # one standard error of the difference
    played_action: dict[str, Plain]  # the code and values of what was played,
    best_action: dict[str, Plain]  # and of the best answer that was found
    would: tuple[Line, ...]  # what that would do, as far as its seat knew


@dataclass(frozen=True, slots=True)
class ToldMoment:
    """One of the moments that decided: a costly choice, or a stretch of good or bad luck."""

    kind: Literal["choice", "luck"]
    number: int  # the action to watch
    turn: int
    when: str
    title: str
    text: str
    worth: float  # how much it changed the chance to win


@dataclass(frozen=True, slots=True)
class ToldSeat:
    """The review of one seat."""

    seat: int
    headline: str
    counts: dict[Grade, int]
    summary: str  # the counts in a sentence
    sums: str  # luck and choices in a sentence
    account: Account
    line: tuple[ChancePoint, ...]
    moments: tuple[ToldMoment, ...]
    choices: tuple[ToldChoice, ...]


def grade_of(choice: JudgedChoice) -> Grade:
    """How good a choice was. What could be chance does not count as a mistake."""
    judged = choice.judgement
    if judged.is_best:
        return "best"
    if judged.loss < SLIP:
        return "fine"
    return "mistake" if judged.loss >= MISTAKE and judged.loss > 2 * judged.error else "slip"


class ReviewReport:
    """Tells a review to one reader."""

    def __init__(self, review: GameReview, words: Words, you: int | None) -> None:
        self._review = review
        self._words = words
        self._you = you

    def seats(self) -> Iterator[ToldSeat]:
        """All seats that had a choice, the reader's first."""
        seats = {each.seat for each in self._review.choices}
        for seat in sorted(seats, key=lambda seat: (seat != self._you, seat)):
            yield self.seat(seat)

    def seat(self, seat: int) -> ToldSeat:
        """The review of one seat."""
        review = self._review
        choices = tuple(told_choice(each, self._words) for each in review.choices_of(seat))
        counts: dict[Grade, int] = dict.fromkeys(("best", "fine", "slip", "mistake"), 0)
        for each in choices:
            counts[each.grade] += 1
        account = review.account(seat)
        return ToldSeat(
            seat=seat,
            headline=self._headline(seat, account),
            counts=counts,
            summary=self._words.phrase(
                "coach-counts",
                {"seat": seat, "good": counts["best"] + counts["fine"], "slips": counts["slip"], "mistakes": counts["mistake"]},
            ),
            sums=self._words.phrase("coach-sums", {"seat": seat, **sums_of(account)}),
            account=account,
            line=review.line(seat),
            moments=self._moments(seat, choices),
            choices=choices,
        )

    def _headline(self, seat: int, account: Account) -> str:
        """What decided, in one sentence."""
        own, others, luck = -account.own, account.others, account.luck
        won = account.end > 0
        if won:
            most = "luck" if luck > max(others, own) else "others" if others > own else "choices"
        else:
            most = "choices" if own > max(-luck, -others) else "luck" if -luck > -others else "others"
        return self._words.phrase("coach-headline", {"seat": seat, "won": "yes" if won else "no", "most": most})

    def _moments(self, seat: int, choices: tuple[ToldChoice, ...]) -> tuple[ToldMoment, ...]:
        """The moments that changed the chance to win most, in the order in which they came."""
        costly = [self._costly(each) for each in choices if each.grade in ("slip", "mistake")]
        stretches = [each for each in self._review.stretches(seat) if abs(each.luck) >= LEAST_LUCK and each.is_seen]
        lucky = [self._lucky(seat, each) for each in stretches]
        most = sorted([*costly, *lucky], key=lambda each: -abs(each.worth))[:MOMENTS]
        return tuple(sorted(most, key=lambda each: each.number))

    def _costly(self, choice: ToldChoice) -> ToldMoment:
        values: dict[str, Plain] = {
            "when": choice.when,
            "played": choice.played,
            "better": choice.better,
            "why": choice.why,
        }
        title, text = (capital(self._words.phrase(code, values)) for code in ("coach-choice-title", "coach-choice-text"))
        return ToldMoment("choice", choice.number, choice.turn, choice.when, title, text, choice.chance - choice.best_chance)

    def _lucky(self, seat: int, stretch: Stretch) -> ToldMoment:
        turns = {each.number: each.turn for each in self._review.choices_of(seat)}
        turn = turns.get(stretch.first, 0)
        values: dict[str, Plain] = {
            "seat": seat,
            "turn": turn,
            "when": self._when(turn),
            "good": "yes" if stretch.luck > 0 else "no",
        }
        title, text = (capital(self._words.phrase(code, values)) for code in ("coach-luck-title", "coach-luck-text"))
        return ToldMoment(
            "luck", max(0, stretch.first), turn, capital(self._when(turn)) if turn else "", title, text, stretch.luck
        )

    def _when(self, turn: int) -> str:
        return when_told(turn, self._words)


def told_choice(choice: JudgedChoice, words: Words) -> ToldChoice:
    """A judged choice in words."""
    judged, seat = choice.judgement, choice.seat
    better = None if judged.is_best else words.advised(judged.best.action, choice.told[str(judged.best.action)])
    why = words.names([words.say(reason) for reason in judged.reasons]) if better else None
    return ToldChoice(
        number=choice.number,
        turn=choice.turn,
        when=capital(when_told(choice.turn, words)),
        asked=choice.asked,
        grade=grade_of(choice),
        played=words.advised(judged.played.action, choice.told[str(judged.played.action)]),
        better=better,
        why=why or None,
        chance=judged.played.chances[seat],
        best_chance=judged.best.chances[seat],
        error=judged.error,
        played_action=judged.played.action.plain(),
        best_action=judged.best.action.plain(),
        would=choice.would,
    )


def when_told(turn: int, words: Words) -> str:
    """A turn or a round in words."""
    return words.phrase("coach-when", {"turn": turn})


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def sums_of(account: Account) -> dict[str, int]:
    """The sums in points of a hundred, rounded so that they still add up."""
    start, end = round(PERCENT * account.start), round(PERCENT * account.end)
    own, others = round(PERCENT * account.own), round(PERCENT * account.others)
    return {"start": start, "own": own, "others": others, "luck": end - start - own - others, "end": end}
