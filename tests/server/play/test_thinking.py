"""Which bot thinks next: tables where people wait come first, then the one that has used the least time (fair scheduling)."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from support.server.people import Site, play
from support.waiting import wait_until

from menagerie import CuBirds
from menagerie.bots import BOTS, Seen
from menagerie.bots.registry import BotKind
from menagerie.core import Action
from menagerie.server.limits import Waits
from menagerie.server.play import thinking
from menagerie.server.play.thinking import Thinking

ANSWER: Any = "an answer"


@dataclass(eq=False)
class Table:
    name: str
    is_watched: bool = False


class Clock:
    """A clock that only moves while a bot thinks."""

    def __init__(self) -> None:
        self.now = 0.0
        self.order: list[str] = []
        self.before: Callable[[], object] = lambda: None

    def monotonic(self) -> float:
        return self.now

    def thought(self, table: Table, seconds: float) -> Callable[[], Action]:
        def think() -> Action:
            self.before()
            self.order.append(table.name)
            self.now += seconds
            return ANSWER  # type: ignore[no-any-return]  # nobody looks at it

        return think


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """One thought at a time, on a clock of the test."""
    clock = Clock()
    monkeypatch.setattr(thinking, "time", clock)
    return clock


async def think_at_once(thinking: Thinking, clock: Clock, table: Table, seconds: float, times: int) -> None:
    await asyncio.gather(*(thinking.think(table, clock.thought(table, seconds)) for _ in range(times)))


async def keep_thinking(thinking: Thinking, clock: Clock, table: Table, seconds: float, times: int) -> None:
    for _ in range(times):
        await thinking.think(table, clock.thought(table, seconds))


def test_a_table_with_a_person_is_served_before_forty_tables_of_bots(clock: Clock) -> None:
    async def run() -> None:
        queue, bots, person = (
            Thinking(Waits(), at_once=1),
            [Table(f"bots {number}") for number in range(40)],
            Table("person", is_watched=True),
        )
        may_go_on = threading.Event()
        clock.before = may_go_on.wait
        always = [asyncio.create_task(think_at_once(queue, clock, table, 1.0, 5)) for table in bots]
        while queue.waiting < 199:
            await asyncio.sleep(0)
        asking = asyncio.create_task(keep_thinking(queue, clock, person, 9.0, 5))
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(asking, *always)
        queue.close()

    asyncio.run(run())
    asked = [place for place, name in enumerate(clock.order) if name == "person"]
    assert asked[0] == 1, "only what was under way was finished"
    assert all(later - earlier <= 2 for earlier, later in pairwise(asked)), "as often as it asks"
    assert Counter(clock.order) == {**{f"bots {number}": 5 for number in range(40)}, "person": 5}


def test_tables_of_bots_share_by_time_and_not_by_how_often_they_ask(clock: Clock) -> None:
    async def run() -> None:
        queue, slow, quick = Thinking(Waits(), at_once=1), Table("slow"), Table("quick")
        await asyncio.gather(think_at_once(queue, clock, slow, 10.0, 6), think_at_once(queue, clock, quick, 1.0, 60))
        queue.close()

    asyncio.run(run())
    for moment in range(len(clock.order)):
        count = Counter(clock.order[:moment])
        if count["slow"] < 6 and count["quick"] < 60:
            assert abs(10.0 * count["slow"] - count["quick"]) <= 11.0, "neither is ahead by more than one thought"


@pytest.mark.parametrize("is_new", [True, False], ids=["new", "back after a long time"])
def test_who_comes_later_is_not_starved_and_starves_nobody(clock: Clock, *, is_new: bool) -> None:
    """Even beside a table that thought once, long ago, and so has used next to no time."""

    async def run() -> None:
        queue, old, late, long_ago = Thinking(Waits(), at_once=1), Table("old"), Table("late"), Table("long ago")
        await queue.think(long_ago if is_new else late, clock.thought(long_ago, 0.1))
        await keep_thinking(queue, clock, old, 1.0, 100)
        clock.order.clear()
        await asyncio.gather(think_at_once(queue, clock, old, 1.0, 10), think_at_once(queue, clock, late, 1.0, 10))
        queue.close()

    asyncio.run(run())
    for moment in range(2, 20):
        count = Counter(clock.order[:moment])
        assert abs(count["old"] - count["late"]) <= 2, clock.order


def test_what_was_thought_while_people_waited_is_not_held_against_a_table_later(clock: Clock) -> None:
    async def run() -> None:
        queue, left, other = Thinking(Waits(), at_once=1), Table("left", is_watched=True), Table("other")
        await asyncio.gather(keep_thinking(queue, clock, left, 1.0, 50), keep_thinking(queue, clock, other, 1.0, 1))
        left.is_watched = False
        clock.order.clear()
        await asyncio.gather(think_at_once(queue, clock, left, 1.0, 10), think_at_once(queue, clock, other, 1.0, 10))
        queue.close()

    asyncio.run(run())
    assert Counter(clock.order[:10])["left"] >= 4


def test_a_thought_nobody_waits_for_any_more_is_not_thought(clock: Clock) -> None:
    async def run() -> None:
        queue, busy, gone = Thinking(Waits(), at_once=1), Table("busy"), Table("gone")
        may_answer = threading.Event()
        clock.before = may_answer.wait
        first = asyncio.create_task(queue.think(busy, clock.thought(busy, 1.0)))
        given_up = asyncio.create_task(queue.think(gone, clock.thought(gone, 1.0)))
        await asyncio.sleep(0)
        given_up.cancel()
        may_answer.set()
        await first
        assert queue.waiting == 0
        queue.forget(busy)
        await queue.think(busy, clock.thought(busy, 1.0))
        queue.close()

    asyncio.run(run())
    assert clock.order == ["busy", "busy"]


class Silent:
    """A bot that never answers until the test releases it."""

    def __init__(self) -> None:
        self.asked, self.may_go = 0, threading.Event()

    def choose(self, seen: Seen[object]) -> Action:
        self.asked += 1
        self.may_go.wait()
        return seen.actions[0]  # type: ignore[return-value]  # nobody takes it any more


def test_a_silent_bot_is_replaced_and_holds_up_nobody(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    bot, game = Silent(), CuBirds.new(2, seed=1)
    seat = game.to_act[0]
    monkeypatch.setitem(BOTS, "silent", BotKind("silent", lambda _seed: bot))

    async def run() -> None:
        queue, table = Thinking(Waits(bot=0.1)), Table("table")
        actions = await asyncio.gather(*(queue.choose(table, "silent", Seen.of(game, seat)) for _ in range(3)))
        actions.append(await queue.choose(table, "silent", Seen.of(game, seat)))
        assert all(game.why_not(seat, action) is None for action in actions)
        assert queue.waiting == 0
        queue.close()

    asyncio.run(run())
    bot.may_go.set()
    assert bot.asked <= 3, "one that was silent is not asked again"
    assert {(record.message, record.bot) for record in caplog.records} == {("bot is silent", "silent")}  # type: ignore[attr-defined]  # an extra


# where nobody is


class Waiting:
    """A bot that thinks until the test tells it to answer."""

    def __init__(self) -> None:
        self.asked, self.may_answer = threading.Event(), threading.Event()

    def choose(self, seen: Seen[object]) -> Action:
        self.asked.set()
        self.may_answer.wait()
        return BOTS["casual"].make(None).choose(seen)


@pytest.mark.parametrize("patience", [0.0, 1000.0])
def test_bots_stop_where_nobody_has_been_for_a_while_and_go_on_when_somebody_returns(
    site: Site, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    bot = Waiting()
    site.waits.bots_play_on = patience
    monkeypatch.setitem(BOTS, "beginner", BotKind("beginner", lambda seed: bot))
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    room = site.app.state.server.rooms._rooms[nel.id]
    while not bot.asked.is_set():
        play([nel], Random(1), most=1) if nel.is_asked else time.sleep(0.005)
        nel.listen_to_all()
    nel.disconnect()
    wait_until(lambda: room.live.audience.empty_since is not None)
    played = len(site.log(nel.id))
    bot.may_answer.set()
    wait_until(lambda: not room.parts.autoplay.is_busy)
    assert (len(site.log(nel.id)) > played) == (patience > 0)

    nel.connect()
    nel.listen_until(lambda: nel.is_asked)
    assert len(site.log(nel.id)) > played
