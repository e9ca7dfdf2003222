"""The server process: its port, its limit of open files, its workers, and the browser that it opens."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors.multiprocess import Multiprocess

from menagerie.command_line import program, stopped_at_once
from menagerie.server.front.app import create_app
from menagerie.server.front.door import Caller, SocketCaller
from menagerie.server.front.logs import set_up_logs, set_up_terminal_log
from menagerie.server.front.server_names import EVERYWHERE, ONLY_HERE, address
from menagerie.server.front.settings import BadSetting, Settings
from menagerie.server.limits import LONGEST_HEAD, LONGEST_MESSAGE
from menagerie.server.operator.backup_folder import BackupFolder
from menagerie.server.operator.backup_places import usual_places
from menagerie.server.operator.backup_search import moved_with_folder
from menagerie.server.storage.database import Database, SqliteFile, database_of
from menagerie.server.storage.lock import InUse, holder_of, identity_of, note_command, remembers_games
from menagerie.server.storage.store import Store
from menagerie.words import Words

PORTS_TRIED = 50
SOCKET_BYTES = LONGEST_MESSAGE * 2  # of one message, checked before its characters are counted
PING_SECONDS = 20  # between two pings of a socket
SILENT_SECONDS = 20  # after which a worker counts as hung; a busy machine can hold up a healthy one for more than uvicorn's 5
ACCEPTED_AT_ONCE = 32  # connections; asyncio accepts so many before it reads from the first
WAITING_OUTSIDE = 2048  # connections that the system queues until then
OTHER_FILES = 200 + ACCEPTED_AT_ONCE  # the database, the log, pages on their way

COLLECTIONS = (20_000, 20, 50)  # thresholds of the garbage collector, by generation
TURN = 0.001  # seconds that a thinking bot holds the interpreter lock while people wait

log = logging.getLogger(__name__)


def check_port(host: str, port: int) -> None:
    """Refuse an address and port that cannot be listened to."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise BadSetting("port-in-use", port=str(port)) from None
            raise BadSetting("cannot-listen", host=host, port=str(port), problem=error.strerror or "") from None


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next free one."""
    for port in range(wanted, min(wanted + PORTS_TRIED, 65536)):
        try:
            check_port(host, port)
        except BadSetting as refused:
            if refused.code != "port-in-use":
                raise
        else:
            return port
    raise BadSetting("no-port", port=str(wanted))


def serve(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve until stopped. Returns 0 if that went well; everything that can go wrong gets a message."""
    words = Words()
    if not (settings.client / "index.html").is_file():
        raise BadSetting("no-client")
    if settings.workers > 1 and not database_of(settings.database).is_shared:
        raise BadSetting("workers-need-postgres")
    check_unused(settings)
    wanted = settings.port
    if open_browser:
        settings = _on_a_free_port(settings, words)
    else:
        check_port(settings.host, settings.port)
    check_meant(settings)
    begins = "anew" if database_of(settings.database).is_new() else "on"
    if settings.backup_dir is not None:
        BackupFolder(Path(settings.backup_dir)).make()
    _begin_log(settings, is_at_home=open_browser)
    here = address("localhost" if settings.host in EVERYWHERE else settings.host, settings.port)
    with database_of(settings.database).opened(here) as database:
        settings = replace(settings, connections=allow_open_files(settings.connections))
        if isinstance(database, SqliteFile):
            settings = replace(settings, database=database.name)
        app = make_app(settings) if settings.workers == 1 else None
        if app is None:
            with closing(Store(database)) as store:
                store.migrate()  # once for all of them
        if isinstance(database, SqliteFile):
            backups = str(Path(settings.backup_dir).expanduser().resolve()) if settings.backup_dir else ""
            command, public = "play" if open_browser else "serve", settings.public_url or ""
            host = settings.host if settings.host != Settings.host else ""
            port = str(wanted) if wanted != Settings.port else ""
            note_command(database.path, command, backups, public, ",".join(settings.proxy), host=host, port=port)
        reach = "nobody" if settings.host in ONLY_HERE and settings.public_url is None else "everybody"
        told = {"here": here, "base": settings.base, "file": database.name, "reach": reach, "begins": begins}
        print(words.phrase("served", told), flush=True)
        _warn(settings, words, is_at_home=open_browser)
        if open_browser:
            threading.Timer(0.8, webbrowser.open, [here]).start()
        if app is not None:
            with stopped_at_once(_farewell(database, words)) if open_browser else nullcontext():
                Listening(configuration(app, settings)).run()
        else:
            config = configuration(partial(worker_app, settings), settings)
            Workers(config, [config.bind_socket()]).run()
    return 0


def _farewell(database: Database, words: Words) -> Callable[[], str]:
    """The last line for a person who has played at home: whether the games are where they were at the start."""
    file = database.path if isinstance(database, SqliteFile) else None
    opened = identity_of(file) if file else ""

    def said() -> str:
        is_kept = file is None or identity_of(file) == opened
        return words.phrase("stopped", {"kept": "all" if is_kept else "moved", "file": database.name, "program": program()})

    return said


def _warn(settings: Settings, words: Words, *, is_at_home: bool) -> None:
    """Warn at the terminal and in the log, which at home are the same."""
    for warning in _warnings(settings, words, "play" if is_at_home else "serve"):
        print(warning, flush=True)
        if not is_at_home:
            log.warning(warning)


def _warnings(settings: Settings, words: Words, command: str) -> Iterator[str]:
    """Warnings about settings with which the server runs, but which the host probably did not want."""
    if (settings.public_url or "").startswith("https:") and not settings.proxy:
        yield words.phrase("no-proxy-named", {"command": command})
    for everybody in settings.proxies_of_everybody:
        yield words.phrase("everybody-is-proxy", {"network": everybody})
    for name, like in settings.unknown.items():
        yield words.phrase("unknown-variable", {"name": name, "like": like or "none"})


def check_unused(settings: Settings) -> None:
    """Refuse a database that another server holds, before a port is looked for that nobody needs."""
    database = database_of(settings.database)
    if isinstance(database, SqliteFile) and (holder := holder_of(database.path)) is not None:
        raise InUse(database.path.expanduser().resolve(), holder)


def check_meant(settings: Settings) -> None:
    """Refuse to start with no games where that was not meant: where a server has kept games before, or where a new database was
    named, because that may be a typing mistake. `--create` confirms that it is meant."""
    database = database_of(settings.database)
    if settings.create or not database.is_new():
        return
    if not isinstance(database, SqliteFile):
        raise BadSetting("new-postgres", name=database.name)
    path = database.path.expanduser().resolve()
    if remembers_games(path):
        raise BadSetting("emptied-file" if path.exists() else "lost-file", file=str(path), program=program())
    if settings.may_create:
        moved = moved_with_folder(usual_places(path, None), path)
        if moved is not None:
            raise BadSetting("moved-folder", file=str(path), moved=str(moved), program=program())
        return
    missing = next((each for each in reversed(path.parents) if not each.exists()), None)
    if missing is not None:
        raise BadSetting("new-folder", file=str(path), folder=str(missing))
    raise BadSetting("empty-file" if path.exists() else "new-file", file=str(path))


def make_app(settings: Settings) -> FastAPI:
    """Make the application, in the process that runs it."""
    app = create_app(settings)
    threading.Thread(target=app.state.server.names.look_up, daemon=True).start()
    spare_pauses()
    return app


def worker_app(settings: Settings) -> FastAPI:
    """Make the application in one of several worker processes."""
    set_up_logs(settings.log_level)
    return make_app(settings)


def spare_pauses() -> None:
    """Avoid long pauses: full garbage collections are rare and skip permanent objects, and threads switch often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    sys.setswitchinterval(TURN)


def _begin_log(settings: Settings, *, is_at_home: bool) -> None:
    if is_at_home and settings.log_level == Settings.log_level:
        set_up_terminal_log()
    else:
        set_up_logs(settings.log_level)


def _on_a_free_port(settings: Settings, words: Words) -> Settings:
    found = free_port(settings.host, settings.port)
    if found != settings.port:
        print(words.phrase("port-taken", {"port": str(settings.port), "found": str(found)}))
    return replace(settings, port=found)


class Configuration(uvicorn.Config):
    """A uvicorn configuration that keeps the application a worker has made, because connections ask it for the door."""

    def load_app(self) -> Any:
        """The application, or the factory that returns it."""
        if not self.factory:
            return super().load_app()
        self.app = super().load_app()()
        return lambda: self.app


def configuration(app: FastAPI | Callable[[], FastAPI], settings: Settings) -> Configuration:
    """The configuration with which uvicorn runs the application, or its factory in each of several workers."""
    return Configuration(
        app,
        factory=settings.workers > 1,
        workers=settings.workers,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        backlog=ACCEPTED_AT_ONCE,
        http=Caller,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws=SocketCaller,
        ws_max_size=SOCKET_BYTES,
        ws_ping_interval=PING_SECONDS,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=SILENT_SECONDS,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
    )


class Listening(uvicorn.Server):
    """A server with a long backlog. uvicorn would accept a whole backlog in one go, and read from nobody meanwhile."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, with a longer backlog."""
        await super().startup(sockets)
        for listening in (each for server in getattr(self, "servers", []) for each in server.sockets):
            with listening.dup() as same:
                same.listen(WAITING_OUTSIDE)


class Workers(Multiprocess):
    """Several worker processes on one port. One that dies or hangs is replaced; if one cannot start, all end."""

    def keep_subprocess_alive(self) -> None:
        """Replace workers that died or hung, say so in the log, and keep the backlog long."""
        before = list(self.processes)
        super().keep_subprocess_alive()
        for gone in (process for process in before if process not in self.processes):
            code = gone.exitcode or 0
            ended = {"signal": signal.Signals(-code).name} if code < 0 else {"exit_code": code}
            log.error("worker died", extra={"worker": gone.pid, **ended})
        for listening in self.sockets:
            listening.listen(WAITING_OUTSIDE)


def allow_open_files(connections: int) -> int:
    """Raise the limit of open files for so many connections, as far as the system allows. Returns how many are possible."""
    with suppress(ImportError):  # where there is no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = sys.maxsize if hard == resource.RLIM_INFINITY else hard
        now = most if soft == resource.RLIM_INFINITY else soft
        allowed = min(max(now, connections + OTHER_FILES), most)
        if allowed > now:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        if allowed < connections + OTHER_FILES:
            fewer = max(allowed - OTHER_FILES, allowed // 2)
            log.warning("fewer connections than wanted: too few files may be open", extra={"connections": fewer})
            return fewer
    return connections
