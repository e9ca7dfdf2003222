"""Golden files: playthroughs with every seat's view, and perft counts of all ways to play on."""

import json
from pathlib import Path
from typing import Any

import pytest
from programs.playthroughs import FOLDER, PLAYTHROUGHS, text_of
from support.forms import Form

from menagerie.core.chance import Chance
from menagerie.core.rule_set import Rules

COUNTS = json.loads((Path(__file__).parent / "perft.json").read_text())


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert text_of(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), "if meant: make playthroughs, and read the diff"


def perft(rules: Rules, table: Chance, depth: int) -> int:
    """The number of ways to play the next actions (perft); the cards come as the seed has them."""
    count = rules.count_actions(table)
    if depth == 0 or count == 0:
        return 1
    ways = 0
    for index in range(count):
        after = table.copy()
        rules.play(after, rules.action_at(table, index))
        ways += perft(rules, after, depth - 1)
    return ways


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: f"{case['game']}-{case['players']}-{case['seed']}")
def test_the_ways_to_play_on_are_counted(case: dict[str, Any]) -> None:
    game = Form(case["game"], case["players"], tuple(case.get("options", {}).items())).new(case["seed"])

    assert [perft(game.rules, game._table, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]
