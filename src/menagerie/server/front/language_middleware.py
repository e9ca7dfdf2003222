"""Chooses the language of each answer: the one that the page names, or else the one that the browser prefers."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from menagerie.words import LANGUAGES, speak
from menagerie.words.language import wanted_by

NAMED = "language"  # in the address of a socket, because a page cannot set its headers


class LanguageMiddleware:
    """Sets the language in which everything that answers a request or a socket speaks."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            speak(language_of(scope))
        await self._app(scope, receive, send)


def language_of(scope: Scope) -> str:
    """The language of a request or a socket."""
    asked = HTTPConnection(scope)
    named = asked.query_params.get(NAMED, "")
    return named if named in LANGUAGES else wanted_by(asked.headers.get("accept-language", ""))
