"""The other end of a link: a table of a server, as the terminal reaches it. Plain JSON, as docs/protocol.md tells."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from menagerie.core import BadText, MenagerieError

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

WAITS = (0.3, 0.6, 1.2, 2.5, 5, 8, 8)  # seconds before each new try
NO_TABLE = 4404  # how a server closes the socket of a table that it does not have

Heard = dict[str, Any]
Done = TypeVar("Done")


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
        self._socket: ClientConnection | None = None

    def sit_down(self, name: str) -> str | None:
        """Take a seat, one's own by its private link or a free one; the server's words if it says no."""
        path, body = ("seats", {"secret": self.secret}) if self.secret else (f"tables/{self.table}/seats", {"name": name})
        request = Request(f"{self._base}/api/{path}", json.dumps(body).encode(), {"content-type": "application/json"})
        try:
            self._opener.open(request, timeout=10).close()
        except HTTPError as refused:
            with refused:
                return _detail(refused)
        except (OSError, HTTPException) as error:
            raise ServerProblem("no-server", link=self._base) from error
        return None

    def say(self, kind: str, **values: object) -> None:
        """Send one message."""
        self._through(lambda socket: socket.send(json.dumps({"type": kind, **values})))

    def ask(self, kind: str, **values: object) -> Iterator[Heard]:
        """Send one message with an id of its own, again if the connection was lost; all that is heard up to its answer."""
        values["id"] = secrets.token_hex(8)
        told, said_to = Heard(), None
        while told.get("id") != values["id"]:
            if said_to is None or said_to is not self._socket:
                self.say(kind, **values)
                said_to = self._socket
            told = self.hear()
            yield told

    def hear(self) -> Heard:
        """The next message."""
        return self._through(lambda socket: Heard(json.loads(socket.recv())))

    def _through(self, deed: Callable[[ClientConnection], Done]) -> Done:
        """Do something with the socket; a lost connection is found again."""
        from websockets.exceptions import ConnectionClosed, WebSocketException

        for wait in (*WAITS, None):
            try:
                return deed(self._connected())
            except (OSError, WebSocketException) as lost:
                self.close()
                if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code == NO_TABLE:
                    raise ServerProblem("unknown-table") from None
                if wait is not None:
                    time.sleep(wait)
        raise ServerProblem("no-server", link=self._base)

    def _connected(self) -> ClientConnection:
        from websockets.sync.client import connect

        if self._socket is None:
            cookie = "; ".join(f"{each.name}={each.value}" for each in self._cookies)
            address = self._base.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
            self._socket = connect(address, additional_headers={"Cookie": cookie}, max_size=None)
        return self._socket

    def close(self) -> None:
        """Leave."""
        if self._socket is not None:
            self._socket.close()
        self._socket = None


def _detail(refused: HTTPError) -> str:
    try:
        detail = json.load(refused)["detail"]
    except (ValueError, LookupError, TypeError):
        detail = None
    return detail if isinstance(detail, str) else str(refused)
