"""A server's settings. Each is declared once, and becomes an argument, an environment variable and a line of docs/settings.md."""

from __future__ import annotations

import argparse
import difflib
import ipaddress
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeVar
from urllib.parse import urlsplit

from menagerie.core import MenagerieError
from menagerie.core.plain import whole_number
from menagerie.server.front.server_names import host_of, reachable_base
from menagerie.server.limits import Limits, Waits
from menagerie.words.command_texts import told

T = TypeVar("T")


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


PREFIX = "MENAGERIE_"  # of every environment variable of ours
LIKE = 0.8  # how alike two names must be, from 0 to 1, for one to count as a misspelling
OTHER_VARIABLES = ("MENAGERIE_CACHE", "MENAGERIE_COMPILE")  # which are not settings of a server


@dataclass(frozen=True)
class Setting:
    """One setting, as it is declared."""

    name: str
    default: Any
    kind: Kind[Any]

    @property
    def meaning(self) -> str:
        """What it does, in the language that is spoken."""
        about = told(f"serve-{self.name}")
        return told("repeated", about=about) if self.kind.is_list else about

    @property
    def argument(self) -> str:
        """Its argument on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return PREFIX + self.name.upper()

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


def setting(default: T, kind: Kind[Any]) -> T:
    """Declare a setting: its default and its kind. What it does is said in `commands.ftl`, as `serve-NAME`."""
    return field(default=default, metadata={"kind": kind})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one server."""

    host: str = setting("0.0.0.0", ADDRESS)
    port: int = setting(8000, number(1, 65535, "PORT"))
    database: str = setting("~/.local/share/menagerie/menagerie.db", FILE)
    create: bool = setting(False, FLAG)
    workers: int = setting(1, number(1, 64))
    public_url: str | None = setting(None, LINK)
    proxy: tuple[str, ...] = setting((), NETWORKS)
    host_name: tuple[str, ...] = setting((), NAMES)
    backup_dir: str | None = setting(None, FOLDER)
    backup_keep: int = setting(7, number(1, 1000))
    retention: int = setting(90, number(0, 36_500, "DAYS"))
    log_level: str = setting("info", one_of("debug", "info", "warning", "error"))
    metrics: str = setting("local", one_of("open", "local", "closed", "key"))
    metrics_key: str | None = setting(None, TEXT)
    connections: int = setting(3000, number(10, 1_000_000))
    connections_per_address: int = setting(500, number(1, 1_000_000))
    sockets: int = setting(2000, number(1, 1_000_000))
    sockets_per_address: int = setting(400, number(1, 1_000_000))
    sockets_per_guest: int = setting(32, number(1, 1_000_000))
    body_bytes: int = setting(16_384, number(1024, 10_000_000, "BYTES"))
    request_seconds: float = setting(10.0, seconds(0.1, 600))
    answer_seconds: float = setting(20.0, seconds(0.1, 600))
    refusal_seconds: float = setting(10.0, seconds(0.1, 3600))

    unknown: Mapping[str, str] = field(default_factory=dict)  # variables that look like ours: the name that each may stand for

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
        """Whether a new database is meant: `--create` was given, or the default one is used."""
        return self.create or self.database == Settings.database

    @property
    def base(self) -> str:
        """The address at which other devices reach the server."""
        return reachable_base(self.host, self.port, self.public_url)


SETTINGS = tuple(Setting(each.name, each.default, each.metadata["kind"]) for each in fields(Settings) if each.metadata)


def add_arguments(parser: argparse.ArgumentParser, names: tuple[str, ...] | None = None) -> None:
    """Add arguments for all settings, or for some by name. Their values stay texts."""
    for each in SETTINGS:
        if names is None or each.name in names:
            about = told("with-default", about=each.meaning, value=each.usual) if each.usual else each.meaning
            if each.kind.is_flag:
                parser.add_argument(each.argument, action="store_const", const="yes", help=about)
                continue
            action = "append" if each.kind.is_list else "store"
            parser.add_argument(each.argument, action=action, metavar=each.kind.shown, help=about)


def read_settings(said: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Read the settings of a server: the command line first, then the environment, then the defaults."""
    return Settings(**dict(_said(said, environment)), unknown=unknown_variables(environment))


def own_variables(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables of ours in an environment."""
    return {name: text for name, text in environment.items() if name.startswith(PREFIX)}


def unknown_variables(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables that begin like ours but are not settings: each with the name that was probably meant, or an empty text."""
    known = [each.variable for each in SETTINGS]
    unknown = [each for each in environment if each.startswith(PREFIX) and each not in (*known, *OTHER_VARIABLES)]
    return {each: next(iter(difflib.get_close_matches(each, known, 1, LIKE)), "") for each in sorted(unknown)}


def said_settings(said: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, str]:
    """The settings given on the command line or in the environment, as texts by name."""
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
