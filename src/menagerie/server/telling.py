"""A game told to one seat, in words: where it stands, what happened step by step, what is asked. Knows no game by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, count, groupby
from typing import Any

from menagerie.core import Action, AnyGame, BadText, Choice, Event, IllegalAction, Score
from menagerie.core.message import Told
from menagerie.core.plain import Plain, camel_to_kebab, difference, enum_name, enum_words, to_plain
from menagerie.server.gamelog import GameLog, Happening, TakenBack
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
    Preview,
    Remark,
    SeatResult,
    Undo,
)
from menagerie.words import Words
from menagerie.words.say import line_of


class Teller:
    """Tells a game to one seat (None: a spectator). Knows what it has told last, so that it can tell what changed."""

    def __init__(self, gamelog: GameLog, seat: int | None, names: Sequence[str], *, memory_aid: bool) -> None:
        self._gamelog = gamelog
        self._seat = seat
        self._memory_aid = memory_aid
        self._together = {camel_to_kebab(kind.__name__) for kind in gamelog.game.event_kinds if kind.together}
        self.call_them(names)
        self._stand_here()

    def call_them(self, names: Sequence[str]) -> None:
        """Use these names from now on."""
        self._words = Words(self._gamelog.game.name, names=names, you=self._seat)

    @property
    def _game(self) -> AnyGame:
        return self._gamelog.game

    def _stand_here(self) -> None:
        self._told = self._game.event_count
        self._view = self._gamelog.view(self._seat)
        self._seen = self._shown(self._view)

    def position(self, undo: Undo | None, *, automatic: bool) -> Position:
        """Where the game stands, whole."""
        self._stand_here()
        log = list(self._log())
        self._lines = len(log)
        asked, outcome = self._asked(automatic=automatic), self.outcome()
        return Position(self._gamelog.seq, to_plain(self._seen), log, asked, undo, outcome)

    def _log(self) -> Iterator[Line]:
        """All lines: what happened, and where something was taken back."""
        numbers = count(1)
        taken_back = list(self._gamelog.taken_back)
        for end, happened in zip(self._gamelog.ends, self._gamelog.history(self._seat), strict=True):
            for each in happened:
                yield self._line(next(numbers), each)
            while taken_back and taken_back[0].events <= end:
                yield self._taken_back(next(numbers), taken_back.pop(0))

    def moved(self, actor: int, undo: Undo | None, *, automatic: bool) -> Moved:
        """One action, and where the game stands after it."""
        moments = self._moments()
        asked, outcome = self._asked(automatic=automatic), self.outcome()
        return Moved(self._gamelog.seq, actor, moments, to_plain(self._seen), asked, undo, outcome)

    def _moments(self) -> list[Moment]:
        """What happened since the last time, moment by moment, each with what it changed in the view."""
        happened = self._gamelog.happened(self._seat, self._told)
        changes = self._gamelog.same_changes(self._seat, happened) or self._changes(happened)
        first, self._lines = self._lines + 1, self._lines + len(happened)
        lines = [self._line(number, each) for number, each in enumerate(happened, start=first)]
        self._stand_here()
        return [Moment(line, change) for line, change in zip(lines, changes, strict=True)]

    def _changes(self, happened: list[Happening]) -> list[Plain]:
        """What each moment changed in the view; those that are shown together change it together."""
        changes: list[Plain] = []
        touched: set[int] = set()
        view, shown = self._view, self._seen
        for code, like in groupby(happened, key=lambda each: each.line.code):
            views = []
            for each in like:
                for event in each.events:
                    before, view = view, self._game.after(view, event)
                    touched |= {seat for seat, player in enumerate(view.seats) if player is not before.seats[seat]}
                    touched.add(getattr(event, "seat", -1))  # of what one does oneself a view may show nothing
                views.append(view)
            for then in views:
                before, shown = shown, self._shown(view if code in self._together else then)
                changes.append(difference(before, shown))
        self._gamelog.note_changes(self._seat, happened, changes, touched)
        return changes

    def _line(self, number: int, each: Happening) -> Line:
        line = each.line
        if each.concerns(self._seat):
            return Line(number, line.code, line.values, self._words.say(line), each.rule)
        if each.text is None:
            each.text = self._words.say(line)
        return Line(number, line.code, line.values, each.text, each.rule)

    def _taken_back(self, number: int, what: TakenBack) -> Line:
        (_, first), *followed = what.actions
        values = {"seat": what.seat, "count": len(followed)}
        code = "taken-back-line-followed" if followed else "taken-back-line"
        text = self._words.phrase(code, {**values, "what": self._words.say(first)})
        return Line(number, "taken-back", values, text, "")

    def _shown(self, view: Any) -> Any:
        return view if self._memory_aid else self._game.without_memory(view)

    def _asked(self, *, automatic: bool) -> Asked | None:
        """What this seat is asked, with all that it may answer."""
        if self._seat is None:
            return None
        actions = self._gamelog.offers(self._seat)
        if not actions:
            return None
        question = self._game.question(self._seat)
        sealed = self._seat not in self._game.to_act
        return Asked(
            question=self._words.say(question),
            code=question.code,
            offers=[self._offer(action) for action in actions],
            sealed=sealed,
            answers_itself=automatic and not sealed and self._gamelog.only_answer(self._seat) is not None,
        )

    def _offer(self, action: Action | Choice) -> Offer:
        label = self._words.action(action)
        if not isinstance(action, Choice):
            return Offer(str(action), label, action.plain(), None)
        cards, codes = list(map(enum_words, action.cards)), list(map(enum_name, action.cards))
        bare = action.action
        return Offer(
            str(bare),
            label,
            bare.plain(),
            ChoiceInfo(bare.cards_word, cards, codes, action.least, action.most, bare.joined_by),
        )

    def consequences_of(self, client_id: str, actions: Iterable[str]) -> Consequences:
        """What some actions would do, or why they are not possible."""
        assert self._seat is not None, "only who sits may act"
        consequences, remarks = self._game.consequences_for(self._seat), self._game.remarks_for(self._seat)

        def preview(action: str) -> Preview:
            try:
                told = self._consequences(consequences(action))
                return Preview(action, told, self._remarks(remarks(action)), None, None)
            except (IllegalAction, BadText) as problem:
                return Preview(action, [], [], self._words.say(problem), problem.rule)

        return Consequences(client_id, [preview(action) for action in actions])

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


def headline(gamelog: GameLog, names: Sequence[str]) -> str | None:
    """How a game ended, in a sentence for those who were not there; None while it goes on."""
    outcome = Teller(gamelog, None, names, memory_aid=False).outcome() if gamelog.game.is_over else None
    return None if outcome is None else outcome.headline


def _codes(cards: Iterable[str]) -> list[str]:
    return [card.replace(" ", "-") for card in cards]
