"""The client puts a view and what changed in it together: the same as the server sees."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from support.forms import FORMS, Form, play_some

from menagerie.core.plain import difference, to_plain

WEB = Path(__file__).resolve().parents[2] / "web"
SCRIPT = """
    import { readFileSync } from "node:fs";
    import { changed } from "./src/wire/difference.ts";
    let { view, changes } = JSON.parse(readFileSync(0, "utf-8"));
    console.log(JSON.stringify(changes.map((change) => (view = changed(view, change)))));
"""
KEEPS = """
    import { changed } from "./src/wire/difference.ts";
    const view = { rows: [{ birds: [1] }, { birds: [2] }], bag: { left: 3 } };
    const next = changed(view, { of: { rows: { of: { 1: { of: { birds: { to: [] } } } } } } });
    const same = [next.rows[0] === view.rows[0], next.bag === view.bag, changed(view, { of: {} }) === view];
    console.log(JSON.stringify([same, view.rows[1].birds, next.rows[1].birds, Array.isArray(next.rows)]));
"""


def told_by_node(script: str, given: object = None) -> object:
    """What a script of the client's sources prints."""
    node = Path(sys.executable).parent / "node"
    command = [str(node), "--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", script]
    return json.loads(
        subprocess.run(command, cwd=WEB, input=json.dumps(given), capture_output=True, text=True, check=True).stdout
    )


@pytest.mark.parametrize("form", [FORMS[4], FORMS[-4]], ids=str)
def test_every_view_of_a_game_is_put_together_from_the_first_and_the_changes(form: Form) -> None:
    game, random = form.new(7), Random(7)
    views = [game.view(0)]
    while game.to_act and len(views) < 60:
        play_some(game, random, 1)
        views.append(game.view(0))
    changes = [difference(before, after) for before, after in pairwise(views)]
    told = told_by_node(SCRIPT, {"view": to_plain(views[0]), "changes": changes})
    assert told == [to_plain(view) for view in views[1:]]


def test_what_did_not_change_is_the_same_object_and_the_view_before_stays_as_it_was() -> None:
    assert told_by_node(KEEPS) == [[True, True, True], [2], [], True]
