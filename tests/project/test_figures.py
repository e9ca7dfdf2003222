"""The figures in the pages about running a server match the code.

Each limit, time or size that a page states is a phrase with a gap, and the code fills the gap. Whatever else in these pages
looks like a number with a unit has to be named here as measured, or as advice, so that no figure goes stale unnoticed.
"""

import inspect
import re
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest
from uvicorn import Config

from menagerie.server import ids
from menagerie.server.front.server_process import PING_SECONDS
from menagerie.server.front.settings import Settings
from menagerie.server.limits import Limits, Waits
from menagerie.server.operator.administration import new_operator_key
from menagerie.server.play import delays
from menagerie.server.storage import database
from menagerie.server.storage.rows import SeatRow
from menagerie.server.table import autoplay

LIMITS, WAITS = Limits(), Waits()

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
IN_WORDS = {3: "three", 4: "four", 5: "five", 8: "eight", 10: "ten", 12: "twelve", 20: "twenty"}
SPANS = {30: "half a minute", 60: "minute"}
NUMBER = r"\d[\d,.]*|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty"
UNIT = r"bits|bytes|[KMG]B|m?s|seconds?|minutes?|hours?|days|weeks|months|letters|times|answers|connections|sockets"
FIGURE = re.compile(rf"(?i)(?<![\w.,-])(?:{NUMBER})\s(?:{UNIT})\b")


@dataclass(frozen=True)
class Stated:
    """A phrase of a page, with gaps that are filled from the code."""

    page: str
    phrase: str
    values: tuple[object, ...]

    @property
    def text(self) -> str:
        return self.phrase.format(*self.values)


def stated(page: str, phrase: str, *values: object) -> Stated:
    return Stated(page, phrase, values)


def in_words(number: float) -> str:
    return IN_WORDS.get(round(number), f"{number:g}")


def bits_of(secret: str) -> int:
    """The random bits of a text that `token_urlsafe` made from whole bytes."""
    return len(secret) * 6 // 8 * 8


def bits_of_operator_key() -> int:
    found = re.search(r"token_urlsafe\((\d+)\)", inspect.getsource(new_operator_key))
    assert found
    return int(found[1]) * 8


def seconds_sqlite_waits() -> float:
    (milliseconds,) = set(re.findall(r"busy_timeout ?= ?(\d+)", inspect.getsource(database)))
    return int(milliseconds) / 1000


def seconds_until_a_page_reconnects() -> int:
    """The longest that a page waits without an answer: at each heartbeat it checks whether the silence was too long."""
    source = (ROOT / "web/src/wire/connection.svelte.ts").read_text(encoding="utf-8")
    found = dict(re.findall(r"const (\w+)_MS = ([\d_]+);", source))
    return (int(found["HEARTBEAT"]) + int(found["SILENCE"])) // 1000


STATED = [
    stated("security.md", "the id of a table ({} bits)", ids.TABLE_ID * 8),
    stated("security.md", "the secret of a seat ({} bits)", bits_of(SeatRow(0).secret)),
    stated("security.md", "the operator's key ({} bits)", bits_of_operator_key()),
    stated("security.md", "after a multiple of {:g} seconds", autoplay.BEAT),
    stated("security.md", "only after {}", SPANS[round(WAITS.stand_in)]),
    stated("security.md", "once it has been away for {}", SPANS[round(WAITS.stand_in)]),
    stated(
        "security.md",
        "checks {} guesses at the operator's key, then one every {} seconds",
        in_words(LIMITS.operator_guesses.burst),
        in_words(1 / LIMITS.operator_guesses.a_second),
    ),
    stated(
        "security.md",
        "after {} wrong guesses the server checks one from that address every {} seconds",
        in_words(LIMITS.code_word_guesses.burst),
        in_words(1 / LIMITS.code_word_guesses.a_second),
    ),
    stated("security.md", "longer than {} seconds", in_words(delays.LONGEST)),
    stated("security.md", "{} answers of a kind", in_words(delays.ENOUGH)),
    stated("hosting.md", "every {} seconds, so a proxy", PING_SECONDS),
    stated("hosting.md", "idle for {} seconds", inspect.signature(Config).parameters["timeout_keep_alive"].default),
    stated("hosting.md", "more than {} seconds", in_words(WAITS.slow_commit)),
    stated("hosting.md", "over {:g}: the disk hangs", WAITS.slow_commit),
    stated("hosting.md", "at most every {} seconds, so it notices", in_words(WAITS.fresh_health)),
    stated("hosting.md", "`refused`, at most every {} seconds", in_words(Settings().refusal_seconds)),
    stated("security.md", "with {} times as much", IN_WORDS[LIMITS.wider]),
    stated("hosting.md", "one a {} while it lasts", SPANS[round(WAITS.failure_told)]),
    stated("hosting.md", "counted every {:g} seconds at most", WAITS.table_count),
    stated("hosting.md", "nobody touches for {} days", Settings().retention),
    stated("reliability.md", "longer than SQLite waits ({:g} s)", seconds_sqlite_waits()),
    stated("reliability.md", "no reply for {}", SPANS[seconds_until_a_page_reconnects()]),
    stated("reliability.md", "After {} seconds `/health`", in_words(WAITS.slow_commit)),
    stated("reliability.md", "one more every {}", SPANS[round(WAITS.failure_told)]),
]

# figures that are not constants: measured once, or advice for operators
NOT_OF_THE_CODE = {
    "security.md": [],
    "hosting.md": ["more than two minutes", "take over 0.1 s", "many over 2 s", "take over 0.5 s"],
    "reliability.md": ["ended three times", "in half a minute, what the parts of the soak"],
}
MEASURED_FROM = {"hosting.md": "### What ten thousand tables need", "reliability.md": "## In `make soak`"}  # on to the end


def page(name: str) -> str:
    return re.sub(r"\s+", " ", (DOCS / name).read_text(encoding="utf-8").partition(MEASURED_FROM.get(name, "\0"))[0])


@pytest.mark.parametrize("claim", STATED, ids=lambda claim: claim.phrase)
def test_a_figure_of_the_pages_is_that_of_the_code(claim: Stated) -> None:
    assert claim.text in page(claim.page)


@pytest.mark.parametrize("name", NOT_OF_THE_CODE)
def test_no_other_figure_stands_there(name: str) -> None:
    text = page(name)
    known = [claim.text for claim in STATED if claim.page == name] + NOT_OF_THE_CODE[name]
    places = list(chain.from_iterable(re.finditer(re.escape(phrase), text) for phrase in known))
    covered = {at for found in places for at in range(found.start(), found.end())}
    left = [text[found.start() - 40 : found.end() + 20] for found in FIGURE.finditer(text) if found.start() not in covered]
    assert not left, "say in this file where these come from"


def test_figures_are_found_in_prose() -> None:
    prose = "for 0.4 seconds, twelve seconds, half a minute, 64 KB and 3 days, version 2 of C4.3 and 0.1.0"
    assert [found[0] for found in FIGURE.finditer(prose)] == ["0.4 seconds", "twelve seconds", "half a minute", "64 KB", "3 days"]
