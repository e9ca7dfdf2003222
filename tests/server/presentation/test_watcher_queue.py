"""Players come first: however many people watch a table, its players are served before them, and their messages are read in
between."""

import asyncio

from support.server.people import Site

from menagerie.server.presentation.watcher_queue import AT_ONCE, WatcherQueue


class Woken:
    """A listener that notes when it was woken."""

    def __init__(self, woken: list[int], number: int) -> None:
        self._woken, self._number = woken, number

    def wake(self) -> None:
        self._woken.append(self._number)


def test_a_crowd_is_woken_in_order_and_others_are_heard_in_between() -> None:
    woken: list[int] = []
    counts = []

    async def story() -> None:
        turns = WatcherQueue()
        turns.add(*(Woken(woken, number) for number in range(3 * AT_ONCE)))
        turns.add(Woken(woken, -1))
        for _ in range(5):
            counts.append(len(woken))
            await asyncio.sleep(0)

    asyncio.run(story())
    assert counts[:3] == [AT_ONCE, 2 * AT_ONCE, 3 * AT_ONCE]
    assert woken == [*range(3 * AT_ONCE), -1]


def test_who_comes_only_to_watch_is_a_number_to_the_players_and_nothing_to_other_watchers(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    watcher = site.person("Watcher").connect(nel.id)
    for person in (nel, bo, watcher):
        person.settle()
        person.frames.clear()

    late = site.person("Late").connect(nel.id)
    late.settle()
    late.disconnect()
    for person in (nel, bo, watcher):
        person.settle()
    assert [frame["type"] for frame in watcher.frames if frame["type"] == "table"] == []
    for person in (nel, bo):
        assert [frame["watchers"] for frame in person.frames if frame["type"] == "table"] == [2, 1]
    assert [frame["type"] for frame in late.frames if frame["type"] in ("table", "position")] == ["table", "position"]

    bo.disconnect()
    for person in (nel, watcher):
        person.listen_until(lambda person=person: not person.table["seats"][1]["here"])  # type: ignore[misc]
