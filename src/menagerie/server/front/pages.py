"""The pages of the client, the health check and the metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST

from menagerie import __version__
from menagerie.games import GAMES
from menagerie.server.front.client_files import ASKED_AGAIN, FOR_A_DAY, FOR_EVER, BuiltFiles
from menagerie.server.front.doorkeeper import may_read_figures
from menagerie.server.front.http_refusals import refusal
from menagerie.server.front.server_state import Server, ServerOf, server_of
from menagerie.server.presentation.link_preview import preview_tags
from menagerie.server.rates import rate
from menagerie.server.refusal import Refusal
from menagerie.words import Words

FOLDERS = {"assets": FOR_EVER, "art": FOR_A_DAY, "sounds": FOR_A_DAY, "api": FOR_A_DAY}  # of the client: how long they are kept

FAVICON = "art/favicon.ico"
VARY = "accept-language, cookie"

pages = APIRouter(include_in_schema=False)


@pages.api_route("/health", methods=["GET", "HEAD"], dependencies=[rate("reads")])
async def health(server: ServerOf) -> JSONResponse:
    """The health check: whether commits reach the disk, and soon enough."""
    report = await server.health.look()
    told = {"version": __version__, "commit_seconds": round(report.seconds, 4)}
    if report.problem is None:
        return JSONResponse({"status": "ok", **told})
    return JSONResponse({"status": "failing", "detail": Words().phrase("failing", {"problem": report.problem}), **told}, 503)


@pages.get("/metrics", dependencies=[rate("reads")])
async def metrics(request: Request, server: ServerOf) -> Response:
    """The metrics, in the format of Prometheus."""
    if not may_read_figures(request, server.settings):
        raise Refusal("figures-closed")
    return Response(await server.metrics.tell(server.store), media_type=CONTENT_TYPE_LATEST)


@pages.api_route("/favicon.ico", methods=["GET", "HEAD"], dependencies=[rate("files")])
async def favicon(request: Request, server: ServerOf) -> Response:
    """The icon, for programs that look for it without reading a page."""
    if not (server.settings.client / FAVICON).is_file():
        return refusal(404, Words().phrase("no-such-address"))
    return BuiltFiles(server.settings.client, kept=FOR_A_DAY).answer(FAVICON, request)


@pages.api_route("/", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/table/{table}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/again/{table}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/again/{table}/{number}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/rules/{game}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/puzzle/{game}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/puzzle/{game}/{puzzle}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/puzzles", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/puzzles/{game}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/progress", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/learn/{game}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/learn/{game}/{exercise}", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/operator", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/about", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/imprint", methods=["GET", "HEAD"], dependencies=[rate("reads")])
@pages.api_route("/privacy", methods=["GET", "HEAD"], dependencies=[rate("reads")])
async def client(request: Request, server: ServerOf, table: str = "", game: str = "") -> Response:
    """The client, in the language of the browser. It reads the rest of the address itself."""
    found = await server.store.game_of(table) if table else None
    if found is not None and found[0] in GAMES:
        tags = preview_tags(*found, server.links.base, request.url.path)
        text = (server.settings.client / await _name_of_page(request, server)).read_text(encoding="utf-8")
        return HTMLResponse(text.replace("</head>", f"{tags}</head>", 1), headers={"cache-control": ASKED_AGAIN, "vary": VARY})
    return await _page(request, server)


async def _page(request: Request, server: Server, status: int = 200) -> Response:
    page = await _name_of_page(request, server)
    response = BuiltFiles(server.settings.client, kept=ASKED_AGAIN).answer(page, request, status)
    response.headers.add_vary_header(VARY)
    return response


async def _name_of_page(request: Request, server: Server) -> str:
    own = f"index.{await server.rooms.book.language_of(server.guests.of(request))}.html"
    return own if (server.settings.client / own).is_file() else "index.html"


async def lead_home(request: Request, problem: Exception) -> Response:
    """Answer an unknown address: browsers get the client, which says so kindly; programs and parts of pages get one sentence."""
    is_part = request.url.path.lstrip("/").partition("/")[0] in FOLDERS
    if request.method == "GET" and not is_part and "text/html" in request.headers.get("accept", ""):
        return await _page(request, server_of(request), 404)
    return refusal(404, Words().phrase("no-such-address"))
