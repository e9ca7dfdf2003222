"""The faces of CuBirds: a bird on its wire, with what its flock takes."""

from __future__ import annotations

from menagerie.art.card import CardFace
from menagerie.art.letters import Type, outline
from menagerie.art.paper import (
    EDGE,
    GOLD,
    INK,
    PAPER,
    SOFT_INK,
    WIDTH,
    border,
    both_corners,
    lower_part,
    mixed,
    name_below,
    name_in_the_middle,
    sheet_of_paper,
)
from menagerie.art.pictures import number, picture, poses_of
from menagerie.core.plain import enum_name
from menagerie.cubirds.cards import BIG_FLOCK, BIGGEST_REWARD, COPIES, SMALL_FLOCK, Species
from menagerie.words import Words

GAME = "cubirds"
TINTS = {
    Species.FLAMINGO: "#f08f99",
    Species.OWL: "#b98a56",
    Species.TOUCAN: "#f2a81d",
    Species.DUCK: "#3f9a78",
    Species.PARROT: "#8fb866",
    Species.MAGPIE: "#5b8fd6",
    Species.WARBLER: "#dcc079",
    Species.ROBIN: "#f0893a",
}
DUSK = "#5b94ad"
PICTURE, PICTURE_LEFT, PICTURE_TOP = 206, 22, 70
WIRE_IN_PICTURE = 0.93  # where a bird's feet stand
WIRE = PICTURE_TOP + PICTURE * WIRE_IN_PICTURE


def cards() -> list[CardFace]:
    """Eight species, each in several poses, RobinBird and the back."""
    birds = [card for species in Species for card in _birds_of(species)]
    return [*birds, CardFace(GAME, "robinbird", "virtual"), CardFace(GAME, "back", "back", copies=0)]


def _birds_of(species: Species) -> list[CardFace]:
    facts: dict[str, str | int] = {
        "species": enum_name(species),
        "small": SMALL_FLOCK[species],
        "big": BIG_FLOCK[species],
        "copies": COPIES[species],
    }
    poses = poses_of(GAME, enum_name(species))
    return [
        CardFace(GAME, pose, "bird", copies=len(range(nth, COPIES[species], len(poses))), facts=facts)
        for nth, pose in enumerate(poses)
    ]


def title(card: CardFace, words: Words) -> str:
    """The name of a bird."""
    return words.phrase("birds-closer-title", {"species": card.facts["species"]})


def face(card: CardFace, title: str, words: Words) -> str:
    """The drawing and print on a card."""
    return _bird(card, title, words) if card.kind == "bird" else _robinbird(card, title)


def _bird(card: CardFace, title: str, words: Words) -> str:
    tint = TINTS[Species[str(card.facts["species"]).upper()]]
    return "\n".join(
        [
            sheet_of_paper(mixed(tint, PAPER, 0.3)),
            _sun(mixed(tint, PAPER, 0.12)),
            _wire(),
            picture(GAME, card.name).placed(PICTURE_LEFT, PICTURE_TOP, PICTURE),
            both_corners(_flock(card, words, mixed(tint, INK, 0.55))),
            name_below(title),
            border(mixed(tint, INK, 0.6)),
        ]
    )


def _sun(colour: str) -> str:
    return f'<circle cx="{WIDTH / 2:g}" cy="{PICTURE_TOP + PICTURE / 2:g}" r="100" fill="{colour}"/>'


def _wire() -> str:
    return f'<path d="M0 {number(WIRE)}H{WIDTH}" stroke="#54504c" stroke-width="3.2"/>'


def _flock(card: CardFace, words: Words, colour: str) -> str:
    """The sizes of a small and of a big flock, a dot for each bird that it earns, and how many birds there are."""
    parts, left = [], float(EDGE)
    for reward, size in zip(range(1, BIGGEST_REWARD + 1), (card.facts["small"], card.facts["big"]), strict=True):
        line = outline(str(size), Type.VALUE, 32)
        parts.append(line.at(left, 40, INK))
        parts += [_dot(left + line.width / 2 + 9 * (nth - (reward - 1) / 2), 49, colour) for nth in range(reward)]
        left += line.width + 13
    copies = words.phrase("birds-table-copies", {"count": card.facts["copies"]})
    return "".join([*parts, outline(copies, Type.WORDS, 15).at(EDGE, 70, SOFT_INK)])


def _dot(x: float, y: float, colour: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="3.1" fill="{colour}"/>'


def _robinbird(card: CardFace, title: str) -> str:
    return "\n".join(
        [
            sheet_of_paper(mixed(DUSK, PAPER, 0.45)),
            _sun(mixed(DUSK, PAPER, 0.25)),
            picture(GAME, card.name).placed(20, 50, 210),
            lower_part(250),
            name_in_the_middle(title, line=308),
            border(GOLD),
        ]
    )
