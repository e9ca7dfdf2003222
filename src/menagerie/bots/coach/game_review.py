"""A whole game, reviewed: every real choice judged, and luck told apart from choice.

How it works. The game is replayed. Before each action that was a real choice it is judged from what its seat could know. From
these judgements everyone's way from the beginning to the end follows:

- own choices: how much a seat's answers were worse than the best ones it could have found, so never more than 0;
- choices of others: what their answers changed for it, compared with their best ones;
- luck: all the rest, which nobody chose: cards that were dealt, drawn or turned over, and what was in hidden hands.

So the three add up to the end minus the beginning. If the estimates are right, luck is 0 on average: a chance to win does not
change on average while everyone plays as expected (it is a martingale).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from menagerie.bots.coach.judgement import Judge, Judgement
from menagerie.bots.levels import COACH
from menagerie.bots.protocol import Seen
from menagerie.core import AnyGame
from menagerie.core.message import Line
from menagerie.core.plain import Plain
from menagerie.words.say import line_of, runs


@dataclass(frozen=True, slots=True)
class JudgedChoice:
    """A choice of a game: which of its actions it was, what was asked, and the judgement."""

    number: int  # its index in the actions of the game
    turn: int  # or round, from 1
    asked: str  # the code of the question
    judgement: Judgement
    told: Mapping[str, Mapping[str, Plain]]  # what the sentence of an action says besides its own values, by its text
    would: tuple[Line, ...] = ()  # what the best answer would do, as far as its seat knew

    @property
    def seat(self) -> int:
        """Whose choice it was."""
        return self.judgement.seat


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat's chance to win changed from the beginning to the end of a game: the three sums add up to that."""

    start: float
    own: float  # never above 0
    others: float
    luck: float
    end: float


@dataclass(frozen=True, slots=True)
class Stretch:
    """The time between two choices of a seat, and the luck it had in it."""

    first: int  # the action after which it begins; -1: the deal
    last: int  # the action before which it ends
    luck: float
    change: float  # of its chance to win, whatever caused it

    @property
    def is_seen(self) -> bool:
        """Whether the chance moved the way the luck did: the choices of the others may have outweighed it."""
        return self.luck * self.change > 0


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """A seat's chance to win before an action, from what it knew; after the last action it is what it won."""

    number: int
    chance: float


@dataclass(frozen=True, slots=True)
class GameReview:
    """What a finished game shows about its choices."""

    choices: tuple[JudgedChoice, ...]  # in the order in which they were made
    starts: tuple[float, ...]  # [seat] the chance to win at the deal
    ends: tuple[float, ...]  # [seat] what it won in the end
    actions: int  # how many there were, choices or not

    def choices_of(self, seat: int) -> tuple[JudgedChoice, ...]:
        """The choices of one seat."""
        return tuple(each for each in self.choices if each.seat == seat)

    def line(self, seat: int) -> tuple[ChancePoint, ...]:
        """A seat's chance at the deal, before each of its choices, and at the end."""
        own = [ChancePoint(each.number, each.judgement.best.chances[seat]) for each in self.choices_of(seat)]
        return ChancePoint(-1, self.starts[seat]), *own, ChancePoint(self.actions, self.ends[seat])

    def others(self, seat: int, first: int = -1, last: int | None = None) -> float:
        """What the choices of the others between two actions changed for a seat."""
        last = self.actions if last is None else last
        between = (each.judgement for each in self.choices if first < each.number < last and each.seat != seat)
        return sum(each.played.chances[seat] - each.best.chances[seat] for each in between)

    def stretches(self, seat: int) -> tuple[Stretch, ...]:
        """The luck of a seat from one of its choices to the next, and to the end."""
        lost = {each.number: each.judgement.loss for each in self.choices_of(seat)}
        found = []
        for before, after in pairwise(self.line(seat)):
            begun = before.chance - lost.get(before.number, 0.0)
            luck = after.chance - begun - self.others(seat, before.number, after.number)
            found.append(Stretch(before.number, after.number, luck, after.chance - begun))
        return tuple(found)

    def account(self, seat: int) -> Account:
        """What moved a seat's chance to win."""
        own = -sum(each.judgement.loss for each in self.choices_of(seat))
        others, start, end = self.others(seat), self.starts[seat], self.ends[seat]
        return Account(start, own, others, end - start - own - others, end)


class Reviewer:
    """Reviews a game choice by choice, so that the caller can do something else in between."""

    def __init__(self, game: AnyGame, seed: int = 0, judge: Judge | None = None) -> None:
        self._game = game
        self._judge = judge or Judge(COACH, seed)
        self._choices: list[JudgedChoice] = []
        self._starts: list[float | None] = [None] * game.seats

    def steps(self) -> Iterator[int]:
        """Judge the next choice; yields the number of the action that it was."""
        replayed = iter(self._game.played_again())
        game = next(replayed)
        self._begin(game)
        for number, (seat, action) in enumerate(self._game.actions):
            if game.only_answer(seat) is None:
                judgement = self._judge.judge(Seen.of(game, seat), action, game.encode(seat, action))
                if judgement is not None:
                    self._choices.append(choice_of(game, number, judgement))
                    yield number
            next(replayed)

    def _begin(self, game: AnyGame) -> None:
        """Estimate the chances at the deal of those who are not asked first; the others' are those of their first choice."""
        for seat in range(game.seats):
            if seat not in game.to_act:
                self._starts[seat] = self._judge.outlook(game, seat)

    def finished(self) -> GameReview | None:
        """The review; None if nothing could be judged."""
        if not self._choices or self._game.result is None:
            return None
        starts = [self._start(seat, start) for seat, start in enumerate(self._starts)]
        return GameReview(tuple(self._choices), tuple(starts), self._game.returns(), len(self._game.actions))

    def _start(self, seat: int, start: float | None) -> float:
        """The chance at the deal; where it was not estimated, that of the first choice."""
        if start is not None:
            return start
        first = next((each for each in self._choices if each.seat == seat), None)
        return first.judgement.best.chances[seat] if first else 1 / self._game.seats


def choice_of(game: AnyGame, number: int, judgement: Judgement) -> JudgedChoice:
    """A judged choice, with what belongs to it at that moment of the game."""
    seat = judgement.seat
    told = {str(each.action): game.told_of(seat, each.action) for each in (judgement.played, judgement.best)}
    would = tuple(map(line_of, runs(game.consequences(seat, judgement.best.action))))
    return JudgedChoice(number, game.own_table(seat).turns + 1, game.question(seat).code, judgement, told, would)


def reviewed(game: AnyGame, seed: int = 0) -> GameReview | None:
    """Review a whole game at once."""
    reviewer = Reviewer(game, seed)
    for _ in reviewer.steps():
        pass
    return reviewer.finished()
