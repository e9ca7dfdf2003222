"""The operator's HTTP API, behind a key: list, end, delete and export tables, list and erase guests, make a backup."""

from __future__ import annotations

import hmac
import logging
import os
import tempfile
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response
from fastapi.responses import FileResponse
from fastapi.security import HTTPBearer
from starlette.background import BackgroundTask
from starlette.concurrency import run_in_threadpool

from menagerie.core import MenagerieError
from menagerie.server.limits import address_of
from menagerie.server.operator import administration
from menagerie.server.operator.administration import WantedTables
from menagerie.server.operator.day_figures import DayFigures
from menagerie.server.operator.key_proof import HEADER, is_proof
from menagerie.server.operator.site_copy import write_snapshot
from menagerie.server.operator.transactions import Transactions
from menagerie.server.rates import rated
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import Database
from menagerie.server.table.rooms import Rooms
from menagerie.server.wire.http_models import ANY_REQUEST, given, refused
from menagerie.server.wire.operator_models import (
    Forget,
    Forgotten,
    GuestLine,
    ManyDone,
    NotDone,
    OperatorKey,
    RequestSeen,
    SomeTables,
    State,
    TableList,
)
from menagerie.words import words_for
from menagerie.words.say import clean

DATABASE = "application/vnd.sqlite3"
DELETED_AT_ONCE = 25  # tables, in one commit; between two of them others have their turn

log = logging.getLogger(__name__)


class Operator:
    """The operator, identified by a key."""

    def __init__(self, desk: Transactions, rooms: Rooms, figures: DayFigures) -> None:
        self.desk, self.rooms, self.figures = desk, rooms, figures
        desk.write(administration.operator_key)
        self._rates = rooms.rates

    def admit(self, request: Request) -> None:
        """Check that a request carries the key. Wrong keys have a strict rate limit, which the right key never meets."""
        address = address_of(request)
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), self._key().encode()):
            self._rates.count("operator_requests", address)
        else:
            self._rates.count("operator_guesses", address)
            raise Refusal("wrong-key")

    def admit_proof(self, request: Request) -> None:
        """Check that a request carries a proof of the key, or the key itself."""
        if is_proof(request.headers.get(HEADER, ""), self._key()):
            self._rates.count("operator_requests", address_of(request))
        else:
            self.admit(request)

    def _key(self) -> str:
        """The current key: another process may have made a new one. If it cannot be read, anybody may learn why, so they are told
        no more than at /health."""
        try:
            return self.desk.read(administration.known_operator_key) or ""
        except Refusal as problem:
            raise Refusal("failing", problem=problem.code) from problem


@rated("operator_requests")
def _operator(request: Request) -> Operator:
    found: Operator = request.app.state.operator
    found.admit(request)
    return found


@rated("operator_requests")
def _proven(request: Request) -> None:
    request.app.state.operator.admit_proof(request)


OperatorOf = Annotated[Operator, Depends(_operator)]
PROTECTED: dict[str, Any] = {
    "prefix": "/api/operator",
    "dependencies": [Depends(HTTPBearer(auto_error=False, description="the operator’s key"))],  # told; `admit` looks at it
    "responses": {**ANY_REQUEST, **refused(401, 429)},
}
router = APIRouter(**PROTECTED)


def add_operator(app: FastAPI, database: Database, rooms: Rooms, figures: DayFigures) -> None:
    """Add the operator's API to an application."""
    app.state.operator = Operator(Transactions(database), rooms, figures)
    app.include_router(router)


@router.get("/tables")
def tables(
    operator: OperatorOf,
    state: State | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
    name: Annotated[str, Query(max_length=80, description="part of the name of a person or a bot")] = "",
    older: Annotated[int, Query(ge=0, le=36_500, description="days since the last change, at least")] = 0,
    limit: Annotated[int, Query(ge=1, le=administration.MOST_LISTED)] = 200,
) -> TableList:
    """The tables that match a search, games in play first."""
    wanted = WantedTables(state=state, game=game, name=clean(name.strip()), older=older)
    return operator.desk.read(lambda connection: administration.find_tables(connection, wanted, limit))


@router.post("/tables/end")
async def end_tables(operator: OperatorOf, wanted: SomeTables) -> ManyDone:
    """End several games where they stand."""
    not_done: list[NotDone] = []
    tables = dict.fromkeys(wanted.tables)
    for table in tables:
        try:
            administration.check_table_id(table)
            await operator.rooms.end(table)
        except MenagerieError as problem:
            not_done.append(_not_done(table, problem))
    log.info("operator", extra={"deed": "end", "tables": len(tables) - len(not_done)})
    return ManyDone(done=len(tables) - len(not_done), not_done=not_done)


@router.post("/tables/delete")
async def delete_tables(operator: OperatorOf, wanted: SomeTables) -> ManyDone:
    """Delete several tables and everything stored about them."""
    not_done: list[NotDone] = []
    tables = list(dict.fromkeys(wanted.tables))
    for first in range(0, len(tables), DELETED_AT_ONCE):
        some = tables[first : first + DELETED_AT_ONCE]
        known = [table for table in some if administration.is_table_id(table)]
        problem: MenagerieError = Refusal("unknown-table")
        deleted: set[str] = set()
        try:
            async with operator.rooms.closed(*known):
                deleted = await run_in_threadpool(operator.desk.delete_some, known)
        except MenagerieError as failure:
            problem = failure
        not_done += [_not_done(table, problem) for table in some if table not in deleted]
    log.info("operator", extra={"deed": "delete", "tables": len(tables) - len(not_done)})
    return ManyDone(done=len(tables) - len(not_done), not_done=not_done)


def _not_done(table: str, problem: MenagerieError) -> NotDone:
    return NotDone(table=table, text=words_for(problem.code).say(problem))


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
    await operator.rooms.board.refresh()  # blocks of the guest are gone
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


@router.get("/request", dependencies=[Depends(_proven)])
def request_seen(request: Request) -> RequestSeen:
    """How this very request arrived. A proof of the key is enough, so that the key itself need not travel."""
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
