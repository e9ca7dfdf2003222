"""An action as the terminal lists it: the text to type and, in other languages, its label beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from menagerie.core import Action, Choice
from menagerie.core.plain import Plain, enum_name
from menagerie.words import Words, spoken
from menagerie.words.language import OF_NOTATION


class ListedAction(NamedTuple):
    """An action by its text; or, if the person still has to name cards, how it is written with them."""

    action: str
    label: str = ""  # in the language of the person, unless that is the language of the notation
    consequences: str = ""
    names: Mapping[str, str] = {}  # of the cards that it names, by their notation; likewise
    cards: Sequence[str] = ()
    least: int = 0
    most: int = 0
    written: Callable[[Iterable[str]], str] | None = None

    @property
    def named(self) -> str:
        """The action with its label."""
        return _both(self.label, self.action)

    @property
    def named_cards(self) -> list[str]:
        """The cards to choose from, each with its name."""
        return [_both(self.names.get(card, ""), card) for card in self.cards]

    @property
    def range(self) -> dict[str, Any]:
        return {"least": self.least, "most": self.most, "range": "exactly" if self.least == self.most else "between"}


def listed(words: Words, action: Action | Choice, label: str, consequences: str = "") -> ListedAction:
    """An action as it is listed, given its text on a button; a choice with how it is written with cards."""
    if spoken() == OF_NOTATION or not words.names_action(action):
        label = ""
    if isinstance(action, Action):
        return ListedAction(str(action), label, consequences, _names(words, _texts_in(action.values)))
    codes = [enum_name(card) for card in action.cards]
    names, cards = _names(words, codes), [*map(_notation, codes)]
    return ListedAction(str(action), label, "", names, cards, action.least, action.most, action.written)


def _names(words: Words, codes: Iterable[str]) -> dict[str, str]:
    """The names of the cards among some codes, by their notation; none in the language of the notation."""
    named = {} if spoken() == OF_NOTATION else {code: words.card(code) for code in codes}
    return {_notation(code): name for code, name in named.items() if name != code}


def _texts_in(values: Mapping[str, Plain]) -> Iterator[str]:
    for value in values.values():
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, str):
                yield each


def _notation(code: str) -> str:
    return code.replace("-", " ")


def _both(name: str, notation: str) -> str:
    return f"{name} ({notation})" if name else notation
