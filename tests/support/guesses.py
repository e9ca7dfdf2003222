"""Guessed tables for tests: a seat's copy with a key, turned into a guess; and what the seat sees of it."""

from random import Random
from typing import Any

from support import cubirds_checks, wildcards_checks

from menagerie.core import AnyGame, Seed
from menagerie.cubirds.guess import guess as guess_cubirds
from menagerie.cubirds.view import see as see_cubirds
from menagerie.wildcards.guess import guess as guess_wildcards
from menagerie.wildcards.rules.awaited import is_sealing, may_act, unseal
from menagerie.wildcards.rules.bid import first_unsealed, unseal_bid
from menagerie.wildcards.rules.tie_break import next_to_lay
from menagerie.wildcards.rules.ties import next_to_seal
from menagerie.wildcards.table import Step
from menagerie.wildcards.table import Table as WildCardsTable
from menagerie.wildcards.view import see as see_wildcards

CHECKS: dict[str, Any] = {"cubirds": cubirds_checks, "wildcards": wildcards_checks}
GUESSES: dict[str, Any] = {"cubirds": guess_cubirds, "wildcards": guess_wildcards}
SEES: dict[str, Any] = {"cubirds": see_cubirds, "wildcards": see_wildcards}
FIRST_ASKED: dict[int, Any] = {Step.BID: first_unsealed, Step.PAY: next_to_seal, Step.TIE_BREAK: next_to_lay}


def other_world(game: AnyGame, seat: int, random: Random) -> AnyGame:
    """The same game with everything permuted that a seat cannot know."""
    twin: AnyGame = CHECKS[game.name].other_world(game, seat, random)
    return twin


def seen(game: AnyGame, table: Any, seat: int) -> Any:
    """A seat's copy of a table (-1: a spectator's)."""
    copy = type(table)()
    SEES[game.name](table, seat, copy)
    return copy


def guessed(game: AnyGame, table: Any, seat: int, seed: int) -> Any:
    """A whole table that the seat's view allows."""
    copy = seen(game, table, seat)
    Seed.of(seed).key_into(copy)
    GUESSES[game.name](copy)
    return copy


def with_answers_taken_back(table: Any, seat: int) -> Any:
    """The true table, as if all others had just taken back what they sealed."""
    copy = table.copy()
    if isinstance(copy, WildCardsTable) and copy.step == Step.SECOND:  # the seat composes a bid of two cards
        for other in range(copy.people):
            if other != seat and copy.sealed[other]:
                unseal_bid(copy, other)
    elif isinstance(copy, WildCardsTable) and not copy.ending and is_sealing(copy):
        composing = copy.composed >= 0
        for other in range(copy.people):
            if other != seat and may_act(copy, other):
                unseal(copy, other)
        copy.to_act = seat if composing else FIRST_ASKED[copy.step](copy)
    return copy
