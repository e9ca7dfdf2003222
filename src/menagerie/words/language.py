"""The current language, of a command or for a person. Each language is a folder beside this module."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

NAMES_OF_LANGUAGES = {"en": "English", "nl": "Nederlands", "de": "Deutsch"}  # each by its own name, as they are offered
LANGUAGES = tuple(NAMES_OF_LANGUAGES)
OF_NOTATION = "en"  # the language of what is typed: actions, cards, options and their values
_spoken: ContextVar[str] = ContextVar("language", default="en")  # English by default


def speak(language: str) -> None:
    """Set the current language, for all calls in this context that name none."""
    _spoken.set(language)


def spoken() -> str:
    """The current language."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use another language for a while."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def once_for_each_language(most: int | None = None) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """Cache a function's results, as `lru_cache` does, but separately for each language."""

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
    """The language of ours that a browser prefers, by its `Accept-Language` header."""
    wishes: list[tuple[float, str]] = []
    for wish in header.lower().split(","):
        name, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((float(weight or 1), name.partition("-")[0]))
        except ValueError:
            continue
    liked = (name for _, name in sorted(wishes, key=lambda wish: -wish[0]) if name in LANGUAGES)
    return next(liked, LANGUAGES[0])


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the system, if it is one of ours."""
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return named[:2] if named[:2] in LANGUAGES else LANGUAGES[0]
