"""Which folders the unit of a service lets it write to, compared with those in its settings.

A unit of ours makes the whole disk read-only for its service (`ProtectSystem=strict`) except for the folders it names, and hides
the homes of people. So a setting that names another disk does not suffice: the service would not even start.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from menagerie.server.operator.finding import Finding, bad
from menagerie.server.operator.service import Service
from menagerie.server.storage.sqlite_checks import owner_of

STATE = Path("/var/lib")  # where StateDirectory= is
HOMES = tuple(map(Path, ("/home", "/root", "/run/user")))
TEMPORARY = tuple(map(Path, ("/tmp", "/var/tmp")))
UNPRINTABLE = "[unprintable]"  # in place of a path with a space, which systemctl does not show
OF_SYSTEM, OF_ACCOUNT = (f"{place}/menagerie.service.d" for place in ("/etc/systemd/system", "~/.config/systemd/user"))


def check_reach(service: Service, folders: Iterable[Path]) -> Iterator[Finding]:
    """Whether the service can see these folders, and may write to them."""
    wanted = list(dict.fromkeys(folders))
    hidden = [folder for folder in wanted if _is_hidden(service, folder)]
    for folder in hidden:
        yield bad("service", "service-cannot-see", folder=str(folder), account=service.account)
    shut = [folder for folder in wanted if folder not in hidden and not _may_write(service, folder)]
    if shut:
        yield bad("service", "service-read-only", folders=", ".join(map(str, shut)), give=_opened(service, shut))


def check_owner(service: Service, files: Iterable[Path]) -> Iterator[Finding]:
    """Whether the files belong to the account of the service. Only root has to ask, because root can open everything."""
    if service.account == "root" or os.geteuid() != 0:
        return
    others = [file for file in files if os.path.exists(file) and owner_of(file) != service.account]
    if others:
        owners, paths = ", ".join(dict.fromkeys(map(owner_of, others))), ", ".join(map(str, others))
        give = f"sudo chown {service.account} {shlex.join(map(str, others))}"
        yield bad("permissions", "not-ours", path=paths, user=service.account, owner=owners, give=give)


def _is_hidden(service: Service, folder: Path) -> bool:
    """Whether the unit hides a folder, whatever else it allows."""
    hidden = HOMES if service.shown.get("ProtectHome") in ("yes", "tmpfs") else ()
    hidden += TEMPORARY if service.shown.get("PrivateTmp") == "yes" else ()
    return any(each in (folder, *folder.parents) for each in hidden)


def _may_write(service: Service, folder: Path) -> bool:
    if service.shown.get("ProtectSystem") != "strict":
        return True
    named = service.shown.get("ReadWritePaths", "").split()
    states = [STATE / name for name in service.shown.get("StateDirectory", "").split()]
    allowed = {Path(path.lstrip("-+")) for path in named} | set(states)
    return UNPRINTABLE in named or any(each in allowed for each in (folder, *folder.parents))


def _opened(service: Service, folders: list[Path]) -> str:
    """A command line that makes the folders which are missing, adds a line to the unit, and restarts the service."""
    paths = " ".join(f'"{folder}"' if " " in str(folder) else str(folder) for folder in folders).replace("%", "%%")
    line = shlex.quote(f"ReadWritePaths={paths}")
    drop_in, sudo = (OF_ACCOUNT, "") if service.is_of_account else (OF_SYSTEM, "sudo ")
    missing = [folder for folder in folders if not _is_there(folder)]
    commands = [f"sudo install -d -m 700 -o {service.account} {shlex.quote(str(folder))}" for folder in missing]
    added = f"printf '%s\\n' '[Service]' {line} | {sudo}tee -a {drop_in}/folders.conf"
    loaded = [f"{service.manager} {deed}" for deed in ("daemon-reload", "restart menagerie")]
    return " && ".join([*commands, f"{sudo}mkdir -p {drop_in}", added, *loaded])


def _is_there(folder: Path) -> bool:
    with suppress(OSError):
        return folder.is_dir()
    return True  # in a folder that this account may not enter
