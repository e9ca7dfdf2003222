"""Style sheets of the client: what applies to the whole page does not depend on which game was seen first."""

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
REGISTERED = re.compile(r"@property (--[a-z-]+)")


def styles() -> list[Path]:
    return [path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".css")]


def test_what_a_game_registers_for_the_whole_page_no_other_part_uses() -> None:
    """Registered properties apply to the whole page: after a game of Wild Cards, the birds had no wires."""
    clashes = [
        f"{name} of {home.relative_to(SOURCES)} in {other.relative_to(SOURCES)}"
        for home in styles()
        if home.parent.name in ("cubirds", "wildcards")
        for name in REGISTERED.findall(home.read_text(encoding="utf-8"))
        for other in styles()
        if other.parent != home.parent and re.search(rf"{name}(?![a-z-])", other.read_text(encoding="utf-8"))
    ]
    assert not clashes, clashes
