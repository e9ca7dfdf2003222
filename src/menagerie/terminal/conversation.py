"""One person's conversation with a table: plain lines, no cursor tricks. Knows no game by name, nor where it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, NamedTuple, Protocol

from menagerie.core import BadText, MenagerieError, Score
from menagerie.core.plain import whole_number
from menagerie.terminal.listed_action import ListedAction
from menagerie.words import Words, clean, rulebook, spoken

WIDTH = 100
MOST_LABELLED = (
    12  # actions that would do the same; if there are more, the cards are named and EXAMPLES, so that the table stays in view
)
EXAMPLES = 2  # labels in a longer list: the words of the notation are learned from them
GREETING = ("game-title", "game-goal", "terminal-welcome")


class Prompt(NamedTuple):
    """The view and the question for the person. It stays the same object while nothing happens."""

    lines: Sequence[str]
    question: str
    offers: Sequence[ListedAction]


class AnyTable(Protocol):
    """A table with a person at it, wherever the game is played. A mistake of the person is a MenagerieError."""

    words: Words
    help: str  # the code of the help that is special to this kind of table
    commands: Mapping[str, Callable[[str], Iterable[str]]]  # that only this kind of table has

    def greet(self, ask: Callable[[str], str], /) -> Iterable[str]: ...  # let the person sit down
    @property
    def asked(self) -> Prompt | None: ...  # None while others play, and once the game is over

    def news(self) -> Iterable[str]: ...  # what happens until the person is asked, or the game is over
    def act(self, action: str) -> None: ...
    def consequences(self, action: str) -> tuple[str, Iterable[str]]: ...  # what it would do, and by which rules
    def hint(self) -> Iterable[str]: ...  # what an expert would do, and why
    def take_back(self) -> Iterable[str]: ...
    def outcome(self) -> tuple[str, Iterable[Score]]: ...  # who has won, and every seat's score
    def leave(self) -> None: ...


class Conversation:
    """Asks for input, carries it out and reports, until the game is over or the person leaves."""

    def __init__(self, table: AnyTable, *, read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> None:
        self._table = table
        self._read = read
        self._write = write
        self._offered: Prompt | None = None

    def hold(self) -> None:
        """Run the conversation from the greeting to the result."""
        try:
            self._tell(self._table.greet(self._ask))
            while asked := self._next_question():
                self._tell([""])
                try:
                    self._tell(self._obey(self._ask("terminal-prompt"), asked.offers))
                except MenagerieError as error:
                    self._tell([self._table.words.say(error), *(self._rule(error.rule) if error.rule else ())])
            self._tell(self._outcome())
        except EOFError:  # the input is closed, or the person leaves
            self._tell(["", self._phrase("terminal-goodbye")])
        finally:
            self._table.leave()

    def _phrase(self, code: str, **values: Any) -> str:
        return self._table.words.phrase(code, values)

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(clean(line))

    def _ask(self, code: str) -> str:
        return self._read(clean(self._phrase(code)) + " ").strip()

    def _next_question(self) -> Prompt | None:
        """Print the news and then the question, unless it was just printed."""
        self._tell(self._table.news())
        asked = self._table.asked
        if asked is not None and asked is not self._offered:
            self._tell(["", *asked.lines, "", asked.question, *self._listed(asked.offers)])
        self._offered = asked
        return asked

    def _listed(self, offers: Sequence[ListedAction]) -> Iterator[str]:
        """The actions by number: those with the same consequences together, smaller groups first."""
        alike: dict[str, dict[int, ListedAction]] = {}
        for number, offer in enumerate(offers, start=1):
            if offer.written is None:
                alike.setdefault(offer.consequences, {})[number] = offer
            else:
                cards = self._phrase("terminal-choice", **offer.range, **{"from": ", ".join(offer.named_cards)})
                yield f"  {number} {offer.named}: {cards}"
        for would, listed in sorted(alike.items(), key=lambda item: len(item[1])):
            if len(listed) == 1:
                yield from (f"  {number} {offer.named}: {would}" for number, offer in listed.items())
            else:
                yield from _together(f"{would[:1].upper()}{would[1:]}", listed)

    # what the person types

    def _obey(self, typed: str, offers: Sequence[ListedAction]) -> Iterable[str]:
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "quit" | "exit":
                raise EOFError
            case "help":
                codes = ("terminal-help", self._table.help, "game-help")
                return [line for code in codes for line in self._phrase(code).split("\n")]
            case "table":
                self._offered = None
            case "rule":
                return self._rule(rest)
            case "why":
                return self._why(rest, offers)
            case "hint":
                return self._table.hint()
            case "undo":
                return self._table.take_back()
            case own if own in self._table.commands:
                return self._table.commands[own](rest)
            case _:
                self._table.act(self._meant(typed, offers))
        return ()

    def _meant(self, typed: str, offers: Sequence[ListedAction]) -> str:
        """The action that was typed, or chosen by its number. The cards of a choice are asked for, unless all are needed."""
        if typed and not typed.isdigit():
            return typed
        number = whole_number(typed)
        if not number or number > len(offers):
            raise BadText("terminal-number", most=len(offers))
        offer = offers[number - 1]
        if offer.written is None:
            return offer.action
        if offer.least == len(offer.cards):
            return offer.written(offer.cards)
        named = self._ask("terminal-cards").replace("+", ",").split(",")
        cards = [card.strip() for card in named if card.strip()]
        if not offer.least <= len(cards) <= offer.most:
            raise BadText("wrong-number-of-cards", **offer.range)
        return offer.written(cards)

    def _rule(self, number: str) -> list[str]:
        found = rulebook.find(number, spoken())
        told = [self._phrase("terminal-rule", number=sentence.number, sentence=sentence.text) for sentence in found]
        return told or [self._phrase("terminal-no-rule", number=number)]

    def _why(self, typed: str, offers: Sequence[ListedAction]) -> list[str]:
        if not typed:
            return [self._phrase("terminal-why-nothing", example=offers[0].action)]
        action = self._meant(typed, offers)
        would, rules = self._table.consequences(action)
        named = next((offer.named for offer in offers if offer.action == action), action)
        told = [self._phrase("terminal-why-legal", action=named), self._phrase("terminal-would", would=would)]
        return told + [line for number in dict.fromkeys(rules) for line in self._rule(number)]

    def _outcome(self) -> Iterator[str]:
        headline, scores = self._table.outcome()
        yield from ("", headline)
        for seat, score in enumerate(scores):
            counted = {f"part-{name}": count for name, count in score.parts.items() if count}
            parts = [self._phrase(code, count=count) for code, count in counted.items() if self._table.words.has(code)]
            told = self._phrase("result-seat", seat=seat, total=score.total)
            yield told + (f" ({', '.join(parts)})" if parts else "")


def _together(would: str, listed: Mapping[int, ListedAction]) -> Iterator[str]:
    """Lines about actions that would do the same: the consequences, then the actions."""
    is_short = len(listed) <= MOST_LABELLED
    names = {} if is_short else {card: name for offer in listed.values() for card, name in offer.names.items()}
    named = ", ".join(f"{card} = {name}" for card, name in names.items())
    yield f"  {would} ({named}):" if named else f"  {would}:"
    labelled = len(listed) if is_short else EXAMPLES
    texts = [f"{number} {offer.named if nth < labelled else offer.action}" for nth, (number, offer) in enumerate(listed.items())]
    for line in wrap(", ".join(each.replace(" ", "\0") for each in texts), WIDTH):
        yield "    " + line.replace("\0", " ")
