"""Every drawing keeps those rules of docs/art.md that can be checked."""

import gzip
import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from menagerie.cubirds.cards import Species as Bird
from menagerie.wildcards.cards import Species as Animal
from tools import likeness, stylesheet

ART = Path(__file__).resolve().parents[2] / "src" / "menagerie" / "art"
DRAWINGS = sorted(ART.rglob("*.svg"))
SPACE = "{http://www.w3.org/2000/svg}"
ELEMENTS = {f"{SPACE}{name}" for name in ("svg", "g", "path", "circle", "ellipse", "rect", "clipPath", "defs", "use")}
LIVING = {bird.name.lower() for bird in Bird} | {animal.name.lower() for animal in Animal}
LAND = re.compile(r"(forest|mountains|savannah|wild)-\d")
SHAPES = {"back": "0 0 72 100", "animal-back": "0 0 72 100", "tile": "0 0 160 100", "empty": "0 0 160 100", "lost": "0 0 160 100"}
WIDE = ("sky-day", "sky-night", "ground-day", "ground-night")
AVATARS = ART / "avatars"
WITHIN = 47.5  # units from the middle: what lies farther out is cut by the circle
BREAST = 65  # units from the top: what lies lower may be cut
APART_OF_THREE, APART_OF_SIX, APART = 25, 20, 15  # in Lab, in which 2.3 is just seen
PICTURE, LANDSCAPE = "0 0 100 100", "0 0 100 80"


def is_living(drawing: Path) -> bool:
    return drawing.parent == AVATARS or drawing.stem.split("-")[0] in LIVING


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_drawing_is_plain_svg_of_its_shape(drawing: Path) -> None:
    text = drawing.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    names = {element.tag for element in root.iter()}

    assert names <= ELEMENTS, "no gradients, filters, texts, styles, scripts or photographs"
    assert not re.search(r"data:|https?://(?!www\.w3\.org/2000/svg\")", text), "nothing from elsewhere"
    assert all(value.startswith("#") for value in re.findall(r'href="([^"]*)"', text))
    assert not {"width", "height", "style", "class"} & set(root.attrib)
    box = root.attrib["viewBox"]
    if drawing.stem in WIDE:
        assert re.fullmatch(r"0 0 1600 \d+", box)
    else:
        assert box == (LANDSCAPE if LAND.fullmatch(drawing.stem) else SHAPES.get(drawing.stem, PICTURE))


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_drawing_is_small(drawing: Path) -> None:
    text = drawing.read_text(encoding="utf-8")
    coordinates = " ".join(re.findall(r'\bd="([^"]*)"', text))

    assert not re.search(r"\.\d\d", coordinates), "one decimal is enough"
    if is_living(drawing):
        assert len(text.encode()) < 2.6 * 1024
    elif LAND.fullmatch(drawing.stem):
        assert len(text.encode()) < 3 * 1024


def test_black_and_white_are_never_pure() -> None:
    for drawing in DRAWINGS:
        assert not re.search(r'"(#000|#000000|black)"', drawing.read_text(encoding="utf-8")), drawing


def test_all_drawings_are_small_together() -> None:
    assert sum(len(gzip.compress(drawing.read_bytes(), mtime=0)) for drawing in DRAWINGS) < 150 * 1024


def test_the_sheets_of_the_page_are_small() -> None:
    sheets = list((ART.parents[2] / "docs" / "art").glob("*.png"))

    assert len(sheets) == 7
    assert max(sheet.stat().st_size for sheet in sheets) < 250_000


@pytest.mark.parametrize("bird", Bird, ids=lambda bird: bird.name)
def test_a_bird_has_three_poses(bird: Bird) -> None:
    assert len([path for path in DRAWINGS if re.fullmatch(rf"{bird.name.lower()}(-\d)?", path.stem)]) == 3


@pytest.mark.parametrize("name", likeness.groups())
def test_no_two_creatures_are_alike(name: str) -> None:
    assert [pair for pair in likeness.pairs(likeness.groups()[name]) if pair.is_alike()] == []


def test_the_measure_knows_what_is_alike() -> None:
    """It would be useless if it found no two pictures alike: poses of the same bird often are."""
    poses = [pair for drawings in likeness.groups()["birds"].values() for pair in combinations(drawings, 2)]

    assert any(likeness.compare(*pair).is_alike() for pair in poses)
    assert all(likeness.compare(one, one).is_alike() for one, _ in poses)


def test_kinds_of_sight_are_told_rightly() -> None:
    """Grey stays grey in every kind of colour vision, and red and green come closer together where they should."""
    grey, red, green = ([[[*colour, 1.0]]] for colour in ((0.5, 0.5, 0.5), (0.8, 0.2, 0.2), (0.3, 0.6, 0.2)))

    def apart(one: list[list[list[float]]], other: list[list[list[float]]], sight: str) -> float:
        matrix = likeness.SIGHTS[sight]
        return likeness.apart(likeness.mean_colour(np.array(one), matrix), likeness.mean_colour(np.array(other), matrix))

    for sight in likeness.SIGHTS:
        assert abs(likeness.seen_as(np.array(grey), likeness.SIGHTS[sight])[0, 0, :3] - 0.5).max() < 0.01
    assert apart(red, green, "deuteranopia") < 0.5 * apart(red, green, "usual")
    assert apart(red, green, "tritanopia") > 0.5 * apart(red, green, "usual")


def test_every_avatar_has_a_colour_and_lives_in_neither_game() -> None:
    assert {drawing.stem for drawing in AVATARS.glob("*.svg")} == set(stylesheet.avatars())
    assert len(stylesheet.avatars()) == 8
    assert not LIVING & set(stylesheet.avatars())


@pytest.mark.parametrize("name", stylesheet.avatars())
def test_a_circle_cuts_nothing_but_the_breast_of_an_avatar(name: str) -> None:
    drawn = likeness.drawn(likeness.pixels("avatars", name, 400))
    down, right = (places / 4 + 1 / 8 for places in np.nonzero(drawn))
    beyond = np.hypot(right - 50, down - 50)[down < BREAST].max()

    assert 44 < beyond < WITHIN, "it fills the circle, and stays in it"
    assert drawn[-1].any(), "its breast ends beyond the circle, not within it"


@pytest.mark.parametrize("theme", stylesheet.THEMES)
def test_the_colours_of_players_are_told_apart_in_every_sight(theme: str) -> None:
    colours, names = stylesheet.tokens(theme), stylesheet.avatars()

    def nearest(some: list[str]) -> float:
        pairs = combinations([colours[name] for name in some], 2)
        return min(likeness.told_apart(*pair, sight) for pair in pairs for sight in likeness.IN_COLOUR)

    assert nearest(names[:3]) >= APART_OF_THREE
    assert nearest(names[:6]) >= APART_OF_SIX
    assert nearest(names) >= APART


@pytest.mark.parametrize("theme", stylesheet.THEMES)
def test_the_colour_of_a_player_stands_out_from_the_sheet(theme: str) -> None:
    colours = stylesheet.tokens(theme)
    least = 4.5 if "high contrast" in theme else 3

    faint = [name for name in stylesheet.avatars() if likeness.contrast(colours[name], colours["sheet"]) < least]
    assert faint == []


def test_contrast_is_counted_as_it_should_be() -> None:
    assert likeness.contrast("#ffffff", "#000000") == pytest.approx(21)
    assert likeness.contrast("#777777", "#ffffff") == likeness.contrast("#ffffff", "#777777") == pytest.approx(4.48, abs=0.01)
