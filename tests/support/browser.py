"""A person at a browser: opens pages, checks that they are sound, and plays by pressing whatever is offered."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from re import Pattern
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, expect

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1440, 900)}
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE_MS = 60_000  # nothing takes this long; a slow machine is not a failure
QUESTION = ".prompt .question, .prompt.yours .said"  # the current question
POLL_MS = 50  # each check takes the page some time, too

expect.set_options(timeout=PATIENCE_MS)


class Guest:
    """One person with one browser."""

    def __init__(self, chromium: Browser, base: str, *, size: str, theme: Any, pace: str = "quick") -> None:
        width, height = SIZES[size]
        self.touches = size != "desk"
        self.context = chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, has_touch=self.touches
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(USED_DEVICE % pace)
        self.context.add_init_script(WIRE)
        self.page: Page = self.context.new_page()
        self.base = base
        self.complaints: list[str] = []
        self.random = Random(size)
        self.is_cut_off = False
        self.refusals: set[int] = set()  # that the browser may report at any time
        self.questions: set[str] = set()
        self.page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))
        self.page.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        is_refusal = any(f"status of {status} " in text for status in self.refusals)
        if kind == "error" and not self.is_cut_off and not is_refusal and "WebSocket" not in text:
            self.complaints.append(text)

    # opening pages

    def go(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.base + path)

    def open_table(self, **wanted: object) -> str:
        """Open a table as the home page does. Returns its id."""
        self.go("/")
        self.button("Play now").first.wait_for()  # by then the guest has a cookie
        script = """async (wanted) => {
            const request = {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wanted)};
            return (await (await fetch("/api/tables", request)).json()).table;
        }"""
        table = str(self.page.evaluate(script, wanted))
        self.go(f"/table/{table}")
        return table

    def sit_down(self, table: str, name: str) -> None:
        """Sit down like somebody who was given the link."""
        self.go(f"/table/{table}")
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").click()
        expect(self.button("I’m ready")).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # looking

    def see_all_move(self) -> None:
        """Wait until nothing moves. An element that is removed while it moves never reports the end of its animation."""
        self.wait_until(lambda: bool(self.page.evaluate(AT_REST)))

    def check_page(self) -> None:
        """Nothing scrolls sideways, everything to press is large enough, and axe finds nothing."""
        self.see_all_move()
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} pixels too wide"
        small = self.page.evaluate(SMALL_TARGETS, 44 if self.touches else 24)
        assert not small, f"too small to press: {small[:5]}"
        violations = self._axe()
        assert not violations, json.dumps(violations, indent=1)[:3000]

    def _axe(self) -> list[Any]:
        """Run axe-core in an isolated world, because the content security policy would block it in the page."""
        client = self.context.new_cdp_session(self.page)
        if not self.page.evaluate("'axe' in window"):
            client.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        asked = {"expression": "axe.run(document).then((found) => found.violations)", "awaitPromise": True, "returnByValue": True}
        found = client.send("Runtime.evaluate", asked)["result"]["value"]
        client.detach()
        return [{"rule": each["id"], "where": [node["html"][:200] for node in each["nodes"]]} for each in found]

    # playing

    def is_over(self) -> bool:
        return self.page.locator("dialog[open] .headline").count() > 0

    def is_my_turn(self) -> bool:
        return self.page.title().startswith("Your turn")

    def look(self, *, skipping: bool = True) -> str:
        """The state of the game: `over`, `turn`, or nothing to do but wait. The actions of others may be skipped."""
        return str(self.page.evaluate(LOOK, skipping))

    def wait_for_turn(self, *, skipping: bool = True) -> bool:
        """Wait until it is this person's turn; False if the game is over. The actions of others may be skipped."""
        self.wait_until(lambda: self.look(skipping=skipping) != "")
        return not self.is_over()

    def settle(self, *, skipping: bool = True) -> None:
        """Wait until it is this person's turn, and neither an answer nor a card is on its way."""
        self.wait_until(lambda: self.look(skipping=skipping) == "over" or bool(self.page.evaluate(SETTLED)))
        assert not self.is_over()

    def listen(self) -> None:
        """Wait until the server has answered every message."""
        self.wait_until(lambda: not self.page.evaluate("wire.unanswered.size"))

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition is true."""
        for _ in range(PATIENCE_MS // POLL_MS):
            if is_so():
                return
            self.page.wait_for_timeout(POLL_MS)
        raise AssertionError(f"nothing happens: {self.situation()}")

    def situation(self) -> str:
        """A description of what this person sees, to find out why a game stands still."""
        return f"{self.page.title()}\n{self.page.inner_text('body')[:2000]}"

    def put_away(self) -> None:
        """Close whatever covers the table, such as a card that a slow machine opened by a long press; but not the result."""
        while self.page.locator("dialog[open]:not(:has(.headline))").count():
            self.page.keyboard.press("Escape")

    def play_turn(self) -> None:
        """Press one of the things on offer."""
        self.put_away()
        if self.page.locator("ul.hand .stack").count() or self.page.locator("[data-row]").count():
            self._play_cubirds()
        else:
            self._play_wildcards()
        self.put_away()  # a press after the end of the turn opened a card

    def _press(self, pressed: Locator) -> None:
        found = pressed.element_handles()
        if found:
            with suppress(Error):  # an element may have gone since: the table moved on
                self.random.choice(found).click(timeout=2000)

    def _play_cubirds(self) -> None:
        places, answers = self.page.locator("button.place.lit"), self.page.locator(".prompt .answers button")
        for found in (places, answers):
            if found.count():
                self._press(found)
                return
        stacks = self.page.locator("ul.hand button.stack")
        if stacks.count() == 0:
            return
        self._press(stacks)
        if places.count():
            self._press(places)

    def _play_wildcards(self) -> None:
        primary = self.page.locator(".prompt .button.primary:enabled")
        asides = self.page.locator(".prompt .button:not(.primary):enabled")
        choices = self.page.locator("button.may:not(.chosen)")
        if primary.count() and self.random.random() < 0.85:
            self._press(primary)
        elif asides.count() and (choices.count() == 0 or self.random.random() < 0.15):
            self._press(asides)
        elif choices.count():
            self._press(choices)

    def show_result(self) -> None:
        """Open the result, if a press beside it has closed it."""
        if not self.is_over():
            self.put_away()
            self.button("Result").click()
        expect(self.page.locator("dialog[open] .headline")).to_be_visible()

    def bid(self) -> None:
        """Wild Cards: bid any card of the hand."""
        acted = self.page.evaluate("wire.acted")
        self.page.locator("button.card.may").first.click()
        self.page.locator(".prompt .button.primary:enabled").click()
        self.wait_until(lambda: bool(self.page.evaluate("wire.acted") > acted))

    def focused_on(self, name: str) -> bool:
        """Whether the focused element has this name."""
        return name in str(self.page.evaluate(FOCUSED))

    def tab_to(self, name: Pattern[str]) -> None:
        """Press Tab until something of this name has the focus."""
        told = []
        for _ in range(80):
            self.page.wait_for_timeout(12)
            told.append(str(self.page.evaluate(FOCUSED)))
            if name.search(told[-1]):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name.pattern} is not reached: {told}")

    def check_question(self) -> None:
        """Check the page the first time that a question is asked."""
        with suppress(Error):  # it may have been answered already, and be gone
            question = self.page.locator(QUESTION).inner_text(timeout=200)
            if question not in self.questions:
                self.questions.add(question)
                self.check_page()

    def play_to_the_end(self, *others: "Guest") -> None:
        """Play until the result is shown, together with everyone else at the table; each kind of question is checked once."""
        playing = [self, *others]
        for _ in range(3000):
            for person in playing.copy():
                how = person.look()
                if how == "over":
                    playing.remove(person)
                elif how == "turn":
                    person.check_question()
                    person.play_turn()
                else:
                    person.put_away()  # nothing would go on beneath it
            if not playing:
                return
            playing[0].page.wait_for_timeout(15)
        raise AssertionError("\n\n".join(["this game does not end", *(person.situation() for person in playing)]))


USED_DEVICE = """
    localStorage.setItem("menagerie-settings", JSON.stringify({theme: "auto", pace: "%s"}));
    localStorage.setItem("menagerie-tips", '{"off": true}');
"""

# the messages between the page and the server
WIRE = """
    window.wire = {acted: 0, unanswered: new Set(), asked: null};
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", (event) => {
                const heard = JSON.parse(event.data);
                if (heard.type === "position" || heard.type === "moved") wire.asked = heard.asked;
                if (heard.type === "accepted" && wire.unanswered.has(heard.id)) wire.acted += 1;
                if (heard.type === "accepted" || heard.type === "refused") wire.unanswered.delete(heard.id);
            });
        }
        send(text) {
            const said = JSON.parse(text);
            if (said.type === "act" || said.type === "take-back") wire.unanswered.add(said.id);
            super.send(text);
        }
    };
"""

LOOK = """(skipping) => {
    if (document.querySelector("dialog[open] .headline")) return "over";
    if (document.title.startsWith("Your turn")) return "turn";
    if (skipping) document.querySelector("button.caption, .prompt .skip")?.click();
    return "";
}"""

# the person to act presses something on offer, as fast as a hasty person
HASTY = """() => {
    const any = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent !== null);
    const tap = (one) => one.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail: 1}));
    const press = (found) => found.length > 0 && (tap(found[Math.floor(Math.random() * found.length)]), true);
    if (!document.title.startsWith("Your turn")) return;
    if (press(any(".prompt .button.primary:enabled"))) return;
    if (press(any("ul.hand .stack.flock:not(.chosen)"))) return;
    if (press(any(".prompt .answers button"))) return;
    if (any("ul.hand .stack.chosen").length && press(any("button[data-side].takes"))) return;
    if (any("ul.hand .stack.chosen").length && Math.random() < 0.4 && press(any("button[data-side]"))) return;
    if (press(any("button.may:not(.chosen)"))) return;
    if (press(any("ul.hand button.stack"))) return;
    press(any(".prompt .button:enabled"));
}"""

AT_REST = """() => document.getAnimations().every((each) => each.playState !== "running")"""

# the server asks, and does not answer itself, as it does where there is one answer only; the page asks, too; nothing moves, and
# two frames later nothing has begun to move
SETTLED = """async () => {
    const settled = () => {
        const {unanswered, asked} = wire;
        if (unanswered.size > 0 || !document.title.startsWith("Your turn")) return false;
        if (!asked || asked.sealed || asked.answers_itself) return false;
        if (!document.querySelector("QUESTION") || document.querySelector("button.caption, .prompt .skip, .flight")) return false;
        return (AT_REST)();
    };
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return settled() && (await frame(), await frame(), settled());
}""".replace("AT_REST", AT_REST).replace("QUESTION", QUESTION)

FOCUSED = """() => {
    const focused = document.activeElement;
    if (focused === document.body) return "";
    return (focused.getAttribute("aria-label") ?? focused.innerText ?? "").replace(/\\s+/g, " ").trim();
}"""

SMALL_TARGETS = """(least) => [...document.querySelectorAll("button, a, input, select, summary")]
    .filter((each) => each.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !each.closest(".unseen"))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => box.width > 0 && box.height > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .filter(([each]) => getComputedStyle(each).display !== "inline" && !each.closest("label"))
    .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
