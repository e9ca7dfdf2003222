"""Limits on one guest or address: sizes, open sockets, and rate limits. A rate limit is a token bucket."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

LONGEST_MESSAGE = 8 * 1024  # bytes
WHOLE_GAME = 128 * 1024  # bytes: the position of a whole game with its log is smaller, unless much was taken back
MESSAGES = (60, 20)  # of one socket: the burst, and then the rate a second
MOST_WATCHERS = 1000  # at one table
MOST_DEVICES = 8  # of one seat; one more, and the first is disconnected
MOST_WAITING = 1024 * 1024  # bytes that a slow client has not read yet
LONGEST_PROBLEM = 200  # characters of an error that are sent back: it may quote the message
PATIENCE = 50  # refused messages, then the connection is closed


@dataclass
class Bucket:
    """A token bucket: allows a burst at once, and then a steady rate a second."""

    burst: float
    rate: float
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self, count: int = 1) -> bool:
        """Take so many tokens; False if there are not enough, and then none is taken."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < count:
            return False
        self.level -= count
        return True


class Buckets:
    """A rate limit for each key, such as an address. When there are too many keys, the oldest is forgotten."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, count: int = 1) -> bool:
        """Take so many tokens of one key; False if there are not enough."""
        if key not in self._buckets and len(self._buckets) >= self._most:
            self._buckets.pop(next(iter(self._buckets)))
        return self._buckets.setdefault(key, Bucket(self._burst, self._rate)).take(count)


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or socket comes from."""
    return connection.client.host if connection.client else ""


def neighbourhood(address: str) -> str:
    """The unit that limits count by: an IPv4 address, but a whole /64 network of IPv6, of which a household has millions."""
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
    """Counts open sockets: in all, by address and by guest."""

    most: int
    most_per_address: int
    most_per_guest: int
    _of_addresses: Counter[str] = field(default_factory=Counter)
    _of_guests: Counter[str] = field(default_factory=Counter)

    def why_not(self, address: str, guest: str | None) -> str | None:
        """The code that says why one more is refused; None if there is room."""
        if self._of_addresses.total() >= self.most:
            return "too-many-sockets"
        if self._of_addresses[neighbourhood(address)] >= self.most_per_address:
            return "too-many-sockets-of-address"
        return "too-many-sockets-of-guest" if guest and self._of_guests[guest] >= self.most_per_guest else None

    @contextmanager
    def counted(self, address: str, guest: str | None) -> Iterator[None]:
        """Count a socket while it is open."""
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
