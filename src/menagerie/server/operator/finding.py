"""One thing that a checkup has found: a code with values. `words/*/checkup.ftl` has its sentence, and what to do."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from menagerie.command_line import FOR_EVERYBODY, is_for_everybody, is_typed, program, typed_after
from menagerie.core.plain import Plain
from menagerie.server.operator.proxy_program import proxy_program
from menagerie.server.refusal import Refusal
from menagerie.server.wire.operator_models import CheckLine, Grade
from menagerie.words import Words

OF_PROXY = ("proxy", "https")  # the checks whose remedies name the files of the proxy
REFUSED = "refused"  # the code of a refusal, whose own sentence says what to do


# a setting in a remedy, as an option of a command line, and its value if there is one
OPTION = re.compile(
    r"(?<![\w-])--(host|port|database|public-url|proxy|backup-dir|retention|workers)"
    r"(?: ([A-Z]{2,}|\d(?:[\d.:/]*\d)?|https?://[^\s,;]+|postgresql://[A-Z@/]+))?(?![\w-])"
)
NAMES = ("host", "port", "database", "public-url", "proxy", "backup-dir", "retention", "workers")
CREATE = " --create"
IN_CHECKOUT = ".venv/bin/menagerie"  # how a host who plays with `make play` calls this program
DEPLOY = " deploy "  # a command that takes such options itself


def _variable(name: str) -> str:
    return f"MENAGERIE_{name.upper().replace('-', '_')}"


def _as_given(service: Commands | None) -> Callable[[re.Match[str]], str]:
    """Names a setting in the way in which the host has given it: as an option or a variable, and the file if it is in one."""
    typed = {each.partition("=")[0] for each in sys.argv}
    is_by_variables = any(os.environ.get(_variable(each)) for each in NAMES) and not any(f"--{each}" in typed for each in NAMES)

    def named(option: re.Match[str]) -> str:
        name = _variable(option[1])
        if service is not None:
            is_variable, place = name not in service.options(), service.place_of(name)
        else:
            is_variable, place = f"--{option[1]}" not in typed and (is_by_variables or name in os.environ), ""
        if not is_variable:
            return option[0]
        return (f"{name}={option[2]}" if option[2] else name) + (f" ({place})" if place else "")

    return named


class SiteSettings(Protocol):
    """The settings of a server that a checkup looks at."""

    @property
    def host(self) -> str: ...
    @property
    def port(self) -> int: ...
    @property
    def database(self) -> str: ...
    @property
    def may_create(self) -> bool: ...
    @property
    def public_url(self) -> str | None: ...
    @property
    def proxy(self) -> tuple[str, ...]: ...
    @property
    def workers(self) -> int: ...
    @property
    def backup_dir(self) -> str | None: ...
    @property
    def retention(self) -> int: ...
    @property
    def unknown(self) -> Mapping[str, str]: ...
    @property
    def base(self) -> str: ...


class Commands(Protocol):
    """The commands for a service."""

    @property
    def manager(self) -> str: ...
    @property
    def log(self) -> str: ...
    @property
    def account(self) -> str: ...
    @property
    def is_of_account(self) -> bool: ...
    @property
    def instead(self) -> tuple[str, ...]: ...
    def options(self) -> Mapping[str, str]: ...
    def place_of(self, variable: str) -> str: ...


def commands_of(service: Commands, told: Mapping[str, Plain]) -> dict[str, Plain]:
    """The values of a sentence that names commands of a service. Its files belong to its account."""
    called = program() if service.is_of_account else f"sudo -u {service.account} {program()}"
    as_root = program() if service.is_of_account else f"sudo {program()}"
    to, once = service.manager, "MENAGERIE_CREATE"
    moves = str(told.get("move", "none")).split(" && ")
    return {
        "program": called,
        "as_root": as_root,
        "said": "",
        "instead": ", ".join(service.instead) or "none",
        "move": " && ".join(f"{'' if service.is_of_account else 'sudo '}{each}" for each in moves)
        if moves != ["none"]
        else "none",
        "service": to,
        "log": service.log,
        "start": f"{to} start menagerie",
        "start_anew": f"{to} set-environment {once}=yes && {to} restart menagerie && {to} unset-environment {once}",
        "start_nightly": f"MENAGERIE_BACKUP_DIR={told.get('nightly')}",
    }


def own_commands(told: Mapping[str, Plain]) -> dict[str, Plain]:
    """The values of a sentence that names commands of a server that is not a service.

    It is started as it was the last time (the values `ran` and `noted`), but with the settings that were given to doctor, on
    another port (`free`, `served`) or open to everybody.
    """
    ran = told.get("ran") or "either"
    ran = ran if is_for_everybody("doctor") else "serve"
    usual = "play" if ran == "play" or (ran == "either" and program() == IN_CHECKOUT) else "serve"
    said, served, nightly = _typed(), _port(told, "served"), str(told.get("nightly"))
    return {
        "program": program(),
        "plain": program(),
        "as_root": program(),
        "said": said,
        "service": "none",
        "log": "",
        "ran": ran,
        "start": _start(usual, told, said),
        "start_play": _start("play", told, said),
        "start_serve": _start("serve", told, said),
        "start_anew": _start(usual, told, said) + ("" if CREATE in said else CREATE),
        "start_nightly": _start_nightly(usual, told, said, nightly),
        "start_there": _start(usual, told, typed_after("doctor", **_port(told, "free")), but_not=("port",)),
        "start_open": _start(usual, told, typed_after("doctor", host=None, **served), but_not=("host", *served)),
        "ask_there": f"{program()} doctor{typed_after('doctor', **served)}",
    }


def _typed() -> str:
    """The arguments of doctor, or of the server itself whose page this is."""
    return next((said for command in ("doctor", "play", "serve") if (said := typed_after(command))), "")


def _start(command: str, told: Mapping[str, Plain], said: str, but_not: tuple[str, ...] = ()) -> str:
    """A command that starts a server with what was said to doctor, and otherwise as the last time. What `play` has no option for
    is set by a variable."""
    noted = [line.partition("=")[::2] for line in str(told.get("noted", "")).splitlines()]
    left = [(name, text) for name, text in noted if name not in but_not and not is_given(name)]
    options = [each for each in left if command == "serve" or each[0].replace("-", "_") in FOR_EVERYBODY]
    variables = {name: ",".join(text for of, text in left if of == name) for name, text in left if (name, text) not in options}
    before = "".join(f"{_variable(name)}={shlex.quote(text)} " for name, text in variables.items())
    return f"{before}{program()} {command}{said}" + "".join(f" --{name} {shlex.quote(text)}" for name, text in options)


def is_given(name: str) -> bool:
    """Whether a setting was typed, or is set in the environment, which the server will have, too."""
    return is_typed(name) or bool(os.environ.get(_variable(name)))


def _start_nightly(command: str, told: Mapping[str, Plain], said: str, folder: str) -> str:
    """A command for a server that makes backups every night: by a variable for `play`, which has no option for that."""
    start = _start(command, told, said, but_not=("backup-dir",))
    if command != "play":
        return f"{start} --backup-dir {folder}"
    is_made = start == f"{IN_CHECKOUT} play" and Path("Makefile").is_file()
    return f"MENAGERIE_BACKUP_DIR={folder} {'make play' if is_made else start}"


def _port(told: Mapping[str, Plain], name: str) -> dict[str, str | None]:
    return {"port": str(told[name])} if name in told else {}


@dataclass(frozen=True)
class Finding:
    """One checked thing: its grade, and its message."""

    check: str
    grade: Grade
    code: str
    values: dict[str, Plain] = field(default_factory=dict)
    cause: tuple[str, dict[str, Plain]] | None = None  # a code with values, too: its sentence is the value `text`
    ways: tuple[str, ...] = ()  # codes of further remedies, each on a separate line

    def because(self, code: str, values: dict[str, Plain]) -> Finding:
        """The same finding, with its cause."""
        return replace(self, cause=(code, values))

    def then(self, *ways: str) -> Finding:
        """The same finding, with more remedies."""
        return replace(self, ways=ways)

    def line(self, service: Commands | None = None) -> CheckLine:
        """The finding in words, in the current language. Unless it is good it has a remedy, with the commands of the service
        if the server is one."""
        words = Words()
        told = self.values if self.cause is None else {**self.values, "text": words.phrase(*self.cause)}
        values = {**told, **own_commands(told), **(commands_of(service, told) if service else {})}
        if self.check in OF_PROXY:
            values["front"] = proxy_program()
        has_remedy = self.grade != "good" and self.code != REFUSED
        remedies = [f"remedy-{self.code}", *self.ways] if has_remedy else []
        remedy = "\n".join(words.phrase(each, values) for each in remedies)
        commands = (
            (DEPLOY,) if service is not None else (DEPLOY, f"{program()} ")
        )  # those for a service have no options otherwise
        as_given = _as_given(service)
        lines = remedy.split("\n")
        remedy = "\n".join(each if any(command in each for command in commands) else OPTION.sub(as_given, each) for each in lines)
        text = OPTION.sub(as_given, words.phrase(f"found-{self.code}", told))
        return CheckLine(check=words.phrase(f"check-{self.check}"), grade=self.grade, text=text, remedy=remedy)


def good(check: str, code: str, **values: Plain) -> Finding:
    """Something that is as it should be."""
    return Finding(check, "good", code, values)


def warning(check: str, code: str, **values: Plain) -> Finding:
    """Something that works, but is worth a look."""
    return Finding(check, "warning", code, values)


def bad(check: str, code: str, **values: Plain) -> Finding:
    """Something that does not work."""
    return Finding(check, "bad", code, values)


def refused(check: str, problem: Refusal) -> Finding:
    """A refusal, whose sentence already says what to do."""
    return bad(check, REFUSED).because(problem.code, dict(problem.values))
