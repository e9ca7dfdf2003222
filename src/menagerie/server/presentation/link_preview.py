"""How a link to a table looks in a messenger (Open Graph): a title, a sentence and a picture. Nobody is named."""

from __future__ import annotations

from html import escape

from menagerie.server.storage.rows import Status
from menagerie.words import Words

WIDTH, HEIGHT = 1008, 630  # of the picture, which tools/icons.py draws


def preview_tags(game: str, status: Status, base: str, path: str) -> str:
    """The tags that go into the head of the page."""
    words = Words(game)
    title = words.phrase("game-title")
    told = {
        "type": "website",
        "title": title,
        "description": words.phrase(f"link-{status}", {"title": title}),
        "url": base + path,
        "image": f"{base}/art/link-{game}.png",
        "image:width": str(WIDTH),
        "image:height": str(HEIGHT),
    }
    tags = [f'<meta property="og:{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])
