"""Memory goes back to the system once a crowd has left, and not before."""

import asyncio
import gc
from contextlib import closing
from pathlib import Path

import pytest
from support.server.clubs import game
from support.server.people import Site
from support.waiting import wait_until

from menagerie.server.limits import Waits
from menagerie.server.storage.store import Store
from menagerie.server.table import spare_memory
from menagerie.server.table.spare_memory import CROWD, SpareMemory


@pytest.fixture
def returned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    done = list[str]()
    monkeypatch.setattr(spare_memory, "trim", lambda: done.append("trim"))
    return done


def test_a_few_tables_or_a_crowd_that_stays_give_nothing_back(returned: list[str]) -> None:
    memory = SpareMemory()
    memory.note_forgotten(CROWD - 1)
    asyncio.run(memory.give_back(0))
    memory.note_forgotten(1)
    asyncio.run(memory.give_back(CROWD))
    assert returned == []
    asyncio.run(memory.give_back(1))
    asyncio.run(memory.give_back(0))
    assert returned == ["trim"], "once for each crowd"


def test_rooms_that_a_crowd_has_left_are_given_back(tmp_path: Path, client: Path, returned: list[str]) -> None:
    with closing(Site(tmp_path, waits=Waits(sweep=0.02))) as site:
        store = Store(site.path)
        for number in range(CROWD):
            kept, _ = game(f"table-{number}", most=0)
            asyncio.run(store.create(kept))
        store.close()
        rooms = site.app.state.server.rooms
        nel = site.person()
        for number in range(CROWD):
            nel.http.get(f"/api/tables/table-{number}/record")  # opens it
        wait_until(lambda: not len(rooms) and bool(returned))
    assert returned == ["trim"]


def test_trimming_is_harmless_wherever_it_runs() -> None:
    spare_memory.trim()
    assert gc.isenabled()
