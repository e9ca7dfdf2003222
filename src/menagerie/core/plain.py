"""Typed values to plain JSON values and back: dataclasses, enums, tuples and mappings."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]

Value = TypeVar("Value")


def enum_name(member: Enum) -> str:
    """An enum member as people write it: THREE_AND_THREE is three-and-three."""
    return member.name.lower().replace("_", "-")


def enum_words(member: Enum) -> str:
    """An enum member as a text writes it: FOREST_3 is forest 3."""
    return enum_name(member).replace("-", " ")


@cache
def camel_to_kebab(name: str) -> str:
    """BirdTaken is bird-taken."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


def whole_number(text: str) -> int | None:
    """The whole number that a person typed; None if it is not one, or is absurdly long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 18 else None


def to_plain(value: object) -> Plain:
    """The JSON value that stands for this one."""
    kind: Any = type(value)
    make = _makers.get(kind) or _maker_of(kind)
    return make(value)


_makers: dict[Any, Callable[[Any], Plain]] = {}  # by type: looked up once, since views are made of many small values
_LEAVES = (types.NoneType, int, str)
_SIMPLE = frozenset((types.NoneType, bool, int, str))  # these stay as they are


def _maker_of(kind: Any) -> Callable[[Any], Plain]:
    """The function that makes the JSON values of one type."""
    make: Callable[[Any], Plain]
    if issubclass(kind, Enum):
        words: dict[Any, Plain] = {member: enum_name(member) for member in kind}
        make = words.__getitem__
    elif issubclass(kind, _LEAVES):
        make = _itself
    elif issubclass(kind, Mapping):
        make = _mapping_to_plain
    elif issubclass(kind, (tuple, list)):
        make = lambda items: [item if type(item) in _SIMPLE else to_plain(item) for item in items]  # noqa: E731
    elif is_dataclass(kind):
        made_of: Any = kind
        names, values_of = _names_of(made_of), _values_of(made_of)
        make = lambda value: {  # noqa: E731
            name: item if type(item) in _SIMPLE else to_plain(item) for name, item in zip(names, values_of(value), strict=True)
        }
    else:
        raise TypeError(f"a {kind.__name__} has no plain form")
    _makers[kind] = make
    return make


def _itself(value: Plain) -> Plain:
    return value


def _mapping_to_plain(mapping: Mapping[Any, Any]) -> Plain:
    return {
        key if type(key) is str else str(to_plain(key)): item if type(item) in _SIMPLE else to_plain(item)
        for key, item in mapping.items()
    }


def difference(old: Any, new: Any) -> Plain:
    """The difference between two typed values: `{"to": value}`, or `{"of": {field or place: difference}}`."""
    kind: Any = type(new)
    if _names_of(kind) and type(old) is kind:
        return _inside(_pairs(old, new))
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new) and any(is_dataclass(each) for each in new):
        return _inside(zip(map(str, range(len(new))), old, new, strict=True))
    return {"to": to_plain(new)}


@cache
def _names_of(kind: Any) -> tuple[str, ...]:
    """The names of a dataclass's fields; nothing for anything else."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


@cache
def _values_of(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    """The function that gets the values of a dataclass's fields."""
    names = _names_of(kind)
    return attrgetter(*names) if len(names) > 1 else lambda value: tuple(getattr(value, name) for name in names)


def _pairs(one: object, other: object) -> Iterable[tuple[str, Any, Any]]:
    """The fields of two dataclasses of one type: name and both values."""
    kind: Any = type(one)
    values_of = _values_of(kind)
    return zip(_names_of(kind), values_of(one), values_of(other), strict=True)


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
