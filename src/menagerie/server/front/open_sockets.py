"""The open sockets of this process, counted in all, by address and by guest. If it is full, watchers make room for players.

How it works. The doorkeeper writes every socket down here before the application sees it. Once the socket has joined a table it
says whether it only watches, and how it is sent away. When a limit is reached, a newcomer is refused; but somebody who holds a
seat at the table they come to takes the place of a watcher. That is the newest watcher of the network that has most of them, so
a flood from one address costs nobody else their place. If the limit of an address is reached, it is a watcher from the
same address. Players are never sent away for others, and there are never more sockets than the limits say, except those that
are just being closed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from menagerie.server.front.settings import Settings
from menagerie.server.limits import SOCKETS_SHARE, Crowd, neighbourhood


@dataclass(eq=False, slots=True)
class OpenSocket:
    """One open socket. Until it has joined a table nobody knows whether it watches, and nobody sends it away."""

    address: str
    guest: str | None
    watches: Callable[[], bool] = lambda: False
    make_room: Callable[[], None] = lambda: None


class OpenSockets:
    """All open sockets."""

    def __init__(self, settings: Settings) -> None:
        self._most = min(settings.sockets, max(1, int(settings.connections * SOCKETS_SHARE)))
        self._most_per_guest = settings.sockets_per_guest
        of_address = max(1, int(settings.connections_per_address * SOCKETS_SHARE))
        self._crowd = Crowd(min(settings.sockets_per_address, of_address), settings.limits.wider)
        self._of_guests: Counter[str] = Counter()
        self._open: dict[OpenSocket, None] = {}  # the newest last

    def why_not(self, address: str, guest: str | None) -> str | None:
        """The code that says why one more is refused; None if there is room."""
        if guest and self._of_guests[guest] >= self._most_per_guest:
            return "too-many-sockets-of-guest"
        if self._crowd.full(address) is not None:
            return "too-many-sockets-of-address"
        return "too-many-sockets" if len(self._open) >= self._most else None

    def make_room(self, address: str) -> bool:
        """Send a watcher away, so that a player from this address has room. Returns whether there was one."""
        full = self._crowd.full(address)
        newest = [each for each in reversed(self._open) if each.watches()]
        watchers = [each for each in newest if full is None or self._crowd.holds(full, each.address)]
        if not watchers:
            return False
        of_networks = Counter(neighbourhood(each.address) for each in watchers)
        chosen = max(watchers, key=lambda each: of_networks[neighbourhood(each.address)])
        self._forget(chosen)
        chosen.make_room()
        return True

    @contextmanager
    def counted(self, address: str, guest: str | None) -> Iterator[OpenSocket]:
        """Count a socket while it is open."""
        opened = OpenSocket(address, guest)
        self._open[opened] = None
        self._crowd.add(address)
        self._of_guests.update([guest] if guest else [])
        try:
            yield opened
        finally:
            self._forget(opened)

    def _forget(self, gone: OpenSocket) -> None:
        """Count a socket no longer; one that makes room is forgotten before it is closed."""
        if gone not in self._open:
            return
        del self._open[gone]
        self._crowd.remove(gone.address)
        if gone.guest:
            self._of_guests[gone.guest] -= 1
            if not self._of_guests[gone.guest]:
                del self._of_guests[gone.guest]
