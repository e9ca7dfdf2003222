"""Every sentence of the rulebook has a function and a test, and every ruling a sentence."""

from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest
from support.forms import FORMS, Form, play_some

from menagerie.games import GAMES
from menagerie.server.play.printed_forms import form_of, free_options
from menagerie.server.presentation.rulebook_pages import SOLO, book_of, forms_read
from menagerie.words import rulebook

ROOT = Path(__file__).resolve().parents[2]
INDEX = rulebook.build_index(ROOT)
SENTENCES = list(INDEX.values())
LAST_RULING = {"C": 43, "S": 14, "W": 94, "L": 14, "D": 15}
RULINGS = [f"{letter}-{number:02}" for letter, last in LAST_RULING.items() for number in range(1, last + 1)]


def test_the_rulebook_is_read() -> None:
    assert len([each for each in SENTENCES if each.number.startswith("C")]) == 60
    assert len([each for each in SENTENCES if each.number.startswith("W")]) == 123


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.number)
def test_every_sentence_has_a_function_and_a_test_or_says_that_it_needs_none(sentence: rulebook.Sentence) -> None:
    assert bool(sentence.functions) != sentence.is_explanation, f"{sentence.number} has functions {sentence.functions}"
    assert bool(sentence.tests) != sentence.is_explanation, f"{sentence.number} has tests {sentence.tests}"


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.number)
def test_a_sentence_names_at_most_three_rules_that_carry_it(sentence: rulebook.Sentence) -> None:
    assert len([function for function in sentence.functions if "/rules/" in function]) <= 3, sentence.functions


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told_by_a_sentence_that_is_tested(ruling: str) -> None:
    told = [sentence for sentence in SENTENCES if ruling in sentence.ruling_numbers()]

    assert told, f"no sentence tells {ruling}"
    assert any(sentence.tests or sentence.is_explanation for sentence in told)


@pytest.mark.parametrize("ruling", [ruling for ruling in RULINGS if ruling not in ("C-42", "C-43")])
def test_every_ruling_is_named_by_a_test(ruling: str) -> None:
    texts = [path.read_text() for folder in ("cubirds", "wildcards") for path in (ROOT / "tests" / folder).glob("test_*.py")]

    assert any(ruling in text for text in texts)


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.number)
def test_a_sentence_names_what_carries_it_and_no_plumbing(sentence: rulebook.Sentence) -> None:
    assert len(sentence.functions) <= 3, sentence.functions


def test_numbers_run_without_gaps() -> None:
    chapters: dict[str, list[int]] = {}
    for sentence in SENTENCES:
        chapters.setdefault(sentence.chapter, []).append(int(sentence.number.partition(".")[2]))

    assert list(chapters) == [f"C{chapter}" for chapter in range(1, 11)] + [f"W{chapter}" for chapter in range(1, 15)]
    assert all(lines == list(range(1, len(lines) + 1)) for lines in chapters.values())


def test_every_event_carries_the_number_of_a_sentence() -> None:
    for game in GAMES.values():
        assert {event.rule for event in game.event_kinds} <= set(INDEX)


def test_a_sentence_is_found_by_its_number_its_chapter_its_book_and_its_rulings() -> None:
    assert [sentence.number for sentence in rulebook.find(" c4.3")] == ["C4.3"]
    assert [sentence.number for sentence in rulebook.find("c4")] == [f"C4.{line}" for line in range(1, 8)]
    assert [sentence.number for sentence in rulebook.find("C-08")] == ["C4.7", "C9.1"]
    assert {sentence.number[0] for sentence in rulebook.find("W")} == {"W"}
    assert rulebook.find("C99.9") == rulebook.find("X") == []


def test_the_index_can_be_shipped() -> None:
    assert [rulebook.Sentence(**asdict(sentence)) for sentence in SENTENCES] == SENTENCES


MARKED = {mark for sentence in SENTENCES for mark in sentence.marks}


def test_a_mark_names_a_part_of_a_form_and_tells_forms_apart() -> None:
    parts = {part for game in GAMES for form in forms_read(game) for part in form.split("-")}
    assert {mark.removeprefix("not ") for mark in MARKED} <= parts
    for game in GAMES:
        forms = set(forms_read(game))
        marked = [set(block.forms) for block in book_of(game).blocks if block.only]
        assert all(held and held < forms for held in marked)
        assert marked


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_happens_in_a_form_is_marked_for_it(form: Form) -> None:
    """Readers who filter the rulebook by their form still see every sentence that applies to it."""
    kind, options = GAMES[form.game], dict(form.options)
    game = form.new(3)
    play_some(game, Random(3), 400)
    named = "2022-leo" if options.get("leo") else options.get("edition")
    printed = form_of(kind, None if named is None else str(named), form.players)
    numbers = {event.rule for event in game.events(None)}
    numbers |= {option.rule for option in free_options(kind, printed, form.players)}
    parts = [SOLO] if form.players == 1 else printed.name.split("-")
    assert {number for number in numbers if not rulebook.holds_for(INDEX[number].marks, parts)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_game_in_a_minute_opens_the_book_and_is_half_a_page_for_each_form(game: str) -> None:
    credit, heading, *blocks = book_of(game).blocks
    first = next(place for place, block in enumerate(blocks) if block.number)
    *opening, how_to_read = blocks[:first]
    assert "Kristiaan der Nederlanden" in credit.text
    assert heading.kind == "heading"
    assert heading.number is None
    assert "ruling" in how_to_read.text
    for form in forms_read(game):
        words = sum(len(block.text.split()) for block in opening if not block.forms or form in block.forms)
        assert 120 < words < 330, form
