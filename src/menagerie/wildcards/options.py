"""The options of Wild Cards, and how the table stores them."""

from __future__ import annotations

from menagerie.core.errors import BadText
from menagerie.core.plain import whole_number
from menagerie.wildcards.cards import HABITATS, KINDS, OF_A_HABITAT, VALUES, WILD_KINDS, WILDS
from menagerie.wildcards.table import Table

SPLITS = WILD_KINDS // VALUES  # habitats that are split into values: forest, mountains, savannah
EDITIONS = ("2020", "2022", "duel")  # in the order of Edition
SPLIT, WILD_VALUES = "5 4 3 2", "1 2 3 4"  # the defaults


def set_copies(table: Table, split: str, wilds: str) -> None:
    """W14.2 How many cards of each kind there are: one split for every habitat or one for each, and the wild values."""
    splits, values = [_numbers(part) for part in split.split(",")], _numbers(wilds)
    if (
        len(splits) not in (1, SPLITS)
        or any(len(counts) != VALUES or sum(counts) != OF_A_HABITAT for counts in splits)
        or len(values) != WILDS
        or not all(1 <= value <= VALUES for value in values)
    ):
        raise BadText("bad-split", split=split, wilds=wilds)
    for kind in range(WILD_KINDS):
        table.copies[kind] = splits[kind // VALUES % len(splits)][kind % VALUES]
    for kind in range(WILD_KINDS, KINDS):
        table.copies[kind] = values.count(kind - WILD_KINDS + 1)
    assert sum(table.copies) == HABITATS, list(table.copies)


def _numbers(text: str) -> list[int]:
    numbers = [whole_number(word) for word in text.split()]
    return [number for number in numbers if number is not None] if None not in numbers else []


def split_of(table: Table) -> str:
    """How many ones, twos, threes and fours each habitat has; named once if all have the same."""
    splits = [" ".join(map(str, table.copies[first : first + VALUES])) for first in range(0, WILD_KINDS, VALUES)]
    return splits[0] if len(set(splits)) == 1 else ", ".join(splits)


def wilds_of(table: Table) -> str:
    """The values of the wild cards, in their order."""
    return " ".join(str(value + 1) for value in range(VALUES) for _ in range(table.copies[WILD_KINDS + value]))
