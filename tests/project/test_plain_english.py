"""Pages, docstrings, comments of the client and English messages are in plain English: constructions that reviews kept finding
are refused.

Each refused construction is understandable, and no native writer would use it. Keep the list short: add what is always
wrong, and nothing that is merely unusual. What is quoted, or is code, does not count.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Term, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
MESSAGES = sorted((ROOT / "src" / "menagerie" / "words" / "en").glob("*.ftl"))

GOES_ON = "and|or|but|that|which|who|with|in|on|at|for|to|from|by|as|when|where|while|if|so|is|are|has|have|was|can|may|because"
REFUSED = {  # and what to write instead
    r"\b(for|to|of|by|from|with) who\b": "name the person: for the player who",
    r"\banew\b": "again, or a new one",
    r"\bone(?: \w+)? a purpose\b": "one for each purpose",
    r"\bnone any more\b": "none left, or it is gone",
    r"\bwhat (?:comes|came) of\b": "the result of",
    rf"\bof (?:its|their|our|your|his|her|one['’]s) own(?=[.,;:!?)]|$| (?:{GOES_ON})\b)": "separate, or its own before the noun",
    r"(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!longer|more|less|fewer|better|one|such|and|or|but|if|when)\w+": "is not a",
}
HEADLESS = r"^(Who|Whom|Whoever) "  # and no question
NUMBERS = re.compile(r"^(?:[CW]\d+\.\d+,? )+")  # of rules, with which a docstring may begin
QUOTED = re.compile(r'```.*?```|`[^`]*`|“[^”]*”|"[^"\n]*"', re.DOTALL)


def statements(text: str) -> list[str]:
    """The sentences of a text that are not questions, without quotations."""
    prose = " ".join(QUOTED.sub("…", text).replace("*", "").split())
    return [each for each in re.split(r"(?<=[.!?]) ", prose) if not each.endswith("?")]


def refused_in(text: str, headless: str = HEADLESS) -> list[str]:
    """The refused constructions in a text, each with a better one."""
    refused = {**REFUSED, headless: "name the person: players who"}
    found = (
        (match[0], better)
        for pattern, better in refused.items()
        for each in statements(text)
        for match in re.finditer(pattern, each)
    )
    return [f"“{construction}”: {better}" for construction, better in found]


# docstrings


def docstrings() -> Iterator[tuple[str, str]]:
    """Every docstring of the sources, the tests, the tools and the benchmarks, with its place."""
    for path in sorted(path for folder in ("src", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{name}:{getattr(node, 'lineno', 1)}", NUMBERS.sub("", ast.get_docstring(node) or "")


def test_docstrings_are_plain_english() -> None:
    problems = [f"{place}: {problem}" for place, text in docstrings() for problem in refused_in(text)]
    assert not problems, "\n".join(problems)


# pages


def pages() -> list[Path]:
    """All pages except the rulebooks, whose sentences are rules: “Whoever has no cards left” is how a game puts it."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted(page for page in found if "rulebooks" not in page.parts)


def parts_of(page: str) -> Iterator[str]:
    """The paragraphs, items and cells of a page. Headings are left out: “Who may do what” is a fine one."""
    prose = re.sub(r"(?m)^#+ .*$", "", QUOTED.sub("…", page))
    for block in re.split(r"\n\s*\n|\n\s*(?:[-*]|\d+\.) |\n(?=\|)|\A(?:[-*]|\d+\.) ", prose):
        yield from block.split("|")


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_pages_are_plain_english(page: Path) -> None:
    problems = [problem for part in parts_of(page.read_text(encoding="utf-8")) for problem in refused_in(part)]
    assert not problems, "\n".join(problems)


# comments of the client


CLIENT = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css"))
COMMENT = re.compile(r"(?m)(?:^|\s)// ?(.*)$|/\*+(.*?)\*/|<!--(.*?)-->")
OF_NOBODY = r"(?i)\b(?:whoever|for who|oneself|one['’]s)\b"


def comments(text: str) -> Iterator[str]:
    """The comments of a file of the client, each line by itself."""
    for found in COMMENT.finditer(text):
        yield next(group for group in found.groups() if group is not None)


def test_comments_of_the_client_are_plain_english() -> None:
    problems = [
        f"{path.relative_to(ROOT)}: {problem}"
        for path in CLIENT
        for comment in comments(path.read_text(encoding="utf-8"))
        for problem in refused_in(comment, OF_NOBODY)
    ]
    assert not problems, "\n".join(problems)


# messages


class Texts(Visitor):
    """Collects the texts of a message, each variant by itself, with a sign for what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802  # as the library calls it
        """Take one pattern, and then those in it."""
        self.found.append("".join(each.value if isinstance(each, TextElement) else "…" for each in node.elements))
        self.generic_visit(node)


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """Every text of a file of messages, with its id."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message | Term):
            texts = Texts()
            texts.visit(entry)
            yield from ((entry.id.name, text) for text in texts.found)


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.name)
def test_messages_are_plain_english(path: Path) -> None:
    """“Whoever has a star leads” is how games put it, and a label such as “Who plays” has no full stop."""
    problems = [f"{name}: {each}" for name, text in messages(path) for each in refused_in(text, r"^(Who|Whom) .*\.$")]
    assert not problems, "\n".join(problems)


# the test of the test


@pytest.mark.parametrize(
    "text",
    [
        "Sent to who\nasked for it.",
        "The cards are dealt anew.",
        "There is one file a purpose: there is one a purpose.",
        "None: there is none any more.",
        "Whoever asks is answered.",
        "It begins. **Who emptied the hand** is dealt a new one.",
        "It runs in a process of its own, at low priority.",
        "Games have threads of their own and wait for nobody.",
        "“{ $text }” is no record.",
        "That is no rule of ours.",
        "It shows the task, and what comes of an answer.",
    ],
)
def test_what_nobody_would_say_is_refused(text: str) -> None:
    assert refused_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "Sent to the player who asked.",
        "Sent by who?",
        "Who is there?",
        "Do not write “to who asked”, nor `anew`.",
        "The player to whom it is sent.",
        "It counts views of their own cards, and runs in its own process.",
        "There is no such table, and it is no longer open.",
    ],
)
def test_what_a_native_writer_would_say_is_not(text: str) -> None:
    assert not refused_in(text)
