"""The state that the pages, routes and sockets of one server share."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from menagerie.server.front.door import Door
from menagerie.server.front.guest_cookie import GuestCookies
from menagerie.server.front.health import Health
from menagerie.server.front.metrics import Metrics
from menagerie.server.front.server_names import names_of
from menagerie.server.front.settings import Settings
from menagerie.server.operator.day_figures import DayFigures
from menagerie.server.operator.nightly_backup import NightlyBackups
from menagerie.server.presentation.game_review import Reviews
from menagerie.server.presentation.game_summary import Summaries
from menagerie.server.presentation.replay import Replays
from menagerie.server.presentation.table_info import Links
from menagerie.server.refusal import Refusals
from menagerie.server.storage.store import Store
from menagerie.server.table.rooms import Rooms, RoomSettings


class Server:
    """Everything that the routes of one server share."""

    def __init__(self, settings: Settings) -> None:
        limits, waits = settings.limits, settings.waits
        self.settings = settings
        self.metrics = Metrics(waits, backup_dir=settings.backup_dir)
        self.figures = DayFigures()
        self.refusals = Refusals(settings.refusal_seconds, self._count_refusal)
        self.door = Door(settings, self.refusals)
        self.names = names_of(settings.host, settings.public_url, settings.host_name)
        self.store = Store(settings.database, waits)
        self.migrated = self.store.migrate()
        self.store.check_whole()
        self.guests = GuestCookies(self.store.signing_key())
        self.links = Links(lambda: settings.base)
        self.health = Health(self.store, waits)
        tables = RoomSettings(
            links=self.links, limits=limits, waits=waits, pause_factor=settings.pause_factor, retention=settings.retention
        )
        self.rooms = Rooms(self.store, tables, count_action=self._count_action)
        self.summaries = Summaries(self.store)
        self.replays = Replays(self.links)
        self.reviews = Reviews(self.rooms.thinking)
        self.backups = None
        if settings.backup_dir is not None:
            self.backups = NightlyBackups(
                self.store,
                settings.database,
                settings.backup_dir,
                settings.backup_keep,
                waits=waits,
                is_quiet=lambda: not len(self.rooms),
            )
        self.metrics.watch(self.store, self.rooms)

    def _count_refusal(self, kind: str) -> None:
        self.metrics.refusals.labels(kind).inc()
        self.figures.count_refusal(kind)

    def _count_action(self, game: str) -> None:
        self.metrics.actions.labels(game).inc()
        self.figures.count_action()


def server_of(request: Request) -> Server:
    """The server that a request reached."""
    found: Server = request.app.state.server
    return found


ServerOf = Annotated[Server, Depends(server_of)]
