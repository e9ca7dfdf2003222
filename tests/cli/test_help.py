"""The help of every command, in every language."""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from support.extras import CORE_ONLY

from menagerie.cli import _parser, main
from menagerie.command_line import CommandParser
from menagerie.words import LANGUAGES
from menagerie.words.command_texts import texts, told
from menagerie.words.language import speaking

WORDS = Path(__file__).resolve().parents[2] / "src" / "menagerie" / "words"


def helps(parser: CommandParser, command: str = "") -> Iterator[tuple[str, str | None]]:
    """The help of each command and each of its arguments."""
    for argument in parser._actions:
        if isinstance(argument, argparse._SubParsersAction):
            of_commands = {str(each.dest): each.help for each in argument._choices_actions}
            for name, deeper in argument.choices.items():
                yield f"{command} {name}", of_commands.get(name)
                yield from helps(deeper, f"{command} {name}")
        elif argument.help != argparse.SUPPRESS:
            yield f"{command} {'/'.join(argument.option_strings) or argument.dest}", argument.help


def helps_in(language: str) -> dict[str, str | None]:
    with speaking(language):
        return dict(helps(_parser()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_of_every_command_has_a_help(language: str) -> None:
    found = helps_in(language)

    assert len(found) > 200
    assert [where for where, told in found.items() if not told] == []
    if language != "en":
        assert [where for where, told in helps_in("en").items() if told == found[where]] == [], "still English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_for_a_value_is_in_that_language(language: str) -> None:
    with speaking(language):
        parser = _parser()
        own = {told(code) for code in texts(language) if code.startswith("placeholder-")}
    metavars = [argument.metavar for argument in parser.arguments() if isinstance(argument.metavar, str)]
    bare = [each.dest for each in parser.arguments() if each.metavar is None and each.choices is None and each.nargs != 0]

    assert bare == [], "argparse would make an English one"
    assert {word for metavar in metavars for word in re.findall(r"[A-Z-]{2,}", metavar)} <= own


USAGE = {"en": "usage: menagerie play", "nl": "gebruik: menagerie play", "de": "Aufruf: menagerie play"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", [True, False], ids=["before the command", "after it"])
def test_help_is_in_the_language_asked_for(language: str, before: bool, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--language", language]
    with speaking("en"), pytest.raises(SystemExit) as done:
        main([*asked, "play", "--help"] if before else ["play", "--help", *asked])
    printed = capsys.readouterr().out

    assert done.value.code == 0
    assert printed.startswith(USAGE[language])
    assert texts(language)["play-terminal"] in printed
    assert f"\n{texts(language)['help-levels']}\n  beginner" in printed
    if language != "en":
        assert not re.search(r"\b(usage|options|arguments|show|default|FILE)\b", printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_system_and_there_with_the_core_alone(language: str) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    script = [sys.executable, "-c", CORE_ONLY, "play", "--help"]
    done = subprocess.run(script, capture_output=True, text=True, check=True, env=environment | {"LC_ALL": f"{language}.UTF-8"})

    assert done.stdout.startswith(USAGE[language])
    assert texts(language)["play-terminal"] in done.stdout


def test_help_is_printed_without_what_would_make_it_slow() -> None:
    script = "import sys, menagerie.cli\ntry:\n menagerie.cli.main(['--help'])\nfinally:\n print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert "menagerie.words" in done.stderr.split()
    assert not {"fluent.runtime", "babel", "numpy", "numba", "fastapi"} & {*done.stderr.split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_commands_are_what_fluent_would_make_of_them(language: str) -> None:
    """They are read without Fluent, so they may contain nothing that only Fluent can read."""
    file = (WORDS / language / "commands.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file))
    found = [entry for entry in FluentParser().parse(file).body if not isinstance(entry, ast.BaseComment)]

    assert [entry.id.name for entry in found if isinstance(entry, ast.Message)] == [*texts(language)]
    for code, text in texts(language).items():
        values = {name: f"<{name}>" for name in re.findall(r"\$(\w+)", text)}
        message = bundle.get_message(code)
        assert message.value is not None
        with speaking(language):
            assert (told(code, **values), []) == bundle.format_pattern(message.value, values)
