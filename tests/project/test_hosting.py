"""What a host is told, and the files that a host copies, fit the server as it is."""

import re
from pathlib import Path

import pytest

from menagerie.server.settings import SETTINGS, Settings
from menagerie.words import Words

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "deploy").iterdir())}
BY_VARIABLE = {each.variable: each for each in SETTINGS}

QUOTED = [
    ("port-in-use", {"port": "8000"}),
    ("cannot-listen", {"port": "80", "host": "0.0.0.0", "problem": "Permission denied"}),
    ("cannot-listen", {"port": "8000", "host": "192.0.2.7", "problem": "Cannot assign requested address"}),
    ("no-client", {}),
    ("unknown-host", {}),
    ("too-many-sockets-of-address", {}),
    ("database-older", {"file": "club.db"}),
    ("database-newer", {"file": "club.db"}),
]


def test_the_page_links_to_every_file_that_a_host_copies() -> None:
    assert set(FILES) == {"Caddyfile", "Containerfile", "menagerie.service", "nginx.conf"}
    for name in FILES:
        assert f"(../deploy/{name})" in PAGE


def test_links_within_the_page_lead_to_a_heading() -> None:
    headings = re.findall(r"(?m)^#+ (.+)$", PAGE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    wanted = re.findall(r"\]\(#([^)]+)\)", PAGE)
    assert wanted
    assert set(wanted) <= anchors


@pytest.mark.parametrize("text", [PAGE, *FILES.values()], ids=["hosting.md", *FILES])
def test_only_settings_that_there_are_get_named(text: str) -> None:
    assert set(re.findall(r"\bMENAGERIE_[A-Z_]+", text)) <= set(BY_VARIABLE)


def test_what_the_files_set_is_possible() -> None:
    said = [found for text in FILES.values() for found in re.findall(r"(MENAGERIE_[A-Z_]+)=([^\s\\]+)", text)]
    assert len(said) >= 7
    for variable, value in said:
        BY_VARIABLE[variable].read(value, variable)


def test_proxies_and_the_look_at_the_health_ask_where_the_server_listens() -> None:
    asked = {name: set(re.findall(r"127\.0\.0\.1:(\d+)", text)) for name, text in FILES.items()}
    usual = {str(Settings().port)}
    assert asked == {"Caddyfile": usual, "Containerfile": usual, "menagerie.service": set(), "nginx.conf": usual}
    for name in ("Containerfile", "menagerie.service"):
        assert f"MENAGERIE_PORT={Settings().port}" in FILES[name]


@pytest.mark.parametrize(("code", "values"), QUOTED, ids=lambda each: each if isinstance(each, str) else "")
def test_the_page_quotes_what_is_really_said(code: str, values: dict[str, str]) -> None:
    assert Words().phrase(code, values) in PAGE
