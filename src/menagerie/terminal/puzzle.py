"""A puzzle in the terminal: the table as its seat sees it, one answer, and what is best and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, date, datetime
from random import Random

from menagerie.core import Action, BadOption, Choice, Score
from menagerie.core.plain import Plain
from menagerie.games import GAMES
from menagerie.puzzles.puzzle import Puzzle
from menagerie.puzzles.shelf import puzzle_called, puzzle_of_the_day, puzzles_of
from menagerie.puzzles.solution import Solution, form_in, names_in, solution_of
from menagerie.terminal.conversation import Conversation, Prompt
from menagerie.terminal.listed_action import ListedAction, listed
from menagerie.words import Words


class PuzzleTalk:
    """A question to be answered once; see AnyTable for the purpose of each method."""

    help = "puzzle-help"

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle, self._game, self._seat = puzzle, puzzle.set_up(), puzzle.seat
        self._solution: Solution | None = None
        self.words = Words(puzzle.game, names=names_in(puzzle), you=puzzle.seat)
        self.commands: Mapping[str, Callable[[str], Iterable[str]]] = {}
        offers = [self._offer(action) for action in self._game.legal_actions(self._seat)]
        lines = [*map(self.words.say, self._game.view_lines(self._seat))]
        self.asked: Prompt | None = Prompt(lines, self.words.say(self._game.question(self._seat)), offers)

    def _offer(self, action: Action | Choice) -> ListedAction:
        label = self.words.action(action, self._game.told_of(self._seat, action))
        if isinstance(action, Choice):
            return listed(self.words, action, label)
        return listed(self.words, action, label, self.words.consequences(self._game.consequences(self._seat, action)))

    def greet(self, _: Callable[[str], str]) -> Iterator[str]:
        puzzle, phrase = self._puzzle, self.words.phrase
        of: dict[str, Plain] = {
            "kind": puzzle.kind,
            "game": puzzle.game,
            "form": form_in(puzzle),
            "stars": puzzle.stars,
            "id": puzzle.id,
        }
        yield phrase("puzzle-heading", {"id": puzzle.id, "title": phrase("puzzle-title", of)})
        yield phrase("puzzle-about", {**of, "game": phrase("game-title"), "level": phrase("puzzle-stars", of)})
        yield phrase("puzzle-task", of)

    def news(self) -> Iterable[str]:
        if (told := self._solution) is None:
            return ()
        best = "" if told.is_right else told.best_told
        return ["", *filter(None, (told.headline, best, told.why, told.chances))]

    def act(self, action: str) -> None:
        self._solution, self.asked = solution_of(self._puzzle, action), None

    def consequences(self, action: str) -> tuple[str, Iterable[str]]:
        would = self._game.consequences(self._seat, action)
        return self.words.consequences(would), [event.rule for event in would]

    def hint(self) -> Iterable[str]:
        return [self.words.phrase("puzzle-no-help")]

    take_back = hint

    def outcome(self) -> tuple[str, Iterable[Score]]:
        assert self._solution is not None, "the conversation goes on until there is an answer"
        return self._solution.payoff, ()

    def leave(self) -> None:
        pass


def chosen_puzzle(game: str | None, name: str | None, *, today: bool) -> Puzzle:
    """The puzzle that a command line asks for: that of the day, one by its id, or any."""
    if name is not None:
        game = game or next((each for each in GAMES if name in puzzles_of(each)), "")
        return puzzle_called(game, name)
    if today or game is None:
        return puzzle_of_the_day(this_day())
    shelf = list(puzzles_of(game).values())
    if not shelf:
        raise BadOption("no-such-puzzle", puzzle=game)
    return Random().choice(shelf)


def this_day() -> date:
    """The day by which the puzzle of the day is chosen: the same everywhere."""
    return datetime.now(UTC).date()


def solve(puzzle: Puzzle) -> int:
    """Show a puzzle, ask for the answer, and tell about it."""
    Conversation(PuzzleTalk(puzzle)).hold()
    return 0
