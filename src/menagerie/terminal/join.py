"""A table of a server in the terminal: the same words, the same answers, but the game is played elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from menagerie.core import MenagerieError
from menagerie.core.plain import from_plain, whole_number
from menagerie.games import GAMES
from menagerie.terminal.server import TableLink
from menagerie.words import Words, rulebook


class Leave(Exception):
    """The person leaves the table."""


class JoinedTable:
    """One person at a table of a server."""

    def __init__(
        self, link: str, *, name: str = "", read: Callable[[str], str] = input, write: Callable[[str], None] = print
    ) -> None:
        self._link = TableLink(link)
        self._name = name
        self._read = read
        self._write = write
        self._table: dict[str, Any] = {}
        self._position: dict[str, Any] = {}
        self._words = Words()
        self._answered = -1  # the seq at which this person last answered

    def play(self) -> None:
        """Sit down, and play until the game is over or the person leaves."""
        try:
            self._sit_down()
            while not self._position.get("outcome"):
                self._hear(self._link.hear())
                if self._is_asked():
                    self._ask()
            self._tell_outcome()
        except (Leave, EOFError):
            self._write("")
            self._write(self._words.phrase("terminal-goodbye"))
        finally:
            self._link.close()

    def _sit_down(self) -> None:
        name = self._name
        if not name and self._link.secret is None:
            name = self._read(self._words.phrase("terminal-name") + " ").strip() or self._words.phrase("you")
        refused = self._link.sit_down(name)
        if refused:
            self._write(refused)
            self._write(self._words.phrase("terminal-watching"))
        while not self._table:
            self._hear(self._link.hear())
        if self._table["status"] == "lobby" and self._table["you"] is not None:
            self._read(self._words.phrase("terminal-ready") + " ")
            self._link.say("ready", ready=True)
            self._write(self._words.phrase("terminal-waiting"))

    # hearing

    def _hear(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "table":
                self._table = told
                names = [seat["name"] for seat in told["seats"]]
                self._words = Words(told["game"], names=names, you=told["you"])
            case "position":
                self._position = told
                self._show_table()
            case "moved":
                self._position = told
                self._write("")
                for step in told["steps"]:
                    self._write(step["line"]["text"])
            case "refused" | "notice":
                self._answered = -1
                self._complain(told)

    def _complain(self, told: dict[str, Any]) -> None:
        self._write(told["text"])
        if told.get("rule"):
            self._tell_rule(told["rule"])

    def _tell_rule(self, number: str) -> None:
        for sentence in rulebook.find(number):
            self._write(self._words.phrase("terminal-rule", {"number": sentence.number, "sentence": sentence.text}))

    def _is_asked(self) -> bool:
        asked: dict[str, Any] | None = self._position.get("asked")
        return asked is not None and not asked["sealed"] and self._answered < int(self._position["seq"])

    def _show_table(self) -> None:
        kind = GAMES[self._table["game"]]
        self._write("")
        for line in kind.lines_of(from_plain(kind.view_kind, self._position["view"])):
            self._write(self._words.say(line))

    # asking

    def _ask(self) -> None:
        self._show_table()
        self._offer()
        while self._is_asked():
            self._write("")
            typed = self._read(self._words.phrase("terminal-prompt") + " ").strip()
            try:
                self._obey(typed)
            except MenagerieError as problem:
                self._write(self._words.say(problem))

    def _offer(self) -> None:
        asked = self._position["asked"]
        self._write("")
        self._write(asked["question"])
        for number, offer in enumerate(asked["offers"], start=1):
            would = "; ".join(dict.fromkeys(each["text"] for each in offer["would"])) or self._tell_choice(offer["choice"])
            self._write(f"  {number} {offer['action']}: {would}")

    def _tell_choice(self, choice: dict[str, Any]) -> str:
        exact = "exactly" if choice["least"] == choice["most"] else "between"
        values = {"range": exact, "least": choice["least"], "most": choice["most"], "from": ", ".join(choice["cards"])}
        return self._words.phrase("terminal-choice", dict[str, Any](values))

    def _obey(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "quit" | "exit":
                raise Leave
            case "help":
                self._write(self._words.phrase("terminal-joined-help"))
                self._write(self._words.phrase("game-help"))
            case "table":
                self._show_table()
                self._offer()
            case "rule":
                self._tell_rule(rest)
            case "why":
                self._foresee(self._meant(rest))
            case "undo":
                self._await(self._link.say_once("take-back", seq=self._position["seq"]))
            case _:
                self._act(self._meant(typed))

    def _meant(self, typed: str) -> str:
        """The action that was typed or numbered; the cards of a choice are asked for."""
        offers, number = self._position["asked"]["offers"], whole_number(typed)
        if not number or number > len(offers):
            return typed
        offer = offers[number - 1]
        choice = offer["choice"]
        if choice is None:
            return str(offer["action"])
        cards = self._read(self._words.phrase("terminal-cards") + " ").replace("+", ",").split(",")
        named = str(choice["joined_by"]).join(card.strip() for card in cards if card.strip())
        return " ".join(filter(None, (offer["action"], named and choice["word"], named)))

    def _act(self, action: str) -> None:
        seq = self._position["seq"]
        self._answered = seq
        self._await(self._link.say_once("act", seq=seq, action=action))

    def _foresee(self, action: str) -> None:
        answer = self._await(self._link.say_once("foresee", action=action))
        if answer["type"] == "foreseen":
            would = "; ".join(each["text"] for each in answer["would"])
            self._write(self._words.phrase("terminal-would", {"would": would}))

    def _await(self, asked: str) -> dict[str, Any]:
        """Hear until this message is answered."""
        while True:
            told = self._link.hear()
            self._hear(told)
            if told.get("id") == asked:
                return told

    def _tell_outcome(self) -> None:
        outcome = self._position["outcome"]
        self._write("")
        self._write(outcome["headline"])
        for standing in outcome["standings"]:
            self._write(self._words.phrase("result-seat", {"seat": standing["seat"], "total": standing["total"]}))
