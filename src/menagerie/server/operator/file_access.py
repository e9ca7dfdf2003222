"""Which files an account may read and write. Root may do everything, so root asks with the eyes of the server's account."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from menagerie.server.storage.lock import this_account

# prints the paths that are shut, each followed by a zero byte
TRIAL = r"""for each; do
  { [ -r "$each" ] && [ -w "$each" ] && { [ ! -d "$each" ] || [ -x "$each" ]; }; } || printf '%s\0' "$each"
done"""
PATIENCE = 10.0  # seconds
PROCESSES = Path("/proc")


def shut_to(account: str | None, paths: Iterable[Path]) -> list[Path]:
    """Those of some paths that exist and that an account may not read and write, or enter if they are folders. None: this one."""
    there = [each for each in paths if os.path.exists(each)]
    if account in (None, this_account()) or os.name != "posix" or os.geteuid() != 0:
        return [each for each in there if not os.access(each, os.R_OK | os.W_OK)]
    assert account is not None
    return _shut_on_trial(account, there) if there else []


def _shut_on_trial(account: str, paths: list[Path]) -> list[Path]:
    """Try it as that account, of which only root is capable. None are shut if there is no such account: another check says so."""
    assert sys.platform != "win32"
    with suppress(ImportError, KeyError, OSError, subprocess.SubprocessError):
        import pwd

        known = pwd.getpwuid(int(account)) if account.isdigit() else pwd.getpwnam(account)
        groups = os.getgrouplist(known.pw_name, known.pw_gid)
        command = ["/bin/sh", "-c", TRIAL, "sh", *map(str, paths)]
        eyes: dict[str, Any] = {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": groups, "cwd": "/"}
        tried = subprocess.run(command, **eyes, capture_output=True, timeout=PATIENCE, check=True)
        return [Path(os.fsdecode(each)) for each in tried.stdout.split(b"\0") if each]
    return []


def account_of_process(pid: str) -> str | None:
    """The account that a running process belongs to; None if the system does not say."""
    with suppress(ImportError, KeyError, OSError, NotImplementedError):
        return (PROCESSES / pid).owner() if pid.isdigit() else None
    return None
