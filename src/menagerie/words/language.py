"""Which language is spoken: by a command, to a person. The words of each are a folder beside this module."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from contextvars import ContextVar

LANGUAGES = ("en",)
_spoken: ContextVar[str] = ContextVar("language", default="en")  # unless somebody names another


def speak(language: str) -> None:
    """Let this language be spoken from now on, by whoever is asked here and names none."""
    _spoken.set(language)


def spoken() -> str:
    """The language that is spoken here."""
    return _spoken.get()


def language_parser() -> argparse.ArgumentParser:
    """A language can be named anywhere, before the command or after it."""
    parser = argparse.ArgumentParser(prog="menagerie", add_help=False, allow_abbrev=False)
    parser.add_argument("--language", choices=LANGUAGES, help="what is said, in this language; that of your system unless said")
    return parser


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the system, if it is one of ours."""
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return named[:2] if named[:2] in LANGUAGES else LANGUAGES[0]
