"""However a command is interrupted, it prints one line at most, and exits as other tools do. Real processes, real signals."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from support.waiting import PATIENCE, wait_until

from menagerie import CuBirds

MENAGERIE = str(Path(sys.executable).parent / "menagerie")

INTERRUPTED, UNREAD = 130, 141


def start(*arguments: str) -> subprocess.Popen[str]:
    pipe, said_at_once = subprocess.PIPE, os.environ | {"PYTHONUNBUFFERED": "1"}
    return subprocess.Popen([MENAGERIE, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=said_at_once)


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Make Ctrl+C work: programs started in the background of a script, and their children, ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def read_to(stream: IO[str] | None, end: str) -> str:
    """Read the output up to these words; by then the command is at work."""
    assert stream is not None
    read = ""
    while end not in read:
        letter = stream.read(1)
        assert letter, read
        read += letter
    return read


def answers(port: int) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


def interrupt(command: subprocess.Popen[str]) -> str:
    """Press Ctrl+C. Returns the rest of the output."""
    command.send_signal(signal.SIGINT)
    said, complained = command.communicate(timeout=PATIENCE)
    assert command.returncode == INTERRUPTED, complained
    return said + complained


def test_ctrl_c_ends_a_game_in_the_terminal() -> None:
    command = start("play", "--terminal", "wildcards")
    read_to(command.stdout, "Your choice: ")
    assert interrupt(command) == "\n"


@pytest.mark.parametrize("when", ["while it starts", "once it runs"])
def test_ctrl_c_ends_a_server(tmp_path: Path, when: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    command = start("serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "tables.db"), "--create")
    read_to(command.stdout, "Ctrl+C.\n")
    if when == "once it runs":
        wait_until(lambda: answers(port))
    said = [line for line in interrupt(command).splitlines() if not line.startswith("{")]
    assert said == [""], "and what it logs"


def test_ctrl_c_ends_the_drawing_of_cards(tmp_path: Path) -> None:
    command = start("art", "--all", "--png", "--out", str(tmp_path))
    wait_until(lambda: "resvg" in Path(f"/proc/{command.pid}/maps").read_text())
    assert interrupt(command) == "\n"
    assert not list(tmp_path.iterdir())


def test_ctrl_c_ends_a_command_that_waits_for_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "slow.json")
    command = start("verify", str(tmp_path / "slow.json"))
    with (tmp_path / "slow.json").open("w"):  # opens when the command has opened it, too
        assert interrupt(command) == "\n"


@pytest.mark.compiled
@pytest.mark.parametrize("cache", ["cold", "warm"])
def test_ctrl_c_ends_a_simulation_while_it_compiles_and_while_it_plays(
    tmp_path: Path, cache: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if cache == "cold":
        monkeypatch.setenv("MENAGERIE_CACHE", str(tmp_path))
    command = start("simulate", "cubirds", "--games", "1000000000")
    read_to(command.stderr, "0/1000000000" if cache == "cold" else "000/1000000000")
    assert "Traceback" not in interrupt(command)


@pytest.mark.parametrize(
    "arguments",
    [["games"], ["rule", "C4.3"], ["art", "--list"], ["play", "--terminal"], ["verify", "{file}"], ["completion", "zsh"]],
    ids=lambda arguments: arguments[0],
)
def test_who_stops_reading_is_not_bothered(tmp_path: Path, arguments: list[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(CuBirds.new(seed=1).record().to_json())
    read, written = os.pipe()
    os.close(read)
    command = [MENAGERIE, *(argument.format(file=file) for argument in arguments)]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=written, stderr=subprocess.PIPE, check=False, timeout=PATIENCE
    )
    os.close(written)
    assert (done.returncode, done.stderr) == (UNREAD, b"")


def test_who_stops_reading_the_help_is_not_bothered_either() -> None:
    done = subprocess.run(["sh", "-c", '"$0" --help | true', MENAGERIE], capture_output=True, check=False, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == (b"", b"")


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
@pytest.mark.parametrize("redirection", ["<&-", "</dev/null"])
def test_without_anybody_who_answers_a_game_in_the_terminal_ends_politely(game: str, redirection: str) -> None:
    command = ["sh", "-c", f'"$0" play --terminal {game} {redirection}', MENAGERIE]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Your choice: \nUntil next time.\n")


def test_without_anywhere_to_write_a_command_still_ends_well() -> None:
    assert subprocess.run(["sh", "-c", '"$0" games >&- 2>&-', MENAGERIE], check=False, timeout=PATIENCE).returncode == 0
