"""The shape of the project: sizes, imports, locks, the README and the wheel."""

import doctest
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_is_small_and_says_what_is_found_in_it(source: Path) -> None:
    lines = source.read_text().splitlines()

    assert len(lines) <= (150 if source.parent.name == "rules" else 400)
    assert lines[0].startswith('"""')


def python(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_playing_loads_neither_a_compiler_nor_numpy() -> None:
    script = """
import sys
from menagerie import CuBirds
game = CuBirds.new(players=3, seed=1)
while game.to_act:
    game.act(game.to_act[0], game.legal_actions(game.to_act[0])[0])
print(sorted({"numba", "llvmlite", "numpy", "fluent"} & set(sys.modules)))
"""
    assert python(script) == "[]"


def test_the_core_needs_the_standard_library_only() -> None:
    script = """
import sys
before = set(sys.modules)
import menagerie, menagerie.games, menagerie.words.rulebook
loaded = {name.split(".")[0] for name in set(sys.modules) - before}
print(*loaded - set(sys.stdlib_module_names))
"""
    assert python(script) == "menagerie"


def test_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert results.attempted > 3
    assert results.failed == 0


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_a_lock_file_pins_and_hashes_and_names_no_index(lock: Path) -> None:
    text = lock.read_text()

    assert "://" not in text
    assert "--hash=sha256:" in text
    for line in text.splitlines():
        assert re.match(r"(    --hash=sha256:[0-9a-f]{64}|[\w.-]+(\[\w+\])?==[\w.]+)", line), line


def test_playing_fetches_nothing_that_only_other_purposes_need() -> None:
    names = {
        path.stem: set(re.findall(r"(?m)^([\w.-]+)(?:\[\w+\])?==", path.read_text()))
        for path in (ROOT / "requirements").glob("*.txt")
    }

    assert set(names) == {"play", "test", "lab", "bench"}
    assert not {"numba", "numpy", "pytest", "open-spiel", "rlcard"} & names["play"]
    assert not {"open-spiel", "rlcard"} & (names["test"] | names["lab"])
    assert {"open-spiel", "rlcard", "numba"} <= names["bench"]


def test_the_links_of_the_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_a_wheel_brings_the_rulebook_and_works_on_its_own(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("menagerie_games-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"menagerie/rulebook.json", "menagerie/words/en/cubirds.ftl", "menagerie/py.typed"} <= set(names)
    assert {
        "menagerie/rulebooks/en/cubirds.md",
        "menagerie/server/client/index.html",
        "menagerie/art/cubirds/owl.svg",
    } <= set(names)

    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    clean = tmp_path / "venv" / "bin"
    install = [str(clean / "python"), "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, cwd=tmp_path)
    shown = subprocess.run([str(clean / "menagerie"), "rule", "C4.3"], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "count_enclosed" in shown.stdout
    assert "test_c4_3_you_take_all_the_birds_between" in shown.stdout
    script = "import menagerie; print(menagerie.__file__); menagerie.CuBirds.new(seed=1)"
    where = subprocess.run([str(clean / "python"), "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert str(tmp_path / "venv") in where.stdout
