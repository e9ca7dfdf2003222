"""The preview that a messenger shows for a link to a table: what is played, in the language of the request, and nobody's name."""

from pathlib import Path

from support.server.people import Site


def head(site: Site, path: str, language: str = "en") -> str:
    answer = site.person().http.get(path, headers={"accept-language": language})
    assert answer.is_success
    return answer.text.partition("</head>")[0]


def test_a_link_to_a_table_tells_what_is_played_there(site: Site, client: Path) -> None:
    (client / "index.html").write_text("<!doctype html><html><head></head><body></body></html>", encoding="utf-8")
    nel, _bo = site.table("wildcards", ["Nel", "Bo"], free=1)
    path = f"/table/{nel.id}"
    told = head(site, path)
    assert '<meta property="og:title" content="Wild Cards" />' in told
    assert "You’re invited to a game of Wild Cards." in told
    assert f'{path}" />' in told
    assert "/art/link-wildcards.png" in told
    assert "Nel" not in told
    assert "Du bist zu einer Partie Wild Cards eingeladen." in head(site, path, "de")
    for other in ("/", "/table/nowhere"):
        assert "og:title" not in head(site, other)
