"""Kinds of actions: each carries its text, its numbers, what it offers and why it is refused, so that all loops are generic."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from types import NoneType
from typing import Any, ClassVar, Generic, Self, TypeVar, get_args, get_origin, get_type_hints

from menagerie.core.choice import Choice, with_cards
from menagerie.core.errors import BadText, IllegalAction
from menagerie.core.layout import Layout
from menagerie.core.message import Action, Line
from menagerie.core.plain import Plain, camel_to_kebab, from_plain

TableType = TypeVar("TableType", bound=Layout)


class ActionOf(Action, Generic[TableType]):
    """An action of one game. For the rules it is a number, or several if it combines cards."""

    __slots__ = ()

    steps: ClassVar[tuple[int, ...]]  # the questions that it answers
    pattern: ClassVar[re.Pattern[str]]  # how it is written

    @classmethod
    @abstractmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        """The action that the named parts of a text stand for; one that is left out is empty."""

    @abstractmethod
    def encode(self, table: TableType) -> Iterator[int]:
        """Its numbers, one after another; each is played on the table before the next."""

    @classmethod
    @abstractmethod
    def decode(cls, table: TableType, numbers: Sequence[int]) -> Self | None:
        """The action of this kind for these numbers at this table; None if they belong to another kind."""

    @classmethod
    def offers(cls, table: TableType, numbers: Sequence[int]) -> Iterable[Action | Choice]:
        """The possible answers of the seat to act, given the legal numbers; a Choice if cards have to be chosen."""
        return cls.of_single_numbers(table, numbers)

    @classmethod
    def of_single_numbers(cls, table: TableType, numbers: Sequence[int]) -> list[Self]:
        """The actions of this kind that are one number each."""
        return [action for number in numbers if (action := cls.decode(table, (number,))) is not None]

    def refusal(self, table: TableType, number: int | None = None) -> IllegalAction | None:
        """Why the seat to act may not do this: at first glance, or because one of its numbers is not legal."""
        return None

    def remarks(self, table: TableType) -> Iterable[Line]:
        """What is worth knowing about this answer before it is given, although no event says it."""
        return ()

    def told_of(self, table: TableType) -> Mapping[str, Plain]:
        """What its sentence says besides its own values, such as how many cards are meant."""
        return {}

    def check_types(self) -> None:
        """TypeError: a field has a value of the wrong type, such as a text, or one card instead of several."""
        kind: Any = type(self)
        for name, written, several, optional in _fields(kind):
            value = getattr(self, name)
            if several:
                fits = isinstance(value, (tuple, list)) and all(hasattr(card, "__index__") for card in value)
            else:
                fits = hasattr(value, "__index__") or (optional and value is None)
            if not fits:
                raise TypeError(f"{self!r}: {name} must be {written}")


@cache
def _fields(kind: Any) -> tuple[tuple[str, str, bool, bool], ...]:
    """For each field its name, its type as written, and whether it holds several cards or may be None."""
    hints = get_type_hints(kind)
    found = ((field.name, str(field.type), hints[field.name]) for field in fields(kind))
    return tuple((name, written, get_origin(hint) is tuple, NoneType in get_args(hint)) for name, written, hint in found)


def action_from_plain(kinds: Iterable[type[ActionOf[Any]]], plain: Mapping[str, Any]) -> ActionOf[Any]:
    """The action with this plain form, its cards in their usual order; BadText if there is none."""
    values = dict(plain)
    code = values.pop("code", None)
    kind: Any = next((each for each in kinds if camel_to_kebab(each.__name__) == code), None)
    if kind is None:
        raise BadText("unknown-action", text=code if isinstance(code, str) else "")
    try:
        action: ActionOf[Any] = from_plain(kind, values)
    except (ValueError, RecursionError):  # RecursionError: nested too deep to be shown
        raise BadText(
            "bad-action-values", action=code, fields=", ".join(("code", *(each.name for each in fields(kind))))
        ) from None
    return with_cards(action, getattr(action, action.composes)) if action.composes else action


class PlainAction(ActionOf[TableType]):
    """An action without any parts: one number, and always possible when it answers the question."""

    __slots__ = ()

    number: ClassVar[int]

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls()

    def __str__(self) -> str:
        return self.pattern.pattern

    def encode(self, table: TableType) -> Iterator[int]:
        yield self.number

    @classmethod
    def decode(cls, table: TableType, numbers: Sequence[int]) -> Self | None:
        return cls() if tuple(numbers) == (cls.number,) else None
