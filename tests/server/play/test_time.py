"""Timing reveals nothing (C-13): neither which answers were automatic, nor how long a bot thought about a sealed one."""

from __future__ import annotations

import asyncio
import selectors
from bisect import bisect_right
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import log, sqrt
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest
from support.forms import any_action
from support.server.people import Message, Site

from menagerie.bots import Seen
from menagerie.core import Action, Seed
from menagerie.games import GAMES
from menagerie.server.limits import Limits, Waits
from menagerie.server.play.delays import BLUR, ENOUGH, LONGEST, USUAL, Delays
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.printed_forms import forms_of
from menagerie.server.play.restored_game import Restorer
from menagerie.server.play.thinking import Thinking
from menagerie.server.presentation.audience import Audience
from menagerie.server.presentation.table_info import Links
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.rows import TAKE_BACK, By, GameRow, LogLine, OpenWish, SeatRow, StoredTable
from menagerie.server.storage.store import Store
from menagerie.server.table.autoplay import BEAT, Autoplay
from menagerie.server.table.live import LiveTable
from menagerie.server.table.neighbours import Neighbours
from menagerie.server.table.room_services import RoomServices

Answer = TypeVar("Answer")


# a person's own answers and those given for them


def distance(ones: Sequence[float], others: Sequence[float]) -> float:
    """The Kolmogorov-Smirnov statistic: the largest distance between two empirical distributions."""
    ones, others = sorted(ones), sorted(others)
    return max(abs(bisect_right(ones, at) / len(ones) - bisect_right(others, at) / len(others)) for at in (*ones, *others))


ANSWERS = 2000
FALSE_ALARM = 1e-7  # for each of the tempos below, were the seeds not the same in every run
FAR = sqrt(-log(FALSE_ALARM / 2) / ANSWERS)  # two samples of one distribution are farther apart as rarely as that

TEMPOS: dict[str, Callable[[Random], float]] = {
    "in a flash": lambda random: random.lognormvariate(log(0.3), 0.3),
    "quick": lambda random: random.lognormvariate(log(0.7), 0.4),
    "usual": lambda random: random.lognormvariate(log(1.8), 0.6),
    "slow": lambda random: random.lognormvariate(log(4), 0.5),
    "now and then very slow": lambda random: random.lognormvariate(log(6), 1),
    "two ways": lambda random: random.choice((0.4, 3)) * random.lognormvariate(0, 0.4),
}


def own_and_given(tempo: Callable[[Random], float], give: Callable[[Delays], float]) -> tuple[list[float], list[float]]:
    """The times that others see for somebody who sometimes answers and sometimes has it done automatically: both kinds."""
    delays, random = Delays(Random(1)), Random(2)
    own: list[float] = []
    given: list[float] = []
    for _ in range(ENOUGH):
        delays.note(0, "pass", tempo(random))
    while len(given) < ANSWERS:
        seconds = tempo(random)
        delays.note(0, "pass", seconds)
        if seconds <= LONGEST:  # what takes longer is known to be a person's own: docs/security.md says so
            own.append(seconds)
            given.append(give(delays))
    return own, given


@pytest.mark.parametrize("tempo", TEMPOS.values(), ids=TEMPOS)
def test_answers_given_for_a_person_are_not_told_from_their_own(tempo: Callable[[Random], float]) -> None:
    assert distance(*own_and_given(tempo, lambda delays: delays.draw(0, "pass"))) < FAR


@pytest.mark.parametrize("tempo", TEMPOS.values(), ids=TEMPOS)
def test_answers_after_a_pause_that_is_the_same_for_all_would_be_told_apart(tempo: Callable[[Random], float]) -> None:
    assert distance(*own_and_given(tempo, partial(lambda random, _: random.uniform(0.8, 2.4), Random(3)))) > FAR


@pytest.mark.parametrize("tempo", [TEMPOS["in a flash"], TEMPOS["now and then very slow"]], ids=["in a flash", "very slow"])
def test_answers_cut_to_a_shortest_and_a_longest_time_would_be_told_apart(tempo: Callable[[Random], float]) -> None:
    assert distance(*own_and_given(tempo, partial(lambda random, _: min(LONGEST, max(0.5, tempo(random))), Random(3)))) > FAR


def test_after_a_few_answers_only_the_persons_own_times_count() -> None:
    delays = Delays()
    usual = [delays.draw(0, "pass") for _ in range(1000)]
    assert min(USUAL) * (1 - BLUR) <= min(usual) < max(usual) <= max(USUAL) * (1 + BLUR)
    for _ in range(ENOUGH):
        delays.note(0, "pass", 9.0)
    own = [delays.draw(0, "pass") for _ in range(1000)]
    assert 9 * (1 - BLUR) <= min(own) < max(own) <= 9 * (1 + BLUR)
    for seat, action in ((1, "pass"), (0, "bid")):
        assert max(delays.draw(seat, action) for _ in range(1000)) <= max(USUAL) * (1 + BLUR), "each seat, each kind of answer"


def test_what_took_longer_than_the_longest_is_neither_repeated_nor_shortened() -> None:
    delays = Delays()
    for seconds in (*[2.0] * ENOUGH, *[LONGEST + 1] * 100):
        delays.note(0, "pass", seconds)
    assert {delays.draw(0, "pass") // (2 * (1 + BLUR)) for _ in range(1000)} == {0}


# a table with its own clock


class Clock(selectors.DefaultSelector):
    """A fake clock: when nothing else is left to do, it jumps to the next event."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing would ever happen"
        self.now += max(timeout, 0.0)
        return super().select(0)


def run(story: Coroutine[Any, Any, Answer]) -> Answer:
    """Run something that takes hours, in no time."""
    clock = Clock()
    loop = asyncio.SelectorEventLoop(clock)
    loop.time = lambda: clock.now  # type: ignore[method-assign]  # asyncio has no clock to be given
    try:
        return loop.run_until_complete(story)
    finally:
        loop.close()


def now() -> float:
    return asyncio.get_running_loop().time()


class QuietStore:
    """A store that keeps nothing, but notes when each line came."""

    def __init__(self) -> None:
        self.played: list[tuple[int, By, float]] = []

    async def append(self, _stored: StoredTable, line: LogLine) -> None:
        self.played.append((line.seat, line.by, now()))


@dataclass(eq=False)
class Eyes:
    """Somebody who watches, and receives nothing."""

    guest: str
    wanted_seat: int | None = None
    address: str = ""
    language: str = "en"

    def send(self, frame: bytes) -> None: ...

    def keep(self, frame: bytes) -> None: ...

    def wake(self) -> None: ...

    def drop(self, kind: str | None = None) -> None: ...

    def expel(self, why: str) -> None: ...


class QuietTable:
    """A live table that is not stored, and to which nobody listens."""

    def __init__(self, gamelog: GameLog, seats: list[SeatRow], thinking: Thinking) -> None:
        kind, self.store = gamelog.game.name, QuietStore()
        services = RoomServices(
            store=cast(Store, self.store),
            neighbours=Neighbours(),
            book=cast(GuestBook, None),
            links=Links(""),
            restorer=Restorer(),
            thinking=thinking,
            limits=Limits(),
            waits=Waits(),
            pause_factor=1.0,
            count_action=lambda _game: None,
        )
        form = next(iter(forms_of(GAMES[kind])))
        stored = StoredTable(GameRow("table", kind, form, len(seats), status="playing"), seats)
        self.live, self.gamelog = LiveTable(stored, gamelog, services), gamelog
        self.autoplay = Autoplay(self.live)

    @property
    def played(self) -> list[tuple[int, By, float]]:
        return self.store.played


def choice(gamelog: GameLog, seat: int, random: Random) -> Action:
    """Any action that a seat may do."""
    return gamelog.game.read_action(str(any_action(gamelog.game, seat, random)))


def log_of(kind: str, players: int, seed: int) -> GameLog:
    return GameLog(GAMES[kind], players, Seed.of(seed), {})


# what bots think


def bids(think: Mapping[int, float], seed: int) -> list[tuple[int, float]]:
    """The times at which three bots give a sealed bid that takes them this long to think of; one person sits there, and waits."""

    async def choose(owner: LiveTable, level: str, seen: Seen[object]) -> Action:
        await asyncio.sleep(think[seen.seat])
        return choice(owner.game_in_play, seen.seat, Random(1))

    async def story() -> list[tuple[int, float]]:
        bots = [SeatRow(seat, "bot", level="casual") for seat in range(3)]
        thinking = cast(Thinking, SimpleNamespace(choose=choose, forget=id))
        table = QuietTable(log_of("wildcards", 4, seed), [*bots, SeatRow(3, "person", automatic=False)], thinking)
        table.autoplay._random = cast(Any, Random(seed))
        started = now()
        table.live.look()
        while len(table.played) < 3:
            await asyncio.sleep(0.01)
        table.live.give_up()
        return [(seat, at - started) for seat, _, at in table.played[:3]]

    return run(story())


@pytest.mark.parametrize("seed", range(20))
def test_a_sealed_bid_of_a_bot_comes_when_its_pause_ends_whatever_it_thought(seed: int) -> None:
    at_once = bids(dict.fromkeys(range(3), 0.0), seed)
    for think in ({0: 0.1, 1: 0.1, 2: 0.1}, {0: 0.3, 1: 0.3, 2: 0.3}, {0: 0.3, 1: 0.0, 2: 0.1}):
        thought = bids(think, seed)
        assert [seat for seat, _ in thought] == [seat for seat, _ in at_once]
        assert [at for _, at in thought] == pytest.approx([at for _, at in at_once], abs=1e-6)
    assert len({round(at, 6) for _, at in at_once}) == 3, "each has a pause of its own"


@pytest.mark.parametrize("seed", range(20))
def test_who_thinks_longer_than_the_pause_answers_on_a_beat(seed: int) -> None:
    pauses = dict(bids(dict.fromkeys(range(3), 0.0), seed))
    for long in (1.0, 1.7, 3.1):
        for seat, at in bids(dict.fromkeys(range(3), long), seed):
            beats = (at - pauses[seat]) / BEAT
            assert beats == pytest.approx(round(beats), abs=1e-6)
            assert 0 <= at - long < BEAT + 1e-6, "on the first beat after the thought"


# when the only answer is given


def at_a_single_answer() -> tuple[GameLog, int]:
    """A game of CuBirds in which somebody can only pass."""
    random = Random(1)
    gamelog = log_of("cubirds", 2, 1)
    while gamelog.only_answer(seat := gamelog.game.to_act[0]) is None:
        gamelog.act(seat, choice(gamelog, seat, random))
    return gamelog, seat


class Waiting:
    """Somebody at a quiet table who can only pass, and who took five seconds to do so every time before."""

    def __init__(self) -> None:
        gamelog, self.seat = at_a_single_answer()
        seats = [SeatRow(seat, "person", guests={str(seat)}, automatic=seat == self.seat) for seat in range(2)]
        self.table = QuietTable(gamelog, seats, Thinking(Waits()))
        self.live, self.autoplay, self.eyes = self.table.live, self.table.autoplay, [Eyes(str(seat)) for seat in range(2)]
        for eyes in self.eyes:
            self.live.audience.add(eyes)
        for _ in range(ENOUGH):
            self.autoplay._delays.note(self.seat, "pass", 5.0)
        self.started = now()
        self.live.look()

    def start_over(self, *seats: int) -> None:
        """Ask these people their question again, from now on."""
        self.live.clock.restart(*seats)
        self.live.look()

    async def until_answered(self) -> float:
        """How long it takes until the answer is given."""
        while not self.table.played:
            await asyncio.sleep(0.01)
        ((seat, by, at),) = self.table.played[:1]
        assert (seat, by) == (self.seat, "automatic")
        self.live.give_up()
        return at - self.started


def given_after(story: Callable[[Waiting], Coroutine[Any, Any, float]]) -> list[float]:
    async def told() -> float:
        return await story(Waiting())

    return [run(told()) for _ in range(20)]


def takes_five_seconds(times: Sequence[float], since: float = 0.0) -> bool:
    return all(since + 5 * (1 - BLUR) - 0.02 <= at <= since + 5 * (1 + BLUR) + 0.02 for at in times)


def test_the_only_answer_is_given_when_the_person_would_have_given_it() -> None:
    assert takes_five_seconds(given_after(Waiting.until_answered))


def test_who_is_alone_with_bots_waits_for_no_answer_that_is_no_choice() -> None:
    async def story(waiting: Waiting) -> float:
        other = 1 - waiting.seat
        waiting.live.audience.remove(waiting.eyes[other])
        waiting.live.stored.seats[other] = SeatRow(other, "bot", level="beginner")
        return await waiting.until_answered()

    assert max(given_after(story)) < 0.05


@pytest.mark.parametrize(
    ("others", "looking", "alone"),
    [
        ([], ["ada"], True),
        ([], ["ada", "ada"], True),
        ([], ["ada", "a watcher"], False),
        ([SeatRow(2, "person", guests={"bo"})], ["ada", "bo"], False),
        ([SeatRow(2, "person", guests={"bo"}, stand_in="casual")], ["ada"], False),
    ],
)
def test_alone_is_who_sits_with_bots_only_and_is_not_watched(others: list[SeatRow], looking: list[str], alone: bool) -> None:
    seats = [SeatRow(0, "person", guests={"ada"}), SeatRow(1, "bot", level="casual"), *others]
    stored = StoredTable(GameRow("table", "cubirds", "usual", len(seats)), seats)
    audience = Audience(stored, cast(Links, None), Waits(), Limits())
    for guest in looking:
        audience.add(Eyes(guest))
    assert audience.is_alone(0) == alone


@pytest.mark.parametrize("later", [1.0, 4.0, 30.0])
def test_for_an_empty_seat_nothing_is_answered_and_who_comes_back_has_the_time_they_need(later: float) -> None:
    async def story(waiting: Waiting) -> float:
        waiting.live.audience.remove(waiting.eyes[waiting.seat])
        await asyncio.sleep(later)
        assert not waiting.table.played
        waiting.live.audience.add(waiting.eyes[waiting.seat])
        waiting.start_over(waiting.seat)
        return await waiting.until_answered()

    assert takes_five_seconds(given_after(story), since=later)


@pytest.mark.parametrize("later", [1.0, 4.0, 30.0])
def test_who_had_a_wish_to_answer_first_has_the_time_they_need_after_it(later: float) -> None:
    async def story(waiting: Waiting) -> float:
        waiting.live.stored.game.put_wish(TAKE_BACK, OpenWish(waiting.seat, [1 - waiting.seat]))
        await asyncio.sleep(later)
        assert not waiting.table.played
        waiting.live.stored.game.put_wish(TAKE_BACK, None)
        waiting.start_over(*waiting.table.gamelog.game.to_act)
        return await waiting.until_answered()

    assert takes_five_seconds(given_after(story), since=later)


def test_an_answer_of_ones_own_is_counted_from_when_one_could_give_it_and_only_once() -> None:
    async def story() -> None:
        waiting = Waiting()
        noted: list[float] = []
        waiting.autoplay._delays.note = lambda seat, action, seconds: noted.append(seconds)  # type: ignore[method-assign]  # to see it
        action = waiting.table.gamelog.only_answer(waiting.seat)
        assert action is not None
        await asyncio.sleep(1)
        waiting.start_over(waiting.seat)
        await asyncio.sleep(2)
        waiting.autoplay.note_answer(waiting.seat, action)
        waiting.autoplay.note_answer(waiting.seat, action)
        assert noted == pytest.approx([2])
        waiting.live.look()
        waiting.live.stored.game.put_wish(TAKE_BACK, OpenWish(waiting.seat, [1 - waiting.seat]))
        waiting.autoplay.note_answer(waiting.seat, action)
        assert len(noted) == 1, "while there is a wish to answer, nobody thinks of this alone"
        waiting.live.give_up()

    run(story())


# what the others are told


@pytest.fixture
def one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is the same."""
    monkeypatch.setattr("menagerie.core.seed.secrets.token_hex", lambda count: Random(5).randbytes(count).hex())


OF_THIS_TABLE = ("id", "join_link", "seat_link")


def told_to_others(site: Site, length: int | None) -> tuple[list[list[Message]], int]:
    """Everything that Bo and a watcher receive until Nel has passed twice because she has to, and how many actions that takes.

    Given the number of actions, she lets the server pass for her.
    """
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    others = [bo, site.person("Wim").connect(nel.id)]
    before = [len(other.frames) for other in others]
    assert not nel.ask("set-automatic", on=length is not None)
    random, singles = Random(3), 0
    while nel.seq < length if length else singles < 2:
        seq = nel.seq
        if nel.is_asked and len(nel.position["asked"]["offers"]) == 1:
            singles += 1
            if length is None:
                nel.act("pass")
        else:
            (nel if nel.is_asked else bo).answer(random)
        for person in (nel, *others):
            person.listen_to(seq + 1)
    for other in others:
        other.settle()
    told = [other.frames[start:] for other, start in zip(others, before, strict=True)]
    return [
        [said_to_all(frame) for frame in frames if frame.get("id") is None or frame["type"] == "table"] for frames in told
    ], nel.seq


def said_to_all(frame: Message) -> Message:
    return {name: value for name, value in frame.items() if name not in OF_THIS_TABLE}


def test_c13_the_others_are_told_the_same_of_an_answer_given_and_of_one_of_ones_own(site: Site, one_seed: None) -> None:
    by_hand, length = told_to_others(site, None)
    given, _ = told_to_others(site, length)
    assert given == by_hand
    assert sum(frame["type"] == "moved" for frame in given[1]) == length
    assert site.rows("select count(*) from event where \"by\" = 'automatic'") == [(2,)]
    assert "'automatic': True" not in str(given)


def test_nothing_is_answered_for_who_is_away_until_they_are_back(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    while not nel.is_asked or len(nel.position["asked"]["offers"]) > 1:
        seq = nel.seq
        (nel if nel.is_asked else bo).answer(Random(3))
        for person in (nel, bo):
            person.listen_to(seq + 1)
    for person in (nel, bo):
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    site.write("update seat set automatic = 1")
    bo.connect()
    for _ in range(20):
        bo.settle()
    assert len(site.log(nel.id)) == nel.seq
    nel.connect()
    bo.listen_to(seq + 2)
    assert site.log(nel.id)[-1][2:] == ("pass", "automatic")
