"""The rules for players' names: which characters are allowed, how long a name may be, and which names look the same.

Two names look the same if they differ only by confusable characters (homoglyphs): a Cyrillic а for a Latin a, an l for an I,
rn for m. `looks` reduces a name to a skeleton, much as Unicode's UTS 39 does, and names with a common skeleton collide. Why the
tables are our own: docs/decisions/0023-look-alike-names.md.

Some words are not allowed as names, because the pages use them for the reader or for a role: “You”, “Host”. They are listed in
the message files (`no-names`), so each language has its own, and all of them apply at every table.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, count
from unicodedata import bidirectional, category, combining, decimal, normalize

from menagerie.server.refusal import Refusal
from menagerie.words import Words
from menagerie.words.language import LANGUAGES

LONGEST = 24  # letters, as people count them
MOST_CODE_POINTS = 96  # an emoji of a family has seven
LONGEST_TEXT = 200  # as it was typed, before spaces are removed and letters composed
MOST_MARKS = 6  # on one letter: written Burmese, and Sanskrit, need as many
MOST_ALIKE = 2  # of those, on the same side of the letter: some languages put an accent on an accent

ZERO_WIDTH_NON_JOINER, ZERO_WIDTH_JOINER = JOINERS = "\u200c\u200d"
VIRAMA = 9  # the combining class of the signs that make one letter of two
TATWEEL = "\u0640"  # stretches an Arabic word
LATER_JAMO = re.compile(r"[\u1161-\u11ff\ud7b0-\ud7ff]")  # the parts of a Korean letter after its first

# fillers and selectors that are letters, marks or symbols by their category, and invisible on every screen
BLANK = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc"
    r"\U00013441\U00013442\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
PICTURE = (
    r"[\xa9\xae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff"
    r"\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
    r"[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]?"
)
COUNTRY = "[\U0001f1e6-\U0001f1ff]{2}"
KEY = "[0-9#*]\ufe0f?\u20e3"
# England, Scotland and Wales: a black flag, then the country in invisible letters
LANDS = [
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in land) for land in ("gbeng\x7f", "gbsct\x7f", "gbwls\x7f")
]
EMOJI = re.compile("|".join([*LANDS, COUNTRY, KEY, rf"{PICTURE}(?:\u200d{PICTURE}){{0,4}}"]))
PIECE = re.compile(f"{EMOJI.pattern}|.", re.DOTALL)

# confusable characters: Latin letters, and those that look like them; small capitals, Greek, Cyrillic, Armenian, Cherokee, Lisu
LIKE_LATIN = (
    ("oiiag", "0ıɩɑɡ"),
    ("abcdefghijklmnoprstuvwyz", "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ"),
    ("ABEZHIKMNOPTYXaynikvopuxw", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηικνορυχω"),
    ("ABEKMHOPCTYXSIJQWl3aberkmhonpctyxsijqwhdl", "АВЕКМНОРСТУХЅІЈԚԜӀЗавегкмнопрстухѕіјԛԝһԁӏ"),
    ("OSLonuhgq", "ՕՏԼօոսհցզ"),
    ("DRTiYAJEWMHYGhZ4bRWSVSLCPKdB", "ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏴ"),
    ("BPdDTGKJCZFMNLSRVHWXYAEIOU", "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ"),
)
LIKE_EACH_OTHER = (
    ("ロカニエトタハヘー", "口力二工卜夕八へ一"),
    ("\u0643\u064a\u064a\u0647", "\u06a9\u06cc\u0649\u06c1"),  # Arabic, as Persian and Urdu keyboards write it
    ("''''''", "`´ʼ‘’′"),
)
ALIKE = str.maketrans({b: a for ours, theirs in LIKE_LATIN + LIKE_EACH_OTHER for a, b in zip(ours, theirs, strict=True)})
STROKES = str.maketrans(dict.fromkeys("1I|ǀ", "l"))
ACCENTS = re.compile(r"[\u0300-\u036f]")  # other marks, such as the vowels of Hindi, are letters to their readers
RUN_TOGETHER = (("rn", "m"), ("vv", "w"), ("i\u0307", "i"), ("j\u0307", "j"))


def cleaned(text: str, longest: int = LONGEST) -> str:
    """A name as it is stored, without superfluous spaces; empty if nothing was typed. Refusal if the name is not allowed."""
    name = " ".join(normalize("NFC", text).split())
    _check_characters(name)
    letters = letters_of(name)
    for letter in letters:
        _check_marks(letter)
    if len(letters) > longest:
        raise Refusal("long-name", count=len(letters), most=longest)
    if len(name) > MOST_CODE_POINTS:
        raise Refusal("crowded-name")
    _check_roles(name)
    return name


def letters_of(name: str) -> list[str]:
    """The letters of a name as people see them (grapheme clusters): each with its marks, and an emoji as one."""
    letters: list[str] = []
    for piece in PIECE.findall(name):
        if letters and _goes_on(letters[-1], piece):
            letters[-1] += piece
        else:
            letters.append(piece)
    return letters


def unlike(wanted: str, taken: Iterable[str]) -> str:
    """The wanted name, followed by a number if it would otherwise look like one that is taken."""
    theirs = frozenset[tuple[int, str]]().union(*map(looks, filter(None, taken)))
    tried = chain([wanted], (_numbered(wanted, number) for number in count(2)))
    return next(name for name in tried if looks(name).isdisjoint(theirs))


def folded(text: str) -> str:
    """A text as it is compared with what somebody looks for: without accents, and in any case. The operator's page does the
    same (`fold` in `web/src/operator/guestSearch.ts`).

    >>> folded("Ömer"), folded("ZOË"), folded("Groß")
    ('omer', 'zoe', 'gross')
    """
    return ACCENTS.sub("", normalize("NFKD", text)).casefold()


def looks(name: str) -> frozenset[tuple[int, str]]:
    """The skeletons of a name: how it looks as written, and in either case. Two names that share one look the same."""
    plain = "".join(map(_plain, normalize("NFKD", name)))
    drawn = plain.translate(ALIKE)
    in_any_case = drawn.casefold(), plain.casefold().translate(ALIKE)
    return frozenset((way, _run_together(seen)) for way, seen in enumerate((drawn, *in_any_case)))


def _plain(character: str) -> str:
    """A character reduced to what can be seen of it."""
    match category(character):
        case "Nd":
            return str(decimal(character))
        case "Pd":
            return "-"
        case "Zs":
            return " "
        case "Cf":
            return ""
        case _:
            return "" if character == TATWEEL or BLANK.match(character) else character


def _run_together(text: str) -> str:
    text = text.translate(STROKES)
    for apart, together in RUN_TOGETHER:
        text = text.replace(apart, together)
    return text


def _numbered(name: str, number: int) -> str:
    """The name followed by a number, shortened if it would get too long."""
    behind = f" {number}"
    letters = letters_of(name)[: LONGEST - len(behind)]
    while sum(map(len, letters)) + len(behind) > MOST_CODE_POINTS:
        letters.pop()
    return "".join(letters).rstrip(" " + ZERO_WIDTH_NON_JOINER) + behind


def _goes_on(letter: str, piece: str) -> bool:
    """Whether a piece belongs to the letter before it."""
    if piece in JOINERS or category(piece[0]).startswith("M") or LATER_JAMO.match(piece):
        return True
    return combining(letter.rstrip(JOINERS)[-1:] or " ") == VIRAMA and category(piece[0]) == "Lo"


def _check_characters(name: str) -> None:
    """Refuse characters that are invisible, or that no screen can show."""
    for found in PIECE.finditer(name):
        is_shown = EMOJI.fullmatch(found[0]) or (found[0] in JOINERS and _joins(name, found.start()))
        for character in found[0]:
            if category(character) in ("Cn", "Co", "Cs"):
                raise Refusal("unknown-in-name", character=_code(character))
            if not is_shown and (category(character) in ("Cc", "Cf") or BLANK.match(character)):
                raise Refusal("hidden-in-name", character=_code(character))


def _joins(name: str, place: int) -> bool:
    """Whether a joiner changes how its neighbours are written, as in Sinhala and Persian, and so is part of the spelling."""
    before, after = name[:place][-1:] or " ", name[place + 1 :][:1] or " "
    apart = name[place] == ZERO_WIDTH_NON_JOINER and bidirectional(before) == bidirectional(after) == "AL"
    return combining(before) == VIRAMA or apart


def _check_marks(letter: str) -> None:
    """Refuse marks without a letter below them, and so many that they would reach into other lines."""
    marks = [each for each in letter if category(each).startswith("M") and not BLANK.match(each)]
    sides = Counter(combining(mark) or mark for mark in marks if combining(mark) != VIRAMA)
    is_bare = letter[0] in (" ", *JOINERS) or category(letter[0]).startswith("M")
    if marks and (is_bare or len(marks) > MOST_MARKS or max(sides.values(), default=0) > MOST_ALIKE):
        raise Refusal("marks-in-name")


def _check_roles(name: str) -> None:
    """Refuse a name that stands for the reader or for a role, or that adds a role to a name: “You”, “Nel (host)”."""
    for part in _parts(name):
        if not looks(part).isdisjoint(_no_names()):
            raise Refusal("role-in-name", word=part)


def _parts(name: str) -> Iterator[str]:
    """The parts of a name between brackets and other signs, without a number at the end: Nel and host, of “Nel (host 2)”."""
    joined = re.sub(r"(?<=\w)['’-](?=\w)", "x", normalize("NFKD", name))  # a hyphen or an apostrophe takes nothing apart
    apart = "".join("\n" if category(each)[0] in "PS" else each for each in joined)
    return (re.sub(r"[\d ]+$", "", part).strip() for part in apart.split("\n"))


@cache
def _no_names() -> frozenset[tuple[int, str]]:
    listed = (Words(language=language).phrase("no-names") for language in LANGUAGES)
    words = [word.strip() for words in listed for word in words.split(",")]
    return frozenset[tuple[int, str]]().union(
        *(looks(form) for word in words for form in (word, word.capitalize(), word.upper()))
    )


def _code(character: str) -> str:
    return f"U+{ord(character):04X}"
