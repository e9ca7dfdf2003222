"""The systemd unit: for the system, with a separate account and folders, or for the service manager of one account."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from menagerie.server.operator.deployment.plan import (
    OUT,
    PORT,
    CannotDeploy,
    Plan,
    filled,
    has_postgres,
    is_by_https,
    note_secrets,
    secrets_in,
    variable,
    whole_path,
)

STATE = Path("/var/lib")  # systemd makes folders in it for a service
HIDDEN = tuple(map(Path, ("/home", "/root", "/run/user", "/tmp", "/var/tmp")))  # from a service of the system, by our unit
HERE = ("127.0.0.1", "::1")
OPEN_FILES = 8192
ACCOUNT = re.compile(r"[a-z_][a-z0-9_-]{0,31}")


def plan_service(parsed: argparse.Namespace, said: Mapping[str, str]) -> Plan:
    """A unit with these settings, and the commands that start it."""
    program, settings, secrets = _program(parsed), _settings(parsed, said), secrets_in(said)
    told = {name: text for name, text in settings.items() if name not in secrets}
    values = {
        "behind": ", behind a proxy" if "proxy" in settings else "",
        "program": _quoted(str(program)),
        "environment": "\n".join(f"Environment={_quoted(f'{variable(name)}={text}')}" for name, text in told.items()),
        "files": str(max(OPEN_FILES, 2 * int(said.get("connections", "0")))),
    }
    checks = _checks(parsed, str(program), told)
    notes = note_secrets(secrets, "~/.config/menagerie.env" if parsed.user else "/etc/menagerie.env")
    if parsed.user:
        return Plan({"menagerie.service": filled("menagerie-user.service", **values)}, _commands_of_user(checks), notes)
    unit, folders = _system_unit(parsed.account, program, settings, values)
    return Plan({"menagerie.service": unit}, _commands_of_system(parsed.account, folders, checks), notes)


def _checks(parsed: argparse.Namespace, program: str, told: Mapping[str, str]) -> list[str]:
    """The commands that check the service, whose settings doctor finds itself, and print the key of the operator's page."""
    account = "" if parsed.user else f"sudo -u {parsed.account} "
    key = [shlex.join([program, "operator-key", "--database", told["database"]])] if "database" in told else []
    checking = shlex.join([*([] if parsed.user else ["sudo"]), program, "doctor"])  # root may read the file of secrets, too
    return [checking, *(account + each for each in key)]


def _settings(parsed: argparse.Namespace, said: Mapping[str, str]) -> dict[str, str]:
    """All settings of the service, with whole paths. Behind a proxy on this machine, it listens to nobody else."""
    home = Path("~/.local/share/menagerie").expanduser() if parsed.user else STATE / "menagerie"
    proxy = said.get("proxy") or ("127.0.0.1" if is_by_https(said) else "")
    settings = {
        "host": "127.0.0.1" if proxy in HERE else "0.0.0.0",
        "port": PORT,
        "database": str(home / ("menagerie.db" if parsed.user else "club.db")),
        "backup_dir": str(home / "backups"),
        **({"proxy": proxy} if proxy else {}),
    } | {name: text for name, text in said.items() if name != "create"}
    for name in ("database", "backup_dir"):
        if name != "database" or not has_postgres(settings):
            settings[name] = str(whole_path(settings[name]))
    return settings


def _system_unit(account: str, program: Path, settings: Mapping[str, str], values: Mapping[str, str]) -> tuple[str, list[Path]]:
    """The unit for the system, and the folders that have to be made for it."""
    if not ACCOUNT.fullmatch(account):
        raise CannotDeploy("deploy-bad-account", account=account)
    folders = {Path(settings["backup_dir"])} | (set() if has_postgres(settings) else {Path(settings["database"]).parent})
    for path in (program, *folders):
        _check_in_sight(path)
    made = sorted(folder for folder in folders if STATE in folder.parents)
    others = sorted(folders - set(made))
    for folder in others:
        _check_owner(folder, account)
    unit = filled(
        "menagerie.service",
        **values,
        account=account,
        after=" postgresql.service" if has_postgres(settings) else "",
        state="StateDirectory=" + " ".join(_quoted(str(folder.relative_to(STATE))) for folder in made) if made else "",
        writable="ReadWritePaths=" + " ".join(_quoted(str(folder)) for folder in others) if others else "",
        reach=_reach(settings),
    )
    return unit, others


def _program(parsed: argparse.Namespace) -> Path:
    """This program, in the virtual environment in which it runs, or another that was named."""
    beside = Path(sys.executable).parent / "menagerie"
    found = parsed.program or (str(beside) if beside.is_file() else shutil.which("menagerie"))
    if found is None:
        raise CannotDeploy("deploy-no-program")
    return whole_path(found)


def _quoted(text: str) -> str:
    """A value as systemd reads it: `%` is doubled, and spaces need quotes."""
    if re.search(r"[\x00-\x1f\x7f]", text):
        raise CannotDeploy("deploy-bad-path", file=text)
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{escaped}"' if re.search(r"[\s\"'\\]", text) else escaped


def _check_in_sight(path: Path) -> None:
    for hidden in HIDDEN:
        if hidden in path.parents or hidden in path.resolve().parents:
            raise CannotDeploy("deploy-out-of-sight", file=str(path), folder=str(hidden))


def _check_owner(folder: Path, account: str) -> None:
    """Refuse a folder that belongs to others: giving it to the service could lock them out."""
    if folder.exists() and folder.stat().st_uid != _number_of(account):
        raise CannotDeploy("deploy-folder-of-others", folder=str(folder), account=account)


def _number_of(account: str) -> int | None:
    with suppress(ImportError, KeyError):  # no such account, or a system without them
        import pwd

        return pwd.getpwnam(account).pw_uid
    return None


def _reach(settings: Mapping[str, str]) -> str:
    """The lines that keep out everyone but this machine and the proxy; none if it has to reach others, or they it."""
    is_database_elsewhere = has_postgres(settings) and urlsplit(settings["database"]).hostname not in (None, "localhost", *HERE)
    if "proxy" not in settings or is_database_elsewhere:
        return ""
    proxies = [each.strip() for each in settings["proxy"].split(",") if each.strip() not in HERE]
    allowed = " ".join(["localhost", *proxies])
    return f"# Only the proxy has to reach it.\nIPAddressDeny=any\nIPAddressAllow={allowed}"


def _first_start(manager: str) -> list[str]:
    """Start the service, which may create a database this once. Later, a missing one is an error, not an empty server."""
    return [
        f"{manager} set-environment MENAGERIE_CREATE=yes",
        f"{manager} enable --now menagerie",
        f"{manager} unset-environment MENAGERIE_CREATE",
        "sleep 10",  # until it has made the database, for those who paste all of this at once
    ]


def _commands_of_system(account: str, folders: list[Path], checks: list[str]) -> list[str]:
    new = f"sudo useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin {account}"
    return [
        *([new] if _number_of(account) is None else []),
        *(f"sudo install -d -m 700 -o {account} {shlex.quote(str(folder))}" for folder in folders),
        f"sudo cp {OUT}/menagerie.service /etc/systemd/system/",
        "sudo systemctl daemon-reload",
        *_first_start("sudo systemctl"),
        "sudo journalctl --no-pager -n 20 -u menagerie",
        *checks,
    ]


def _commands_of_user(checks: list[str]) -> list[str]:
    return [
        "sudo loginctl enable-linger $USER",
        "mkdir -p ~/.config/systemd/user",
        f"cp {OUT}/menagerie.service ~/.config/systemd/user/",
        "systemctl --user daemon-reload",
        *_first_start("systemctl --user"),
        "journalctl --no-pager -n 20 --user-unit menagerie",
        *checks,
    ]
