"""A game told to one seat, in words: where it stands, what happened step by step, what is asked. Knows no game by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, groupby
from typing import Any

from menagerie.core import Action, AnyGame, Choice, Event, Score
from menagerie.core.message import Told
from menagerie.core.plain import camel_to_kebab, enum_name, enum_words, to_plain
from menagerie.server.messages import (
    Asked,
    ChoiceInfo,
    Consequence,
    Consequences,
    Line,
    Moment,
    Moved,
    Offer,
    Outcome,
    Part,
    Position,
    Remark,
    SeatResult,
    Undo,
)
from menagerie.words import Words
from menagerie.words.say import line_of, runs


class Teller:
    """Tells a game to one seat (None: a spectator). What it told stays told, so that a log can be read again."""

    def __init__(self, game: AnyGame, seat: int | None, names: Sequence[str], *, memory_aid: bool) -> None:
        self._game = game
        self._seat = seat
        self._memory_aid = memory_aid
        self._words = Words(game.name, names=names, you=seat)
        self._together = {camel_to_kebab(kind.__name__) for kind in game.event_kinds if kind.together}
        self._log: list[Line] = []
        self._told = 0
        self._view = game.view(seat)

    def catch_up(self, ends: Sequence[int]) -> None:
        """Tell what happened before, action by action: `ends` says how many events there were after each."""
        for end in ends:
            for run in runs(self._game.events(self._seat, self._told)[: end - self._told]):
                self._log.append(self._line(run))
            self._told = end

    def moments(self) -> list[Moment]:
        """What happened since the last time, moment by moment, each with the view right after it."""
        moments: list[Moment] = []
        view = self._view
        for code, like in groupby(runs(self._game.events(self._seat, self._told)), key=lambda run: run[0].code):
            shown = []
            for run in like:
                for event in run:
                    view = self._game.after(view, event)
                self._told += len(run)
                self._log.append(self._line(run))
                shown.append(Moment(self._log[-1], self._plain(view)))
            if code in self._together:
                shown = [Moment(moment.line, shown[-1].view) for moment in shown]
            moments += shown
        self._view = self._game.view(self._seat)
        return moments

    def _line(self, run: list[Event]) -> Line:
        told = line_of(run)
        return Line(len(self._log) + 1, told.code, told.values, self._words.say(told), run[0].rule)

    def _plain(self, view: Any) -> Any:
        return to_plain(view if self._memory_aid else self._game.without_memory(view))

    def position(self, seq: int, undo: Undo | None, *, automatic: bool) -> Position:
        """Where the game stands, whole."""
        return Position(seq, self._plain(self._view), self._log, self._asked(automatic=automatic), undo, self.outcome())

    def moved(self, seq: int, actor: int, moments: list[Moment], undo: Undo | None, *, automatic: bool) -> Moved:
        """One action, and where the game stands after it."""
        return Moved(seq, actor, moments, self._plain(self._view), self._asked(automatic=automatic), undo, self.outcome())

    def _asked(self, *, automatic: bool) -> Asked | None:
        """What this seat is asked, with all that it may answer and what each answer would do."""
        if self._seat is None:
            return None
        actions = self._game.legal_actions(self._seat)
        if not actions:
            return None
        question = self._game.question(self._seat)
        consequences, remark = self._game.consequences_for(self._seat), self._game.remarks_for(self._seat)
        sealed = self._seat not in self._game.to_act
        return Asked(
            question=self._words.say(question),
            code=question.code,
            offers=[self._offer(action, consequences, remark) for action in actions],
            sealed=sealed,
            answers_itself=automatic and not sealed and self._game.only_answer(self._seat) is not None,
        )

    def _offer(self, action: Action | Choice, consequences: Any, remark: Any) -> Offer:
        label = self._words.action(action)
        if isinstance(action, Choice):
            cards, codes = list(map(enum_words, action.cards)), list(map(enum_name, action.cards))
            bare = action.action
            choice = ChoiceInfo(bare.cards_word, cards, codes, action.least, action.most, bare.joined_by)
            return Offer(str(bare), label, bare.plain(), choice, [], [])
        return Offer(
            str(action), label, action.plain(), None, self._consequences(consequences(action)), self._remarks(remark(action))
        )

    def consequences_of(self, client_id: str, action: str) -> Consequences:
        """What an action would do; IllegalAction or BadText says why it is not possible."""
        assert self._seat is not None, "only who sits may act"
        told = self._consequences(self._game.consequences(self._seat, action))
        return Consequences(client_id, action, told, self._remarks(self._game.remarks(self._seat, action)))

    def _remarks(self, lines: Iterable[Told]) -> list[Remark]:
        return [Remark(line.code, line.values, self._words.say(line)) for line in lines]

    def _consequences(self, events: Sequence[Event]) -> list[Consequence]:
        told: dict[str, Consequence] = {}  # each sentence once, where it is first said
        for run, text in self._words.consequence_runs(events):
            line = line_of(run)
            told.setdefault(text, Consequence(line.code, line.values, text, run[0].rule))
        return list(told.values())

    def outcome(self) -> Outcome | None:
        """How the game ended, with every score and its parts."""
        result = self._game.result
        if result is None:
            return None
        why = ", ".join(self._words.phrase(f"ending-{ending}") for ending in result.endings)
        headline = self._words.phrase("result-winners", {"winners": to_plain(result.winners), "why": why})
        results = [
            SeatResult(seat, rank, seat in result.winners, score.total, self._parts(seat, score))
            for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True))
        ]
        tie = self._game.tie_break
        return Outcome(headline, results, None if tie is None else self._words.say(tie))

    def _parts(self, seat: int, score: Score) -> list[Part]:
        earning, sums = self._game.scoring_cards(seat), accumulate(score.parts.values())
        return [
            Part(name, self._part(name), points, so_far, _codes(earning.get(name, ())))
            for (name, points), so_far in zip(score.parts.items(), sums, strict=True)
        ]

    def _part(self, name: str) -> str:
        code = f"score-{name}"
        return self._words.phrase(code) if self._words.has(code) else self._words.cards([name])


def _codes(cards: Iterable[str]) -> list[str]:
    return [card.replace(" ", "-") for card in cards]
