"""Reads the colours of the style sheet of the client, theme by theme: `--otter: #079da2;`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from menagerie.art.pictures import DRAWINGS

SHEET = Path(__file__).resolve().parents[1] / "web" / "src" / "styles" / "tokens.css"
DAY, NIGHT = ":root", ':root[data-theme="dark"]'
CLEAR_DAY, CLEAR_NIGHT = ":root[data-high-contrast]", ':root[data-high-contrast][data-theme="dark"]'

# the blocks that apply in a theme: a later one takes precedence
THEMES = {
    "light": (DAY,),
    "dark": (DAY, NIGHT),
    "light, high contrast": (DAY, CLEAR_DAY),
    "dark, high contrast": (DAY, NIGHT, CLEAR_DAY, CLEAR_NIGHT),
}


@cache
def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme by their names, in the order of the style sheet."""
    blocks = re.findall(r"^(:root[^{\n]*) \{\n(.*?)^\}", SHEET.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    by_selector = dict(blocks)
    inside = "".join(by_selector[selector] for selector in THEMES[theme])
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", inside))


def avatars() -> list[str]:
    """The avatars of the players, in the order in which they are assigned: every colour that has a portrait."""
    return [name for name in tokens("light") if DRAWINGS.joinpath("avatars", f"{name}.svg").is_file()]
