"""Actions and events: a code with values, and plain JSON when they travel."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import cache, lru_cache
from types import NoneType
from typing import Any, ClassVar, Protocol, TypeVar, cast, dataclass_transform, get_args, get_type_hints

from menagerie.core.plain import Plain, camel_to_kebab, from_plain, to_plain


class Tellable(Protocol):
    """Anything that words/ can turn into a sentence: an event, an error, a line of a drawing."""

    @property
    def code(self) -> str: ...

    @property
    def values(self) -> dict[str, Plain]: ...


@dataclass(frozen=True, slots=True)
class Line:
    """A message that is neither an action nor an event, such as one line of a drawn view.

    >>> from menagerie import CuBirds
    >>> CuBirds.new(2, seed=7).question(1)
    Line(code='ask-lay', values={'held': 8})
    """

    code: str
    values: dict[str, Plain] = field(default_factory=dict)


class Message:
    """The base of actions and events: the code is the name of the class, the values are its fields."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return camel_to_kebab(type(self).__name__)

    @property
    def values(self) -> dict[str, Plain]:
        return cast(dict[str, Plain], to_plain(self))

    def plain(self) -> dict[str, Plain]:
        """The message as JSON values."""
        return {"code": self.code, **self.values}


class Action(Message):
    """What a player says. `str(action)` is its text form.

    >>> from menagerie.cubirds import LayBirds, Side, Species
    >>> action = LayBirds(Species.PARROT, row=1, side=Side.LEFT)
    >>> str(action), action.code, action.values
    ('lay parrot left 2', 'lay-birds', {'species': 'parrot', 'row': 1, 'side': 'left'})
    """

    __slots__ = ()

    composes: ClassVar[str] = ""  # the field that holds cards to be chosen, if it has one
    cards_word: ClassVar[str] = ""  # written before them: "paying"
    joined_by: ClassVar[str] = ", "
    is_usual: ClassVar[bool] = False  # the answer that everyone gives whenever it is possible; it gives nothing away

    def with_names(self, text: str, names: Iterable[str]) -> str:
        """Its text, made from the text without cards and the names of cards."""
        named = self.joined_by.join(names)
        return " ".join(filter(None, (text, named and self.cards_word, named)))


class Event(Message):
    """What the table saw.

    >>> from menagerie import CuBirds
    >>> event = CuBirds.new(2, seed=7).events(0)[-1]
    >>> event, event.code, event.rule
    (TurnBegan(seat=1, turn=1), 'turn-began', 'C3.2')
    """

    __slots__ = ()

    rule: ClassVar[str]
    reveals: ClassVar[bool] = False  # a card turned up, or chance was used: this cannot be taken back
    private: ClassVar[bool] = False  # only its seat sees its card
    blurs: ClassVar[bool] = False  # what follows depends on a hidden card or on chance: nobody can predict it
    together: ClassVar[bool] = False  # all seats' are shown at the same moment
    moves: ClassVar[tuple[IntEnum, ...]] = ()  # the place that its cards leave and the one that they enter
    told_with: ClassVar[tuple[type[Event], ...]] = ()  # the events that its sentence covers, too, if they follow it
    tells_of_all: ClassVar[bool] = False  # also of other seats
    in_passing: ClassVar[bool] = False  # it goes without saying

    def plain(self) -> dict[str, Plain]:
        return {"code": self.code, "rule": self.rule, **self.values}


Kind = TypeVar("Kind", bound=Message)
EventType = TypeVar("EventType", bound=type[Event])


_declared: dict[type[IntEnum], dict[int, type[Event]]] = {}


@dataclass_transform(frozen_default=True)
def event(
    happened: IntEnum,
    rule: str,
    *,
    moves: tuple[IntEnum, ...] = (),
    reveals: bool = False,
    private: bool = False,
    blurs: bool = False,
    together: bool = False,
) -> Callable[[EventType], EventType]:
    """Make an event of a class with annotations: frozen, with the number by which it is noted and the number of its rule."""

    def make(kind: EventType) -> EventType:
        kind.rule, kind.moves, kind.reveals, kind.private = rule, moves, reveals, private
        kind.blurs, kind.together = blurs, together
        made = cast(EventType, dataclass(frozen=True, slots=True)(kind))
        _declared.setdefault(type(happened), {})[happened] = made
        return made

    return make


def tell_with(head: type[Event], *others: type[Event], of_all: bool = False) -> None:
    """Declare which later events an event's sentence covers, too: those of its own seat or of none, or (`of_all`) of any seat."""
    head.told_with, head.tells_of_all = others, of_all


def tell_in_passing(*kinds: type[Event]) -> None:
    """Declare events that go without saying: they are in the log, but nobody waits for them."""
    for kind in kinds:
        kind.in_passing = True


def events_of(numbers: type[IntEnum]) -> tuple[type[Event], ...]:
    """All events of a game, by the numbers with which they were declared."""
    return tuple(_declared[numbers][number] for number in numbers)


def message_from_plain(kinds: tuple[type[Kind], ...], plain: Plain) -> Kind:
    """The message that these JSON values stand for; ValueError if they stand for none."""
    if isinstance(plain, dict):
        for kind in kinds:
            if camel_to_kebab(kind.__name__) == plain.get("code") and getattr(kind, "rule", None) == plain.get("rule"):
                values: Any = {name: value for name, value in plain.items() if name not in ("code", "rule")}
                return from_plain(kind, values)
    raise ValueError(f"{plain!r} is none of {', '.join(camel_to_kebab(kind.__name__) for kind in kinds)}")


@lru_cache(8_192)
def event_of(kind: Any, numbers: tuple[int, ...]) -> Event:
    """The event that a note stands for. Most have been made before."""
    return cast(Event, kind(*(read(number) for read, number in zip(_readers(kind), numbers, strict=True))))


@cache
def _readers(kind: Any) -> tuple[Callable[[int], object], ...]:
    hints = get_type_hints(kind)
    return tuple(_reader(hints[each.name]) for each in fields(kind))


def _reader(hint: Any) -> Callable[[int], object]:
    """How a number is read: one outside the enum is a hidden card, and a negative one is nobody."""
    choices = [choice for choice in (hint, *get_args(hint)) if isinstance(choice, type)]
    enum = next((choice for choice in choices if issubclass(choice, IntEnum)), None)
    if enum is not None:
        return {int(member): member for member in enum}.get
    return (lambda number: None if number < 0 else number) if NoneType in choices else lambda number: number
