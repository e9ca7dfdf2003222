"""The pages for hosts, and the files that a host copies, match the server."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.server.front.settings import SETTINGS
from menagerie.server.storage.store import Store
from menagerie.words import Words

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FIRST_STEPS = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / "hosting").glob("*.md"))}
TEMPLATES = "src/menagerie/server/operator/deployment/templates"
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / TEMPLATES).iterdir()) if path.suffix != ".txt"}
BY_VARIABLE = {each.variable: each for each in SETTINGS}
OF_BOTS = {"MENAGERIE_CACHE", "MENAGERIE_COMPILE"}  # environment variables that the code reads, in the server and elsewhere

QUOTED = [
    ("port-in-use", {"port": "8000"}),
    ("cannot-listen", {"port": "80", "host": "0.0.0.0", "problem": "Permission denied"}),
    ("cannot-listen", {"port": "8000", "host": "192.0.2.7", "problem": "Cannot assign requested address"}),
    ("new-file", {"file": "/home/nel/clup.db"}),
    ("no-backup-folder", {"folder": "/mnt/backups", "problem": "No such file or directory"}),
    ("no-client", {}),
    ("unknown-host", {}),
    ("too-many-sockets-of-address", {}),
    ("database-older", {"file": "club.db"}),
    ("database-newer", {"file": "club.db"}),
]


OF_THE_FILE = (
    *("lost-file", "emptied-file", "empty-file", "database-moved", "database-gone", "database-in-use", "database-is-none"),
    *("database-damaged", "database-not-ours", "database-newer", "database-not-writable", "database-not-readable", "disk-full"),
)


def test_the_page_links_to_every_file_that_a_host_can_have() -> None:
    for name in set(FILES) - {"menagerie-user.service"}:
        assert f"(../{TEMPLATES}/{name})" in PAGE


def test_links_within_the_page_lead_to_a_heading() -> None:
    headings = re.findall(r"(?m)^#+ (.+)$", PAGE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    wanted = re.findall(r"\]\(#([^)]+)\)", PAGE)
    assert wanted
    assert set(wanted) <= anchors


@pytest.mark.parametrize("text", [PAGE, *FIRST_STEPS.values(), *FILES.values()], ids=["hosting.md", *FIRST_STEPS, *FILES])
def test_only_settings_that_there_are_get_named(text: str) -> None:
    assert set(re.findall(r"\bMENAGERIE_[A-Z_]+", text)) <= set(BY_VARIABLE) | OF_BOTS


def test_the_variables_of_bots_are_read_somewhere() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for name in ("bots", "compiled")
        for path in (ROOT / "src/menagerie" / name).rglob("*.py")
    ]
    for variable in OF_BOTS:
        assert any(f'"{variable}"' in source for source in sources)


def test_what_caddy_could_not_pass_on_is_noted_without_any_of_it() -> None:
    (fields,) = re.findall(r"fields \{([^}]*)\}", FILES["Caddyfile"])
    assert fields.split() == ["request", "delete"]


def test_the_nightly_backup_works_as_it_is_printed(tmp_path: Path) -> None:
    (line,) = re.findall(r"(?m)^    30 4 \* \* \*  (.+)$", PAGE)
    program = f"#!{sys.executable}\nimport sys\nfrom menagerie.cli import main\nsys.exit(main())\n"
    (tmp_path / "menagerie").write_text(program, encoding="utf-8")
    (tmp_path / "menagerie").chmod(0o700)
    store = Store(tmp_path / "club.db")
    store.migrate()
    for folder in ("/opt/menagerie/bin/", "/var/lib/menagerie/", "/var/backups/menagerie/"):
        assert line.count(folder) == 1
        line = line.replace(folder, f"{tmp_path}/")
    bare = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT / "src")}
    for _ in range(2):  # last week's file is replaced
        subprocess.run(["/bin/sh", "-c", line.replace("\\%", "%")], env=bare, cwd="/", check=True)
    store.close()
    assert len(list(tmp_path.glob("club-[1-7].db"))) == 1


@pytest.mark.parametrize(("code", "values"), QUOTED, ids=lambda each: each if isinstance(each, str) else "")
def test_the_page_quotes_what_is_really_said(code: str, values: dict[str, str]) -> None:
    assert Words().phrase(code, values) in PAGE


def test_each_sentence_about_the_file_is_in_the_table() -> None:
    table = PAGE.partition("### When something is wrong with the file")[2].partition("**If the file was moved")[0]
    values = {
        "file": "club.db",
        "folder": ".",
        "user": "nel",
        "pid": "7",
        "since": "?",
        "address": "none",
        "program": "menagerie",
    }
    said = {code: Words().phrase(code, values) for code in OF_THE_FILE}
    quoted = re.findall("“([^”]+)”", "".join(line.split("|")[1] for line in table.splitlines() if line.startswith("| “")))
    assert [each for each in quoted if not any(each in text for text in said.values())] == []
    assert [code for code, text in said.items() if not any(each in text for each in quoted)] == []


def test_a_question_leads_to_every_part_of_the_page() -> None:
    asked = PAGE.partition("| your question |")[2].partition("\n## ")[0]
    parts = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in re.findall(r"(?m)^## (.+)$", PAGE)}
    assert parts - set(re.findall(r"\]\(#([^)]+)\)", asked)) == {"who-may-do-what"}, "which is a page of its own"
