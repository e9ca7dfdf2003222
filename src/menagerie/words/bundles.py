"""The message files of a language, read once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def bundle_of(language: str, game: str | None) -> FluentBundle:
    """The messages of a language: those of all games and tables and, if a game is named, those of that game."""
    from fluent.runtime import FluentBundle  # the rulebook can be read without it

    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language, game):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str, game: str | None) -> list[Any]:
    from fluent.runtime import FluentResource

    names = (
        "common",
        "table",
        "hosting",
        *((game, f"{game}-told", f"{game}-pages", f"{game}-lessons", f"{game}-end") if game else ()),
    )
    read = files("menagerie.words").joinpath
    return [FluentResource(read(language, f"{name}.ftl").read_text(encoding="utf-8")) for name in names]


@cache
def values_of(language: str, game: str | None, code: str) -> frozenset[str]:
    """The names of the values that a message speaks of, itself or by another message that stands in it."""
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
