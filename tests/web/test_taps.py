"""Whatever is tapped at a table, in whatever order: something is told or opened, and the table stays."""

import json

import pytest
from playwright.sync_api import Browser
from support.drawn_page import ANIMALS, BIRDS, DrawnTable

# all that can be pressed but for what answers the question; what opens over the table is closed again
TAP_ALL = """async (turn) => {
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    const enabled = [...document.querySelectorAll("main button:enabled")];
    const all = enabled.filter((each) => !each.closest(".prompt") && each.offsetParent);
    const tapped = turn ? all.reverse() : all;
    for (const each of tapped) {
        each.click();
        await pause(15);
        document.querySelector("dialog[open]")?.close();
    }
    await pause(50);
    return tapped.length;
}"""


@pytest.mark.parametrize("size", [(390, 844), (1366, 650)], ids=str)
@pytest.mark.parametrize(("game", "text"), [("cubirds", BIRDS), ("wildcards", ANIMALS)])
def test_a_tap_on_anything_breaks_nothing(chromium: Browser, game: str, text: str, size: tuple[int, int]) -> None:
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
    kept = json.dumps({"pace": "off"})
    context.add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
    context.add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    DrawnTable(page, game, text, bots=(1, 2, 3, 4))
    page.locator("[data-hand] button, ul.hand button").first.wait_for()
    for turn in range(2):
        assert page.evaluate(TAP_ALL, turn) > 15
        assert page.locator("[data-hand] button, ul.hand button").first.is_visible(), "the table is gone"
    assert not problems
    heard = page.get_by_role("log").locator("li, p").all_inner_texts()
    assert len(heard) < 100
    context.close()
