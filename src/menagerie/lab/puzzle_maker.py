"""Finds puzzles in games between experts: questions with one answer that is clearly best, and that weaker levels miss.

How it works. Experts play a game. At each real choice all answers are compared in the same worlds (`bots/coach/contest.py`). If
one is clearly ahead, the weaker levels answer, again and again; how often they fail says how hard the question is, and whether it
is worth asking. Then the best two answers are played to the end in the same worlds, which must agree. Games are independent, so
several processes share them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from math import ceil, sqrt
from pathlib import Path
from time import monotonic

from menagerie.bots import BOTS, Seen
from menagerie.bots.coach.contest import Contest, Umpire
from menagerie.bots.levels import EXPERT
from menagerie.core import Action, AnyGame, BadRecord
from menagerie.games import GAMES
from menagerie.lab.bot_game import checked_options, derived_digits, prepare_bots
from menagerie.lab.processes import done_on_processes
from menagerie.puzzles.puzzle import LEVELS_TRIED, OFTEN, Puzzle, PuzzleKind, Worlds

HOPEFUL, WORLDS = 2_400, 20_000  # of a comparison that looks promising, and of the last one
TO_THE_END = 1_000  # that are played to their end
LEAD, SURE = 0.08, 6.0  # of the best answer: in chance, and in standard errors
CERTAIN = 1 - 1e-9
PAYS, PLAINLY = 0.05, 3.0  # of the worlds that are played to the end; and in standard errors: their end has to agree
TRIES = 20  # how often each level answers
OFTENER = 0.6  # the weakest level slips: if it alone fails, then this often, unless the question is a winning move
PER_GAME = 3  # puzzles from one game
BY_QUESTION: dict[str, PuzzleKind] = {
    "ask-lay": "lay",
    "ask-flock": "flock",
    "ask-draw": "draw",
    "ask-bid": "bid",
    "ask-pay": "pay",
    "ask-take": "animal",
    "ask-free": "animal",
    "ask-exchange": "exchange",
    "ask-remove": "remove",
}
MOST_OF_A_KIND, MOST_EASY, MOST_OF_A_FORM = 0.6, 0.35, 1.5  # of all puzzles; of an even share


@dataclass(frozen=True, slots=True)
class PuzzleGame:
    """A game in which to look for puzzles."""

    game: str
    form: int  # its place among the forms
    seed: str


def puzzles_in(task: PuzzleGame) -> list[Puzzle]:
    """Play a game among experts, and make puzzles of its questions."""
    kind = GAMES[task.game]
    form = kind.forms()[task.form]
    game = kind.new(form.players, seed=task.seed, **checked_options(kind, form.players, form.options))
    expert, umpire = BOTS["expert"].make(1), Umpire(EXPERT, int(task.seed[:12], 16))
    found: list[Puzzle] = []
    while asked := game.to_act:
        seat = asked[0]
        action = game.only_answer(seat)
        if action is None:
            action = expert.choose(Seen.of(game, seat))
            if len(found) < PER_GAME and (puzzle := _puzzle(task, game, seat, umpire)):
                found.append(puzzle)
        game.act(seat, action)
    return found


def _puzzle(task: PuzzleGame, game: AnyGame, seat: int, umpire: Umpire) -> Puzzle | None:
    """The puzzle in this question; None if it is none."""
    asked = game.question(seat).code
    if asked not in BY_QUESTION:
        return None
    table = game.to_text()
    alone = type(game).from_text(table)  # as it will be set up
    if alone.own_table(seat).tobytes() != game.own_table(seat).tobytes():
        return None
    hopeful = umpire.contest(alone, seat, HOPEFUL, LEAD)
    if hopeful is None or not is_clear(hopeful):
        return None
    best = hopeful.trials[0].action
    wins = all(chance >= CERTAIN for chance in umpire.in_one_turn(alone, seat, (best,), TO_THE_END)[0])
    fails = _fails(alone, seat, best)
    if not _is_worth_asking(fails, OFTEN if wins else OFTENER):
        return None
    contest = umpire.retried(alone, seat, [trial.action for trial in hopeful.trials], WORLDS)
    following = contest.trials[1].action
    if contest.trials[0].action != best or not is_clear(contest):
        return None
    worlds = _worlds(alone, seat, (best, following), umpire)
    if not pays_off(worlds):
        return None
    ahead, error = contest.lead
    form = type(game).forms()[task.form]
    return Puzzle(
        game=game.name,
        rules_version=game.rules_version,
        form=form.name,
        players=form.players,
        kind="win" if wins else _kind(asked, best, following),
        seat=seat,
        best=str(best),
        next_best=str(following),
        chance=round(contest.chance(0), 4),
        next_chance=round(contest.chance(0) - ahead, 4),
        error=round(error, 5),
        fails=fails,
        worlds=worlds,
        source=f"{task.seed} {len(game.actions)}",
        table=table,
    )


def is_clear(contest: Contest) -> bool:
    """Whether the best answer is clearly better than all others."""
    ahead, error = contest.lead
    return ahead >= LEAD and ahead >= SURE * error


def pays_off(worlds: Worlds) -> bool:
    """Whether the best answer also wins plainly more of the worlds that were played to their end."""
    ahead = worlds.only_best - worlds.only_next
    return ahead >= PAYS * worlds.count and ahead >= PLAINLY * sqrt(worlds.only_best + worlds.only_next)


def _kind(asked: str, best: Action, following: Action) -> PuzzleKind:
    """What has to be found: where both answers take the same animal, it is the payment."""
    species = [getattr(each, "species", None) for each in (best, following)]
    is_paid = getattr(best, "paying", ()) != () and species[0] == species[1]
    return "pay" if asked == "ask-take" and is_paid else BY_QUESTION[asked]


def _fails(game: AnyGame, seat: int, best: Action) -> dict[str, float]:
    """How often each level gives another answer."""
    seen = Seen.of(game, seat)
    return {level: sum(BOTS[level].make(seed).choose(seen) != best for seed in range(TRIES)) / TRIES for level in LEVELS_TRIED}


def _is_worth_asking(fails: Mapping[str, float], weakest: float) -> bool:
    """Whether some level often fails."""
    first, *others = LEVELS_TRIED
    return fails[first] >= weakest or any(fails[level] >= OFTEN for level in others)


def _worlds(game: AnyGame, seat: int, answers: tuple[Action, Action], umpire: Umpire) -> Worlds:
    """What the two best answers lead to when the same worlds are played to their end."""
    one, other = ([won >= 0.5 for won in each] for each in umpire.to_the_end(game, seat, answers, TO_THE_END))
    tally = Counter(zip(one, other, strict=True))
    return Worlds(tally[True, True], tally[True, False], tally[False, True], tally[False, False])


@dataclass
class Collection:
    """The puzzles that are kept: none twice, and not too many of a kind, of a form, or easy ones."""

    game: str
    wanted: int
    kept: list[Puzzle] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.kept) >= self.wanted

    def keep(self, puzzle: Puzzle) -> bool:
        """Keep a puzzle if it is needed. Returns whether it was."""
        forms = len(GAMES[self.game].forms())
        easy = [each for each in self.kept if each.stars == 1]
        is_wanted = (
            not self.is_full
            and puzzle.id not in {each.id for each in self.kept}
            and sum(each.kind == puzzle.kind for each in self.kept) < ceil(MOST_OF_A_KIND * self.wanted)
            and sum(_form_of(each) == _form_of(puzzle) for each in self.kept) < ceil(MOST_OF_A_FORM * self.wanted / forms)
            and (puzzle.stars > 1 or len(easy) < ceil(MOST_EASY * self.wanted))
        )
        if is_wanted:
            self.kept.append(puzzle)
        return is_wanted


def _form_of(puzzle: Puzzle) -> tuple[int, str]:
    return puzzle.players, puzzle.form


def puzzles_in_file(name: str, game: str) -> list[Puzzle]:
    """The puzzles of a game that are in a file already; BadRecord if anything else is in it."""
    try:
        puzzles = [Puzzle.from_json(line) for line in Path(name).read_text(encoding="utf-8").splitlines()]
    except (ValueError, TypeError, KeyError):
        raise BadRecord("no-puzzle-file", file=name) from None
    if any(puzzle.game != game for puzzle in puzzles):
        raise BadRecord("no-puzzle-file", file=name)
    return puzzles


def found_puzzles(game: str, *, seed: str, cores: int, seconds: float | None = None) -> Generator[Puzzle, None, None]:
    """Puzzles as they are found, from the forms of a game in turn, without end unless there is a limit of time."""
    prepare_bots(game, ["expert"])
    forms, end = len(GAMES[game].forms()), None if seconds is None else monotonic() + seconds

    def games() -> Iterator[PuzzleGame]:
        for number in count():
            if end is not None and monotonic() > end:
                return
            yield PuzzleGame(game, number % forms, derived_digits("puzzles", game, seed, number))

    for _, puzzles in done_on_processes(puzzles_in, games(), cores=cores):
        yield from puzzles
