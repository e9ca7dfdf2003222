"""How to play: every picture is a legal table, and what happens in it is what the rules do."""

import pytest

from menagerie.games import GAMES
from menagerie.lessons import Lesson, Play, in_text, lessons_of, worked
from menagerie.server.presentation.rulebook_pages import book_of, forms_read, how_to_play
from menagerie.words import Words

LESSONS = [(game, lesson) for game in GAMES for lesson in (*lessons_of(game), *worked(game))]
PLAYS = [play for _, lesson in LESSONS for play in lesson.plays]
MOST_WORDS, MOST_WORKED = 21, 30


def lesson_id(value: object) -> str:
    return f"{value.name}-{value.forms[0]}" if isinstance(value, Lesson) else str(value)


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: f"{play.game}-{play.shows}")
def test_what_a_picture_shows_is_what_the_rules_do(play: Play) -> None:
    assert tuple(map(in_text, play.lines())) == play.happens
    assert play.start() != play.played()


@pytest.mark.parametrize(("game", "form"), [(game, form) for game in GAMES for form in forms_read(game)])
def test_every_form_has_four_to_six_pictures_and_the_goal_comes_first(game: str, form: str) -> None:
    names = [lesson.name for lesson in lessons_of(game) if form in lesson.forms]
    assert 4 <= len(names) <= 6
    assert names[0].startswith("goal")
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lesson_id)
def test_a_picture_is_of_the_forms_that_it_stands_in(game: str, lesson: Lesson) -> None:
    """Its rules hold in all of them, and no sentence is too long to read at a glance."""
    assert set(lesson.forms) <= set(forms_read(game))
    held = {block.number: block.forms for block in book_of(game).blocks}
    for number in {lesson.rule, *(event.rule for play in lesson.plays for event in play.events())}:
        assert not held[number] or set(lesson.forms) <= set(held[number]), number
    told = how_to_play(game)
    steps = [step for example in told.worked for step in example.steps]
    shown = next(each for each in (*told.lessons, *steps) if (each.name, each.forms) == (lesson.name, list(lesson.forms)))
    assert len(shown.text.split()) <= (MOST_WORDS if shown in told.lessons else MOST_WORKED), shown.text
    assert all(play.told for play in shown.plays)


def test_the_goals_are_reached_and_the_numbers_are_those_of_the_cards() -> None:
    goal, *_ = lessons_of("cubirds")
    seven, threes = (play.played().result for play in goal.plays)
    assert seven is not None
    assert threes is not None
    assert (seven.endings, threes.endings) == (("seven-kinds",), ("three-and-three",))
    goals = GAMES["cubirds"].facts()["goals"]
    text = Words("cubirds").phrase("lesson-goal")
    assert all(str(goals[each]) in text for each in ("kinds", "birds", "species"))


def test_the_one_who_wins_by_points_is_the_reader() -> None:
    for lesson in lessons_of("wildcards"):
        result = lesson.plays[0].played().result
        if lesson.name.startswith("goal"):
            assert result is not None
            assert result.winners == (0,)
