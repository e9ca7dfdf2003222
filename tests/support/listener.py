"""A person who uses a screen reader: hears what the page reads aloud, finds things by their names, and presses keys."""

import re
from dataclasses import dataclass
from itertools import pairwise
from re import Pattern
from typing import Any

from playwright.sync_api import Page
from support.browser import Guest

FARTHEST = 60  # steps with Tab before giving up


@dataclass(frozen=True)
class Thing:
    """Something on the page, as the browser describes it to a screen reader."""

    role: str
    name: str
    pressed: bool = False


class Listener:
    """Hears, and presses keys; neither looks nor points."""

    def __init__(self, guest: Guest) -> None:
        guest.page.add_init_script(SPEECH)
        self._guest = guest
        self._page: Page = guest.page
        self._client = guest.context.new_cdp_session(guest.page)
        self._heard = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    def focus(self) -> Thing:
        """The focused thing."""
        found = self._client.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        tree = self._client.send("Accessibility.getPartialAXTree", {"objectId": found["objectId"], "fetchRelatives": False})
        return thing_of(tree["nodes"][0])

    def walk_to(self, name: str | Pattern[str], key: str = "Tab") -> Thing:
        """Press a key until something of this name has the focus."""
        told: list[str] = []
        for _ in range(FARTHEST):
            here = self.focus()
            if re.search(name, here.name):
                return here
            told.append(here.name)
            self.press(key)
        raise AssertionError(f"{name} is not reached: {told}")

    def arrive(self, name: str | Pattern[str]) -> Thing:
        """Wait until something with this name has the focus: the page moves it there."""
        self._guest.wait_until(lambda: re.search(name, self.focus().name) is not None)
        return self.focus()

    def speech(self) -> list[str]:
        """Everything that was read aloud so far."""
        return [str(text) for text in self._page.evaluate("speech")]

    def doubled(self) -> list[str]:
        """Sentences that were read aloud twice in a row, as when two regions contain the same."""
        return [one for one, other in pairwise(self.speech()) if one == other]

    def hear(self, sentence: Pattern[str]) -> str:
        """Wait until a sentence like this is read aloud, after the one that was awaited before."""
        found: list[str] = []

        def is_heard() -> bool:
            said = self.speech()
            for place in range(self._heard, len(said)):
                if sentence.search(said[place]):
                    self._heard = place + 1
                    found.append(said[place])
                    return True
            return False

        self._guest.wait_until(is_heard)
        self._guest.listen()  # wait for the reply to the last message, too: until then the page accepts no other answer
        return found[0]


def thing_of(node: Any) -> Thing:
    """The description of one node of the browser's accessibility tree."""
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return Thing(node["role"]["value"], node.get("name", {}).get("value", ""), states.get("pressed") == "true")


# text added to a live region, unless a sheet covers it
SPEECH = """
    window.speech = [];
    const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
    const isHeard = (region) => [...document.querySelectorAll("dialog:modal")].every((dialog) => dialog.contains(region));
    new MutationObserver((changes) => {
        for (const change of changes) {
            const place = change.target.nodeType === 1 ? change.target : change.target.parentElement;
            const region = place?.closest(LIVE);
            for (const node of change.type === "childList" ? change.addedNodes : [change.target]) {
                const inside = node.nodeType === 1 && !region ? [node, ...node.querySelectorAll("*")] : [];
                const alerts = inside.filter((each) => each.matches("[role=alert]"));
                for (const spoken of region ? [node] : alerts) {
                    const text = spoken.textContent.replace(/\\s+/g, " ").trim();
                    if (text && isHeard(spoken.parentElement)) speech.push(text);
                }
            }
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""
