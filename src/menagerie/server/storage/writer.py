"""The one thread that writes. What has come while a commit was under way goes into the next one, in order."""

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
    """Something to be written, and who waits for it."""

    call: Callable[[Connection], Answer]
    table: str  # that it is about; empty: about none
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Answer]


class Writer:
    """Commits what is to be written. Who waits is answered once it is on the disk, or cannot be."""

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
        """Finish what is under way and what waits."""
        self._is_closed = True
        self._writes.put(None)
        self._thread.join()

    async def write(self, call: Callable[[Connection], Answer], table: str = "") -> Answer:
        """Write something: all of it is on the disk when this returns, or nothing is. NotKept if the disk does not take it."""
        if self._is_closed:
            raise NotKept(Refusal("database-fails", file=self._database.name, problem="closed"))
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._writes.put(Write(call, table, loop, answer))
        return await answer

    def check_not_gone(self) -> None:
        """What was written last may stand in the file that is gone, and was never acknowledged: nobody reads it."""
        if self._gone is not None:
            raise self._gone

    def _write_on(self) -> None:
        """The writer's thread: commit together whatever has come while the last commit was under way."""
        while (first := self._writes.get()) is not None:
            writes = [first]
            while len(writes) < MOST_TOGETHER and not self._writes.empty():
                following = self._writes.get()
                if following is None:
                    self._writes.put(None)
                    break
                writes.append(following)
            writes.sort(key=lambda write: write.table)  # two processes that write to the same tables do not wait for each other
            self._commit(writes)

    def _commit(self, writes: list[Write[Any]]) -> None:
        self.commits.begin()
        try:
            answers = self._written(writes)
        except BaseException as error:  # noqa: BLE001  # whatever it is, those who wait are told
            self._fail(writes, error)
        else:
            self.commits.note_success()
            for write, answer in zip(writes, answers, strict=True):
                _answer(write, answer, None)
        self.commits.rest()

    def _written(self, writes: list[Write[Any]]) -> list[Any]:
        """All that was to be written is on the disk, in the file that we know."""
        self.check_not_gone()
        with self._engine.begin() as connection:
            answers = [write.call(connection) for write in writes]
            self._check_presence()  # nothing is written to a file that is gone
        self._check_presence()  # nor acknowledged, should it have gone this moment
        return answers

    def _check_presence(self) -> None:
        try:
            if self.presence is not None:
                self.presence.check()
        except DatabaseGone as gone:
            self._gone = gone
            raise

    def _fail(self, writes: list[Write[Any]], error: BaseException) -> None:
        """Nothing of this was written. Unless the disk is to blame only one of them has failed, and each is tried alone."""
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
    """Tell whoever waits, in their own thread; who does not wait any more needs no answer."""

    def tell() -> None:
        if write.answer.done():
            return
        if error is None:
            write.answer.set_result(answer)
        else:
            write.answer.set_exception(error)

    with suppress(RuntimeError):  # its loop has ended, and nobody waits
        write.loop.call_soon_threadsafe(tell)
