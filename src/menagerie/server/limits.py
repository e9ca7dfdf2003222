"""How much one guest may ask for, and how fast."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

LONGEST_MESSAGE = 8 * 1024  # bytes
WHOLE_GAME = 128 * 1024  # bytes: a position, with the log of a whole game in which little was taken back, is smaller
MESSAGES = (60, 20)  # of one socket: at once, and then a second
MOST_WATCHERS = 1000  # at one table
MOST_DEVICES = 8  # of one seat; with one more, the first is sent away
MOST_WAITING = 1024 * 1024  # bytes that a slow client has not taken yet
LONGEST_PROBLEM = 200  # characters of what is wrong with a message that are told: they may quote it
PATIENCE = 50  # refused messages, then the connection is closed


@dataclass
class Bucket:
    """So many at once, then so many a second."""

    burst: float
    rate: float
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self, count: int = 1) -> bool:
        """Whether so many more are allowed now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < count:
            return False
        self.level -= count
        return True


class Buckets:
    """One bucket for each who asks; where there are too many, who asked first is forgotten first."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, count: int = 1) -> bool:
        """Whether this one may ask for so many more."""
        if key not in self._buckets and len(self._buckets) >= self._most:
            self._buckets.pop(next(iter(self._buckets)))
        return self._buckets.setdefault(key, Bucket(self._burst, self._rate)).take(count)


def address_of(connection: HTTPConnection) -> str:
    """The address of whoever asks."""
    return connection.client.host if connection.client else ""


def neighbourhood(address: str) -> str:
    """As whom an address counts: of the long ones a household has millions, so that its network counts as one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    match found:
        case ipaddress.IPv6Address(ipv4_mapped=None):
            return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
        case ipaddress.IPv6Address():
            return str(found.ipv4_mapped)
    return str(found)


@dataclass
class Sockets:
    """The open sockets: in all, of one address, of one guest."""

    most: int
    most_per_address: int
    most_per_guest: int
    _of_addresses: Counter[str] = field(default_factory=Counter)
    _of_guests: Counter[str] = field(default_factory=Counter)

    def why_not(self, address: str, guest: str | None) -> str | None:
        """Why there is no room for one more, as a code; None if there is."""
        if self._of_addresses.total() >= self.most:
            return "too-many-sockets"
        if self._of_addresses[neighbourhood(address)] >= self.most_per_address:
            return "too-many-sockets-of-address"
        return "too-many-sockets-of-guest" if guest and self._of_guests[guest] >= self.most_per_guest else None

    @contextmanager
    def counted(self, address: str, guest: str | None) -> Iterator[None]:
        """Count one while it is open."""
        open_ones = [(self._of_addresses, neighbourhood(address)), *([(self._of_guests, guest)] if guest else [])]
        for counter, key in open_ones:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in open_ones:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
