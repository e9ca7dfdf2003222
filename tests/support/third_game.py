"""A complete made-up third game: each player plays a card from a hidden hand, the highest takes the trick, and most tricks win.

Nothing outside this file knows it. `ENTRY` is all that another package would name in an entry point.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Self

from menagerie.core import Game, IllegalAction, Line
from menagerie.core.action import ActionOf
from menagerie.core.chance import below, start_chance
from menagerie.core.drawing import CHANCE, Drawing, counted, number, one_seat, ordered
from menagerie.core.journal import note
from menagerie.core.layout import array
from menagerie.core.message import Event, event, events_of
from menagerie.core.notation import CountedCards
from menagerie.core.option import OptionValue
from menagerie.core.piles import NO_CARD
from menagerie.core.plain import to_plain
from menagerie.core.rule import rule
from menagerie.core.rule_set import Rules
from menagerie.core.table import CardTable
from menagerie.games import GameEntry

CARDS, HAND, SEATS = 12, 3, 4
HIDDEN = CARDS  # on a seat's copy of the table: a card that it cannot know


class Table(CardTable):
    hands: memoryview[int] = array("int8", SEATS, CARDS + 1, meaning="[seat, card] how many")
    trick: memoryview[int] = array("int8", SEATS, meaning="[seat] the card played last, or NO_CARD")
    gone: memoryview[int] = array("int8", CARDS, meaning="[card] 1: it was played")
    tricks: memoryview[int] = array("int8", SEATS, meaning="[seat] taken so far")


class Step(IntEnum):
    PLAY = 0


class Happened(IntEnum):
    CARD_DEALT, CARD_PLAYED, TRICK_TAKEN = range(3)


@event(Happened.CARD_DEALT, "", reveals=True, private=True)
class CardDealt(Event):
    seat: int
    card: int | None


@event(Happened.CARD_PLAYED, "")
class CardPlayed(Event):
    seat: int
    card: int | None


@event(Happened.TRICK_TAKEN, "")
class TrickTaken(Event):
    seat: int


@rule
def clear(table: Table) -> None:
    table.to_act, table.turns, table.step, table.ending = 0, 0, Step.PLAY, 0
    for card in range(CARDS):
        table.gone[card] = 0
    for seat in range(SEATS):
        table.trick[seat], table.tricks[seat] = NO_CARD, 0
        for card in range(CARDS + 1):
            table.hands[seat, card] = 0


@rule
def is_seen(table: Table, card: int) -> bool:
    count = int(table.gone[card])
    for seat in range(table.seats):
        count += table.hands[seat, card]
    return count > 0


@rule
def deal(table: Table, seat: int) -> int:
    card = below(table, CARDS)
    while is_seen(table, card):
        card = below(table, CARDS)
    table.hands[seat, card] = 1
    return card


@rule
def set_up(table: Table) -> None:
    start_chance(table)
    clear(table)
    for place in range(HAND * table.seats):
        note(table, Happened.CARD_DEALT, place % table.seats, deal(table, place % table.seats))


@rule
def is_legal(table: Table, card: int) -> bool:
    return table.ending == 0 and 0 <= card < CARDS and table.hands[table.to_act, card] > 0


@rule
def count_actions(table: Table) -> int:
    count = 0
    for card in range(CARDS):
        count += 1 if is_legal(table, card) else 0
    return count


@rule
def action_at(table: Table, index: int) -> int:
    card = -1
    while index >= 0:
        card += 1
        index -= 1 if is_legal(table, card) else 0
    return card


@rule
def play(table: Table, card: int) -> None:
    seat = table.to_act
    table.hands[seat, card], table.gone[card], table.trick[seat] = 0, 1, card
    note(table, Happened.CARD_PLAYED, seat, card)
    table.to_act = (seat + 1) % table.seats
    if table.to_act == 0:
        highest = 0
        for other in range(table.seats):
            highest = other if table.trick[other] > table.trick[highest] else highest
        table.tricks[highest] += 1
        table.turns += 1
        table.ending = 1 if table.turns == HAND else 0
        note(table, Happened.TRICK_TAKEN, highest)


@rule
def score(table: Table, seat: int) -> int:
    return int(table.tricks[seat])


@rule
def has_won(table: Table, seat: int) -> bool:
    most = 0
    for other in range(table.seats):
        most = max(most, table.tricks[other])
    return table.tricks[seat] == most


@rule
def may_see_hand(table: Table, seat: int, owner: int) -> bool:
    return seat == owner


@rule
def lay_out(table: Table, seat: int, seen: Table) -> None:
    seen.seats, seen.to_act, seen.turns, seen.ending = table.seats, table.to_act, table.turns, table.ending
    for card in range(CARDS):
        seen.gone[card] = table.gone[card]
    for owner in range(table.seats):
        seen.trick[owner], seen.tricks[owner] = table.trick[owner], table.tricks[owner]
        for card in range(CARDS):
            seen.hands[owner, card if may_see_hand(table, seat, owner) else HIDDEN] += table.hands[owner, card]


@rule
def guess(seen: Table) -> None:
    for owner in range(seen.seats):
        for _ in range(seen.hands[owner, HIDDEN]):
            deal(seen, owner)
        seen.hands[owner, HIDDEN] = 0


@dataclass(frozen=True, slots=True)
class PlayCard(ActionOf[Table]):
    card: int

    steps, pattern = (Step.PLAY,), re.compile(r"play (?P<card>\d{1,2})")

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(int(parts["card"]))

    def __str__(self) -> str:
        return f"play {self.card}"

    def encode(self, table: Table) -> Iterator[int]:
        yield self.card

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        return cls(*numbers)

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        return None if number is None else IllegalAction("no-such-card-held", card=self.card)


@dataclass(frozen=True)
class SeatView:
    hand: tuple[int, ...] | None
    hand_size: int
    tricks: int


@dataclass(frozen=True)
class View:
    seat: int | None
    trick: tuple[int, ...]
    seats: tuple[SeatView, ...]


def view_of(seen: Table, seat: int | None) -> View:
    held = [[card for card in range(CARDS) if seen.hands[owner, card]] for owner in range(seen.seats)]
    hidden = [seen.hands[owner, HIDDEN] for owner in range(seen.seats)]
    hands = [(None if hidden[owner] else tuple(held[owner]), len(held[owner]) + hidden[owner]) for owner in range(seen.seats)]
    return View(seat, tuple(seen.trick)[: seen.seats], tuple(SeatView(*hands[at], seen.tricks[at]) for at in range(seen.seats)))


def lines_of(view: View) -> tuple[Line, ...]:
    hand = () if view.seat is None else view.seats[view.seat].hand
    return Line("view-trick", {"cards": [card for card in view.trick if card != NO_CARD]}), Line(
        "view-hand", {"cards": to_plain(hand or ())}
    )


NAMES = CountedCards(tuple(map(str, range(CARDS))), 1, CARDS, "bad-number")
DRAWING: Drawing[Table] = Drawing(
    most_seats=SEATS,
    first=(number("players", 2, SEATS, field="seats"),),
    by_seat=(counted("hand", NAMES, field="hands"), ordered("trick", NAMES), number("tricks")),
    then=(counted("gone", NAMES), number("turns"), one_seat("to act"), CHANCE),
)


def read_table(text: str) -> Table:
    table = Table()
    start_chance(table)
    clear(table)
    DRAWING.read(text, table)
    table.ending = int(table.turns == HAND)
    return table


class HighCard(Game[Table, View]):
    name, rules_version, player_counts, endings = "highcard", 1, range(2, SEATS + 1), ("not-yet", "hands-empty")
    event_kinds, action_kinds, step_kind, view_kind = events_of(Happened), (PlayCard,), Step, View
    rules = Rules(
        actions=CARDS,
        set_up=set_up,
        count_actions=count_actions,
        action_at=action_at,
        is_legal=is_legal,
        play=play,
        has_won=has_won,
        score=score,
        may_see_hand=may_see_hand,
        clear=clear,
        lay_out=lay_out,
        guess=guess,
    )
    lines_of = staticmethod(lines_of)
    _view_of, _draw, _read = staticmethod(view_of), staticmethod(DRAWING.write), staticmethod(read_table)

    @classmethod
    def prepare(cls, players: int, options: Mapping[str, OptionValue]) -> Table:
        table = Table()
        table.seats = players
        return table


ENTRY = GameEntry(HighCard)
