"""What crosses the network on a first visit, measured in the browser; and what a device needs to install the table."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser import Guest
from support.running_server import Guests

KIB = 1024
JAVASCRIPT, FIRST_VISIT = 100 * KIB, 400 * KIB
ART = Path(__file__).resolve().parents[2] / "src" / "menagerie" / "art"
SHOWN_ELSEWHERE = re.compile(r"-(day|night)$|tile$")


class Wire:
    """Counts what a browser is sent, as it is sent: compressed, with the headers, from an empty cache."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.asked: dict[str, str] = {}
        self.kinds: dict[str, str] = {}
        self.codings: dict[str, str] = {}
        self.sent: dict[str, int] = {}
        self.heard = 0
        self.client = guest.context.new_cdp_session(guest.page)
        self.client.on("Network.requestWillBeSent", self._ask)
        self.client.on("Network.responseReceived", self._answer)
        self.client.on("Network.loadingFinished", self._finish)
        self.client.on("Network.webSocketFrameReceived", self._hear)
        self.client.send("Network.enable")

    def _ask(self, told: Any) -> None:
        self.asked[told["requestId"]] = told["request"]["url"]

    def _answer(self, told: Any) -> None:
        self.kinds[told["requestId"]] = told["type"]
        headers = {name.lower(): value for name, value in told["response"]["headers"].items()}
        self.codings[told["requestId"]] = headers.get("content-encoding", "")

    def _finish(self, told: Any) -> None:
        self.sent[told["requestId"]] = int(told["encodedDataLength"])

    def _hear(self, told: Any) -> None:
        self.heard += len(told["response"]["payloadData"])

    def wait(self, art: str = "") -> None:
        """Wait until all pictures of a game have been asked for, and everything that was asked for has come."""
        names = {path.stem for path in (ART / art).glob("*.svg") if art and not SHOWN_ELSEWHERE.search(path.stem)}
        self.guest.wait_until(lambda: names <= self._pictures() and self.asked.keys() == self.sent.keys())

    def _pictures(self) -> set[str]:
        return {found[1] for address in self.asked.values() if (found := re.search(r"/([^/]+)-[\w-]{8}\.svg$", address))}

    def of(self, kind: str) -> list[str]:
        """The addresses that were asked for, of one kind."""
        return [self.asked[each] for each, found in self.kinds.items() if found == kind]

    def bytes_of(self, kind: str) -> int:
        return sum(size for each, size in self.sent.items() if self.kinds.get(each) == kind)

    @property
    def bytes(self) -> int:
        """Everything; what is said over the socket as if it were not compressed."""
        return sum(self.sent.values()) + self.heard


@pytest.mark.parametrize("coding", ["br", "gzip"])  # a browser reads Brotli over https and on the machine itself only
@pytest.mark.parametrize(("game", "title"), [("cubirds", "CuBirds"), ("wildcards", "Wild Cards")])
def test_a_first_visit_up_to_a_table_keeps_to_its_budget(guests: Guests, game: str, title: str, coding: str) -> None:
    guest = guests()
    wire = Wire(guest)
    wire.client.send("Network.setExtraHTTPHeaders", {"headers": {"accept-encoding": coding}})
    guest.go("/")
    guest.page.get_by_role("article", name=title).get_by_role("button", name="Play now").click()
    guest.wait_for_turn()
    wire.wait(game)
    assert not re.search(r"(birds|animals)-table-", guest.page.locator("body").inner_html()), "a word is missing"
    large = [each for each, size in wire.sent.items() if size > KIB]  # a file of a few letters gets no smaller
    assert {wire.codings[each] for each in large if wire.kinds[each] in ("Document", "Script", "Stylesheet")} == {coding}
    assert 20 * KIB < wire.bytes_of("Script") < JAVASCRIPT
    assert wire.bytes_of("Script") < wire.bytes < FIRST_VISIT


def test_a_page_asks_for_its_typefaces_once_and_for_no_table(guests: Guests) -> None:
    guest = guests()
    wire = Wire(guest)
    guest.go("/")
    expect(guest.button("Play now").first).to_be_visible()
    wire.wait()
    preloaded = guest.page.evaluate("[...document.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.href)")
    assert len(preloaded) == 2
    assert sorted(wire.of("Font")) == sorted(preloaded)
    assert (
        guest.page.evaluate(
            "[...document.fonts].filter((face) => face.status === 'loaded' && face.family.includes('Variable')).length"
        )
        == 2
    )
    texts = [*wire.of("Script"), *wire.of("Fetch")]
    words = "".join(guest.page.evaluate("async (address) => (await fetch(address)).text()", address) for address in texts)
    assert "play-now = " in words
    assert "game-goal = " in words
    assert "birds-table-rows = " not in words
    assert "animals-table-" not in words
    assert "lobby-seats = " not in words


def test_the_table_can_be_installed(guests: Guests) -> None:
    guest = guests()
    client = guest.context.new_cdp_session(guest.page)
    guest.go("/rules/cubirds")
    told = client.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    icons = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    icons[guest.page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""] = "180x180"
    assert {src: guest.page.evaluate(SIZE_OF, src) for src in icons} == icons
    assert {"192x192", "512x512"} <= set(icons.values())


SIZE_OF = """async (src) => {
    const icon = new Image();
    icon.src = src;
    await icon.decode();
    return `${icon.naturalWidth}x${icon.naturalHeight}`;
}"""
