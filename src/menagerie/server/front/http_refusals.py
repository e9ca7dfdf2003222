"""HTTP answers to refused requests: a status, and one sentence as JSON, whatever is wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from math import ceil

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.routing import BaseRoute, Match, Route

from menagerie.core import MenagerieError
from menagerie.server.limits import LONGEST_PROBLEM
from menagerie.server.rates import TooFast
from menagerie.words import Words, words_for

Answer = Callable[[Request, Exception], Awaitable[Response]]

STATUS = {
    **dict.fromkeys(("unknown-table", "unknown-seat-link", "unknown-game", "unknown-exercise", "no-such-puzzle"), 404),
    **dict.fromkeys(("not-on-list", "no-imprint", "unknown-block"), 404),
    "wrong-key": 401,
    **dict.fromkeys(("figures-closed", "wrong-code-word"), 403),
    "holds-another-seat": 409,
    "begun-by-older-rules": 410,
    "too-fast": 429,
    **dict.fromkeys(("not-kept", "failing", "begun-by-newer-rules", "reviews-busy"), 503),
}
COUNTED = (403, 429)


def refusal(status: int, sentence: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """An answer that says why a request was refused."""
    return JSONResponse({"detail": sentence}, status, headers)


def add_refusals(app: FastAPI, routes: Sequence[BaseRoute], lost: Answer) -> None:
    """Let an application refuse in our words. `lost` answers requests that no route matches, whatever the method."""

    async def not_here(request: Request, problem: Exception) -> Response:
        possible = ", ".join(sorted(methods_at(request.scope["path"], routes)))
        if not possible:
            return await lost(request, problem)
        told = Words().phrase("wrong-method", {"method": request.method, "possible": possible})
        return refusal(405, told, {"allow": possible})

    app.add_exception_handler(MenagerieError, _refuse)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(400, _no_json)
    app.add_exception_handler(404, not_here)  # static files answer 404 even if a route would allow another method
    app.add_exception_handler(405, not_here)


def methods_at(path: str, routes: Sequence[BaseRoute]) -> set[str]:
    """The methods that are allowed at an address, static files aside."""
    asked = {"type": "http", "path": path, "root_path": "", "method": ""}
    found = (route for route in routes if isinstance(route, Route) and route.matches(asked)[0] is not Match.NONE)
    return {method for route in found for method in route.methods or ()}


async def _refuse(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, MenagerieError), problem
    status = STATUS.get(problem.code, 400)
    if status in COUNTED:
        request.app.state.server.refusals.add(problem.code)
    return refusal(status, words_for(problem.code).say(problem), headers_of(problem))


def headers_of(problem: MenagerieError) -> dict[str, str]:
    """The headers that tell a program what it can do about a refusal."""
    if isinstance(problem, TooFast):
        return {"retry-after": str(ceil(problem.seconds))}
    return {"www-authenticate": "Bearer"} if STATUS.get(problem.code) == 401 else {}


async def _not_understood(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError), problem
    first = problem.errors()[0]
    if first["type"] == "json_invalid":
        return await _no_json(request, problem)
    where = ".".join(str(part) for part in first["loc"][1:])
    told = f"{where}: {first['msg']}".strip(": ")[:LONGEST_PROBLEM]
    return refusal(422, Words().phrase("not-understood", {"problem": told}))


async def _no_json(_request: Request, _problem: Exception) -> JSONResponse:
    """Refuse a body that is not JSON. FastAPI distinguishes one that is not even text; clients need not."""
    return refusal(422, Words().phrase("no-json"))
