"""Calibration: whether the chances that experts state come true, in every edition and with every number of players.

Games are stored in reliability.jsonl and are not played again: an interrupted run continues where it stopped. Games of other
weights are left out. Writes its part of docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import astuple
from datetime import date
from functools import partial
from hashlib import sha256
from pathlib import Path

from tqdm import tqdm

from bench.page import machine, write_part
from bench.strength import PAGE
from menagerie.bots.weights import latest_file
from menagerie.games import GAMES
from menagerie.lab import all_cores
from menagerie.lab.bot_game import checked_options, prepare_bots
from menagerie.lab.processes import done_on_processes
from menagerie.lab.reliability import BINS, Bin, Series, StatedChance, bins_of, play_and_say
from menagerie.words import Words

Said = Mapping[int, list[StatedChance]]  # what was stated in each game, by its number


def all_series() -> dict[str, Series]:
    """Games among experts in every form, by what a reader calls it."""
    found = {}
    for kind in GAMES.values():
        for form in kind.forms():
            name = f"{Words(kind.name).phrase(f'form-{form.name}')}, {form.players}"
            options = checked_options(kind, form.players, form.options)
            found[name] = Series(kind.name, form.players, options, "expert")
    return found


def key_of(series: Series) -> str:
    """What games have to share so that they are counted together: the form, the number of players and the weights."""
    weights = sha256(latest_file(series.game, series.form).read_bytes()).hexdigest()[:12]
    return f"{series.game} {series.form} {series.players} {weights}"


def stored_games(file: Path) -> dict[str, dict[int, list[StatedChance]]]:
    """The games that were played before, by their key."""
    found: dict[str, dict[int, list[StatedChance]]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        game = json.loads(line)
        found.setdefault(game["key"], {})[game["number"]] = [StatedChance(*each) for each in game["said"]]
    return found


def played(name: str, series: Series, games: int, before: Said, *, cores: int, file: Path) -> dict[int, list[StatedChance]]:
    """Play the games that are missing, and store each as soon as it is over."""
    said = {number: stated for number, stated in before.items() if number < games}
    missing = [number for number in range(games) if number not in said]
    if missing:
        prepare_bots(series.game, [series.level])
    bar = tqdm(total=games, initial=len(said), desc=name, leave=False)
    with file.open("a", encoding="utf-8") as lines, bar:
        for number, stated in done_on_processes(partial(play_and_say, series), iter(missing), cores=cores):
            said[number] = stated
            told = {"key": key_of(series), "number": number, "said": [astuple(each) for each in stated]}
            print(json.dumps(told), file=lines, flush=True)
            bar.update()
    return said


def table_of(found: Mapping[str, list[Bin | None]]) -> Iterator[str]:
    """Stated and true chances: a row for each form, a column for each tenth."""
    tenth = 100 // BINS
    yield "| edition, players | " + " | ".join(f"{number * tenth} to {(number + 1) * tenth} %" for number in range(BINS)) + " |"
    yield "|---|" + "---:|" * BINS
    for name, bins in found.items():
        yield f"| {name} | " + " | ".join(map(cell_of, bins)) + " |"


def cell_of(found: Bin | None) -> str:
    """The chance stated on average, and how often it came true, with a 95 % interval."""
    if found is None:
        return ""
    low, high = found.interval
    told = f"{found.chance:.0%} → {found.won:.0%} ({low * 100:.0f} to {high * 100:.0f})"
    return told if found.is_true else f"**{told}**"


def main() -> None:
    """Play all games, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150, help="of each form (default: 150)")
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--results", type=Path, default=Path("reliability.jsonl"))
    chosen = parser.parse_args()
    before, found = stored_games(chosen.results), {}
    for name, series in all_series().items():
        known = before.get(key_of(series), {})
        said = played(name, series, chosen.games, known, cores=chosen.cores, file=chosen.results)
        found[name] = bins_of(list(said.values()))
    lines = [
        "## Whether their chances come true",
        "",
        f"Measured on {date.today().isoformat()} by `make reliability`: {chosen.games} games of each edition among experts;",
        f"{machine('all cores')}. At every question with more than one answer, an expert stated its chance to win after",
        "the answer that it chose. Each cell holds one tenth of the stated chances: the chance that was stated on average, how",
        "often those games were won, and a 95 % interval, clustered by game. Bold marks cells that 5 points and that interval",
        "do not explain. Calibration was learned from other deals.",
        "",
        *table_of(found),
    ]
    write_part("make reliability", "\n".join(lines), PAGE)


if __name__ == "__main__":
    main()
