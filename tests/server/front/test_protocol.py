"""The number of the protocol: the greeting states it, and a client with another number is told so and changes nothing."""

import io

import pytest
from support.server.people import Person, Site
from websockets.exceptions import ConnectionClosed

from menagerie import __version__
from menagerie.cli import main
from menagerie.core import MenagerieError
from menagerie.server.wire.close_codes import CloseCode
from menagerie.server.wire.messages import MOST_ACTIONS, PROTOCOL
from menagerie.terminal import JoinedTable, joined
from menagerie.terminal import server as terminal

GREETING = {"type": "greeting", "protocol": PROTOCOL, "version": __version__}
LONGEST_REASON = 123  # bytes: the frame that closes a socket is a small one


def sent_away(person: Person, table: str, protocol: str) -> tuple[int, str]:
    """The close code and reason for a client that states this number."""
    person.query = f"?protocol={protocol}"
    with pytest.raises(ConnectionClosed) as closed:
        person.connect(table)
    assert person.frames == [GREETING]
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_the_greeting_comes_first_and_once_on_every_socket(site: Site) -> None:
    for people in (site.table("cubirds", ["Nel", "Bo"]), site.game("cubirds", ["Nel", "Bo"])):
        watcher = site.person("Tess").connect(people[0].id)
        for person in (*people, watcher):
            person.settle()
            assert person.frames[0] == GREETING
            assert [frame["type"] for frame in person.frames].count("greeting") == 1
        people[0].frames.clear()
        people[0].disconnect_and_back()
        assert people[0].frames[0] == GREETING


def test_a_client_that_tells_the_same_number_is_served(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    nel.disconnect()
    nel.query = f"?protocol={PROTOCOL}&seat=0"
    assert nel.connect().table["you"] == 0
    assert nel.http.get("/api/server").json()["protocol"] == PROTOCOL


@pytest.mark.parametrize(
    ("protocol", "told"),
    [
        (str(PROTOCOL - 1), "This client is older than the server"),
        (str(PROTOCOL + 1), "This client is newer than the server"),
        ("9" * 17, "This client is newer than the server"),
        ("9" * 40, "The protocol has to be a whole number"),
        ("-1", "The protocol has to be a whole number"),
        ("", "The protocol has to be a whole number"),
    ],
)
def test_a_client_of_another_number_is_told_which_side_is_older(site: Site, protocol: str, told: str) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    kept = site.kept(nel.id)
    bo.disconnect()
    nel.until(lambda frame: frame["type"] == "table" and not frame["seats"][1]["here"])
    bo.frames.clear()
    code, reason = sent_away(bo, nel.id, protocol)
    assert code == CloseCode.OTHER_PROTOCOL
    assert reason.startswith(told)
    assert reason.endswith(".")
    assert len(reason.encode()) <= LONGEST_REASON
    nel.settle()
    assert not nel.table["seats"][1]["here"]
    assert site.kept(nel.id) == kept


# the terminal


def test_the_terminal_speaks_as_the_server_of_its_version_does() -> None:
    assert terminal.PROTOCOL == PROTOCOL
    assert joined.AT_ONCE == MOST_ACTIONS


@pytest.mark.parametrize(("spoken", "told"), [(PROTOCOL - 1, "older"), (PROTOCOL + 1, "newer")])
def test_a_terminal_of_another_number_says_which_side_is_older_and_takes_no_seat(
    site: Site, spoken: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    kept = site.kept(nel.id)
    monkeypatch.setattr(terminal, "PROTOCOL", spoken)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    assert main(["play", "--join", f"{site.url}/table/{nel.id}", "--name", "Tess"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith(f"This program is {told} than the server (protocol {spoken} here, {PROTOCOL} there): ")
    assert f"{site.url}/table/{nel.id}" in sentence
    assert (f"update it to version {__version__}" in sentence) == (told == "older")
    assert site.kept(nel.id) == kept


def test_a_terminal_whose_server_has_changed_meanwhile_says_so_when_it_comes_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    joined = JoinedTable(nel.table["seat_link"])
    assert list(joined.greet(lambda code: ""))
    joined._link.close()
    monkeypatch.setattr(terminal, "PROTOCOL", PROTOCOL - 1)
    with pytest.raises(MenagerieError, match="newer-server"):
        joined._link.hear()
    joined.leave()


def test_a_server_that_tells_no_number_is_older() -> None:
    for told in ({"version": "0.0.1", "retention_days": 90}, {"type": "table", "game": "cubirds"}):
        with pytest.raises(MenagerieError, match="older-server"):
            terminal.TableLink("http://127.0.0.1:9/table/any")._check(told)


def test_a_message_that_is_far_too_large_is_not_read_to_its_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    monkeypatch.setattr(terminal, "LARGEST_MESSAGE", 300)  # the greeting is smaller
    joined = JoinedTable(nel.table["seat_link"])
    with pytest.raises(MenagerieError, match="strange-server"):
        list(joined.greet(lambda code: ""))
    joined.leave()
