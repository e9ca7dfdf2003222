"""Tables to measure the server with: whole games, played at random from fixed seeds, in a database as the server stores it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import insert
from starlette.requests import Request
from starlette.responses import Response

from menagerie.core import Action, Choice, Seed
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.server.front.guest_cookie import GuestCookies
from menagerie.server.play.printed_forms import form_of
from menagerie.server.storage import schema
from menagerie.server.storage.rows import GameRow, LogLine, SeatRow, StoredTable, now
from menagerie.server.storage.store import Store


@dataclass(frozen=True)
class Form:
    """A form of a game, with its number of players."""

    title: str
    game: str
    form: str
    players: int


TRIED = 20  # games played for each one that is used
CUBIRDS = Form("CuBirds, 3 people", "cubirds", "usual", 3)
FOUR_BIRDERS = Form("CuBirds, 4 people", "cubirds", "usual", 4)
WILD_CARDS = Form("Wild Cards 2022, 4 people", "wildcards", "2022", 4)


@dataclass(frozen=True)
class Act:
    """An action still to be done: who does it, and its message."""

    seat: int
    id: str
    text: bytes


@dataclass(frozen=True)
class Table:
    """A table in a file: its id, its people, and how its game goes on."""

    id: str
    guests: list[str]
    cookies: list[str]
    done: int
    acts: list[Act]


@dataclass(frozen=True)
class Guest:
    """A guest whom the server identifies by a cookie."""

    id: str
    cookie: str


def random_game(form: Form, number: int) -> list[tuple[int, Action]]:
    """A whole game as a list of seats and actions; the same for the same number."""
    kind, random = GAMES[form.game], Random(number)
    game = kind.new(form.players, seed=number, **form_of(kind, form.form, form.players).options)
    actions = list[tuple[int, Action]]()
    while game.to_act:
        seat = random.choice(game.to_act)
        action = random.choice(game.legal_actions(seat))
        if isinstance(action, Choice):
            action = action.compose(random.sample(action.cards, random.randint(action.least, action.most)))
        actions.append((seat, action))
        game.act(seat, action)
    return actions


def random_games(form: Form, count: int, *, least: int = 1) -> list[tuple[int, list[tuple[int, Action]]]]:
    """Games with at least so many actions, each with its seed."""
    numbered = ((number, random_game(form, number)) for number in range(1, TRIED * count + 1))
    found = list(islice((each for each in numbered if len(each[1]) >= least), count))
    assert len(found) == count, f"hardly any game of {form.title} has {least} actions"
    return found


def spread(window: int) -> Callable[[int, int, int], int]:
    """The starting point in each game: spread over the whole length, except for the actions to be measured."""

    def done(index: int, count: int, length: int) -> int:
        return max(0, length - window) * index // max(1, count - 1)

    return done


async def write_tables(
    where: str | Path, form: Form, games: list[tuple[int, list[tuple[int, Action]]]], done: Callable[[int, int, int], int]
) -> list[Table]:
    """Write tables into a database, each at its starting point, and return how they go on. Automatic answers are off."""
    store = Store(where)
    store.migrate()
    guests = GuestCookies(store.signing_key())
    engine = store.database.plain_engine()
    tables = []
    for index, (seed, actions) in enumerate(games):
        people = [new_guest(guests) for _ in range(form.players)]
        begun = done(index, len(games), len(actions))
        kept = kept_table(f"{form.game}-{index}", form, Seed.of(seed), people)
        await store.create(kept)
        lines = [
            LogLine(seq, seat, "action", str(action), "person", str(seq))
            for seq, (seat, action) in enumerate(actions[:begun], start=1)
        ]  # the log as the store writes it; its own call would wait for the disk at every line
        with engine.begin() as connection:
            if lines:
                connection.execute(
                    insert(schema.event), [{"game_id": kept.game.id, "at": now(), **asdict(line)} for line in lines]
                )
        acts = [act(seq, seat, action) for seq, (seat, action) in enumerate(actions[begun:], start=begun)]
        tables.append(Table(kept.game.id, [each.id for each in people], [each.cookie for each in people], begun, acts))
    engine.dispose()
    store.close()
    return tables


def kept_table(table: str, form: Form, seed: Seed, people: list[Guest]) -> StoredTable:
    """A table in play at which only people sit."""
    plain = to_plain(Seed(seed.digits, seed.source, {"server": "0" * 64}))
    row = GameRow(table, form.game, form.form, form.players, status="playing", seed=plain)  # type: ignore[arg-type]  # a mapping stays one
    row.rules_version = GAMES[form.game].rules_version
    seats = [
        SeatRow(seat, "person", f"Person {seat + 1}", ready=True, automatic=False, guests={guest.id})
        for seat, guest in enumerate(people)
    ]
    return StoredTable(row, seats)


def act(seq: int, seat: int, action: Action) -> Act:
    """The message for an action, given how many were done before."""
    said = {"type": "act", "id": f"act-{seq}", "seq": seq, "action": action.plain()}
    return Act(seat, said["id"], msgspec.json.encode(said))  # type: ignore[arg-type]  # the id is a text


def new_guest(guests: GuestCookies) -> Guest:
    """A new guest with a cookie as the server would set it."""
    asked = Request({"type": "http", "scheme": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []})
    answer = Response()
    return Guest(guests.welcome(asked, answer), answer.headers["set-cookie"].partition(";")[0])
