"""Each is answered in their own language: the one that their page names, else the one that their browser likes best."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from menagerie.words import LANGUAGES, speak
from menagerie.words.language import wanted_by

NAMED = "language"  # in the address of a socket, where a page cannot say it otherwise


class LanguageMiddleware:
    """Around all that is answered: whoever makes a sentence there makes it in the language of who asks."""

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
