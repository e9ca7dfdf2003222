"""A table in this terminal: one person at seat 0 against bots, on the facade."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from menagerie.bots import Bot, Seen, think
from menagerie.bots.levels import make_ready
from menagerie.core import Action, AnyGame, Choice, Score
from menagerie.core.choice import only_of
from menagerie.core.plain import to_plain
from menagerie.terminal.conversation import GREETING, Prompt
from menagerie.terminal.listed_action import ListedAction, listed
from menagerie.words import Words
from menagerie.words.say import CARD_FIELDS

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dirk")


class LocalTable:
    """A game and the bot that plays all other seats; see AnyTable for the purpose of each method."""

    help = "terminal-local-help"

    def __init__(self, game: AnyGame, bot: Bot[object]) -> None:
        self._game, self._bot = game, bot
        self._told = 0
        words, people = Words(game.name), game.record().players
        self._others = [*BOT_NAMES[: people - 1], *[words.phrase("virtual-player")] * (game.seats - people)]
        self.words = Words(game.name, names=[words.phrase("you"), *self._others], you=0)
        self.asked: Prompt | None = None
        self.commands: Mapping[str, Callable[[str], Iterable[str]]] = {"save": self._save, "log": self._log}

    def greet(self, _: Callable[[str], str]) -> Iterator[str]:
        yield from map(self.words.phrase, GREETING)
        yield self.words.phrase("terminal-opponents", {"names": self.words.names(self._others)})
        record, events = self._game.record(), self._game.events(0)
        if record.seed is not None:
            yield self.words.phrase("terminal-seed", {"seed": record.seed.digits})
        if not record.actions:  # the table that was set up is shown as a whole; who begins is news
            yield from ("", *self.words.in_short(event for event in events if event.values.keys().isdisjoint(CARD_FIELDS)))
        self._told = len(events)
        self._go_on()

    def _go_on(self) -> None:
        """Let the bots answer, first where several are asked at once. Then look up the question for the person."""
        game, self.asked = self._game, None
        while game.to_act and game.to_act[-1] != 0:
            game.act(game.to_act[-1], self._bot.choose(Seen.of(game, game.to_act[-1])))
        if game.to_act:
            offers = [self._offer(action) for action in game.legal_actions(0)]
            self.asked = Prompt([*map(self.words.say, game.view_lines(0))], self.words.say(game.question(0)), offers)

    def _offer(self, action: Action | Choice) -> ListedAction:
        label = self.words.action(action, self._game.told_of(0, action))
        if isinstance(action, Choice):
            return listed(self.words, action, label)
        return listed(self.words, action, label, self.words.consequences(self._game.consequences(0, action)))

    def news(self) -> Iterable[str]:
        news = self._game.events(0, since=self._told)
        self._told += len(news)
        told = self.words.in_short(news)
        return ["", *told] if told else []

    def act(self, action: str) -> None:
        self._game.act(0, action)
        self._go_on()

    def consequences(self, action: str) -> tuple[str, Iterable[str]]:
        would = self._game.consequences(0, action)
        return self.words.consequences(would), [event.rule for event in would]

    def hint(self) -> Iterable[str]:
        if only_of(self._game.legal_actions(0)) is not None:
            return [self.words.phrase("nothing-to-hint")]
        make_ready("expert")
        best = think(Seen.of(self._game, 0)).best
        text = self.words.hint(best.action, best.reasons, best.chance, self._game.told_of(0, best.action))
        return [self.words.phrase("terminal-hint", {"text": text, "action": str(best.action)})]

    def take_back(self) -> Iterable[str]:
        self._game.undo(0)
        self._told = len(self._game.events(0))
        self._go_on()
        return [self.words.phrase("terminal-undone")]

    def _log(self, _: str) -> Iterable[str]:
        return self.words.events(self._game.events(0))

    def _save(self, name: str) -> Iterable[str]:
        file = name or f"{self._game.name}.json"
        try:
            Path(file).write_text(self._game.record().to_json(), encoding="utf-8")
        except (OSError, ValueError):
            return [self.words.phrase("cannot-save", {"file": file})]
        return [self.words.phrase("terminal-saved", {"file": file})]

    def outcome(self) -> tuple[str, Iterable[Score]]:
        result = self._game.result
        assert result is not None
        why = ", ".join(self.words.phrase(f"ending-{ending}") for ending in result.endings)
        return self.words.phrase("result-winners", {"winners": to_plain(result.winners), "why": why}), result.scores

    def leave(self) -> None:
        pass  # the bots do not mind
