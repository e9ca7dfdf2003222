"""The page About, for the browser and the terminal: what this is, who made the games, and where to buy them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from menagerie.games import entries
from menagerie.words.say import Words

Kind = Literal["heading", "paragraph"]


def about(version: str) -> Iterator[tuple[Kind, str]]:
    """The parts of the page in the current language. A game without credits is left out."""
    say = Words().phrase
    yield "heading", say("about-title")
    yield "paragraph", say("about-what")
    yield "heading", say("about-games")
    yield from (("paragraph", Words(game).phrase("credits")) for game in entries() if Words(game).has("credits"))
    yield from (("paragraph", say(code)) for code in ("about-buy", "about-ours"))
    yield "paragraph", say("about-version", {"version": version})
