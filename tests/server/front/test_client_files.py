"""The built client over the wire: compressed as far as the browser can read it, cached only as long as it is valid, and never
another file."""

import gzip
import os
from pathlib import Path

import pytest
from httpx import Client
from support.server.people import Site

from menagerie.server.front.client_files import is_read

SCRIPT = b"const birds = ['owl', 'owl', 'owl', 'owl', 'owl', 'owl', 'owl', 'owl'];" * 20
SCRIPT_IN_BROTLI = b"what only a browser can read"
BROWSER = "gzip, deflate, br, zstd"
PARTS = {
    "/assets/index.js": ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    "/assets/type.woff2": ("font/woff2", "public, max-age=31536000, immutable"),
    "/art/mark.svg": ("image/svg+xml", "public, max-age=86400"),
    "/art/menagerie.en.webmanifest": ("application/manifest+json", "public, max-age=86400"),
    "/art/icon-192.png": ("image/png", "public, max-age=86400"),
    "/sounds/win.wav": ("audio/wav", "public, max-age=86400"),
    "/": ("text/html; charset=utf-8", "no-cache"),
}


@pytest.fixture
def built(client: Path) -> Path:
    """The folder of a client, with the compressed files that a build puts beside its files."""
    (client / "sounds").mkdir()
    for name in ("assets/index.js", "assets/type.woff2", "art/menagerie.en.webmanifest", "art/icon-192.png", "sounds/win.wav"):
        (client / name).write_bytes(SCRIPT)
    (client / "assets" / "index.js.br").write_bytes(SCRIPT_IN_BROTLI)
    (client / "assets" / "index.js.gz").write_bytes(gzip.compress(SCRIPT))
    (client / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>"))
    return client


@pytest.fixture
def http(built: Path, site: Site) -> Client:
    """Asks for those files."""
    return site.person().http


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        (BROWSER, "br"),
        ("br", "br"),
        ("*", "br"),
        ("GZIP;q=0.5, br;q=0.001", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, *", "gzip"),
        ("br;q=0.0, gzip;q=1", "gzip"),
        ("identity", None),
        ("brotli, *;q=0", None),
        ("gzip;q=0", None),
        ("", None),
    ],
)
def test_a_part_is_sent_as_small_as_the_asker_reads_it(http: Client, accepted: str, coding: str | None) -> None:
    with http.stream("GET", "/assets/index.js", headers={"accept-encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"].lower() == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert int(answer.headers["content-length"]) == len(sent)
    assert {"br": sent == SCRIPT_IN_BROTLI, "gzip": sent[:2] == b"\x1f\x8b", None: sent == SCRIPT}[coding]


@pytest.mark.parametrize("part", PARTS)
def test_each_part_says_what_it_is_and_how_long_it_is_kept(http: Client, part: str) -> None:
    http.headers["accept-encoding"] = "gzip"
    answer = http.get(part)
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == PARTS[part]
    again = http.get(part, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert [again.headers[name] for name in ("etag", "cache-control", "vary")] == [
        answer.headers[name] for name in ("etag", "cache-control", "vary")
    ]
    since = http.get(part, headers={"if-modified-since": answer.headers["last-modified"]})
    assert since.status_code == 304
    assert http.get(part, headers={"if-none-match": '"another"'}).status_code == 200
    assert http.head(part).headers["content-length"] == answer.headers["content-length"]


def test_what_is_compressed_otherwise_has_another_tag(http: Client) -> None:
    tags = [http.head("/assets/index.js", headers={"accept-encoding": coding}).headers["etag"] for coding in ("br", "gzip", "")]
    assert len(set(tags)) == 3


def test_a_new_build_of_the_same_size_and_time_is_noticed(http: Client, built: Path) -> None:
    page = built / "index.html"
    before, times = http.get("/", headers={"accept-encoding": ""}).headers["etag"], page.stat()
    page.write_text("<!doctype HTML>", encoding="utf-8")
    os.utime(page, ns=(times.st_atime_ns, times.st_mtime_ns))
    after = http.get("/", headers={"accept-encoding": "", "if-none-match": before})
    assert after.text == "<!doctype HTML>"


@pytest.mark.parametrize(
    "path", ["/assets/old-part.js", "/assets/index.js.br", "/assets/index.js.gz", "/sounds/none.wav", "/api/x"]
)
def test_a_part_that_is_missing_is_not_answered_with_a_page(http: Client, path: str) -> None:
    answer = http.get(path, headers={"accept": "text/html, */*"})
    assert answer.status_code == 404
    assert answer.json()["detail"] == "There is nothing at this address."
    assert answer.headers["cache-control"] == "no-store"


def test_an_address_that_is_no_page_leads_to_the_client(http: Client) -> None:
    answer = http.get("/nowhere", headers={"accept": "text/html", "if-none-match": "*"})
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"


def test_only_long_answers_are_compressed(http: Client) -> None:
    headers = {"accept-encoding": BROWSER}
    long, short = http.get("/api/rules/cubirds", headers=headers), http.get("/api/me", headers=headers)
    assert long.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in short.headers
    assert int(short.headers["content-length"]) == len(short.content)


def test_an_unreadable_weight_is_no_refusal() -> None:
    assert is_read("br", "br;q=much")
    assert not is_read("br", "x-br, gzip")
