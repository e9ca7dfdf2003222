"""The Fluent message files of a language, read once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from menagerie.games import entries

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from menagerie.words.nouns import CardsPhrase


ENGLISH = "en"
LONGEST_VALUE = 1000  # letters in a sentence: Fluent fails at 2,500, and nobody reads so many


def cut(value: str, longest: int = LONGEST_VALUE) -> str:
    """The value, cut to what fits into a sentence."""
    return value if len(value) <= longest else value[: longest - 1] + "…"


@cache
def bundle_of(language: str, game: str | None) -> FluentBundle:
    """The messages of a language: those of all games and tables and, if a game is named, those of that game."""
    from fluent.runtime import FluentBundle  # the rulebook can be read without it

    from menagerie.words.nouns import functions_of

    bundle = FluentBundle([language], functions=functions_of(language), use_isolating=False)
    for resource in _resources(language, game):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str, game: str | None) -> list[Any]:
    from fluent.runtime import FluentResource

    read = files("menagerie.words").joinpath
    own = ("common", "table", "hosting", "checkup", "site", "about", "coach", "puzzle")
    texts = [read(language, f"{name}.ftl").read_text(encoding="utf-8") for name in own]
    return [FluentResource(text) for text in (*texts, *(_texts_of(language, game) if game else ()))]


@cache
def _texts_of(language: str, game: str) -> list[str]:
    """The message files of a game for the server: in this language, or else in English, if there are any."""
    entry, names = entries()[game], (game, *(f"{game}-{part}" for part in ("told", "pages", "lessons", "exercises", "end")))
    found = (entry.file("words", language, f"{name}.ftl") or entry.file("words", ENGLISH, f"{name}.ftl") for name in names)
    return [file.read_text(encoding="utf-8") for file in found if file is not None]


def is_told_by_codes(language: str, game: str | None) -> bool:
    """Whether a game has no message files."""
    return game is not None and not _texts_of(language, game)


def cards_in(language: str, codes: tuple[str, ...]) -> CardsPhrase:
    """Some cards as an argument of a message."""
    from menagerie.words.nouns import CardsPhrase

    return CardsPhrase(language, codes)


def card_in(language: str, code: str) -> str:
    """The name of a card in a language."""
    from menagerie.words.nouns import forms_of

    return forms_of(language).card(code)


def listed_in(language: str, texts: Iterable[str]) -> str:
    """Some texts as a language lists them."""
    from menagerie.words.nouns import listed

    return listed(language, texts)


@cache
def values_of(language: str, game: str | None, code: str) -> frozenset[str]:
    """The names of the arguments that a message uses, itself or through a message that it refers to."""
    from fluent.syntax import ast, visitor

    found: set[str] = set()

    class Collector(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as the library calls it
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # as the library calls it
            found.update(values_of(language, game, node.id.name))

    entries = [entry for resource in _resources(language, game) for entry in resource.body]
    Collector().visit([entry for entry in entries if isinstance(entry, ast.Message) and entry.id.name == code])
    return frozenset(found)
