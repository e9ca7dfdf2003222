"""A choice of a finished game, asked once more like a puzzle; the coach says what it thinks of the answer.

The numbers are those of the review: of what was played, and of the best answer. Any other answer is compared with the best one by
the same judge. Nothing is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from menagerie.bots.coach.game_review import JudgedChoice, choice_of
from menagerie.bots.coach.judgement import Judge, Judgement
from menagerie.bots.coach.report import PERCENT, capital, told_choice, when_told
from menagerie.bots.levels import COACH
from menagerie.bots.protocol import Seen
from menagerie.core import Action, AnyGame
from menagerie.server.play.gamelog import GameLog
from menagerie.server.presentation.posed_question import PosedQuestion
from menagerie.server.presentation.table_info import names_of
from menagerie.server.presentation.table_settings import MEMORY_AID, setting_of
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import GameRow, SeatRow, StoredTable
from menagerie.server.wire.learning_models import MomentVerdict, ReviewChoice
from menagerie.words import Words
from menagerie.words.language import spoken


@dataclass(frozen=True, slots=True)
class RetriedChoice:
    """A choice of a finished game: its action, and the game before it."""

    kept: StoredTable
    game: AnyGame
    number: int
    seat: int
    played: Action

    @classmethod
    def of(cls, kept: StoredTable, gamelog: GameLog | None, number: int) -> RetriedChoice:
        """The choice with this number; Refusal while the game goes on, or if there was nothing to choose."""
        if gamelog is None:
            raise Refusal("not-started")
        if kept.game.status != "over":
            raise Refusal("not-over")
        actions = gamelog.game.actions
        if number >= len(actions):
            raise Refusal("no-such-moment")
        game = gamelog.position_at(number)
        seat, played = actions[number]
        if game.only_answer(seat) is not None:
            raise Refusal("no-choice-there")
        return cls(kept, game, number, seat, played)

    def question(self) -> PosedQuestion:
        """The question, as it was asked."""
        old, names = self.kept.game, names_of(self.kept)
        row = GameRow(f"{old.id}-{self.number}", old.kind, old.form, old.players, dict(old.options), {"hints": False})
        row.status = "playing"
        seats = [
            SeatRow(seat.seat, "person" if seat.seat == self.seat else "bot", names[seat.seat], avatar=seat.avatar)
            for seat in self.kept.seats
        ]
        return PosedQuestion(self.game, self.seat, StoredTable(row, seats), names, bool(setting_of(self.kept, MEMORY_AID)))

    def table(self, base: str) -> bytes:
        """The table and the question, as JSON."""
        words = self._words()
        when = capital(when_told(self.game.own_table(self.seat).turns + 1, words))
        about = words.phrase("retry-about", {"name": names_of(self.kept)[self.seat]})
        return self.question().table(
            words.phrase("retry-title", {"when": when}), words.phrase("retry-task"), about, "", base, spoken()
        )

    def judged(self, said: str | Mapping[str, Any], known: JudgedChoice | None) -> JudgedChoice | None:
        """What an answer is worth; `known` is what the review says of this choice. IllegalAction or BadText: not an answer."""
        tried = self.game.copy()
        tried.act(self.seat, self.game.read_action(said))
        _, answer = tried.actions[-1]  # in its usual form
        if known is not None and answer == known.judgement.played.action:
            return known
        judgement = self._judgement(answer, known)
        return None if judgement is None else choice_of(self.game, self.number, judgement)

    def _judgement(self, answer: Action, known: JudgedChoice | None) -> Judgement | None:
        judge = Judge(COACH, int.from_bytes(sha256(f"{self.kept.game.id} {self.number} {answer}".encode()).digest()[:4]))
        seen, numbers = Seen.of(self.game, self.seat), tuple(self.game.encode(self.seat, answer))
        if known is None:
            return judge.judge(seen, answer, numbers)
        best = known.judgement.best
        if answer == best.action:
            return Judgement(self.seat, best, best, known.judgement.played, known.judgement.error, known.judgement.reasons)
        return judge.compare(seen, (answer, numbers), (best.action, tuple(self.game.encode(self.seat, best.action))))

    def told(self, choice: JudgedChoice | None) -> MomentVerdict:
        """The verdict in words."""
        if choice is None:
            raise Refusal("not-judged")
        words, told = self._words(), told_choice(choice, self._words())
        was_played = choice.judgement.played.action == self.played
        headline = words.phrase("retry-headline", {"grade": told.grade, "same": "yes" if was_played else "no"})
        chances = words.phrase(
            "retry-chances",
            {"chance": round(PERCENT * told.chance), "best": round(PERCENT * told.best_chance), "grade": told.grade},
        )
        then = words.advised(self.played, self.game.told_of(self.seat, self.played))
        return MomentVerdict(
            headline=headline,
            chances=chances,
            then=None if was_played else words.phrase("retry-then", {"played": then}),
            choice=ReviewChoice.model_validate(asdict(told)),
        )

    def _words(self) -> Words:
        return Words(self.kept.game.kind, names=names_of(self.kept), you=self.seat)
