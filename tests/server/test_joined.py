"""A table on a server, joined from the terminal: what is typed goes over real sockets."""

import io
import json
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, islice, repeat
from random import Random
from typing import Any
from unicodedata import category

import pytest
from support.server.people import Message, Person, Site, play

from menagerie.bots import Ranked, Seen, Thought
from menagerie.cli import main
from menagerie.core import Action, Line, MenagerieError
from menagerie.terminal import Conversation, JoinedTable
from menagerie.terminal.server import TableLink
from menagerie.words.language import speaking

STEERING = "\x1b]0;\x07\x9b2J\r\n\u202e\u2066\u200f\ud800"


def session(table: JoinedTable, typed: Iterator[str], before: Callable[[str], object] = str) -> list[str]:
    """Everything that the terminal shows a person who types these lines; `before` runs before each of them."""
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


def test_a_game_that_the_operator_ended_is_over_for_the_terminal(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    (key,) = site.rows("select value from secret where name = 'operator'")[0]
    headers = {"authorization": f"Bearer {key}"}

    def end(prompt: str) -> None:
        assert nel.http.post(f"/api/operator/tables/{nel.id}/end", headers=headers).status_code == 204

    shown = session(seat_of(nel), iter(["1"]), before=end)
    assert shown[-1] == "This game was ended by the person who runs the server."


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
        "What’s your name?",
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
    assert "Choose 0 to 7 of these cards." in shown
    assert "You may: refill." in shown
    assert shown[-1] == "Until next time."


def test_actions_are_named_in_the_language_of_the_person(site: Site) -> None:
    (host,) = site.game("wildcards", ["Nel"], bots=2)
    with speaking("de"):
        shown = session(seat_of(host), iter(["bid refill"]))

    assert any("Bieten: Nachziehkarte (bid refill)" in line for line in shown)
    assert any(re.match(r"  1 Nachziehen \(refill discarding \.\.\.\): 0 bis 7 von: .*\(\w+ \d\)", line) for line in shown)


def test_the_table_is_shown_once_for_each_question_and_again_when_it_has_changed(site: Site) -> None:
    (host,) = site.game("cubirds", ["Nel"], bots=1)
    shown = session(seat_of(host), iter(["lay dodo left 1", "1", "undo", "table"]))

    assert "There is no bird called “dodo”." in " ".join(shown)
    assert any(line.startswith("You took back your last move") for line in shown)  # what the bot has done since comes with it
    assert sum(line.startswith("Row 1: ") for line in shown) == 4


def test_a_question_that_answers_itself_is_not_asked(site: Site) -> None:
    (host,) = site.game("cubirds", ["Nel"], bots=1)
    host.listen_until(lambda: host.is_asked)
    joined = seat_of(host)
    for answers_itself in (False, True):
        for told in (host.table, host.position | {"asked": host.position["asked"] | {"answers_itself": answers_itself}}):
            joined._hear(told)
        assert (joined._question is None) == answers_itself
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

    assert "You’re watching." in shown
    assert shown[-1].endswith("in the collection.")


def test_who_types_too_fast_is_told_so(slow_site: Site) -> None:
    (host,) = slow_site.game("cubirds", ["Nel"])
    assert any(line.startswith("Not so fast") for line in session(seat_of(host), repeat("why 1", 90)))


def test_a_table_that_is_not_there_is_said_so(site: Site) -> None:
    with pytest.raises(MenagerieError, match="unknown-table"):
        session(JoinedTable(f"{site.url}/table/nowhere", name="Tess"), iter(()))


# a hostile server


def dirtied(told: Any, place: str) -> Any:
    """A message with terminal control characters before each text under this key."""
    match told:
        case str():
            return STEERING + told if not place else told
        case list():
            return [dirtied(each, place) for each in told]
        case dict():
            return {key: dirtied(each, "" if key == place else place) for key, each in told.items()}
        case _:
            return told


def with_dirty_keys(told: Any) -> Any:
    """A message with terminal control characters in every key except those of the message itself."""
    match told:
        case list():
            return [with_dirty_keys(each) for each in told]
        case dict():
            return {STEERING + key: with_dirty_keys(each) for key, each in told.items()}
        case _:
            return told


def keys_of(told: Any) -> set[str]:
    match told:
        case list():
            return set[str]().union(*map(keys_of, told))
        case dict():
            return set(told).union(*map(keys_of, told.values()))
        case _:
            return set()


def all_that_is_told(site: Site, game: str) -> list[Message]:
    """The messages of a short game, and some more."""
    (host,) = site.game(game, ["Nel"], bots=1, turns=4 if game == "cubirds" else None)
    host.listen_until(lambda: host.is_asked)
    offer = host.position["asked"]["offers"][0]
    why = host.ask("ask-consequences", id="why", actions=[offer["action"]])
    host.act("fly")
    play([host], Random(1))
    refused, accepted = (next(each for each in host.frames if each["type"] == kind) for kind in ("refused", "accepted"))
    asked = [each for each in host.frames if each["type"] in ("position", "moved") and each["asked"]]
    notice = {"type": "notice", "text": "Somebody has come."}
    return [host.table, refused, notice, *asked[:3], host.position, refused, accepted, why]


def printed_by(messages: list[Message], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of `menagerie play --join` when a server sends these messages, and answers requests with the last of them."""

    class HostileLink(TableLink):
        def __init__(self, link: str) -> None:
            super().__init__(link)
            self._left = iter(messages)

        def check_protocol(self) -> None:
            pass

        def sit_down(self, name: str) -> str | None:
            return f"{STEERING}No, {name}."

        def say(self, kind: str, **values: object) -> None:
            pass

        def hear(self) -> Message:
            for told in self._left:
                return told
            raise EOFError

        def ask(self, kind: str, **values: object) -> Iterator[Message]:
            if kind == "act":
                yield from islice(self._left, 1)
            yield messages[{"take-back": -3, "act": -2, "ask-consequences": -1}[kind]]

    monkeypatch.setattr("menagerie.terminal.joined.TableLink", HostileLink)
    monkeypatch.setattr("sys.stdin", io.StringIO("table\nundo\nwhy fly\nfly\n" * 4))
    main(["play", "--join", "http://127.0.0.1:9/table/any", "--name", "Tess"])
    return "".join(capsys.readouterr())


def is_clean(printed: str) -> bool:
    return not {each for each in printed if each != "\n" and category(each) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")}


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_a_hostile_server_steers_nothing_wherever_it_tries(
    site: Site, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    messages = all_that_is_told(site, game)
    usual = printed_by(messages, monkeypatch, capsys).splitlines()
    assert len(usual) > 50
    assert "Until next time." not in usual, "the game is told to its end"
    for key in sorted(key for key in keys_of(messages) if dirtied(messages, key) != messages):
        printed = printed_by(dirtied(messages, key), monkeypatch, capsys)
        assert is_clean(printed), (key, ascii(printed))
        if key in ("name", "text", "question", "headline"):
            assert len(printed.splitlines()) == len(usual), "all is told, but cleanly"
    inside = [{key: with_dirty_keys(value) for key, value in message.items()} for message in messages]
    assert is_clean(printed_by(inside, monkeypatch, capsys))


def test_who_is_no_table_at_all_is_not_understood(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table: Message = {"type": "table", "game": "cubirds", "seats": [], "you": None, "status": "playing"}
    strange: list[Message] = [
        {},
        {"type": "table"},
        table | {"game": "../../../../etc/words"},
        table | {"seats": [STEERING]},
        table | {"you": STEERING},
    ]
    for told in strange:
        shown = printed_by([told, {"type": "position", "view": {STEERING: 1}, "asked": None}] * 3, monkeypatch, capsys)
        assert "The server said something this program doesn’t understand." in shown, told
        assert is_clean(shown), ascii(shown)


@pytest.mark.parametrize(
    "answer",
    [
        "HTTP/1.0 500 \x1b]0;gotcha\x07\x9b2J\r\n\r\n",
        "HTTP/1.0 302 Found\r\nlocation: file:///\x1b[2J\x9b\r\n\r\n",
        f"HTTP/1.0 400 No\r\n\r\n{json.dumps({'detail': STEERING})}",
        f"HTTP/1.0 400 No\r\n\r\n{'[' * 100_000}",
        "\x1b[2J\r\n\r\n",
    ],
    ids=["reason", "elsewhere", "detail", "deep", "no status"],
)
def test_whatever_a_server_answers_at_the_door_steers_nothing(
    answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("menagerie.terminal.server.WAITS", ())
    with socket.create_server(("127.0.0.1", 0)) as door:

        def answer_always() -> None:
            with suppress(OSError):  # the server refuses the connection
                while True:
                    visitor, _ = door.accept()
                    with visitor, suppress(OSError):  # the client may leave before it has received everything
                        visitor.sendall(answer.encode("latin-1"))
                        visitor.shutdown(socket.SHUT_WR)
                        while visitor.recv(10_000):
                            pass

        answering = threading.Thread(target=answer_always)
        answering.start()
        link = f"http://127.0.0.1:{door.getsockname()[1]}/table/any"
        assert main(["play", "--join", link, "--name", "Tess"]) == 2
        door.shutdown(socket.SHUT_RDWR)
        answering.join()
    printed = "".join(capsys.readouterr())
    assert printed.endswith(("isn’t answering.\n", "or not a table at all.\n")), "as far as the library came with what it heard"
    assert is_clean(printed), ascii(printed)


def test_a_link_that_is_none_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for link in ("http://[/table/1", "table/1", f"ftp://{STEERING}/table/1"):
        assert main(["play", "--join", link]) == 2
        told = capsys.readouterr().err
        assert "is not a link to a table" in told
        assert is_clean(told)


def test_a_hint_comes_from_the_server_where_the_table_allows_it(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def think(seen: Seen[object]) -> Thought:
        assert isinstance(seen.actions[0], Action)
        return Thought((Ranked(seen.actions[0], None, 0.0, (Line("reason-fills", {"row": 0}),)),))

    monkeypatch.setattr("menagerie.server.play.thinking.think", think)
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    action = nel.position["asked"]["offers"][0]["action"]
    shown = "\n".join(session(seat_of(nel), iter(["hint"])))
    assert f": that leaves a single species in row 1 (so new birds come there). To do it, type: {action}" in shown
    assert not nel.ask("set-setting", name="hints", value=False)
    assert "Hints are off at this table." in "\n".join(session(seat_of(nel), iter(["hint"])))
