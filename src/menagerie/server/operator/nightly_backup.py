"""Automatic backups: one every night, checked by replaying its games; the last few are kept.

How it works. A backup is due when the newest good one was made before the last four o'clock in the morning, by the local
clock; so a server that was stopped at four makes one soon after its start. It waits until no table is open, but not for longer
than an hour. A separate process then does the work (`backup_process.py`). After a failure it tries again after a while; after a
backup that did not hold, it waits for the next night. The outcome is in the database, for all processes and the commands.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from menagerie.server.limits import Waits
from menagerie.server.operator.backup_folder import BackupFolder, noted_backup
from menagerie.server.operator.backup_process import BackupOrder, BackupProblem, made_of
from menagerie.server.refusal import NotKept
from menagerie.server.storage.rows import now
from menagerie.server.storage.site_values import BACKUP, BACKUP_PROBLEM, set_site_value
from menagerie.server.storage.store import Store
from menagerie.server.wire.operator_models import BackupLine
from menagerie.words import Words

log = logging.getLogger(__name__)

HOUR = 4  # of the night, by the local clock
LONGEST_STDERR = 400  # characters of what a process says before it dies


def last_night(moment: datetime) -> datetime:
    """The last four o'clock in the morning before a moment, in that moment's time zone."""
    four = moment.replace(hour=HOUR, minute=0, second=0, microsecond=0)
    return four if four <= moment else four - timedelta(days=1)


class NightlyBackups:
    """Makes the backups of one server."""

    def __init__(self, store: Store, where: str, folder: str, keep: int, *, waits: Waits, is_quiet: Callable[[], bool]) -> None:
        self._store, self._waits, self._is_quiet = store, waits, is_quiet
        self._wanted = BackupOrder(where, folder, keep)
        self._folder = BackupFolder(Path(folder))
        self._not_before: datetime | None = None  # for one that did not hold: the next night is early enough

    async def run(self) -> None:
        """Make a backup whenever one is due, until the server stops."""
        await asyncio.sleep(self._waits.backup_after_start)
        due_since: float | None = None
        while True:
            pause = self._waits.backup_look
            try:
                if not await self._is_due():
                    due_since = None
                else:
                    due_since = time.monotonic() if due_since is None else due_since
                    if self._is_quiet() or time.monotonic() - due_since >= self._waits.backup_quiet:
                        pause = self._waits.backup_look if await self.make() else self._waits.backup_again
                        due_since = None
            except NotKept:  # the store has logged why
                pause = self._waits.backup_again
            except Exception:  # whatever fails, try again the next night
                log.exception("could not make a backup")
                pause = self._waits.backup_again
            await asyncio.sleep(pause)

    async def _is_due(self) -> bool:
        at = datetime.now().astimezone()
        night = last_night(at)
        if self._not_before is not None and night <= self._not_before:
            return False
        files = await asyncio.to_thread(self._folder.good, at)
        newest = [files[-1].at] if files else []
        if self._store.database.is_shared:  # another machine may have made it
            noted = await self._store.read(noted_backup)
            newest += [datetime.fromisoformat(noted.at)] if noted and noted.holds else []
        return not any(night <= each for each in newest)

    async def make(self) -> bool:
        """Make one now, and note the result. Returns whether one was made, here or by another process."""
        made = await self._made()
        if isinstance(made, BackupProblem):
            log.error("backup failed", extra={"problem": Words().phrase(made.code, made.values)})
            await self._note({BACKUP_PROBLEM: {"at": now(), **asdict(made)}})
            return False
        if made is not None:
            level, what = (logging.INFO, "backup made") if made.holds else (logging.ERROR, "backup does not hold")
            log.log(level, what, extra={"file": made.file, "bytes": made.bytes, "games": made.games})
            self._not_before = None if made.holds else datetime.now(UTC)
            await self._note({BACKUP: made.model_dump(), BACKUP_PROBLEM: None})
        return True

    async def _note(self, values: dict[str, Any]) -> None:
        def write(connection: Any) -> None:
            for name, value in values.items():
                set_site_value(connection, name, value)

        await self._store.write(write)

    async def _made(self) -> BackupLine | BackupProblem | None:
        """Run the process that makes it. If the server stops meanwhile, so does that process."""
        command = (sys.executable, "-P", "-m", "menagerie.server.operator.backup_process")
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as problem:
            return BackupProblem("backup-process-failed", {"problem": problem.strerror or str(problem)})
        try:
            asked = json.dumps(asdict(self._wanted)).encode()
            said, complained = await asyncio.wait_for(process.communicate(asked), self._waits.backup_longest)
            return made_of(json.loads(said))
        except TimeoutError:
            return BackupProblem("backup-process-failed", {"problem": f"> {self._waits.backup_longest:g} s"})
        except ValueError:
            last = complained.decode(errors="replace").strip().splitlines()[-1:] or [f"exit status {process.returncode}"]
            return BackupProblem("backup-process-failed", {"problem": last[0][:LONGEST_STDERR]})
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
