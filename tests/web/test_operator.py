"""The operator's page: behind a key, and everything that cannot be undone is asked first."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from visiting import Guests, RunningServer

from menagerie.cli import main
from menagerie.server.backup import check_backup


@pytest.fixture
def key(own_server: RunningServer, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["operator-key", "--database", str(own_server.database)]) == 0
    return capsys.readouterr().out.strip()


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desk", "light")])
def test_the_operator_sees_ends_and_deletes_tables_and_forgets_guests(
    guests: Guests, own_server: RunningServer, key: str, size: str, theme: str, tmp_path: Path
) -> None:
    guest = guests(size=size, theme=theme, base=own_server.base)
    guest.open_table(game="cubirds", players=3, bots="casual")
    guest.go("/operator")
    page = guest.page
    page.get_by_label("The operator’s key").fill(key)
    guest.button("Enter").click()
    expect(page.get_by_role("heading", name="One table")).to_be_visible()
    guest.check_page()

    page.reload()
    table = page.get_by_role("region", name="One table").get_by_role("listitem")
    table.get_by_role("button", name="Record").click()
    with page.expect_download() as record:
        page.get_by_role("dialog").get_by_role("button", name="Record").click()
    assert json.loads(record.value.path().read_text())["game"] == "cubirds"
    with page.expect_download() as backup:
        guest.button("Download a backup").click()
    backup.value.save_as(tmp_path / "backup.db")
    assert check_backup(tmp_path / "backup.db").games == 1

    table.get_by_role("button", name="End").click()
    page.get_by_role("dialog").get_by_role("button", name="End").click()
    expect(table).to_contain_text("This game was ended by whoever runs the server.")
    guest.check_page()
    table.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave it").click()
    expect(table).to_be_visible()
    guest.button("Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.get_by_role("heading", name="0 guests")).to_be_visible()
    table.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="0 tables")).to_be_visible()


def test_a_wrong_key_is_told_and_shows_nothing(guests: Guests, own_server: RunningServer, key: str) -> None:
    guest = guests(base=own_server.base)
    guest.go("/operator")
    guest.page.get_by_label("The operator’s key").fill(f"{key}x")
    guest.button("Enter").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("This is not the operator’s key.")
    expect(guest.page.get_by_label("The operator’s key")).to_be_visible()
    assert all("401" in complaint for complaint in guest.complaints), (
        "the browser tells of the refused request, and of nothing else"
    )
    guest.complaints.clear()
