"""The table in the terminal, played by typing."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from menagerie import CuBirds, Record, WildCards
from menagerie.bots import RandomBot, Ranked, Seen, Thought
from menagerie.cli import main
from menagerie.core import Action, AnyGame, Choice, Line
from menagerie.core.game import GameForm
from menagerie.core.plain import enum_words
from menagerie.games import GAMES
from menagerie.terminal import Conversation, LocalTable
from menagerie.words import Words, clean
from menagerie.words.language import speaking

PAYING = """
    players: 3
    hand 1: forest 1, forest 2, wild 1
    bid 1: forest 2
    display: peacock lion
    animals: ibex*2
    round: 1 take 1
"""


def session(game: AnyGame, *typed: str) -> str:
    """What the terminal shows a person who types these lines and then leaves."""
    lines, shown = iter(typed), list[str]()

    def read(prompt: str) -> str:
        shown.append(prompt)
        try:
            shown.append(next(lines))
        except StopIteration:
            raise EOFError from None
        return shown[-1]

    Conversation(LocalTable(game, RandomBot(1)), read=read, write=shown.append).hold()
    return "\n".join(shown)


def first(**options: object) -> CuBirds:
    return CuBirds.new(players=3, seed=7, first_player=0, **options)


def test_the_table_is_shown_from_the_persons_view() -> None:
    game = first()
    shown = session(game)

    for line in game.to_text().splitlines():
        if line.startswith("row"):
            assert len(re.findall(rf"(?im)^{line.split(':')[0]}: ", shown)) == 1
    for expected in ("Ada: 8 cards in hand.", "Bo: 8 cards", "Draw pile: 71 cards.", "Your hand:", "You begin.", "Win by"):
        assert expected in shown
    held = game.view(0).seats[0].hand
    assert held is not None
    assert len(re.findall(r"small flock at \d, big at \d", shown)) == len(held)
    assert shown.endswith("Until next time.")


def test_what_others_did_before_the_first_turn_is_told() -> None:
    game = CuBirds.new(players=3, seed=7, first_player=1)
    shown = session(game)

    assert re.search(r"Ada begins\.\n\nAda lays .* of row \d.*\.\n(Ada .*\n)*Bo lays .* of row \d", shown)
    assert "Turn" not in shown.replace("The table on turn", ""), "whose turn it is goes without saying"


def test_the_log_tells_closely_what_news_tell_in_short() -> None:
    game = CuBirds.new(players=3, seed=7, first_player=1)
    shown = session(game, "log")

    assert re.search(r"Turn 1: Ada\.\nAda lays .* at the (left|right) end of row \d\.\nAda (takes|encloses nothing)", shown)
    assert "Turn 3: yours." in shown


def test_an_action_is_chosen_by_its_number_or_typed() -> None:
    by_number, typed = first(), first()
    action = by_number.legal_actions(0)[4]

    session(by_number, "5")
    session(typed, f" {str(action).upper()} ")

    assert by_number.record().actions[0] == typed.record().actions[0] == f"1: {action}"


NONSENSE = ("0", "999", "9" * 5000, "", "fly", "lay", "lay dodo left 1", "lay owl up 1", "lay owl left 9", "²", "1.5", "why ²")


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_gets_a_sentence_and_changes_nothing(nonsense: str) -> None:
    game = first()
    before = game.to_bytes()
    shown = session(game, nonsense)

    assert game.to_bytes() == before
    answer = shown.split("Your choice: ")[1]
    assert len(answer.strip().splitlines()) >= 1
    assert "Error" not in answer


def test_why_tells_what_an_action_would_do_or_why_it_is_not_possible() -> None:
    game = first()
    shown = session(game, "why", "why flock owl", "why 1", "why lay dodo left 1")

    assert "Type “why” and an action" in shown
    assert "Not now: lay birds first." in shown
    assert "C3.3: A turn has two steps" in shown
    assert f"You may: {game.legal_actions(0)[0]}." in shown
    assert "There is no bird called “dodo”." in shown


def test_undo_takes_back_and_says_so() -> None:
    game = first()
    quiet = 1 + [any(event.reveals for event in game.consequences(0, action)) for action in game.legal_actions(0)].index(False)
    before = game.to_bytes()
    shown = session(game, str(quiet), "undo", "undo")

    assert "Taken back." in shown
    assert "There’s nothing you can take back" in shown
    assert game.to_bytes() == before


def test_the_rest_of_the_commands() -> None:
    shown = session(first(), "help", "table", "log", "rule C4.3", "rule of thumb", "QUIT")

    assert "save FILE: save the game" in shown
    assert "CuBirds: “lay parrot left 2” lays all your parrots" in shown
    assert shown.count("Row 1: ") == 2
    assert "Row 1 gets " in shown
    assert "C4.3: If the row already has birds" in shown
    assert "There is no sentence or ruling “of thumb” in the rulebook." in shown


def test_a_game_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    game, file = first(), tmp_path / "game.json"
    shown = session(game, "1", f"save {file}", f"save {tmp_path / 'no' / 'such' / 'folder'}")

    assert f"Saved as {file}." in shown
    assert "can’t be written" in shown
    assert CuBirds.replay(Record.from_json(file.read_text())).to_bytes() == game.to_bytes()


def anything(game: AnyGame) -> Iterator[str]:
    """What a person types who plays at random: now an action, now a number and then the cards."""
    random = Random(3)
    while True:
        offers = game.legal_actions(0)
        number = random.randrange(len(offers))
        chosen = offers[number]
        if not isinstance(chosen, Choice):
            yield str(chosen)
        elif random.random() < 0.5 or len(chosen.cards) == chosen.least:
            yield str(chosen.at_random(random))
        else:
            yield str(number + 1)
            yield ", ".join(enum_words(card) for card in random.sample(chosen.cards, random.randint(chosen.least, chosen.most)))


ALL_FORMS = [(name, form) for name, game in GAMES.items() for form in game.forms()]


@pytest.mark.parametrize(("name", "form"), ALL_FORMS, ids=str)
def test_a_game_of_every_form_is_played_to_its_end(name: str, form: GameForm) -> None:
    game = GAMES[name].new(form.players, seed=2, **form.options)
    typed, shown = anything(game), list[str]()
    Conversation(LocalTable(game, RandomBot(5)), read=lambda prompt: next(typed), write=shown.append).hold()

    assert game.result is not None
    people = len(game.result.scores)
    end = "\n".join(shown[-people - 1 :])
    assert re.search(r"(You win|wins|share the win): ", end)
    assert len(re.findall(r"(birds? in the collection|points)\.", end)) == people
    assert "isn’t an action" not in "\n".join(shown)


def test_the_cards_of_a_choice_are_asked_for_and_checked() -> None:
    game = WildCards.from_text(PAYING)
    shown = session(game, "1", "", "1", "forest 1, wild 1", "1", "forest 4", "why 3", "1", "wild 1")

    assert "1 take peacock paying ...: 1 of: forest 1, forest 2, wild 1" in shown
    assert shown.count("Choose 1 of these cards.") == 2
    assert "You don’t have forest 4, or not that many." in shown
    assert "You may: pass." in shown
    assert game.record().actions[0] == "1: take peacock paying wild 1"


def offers_in(language: str, game: AnyGame, *typed: str) -> list[str]:
    with speaking(language):
        return [line for line in session(game, *typed).splitlines() if re.match(r" +\d+ ", line)]


@pytest.mark.parametrize(("language", "parrots"), [("de", "Papageien"), ("nl", "papegaaien")])
def test_an_action_has_its_label_beside_what_can_be_typed(language: str, parrots: str) -> None:
    game = CuBirds.from_text("row 1: owl flamingo parrot\nhand 1: parrot*2 duck magpie")
    line = next(line for line in offers_in(language, game) if "lay parrot left 1" in line)
    words = Words("cubirds", language=language)
    action = next(action for action in game.legal_actions(0) if str(action) == "lay parrot left 1")
    label = words.action(action, game.told_of(0, action))

    assert parrots in label
    assert re.fullmatch(rf"  \d+ {label} \(lay parrot left 1\): .+", line)
    with speaking(language):
        assert f"{label} (lay parrot left 1)" in session(game, "why lay parrot left 1").split(words.phrase("terminal-prompt"))[1]


def test_where_an_action_is_written_in_the_persons_language_nothing_is_said_twice() -> None:
    game = CuBirds.from_text("row 1: owl flamingo parrot\nhand 1: parrot*2 duck magpie")
    assert any(re.match(r"  \d+ lay parrot left 1: ", line) for line in offers_in("en", game))
    assert not [line for line in offers_in("en", game) + offers_in("en", WildCards.from_text(PAYING)) if "(" in line]


def test_cards_to_choose_from_have_their_names() -> None:
    (line, *_) = offers_in("de", WildCards.from_text(PAYING))
    assert re.match(r"  1 .*Pfau.* \(take peacock paying \.\.\.\): 1 von: Wald 1 \(forest 1\), Wald 2 \(forest 2\), ", line)


def test_of_many_actions_that_do_the_same_the_cards_and_two_examples_are_named() -> None:
    """The labels of forty would push the table out of sight."""
    with speaking("de"):
        shown = session(first()).splitlines()
    heading = next(number for number, line in enumerate(shown) if " = " in line)
    held = first().view(0).seats[0].hand
    assert held is not None

    for species in dict.fromkeys(held):
        assert f"{enum_words(species)} = {Words('cubirds', language='de').card(enum_words(species))}" in shown[heading]
    listed = " ".join(shown[heading + 1 : heading + 5])
    assert re.search(r"links .+ \(lay \w+ left \d\), .+rechts .+ \(lay \w+ right \d\), +\d+ lay \w+ left \d, ", listed)


def test_a_wrong_number_is_told_what_is_possible() -> None:
    with speaking("en"):
        assert "Choose a number from 1 to " in session(first(), "999")
        only_passing = CuBirds.from_text("row 1: owl flamingo parrot\nhand 1: duck\nturn: 1 flock")
        assert "Only 1 is possible here." in session(only_passing, "2")


@pytest.mark.parametrize(
    "steering", [*"\x00\x07\b\t\n\r\x1b\x7f\x9b\x9d", *"\ufff9\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069\ud800"]
)
def test_nothing_that_is_told_steers_the_terminal(steering: str) -> None:
    assert clean(f"Ada{steering} lays") == "Ada lays"


def test_whatever_people_are_called_is_told_as_it_is() -> None:
    for name in ("Zoë", "Наташа", "小明", "שרה", "👩\u200d🚀 O’Hara", "[31m"):
        assert clean(name) == name


def test_a_hint_says_what_to_do_and_why_and_how_it_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(seen: Seen[object]) -> Thought:
        assert isinstance(seen.actions[2], Action)
        return Thought(
            (
                Ranked(
                    seen.actions[2], 0.25, 0.01, (Line("reason-may-draw", {"count": 2}), Line("reason-hand-left", {"count": 7}))
                ),
            )
        )

    monkeypatch.setattr("menagerie.terminal.local.think", think)
    game = first()
    action = game.legal_actions(0)[2]
    shown = session(game, "hint")

    assert "that allows drawing 2 cards and leaves 7 cards in hand. About 25% to win." in shown
    assert f"To do it, type: {action}" in shown
    assert not game.record().actions, "it is no action"
    session(game, f"{action}")
    assert game.record().actions[0] == f"1: {action}"


def test_where_there_is_one_answer_only_there_is_no_hint() -> None:
    game = CuBirds.from_text("row 1: owl flamingo parrot\nhand 1: duck\nturn: 1 flock")
    assert "There’s only one thing you can do here, so you don’t need a hint." in session(game, "hint")


@pytest.mark.parametrize(("language", "title"), [("en", "About Menagerie"), ("nl", "Over Menagerie"), ("de", "Über Menagerie")])
def test_a_command_names_who_made_the_games(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("en"):
        assert main(["--language", language, "about"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith(title)
    for name in ("Stefan Alexander", "Ferdinand Schnitzler", "Kristiaan der Nederlanden", "Catch Up Games", "Board Game Circus"):
        assert name in told
