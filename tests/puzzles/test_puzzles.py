"""The puzzles that come with the games: each can be set up, has one best answer, and shows nothing hidden."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from menagerie.bots import Seen
from menagerie.bots.coach.contest import Umpire
from menagerie.bots.levels import EXPERT
from menagerie.cli import main
from menagerie.core import BadOption, BadRecord, IllegalAction
from menagerie.games import GAMES
from menagerie.lab.puzzle_maker import LEAD, SURE, Collection, is_clear, pays_off, puzzles_in_file
from menagerie.puzzles.puzzle import KINDS, LEVELS_TRIED, OFTEN, Puzzle, normal_form
from menagerie.puzzles.shelf import puzzle_called, puzzle_of_the_day, puzzles_of
from menagerie.puzzles.solution import form_in, solution_of, why
from menagerie.words import Words

ALL = [puzzle for game in GAMES for puzzle in puzzles_of(game).values()]
SOME = ALL[:: max(1, len(ALL) // 12)]
FEWEST = 20  # of a game


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_of_several_kinds_and_forms(game: str) -> None:
    puzzles = list(puzzles_of(game).values())
    assert len(puzzles) >= FEWEST
    assert len({puzzle.kind for puzzle in puzzles}) >= 3
    assert len({(puzzle.form, puzzle.players) for puzzle in puzzles}) >= 4


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_can_be_set_up_and_its_best_answer_is_legal(puzzle: Puzzle) -> None:
    game = puzzle.set_up()
    assert puzzle.kind in KINDS
    assert puzzle.seat in game.to_act
    assert game.only_answer(puzzle.seat) is None
    assert str(puzzle.best_action) == puzzle.best
    assert puzzle.is_solved_by(puzzle.best)
    assert not puzzle.is_solved_by(puzzle.next_best)
    assert Puzzle.from_json(puzzle.to_json()) == puzzle
    assert puzzle.form in {form.name for form in GAMES[puzzle.game].forms()}


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_the_best_answer_is_clearly_ahead_and_missed_by_a_weaker_level(puzzle: Puzzle) -> None:
    lead = puzzle.chance - puzzle.next_chance
    assert lead >= LEAD - 0.0002  # rounded
    assert lead >= SURE * puzzle.error
    assert set(puzzle.fails) == set(LEVELS_TRIED)
    assert max(puzzle.fails.values()) >= OFTEN
    assert pays_off(puzzle.worlds)


def test_no_puzzle_comes_twice() -> None:
    seen = Counter(f"{puzzle.game} {puzzle.set_up().seen_text(puzzle.seat)}" for puzzle in ALL)
    assert not [text for text, count in seen.items() if count > 1]


@pytest.mark.parametrize("puzzle", [each for each in ALL if each.kind == "win"], ids=lambda puzzle: puzzle.id)
def test_a_winning_move_wins_in_every_world(puzzle: Puzzle) -> None:
    """In CuBirds a winning move can be found by trying: lay, then complete any flock."""
    if puzzle.game != "cubirds":
        pytest.skip("the search plays the rest of the round")
    for seed in range(3):
        game = puzzle.set_up().guess(puzzle.seat, seed)
        game.act(puzzle.seat, puzzle.best)
        assert game.is_over or any(wins_by(game, puzzle.seat, str(action)) for action in game.legal_actions(puzzle.seat))


def wins_by(game: object, seat: int, action: str) -> bool:
    """Whether an action wins the game at once."""
    after = game.copy()  # type: ignore[attr-defined]  # any game
    after.act(seat, action)
    return after.result is not None and seat in after.result.winners


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_solution_says_what_is_best_and_why_in_words(language: str) -> None:
    for puzzle in SOME:
        right, wrong = solution_of(puzzle, puzzle.best), solution_of(puzzle, puzzle.next_best)
        assert (right.is_right, wrong.is_right) == (True, False)
        assert right.headline != wrong.headline
        assert why(puzzle)
        assert "{" not in right.payoff + right.chances + (right.why or "")
        of = {"kind": puzzle.kind, "game": puzzle.game}
        assert Words(puzzle.game, language=language).phrase("puzzle-title", of)
        assert form_in(puzzle)


def test_an_answer_that_is_none_is_refused() -> None:
    puzzle = next(each for each in ALL if each.kind == "lay")
    with pytest.raises(IllegalAction):
        solution_of(puzzle, "pass")


def test_the_puzzle_of_the_day_is_the_same_for_all_and_the_games_take_turns() -> None:
    day = date(2026, 11, 19)
    assert puzzle_of_the_day(day) == puzzle_of_the_day(day)
    days = [puzzle_of_the_day(day + timedelta(each)) for each in range(2 * FEWEST)]
    assert len({puzzle.id for puzzle in days}) == len(days)
    assert {puzzle.game for puzzle in days[:2]} == set(GAMES)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadOption):
        puzzle_called("cubirds", "nothing")


def test_a_collection_keeps_no_puzzle_twice_and_not_too_many_of_a_kind() -> None:
    puzzle = ALL[0]
    collection = Collection(puzzle.game, wanted=4)
    assert collection.keep(puzzle)
    assert not collection.keep(puzzle)
    alike = [each for each in puzzles_of(puzzle.game).values() if each.kind == puzzle.kind]
    for each in alike:
        collection.keep(each)
    assert len(collection.kept) <= 3


def test_a_contest_finds_the_best_answer_again() -> None:
    puzzle = max(ALL, key=lambda each: each.chance - each.next_chance)
    game = puzzle.set_up()
    actions = [normal_form(puzzle.set_up(), puzzle.seat, each) for each in (puzzle.best, puzzle.next_best)]
    contest = Umpire(EXPERT, 7).retried(game, puzzle.seat, actions, 160)
    assert str(contest.trials[0].action) == puzzle.best


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_searching_again_finds_the_same_answer(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_COMPILE", "yes")  # interpreted, the search does not look as far ahead
    contest = Umpire(EXPERT, 99).contest(puzzle.set_up(), puzzle.seat, 10_000)
    assert contest is not None
    assert str(contest.trials[0].action) == puzzle.best
    assert is_clear(contest) or contest.lead[0] > LEAD - 0.02
    assert Seen.of(puzzle.set_up(), puzzle.seat).actions


def test_making_puzzles_goes_on_from_those_that_are_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cubirds.jsonl"
    kept = [next(iter(puzzles_of("cubirds").values()))]
    file.write_text(kept[0].to_json() + "\n", encoding="utf-8")
    assert puzzles_in_file(str(file), "cubirds") == kept
    assert main(["puzzles", "make", "cubirds", "--count", "1", "--out", str(file)]) == 0
    assert puzzles_in_file(str(file), "cubirds") == kept


@pytest.mark.parametrize("text", ["a letter to grandmother\n", "{}\n", "[1]\n"])
def test_a_file_that_holds_something_else_is_refused_and_stays(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["puzzles", "make", "cubirds", "--out", str(file)]) == 2
    assert file.read_text(encoding="utf-8") == text


def test_puzzles_of_the_two_games_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "cubirds.jsonl"
    file.write_text(next(iter(puzzles_of("cubirds").values())).to_json() + "\n", encoding="utf-8")
    with pytest.raises(BadRecord):
        puzzles_in_file(str(file), "wildcards")
