"""What drawn tables of all games share: lines with a name, numbers, words, and the state of chance."""

from __future__ import annotations

import re
from collections.abc import Callable

from menagerie.core.chance import WORDS, Chance, make_block
from menagerie.core.errors import BadText
from menagerie.core.seed import DIGITS, Seed

Lines = dict[str, str]


def split_lines(text: str, is_known: Callable[[str], bool]) -> Lines:
    """The lines of a drawing by name; one that is unknown or stands there twice is refused."""
    lines: Lines = {}
    for line in filter(None, (line.strip() for line in text.splitlines())):
        name, colon, content = line.partition(":")
        name = " ".join(name.lower().split())
        if not colon or not is_known(name):
            raise BadText("unknown-line", line=line)
        if name in lines:
            raise BadText("line-twice", line=name)
        lines[name] = content.strip().lower()
    return lines


def write_chance(chance: Chance) -> str:
    """The state of chance: the key, the blocks made and the words used; nothing at the start of the key 0."""
    stirred = chance.blocks or any(chance.key)
    return f"{Seed.digits_of(chance)} {chance.blocks} {chance.used}" if stirred else ""


def read_chance(chance: Chance, text: str) -> None:
    """Bring chance into the state that a text tells; without a text it stays at the start of the key 0."""
    if not text:
        return
    if not re.fullmatch(rf"[0-9a-f]{{{DIGITS}}} [0-9]{{1,9}} [0-9]{{1,2}}", text):
        raise BadText("bad-chance", text=text)
    digits, blocks, used = text.split()
    Seed(digits).key_into(chance)
    chance.blocks, chance.used = int(blocks), int(used)
    if chance.used > WORDS or (chance.blocks == 0 and chance.used < WORDS):
        raise BadText("bad-chance", text=text)
    if chance.blocks > 0:
        make_block(chance, chance.blocks - 1, 0)
