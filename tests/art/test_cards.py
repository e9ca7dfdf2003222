"""Cards as pictures: complete, self-contained, and with what the games print on them."""

import io
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from menagerie.art import CardFace, Order, Wanted, compose, deck, deliver, find, letters
from menagerie.art.letters import Type, fitted, outline, wrapped
from menagerie.cli import main
from menagerie.core import MenagerieError
from menagerie.core.plain import enum_name
from menagerie.cubirds import cards as birds
from menagerie.wildcards import WildCards
from menagerie.wildcards import cards as animals
from menagerie.words import Words

DECK = deck()
SPACE = "{http://www.w3.org/2000/svg}"


def called(card: CardFace) -> str:
    return f"{card.game}/{card.name}"


def of_kind(kind: str) -> list[CardFace]:
    return [card for card in DECK if card.kind == kind]


@pytest.mark.parametrize("card", DECK, ids=called)
def test_a_card_is_one_file_that_needs_no_other(card: CardFace) -> None:
    svg = compose(card)
    root = ElementTree.fromstring(svg)

    assert root.attrib["viewBox"] == "0 0 250 350"
    assert not {f"{SPACE}text", f"{SPACE}image", f"{SPACE}style"} & {element.tag for element in root.iter()}
    assert not [name for element in root.iter() for name in element.attrib if name.endswith("href")]
    assert svg.count("http") == 1  # the namespace
    assert root.attrib["data-card"] == card.name
    title = root.find(f"{SPACE}title")
    assert title is not None
    assert title.text


@pytest.mark.parametrize("species", birds.Species, ids=lambda species: species.name)
def test_a_bird_shows_its_flocks_and_how_many_there_are(species: birds.Species) -> None:
    cards = [card for card in of_kind("bird") if card.facts["species"] == enum_name(species)]
    svg = compose(cards[0])
    words = Words("cubirds")

    for size in (birds.SMALL_FLOCK[species], birds.BIG_FLOCK[species]):
        assert svg.count(outline(str(size), Type.VALUE, 32).path) >= 2
    assert svg.count(outline(words.phrase("birds-table-copies", {"count": birds.COPIES[species]}), Type.WORDS, 15).path) == 2
    assert f'data-copies="{birds.COPIES[species]}"' in svg
    assert sum(card.copies for card in cards) == birds.COPIES[species]


def test_the_reed_warbler_is_named_in_full() -> None:
    assert "<title>Reed warbler</title>" in compose(find(["warbler"]))
    assert find(["reed", "warbler"]) == find(["cubirds", "warbler"])


@pytest.mark.parametrize("card", animals.Card, ids=lambda card: card.name)
def test_every_card_of_a_hand_is_there_as_often_as_the_rules_say(card: animals.Card) -> None:
    (drawn,) = [each for each in (*of_kind("habitat"), *of_kind("refill")) if each.name == enum_name(card)]
    if card == animals.Card.REFILL:
        assert drawn.copies == animals.MOST_SEATS
    else:
        table = WildCards.new(players=3, seed=1)._table
        assert drawn.copies == table.copies[card]
        assert compose(drawn).count(outline(str(drawn.facts["value"]), Type.VALUE, 60).path) == 2


@pytest.mark.parametrize("species", animals.Species, ids=lambda species: species.name)
def test_an_animal_and_its_leader_tell_where_it_lives_and_what_it_can_do(species: animals.Species) -> None:
    words, name = Words("wildcards"), enum_name(species)
    animal, leader = find([name]), find([name, "leader"])

    assert animal.copies == animals.COPIES
    assert animal.facts["habitat"] == enum_name(WildCards.facts()["habitats"][species])
    assert outline(words.phrase(f"habitat-{animal.facts['habitat']}"), Type.SIGN, 16).path in compose(animal)
    power = wrapped(words.phrase(f"power-{name}"), Type.WORDS, 15.5, 208)
    assert all(line.path in compose(leader) for line in power)


def test_the_deck_is_complete() -> None:
    assert sum(card.copies for card in of_kind("bird")) == birds.CARDS
    assert sum(card.copies for card in of_kind("habitat")) == animals.HABITATS
    assert sum(card.copies for card in of_kind("animal")) == animals.ANIMALS
    assert {card.facts["species"] for card in of_kind("bird")} == {enum_name(each) for each in birds.Species}
    assert {card.facts["species"] for card in of_kind("leader")} == {enum_name(each) for each in animals.Species}
    assert {called(card) for card in DECK} >= {"cubirds/robinbird", "wildcards/leo", "wildcards/talisman"}
    assert [called(card) for card in of_kind("back")] == ["cubirds/back", "wildcards/back", "wildcards/animal-back"]
    tokens = {card.facts["value"]: card.copies * int(card.facts["tokens"]) for card in of_kind("tokens")}
    assert tokens == {1: 15, 2: 4, 4: 4, 8: 2}


def test_letters_beyond_ascii_are_drawn_and_long_names_shrink() -> None:
    plain, marked = outline("Teichrohrsanger", Type.NAME, 26), outline("Teichrohrsänger", Type.NAME, 26)

    assert len(marked.path) > len(plain.path)
    assert fitted("Teichrohrsänger", Type.NAME, 26, 145).width == pytest.approx(145, abs=1)
    assert fitted("Uil", Type.NAME, 26, 145) == outline("Uil", Type.NAME, 26)


def test_lines_are_few_and_of_one_length() -> None:
    lines = wrapped("You refill up to 10 cards, not 7.", Type.WORDS, 15.5, 208)

    assert len(lines) == 2
    assert min(line.width for line in lines) > 0.7 * max(line.width for line in lines)


def test_letters_are_spaced_as_the_typeface_says() -> None:
    both = outline("To", Type.NAME, 26).width

    assert both < outline("T", Type.NAME, 26).width + outline("o", Type.NAME, 26).width - 0.5


@pytest.mark.parametrize("name", ["owl", "forest-3", "lion-leader"])
def test_a_png_has_the_size_that_was_asked_for_and_shows_something(name: str, tmp_path: Path) -> None:
    file = tmp_path / "card.png"
    deliver(Order((name,), out=file, height=280))
    image = Image.open(io.BytesIO(file.read_bytes())).convert("RGBA")

    assert image.size == (200, 280)
    assert len(image.getcolors(100_000) or []) > 100
    assert image.getpixel((0, 0)) == (0, 0, 0, 0)  # the corners are round


def test_the_command_writes_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (["owl"], ["cubirds", "owl", "--out", "mine.svg"], ["forest", "3"], ["peacock", "leader", "--png"]):
        assert main(["art", *words]) == 0
    assert main(["art", "back", "wildcards"]) == 2
    assert main(["art", "wildcards", "back", "--out", str(tmp_path)]) == 0

    assert capsys.readouterr().out.splitlines()[:4] == ["owl.svg", "mine.svg", "forest-3.svg", "peacock-leader.png"]
    assert {file.name for file in tmp_path.iterdir()} == {
        *("owl.svg", "mine.svg", "forest-3.svg", "peacock-leader.png", "back.svg"),
    }
    assert Image.open(io.BytesIO(Path("peacock-leader.png").read_bytes())).size == (750, 1050)


def test_the_command_lists_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["art", "--list"]) == 0
    listed = capsys.readouterr().out.splitlines()

    assert len(listed) == len(DECK)
    assert "cubirds warbler: Reed warbler" in listed
    assert "wildcards lion-leader: Lion leader" in listed


def test_all_cards_of_a_game_are_written(tmp_path: Path) -> None:
    deliver(Order(("wildcards",), Wanted.ALL, out=tmp_path / "new"))

    assert len(list((tmp_path / "new" / "wildcards").glob("*.svg"))) == len(deck("wildcards"))


def test_a_sheet_has_nine_cards_a_page_and_the_deck_has_every_copy(tmp_path: Path) -> None:
    different = deliver(Order(("cubirds",), Wanted.SHEET, out=tmp_path))
    whole = deliver(Order(("cubirds",), Wanted.DECK, out=tmp_path / "deck"))

    assert len(different) == -(-(len(deck("cubirds")) - 1) // 9) + 1
    assert len(whole) == -(-(birds.CARDS + 1) // 9) + 1
    laid = [name for file in whole[:-1] for name in uses(Path(file))]
    for species in birds.Species:
        assert len([name for name in laid if name.split("-")[0] == enum_name(species)]) == birds.COPIES[species]
    assert uses(Path(whole[-1])) == ["back"] * 9


def test_cards_with_different_backs_are_on_different_pages_and_each_back_has_its_page(tmp_path: Path) -> None:
    laid = [uses(Path(file)) for file in deliver(Order(("wildcards",), Wanted.DECK, out=tmp_path))]
    back = {card.name: card.back for card in deck("wildcards")}

    assert laid[-2:] == [["back"] * 9, ["animal-back"] * 9]
    assert all(len({back[name] for name in page}) == 1 for page in laid[:-2])
    assert {back[name] for name in ("forest-3", "refill")} == {"back"}
    assert {back[name] for name in ("lion", "lion-leader")} == {"animal-back"}


def uses(file: Path) -> list[str]:
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    found = [element.attrib["href"].removeprefix("#") for element in root.iter(f"{SPACE}use")]
    assert set(found) <= ids
    return [name.removeprefix("card-") for name in found]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dodo"], "There is no card called “dodo”. There are: flamingo, "),
        (["wildcards", "owl"], "There is no card called “wildcards owl”. There are: forest-1, "),
        (["back"], "Both games have a card called “back”. Name the game as well, for example: menagerie art cubirds back"),
        ([], "Name a card, such as"),
        (["cubirds"], "Name a card, such as"),
        (["owl", "--out", "owl.jpg"], "The name “owl.jpg” should end with .svg."),
        (["owl", "--png", "--out", "owl.svg"], "The name “owl.svg” should end with .png."),
        (["owl", "--height", "20000"], "A picture can be at most 10,000 pixels high."),
        (["owl", "--copies"], "add --sheet"),
        (["chess", "--sheet"], "There is no game called “chess”. There are: cubirds, wildcards."),
        (["--all", "--out", "cards.svg"], "“cards.svg” should be a folder."),
        (["owl", "--out", "/dev/null/owl.svg"], "The file “/dev/null/owl.svg” can’t be written."),
    ],
)
def test_bad_input_gets_one_sentence_and_writes_nothing(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["art", *arguments]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


def test_without_the_client_there_are_no_letters(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(letters, "files", lambda package: tmp_path)
    letters._font.cache_clear()

    with pytest.raises(MenagerieError, match="no-client"):
        outline("a text that nobody has drawn before", Type.NAME, 26)
    letters._font.cache_clear()


def test_without_its_extra_the_command_says_what_to_install(tmp_path: Path) -> None:
    script = "import sys; sys.modules['resvg_py'] = None; from menagerie.cli import main; sys.exit(main(['art', 'owl', '--png']))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, cwd=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith("This needs more than the core. Install it with: ")
    assert done.stderr.endswith('pip install "menagerie-games[art]"\n')
    assert list(tmp_path.iterdir()) == []
