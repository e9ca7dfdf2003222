"""A single-instance lock: only one process may write to a database file.

It is a lock of the operating system on a file beside the database, so it is released when its process ends, even by a crash.
The file also holds a note for people and commands: which process has the lock, since when, and at which address it answers.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from menagerie.server.refusal import Refusal

LONGEST_NOTE = 1000  # bytes

if sys.platform == "win32":
    import msvcrt

    BEHIND_THE_NOTE = 1 << 30  # others cannot read a locked byte, and the note is for them

    def _take(file: int) -> bool:
        """Take the lock; False if another process has it."""
        os.lseek(file, BEHIND_THE_NOTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _is_taken(file: int) -> bool:
        """Whether another process has the lock: whoever has it leaves a note, and takes the note away."""
        return bool(os.fstat(file).st_size)
else:
    import fcntl

    def _is_taken(file: int) -> bool:
        """Whether another process has the lock."""
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)  # until the file is closed, a moment later
        except BlockingIOError:
            return True
        return False

    def _take(file: int) -> bool:
        """Take the lock; False if another process has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@dataclass(frozen=True)
class Holder:
    """The process that holds a database: its id, since when, and its address if it is a server."""

    pid: str = ""
    since: str = ""
    address: str = ""


class InUse(Refusal):
    """Another process writes to this database."""

    def __init__(self, database: Path, holder: Holder, code: str = "database-in-use") -> None:
        super().__init__(code, file=str(database), pid=holder.pid or "?", since=holder.since or "?")
        self.holder = holder


def lock_of(database: Path) -> Path:
    """The file beside a database that its server locks: the same one whichever path leads to the database."""
    whole = database.expanduser().resolve()
    return whole.with_name(f"{whole.name}.lock")


@contextmanager
def held_alone(database: Path, address: str = "") -> Iterator[None]:
    """Be the only process that writes to a database; InUse if another one does. A server gives its address."""
    file = _locked(database, Holder(str(os.getpid()), datetime.now(UTC).isoformat(timespec="seconds"), address))
    try:
        yield
    finally:
        os.ftruncate(file, 0)
        os.close(file)


def holder_of(database: Path) -> Holder | None:
    """The process that holds a database now; None if nobody does. Nothing is changed by asking."""
    try:
        file = os.open(lock_of(database), os.O_RDONLY)
    except OSError:
        return None
    try:
        return _read(file) if _is_taken(file) else None
    finally:
        os.close(file)


def _locked(database: Path, holder: Holder) -> int:
    lock = lock_of(database)
    try:
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if not _take(file):
                raise InUse(database, _read(file))
            _write(file, holder)
        except BaseException:
            os.close(file)
            raise
    except OSError as problem:
        raise Refusal("cannot-lock", file=str(lock), problem=problem.strerror or str(problem)) from problem
    return file


def _read(file: int) -> Holder:
    os.lseek(file, 0, os.SEEK_SET)
    lines = os.read(file, LONGEST_NOTE).decode(errors="replace").splitlines()
    return Holder(*(lines + [""] * 3)[:3])


def _write(file: int, holder: Holder) -> None:
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, f"{holder.pid}\n{holder.since}\n{holder.address}\n".encode())
