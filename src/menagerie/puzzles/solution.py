"""The verdict on an answer to a puzzle: whether it is right, which one is best and why, and in how many worlds it pays off."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.bots import Seen
from menagerie.bots.coach.report import capital
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.search.reasons import TriedAnswer, reasons_for
from menagerie.bots.weights import weights_of
from menagerie.core import Action, Line
from menagerie.core.plain import Plain
from menagerie.games import GAMES
from menagerie.puzzles.puzzle import Puzzle, Worlds, normal_form
from menagerie.words import Words

PERCENT = 100


@dataclass(frozen=True, slots=True)
class Solution:
    """A puzzle and an answer to it, in words. Chances are parts of 1."""

    is_right: bool
    headline: str
    best: str
    best_told: str  # in a sentence
    next_best: str
    why: str | None  # a sentence, if there is more to say than that it is better
    chances: str
    payoff: str  # in how many worlds
    chance: float
    next_chance: float
    worlds: Worlds


def why(puzzle: Puzzle) -> tuple[Line, ...]:
    """The reasons for the best answer, as codes: made when they are shown, so that better reasons need no new puzzles."""
    game, seat = puzzle.set_up(), puzzle.seat
    weights = weights_of(puzzle.game, MINDS[puzzle.game].form_of(game.own_table(seat)))
    if weights is None:
        return ()
    best = TriedAnswer(game.encode(seat, puzzle.best_action), puzzle.chance)
    other = TriedAnswer(game.encode(seat, puzzle.next_best), puzzle.next_chance)
    return reasons_for(Seen.of(game, seat), best, [other], weights.answers)


def names_in(puzzle: Puzzle) -> list[str]:
    """What the seats are called: the reader is “you”, the others have numbers, a virtual player its own name."""
    words, game = Words(puzzle.game), puzzle.set_up()
    numbered = [words.phrase("seat-number", {"number": seat + 1}) for seat in range(game.seats)]
    people = numbered[: puzzle.players]
    return people + [words.phrase("virtual-player")] * (game.seats - len(people))


def form_in(puzzle: Puzzle) -> str:
    """The form of a puzzle in words: how many play, and the edition, if there are several; a form for so many only says both."""
    words, forms = Words(puzzle.game), GAMES[puzzle.game].forms()
    people = words.phrase("puzzle-players", {"players": puzzle.players})
    if len({form.name for form in forms}) == 1:
        return people
    edition = words.phrase(f"form-{puzzle.form}")
    return edition if sum(form.name == puzzle.form for form in forms) == 1 else f"{people}, {edition}"


def solution_of(puzzle: Puzzle, answer: Action | str) -> Solution:
    """The verdict on an answer; IllegalAction or BadText if it is not a valid one."""
    game, seat = puzzle.set_up(), puzzle.seat
    words = Words(puzzle.game, names=names_in(puzzle), you=seat)
    given = normal_form(puzzle.set_up(), seat, answer)
    following = normal_form(puzzle.set_up(), seat, puzzle.next_best)

    def said(action: Action) -> str:
        return words.advised(action, game.told_of(seat, action))

    right, reasons, worlds = given == puzzle.best_action, why(puzzle), puzzle.worlds
    values: dict[str, Plain] = {
        "right": "yes" if right else "no",
        "near": "yes" if given == following else "no",
        "answer": said(given),
        "best": said(puzzle.best_action),
        "next": said(following),
        "chance": round(PERCENT * puzzle.chance),
        "other": round(PERCENT * puzzle.next_chance),
        "count": worlds.count,
        "won": worlds.both + worlds.only_best,
        "lost": worlds.both + worlds.only_next,
    }
    told = words.names([words.say(reason) for reason in reasons]) if reasons else None
    return Solution(
        is_right=right,
        headline=words.phrase("puzzle-headline", values),
        best=capital(said(puzzle.best_action)),
        best_told=words.phrase("puzzle-best", values),
        next_best=capital(said(following)),
        why=words.phrase("puzzle-why", {"why": told}) if told else None,
        chances=words.phrase("puzzle-chances", values),
        payoff=words.phrase("puzzle-payoff", values),
        chance=puzzle.chance,
        next_chance=puzzle.next_chance,
        worlds=worlds,
    )
