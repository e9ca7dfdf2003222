"""The pages about a site, as headings, paragraphs and items: About, the imprint, and the privacy page with its default.

The operator writes plain text: a blank line ends a paragraph, `#` begins a heading and `- ` or `* ` an item of a list. There is
no HTML, so whatever is typed is shown as it is.
"""

from __future__ import annotations

from typing import Literal

from menagerie.core.plain import Plain
from menagerie.server.refusal import Refusal
from menagerie.server.wire.operator_models import ClubTexts, PageBlock, SitePage
from menagerie.words import Words
from menagerie.words.about import about as parts_of_about

Kind = Literal["heading", "paragraph", "item"]

ITEMS = ("- ", "* ")  # what begins one
PRIVACY: tuple[tuple[Kind, str], ...] = (  # the page if the operator has written none
    ("paragraph", "privacy-short"),
    ("heading", "privacy-stored"),
    ("item", "privacy-cookie"),
    ("item", "privacy-name"),
    ("item", "privacy-learned"),
    ("item", "privacy-games"),
    ("item", "privacy-browser"),
    ("item", "privacy-addresses"),
    ("heading", "privacy-how-long"),
    ("paragraph", "privacy-kept"),
    ("paragraph", "privacy-backups"),
    ("heading", "privacy-forgotten"),
    ("paragraph", "privacy-forget"),
    ("heading", "privacy-contact-title"),
    ("paragraph", "privacy-contact"),
)


def about(version: str) -> SitePage:
    """The page that says what this is, and who made the games."""
    (_, title), *parts = parts_of_about(version)
    return SitePage(title=title, blocks=[PageBlock(kind=kind, text=text) for kind, text in parts])


def imprint(club: ClubTexts) -> SitePage:
    """The imprint; Refusal if the operator has written none."""
    if not club.imprint:
        raise Refusal("no-imprint")
    return SitePage(title=Words().phrase("imprint-title"), blocks=blocks_of(club.imprint))


def privacy(club: ClubTexts, retention: int) -> SitePage:
    """The privacy page: the operator's own, or what is true of every server, with the days for which this one keeps tables."""
    words = Words()
    values: dict[str, Plain] = {"days": retention, "contact": club.contact or "none"}
    usual = [PageBlock(kind=kind, text=words.phrase(code, values)) for kind, code in PRIVACY]
    return SitePage(title=words.phrase("privacy-title"), blocks=blocks_of(club.privacy) if club.privacy else usual)


def blocks_of(text: str) -> list[PageBlock]:
    """The parts of a text. Lines that follow each other belong together but stay lines, as in an address; a heading is one.

    >>> [(block.kind, block.text) for block in blocks_of("# Us\\nAda\\nand Bo\\n\\n- one\\n- two")]
    [('heading', 'Us'), ('paragraph', 'Ada\\nand Bo'), ('item', 'one'), ('item', 'two')]
    """
    blocks: list[PageBlock] = []
    is_open = False  # the last block goes on with the next line
    for line in text.splitlines():
        kind: Kind | None = "heading" if line.startswith("#") else "item" if line.startswith(ITEMS) else None
        said = line.lstrip("#").strip() if kind == "heading" else line[2 if kind else 0 :].strip()
        if kind is None and is_open and said:
            blocks[-1].text += f"\n{said}"
        elif said:
            blocks.append(PageBlock(kind=kind or "paragraph", text=said))
        is_open = bool(said) and blocks[-1].kind != "heading"
    return blocks
