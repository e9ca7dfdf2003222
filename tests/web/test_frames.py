"""Whole games on a slow phone: the browser itself says which frames it showed and which it had to drop.

The processor is slowed down four times. What is measured is the wall clock, so this runs alone, and a gap in which the machine
itself stood still is not held against the page. A machine that others share may also be half as fast for a second, which nothing
here can see: what the page itself does happens in every game, so it has three.
"""

import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from support.browser import HASTY, Guest
from support.running_server import Guests

pytestmark = pytest.mark.frames

THROTTLE = 4  # times slower than this machine: a phone's processor
LONGEST_FRAME_US = 50_000
LONGEST_GAME_MS = 600_000
MOST_GAMES = 3
STANDSTILL_US = 20_000
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
QUICK = """localStorage.setItem("menagerie-settings", JSON.stringify({theme: "auto", pace: "quick"}))"""

# presses what is offered, as fast as a hasty person, from within the page, until the result is there: nothing but the page itself
# is measured, not even somebody who asks it from outside whether it is finished
PLAYER = """(longest) => new Promise((finished, late) => {
    const press = HASTY;
    setTimeout(() => late(new Error("the game is not over yet")), longest);
    const player = setInterval(() => {
        if (document.querySelector("dialog[open] .headline")) {
            clearInterval(player);
            setTimeout(finished, 1500);
        }
        press();
    }, 250);
})""".replace("HASTY", HASTY)


@contextmanager
def standstills() -> Iterator[list[tuple[int, int]]]:
    """When the machine gave this process no time, by the clock that the browser's trace uses as well."""
    found: list[tuple[int, int]] = []
    over = threading.Event()

    def watch() -> None:
        last = time.monotonic_ns() // 1000
        while not over.is_set():
            time.sleep(0.004)
            now = time.monotonic_ns() // 1000
            if now - last > STANDSTILL_US:
                found.append((last, now))
            last = now

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield found
    finally:
        over.set()
        watcher.join()


def long_gaps(trace: Path) -> list[tuple[int, int]]:
    """Where something moved, and nothing new was shown for longer than a frame may take."""
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    page = Counter(event["pid"] for event in events if event["name"] == "Layout").most_common(1)[0][0]
    reports = [
        (event["ts"], event["args"]["frame_reporter"])
        for event in events
        if event["name"] == "PipelineReporter" and event["pid"] == page and "frame_reporter" in event["args"]
    ]
    assert sum(report["has_compositor_animation"] for _, report in reports) > 300, "hardly anything moved"
    return list(_gaps(sorted(reports, key=lambda report: report[0])))


def _gaps(reports: list[Any]) -> Iterator[tuple[int, int]]:
    since, moved = None, False  # the last picture that was right, and whether something should have moved after it
    for at, report in reports:
        moves = report["state"] == "STATE_DROPPED" and report["has_compositor_animation"]
        if moves:
            moved = True
            continue
        if since is not None and moved and at - since > LONGEST_FRAME_US:
            yield since, at
        since, moved = at, False  # a new picture, or one in which nothing moves


def play_slowly(guest: Guest, chromium: Browser, trace: Path) -> None:
    """A whole game, traced."""
    client = guest.context.new_cdp_session(guest.page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    guest.page.wait_for_timeout(1000)
    chromium.start_tracing(page=guest.page, path=trace, categories=CATEGORIES)
    try:
        guest.page.evaluate(PLAYER, LONGEST_GAME_MS)
    finally:
        chromium.stop_tracing()


@pytest.mark.parametrize(("game", "form", "players"), [("cubirds", "usual", 2), ("wildcards", "2022", 3)])
def test_no_frame_of_a_whole_game_is_long_on_a_slow_phone(
    guests: Guests, chromium: Browser, tmp_path: Path, game: str, form: str, players: int
) -> None:
    found = []
    for _ in range(MOST_GAMES):
        guest = guests(size="phone")
        guest.context.add_init_script(QUICK)
        guest.open_table(game=game, form=form, players=players, bots="casual")
        guest.settle()
        with standstills() as stood_still:
            play_slowly(guest, chromium, tmp_path / "trace.json")
        found.append(
            [
                f"{(end - begin) // 1000} ms"
                for begin, end in long_gaps(tmp_path / "trace.json")
                if not any(a < end and b > begin for a, b in stood_still)
            ]
        )
        print(f"{game}: {found[-1] or 'no long frame'}")
        if not found[-1]:
            return
    pytest.fail(f"in each of {MOST_GAMES} games: {found}")
