"""The systemd service that `menagerie deploy systemd` sets up: its settings, and whether it starts with the machine.

Without settings, the doctor uses those of the service, as systemd has read them. Otherwise it would report that all is well
with a server that nobody runs.
"""

from __future__ import annotations

import getpass
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from menagerie.server.operator.finding import Finding, bad, good, warning

NAME = "menagerie"
LINGERING = Path("/var/lib/systemd/linger")  # has a file for each account whose services outlive its sessions
PROCESSES = Path("/proc")
PROXIES = ("caddy", "nginx")
SHOWN = (
    "LoadState",
    "ActiveState",
    "UnitFileState",
    "ExecStart",
    "Environment",
    "EnvironmentFiles",
    "NeedDaemonReload",
    "MainPID",
    "User",
)
CONFINED = ("ProtectSystem", "ProtectHome", "PrivateTmp", "ReadWritePaths", "StateDirectory")  # shown, too: what it may write to
COMMAND = re.compile(r"argv\[\]=(.*?) ; ")  # in ExecStart, as systemd shows it
PREFIX = "MENAGERIE_"
PATIENCE = 10.0  # seconds


@dataclass(frozen=True)
class Service:
    """The service as systemd shows it. `manager` is how its manager is called on a command line."""

    manager: str
    log: str
    account: str
    is_of_account: bool  # of one account, not of the system
    shown: Mapping[str, str]
    instead: tuple[str, ...] = ()  # the options that the host has given to doctor in place of the settings of the service

    @property
    def state(self) -> str:
        """Such as active or failed."""
        return self.shown.get("ActiveState", "")

    def environment(self) -> dict[str, str]:
        """The variables that the service will have when it starts next. Files that this account may not read are left out."""
        said = _variables(_split(self.shown.get("Environment", "")))
        for file in self._files():
            said |= _variables_in(file)
        return said

    def options(self) -> dict[str, str]:
        """The settings that its unit gives as options of a command line, as variables."""
        command = COMMAND.search(self.shown.get("ExecStart", ""))
        return dict(_options(_split(command[1]))) if command else {}

    def settings(self) -> dict[str, str]:
        """All its settings, as variables: an option comes before the environment."""
        return self.environment() | self.options()

    def place_of(self, variable: str) -> str:
        """The file that sets a variable; empty if the unit itself does."""
        return next((str(file) for file in self._files() if variable in _variables_in(file)), "")

    def files_of_settings(self) -> list[str]:
        """The files that set something."""
        return [str(file) for file in self._files() if _variables_in(file)]

    def unread(self) -> list[Path]:
        """The files of variables that this account may not read."""
        return [file for file in self._files() if file.exists() and not os.access(file, os.R_OK)]

    def _files(self) -> list[Path]:
        return [Path(line.rpartition(" (")[0]) for line in self.shown.get("EnvironmentFiles", "").splitlines()]

    def is_changed(self) -> bool:
        """Whether the service that runs was started with other variables."""
        if self.shown.get("NeedDaemonReload") == "yes":
            return True
        try:
            has = _variables((PROCESSES / self.shown.get("MainPID", "0") / "environ").read_text(encoding="utf-8").split("\0"))
        except (OSError, UnicodeDecodeError):  # it does not run, or is not ours to look at
            return False
        return any(has.get(name) != text for name, text in self.environment().items())


def installed_service() -> Service | None:
    """The service of this account, or else that of the system; None if there is neither."""
    if shutil.which("systemctl") is None:
        return None
    number = os.getuid()
    runtime = {} if os.environ.get("XDG_RUNTIME_DIR") else {"XDG_RUNTIME_DIR": f"/run/user/{number}"}  # after `sudo -iu NAME`
    before = "".join(f"{name}={text} " for name, text in runtime.items())
    own = _shown(["--user"], {**os.environ, **runtime})
    if own is not None:
        manager, log = f"{before}systemctl --user", f"{before}journalctl --user-unit {NAME} --no-pager -n 20"
        return Service(manager, log, getpass.getuser(), is_of_account=True, shown=own)
    shown = _shown([], os.environ)
    if shown is None:
        return None
    log = f"sudo journalctl -u {NAME} --no-pager -n 20"
    return Service("sudo systemctl", log, shown.get("User") or "root", is_of_account=False, shown=shown)


def keeps(service: Service, database: str) -> bool:
    """Whether this is the database of a service."""
    kept = service.settings().get(f"{PREFIX}DATABASE", "")
    return database == kept or os.path.realpath(os.path.expanduser(database)) == os.path.realpath(os.path.expanduser(kept))


def hidden_service() -> str | None:
    """The account that typed this command with sudo and has its own service, which root does not see."""
    account = os.environ.get("SUDO_USER", "")
    if not account or account == getpass.getuser() or not _is_account(account):
        return None
    unit = Path(_home_of(account)) / f".config/systemd/user/{NAME}.service"
    return account if unit.exists() else None


def check_service(service: Service) -> Iterator[Finding]:
    """Whether it starts with the machine, keeps running, and has its current settings. Another check looks whether it runs."""
    user = getpass.getuser()
    unread = service.unread()
    found = [warning("service", "settings-unread", file=str(file)) for file in unread]
    if not _is_account(service.account):
        found.append(bad("service", "service-without-account", account=service.account))
    elif user not in (service.account, "root") and not unread:  # the file is read as root, who also sees the rest
        found.append(warning("service", "service-of-another", account=service.account, user=user))
    if service.is_changed():
        found.append(warning("service", "service-changed"))
    if service.is_of_account and not (LINGERING / service.account).exists():
        found.append(bad("service", "service-leaves", account=service.account))
    if service.shown.get("UnitFileState") == "disabled":
        found.append(bad("service", "service-disabled"))
    yield from found or [good("service", "service", account=service.account)]


def check_proxy_service() -> Iterator[Finding]:
    """Whether the proxy on this machine starts with it, where it is a service."""
    found = {name: shown for name in PROXIES if (shown := _shown([], os.environ, name))}
    if found and all(shown.get("UnitFileState") == "disabled" for shown in found.values()):
        yield bad("proxy", "proxy-disabled", proxy=next(iter(found)))


def _shown(options: list[str], environment: Mapping[str, str], name: str = NAME) -> dict[str, str] | None:
    """What systemd shows of a service; None if it does not know it."""
    asked = ["systemctl", *options, "show", f"{name}.service", *(f"--property={each}" for each in (*SHOWN, *CONFINED))]
    try:
        done = subprocess.run(asked, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    shown = dict[str, str]()
    for line in done.stdout.splitlines():
        name, _, text = line.partition("=")
        shown[name] = f"{shown[name]}\n{text}" if name in shown else text
    return shown if shown.get("LoadState") == "loaded" else None


def _home_of(account: str) -> str:
    """The home of an account; `~NAME` as it stands if there is no such account."""
    return os.path.expanduser(f"~{account}")


def _is_account(name: str) -> bool:
    return name.isdigit() or not _home_of(name).startswith("~")


def _variables_in(file: Path) -> dict[str, str]:
    """The variables of ours in a file; none if this account may not read it."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return {}
    return _variables([each.strip() for each in lines if not each.lstrip().startswith(("#", ";"))], quoted=True)


def _variables(lines: list[str], *, quoted: bool = False) -> dict[str, str]:
    """The variables of ours in lines of NAME=TEXT."""
    pairs = (line.partition("=")[::2] for line in lines)
    return {name: " ".join(_split(text)) if quoted else text for name, text in pairs if name.startswith(PREFIX)}


def _options(typed: list[str]) -> Iterator[tuple[str, str]]:
    """Options of a command line as variables. One that may be repeated becomes a list with commas, and a flag `yes`."""
    found = dict[str, str]()
    for each, after in zip(typed, [*typed[1:], "--"], strict=True):
        name, equals, text = each.partition("=")
        if name.startswith("--") and len(name) > len("--"):
            variable = f"{PREFIX}{name[2:].upper().replace('-', '_')}"
            text = text if equals else "yes" if after.startswith("--") else after
            found[variable] = f"{found[variable]},{text}" if variable in found else text
    yield from found.items()


def _split(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:  # a quote that is not closed
        return text.split()
