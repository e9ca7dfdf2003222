"""Randomness: the published ChaCha8 test vectors, and fair numbers."""

from collections import Counter

import pytest

from menagerie.core.chance import WORD, WORDS, Chance, below, draw_keys, make_block, start_chance
from menagerie.core.piles import shuffle
from menagerie.core.seed import Seed

# Test cases 1 and 2 for 256-bit keys and 8 rounds of draft-strombergson-chacha-test-vectors-01.
VECTORS = [
    (
        "00" * 32,
        0,
        [
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
        ],
    ),
    (
        "01" + "00" * 31,
        0,
        [
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
            "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
            "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
            "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
        ],
    ),
]


def keyed(digits: str) -> Chance:
    chance = Chance()
    Seed(digits).key_into(chance)
    start_chance(chance)
    return chance


@pytest.mark.parametrize(("key", "stream", "blocks"), VECTORS)
def test_the_published_vectors(key: str, stream: int, blocks: list[str]) -> None:
    chance = keyed(key)
    for counter, expected in enumerate(blocks):
        make_block(chance, counter, stream)
        assert b"".join(word.to_bytes(4, "little") for word in chance.block).hex() == expected


def test_a_stream_of_its_own_gives_other_numbers() -> None:
    chance = keyed("00" * 32)
    make_block(chance, 0, 0)
    first = list(chance.block)
    make_block(chance, 0, 1)
    assert list(chance.block) != first
    make_block(chance, 1 << 32, 0)
    assert list(chance.block) != first


def test_two_keys_are_the_halves_of_one_block() -> None:
    source, first, second = keyed("00" * 32), Chance(), Chance()
    draw_keys(source, 5, 3, first, second)
    expected = keyed("00" * 32)
    make_block(expected, 5, 3)
    assert [*first.key, *second.key] == list(expected.block)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 64, 110])
def test_every_number_below_the_bound_comes_about_as_often(bound: int) -> None:
    chance = keyed("00" * 32)
    draws = 20_000
    counts = Counter(below(chance, bound) for _ in range(draws))

    assert set(counts) == set(range(bound))
    squares = sum((counts[number] - draws / bound) ** 2 / (draws / bound) for number in range(bound))
    assert squares < bound + 6 * (2 * bound) ** 0.5 + 6  # far in the tail of the chi-squared distribution


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    chance = keyed("00" * 32)
    chance.blocks, chance.used = 1, 0
    chance.block[0] = 0  # below 3 this word is one too many: 2**32 is not a multiple of 3
    chance.block[1] = WORD

    assert below(chance, 3) == 2
    assert chance.used == 2


def test_a_word_is_kept_when_it_favours_nobody() -> None:
    chance = keyed("00" * 32)
    chance.blocks, chance.used = 1, 0
    chance.block[0] = 1431655766  # its low half is 2, below 3 but not below the threshold of 1

    assert below(chance, 3) == 1
    assert chance.used == 1


def test_a_block_is_made_when_the_last_is_used_up() -> None:
    chance = keyed("00" * 32)
    numbers = [below(chance, 1 << 31) for _ in range(WORDS + 1)]

    assert chance.blocks == 2
    assert len(set(numbers)) == WORDS + 1


def test_shuffling_keeps_the_cards_and_reaches_every_order() -> None:
    chance = keyed("05" * 32)
    orders = set()
    for _ in range(200):
        cards = memoryview(bytearray([1, 2, 3, 9])).cast("b")
        shuffle(chance, cards, 3)
        assert cards[3] == 9
        orders.add(tuple(cards)[:3])
    assert len(orders) == 6
