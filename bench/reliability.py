"""Calibration: whether the chances that experts state come true, in some editions. Writes its part of docs/bots.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from datetime import date

from tqdm import tqdm

from bench.asked import CUBIRDS, DUEL, WILD_CARDS, Form
from bench.page import machine, write_part
from bench.strength import PAGE
from menagerie.lab import all_cores
from menagerie.lab.bot_game import checked_options
from menagerie.lab.reliability import BINS, Bin, Series, bins_of, games_of

FORMS = (CUBIRDS, WILD_CARDS, DUEL)


def series_of(form: Form) -> Series:
    """Games of a form among experts."""
    return Series(form.game.name, form.players, checked_options(form.game, form.players, form.options), "expert")


def table_of(found: Mapping[Form, list[Bin | None]]) -> Iterator[str]:
    """Stated and true chances, tenth by tenth, one column for each form."""
    yield "| stated | " + " | ".join(f"{form.name}: on average | came true" for form in found) + " |"
    yield "|---:|" + "---:|---:|" * len(found)
    for number in range(BINS):
        cells = [cells_of(bins[number]) for bins in found.values()]
        yield f"| {number * 100 // BINS} to {(number + 1) * 100 // BINS} % | " + " | ".join(cells) + " |"


def cells_of(found: Bin | None) -> str:
    """The mean stated chance, and how often it came true, with a 95 % interval."""
    if found is None:
        return " | "
    low, high = found.interval
    won = f"{found.won:.1%} ({low:.0%} to {high:.0%})"
    return f"{found.chance:.1%} | {won if found.is_true else f'**{won}**'}"


def main() -> None:
    """Play all games, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of each form (default: 300)")
    parser.add_argument("--cores", type=int, default=all_cores())
    chosen = parser.parse_args()
    found = {}
    for form in FORMS:
        with tqdm(total=chosen.games, desc=form.name, leave=False) as bar:
            found[form] = bins_of(list(games_of(series_of(form), chosen.games, cores=chosen.cores, progress=bar.update)))
    lines = [
        "## Whether their chances come true",
        "",
        f"Measured on {date.today().isoformat()} by `make reliability`: {chosen.games} games of each edition among experts;",
        f"{machine('all cores')}. At every question with more than one answer, an expert stated its chance to win after",
        "the answer that it chose. For each tenth: the average of the stated chances, and how often those games were won.",
        "Intervals of 95 % are clustered by game. Bold marks values that 5 points and that interval do not explain.",
        "",
        *table_of(found),
    ]
    write_part("make reliability", "\n".join(lines), PAGE)


if __name__ == "__main__":
    main()
