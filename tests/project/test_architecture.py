"""ARCHITECTURE.md and the pages beside it describe the tree as it is, and each class name has one meaning."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "menagerie"
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
PAGES = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FOLDERS = ("bench", "docs", "examples", "requirements", "src", "tests", "tools", "web/src", "web/tests")
PACKAGES = sorted(path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*/__init__.py"))
TWINS = ("cubirds", "wildcards")


def modules_of(package: str) -> set[str]:
    return {path.name for path in (SOURCE / package).glob("*.py")} - {"__init__.py"}


# every module can be found


def sections() -> dict[str, str]:
    """The part of the page under each heading that names folders, by folder."""
    found = re.findall(r"(?ms)^### (`[^\n]+`)$\n(.*?)(?=^##|\Z)", PAGE)
    return {folder: body for heading, body in found for folder in re.findall(r"`([\w/]+)/`", heading)}


def is_told_by_name_only(package: str) -> bool:
    """Whether one line covers a folder as a whole: the steps of a migration describe themselves."""
    above, _, name = package.rpartition("/")
    return bool(above) and (f"`{name}/`" in sections().get(above, "") or is_told_by_name_only(above))


@pytest.mark.parametrize("package", [package for package in PACKAGES if not is_told_by_name_only(package)])
def test_a_package_is_told_with_its_modules(package: str) -> None:
    assert f"`{package}/`" in PAGE
    together = TWINS if package in TWINS else (package,)
    told = set(re.findall(r"`(\w+\.py)`", sections().get(package, "")))
    assert modules_of(package) <= told
    assert told <= set().union(*map(modules_of, together))


def test_what_stands_beside_the_packages_is_told() -> None:
    for name in modules_of("."):
        assert f"`{name}`" in PAGE


# every path leads somewhere


def tree() -> str:
    paths = [path for folder in FOLDERS for path in [ROOT / folder, *(ROOT / folder).rglob("*")]]
    files = [path for folder in (ROOT, ROOT / "web") for path in folder.glob("*") if path.is_file()]
    return "\n".join(f"/{path.relative_to(ROOT).as_posix()}" for path in [*paths, *files] if "__pycache__" not in path.parts)


TREE = tree()


def is_there(path: str) -> bool:
    """Whether there is a file or folder with this end: `server/table/rights.py`, `view.py`, `words/LANGUAGE/forms.json`."""
    pattern = re.sub(r"\\\*|NAME|LANGUAGE|<game>", r"[^/\\n]*", re.escape(path.rstrip("/")))
    return re.search(rf"(?m)/{pattern}$", TREE) is not None


def paths_in(text: str) -> list[tuple[str, str]]:
    """Everything in a text that looks like a path, or its current name where the text gives one."""
    shown = r"`((?:[\w.<>*-]+/)+[\w.<>*-]*|[\w*-]+(?:\.svelte)?\.(?:py|ts|svelte|md|css|ftl|toml))`"
    return re.findall(shown + r"(?:,? \(?today `([^`]+)`)?", text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_is_written_as_a_path_leads_somewhere(page: Path) -> None:
    for path, today in paths_in(page.read_text(encoding="utf-8")):
        assert is_there(today or path), path


def test_paths_are_found_in_prose() -> None:
    prose = (
        "`server/table/rights.py` and `view.py`, not `a.b`, `/health` or `GET x/y`; `tests/old.py` (today `view.py`), `words/`"
    )
    found = [("server/table/rights.py", ""), ("view.py", ""), ("tests/old.py", "view.py"), ("words/", "")]
    assert paths_in(prose) == found
    assert [is_there(today or path) for path, today in found] == [True] * 4
    assert not is_there("tests/old.py")
    assert not is_there("iew.py")


# one name, one meaning


def test_no_class_name_stands_in_two_modules() -> None:
    homes = defaultdict(set)
    for source in SOURCE.rglob("*.py"):
        module = source.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].add(re.sub(rf"^({'|'.join(TWINS)})/", "", module))
    assert len(homes) > 200
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


# the terms that people search for


TRADE_WORDS = {
    "server": "advisory lock, broadcast, confusable, CSRF, fan-out, group commit, idempotency key, lease, migration, "
    "optimistic locking, rate limit, same origin, snapshot, token bucket",
    "web/src": "back-off, debounce, heartbeat, idempotency key, lazy loading, outbox, reconnect, structural sharing",
    "bots": "calibration, determinization, evaluation function, rollout, sequential halving",
    "lab": "Plackett, self-play, sequential test",
    "docs": "commitment, DNS rebinding, migration, reverse proxy, write-ahead log",
}


@pytest.mark.parametrize(
    ("folder", "word"), [(folder, word) for folder, words in TRADE_WORDS.items() for word in words.split(", ")]
)
def test_who_searches_for_a_word_of_the_trade_finds_the_place(folder: str, word: str) -> None:
    """The term is used in the code itself, or in the lines of ARCHITECTURE.md about its folder."""
    home = next(path for path in (SOURCE / folder, ROOT / folder) if path.is_dir())
    texts = [path.read_text(encoding="utf-8") for path in home.rglob("*") if path.suffix in (".py", ".ts", ".svelte", ".md")]
    texts += [body for name, body in sections().items() if name.split("/")[0] == folder]
    assert any(word.lower() in re.sub(r"\s+", " ", text).lower() for text in texts)
