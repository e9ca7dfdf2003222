"""Writes the client's types and docs/protocol.md, flow.md and settings.md from what the code declares: `make generated`."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Struct
from msgspec.structs import fields as struct_fields
from pydantic import BaseModel

from menagerie.core.plain import camel_to_kebab, enum_name
from menagerie.games import GAMES
from menagerie.server import messages
from menagerie.server.http import HTTP_MESSAGES
from menagerie.server.settings import SETTINGS, Setting
from menagerie.wildcards.rules.flow import FLOW

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "lib" / "messages.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"
FLOW_PAGE = ROOT / "docs" / "flow.md"
SETTINGS_PAGE = ROOT / "docs" / "settings.md"
PLAIN = {int: "number", str: "string", bool: "boolean", types.NoneType: "null", Any: "unknown", float: "number"}

NAMED = ("View", "Difference", "Values")  # plain in Python, with a type of their own in the client


class Writer:
    """Collects the types that are needed, each once, by name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._prefix = ""

    def type_of(self, hint: Any) -> str:
        """The TypeScript type for a Python type."""
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        for name in NAMED:
            if hint is getattr(messages, name):
                return name
        if origin is Annotated:
            return self.type_of(inside[0])
        if origin in (types.UnionType, typing.Union):
            return " | ".join(dict.fromkeys(self.type_of(kind) for kind in inside))
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inside)
        if origin in (list, tuple):
            inner = self.type_of(inside[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            return f"{{ [key in {self.type_of(inside[0])}]?: {self.type_of(inside[1])} }}"
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self.enum(hint)
        if is_dataclass(hint):
            return self.record(hint.__name__, [(field.name, field.name) for field in fields(hint)], hint)  # type: ignore[union-attr]  # a class, as is_dataclass says
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        if isinstance(hint, type) and issubclass(hint, BaseModel):
            asked = [(name, name if field.is_required() else f"{name}?") for name, field in hint.model_fields.items()]
            return self.record(hint.__name__, asked, hint)
        raise TypeError(f"{hint!r} has no TypeScript type")

    def enum(self, kind: type[Enum]) -> str:
        """A union of the members' plain names."""
        name = self._prefix + kind.__name__
        self.written[name] = f"export type {name} = " + " | ".join(f'"{enum_name(member)}"' for member in kind) + ";"
        return name

    def struct(self, kind: type[Struct]) -> str:
        """An interface; a message has its tag as a field."""
        tag = kind.__struct_config__.tag
        head = [f'  type: "{tag}";'] if tag is not None else []
        names = [(field.name, field.encode_name + ("?" if not field.required else "")) for field in struct_fields(kind)]
        return self.record(kind.__name__, names, kind, head)

    def record(self, name: str, names: list[tuple[str, str]], kind: Any, head: list[str] | None = None) -> str:
        """An interface with these fields."""
        full = self._prefix + name if is_dataclass(kind) and kind.__module__.endswith("view") else name
        if full not in self.written:
            self.written[full] = ""
            hints = typing.get_type_hints(kind, include_extras=True)
            body = [*(head or []), *(f"  {shown}: {self.type_of(hints[each])};" for each, shown in names)]
            self.written[full] = "\n".join([f"export interface {full} {{", *body, "}"])
        return full

    def views(self) -> None:
        """One view a game, and a view of any."""
        for game in GAMES.values():
            self._prefix = game.__name__
            self.type_of(game.view_kind)
            codes = " | ".join(f'"{camel_to_kebab(kind.__name__)}"' for kind in game.event_kinds)
            self.written[f"{game.__name__}Event"] = f"export type {game.__name__}Event = {codes};"
        self._prefix = ""
        self.written["View"] = "export type View = " + " | ".join(f"{game.__name__}View" for game in GAMES.values()) + ";"
        self.written["Difference"] = "export type Difference = { to: unknown } | { of: Record<string, Difference> };"
        self.written["Values"] = "export type Values = Record<string, any>;"


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    writer.views()
    for union in ("ToServer", "ToClient"):
        members = typing.get_args(getattr(messages, union))
        writer.written[union] = f"export type {union} = " + " | ".join(writer.type_of(member) for member in members) + ";"
    for message in HTTP_MESSAGES:
        writer.type_of(message)
    return "\n\n".join(_lines(writer)) + "\n"


def _lines(writer: Writer) -> Iterator[str]:
    yield "// Generated from the server's messages by tools/generate.py; do not edit."
    yield from writer.written.values()


OPENING = """# The socket of a table

Generated from `src/menagerie/server/messages.py` by `make generated`; do not edit.

A client connects to `/api/tables/{table}/socket` with the guest's cookie. Every message is one JSON object whose `type` says what
it is. The HTTP API beside it (opening a table, sitting down, coming back by a private link) has its own page: `/api/docs`.

- The log of a game is append-only. `seq` counts its lines; an action carries the `seq` that its sender knows, and an `id`.
- An action is answered by `accepted` only once it is committed; a repeat of an `id` gets the first answer again and does nothing.
- An answer to a question that is still open is never stale, whoever else has sealed an answer meanwhile. Any other stale
  action is refused, and the client is told the `position` anew.
- Taking back is a line of the log as well. What was taken back stays in it.
- A moment's `change` is a difference: `{"to": value}`, or `{"of": {field or place: difference}}` with what changed inside.
- A guest who holds several seats plays for one of them: the socket's address then ends with `?seat=` and its number.
- A seat is told only what it may know: its view, its events, its own legal actions and what they would do.
"""


def protocol() -> str:
    """The page about the socket."""
    return "\n".join(_page()) + "\n"


def _page() -> Iterator[str]:
    yield OPENING
    shown: dict[str, type[Struct]] = {}
    for title, union in (("What a client says", messages.ToServer), ("What the server tells", messages.ToClient)):
        yield f"## {title}\n"
        for message in typing.get_args(union):
            yield from _message(message, f"### `{message.__struct_config__.tag}`\n", shown)
    yield "## What they are made of\n"
    told: set[str] = set()
    while set(shown) - told:
        name = next(name for name in shown if name not in told)
        told.add(name)
        yield from _message(shown[name], f"### {name}\n", shown)


def _message(message: type[Struct], heading: str, shown: dict[str, type[Struct]]) -> Iterator[str]:
    writer = Writer()
    yield heading
    yield " ".join((message.__doc__ or "").split()) + "\n"
    hints = typing.get_type_hints(message, include_extras=True)
    rows = [(field.name, writer.type_of(hints[field.name]).replace("|", "\\|")) for field in struct_fields(message)]
    if rows:
        yield "\n".join(["| field | type |", "|---|---|", *(f"| `{name}` | {kind} |" for name, kind in rows)]) + "\n"
    for hint in hints.values():
        for kind in _structs(hint):
            shown.setdefault(kind.__name__, kind)


def _structs(hint: Any) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for inside in typing.get_args(hint):
        yield from _structs(inside)


FLOW_OPENING = """# The flow of a round of Wild Cards

Generated from `src/menagerie/wildcards/rules/flow.py` by `make generated`; do not edit.

The phases of a round come one after the other, and one in which nobody has a choice is passed over. Within a phase an
arrow leads from one question to the next; from every question the phase may also be finished.
REMOVALS and LEFTOVERS belong to the duel.
"""


def flow() -> str:
    """The page that shows how a round goes."""
    return "\n".join(_flow_lines()) + "\n"


def _flow_lines() -> Iterator[str]:
    yield FLOW_OPENING
    yield "```mermaid\nstateDiagram-v2"
    for phase, steps in FLOW.items():
        yield f"  state {phase.name} {{"
        yield from (f"    {phase.name}_{step.name}: {enum_name(step)}" for step in steps)
        yield from (f"    {phase.name}_{step.name} --> {phase.name}_{then.name}" for step in steps for then in steps[step])
        yield "  }"
    names = [phase.name for phase in FLOW]
    yield from (f"  {before} --> {after}" for before, after in zip(["[*]", *names], [*names, "[*]"], strict=True))
    yield f"  {names[-1]} --> {names[0]}: the next round\n```"


SETTINGS_OPENING = """# The settings of a server

Generated from `src/menagerie/server/settings.py` by `make generated`; do not edit.

Each is an argument of `menagerie serve` and a variable of the environment; where both are said, the argument holds. What may be
repeated is separated by commas in the environment. A value that is not possible is refused with a sentence, and nothing starts.
"""


def settings() -> str:
    """The page about the settings."""
    rows = [
        (f"`{each.argument} {each.kind.shown}`", f"`{each.variable}`", f"`{each.usual}`" if each.usual else "", _meaning(each))
        for each in SETTINGS
    ]
    table = ["| argument | variable | usually | what it does |", "|---|---|---|---|"]
    table += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join([SETTINGS_OPENING, *table]) + "\n"


def _meaning(setting: Setting) -> str:
    return setting.meaning + ("; may be repeated" if setting.kind.is_list else "")


if __name__ == "__main__":
    TYPES.write_text(typescript(), encoding="utf-8")
    PROTOCOL.write_text(protocol(), encoding="utf-8")
    FLOW_PAGE.write_text(flow(), encoding="utf-8")
    SETTINGS_PAGE.write_text(settings(), encoding="utf-8")
