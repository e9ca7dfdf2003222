"""docs/benchmarks.md is written by several commands, each of which leaves the others' parts alone; and they measure what they
claim."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec

from bench.asked import CUBIRDS as TWO_BIRDERS
from bench.choices import Times
from bench.crowd import Crowd
from bench.page import MARK, PAGE, Goal, with_part
from bench.server import Measured, Prepared, Scale, measure
from bench.simulations import play_worlds_of
from bench.tables import CUBIRDS
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.search.engine import interpreted_engine
from menagerie.bots.search.estimate import WORLD

WRITTEN = "# Benchmarks\n\n<!-- make bench -->\n\nfast\n\n<!-- make bench-server -->\n\ncheap\n"


def test_a_command_writes_its_own_part_anew_and_leaves_the_others() -> None:
    assert with_part(WRITTEN, "make bench", "faster\n") == WRITTEN.replace("fast", "faster")
    assert with_part(WRITTEN, "make bench-server", "cheaper\n") == WRITTEN.replace("cheap", "cheaper")


def test_a_part_that_is_new_comes_last() -> None:
    written = with_part("# Benchmarks\n\n<!-- make bench -->\n\nfast\n", "make bench-server", "cheap")
    assert written == WRITTEN


def test_the_page_has_a_part_of_the_engine() -> None:
    assert "make bench" in MARK.split(PAGE.read_text(encoding="utf-8"))


def test_a_goal_says_whether_it_is_met() -> None:
    assert "| met |" in Goal("ratio", 2.4, 2.5, "{:.1f}", least=False).line()
    assert "| **missed** |" in Goal("ratio", 2.6, 2.5, "{:.1f}", least=False).line()
    assert "| **missed** |" in Goal("rate", 2.4, 2.5, "{:.1f}").line()


def test_the_echo_tells_the_same_people_the_same_texts_as_the_server(tmp_path: Path) -> None:
    play = partial(Crowd.rush, each=3)

    async def both() -> tuple[Measured, Measured]:
        prepared = await Prepared.of(tmp_path, CUBIRDS, Scale(tables=1, seconds=0.1))
        server = await measure(prepared, 1, play, keep=True)
        prepared.told.write_bytes(msgspec.json.encode(server.told))
        return server, await measure(prepared, 1, play, keep=True, echo=True)

    server, echo = asyncio.run(both())
    assert server.played.actions == echo.played.actions == 3
    assert server.told == echo.told
    (told,) = server.told.values()
    assert [all(seat) for seat in told.frames] == [True] * 4  # each action, the one before the measuring too, is told to all


def test_simulations_start_in_the_middle_of_a_game_and_end_with_it() -> None:
    asked = TWO_BIRDERS.middle(seed=0)
    assert asked.is_open

    memory = interpreted_engine(MINDS["cubirds"]).memory(asked.game.decision(asked.seat).table, seed=1)
    assert play_worlds_of(TWO_BIRDERS.game.rules)(memory.tables, memory.chances, asked.seat, 2) > 2
    assert memory.tables[WORLD].ending != 0


def test_of_a_hundred_choices_the_longest_does_not_count() -> None:
    assert Times("expert", "CuBirds", [0.02] * 99 + [9.0]).longest == 20
    assert Times("expert", "CuBirds", [0.02] * 19 + [9.0]).longest == 9000
