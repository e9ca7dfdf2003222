"""The names that people may choose, and the ones that would let them impersonate somebody."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.server.people import Person, Site

from menagerie.server.names import LONGEST, LONGEST_TEXT, MOST_CODE_POINTS, cleaned, letters_of, looks, unlike
from menagerie.server.refusal import Refusal
from menagerie.server.table.lobby import BOT_NAMES
from menagerie.words import Words
from menagerie.words.language import LANGUAGES

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

REAL = {
    "Nel": 3,
    "Zoë": 3,
    "Nguyễn": 6,
    "Наташа": 6,
    "小明": 2,
    "각하": 2,
    "שָׁלוֹם": 4,
    "علی\u200cرضا": 6,  # Ali-Reza, as Iranians write it
    "ශ්\u200dරී": 1,  # Sri, as in Sri Lanka
    "क्षेत्र": 2,
    "ကြွေ့": 1,
    "ทิ้ง": 2,
    "O’Hara-Łuczak Jr.": 17,
    f"{FAMILY} 4": 3,
    "👩🏽\u200d🚀": 1,
    "❤️🇩🇪1️⃣": 3,
    SCOTLAND: 1,
    "x" * LONGEST: LONGEST,
}

HIDDEN = (
    "\x00\x07\b\x1b\x7f\x9b\x9d"  # controls
    "\xad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\U000e0041"  # of no width
    "\u034f\u115f\u1160\u17b4\u180b\u180e\u2800\u3164\ufe0f\uffa0\ufffc\U0001d159\U000e0100"  # blank
)
UNKNOWN = "\u0378\ue000\uf8ff\uffff\U000f0000\U0010ffff"

SAME = [
    ("Nel", "nel"),
    ("Nel", "N\u0435l"),  # Cyrillic
    ("Ada", "\u0410d\u0430"),
    ("Helen", "\u0397elen"),  # Greek
    ("Helen", "\u0397ELEN"),
    ("Bo", "B0"),
    ("Nel", "Ne1"),
    ("Nel", "NeI"),
    ("Ilse", "lIse"),
    ("Nel", "Ｎｅｌ"),
    ("Nel", "𝐍𝐞𝐥"),
    ("Nel", "ɴᴇʟ"),
    ("Marnie", "Mamie"),
    ("Uwe", "Uvve"),
    ("Наташа", "НАТАША"),
    ("Πάρις", "πάρις"),
    ("O'Hara", "O’Hara"),
    ("Jo-Ann", "Jo–Ann"),
    ("Bo 2", "Bo ٢"),
    ("علي", "علی"),
    ("محمد", "محـمد"),
    ("カ", "力"),
    ("❤", "❤\ufe0f"),
]
DIFFERENT = [
    ("Ian", "Lan"),
    ("Jose", "José"),
    ("Mia", "Mila"),
    ("Nel", "Nell"),
    ("Anna", "An na"),
    ("राम", "रमा"),
    ("Ольга", "Олег"),
]

MISLEADING = [
    *("You", "you", "YOU", "Y0u", "Y\u043eu", "ⓎⓄⓊ", "𝐘𝐨𝐮", "You 2", "You!", "“You”"),
    *("Du", "Sie", "lhr", "Jij", "Je", "Host", "Gastgeberin", "Bot", "B0t 3", "Free seat", "Vrije  plaats"),
    *("Nel (host)", "Nel (HOST)", "Nel [host]", "Nel {host}", "Nel <host>", "Nel（host）", "Nel ‹h\u043est›", "Nel (Gastgeber)"),
    *("Nel (bot)", "Nel (you)", "Nel ( jij )", "Nel · host", "Nel – host", "Nel, host", "host: Nel", "(host) Nel", "Nel_host"),
    *("Nel (host) 👑", "👑 host"),
]
HARMLESS = ["Du Fu", "Jan Bot", "You-Jin", "Talbot", "Robot", "Hostess", "Guest", "Gast 2", "Nel (8)", "Nel 👑", "O’Du", "Yosie"]

any_text = st.text(max_size=40)
letters = st.sampled_from(
    [*"abelnoABELNO01I| .'-аеоНη", "ö", "\u0301", "👍🏽", FAMILY, "🇩🇪", "علی", "\u200c", "\u200d", "क्", "ष", " "]
)
names = st.lists(letters, max_size=40).map("".join)


def refusal(name: str) -> str:
    with pytest.raises(Refusal) as refused:
        cleaned(name)
    return Words().say(refused.value)


def kept_or_told(text: str) -> tuple[str, str]:
    """The name that is stored; or None, and the sentence that says why it was refused."""
    try:
        return cleaned(text), ""
    except Refusal as refused:
        return "", Words().say(refused)


clean_names = names.map(lambda name: kept_or_told(name)[0])


def look_the_same(one: str, other: str) -> bool:
    return not looks(one).isdisjoint(looks(other))


@pytest.mark.parametrize("name", REAL)
def test_people_keep_their_names_and_each_letter_counts_once(name: str) -> None:
    assert cleaned(name) == normalize("NFC", name)
    assert len(letters_of(name)) == REAL[name]


def test_blanks_run_together_and_accents_go_onto_their_letters() -> None:
    assert cleaned(" \tBo\u00a0 the \u3000\nBra\u0301ve ") == "Bo the Br\u00e1ve"
    assert cleaned(" \t ") == ""


@pytest.mark.parametrize("character", HIDDEN, ids=ascii)
def test_what_nobody_sees_is_in_no_name(character: str) -> None:
    for name in (character, f"Nel{character}", f"{character}Nel", f"N{character}el"):
        assert refusal(name).startswith("This name contains a character that nobody can see (U+"), ascii(name)


@pytest.mark.parametrize("character", [*UNKNOWN, "\ud800"], ids=ascii)
def test_what_looks_like_nothing_is_in_no_name(character: str) -> None:
    assert refusal(f"Nel{character}").startswith("This name contains a character that looks different on other devices")


@pytest.mark.parametrize(
    "name",
    ["Ne\u0316\u0317\u0318l", "กก้้้", "\u0301Nel", "Nel \u0301", "\u0301", "Ne" + "\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5\u05b6l"],
)
def test_accents_do_not_climb_out_of_the_line_nor_stand_alone(name: str) -> None:
    assert refusal(name) == "An accent in this name has no letter, or a letter has too many accents."


def test_a_name_is_as_long_as_people_see_it() -> None:
    assert refusal("x" * 25) == "A name can have at most 24 letters; this one has 25."
    assert len(letters_of(cleaned(FAMILY * 13))) == 13
    assert refusal(FAMILY * 14).startswith("This name is too long: ")
    assert refusal("👍\u200d" * 8 + "👍").startswith("This name contains a character that nobody can see"), "no emoji is so long"


@pytest.mark.parametrize(("one", "other"), SAME)
def test_who_would_look_like_somebody_gets_a_number(one: str, other: str) -> None:
    assert unlike(other, ["Tess", one]) == f"{other} 2"
    assert unlike(one, [other, "Tess"]) == f"{one} 2"


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert (unlike(other, [one]), unlike(one, [other])) == (other, one)


def test_a_name_with_a_number_has_room_for_it() -> None:
    assert unlike("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    assert unlike(FAMILY * 13, [FAMILY * 13]) == FAMILY * 13 + " 2"
    assert unlike(SCOTLAND * 13, [SCOTLAND * 13]) == SCOTLAND * 13 + " 2"
    assert unlike("Nel", ["Nel", "NEL 2", "Ne1 3"]) == "Nel 4"


@pytest.mark.parametrize("name", MISLEADING)
def test_nobody_is_called_as_the_pages_call_the_reader_or_a_role(name: str) -> None:
    assert refusal(name).startswith("These pages use “"), name
    assert refusal(name).endswith("” for something else, so in a name it would mislead the others. Choose another name.")


@pytest.mark.parametrize("name", HARMLESS)
def test_a_name_that_only_contains_such_a_word_stays(name: str) -> None:
    assert cleaned(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_pages_use_so_is_refused(language: str) -> None:
    """In all languages at every table, whatever language the people there read."""
    folder = files("menagerie.words").joinpath(language)
    texts = "\n".join(folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8") for name in ("common", "web", "lobby"))
    shown = dict(re.findall(r"^(you|seat-you|seat-host|lobby-host|seat-is-bot|lobby-open-seat) = (.+)$", texts, re.MULTILINE))
    assert len(shown) == 6
    for word in shown.values():
        for name in (word, word.upper(), f"{word} 2", f"Nel ({word})", f"Nel [{word}]"):
            assert refusal(name), name
    assert cleaned(Words(language=language).phrase("guest")), "who has no name is called so"


@given(st.one_of(any_text, names))
def test_whatever_is_typed_makes_a_clean_name_or_a_sentence(text: str) -> None:
    name, sentence = kept_or_told(text)
    assert sentence.isprintable()
    assert cleaned(name) == name == normalize("NFC", name)
    assert "".join(letters_of(name)) == name
    assert len(letters_of(name)) <= LONGEST
    assert len(name) <= MOST_CODE_POINTS
    assert not {category(each) for each in name} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert name == name.strip()
    assert "  " not in name


@given(clean_names.filter(bool), st.lists(clean_names, max_size=3))
def test_nobody_at_a_table_looks_like_another(wanted: str, others: list[str]) -> None:
    table: list[str] = []
    for name in (*others, *BOT_NAMES[:2], wanted, wanted, wanted):
        if name:
            table.append(unlike(name, table))
    assert not any(look_the_same(one, other) for place, one in enumerate(table) for other in table[:place])
    assert [cleaned(name) for name in table] == table


@given(st.text(st.sampled_from("abeghiklmnoprstuvwxyzабвгдежзклмнопрстуфхαβγδεζηικλμνορτυχω"), min_size=1, max_size=12))
def test_capitals_make_nobody_else(name: str) -> None:
    assert look_the_same(name, name.upper())
    assert look_the_same(name, name.title())


@given(any_text)
def test_how_a_text_is_encoded_does_not_change_how_it_looks(text: str) -> None:
    assert looks(normalize("NFC", text)) == looks(normalize("NFD", text)) == looks(text)


# at a real table


def test_the_server_says_why_a_name_is_refused_and_changes_nothing(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"], free=1)

    def by_rename(name: str) -> str:
        return str(bo.ask("rename", seat=1, name=name)["text"])

    def by_seat(name: str) -> str:
        return detail(site.person(name).sit(nel.id).json())

    def by_table(name: str) -> str:
        return detail(site.person().http.post("/api/tables", json={"game": "cubirds", "name": name}).json())

    def by_me(name: str) -> str:
        return detail(nel.http.put("/api/me", json={"name": name}).json())

    def detail(told: dict[str, str]) -> str:
        return told["detail"]

    before = site.rows("select name from seat"), site.rows("select name from guest")
    ways: tuple[Callable[[str], str], ...] = (by_rename, by_seat, by_table, by_me)
    for way in ways:
        for name in ("N\u202eel", "N\ue000el", "x" * 25, "N" + "\u0316" * 9, FAMILY * 20, "You", "Nel (host)"):
            assert way(name) == refusal(name), (way.__name__, ascii(name))
    assert (site.rows("select name from seat"), site.rows("select name from guest")) == before


def test_a_lone_half_of_a_character_is_not_understood(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    headers = {"content-type": "application/json"}
    for name in ("\ud800", "x" * (LONGEST_TEXT + 1)):
        body = json.dumps({"name": name})
        assert nel.http.put("/api/me", content=body, headers=headers).status_code == 422
        nel.send(json.dumps({"type": "rename", "seat": 0, "name": name}))
        assert nel.wait("refused")["text"].startswith("The server didn’t understand that")


def test_nobody_sits_down_as_somebody_else_nor_as_a_bot(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], bots=1, free=2)
    for name, told in (("N\u0435l", "N\u0435l 2"), ("ADA", "ADA 2")):
        assert site.person(name).sit(nel.id).status_code == 201
        nel.wait("table")
        assert told in names_at(nel)


def test_a_bot_takes_no_name_that_looks_like_a_persons(site: Site) -> None:
    nel = site.person("\u0410da")
    nel.open("cubirds", players=3, bots="casual")
    nel.connect()
    assert names_at(nel) == ["\u0410da", "Bo", "Cleo"]


def test_a_family_is_kept_as_one_letter(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    assert nel.http.put("/api/me", json={"name": f"  {FAMILY * 12}  x "}).json() == {"name": f"{FAMILY * 12} x"}
    assert nel.http.get("/api/me").json() == {"name": f"{FAMILY * 12} x"}
    assert not nel.ask("rename", seat=0, name=FAMILY * 13)
    assert names_at(nel)[0] == FAMILY * 13


def names_at(person: Person) -> list[str]:
    return [seat["name"] for seat in person.table["seats"]]


def test_the_name_that_one_gives_at_a_table_is_kept_for_the_next(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Nel"])
    assert [seat["name"] for seat in nel.table["seats"]] == ["Nel", "Nel 2"]
    assert name_of(bo) == "Nel", "a number that tells people apart belongs to one table"
    assert not bo.ask("rename", seat=1, name="  Bo ")
    assert (name_of(nel), name_of(bo)) == ("Nel", "Bo")
    bo.name = ""
    bo.open("cubirds", players=2)
    assert bo.connect().table["seats"][0]["name"] == "Bo"
    assert name_of(bo) == "Bo"


def test_a_name_that_was_given_before_it_was_refused_stays(site: Site) -> None:
    _, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    site.write("update seat set name = 'You' where name = 'Bo'")
    site.app.state.server.rooms._rooms.clear()
    assert names_at(bo.connect()) == ["Nel", "You"]
    assert not bo.ask("set-automatic", on=True)


def name_of(person: Person) -> str:
    return str(person.http.get("/api/me").json()["name"])
