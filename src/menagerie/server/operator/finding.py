"""One thing that a checkup has found: a code with values. `words/*/checkup.ftl` has what is said about it, and what to do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from menagerie.command_line import program, typed_after
from menagerie.core.plain import Plain
from menagerie.server.wire.operator_models import CheckLine, Grade
from menagerie.words import Words

REFUSED = "refused"  # the code of a refusal, whose own sentence says what to do; a value `restore` names a backup and a database


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
    def backup_dir(self) -> str | None: ...
    @property
    def retention(self) -> int: ...
    @property
    def base(self) -> str: ...


@dataclass(frozen=True)
class Finding:
    """What was checked, how good it is, and what is to be said about it."""

    check: str
    grade: Grade
    code: str
    values: dict[str, Plain] = field(default_factory=dict)

    def line(self) -> CheckLine:
        """The same in words, in the language that is spoken now. Whatever is not good has a way out."""
        words, values = Words(), {**self.values, "program": program(), "said": typed_after("doctor")}
        has_remedy = "restore" in values if self.code == REFUSED else self.grade != "good"
        remedy = words.phrase(f"remedy-{self.code}", values) if has_remedy else ""
        text = words.phrase(f"found-{self.code}", self.values)
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
