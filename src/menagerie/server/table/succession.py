"""The acting host, while the host is away or after they have left. The new host is told once.

The host's rights wait as a seat does (`Audience.host`): reloading the page loses nothing. A host who leaves for good
is replaced at once.
"""

from __future__ import annotations

import asyncio

from menagerie.server.table.live import LiveTable


class Succession:
    """Remembers who was told that they are host. The host at the start of this object need not be told."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._lasting = self._lasting_host()
        self._told = set(self._lasting)
        self._timer: asyncio.TimerHandle | None = None
        live.parts.append(self)

    def look(self) -> None:
        """See who is host now. Somebody who acted as host is told again when it becomes permanent."""
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
        """Look again when the wait for the host is over, if anyone is connected."""
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
        """The guests of the host's seat, connected or not."""
        host = self._live.stored.game.host
        return set() if host is None else set(self._live.stored.seats[host].guests)

    def _tell(self) -> None:
        """Tell a connected host who has not been told yet. After the game it no longer matters."""
        audience, stored = self._live.audience, self._live.stored
        host = audience.host()
        if host is None or not audience.at(host) or stored.game.status == "over":
            return
        if not self._told & stored.seats[host].guests:
            self._told |= stored.seats[host].guests
            audience.tell_notice("host-now", audience.at(host), status=stored.game.status)
