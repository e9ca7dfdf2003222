"""Pages for programs, and for people who write them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from menagerie.server.rates import rate

notes = APIRouter(include_in_schema=False)


@notes.get("/api/docs", dependencies=[rate("reads")])
def api_page() -> HTMLResponse:
    """The HTTP API, to be read and tried."""
    head = '<link rel="icon" href="/art/mark.svg"><link rel="stylesheet" href="/api/swagger-ui.css"><title>Menagerie API</title>'
    scripts = '<script src="/api/swagger-ui-bundle.js"></script><script src="/api/docs.js"></script>'
    page = f'<head><meta charset="utf-8">{head}</head><body><div id="page"></div>{scripts}</body>'
    return HTMLResponse(f'<!doctype html><html lang="en">{page}</html>')


@notes.get("/api/docs.js", dependencies=[rate("reads")])
def api_script() -> Response:
    """The script that starts that page."""
    return Response('SwaggerUIBundle({url: "/api/openapi.json", dom_id: "#page"});', media_type="text/javascript")


@notes.get("/api/openapi.json", dependencies=[rate("reads")])
def api_description(request: Request) -> JSONResponse:
    """The HTTP API, for programs."""
    return JSONResponse(request.app.openapi())


@notes.get("/robots.txt", dependencies=[rate("reads")])
def robots() -> PlainTextResponse:
    """Keep search engines away from tables, which are private."""
    return PlainTextResponse("User-agent: *\nDisallow: /table/\nDisallow: /again/\n")
