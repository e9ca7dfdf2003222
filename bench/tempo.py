"""How long a player waits for the next turn: whole games in a real browser, with bots as fast as people get them.

Writes its part of docs/benchmarks.md. Measures the time from the player's own move until the next question, at the pace that the
page is set to. Turns with a new deal are excluded.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from support.browser import HASTY, Guest
from support.running_server import FLAGS, RunningServer

from bench.page import Goal, goal_lines, machine, write_part
from menagerie.bots.search.background import make_code

LONGEST_MS = 240_000
AT_ONCE = 4  # games at a time, on two cores: this measures waiting, not work
FORMS = {"CuBirds": ("cubirds", "usual"), "Wild Cards 2022": ("wildcards", "2022")}
WANTED = {(2, "normal"): 7.0, (2, "quick"): 3.0, (4, "normal"): 12.0, (4, "quick"): 6.0}

# notes when the player acts, and whether others acted or hands were dealt before the next question
WATCH = """
    window.waits = {of: [], since: null, others: false, dealt: false, you: null};
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", (event) => {
                const heard = JSON.parse(event.data);
                if (heard.type === "table") waits.you = heard.you;
                if (heard.type !== "moved") return;
                waits.others ||= heard.seat !== waits.you;
                waits.dealt ||= heard.moments.some(({line}) => line.code === "hand-emptied");
            });
        }
        send(text) {
            if (JSON.parse(text).type === "act") Object.assign(waits, {since: performance.now(), others: false, dealt: false});
            super.send(text);
        }
    };
"""
PLAY = """(longest) => {
    const press = HASTY;
    const end = performance.now() + longest;
    const player = setInterval(() => {
        waits.over ||= performance.now() > end || document.querySelector("dialog[open] .headline") !== null;
        if (waits.over) clearInterval(player);
        const isAsked = document.title.startsWith("Your turn");
        if (isAsked && waits.since !== null && wire.unanswered.size === 0) {
            waits.of.push({ms: performance.now() - waits.since, others: waits.others, dealt: waits.dealt});
            waits.since = null;
        }
        press();
    }, 50);
}""".replace("HASTY", HASTY)


@dataclass(frozen=True)
class Game:
    """One game that is played."""

    name: str
    bots: int
    pace: str
    level: str = "casual"

    def __str__(self) -> str:
        bots = f"{self.bots} bots" if self.level == "casual" else f"{self.bots} bots of the level {self.level}"
        return f"{self.name}, {bots}, {self.pace}"

    def open(self, chromium: Browser, base: str) -> Guest:
        """Sit down, and let the page play by itself."""
        guest = Guest(chromium, base, size="desk", theme="light", pace=self.pace)
        guest.context.add_init_script(WATCH)
        game, form = FORMS[self.name]
        guest.open_table(game=game, form=form, players=self.bots + 1, bots=self.level)
        guest.page.evaluate(PLAY, LONGEST_MS)
        return guest


@dataclass(frozen=True)
class Tempo:
    """The pace of a game."""

    game: Game
    all_waits: list[float]  # seconds from any move to the next question
    for_others: list[float]  # of these, the waits in which others acted

    @classmethod
    def of(cls, game: Game, guest: Guest) -> Tempo:
        """Wait until the game is over, and collect its times."""
        while not guest.page.evaluate("waits.over ?? false"):
            guest.page.wait_for_timeout(500)
        waits = [wait for wait in guest.page.evaluate("waits.of") if not wait["dealt"]]
        guest.context.close()
        return cls(game, [wait["ms"] / 1000 for wait in waits], [wait["ms"] / 1000 for wait in waits if wait["others"]])

    def line(self) -> str:
        """A row of the table."""
        tenth = statistics.quantiles(self.for_others, n=10)[-1]
        medians = f"{statistics.median(self.all_waits):.1f} s | {statistics.median(self.for_others):.1f} s"
        return f"| {self.game} | {len(self.all_waits)} | {medians} | {tenth:.1f} s |"

    def goal(self) -> Goal:
        """The goal for this game."""
        wanted, median = WANTED[self.game.bots, self.game.pace], statistics.median(self.all_waits)
        return Goal(f"{self.game}: median from a move to the next question", median, wanted, "{:.1f} s", least=False)


def measure(games: list[Game]) -> list[Tempo]:
    """Play these games, a few at a time."""
    tempos = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder), options=())
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=FLAGS)
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            guests = [game.open(chromium, server.base) for game in some]
            for game, guest in zip(some, guests, strict=True):
                tempos.append(Tempo.of(game, guest))
                print(tempos[-1].line(), flush=True)
        chromium.close()
        server.stop()
    return tempos


INTRODUCTION = """
Measured on {day} by `make bench-tempo`: {machine}. One game of each kind in the browser, played by a script that
clicks every offer immediately, with bots as fast as people get them: casual ones, which take no time to think, or
experts. Turns with a new deal are excluded. Each game was stopped after four minutes.
"""


def main() -> None:
    """Measure all, and write the page."""
    for game, _form in FORMS.values():
        make_code(game)  # so that experts look ahead from the first turn on
    games = [Game(name, bots, pace) for bots, pace in WANTED for name in FORMS]
    tempos = measure(games + [Game(name, 4, "quick", "expert") for name in FORMS])
    write_part(
        "make bench-tempo",
        "\n".join(
            [
                "## The tempo",
                INTRODUCTION.format(day=date.today(), machine=machine("two cores")),
                "| game | moves | to the next question, median | where others played in between, median | 90 % |",
                "|---|---:|---:|---:|---:|",
                *(tempo.line() for tempo in tempos),
                "",
                *goal_lines([tempo.goal() for tempo in tempos]),
            ]
        ),
    )


if __name__ == "__main__":
    main()
