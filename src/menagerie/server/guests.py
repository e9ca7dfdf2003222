"""Guests: a signed cookie that no script can read. No account, no password."""

from __future__ import annotations

import secrets

from fastapi import Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

COOKIE = "menagerie_guest"
A_YEAR = 365 * 24 * 3600


class Guests:
    """Knows guests by their cookie."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")

    def of(self, connection: HTTPConnection) -> str | None:
        """The guest behind a request; None if the cookie is missing or forged."""
        try:
            guest = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def welcome(self, connection: HTTPConnection, response: Response) -> str:
        """The guest behind a request, with a new cookie for one who has none."""
        guest = self.of(connection) or secrets.token_urlsafe(16)
        response.set_cookie(
            COOKIE,
            self._signer.dumps(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )
        return guest
