"""The server's pages, its HTTP API and its sockets."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.middleware.gzip import GZipMiddleware

from menagerie import __version__
from menagerie.games import GAMES
from menagerie.server.front.api_docs import notes
from menagerie.server.front.client_files import ASKED_AGAIN, FOR_A_DAY, FOR_EVER, KINDS, BuiltFiles
from menagerie.server.front.door import Door
from menagerie.server.front.doorkeeper import Doorkeeper, may_read_figures
from menagerie.server.front.guest_cookie import GuestCookies
from menagerie.server.front.headers import add_headers
from menagerie.server.front.health import Health
from menagerie.server.front.http_refusals import add_refusals, refusal
from menagerie.server.front.language_middleware import LanguageMiddleware
from menagerie.server.front.metrics import Metrics
from menagerie.server.front.server_names import names_of
from menagerie.server.front.settings import Settings
from menagerie.server.front.socket import Connection, is_own_origin, let_in, send_away, wanted_seat, why_not_spoken
from menagerie.server.limits import Buckets, address_of
from menagerie.server.names import cleaned
from menagerie.server.operator.api import add_operator
from menagerie.server.operator.api import router as operator
from menagerie.server.play.game_end import told_end
from menagerie.server.play.printed_forms import form_infos, form_of, level_infos
from menagerie.server.presentation.game_summary import Summaries
from menagerie.server.presentation.replay import Cards, Replays
from menagerie.server.presentation.rulebook_pages import book_of, how_to_play
from menagerie.server.presentation.table_info import Links, names_at
from menagerie.server.refusal import Refusal, Refusals
from menagerie.server.storage.store import Store
from menagerie.server.table.rooms import Rooms
from menagerie.server.wire.close_codes import CloseCode
from menagerie.server.wire.http_models import (
    ANY_REQUEST,
    Afterwards,
    Claim,
    Claimed,
    Form,
    GameInfo,
    HowToPlay,
    Level,
    Me,
    MyTable,
    NewTable,
    RulebookPage,
    ServerInfo,
    SitDown,
    Spoken,
    TableRef,
    given,
    refused,
)
from menagerie.server.wire.messages import PROTOCOL
from menagerie.words import Words

log = logging.getLogger(__name__)

CLIENT = Path(str(files("menagerie.server.front").joinpath("client")))
FOLDERS = {"assets": FOR_EVER, "art": FOR_A_DAY, "sounds": FOR_A_DAY, "api": FOR_A_DAY}  # of the client: how long they are kept
WORTH_COMPRESSING = 600  # bytes
USUAL_PLAYERS = 3


class Server:
    """Everything that the routes of one server share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.refusals = Refusals(settings.refusal_seconds, lambda kind: self.metrics.refusals.labels(kind).inc())
        self.door = Door(settings, self.refusals)
        self.names = names_of(settings.host, settings.public_url, settings.host_name)
        self.store = Store(settings.database)
        self.migrated = self.store.migrate()
        self.store.check_whole()
        self.guests = GuestCookies(self.store.signing_key())
        self.links = Links(settings.base)
        self.health = Health(self.store)
        self.rooms = Rooms(
            self.store,
            self.links,
            Buckets(*settings.opening),
            count_action=lambda game: self.metrics.actions.labels(game).inc(),
            pause_factor=settings.pause_factor,
            retention=settings.retention,
        )
        self.looking = Summaries(self.store)
        self.retelling = Replays(self.links)
        self.metrics.watch(self.store, self.rooms)


def _server(request: Request) -> Server:
    found: Server = request.app.state.server
    return found


ServerOf = Annotated[Server, Depends(_server)]
api = APIRouter(prefix="/api", responses=ANY_REQUEST)


@api.get("/games")
def games() -> list[GameInfo]:
    """The games, their forms, and the levels of bots."""
    return [
        GameInfo(
            game=name,
            title=(words := Words(name)).phrase("game-title"),
            goal=words.phrase("game-goal"),
            forms=[Form(form=info.form, label=info.label, players=info.players) for info in form_infos(kind, words)],
            usual=form_of(kind, None, USUAL_PLAYERS).name,
            levels=[Level(level=info.level, label=info.label, about=info.about) for info in level_infos(words)],
        )
        for name, kind in GAMES.items()
    ]


@api.get("/server")
def about_server(server: ServerOf) -> ServerInfo:
    """The version of the server, its protocol, and how long it keeps tables that nobody touches."""
    return ServerInfo(version=__version__, protocol=PROTOCOL, retention_days=server.settings.retention)


@api.get("/me")
async def me(request: Request, response: Response, server: ServerOf) -> Me:
    """Your name, and a cookie by which the server knows you."""
    return Me(name=await server.rooms.book.greet(server.guests.welcome(request, response)))


@api.put("/me", responses=refused(400))
async def rename_me(request: Request, response: Response, server: ServerOf, wanted: Me) -> Me:
    """Say what you are called."""
    name = cleaned(wanted.name)
    await server.rooms.book.call(server.guests.welcome(request, response), name)
    return Me(name=name)


@api.put("/me/language", status_code=204, responses=refused(400))
async def speak_to_me(request: Request, response: Response, server: ServerOf, wanted: Spoken) -> None:
    """Choose your language, for this device and for those to which you take a seat."""
    await server.rooms.book.speak_to(server.guests.welcome(request, response), wanted.language)


@api.get("/tables")
async def my_tables(request: Request, server: ServerOf) -> list[MyTable]:
    """The tables where you sit or sat, the latest first."""
    guest = server.guests.of(request)
    found = await server.store.tables_of(guest) if guest else []
    return [
        MyTable(
            table=row.id,
            game=row.kind,
            title=(words := Words(row.kind)).phrase("game-title"),
            form=words.phrase(f"form-{row.form}"),
            status=row.status,
            names=(names := names_at(row, [each.name for each in seats if each.kind != "open"])),
            seat=seat,
            your_turn=seat in row.awaited,
            headline=told_end(row, names),
            changed_at=row.changed_at,
        )
        for row, seat, seats in found
    ]


@api.post("/tables", status_code=201, responses=refused(400, 404, 429))
async def open_table(request: Request, response: Response, server: ServerOf, wanted: NewTable) -> TableRef:
    """Open a table: a lobby for friends, or a game against bots that starts at once."""
    guest = server.guests.welcome(request, response)
    name = wanted.name.strip() or await server.rooms.book.name_of(guest) or Words().phrase("guest")
    room = await server.rooms.create(guest, name, wanted, address_of(request))
    await server.rooms.book.keep_name(guest, cleaned(wanted.name))
    return TableRef(table=room.id)


@api.post("/tables/{table}/seats", status_code=201, responses=refused(400, 404, 410))
async def sit_down(table: str, request: Request, response: Response, server: ServerOf, who: SitDown) -> TableRef:
    """Take a free seat at a table."""
    guest = server.guests.welcome(request, response)
    await (await server.rooms.find(table)).sit(guest, who.name)
    await server.rooms.book.keep_name(guest, cleaned(who.name))
    return TableRef(table=table)


@api.delete("/tables/{table}/mine", status_code=204, responses=refused(400, 404, 410))
async def put_table_away(table: str, request: Request, server: ServerOf) -> None:
    """Take a table off your list, if its game is over or has not begun. If you sit in its lobby as a guest, you get up."""
    await server.rooms.put_away(table, server.guests.of(request) or "")


@api.post("/seats", status_code=201, responses=refused(400, 404, 409, 410))
async def claim_seat(request: Request, response: Response, server: ServerOf, claim: Claim) -> Claimed:
    """Come back to your seat by its private link, on any device. Your choice of language comes along."""
    found = await server.store.table_of_secret(claim.secret)
    if found is None:
        raise Refusal("unknown-seat-link")
    table, seat = found
    room, guest = await server.rooms.find(table), server.guests.welcome(request, response)
    await room.admit(guest, seat, keep_both=claim.keep_both)
    return Claimed(table=table, language=await server.rooms.book.take_along(guest, sorted(room.kept.seats[seat].guests)))


@api.get("/tables/{table}/record", responses=refused(400, 404, 410))
async def record(table: str, server: ServerOf) -> Response:
    """The record of a finished game: seed, actions and result. `menagerie verify` replays it."""
    text = (await server.rooms.find(table)).record()
    return Response(text, media_type="application/json", headers={"content-disposition": "attachment; filename=record.json"})


@api.get("/tables/{table}/afterwards", responses=refused(400, 404, 410))
async def afterwards(table: str, request: Request, server: ServerOf, seat: int | None = None) -> Afterwards:
    """How a finished game went: hands, turns, and the games before it. `seat` is yours, if you hold several."""
    room = await server.rooms.find(table)
    return await server.looking.at(room.kept, room.gamelog, server.guests.of(request) or "", seat)


@api.get("/tables/{table}/again", response_class=Response, responses={**refused(400, 404, 410, 429), **given("application/json")})
async def again(table: str, request: Request, server: ServerOf, cards: Cards = "mine", seat: int | None = None) -> Response:
    """The replay of a finished game: as one of your seats saw it, or with all cards open."""
    room, guest = await server.rooms.find(table), server.guests.of(request) or ""
    seats = sorted(room.audience.seats_of(guest), key=lambda each: each != seat)  # the seat of the page first
    told = await server.retelling.tell(room.kept, room.gamelog, seats=seats, cards=cards, address=address_of(request))
    return Response(told, media_type="application/json")


@api.get("/tables/{table}/qr.svg", response_class=Response, responses={**refused(404, 410), **given("image/svg+xml")})
async def qr_code(table: str, server: ServerOf) -> Response:
    """The table's link as a QR code."""
    picture = io.BytesIO()
    code = segno.make(server.links.table((await server.rooms.find(table)).id), error="m")
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False, dark="#25302a", light="#ffffff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@api.get("/rules/{game}", responses=refused(404))
def rules(game: str) -> RulebookPage:
    """A rulebook in our own words, numbered sentence by sentence."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    return book_of(game)


@api.get("/lessons/{game}", responses=refused(404))
def lessons(game: str) -> HowToPlay:
    """How to play, in pictures made by playing the rules."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    return how_to_play(game)


@api.websocket("/tables/{table}/socket")
async def socket(socket: WebSocket, table: str) -> None:
    """The socket of a live table; docs/protocol.md lists its messages."""
    server: Server = socket.app.state.server
    if not is_own_origin(socket, server.settings.public_url):
        server.refusals.add("foreign-origin")
        await socket.close(CloseCode.POLICY)
        return
    await socket.accept()
    if (why := why_not_spoken(socket)) is not None:
        server.refusals.add("other-protocol")
        await send_away(socket, why)
        return
    room = await let_in(socket, server.rooms.find(table))
    if room is None:
        return
    connection = Connection(socket, server.guests.of(socket) or "", address_of(socket), wanted_seat(socket))
    with server.metrics.sockets.track_inprogress():
        await connection.run(room)


pages = APIRouter(include_in_schema=False)


@pages.api_route("/health", methods=["GET", "HEAD"])
async def health(server: ServerOf) -> JSONResponse:
    """The health check: whether commits reach the disk, and soon enough."""
    report = await server.health.look()
    told = {"version": __version__, "commit_seconds": round(report.seconds, 4)}
    if report.problem is None:
        return JSONResponse({"status": "ok", **told})
    return JSONResponse({"status": "failing", "detail": Words().phrase("failing", {"problem": report.problem}), **told}, 503)


@pages.get("/metrics")
async def metrics(request: Request, server: ServerOf) -> Response:
    """The metrics, in the format of Prometheus."""
    if not may_read_figures(request, server.settings):
        raise Refusal("figures-closed")
    return Response(await server.metrics.tell(server.store), media_type=CONTENT_TYPE_LATEST)


@pages.api_route("/", methods=["GET", "HEAD"])
@pages.api_route("/table/{table}", methods=["GET", "HEAD"])
@pages.api_route("/again/{table}", methods=["GET", "HEAD"])
@pages.api_route("/rules/{game}", methods=["GET", "HEAD"])
@pages.api_route("/operator", methods=["GET", "HEAD"])
async def client(request: Request, server: ServerOf, table: str = "", game: str = "") -> Response:
    """The client, in the language of the browser. It reads the rest of the address itself."""
    return await _page(request, server)


async def _page(request: Request, server: Server, status: int = 200) -> Response:
    own = f"index.{await server.rooms.book.language_of(server.guests.of(request))}.html"
    page = own if (CLIENT / own).is_file() else "index.html"
    response = BuiltFiles(CLIENT, kept=ASKED_AGAIN).answer(page, request, status)
    response.headers.add_vary_header("accept-language, cookie")
    return response


async def _lead_home(request: Request, problem: Exception) -> Response:
    """Answer an unknown address: browsers get the client, which says so kindly; programs and parts of pages get one sentence."""
    is_part = request.url.path.lstrip("/").partition("/")[0] in FOLDERS
    if request.method == "GET" and not is_part and "text/html" in request.headers.get("accept", ""):
        return await _page(request, _server(request), 404)
    return refusal(404, Words().phrase("no-such-address"))


async def _log_request(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    started = time.perf_counter()
    response = await answer(request)
    seconds = time.perf_counter() - started
    route = getattr(
        request.scope.get("route"), "path", "static"
    )  # the pattern, not the address, because ids of tables are secrets
    request.app.state.server.metrics.requests.labels(route).observe(seconds)
    if route != "static":
        log.info(
            "request",
            extra={"method": request.method, "route": route, "status": response.status_code, "ms": round(1000 * seconds, 1)},
        )
    return response


def create_app(settings: Settings) -> FastAPI:
    """The application of one server."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        before = server.store.note_version(__version__)
        if before not in (None, __version__):
            log.info("upgraded", extra={"version_before": before, "version": __version__})
        if (migrated := server.migrated).before not in (None, migrated.after):
            log.info("migrated", extra={"revision_before": migrated.before, "revision": migrated.after})
        log.info("started", extra={"version": __version__})
        running = [asyncio.create_task(each) for each in (server.rooms.sweep(), server.rooms.neighbours.run())]
        yield
        for task in running:
            task.cancel()
        for outcome in await asyncio.gather(*running, return_exceptions=True):
            if isinstance(outcome, Exception):
                log.error("could not go on", exc_info=outcome)
        server.refusals.close()
        server.rooms.close()
        await server.rooms.neighbours.leave()
        server.store.close()
        log.info("stopped", extra={"version": __version__})

    app = FastAPI(
        title="Menagerie",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.server = server
    add_refusals(app, (*app.routes, *pages.routes, *notes.routes, *api.routes, *operator.routes), lost=_lead_home)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, exclude_content_types=tuple(KINDS.values()))
    app.middleware("http")(_log_request)  # outside the compression, which needs to know how long an answer is
    app.middleware("http")(add_headers)
    app.add_middleware(LanguageMiddleware)
    app.add_middleware(Doorkeeper, door=server.door, names=server.names, guests=server.guests)  # added last, so it runs first
    app.include_router(pages)
    app.include_router(notes)
    app.include_router(api)
    add_operator(app, server.store.database, server.rooms)
    for folder, kept in FOLDERS.items():
        if (CLIENT / folder).is_dir():
            app.mount(f"/{folder}", BuiltFiles(CLIENT / folder, kept=kept), name=folder)
    return app
