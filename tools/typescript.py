"""The client's types, web/src/wire/messages.ts: written from the server's messages."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Literal

from msgspec import Struct
from msgspec.structs import fields as struct_fields
from pydantic import BaseModel

from menagerie.core import AnyGame
from menagerie.core.plain import camel_to_kebab, enum_name
from menagerie.games import GAMES
from menagerie.server.wire import learning_tables, messages
from menagerie.server.wire.http_models import HTTP_MESSAGES
from tools.values import Types, action_values, chosen_cards, line_values

NAMED = ("View", "Difference", "Values")  # types that messages.py names and this file writes
OF_ANY_GAME = """export type Values = Record<string, unknown>;

export type Of<Told, Its, Code extends keyof Its> = {
  [Each in Code]: Omit<Told, "code" | "values"> & { code: Each; values: Its[Each] };
}[Code];

export type OfferOf<Plain, Choice> = Omit<Offer, "plain" | "choice"> & { plain: Plain; choice: Choice };

export type ChoiceOf<Card> = Omit<ChoiceInfo, "codes"> & { codes: Card[] };"""
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
        """One view for each game, and a union of all of them."""
        for game in GAMES.values():
            self._prefix = game.__name__
            self.type_of(game.view_kind)
            codes = " | ".join(f'"{camel_to_kebab(kind.__name__)}"' for kind in game.event_kinds)
            self.written[f"{game.__name__}Event"] = f"export type {game.__name__}Event = {codes};"
            self._values(game)
        self._prefix = ""
        self.written["View"] = "export type View = " + " | ".join(f"{game.__name__}View" for game in GAMES.values()) + ";"
        self.written["Difference"] = "export type Difference = { to: unknown } | { of: Record<string, Difference> };"
        self.written["Values"] = OF_ANY_GAME

    def _values(self, game: type[AnyGame]) -> None:
        """The values of a game's lines and actions, by code: a client that checks the code gets the type of the values."""
        name = game.__name__
        lines = [f'  "{code}": {self.object({}, types)};' for code, types in line_values(game).items()]
        self.written[f"{name}Values"] = "\n".join([f"export interface {name}Values {{", *lines, "}"])
        for told, named in (("ToldLine", "Line"), ("Consequence", "Consequence")):
            code = f"Code extends keyof {name}Values = keyof {name}Values"
            self.written[name + named] = f"export type {name}{named}<{code}> = Of<{told}, {name}Values, Code>;"
        actions = {code: self.object({"code": Literal[code]}, types) for code, types in action_values(game).items()}
        self._union(f"{name}Action", actions.values())
        chosen = {code: f"ChoiceOf<{self.type_of(card)}> | null" for code, card in chosen_cards(game).items()}
        alike: dict[str, list[str]] = {}
        for code in actions:
            alike.setdefault(chosen.get(code, "null"), []).append(f'"{code}"')
        offers = (f"OfferOf<Extract<{name}Action, {{ code: {' | '.join(codes)} }}>, {choice}>" for choice, codes in alike.items())
        self._union(f"{name}Offer", offers)

    def _union(self, name: str, kinds: Iterable[str]) -> None:
        self.written[name] = f"export type {name} =" + "".join(f"\n  | {kind}" for kind in kinds) + ";"

    def object(self, *parts: Types) -> str:
        """An object with these values, on one line."""
        inside = [f"{name}: {self.type_of(hint)}" for part in parts for name, hint in part.items()]
        return f"{{ {'; '.join(inside)} }}" if inside else "Record<string, never>"


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    writer.views()
    for union in ("ToServer", "ToClient"):
        members = typing.get_args(getattr(messages, union))
        writer.written[union] = f"export type {union} = " + " | ".join(writer.type_of(member) for member in members) + ";"
    for message in (messages.Again, learning_tables.PuzzleTable, learning_tables.ExerciseStep, *HTTP_MESSAGES):
        writer.type_of(message)
    return "\n\n".join(_lines(writer)) + "\n"


def _lines(writer: Writer) -> Iterator[str]:
    yield "// Generated from the server's messages by tools/typescript.py; do not edit."
    yield f"export const PROTOCOL = {messages.PROTOCOL};"
    yield from writer.written.values()
