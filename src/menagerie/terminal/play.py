"""A table in the terminal: plain lines, no cursor tricks. Knows the facade only, and no game by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import Any

from menagerie.bots import Bot, RandomBot, Seen
from menagerie.core import Action, AnyGame, BadText, Choice, MenagerieError
from menagerie.core.plain import Plain, enum_words, to_plain, whole_number
from menagerie.words import Words, rulebook

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dirk")
WIDTH = 100
CARD_FIELDS = {"species", "card"}

Offer = Action | Choice


class Leave(Exception):
    """The person leaves the table."""


class TerminalTable:
    """One person at seat 0 against bots."""

    def __init__(
        self,
        game: AnyGame,
        *,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        bot: Bot[object] | None = None,
    ) -> None:
        self._game = game
        seed = game.record().seed
        self._bot = bot or RandomBot(int(seed.digits, 16) if seed else None)
        self._read = read
        self._write = write
        virtual = Words(game.name)
        people = game.record().players
        names = [virtual.phrase("you"), *BOT_NAMES[: people - 1]]
        names += [virtual.phrase("virtual-player")] * (game.seats - people)
        self._names = names
        self._words = Words(game.name, names=names, you=0)
        self._told = 0

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self._greet()
        try:
            while self._game.to_act:
                seat = self._game.to_act[-1]  # bots first, where several are asked at once
                if seat == 0:
                    self._tell_news()
                    self._show_table()
                    self._ask()
                else:
                    self._game.act(seat, self._bot.choose(Seen.of(self._game, seat)))
            self._tell_news()
            self._tell_result()
        except (Leave, EOFError):
            self._write("")
            self._write(self._words.phrase("terminal-goodbye"))

    def _greet(self) -> None:
        self._write(self._words.phrase("game-title"))
        self._write(self._words.phrase("game-goal"))
        self._write(self._words.phrase("terminal-welcome"))
        self._write(self._words.phrase("terminal-opponents", {"names": self._words.names(self._names[1:])}))
        seed = self._game.record().seed
        if seed is not None:
            self._write(self._words.phrase("terminal-seed", {"seed": seed.digits}))
        if not self._game.record().actions:  # the table that was set up is shown as a whole; who begins is news
            begins = [event for event in self._game.events(0) if not CARD_FIELDS & set(event.values)]
            self._write("")
            for sentence in self._words.events(begins):
                self._write(sentence)
        self._told = len(self._game.events(0))

    def _tell_news(self) -> None:
        news = self._game.events(0, since=self._told)
        self._told += len(news)
        self._write("")
        for sentence in self._words.events(news):
            self._write(sentence)

    def _show_table(self) -> None:
        self._write("")
        for line in self._game.view_lines(0):
            self._write(self._words.say(line))

    def _ask(self) -> None:
        actions = self._game.legal_actions(0)
        self._offer(actions)
        done = False
        while not done:
            self._write("")
            done = self._obey(self._read(self._words.phrase("terminal-prompt") + " ").strip(), actions)

    def _offer(self, actions: tuple[Offer, ...]) -> None:
        """List the actions by number, those that would do the same together, the rarer ones first."""
        by_consequence: dict[str, list[str]] = {}
        self._write("")
        self._write(self._words.say(self._game.question(0)))
        for number, action in enumerate(actions, start=1):
            if isinstance(action, Choice):
                self._write(f"  {number} {action}: {self._tell_choice(action)}")
            else:
                would = self._words.consequences(self._game.consequences(0, action))
                by_consequence.setdefault(would, []).append(f"{number} {action}")
        for would, offers in sorted(by_consequence.items(), key=lambda item: len(item[1])):
            if len(offers) == 1:
                self._write(f"  {offers[0]}: {would}")
            else:
                self._write(f"  {would[:1].upper()}{would[1:]}:")
                for line in wrap(", ".join(offer.replace(" ", "\0") for offer in offers), WIDTH):
                    self._write("    " + line.replace("\0", " "))

    def _tell_choice(self, choice: Choice) -> str:
        return self._words.phrase("terminal-choice", {**self._range(choice), "from": ", ".join(map(enum_words, choice.cards))})

    @staticmethod
    def _range(choice: Choice) -> dict[str, Plain]:
        exactly = "exactly" if choice.least == choice.most else "between"
        return {"least": choice.least, "most": choice.most, "range": exactly}

    def _compose(self, choice: Choice) -> Action | str:
        """Ask for the cards of a choice, unless there is nothing to choose from."""
        if choice.is_forced:
            return choice.compose(choice.cards)
        typed = self._read(self._words.phrase("terminal-cards") + " ")
        cards = [card.strip() for card in typed.replace("+", ",").split(",") if card.strip()]
        if not choice.least <= len(cards) <= choice.most:
            raise BadText("wrong-number-of-cards", **dict[str, Any](self._range(choice)))
        return choice.written(cards)

    def _obey(self, typed: str, actions: tuple[Offer, ...]) -> bool:
        """Do what was typed; True if it changed the table."""
        command, _, rest = typed.partition(" ")
        orders: dict[str, Callable[[], None]] = {
            "help": self._help,
            "quit": self._quit,
            "exit": self._quit,
            "table": lambda: self._show_all(actions),
            "log": self._log,
            "rule": lambda: self._tell_rule(rest),
            "why": lambda: self._why(rest, actions),
            "save": lambda: self._save(rest or f"{self._game.name}.json"),
        }
        if command.lower() in orders:
            orders[command.lower()]()
            return False
        if command.lower() == "undo":
            return self._try(self._undo)
        if not typed or (typed.isdigit() and self._numbered(typed, actions) is None):
            self._write(self._words.phrase("terminal-number", {"most": len(actions)}))
            return False
        return self._try(lambda: self._game.act(0, self._meant(typed, actions)))

    @staticmethod
    def _numbered(typed: str, actions: tuple[Offer, ...]) -> Offer | None:
        number = whole_number(typed)
        return actions[number - 1] if number and number <= len(actions) else None

    def _meant(self, typed: str, actions: tuple[Offer, ...]) -> Action | str:
        """The action that was typed or numbered; the cards of a choice are asked for."""
        chosen = self._numbered(typed, actions) or typed
        return self._compose(chosen) if isinstance(chosen, Choice) else chosen

    def _help(self) -> None:
        self._write(self._words.phrase("terminal-help"))
        self._write(self._words.phrase("game-help"))

    def _quit(self) -> None:
        raise Leave

    def _show_all(self, actions: tuple[Offer, ...]) -> None:
        self._show_table()
        self._offer(actions)

    def _log(self) -> None:
        for sentence in self._words.events(self._game.events(0)):
            self._write(sentence)

    def _try(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except MenagerieError as error:
            self._complain(error)
            return False
        return True

    def _complain(self, error: MenagerieError) -> None:
        self._write(self._words.say(error))
        if error.rule:
            self._tell_rule(error.rule)

    def _undo(self) -> None:
        self._game.undo(0)
        self._told = len(self._game.events(0))
        self._write(self._words.phrase("terminal-undone"))

    def _why(self, typed: str, actions: tuple[Offer, ...]) -> None:
        if not typed:
            self._write(self._words.phrase("terminal-why-nothing", {"example": str(actions[0])}))
            return
        try:
            action = self._meant(typed, actions)
            would = self._game.consequences(0, action)
        except MenagerieError as error:
            self._complain(error)
            return
        self._write(self._words.phrase("terminal-why-legal", {"action": str(action)}))
        self._write(self._words.phrase("terminal-would", {"would": self._words.consequences(would)}))
        for number in dict.fromkeys(event.rule for event in would):
            self._tell_rule(number)

    def _tell_rule(self, number: str) -> None:
        found = rulebook.find(number)
        for sentence in found:
            self._write(self._words.phrase("terminal-rule", {"number": sentence.number, "sentence": sentence.text}))
        if not found:
            self._write(self._words.phrase("terminal-no-rule", {"number": number}))

    def _save(self, name: str) -> None:
        try:
            Path(name).write_text(self._game.record().to_json(), encoding="utf-8")
        except (OSError, ValueError):
            self._write(self._words.phrase("cannot-save", {"file": name}))
        else:
            self._write(self._words.phrase("terminal-saved", {"file": name}))

    def _tell_result(self) -> None:
        result = self._game.result
        assert result is not None
        why = ", ".join(self._words.phrase(f"ending-{ending}") for ending in result.endings)
        self._write("")
        self._write(self._words.phrase("result-winners", {"winners": to_plain(result.winners), "why": why}))
        for seat, score in enumerate(result.scores):
            parts = [
                self._words.phrase(f"part-{name}", {"count": count})
                for name, count in score.parts.items()
                if count and self._words.has(f"part-{name}")
            ]
            told = self._words.phrase("result-seat", {"seat": seat, "total": score.total})
            self._write(told + (f" ({', '.join(parts)})" if parts else ""))
