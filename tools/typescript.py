"""The client's types, web/src/lib/messages.ts: written from the server's messages."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Literal

from msgspec import Struct
from msgspec.structs import fields as struct_fields
from pydantic import BaseModel

from menagerie.core.plain import camel_to_kebab, enum_name
from menagerie.games import GAMES
from menagerie.server import messages
from menagerie.server.http import HTTP_MESSAGES

NAMED = ("View", "Difference", "Values")  # types that messages.py names and this file writes
PLAIN = {int: "number", str: "string", bool: "boolean", types.NoneType: "null", Any: "unknown", float: "number"}


class Writer:
    """Collects the types that are needed, each once, by name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._prefix = ""

    def type_of(self, hint: Any) -> str:
        """The TypeScript type for a Python type."""
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            return inside[1] if inside[1] in NAMED else self.type_of(inside[0])
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
    yield "// Generated from the server's messages by tools/typescript.py; do not edit."
    yield f"export const PROTOCOL = {messages.PROTOCOL};"
    yield from writer.written.values()
