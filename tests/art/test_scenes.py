"""The pictures that show several animals use their current drawings."""

from xml.etree import ElementTree

import pytest

from tools import scenes


@pytest.mark.parametrize("template", scenes.WRITTEN)
def test_a_scene_is_what_its_template_and_the_drawings_say(template: str) -> None:
    drawing = scenes.ART / f"{scenes.WRITTEN[template]}.svg"

    assert drawing.read_text(encoding="utf-8") == scenes.scene(template), "make scenes"
    assert "<use" not in drawing.read_text(encoding="utf-8")
    assert len(drawing.read_bytes()) < 20_000


def test_every_template_is_written() -> None:
    assert {file.stem for file in scenes.TEMPLATES.iterdir()} == set(scenes.WRITTEN)


def test_a_drawing_stands_where_it_is_placed() -> None:
    place = {"href": "wildcards/squirrel", "x": "30", "y": "60", "width": "25", "mirrored": "yes"}
    group = ElementTree.fromstring(scenes.placed(place))

    assert group.attrib == {"transform": "translate(30 60) scale(-0.25 0.25) translate(-50 -96)", "stroke-linecap": "round"}
    assert len(group) == len(ElementTree.parse(scenes.ART / "wildcards" / "squirrel.svg").getroot())


def test_a_bird_leans_with_its_wire() -> None:
    place = {"href": "cubirds/owl", "x": "9", "y": "8.5", "width": "40", "turn": "-4"}

    assert scenes.placed(place).startswith('<g transform="translate(9 8.5) rotate(-4) scale(0.4 0.4) translate(-50 -93)">')
