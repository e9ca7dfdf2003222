"""The connection from the terminal to a table on a server, with reconnect and back-off. Plain JSON, by docs/protocol.md."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http import HTTPStatus
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from menagerie.core import BadText, MenagerieError
from menagerie.words import spoken

PROTOCOL = 3  # the version that this program speaks; it does not play with a server that speaks another
LARGEST_MESSAGE = 4 * 1024 * 1024  # bytes: far more than any table sends at once
LARGEST_ANSWER = 64 * 1024  # bytes
LONGEST_VERSION = 40  # characters of a server's version that are shown
WAITS = (0.3, 0.6, 1.2, 2.5, 5, 8, 8)  # seconds before each reconnect: the back-off

QUIET = logging.getLogger(__name__)  # the library logs a traceback when a connection ends while it is being closed
QUIET.addHandler(logging.NullHandler())
QUIET.propagate = False

Heard = dict[str, Any]
Done = TypeVar("Done")


class ServerProblem(MenagerieError):
    """The server cannot be reached, or refuses."""


@contextmanager
def understood() -> Iterator[None]:
    """Turn errors into one sentence when a server does not follow docs/protocol.md, as another version might not."""
    try:
        yield
    except (AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise ServerProblem("strange-server") from error


class TableLink:
    """A seat at a table on a server."""

    def __init__(self, link: str) -> None:
        try:
            parts = urlsplit(link)
        except ValueError:
            raise BadText("no-table-link", link=link) from None
        path = [part for part in parts.path.split("/") if part]
        if parts.scheme not in ("http", "https") or len(path) != 2 or path[0] != "table":
            raise BadText("no-table-link", link=link)
        self.secret = parts.fragment.removeprefix("seat=") if parts.fragment.startswith("seat=") else None
        self._base = f"{parts.scheme}://{parts.netloc}"
        self._path = f"/api/tables/{path[1]}"
        self._page = f"{self._base}/table/{path[1]}"
        self._cookies = CookieJar()
        self._open = ExitStack()
        self._socket: ClientConnection | None = None

    def sit_down(self, name: str) -> str | None:
        """Take a seat: your own by its private link, or a free one. Returns the server's words if it refuses."""
        path, body = ("/api/seats", {"secret": self.secret}) if self.secret else (f"{self._path}/seats", {"name": name})
        headers = {"content-type": "application/json", "accept-language": spoken()}
        request = Request(self._base + path, json.dumps(body).encode(), headers)
        try:
            build_opener(HTTPCookieProcessor(self._cookies)).open(request, timeout=10).close()
        except HTTPError as refused:
            with refused, suppress(ValueError, LookupError, TypeError, RecursionError, OSError, HTTPException):
                if refused.code == HTTPStatus.NOT_FOUND:
                    raise ServerProblem("unknown-table") from None
                told = str(json.load(refused)["detail"])
                if refused.code == HTTPStatus.GONE:  # there is nothing to watch either
                    raise ServerProblem("server-said", text=told) from None
                return told
            return str(refused)
        except (OSError, HTTPException) as error:
            raise ServerProblem("no-server", link=self._base) from error
        return None

    def check_protocol(self) -> None:
        """Check that the server speaks our protocol before anything is changed. If it does not say, its greeting will."""
        try:
            with build_opener().open(f"{self._base}/api/server", timeout=10) as answer:
                told = answer.read(LARGEST_ANSWER)
        except HTTPError as refused:
            refused.close()
        except (OSError, HTTPException) as error:
            raise ServerProblem("no-server", link=self._base) from error
        else:
            self._check(json.loads(told))

    def _check(self, told: Heard) -> None:
        """Compare protocol versions. A server that sends none is older than the numbering."""
        server = told.get("protocol", 0)
        if server == PROTOCOL:
            return
        code = "newer-server" if server > PROTOCOL else "older-server"
        version = str(told.get("version", ""))[:LONGEST_VERSION]
        raise ServerProblem(code, spoken=str(PROTOCOL), server=str(server), version=version, link=self._page)

    def say(self, kind: str, **values: object) -> None:
        """Send one message."""
        self._through(lambda socket: socket.send(json.dumps({"type": kind, **values})))

    def hear(self) -> Heard:
        """The next message."""
        return self._through(lambda socket: Heard(json.loads(socket.recv())))

    def ask(self, kind: str, **values: object) -> Iterator[Heard]:
        """Send one message with a new id, and again after a reconnect. Yields everything received up to its answer."""
        values["id"] = secrets.token_hex(8)
        told, said_through = Heard(), None
        while told.get("id") != values["id"]:
            if said_through is None or said_through is not self._socket:
                self.say(kind, **values)
                said_through = self._socket
            told = self.hear()
            yield told

    def _through(self, deed: Callable[[ClientConnection], Done]) -> Done:
        """Do something with the socket. If the connection is lost, reconnect with back-off."""
        for wait in (*WAITS, None):
            try:
                if self._socket is None:
                    self._socket = self._connected()
                return deed(self._socket)
            except (OSError, WebSocketException) as error:
                self.close()
                if _is_too_large(error):
                    raise ServerProblem("strange-server") from error
                if wait is not None:
                    time.sleep(wait)
        raise ServerProblem("no-server", link=self._base)

    def _connected(self) -> ClientConnection:
        """Connect, and check the server's greeting."""
        headers = {"Cookie": "; ".join(f"{each.name}={each.value}" for each in self._cookies)}
        address = self._base.replace("http", "ws", 1) + f"{self._path}/socket?protocol={PROTOCOL}&language={spoken()}"
        opened = connect(address, additional_headers=headers, max_size=LARGEST_MESSAGE, logger=QUIET)
        socket = self._open.enter_context(opened)
        self._check(json.loads(socket.recv()))
        return socket

    def close(self) -> None:
        """Close the connection."""
        self._socket = None
        self._open.close()


def _is_too_large(error: Exception) -> bool:
    """Whether this side closed the connection because a message was too large."""
    if not isinstance(error, ConnectionClosed) or error.sent is None or error.rcvd_then_sent:
        return False
    return error.sent.code == CloseCode.MESSAGE_TOO_BIG
