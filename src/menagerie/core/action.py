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
from menagerie.core.plain import camel_to_kebab, from_plain

TableType = TypeVar("TableType", bound=Layout)


class ActionOf(Action, Generic[TableType]):
    """An action of one game. For the rules it is a number, or several where cards are composed, as the table goes on."""

    __slots__ = ()

    steps: ClassVar[tuple[int, ...]]  # the questions that it answers
    pattern: ClassVar[re.Pattern[str]]  # how it is written

    @classmethod
    @abstractmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        """The action that the named parts of a text stand for; one that is left out is empty."""

    @abstractmethod
    def encode(self, table: TableType) -> Iterator[int]:
        """Its numbers, one after the other; the table is played on in between."""

    @classmethod
    @abstractmethod
    def decode(cls, table: TableType, numbers: Sequence[int]) -> Self | None:
        """The action of this kind that the numbers stand for at this table; None if they are another kind's."""

    @classmethod
    def offers(cls, table: TableType, numbers: Sequence[int]) -> Iterable[Action | Choice]:
        """What the seat to act may answer, given the legal numbers; where cards are composed, a Choice."""
        return cls.of_single_numbers(table, numbers)

    @classmethod
    def of_single_numbers(cls, table: TableType, numbers: Sequence[int]) -> list[Self]:
        """The actions of this kind that are one number each."""
        return [action for number in numbers if (action := cls.decode(table, (number,))) is not None]

    def refusal(self, table: TableType, number: int | None = None) -> IllegalAction | None:
        """Why the seat to act may not do this: at first glance, or since one of its numbers is not legal."""
        return None

    def remarks(self, table: TableType) -> Iterable[Line]:
        """What is worth knowing of this answer of the seat to act before it is given, and no event tells."""
        return ()

    def check_types(self) -> None:
        """TypeError: a field holds what it cannot, such as a text, or a card where several are meant."""
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
    """Of each field its name, its type as it is written, and whether it holds several cards, or may hold None."""
    hints = get_type_hints(kind)
    found = ((field.name, str(field.type), hints[field.name]) for field in fields(kind))
    return tuple((name, written, get_origin(hint) is tuple, NoneType in get_args(hint)) for name, written, hint in found)


def action_from_plain(kinds: Iterable[type[ActionOf[Any]]], plain: Mapping[str, Any]) -> ActionOf[Any]:
    """The action that has this plain form, its cards in their usual order; BadText if none has."""
    values = dict(plain)
    code = values.pop("code", None)
    kind: Any = next((each for each in kinds if camel_to_kebab(each.__name__) == code), None)
    if kind is None:
        raise BadText("unknown-action", text=code if isinstance(code, str) else "")
    try:
        action: ActionOf[Any] = from_plain(kind, values)
    except (ValueError, RecursionError):  # RecursionError: what is nested too deep to be shown
        raise BadText(
            "bad-action-values", action=code, fields=", ".join(("code", *(each.name for each in fields(kind))))
        ) from None
    return with_cards(action, getattr(action, action.composes)) if action.composes else action


class PlainAction(ActionOf[TableType]):
    """An action without any part: one number, and always possible when it answers what is asked."""

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
