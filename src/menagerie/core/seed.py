"""Seeds: one 256-bit number, and where it came from."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import SupportsIndex

from menagerie.core.chance import Chance
from menagerie.core.errors import BadOption

DIGITS = 64
SOURCES = ("given", "system", "shared")  # by the caller; the operating system's secure source; made by several parties


def is_hex(text: str) -> bool:
    """Whether a text is a seed written out: 64 hexadecimal digits."""
    return len(text) == DIGITS and all(letter in "0123456789abcdefABCDEF" for letter in text)


@dataclass(frozen=True, slots=True)
class Seed:
    """A 256-bit number as 64 hex digits. An integer seed is the same number: 7 is 00…07.

    >>> Seed.of(7) == Seed.of("7") == Seed("7".zfill(64))
    True
    """

    digits: str
    source: str = "given"  # one of SOURCES
    commitment: Mapping[str, str] | None = None  # shared seeds: what each party promised before the first card

    @classmethod
    def of(cls, seed: SeedLike) -> Seed:
        """The seed that a caller meant; without one, a new one from the operating system's secure source."""
        if isinstance(seed, Seed) and is_hex(seed.digits) and seed.source in SOURCES:
            return cls(seed.digits.lower(), seed.source, seed.commitment)
        if seed is None:
            return cls(secrets.token_hex(DIGITS // 2), "system")
        if isinstance(seed, SupportsIndex) and not isinstance(seed, bool) and 0 <= seed.__index__() < 16**DIGITS:
            return cls(f"{seed.__index__():0{DIGITS}x}")
        if isinstance(seed, str):
            if is_hex(seed):
                return cls(seed.lower())
            if seed.isascii() and seed.isdigit() and len(seed) < 80:
                return cls.of(int(seed))
        raise BadOption("bad-seed", seed=str(seed))

    def key_into(self, chance: Chance) -> None:
        """Write the key: the number's 32 bytes, most significant first, read as eight little-endian words."""
        key = bytes.fromhex(self.digits)
        for word in range(len(chance.key)):
            chance.key[word] = int.from_bytes(key[4 * word : 4 * word + 4], "little")

    @staticmethod
    def digits_of(chance: Chance) -> str:
        """The seed that a stream was keyed with."""
        return b"".join(word.to_bytes(4, "little") for word in chance.key).hex()


SeedLike = Seed | SupportsIndex | str | None  # what a caller may give for one
