"""Typed values to plain JSON values and back: dataclasses, enums, tuples and mappings."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]

Value = TypeVar("Value")


def enum_name(member: Enum) -> str:
    """An enum member as people write it: THREE_AND_THREE is three-and-three."""
    return member.name.lower().replace("_", "-")


def enum_words(member: Enum) -> str:
    """An enum member as a text writes it: FOREST_3 is forest 3."""
    return enum_name(member).replace("-", " ")


def camel_to_kebab(name: str) -> str:
    """BirdTaken is bird-taken."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


def whole_number(text: str) -> int | None:
    """The whole number that a person typed, if it is one (of no absurd length)."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 18 else None


def to_plain(value: object) -> Plain:
    """The JSON value that stands for this one."""
    kind: Any = type(value)
    return _plain_of(kind)(value)


@cache
def _plain_of(kind: type) -> Callable[[Any], Plain]:
    """What makes the JSON value of values of one type: looked up once, since views are made of many small values."""
    if issubclass(kind, Enum):
        names: dict[Any, Plain] = {member: enum_name(member) for member in kind}
        return names.__getitem__
    if issubclass(kind, (types.NoneType, int, str)):
        return _itself
    if issubclass(kind, Mapping):
        return lambda mapping: {str(to_plain(key)): to_plain(item) for key, item in mapping.items()}
    if issubclass(kind, (tuple, list)):
        return lambda items: [to_plain(item) for item in items]
    if is_dataclass(kind):
        names_of_fields = [field.name for field in fields(kind)]
        return lambda value: {name: to_plain(getattr(value, name)) for name in names_of_fields}
    raise TypeError(f"a {kind.__name__} has no plain form")


def _itself(value: Plain) -> Plain:
    return value


def difference(old: object, new: object) -> Plain:
    """What changed from one typed value to another: `{"to": value}`, or `{"of": {field or place: what changed there}}`."""
    if type(old) is type(new) and is_dataclass(new):
        names = [field.name for field in fields(new)]
        return _inside((name, getattr(old, name), getattr(new, name)) for name in names)
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new) and any(map(is_dataclass, new)):
        return _inside((str(place), before, after) for place, (before, after) in enumerate(zip(old, new, strict=True)))
    return {"to": to_plain(new)}


def _inside(parts: Iterable[tuple[str, object, object]]) -> Plain:
    return {"of": {name: difference(old, new) for name, old, new in parts if old is not new and old != new}}


def from_plain(wanted: type[Value], plain: Plain) -> Value:
    """The value of this type that the JSON value stands for; ValueError if it stands for none."""
    return typing.cast(Value, _read(wanted, plain))


@cache
def _hints(wanted: type) -> dict[str, Any]:
    return typing.get_type_hints(wanted)


def _read(wanted: Any, plain: Plain) -> object:
    origin, inside = typing.get_origin(wanted), typing.get_args(wanted)
    if origin in (types.UnionType, typing.Union):
        for kind in inside:
            with suppress(ValueError):
                return _read(kind, plain)
    if origin is tuple and isinstance(plain, list):
        return tuple(_read(inside[0], item) for item in plain)
    if origin is Mapping and isinstance(plain, dict):
        return {_read(inside[0], key): _read(inside[1], item) for key, item in plain.items()}
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        for member in wanted:
            if enum_name(member) == plain:
                return member
    elif is_dataclass(wanted) and isinstance(plain, dict):
        names = [field.name for field in fields(wanted)]
        odd = sorted(set(names) ^ set(plain))
        if odd:
            raise ValueError(f"missing or unknown: {', '.join(odd)}")
        made: Any = wanted
        return made(**{name: _read(_hints(made)[name], plain[name]) for name in names})
    elif wanted in (int, str, bool, types.NoneType) and type(plain) is wanted:
        return plain
    raise ValueError(f"{plain!r} is no {getattr(wanted, '__name__', wanted)}")
