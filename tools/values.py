"""The types of the values of each line and each offered action, by its code.

tools/typescript.py writes them for the client, and a test holds whole games to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from menagerie.core import AnyGame
from menagerie.core.plain import camel_to_kebab
from menagerie.words.say import CARD_FIELDS

Types = Mapping[str, Any]  # of each value, by its name

COMMON_LINES: Mapping[str, Types] = {  # of any game: lines that are not events
    "taken-back": {"seat": int, "count": int},
    "taken-back-earlier": {"count": int},
    "who-plays": {"seat": int, "how": str},
}


def line_values(game: type[AnyGame]) -> dict[str, Types]:
    """The values of a game's lines: those of its events, with all cards of a run where an event has one; null: hidden."""
    return {camel_to_kebab(kind.__name__): _of_a_run(_types_of(kind)) for kind in game.event_kinds} | dict(COMMON_LINES)


def _of_a_run(types: Types) -> Types:
    alike = {name: kind for name, kind in types.items() if name not in CARD_FIELDS}
    (card,) = [kind for name, kind in types.items() if name in CARD_FIELDS] or (None,)
    return alike if card is None else alike | {"cards": tuple[card, ...], "count": int}  # type: ignore[valid-type]  # looked up


def action_values(game: type[AnyGame]) -> dict[str, Types]:
    """The values of a game's actions; cards that are still to be chosen are an empty list."""
    return {camel_to_kebab(kind.__name__): _types_of(kind) for kind in game.action_kinds}


def chosen_cards(game: type[AnyGame]) -> dict[str, Any]:
    """The type of the cards to be chosen for an action, by its code, for actions that need some."""
    values = action_values(game)
    composing = {camel_to_kebab(kind.__name__): kind.composes for kind in game.action_kinds if kind.composes}
    return {code: get_args(values[code][name])[0] for code, name in composing.items()}


def _types_of(kind: Any) -> Types:
    types = get_type_hints(kind)
    return {field.name: types[field.name] for field in fields(kind)}
