"""The HTTP API of finished games: playing on from one of their moments, and records from a file."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from menagerie.server.front.server_state import ServerOf
from menagerie.server.limits import address_of
from menagerie.server.names import cleaned
from menagerie.server.rates import rate
from menagerie.server.table.continuation import NewPlayer, PlayedMoment
from menagerie.server.wire.http_models import ANY_REQUEST, PlayOn, RecordFile, TableRef, refused
from menagerie.words import Words

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


@finished_api.post("/records", status_code=201, responses=refused(400), dependencies=[rate("uploads")])
async def upload_record(server: ServerOf, file: RecordFile) -> TableRef:
    """Open a finished game from a record file, to watch and review it. A record that cannot be replayed is refused."""
    return TableRef(table=(await server.rooms.keep_record(file.record)).id)
