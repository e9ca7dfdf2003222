"""The scratch pad of a thinking bot: lists when interpreted, a record when compiled. No loop allocates anything."""

from __future__ import annotations

from typing import Any, NamedTuple

from menagerie.core.rule import compilable

MOST_NUMBERS = 75  # that are legal at once, in any game
MOST_FEATURES = 64  # of one answer, or of one seat
NOTES = 64
MOST_SEATS = 5


class Pad(NamedTuple):
    """A scratch pad; each thinking thread has its own."""

    places: Any  # [feature] which weight it is weighed by
    amounts: Any  # [feature] how much of it there is
    notes: Any  # [any] what is looked up once for each question
    numbers: Any  # [answer] the legal ones
    scores: Any  # [answer] how good it seems; then how likely it is chosen
    chances: Any  # [seat] to win


def plain_pad() -> Pad:
    """A pad for the interpreter."""
    whole, real = [0] * MOST_FEATURES, [0.0] * MOST_FEATURES
    return Pad(whole, real, [0.0] * NOTES, [0] * MOST_NUMBERS, [0.0] * MOST_NUMBERS, [0.0] * MOST_SEATS)


def compiled_pad() -> Pad:
    """A pad for compiled code."""
    import numpy

    kinds = [
        ("places", numpy.int64, MOST_FEATURES),
        ("amounts", numpy.float64, MOST_FEATURES),
        ("notes", numpy.float64, NOTES),
        ("numbers", numpy.int64, MOST_NUMBERS),
        ("scores", numpy.float64, MOST_NUMBERS),
        ("chances", numpy.float64, MOST_SEATS),
    ]
    pad: Pad = numpy.zeros(1, kinds).view(numpy.recarray)[0]  # a record, because compiled code counts no references to it
    return pad


@compilable
def add(pad: Pad, count: int, place: int, amount: float) -> int:
    """Write down one more feature. Returns how many there are now."""
    pad.places[count] = place
    pad.amounts[count] = amount
    return count + 1
