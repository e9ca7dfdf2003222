"""`menagerie doctor`: checks everything that a host can get wrong, and says what to do. It changes nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

from menagerie.command_line import program, typed_after
from menagerie.core import MenagerieError
from menagerie.server.operator.checkup import check_clock, check_settings
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.checkup_database import check_database
from menagerie.server.operator.checkup_files import check_disks, check_permissions, places
from menagerie.server.operator.checkup_network import (
    ask,
    check_local,
    check_port,
    check_public,
    check_running,
    is_ours,
    is_proxy_here,
    local_url,
)
from menagerie.server.operator.file_access import account_of_process
from menagerie.server.operator.finding import Finding, SiteSettings, bad, commands_of, good, is_given
from menagerie.server.operator.service import Service, check_proxy_service, check_service, hidden_service
from menagerie.server.operator.service_reach import check_reach
from menagerie.server.storage.database import Database, SqliteFile, database_of
from menagerie.server.storage.lock import Holder, holder_of, last_command, last_run
from menagerie.words import Words

SIGNS = {"good": "✓", "warning": "!", "bad": "✗"}
KEEPS_IT_FROM_STARTING = ("workers-and-a-file",)  # settings with which a server refuses to start
COLOURS = {"good": "32", "warning": "33", "bad": "31"}


def run(read_settings: Callable[[], SiteSettings], service: Service | None = None, other: Service | None = None) -> int:
    """Check and report. Returns 0 if nothing is bad, and 1 otherwise. `service` is where the settings come from, and `other` one
    that keeps another database."""
    worst, codes = set[str](), set[str]()
    for finding in examined(read_settings, service, other):
        worst.add(finding.grade)
        codes.add(finding.code)
        print(_told(finding, service), flush=True)
    summary = "bad" if "bad" in worst else "stopped" if "not-running" in codes else "warning" if "warning" in worst else "good"
    values = {"program": program(), **(commands_of(service, {}) if service else {}), "said": typed_after("doctor")}
    values["program"] = values.get("as_root", program())  # who can open everything
    if service and summary != "good":
        files = ", ".join(service.files_of_settings()) or "none"
        print(Words().phrase("doctor-settings-of-service", {**values, "files": files, "instead": _listed(service.instead)}))
    print(Words().phrase("doctor-summary", {"worst": summary, **values}))
    return int(summary == "bad")


def _told(finding: Finding, service: Service | None) -> str:
    line, words = finding.line(service), Words()
    grades = {grade: words.phrase("doctor-grade", {"grade": grade}) for grade in SIGNS}
    grade = f"{SIGNS[finding.grade]} {grades[finding.grade].ljust(max(map(len, grades.values())))}"
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        grade = f"\x1b[{COLOURS[finding.grade]}m{grade}\x1b[0m"
    remedy = "\n    → " + line.remedy.replace("\n", "\n      ") if line.remedy else ""
    return f"{grade}  {line.check}: {line.text}{remedy}"


def _listed(options: tuple[str, ...]) -> str:
    return ", ".join(options) or "none"


def examined(
    read_settings: Callable[[], SiteSettings], service: Service | None = None, other: Service | None = None
) -> Iterator[Finding]:
    """Everything that was found. Whatever is broken, the rest is checked all the same."""
    if service is None and (account := hidden_service()):
        yield bad("service", "service-hidden", account=account)
        return
    if other is not None:
        yield good("service", "service-with-another", kept=other.settings().get("MENAGERIE_DATABASE", "–"))
    if service is not None:
        yield from check_service(service)
    try:
        settings = read_settings()
        database = database_of(settings.database)
    except MenagerieError as problem:
        place = service.place_of(str(problem.values.get("setting"))) if service else ""
        yield bad("settings", "setting-refused", place=place or "unit").because(problem.code, dict(problem.values))
        return
    reach = list[Finding]()
    if service is not None:
        reach += check_reach(service, (path.parent if kind == "database" else path for kind, path in places(settings)))
        yield from reach
        yield from check_proxy_service() if is_proxy_here(settings) else ()
    file = database.path.expanduser().resolve() if isinstance(database, SqliteFile) else None
    holder = holder_of(file) if file else None
    noted = last_run(file) if file and service is None else holder
    known = _noted_settings(noted)
    for each in _of_site(_as_last_time(settings, noted, is_running=holder is not None), database, holder, service, reach):
        yield replace(each, values={**each.values, "noted": known})


def _of_site(
    settings: SiteSettings, database: Database, holder: Holder | None, service: Service | None, reach: list[Finding]
) -> Iterator[Finding]:
    """What was found about a server with these settings."""
    file = database.path.expanduser().resolve() if isinstance(database, SqliteFile) else None
    contradictions = list(check_settings(settings))
    yield from contradictions
    stored, found = check_database(settings, database, holder)
    yield from found
    account = _account(service, holder)
    here = [*check_disks(settings), *check_permissions(settings, account, is_running=holder is not None)]
    yield from here
    url = holder.address if holder and holder.address else local_url(settings)
    answer = ask(url, "/health")
    is_known = database.is_shared or not any(each.grade == "bad" for each in found)
    ran = last_command(file) if file else "serve"
    port = check_port(
        settings, ask(local_url(settings), "/health"), holder, is_shared=database.is_shared, is_known=is_known, ran=ran
    )
    unread = [str(each) for each in service.unread()] if service else []
    yield replace(port, values={**port.values, "unread": next(iter(unread), "none")})
    is_mended_first = any(each.grade == "bad" for each in (*found, *here, port))
    is_mended_first |= any(each.code in KEEPS_IT_FROM_STARTING for each in contradictions)
    yield from check_running(
        answer,
        holder,
        stored.version if stored else None,
        service.state if service else None,
        ran=ran,
        is_mended_first=is_mended_first,
    )
    if settings.public_url is None:
        yield check_local(settings, holder, port, is_running=is_ours(answer), ran=ran)
    else:
        is_known = is_known and port.code != "port-taken"  # then the proxy leads to whatever program has taken it
        yield from check_public(
            settings, settings.public_url, stored.key if stored else None, is_running=is_ours(answer), is_known=is_known
        )
    seen = ask(settings.public_url, "/health") if settings.public_url else None
    yield check_clock(stored.noted if stored else None, seen.date if seen else None, is_running=is_ours(answer))
    is_clear = not any(each.grade == "bad" for each in (*reach, *here))
    yield check_backups(settings, stored, holder, ran=ran, account=account or "", is_clear=is_clear)


def _as_last_time(settings: SiteSettings, noted: Holder | None, *, is_running: bool) -> SiteSettings:
    """The settings, and where none was given, what the server was started with the last time. The address and port of one that
    runs are checked against what it answers."""
    if noted is None:
        return settings
    given: Any = settings  # a dataclass
    known: dict[str, Any] = {
        "backup_dir": settings.backup_dir or noted.backup_dir or None,
        "public_url": settings.public_url or noted.public_url or None,
        "proxy": settings.proxy or tuple(each for each in noted.proxy.split(",") if each),
    }
    if not is_running:
        known["host"] = settings.host if is_given("host") else noted.host or settings.host
        known["port"] = int(noted.port) if noted.port.isdigit() and not is_given("port") else settings.port
    return cast(SiteSettings, replace(given, **known))


def _noted_settings(noted: Holder | None) -> str:
    """The settings with which the server was started the last time, one on each line, for the commands that start it again."""
    if noted is None:
        return ""
    proxies = (("proxy", each) for each in noted.proxy.split(","))
    named = [("host", noted.host), ("port", noted.port), ("public-url", noted.public_url), *proxies]
    return "\n".join(f"{name}={text}" for name, text in (*named, ("backup-dir", noted.backup_dir)) if text)


def _account(service: Service | None, holder: Holder | None) -> str | None:
    """The account of the server, which is not this one if root asks; None if it is, or nobody knows."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    return service.account if service else account_of_process(holder.pid) if holder else None
