"""How a request is refused: with which status, in which words. Whatever is wrong with it, it gets one sentence in one form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.routing import BaseRoute, Match, Route

from menagerie.core import MenagerieError
from menagerie.games import GAMES
from menagerie.server.limits import LONGEST_PROBLEM
from menagerie.words import Words

STATUS = {
    **dict.fromkeys(("unknown-table", "unknown-seat-link", "unknown-game"), 404),
    "wrong-key": 401,
    "figures-closed": 403,
    "holds-another-seat": 409,
    "too-fast": 429,
    "not-kept": 503,
}
COUNTED = (403, 429)


def refusal(status: int, sentence: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """An answer that says why not."""
    return JSONResponse({"detail": sentence.encode(errors="replace").decode()}, status, headers)


def add_refusals(app: FastAPI, routes: Sequence[BaseRoute]) -> None:
    """Let an application refuse in our words what it has no answer to. The routes are those that know methods."""

    async def wrong_method(request: Request, problem: Exception) -> JSONResponse:
        asked = {"type": "http", "path": request.scope["path"], "root_path": "", "method": request.method}
        found = (
            route.methods or () for route in routes if isinstance(route, Route) and route.matches(asked)[0] is not Match.NONE
        )
        possible = ", ".join(sorted(set().union(*found)))
        if not possible:  # here are files, which can only be read, and perhaps not even these
            return refusal(404, Words().phrase("no-such-address"))
        told = Words().phrase("wrong-method", {"method": request.method, "possible": possible})
        return refusal(405, told, {"allow": possible})

    app.add_exception_handler(MenagerieError, _refuse)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(400, _no_json)
    app.add_exception_handler(405, wrong_method)


async def _refuse(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, MenagerieError), problem
    status = STATUS.get(problem.code, 400)
    if status in COUNTED:
        request.app.state.server.refusals.add(problem.code)
    words = next(words for words in map(Words, (None, *GAMES)) if words.has(problem.code))
    return refusal(status, words.say(problem), {"www-authenticate": "Bearer"} if status == 401 else None)


async def _not_understood(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError), problem
    first = problem.errors()[0]
    if first["type"] == "json_invalid":
        return await _no_json(request, problem)
    where = ".".join(str(part) for part in first["loc"][1:])
    told = f"{where}: {first['msg']}".strip(": ")[:LONGEST_PROBLEM]
    return refusal(422, Words().phrase("not-understood", {"problem": told}))


async def _no_json(_request: Request, _problem: Exception) -> JSONResponse:
    """FastAPI tells apart what is no text at all; whoever sent it need not."""
    return refusal(422, Words().phrase("no-json"))
