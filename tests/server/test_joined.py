"""A table of a server, joined from the terminal. What is typed goes over real sockets."""

import threading
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from random import Random
from typing import Any

import pytest
from server.people import Person, Site, play

from menagerie.core import MenagerieError
from menagerie.terminal import Conversation, JoinedTable
from menagerie.terminal.server import TableLink

STEERING = "\x1b]0;\x07\x9b2J\r\n\u202e\u2066\u200f\ud800"


def session(table: JoinedTable, typed: Iterator[str], before: Callable[[str], object] = str) -> list[str]:
    """What the terminal shows a person who types these lines; `before` is done before each."""
    shown: list[str] = []

    def read(prompt: str) -> str:
        before(prompt)
        shown.append(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    Conversation(table, read=read, write=shown.append).hold()
    return shown


def seat_of(person: Person) -> JoinedTable:
    return JoinedTable(person.table["seat_link"])


def test_a_guest_sits_down_is_ready_and_plays_to_the_end(site: Site) -> None:
    (host,) = site.table("cubirds", ["Nel"], bots=1, free=1)
    host.ask("set-option", name="turn_limit", value=9)
    playing = threading.Thread(target=play, args=([host], Random(1)))

    def begin(prompt: str) -> None:
        if "Press Enter" in prompt:
            assert not host.ask("ready", ready=True)
            playing.start()

    typed = chain(["Tess", "", "999", "help", "why 1", "undo"], repeat("1"))
    shown = session(JoinedTable(f"{site.url}/table/{host.id}"), typed, before=begin)
    playing.join()

    text = "\n".join(shown)
    for told in (
        "What are you called?",
        "Win by",
        "Waiting for the others.",
        "Choose a number from 1 to",
        "quit: leave;",
        "You may: ",
    ):
        assert told in text
    assert "save FILE" not in text
    assert host.outcome
    assert [line.endswith("in the collection.") for line in shown[-4:]] == [False, True, True, True]


def test_the_cards_of_a_choice_are_asked_for_and_checked(site: Site) -> None:
    (host,) = site.game("wildcards", ["Nel"], bots=2)
    shown = session(seat_of(host), iter(["bid refill", "1", "forest 9", "1", ", ".join(["wild 1"] * 8), "why 1", "", "1", ""]))

    assert any(line.startswith("  1 refill discarding ...: 0 to 7 of: ") for line in shown)
    assert shown.count("Which ones, separated by commas: ") == 4
    assert "There is no card called “forest 9”." in " ".join(shown)
    assert "That takes 0 to 7 of the cards." in shown
    assert "You may: refill." in shown
    assert shown[-1] == "Until next time."


def test_the_table_is_shown_once_for_each_question_and_again_when_it_has_changed(site: Site) -> None:
    (host,) = site.game("cubirds", ["Nel"], bots=1)
    shown = session(seat_of(host), iter(["lay dodo left 1", "1", "undo", "table"]))

    assert "There is no bird called “dodo”." in " ".join(shown)
    assert "You have taken your last action back." in shown
    assert sum(line.startswith("Row 1: ") for line in shown) == 4


def test_a_question_that_answers_itself_is_not_asked(site: Site) -> None:
    (host,) = site.game("cubirds", ["Nel"], bots=1)
    host.listen_until(lambda: host.is_asked)
    joined = seat_of(host)
    for answers_itself in (False, True):
        for told in (host.table, host.position | {"asked": host.position["asked"] | {"answers_itself": answers_itself}}):
            joined._hear(told)
        assert (joined.asked is None) == answers_itself
    joined.leave()


def test_a_lost_connection_is_found_again(site: Site) -> None:
    (host,) = site.game("cubirds", ["Nel"], turns=2, bots=1)
    table, losses = seat_of(host), iter(range(2))

    def lose(prompt: str) -> None:
        if next(losses, None) is not None:
            table._link.close()

    assert session(table, repeat("1"), before=lose)[-1].endswith("in the collection.")


def test_somebody_without_a_seat_watches(site: Site) -> None:
    (host,) = site.game("cubirds", ["Nel"], turns=2, bots=1)
    playing = threading.Thread(target=play, args=([host], Random(1)))
    playing.start()
    shown = session(JoinedTable(f"{site.url}/table/{host.id}", name="Tess"), iter(()))
    playing.join()

    assert "You watch." in shown
    assert shown[-1].endswith("in the collection.")


def test_who_types_too_fast_is_told_so(slow_site: Site) -> None:
    (host,) = slow_site.game("cubirds", ["Nel"])
    assert any(line.startswith("Not so fast") for line in session(seat_of(host), repeat("why 1", 90)))


def test_a_table_that_is_not_there_is_said_so(site: Site) -> None:
    with pytest.raises(MenagerieError, match="unknown-table"):
        session(JoinedTable(f"{site.url}/table/nowhere", name="Tess"), iter(()))


def steered(told: Any) -> Any:
    """A message as a hostile server would send it: every text that is shown tries to steer the terminal."""
    if isinstance(told, list):
        return [steered(each) for each in told]
    if not isinstance(told, dict):
        return told
    shown = ("name", "text", "question", "headline", "word")
    return {key: STEERING + value if key in shown and value else steered(value) for key, value in told.items()}


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_nothing_that_a_server_sends_steers_the_terminal(site: Site, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hear = TableLink.hear
    monkeypatch.setattr(TableLink, "hear", lambda link: steered(hear(link)))
    (host,) = site.game(game, ["Nel"], bots=2)
    answers = ("1", "why 1", "lay dodo left 1", "wild 1", "undo", "table")
    shown = session(seat_of(host), (answer for _ in range(12) for answer in answers))

    assert len(shown) > 100
    assert not set("".join(shown)) & set(STEERING) - set("]02J;")
