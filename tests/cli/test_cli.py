"""The command `menagerie`."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from unicodedata import category

import pytest
from support.extras import CORE_ONLY

from menagerie import CuBirds, command_line
from menagerie.cli import main
from menagerie.command_line import install_command
from menagerie.words import Words
from menagerie.words.language import speaking

STEERING = "\x1b]0;\x07\x9b2J\r\u202e\u2066\u200f"
UNCLEAN = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def test_a_rule_is_printed_with_its_functions_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "c4.3"]) == 0
    printed = capsys.readouterr().out

    assert printed.startswith("C4.3  If the row already has birds of that species")
    assert "src/menagerie/cubirds/rules/lay.py" in printed
    assert "count_enclosed" in printed
    assert "test_c4_3_you_take_all_the_birds_between" in printed


def test_what_can_be_played_is_listed_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr().out

    words = Words("wildcards")
    with_leo = f"  2 players: {words.phrase('form-2022-leo')} (edition=2022, leo=yes)"
    duel = f"  2 players: {words.phrase('form-duel')} (edition=duel)"
    for line in ("cubirds: CuBirds", "  1 player", "  5 players", "wildcards: Wild Cards", with_leo, duel):
        assert line in printed.splitlines()
    assert f"    extra-birds: {Words('cubirds').phrase('option-extra_birds')}. 0–4; default: 0 (C10.2)" in printed
    assert "play-on, end-game; default: play-on" in printed
    assert "habitat-split" in printed


@pytest.mark.parametrize(("language", "people", "usual"), [("de", "2 Personen", "Standard"), ("nl", "2 spelers", "standaard")])
def test_what_can_be_played_is_listed_in_every_language(
    language: str, people: str, usual: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever can be typed stays English, with its meaning beside it."""
    words = Words("wildcards", language=language)
    with speaking("en"):
        assert main(["games", "--language", language]) == 0
    printed = capsys.readouterr().out

    assert f"  {people}: {words.phrase('form-duel')} (edition=duel)" in printed.splitlines()
    assert f"holder-last ({words.phrase('value-holder-last')}), holder-first" in printed
    assert f"; {usual}: holder-last (W14.4)" in printed
    assert not re.search(r" players?\b|Options|where the|usual|default", printed)


def test_a_ruling_is_found_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "S-02"]) == 0
    assert capsys.readouterr().out.startswith("C10.5")


def test_an_unknown_rule_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "Z9.9"]) == 2
    assert "There is no sentence or ruling “Z9.9”" in capsys.readouterr().err


def test_a_record_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    game = CuBirds.new(players=2, seed=1)
    file.write_text(game.record().to_json())
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == "This record checks out: cubirds, 2 players, 0 actions, not finished.\n"

    plain = json.loads(file.read_text())
    file.write_text(json.dumps(plain | {"actions": ["1: fly"]}))
    assert main(["verify", str(file)]) == 2
    assert "This record doesn’t check out: its action 1, “1: fly”" in capsys.readouterr().err

    file.write_text(json.dumps(plain | {"game": "chess"}))
    assert main(["verify", str(file)]) == 2
    assert "a game this program doesn’t know" in capsys.readouterr().err

    file.write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(file)]) == 2
    assert main(["verify", str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().err.count("can’t be read") == 2


def dirtied(value: Any, place: str) -> Any:
    """The value with terminal control characters before each text at this place."""
    match value:
        case str():
            return STEERING + value if not place else value
        case list():
            return [dirtied(each, place) for each in value]
        case dict():
            named = {STEERING + key if place == "keys" else key: each for key, each in value.items()}
            return {key: dirtied(each, "" if key == place else place) for key, each in named.items()}
        case _:
            return value


@pytest.mark.parametrize("command", [["verify"], ["play", "--resume"]], ids=" ".join)
def test_no_record_steers_the_terminal(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = CuBirds.new(players=1, seed=1, turn_limit=1)
    game.act(0, next(iter(game.legal_actions(0))))
    plain = json.loads(game.record().to_json())
    drawn = plain | {"seed": None, "table": game.to_text()}
    for record in (plain, drawn):
        for place in ("keys", *plain, "digits"):
            file = tmp_path / f"{STEERING}.json"
            file.write_text(json.dumps(dirtied(record, place)), encoding="utf-8")
            monkeypatch.setattr("sys.stdin", io.StringIO("table\nlog\nquit\n"))
            main([*command, str(file)])
            printed = "".join(capsys.readouterr())
            assert printed, place
            assert not [each for each in printed if category(each) in UNCLEAN and each != "\n"], (place, ascii(printed))
    assert main([*command, str(tmp_path / STEERING)]) == 2
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "9"], "This can’t be played with 9 at the table: it’s for 1–5 players."),
        (["--seed", "luck"], "“luck” is not a seed."),
        (["--option", "extra-birds=2"], "There is no option “extra_birds” here."),
        (["--solo", "--option", "extra-birds=9"], "Possible: 0–4."),
        (["--option", "first-player=4"], "Possible: random, or a seat from 1 to 3."),
        (["--resume", "/no/such/file"], "The file “/no/such/file” can’t be read."),
    ],
)
def test_bad_input_gets_a_clear_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--terminal", "cubirds", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_play_starts_a_game_and_resumes_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"1\nsave {file}\nquit\n"))
    assert main(["play", "--terminal", "cubirds", "--seed", "5", "--option", "first-player=1"]) == 0
    assert "You begin." in capsys.readouterr().out

    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "--resume", str(file)]) == 0
    assert "The table on turn 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("play", "play"),
        ("serve", "play"),
        ("play cubirds", "terminal"),  # a mistake, and sentences are of that extra
        ("play --terminal", "terminal"),
        ("play --join http://127.0.0.1:9/table/x", "terminal"),
        ("games", "terminal"),
        ("verify /no/such/file", "terminal"),
        ("completion bash", "terminal"),
        ("art owl", "art"),
        ("art --list", "art"),
        ("simulate cubirds", "lab"),
        ("arena cubirds --bots casual,random", "lab"),
        ("backup club.db to.db", "play"),
        ("tables end ID", "play"),
    ],
)
def test_with_the_core_only_a_command_says_what_to_install(command: str, extra: str) -> None:
    script = [sys.executable, "-c", CORE_ONLY, *command.split()]
    done = subprocess.run(script, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)

    assert done.returncode == 2
    told = done.stderr.removeprefix("This needs more than the core. Install it with: ").removesuffix("\n")
    assert told == install_command(extra)


def test_what_is_missing_is_installed_beside_this_program_in_the_tested_versions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Path(sys.executable).parent / "pip"
    monkeypatch.setattr("os.access", lambda *_: True)
    monkeypatch.setattr("sys.argv", ["/opt/m/bin/menagerie", "serve"])
    listed = f"{pip} install --require-hashes -r"
    assert install_command("play") == f"{listed} {command_line.CHECKOUT}/requirements/play.txt"
    monkeypatch.setattr(command_line, "CHECKOUT", tmp_path)  # installed from a wheel, which has the lists inside
    assert install_command("play") == f"/opt/m/bin/menagerie deploy requirements --out - | {listed} /dev/stdin"
    assert "deploy requirements --database postgresql:/// --out - | " in install_command("postgres")
    assert install_command("art") == f'{pip} install "menagerie-games[art]"'
    monkeypatch.setattr("os.access", lambda *_: False)
    assert install_command("art").startswith(f"sudo {pip} ")


@pytest.mark.parametrize("command", ["play --terminal", "simulate cubirds"])
@pytest.mark.parametrize("count", ["--solo --players 3", "--players 3 --solo", "--players 2 --solo", "--players 1 --solo"])
def test_alone_and_with_others_cannot_both_be(command: str, count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main([*command.split(), *count.split()])
    assert refused.value.code == 2
    assert re.search("error: argument --(solo|players): not allowed with argument --(solo|players)", capsys.readouterr().err)


def test_a_shell_can_complete_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    script = (
        capsys.readouterr().out
        + """
        COMP_WORDS=(menagerie simulate ""); COMP_CWORD=2; _shtab_menagerie; echo ${COMPREPLY[*]}
        COMP_WORDS=(menagerie verify /et); COMP_CWORD=2; _shtab_menagerie; echo ${COMPREPLY[*]}
    """
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["cubirds", "wildcards", "/etc"]
    for shell in ("zsh", "fish", "tcsh", "powershell"):
        assert main(["completion", shell]) == 0
        assert "wildcards" in capsys.readouterr().out


def test_what_sets_up_a_game_in_the_terminal_says_so_without_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "cubirds", "--seed", "5"]) == 2
    assert "add --terminal" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["--publicurl", "x"], "there is no option --publicurl; did you mean --public-url?"),
        (
            ["--proxy", "1.2.3.4"],
            "--proxy is an option of “menagerie serve”; here, put MENAGERIE_PROXY=… in front of the command",
        ),
        (["--colour", "red"], "there is no option --colour\n"),
    ],
)
def test_an_unknown_option_is_called_so(typed: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It used to take the option's value for a game."""
    with pytest.raises(SystemExit) as ended:
        main(["play", *typed])
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


def test_an_option_may_be_cut_off_where_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", "--hel"])
    assert ended.value.code == 0
