"""In every language, and in a made-up one that is longer than all: nothing is cut or covered, and every text is a message's."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from support import madeup_language
from support.drawn_page import ANIMALS, BIRDS, NAMES, DrawnTable
from support.hidden_parts import CUT, LOOK, settle
from support.madeup_language import MADE_UP
from support.questions import QUESTIONS
from support.running_server import RunningServer

from menagerie.words import nouns as forms

LANGUAGES = ("nl", "de", MADE_UP)
SIZES = [(360, 640), (844, 390), (1366, 650)]
SEVEN_KINDS = BIRDS.replace("collection 1: ", "collection 1: duck toucan ").replace("duck*3 parrot", "duck parrot")
ENDS = {
    "of the birds": ("cubirds", SEVEN_KINDS.replace("turn: 1 lay", "turn: over")),
    "of the animals": ("wildcards", re.sub("hand 1: .*", "", ANIMALS).replace("round: 8 bid", "round: 10 over")),
}
TABLES = {
    "birds": ("cubirds", BIRDS, ""),
    "animals": ("wildcards", ANIMALS, ""),
    **{name: (question.game, question.drawing, question.form) for name, question in QUESTIONS.items()},
}
NAMES_OF_LANGUAGES = {"English", "Nederlands", "Deutsch"}
NOTATION = re.compile(r"lay \w+ left 1|bid \w+ \d")  # of records, in every language
OWN = {*" ".join(NAMES).split(), *NAMES_OF_LANGUAGES, "and", "or"}  # names; and lists are made as in English
QUIET = """localStorage.setItem("menagerie-tips", '{"off": true}');
    localStorage.setItem("menagerie-settings", JSON.stringify({ pace: "off" }));"""

# all that is read or heard: texts, and what stands for pictures, fields and buttons
READ = """() => {
    const named = ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-description"];
    const texts = [document.title];
    for (const each of document.querySelectorAll("body *")) {
        if (each.closest("script, style, noscript")) continue;
        texts.push(...named.map((name) => each.getAttribute(name) ?? ""));
        texts.push(...[...each.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent));
    }
    return texts.filter((text) => /\\p{L}/u.test(text));
}"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("madeup")
    madeup_language.make_up(folder / "made")
    return folder / "made"


@pytest.fixture(scope="session")
def servers(folder: Path, server: RunningServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Where each language is spoken."""
    program = (sys.executable, Path(madeup_language.__file__), folder)
    running = RunningServer(tmp_path_factory.mktemp("server"), program)
    yield {"nl": server.base, "de": server.base, MADE_UP: running.base}
    running.stop()


@pytest.fixture
def page(chromium: Browser, language: str) -> Iterator[Page]:
    context = type(chromium).new_context(chromium, locale="en" if language == MADE_UP else language)
    context.add_init_script(QUIET)
    yield context.new_page()
    context.close()


@pytest.fixture
def drawn(page: Page, folder: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> type[DrawnTable]:
    """A table that is told in a language."""
    madeup_language.speak_made_up(folder, MADE_UP, monkeypatch.setattr)
    monkeypatch.setitem(forms.LOCALES, MADE_UP, "en_GB")
    monkeypatch.setattr(DrawnTable, "language", language)
    if language == MADE_UP:
        monkeypatch.setattr(DrawnTable, "client", folder / "client")
    return DrawnTable


def problems_of(page: Page, language: str, *, scrolls: bool) -> list[str]:
    """What is cut, covered or too small in some window, and what comes from no message."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        found += [f"{width}x{height}: {each}" for each in page.evaluate(CUT if scrolls else LOOK)]
    if language == MADE_UP:
        found += [f"from no message: {text}" for text in page.evaluate(READ) if plain_words(text)]
    return found


def plain_words(text: str) -> set[str]:
    """The words of a text that would have accents if they came from a message."""
    words = re.findall(r"[^\W\d_]+", NOTATION.sub("", text))
    return {word for word in words if len(word) > 1 and re.fullmatch("[A-Za-z]*[aeiouynAEIOUYN][A-Za-z]*", word)} - OWN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", TABLES)
def test_every_question(page: Page, drawn: type[DrawnTable], language: str, question: str) -> None:
    game, drawing, form = TABLES[question]
    drawn(page, game, drawing, form=form, bots=(1, 2, 3, 4))
    page.locator(".prompt.yours").wait_for()
    problems = problems_of(page, language, scrolls=False)
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS)
def test_every_end(page: Page, drawn: type[DrawnTable], language: str, end: str) -> None:
    table = drawn(page, *ENDS[end], bots=(1, 2, 3, 4))
    page.locator("dialog[open] .headline").wait_for()
    problems = problems_of(page, language, scrolls=True)
    table.watch_again()
    page.locator(".bar .play").wait_for()
    problems += problems_of(page, language, scrolls=False)
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(chromium: Browser, page: Page, servers: dict[str, str], language: str) -> None:
    base, problems = servers[language], list[str]()

    def look(name: str, *, scrolls: bool = True) -> None:
        problems.extend(f"{name}: {each}" for each in problems_of(page, language, scrolls=scrolls))

    def look_twice(name: str) -> None:
        look(name)
        if language == MADE_UP:  # long words and large letters are enough by themselves
            return
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        look(f"{name} in large letters")

    page.goto(base)
    page.locator("article .primary").first.wait_for()
    look_twice("home")
    page.reload()
    page.locator("header button").first.click()
    page.locator("dialog[open]").wait_for()
    look("you")
    for address in ("/nowhere", "/operator"):
        page.goto(base + address)
        page.locator("main h1, main h2").first.wait_for()
        look(address)
    if language != MADE_UP:  # rules are not messages
        page.goto(f"{base}/rules/wildcards")
        page.locator(".lessons figure").last.wait_for()
        look_twice("rules")
    for game, bots in (("wildcards", None), ("cubirds", "casual")):
        table = page.evaluate(OPEN, {"game": game, "players": 3, **({"bots": bots} if bots else {})})
        page.goto(f"{base}/table/{table}")
        if bots is None:
            page.locator("main button").first.wait_for()
            look_twice("lobby")
            visitor = type(chromium).new_page(chromium, locale=page.evaluate("document.documentElement.lang"))
            visitor.goto(page.url)
            visitor.locator("main form").first.wait_for()
            problems.extend(f"a free seat: {each}" for each in problems_of(visitor, language, scrolls=True))
            visitor.close()
    page.locator(".prompt").wait_for()
    page.locator("header .log").click()
    page.locator("dialog[open] li").first.wait_for()
    look("log")
    page.keyboard.press("Escape")
    menu = page.locator("#table-menu button")
    for nth in range(menu.count()):
        page.set_viewport_size({"width": 1366, "height": 650})
        page.locator('[popovertarget="table-menu"]').click()
        name = menu.nth(nth).inner_text()
        menu.nth(nth).click()
        page.wait_for_timeout(400)
        if page.locator("dialog[open]").count():
            look(name)
            page.keyboard.press("Escape")
    assert not problems, "\n" + "\n".join(problems)


OPEN = """async (wanted) => {
    const request = {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wanted)};
    return (await (await fetch("/api/tables", request)).json()).table;
}"""
