"""One decision, number by number, as the rules see it: for programs that learn."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, SupportsIndex

from menagerie.core.errors import IllegalAction
from menagerie.core.message import Action
from menagerie.core.rule_set import Rules
from menagerie.core.table import CardTable


class Decision:
    """What a seat is asked, on its own copy of the table: nothing in it leads back to the game.

    >>> from menagerie import CuBirds
    >>> decision = CuBirds.new(2, seed=7).decision(1)
    >>> len(decision.mask), decision.mask.index(True)
    (75, 24)
    >>> decision.add(24)
    >>> str(decision.action)
    'lay duck left 1'
    """

    def __init__(self, rules: Rules, table: CardTable, decode: Callable[[Any, tuple[int, ...]], Action]) -> None:
        self._rules = rules
        self._start = table
        self._table = table.copy()
        self._decode = decode
        self._numbers: tuple[int, ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers named so far."""
        return self._numbers

    @property
    def action(self) -> Action | None:
        """The action that the numbers make; None while some are still to be named."""
        named = self._numbers and not self._rules.is_composing(self._table)
        return self._decode(self._start, self._numbers) if named else None

    @property
    def mask(self) -> tuple[bool, ...]:
        """For each number, whether it may come next; none may once the decision is complete."""
        open_ = self.action is None
        return tuple(open_ and self._rules.is_legal(self._table, number) for number in range(self._rules.actions))

    @property
    def table(self) -> CardTable:
        """The seat's copy of the table, with the numbers named so far played on it; hidden cards are blank."""
        return self._table.copy()

    def add(self, number: SupportsIndex) -> None:
        """Add the next number. Raises IllegalAction if it is not legal now; then nothing has changed."""
        named = index(number)
        if self.action is not None:
            raise IllegalAction("finished-decision", action=str(self.action))
        if not self._rules.is_legal(self._table, named):
            raise IllegalAction("illegal-number", number=named, legal=[n for n, legal in enumerate(self.mask) if legal])
        self._rules.play(self._table, named)
        self._numbers += (named,)
