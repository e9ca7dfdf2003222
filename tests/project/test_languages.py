"""Every language is complete: the same sentences with the same values, and rulebooks with the same numbers."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from support.forms import FORMS, Form, play_some

from menagerie.cli import main
from menagerie.games import GAMES
from menagerie.words import LANGUAGES, Words, rulebook, spoken
from menagerie.words.check import check, languages
from menagerie.words.language import language_of, once_for_each_language, speaking, wanted_by
from menagerie.words.nouns import CardsPhrase, forms_of, listed

OTHERS = [language for language in LANGUAGES if language != "en"]


def test_a_language_is_a_folder() -> None:
    assert sorted(LANGUAGES) == languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_missing_unused_or_wrong(language: str) -> None:
    assert check(language) == []


def test_what_is_wrong_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder, words in (
        ("en", "one = One { $count }\ntwo = Two\nthree = { one }\n"),
        ("xx", 'one = Eén { $cuont }\nthree = { CARD($count, case: "fourth") }\nfour = Vier\nfive\n'),
    ):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "some.ftl").write_text(words)
        nouns: dict[str, object] = {"owl": {}} if folder == "en" else {"oil": {}}
        (tmp_path / folder / "forms.json").write_text(json.dumps({"nouns": nouns}))
    (tmp_path / "en" / "more.ftl").write_text("six = Six\n")
    (tmp_path / "xx" / "other.ftl").write_text("six = Zes\n")
    monkeypatch.setattr("menagerie.words.check.files", lambda _: tmp_path)
    assert [(problem.code, *problem.values.values()) for problem in check("xx")] == [
        ("words-file-unknown", "other.ftl"),
        ("words-file-missing", "more.ftl"),
        ("words-unreadable", "some.ftl", "five"),
        ("words-missing", "some.ftl", "two"),
        ("words-variable", "some.ftl", "one", "cuont"),
        ("words-function", "some.ftl", "three", "CARD case fourth"),
        ("words-unknown", "some.ftl", "four"),
        ("words-form-missing", "owl"),
        ("words-form-unknown", "oil"),
    ]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_the_same_numbers_structure_and_marks(game: str, language: str) -> None:
    def shape(of: str) -> list[tuple[object, ...]]:
        return [
            (block.kind, block.number, block.marks, [len(row) for row in block.rows], rulebook.RULING.findall(str(block.rulings)))
            for block in rulebook.page(game, of)
        ]

    assert shape(language) == shape("en")
    texts = [(one.text, other.text) for one, other in zip(rulebook.page(game, language), rulebook.page(game), strict=True)]
    assert all(one != other for one, other in texts if len(other) > 20), "nothing was left in English"


@pytest.mark.parametrize("language", OTHERS)
def test_rulings_and_marks_are_in_the_language_of_the_book(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    label = rulebook.RULING_BEGINS[language]
    for game in GAMES:
        text = (rulebook.CHECKOUT / language / f"{game}.md").read_text(encoding="utf-8")
        assert not re.findall(r"Ruling|explanation|not duel", text)
        assert text.count(f"\n{label}: ") == sum(len(block.rulings) for block in rulebook.page(game))

    with speaking("en"):  # and so again afterwards
        assert main(["--language", language, "rule", "C4.5"]) == 0
    assert f"\n  {label}: " in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_whole_games_are_told_in_each_language(form: Form, language: str) -> None:
    """Every sentence finds all its values; `Words` asserts that."""
    game = form.new(seed=7)
    play_some(game, Random(7), actions=400)
    names = ["Ada", "Bo", "Cleo", "Dirk", "Eve", "Leo"][: game.seats]
    for you in (None, 0):
        words = Words(game.name, names=names, you=you, language=language)
        told = [*words.in_short(game.events(you)), *words.events(game.events(you))]
        assert len(told) > 50
        assert not [sentence for sentence in told if re.search(r"[{}$]|\w+-\w+-\w+ ", sentence)]


def test_a_sentence_asks_for_the_form_that_it_needs() -> None:
    german, dutch = forms_of("de"), forms_of("nl")
    assert german.card("lion", 1, case="accusative", article="indefinite") == "einen Löwen"
    assert german.card("owl", 1, case="dative", article="indefinite") == "einer Eule"
    assert german.card("eagle", 3, case="dative") == "3 Adlern"
    assert german.card("ibex", number="many", case="genitive", article="definite") == "der Steinböcke"
    assert (german.gender("meerkat"), dutch.gender("robin"), dutch.gender("wings")) == ("n", "het", "none")
    assert dutch.card("robin", 1, article="definite") == "het roodborstje"
    assert forms_of("en").card("warbler", number="title") == "Reed warbler"
    assert CardsPhrase("de", ("lion", "owl", "owl", "hidden")).told(case="accusative") == "einen Löwen, 2 Eulen und eine Karte"
    assert (
        CardsPhrase("de", ("lion", "ibex")).told(case="genitive", article="definite", number="many")
        == "der Löwen und der Steinböcke"
    )
    assert CardsPhrase("nl", ()).told() == "geen"
    assert [listed(language, ["a", "b", "c"], "unit") for language in LANGUAGES] == ["a, b, c"] * len(LANGUAGES)
    assert listed("de", ["a", "b", "c"], "or") == "a, b oder c"


def test_a_card_has_its_own_article_wherever_it_has_one() -> None:
    """Everybody has one refill card, so it is never “a” refill card; in a bare list it has no article, like the others."""
    german = forms_of("de")
    assert german.card("refill", 1, case="accusative", article="indefinite") == "die Nachziehkarte"
    assert german.card("refill", 1) == "Nachziehkarte"
    assert CardsPhrase("en", ("forest-1", "forest-1", "refill")).told() == "2× forest 1 and the refill card"
    assert CardsPhrase("en", ("forest-1", "refill")).told(article="none", style="unit") == "forest 1, refill card"


def test_who_names_no_language_is_spoken_to_in_the_one_that_they_like() -> None:
    assert wanted_by("nl-BE,nl;q=0.9,en;q=0.8") == "nl"
    assert wanted_by("fr,en;q=0.4,de-AT;q=0.7") == "de"
    assert wanted_by("fr, x;q=much, *") == wanted_by("") == "en"
    assert language_of({"LANG": "nl_NL.UTF-8"}) == "nl"
    assert language_of({"LC_ALL": "de_DE", "LANG": "nl_NL"}) == "de"
    assert language_of({"LANG": "C"}) == language_of({}) == "en"


def test_what_is_kept_is_kept_for_each_language() -> None:
    made: list[str] = []

    @once_for_each_language()
    def title(game: str) -> str:
        made.append(spoken())
        return Words(game).phrase("game-over")

    told = [title("cubirds"), title("cubirds")]
    with speaking("nl"):
        told += [title("cubirds"), title("cubirds")]
    assert made == ["en", "nl"]
    assert len(dict.fromkeys(told)) == 2


@pytest.mark.parametrize(("language", "told"), [("nl", "alle vogels"), ("de", "alle Vögel")])
def test_a_command_answers_in_the_language_asked_for(language: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("en"):
        assert main(["rule", "C4.1", "--language", language]) == 0
        assert "C4.1" in (first := capsys.readouterr().out)
        assert main(["--language", language, "rule", "C4.3"]) == 0
        assert told in capsys.readouterr().out
        assert main(["rule", "C4.1", "--language", "en"]) == 0
        assert capsys.readouterr().out != first
        assert main(["words", "check", language, "--language", "en"]) == 0
        assert "are complete" in capsys.readouterr().out
        assert main(["words", "check", "xx", "--language", language]) == 2
        assert "de, en, nl" in capsys.readouterr().err
