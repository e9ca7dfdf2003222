"""Whoever becomes host is told so, once: at once where the host has left, and after a while where the host is only away."""

from __future__ import annotations

import asyncio

from menagerie.server.presentation.audience import Audience
from menagerie.server.storage.rows import StoredTable

HOST_AWAY = 5.0  # seconds: who loads a page anew is back before anybody is told


class Succession:
    """Knows who was told that they are host. Whoever was host when the table was opened knows it."""

    def __init__(self, kept: StoredTable, audience: Audience) -> None:
        self._kept, self._audience = kept, audience
        self._lasting = self._lasting_host()
        self._told = set(self._lasting)
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Nobody is told any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def look(self) -> None:
        """See who is host now, after something has changed. Who was host while another was away is told when it is for good."""
        lasting = self._lasting_host()
        if self._lasting.isdisjoint(lasting):
            self._told -= lasting
        self._lasting = lasting
        host = self._new_host()
        if host is None:
            self.close()
        elif host == self._kept.game.host:
            self._tell()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(HOST_AWAY, self._tell)

    def _lasting_host(self) -> set[str]:
        """Whoever the table belongs to, there or not."""
        host = self._kept.game.host
        return set() if host is None else set(self._kept.seats[host].guests)

    def _new_host(self) -> int | None:
        """The host, if one is there who does not know it; after the end that does not matter to anybody."""
        host = self._audience.host()
        if host is None or not self._audience.at(host) or self._kept.game.status == "over":
            return None
        return None if self._told & self._kept.seats[host].guests else host

    def _tell(self) -> None:
        self.close()
        host = self._new_host()
        if host is not None:
            self._told |= self._kept.seats[host].guests
            self._audience.tell_notice("host-now", self._audience.at(host), status=self._kept.game.status)
