"""Codes and values to sentences. The message files beside this module serve the terminal and the browser alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

from menagerie.core import Event, Line
from menagerie.core.message import Told
from menagerie.core.plain import Plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)
HIDDEN = "hidden"
CARD_FIELDS = ("species", "card")


@cache
def bundle_of(language: str, game: str | None) -> FluentBundle:
    """The messages of a language: those of all games and, if one is named, those of that game."""
    from fluent.runtime import FluentBundle, FluentResource  # the rulebook can be read without it

    bundle = FluentBundle([language], use_isolating=False)
    for name in ("common", game):
        if name is not None:
            text = files("menagerie.words").joinpath(language, f"{name}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """Speaks one language to one reader, who sits at a seat or only watches."""

    def __init__(
        self, game: str | None = None, *, names: Sequence[str] = (), you: int | None = None, language: str = "en"
    ) -> None:
        self._bundle = bundle_of(language, game)
        self._names = names
        self._you = you

    def has(self, code: str) -> bool:
        """Whether there is a message for this code."""
        return self._bundle.has_message(code)

    def say(self, told: Told) -> str:
        """The sentence for an event, an error or a line."""
        return self.phrase(told.code, told.values)

    def phrase(self, code: str, values: Mapping[str, Plain] | None = None) -> str:
        """The sentence for a code and its values."""
        message = self._bundle.get_message(code)
        assert message.value is not None, code
        text, problems = self._bundle.format_pattern(message.value, dict(self._arguments(values or {})))
        assert not problems, (code, values, problems)
        return str(text)

    def events(self, events: Iterable[Event]) -> list[str]:
        """What happened, one sentence for each run of like events."""
        return [self.say(line) for line in grouped(events)]

    def consequences(self, events: Iterable[Event]) -> str:
        """What an action of the reader would do, in one line: up to what others then do, but with what is then shown."""
        own = takewhile(lambda event: event.reveals or event.values.get("seat", self._you) == self._you, events)
        told = [Line(f"would-{line.code}", line.values) for line in grouped(own)]
        return "; ".join(dict.fromkeys(self.say(line) for line in told if self.has(line.code)))

    def _arguments(self, values: Mapping[str, Plain]) -> Iterator[tuple[str, str | int]]:
        for name, value in values.items():
            match name, value:
                case "seat", int():
                    yield "you", "yes" if value == self._you else "no"
                    yield "seat", self._names[value] if value in range(len(self._names)) else str(value + 1)
                case "row", int():
                    yield name, value + 1
                case "winners", list():
                    yield "you", "yes" if self._you in value else "no"
                    yield "count", len(value)
                    yield name, self.names([self._names[seat] for seat in value if isinstance(seat, int)])
                case _, list():
                    yield name, self.cards(value)
                case _, None:
                    yield name, HIDDEN
                case _, int() | str():
                    yield name, value

    def cards(self, cards: Sequence[Plain]) -> str:
        """Some cards by name, in their order: a run of a kind is told once, with its number."""
        told = []
        for card, run in groupby(cards):
            told.append(self.phrase("some-cards", {"card": card, "count": len(list(run))}))
        return ", ".join(told) if told else self.phrase("nothing")

    def names(self, names: Sequence[str]) -> str:
        """Some names: Ada, Bo and Cleo."""
        *first, last = names
        return self.phrase("names", {"first": ", ".join(first), "last": last}) if first else last


def grouped(events: Iterable[Event]) -> Iterator[Line]:
    """Runs of events that differ in their cards only, each as one line with all the cards."""

    def alike(event: Event) -> tuple[str, tuple[tuple[str, Plain], ...]]:
        return event.code, tuple((name, value) for name, value in event.values.items() if name not in CARD_FIELDS)

    for (code, shared), run in groupby(events, key=alike):
        cards = [value for event in run for name, value in event.values.items() if name in CARD_FIELDS]
        values = dict(shared)
        if cards:
            copies = values.get("count", 1)
            assert isinstance(copies, int), code
            values |= {"cards": [card for card in cards for _ in range(copies)], "count": len(cards) * copies}
        yield Line(code, values)
