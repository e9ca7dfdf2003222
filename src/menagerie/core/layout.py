"""The layout of a table, declared once: the interpreter's class and the compiled record both come from it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from math import prod
from typing import TYPE_CHECKING, Any, Literal, Self

if TYPE_CHECKING:
    import numpy

Kind = Literal["int8", "int16", "int32", "int64"]  # signed only: compiled, unsigned mixed with signed becomes a float

FORMATS: dict[Kind, str] = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a layout: the type of a cell, how many there are, and what they mean."""

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
    """Turns declared fields into slots, and knows the place of each in the memory of a table."""

    fields: dict[str, Field]
    offsets: dict[str, int]
    itemsize: int
    arrays: tuple[tuple[str, slice, str, tuple[int, ...]], ...]  # of each array its name, place, format and shape
    scalars: tuple[tuple[tuple[str, ...], struct.Struct, int], ...]  # of those beside each other the names, format and place

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
        made.arrays = tuple(
            (key, slice(made.offsets[key], made.offsets[key] + field.size), FORMATS[field.kind], field.shape)
            for key, field in made.fields.items()
            if field.shape
        )
        made.scalars = tuple(_grouped(made))
        return made

    def dtype(cls) -> numpy.dtype[Any]:
        """The same memory as a NumPy record, for compiled code, batches and saves."""
        import numpy  # people who only play need no NumPy

        return numpy.dtype([(name, field.kind, field.shape) for name, field in cls.fields.items()], align=True)


def _grouped(layout: LayoutType) -> Iterator[tuple[tuple[str, ...], struct.Struct, int]]:
    """Scalars that follow each other, to be read and written at once."""
    for is_array, group in groupby(layout.fields.items(), key=lambda item: bool(item[1].shape)):
        if not is_array:
            names = tuple(name for name, _ in group)
            start = end = layout.offsets[names[0]]
            written = "="
            for name in names:
                written += "x" * (layout.offsets[name] - end) + FORMATS[layout.fields[name].kind]
                end = layout.offsets[name] + layout.fields[name].cell
            yield names, struct.Struct(written), start


class Layout(metaclass=LayoutType):
    """A table in memory: arrays are views into one block of bytes, scalars are plain attributes."""

    __slots__ = ("journal", "memory")

    memory: bytearray
    journal: list[tuple[int, ...]] | None

    def __init__(self, contents: bytes | None = None) -> None:
        kind = type(self)
        self.journal = None
        self.memory = bytearray(kind.itemsize) if contents is None else bytearray(contents)
        assert len(self.memory) == kind.itemsize, f"{len(self.memory)} bytes are no {kind.__name__}"
        whole = memoryview(self.memory)
        for name, place, written, shape in kind.arrays:
            setattr(self, name, whole[place].cast(written, shape))  # type: ignore[call-overload]  # typeshed wants a literal format
        self._load_scalars()

    def load(self, contents: bytes) -> None:
        """Become the table that these bytes hold."""
        assert len(contents) == len(self.memory), f"{len(contents)} bytes are no {type(self).__name__}"
        self.memory[:] = contents
        self._load_scalars()

    def _load_scalars(self) -> None:
        for names, written, start in type(self).scalars:
            for name, value in zip(names, written.unpack_from(self.memory, start), strict=True):
                setattr(self, name, value)

    def tobytes(self) -> bytes:
        """The whole table, scalars included, as in the record."""
        for names, written, start in type(self).scalars:
            written.pack_into(self.memory, start, *[getattr(self, name) for name in names])
        return bytes(self.memory)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.tobytes(), self.journal)

    def copy(self) -> Self:
        """The same table again, without its journal."""
        return type(self)(self.tobytes())


def copy_table(tables: Any, target: int, source: int) -> None:
    """Make one of several tables equal to another; in compiled code, it copies a record."""
    tables[target].load(tables[source].tobytes())


def row_of(array: memoryview[int], index: int) -> list[int]:
    """A row of an array with two indices."""
    rows: Any = array.tolist()
    found: list[int] = rows[index]
    return found


def _restored(kind: type[Layout], contents: bytes, journal: list[tuple[int, ...]] | None) -> Layout:
    """A table that was pickled or copied deeply, with its journal."""
    table = kind(contents)
    table.journal = journal
    return table
