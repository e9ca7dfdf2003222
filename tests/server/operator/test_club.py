"""The club's own page: its texts, its imprint and privacy page, and the code word for opening tables."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.server.people import Site, unhurried

from menagerie.server.limits import Rate
from menagerie.server.presentation.site_pages import blocks_of
from menagerie.words import LANGUAGES

TEXTS = {
    "name": "Club of Birds",
    "greeting": "Welcome!\nThe first game is at eight.",
    "palette": "lake",
    "contact": "nel@example.org",
    "imprint": "# Who we are\nNel\nBirdstreet 1\n\n- by mail",
    "privacy": "",
    "code_word": "",
}


@pytest.fixture
def desk(site: Site) -> Iterator[httpx.Client]:
    with site.desk() as desk:
        yield desk


def refused_opening(site: Site, code_word: str) -> tuple[int, str]:
    answer = site.person().http.post("/api/tables", json={"game": "cubirds", "code_word": code_word})
    return answer.status_code, answer.json().get("detail", "")


def test_what_the_operator_writes_everybody_reads_at_once(site: Site, desk: httpx.Client) -> None:
    guest = site.person().http
    club = guest.get("/api/server").json()["club"]
    assert club == {
        "name": "",
        "greeting": "",
        "contact": "",
        "palette": "meadow",
        "has_imprint": False,
        "needs_code_word": False,
    }
    assert guest.get("/api/site/imprint").status_code == 404
    assert guest.get("/api/site/imprint").json()["detail"] == "The person who runs this server hasn’t written a legal notice."

    assert desk.put("club", json=TEXTS).json() == TEXTS == desk.get("club").json()
    club = guest.get("/api/server").json()["club"]
    assert (club["name"], club["palette"], club["has_imprint"]) == ("Club of Birds", "lake", True)
    assert "imprint" not in club
    assert "code_word" not in club
    imprint = guest.get("/api/site/imprint", headers={"accept-language": "de"}).json()
    assert imprint == {
        "title": "Impressum",
        "blocks": [
            {"kind": "heading", "text": "Who we are"},
            {"kind": "paragraph", "text": "Nel\nBirdstreet 1"},
            {"kind": "item", "text": "by mail"},
        ],
    }


def test_a_club_is_there_after_a_restart(site: Site, tmp_path: Path, desk: httpx.Client) -> None:
    desk.put("club", json=TEXTS).raise_for_status()
    desk.put("announcement", json={"text": "Cake!"}).raise_for_status()
    desk.post("blocks", json={"address": "203.0.113.7"}).raise_for_status()
    again = Site(tmp_path, site.database)
    told = again.person().http.get("/api/server").json()
    assert told["club"]["name"] == "Club of Birds"
    assert told["announcement"]["text"] == "Cake!"
    with again.desk() as other:
        assert [line["address"] for line in other.get("blocks").json()] == ["203.0.113.7"]
    again.close()


def test_what_nobody_sees_is_in_no_text(desk: httpx.Client) -> None:
    odd = {"greeting": " Hello\x00\x1b[1m\n you\u202e ", "contact": "a\tb", "imprint": "one\r\ntwo\x07\n\n\nthree\n"}
    told = desk.put("club", json=odd).json()
    assert (told["greeting"], told["contact"], told["imprint"]) == ("Hello[1m\nyou", "a b", "one\ntwo\n\n\nthree")
    for name in ("a\u200bb", "a\x00b"):
        answer = desk.put("club", json={"name": name})
        assert answer.status_code == 400
        assert "nobody can see" in answer.json()["detail"]
    assert desk.put("club", json={"palette": "mud"}).status_code == 422
    assert desk.get("club").json()["greeting"] == "Hello[1m\nyou", "what is refused changes nothing"


def test_long_pages_can_be_written_and_too_long_ones_not(site: Site, desk: httpx.Client) -> None:
    long = "€" * 10_000
    assert desk.put("club", json={"imprint": long, "privacy": long}).json()["privacy"] == long
    assert desk.put("club", json={"imprint": long + "€"}).status_code == 422
    assert desk.put("club", content=b"x" * 200_000).status_code == 413
    assert site.person().http.put("/api/me", content=b"x" * 20_000).status_code == 413, "elsewhere nothing has changed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_says_what_is_true_in_every_language(site: Site, desk: httpx.Client, language: str) -> None:
    def read() -> dict[str, object]:
        answer: dict[str, object] = site.person().http.get("/api/site/privacy", headers={"accept-language": language}).json()
        return answer

    told = str(read())
    assert "90" in told
    assert "cookie" in told.casefold()
    assert "nel@example.org" not in told
    desk.put("club", json=TEXTS).raise_for_status()
    assert "nel@example.org" in str(read())
    desk.put("club", json={"privacy": "We store <b>nothing</b>."}).raise_for_status()
    assert read()["blocks"] == [{"kind": "paragraph", "text": "We store <b>nothing</b>."}]


def test_the_privacy_page_differs_by_language_and_by_how_long_tables_are_kept(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, retention=0)
    pages = [site.person().http.get("/api/site/privacy", headers={"accept-language": each}).json() for each in LANGUAGES]
    site.close()
    assert len({str(page) for page in pages}) == len(LANGUAGES)
    assert "until somebody deletes them" in str(pages[LANGUAGES.index("en")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_about_names_who_made_the_games(site: Site, language: str) -> None:
    told = str(site.person().http.get("/api/site/about", headers={"accept-language": language}).json())
    for name in ("Stefan Alexander", "Ferdinand Schnitzler", "Board Game Circus", "Gam’inBIZ", "boardgamecircus.com"):
        assert name in told
    assert told.count("Kristiaan der Nederlanden") == 2


def test_blank_lines_headings_and_items_make_blocks() -> None:
    text = "\n\nfirst\nstill first\n\nsecond\n# Title\nafter it\n- one\n  goes on\n- two\n* three\n\n##Smaller\n-- no item\n# \n"
    assert [(block.kind, block.text) for block in blocks_of(text)] == [
        ("paragraph", "first\nstill first"),
        ("paragraph", "second"),
        ("heading", "Title"),
        ("paragraph", "after it"),
        ("item", "one\ngoes on"),
        ("item", "two"),
        ("item", "three"),
        ("heading", "Smaller"),
        ("paragraph", "-- no item"),
    ]


# the code word


def test_a_stranger_opens_no_table_where_the_club_has_a_code_word(site: Site, desk: httpx.Client) -> None:
    (nel, bo) = site.table("cubirds", ["Nel", "Bo"])
    desk.put("club", json={"code_word": "Great Auk"}).raise_for_status()
    assert site.person().http.get("/api/server").json()["club"]["needs_code_word"]
    for wrong in ("", "auk", "Great Auks"):
        assert refused_opening(site, wrong) == (
            403,
            "You need the club’s code word to open a table here, and that isn’t it. Ask at your club.",
        )
    assert len(site.rows("select id from game")) == 1
    for right in ("Great Auk", "greatauk", "  GREAT  auk "):
        assert refused_opening(site, right)[0] == 201
    for person in (nel, bo):
        assert not person.ask("ready", ready=True)
    assert not nel.ask("end-game")
    assert not bo.ask("answer-end-game", agree=True)
    assert not nel.ask("rematch"), "another game of the same people takes no code word"
    assert nel.table["rematch"]

    desk.put("club", json={"code_word": ""}).raise_for_status()
    assert refused_opening(site, "")[0] == 201


def test_who_guesses_the_code_word_is_stopped_even_before_the_right_one(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, limits=unhurried(code_word_guesses=Rate(3, 0.0001)))
    with site.desk() as desk:
        desk.put("club", json={"code_word": "auk"}).raise_for_status()
    statuses = [refused_opening(site, each)[0] for each in ("auk", "auk", "a", "b", "auk", "c", "d", "auk")]
    site.close()
    assert statuses == [201, 201, 403, 403, 201, 403, 429, 429]
