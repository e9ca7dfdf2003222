"""The arena: every lineup, every deal from all seats, nothing twice, and a report in which numbers are numbers."""

import doctest
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from support.waiting import PATIENCE, wait_until

from menagerie import BadOption, BadRecord, Seed
from menagerie.cli import main
from menagerie.lab import Arena, Certainty, Lineup, Played, Results, lineup, lineups_of
from menagerie.lab.arena import play_game
from menagerie.lab.results import Clock

MENAGERIE = str(Path(sys.executable).parent / "menagerie")


def played_here(work: Callable[[Any], Any], tasks: Iterator[Any], *, cores: int) -> Iterator[tuple[Any, Any]]:
    """Run the work in this process, which has started already, instead of in others."""
    for task in tasks:
        yield task, work(task)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Play in an empty folder, in this process."""
    monkeypatch.setattr("menagerie.lab.arena.done_on_processes", played_here)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(text: str) -> int:
    return main(["arena", *text.split()])


def results_in(file: Path) -> list[Played]:
    found: list[Played] = []
    Results(file, heard=found.append).__exit__()
    return found


def test_every_composition_in_which_different_bots_meet() -> None:
    assert doctest.testmod(lineup).failed == 0
    assert lineups_of(["a", "b"], 2) == [("a", "b")]
    assert lineups_of(["a", "b", "a"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert len(lineups_of(["a", "b", "c"], 4)) == 15 - 3
    assert lineups_of(["a"], 3) == [("a", "a", "a")]
    assert lineups_of(["a", "b"], 1) == [("a",), ("b",)]


def test_every_deal_is_played_by_each_different_rotation_of_the_seats(here: Path) -> None:
    assert command("cubirds --tables random+random+beginner,random+beginner --games 4") == 0
    games = results_in(here / "arena.jsonl")
    seatings = Counter(played.bots for played in games)

    assert seatings == {
        ("random", "random", "beginner"): 2,
        ("random", "beginner", "random"): 2,
        ("beginner", "random", "random"): 2,
        ("random", "beginner"): 2,
        ("beginner", "random"): 2,
    }
    assert len({played.seed for played in games}) == 2
    assert all(played.options["turn_limit"] == 1000 for played in games)


def test_seats_that_only_rotate_are_one_table() -> None:
    lineups = [Lineup.of("cubirds", bots, {}) for bots in (("random", "casual"), ("casual", "random"), ("random", "casual"))]
    arena = Arena(lineups, games=3, seed=Seed.of(1))
    assert [bout.lineup.bots for bout in arena.bouts] == [("random", "casual")]
    assert arena.left == 4


@pytest.mark.parametrize(("game", "bots"), [("cubirds", ("random", "casual")), ("wildcards", ("casual", "random", "beginner"))])
def test_a_game_follows_from_its_key(game: str, bots: tuple[str, ...]) -> None:
    together, seed = Lineup.of(game, bots, {}), Seed.of(5).digits
    once, again = play_game(together, seed, bots), play_game(together, seed, bots)
    turned = play_game(together, seed, together.seatings[1])

    assert once == again
    assert once.key == again.key != turned.key
    assert Played.from_json(once.to_json()) == once
    assert Played.from_json(once.to_json()).thinking == once.thinking
    assert sum(map(once.win_of, range(len(bots)))) == pytest.approx(1)


def test_nothing_is_played_twice_and_a_half_written_line_is_mended(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line, file = "cubirds --bots random,beginner --players 2,3 --games 4", here / "arena.jsonl"
    assert command(line) == 0
    whole = file.read_bytes()
    first = results_in(file)

    def nothing(work: object, tasks: Iterator[object], *, cores: int) -> Iterator[tuple[Any, Any]]:
        assert not list(tasks)
        yield from ()

    with monkeypatch.context() as patched:
        patched.setattr("menagerie.lab.arena.done_on_processes", nothing)
        assert command(line) == 0
        assert command(line + " --stop-when-sure") == 0
    assert file.read_bytes() == whole

    for cut in (1, 40, len(whole.splitlines()[-1]) + 1 - len('{"gam')):
        file.write_bytes(whole[:-cut])
        assert command(line) == 0
        assert results_in(file) == first, "the last one is played again, to the same end"
    assert command("cubirds --bots random,beginner --players 2 --games 8") == 0
    assert len(results_in(file)) == len(first) + 4


def test_who_breaks_it_off_hears_in_one_line_how_to_go_on(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(work: Callable[[Any], Any], tasks: Iterator[Any], *, cores: int) -> Iterator[tuple[Any, Any]]:
        task = next(tasks)
        yield task, work(task)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("menagerie.lab.arena.done_on_processes", interrupted)
        assert command("cubirds --bots random,beginner --players 2 --games 4") == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert (
        said.err.splitlines()[-1].strip() == "Stopped. 2 games are saved in “arena.jsonl”: the same command continues from there."
    )
    before = results_in(here / "arena.jsonl")
    assert command("cubirds --bots random,beginner --players 2 --games 4") == 0
    assert results_in(here / "arena.jsonl")[:2] == before
    assert len(results_in(here / "arena.jsonl")) == 4


def alive(group: int) -> list[str]:
    """The processes of a group that are still running."""
    found: list[str] = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended since
            state, _, its_group, *_ = file.read_text().rpartition(")")[2].split()
            found += [state] if its_group == str(group) and state != "Z" else []
    return found


def test_ctrl_c_ends_all_processes_and_what_is_done_is_kept(tmp_path: Path) -> None:
    line = ["arena", "cubirds", "--bots", "random,beginner", "--players", "2", "--games", "100000", "--cores", "1"]
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # by what is started here, too
    try:
        arena = subprocess.Popen([MENAGERIE, *line], cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True)
    finally:
        signal.signal(signal.SIGINT, heard)
    file = tmp_path / "arena.jsonl"
    assert arena.stderr is not None
    while not (file.exists() and file.stat().st_size):
        assert arena.stderr.read(1)
    os.killpg(arena.pid, signal.SIGINT)  # a terminal tells all of them
    _, said = arena.communicate(timeout=PATIENCE)

    assert arena.returncode == 130
    assert said.splitlines()[-1].strip().startswith("Stopped. ")
    assert "Traceback" not in said
    assert results_in(file)
    wait_until(lambda: not alive(arena.pid))


def test_a_stronger_bot_is_found_out_early(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("cubirds --bots beginner,random --players 2 --games 200 --stop-when-sure --json a.json") == 0
    (table,) = json.loads((here / "a.json").read_text())["tables"]

    assert table["sure"]["verdict"] == "more"
    assert table["deals"] == table["sure"]["deals"] < 50
    assert "beginner wins more than an even share: sure after" in capsys.readouterr().out


def test_a_verdict_counts_deals_in_their_order() -> None:
    pair = Lineup.of("cubirds", ("beginner", "random"), {})
    arena = Arena([pair], games=40, seed=Seed.of(1), certainty=Certainty())
    (bout,) = arena.bouts
    for seed in reversed(bout.seeds):
        for seating in pair.seatings:
            arena.add(play_game(pair, seed, seating))
        bout.look()
        assert bout.decided is None or seed == bout.seeds[0]
    assert bout.decided is not None
    assert (bout.left, bout.deal(0)) == (0, None)


def numbers_in(plain: Any) -> Iterator[str]:
    """The texts in a report that are numbers."""
    if isinstance(plain, str) and plain.replace(".", "").replace("-", "").replace("%", "").isdigit():
        yield plain
    for inside in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from numbers_in(inside)


def test_alone_a_bot_plays_against_robinbird(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("cubirds --bots random,beginner --solo --games 3 --json a.json") == 0
    report = json.loads((here / "a.json").read_text())

    assert {each["player"] for each in report["ratings"]} == {"random", "beginner", "RobinBird"}
    assert [each["bots"] for each in report["tables"]] == [["random"], ["beginner"]]
    assert report["tables"][0]["even"] == 0.5
    assert sum(each["share"] for each in report["tables"][0]["shares"]) == pytest.approx(1)
    assert list(numbers_in({**report, "seed": None})) == []
    printed = capsys.readouterr().out
    assert "random + RobinBird" in printed
    assert "Ratings count from random:" in printed


def test_leo_sits_at_the_table_and_wins_nothing(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("wildcards --bots beginner,casual --players 2 --option leo=yes --games 2 --json a.json") == 0
    report = json.loads((here / "a.json").read_text())

    assert [each["table"] for each in report["tables"]] == ["beginner + casual + Leo"]
    assert {each["player"] for each in report["ratings"]} == {"beginner", "casual"}
    assert f"Ratings count from {report['anchor']}, the weakest:" in capsys.readouterr().out
    assert all(each["decisions"] > 10 and 0 < each["mean"] < 1000 for each in report["thinking"])


def test_every_size_of_a_table_has_its_options_and_its_shares(here: Path) -> None:
    assert command("wildcards --bots random,beginner --players 2,3 --option edition=2022 --games 2 --json a.json") == 0
    report = json.loads((here / "a.json").read_text())

    assert [(each["players"], each["even"]) for each in report["shares"]] == [(2, 0.5), (3, 0.3333)]
    assert (report["options"]["2"]["leo"], report["options"]["3"]["leo"]) == (True, False)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("cubirds --bots casual,rondom", "There is no bot “rondom”. There are: beginner, casual,"),
        ("cubirds --tables casual+nobody", "There is no bot “nobody”."),
        ("cubirds --bots casual,random --players 2,60", "This can’t be played with 60 at the table: it’s for 1–5 players."),
        ("wildcards --bots casual,random --solo", "This can’t be played with 1 at the table:"),
        ("cubirds --tables casual+random --players 2", "A table names everyone who sits at it"),
        ("cubirds --bots casual,random --option edition=duel", "There is no option “edition” here."),
        ("cubirds --bots casual,random --chart chart.gif", "The name “chart.gif” should end with .svg / .png."),
        ("cubirds --bots casual,random --json no/such/file", "The file “no/such/file” can’t be written."),
        ("cubirds --bots casual,random --results no/such/file", "The file “no/such/file” can’t be written."),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(here: Path, line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(line) == 2
    assert said in capsys.readouterr().err
    assert not (here / "arena.jsonl").exists()


@pytest.mark.parametrize(
    "text", ["Dear diary", "Dear diary\n", "{}\n", '{"game":"cubirds"}\n', '{"game":"cubirds","thinking":{}}\n']
)
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text)
    with pytest.raises(BadRecord, match="foreign-results"):
        Results(file)
    assert file.read_text() == text


def test_neither_bots_nor_tables_or_both_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("cubirds", "cubirds --bots casual --tables casual+random", "cubirds --bots casual --players two"):
        with pytest.raises(SystemExit):
            command(line)
    with pytest.raises(BadOption, match="wrong-player-count"):
        Lineup.of("cubirds", ("random",) * 6, {})
    assert "must be a whole number, 1 or more" in capsys.readouterr().err


def test_a_clock_tells_the_mean_and_what_is_hardly_ever_exceeded() -> None:
    clock = Clock()
    for milliseconds in range(1, 1001):
        clock.hear(milliseconds / 1000)
    twice = Clock()
    twice.add(clock.thinking)
    twice.add(clock.thinking)
    assert (clock.decisions, twice.decisions) == (1000, 2000)
    assert twice.mean == pytest.approx(0.5005)
    assert twice.within(0.99) == pytest.approx(0.99, rel=0.05)


def test_commands_are_parsed_without_what_they_need_to_run() -> None:
    script = """
import sys
from menagerie.cli import _parser
_parser().parse_args(["arena", "cubirds", "--bots", "casual,random"])
print(*{"numpy", "numba", "tqdm", "fluent"} & set(sys.modules))
"""
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip() == ""
