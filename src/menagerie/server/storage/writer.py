"""The one thread that writes to the database, with group commit.

How it works. Callers put a write into a queue and await a future. The thread takes all writes that have queued up while the
last commit was under way (at most 64) and commits them in one transaction, so that one flush of the write-ahead log pays for
all of them: under load the batches grow and the number of flushes does not. A future is resolved only after the commit, so
whatever a caller tells people is already on the disk.

If a batch fails because the disk or the database does, every caller gets `NotKept`. If it fails for another reason (a
`Conflict`, say), the transaction has been rolled back and each write is tried in a separate transaction, so one bad write
never harms its neighbours. Before and after each commit the thread also checks that the file at the path is still the one
that was opened; once it is not, nothing is acknowledged or read again.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from menagerie.server.limits import Waits
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.commit_health import CommitHealth
from menagerie.server.storage.database import Database
from menagerie.server.storage.file_identity import DatabaseGone, OpenedFile

Answer = TypeVar("Answer")

MOST_TOGETHER = 64  # writes in one commit


@dataclass(frozen=True, slots=True)
class Write(Generic[Answer]):
    """A write, and the future that its caller awaits."""

    call: Callable[[Connection], Answer]
    table: str  # the table that it changes; empty: none
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Answer]


class Writer:
    """Commits writes. Callers get their answer once the write is on the disk, or has failed."""

    def __init__(self, engine: Engine, database: Database, waits: Waits) -> None:
        self.commits = CommitHealth(waits)
        self.presence: OpenedFile | None = None
        self._engine, self._database = engine, database
        self._gone: DatabaseGone | None = None
        self._is_closed = False
        self._writes: queue.SimpleQueue[Write[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._writes.qsize()

    def close(self) -> None:
        """Finish all pending writes, and end the thread."""
        self._is_closed = True
        self._writes.put(None)
        self._thread.join()

    async def write(self, call: Callable[[Connection], Answer], table: str = "") -> Answer:
        """Write something, all or nothing; it is on the disk when this returns. NotKept if the disk or the database fails."""
        if self._is_closed:
            raise NotKept(Refusal("database-fails", file=self._database.name, problem="closed"))
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._writes.put(Write(call, table, loop, answer))
        return await answer

    def check_not_gone(self) -> None:
        """Raise DatabaseGone if the file is gone. Its last writes were never acknowledged, so nobody may read them either."""
        if self._gone is not None:
            raise self._gone

    def _write_on(self) -> None:
        """Run the writer's thread: commit together whatever has queued up during the last commit."""
        while (first := self._writes.get()) is not None:
            writes = [first]
            while len(writes) < MOST_TOGETHER and not self._writes.empty():
                following = self._writes.get()
                if following is None:
                    self._writes.put(None)
                    break
                writes.append(following)
            writes.sort(key=lambda write: write.table)  # always in the same order, so that two processes cannot deadlock
            self._commit(writes)

    def _commit(self, writes: list[Write[Any]]) -> None:
        self.commits.begin()
        try:
            answers = self._written(writes)
        except BaseException as error:  # noqa: BLE001  # whatever it is, the callers are told
            self._fail(writes, error)
        else:
            self.commits.note_success()
            for write, answer in zip(writes, answers, strict=True):
                _answer(write, answer, None)
        self.commits.rest()

    def _written(self, writes: list[Write[Any]]) -> list[Any]:
        """Write and commit everything, in the file that was opened. Returns what each write answers."""
        self.check_not_gone()
        with self._engine.begin() as connection:
            answers = [write.call(connection) for write in writes]
            self._check_presence()  # nothing is committed to a file that is gone
        self._check_presence()  # nor acknowledged, if it has gone this very moment
        return answers

    def _check_presence(self) -> None:
        try:
            if self.presence is not None:
                self.presence.check()
        except DatabaseGone as gone:
            self._gone = gone
            raise

    def _fail(self, writes: list[Write[Any]], error: BaseException) -> None:
        """Handle a batch that was rolled back. Unless the disk is to blame, one of the writes is: try each of them alone."""
        failure = self._database.failure(error)
        if failure is not None:
            self.commits.note_failure(failure.reason)
            for write in writes:
                _answer(write, None, NotKept(failure.reason) if len(writes) > 1 else failure)
        elif len(writes) > 1:
            for write in writes:
                self._commit([write])
        else:
            _answer(writes[0], None, error)


def _answer(write: Write[Any], answer: object, error: BaseException | None) -> None:
    """Resolve the future of a caller in the caller's own thread, unless it has been cancelled."""

    def tell() -> None:
        if write.answer.done():
            return
        if error is None:
            write.answer.set_result(answer)
        else:
            write.answer.set_exception(error)

    with suppress(RuntimeError):  # its loop has ended, and nobody waits
        write.loop.call_soon_threadsafe(tell)
