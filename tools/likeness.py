"""Measures how well pictures can be told apart, at 40 pixels: by colour, in every kind of colour vision, and by silhouette."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from menagerie.art.pictures import picture, poses_of
from menagerie.art.png import to_png
from menagerie.core.plain import enum_name
from menagerie.cubirds.cards import Species as Bird
from menagerie.wildcards.cards import Species as Animal
from tools.stylesheet import avatars

SMALL = 40  # pixels
Numbers = NDArray[np.float64]

# Machado, Oliveira and Fernandes 2009, severity 1; they work on linear RGB.
SIGHTS: dict[str, Numbers] = {
    "usual": np.eye(3),
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritanopia": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
IN_COLOUR = [sight for sight in SIGHTS if sight != "grey"]
TO_XYZ = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
WHITE = TO_XYZ @ np.ones(3)

SHAPE, COLOUR, PATTERN = 0.72, 8, 12  # two pictures are alike if they are above the first limit and below the others


@dataclass(frozen=True, slots=True)
class Pair:
    """Two pictures of different species, and how alike they are."""

    one: str
    other: str
    overlap: float  # of their silhouettes, laid over each other: 0 is nothing in common, 1 is the same
    colours: dict[str, float]  # how far apart their mean colours are in Lab, in every kind of colour vision
    patterns: dict[str, float]  # the same pixel by pixel, where both have colour

    @property
    def nearest(self) -> float:
        """How far apart their colours are in the kind of colour vision that separates them least."""
        return min(self.colours.values())

    def is_alike(self) -> bool:
        """Whether somebody could confuse them: in shape and, in some kind of colour vision, in colour and pattern, too."""
        return self.overlap > SHAPE and any(self.colours[sight] < COLOUR and self.patterns[sight] < PATTERN for sight in SIGHTS)


def groups() -> dict[str, dict[str, list[tuple[str, str]]]]:
    """The groups within which pictures are compared: those of each species, as game and name."""
    birds = {enum_name(bird): [("cubirds", pose) for pose in poses_of("cubirds", enum_name(bird))] for bird in Bird}
    animals = {enum_name(animal): [("wildcards", enum_name(animal))] for animal in Animal}
    leaders = {enum_name(animal): [("wildcards", f"{enum_name(animal)}-leader")] for animal in Animal}
    players = {name: [("avatars", name)] for name in avatars()}
    return {"birds": birds, "animals": animals, "leaders": leaders, "avatars": players}


def pairs(group: dict[str, list[tuple[str, str]]]) -> Iterator[Pair]:
    """Every two pictures of different species."""
    for one, other in combinations(group, 2):
        for first in group[one]:
            for second in group[other]:
                yield compare(first, second)


def compare(first: tuple[str, str], second: tuple[str, str]) -> Pair:
    """How alike two pictures are."""
    one, other = pixels(*first), pixels(*second)
    colours = {sight: apart(mean_colour(one, matrix), mean_colour(other, matrix)) for sight, matrix in SIGHTS.items()}
    one, other = centred(one), centred(other)
    patterns = {sight: pattern(one, other, matrix) for sight, matrix in SIGHTS.items()}
    return Pair(first[1], second[1], overlap(one, other), colours, patterns)


@cache
def pixels(game: str, name: str, size: int = SMALL) -> Numbers:
    """A picture as rows of red, green, blue and opacity, from 0 to 1."""
    drawing = picture(game, name)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawing.placed(0, 0, 100)}</svg>'
    image = Image.open(io.BytesIO(to_png(svg, height=size))).convert("RGBA")
    return np.asarray(image, dtype=np.float64) / 255


def mean_colour(image: Numbers, sight: Numbers) -> Numbers:
    """The mean colour of a picture in a kind of colour vision, in Lab."""
    seen = linear(image[..., :3]) @ sight.T
    weight = image[..., 3:]
    mean = (seen * weight).sum(axis=(0, 1)) / weight.sum()
    return lab(np.clip(mean, 0, 1))


def seen_as(image: Numbers, sight: Numbers) -> Numbers:
    """A picture in a kind of colour vision; its opacity stays."""
    colours = np.clip(linear(image[..., :3]) @ sight.T, 0, 1)
    shown = np.where(colours <= 0.0031308, 12.92 * colours, 1.055 * colours ** (1 / 2.4) - 0.055)
    return np.concatenate([shown, image[..., 3:]], axis=-1)


def linear(colours: Numbers) -> Numbers:
    """Convert sRGB to linear light."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def lab(colours: Numbers) -> Numbers:
    """Convert linear RGB to Lab, where a distance of 2.3 is just noticeable."""
    light = colours @ TO_XYZ.T / WHITE
    x, y, z = np.moveaxis(np.where(light > 0.008856, np.cbrt(light), 7.787 * light + 16 / 116), -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def apart(one: Numbers, other: Numbers) -> float:
    """How far apart two colours are in Lab, or many on average."""
    return float(np.linalg.norm(one - other, axis=-1).mean())


def from_hex(colour: str) -> Numbers:
    """A colour of the style sheet as red, green and blue, from 0 to 1."""
    return np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255


def told_apart(one: str, other: str, sight: str) -> float:
    """How far apart two colours of the style sheet are in Lab, in a kind of colour vision."""
    first, second = (lab(np.clip(SIGHTS[sight] @ linear(from_hex(colour)), 0, 1)) for colour in (one, other))
    return apart(first, second)


def contrast(one: str, other: str) -> float:
    """How much lighter one colour of the style sheet is than another, as WCAG counts it: from 1 to 21."""
    darker, lighter = sorted(float(SIGHTS["grey"][0] @ linear(from_hex(colour))) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def overlap(one: Numbers, other: Numbers) -> float:
    """How much of two silhouettes is common to both."""
    first, second = drawn(one), drawn(other)
    return float((first & second).sum() / (first | second).sum())


def pattern(one: Numbers, other: Numbers, sight: Numbers) -> float:
    """How far apart the colours of two pictures are, pixel by pixel, where both are drawn."""
    both = drawn(one) & drawn(other)
    first, second = (lab(np.clip(linear(image[both][:, :3]) @ sight.T, 0, 1)) for image in (one, other))
    return apart(first, second)


def drawn(image: Numbers) -> NDArray[np.bool_]:
    """The pixels of a picture that are not background."""
    return np.asarray(image[..., 3] > 0.5)


def centred(image: Numbers) -> Numbers:
    """A picture moved to the centre, on a background large enough for it."""
    wide = np.pad(image, ((SMALL // 2, SMALL // 2), (SMALL // 2, SMALL // 2), (0, 0)))
    rows, columns = np.nonzero(drawn(wide))
    down, right = (round(SMALL - middle) for middle in (rows.mean(), columns.mean()))
    return np.roll(wide, (down, right), axis=(0, 1))
