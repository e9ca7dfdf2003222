"""Databases written without a server: an empty one, and one with a table in each state. Each is made once."""

import asyncio
import hashlib
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from menagerie.core import Choice, Seed
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.printed_forms import checked_options, form_of
from menagerie.server.play.restored_game import result_of
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.rows import GameRow, LogLine, SeatRow, StoredTable
from menagerie.server.storage.store import Store


def club(path: Path) -> Path:
    """Nel and Bo at a table in the lobby, in play and at the end; at the last two Nel may also sit down with her phone."""
    path.write_bytes(_made(_fill))
    return path


def bare(path: Path) -> Path:
    """A current database without a secret, a guest or a table."""
    path.write_bytes(_made(None))
    return path


@cache
def _made(fill: Callable[[Store], None] | None) -> bytes:
    """A database in one file, as bytes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made.db"
        store = Store(path)
        store.migrate()
        if fill is not None:
            fill(store)
        store.close()
        return path.read_bytes()


def _fill(store: Store) -> None:
    for kept, lines in (lobby(), game("playing", most=6), game("over", most=10**6)):
        asyncio.run(store.create(kept))
        for line in lines:
            asyncio.run(store.append(kept, line))
    asyncio.run(GuestBook(store).call("guest-of-nel", "Nel"))


def lobby() -> tuple[StoredTable, list[LogLine]]:
    seats = [SeatRow(0, "person", "Nel", guests={"guest-of-nel"}), SeatRow(1, "person", "Bo", guests={"guest-of-bo"})]
    return StoredTable(GameRow("lobby", "cubirds", "usual", 2), seats), []


def game(name: str, most: int, turns: int = 4) -> tuple[StoredTable, list[LogLine]]:
    """A game with so many turns, and so many actions at most."""
    kind, random = GAMES["cubirds"], Random(name)
    made = Seed.of(7)
    row = GameRow(name, "cubirds", "usual", 2, {"turn_limit": turns}, status="playing", rules_version=kind.rules_version)
    row.seed = to_plain(Seed(made.digits, made.source, {"server": hashlib.sha256(made.digits.encode()).hexdigest()}))  # type: ignore[assignment]  # a mapping stays one
    gamelog = GameLog(kind, 2, made, checked_options(kind, form_of(kind, "usual", 2), 2, row.options))
    lines = []
    while gamelog.game.to_act and gamelog.seq < most:
        seat = gamelog.game.to_act[0]
        action = random.choice(gamelog.game.legal_actions(seat))
        action = action.at_random(random) if isinstance(action, Choice) else action
        lines.append(gamelog.act(seat, action, client_id=f"m{gamelog.seq + 1}"))
    seats = [SeatRow(0, "person", "Nel", guests={"guest-of-nel", "phone"}), SeatRow(1, "person", "Bo", guests={"guest-of-bo"})]
    kept = StoredTable(row, seats)
    row.awaited = list(gamelog.game.to_act)
    if gamelog.game.result is not None:
        row.status, row.result = "over", result_of(kept, lines)
    return kept, lines
