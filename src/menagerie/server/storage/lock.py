"""A single-instance lock: only one process may write to a database file.

It is a lock of the operating system on a file beside the database, so it is released when its process ends, even by a crash.
The file also holds a note for people and commands, in eleven lines: which process has the lock, since when, at which address it
answers, which command started the last server, which file it opened (device and inode, by which the file is known wherever it
has been moved on its disk), where it keeps backups, its public address, its proxies, the address and port that it was told to
listen on, and what the file was called. The lock file stays when the lock is released, with the last eight lines. So if there is
a lock file but no database, somebody has moved the database. The exception is a lock file whose fourth line is `NOTHING_YET`: no
server has stored games there yet.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path

from menagerie.server.refusal import Refusal

LONGEST_NOTE = 8000  # bytes
NOTHING_YET = "-"  # in place of a command: no server has kept games here so far

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
        """Whether another process has the lock: its holder notes its process id, and removes it again."""
        return bool(_read(file).pid)
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
    """The process that holds a database: its id, since when, its address if it is a server, the command that started it, the
    file that it opened, the folder of its backups if it makes any, its public address and proxies if it has some, where it was
    told to listen, unless that is the usual address or port, and the name of the file."""

    pid: str = ""
    since: str = ""
    address: str = ""
    command: str = ""
    file: str = ""
    backup_dir: str = ""
    public_url: str = ""
    proxy: str = ""  # separated by commas
    host: str = ""
    port: str = ""
    place: str = ""


LINES = len(fields(Holder))


class InUse(Refusal):
    """Another process is writing to this database."""

    def __init__(self, database: Path, holder: Holder, code: str = "database-in-use") -> None:
        address = holder.address or "none"
        super().__init__(code, file=str(database), pid=holder.pid or "?", since=holder.since or "?", address=address)
        self.holder = holder


def lock_of(database: Path) -> Path:
    """The file beside a database that its server locks: the same one whichever path leads to the database."""
    whole = database.expanduser().resolve()
    return whole.with_name(f"{whole.name}.lock")


@contextmanager
def held_alone(database: Path, address: str = "") -> Iterator[None]:
    """Be the only process that writes to a database; InUse if another one does. A server gives its address."""
    file = _locked(database, address)
    try:
        yield
    finally:
        _write(file, replace(_read(file), pid="", since="", address=""))
        os.close(file)


def note_command(
    database: Path,
    command: str,
    backup_dir: str = "",
    public_url: str = "",
    proxy: str = "",
    *,
    host: str = "",
    port: str = "",
) -> None:
    """Note the command that started the server holding the database, which file that is, where its backups are kept, and where it
    is reached. That stays noted as long as the database."""
    file = os.open(lock_of(database), os.O_RDWR)
    try:
        noted = replace(_read(file), command=command, file=identity_of(database), backup_dir=backup_dir)
        _write(file, replace(noted, public_url=public_url, proxy=proxy, host=host, port=port, place=str(database.resolve())))
    finally:
        os.close(file)


def last_command(database: Path) -> str:
    """The command that started the last server of a database, `play` or `serve`; empty if that is not known."""
    return _noted(database).command.replace(NOTHING_YET, "")


def identity_of(file: Path) -> str:
    """The device and inode of a file, which stay the same if it is moved on its disk; empty if there is none."""
    try:
        found = file.stat()
    except OSError:
        return ""
    return f"{found.st_dev}:{found.st_ino}"


def last_file(database: Path) -> str:
    """The identity of the file that the last server of a database opened; empty if that is not known."""
    return _noted(database).file


def last_backup_dir(database: Path) -> str:
    """Where the last server of a database kept its backups; empty if it made none, or that is not known."""
    return _noted(database).backup_dir


def last_run(database: Path) -> Holder:
    """What is noted about the last server of a database, whether or not it is running; nothing if that is not known."""
    return _noted(database)


def remembers_games(database: Path) -> bool:
    """Whether a server has stored games in a database before. Its lock file knows that even if the database is gone."""
    return lock_of(database).exists() and _noted(database).command != NOTHING_YET


def _noted(database: Path) -> Holder:
    try:
        file = os.open(lock_of(database), os.O_RDONLY)
    except OSError:
        return Holder()
    try:
        return _read(file)
    finally:
        os.close(file)


def holder_of(database: Path) -> Holder | None:
    """The process that holds a database now; None if there is none. This changes nothing."""
    try:
        file = os.open(lock_of(database), os.O_RDONLY)
    except OSError:
        return None
    try:
        return _read(file) if _is_taken(file) else None
    finally:
        os.close(file)


def _locked(database: Path, address: str) -> int:
    lock = lock_of(database)
    is_first = not lock.exists() and not (database.exists() and database.stat().st_size)
    try:
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if not _take(file):
                raise InUse(database, _read(file))
            before = Holder(command=NOTHING_YET) if is_first else _read(file)
            since = datetime.now(UTC).isoformat(timespec="seconds")
            _write(file, replace(before, pid=str(os.getpid()), since=since, address=address))
        except BaseException:
            os.close(file)
            raise
    except PermissionError:  # it was made by another account, such as root
        raise Refusal("database-not-writable", file=str(lock), user=this_account()) from None
    except OSError as problem:
        raise Refusal("cannot-lock", file=str(lock), problem=problem.strerror or str(problem)) from problem
    return file


def _read(file: int) -> Holder:
    os.lseek(file, 0, os.SEEK_SET)
    lines = os.read(file, LONGEST_NOTE).decode(errors="replace").splitlines()
    return Holder(*(lines + [""] * LINES)[:LINES])


def _write(file: int, holder: Holder) -> None:
    lines = astuple(holder)
    note = "".join(f"{line}\n" for line in lines).encode() if any(lines) else b""
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, note)  # over the note before it, so that it needs no room on a full disk
    os.ftruncate(file, len(note))


def this_account() -> str:
    """The account that this process runs under: its name, or else its number."""
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a user without a name, as in a container
        return str(os.getuid())
