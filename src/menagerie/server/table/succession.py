"""The host's successor while the host is away or has left, who is told so, once.

The host's rights wait as a seat does (`Audience.host`): a page that is loaded again loses nothing. A host who leaves for good
is followed at once.
"""

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
        elif self._told & self._lasting:
            self._told |= lasting  # another device of the same person
        self._lasting = lasting
        self._wait_for_host()
        if not self._live.is_broken:
            self._tell()

    def _wait_for_host(self) -> None:
        """Look again when the host has been waited for long enough, if anybody here would notice."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        audience = self._live.audience
        if not self._live.is_broken and audience.listeners and (seconds := audience.host_wait()):
            self._timer = asyncio.get_running_loop().call_later(seconds, self._note_time)

    def _note_time(self) -> None:
        if not self._live.audience.host_wait():
            self._live.tell_table()
        self.look()

    def _lasting_host(self) -> set[str]:
        """The guests of the seat that the table belongs to, there or not."""
        host = self._live.stored.game.host
        return set() if host is None else set(self._live.stored.seats[host].guests)

    def _tell(self) -> None:
        """Tell the host, if one is there who does not know it; after the end that does not matter to anybody."""
        audience, stored = self._live.audience, self._live.stored
        host = audience.host()
        if host is None or not audience.at(host) or stored.game.status == "over":
            return
        if not self._told & stored.seats[host].guests:
            self._told |= stored.seats[host].guests
            audience.tell_notice("host-now", audience.at(host), status=stored.game.status)
