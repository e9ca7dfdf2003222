"""The cookie that identifies a guest: signed, and unreadable for scripts. No account, no password."""

from __future__ import annotations

from hashlib import sha256

from fastapi import Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from menagerie.server.ids import new_id

COOKIE = "menagerie_guest"  # part of every server's cookie name; older versions used it as the whole name
A_YEAR = 365 * 24 * 3600


class GuestCookies:
    """Reads and sets the cookies of guests."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")
        # cookies ignore ports, so two servers on one host need different names
        self._name = f"{COOKIE}_{sha256(key.encode()).hexdigest()[:8]}"

    def of(self, connection: HTTPConnection) -> str | None:
        """The guest behind a request; None if the cookie is missing or forged."""
        found = (self._read(connection, name) for name in (self._name_for(connection), self._name, COOKIE))
        return next(filter(None, found), None)

    def welcome(self, connection: HTTPConnection, response: Response) -> str:
        """The guest behind a request; one without a cookie gets a new one."""
        guest = self.of(connection) or new_id(16)
        response.set_cookie(
            self._name_for(connection),
            self._signer.dumps(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=_is_secure(connection),
        )
        if self._read(connection, COOKIE):
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=_is_secure(connection))
        return guest

    def _name_for(self, connection: HTTPConnection) -> str:
        """The name of the cookie. With `__Host-`, under https, browsers accept it from this very host and over https only."""
        return f"__Host-{self._name}" if _is_secure(connection) else self._name

    def _read(self, connection: HTTPConnection, name: str) -> str | None:
        try:
            guest = self._signer.loads(connection.cookies.get(name, ""))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
