"""Every code has a sentence, every sentence has a code, and none has a gap left unfilled."""

import ast
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from support.forms import Form, play_some

from menagerie.bots import BOTS
from menagerie.cli import _parser
from menagerie.core import Choice, Line
from menagerie.core.plain import camel_to_kebab, enum_name
from menagerie.cubirds.events import CardDealt, FirstPlayerChosen, TurnBegan
from menagerie.cubirds.table import Ending, Step
from menagerie.games import GAMES
from menagerie.lessons import lessons_of, worked
from menagerie.lessons.exercise import exercises_of
from menagerie.server.front.settings import SETTINGS as SERVER_SETTINGS
from menagerie.server.operator.arguments import FILES
from menagerie.server.play.printed_forms import forms_of
from menagerie.server.presentation.table_settings import PAUSES, SETTINGS
from menagerie.server.storage.rows import Status
from menagerie.wildcards.table import Step as WildCardsStep
from menagerie.words import LANGUAGES, Words, rulebook
from menagerie.words.say import SOMEBODY

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src" / "menagerie").rglob("*.py"))


def messages(language: str, name: str = "*") -> set[str]:
    """The messages of all files of a language, or of one."""
    found = (ROOT / "src" / "menagerie" / "words" / language).glob(f"{name}.ftl")
    return {message for file in found for message in messages_in(file)}


def messages_in(file: Path) -> list[str]:
    return re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text(encoding="utf-8"))


def texts_in_code() -> set[str]:
    """Every text in the sources, codes among them."""
    nodes = [node for source in SOURCES for node in ast.walk(ast.parse(source.read_text()))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def pages(*without: str) -> str:
    """The sources of the client, except for some folders."""
    root = ROOT / "web" / "src"
    sources = [
        source
        for ending in ("svelte", "ts")
        for source in sorted(root.rglob(f"*.{ending}"))
        if source.name not in ("messages.ts", "registered.ts")
    ]
    chosen = [source for source in sources if source.relative_to(root).parts[0] not in without]
    return "\n".join(source.read_text(encoding="utf-8") for source in (root.parent / "index.html", *chosen))


def is_said_in_pages(message: str, text: str) -> bool:
    """Whether the client names a message, in full or by a prefix that it completes."""
    beginnings = re.findall(r"`([a-z][\w-]*-)\$\{", text)
    return f'"{message}"' in text or f"%{message}%" in text or any(message.startswith(beginning) for beginning in beginnings)


def raised_codes() -> set[str]:
    """The first argument of everything that is raised or returned as an error."""
    codes = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ERRORS and isinstance(first, ast.Constant):
                    codes.add(str(first.value))
    return codes


ERRORS = (
    "IllegalAction",
    "BadOption",
    "BadSetting",
    "_NotLetIn",
    "BadText",
    "BadRecord",
    "Refusal",
    "ServerProblem",
    "Line",
    "UnknownCard",
    "BadOrder",
    "NoLetters",
)
EVENT_CODES = {camel_to_kebab(kind.__name__) for game in GAMES.values() for kind in game.event_kinds}
ASKED = {enum_name(step) for step in (*Step, *WildCardsStep)} - {"nothing", "second"}
FORMS_OF_OPTIONS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("cubirds", 1, {}),
    ("cubirds", 2, {}),
    ("wildcards", 3, {}),
    ("wildcards", 2, {"edition": "duel"}),
)
LEVELS = ("beginner", "casual", "skilled", "expert")
UNSAID = {"do-remove", "do-pay"}  # offered only as a choice, which has another name
NAMED_CODES = (
    EVENT_CODES
    | {f"ask-{step}" for step in ASKED}
    | {f"ending-{enum_name(ending)}" for ending in Ending if ending not in (Ending.NOT_YET, Ending.GOAL)}
    | {"ending-seven-kinds", "ending-three-and-three", "ending-last-round", "unknown-species", "unknown-side"}
    | {f"do-{camel_to_kebab(kind.__name__)}" for game in GAMES.values() for kind in game.action_kinds} - UNSAID
    | {"choose-bid", "choose-remove", "choose-pay"}
    | {f"form-{form}" for game in GAMES.values() for form in forms_of(game)}
    | {f"level{about}-{level}" for about in ("", "-about") for level in BOTS}
    | {f"lesson-{lesson.name}" for game in GAMES for lesson in (*lessons_of(game), *worked(game))}
    | {f"worked-title-{step.example}" for game in GAMES for step in worked(game) if step.example}
    | {f"exercise-{each.name}{part}" for game in GAMES for each in exercises_of(game) for part in ("", "-about")}
    | {
        f"exercise-{each.name}-{task.name}{part}"
        for game in GAMES
        for each in exercises_of(game)
        for task in each.tasks
        for part in ("", "-ask", "-told")
    }
    | {f"mark-{mark.replace(' ', '-')}" for game in GAMES for block in rulebook.page(game) for mark in block.marks}
    | {f"setting-{name}" for name in SETTINGS}
    | {f"link-{status}" for status in get_args(Status)}
    | {f"value-pause-{pause}" for pause in range(len(PAUSES))}
    | {
        f"value-{word}"
        for name, players, given in FORMS_OF_OPTIONS
        for each in GAMES[name].options(players, **given)
        for word in each.words
        if each.name != "edition"
    }
    | {f"usual-{code}" for game in GAMES.values() for code in game.usual_questions()}
    | {f"serve-{setting.name}" for setting in SERVER_SETTINGS}
    | {f"deploy-{kind}" for kind in FILES}
    | {f"placeholder-{word}" for argument in _parser().arguments() for word in re.findall(r"[A-Z]{2,}", str(argument.metavar))}
    | {f"score-{part}" for part in ("most", "second-most", "leaders", "tokens", "secret")}
    | {f"option-{option.name}" for name, players, given in FORMS_OF_OPTIONS for option in GAMES[name].options(players, **given)}
)


HEADS = [kind for game in GAMES.values() for kind in game.event_kinds if kind.told_with]
WHOLE_CODES = {f"whole-{camel_to_kebab(kind.__name__)}" for kind in HEADS}
EACH_CODES = {f"each-{camel_to_kebab(kind.__name__)}" for kind in HEADS if kind in kind.told_with}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_belongs_together_has_a_sentence(language: str) -> None:
    assert WHOLE_CODES - messages(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    assert raised_codes() > {"another-is-asked", "bad-seed", "view-row", "foreign-record"}
    assert (NAMED_CODES | raised_codes()) - messages(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_used(language: str) -> None:
    told = {f"consequence-{code}" for code in EVENT_CODES}
    told |= {f"hint-{camel_to_kebab(kind.__name__)}" for game in GAMES.values() for kind in game.action_kinds}
    told |= {f"level{about}-{level}" for about in ("", "-about") for level in LEVELS}
    told |= {f"{part}-{text}" for part in ("check", "found", "remedy", "heading") for text in texts_in_code()}
    parts = {"side", "birds-name", "birds-plural", "card-name", "animal-name", "given-name"}
    parts |= {"row-fills", "who-it-is", "gets-back", "who-is-highest", "birds-missing", "backup-age"}
    parts |= {"wins-its-leader", "with-leader-and-points", "scores-points", "who-goes-first"}
    parts |= {f"part-{name}" for name in ("most", "second-most", "leaders", "tokens", "secret")}
    parts |= {"proxy-file", "proxy-log", "proxy-place"}
    unused = messages(language) - NAMED_CODES - WHOLE_CODES - EACH_CODES - told - parts - texts_in_code()
    text = pages()

    assert {message for message in unused if not is_said_in_pages(message, text)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_pages_say_has_a_sentence_that_they_are_sent(language: str) -> None:
    text = pages()
    said = set(re.findall(r"\b(?:say|words)\(\s*\"([a-z][\w-]*)\"", text))
    sent = {"web", *GAMES, *(f"{game}-pages" for game in GAMES), *re.findall(r"withWords\(.*, \"([\w-]+)\"\)", text)}

    assert len(said) > 100
    assert said - set().union(*(messages(language, name) for name in sent)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_pages_say_of_a_game_is_there_before_its_table(game: str, language: str) -> None:
    """The words of a table are loaded with it; before that, a page has only those of `GAME-pages.ftl`."""
    around = pages(*GAMES)
    brought = {message for message in messages(language, game) if is_said_in_pages(message, around)}

    assert brought == set()
    assert {"game-title", "virtual-player", "game-goal"} <= messages(language, f"{game}-pages")
    assert "withWords(load(), game)" in (ROOT / "web" / "src" / "room" / "gameTables.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_action_would_do_has_a_sentence(language: str) -> None:
    """Except for events that only happen during set-up, that go without saying, or that others cause."""
    silent = {
        *("bird-dealt-to-row", "duplicate-set-aside", "pile-formed", "first-player-chosen", "collection-started"),
        *("extra-bird-given", "birds-laid", "flock-shown", "card-dealt", "card-discarded"),
        *("turn-began", "robin-drew", "game-ended", "round-began", "tied", "talisman-decided", "talisman-passed"),
        *("animal-boxed", "animals-removed", "secret-dealt", "secret-shown", "animal-revealed", "leo-dealt"),
        *("talisman-given", "lot-drawn", "hand-discarded", "lion-decided", "leo-came-first", "payment-impossible", "tie-decided"),
    }
    assert {f"consequence-{code}" for code in EVENT_CODES - silent} - messages(language) == set()


TOLD = [Form("cubirds", 1, (("extra_birds", 4),)), Form("cubirds", 3), Form("wildcards", 3, (("edition", "2020"),))]
TOLD += [Form("wildcards", 2, (("leo", True),)), Form("wildcards", 2, (("edition", "duel"),))]


@pytest.mark.parametrize("form", TOLD, ids=str)
def test_whole_games_are_told_without_a_hole(form: Form) -> None:
    for seed in range(4):
        game = form.new(seed)
        words = Words(game.name, names=["You", "Ada", "Bo", "Leo"], you=0)
        random = Random(seed)
        while game.to_act:
            if 0 in game.to_act:
                assert words.say(game.question(0))
                for action in game.legal_actions(0):
                    composed = action.at_random(random) if isinstance(action, Choice) else action
                    assert words.consequences(game.consequences(0, composed))
            for watcher in (0, None):
                assert all(words.say(line) for line in game.view_lines(watcher))
            play_some(game, random, 1)
        told = words.events(game.events(0)) + words.in_short(game.events(0)) + [words.say(line) for line in game.view_lines(0)]
        assert all(sentence and "{" not in sentence for sentence in told)


def test_sentences_speak_to_their_reader() -> None:
    words = Words("cubirds", names=["You", "Ada"], you=0)

    assert words.events([FirstPlayerChosen(seat=0)]) == ["You begin."]
    assert words.events([FirstPlayerChosen(seat=1)]) == ["Ada begins."]
    assert words.events([CardDealt(1, None), CardDealt(1, None), TurnBegan(1, 4)]) == ["Ada is dealt 2 cards.", "Turn 4: Ada."]
    assert Words("cubirds").events([FirstPlayerChosen(seat=1)]) == ["2 begins."]


@pytest.mark.parametrize("game", [None, *GAMES])
def test_a_value_of_any_length_fits_into_its_sentence(game: str | None) -> None:
    words = Words(game)
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "src" / "menagerie" / "words" / "en").glob("*.ftl")]
    long = {name: "long " * 2000 for text in texts for name in re.findall(r"\$([\w-]+)", text)}
    for code in filter(words.has, messages("en")):
        assert "…" in words.phrase(code, long) or words.phrase(code, long) == words.phrase(code, dict.fromkeys(long, "")), code
    assert words.phrase("unknown-game", {"game": "x" * 10_000}).endswith("xxx…” here.")


def test_what_stands_for_a_name_may_be_said_by_anybody() -> None:
    words = Words(names=["Ada", "Bo"])
    assert SOMEBODY in words.phrase("unknown-action", {"text": f"fly {SOMEBODY}"})
    assert words.phrase("no-such-seat", {"seat": 7, "seats": 2}) == "There is no seat 8: this game has 2 seats."


def test_cards_in_a_sentence_have_their_article() -> None:
    words = Words("cubirds", names=["Ada", "Bo"], you=0)

    taken = Line("bird-taken", {"seat": 0, "cards": ["owl", "duck", "duck", "robin"], "count": 4})
    assert words.say(taken) == "You take an owl, 2 ducks and a robin."
    assert words.phrase("view-row", {"row": 0, "birds": ["owl", "duck", "duck"]}) == "Row 1: owl, 2 ducks"
    assert (
        Words("wildcards", names=["Ada"], you=0).say(Line("animal-taken", {"seat": 0, "cards": ["ibex"]})) == "You take an ibex."
    )


def test_who_shares_a_win_is_told_so() -> None:
    shared = Line("result-winners", {"winners": [0, 2], "why": "the cards ran out"})

    assert Words("cubirds", names=["Ada", "Bo", "Cleo"], you=2).say(shared) == "You and Ada share the win: the cards ran out."
    assert Words("cubirds", names=["Ada", "Bo", "Cleo"], you=1).say(shared) == "Ada and Cleo share the win: the cards ran out."


def test_no_message_stands_twice_in_a_file() -> None:
    """Only one of the two would ever be shown."""
    files = sorted((ROOT / "src" / "menagerie" / "words").glob("*/*.ftl"))
    twice = [f"{file}: {each}" for file in files for each, count in Counter(messages_in(file)).items() if count > 1]
    assert not twice
