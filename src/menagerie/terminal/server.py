"""The other end of a link: a table of a server, as the terminal reaches it. Plain JSON, as docs/protocol.md tells."""

from __future__ import annotations

import json
import secrets
import time
from contextlib import ExitStack
from http.cookiejar import CookieJar
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from menagerie.core import BadText, MenagerieError

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

WAITS = (0.3, 0.6, 1.2, 2.5, 5, 8, 8)  # seconds before each new try


class ServerProblem(MenagerieError):
    """The server cannot be reached, or says no."""


class TableLink:
    """A seat at a table of a server."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        path = [part for part in parts.path.split("/") if part]
        if parts.scheme not in ("http", "https") or len(path) != 2 or path[0] != "table":
            raise BadText("no-table-link", link=link)
        self.table = path[1]
        self.secret = parts.fragment.removeprefix("seat=") if parts.fragment.startswith("seat=") else None
        self._base = f"{parts.scheme}://{parts.netloc}"
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))
        self._open = ExitStack()
        self._socket: ClientConnection | None = None

    def sit_down(self, name: str) -> str | None:
        """Take a seat, one's own by its private link or a free one; the server's words if it says no."""
        try:
            if self.secret:
                self._post("seats", {"secret": self.secret})
            else:
                self._post(f"tables/{self.table}/seats", {"name": name})
        except HTTPError as refused:
            with refused:
                detail = json.load(refused).get("detail")
            return detail if isinstance(detail, str) else str(refused)
        except URLError as error:
            raise ServerProblem("no-server", link=self._base) from error
        return None

    def _post(self, path: str, body: dict[str, str]) -> None:
        request = Request(f"{self._base}/api/{path}", json.dumps(body).encode(), {"content-type": "application/json"})
        self._opener.open(request, timeout=10).close()

    def say(self, kind: str, **values: object) -> None:
        """Send one message."""
        self._connected().send(json.dumps({"type": kind, **values}))

    def say_once(self, kind: str, **values: object) -> str:
        """Send one message with an id of its own."""
        made = secrets.token_hex(8)
        self.say(kind, id=made, **values)
        return made

    def hear(self) -> dict[str, Any]:
        """The next message; a lost connection is found again."""
        from websockets.exceptions import ConnectionClosed

        while True:
            try:
                told: dict[str, Any] = json.loads(self._connected().recv())
                return told
            except ConnectionClosed:
                self.close()

    def _connected(self) -> ClientConnection:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        cookie = "; ".join(f"{each.name}={each.value}" for each in self._cookies)
        address = self._base.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        for wait in (*WAITS, None):
            if self._socket is not None:
                break
            try:
                self._socket = self._open.enter_context(connect(address, additional_headers={"Cookie": cookie}, max_size=None))
            except (OSError, WebSocketException):
                if wait is None:
                    raise ServerProblem("no-server", link=self._base) from None
                time.sleep(wait)
        assert self._socket is not None
        return self._socket

    def close(self) -> None:
        """Leave."""
        self._socket = None
        self._open.close()
