"""The records in tests/records: whole games, each with its result and final table. Run it to add those that are missing.

What is stored there is never written again, since every later version has to replay it to the same bytes.
`python tests/programs/records.py FILE ...` adds games from elsewhere, each under the name of its file.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from support.forms import Form

from menagerie.bots import Seen
from menagerie.core import AnyGame, Record, Result, Seed
from menagerie.core.plain import from_plain, to_plain
from menagerie.core.record import EndedBy
from menagerie.games import GAMES
from menagerie.lab.bot_game import seated_bots

FOLDER = Path(__file__).parents[1] / "records"
INDEX = "index.jsonl"  # a line for each record, in the order in which they came
BOTS = ("casual", "beginner", "random")  # the players; the seed decides who of them begins
TO_THE_END = 10**6  # actions


@dataclass(frozen=True)
class Entry:
    """What a record replayed to when it was made, and under which rules."""

    name: str
    rules_version: int
    actions: int
    table: str  # the SHA-256 of the last table's bytes
    result: Result | None


@dataclass(frozen=True)
class Wanted:
    """A game that should be among the records."""

    form: Form
    seed: int
    actions: int = TO_THE_END
    ended: EndedBy | None = None
    starts: str = "seed"  # or from a "promised" seed, as at the table of a server, or from a "drawn" table

    def played(self) -> Record:
        """A game played by bots."""
        game = self._begun()
        bots = seated_bots([BOTS[(self.seed + seat) % len(BOTS)] for seat in range(self.form.players)], self.form, self.seed)
        while game.to_act and len(game.actions) < self.actions:
            seat = game.to_act[0]
            game.act(seat, bots[seat].choose(Seen.of(game, seat)))
        return replace(game.record(), ended=self.ended)

    def _begun(self) -> AnyGame:
        kind, game = GAMES[self.form.game], self.form.new(self.seed)
        if self.starts == "drawn":
            return kind.from_text(game.to_text())
        if self.starts == "promised":
            digits = hashlib.sha256(str(self.seed).encode()).hexdigest()
            promised = Seed(digits, "system", {"server": hashlib.sha256(digits.encode()).hexdigest()})
            return kind.new(self.form.players, seed=promised, **dict(self.form.options))
        return game


SPECIAL = {  # in addition to two games of every form
    "cubirds-1-two-extra-birds": Wanted(Form("cubirds", 1, (("extra_birds", 2),)), 3),
    "cubirds-1-four-extra-birds": Wanted(Form("cubirds", 1, (("extra_birds", 4),)), 4),
    "cubirds-1-end-game": Wanted(Form("cubirds", 1, (("exhaustion", "end-game"),)), 3),
    "cubirds-2-end-game": Wanted(Form("cubirds", 2, (("exhaustion", "end-game"), ("first_player", 1))), 5),
    "cubirds-3-first-player": Wanted(Form("cubirds", 3, (("first_player", 2),)), 6),
    "cubirds-4-turn-limit": Wanted(Form("cubirds", 4, (("turn_limit", 20),)), 7),
    "cubirds-2-promised": Wanted(Form("cubirds", 2), 8, starts="promised"),
    "cubirds-2-drawn": Wanted(Form("cubirds", 2), 9, starts="drawn"),
    "cubirds-3-in-the-middle": Wanted(Form("cubirds", 3), 10, actions=25),
    "cubirds-3-ended-by-operator": Wanted(Form("cubirds", 3), 11, actions=14, ended=EndedBy.OPERATOR),
    "wildcards-3-random-removal": Wanted(Form("wildcards", 3, (("edition", "2020"), ("removal", "random"))), 3),
    "wildcards-3-holder-first": Wanted(
        Form("wildcards", 3, (("removal", "random"), ("talisman", 1), ("talisman_order", "holder-first"))), 4
    ),
    "wildcards-5-all-ones": Wanted(
        Form("wildcards", 5, (("edition", "2020"), ("habitat_split", "14 0 0 0"), ("wild_values", "1 1 1 1"))), 5
    ),
    "wildcards-2-duel-all-fours": Wanted(
        Form("wildcards", 2, (("edition", "duel"), ("habitat_split", "0 0 0 14"), ("wild_values", "4 4 4 4"))), 6
    ),
    "wildcards-2-duel-one-point": Wanted(Form("wildcards", 2, (("edition", "duel"), ("secret_points", "one-point"))), 7),
    "wildcards-4-leo-own-box": Wanted(
        Form("wildcards", 4, (("leo", True), ("habitat_split", "2 3 4 5"), ("wild_values", "2 2 3 4"), ("talisman", 3))), 8
    ),
    "wildcards-4-promised": Wanted(Form("wildcards", 4), 9, starts="promised"),
    "wildcards-2-duel-drawn": Wanted(Form("wildcards", 2, (("edition", "duel"),)), 10, starts="drawn"),
    "wildcards-4-in-the-middle": Wanted(Form("wildcards", 4), 11, actions=32),
    "wildcards-3-leo-ended-by-agreement": Wanted(Form("wildcards", 3, (("leo", True),)), 12, actions=20, ended=EndedBy.AGREEMENT),
}


def wanted() -> Iterator[tuple[str, Wanted]]:
    """All games that should be there, by name. New rules get new names, beside those of the earlier rules."""
    for game, kind in GAMES.items():
        for form in kind.forms():
            told = (name if value is True else str(value) for name, value in form.options.items() if value is not False)
            named = "-".join([game, str(form.players), *told])
            for letter, seed in (("a", 1), ("b", 2)):
                made = Wanted(Form(game, form.players, tuple(form.options.items())), seed)
                yield f"{named}-{letter}-rules-{kind.rules_version}", made
    for name, made in SPECIAL.items():
        yield f"{name}-rules-{GAMES[made.form.game].rules_version}", made


def entries(folder: Path = FOLDER) -> list[Entry]:
    """The entries of all records."""
    index = folder / INDEX
    return [from_plain(Entry, json.loads(line)) for line in index.read_text().splitlines()] if index.exists() else []


def record_named(name: str, folder: Path = FOLDER) -> Record:
    """A stored record."""
    return Record.from_json((folder / f"{name}.json").read_text(encoding="utf-8"))


def entry_of(name: str, game: AnyGame) -> Entry:
    """The entry for a game."""
    table = hashlib.sha256(game.to_bytes()).hexdigest()
    return Entry(name, game.rules_version, len(game.actions), table, game.result)


def add(name: str, record: Record, folder: Path = FOLDER) -> None:
    """Store one more record, if it replays correctly; FileExistsError if there is one with this name."""
    entry = entry_of(name, GAMES[record.game].replay(record))
    with (folder / f"{name}.json").open("x", encoding="utf-8") as file:
        file.write(record.to_json())
    with (folder / INDEX).open("a", encoding="utf-8") as index:
        index.write(json.dumps(to_plain(entry), ensure_ascii=False) + "\n")
    print(f"added {name}: {entry.actions} actions")


def add_missing(folder: Path = FOLDER) -> None:
    """Play and store every game that should be there and is not."""
    known = {entry.name for entry in entries(folder)}
    for name, game in wanted():
        if name not in known:
            add(name, game.played(), folder)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file in map(Path, sys.argv[1:]):
        add(file.stem, Record.from_json(file.read_text(encoding="utf-8")))
    if not sys.argv[1:]:
        add_missing()
