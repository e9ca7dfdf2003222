"""Where the name in the public address leads: to this machine, into its network, or to another machine."""

from __future__ import annotations

import errno
import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from menagerie.server.operator.finding import Finding, bad, good, warning

HOSTS = Path("/etc/hosts")
LOCALHOST = "localhost"
FAR_AWAY = ((socket.AF_INET, "192.0.2.77"), (socket.AF_INET6, "2001:db8::77"))  # addresses that nobody has
UNKNOWN = ("no-such-name", "no-network")  # the findings after which there is nothing to ask


def check_name(url: str, *, is_proxy_here: bool) -> Finding:
    """Look up the name, and compare what it leads to with the addresses of this machine. If requests pass through a proxy on this
    machine, the name has to lead here; otherwise that is up to the proxy."""
    parts = urlsplit(url)
    name = parts.hostname or ""
    try:
        found = sorted({str(each[4][0]) for each in socket.getaddrinfo(name, parts.port or 443, type=socket.SOCK_STREAM)})
    except OSError:
        return bad("address", "no-such-name", name=name) if own_addresses() else bad("address", "no-network")
    shown = {"name": name, "addresses": ", ".join(found)}
    if is_only_here(found):
        if _is_in_hosts(name):  # Debian's images write every machine's own name there
            return good("address", "named-in-hosts", **shown, file=str(HOSTS))
        return warning("address", "named-only-here", **shown)
    leads_here, own = any(map(is_own, found)), own_addresses()
    if all(_read(each).is_private for each in found):
        if not is_proxy_here or leads_here:
            return warning("address", "private-address", **shown)
        return bad("address", "address-elsewhere", **shown, own=own[0]) if own else bad("address", "no-network")
    if is_proxy_here and not leads_here and (public := _public(own, like=found)):
        return warning("address", "address-differs", **shown, own=", ".join(public))
    return good("address", "address", **shown)


def own_addresses() -> list[str]:
    """The addresses from which this machine reaches others, none without a network. Nothing is sent."""
    found = list[str]()
    for family, far in FAR_AWAY:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as trial:
            trial.connect((far, 9))
            found.append(str(trial.getsockname()[0]))
    return found


def is_own(address: str) -> bool:
    """Whether an address belongs to this machine, so that it can be listened on."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as trial:
            trial.bind((address, 0))
    except OSError as problem:
        return problem.errno != errno.EADDRNOTAVAIL
    return True


def is_only_here(hosts: Iterable[str]) -> bool:
    """Whether all of these are this machine, for itself alone."""

    def is_loopback(host: str) -> bool:
        try:
            return _read(host).is_loopback
        except ValueError:
            return host == LOCALHOST

    return all(map(is_loopback, hosts))


def _public(own: list[str], like: list[str]) -> list[str]:
    """The addresses of this machine that can be reached from everywhere, of the kinds that a name leads to. Behind a router there
    are none, so nothing can be compared."""
    versions = {_read(each).version for each in like}
    return [each for each in own if _read(each).is_global and _read(each).version in versions]


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(address.partition("%")[0])


def _is_in_hosts(name: str) -> bool:
    if name.rpartition(".")[2] == LOCALHOST:
        return False
    try:
        lines = HOSTS.read_text(encoding="utf-8", errors="replace").lower().splitlines()
    except OSError:
        return False
    return any(name in line.partition("#")[0].split()[1:] for line in lines)
