"""What every kind shares: the plan, templates with gaps, and settings that are checked and quoted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

from menagerie.core import MenagerieError
from menagerie.core.plain import Plain

PORT = "8000"
OUT = "\0"  # in a command: the folder of the files
SECRETS = ("metrics_key",)
NAME = re.compile(r"[a-zA-Z0-9.-]+|\[[0-9a-fA-F:.]+\]")
NOT_IN_PATHS = re.compile(r"[\x00-\x1f\x7f\"'\\$`{}]")  # these have a special meaning in some format

Note = tuple[str, dict[str, Plain]]  # a message and its values


class CannotDeploy(MenagerieError):
    """Files like these would not work. Nothing has been written."""


@dataclass(frozen=True)
class Plan:
    """The files that a host wants, by name; the commands to type next, and notes to read before them."""

    files: dict[str, str]
    commands: list[str] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


def template(name: str) -> str:
    """The text of a template."""
    return files("menagerie.server.operator.deployment").joinpath("templates", name).read_text(encoding="utf-8")


def filled(name: str, /, **values: str) -> str:
    """A template with its gaps filled. Several lines in a gap are indented as it is."""

    def line(text: str) -> Iterable[str]:
        alone = re.fullmatch(r"(\s*)@(\w+)@", text)
        if alone:
            return [alone[1] + each for each in values[alone[2]].splitlines()]
        return [re.sub(r"@(\w+)@", lambda gap: values[gap[1]], text)]

    return "".join(f"{each}\n" for text in template(name).splitlines() for each in line(text))


def option(setting: str) -> str:
    """The argument of a setting."""
    return "--" + setting.replace("_", "-")


def variable(setting: str) -> str:
    """The environment variable of a setting."""
    return f"MENAGERIE_{setting.upper()}"


def whole_path(text: str) -> Path:
    """A path for a file, from the first `/` on."""
    if NOT_IN_PATHS.search(text):
        raise CannotDeploy("deploy-bad-path", file=text)
    return Path(text).expanduser().absolute()


@dataclass(frozen=True)
class PublicAddress:
    """The public address, taken apart."""

    url: str
    name: str
    port: str


def public_address(said: Mapping[str, str]) -> PublicAddress:
    """The public address, which a proxy needs, with https."""
    if "public_url" not in said:
        raise CannotDeploy("deploy-no-public-url")
    url = said["public_url"].rstrip("/")
    parts = urlsplit(url)
    name, port = parts.netloc, "443"
    if re.search(r":\d+$", parts.netloc):
        name, _, port = parts.netloc.rpartition(":")
    if parts.scheme != "https":
        raise CannotDeploy("deploy-needs-https", url=url)
    if not NAME.fullmatch(name):
        raise CannotDeploy("deploy-bad-name", name=name)
    return PublicAddress(url, name, port)


def upstream(said: Mapping[str, str]) -> str:
    """Where a proxy on the same machine finds the server."""
    host = said.get("host", "127.0.0.1")
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    if not NAME.fullmatch(host):
        raise CannotDeploy("deploy-bad-name", name=host)
    return f"{host}:{said.get('port', PORT)}"


def is_by_https(said: Mapping[str, str]) -> bool:
    """Whether visitors come by https, and so through a proxy."""
    return said.get("public_url", "").startswith("https:")


def has_postgres(said: Mapping[str, str]) -> bool:
    """Whether games are kept in PostgreSQL, not in a file."""
    return said.get("database", "").startswith("postgresql:")


def secrets_in(said: Mapping[str, str]) -> list[str]:
    """The settings that must not be in a file that others can read."""
    has_password = has_postgres(said) and urlsplit(said["database"]).password
    return sorted([name for name in SECRETS if name in said] + (["database"] if has_password else []))


def note_secrets(secrets: list[str], place: str) -> list[Note]:
    """Tell where secrets belong, if there are any."""
    return [("deploy-secrets", {"variables": ", ".join(map(variable, secrets)), "place": place})] if secrets else []
