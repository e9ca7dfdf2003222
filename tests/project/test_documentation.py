"""Every public name is documented with an example, and every example runs."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from inspect import getdoc, isclass, ismodule
from pathlib import Path
from types import ModuleType

import pytest

import menagerie
from menagerie import Choice, Decision, Game, Option, Record, Seed, Seen
from menagerie.core.action import PlainAction

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLES = "".join(example.source for example in doctest.DocTestParser().get_examples(PAGE))
PROGRAMS = sorted((ROOT / "examples").glob("*.py"))
GAMES = (menagerie.cubirds, menagerie.wildcards)


def names_in(module: ModuleType) -> dict[str, object]:
    """The public names of a module, as docs/api.md writes them; a game's module omits those of `menagerie` itself."""
    shown = {name: getattr(module, name) for name in dir(module)}
    if module is menagerie:
        return shown
    home = module.__name__.removeprefix("menagerie.")
    return {f"{home}.{name}": found for name, found in shown.items() if getattr(menagerie, name, None) is not found}


PUBLIC = {name: found for module in (menagerie, *GAMES) for name, found in names_in(module).items()}
SHOWN = {
    name: found
    for name, found in PUBLIC.items()
    if ismodule(found)
    or (isclass(found) and not issubclass(found, PlainAction))  # the page shows the text of a one-word action instead
}


def test_the_page_about_the_interface_runs() -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    results = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False, optionflags=flags, encoding="utf-8")
    assert results.attempted > 100
    assert results.failed == 0


def test_the_page_tells_every_public_name_once_and_nothing_else() -> None:
    assert sorted(re.findall(r"\*\*`([\w.]+)`\*\*", PAGE)) == sorted(PUBLIC)


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_used_in_an_example_of_the_page(name: str) -> None:
    assert re.search(rf"\b{name.rpartition('.')[2]}\b", EXAMPLES)


@pytest.mark.parametrize("kind", [Game, Choice, Decision, Option, Record, Seed, Seen], ids=lambda kind: kind.__name__)
def test_the_page_tells_what_can_be_called(kind: type) -> None:
    code = " ".join(re.findall(r"`[^`\n]+`", PAGE)) + EXAMPLES
    for name in (name for name in dir(kind) if not name.startswith("_")):
        assert re.search(rf"\b{name}\b", code), name


@pytest.mark.parametrize("name", SHOWN)
def test_every_public_class_and_module_has_an_example_of_its_own(name: str) -> None:
    found = SHOWN[name]
    assert ">>> " in (getdoc(found) or ""), name
    home = found if isinstance(found, ModuleType) else import_module(found.__module__)
    own = f"{home.__name__}.{found.__name__}" if isclass(found) else home.__name__
    tests = [test for test in doctest.DocTestFinder().find(home) if test.name == own]
    assert [len(test.examples) > 0 for test in tests] == [True]
    assert doctest.DocTestRunner().run(tests[0]).failed == 0


def test_there_are_five_programs() -> None:
    assert {program.stem for program in PROGRAMS} == {"a_bot", "consequences", "environment", "replay", "self_play"}
    for program in PROGRAMS:
        assert len(program.read_text().splitlines()) < 40
        assert f"examples/{program.name}" in PAGE


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_a_program_runs_and_says_something(program: Path) -> None:
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 1
