"""Reviews of finished games: made on demand beside the games in play, and kept.

How it works. The first who asks for a review starts it, and everybody is told how far it is until it is ready. Each judged choice
is a matter for the threads on which bots think (`thinking.py`). There a review counts as a table that nobody watches, so bots for
which people wait go first. A review is the same for all readers; it is put into words for each of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any

from menagerie.bots.coach.game_review import GameReview, Reviewer
from menagerie.bots.coach.report import ReviewReport, ToldSeat
from menagerie.bots.levels import make_ready
from menagerie.bots.search.background import MAKING
from menagerie.bots.search.engine import has_compiler
from menagerie.core import AnyGame
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.thinking import Thinking
from menagerie.server.presentation.retried_choice import RetriedChoice
from menagerie.server.presentation.table_info import names_of
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import StoredTable
from menagerie.server.wire.learning_models import MomentVerdict, Review, SeatReview
from menagerie.words import Words

KEPT = 200  # reviews
COMPILING = 1.0  # seconds between two looks whether the search is compiled
AT_ONCE = 20  # that are being made or wait for it; one more is refused

log = logging.getLogger(__name__)


@dataclass(eq=False)
class ReviewInProgress:
    """A review that is being made; to the threads that think it is a table that nobody watches."""

    game: str
    reviewer: Reviewer
    actions: int
    done: int = 0
    review: GameReview | None = None
    is_finished: bool = False
    task: asyncio.Task[None] | None = field(default=None)
    is_watched: bool = False


@dataclass(eq=False)
class Reader:
    """Somebody who waits for a verdict; to the threads that think it is a table that nobody watches."""

    table: str
    is_watched: bool = False


class Reviews:
    """The reviews of finished games, by table and revision: a finished game never changes."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._known: OrderedDict[tuple[str, int], ReviewInProgress] = OrderedDict()

    def of(self, kept: StoredTable, gamelog: GameLog | None, *, you: int | None) -> Review:
        """The review of a table's game for somebody who sits at a seat, or how far it is; Refusal while the game goes on."""
        if kept.game.status != "over":
            raise Refusal("not-over")
        assert gamelog is not None, kept.game.id
        if kept.game.ended is not None:
            return _no_review("impossible")
        made = self._made(kept, gamelog.game)
        if not made.is_finished:
            return _no_review("being-made", made.done / max(1, made.actions))
        if made.review is None:
            return _no_review("impossible")
        names = names_of(kept)
        words, for_all = Words(kept.game.kind, names=names, you=you), Words(kept.game.kind, names=names, you=None)
        headlines = {each.seat: each.headline for each in ReviewReport(made.review, for_all, None).seats()}
        seats = [_told(each, headlines[each.seat]) for each in ReviewReport(made.review, words, you).seats()]
        return Review(state="ready", progress=1.0, is_short=not has_compiler(), seats=seats)

    async def of_answer(self, retried: RetriedChoice, said: str | Mapping[str, Any]) -> MomentVerdict:
        """What the coach thinks of an answer to a choice that is asked once more."""
        made = self._known.get((retried.kept.game.id, retried.kept.game.revision))
        choices = made.review.choices if made is not None and made.review is not None else ()
        known = next((each for each in choices if each.number == retried.number), None)
        make_ready("expert")
        reader = Reader(retried.kept.game.id)
        try:
            return retried.told(await self._thinking.think(reader, lambda: retried.judged(said, known)))
        except TimeoutError:
            raise Refusal("not-judged") from None
        finally:
            self._thinking.forget(reader)

    def _made(self, kept: StoredTable, game: AnyGame) -> ReviewInProgress:
        key = kept.game.id, kept.game.revision
        if key not in self._known:
            if sum(not each.is_finished for each in self._known.values()) >= AT_ONCE:
                raise Refusal("reviews-busy")
            seed = int.from_bytes(sha256(kept.game.id.encode()).digest()[:4])  # the same review at every start of the server
            made = self._known[key] = ReviewInProgress(game.name, Reviewer(game, seed), len(game.actions))
            made.task = asyncio.get_running_loop().create_task(self._make(made))
            finished = [key for key, each in self._known.items() if each.is_finished]
            for oldest in finished[: max(0, len(self._known) - KEPT)]:
                del self._known[oldest]
        self._known.move_to_end(key)
        return self._known[key]

    async def _make(self, made: ReviewInProgress) -> None:
        """Judge one choice after another, each when it is its turn."""
        make_ready("expert")
        steps = made.reviewer.steps()
        try:
            while MAKING.is_awaited(made.game):
                await asyncio.sleep(COMPILING)
            while (number := await self._thinking.think(made, lambda: next(steps, None))) is not None:
                made.done = number + 1
            made.review = made.reviewer.finished()
        except Exception:  # the reader is told that there is none
            log.exception("no review")
        finally:
            made.is_finished = True
            self._thinking.forget(made)


def _no_review(state: str, progress: float = 0.0) -> Review:
    return Review.model_validate({"state": state, "progress": progress, "is_short": False, "seats": []})


def _told(seat: ToldSeat, headline_for_all: str) -> SeatReview:
    told = asdict(seat) | {"headline_for_all": headline_for_all}
    del told["counts"]
    return SeatReview.model_validate(told)
