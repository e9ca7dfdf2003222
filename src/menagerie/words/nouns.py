"""The grammatical forms of nouns: a sentence asks for the form of a card's name, and a small table of each language has it.

The browser uses the same tables (`forms.json`) and has the same functions. A noun has a gender, which chooses its article, and a
form for one and for many; where these change with the case, they are a table of cases, the nominative among them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType

from menagerie.words.bundles import cut

LONGEST_NAME = 60
LOCALES = {"en": "en_GB"}  # how lists are written: no comma before the last one

ListStyle = Literal["and", "or", "unit"]  # unit: a bare list after a colon, with nothing but commas
STYLES: Mapping[str, Any] = {"and": "standard", "or": "or"}


class Forms:
    """The nouns and articles of one language."""

    def __init__(self, language: str) -> None:
        read = json.loads(files("menagerie.words").joinpath(language, "forms.json").read_text(encoding="utf-8"))
        self._articles, self._nouns = read["articles"], read["nouns"]
        self._times, self.nothing = read["times"], str(read["nothing"])

    def gender(self, code: str) -> str:
        """The gender of a card's name, as the table calls it."""
        return str(self._nouns.get(code, {}).get("gender", "none"))

    def card(
        self, code: str, count: int | None = None, *, case: str = "nominative", article: str = "none", number: str = "one"
    ) -> str:
        """The name of a card in the form that is asked for; with a count, so many cards of this kind."""
        kind, _, value = code.partition("-")
        noun = self._nouns.get(kind)
        if noun is None:
            return cut(code, LONGEST_NAME)  # something that a person typed, which is not a card
        if value:
            name = f"{_titled(noun) if number == 'title' else noun['one']} {value}"
            return name if count in (None, 1) else self._times.format(card=name, count=count)
        if count is not None and count != 1:
            return f"{count} {_in_case(noun['many'], case)}"
        if number == "title":
            return _titled(noun)
        gender = "many" if number == "many" else noun["gender"]
        before = "" if article == "none" else self._articles[gender].get(noun.get("always", article), "")
        return f"{_in_case(before, case)} {_in_case(noun[number], case)}".strip()


def _in_case(form: str | Mapping[str, str], case: str) -> str:
    return form if isinstance(form, str) else form.get(case, form["nominative"])


def _titled(noun: Mapping[str, Any]) -> str:
    """A name with a capital letter, as at the beginning of a sentence or alone."""
    name = _in_case(noun["one"], "nominative")
    return str(noun.get("title") or name[:1].upper() + name[1:])


@cache
def forms_of(language: str) -> Forms:
    """The forms of a language, read once."""
    return Forms(language)


def listed(language: str, texts: Iterable[str], style: ListStyle = "and") -> str:
    """Some texts as the language lists them: Ada, Bo and Cleo."""
    return ", ".join(texts) if style == "unit" else format_list(list(texts), STYLES[style], _locale(language))


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(LOCALES.get(language, language))


@dataclass(frozen=True, slots=True)
class CardsPhrase(FluentType):
    """Some cards in a sentence, in their order. Equal cards are named once, with their number; in a bare list only neighbours."""

    language: str
    codes: tuple[str, ...]

    def format(self, locale: Locale) -> str:
        return self.told()

    def told(
        self, *, case: str = "nominative", article: str = "indefinite", number: str = "one", style: ListStyle = "and"
    ) -> str:
        """All the cards, as the language lists them."""
        forms = forms_of(self.language)
        together = sorted(self.codes, key=self.codes.index) if style == "and" else self.codes
        runs = ((code, len(list(run))) for code, run in groupby(together))
        each = (forms.card(code, count, case=case, article=article, number=number) for code, count in runs)
        return cut(listed(self.language, each, style)) if self.codes else forms.nothing


def functions_of(language: str) -> dict[str, Callable[..., Any]]:
    """The functions that a message may call: CARD, CARDS and GENDER."""
    forms = forms_of(language)

    def card(code: Any, count: Any = None, **wanted: str) -> str:
        return forms.card(str(code), int(count) if isinstance(count, int) else None, **wanted)

    def cards(told: CardsPhrase | str, list: ListStyle = "and", **wanted: str) -> str:  # noqa: A002  # as a sentence says it
        return told.told(style=list, **wanted) if isinstance(told, CardsPhrase) else told

    return {"CARD": card, "CARDS": cards, "GENDER": lambda code: forms.gender(str(code))}
