"""docs/notation.md is sufficient to deal a game again: randomness and both openings are implemented here from its words alone."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, islice

from support.tables import cubirds, drawn, wildcards

from menagerie import CuBirds
from menagerie.wildcards import WildCards

SEED = 8  # in the opening of CuBirds four birds are set aside
BIRDS = {"flamingo": 7, "owl": 10, "toucan": 10, "duck": 13, "parrot": 13, "magpie": 17, "warbler": 20, "robin": 20}
ANIMALS = ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat")


def chacha8(seed: int) -> Iterator[int]:
    """The words of the stream of a seed, block after block."""
    key = seed.to_bytes(32, "big")
    start = [int.from_bytes(part, "little") for part in (b"expa", b"nd 3", b"2-by", b"te k")]
    start += [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    for counter in range(2**64):
        first = [*start, counter % 2**32, counter >> 32, 0, 0]
        block = list(first)
        for _ in range(4):
            for column in range(4):
                quarter(block, column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter(block, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
        yield from ((one + other) % 2**32 for one, other in zip(block, first, strict=True))


def quarter(block: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, other, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        block[one] = (block[one] + block[other]) % 2**32
        mixed = block[turned] ^ block[one]
        block[turned] = (mixed << by | mixed >> (32 - by)) % 2**32


def below(words: Iterator[int], bound: int) -> int:
    while True:
        product = next(words) * bound
        if product % 2**32 >= (2**32 - bound) % bound:
            return product >> 32


def shuffle(words: Iterator[int], cards: list[str]) -> None:
    """A pile is written from the bottom to the top here."""
    for place in range(len(cards) - 1, 0, -1):
        other = below(words, place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def all_birds(counts: dict[str, int]) -> list[str]:
    return [name for name in BIRDS for _ in range(counts.get(name, 0))]


def all_cards(split: tuple[int, ...] = (5, 4, 3, 2), wilds: tuple[int, ...] = (1, 2, 3, 4)) -> list[str]:
    habitats = [(habitat, value) for habitat in ("forest", "mountains", "savannah") for value in (1, 2, 3, 4)]
    return [f"{habitat} {value}" for habitat, value in habitats for _ in range(split[value - 1])] + [f"wild {n}" for n in wilds]


def told(names: list[str]) -> str:
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return " ".join(f"{name}*{count}" if count > 1 else name for name, count in runs)


def top(pile: list[str]) -> list[str]:
    return pile[::-1]


def test_the_opening_of_cubirds_is_dealt_as_the_notation_says() -> None:
    words = chacha8(SEED)
    pile = all_birds(BIRDS)
    shuffle(words, pile)
    rows: list[list[str]] = [[], [], [], []]
    aside: Counter[str] = Counter()
    for row in rows:
        while len(row) < 3:
            bird = pile.pop()
            if bird in row:
                aside[bird] += 1
            else:
                row.append(bird)
    pile += all_birds(aside)
    shuffle(words, pile)
    first = below(words, 3)
    hands: dict[int, Counter[str]] = {seat: Counter() for seat in range(3)}
    for dealt in range(24):
        hands[(first + dealt) % 3][pile.pop()] += 1
    collections = {(first + dealt) % 3: pile.pop() for dealt in range(3)}

    assert sum(aside.values()) == 4
    assert dict(
        line.split(": ") for line in CuBirds.new(players=3, seed=SEED).to_text().splitlines() if "chance" not in line
    ) == {
        "players": "3",
        **{f"row {row + 1}": told(rows[row]) for row in range(4)},
        **{f"hand {seat + 1}": told(all_birds(hands[seat])) for seat in range(3)},
        **{f"collection {seat + 1}": collections[seat] for seat in range(3)},
        "pile": told(top(pile)),
        "turn": f"{first + 1} lay",
    }


def test_the_opening_of_wild_cards_with_leo_is_dealt_as_the_notation_says() -> None:
    words = chacha8(SEED)
    animals = [name for name in ANIMALS for _ in range(6)]  # two persons and Leo are three seats
    shuffle(words, animals)
    del animals[-8:]
    display = [animals.pop(), animals.pop()]
    pile = all_cards()
    shuffle(words, pile)
    hands: list[list[str]] = [[], []]
    for dealt in range(14):
        hands[dealt % 2].append(pile.pop())
    leo = [*(pile.pop() for _ in range(5)), "refill"]
    shuffle(words, leo)
    holder = below(words, 2)

    game = WildCards.new(players=2, seed=SEED, leo=True)
    assert dict(line.split(": ") for line in game.to_text().splitlines() if "chance" not in line) == {
        "edition": "2022",
        "players": "2",
        "leo": "yes",
        **{f"hand {seat + 1}": ", ".join(sorted(hands[seat], key=all_cards().index)) for seat in range(2)},
        "display": told(display),
        "animals": told(top(animals)),
        "boxed": " ".join(ANIMALS),
        "pile": ", ".join(top(pile)),
        "leo pile": ", ".join(top(leo)),
        "talisman": str(holder + 1),
        "round": "1 bid",
    }


def test_the_state_of_chance_is_told_by_the_words_used() -> None:
    key, blocks, used = drawn(CuBirds.new(players=3, seed=SEED), "chance").split()[1:]
    game = cubirds(f"row 1: owl parrot\ndiscard: duck*3 owl magpie*4\nhand 1: duck\nturn: 1 draw\nchance: {key} {blocks} {used}")
    game.act(0, "draw")

    words = islice(chacha8(SEED), (int(blocks) - 1) * 16 + int(used), None)
    pile = all_birds({"duck": 3, "owl": 1, "magpie": 4})
    shuffle(words, pile)
    assert int(key, 16) == SEED
    assert drawn(game, "pile") == f"\npile: {told(top(pile)[2:])}\n"


def test_lots_are_drawn_as_the_notation_says() -> None:
    lines = "edition: 2020\ndisplay: lion ibex\nanimals: lion ibex\nhand 1: forest 1\nhand 2: forest 1\nhand 3: forest 1\n"
    game = wildcards(lines + f"chance: {SEED:064x} 0 16")
    for seat in range(3):
        game.act(seat, "bid forest 1")

    words, equal, drawn_by_lot = chacha8(SEED), [0, 1, 2], []
    while equal:
        drawn_by_lot.append(equal.pop(below(words, len(equal))))
    assert [event.values["seat"] for event in game.events(None) if event.code == "lot-drawn"] == drawn_by_lot
    assert drawn(game, "chance").split()[2:] == ["1", "3"]
