"""Rate limits of HTTP. Each route declares one, a field of Limits; tests/server/front/test_rates.py checks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from menagerie.server.limits import Buckets, Limits, Rate, address_of, networks_of
from menagerie.server.refusal import Refusal

ALL_REQUESTS = "requests"  # the rate of all HTTP requests of an address

Counting = TypeVar("Counting", bound=Callable[..., Any])


class TooFast(Refusal):
    """Too many of these came too fast. There is room for another one after this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast")
        self.seconds = seconds


class AddressRates:
    """The rate limits by address, each under the name of its field of Limits. A wide network has separate, larger buckets."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[tuple[str, int], Buckets] = {}

    def count(self, name: str, address: str) -> None:
        """Count one request; TooFast if there were too many. One that is refused weighs more in the rate of all requests."""
        wait = self._take(name, address, 1)
        if wait is not None:
            if name != ALL_REQUESTS:
                self._take(ALL_REQUESTS, address, self._limits.price_of_refusal)
            raise TooFast(wait)

    def _take(self, name: str, address: str, count: int) -> float | None:
        """Take tokens of each network of an address; if there are not enough, the seconds until there is one again."""
        limit: Rate = getattr(self._limits, name)
        for network, times in networks_of(address, self._limits.wider):
            if (name, times) not in self._buckets:
                self._buckets[name, times] = Buckets(limit.burst * times, limit.a_second * times)
            if not self._buckets[name, times].take(network, count):
                return 1 / max(limit.a_second * times, 1e-3)
        return None


def rate(name: str) -> Any:
    """A dependency that gives a route its rate limit."""

    @rated(name)
    async def count(connection: HTTPConnection) -> None:
        rates_of(connection).count(name, address_of(connection))

    return Depends(count)


def rated(name: str) -> Callable[[Counting], Counting]:
    """Declare the rate limit of a dependency that counts requests itself."""
    assert isinstance(getattr(Limits(), name, None), Rate), f"{name} is not a rate of Limits"

    def declare(dependency: Counting) -> Counting:
        dependency.rate = name  # type: ignore[attr-defined]  # a function may carry anything
        return dependency

    return declare


def rates_of(connection: HTTPConnection) -> AddressRates:
    """The rate limits of the server that a request reached."""
    found: AddressRates = connection.app.state.rates
    return found
