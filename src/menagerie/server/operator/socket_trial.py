"""A trial of the sockets of tables through the public address: some proxies pass on requests, but no sockets.

The trial asks for a table that does not exist. The server accepts such a socket, and closes it with a code of ours: nothing else
on the way can know that code.
"""

from __future__ import annotations

import logging
import ssl

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from menagerie.server.operator.finding import Finding, SiteSettings, bad, good
from menagerie.server.wire.close_codes import CloseCode

PATIENCE = 5.0  # seconds
NO_TABLE = "doctor"  # never the id of a table, which is longer
TOO_BUSY = (429, 503)  # statuses of a server that lets nobody in right now: that says nothing about the proxy
QUIET = logging.getLogger(__name__)
QUIET.addHandler(logging.NullHandler())
QUIET.propagate = False


def check_sockets(settings: SiteSettings, options: str) -> Finding | None:
    """Whether a page at the public address can connect to its table; None if the server is too busy to tell. `options` are those
    of a command that writes a proxy's configuration."""
    url = settings.public_url or ""
    status = _status_of(url)
    if status in TOO_BUSY:
        return None
    return bad("proxy", "sockets-blocked", url=url, status=status, options=options) if status else good("proxy", "sockets")


def _status_of(url: str) -> int:
    """Open a socket as a page would. Returns 0 if the server closes it, the status of a refusal, or 1 if there is no answer."""
    place = f"ws{url.removeprefix('http')}/api/tables/{NO_TABLE}/socket"
    loose = None
    if place.startswith("wss:"):  # certificates are looked at elsewhere
        loose = ssl.create_default_context()
        loose.check_hostname, loose.verify_mode = False, ssl.CERT_NONE
    try:
        with connect(
            place, origin=Origin(url), ssl=loose, open_timeout=PATIENCE, close_timeout=1, proxy=None, logger=QUIET
        ) as opened:
            opened.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is not None and closed.rcvd.code in set(CloseCode) else 1
    except InvalidStatus as refused:
        return int(refused.response.status_code)
    except (OSError, WebSocketException):
        return 1
    return 1
