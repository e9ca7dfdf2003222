"""The commands of the lab: simulate, arena, tune, reliability and puzzles."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

from tqdm import tqdm

from menagerie.bots.weights import latest_file, weights_of
from menagerie.command_line import check_writable, stopped_at_once, typed_options
from menagerie.core import BadOption, Seed
from menagerie.games import GAMES
from menagerie.lab.arena import Arena
from menagerie.lab.arena_report import plain_arena, text_arena
from menagerie.lab.arguments import BOT_GAMES, PLAYERS, RANDOM_GAMES
from menagerie.lab.bot_game import checked_options
from menagerie.lab.chart import check_chart, write_chart
from menagerie.lab.figures import write_figures
from menagerie.lab.lineup import Lineup, lineups_of
from menagerie.lab.processes import all_cores
from menagerie.lab.puzzle_maker import Collection, found_puzzles, puzzles_in_file
from menagerie.lab.reliability import TEACH, Series, bins_of, games_of, hindsight_of, text_of
from menagerie.lab.results import Results
from menagerie.lab.sequential import Certainty
from menagerie.words import Words


def run(parsed: argparse.Namespace) -> int:
    """Do what a command line asks for."""
    return DEEDS[parsed.deed](parsed)


def _simulate(parsed: argparse.Namespace) -> int:
    from menagerie.lab.report import plain_report, text_report  # with the compiler, which the arena does not need
    from menagerie.lab.simulate import Simulation

    if parsed.json:
        check_writable(parsed.json)
    kind, cores = GAMES[parsed.game], parsed.cores or all_cores()
    games = parsed.games or (BOT_GAMES if parsed.bot else RANDOM_GAMES)
    options = typed_options(kind, parsed.players, parsed.option)
    simulation = Simulation.of(kind, players=parsed.players, games=games, seed=Seed.of(parsed.seed), bot=parsed.bot, **options)
    stopping = nullcontext() if parsed.bot else stopped_at_once()
    with stopping, tqdm(total=games, unit=" games", leave=False) as bar:
        tally = simulation.play(cores=cores, progress=bar.update)
    print(text_report(simulation, tally, cores))
    if parsed.json:
        write_figures(plain_report(simulation, tally, cores), Path(parsed.json))
    return 0


def _arena(parsed: argparse.Namespace) -> int:
    certainty = Certainty() if parsed.stop_when_sure else None
    lineups = list(_lineups(parsed))
    arena = Arena(lineups, games=parsed.games, seed=Seed.of(parsed.seed), certainty=certainty)
    if parsed.chart:
        check_chart(Path(parsed.chart))
    for file in filter(None, (parsed.json, parsed.chart)):
        check_writable(file)
    with Results(Path(parsed.results), heard=arena.add) as results:
        if not _run(arena, results, parsed.cores or all_cores()):
            return 130
    report = plain_arena(arena)
    print(text_arena(report))
    if parsed.json:
        write_figures(report, Path(parsed.json))
    if parsed.chart:
        write_chart(report, Path(parsed.chart))
    return 0


def _tune(parsed: argparse.Namespace) -> int:
    from menagerie.compiled import cache_folder  # with the compiler
    from menagerie.lab.tune import TuningPlan, tune

    kind = GAMES[parsed.game]
    options = typed_options(kind, parsed.players, parsed.option)
    course = TuningPlan.of(kind, players=parsed.players, games=parsed.games, seed=Seed.of(parsed.seed), **options)
    file = Path(parsed.out) if parsed.out else latest_file(parsed.game, course.form)
    check_writable(str(file))
    kept = cache_folder() / f"tuning-{parsed.game}-{course.form}.npz"  # for the current sources: a changed mind starts over
    kept.parent.mkdir(parents=True, exist_ok=True)
    with stopped_at_once(), tqdm(total=parsed.games, unit=" games", leave=False) as bar:
        tuning = tune(course, kept, bar.update)
    made_by = f"menagerie tune {_form_said(parsed)} --games {parsed.games} --seed {parsed.seed}"
    file.write_text(tuning.weights(made_by).to_json(), encoding="utf-8")
    print(Words().phrase("tuned", {"file": str(file)}))
    return 0


def _reliability(parsed: argparse.Namespace) -> int:
    options = checked_options(
        GAMES[parsed.game], parsed.players, typed_options(GAMES[parsed.game], parsed.players, parsed.option)
    )
    series = Series(parsed.game, parsed.players, options, parsed.level, "correction" if parsed.correct else "reliability")
    file = latest_file(parsed.game, series.form)
    if parsed.correct:
        if parsed.games < TEACH:
            raise BadOption("too-few-games", least=str(TEACH))
        check_writable(str(file))
    with tqdm(total=parsed.games, unit=" games", leave=False) as bar:
        games = list(games_of(series, parsed.games, cores=parsed.cores or all_cores(), progress=bar.update))
    print("\n".join(text_of(series, bins_of(games))))
    if parsed.correct:
        weights = weights_of(parsed.game, series.form)
        made_by = f"menagerie reliability {_form_said(parsed)} --games {parsed.games} --correct"
        assert weights is not None, "nobody says a chance without weights"
        weights = replace(weights, hindsight=hindsight_of(games, weights.hindsight, made_by))
        file.write_text(weights.to_json(), encoding="utf-8")
        print(Words().phrase("corrected", {"file": str(file)}))
    return 0


def _puzzles(parsed: argparse.Namespace) -> int:
    out = parsed.out or f"{parsed.game}.jsonl"
    check_writable(out)
    collection = Collection(parsed.game, parsed.count, puzzles_in_file(out, parsed.game))
    found = found_puzzles(parsed.game, seed=parsed.seed, cores=parsed.cores or all_cores(), seconds=parsed.seconds)
    have = len(collection.kept)
    with (
        Path(out).open("a", encoding="utf-8") as file,
        tqdm(total=parsed.count, initial=have, unit=" puzzles", leave=False) as bar,
    ):
        while not collection.is_full and (puzzle := next(found, None)):
            if collection.keep(puzzle):
                print(puzzle.to_json(), file=file, flush=True)
                bar.update()
    found.close()
    print(Words().phrase("puzzles-made", {"count": len(collection.kept), "file": out}))
    return 0


def _form_said(parsed: argparse.Namespace) -> str:
    """The form of a game from a command line."""
    return f"{parsed.game} --players {parsed.players}" + "".join(f" --option {each}" for each in parsed.option)


def _lineups(parsed: argparse.Namespace) -> Iterator[Lineup]:
    if parsed.tables and parsed.players:
        raise BadOption("players-at-tables")
    counts = {len(table) for table in parsed.tables} if parsed.tables else set(parsed.players or (PLAYERS,))
    options = {count: typed_options(GAMES[parsed.game], count, parsed.option) for count in sorted(counts)}
    seatings = parsed.tables or [seating for count in options for seating in lineups_of(parsed.bots, count)]
    for seating in seatings:
        yield Lineup.of(parsed.game, seating, options[len(seating)])


def _run(arena: Arena, results: Results, cores: int) -> bool:
    """Play the remaining games with a progress bar. Returns whether it got to the end."""
    try:
        with tqdm(total=arena.played + arena.left, initial=arena.played, unit=" games", leave=False) as bar:

            def progress(games: int) -> None:
                bar.total = arena.played + arena.left  # fewer, when a table is sure
                bar.update(games)

            arena.run(results, cores=cores, progress=progress)
    except KeyboardInterrupt:
        print(Words().phrase("arena-stopped", {"games": arena.played, "file": str(results.file)}), file=sys.stderr)
        return False
    return True


DEEDS = {"simulate": _simulate, "arena": _arena, "tune": _tune, "reliability": _reliability, "puzzles": _puzzles}
