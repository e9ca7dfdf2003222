"""The texts of commands (`commands.ftl`): their help, and what the core alone has to say.

How it works. Everything else is formatted by Fluent, which the core alone does not have, and which takes longer to import than
the help takes to print. So this one file keeps to what a few lines can read: each message is one line of text and values.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from menagerie.words.language import spoken

MESSAGE = re.compile(r"(?m)^([a-z][\w-]*) = (.+)$")
VALUE = re.compile(r"\{ \$(\w+) \}")
PLACEHOLDER = re.compile(r"[A-Z]{2,}")
THOUSANDS = {"en": ",", "de": ".", "nl": "."}  # what stands between them


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of a language by their codes."""
    text = files("menagerie.words").joinpath(language, "commands.ftl").read_text(encoding="utf-8")
    return dict(MESSAGE.findall(text))


def told(code: str, **values: str | int) -> str:
    """The text for a code, in the language that is spoken.

    >>> told("lab-games", games=1_000_000)
    'how many (default: 1,000,000)'
    """
    return VALUE.sub(lambda found: _written(values[found[1]]), texts(spoken())[code])


def _written(value: str | int) -> str:
    return value if isinstance(value, str) else f"{value:,}".replace(",", THOUSANDS[spoken()])


def placeholder(names: str) -> str:
    """What stands for the values of an argument: NAME=VALUE is NAAM=WAARDE in Dutch."""
    return PLACEHOLDER.sub(lambda found: told(f"placeholder-{found[0]}"), names)
