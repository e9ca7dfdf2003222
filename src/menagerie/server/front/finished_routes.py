"""The HTTP API of finished games: playing on, trying a choice again, and records from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from menagerie.server.front.server_state import Server, ServerOf
from menagerie.server.limits import address_of
from menagerie.server.names import cleaned
from menagerie.server.play.gamelog import GameLog
from menagerie.server.presentation.retried_choice import RetriedChoice
from menagerie.server.rates import rate
from menagerie.server.storage.rows import StoredTable
from menagerie.server.table.continuation import NewPlayer, PlayedMoment
from menagerie.server.wire.http_models import ANY_REQUEST, PlayOn, RecordFile, TableRef, given, refused
from menagerie.server.wire.learning_models import MomentVerdict, PuzzleAnswer, PuzzleQuestion
from menagerie.words import Words
from menagerie.words.language import speaking, spoken

Number = Annotated[int, Path(ge=0, le=100_000, description="the number of its action, from 0")]

finished_api = APIRouter(prefix="/api", responses=ANY_REQUEST)


@finished_api.post(
    "/tables/{table}/continued", status_code=201, responses=refused(400, 404, 410), dependencies=[rate("openings")]
)
async def play_on(table: str, request: Request, response: Response, server: ServerOf, wanted: PlayOn) -> TableRef:
    """Open a new table and play on from a moment of a finished game, against bots. What you could not see is dealt again."""
    guest, book = server.guests.welcome(request, response), server.rooms.book
    name = wanted.name.strip() or await book.name_of(guest) or Words().phrase("guest")
    player = NewPlayer(guest, name, await book.face_of(guest))
    room = await server.rooms.play_on(table, PlayedMoment(wanted.move, wanted.seat), player, wanted, address_of(request))
    await book.keep_name(guest, cleaned(wanted.name))
    return TableRef(table=room.id)


@finished_api.get(
    "/tables/{table}/choices/{number}",
    response_class=Response,
    responses={**refused(400, 404, 410), **given("application/json")},
    dependencies=[rate("replays")],
)
async def choice(table: str, number: Number, server: ServerOf) -> Response:
    """A choice of a finished game, asked once more: the table as its seat saw it then, and the question."""
    told = await server.rooms.restorer.run(partial(_table_of, await _kept(server, table), number, server.links.base, spoken()))
    return Response(told, media_type="application/json")


@finished_api.post(
    "/tables/{table}/choices/{number}/previews",
    response_class=Response,
    responses={**refused(400, 404, 410), **given("application/json")},
    dependencies=[rate("summaries")],
)
async def preview_choice(table: str, number: Number, server: ServerOf, wanted: PuzzleQuestion) -> Response:
    """What some answers to it would do, as at a table."""
    told = await server.rooms.restorer.run(partial(_previews_of, await _kept(server, table), number, wanted.actions, spoken()))
    return Response(told, media_type="application/json")


@finished_api.post("/tables/{table}/choices/{number}/answer", responses=refused(400, 404, 410), dependencies=[rate("summaries")])
async def answer_choice(table: str, number: Number, server: ServerOf, wanted: PuzzleAnswer) -> MomentVerdict:
    """What the coach thinks of an answer to it. Nothing is stored."""
    retried = await server.rooms.restorer.run(partial(RetriedChoice.of, *await _kept(server, table), number))
    return await server.reviews.of_answer(retried, wanted.action)


Kept = tuple[StoredTable, GameLog | None]


async def _kept(server: Server, table: str) -> Kept:
    live = (await server.rooms.find(table)).live
    return live.stored, live.gamelog


def _table_of(kept: Kept, number: int, base: str, language: str) -> bytes:
    with speaking(language):
        return RetriedChoice.of(*kept, number).table(base)


def _previews_of(kept: Kept, number: int, actions: Sequence[str | Mapping[str, Any]], language: str) -> bytes:
    with speaking(language):
        return RetriedChoice.of(*kept, number).question().previews(actions)


@finished_api.post("/records", status_code=201, responses=refused(400), dependencies=[rate("uploads")])
async def upload_record(server: ServerOf, file: RecordFile) -> TableRef:
    """Open a finished game from a record file, to watch and review it. A record that cannot be replayed is refused."""
    return TableRef(table=(await server.rooms.keep_record(file.record)).id)
