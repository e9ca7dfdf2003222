"""How strong the bots are, by the arena: the yardsticks and the ladder of levels. Writes its part of docs/bots.md.

Games are stored in strength.jsonl and are not played again: an interrupted run continues where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from tqdm import tqdm

from bench.page import ROOT, machine, write_part
from menagerie.core import Seed
from menagerie.core.option import OptionValue
from menagerie.lab import Arena, Lineup, Results, all_cores, share_of
from menagerie.lab.arena import Bout
from menagerie.lab.shares import Share

PAGE = ROOT / "docs" / "bots.md"
CASUAL, SEARCH, EXPERT, SKILLED = "casual-1", "search-1@10ms", "expert@10ms", "skilled"
Options = tuple[tuple[str, OptionValue], ...]
PLAIN: Options = ()
DUEL: Options = (("edition", "duel"),)
WITHOUT_LEO: Options = (("leo", False),)


@dataclass(frozen=True)
class Row:
    """A claim: how often the first bot of a table wins."""

    claim: str
    game: str
    options: Options
    bots: tuple[str, ...]
    least: float
    most: float = 1.0  # for a step of the ladder
    aim: float | None = None
    part: float = 1.0  # of the requested games

    @property
    def command(self) -> str:
        """The command that plays this row."""
        options = "".join(f" --option {name}={_typed(value)}" for name, value in self.options)
        return f"menagerie arena {self.game} --tables {'+'.join(self.bots)}{options}"


def _typed(value: OptionValue) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def one(bot: str, other: str, count: int) -> tuple[str, ...]:
    """A table with one bot against so many others."""
    return (bot, *[other] * count)


YARDSTICKS = (
    Row("expert against casual-1, CuBirds 2", "cubirds", PLAIN, one(EXPERT, CASUAL, 1), 0.89, aim=0.93),
    Row("skilled against casual-1, CuBirds 2", "cubirds", PLAIN, one(SKILLED, CASUAL, 1), 0.75),
    Row("one expert, three casual-1, CuBirds 4", "cubirds", PLAIN, one(EXPERT, CASUAL, 3), 0.52, aim=0.58),
    Row("expert in solo against RobinBird", "cubirds", PLAIN, (EXPERT,), 0.84, aim=0.90),
    Row("one expert, two casual-1, Wild Cards 2022 with 3", "wildcards", WITHOUT_LEO, one(EXPERT, CASUAL, 2), 0.65, aim=0.75),
    Row("one expert, three casual-1, Wild Cards 2022 with 4", "wildcards", WITHOUT_LEO, one(EXPERT, CASUAL, 3), 0.52, aim=0.60),
    Row("expert against casual-1, duel", "wildcards", DUEL, one(EXPERT, CASUAL, 1), 0.82, aim=0.90),
    Row(
        "one expert, two casual-1, Wild Cards 2020 with 3",
        "wildcards",
        (("edition", "2020"),),
        one(EXPERT, CASUAL, 2),
        0.60,
        aim=0.70,
    ),
    Row(
        "expert against casual-1, Wild Cards 2022 with Leo", "wildcards", (("leo", True),), one(EXPERT, CASUAL, 1), 0.60, aim=0.70
    ),
    Row("expert against search-1, CuBirds 2", "cubirds", PLAIN, one(EXPERT, SEARCH, 1), 0.55, aim=0.62),
    Row("expert against search-1, duel", "wildcards", DUEL, one(EXPERT, SEARCH, 1), 0.55, aim=0.62),
    Row("10 ms against 5 ms, CuBirds 2", "cubirds", PLAIN, one(EXPERT, "expert@5ms", 1), 0.465, aim=0.5),
    Row("10 ms against 5 ms, duel", "wildcards", DUEL, one(EXPERT, "expert@5ms", 1), 0.465, aim=0.5),
)
STEPS = (("expert", "skilled"), ("skilled", "casual"), ("casual", "beginner"))
LADDER = (
    *(Row(f"{high} against {low}, CuBirds 2", "cubirds", PLAIN, (high, low), 0.6, 0.8, part=0.4) for high, low in STEPS),
    *(Row(f"{high} against {low}, duel", "wildcards", DUEL, (high, low), 0.6, 0.8, part=0.4) for high, low in STEPS),
    *(
        Row(
            f"{high} against two of {low}, Wild Cards 2022 with 3",
            "wildcards",
            WITHOUT_LEO,
            (high, low, low),
            0.45,
            0.65,
            part=0.4,
        )
        for high, low in STEPS
    ),
)


def share_in(bout: Bout) -> Share:
    """The share of wins of the first bot, clustered by deal."""
    deals: dict[str, tuple[float, int]] = {}
    for played in bout.games:
        wins, seats = deals.get(played.seed, (0.0, 0))
        own = [seat for seat, bot in enumerate(played.bots) if bot == bout.lineup.bots[0]]
        deals[played.seed] = wins + sum(map(played.win_of, own)), seats + len(own)
    return share_of(deals.values())


def measure(row: Row, games: int, results: Path, cores: int) -> Share:
    """Play the remaining games of a row."""
    arena = Arena([Lineup.of(row.game, row.bots, dict(row.options))], games=round(games * row.part), seed=Seed.of(1))
    with (
        Results(results, heard=arena.add) as kept,
        tqdm(total=arena.played + arena.left, initial=arena.played, leave=False, desc=row.claim) as bar,
    ):
        arena.run(kept, cores=cores, progress=bar.update)
    return share_in(arena.bouts[0])


def lines_of(rows: tuple[Row, ...], shares: dict[Row, Share]) -> Iterator[str]:
    """Rows as a table."""
    yield "| claim | wanted | won | 95 % interval | games | |"
    yield "|---|---:|---:|---:|---:|---|"
    for row in rows:
        share = shares[row]
        wanted = f"at least {row.least:.1%}" if row.most == 1.0 else f"{row.least:.0%} to {row.most:.0%}"
        wanted += f", aim {row.aim:.0%}" if row.aim else ""
        met = "aim" if row.aim and share.share >= row.aim else "met" if row.least <= share.share <= row.most else "**missed**"
        yield f"| {row.claim} | {wanted} | {share.share:.1%} | {share.low:.1%} to {share.high:.1%} | {share.games:,} | {met} |"


def main() -> None:
    """Play all rows, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="per row (default: 1,000); steps of the ladder take fewer")
    parser.add_argument("--results", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--only", default="", help="rows whose claim has this in it; writes nothing")
    chosen = parser.parse_args()
    rows = [row for row in (*YARDSTICKS, *LADDER) if chosen.only in row.claim]
    shares: dict[Row, Share] = {}
    for row in rows:
        shares[row] = measure(row, chosen.games, chosen.results, chosen.cores)
        print(f"{row.claim}: {shares[row].share:.1%} ({shares[row].low:.1%} to {shares[row].high:.1%})", flush=True)
    if not chosen.only:
        write_part("make strength", page_of(shares, chosen.games), PAGE)


def page_of(shares: dict[Row, Share], games: int) -> str:
    """The part of docs/bots.md."""
    lines = [
        "## How strong they are",
        "",
        f"Measured on {date.today().isoformat()} by `make strength`, up to {games:,} games per row: {machine('all cores')}.",
        "The same deals are played with all rotations of the seats; intervals are clustered by deal. `casual-1` is the previous",
        "casual bot, which looked one move ahead; `search-1` is the first that searched. Both stay as they are. A budget of",
        "10 ms is per decision. A row is *met* if the share that was won is as wanted; *aim* says that it reached the aim, too.",
        "",
        *lines_of(YARDSTICKS, shares),
        "",
        "The ladder of levels, each as it plays for people:",
        "",
        *lines_of(LADDER, shares),
        "",
        "These commands play the rows, with `--games` and `--results strength.jsonl`:",
        "",
        "```sh",
        *dict.fromkeys(row.command for row in shares),
        "```",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
