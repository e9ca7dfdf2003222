"""The rules of a game by name, as the facade and loops over many games call them, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from menagerie.core.rule import rule
from menagerie.core.table import CardTable

SPECTATOR = -1  # the seat number of a spectator


@rule
def has_turn(table: CardTable, seat: int) -> bool:
    """Whether it is a seat's turn, in games that ask one seat at a time."""
    return seat == table.to_act and table.ending == 0


@rule
def unseal_nothing(table: CardTable, seat: int) -> None:
    """Do nothing, in games where nothing is ever sealed."""


@rule
def composes_nothing(table: CardTable) -> bool:
    """Every number is a whole decision, in games where no action combines cards."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Actions are numbers here, from 0 to `actions` - 1; a decision that combines cards takes several."""

    actions: int
    set_up: Callable[[Any], None]  # a table that `prepare` made, keyed
    may_act: Callable[[Any, int], bool] = has_turn  # a seat: asked, or free to change what it has sealed
    is_awaited: Callable[[Any, int], bool] = has_turn  # a seat: asked
    unseal: Callable[[Any, int], None] = unseal_nothing  # ask a seat again: it takes back what it has sealed
    count_actions: Callable[[Any], int]  # 0: the game is over
    action_at: Callable[[Any, int], int]  # the legal action at an index
    is_legal: Callable[[Any, int], bool]
    play: Callable[[Any, int], None]
    is_composing: Callable[[Any], bool] = composes_nothing  # whether the last number was only a part of a decision
    has_won: Callable[[Any, int], bool]  # a seat, once the game is over
    score: Callable[[Any, int], int]
    may_see_hand: Callable[[Any, int, int], bool]  # a seat (or SPECTATOR), the hand's owner
    clear: Callable[[Any], None]  # a table: take everything off it
    lay_out: Callable[[Any, int, Any], None]  # the table, a seat, a cleared table, which becomes the seat's copy
    guess: Callable[[Any], None]  # turn such a copy, keyed, into a whole table
