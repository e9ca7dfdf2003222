"""Limits on one guest or address: sizes, open sockets, and rate limits. A rate limit is a token bucket."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # settings are read without the server's libraries, too
    from starlette.requests import HTTPConnection

LONGEST_MESSAGE = 8 * 1024  # bytes
WHOLE_GAME = 128 * 1024  # bytes: the position of a whole game with its log is smaller, unless much was taken back
LONGEST_PROBLEM = 200  # characters of an error that are sent back: it may quote the message


class Rate(NamedTuple):
    """A rate limit: the burst, and then the rate a second (a token bucket)."""

    burst: float
    a_second: float


@dataclass(kw_only=True)
class Limits:
    """Every rate limit and every bound of the server. Settings carry them, so that tests can change them."""

    # of one socket
    messages: Rate = Rate(60, 20)
    refusals: int = 50  # messages that were refused; with more it is closed
    unsent_bytes: int = 1024 * 1024  # that a slow client has not read yet; with more it is disconnected

    # of one guest at one table
    changes: Rate = Rate(30, 1)  # of anything about the table
    looks: Rate = Rate(240, 80)  # at what an action would do
    hints: Rate = Rate(6, 0.2)

    # of one address, or of one neighbourhood where addresses are long
    openings: Rate = Rate(40, 0.5)  # of tables
    replays: Rate = Rate(20, 0.5)
    operator_requests: Rate = Rate(60, 5)  # with the right key
    operator_guesses: Rate = Rate(5, 0.1)  # with a wrong one

    # of one kind
    log_lines: Rate = Rate(300, 1)

    # of one table
    watchers: int = 1000
    devices: int = 8  # of one seat; one more, and the first is disconnected


@dataclass(kw_only=True)
class Waits:
    """How long the server waits, in seconds. Settings carry them, so that tests need not wait as long."""

    stand_in: float = 30.0  # that a player must be away before a bot may sit in
    host_away: float = 5.0  # before another is told that they are host: a page that is loaded again is back by then
    wish: float = 600.0  # for the others' answers
    bots_play_on: float = 120.0  # after the last person has left
    bot: float = 15.0  # for a bot's answer; then another answers for it
    last_message: float = 5.0  # for a client to read it before the connection is cut
    look_again: float = 2.0  # between two looks at all open tables, whatever other processes have told
    sweep: float = 60.0  # between two looks for tables that nobody has open
    expiry: float = 3600.0  # between two looks for tables that nobody touches
    clock_trusted: float = 24 * 3600.0  # that a server must run on a clock that leapt ahead before the leap counts
    fresh_health: float = 10.0  # for which the last look at the disk holds, however often it is asked for
    slow_commit: float = 3.0  # that a commit may take
    table_count: float = 30.0  # for which the number of tables holds
    backup_after_start: float = 300.0  # before the first look whether a backup is due
    backup_look: float = 60.0  # between two such looks
    backup_quiet: float = 3600.0  # for a moment without open tables
    backup_again: float = 1800.0  # after a backup that failed
    backup_longest: float = 6 * 3600.0  # for one backup and its check
    failure_told: float = 60.0  # before a failure that goes on is logged once more


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
