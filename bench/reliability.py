"""Whether what experts say of their chances comes true, in some forms. Writes its part of docs/bots.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from tqdm import tqdm

from bench.page import machine, write_part
from bench.strength import DUEL, PAGE, PLAIN, WITHOUT_LEO, Options
from menagerie.games import GAMES
from menagerie.lab import all_cores
from menagerie.lab.playing import checked_options
from menagerie.lab.reliability import BINS, Bin, Series, bins_of, games_of


@dataclass(frozen=True)
class Form:
    """A form of a game."""

    name: str
    game: str
    players: int
    options: Options

    @property
    def series(self) -> Series:
        """Games of it among experts."""
        return Series(self.game, self.players, checked_options(GAMES[self.game], self.players, dict(self.options)), "expert")


FORMS = (
    Form("CuBirds, 2 players", "cubirds", 2, PLAIN),
    Form("Wild Cards 2022, 3 players", "wildcards", 3, WITHOUT_LEO),
    Form("Wild Cards, duel", "wildcards", 2, DUEL),
)


def table_of(found: Mapping[Form, list[Bin | None]]) -> Iterator[str]:
    """Said and come true, tenth by tenth, the forms beside each other."""
    yield "| said | " + " | ".join(f"{form.name}: on average | came true" for form in found) + " |"
    yield "|---:|" + "---:|---:|" * len(found)
    for number in range(BINS):
        cells = [cells_of(bins[number]) for bins in found.values()]
        yield f"| {number * 100 // BINS} to {(number + 1) * 100 // BINS} % | " + " | ".join(cells) + " |"


def cells_of(found: Bin | None) -> str:
    """What was said on average, and what came true, with its 95 % interval."""
    if found is None:
        return " | "
    low, high = found.interval
    won = f"{found.won:.1%} ({low:.0%} to {high:.0%})"
    return f"{found.chance:.1%} | {won if found.is_true else f'**{won}**'}"


def main() -> None:
    """Play all, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of each form (300 unless said)")
    parser.add_argument("--cores", type=int, default=all_cores())
    chosen = parser.parse_args()
    found = {}
    for form in FORMS:
        with tqdm(total=chosen.games, desc=form.name, leave=False) as bar:
            found[form] = bins_of(list(games_of(form.series, chosen.games, cores=chosen.cores, progress=bar.update)))
    lines = [
        "## Whether their chances come true",
        "",
        f"Measured on {date.today().isoformat()} by `make reliability`: {chosen.games} games of each form among experts;",
        f"{machine('all cores')}. At every question that left a choice an expert said how its chance to win seemed",
        "after the answer that it chose; of all that was said in a tenth, how often it came true. Intervals of 95 % are",
        "clustered by game; in bold stands what 5 points and that interval do not explain.",
        "",
        *table_of(found),
    ]
    write_part("make reliability", "\n".join(lines), PAGE)


if __name__ == "__main__":
    main()
