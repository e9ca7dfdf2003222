"""The operator's commands. If a server is running, it makes the change; if not, the change is made here."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import ProxyHandler, Request, build_opener

from menagerie.command_line import aligned, program
from menagerie.core.plain import Plain
from menagerie.server.operator import administration
from menagerie.server.operator.arguments import DATABASE, PUBLIC_URL
from menagerie.server.operator.backup import Checked, check_backup, place_backup, restore, write_backup
from menagerie.server.operator.service import installed_service
from menagerie.server.operator.site_copy import copy_site, write_snapshot
from menagerie.server.operator.transactions import Transactions
from menagerie.server.play.game_end import end_table
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import SqliteFile, database_of
from menagerie.server.storage.lock import Holder, InUse, held_alone, holder_of, last_run
from menagerie.server.storage.sqlite_checks import owner_of
from menagerie.server.storage.store import kept_table
from menagerie.server.wire.operator_models import Forgotten, OperatorKey
from menagerie.words import Words

PATIENCE = 30  # seconds
TABLE_HEADINGS = ("id", "state", "game", "actions", "changed", "people", "bots")
GUEST_HEADINGS = ("id", "seen", "tables", "names")
NOBODY = "–"


class LocalClock:
    """Formats times in the time zone of this machine."""

    def __init__(self) -> None:
        self._now = datetime.now().astimezone()
        offset = self._now.strftime("%z")
        self.zone = f"UTC{offset[:3]}:{offset[3:5]}"

    def told(self, at: str) -> str:
        """A time of the database, to the minute."""
        return datetime.fromisoformat(at).astimezone(self._now.tzinfo).strftime("%Y-%m-%d %H:%M")


def run(parsed: argparse.Namespace) -> int:
    """Carry out a command line."""
    return DEEDS[parsed.deed](parsed)


def _say(code: str, **values: Plain) -> None:
    print(Words().phrase(code, values))


def _sure(parsed: argparse.Namespace, code: str, **values: Plain) -> None:
    """Ask for confirmation, unless `--yes` was given."""
    if parsed.yes:
        return
    print(Words().phrase(code, values), end=" ", file=sys.stderr, flush=True)
    answer = sys.stdin.readline().strip().casefold()
    if not answer or not Words().phrase("yes").startswith(answer):
        raise Refusal("not-sure")


# copies


def _backup(parsed: argparse.Namespace) -> int:
    source = database_of(parsed.file)
    if isinstance(source, SqliteFile):
        write_backup(source.path, Path(parsed.to), overwrite=parsed.force)
    else:
        place_backup(Path(parsed.to), partial(write_snapshot, Transactions(source.check_ready())), overwrite=parsed.force)
    _say("backup-written", file=parsed.to)
    return _tell_checked(parsed.to, check_backup(Path(parsed.to))) if parsed.verify else 0


def _check_backup(parsed: argparse.Namespace) -> int:
    return _tell_checked(parsed.file, check_backup(Path(parsed.file)))


def _tell_checked(file: str, checked: Checked) -> int:
    _tell_older(checked)
    if checked.broken:
        ids = ", ".join(checked.broken)
        _say("backup-broken", file=file, games=checked.games, count=len(checked.broken), ids=ids)
        return 2
    if not checked.tables:
        _say("backup-without-tables", file=file)
        return 0
    _say("backup-holds", file=file, tables=checked.tables, games=checked.games, actions=checked.actions)
    return 0


def _tell_older(checked: Checked) -> None:
    if checked.older:
        _say("backup-older-rules", count=len(checked.older), ids=", ".join(checked.older))


def _restore(parsed: argparse.Namespace) -> int:
    if database_of(parsed.to).is_shared:
        raise Refusal("restore-into-a-file", backup=parsed.file, file=database_of(parsed.to).name)
    restored = restore(Path(parsed.file), Path(parsed.to), whatever_holds=parsed.force)
    _say("restored", backup=parsed.file, file=parsed.to)
    if not restored.checked.tables:
        _say("backup-without-tables", file=parsed.file)
    _tell_older(restored.checked)
    if restored.before is not None:
        _say("restored-before", file=str(restored.before))
    if restored.key != "same":
        database = Path(parsed.to).expanduser().resolve()
        as_owner = f"sudo -u {owner_of(database)} " if os.environ.get("SUDO_USER") and owner_of(database) != "root" else ""
        command = f"{as_owner}{program()} operator-key --new --database {shlex.quote(str(database))}"
        _say("restored-key", key=restored.key, command=command)
    return 0


def _copy_site(parsed: argparse.Namespace) -> int:
    target = database_of(parsed.to)
    checked = copy_site(database_of(parsed.source), target)
    _say("site-copied", file=target.name)
    return _tell_checked(target.name, checked)


# tables and guests


def _desk(parsed: argparse.Namespace) -> Transactions:
    database = database_of(parsed.database or _usual_database() or parsed.usual)
    try:
        return Transactions(database.check_ready())
    except Refusal as problem:
        if problem.code == "no-database" and not parsed.database and os.environ.get("SUDO_USER"):
            raise Refusal("no-database-of-root", file=str(problem.values["file"])) from None
        raise


def _usual_database() -> str | None:
    """The default database: from the environment, or from the service on this machine."""
    if os.environ.get(DATABASE):
        return os.environ[DATABASE]
    service = installed_service()
    return service.settings().get(DATABASE) if service else None


def _tables(parsed: argparse.Namespace) -> int:
    words, clock = Words(), LocalClock()
    found = _desk(parsed).read(lambda connection: administration.tables(connection, parsed.state))
    rows = [[words.phrase(f"heading-{each}", {"zone": clock.zone}) for each in TABLE_HEADINGS]]
    for line in found:
        people = list((Counter(line.names) - Counter(line.bots)).elements())
        state, game = words.phrase("table-state", {"state": line.state}), f"{line.game}, {line.form}"
        who = (", ".join(each) or NOBODY for each in (people, line.bots))
        rows.append([line.table, state, game, str(line.actions), clock.told(line.changed_at), *who])
    _print(rows)
    _say("operator-tables", count=len(found))
    return 0


def _print(rows: list[list[str]]) -> None:
    if len(rows) > 1:
        print("\n".join(aligned(rows)))


def _end(parsed: argparse.Namespace) -> int:
    desk, table = _desk(parsed), parsed.table
    desk.read(lambda connection: kept_table(connection, table))
    _sure(parsed, "sure-to-end", table=table)
    deed = partial(desk.write, lambda connection: end_table(connection, table))
    _change(desk, deed, "POST", f"tables/{quote(table, safe='')}/end")
    _say("table-ended", table=table)
    return 0


def _delete(parsed: argparse.Namespace) -> int:
    desk, table = _desk(parsed), parsed.table
    desk.read(lambda connection: kept_table(connection, table))
    _sure(parsed, "sure-to-delete", table=table)
    _change(desk, partial(desk.delete, table), "DELETE", f"tables/{quote(table, safe='')}")
    _say("table-deleted", table=table)
    return 0


def _export(parsed: argparse.Namespace) -> int:
    hidden = parsed.show_hidden_cards
    made = _desk(parsed).read(lambda connection: administration.record_of(connection, parsed.table, with_hidden_cards=hidden))
    try:
        with open(parsed.file, "w" if parsed.force else "x", encoding="utf-8", opener=_for_the_owner) as file:
            file.write(made)
    except FileExistsError:
        raise Refusal("backup-exists", file=parsed.file) from None
    except OSError as problem:
        raise Refusal("cannot-write", file=parsed.file, problem=problem.strerror or str(problem)) from None
    _say("record-written", file=parsed.file)
    return 0


def _for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _guests(parsed: argparse.Namespace) -> int:
    words, clock = Words(), LocalClock()
    found = _desk(parsed).read(administration.guests)
    rows = [[words.phrase(f"heading-{each}", {"zone": clock.zone}) for each in GUEST_HEADINGS]]
    rows += [[line.guest, clock.told(line.seen_at), str(line.tables), ", ".join(line.names)] for line in found]
    _print(rows)
    _say("operator-guests", count=len(found))
    return 0


def _forget(parsed: argparse.Namespace) -> int:
    desk = _desk(parsed)
    found = desk.read(lambda connection: administration.guest_called(connection, parsed.who))
    _sure(parsed, "sure-to-forget", guest=found.guest, names=", ".join(found.names), tables=found.tables)
    answer = _change(desk, lambda: desk.forget(found.guest).model_dump(), "POST", "forget", {"who": found.guest})
    forgotten = Forgotten(**answer)
    _say("guest-forgotten", guest=forgotten.guest, tables=forgotten.tables)
    if forgotten.with_them:
        _say("forgotten-with", ids=", ".join(forgotten.with_them))
    return 0


def _operator_key(parsed: argparse.Namespace) -> int:
    desk = _desk(parsed)
    key = desk.read(administration.known_operator_key)
    if parsed.new or key is None:
        answer = _change(desk, lambda: {"key": desk.write(administration.new_operator_key)}, "POST", "key")
        key = OperatorKey(**answer).key
    print(key, flush=True)
    holder = holder_of(desk.database.path) if isinstance(desk.database, SqliteFile) else None
    here = holder.address if holder and holder.address else "http://localhost:8000"
    public = _public_url(desk)
    opens = Words().phrase("key-opens", {"address": public}) if public else Words().phrase("key-opens-here", {"address": here})
    print(opens, file=sys.stderr)
    return 0


def _public_url(desk: Transactions) -> str | None:
    """The address that guests type: as the environment has it, or the service that keeps this database, or its last server."""
    if os.environ.get(PUBLIC_URL):
        return os.environ[PUBLIC_URL]
    service = installed_service()
    settings = service.settings() if service else {}
    if settings.get(DATABASE) == desk.database.name:
        return settings.get(PUBLIC_URL)
    return last_run(desk.database.path).public_url or None if isinstance(desk.database, SqliteFile) else None


# through the running server


def _change(desk: Transactions, directly: Callable[[], Any], method: str, path: str, body: object = None) -> Any:
    """Make a change: here if no server is running, or else through the server, whose tables may be in play. PostgreSQL, which
    several processes share, is changed directly, and they are notified."""
    if not isinstance(desk.database, SqliteFile):
        return directly()
    try:
        with held_alone(desk.database.path):
            return directly()
    except InUse as taken:
        if not taken.holder.address:
            raise
        return _ask(taken.holder, desk.read(administration.known_operator_key) or "", method, path, body)


def _ask(holder: Holder, key: str, method: str, path: str, body: object) -> Any:
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    request = Request(
        f"{holder.address}/api/operator/{path}", None if body is None else json.dumps(body).encode(), headers, method=method
    )
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:  # no proxy may see the key
            return json.loads(answer.read() or b"null")
    except HTTPError as refused:
        with refused, suppress(ValueError, LookupError, TypeError):
            raise Refusal("server-said", text=str(json.load(refused)["detail"])) from None
        raise Refusal("no-answer", pid=holder.pid, address=holder.address) from None
    except (OSError, HTTPException, ValueError):
        raise Refusal("no-answer", pid=holder.pid, address=holder.address) from None


DEEDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "backup": _backup,
    "check-backup": _check_backup,
    "restore": _restore,
    "db copy": _copy_site,
    "tables": _tables,
    "tables end": _end,
    "tables delete": _delete,
    "tables export": _export,
    "guests": _guests,
    "guests forget": _forget,
    "operator-key": _operator_key,
}
