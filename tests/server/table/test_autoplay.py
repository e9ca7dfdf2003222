"""Bots at the table, and automatic answers: a bot that fails stops nobody, and nobody is hurried."""

import json
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.forms import any_action
from support.server.people import Person, Site, play
from support.waiting import PATIENCE, wait_until

from menagerie import WildCards
from menagerie.bots import BOTS, Bot, Seen
from menagerie.bots.registry import BotKind
from menagerie.core import Action, Choice
from menagerie.core.plain import to_plain
from menagerie.server.presentation.table_settings import PAUSES


class Raising:
    def choose(self, seen: Seen[object]) -> Action:
        raise RuntimeError("a bug")


class Answering:
    """A bot that always gives the same answer."""

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def choose(self, seen: Seen[object]) -> Action:
        answer: Action = self._answer
        return answer


class Offering:
    """A bot that returns what it was offered, even a choice that was not composed."""

    def choose(self, seen: Seen[object]) -> Action:
        answer: Any = seen.actions[-1]
        return answer  # type: ignore[no-any-return]  # this is what is wrong with it


BAD: list[Bot[object]] = [
    Raising(),
    Answering(None),
    Answering(""),
    Answering("fly away"),
    Answering("pass"),
    Answering(7),
    Offering(),
]


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
@pytest.mark.parametrize("bot", range(len(BAD)))
def test_a_bot_that_fails_never_stops_a_table(site: Site, monkeypatch: pytest.MonkeyPatch, game: str, bot: int) -> None:
    monkeypatch.setitem(BOTS, "beginner", BotKind("beginner", lambda seed: BAD[bot]))
    (nel,) = site.game(game, ["Nel"], bots=2, turns=20 if game == "cubirds" else None)
    play([nel], Random(1), most=5)
    nel.listen_until(lambda: nel.is_asked or bool(nel.outcome))
    assert {seat for _, seat, _, _ in site.log(nel.id)} == {0, 1, 2}


def test_whatever_fails_where_nobody_asked_is_logged_with_its_way(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise LookupError("a bug")

    monkeypatch.setitem(BOTS, "beginner", BotKind("beginner", lambda seed: BAD[0]))
    monkeypatch.setattr("menagerie.server.table.autoplay.Autoplay._commit", fail)
    nel = site.person()
    nel.open("wildcards", players=3, bots="beginner")
    told = {"bot failed", "could not play for a seat"}
    wait_until(lambda: told <= {line.getMessage() for line in caplog.records})
    assert all(line.exc_info for line in caplog.records if line.getMessage() in told)


def test_a_level_that_is_gone_is_played_by_another_bot(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    monkeypatch.setattr("menagerie.server.play.thinking.BOTS", {})  # to take one out of the true list would change its order
    play([nel], Random(1), most=5)
    nel.listen_until(lambda: nel.is_asked or bool(nel.outcome))


def test_a_thinking_bot_delays_nobody_else(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    woken = threading.Event()

    class Thinking(Raising):
        def choose(self, seen: Seen[object]) -> Action:
            woken.wait(PATIENCE)
            return super().choose(seen)

    monkeypatch.setitem(BOTS, "casual", BotKind("casual", lambda seed: Thinking()))
    waiting = site.person()
    waiting.open("wildcards", players=3, bots="casual")
    waiting.connect()
    (nel,) = site.game("cubirds", ["Nel"])
    play([nel], Random(1), most=5)
    assert waiting.act("bid refill")["type"] == "accepted"
    assert {seat for _, seat, _, _ in site.log(waiting.id)} == {waiting.seat}, "the bots still think"
    woken.set()


def at_a_single_answer(site: Site) -> Person:
    """Somebody in a duel with only one possible answer: the log of a game that got this far is written into the file."""
    people = site.game("wildcards", ["Nel", "Bo"], form="duel")
    random = Random(1)
    game = WildCards.new(2, seed=1, edition="duel")
    while not (asked := [seat for seat in game.to_act if is_single(game.legal_actions(seat))]):
        if game.result is not None:
            game = WildCards.new(2, seed=random.randrange(1000), edition="duel")
        game.act(game.to_act[0], any_action(game, game.to_act[0], random))
    seed, lines = json.dumps(to_plain(game.record().seed)), [line.partition(": ") for line in game.record().actions]
    for person in people:
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    site.write("update game set seed = ?", seed)
    for seq, (seat, _, action) in enumerate(lines, start=1):
        site.add_line(people[0].id, seq, int(seat) - 1, action, f"m{seq}")
    for person in people:
        person.connect()
    return people[asked[0]]


def is_single(offers: Sequence[Action | Choice]) -> bool:
    return len(offers) == 1 and (not isinstance(offers[0], Choice) or offers[0].least == len(offers[0].cards))


def test_a_single_answer_is_given_after_a_pause_and_only_to_who_wants_that(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, pause_factor=0.25)
    try:
        one = at_a_single_answer(site)
        lines = len(site.log(one.id))
        time.sleep(0.8)  # longer than the longest pause at this pause_factor
        assert len(site.log(one.id)) == lines, "it was turned off"
        assert not one.position["asked"]["answers_itself"]

        started = time.monotonic()
        one.ask("set-automatic", on=True)
        one.listen_until(lambda: one.position["asked"]["answers_itself"])
        one.listen_until(lambda: one.seq > lines)
        assert time.monotonic() - started > 0.8 * 0.25 * 0.95, "as long as somebody thinks who has a choice"
        _, seat, _, by = site.log(one.id)[lines]
        assert (seat, by) == (one.seat, "automatic")
    finally:
        site.close()


def test_a_single_answer_that_one_gives_oneself_counts_once(site: Site) -> None:
    one = at_a_single_answer(site)
    action = one.any_action(Random(1))
    seq = one.seq
    one.ask("set-automatic", on=True)
    one.listen_until(lambda: one.seq > seq)
    assert one.act(action, seq=seq)["type"] == "accepted", "the same was done already, and nothing is lost"
    one.settle()
    mine = [action for number, seat, action, _ in site.log(one.id) if number > seq and seat == one.seat]
    assert mine.count(mine[0]) == 1


@pytest.mark.parametrize(("value", "least"), [(3, 0.8), (0, 0.0)])
def test_bots_wait_as_the_table_wants(tmp_path: Path, client: Path, value: int, least: float) -> None:
    site = Site(tmp_path, pause_factor=0.2)
    try:
        (nel,) = site.table("wildcards", ["Nel"], bots=2)
        nel.ask("set-setting", name="bot-pause", value=value)
        started = time.monotonic()
        nel.ask("ready", ready=True)
        nel.listen_until(lambda: nel.seq >= 2)
        assert time.monotonic() - started >= least * PAUSES[value] * 0.2 * 0.9
    finally:
        site.close()
