"""Code for bots is compiled by one process at a time: several servers that start at once do not all compile the same."""

from pathlib import Path
from threading import Thread

import pytest
from support.waiting import PATIENCE

from menagerie.bots.search.compile import in_turn

pytestmark = pytest.mark.compiled


def test_who_comes_second_waits_until_the_first_is_done(tmp_path: Path) -> None:
    order = []

    def come() -> None:
        with in_turn(tmp_path / "cache"):
            order.append("second")

    second = Thread(target=come)
    with in_turn(tmp_path / "cache"):
        second.start()
        second.join(0.2)
        order.append("first")
    second.join(PATIENCE)
    assert order == ["first", "second"]
