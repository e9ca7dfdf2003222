"""Players whose game was set back by a restored backup are told so when they return, once, and nobody else is."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from support.server.people import Person, Site, play

from menagerie.cli import main
from menagerie.server.storage.rows import now

TOLD = "The person who runs the server has restored a backup from {} ago: this game is back to where it was then."


def notices(person: Person) -> list[str]:
    return [frame["text"] for frame in person.frames if frame["type"] == "notice"]


def come_back(site: Site, people: Sequence[Person]) -> None:
    for person in people:
        person.disconnect()
        person.url = site.url
        person.http.base_url = site.url
        person.frames.clear()
        person.connect()
        person.settle()


def backed_up(site: Site, copy: Path) -> list[Person]:
    """Two people in the middle of a game, and a backup from before the last actions."""
    people = site.game("cubirds", ["Nel", "Bo"])
    play(people, Random(1), most=4)
    assert main(["backup", str(site.path), str(copy)]) == 0
    play(people, Random(2), most=4)
    return people


@pytest.mark.parametrize(
    ("ago", "told"), [(timedelta(), "a minute"), (timedelta(hours=3), "3 hours"), (timedelta(days=40), "40 days")]
)
def test_each_player_of_a_game_that_was_set_back_is_told_once(
    tmp_path: Path, client: Path, in_a_hurry: None, ago: timedelta, told: str
) -> None:
    copy = tmp_path / "backup.db"
    with closing(Site(tmp_path)) as site:
        people = backed_up(site, copy)
        with closing(sqlite3.connect(copy)) as connection, connection:
            connection.execute("update site set value = json_quote(?) where name = 'made'", (now(-ago),))
    assert main(["restore", str(copy), str(tmp_path / "menagerie.db")]) == 0
    with closing(Site(tmp_path)) as site:
        nel, bo = people
        come_back(site, [nel])
        assert notices(nel) == [TOLD.format(told)]
        watcher = site.person("Ada")
        watcher.connect(nel.id)
        watcher.settle()
        assert notices(watcher) == []
        play([nel], Random(3), most=1)
        come_back(site, [bo])
        assert notices(bo) == [TOLD.format(told)], "although something has happened since"
        come_back(site, [nel])
        assert notices(nel) == [], "she knows"
        for person in people:
            person.close()


def test_nobody_is_told_without_a_restore_or_once_it_is_undone(tmp_path: Path, client: Path, in_a_hurry: None) -> None:
    copy = tmp_path / "backup.db"
    with closing(Site(tmp_path)) as site:
        people = backed_up(site, copy)
    with closing(Site(tmp_path)) as site:
        come_back(site, people)
        assert [notices(person) for person in people] == [[], []]
        for person in people:
            person.close()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("select count(*) from site where name = 'made'").fetchone() == (1,)
    assert main(["restore", str(copy), str(tmp_path / "menagerie.db")]) == 0
    with closing(sqlite3.connect(tmp_path / "menagerie.db")) as connection:
        names = {name for (name,) in connection.execute("select name from site")}
    assert "restored" in names
    assert "made" not in names, "a restored database is not a backup"


def test_whoever_comes_later_is_told_too_while_the_game_stands(tmp_path: Path, client: Path, in_a_hurry: None) -> None:
    copy = tmp_path / "backup.db"
    with closing(Site(tmp_path)) as site:
        nel, bo = backed_up(site, copy)
    assert main(["restore", str(copy), str(tmp_path / "menagerie.db")]) == 0
    with closing(Site(tmp_path)) as site:
        come_back(site, [nel])
        assert notices(nel) == [TOLD.format("a minute")]
        nel.disconnect()
    with closing(sqlite3.connect(tmp_path / "menagerie.db")) as connection, connection:
        connection.execute("update game set changed_at = ?", (now(),))  # as when a bot takes over a seat or gives it back
    with closing(Site(tmp_path)) as site:
        come_back(site, [bo])
        assert notices(bo) == [TOLD.format("a minute")], "after a plain restart"
        nel.close()
        bo.close()
