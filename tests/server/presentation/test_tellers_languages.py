"""People at the same table each read their own language."""

from pathlib import Path
from random import Random

from server.table.test_away import on_another_device
from support.server.people import Person, Site, play

from menagerie.server.presentation.table_info import shown_names
from menagerie.terminal.server import TableLink
from menagerie.words import LANGUAGES, Words
from menagerie.words.language import speaking


def reads(person: Person, code: str, language: str) -> bool:
    """Whether the question that somebody is asked is this one, in this language."""
    return bool(person.position["asked"]["question"] == Words("cubirds", language=language).phrase(code))


def test_one_table_is_told_in_three_languages(site: Site) -> None:
    people = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    languages = dict(zip(people, ("nl", "de", "en"), strict=True))
    for person, language in languages.items():
        person.disconnect()
        person.connect(**{"Accept-Language": language})
    acting = next(person for person in people if person.position["asked"])
    assert reads(acting, "ask-lay", languages[acting])
    acting.act(acting.position["asked"]["offers"][0]["action"])
    told = {}
    for person, language in languages.items():
        person.disconnect()
        told[language] = person.connect(**{"Accept-Language": language}).position["log"]
    codes = {language: [line["code"] for line in log] for language, log in told.items()}
    assert codes["nl"] == codes["de"] == codes["en"], "all are told the same"
    laid = {language: next(line["text"] for line in log if line["code"] == "birds-laid") for language, log in told.items()}
    assert len(set(laid.values())) == 3, laid


def test_the_page_names_its_language_in_the_address_of_its_socket(site: Site) -> None:
    nel, *_ = site.game("cubirds", ["Nel", "Bo"])
    nel.disconnect()
    nel.query = "?language=de"
    nel.connect(**{"Accept-Language": "nl"})
    assert nel.table["levels"][0]["label"] == Words(language="de").phrase("level-beginner")


def test_what_is_refused_is_refused_in_the_language_of_who_asked(site: Site) -> None:
    person = site.person()
    for language in ("en", "nl", "de"):
        answer = person.http.get("/api/nowhere", headers={"Accept-Language": f"{language}-XX, fr;q=0.2"})
        assert answer.json()["detail"] == Words(language=language).phrase("no-such-address")


def test_rules_and_lessons_are_read_in_each_language(site: Site) -> None:
    person = site.person()

    def read(language: str) -> tuple[str, str]:
        headers = {"Accept-Language": language}
        book = person.http.get("/api/rules/wildcards", headers=headers).json()
        lessons = person.http.get("/api/lessons/wildcards", headers=headers).json()
        return book["blocks"][1]["text"], lessons["lessons"][0]["text"]

    assert len({read(language) for language in ("en", "nl", "de", "en")}) == 3


def test_who_joins_in_a_terminal_hears_the_table_in_the_language_of_the_terminal(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    with speaking("de"):
        table = TableLink(f"{site.url}/table/{nel.id}")
        assert table.sit_down(" ") == Words(language="de").phrase("no-name")


def test_a_page_comes_in_the_language_that_its_guest_has_chosen(site: Site, client: Path) -> None:
    for language in LANGUAGES:
        (client / f"index.{language}.html").write_text(language)
    nel = site.person()

    def read(address: str = "/") -> str:
        return nel.http.get(address, headers={"Accept-Language": "de"}).text

    assert read() == "de", "what the browser likes"
    assert nel.http.put("/api/me/language", json={"language": "nl"}).status_code == 204
    assert [read("/"), read("/rules/cubirds"), read("/table/none")] == ["nl"] * 3
    assert "cookie" in nel.http.get("/").headers["vary"]
    assert nel.http.put("/api/me/language", json={"language": "xx"}).status_code == 422
    assert read() == "nl", "what is refused changes nothing"
    assert nel.http.put("/api/me", json={"name": "Nel"}).json() == {"name": "Nel"}
    assert read() == "nl"


def test_the_private_link_of_a_seat_takes_its_language_along(site: Site) -> None:
    nel, _ = site.game("cubirds", ["Nel", "Bo"])
    nel.http.put("/api/me/language", json={"language": "nl"})
    phone, answer = on_another_device(site, nel)
    assert answer.json()["language"] == "nl"
    phone.http.put("/api/me/language", json={"language": "de"})
    secret = nel.table["seat_link"].partition("#seat=")[2]
    assert phone.http.post("/api/seats", json={"secret": secret}).json()["language"] == "de", "a choice of its own stays"


def test_how_a_game_ended_is_read_in_each_language(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    play([nel, bo], Random(1))
    told = {
        language: nel.http.get("/api/tables", headers={"Accept-Language": language}).json()[0]["headline"]
        for language in LANGUAGES
    }
    assert len(set(told.values())) == 3, told


def test_whoever_gave_no_name_is_called_so_in_the_language_of_each_reader() -> None:
    for language, told in (
        ("en", ["Nel", "Guest", "Guest 2"]),
        ("de", ["Nel", "Gast", "Gast 2"]),
        ("nl", ["Nel", "Gast", "Gast 2"]),
    ):
        with speaking(language):
            assert shown_names(["Nel", "Guest", "Gast 2"]) == told
            assert len(set(shown_names(["Guest", "Gast"]))) == 2, "two people keep two names"
            assert shown_names(["Guestavo"]) == ["Guestavo"]
