"""A legal action whose cards are still to be chosen: from these, at least so many and at most so many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Choice:
    """Composed, it is the text of an action, which the game then checks like any other."""

    text: str  # the action without its cards: "take peacock"
    word: str  # what stands before them: "paying"
    cards: tuple[str, ...]
    least: int
    most: int
    joined_by: str = ", "

    def compose(self, cards: Sequence[str]) -> str:
        """The text of the action with these cards."""
        if not cards:
            return self.text
        return " ".join(part for part in (self.text, self.word, self.joined_by.join(cards)) if part)

    def at_random(self, random: Random) -> str:
        """The text of the action with any legal number of any of the cards."""
        return self.compose(random.sample(self.cards, random.randint(self.least, self.most)))

    def __str__(self) -> str:
        return f"{self.text} {self.word}".strip() + " ..."
