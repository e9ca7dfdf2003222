"""A table on a server, in the terminal: the same conversation, but the server plays the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from menagerie.core import Choice, Score
from menagerie.core.message import message_from_plain
from menagerie.core.plain import from_plain
from menagerie.games import GAMES
from menagerie.terminal.conversation import GREETING, Prompt
from menagerie.terminal.listed_action import ListedAction, listed
from menagerie.terminal.server import Heard, ServerProblem, TableLink
from menagerie.words import Words

AT_ONCE = 40  # actions that one message may ask about


class JoinedTable:
    """A seat at a table of a server, or a place to watch it from; see AnyTable for the purpose of each method."""

    help = "terminal-joined-help"
    commands: Mapping[str, Callable[[str], Iterable[str]]] = {}

    def __init__(self, link: str, *, name: str = "") -> None:
        self._link, self._name = TableLink(link), name
        self._table: Heard = {}
        self._position: Heard = {}
        self._news: list[str] = []
        self.words = Words()
        self._question: Heard | None = None  # that is open
        self._asked: Prompt | None = None
        self._is_ended = False  # before anyone had won

    def greet(self, ask: Callable[[str], str]) -> Iterator[str]:
        self._link.check_protocol()
        if not self._name and self._link.secret is None:
            self._name = ask("terminal-name") or self.words.phrase("you")
        refused = self._link.sit_down(self._name)
        if refused:
            yield refused
        while not self._table:
            self._hear(self._link.hear())
        yield from map(self.words.phrase, GREETING)
        if self._table["you"] is None:
            yield self.words.phrase("terminal-watching")
        elif self._table["status"] == "lobby":
            ask("terminal-ready")
            self._link.say("ready", ready=True)
            yield self.words.phrase("terminal-waiting")

    def news(self) -> Iterator[str]:
        while True:
            while self._news:
                yield self._news.pop(0)
            if self._question or self._position.get("outcome") or self._is_ended:
                return
            self._hear(self._link.hear())

    def _hear(self, told: Heard) -> None:
        match told["type"]:
            case "table":
                self._table = told
                self.words = Words(GAMES[told["game"]].name, names=[seat["name"] for seat in told["seats"]], you=told["you"])
            case "position":
                self._look(told)
                self._is_ended = self._table["status"] == "over" and told["outcome"] is None
                if self._question is None:
                    self._news += ["", *self._lines()]
            case "moved":
                self._look(told)
                lines = [moment["line"] for moment in told["moments"]]
                news = [line["text"] for line in lines if line.get("weight", "told") == "told"]
                self._news += ["", *news] if news else []
            case "notice" | "refused" | "announcement":
                self._news += [told["text"]] if told["text"] else []  # an announcement without a text is withdrawn

    def _look(self, told: Heard) -> None:
        self._position, asked = told, told["asked"]
        is_open = asked is not None and not asked["sealed"] and not asked["answers_itself"]
        self._question, self._asked = asked if is_open else None, None

    @property
    def asked(self) -> Prompt | None:
        while self._asked is None and (question := self._question) is not None:
            single = [offer["action"] for offer in question["offers"] if offer["choice"] is None]
            would = dict(zip(single, map(_told, self._previews(single)), strict=False))
            if question is self._question:  # it may have changed while the server was asked
                offers = [self._offer(offer, would.get(offer["action"], "")) for offer in question["offers"]]
                self._asked = Prompt(self._lines(), question["question"], offers)
        return self._asked

    def _previews(self, actions: Sequence[str]) -> Iterator[Heard]:
        for start in range(0, len(actions), AT_ONCE):
            yield from self._say("ask-consequences", actions=actions[start : start + AT_ONCE])["previews"]

    def _offer(self, told: Heard, would: str) -> ListedAction:
        choice, plain = told["choice"], told["plain"]
        kinds = GAMES[self._table["game"]].action_kinds
        action = message_from_plain(kinds, plain)
        if choice is None:
            return listed(self.words, action, told["label"], would)
        field = choice["field"]
        cards = getattr(message_from_plain(kinds, {**plain, field: choice["codes"]}), field)
        return listed(self.words, Choice(action, cards, choice["least"], choice["most"]), told["label"])

    def _lines(self) -> list[str]:
        kind = GAMES[self._table["game"]]
        return [self.words.say(line) for line in kind.lines_of(from_plain(kind.view_kind, self._position["view"]))]

    def _say(self, kind: str, **values: object) -> Heard:
        """Send a message and return the server's answer. Anything else received meanwhile is news."""
        for told in self._link.ask(kind, **values):
            if told["type"] == "refused":
                raise ServerProblem("terminal-refused", rule=told["rule"], text=told["text"])
            self._hear(told)
        return told

    def act(self, action: str) -> None:
        self._say("act", seq=self._position["seq"], action=action)

    def consequences(self, action: str) -> tuple[str, Iterable[str]]:
        (preview,) = self._previews([action])
        if preview["refusal"] is not None:
            raise ServerProblem("terminal-refused", rule=preview["rule"], text=preview["refusal"])
        return _told(preview), [each["rule"] for each in preview["consequences"]]

    def hint(self) -> Iterable[str]:
        told = self._say("ask-hint")
        return [self.words.phrase("terminal-hint", {"text": told["text"], "action": told["action"]})]

    def take_back(self) -> Iterable[str]:
        self._say("take-back", seq=self._position["seq"])
        return [self.words.phrase("terminal-waiting")] if self._table["take_back"] else []

    def outcome(self) -> tuple[str, Iterable[Score]]:
        if self._is_ended:
            return self._early_end(), []
        headline, results = self._position["outcome"]["headline"], self._position["outcome"]["results"]
        return headline, [Score(each["total"], {part["name"]: part["points"] for part in each["parts"]}) for each in results]

    def _early_end(self) -> str:
        """Why the game ended before anybody had won."""
        if self._table.get("ended") != "agreement":
            return self.words.phrase("ended-by-operator")
        people = [each["seat"] for each in self._table["seats"] if each["kind"] == "person"]
        if len(people) == 1:
            return self.words.phrase("ended-alone", {"seat": people[0]})
        return self.words.phrase("ended-by-agreement")

    def leave(self) -> None:
        self._link.close()


def _told(preview: Heard) -> str:
    return "; ".join(each["text"] for each in preview["consequences"])
