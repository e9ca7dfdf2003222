"""A game registers itself: a made-up third game is played everywhere, and nothing outside its own file knows it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from support.forms import play_some
from support.server.people import Site, play
from support.third_game import ENTRY, HighCard, PlayCard

from menagerie import BOTS, Record, Seed, Seen, bot_named, games, think
from menagerie.core import BadOption, IllegalAction
from menagerie.games import GAMES, ByGame, GameEntry, register
from menagerie.lessons import lessons_of, worked
from menagerie.terminal import Conversation, LocalTable
from menagerie.words import Words, rulebook, words_for

NAME = HighCard.name
TESTS = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known for as long as a test runs."""
    monkeypatch.setattr(games, "_entries", dict(games.entries()))
    register(ENTRY)


def whole_game(seed: int = 1) -> HighCard:
    game = HighCard.new(3, seed=seed)
    play_some(game, Random(seed), 10**3)
    return game


# the facade


def test_it_is_played_by_the_facade() -> None:
    game = HighCard.new(3, seed=1)
    assert game.view(0).seats[1].hand is None
    assert game.question(0).code == "ask-play"
    held = game.view(0).seats[0].hand
    assert held is not None
    problem = game.why_not(0, PlayCard(next(card for card in range(12) if card not in held)))
    assert problem is not None
    assert (problem.code, problem.rule) == ("no-such-card-held", None)
    with pytest.raises(IllegalAction, match="another-is-asked"):
        game.act(1, "play 1")

    while game.to_act:
        (seat,) = game.to_act
        assert game.guess(seat, seed=1).view(seat) == game.view(seat)
        assert HighCard.from_text(game.to_text()) == game
        assert game.own_view(seat, game.view(None)) == game.view(seat)
        action = str(game.legal_actions(seat)[0])
        assert [event.code for event in game.consequences(seat, action)][:1] == ["card-played"]
        game.act(seat, action)

    assert HighCard.replay(Record.from_json(game.record().to_json())) == game
    assert repr(game).startswith("<HighCard of 3, 9 actions, over, won by ")


def test_what_it_leaves_out_has_a_plain_answer() -> None:
    game, start = whole_game(), HighCard.new(3, seed=1)
    assert game.result is not None
    assert game.verdict is not None
    assert (start.result, start.verdict, game.course(), game.last_hands(), game.facts()) == (None, None, None, None, {})
    assert start.standing() is None
    assert game.result.endings == ("hands-empty",)
    assert [rank == 1 for rank in game.result.ranks] == [seat in game.result.winners for seat in range(3)]
    assert sum(score.total for score in game.result.scores) == 3
    assert game.verdict.why.code == "why-hands-empty"
    assert all(player.hand is not None for player in start.open_view(start.view(0)).seats)
    view, event = start.view(0), start.events(0)[0]
    assert HighCard.after(view, event) is HighCard.without_memory(view) is view
    assert HighCard.options(3) == ()
    with pytest.raises(BadOption, match="wrong-player-count"):
        HighCard.new(5)


# it has no words, lessons, rulebook or cards


def test_without_sentences_it_is_told_by_its_codes() -> None:
    words, game = Words(NAME, names=["Ada", "Bo", "Cleo"], you=0, language="de"), whole_game()
    assert words.phrase("game-title") == "Highcard"
    assert words.say(game.question(0)) == "Play"
    assert words.action(PlayCard(7)) == "Play card: 7"
    assert [text.split(":")[0] for text in words.events(game.events(0))[:4]] == ["Card dealt"] * 3 + ["Card played"]
    assert words.events(game.events(1))[-1].startswith("Trick taken (")
    assert words_for("no-such-card-held").say(IllegalAction("no-such-card-held", card=7)) == "No such card held: 7"
    with pytest.raises(LookupError):
        Words("cubirds").phrase("no-such-card-held")


def test_without_lessons_a_rulebook_and_faces_there_are_none() -> None:
    from menagerie.art.composing import deck

    assert lessons_of(NAME) == worked(NAME) == ()
    assert rulebook.page(NAME) == []
    assert deck(NAME) == []
    assert rulebook.find("C4.3")


# the terminal, bots and simulations


def test_it_is_played_in_the_terminal() -> None:
    game, shown = HighCard.new(3, seed=2), list[str]()
    typed = iter(["hint", "play 99", "help", *["1"] * 3])
    table = LocalTable(game, BOTS["beginner"].make(1))
    Conversation(table, read=lambda prompt: next(typed), write=shown.append).hold()

    assert game.is_over
    text = "\n".join(shown)
    assert shown[0] == "Highcard"
    assert "No such card held: 99" in text
    assert [line for line in shown if line.startswith("Winners: ") and line.endswith(", Hands empty")]


@pytest.mark.parametrize("bot", ["random", "newcomer", "casual-1", *BOTS])
def test_every_bot_plays_it(bot: str) -> None:
    game, player = HighCard.new(3, seed=3), bot_named(bot).make(1)
    while game.to_act:
        seen = Seen.of(game, game.to_act[0])
        assert think(seen, seed=1).best.action in seen.actions
        game.act(seen.seat, player.choose(seen))
    assert game.result is not None


def test_bots_play_a_simulation_of_it() -> None:
    from menagerie.lab.bot_games import BotGames, play_bot_games

    outcomes = play_bot_games(BotGames(NAME, 3, {}, Seed.of(5).digits, "beginner", range(4)))
    assert [len(outcome) for outcome in outcomes] == [7] * 4
    assert all(sum(outcome[-3:]) == 3 for outcome in outcomes)


@pytest.mark.compiled
@pytest.mark.much
def test_compiled_it_is_played_as_interpreted() -> None:
    import numpy

    from menagerie.core.chance import Chance
    from menagerie.lab import Simulation
    from menagerie.lab.simulate import play_games_of

    simulation = Simulation.of(HighCard, players=3, games=50, seed=Seed.of(9))
    compiled = simulation.outcomes_of(0, 50)
    source, interpreted = Chance(), numpy.zeros_like(compiled)
    simulation.seed.key_into(source)
    play_games_of(HighCard.rules)([HighCard.prepare(3, {})], [source, Chance()], 0, interpreted)
    assert (compiled == interpreted).all()
    assert (compiled[:, -3:].sum(axis=1) == 3).all()


# the server


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server; its pages are one small file."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    site = Site(tmp_path, client=tmp_path / "client")
    yield site
    site.close()


@pytest.mark.much
def test_it_is_played_at_a_table_of_a_server(site: Site) -> None:
    nel = site.person()
    (about,) = (each for each in nel.http.get("/api/games").json() if each["game"] == NAME)
    assert (about["title"], about["forms"]) == ("Highcard", [{"form": "usual", "label": "Usual", "players": [2, 3, 4]}])
    nel.open(NAME, players=3, bots="expert")
    nel.connect()
    assert len(nel.position["view"]["seats"][nel.seat]["hand"]) == 3
    assert nel.act("play 99")["text"] == "No such card held: 99"
    play([nel], Random(1))
    nel.listen_until(lambda: nel.table["status"] == "over")

    assert nel.outcome is not None
    record = Record.from_json(nel.http.get(f"/api/tables/{nel.id}/record").text)
    assert HighCard.replay(record).result == record.result
    assert nel.http.get(f"/api/tables/{nel.id}/afterwards").json()["games"] == 1
    for cards in ("mine", "open"):
        assert nel.http.get(f"/api/tables/{nel.id}/again", params={"cards": cards}).status_code == 200
    assert nel.http.get("/api/tables").json()[0]["headline"]
    assert nel.http.get(f"/api/rules/{NAME}").json()["blocks"] == []
    assert nel.http.get(f"/api/lessons/{NAME}").json()["lessons"] == []


# a separate package

PACKAGE = {
    "outside-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n",
    "outside-1.0.dist-info/entry_points.txt": "[menagerie.games]\noutside = outside:ENTRY\n",
    "outside/__init__.py": """
from support.third_game import HighCard
from menagerie.games import GameEntry
class Outside(HighCard):
    name = "outside"
ENTRY = GameEntry(Outside, home="outside", letter="X")
""",
    "outside/words/en/outside-pages.ftl": "game-title = Out There\n",
    "outside/rulebooks/en/outside.md": "## X1 All of it\n\n**X1.1** The highest card takes the trick.\n",
    "outside/bots/games/outside.py": "def play_sensibly(seen, random):\n    return seen.actions[-1]\n",
    "outside/art/outside_faces.py": "import nowhere_to_be_found\n",
}
SCRIPT = """
import json
import outside
from menagerie import GAMES, Seen, bot_named
from menagerie.games import entries
from menagerie.lab.simulate import Simulation
from menagerie.core import Seed
from menagerie.words import Words, rulebook
game = GAMES["outside"].new(3, seed=1)
seen = Seen.of(game, 0)
try:
    entries()["outside"].module("art.outside_faces")
except ModuleNotFoundError as problem:
    missing = problem.name
simulation = Simulation.of(GAMES["outside"], players=3, games=7, seed=Seed.of(1), bot="beginner")
print(json.dumps({
    "games": list(GAMES),
    "title": Words("outside", language="nl").phrase("game-title"),
    "book": [block.text for block in rulebook.page("outside", "de")],
    "sensible": bot_named("expert").make(1).choose(seen) == seen.actions[-1],
    "missing": missing,
    "simulated": sum(len(outcomes) for outcomes in simulation.run(2)),
}))
"""


def test_another_package_brings_a_game_by_an_entry_point(tmp_path: Path) -> None:
    for name, text in PACKAGE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(TESTS)])}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "games": ["cubirds", "wildcards", "outside"],
        "title": "Out There",
        "book": ["All of it", "The highest card takes the trick."],
        "sensible": True,
        "missing": "nowhere_to_be_found",
        "simulated": 7,
    }


# the list itself


def test_the_list_has_each_game_once() -> None:
    assert [*GAMES] == ["cubirds", "wildcards", NAME]
    assert (len(GAMES), "nothing" in GAMES, GAMES[NAME]) == (3, False, HighCard)
    assert repr(GAMES).startswith("{'cubirds': ")
    register(ENTRY)  # the same once more changes nothing
    with pytest.raises(ValueError, match="called highcard already"):
        register(GameEntry(HighCard, letter="H"))


def test_what_a_game_does_not_have_is_left_out() -> None:
    assert ENTRY.file("words", "en", "highcard.ftl") is ENTRY.module("bots.games.highcard") is None
    assert games.entries()["cubirds"].module("bots.games.of_nobody") is None
    assert [*ByGame.of_modules("bots.games.{}", "MIND")] == ["cubirds", "wildcards"]
    assert (ENTRY.sources, games.entries()["cubirds"].sources) == ("support", "menagerie.cubirds")
