"""Luck and choice: what moved each level's chances, by the coach's reviews of many games. Writes its part of docs/bots.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from tqdm import tqdm

from bench.asked import CUBIRDS, DUEL, Form
from bench.page import machine, write_part
from bench.strength import PAGE
from menagerie.bots.coach.game_review import Account, reviewed
from menagerie.bots.levels import LEVELS
from menagerie.lab import all_cores
from menagerie.lab.bot_game import checked_options, derived_digits, play_out, prepare_bots, seated_bots
from menagerie.lab.processes import done_on_processes
from menagerie.lab.tally import Z95

FORMS = (CUBIRDS, DUEL)
RIVALS = "skilled"  # at all other seats
PERCENT = 100
PARTS = ("start", "own", "others", "luck", "end")


@dataclass(frozen=True, slots=True)
class Table:
    """One seat of a level among rivals of another."""

    form: Form
    level: str


def account_of(table: Table, number: int) -> Account | None:
    """Play one game, review it, and return the account of the level's seat, which changes from game to game."""
    form = table.form
    options = checked_options(form.game, form.players, form.options)
    game = form.game.new(form.players, seed=derived_digits("luck", number), **options)
    seat = number % form.players
    names = [table.level if each == seat else RIVALS for each in range(form.players)]
    play_out(game, seated_bots(names, "luck", table.level, number))
    review = reviewed(game, number)
    return review.account(seat) if review else None


def played(table: Table, games: int, cores: int) -> list[Account]:
    """The accounts of many games."""
    prepare_bots(table.form.game.name, [table.level, RIVALS, "expert"])
    with tqdm(total=games, desc=f"{table.form.name}, {table.level}", leave=False) as bar:
        found = []
        for _, account in done_on_processes(partial(account_of, table), iter(range(games)), cores=cores):
            bar.update()
            found += [account] if account else []
    return found


def interval(values: Sequence[float]) -> str:
    """The mean in percentage points, with its 95 % interval."""
    mean, reach = fmean(values), Z95 * stdev(values) / sqrt(len(values))
    return f"{PERCENT * mean:+.1f} ({PERCENT * (mean - reach):+.1f} to {PERCENT * (mean + reach):+.1f})"


def rows(found: Mapping[Table, Sequence[Account]]) -> Iterator[str]:
    """One row for each form and level."""
    yield "| edition | level | at the start | own choices | choices of others | luck | at the end |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    for table, accounts in found.items():
        start, *moved, end = (interval([getattr(each, part) for each in accounts]) for part in PARTS)
        ends = (each.split(" (")[0].removeprefix("+") for each in (start, end))
        first, last = ends
        yield f"| {table.form.name} | {table.level} | {first} | " + " | ".join(moved) + f" | {last} |"


def main() -> None:
    """Play and review all games, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each form and level (default: 200)")
    parser.add_argument("--cores", type=int, default=all_cores())
    chosen = parser.parse_args()
    tables = [Table(form, level) for form in FORMS for level in LEVELS]
    found = {table: played(table, chosen.games, chosen.cores) for table in tables}
    lines = [
        "## Luck and choice",
        "",
        f"Measured on {date.today().isoformat()} by `make luck`: {chosen.games} games of each level, at one seat among {RIVALS}",
        f"bots; {machine('all cores')}. The coach reviewed every game from what that seat knew. In points of a hundred of the",
        "chance to win, with 95 % intervals: own choices are measured against the best answers, so they never add anything;",
        "luck is what nobody chose. If the estimates are right, luck is 0 on average.",
        "",
        *rows(found),
    ]
    write_part("make luck", "\n".join(lines), PAGE)


if __name__ == "__main__":
    main()
