"""Telling whoever becomes host, once: immediately where the host has left, and after a while where the host is only away."""

from __future__ import annotations

import asyncio

from menagerie.server.table.live import LiveTable


class Succession:
    """Knows who was told that they are host. Whoever was host when the table was opened knows it."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._lasting = self._lasting_host()
        self._told = set(self._lasting)
        self._timer: asyncio.TimerHandle | None = None
        live.parts.append(self)

    def look(self) -> None:
        """See who is host now. Somebody who was host while another was away is told again when it is for good."""
        lasting = self._lasting_host()
        if self._lasting.isdisjoint(lasting):
            self._told -= lasting
        self._lasting = lasting
        host = None if self._live.is_broken else self._new_host()
        if host is None:
            self._stop()
        elif host == self._live.stored.game.host:
            self._tell()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._live.services.waits.host_away, self._tell)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lasting_host(self) -> set[str]:
        """The guests of the seat that the table belongs to, there or not."""
        host = self._live.stored.game.host
        return set() if host is None else set(self._live.stored.seats[host].guests)

    def _new_host(self) -> int | None:
        """The host, if one is there who does not know it; after the end that does not matter to anybody."""
        audience, stored = self._live.audience, self._live.stored
        host = audience.host()
        if host is None or not audience.at(host) or stored.game.status == "over":
            return None
        return None if self._told & stored.seats[host].guests else host

    def _tell(self) -> None:
        self._stop()
        host = self._new_host()
        if host is not None:
            audience, stored = self._live.audience, self._live.stored
            self._told |= stored.seats[host].guests
            audience.tell_notice("host-now", audience.at(host), status=stored.game.status)
