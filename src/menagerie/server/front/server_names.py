"""What this server is called: the names under which people may ask for it, and what links to it begin with."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")
ONLY_HERE = ("127.0.0.1", "localhost", "::1")
OF_HOMES = ("local", "lan", "internal", "home.arpa")  # endings that nobody can buy
USUAL_PORTS = {"http": 80, "https": 443}


def local_address() -> str:
    """This machine's address in the local network. Nothing is sent: a connected datagram socket only looks up the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
            found = str(trial.getsockname()[0])
        except OSError:
            found = "127.0.0.1"
    return found if not found.startswith("127.") else socket.gethostname()


def address(name: str, port: int) -> str:
    """A host and a port as a link begins."""
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def reachable_base(host: str, port: int, public_url: str | None) -> str:
    """What links begin with: never localhost, unless the server listens to nobody else."""
    if public_url:
        return public_url.rstrip("/")
    return address(local_address() if host in EVERYWHERE else host, port)


def is_address(host: str) -> bool:
    """Whether this is the number of a machine, and no name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def host_of(netloc: str) -> str:
    """The host that a link or a `Host` header names, without its port, as all write it; empty if it names none."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def origin_of(link: str) -> tuple[str, str, int | None]:
    """What browsers call the origin of a page: its scheme, its host and its port."""
    try:
        parts = urlsplit(link)
        return parts.scheme, host_of(parts.netloc), parts.port or USUAL_PORTS.get(parts.scheme)
    except ValueError:
        return "", "", None


class OwnNames:
    """The names of this server. A page of somebody else, whose name suddenly leads to this machine, does not know them."""

    def __init__(self, *given: str) -> None:
        self._names = {"localhost", *(host_of(name) for name in given)} - {""}
        self._add(socket.gethostname())

    def __contains__(self, host: str) -> bool:
        return host in self._names or is_address(host)

    def look_up(self) -> None:
        """Ask the network for this machine's full name. That may take a while where nobody answers."""
        self._add(socket.getfqdn())

    def _add(self, name: str) -> None:
        full = name.lower().rstrip(".")
        first = full.partition(".")[0]
        self._names |= {full, first, *(f"{first}.{ending}" for ending in OF_HOMES)}


def names_of(host: str, public_url: str | None, more: Iterable[str]) -> OwnNames:
    """The names of a server that listens to this host."""
    public = urlsplit(public_url).netloc if public_url else ""
    return OwnNames(*(name for name in (host, public, *more) if name not in EVERYWHERE))
