"""The rules of a game by name, as the facade and loops over many games call them, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

SPECTATOR = -1  # the seat number of a spectator


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Actions are numbers here, from 0 to `actions` - 1; where cards are composed a decision takes several."""

    actions: int
    set_up: Callable[[Any], None]  # a table that `prepare` made, keyed
    may_act: Callable[[Any, int], bool]  # a seat: asked, or free to change what it has sealed
    is_awaited: Callable[[Any, int], bool]  # a seat: asked
    unseal: Callable[[Any, int], None]  # ask a seat again: what it has sealed comes back
    count_actions: Callable[[Any], int]  # 0: the game is over
    action_at: Callable[[Any, int], int]  # the legal action at an index
    is_legal: Callable[[Any, int], bool]
    play: Callable[[Any, int], None]
    is_composing: Callable[[Any], bool]  # whether the last number was only a part of a decision
    has_won: Callable[[Any, int], bool]  # a seat, once the game is over
    score: Callable[[Any, int], int]
    may_see_hand: Callable[[Any, int, int], bool]  # a seat (or SPECTATOR), the hand's owner
    clear: Callable[[Any], None]  # a table: take everything off it
    see: Callable[[Any, int, Any], None]  # the table, a seat, another table, which becomes the seat's copy
    lay_out: Callable[[Any, int, Any], None]  # the same on a table that was cleared
    guess: Callable[[Any], None]  # turn such a copy, keyed, into a whole table
