"""Limits on one guest or address: sizes, open sockets, and rate limits. A rate limit is a token bucket."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # settings are read without the server's libraries, too
    from starlette.requests import HTTPConnection

LONGEST_MESSAGE = 8 * 1024  # bytes
WHOLE_GAME = 128 * 1024  # bytes: the position of a whole game with its log is smaller
HOUSEHOLD, WIDE_NETWORK = 64, 48  # bits: the networks of IPv6 that limits count
LONGEST_HEAD = 16 * 1024  # bytes: the first line and the headers of a request
SOCKETS_SHARE = 0.8  # the part of all connections that may be table sockets: people must still be able to load a page
LONGEST_PROBLEM = 200  # characters of an error that are sent back, since it may quote the message


class Rate(NamedTuple):
    """A rate limit: the burst, and then the rate per second (a token bucket)."""

    burst: float
    a_second: float


@dataclass(kw_only=True)
class Limits:
    """Every rate limit and every bound of the server. Settings carry them, so that tests can change them."""

    # of one socket
    messages: Rate = Rate(60, 20)
    refusals: int = 50  # refused messages; with more it is closed
    unsent_bytes: int = 1024 * 1024  # that a slow client has not read yet; with more it is disconnected

    # of one guest at one table
    deeds: Rate = Rate(120, 40)  # in the game, answers to the others, pings
    changes: Rate = Rate(30, 1)  # of anything about the table
    looks: Rate = Rate(240, 80)  # at what an action would do
    hints: Rate = Rate(6, 0.2)
    take_backs: Rate = Rate(40, 0.5)

    # of one address (IPv6: of one /64 network); a class of thirty may share one
    requests: Rate = Rate(3000, 40)  # all of HTTP together
    files: Rate = Rate(3000, 40)  # of the client: a page loads some dozens
    reads: Rate = Rate(600, 10)  # of cheap requests
    arrivals: Rate = Rate(600, 10)  # at a table: a socket, or a seat
    names: Rate = Rate(120, 2)  # and other things that a guest says about themselves
    openings: Rate = Rate(40, 0.5)  # of tables
    summaries: Rate = Rate(60, 2)
    replays: Rate = Rate(20, 0.5)
    uploads: Rate = Rate(10, 0.05)  # of records, each of which is replayed and stored
    claims: Rate = Rate(60, 0.5)  # of a seat by its private link
    code_word_guesses: Rate = Rate(10, 0.05)  # with a wrong one
    answered_at_once: int = 8  # requests; the others wait for their turn
    price_of_refusal: int = 20  # requests that a refused one counts as: a client that does not stop is soon refused at the door
    wider: int = 4  # times as much for all of a /48 network of IPv6, which has 65,536 neighbourhoods
    operator_requests: Rate = Rate(60, 5)  # with the right key
    operator_guesses: Rate = Rate(5, 0.1)  # with a wrong one

    # of one kind
    log_lines: Rate = Rate(300, 1)

    # of one table
    take_backs_a_game: int = 500
    watchers: int = 1000
    devices: int = 8  # of one seat; one more disconnects the oldest
    holders: int = 12  # guests (cookies) of one seat; with one more, the one who has been away longest loses it


@dataclass(kw_only=True)
class Waits:
    """How long the server waits, in seconds. Settings carry them, so that tests need not wait as long."""

    stand_in: float = 30.0  # that a player must be away before a bot may sit in, or another may act as host
    wish: float = 600.0  # for the others' answers
    bots_play_on: float = 120.0  # after the last person has left
    bot: float = 15.0  # for a bot's answer; then another bot answers
    last_message: float = 5.0  # for a client to read it before the connection is cut
    turned_away: float = 1.0  # during which an address that sent far too many requests cannot connect
    stopping: float = 3.0  # for requests and sockets to end when the server stops
    look_again: float = 2.0  # between two looks at all open tables, whatever other processes have reported
    site: float = 5.0  # between two looks at the texts of the club, the announcement and the blocks
    sweep: float = 60.0  # between two looks for tables that nobody has open
    expiry: float = 3600.0  # between two looks for tables that nobody touches
    clock_trusted: float = 24 * 3600.0  # that a server must run with a clock that leapt ahead before the leap counts
    fresh_health: float = 10.0  # for which the last look at the disk is reused, however often somebody asks
    slow_commit: float = 3.0  # that a commit may take
    table_count: float = 30.0  # for which the number of tables is reused
    backup_after_start: float = 300.0  # before the first look whether a backup is due
    backup_look: float = 60.0  # between two such looks
    backup_quiet: float = 3600.0  # for a moment without open tables
    backup_again: float = 1800.0  # after a backup that failed
    backup_longest: float = 6 * 3600.0  # for one backup and its check
    failure_told: float = 60.0  # before a failure that goes on is logged again


@dataclass
class Bucket:
    """A token bucket: allows a burst at once, and then a steady rate per second."""

    burst: float
    rate: float
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    @property
    def full_at(self) -> float:
        """The time at which it is full again, if nothing more is taken."""
        return self.at + (self.burst - self.level) / max(self.rate, 1e-9)

    def take(self, count: int = 1) -> bool:
        """Take some tokens; False if there are not enough, and then none are taken."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < count:
            return False
        self.level -= count
        return True


class Buckets:
    """A rate limit for each key, such as an address.

    When there are too many keys, the one whose bucket is full or will be full first is forgotten: a full bucket is as good as
    none, so cycling through many keys does not make the server forget an empty bucket. A heap finds it. Its entries
    may be too early, since taking makes a bucket full later; such an entry is put back with the right time when it comes up.
    """

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: dict[str, Bucket] = {}
        self._full: list[tuple[float, str]] = []  # a heap: when the bucket of each key is full, at the earliest

    def take(self, key: str, count: int = 1) -> bool:
        """Take some tokens of one key; False if there are not enough."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget_one()
            bucket = self._buckets[key] = Bucket(self._burst, self._rate)
            heappush(self._full, (bucket.full_at, key))
        return bucket.take(count)

    def _forget_one(self) -> None:
        while True:
            stated, key = heappop(self._full)
            full_at = self._buckets[key].full_at
            if full_at <= stated or full_at <= time.monotonic():
                del self._buckets[key]
                return
            heappush(self._full, (full_at, key))


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or socket comes from."""
    return connection.client.host if connection.client else ""


@lru_cache(4096)
def networks_of(address: str, wider: int) -> tuple[tuple[str, int], ...]:
    """The networks that limits count an address by, and how many times the limit each is allowed: an IPv4 address; or a /64
    network of IPv6, of which a household has millions of addresses, and the /48 around it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ((address, 1),)
    match found:
        case ipaddress.IPv6Address(ipv4_mapped=None):
            return tuple(
                (str(ipaddress.ip_network((found, size), strict=False)), times)
                for size, times in ((HOUSEHOLD, 1), (WIDE_NETWORK, wider))
            )
        case ipaddress.IPv6Address():
            return ((str(found.ipv4_mapped), 1),)
    return ((str(found), 1),)


def neighbourhood(address: str) -> str:
    """The smallest network that limits count an address by."""
    return networks_of(address, 1)[0][0]


@dataclass
class Crowd:
    """Counts what is open now for each address, against a limit."""

    most: int
    wider: int
    _of_networks: Counter[str] = field(default_factory=Counter)

    def full(self, address: str) -> str | None:
        """The network of this address that has no room for one more; None if all have."""
        return next(
            (name for name, times in networks_of(address, self.wider) if self._of_networks[name] >= self.most * times), None
        )

    def holds(self, network: str, address: str) -> bool:
        """Whether an address is in a network."""
        return any(name == network for name, _ in networks_of(address, self.wider))

    def add(self, address: str) -> None:
        """Count one more."""
        self._of_networks.update(name for name, _ in networks_of(address, self.wider))

    def remove(self, address: str) -> None:
        """Count one less."""
        for name, _ in networks_of(address, self.wider):
            self._of_networks[name] -= 1
            if not self._of_networks[name]:
                del self._of_networks[name]
