"""Sentences from codes and values. The message files beside this module serve the terminal and the browser alike.

How it works. Whatever happens is a code with values; the sentence is made last, for one reader. `runs` puts together events that
follow each other and differ only in their cards, `line_of` makes one line of a run, and `groups` (`together.py`) joins the runs
that one sentence tells. `_arguments` turns values into what a Fluent message takes: a seat becomes "you" or a name, rows count
from 1, and cards become a phrase that the sentence can ask for in the right grammatical form.

Formatting a message is slow, and the same sentences come up at every table, so they are cached for all tables. To share them,
`_told` and `_told_group` make sentences without names: in their place stand Unicode noncharacters, which no name may contain
(SOMEBODY for the seat that the line is about, SEATED for a seat by its number), and `_named` puts the names in last. `you` is
part of a cache key only for readers whom the events concern; all others share one entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import chain, groupby, takewhile
from types import MappingProxyType
from typing import TYPE_CHECKING

from menagerie.core import Action, Choice, Event, Line
from menagerie.core.message import Tellable
from menagerie.core.plain import Plain, camel_to_kebab
from menagerie.games import GAMES
from menagerie.words.bundles import bundle_of, card_in, cards_in, cut, is_told_by_codes, listed_in, values_of
from menagerie.words.language import spoken
from menagerie.words.together import Group, Run, groups

if TYPE_CHECKING:
    from menagerie.words.nouns import CardsPhrase

    Value = str | int | CardsPhrase  # an argument of a message

HIDDEN = "hidden"
SOMEBODY = "\ufdd0"  # a placeholder for the name of the seat that a cached sentence is about; no character that people write
SEATED = tuple(map(chr, range(0xFDD1, 0xFDDB)))  # placeholders for the names of seats by number
ANY_NAME = re.compile(f"[{SOMEBODY}{''.join(SEATED)}]")
CARD_FIELDS = ("species", "card")
NOTHING: Mapping[str, Plain] = MappingProxyType({})
SAYS = {
    "seat": ("you", "seat"),
    "loser": ("from", "loser"),
    "cards": ("cards", "hidden"),
}  # the arguments that a value becomes, where they have other names
KIND_OF_CODE = re.compile(r"(ask|do|ending|form|game|part|result|score|view|why)-")
STEERING = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufff9-\ufffb\ud800-\udfff]")


def clean(line: str) -> str:
    """The line without characters that would control a terminal: control, escape and bidirectional characters."""
    return STEERING.sub("", line)


@lru_cache(16_384)
def _sentence(language: str, game: str | None, code: str, arguments: tuple[tuple[str, Value], ...]) -> str:
    """Format a message, cached for all tables: most sentences have been said before."""
    bundle = bundle_of(language, game)
    if game and not bundle.has_message(code) and is_told_by_codes(language, game):
        return told_by_code(game, code, arguments)
    message = bundle.get_message(code)
    assert message.value is not None, code
    text, problems = bundle.format_pattern(message.value, dict(arguments))
    assert not problems, (code, arguments, problems)
    return str(text)


def words_for(code: str) -> Words:
    """Words with a sentence for a code of any game, or of none; else those of a game that is told by its codes."""
    known = [Words(game) for game in (None, *GAMES)]
    return next((words for words in known if words.has(code)), known[-1])


def told_by_code(game: str, code: str, arguments: tuple[tuple[str, Value], ...]) -> str:
    """What stands for the sentence of a game that has none: the code, and what it speaks of. `Card played: 7 (Ada)`"""
    if code.startswith("game-"):  # what only a sentence could tell is left out
        return game.replace("-", " ").title() if code == "game-title" else ""
    said = KIND_OF_CODE.sub("", code).replace("-", " ")
    of = {name: str(value) if isinstance(value, (str, int)) else value.told() for name, value in arguments}
    who = f" ({of['seat']})" if "seat" in of else ""
    values = ", ".join(of[name] for name in of if name not in ("seat", "you", "from", "hidden", "count"))
    return said[:1].upper() + said[1:] + (f": {values}" if values else "") + who


class Words:
    """Speaks one language to one reader, who sits at a seat or only watches."""

    def __init__(
        self, game: str | None = None, *, names: Sequence[str] = (), you: int | None = None, language: str | None = None
    ) -> None:
        self._language = language or spoken()
        self._game = game
        self._names = names
        self._you = you

    def has(self, code: str) -> bool:
        """Whether there is a message for this code."""
        return bundle_of(self._language, self._game).has_message(code)

    def say(self, told: Tellable) -> str:
        """The sentence for an event, an error or a line."""
        return self.phrase(told.code, told.values)

    def phrase(self, code: str, values: Mapping[str, Plain] | None = None) -> str:
        """The sentence for a code and its values."""
        values = values or {}
        return self._named(_sentence(self._language, self._game, code, tuple(self._arguments(values))), values.get("seat"))

    def _named(self, text: str, seat: Plain = None) -> str:
        """A sentence with names instead of placeholders."""
        return ANY_NAME.sub(lambda found: self._name_of(seat if found[0] == SOMEBODY else SEATED.index(found[0])), text)

    def _name_of(self, seat: Plain) -> str:
        if not isinstance(seat, int):
            return SOMEBODY
        return self._names[seat] if seat in range(len(self._names)) else str(seat + 1)

    def events(self, events: Iterable[Event]) -> list[str]:
        """What happened, one sentence for each run of like events."""
        return [self.tell(run) for run in runs(events)]

    def in_short(self, events: Iterable[Event]) -> list[str]:
        """What happened, with one sentence for events that belong together, and none for what goes without saying."""
        return [self.tell_group(group) for group in groups(runs(events)) if not group[0][0].in_passing]

    def consequences(self, events: Iterable[Event]) -> str:
        """What an action of the reader would do, in one line."""
        return self.clauses(dict.fromkeys(text for _, text in self.consequence_runs(events)))

    def remarked(self, remarks: Iterable[Tellable]) -> list[str]:
        """What is worth knowing about an action, as at most one sentence."""
        text = self.clauses(map(self.say, remarks))
        return [f"{text[:1].upper()}{text[1:]}."] if text else []

    def tell_group(self, group: Group) -> str:
        """The sentence for a group of runs that belong together."""
        if len(group) == 1:
            return self.tell(group[0])
        is_in_it = any(_concerns(run[0], self._you) for run in group)
        return self._named(_told_group(self._language, self._game, group, you=self._you if is_in_it else None))

    def tell(self, run: Run) -> str:
        """The sentence for a run of like events."""
        line = line_of(run)
        seat = line.values.get("seat")
        if seat is None:
            return self.say(line)
        is_in_it = _concerns(run[0], self._you)
        return self._named(_told(self._language, self._game, run, you=self._you if is_in_it else None), seat)

    def consequence_runs(self, events: Iterable[Event]) -> list[tuple[Run, str]]:
        """What an action of the reader would do, run by run: up to the first event of another seat, revealed cards included."""
        own = takewhile(lambda event: event.reveals or not hasattr(event, "seat") or _concerns(event, self._you), events)
        told = (event for event in own if self.has(f"consequence-{event.code}"))  # so that nothing unsaid divides like events
        lines = ((run, line_of(run)) for run in runs(told))
        return [(run, self.phrase(f"consequence-{line.code}", line.values)) for run, line in lines]

    def names_action(self, action: Action | Choice) -> bool:
        """Whether there is a text for an action on a button."""
        code = action.code if isinstance(action, Action) else action.action.code
        return any(self.has(f"{part}-{code}") for part in ("do", "choose"))

    def action(self, action: Action | Choice, told: Mapping[str, Plain] = NOTHING) -> str:
        """The text of an action on a button. A choice has the text of its action without cards."""
        if isinstance(action, Action):
            return self.phrase(f"do-{action.code}", {**action.values, **told})
        code = f"choose-{action.action.code}"
        return self.phrase(code) if self.has(code) else self.action(action.action, told)

    def hint(self, action: Action, reasons: Iterable[Tellable], chance: float | None, told: Mapping[str, Plain] = NOTHING) -> str:
        """What to do and why, in one sentence, with the chance to win if it is known, not certain, and not among the reasons."""
        reasons = tuple(reasons)
        told_already = any(reason.code == "reason-in-worlds" for reason in reasons)
        percent = None if chance is None or told_already else round(100 * chance)
        values: dict[str, Plain] = {
            "action": self.advised(action, told),
            "why": self.names([self.say(reason) for reason in reasons]) or None,
            "chance": percent if percent in range(1, 100) else None,
        }
        text = self.phrase("hint", values)
        return text[:1].upper() + text[1:]

    def advised(self, action: Action, told: Mapping[str, Plain] = NOTHING) -> str:
        """The text of a whole action, with its chosen cards."""
        code = f"hint-{action.code}"
        is_whole = not action.composes or getattr(action, action.composes)
        return self.phrase(code, action.values) if is_whole and self.has(code) else self.action(action, told)

    def _arguments(self, values: Mapping[str, Plain]) -> Iterator[tuple[str, Value]]:
        for name, value in values.items():
            match name, value:
                case "seat", int():
                    yield "you", "yes" if value == self._you else "no"
                    yield "seat", SOMEBODY
                case "loser", int():
                    yield "from", "you" if value == self._you else "another"
                    yield "loser", SEATED[value]
                case "loser", None:
                    yield "from", "nobody"
                case "row" | "place", int():
                    yield name, value + 1
                case "winners", list():
                    yield "you", "yes" if self._you in value else "no"
                    yield "count", len(value)
                    you_first = sorted((seat for seat in value if isinstance(seat, int)), key=lambda seat: seat != self._you)
                    told = [self.phrase("you") if seat == self._you else self._names[seat] for seat in you_first]
                    yield name, self.names(told)
                case _, list():
                    codes = tuple(HIDDEN if card is None else str(card) for card in value)
                    yield name, cards_in(self._language, codes)
                    yield "hidden", "yes" if {*codes} == {HIDDEN} else "no"
                case _, None:
                    yield name, HIDDEN
                case _, str():
                    yield name, cut(value)
                case _, int():
                    yield name, value

    def _wanted(self, values: Mapping[str, Plain], wanted: frozenset[str], before: str = "") -> Iterator[tuple[str, Value]]:
        """The arguments from these values that a message uses."""
        for name, value in values.items():
            if any(before + said in wanted for said in SAYS.get(name, (name,))):
                for said, told in self._arguments({name: value}):
                    if before + said in wanted:
                        yield before + said, SEATED[value] if told == SOMEBODY and before and isinstance(value, int) else told

    def names(self, names: Sequence[str]) -> str:
        """Some names in a sentence: Ada, Bo and Cleo."""
        return listed_in(self._language, names)

    def clauses(self, texts: Iterable[str]) -> str:
        """Several clauses joined into one sentence."""
        found = list(texts)
        return reduce(lambda first, then: self.phrase("clauses", {"first": first, "then": then}), found) if found else ""

    def card(self, code: str) -> str:
        """The name of a card."""
        return card_in(self._language, code)


def _concerns(event: Event, seat: int | None) -> bool:
    """Whether a seat did this, or lost something by it."""
    return seat is not None and seat in (getattr(event, "seat", None), getattr(event, "loser", None))


def runs(events: Iterable[Event]) -> Iterator[Run]:
    """Put together events that follow each other and differ only in their cards."""
    for _, run in groupby(dealt_in_turn(events), key=_likeness):
        yield tuple(run)


@lru_cache(4_096)
def _likeness(event: Event) -> tuple[str, tuple[tuple[str, Plain], ...]]:
    return event.code, tuple((name, value) for name, value in event.values.items() if name not in CARD_FIELDS)


def dealt_in_turn(events: Iterable[Event]) -> Iterator[Event]:
    """Sort cards that are dealt around the table by player, equal ones together. All other events stay in order."""
    for private, run in groupby(events, key=lambda event: event.code if event.private and event.reveals else ""):
        dealt = list(run)
        if private:
            order = list(dict.fromkeys(dealt))
            seats = list(dict.fromkeys(_likeness(event) for event in dealt))
            dealt.sort(key=lambda event: (seats.index(_likeness(event)), order.index(event)))
        yield from dealt


@lru_cache(8_192)
def line_of(run: Run) -> Line:
    """A run of like events as one line with all their cards. Cached: the same run gives the very same line."""
    code, alike = _likeness(run[0])
    values = dict(alike)
    cards = [value for event in run for name, value in event.values.items() if name in CARD_FIELDS]
    if cards:
        copies = values.get("count", 1)
        assert isinstance(copies, int), run[0].code
        values |= {"cards": [card for card in cards for _ in range(copies)], "count": len(cards) * copies}
    return Line(code, values)


@lru_cache(16_384)
def _told(language: str, game: str | None, run: Run, *, you: int | None) -> str:
    """The sentence for a run, with placeholders instead of names: for a reader whom it concerns (`you`), or for all others."""
    line = line_of(run)
    reader = Words(game, you=you, language=language)
    return _sentence(language, game, line.code, tuple(reader._arguments(line.values)))


@lru_cache(16_384)
def _told_group(language: str, game: str | None, group: Group, *, you: int | None) -> str:
    """The sentence for a group, with placeholders instead of names: for a reader whom it concerns (`you`), or for all others."""
    reader, head = Words(game, names=SEATED, you=you, language=language), group[0][0]
    told = tuple(_told_of(reader, group, values_of(language, game, f"whole-{head.code}")))
    return reader._named(_sentence(language, game, f"whole-{head.code}", told), head.values.get("seat"))


def _told_of(reader: Words, group: Group, wanted: frozenset[str]) -> Iterator[tuple[str, Value]]:
    """The arguments of a group's message: the values of its first event and all like it; and for each other kind of event whether
    it happened and, prefixed with its code, its values."""
    head = group[0][0]
    alike = [run for run in group if type(run[0]) is type(head)]
    yield from reader._wanted({**head.values, **line_of(tuple(chain(*alike))).values}, wanted)
    if not wanted.isdisjoint(("each", "all")):
        phrases = [reader.phrase(f"each-{head.code}", line_of(run).values) for run in alike]
        yield from (("each", cut(reader.clauses(phrases))), ("all", cut(reader.names(phrases))))
    for kind in head.told_with:
        code = camel_to_kebab(kind.__name__)
        events = tuple(event for run in group[1:] for event in run if type(event) is kind)
        yield code, "yes" if events else "no"
        if events:
            yield from reader._wanted(line_of(events).values, wanted, f"{code}-")
