"""Practice: a mind plays against itself and learns by actor-critic reinforcement learning. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy

from menagerie.bots.minds.mind import Mind, ways_of
from menagerie.bots.minds.pad import MOST_FEATURES, MOST_SEATS, Pad
from menagerie.compiled import entry
from menagerie.core.chance import draw_keys, start_chance
from menagerie.core.rule import compilable

FADING = 0.9  # how much of the praise for a turn goes to answers one turn earlier (eligibility traces)
FAINT = 1e-4  # praise too small to be worth writing down
MOST_TURNS = 256  # that are remembered of a game
STREAM_OF_PRACTICE = 2
SOURCE, DICE = range(2)  # chances: where keys come from, and what answers are drawn by
UNSEEN = -1


class Notebook(NamedTuple):
    """Memory of the current game until it is over, and the gradients summed over all games."""

    praise: Any  # [seat, weight] of the answers that it gave, those of long ago fading
    places: Any  # [turn, seat, feature] the features of each seat at the beginning of a turn
    amounts: Any  # [turn, seat, feature]
    counts: Any  # [turn, seat] of features; UNSEEN before they were written down
    chances: Any  # [turn, seat] to win, as they seemed
    better: Any  # [weight] the gradient of the answer weights (the actor)
    truer: Any  # [weight] the gradient of the value weights (the critic)


def notebook_for(mind: Mind) -> Notebook:
    """An empty notebook."""
    turns = MOST_TURNS + 1, MOST_SEATS
    return Notebook(
        praise=numpy.zeros((MOST_SEATS, mind.answer_weights)),
        places=numpy.zeros((*turns, MOST_FEATURES), numpy.int64),
        amounts=numpy.zeros((*turns, MOST_FEATURES)),
        counts=numpy.full(turns, UNSEEN, numpy.int64),
        chances=numpy.zeros(turns),
        better=numpy.zeros(mind.answer_weights),
        truer=numpy.zeros(mind.value_weights),
    )


@compilable
def praise_answers(pad: Pad, book: Notebook, turn: int, seats: int) -> None:
    """After a turn: praise the answers of each seat by how much its chance has grown."""
    for seat in range(seats):
        grown = pad.chances[seat] - book.chances[turn, seat]
        for weight in range(len(book.better)):
            book.better[weight] += grown * book.praise[seat, weight]
            book.praise[seat, weight] *= FADING


@compilable
def correct_chances(pad: Pad, book: Notebook, turns: int, seats: int) -> None:
    """After a game: compare the chances at each turn with the winners."""
    for turn in range(turns + 1):
        for seat in range(seats):
            wrong = pad.chances[seat] - book.chances[turn, seat]
            for feature in range(book.counts[turn, seat]):
                book.truer[book.places[turn, seat, feature]] += wrong * book.amounts[turn, seat, feature]
            book.counts[turn, seat] = UNSEEN


@compilable
def note_chances(pad: Pad, book: Notebook, turn: int, seats: int) -> None:
    """Write down the estimated chances at the beginning of a turn."""
    for seat in range(seats):
        book.chances[turn, seat] = pad.chances[seat]
        book.counts[turn, seat] = UNSEEN


def practise_of(mind: Mind) -> Callable[..., int]:
    """The loop over games of practice, as a plain function; it returns how many questions had more than one answer.

    Actor-critic: the actor's answers are praised by how much the seat's chance to win grows afterwards, and the critic's chances
    are corrected by the result of the game.
    """
    ways = ways_of(mind)
    weigh, spread, draw, judge = ways.weigh, ways.spread, ways.draw, ways.judge
    features_of, features_of_seat = mind.features_of, mind.features_of_seat
    set_up, play, is_composing = mind.rules.set_up, mind.rules.play, mind.rules.is_composing

    @compilable
    def begin(table: Any, chances: Any, book: Notebook, game: int) -> None:
        draw_keys(chances[SOURCE], game, STREAM_OF_PRACTICE, table, chances[DICE])
        set_up(table)
        start_chance(chances[DICE])
        for seat in range(table.seats):
            for weight in range(len(book.better)):
                book.praise[seat, weight] = 0.0

    @compilable
    def remember_answer(table: Any, pad: Pad, book: Notebook, chosen: int, count: int) -> None:
        for index in range(count):
            part = (1.0 if index == chosen else 0.0) - pad.scores[index]
            if part > FAINT or part < -FAINT:
                for feature in range(features_of(table, pad, pad.numbers[index])):
                    book.praise[table.to_act, pad.places[feature]] += part * pad.amounts[feature]

    @compilable
    def remember_seats(table: Any, pad: Pad, book: Notebook, turn: int) -> None:
        for seat in range(table.seats):
            book.counts[turn, seat] = features_of_seat(table, pad, seat)
            for feature in range(book.counts[turn, seat]):
                book.places[turn, seat, feature] = pad.places[feature]
                book.amounts[turn, seat, feature] = pad.amounts[feature]

    @compilable
    def practise_game(table: Any, dice: Any, pad: Pad, answers: Any, values: Any, book: Notebook) -> int:
        questions, turn, boundary, seats = 0, 0, table.turns, table.seats
        judge(table, pad, values)
        note_chances(pad, book, turn, seats)
        count = weigh(table, pad, answers)
        while count > 0:
            spread(pad, count)
            chosen = draw(dice, pad, count)
            number = pad.numbers[chosen]
            if count > 1:
                questions += 1
                remember_answer(table, pad, book, chosen, count)
            if turn < MOST_TURNS and book.counts[turn, 0] == UNSEEN:
                remember_seats(table, pad, book, turn)
            play(table, number)
            if table.ending != 0 or (table.turns != boundary and not is_composing(table)):
                boundary = table.turns
                judge(table, pad, values)
                praise_answers(pad, book, turn, seats)
                if table.ending == 0:
                    turn = min(turn + 1, MOST_TURNS)
                    note_chances(pad, book, turn, seats)
            count = weigh(table, pad, answers)
        correct_chances(pad, book, turn, seats)
        return questions

    def practise(
        tables: Any, chances: Any, pad: Pad, first: int, games: int, answers: Any, values: Any, book: Notebook
    ) -> int:  # fmt: skip
        questions = 0
        for game in range(first, first + games):
            begin(tables[0], chances, book, game)
            questions += practise_game(tables[0], chances[DICE], pad, answers, values, book)
        return questions

    return practise


@cache
def compiled_practise(mind: Mind) -> Callable[..., int]:
    """The loop, compiled at its first call."""
    return entry(practise_of(mind))
