"""Twenty windows, from the smallest phone to the largest desk: nothing is covered, type can be read, animals are large."""

from typing import Any

import pytest
from drawn import ANIMALS, BIRDS, DrawnTable
from playwright.sync_api import Browser, Page

PHONES = [(320, 568), (344, 882), (360, 640), (375, 667), (390, 844), (430, 932)]
SIDEWAYS = [(640, 360), (667, 375), (844, 390), (932, 430)]
TABLETS = [(600, 960), (768, 1024), (1024, 1366)]
DESKS = [(1024, 768), (1280, 720), (1366, 650), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
WINDOWS = PHONES + SIDEWAYS + TABLETS + DESKS

BIRDS_HIGH = {(1366, 650): 84, (1366, 768): 100, (1440, 900): 125, (1920, 1080): 145}
ANIMALS_HIGH = {(1366, 650): 200, (1366, 768): 230, (1440, 900): 280, (1920, 1080): 310}

CHOSEN = {"cubirds": "[data-hand] button[data-species=magpie]", "wildcards": "[data-hand] button[data-card=savannah-3]"}
PIECES = {"cubirds": ".bird", "wildcards": "[data-spot^=display-][data-card]"}

LOOK = """
(scrolls) => {
  const seen = (element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && style.visibility === "visible" && Number(style.opacity) > 0.1;
  };
  const pieceOf = (element) => element.closest("[data-card], button, li, section, header") ?? element;
  const told = (element) => `${element.textContent.trim().slice(0, 40)} <${element.className}>`;
  const found = [];
  const texts = [...document.querySelectorAll("#app main *")].filter((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return own && seen(element) && !element.closest(".unseen, [data-stencil], .flights, [data-scenery]");
  });
  for (const element of texts) {
    if (scrolls) element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const text = element.textContent.trim();
    const size = parseFloat(getComputedStyle(element).fontSize);
    const least = /^[×+]?\\d+$/.test(text) ? 13 : text.length > 30 ? 14 : 11;
    if (size < least - 0.05) found.push(`too small, ${size}: ${told(element)}`);
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5 || box.bottom > innerHeight + 0.5) {
      found.push(`cut: ${told(element)}`);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    const piece = pieceOf(element);
    const opens = top?.classList.contains("more") && top.parentElement.contains(element); // a press there tells more of it
    if (top && !opens && !(piece.contains(top) || top.contains(element) || pieceOf(top).contains(element))) {
      found.push(`covered: ${told(element)} by ${told(top)}`);
    }
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === "hidden") {
      found.push(`shortened: ${told(element)}`);
    }
  }
  for (const button of document.querySelectorAll("#app main button, #app header button, #app header a")) {
    if (!seen(button)) continue;
    if (scrolls) button.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = button.getBoundingClientRect();
    const points = [0.12, 0.3, 0.5, 0.7, 0.88].flatMap((at) =>
      [0.2, 0.5, 0.8].map((down) => [box.left + box.width * at, box.top + box.height * down]));
    const pressed = points.some(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    if (!pressed) found.push(`not to be pressed: ${button.getAttribute("aria-label") ?? told(button)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  return found;
}
"""


def settle(page: Page) -> None:
    """Wait until everything stands where it belongs in this window."""
    for _ in range(3):
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_function("document.getAnimations().length === 0")


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Any:
    context = chromium.new_context()
    context.add_init_script(
        """localStorage.setItem("menagerie-seen", '["cubirds", "wildcards"]');
        localStorage.setItem("menagerie-settings", JSON.stringify({ pace: "off" }));"""
    )
    page = context.new_page()
    yield page
    context.close()


@pytest.mark.parametrize(("game", "drawing"), [("cubirds", BIRDS), ("wildcards", ANIMALS)], ids=["cubirds", "wildcards"])
def test_in_every_window_nothing_is_covered_or_cut_and_type_can_be_read(page: Page, game: str, drawing: str) -> None:
    DrawnTable(page, game, drawing, bots=(1, 2, 3, 4))
    problems: list[str] = []
    for chosen in (False, True):
        if chosen:
            page.locator(CHOSEN[game]).click()
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            problems += [f"{width}x{height}{' chosen' if chosen else ''}: {each}" for each in page.evaluate(LOOK)]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize(
    ("game", "drawing", "least"),
    [("cubirds", BIRDS, BIRDS_HIGH), ("wildcards", ANIMALS, ANIMALS_HIGH)],
    ids=["cubirds", "wildcards"],
)
def test_birds_and_animals_are_as_large_as_a_laptop_allows(
    page: Page, game: str, drawing: str, least: dict[tuple[int, int], int]
) -> None:
    DrawnTable(page, game, drawing, bots=(1, 2, 3, 4))
    page.locator(PIECES[game]).first.wait_for()
    for (width, height), high in least.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        heights = page.locator(PIECES[game]).evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().height)")
        assert min(heights) >= high, (width, height, heights)
