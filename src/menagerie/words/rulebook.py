"""The rulebook as an index: each sentence with its rulings, its functions and its tests.

In a checkout the index is read from docs/, src/ and tests/; an installed wheel ships it as `rulebook.json`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

SENTENCE = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\* (.+)")
NUMBER = re.compile(r"[A-Z]\d+\.\d+")
RULING = re.compile(r"\b[A-Z]-\d\d\b")
TEST_NUMBER = re.compile(r"test_([a-z])(\d+)_(\d+)(?=_)")
MARK = re.compile(r"\s*\*\(([\w, ]+)\)\*")
HEADING = re.compile(r"## (?:([A-Z]\d+) )?(.+)")

# Each rulebook is in one language throughout: what begins a ruling, and the marks behind a sentence, are too.
RULING_BEGINS = {"en": "Ruling", "nl": "Uitspraak", "de": "Auslegung"}
EXPLANATION = "explanation"  # the mark of a sentence that no function carries
MARKS = {
    "uitleg": EXPLANATION,
    "erklärung": EXPLANATION,
    "duell": "duel",
    "niet in het duel": "not duel",
    "nicht im duell": "not duel",
}
A_RULING = re.compile(rf"(?:{'|'.join(RULING_BEGINS.values())}): (.+)")

SHIPPED = "rulebook.json"
CHECKOUT = Path(__file__).resolve().parents[3] / "docs" / "rulebooks"


@dataclass
class Sentence:
    """One numbered sentence."""

    number: str
    text: str
    is_explanation: bool  # and then no function carries it
    marks: list[str] = field(default_factory=list)  # the forms to which it applies; none: all
    rulings: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def chapter(self) -> str:
        """Its chapter: C4 and the like."""
        return self.number.partition(".")[0]

    def ruling_numbers(self) -> list[str]:
        """The rulings that this sentence names: C-17 and the like."""
        return RULING.findall(" ".join(self.rulings))


@dataclass
class Block:
    """A part of a rulebook page, to be shown: a heading, a paragraph, a table, or a sentence with its rulings."""

    kind: Literal["heading", "text", "table", "sentence"]
    number: str | None = None
    text: str = ""
    marks: list[str] = field(default_factory=list)  # the forms to which it applies, those of its chapter and sentence included
    rulings: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


def page(game: str, language: str = "en") -> list[Block]:
    """The page of a game's rulebook, block by block: whose game it is, and its chapters. Title and picture are left out."""
    blocks: list[Block] = []
    for part in _text_of(game, language).split("\n\n"):
        _read_block(part.strip().splitlines(), blocks)
    return blocks


def _text_of(game: str, language: str) -> str:
    """The file of a game's rulebook; None if it has none."""
    from menagerie.games import OUR_HOME, entries  # what is built reads this module alone

    entry = entries()[game]
    if entry.home == OUR_HOME and CHECKOUT.is_dir():
        return (CHECKOUT / language / f"{game}.md").read_text(encoding="utf-8")
    file = entry.file("rulebooks", language, f"{game}.md") or entry.file("rulebooks", "en", f"{game}.md")
    return "" if file is None else file.read_text(encoding="utf-8")


def _read_block(lines: list[str], blocks: list[Block]) -> None:
    text, marks = _marked(" ".join(lines))
    chapter = next((block.marks for block in reversed(blocks) if block.kind == "heading"), [])
    if found := SENTENCE.fullmatch(text):
        blocks.append(Block("sentence", found[1], found[2], marks or chapter))
    elif found := A_RULING.fullmatch(text):
        blocks[-1].rulings.append(found[1])
    elif found := HEADING.fullmatch(text):
        blocks.append(Block("heading", found[1], found[2], marks))
    elif text.startswith("|"):
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        rows = [row for row in cells if not set("".join(row)) <= set("-: ")]
        blocks.append(Block("table", marks=blocks[-1].marks, rows=rows))
    elif lines and not text.startswith("# "):
        blocks.append(Block("text", text=text, marks=marks or chapter))


def _marked(text: str) -> tuple[str, list[str]]:
    """A text without its marks, and the forms that these name, as English calls them."""
    return MARK.sub("", text), [mark for mark in _marks(text) if mark != EXPLANATION]


def _marks(text: str) -> list[str]:
    found = [mark.lower() for marks in MARK.findall(text) for mark in marks.split(", ")]
    return [MARKS.get(mark, mark) for mark in found]


def holds_for(marks: Iterable[str], parts: Container[str]) -> bool:
    """Whether a text with these marks applies to a form with these parts, such as `2022` and `leo`."""
    marks = list(marks)
    return not marks or any((mark.removeprefix("not ") in parts) != mark.startswith("not ") for mark in marks)


@cache
def rulebook() -> dict[str, Sentence]:
    """All sentences by number."""
    if CHECKOUT.is_dir():
        return build_index(CHECKOUT.parents[1])
    shipped: list[dict[str, Any]] = json.loads(files("menagerie").joinpath(SHIPPED).read_text(encoding="utf-8"))
    return {sentence["number"]: Sentence(**sentence) for sentence in shipped}


def find(number: str, language: str = "en") -> list[Sentence]:
    """The sentence with this number, or the sentences of this chapter, book (by its letter) or ruling."""
    wanted, told = number.strip().upper(), _told_in(language)
    return [
        replace(each, text=told[each.number].text, rulings=told[each.number].rulings)
        for each in rulebook().values()
        if wanted in (each.number, each.chapter, each.number[0], *each.ruling_numbers())
    ]


@cache
def _told_in(language: str) -> dict[str, Block]:
    """The sentences of all books in a language, by number."""
    from menagerie.games import entries

    games = [name for name, entry in entries().items() if entry.letter in {number[0] for number in rulebook()}]
    return {block.number: block for game in games for block in page(game, language) if block.kind == "sentence" and block.number}


def build_index(root: Path) -> dict[str, Sentence]:
    """Read the English rulebooks below a checkout and find what carries their numbers."""
    sentences: dict[str, Sentence] = {}
    for page in sorted((root / "docs" / "rulebooks" / "en").glob("*.md")):
        _read_page(page.read_text(encoding="utf-8"), sentences)
    for source, place, name, docstring in _functions(root, "src"):
        opening = docstring.partition("\n")[0]
        for number in dict.fromkeys(NUMBER.findall(opening)) if NUMBER.match(opening) else ():
            _add(sentences, number, "functions", f"{source}:{place} {name}")
    for source, place, name, docstring in _functions(root, "tests"):
        named = [f"{letter.upper()}{chapter}.{line}" for letter, chapter, line in TEST_NUMBER.findall(name)]
        for number in dict.fromkeys(named + NUMBER.findall(docstring)) if name.startswith("test_") else ():
            _add(sentences, number, "tests", f"{source}:{place} {name}")
    return sentences


def _read_page(page: str, sentences: dict[str, Sentence]) -> None:
    latest: Sentence | None = None
    chapter: list[str] = []
    for line in page.splitlines():
        if line.startswith("## "):
            chapter = _marked(line)[1]
        elif found := SENTENCE.fullmatch(line):
            number, told = found.groups()
            assert number not in sentences, f"{number} stands twice"
            text, marks = _marked(told)
            latest = Sentence(number, text, EXPLANATION in _marks(told), marks or chapter)
            sentences[number] = latest
        elif latest and (found := A_RULING.fullmatch(line)):
            latest.rulings.append(found[1])


def _functions(root: Path, folder: str) -> Iterator[tuple[str, int, str, str]]:
    for source in sorted((root / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield source.relative_to(root).as_posix(), node.lineno, node.name, ast.get_docstring(node) or ""


def _add(sentences: dict[str, Sentence], number: str, where: str, what: str) -> None:
    assert number in sentences, f"{what} carries {number}, which is no sentence of a rulebook"
    getattr(sentences[number], where).append(what)
