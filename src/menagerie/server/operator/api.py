"""The operator's HTTP API, behind a key: list, end, delete and export tables, list and erase guests, make a backup."""

from __future__ import annotations

import hmac
import logging
import os
import tempfile
from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.responses import FileResponse
from fastapi.security import HTTPBearer
from starlette.background import BackgroundTask
from starlette.concurrency import run_in_threadpool

from menagerie.server.limits import Buckets, Limits, address_of, neighbourhood
from menagerie.server.operator import administration
from menagerie.server.operator.key_proof import HEADER, is_proof
from menagerie.server.operator.site_copy import write_snapshot
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import Database
from menagerie.server.table.rooms import Rooms
from menagerie.server.wire.http_models import ANY_REQUEST, given, refused
from menagerie.server.wire.operator_models import Forget, Forgotten, GuestLine, OperatorKey, RequestSeen, TableLine

State = Literal["lobby", "playing", "over"]
DATABASE = "application/vnd.sqlite3"

log = logging.getLogger(__name__)


class Operator:
    """The operator, whom the server knows by a key."""

    def __init__(self, desk: Transactions, rooms: Rooms, limits: Limits) -> None:
        self.desk, self.rooms = desk, rooms
        desk.write(administration.operator_key)
        self._asking, self._guessing = Buckets(*limits.operator_requests), Buckets(*limits.operator_guesses)

    def admit(self, request: Request) -> None:
        """Check that a request carries the key. Wrong keys have a strict rate limit, which the right key never meets."""
        address = neighbourhood(address_of(request))
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), self._key().encode()):
            if not self._asking.take(address):
                raise Refusal("too-fast")
        elif not self._guessing.take(address):
            raise Refusal("too-fast")
        else:
            raise Refusal("wrong-key")

    def admit_proof(self, request: Request) -> None:
        """Check that a request carries a proof of the key, or the key itself."""
        if not is_proof(request.headers.get(HEADER, ""), self._key()):
            self.admit(request)

    def _key(self) -> str:
        """The current key: another process may have made a new one."""
        return self.desk.read(administration.known_operator_key) or ""


def _operator(request: Request) -> Operator:
    found: Operator = request.app.state.operator
    found.admit(request)
    return found


OperatorOf = Annotated[Operator, Depends(_operator)]
router = APIRouter(
    prefix="/api/operator",
    dependencies=[Depends(HTTPBearer(auto_error=False, description="the operator’s key"))],  # told; `admit` looks at it
    responses={**ANY_REQUEST, **refused(401, 429)},
)


def add_operator(app: FastAPI, database: Database, rooms: Rooms, limits: Limits) -> None:
    """Add the operator's API to an application."""
    app.state.operator = Operator(Transactions(database), rooms, limits)
    app.include_router(router)


@router.get("/tables")
def tables(operator: OperatorOf, state: State | None = None) -> list[TableLine]:
    """All tables, games in play first."""
    return operator.desk.read(lambda connection: administration.tables(connection, state))


@router.post("/tables/{table}/end", status_code=204, responses=refused(400, 404))
async def end_table(table: str, operator: OperatorOf) -> None:
    """End a game where it stands. Everybody at the table is told at once."""
    await operator.rooms.end(table)
    log.info("operator", extra={"deed": "end"})


@router.delete("/tables/{table}", status_code=204, responses=refused(404))
async def delete_table(table: str, operator: OperatorOf) -> None:
    """Delete a table and everything stored about it."""
    async with operator.rooms.closed(table):
        await run_in_threadpool(operator.desk.delete, table)
    log.info("operator", extra={"deed": "delete"})


@router.get("/tables/{table}/record", responses=refused(400, 404, 410))
def record(table: str, operator: OperatorOf, *, hidden: bool = False) -> Response:
    """The record of a table's game. While the game is in play it shows hidden cards, so it needs `hidden`."""
    made = operator.desk.read(lambda connection: administration.record_of(connection, table, with_hidden_cards=hidden))
    return Response(made, media_type="application/json", headers={"content-disposition": "attachment; filename=record.json"})


@router.get("/guests")
def guests(operator: OperatorOf) -> list[GuestLine]:
    """All guests about whom anything is stored."""
    return operator.desk.read(administration.guests)


@router.post("/forget", responses=refused(400))
async def forget(operator: OperatorOf, wanted: Forget) -> Forgotten:
    """Erase a guest."""
    found = await run_in_threadpool(operator.desk.read, lambda connection: administration.guest_called(connection, wanted.who))
    held = await run_in_threadpool(operator.desk.read, lambda connection: administration.tables_held_by(connection, found.guest))
    async with operator.rooms.closed(*held):
        forgotten = await run_in_threadpool(operator.desk.forget, found.guest)
    log.info("operator", extra={"deed": "forget"})
    return forgotten


@router.get("/backup", response_class=Response, responses=given(DATABASE))
def backup(operator: OperatorOf) -> FileResponse:
    """A snapshot of the database in one file. It contains every secret of the site."""
    file, name = tempfile.mkstemp(suffix=".db")
    os.close(file)
    write_snapshot(operator.desk, Path(name))
    deleted = BackgroundTask(os.unlink, name)
    return FileResponse(name, filename="menagerie-backup.db", media_type=DATABASE, background=deleted)


@router.get("/request")
def request_seen(request: Request) -> RequestSeen:
    """How this very request arrived. A proof of the key is enough, so that the key itself need not travel."""
    operator: Operator = request.app.state.operator
    operator.admit_proof(request)
    headers = request.headers
    return RequestSeen(
        scheme=request.url.scheme,
        address=address_of(request),
        host=headers.get("host", ""),
        forwarded="x-forwarded-proto" in headers,
    )


@router.post("/key")
def new_key(operator: OperatorOf) -> OperatorKey:
    """Make a new key. The one you sent no longer works."""
    return OperatorKey(key=operator.desk.write(administration.new_operator_key))
