"""Which language is spoken: by a command, to a person. The words of each are a folder beside this module."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

NAMES_OF_LANGUAGES = {"en": "English", "nl": "Nederlands", "de": "Deutsch"}  # each by its own name, as they are offered
LANGUAGES = tuple(NAMES_OF_LANGUAGES)
_spoken: ContextVar[str] = ContextVar("language", default="en")  # unless somebody names another


def speak(language: str) -> None:
    """Let this language be spoken from now on, by whoever is asked here and names none."""
    _spoken.set(language)


def spoken() -> str:
    """The language that is spoken here."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let this language be spoken for a while."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def once_for_each_language(most: int | None = None) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """What a function makes is kept, as by `lru_cache`, but for each language that it was made in."""

    def keeping(function: Callable[Given, Made]) -> Callable[Given, Made]:
        @lru_cache(most)
        def kept(_language: str, *given: Given.args, **named: Given.kwargs) -> Made:
            return function(*given, **named)

        @wraps(function)
        def found(*given: Given.args, **named: Given.kwargs) -> Made:
            return kept(spoken(), *given, **named)  # type: ignore[arg-type]  # what is given can be hashed

        return found

    return keeping


def wanted_by(header: str) -> str:
    """The language of ours that a browser likes best, as it says by `Accept-Language`."""
    wishes: list[tuple[float, str]] = []
    for wish in header.lower().split(","):
        name, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((float(weight or 1), name.partition("-")[0]))
        except ValueError:
            continue
    liked = (name for _, name in sorted(wishes, key=lambda wish: -wish[0]) if name in LANGUAGES)
    return next(liked, LANGUAGES[0])


def language_parser() -> argparse.ArgumentParser:
    """A language can be named anywhere, before the command or after it."""
    parser = argparse.ArgumentParser(prog="menagerie", add_help=False, allow_abbrev=False)
    parser.add_argument("--language", choices=LANGUAGES, help="what is said, in this language; that of your system unless said")
    return parser


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the system, if it is one of ours."""
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return named[:2] if named[:2] in LANGUAGES else LANGUAGES[0]
