"""A server's settings. Each is declared once, and becomes an argument, an environment variable and a line of docs/settings.md."""

from __future__ import annotations

import argparse
import ipaddress
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeVar
from urllib.parse import urlsplit

from menagerie.core import MenagerieError
from menagerie.core.plain import whole_number
from menagerie.server.front.server_names import host_of, reachable_base
from menagerie.server.limits import Limits, Waits

T = TypeVar("T")
FOR_EVERYBODY = ("host", "port", "database", "create", "public_url")  # settings that are useful for playing at home, too


class BadSetting(MenagerieError):
    """A server cannot run with this setting. Nothing has been started."""


@dataclass(frozen=True)
class Kind(Generic[T]):
    """A kind of value: how its text is read, and what is legal."""

    name: str  # of the message that refuses it
    shown: str  # the placeholder in help texts
    read: Callable[[str], T]  # raises ValueError
    legal: str = ""
    is_list: bool = False
    is_flag: bool = False  # its argument has no value


@dataclass(frozen=True)
class Setting:
    """One setting, as it is declared."""

    name: str
    default: Any
    kind: Kind[Any]
    meaning: str

    @property
    def argument(self) -> str:
        """Its argument on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return "MENAGERIE_" + self.name.upper()

    @property
    def usual(self) -> str:
        """Its default as a text; empty if there is none."""
        if isinstance(self.default, bool):
            return "yes" if self.default else "no"
        return "" if self.default in (None, ()) else f"{self.default:g}" if isinstance(self.default, float) else str(self.default)

    def read(self, text: str, said_by: str) -> Any:
        """The value that a text stands for; BadSetting if it is not legal."""
        try:
            return self.kind.read(text)
        except ValueError:
            raise BadSetting("bad-setting", setting=said_by, value=text, kind=self.kind.name, legal=self.kind.legal) from None


def _some_text(text: str) -> str:
    if not text.strip():
        raise ValueError(text)
    return text


def _link(text: str) -> str:
    parts = urlsplit(text)
    if (
        parts.scheme not in ("http", "https")
        or not host_of(parts.netloc)
        or parts.path.strip("/")
        or parts.query
        or parts.fragment
    ):
        raise ValueError(text)
    return text.rstrip("/")


def _each(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _networks(text: str) -> tuple[str, ...]:
    return tuple(str(ipaddress.ip_network(part)) if "/" in part else str(ipaddress.ip_address(part)) for part in _each(text))


def _names(text: str) -> tuple[str, ...]:
    if not all(map(host_of, _each(text))):
        raise ValueError(text)
    return tuple(_each(text))


TEXT = Kind("text", "TEXT", _some_text)
FILE = Kind("text", "FILE", _some_text)
FOLDER = Kind("text", "FOLDER", _some_text)
ADDRESS = Kind("text", "ADDRESS", _some_text)
LINK = Kind("link", "URL", _link)
NETWORKS = Kind("networks", "ADDRESS", _networks, is_list=True)
NAMES = Kind("names", "NAME", _names, is_list=True)


def number(least: int, most: int, shown: str = "NUMBER") -> Kind[int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        found = whole_number(text)
        if found is None or not least <= found <= most:
            raise ValueError(text)
        return found

    return Kind("number", shown, read, legal=f"{least}–{most}")


def seconds(least: float, most: float) -> Kind[float]:
    """A time in seconds, within bounds."""

    def read(text: str) -> float:
        if not least <= float(text) <= most:
            raise ValueError(text)
        return float(text)

    return Kind("seconds", "SECONDS", read, legal=f"{least:g}–{most:g}")


def one_of(*words: str) -> Kind[str]:
    """One of a few words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return Kind("word", "|".join(words), read, legal=", ".join(words))


def _yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


FLAG = Kind("word", "", _yes_or_no, legal="yes, no", is_flag=True)


def setting(default: T, kind: Kind[Any], meaning: str) -> T:
    """Declare a setting: its default, its kind, and what it does."""
    return field(default=default, metadata={"kind": kind, "meaning": meaning})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one server."""

    host: str = setting("0.0.0.0", ADDRESS, "the address to listen on; 0.0.0.0 is every address, 127.0.0.1 is this machine only")
    port: int = setting(8000, number(1, 65535, "PORT"), "the port to listen on")
    database: str = setting(
        "~/.local/share/menagerie/menagerie.db", FILE, "where games are stored: a file, or postgresql://USER@MACHINE/NAME"
    )
    create: bool = setting(False, FLAG, "begin with an empty database where there is none; otherwise that is refused")
    workers: int = setting(1, number(1, 64), "how many processes share the port; more than one needs PostgreSQL")
    public_url: str | None = setting(None, LINK, "the address that links carry, if the server is behind a reverse proxy")
    proxy: tuple[str, ...] = setting(
        (), NETWORKS, "a reverse proxy whose word on the client's address is trusted: an address, or a network such as 10.0.0.0/8"
    )
    host_name: tuple[str, ...] = setting((), NAMES, "another host name under which the server may be reached")
    backup_dir: str | None = setting(None, FOLDER, "make a backup here every night, and replay every game in it")
    backup_keep: int = setting(7, number(1, 1000), "how many automatic backups are kept")
    retention: int = setting(90, number(0, 36_500, "DAYS"), "delete a table after so many days without a change; 0: never")
    log_level: str = setting("info", one_of("debug", "info", "warning", "error"), "log messages of this level and above")
    metrics: str = setting(
        "local", one_of("open", "local", "closed", "key"), "who may read /metrics; local means this machine only"
    )
    metrics_key: str | None = setting(None, TEXT, "the key for /metrics, sent as `Authorization: Bearer KEY`")
    connections: int = setting(3000, number(10, 1_000_000), "the most open connections in all")
    connections_per_address: int = setting(
        500, number(1, 1_000_000), "the most open connections from one address; a trusted proxy has no such limit"
    )
    sockets: int = setting(2000, number(1, 1_000_000), "the most open table sockets in all")
    sockets_per_address: int = setting(400, number(1, 1_000_000), "the most open table sockets from one address")
    sockets_per_guest: int = setting(32, number(1, 1_000_000), "the most open table sockets of one guest")
    body_bytes: int = setting(16_384, number(1024, 10_000_000, "BYTES"), "the longest request body")
    request_seconds: float = setting(
        10.0, seconds(0.1, 600), "how long a request may take to arrive: first its head, then its body"
    )
    answer_seconds: float = setting(
        20.0, seconds(0.1, 600), "how long a response waits for a slow reader before the connection is closed"
    )
    refusal_seconds: float = setting(10.0, seconds(0.1, 3600), "log the counted refusals at most once in so many seconds")

    # no arguments: only tests, which are in a hurry, change these
    pause_factor: float = 1.0  # of the pauses of bots
    limits: Limits = field(default_factory=Limits)
    waits: Waits = field(default_factory=Waits)
    client: Path = Path(str(files("menagerie.server.front").joinpath("client")))  # the built pages

    def __post_init__(self) -> None:
        """Check settings that depend on each other."""
        if self.metrics == "key" and not self.metrics_key:
            raise BadSetting("no-metrics-key")

    @property
    def proxies_of_everybody(self) -> list[str]:
        """The networks among the proxies, put together, that hold every address there is."""
        networks = [ipaddress.ip_network(proxy) for proxy in self.proxy]
        short = ipaddress.collapse_addresses(each for each in networks if isinstance(each, ipaddress.IPv4Network))
        long = ipaddress.collapse_addresses(each for each in networks if isinstance(each, ipaddress.IPv6Network))
        return [network for network in map(str, (*short, *long)) if network.endswith("/0")]

    @property
    def may_create(self) -> bool:
        """Whether a new database is meant: that was said, or the usual one is used."""
        return self.create or self.database == Settings.database

    @cached_property
    def base(self) -> str:
        """The address at which other devices reach the server."""
        return reachable_base(self.host, self.port, self.public_url)


SETTINGS = tuple(
    Setting(each.name, each.default, each.metadata["kind"], each.metadata["meaning"])
    for each in fields(Settings)
    if each.metadata
)


def add_arguments(parser: argparse.ArgumentParser, names: tuple[str, ...] | None = None) -> None:
    """Add arguments for all settings, or for some by name. Their values stay texts."""
    for each in SETTINGS:
        if names is None or each.name in names:
            usual = f" (default: {each.usual})" if each.usual else ""
            repeated = "; may be repeated" if each.kind.is_list else ""
            if each.kind.is_flag:
                parser.add_argument(each.argument, action="store_const", const="yes", help=f"{each.meaning}{usual}")
                continue
            parser.add_argument(
                each.argument,
                action="append" if each.kind.is_list else "store",
                metavar=each.kind.shown,
                help=f"{each.meaning}{usual}{repeated}",
            )


def read_settings(said: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Read the settings of a server: the command line first, then the environment, then the defaults."""
    return Settings(**dict(_said(said, environment)))


def said_settings(said: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, str]:
    """The settings that were said on the command line or in the environment, as texts by name."""
    texts = {each.name: said.get(each.name) or environment.get(each.variable) for each in SETTINGS}
    return {name: ",".join(text) if isinstance(text, list) else text for name, text in texts.items() if text}


def _said(said: Mapping[str, Any], environment: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    for each in SETTINGS:
        given = said.get(each.name)
        match given:
            case None:
                if text := environment.get(each.variable):
                    yield each.name, each.read(text, each.variable)
            case [*texts]:
                yield each.name, each.read(",".join(texts), each.argument)
            case text:
                yield each.name, each.read(text, each.argument)
