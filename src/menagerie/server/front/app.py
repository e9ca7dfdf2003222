"""The application: routes, pages, middleware, and everything that starts and stops with it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from starlette.middleware.gzip import GZipMiddleware

from menagerie import __version__
from menagerie.server.front.api_docs import notes
from menagerie.server.front.client_files import KINDS, BuiltFiles
from menagerie.server.front.doorkeeper import Doorkeeper
from menagerie.server.front.finished_routes import finished_api
from menagerie.server.front.headers import add_headers
from menagerie.server.front.http_refusals import add_refusals
from menagerie.server.front.language_middleware import LanguageMiddleware
from menagerie.server.front.pages import FOLDERS, lead_home, pages
from menagerie.server.front.progress_routes import progress_api
from menagerie.server.front.puzzle_routes import puzzle_api
from menagerie.server.front.routes import api
from menagerie.server.front.server_state import Server
from menagerie.server.front.settings import Settings
from menagerie.server.operator.api import add_operator
from menagerie.server.operator.api import router as operator
from menagerie.server.operator.checkup import Checkup
from menagerie.server.operator.server_status import count_people
from menagerie.server.operator.site_api import site

log = logging.getLogger(__name__)

WORTH_COMPRESSING = 600  # bytes


async def _log_request(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    started = time.perf_counter()
    response = await answer(request)
    seconds = time.perf_counter() - started
    route = getattr(request.scope.get("route"), "path", "static")  # the pattern, not the address: ids of tables are secrets
    request.app.state.server.metrics.requests.labels(route).observe(seconds)
    request.app.state.server.figures.count_request()
    if route != "static":
        log.info(
            "request",
            extra={"method": request.method, "route": route, "status": response.status_code, "ms": round(1000 * seconds, 1)},
        )
    return response


def _tasks_of(server: Server) -> Iterator[Coroutine[Any, Any, None]]:
    """What a server does for as long as it runs."""
    rooms = server.rooms
    yield from (rooms.sweep(), rooms.watch_links(), rooms.board.run(), rooms.neighbours.run())
    yield server.figures.watch(lambda: count_people(rooms), server.settings.waits.site)
    if server.backups is not None:
        yield server.backups.run()


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
        await server.rooms.board.refresh()
        logging.getLogger().addHandler(server.figures.errors)
        running = [asyncio.create_task(each) for each in _tasks_of(server)]
        yield
        for task in running:
            task.cancel()
        for outcome in await asyncio.gather(*running, return_exceptions=True):
            if isinstance(outcome, Exception):
                log.error("could not go on", exc_info=outcome)
        logging.getLogger().removeHandler(server.figures.errors)
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
        openapi_url=None,  # api_docs.py has it, with a rate limit
    )
    app.state.server, app.state.rates = server, server.rooms.rates
    routers = (pages, notes, api, finished_api, progress_api, puzzle_api, operator, site)
    add_refusals(app, (*app.routes, *(route for router in routers for route in router.routes)), lost=lead_home)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, exclude_content_types=tuple(KINDS.values()))
    app.middleware("http")(_log_request)  # around compression: from here on, nobody knows how long a response is
    app.middleware("http")(add_headers)
    app.add_middleware(LanguageMiddleware)
    app.add_middleware(
        Doorkeeper, door=server.door, names=server.names, guests=server.guests, rooms=server.rooms
    )  # the last one added comes first
    app.include_router(pages)
    app.include_router(notes)
    app.include_router(api)
    app.include_router(progress_api)
    app.include_router(finished_api)
    app.include_router(puzzle_api)
    add_operator(app, server.store.database, server.rooms, server.figures)
    app.state.checkup = Checkup(app.state.operator.desk, settings)
    app.include_router(site)
    for folder, kept in FOLDERS.items():
        if (settings.client / folder).is_dir():
            app.mount(f"/{folder}", BuiltFiles(settings.client / folder, kept=kept), name=folder)
    return app
