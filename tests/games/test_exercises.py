"""Interactive lessons: each task is tried with its right answers and every listed wrong one, by the rules, in every language."""

import pytest

from menagerie.core import AnyGame, IllegalAction
from menagerie.core.choice import Choice
from menagerie.games import GAMES
from menagerie.lessons import in_text
from menagerie.lessons.exercise import (
    LEARNER,
    Exercise,
    NoSuchExercise,
    Task,
    WrongTry,
    exercise_of,
    exercises_of,
    reply,
    shown_of,
)
from menagerie.server.play.printed_forms import form_of
from menagerie.server.presentation.exercise_table import ExerciseTable, exercise_infos
from menagerie.server.presentation.rulebook_pages import forms_read
from menagerie.words import LANGUAGES, rulebook
from menagerie.words.language import speaking
from menagerie.words.say import line_of, runs

EXERCISES = [exercise for game in GAMES for exercise in exercises_of(game)]
TASKS = [(exercise, at) for exercise in EXERCISES for at in range(len(exercise.tasks))]
WRONG = [(exercise, at, wrong) for exercise, at in TASKS for wrong in exercise.tasks[at].wrong]
FIRST_ROUNDS = exercise_of("wildcards", "first")
MOST_LETTERS = {"title": 44, "ask": 150, "told": 165}  # there is room for no more on a phone


def named(value: object) -> str:
    if isinstance(value, Exercise):
        return f"{value.game}-{value.name}"
    return value.says.replace(" ", "-") if isinstance(value, WrongTry) else str(value)


def answers_before(exercise: Exercise, at: int) -> list[str]:
    return [task.right[0] for task in exercise.tasks[:at]]


def begun(exercise: Exercise, at: int) -> AnyGame:
    return exercise.begun(answers_before(exercise, at))


def tried(exercise: Exercise, at: int, said: str) -> tuple[Task, list[str]]:
    game, task = begun(exercise, at), exercise.tasks[at]
    since = game.event_count
    game.act(LEARNER, said)
    reply(game, task.replies_to(game.actions[-1][1]), game.act)
    return task, [in_text(line_of(run)) for run in runs(shown_of(game.events(LEARNER, since), None))]


@pytest.mark.parametrize(("exercise", "at"), TASKS, ids=named)
def test_the_right_answer_does_what_the_file_says(exercise: Exercise, at: int) -> None:
    task, happened = tried(exercise, at, exercise.tasks[at].right[0])
    assert task.happens == tuple(happened[: len(task.happens)]) != ()
    assert LEARNER in begun(exercise, at).to_act


@pytest.mark.parametrize("at", range(len(FIRST_ROUNDS.tasks)))
def test_in_the_first_rounds_of_wild_cards_every_species_has_a_leader(at: int) -> None:
    seats = begun(FIRST_ROUNDS, at).view(LEARNER).seats
    assert {species for player in seats for species in player.collection} == {each for player in seats for each in player.leaders}


def test_in_the_first_rounds_of_wild_cards_everyone_keeps_what_a_round_brought() -> None:
    game, pay = begun(FIRST_ROUNDS, 1), FIRST_ROUNDS.tasks[1]
    game.act(LEARNER, pay.right[0])
    reply(game, pay.replies_to(game.actions[-1][1]), game.act)
    assert points(game) == points(begun(FIRST_ROUNDS, 2)) == [7, 3, 2]


def test_the_points_of_the_last_round_of_wild_cards_are_told_in_full() -> None:
    game, goal = begun(FIRST_ROUNDS, 4), FIRST_ROUNDS.tasks[4]
    game.act(LEARNER, goal.right[0])
    reply(game, goal.replies_to(game.actions[-1][1]), game.act)
    assert game.view(LEARNER).seats[LEARNER].points.parts == {"most": 8, "second-most": 3, "leaders": 4, "tokens": 5}


def points(game: AnyGame) -> list[int]:
    return [player.points.total for player in game.view(LEARNER).seats]


@pytest.mark.parametrize(("exercise", "at", "wrong"), WRONG, ids=named)
def test_a_wrong_answer_is_refused_or_played_by_the_rules(exercise: Exercise, at: int, wrong: WrongTry) -> None:
    game, task = begun(exercise, at), exercise.tasks[at]
    if wrong.refused:
        with pytest.raises(IllegalAction, match=wrong.refused):
            game.act(LEARNER, wrong.says)
        return
    game.act(LEARNER, wrong.says)
    _, done = game.actions[-1]
    assert str(done) == wrong.says  # as the game writes it, so that it matches
    assert not task.counts(done)
    _, happened = tried(exercise, at, wrong.says)
    assert wrong.happens == tuple(happened[: len(wrong.happens)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("exercise", "at"), TASKS, ids=named)
def test_each_answer_is_told_in_every_language(exercise: Exercise, at: int, language: str) -> None:
    task = exercise.tasks[at]
    with speaking(language):
        table = ExerciseTable(exercise, answers_before(exercise, at))
        right = table.step(task.right[0])
        assert right.verdict is not None
        assert right.verdict.kind == "right"
        said = {"title": right.task.title, "ask": right.task.text, "told": right.verdict.text}
        assert [part for part, most in MOST_LETTERS.items() if not 0 < len(said[part]) <= most] == []
        for wrong in task.wrong:
            verdict = ExerciseTable(exercise, answers_before(exercise, at)).step(wrong.says).verdict
            assert verdict is not None
            assert verdict.kind == ("refused" if wrong.refused else "wrong")
            assert 0 < len(verdict.text) <= MOST_LETTERS["told"], verdict.text


def told_of(name: str, task: int, said: str) -> str:
    exercise = exercise_of("wildcards", name)
    verdict = ExerciseTable(exercise, answers_before(exercise, task)).step(said).verdict
    assert verdict is not None
    return verdict.text


def test_a_wrong_try_is_told_with_what_the_game_remarks_on_it() -> None:
    assert "Without the points for its habitat" in told_of("pay", 0, "take lion paying forest 4")
    assert "costs" not in told_of("bid", 0, "bid forest 1")  # all bid at once, and then it is known what came of it


@pytest.mark.parametrize(("exercise", "at"), TASKS, ids=named)
def test_whatever_is_legal_can_be_tried(exercise: Exercise, at: int) -> None:
    """No answer that the table offers breaks the lesson, whatever the others then do."""
    for offer in begun(exercise, at).legal_actions(LEARNER):
        action = offer.example if isinstance(offer, Choice) else offer
        step = ExerciseTable(exercise, answers_before(exercise, at)).step(str(action))
        assert step.verdict is not None
        assert step.moved == [] or step.moved[-1].asked is None
        assert step.verdict.text


@pytest.mark.parametrize("exercise", EXERCISES, ids=named)
def test_a_lesson_names_its_form_and_a_rule_that_holds_there(exercise: Exercise) -> None:
    assert exercise.form in forms_read(exercise.game)
    game = exercise.begun([])
    if exercise.form != "solo":
        form = form_of(GAMES[exercise.game], exercise.form, game.record().players)
        assert game.record().players in form.players
        assert form.options.items() <= game.record().options.items() | form.options.items()
    assert any(block.number == exercise.rule for block in rulebook.page(exercise.game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_comes_first_and_each_has_its_words(game: str) -> None:
    infos = exercise_infos(game)
    assert [info.is_first for info in infos] == [True] + [False] * (len(infos) - 1)
    assert len({info.title for info in infos}) == len(infos)
    assert 5 <= infos[0].tasks <= 8


def test_answers_that_do_not_lead_there_are_refused() -> None:
    first = exercise_of("cubirds", "first")
    for answers in (["lay duck left 2"], [task.right[0] for task in first.tasks]):
        with pytest.raises(NoSuchExercise):
            first.begun(answers)
    with pytest.raises(NoSuchExercise):
        exercise_of("cubirds", "second")
