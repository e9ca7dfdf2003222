"""The chart of an arena: well-formed, with every bot in it, and saved as a picture."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from menagerie.lab.chart import svg_of, write_chart

TAG = "{http://www.w3.org/2000/svg}"


def report_of(*players: str, sizes: tuple[int, ...]) -> dict[str, Any]:
    ratings = [{"player": name, "rating": 100.0 - row, "from": 50.0, "to": 150.0} for row, name in enumerate(players)]
    shares = [{"player": name, "share": 0.4, "from": 0.31, "to": 0.52} for name in players]
    return {
        "game": "wildcards",
        "rules_version": 1,
        "games": 4000,
        "anchor": players[-1],
        "ratings": ratings,
        "shares": [{"players": size, "even": 1 / size, "shares": shares[:-1]} for size in sizes],
    }


@pytest.mark.parametrize("sizes", [(1,), (2,), (2, 3, 4, 5)])
def test_everybody_is_in_it_once_in_each_panel(sizes: tuple[int, ...]) -> None:
    drawn = ElementTree.fromstring(svg_of(report_of("expert", "casual <&>", "random", sizes=sizes)))
    texts = [element.text for element in drawn.iter(f"{TAG}text")]
    width = float(drawn.attrib["width"])

    assert [text for text in texts if text in ("expert", "casual <&>", "random")] == ["expert", "casual <&>", "random"]
    assert len(list(drawn.iter(f"{TAG}circle"))) == 3 + 2 * len(sizes)
    assert texts.count("even") == len(sizes)
    assert texts.count("40.0%") == 2 * len(sizes)
    for group in drawn.iter(f"{TAG}g"):
        left = float(group.attrib["transform"].removeprefix("translate(").split()[0])
        assert all(left + float(text.attrib["x"]) < width for text in group.iter(f"{TAG}text"))


def test_players_without_any_difference_are_drawn_too() -> None:
    report = report_of("casual", sizes=(2,))
    report["ratings"] = [{"player": "casual", "rating": 0.0, "from": 0.0, "to": 0.0}]
    report["shares"][0]["shares"] = [{"player": "casual", "share": 0.5, "from": 0.5, "to": 0.5}]
    assert ElementTree.fromstring(svg_of(report)).tag == f"{TAG}svg"


def test_the_ending_of_the_name_says_which_format(tmp_path: Path) -> None:
    report = report_of("expert", "random", sizes=(2, 4))
    write_chart(report, tmp_path / "chart.svg")
    write_chart(report, tmp_path / "chart.png")

    assert (tmp_path / "chart.svg").read_text(encoding="utf-8") == svg_of(report)
    picture = (tmp_path / "chart.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n")
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    drawn = ElementTree.fromstring(svg_of(report))
    assert (width, height) == (2 * int(drawn.attrib["width"]), 2 * int(drawn.attrib["height"]))
