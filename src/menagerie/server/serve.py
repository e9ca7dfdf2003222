"""Running the server: the port, the address that other devices reach, structured logs, the browser."""

from __future__ import annotations

import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from contextlib import ExitStack
from pathlib import Path

import uvicorn

from menagerie.server.app import CLIENT, Settings, create_app
from menagerie.server.limits import LONGEST_MESSAGE
from menagerie.server.opening import opened_for_serving, url_of
from menagerie.words import Words

PORTS_TRIED = 50
EVERYWHERE = ("0.0.0.0", "::", "")
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Only what was named is written; addresses and bodies never are."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        named = {name: value for name, value in vars(record).items() if name not in STANDARD}
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage(), **named}
        if record.exc_info and record.exc_info[0]:
            line["problem"] = record.exc_info[0].__name__
        return json.dumps(line, default=str)


def free_port(host: str, wanted: int) -> int | None:
    """The wanted port, or the next free one; None if there is none near."""
    for port in range(wanted, min(wanted + PORTS_TRIED, 65536)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    return None


def local_address() -> str:
    """This machine's address in the local network. Nothing is sent: a connected datagram socket only looks up the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
            found = str(trial.getsockname()[0])
        except OSError:
            found = "127.0.0.1"
    return found if not found.startswith("127.") else socket.gethostname()


def reachable_base(host: str, port: int, public_url: str | None) -> str:
    """What links begin with: never localhost, unless the server listens to nobody else."""
    if public_url:
        return public_url.rstrip("/")
    return address(local_address() if host in EVERYWHERE else host, port)


def address(name: str, port: int) -> str:
    """A host and a port as a link begins."""
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def set_up_logs(*, quiet: bool) -> None:
    """Structured logs on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING if quiet else logging.INFO, force=True)
    keep_secrets()


def keep_secrets() -> None:
    """Others' loggers say what matters only: they would name the addresses of sockets, and so the ids of tables."""
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def serve(
    *, host: str, port: int, database: str, public_url: str | None = None, open_browser: bool = False, pause_factor: float = 1.0
) -> int:
    """Serve until stopped; 0 if that went well. Each thing that can be wrong gets a sentence."""
    words = Words()
    if not (CLIENT / "index.html").is_file():
        print(words.phrase("no-client"), file=sys.stderr)
        return 2
    found = free_port(host, port)
    if found is None:
        print(words.phrase("no-port", {"port": str(port)}), file=sys.stderr)
        return 2
    if found != port:
        print(words.phrase("port-taken", {"port": str(port), "found": str(found)}))
    set_up_logs(quiet=open_browser)
    here = address("localhost" if host in EVERYWHERE else host, found)
    held = ExitStack()
    path = held.enter_context(opened_for_serving(Path(database), here))
    base = reachable_base(host, found, public_url)
    app = create_app(Settings(url_of(path), base, public_url, pause_factor=pause_factor))
    reach = "nobody" if host in ("127.0.0.1", "localhost", "::1") and public_url is None else "everybody"
    print(words.phrase("served", {"here": here, "base": base, "file": str(path), "reach": reach}), flush=True)
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [here]).start()
    config = uvicorn.Config(
        app,
        host=host,
        port=found,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE * 2,
        ws_ping_interval=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=public_url is not None,
    )
    with held:
        uvicorn.Server(config).run()
    return 0
