"""Every question of both games, on a drawn table."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from support.drawn_page import ANIMALS, BIRDS


class Question(NamedTuple):
    """A question, and the taps that answer it except for the last button."""

    game: str
    drawing: str
    taps: Sequence[str] = ()
    form: str = ""


def _animals(asked: str, **changes: str) -> str:
    """The table of Wild Cards, with another question."""
    lines = dict(line.strip().split(": ", 1) for line in ANIMALS.strip().splitlines())
    lines |= {name.replace("_", " "): told for name, told in changes.items()} | {"round": f"8 {asked}"}
    return "\n".join(f"{name}: {told}" for name, told in lines.items() if told)


TIED = {"bid_1": "savannah 4", "bid_2": "mountains 4", "bid_3": "savannah 4", "bid_4": "mountains 2", "bid_5": "savannah 1"}
DUEL = """
    edition: duel
    hand 1: forest 1, forest 3, mountains 1, mountains 2, mountains 3, savannah 2, savannah 3, wild 2, wild 1
    hand 2: forest 2, forest 2
    bid 1: refill
    refills: 1
    bid 2: mountains 1
    collection 1: ibex*3 lion
    collection 2: peacock*2 eagle meerkat
    leaders 1: ibex
    display: meerkat lion ibex
    animals: lion ibex peacock squirrel
"""
CARD = "[data-hand] button.may"
ANIMAL = "[data-spot^=display-].may"
QUESTIONS = {
    "a flock": Question(
        "cubirds",
        BIRDS.replace("1 lay", "1 flock").replace("owl*2 toucan duck*3", "owl*3 toucan*3 duck"),
        ["[data-hand] button[data-species=owl]"],
    ),
    "two cards": Question("cubirds", BIRDS.replace("1 lay", "1 draw")),
    "an empty hand": Question("cubirds", re.sub("hand 1: .*", "hand 1:", BIRDS.replace("1 lay", "1 draw"))),
    "an animal": Question("wildcards", _animals("take 1", bid_1="savannah 4"), [ANIMAL, CARD, CARD, CARD]),
    "a refill": Question("wildcards", _animals("refill 1", bid_1="refill"), [CARD, CARD]),
    "the ibex": Question("wildcards", _animals("take-back 1", bid_1="savannah 4")),
    "the eagle": Question(
        "wildcards",
        _animals(
            "reveal 1",
            collection_1="ibex*3 lion eagle*3",
            leaders_1="ibex eagle",
            collection_5="lion",
            leaders_5="",
            **{**TIED, "bid_1": "forest 4, savannah 4"},
        ),
    ),
    "the meerkat": Question(
        "wildcards",
        _animals("exchange 1", collection_1="ibex*3 meerkat*3", leaders_1="ibex meerkat", leaders_4="peacock"),
        [".own .give", ANIMAL],
    ),
    "a tie": Question("wildcards", _animals("pay", tied="1 2 3", **TIED), [CARD, CARD, CARD]),
    "still a tie": Question("wildcards", _animals("tie-break", tied="1 2 3", **TIED), [CARD]),
    "what is removed": Question("wildcards", DUEL + "round: 8 remove 1", [ANIMAL, ANIMAL], "duel"),
    "one for free": Question("wildcards", DUEL + "round: 8 free 1", [ANIMAL], "duel"),
}
