"""The layout of a table, declared once: the interpreter's class and the compiled record both come from it."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Literal, Self

if TYPE_CHECKING:
    import numpy

Kind = Literal["int8", "int16", "int32", "int64"]  # signed only: compiled, unsigned mixed with signed becomes a float

FORMATS: dict[Kind, str] = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a layout: what a cell is, how many there are, and what they mean."""

    kind: Kind
    shape: tuple[int, ...]
    meaning: str

    @property
    def cell(self) -> int:
        return struct.calcsize(FORMATS[self.kind])

    @property
    def size(self) -> int:
        return self.cell * prod(self.shape)


def scalar(kind: Kind, *, meaning: str) -> Any:
    """Declare one number. The annotation beside it (`int`) is what a type checker reads."""
    return Field(kind, (), meaning)


def array(kind: Kind, *shape: int, meaning: str) -> Any:
    """Declare an array of numbers, indexed with all its indices at once."""
    return Field(kind, shape, meaning)


class LayoutType(type):
    """Turns declared fields into slots, and knows where each lies in the memory of a table."""

    fields: dict[str, Field]
    offsets: dict[str, int]
    itemsize: int

    def __new__(meta, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> LayoutType:
        declared = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in declared}
        rest.setdefault("__slots__", tuple(declared))
        made = super().__new__(meta, name, bases, rest)
        inherited = bases[0].fields if bases and isinstance(bases[0], LayoutType) else {}
        made.fields = {**inherited, **declared}
        made.offsets = {}
        end, widest = 0, 1
        for key, field in made.fields.items():
            start = -(-end // field.cell) * field.cell  # aligned to its own size, as NumPy and C do
            made.offsets[key] = start
            end, widest = start + field.size, max(widest, field.cell)
        made.itemsize = -(-end // widest) * widest
        return made

    def dtype(cls) -> numpy.dtype[Any]:
        """The same memory as a NumPy record: what compiled code, batches and saves use."""
        import numpy  # people who only play need no NumPy

        return numpy.dtype([(name, field.kind, field.shape) for name, field in cls.fields.items()], align=True)


class Layout(metaclass=LayoutType):
    """A table in memory: arrays are views into one block of bytes, scalars are plain attributes."""

    __slots__ = ("journal", "memory")

    memory: bytearray
    journal: list[tuple[int, ...]] | None

    def __init__(self, contents: bytes | None = None) -> None:
        self.journal = None
        self.memory = bytearray(type(self).itemsize)
        whole = memoryview(self.memory)
        for name, field in type(self).fields.items():
            if field.shape:
                start = type(self).offsets[name]
                setattr(self, name, whole[start : start + field.size].cast(FORMATS[field.kind], shape=field.shape))  # type: ignore[call-overload]  # typeshed wants a literal format
            else:
                setattr(self, name, 0)
        if contents is not None:
            self.load(contents)

    def load(self, contents: bytes) -> None:
        """Become the table that these bytes hold."""
        assert len(contents) == len(self.memory), f"{len(contents)} bytes are no {type(self).__name__}"
        self.memory[:] = contents
        for name, field in type(self).fields.items():
            if not field.shape:
                (value,) = struct.unpack_from(FORMATS[field.kind], contents, type(self).offsets[name])
                setattr(self, name, value)

    def tobytes(self) -> bytes:
        """All of the table, scalars included, as the record would hold it."""
        for name, field in type(self).fields.items():
            if not field.shape:
                struct.pack_into(FORMATS[field.kind], self.memory, type(self).offsets[name], getattr(self, name))
        return bytes(self.memory)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.tobytes(), self.journal)

    def copy(self) -> Self:
        """The same table again, without its journal."""
        return type(self)(self.tobytes())


def _restored(kind: type[Layout], contents: bytes, journal: list[tuple[int, ...]] | None) -> Layout:
    """A table that was pickled or copied deeply, with its journal."""
    table = kind(contents)
    table.journal = journal
    return table
