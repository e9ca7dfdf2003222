"""The host names of this server: those under which it may be reached, and the base of its links.

Checking the `Host` header against them prevents DNS rebinding: a foreign page whose own name suddenly resolves to this machine
would otherwise count as same-origin and could read everything.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")
ONLY_HERE = ("127.0.0.1", "localhost", "::1")
OF_HOMES = ("local", "lan", "internal", "home.arpa")  # endings that nobody can register
USUAL_PORTS = {"http": 80, "https": 443}


def local_address() -> str:
    """This machine's address in the local network. Nothing is sent: connecting a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
            found = str(trial.getsockname()[0])
        except OSError:
            found = "127.0.0.1"
    return found if not found.startswith("127.") else socket.gethostname()


def address(name: str, port: int) -> str:
    """The beginning of a link to a host and port."""
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def reachable_base(host: str, port: int, public_url: str | None) -> str:
    """The base of all links: never localhost, unless the server listens there only."""
    if public_url:
        return public_url.rstrip("/")
    return address(local_address() if host in EVERYWHERE else host, port)


def is_address(host: str) -> bool:
    """Whether this is an IP address and not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def host_of(netloc: str) -> str:
    """The host in a link or a `Host` header, without its port and normalized; empty if there is none."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def origin_of(link: str) -> tuple[str, str, int | None]:
    """The origin of a page, as browsers define it: scheme, host and port."""
    try:
        parts = urlsplit(link)
        return parts.scheme, host_of(parts.netloc), parts.port or USUAL_PORTS.get(parts.scheme)
    except ValueError:
        return "", "", None


class OwnNames:
    """The names under which this server answers. Any IP address is one: DNS rebinding needs a name."""

    def __init__(self, *given: str) -> None:
        self._names = {"localhost", *(host_of(name) for name in given)} - {""}
        self._add(socket.gethostname())

    def __contains__(self, host: str) -> bool:
        return host in self._names or is_address(host)

    def look_up(self) -> None:
        """Ask the network for this machine's full name. That may take a while if nobody answers."""
        self._add(socket.getfqdn())

    def _add(self, name: str) -> None:
        full = name.lower().rstrip(".")
        first = full.partition(".")[0]
        self._names |= {full, first, *(f"{first}.{ending}" for ending in OF_HOMES)}


def names_of(host: str, public_url: str | None, more: Iterable[str]) -> OwnNames:
    """The names of a server that listens on this host."""
    public = urlsplit(public_url).netloc if public_url else ""
    return OwnNames(*(name for name in (host, public, *more) if name not in EVERYWHERE))
