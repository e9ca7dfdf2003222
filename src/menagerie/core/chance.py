"""Chance: a ChaCha8 stream that is part of the table, so that a seed gives the same game everywhere.

The key is the seed's 32 bytes, the nonce is zero and the block counter starts at zero. Nobody who sees some of the
numbers can compute the next one without the key.
"""

from __future__ import annotations

from menagerie.core.layout import Layout, array, scalar
from menagerie.core.rule import rule

WORD = 0xFFFFFFFF
WORDS = 16  # in a block
KEY_WORDS = 8


class Chance(Layout):
    """A stream of numbers; tables are built on it."""

    key: memoryview[int] = array("int64", KEY_WORDS, meaning="[word] the seed, as little-endian words")
    block: memoryview[int] = array("int64", WORDS, meaning="[word] the block of numbers in use")
    blocks: int = scalar("int64", meaning="blocks made so far")
    used: int = scalar("int64", meaning="words used of this block")


@rule
def start_chance(chance: Chance) -> None:
    """Go to the start of the stream of the key."""
    for word in range(WORDS):
        chance.block[word] = 0
    chance.blocks = 0
    chance.used = WORDS


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of ChaCha, on 32-bit words."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@rule
def make_block(chance: Chance, counter: int, stream: int) -> None:
    """Fill the block with the numbers at one counter of one stream (the nonce's low word)."""
    key, block = chance.key, chance.block
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = counter & WORD, counter >> 32, stream, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    block[0], block[1] = (a0 + 0x61707865) & WORD, (a1 + 0x3320646E) & WORD
    block[2], block[3] = (a2 + 0x79622D32) & WORD, (a3 + 0x6B206574) & WORD
    block[4], block[5] = (b0 + key[0]) & WORD, (b1 + key[1]) & WORD
    block[6], block[7] = (b2 + key[2]) & WORD, (b3 + key[3]) & WORD
    block[8], block[9] = (c0 + key[4]) & WORD, (c1 + key[5]) & WORD
    block[10], block[11] = (c2 + key[6]) & WORD, (c3 + key[7]) & WORD
    block[12], block[13] = (d0 + counter) & WORD, (d1 + (counter >> 32)) & WORD
    block[14], block[15] = (d2 + stream) & WORD, d3


@rule
def draw_keys(source: Chance, number: int, stream: int, first: Chance, second: Chance) -> None:
    """Give each of two chances its own key, from the block at one number of one stream."""
    make_block(source, number, stream)
    for word in range(KEY_WORDS):
        first.key[word] = source.block[word]
        second.key[word] = source.block[KEY_WORDS + word]


@rule
def below(chance: Chance, bound: int) -> int:
    """A fair number from 0 to bound - 1 (bound at most 2**31)."""
    while True:
        if chance.used >= WORDS:
            make_block(chance, chance.blocks, 0)
            chance.blocks += 1
            chance.used = 0
        product = chance.block[chance.used] * bound
        chance.used += 1
        low = product & WORD
        # the few words that would favour some numbers are thrown away (Lemire 2019)
        if low >= bound or low >= (WORD + 1 - bound) % bound:
            return product >> 32
