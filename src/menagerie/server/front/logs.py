"""The server's log: one JSON object per line, without secrets, and rate-limited so that people can still read it.

`menagerie play` writes sentences instead, for the person at the terminal."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator

from menagerie.command_line import as_typed
from menagerie.server.limits import Buckets, Limits, Rate

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
REFUSALS = "menagerie.server.refusal"  # the name of the logger
SAID_ELSEWHERE = (  # by uvicorn, for each connection; these are counted as refusals, or not worth a line
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object. Only named values are written; addresses and bodies never are."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for one record."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": _what(record), **_named(record)}
        if record.exc_info and record.exc_info[1]:
            line["problem"] = type(record.exc_info[1]).__name__
            line["traceback"] = "".join(_told(record.exc_info[1], set()))
        return json.dumps(line, default=str)


def _named(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


def _what(record: logging.LogRecord) -> str:
    return record.getMessage().strip().partition("\n")[0]  # asyncio quotes the whole problem after the first line


def _told(problem: BaseException, seen: set[int]) -> Iterator[str]:
    """The traceback, the first cause first. The texts of exceptions are left out, because they may quote secrets or people."""
    seen.add(id(problem))
    inner = problem.exceptions if isinstance(problem, BaseExceptionGroup) else ()
    for cause in (problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__), *inner):
        if cause is not None and id(cause) not in seen:
            yield from _told(cause, seen)
    yield from traceback.format_tb(problem.__traceback__)
    match problem:
        case OSError(strerror=str(reason)):
            said = f": {reason}"
        case sqlite3.Error():  # names tables and columns, never their content
            said = f": {problem}"
        case _:
            said = ""
    yield f"{type(problem).__name__}{said}\n"


class Sparing(logging.Filter):
    """A rate limit for log lines of one kind. A later line says how many were left out."""

    def __init__(self, rate: Rate) -> None:
        super().__init__()
        self._buckets = Buckets(*rate)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        problem = type(record.exc_info[1]).__name__ if record.exc_info else ""
        kind = f"{record.name} {record.levelname} {record.msg} {problem}"
        if not self._buckets.take(kind):
            self._left_out[kind] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


class Sentences(logging.Formatter):
    """Formats a record for the person at the terminal: the time and what happened, with a traceback where there is one. Commands
    in it can be typed as they stand."""

    def format(self, record: logging.LogRecord) -> str:
        """The lines for one record."""
        named = ", ".join(f"{name}: {value}" for name, value in _named(record).items())
        line = f"{time.strftime('%H:%M', time.localtime(record.created))} {as_typed(_what(record))}{named and f' ({named})'}"
        told = "".join(_told(record.exc_info[1], set())) if record.exc_info and record.exc_info[1] else ""
        return f"{line}\n{told}".rstrip()


def set_up_logs(level: str) -> None:
    """Write structured logs to standard error."""
    _write(JsonLines(), level)


def set_up_terminal_log() -> None:
    """Write what a person who plays at home should know. Refusals to guests are not worth mentioning there."""
    _write(Sentences(), "warning").addFilter(lambda record: record.name != REFUSALS)


def _write(formatter: logging.Formatter, level: str) -> logging.Handler:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(Sparing(Limits().log_lines))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    keep_secrets()
    return handler


def keep_secrets() -> None:
    """Quieten other loggers: they would log the addresses of sockets, and so the ids of tables."""
    for chatty in ("alembic", "uvicorn.error", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    return record.msg not in SAID_ELSEWHERE
