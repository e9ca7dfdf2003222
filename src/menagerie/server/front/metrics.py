"""Metrics of the server for Prometheus. docs/hosting.md says what each one means."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime
from math import inf
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from menagerie.server.limits import Waits
from menagerie.server.operator.backup_folder import BackupFolder, noted_backup
from menagerie.server.refusal import NotKept
from menagerie.server.storage.site_values import BACKUP_PROBLEM, site_value
from menagerie.server.storage.store import Store
from menagerie.server.table.rooms import Rooms

STATES = ("lobby", "playing", "over")


class BackupMetrics:
    """Metrics of automatic backups, if there are any."""

    def __init__(self, registry: CollectorRegistry, folder: str) -> None:
        self._folder = BackupFolder(Path(folder))
        self._at = Gauge("menagerie_backup_timestamp_seconds", "When the last backup was made", registry=registry)
        self._bytes = Gauge("menagerie_backup_bytes", "How large it is", registry=registry)
        self._good = Gauge("menagerie_backup_good", "Whether the last try made a backup that held", registry=registry)

    async def look(self, store: Store) -> None:
        """Read the outcome of the last one, whichever process made it."""
        with suppress(NotKept):
            noted, problem = await store.read(
                lambda connection: (noted_backup(connection), site_value(connection, BACKUP_PROBLEM))
            )
            newest = await asyncio.to_thread(self._folder.newest, noted, datetime.now(UTC))
            self._at.set(datetime.fromisoformat(newest.at).timestamp() if newest else 0)
            self._bytes.set(newest.bytes if newest else 0)
            self._good.set(int(bool(newest and newest.holds and not problem)))


class Metrics:
    """The metrics of one server."""

    def __init__(self, waits: Waits, *, backup_dir: str | None = None) -> None:
        self._waits = waits
        self.registry = CollectorRegistry()
        self.actions = Counter("menagerie_actions_total", "Actions committed", ["game"], registry=self.registry)
        self.sockets = Gauge("menagerie_sockets", "Open sockets", registry=self.registry)
        self.refusals = Counter("menagerie_refusals_total", "Requests and sockets refused", ["kind"], registry=self.registry)
        self.requests = Histogram("menagerie_request_seconds", "HTTP requests", ["route"], registry=self.registry)
        self._rooms = Gauge("menagerie_rooms", "Tables in memory", registry=self.registry)
        self._tables = Gauge("menagerie_tables", "Tables in the database", ["state"], registry=self.registry)
        self._commits = Histogram("menagerie_commit_seconds", "Commits that reached the disk", registry=self.registry)
        self._failed = Counter("menagerie_commits_failed_total", "Commits that did not", ["kind"], registry=self.registry)
        self._writes = Gauge("menagerie_writes_waiting", "Writes that wait for the next commit", registry=self.registry)
        self._waiting = Gauge("menagerie_commit_waiting_seconds", "How long a commit has been under way", registry=self.registry)
        self._thoughts = Gauge("menagerie_thoughts_waiting", "Bots that wait for a turn to think", registry=self.registry)
        self._thinking = Histogram("menagerie_thought_seconds", "How long bots think", registry=self.registry)
        self._counted_at = -inf
        self._backup = BackupMetrics(self.registry, backup_dir) if backup_dir else None

    def watch(self, store: Store, rooms: Rooms) -> None:
        """Measure this store and these rooms."""
        commits = store.commits
        commits.succeeded = self._commits.observe
        commits.failed = lambda kind: self._failed.labels(kind).inc()
        rooms.thinking.thought_seconds = self._thinking.observe
        self._rooms.set_function(lambda: len(rooms))
        self._writes.set_function(lambda: store.waiting)
        self._waiting.set_function(lambda: time.monotonic() - since if (since := commits.waiting_since) is not None else 0.0)
        self._thoughts.set_function(lambda: rooms.thinking.waiting)

    async def tell(self, store: Store) -> bytes:
        """All available metrics, in the format of Prometheus."""
        if time.monotonic() - self._counted_at > self._waits.table_count:
            self._counted_at = time.monotonic()
            await self._count_tables(store)
            if self._backup is not None:
                await self._backup.look(store)
        return generate_latest(self.registry)

    async def _count_tables(self, store: Store) -> None:
        """Count the tables again. If the database fails, these metrics are missing and the others are not."""
        self._tables.clear()
        with suppress(NotKept):
            counts = await store.count_tables()
            for state in STATES:
                self._tables.labels(state).set(counts.get(state, 0))
