"""Docstrings and pages are in plain English: constructions that no native writer would use are refused."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

REFUSED = {  # and what to write instead
    r"\b(for|to|of|by|from|with) who\b": "name the person: for the player who",
    r"\banew\b": "again, or a new one",
    r"\bone(?: file)? a purpose\b": "one for each purpose",
    r"\bthere is none any more\b": "it is gone",
}
HEADLESS = re.compile(r"(?:[CW]\d+\.\d+,? )*(Who|Whoever|Whom) ")  # at the beginning, behind the numbers of rules
NOT_PROSE = re.compile(r'```.*?```|`[^`]*`|“[^”]*”|"[^"\n]*"', re.DOTALL)  # code, and what is quoted


def refused_in(text: str) -> list[str]:
    """The refused constructions in a text, each with a better one; questions may ask for who did something."""
    prose = " ".join(NOT_PROSE.sub("…", text).split())
    sentences = [each for each in re.split(r"(?<=[.!?]) ", prose) if not each.endswith("?")]
    found = (
        (match[0], better) for pattern, better in REFUSED.items() for each in sentences for match in re.finditer(pattern, each)
    )
    return [f"“{construction}”: {better}" for construction, better in found]


def refused_in_docstring(text: str) -> list[str]:
    """The same for a docstring, which begins with a verb or a noun."""
    begins = [f"begins with “{match[1]}”: begin with a verb or a noun"] if (match := HEADLESS.match(text)) else []
    return begins + refused_in(text)


def docstrings() -> Iterator[tuple[str, str]]:
    """Every docstring of the sources, with its place."""
    for path in sorted((ROOT / "src" / "menagerie").rglob("*.py")):
        name = path.relative_to(ROOT / "src" / "menagerie").as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{name}:{getattr(node, 'lineno', 1)}", ast.get_docstring(node) or ""


def pages() -> list[Path]:
    """The pages that people read, except decisions, which are history, and what is still to be rewritten."""
    found = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
    found += sorted((ROOT / "docs").glob("*.md")) + sorted((ROOT / "docs" / "hosting").glob("*.md"))
    return found


def test_docstrings_are_plain_english() -> None:
    problems = [f"{place}: {problem}" for place, text in docstrings() for problem in refused_in_docstring(text)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_pages_are_plain_english(page: Path) -> None:
    assert not refused_in(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "Sent to who\nasked for it.",
        "The cards are dealt anew.",
        "There is one file a purpose: there is one a purpose.",
        "None: there is none any more.",
        "Whoever asks is answered.",
        "C6.5, C10.9 Who emptied the hand is dealt a new one.",
    ],
)
def test_what_nobody_would_say_is_refused(text: str) -> None:
    assert refused_in_docstring(text)


@pytest.mark.parametrize(
    "text",
    [
        "Sent to the player who asked.",
        "Sent by who?",
        "Do not write “to who asked”, nor `anew`.",
        "The player to whom it is sent.",
    ],
)
def test_what_a_native_writer_would_say_is_not(text: str) -> None:
    assert not refused_in_docstring(text)
