"""A game for one seat, in words: the position, what happened step by step, the question. Knows no game by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, count
from typing import Any

from menagerie.core import Action, AnyGame, BadText, Choice, Event, IllegalAction, Line, Score
from menagerie.core.message import Tellable
from menagerie.core.plain import Plain, enum_name, to_plain
from menagerie.server.play.game_end import codes_of, headline
from menagerie.server.play.gamelog import GameLog, GivenAnswers, Happening, TakenBack
from menagerie.server.presentation.shared_view import NOTHING, SharedView
from menagerie.server.wire.game_parts import (
    Asked,
    ChoiceInfo,
    Consequence,
    DoneInfo,
    Moment,
    Offer,
    Outcome,
    Part,
    Preview,
    Remark,
    SeatResult,
    ToldLine,
    Undo,
)
from menagerie.server.wire.messages import Consequences, Moved, Position
from menagerie.words import Words, spoken
from menagerie.words.say import line_of


class Teller:
    """Tells a game to one seat (None: a spectator). It remembers the view it told last, so that it can tell what changed."""

    def __init__(
        self, gamelog: GameLog, alike: SharedView, seat: int | None, names: Sequence[str], language: str | None = None
    ) -> None:
        self._gamelog = gamelog
        self._alike = alike
        self._seat = seat
        self._language = language or spoken()
        self._view = alike.view(seat)
        self.call_them(names)

    def call_them(self, names: Sequence[str]) -> None:
        """Use these names from now on."""
        self._names = names
        self._words = Words(self._gamelog.game.name, names=names, you=self._seat, language=self._language)
        self._last_asked: tuple[object, Asked] | None = None
        self._kept, self._undone = -1, list[DoneInfo]()

    @property
    def _game(self) -> AnyGame:
        return self._gamelog.game

    def position(self, undo: Undo | None, given: GivenAnswers) -> Position:
        """The whole position of the game."""
        self._view = self._alike.view(self._seat)
        log = list(self._log())
        self._lines = len(log)
        asked, outcome = self._asked(given), self.outcome()
        return Position(self._gamelog.seq, self._alike.plain_of(self._view), log, asked, undo, outcome)

    def _log(self) -> Iterator[ToldLine]:
        """All lines: what happened, and what was taken back; of many take-backs, the last few and the number before."""
        numbers = count(1)
        yield from self.opening(numbers)
        taken_back = list(self._gamelog.taken_back)
        earlier = self._gamelog.take_backs - len(taken_back)
        for index, (end, happened) in enumerate(zip(self._gamelog.ends, self._gamelog.history(self._seat), strict=True)):
            yield from self._who_plays(index - 1, numbers)
            for each in happened:
                yield self.line(next(numbers), each)
            while taken_back and taken_back[0].events <= end:
                if earlier:
                    yield self._taken_back_earlier(next(numbers), earlier)
                    earlier = 0
                yield self._taken_back(next(numbers), taken_back.pop(0))

    def opening(self, numbers: Iterator[int]) -> Iterator[ToldLine]:
        """What the log says before anything else: where the game comes from."""
        if (first := self._gamelog.opening) is not None:
            when = self._words.phrase("coach-when", {"turn": first.values["turn"]})
            text = self._words.phrase(first.code, {**first.values, "when": when})
            yield ToldLine(next(numbers), first.code, first.values, text, "")

    def moved(self, actor: int, undo: Undo | None, given: GivenAnswers) -> Moved:
        """The last action, and the position after it."""
        moments = self._moments()
        asked, outcome = self._asked(given), self.outcome()
        return Moved(self._gamelog.seq, actor, moments, self._alike.plain_of(self._view), asked, undo, outcome)

    def _moments(self) -> list[Moment]:
        """The moments of the last action, each with what it changed in the view."""
        alike, happened = self._alike, self._gamelog.happened(self._seat)
        changes = alike.changes(self._seat, self._view, happened)
        self._view = alike.view(self._seat)
        numbers = count(self._lines + 1)
        begun = [Moment(line, NOTHING) for line in self._who_plays(len(self._gamelog.ends) - 2, numbers)]
        first = next(numbers)
        self._lines = first + len(happened) - 1
        if (told := alike.told(changes, first, self._language)) is not None:
            return [*begun, *told]
        told = [
            Moment(self.line(number, each), change) for number, each, change in zip(count(first), happened, changes, strict=False)
        ]
        alike.note_told(changes, first, self._language, told)
        return [*begun, *told]

    def _who_plays(self, action: int, numbers: Iterator[int]) -> Iterator[ToldLine]:
        """A line before an action if somebody else plays for its seat from now on."""
        if action >= 0 and (how := self._gamelog.change_of_player(action)) is not None:
            values: dict[str, Any] = {"seat": self._gamelog.actor_of(action), "how": how}
            yield ToldLine(next(numbers), "who-plays", values, self._words.phrase("who-plays", values), "")

    def line(self, number: int, each: Happening) -> ToldLine:
        """Something that happened, in words."""
        own = self._words.tell(each.events)
        if len(each.group) == 1:
            return ToldLine(number, each.line.code, each.line.values, own, each.rule, each.weight)
        return ToldLine(number, each.line.code, each.line.values, self._words.tell_group(each.group), each.rule, each.weight, own)

    def undone(self) -> list[DoneInfo]:
        """The actions that this seat would take back. Those already in words are reused."""
        kept = None if self._seat is None else self._gamelog.kept_by(self._seat)
        if kept is None:
            return []
        if kept != self._kept:
            self._kept, self._undone = kept, []
        done = self._gamelog.done_since(kept + len(self._undone))
        self._undone += [DoneInfo(actor, self._words.tell(first.events)) for actor, first in done]
        return self._undone

    def _taken_back(self, number: int, what: TakenBack) -> ToldLine:
        values = {"seat": what.seat, "count": what.followed}
        code = "taken-back-line-followed" if what.followed else "taken-back-line"
        text = self._words.phrase(code, {**values, "what": self._words.say(what.first)})
        return ToldLine(number, "taken-back", values, text, "")

    def _taken_back_earlier(self, number: int, times: int) -> ToldLine:
        values = {"count": times}
        return ToldLine(number, "taken-back-earlier", values, self._words.phrase("taken-back-earlier", values), "")

    def _asked(self, given: GivenAnswers) -> Asked | None:
        """The question to this seat, with everything that it may answer."""
        if self._seat is None:
            return None
        actions = self._gamelog.offers(self._seat)
        if not actions:
            return None
        question = self._game.question(self._seat)
        sealed = self._seat not in self._game.to_act
        told = [tuple(self._game.told_of(self._seat, action).items()) for action in actions]
        asked = (actions, told, question, sealed, given)
        if self._last_asked is None or self._last_asked[0] != asked:
            made = Asked(
                question=self._words.say(question),
                code=question.code,
                offers=[offer_of(self._language, self._game.name, *each) for each in zip(actions, told, strict=True)],
                sealed=sealed,
                several=self._gamelog.only_answer(self._seat) is None,
                answers_itself=not sealed and self._gamelog.given_answer(self._seat, given) is not None,
                usual=None if (usual := self._gamelog.usual_answer(self._seat)) is None else str(usual),
            )
            self._last_asked = asked, made
        return self._last_asked[1]

    def consequences_of(self, client_id: str, actions: Iterable[str | Mapping[str, Any]]) -> Consequences:
        """Preview some actions: what each would do, or why it is not possible."""
        assert self._seat is not None, "only who sits may act"
        consequences, remarks = self._game.consequences_for(self._seat), self._game.remarks_for(self._seat)

        def preview(said: str | Mapping[str, Any]) -> Preview:
            try:
                action = self._game.read_action(said)
                told = self._consequences(consequences(action))
                return Preview(told, self._remarks(remarks(action)), None, None)
            except (IllegalAction, BadText) as problem:
                return Preview([], [], self._words.say(problem), problem.rule)

        return Consequences(client_id, [preview(action) for action in actions])

    def _remarks(self, lines: Iterable[Tellable]) -> list[Remark]:
        return [Remark(line.code, line.values, self._words.say(line)) for line in lines]

    def _consequences(self, events: Sequence[Event]) -> list[Consequence]:
        told: dict[str, Consequence] = {}  # each sentence once, where it is first said
        for run, text in self._words.consequence_runs(events):
            line = line_of(run)
            told.setdefault(text, Consequence(line.code, line.values, text, run[0].rule))
        return list(told.values())

    def outcome(self) -> Outcome | None:
        """How the game ended, with every score and its parts."""
        result, verdict = self._game.result, self._game.verdict
        if result is None or verdict is None:
            return None
        winners = to_plain(result.winners)
        results = [
            SeatResult(seat, rank, seat in result.winners, score.total, self._parts(seat, score), list(verdict.deciding[seat]))
            for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True))
        ]
        near = dict(enumerate(verdict.near)).get(-1 if self._seat is None else self._seat)  # of people only
        tie, who = self._game.tie_break, Line("result-title", {"winners": winners})
        to_all = Words(self._game.name, names=self._names, language=self._language)
        return Outcome(
            headline(self._words, codes_of(result)),
            self._words.say(who),
            self._words.say(verdict.why),
            to_all.say(who),
            to_all.say(verdict.why),
            None if near is None else self._words.say(near),
            results,
            None if tie is None else self._words.say(tie),
        )

    def _parts(self, seat: int, score: Score) -> list[Part]:
        earning, sums = self._game.scoring_cards(seat), accumulate(score.parts.values())
        return [
            Part(name, self._part(name), points, so_far, _codes(earning.get(name, ())))
            for (name, points), so_far in zip(score.parts.items(), sums, strict=True)
        ]

    def _part(self, name: str) -> str:
        code = f"score-{name}"
        return self._words.phrase(code) if self._words.has(code) else self._words.card(name)


@lru_cache(8_192)
def offer_of(language: str, game: str, action: Action | Choice, told: tuple[tuple[str, Plain], ...]) -> Offer:
    """An action as it is offered, with what the game tells of it, made once for all tables: it names nobody."""
    words = Words(game, language=language)
    if isinstance(action, Action):
        return Offer(str(action), words.action(action, dict(told)), action.plain(), None)
    codes, favoured = list(map(enum_name, action.cards)), list(map(enum_name, action.favoured))
    choice = ChoiceInfo(action.action.composes, codes, action.least, action.most, favoured)
    return Offer(str(action.example), words.action(action), action.action.plain(), choice)


def _codes(cards: Iterable[str]) -> list[str]:
    return [card.replace(" ", "-") for card in cards]
