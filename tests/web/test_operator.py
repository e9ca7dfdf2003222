"""The operator's page: behind a key, and everything that cannot be undone is asked first."""

import json
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect
from support.browser import QUESTION
from support.running_server import Guests, RunningServer

from menagerie.cli import main
from menagerie.server.operator.backup import check_backup


@pytest.fixture
def key(own_server: RunningServer, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["operator-key", "--database", str(own_server.database)]) == 0
    return capsys.readouterr().out.strip()


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desk", "light")])
def test_the_operator_sees_ends_and_deletes_tables_and_forgets_guests(
    guests: Guests, own_server: RunningServer, key: str, size: str, theme: str, tmp_path: Path
) -> None:
    guest = guests(size=size, theme=theme, base=own_server.base)
    opened = guest.open_table(game="cubirds", players=3, bots="casual")
    guest.go("/operator")
    page = guest.page
    page.get_by_label("The operator’s key").fill(key)
    guest.button("Enter").click()
    expect(page.get_by_role("heading", name="One table")).to_be_visible()
    guest.check_page()

    page.reload()
    table = page.get_by_role("region", name="One table").get_by_role("listitem")
    told = page.get_by_role("status")
    expect(table).to_contain_text("CuBirds · with the bots Ada and Bo")
    expect(table).to_contain_text("last played")
    table.get_by_role("button", name="Record").click()
    with page.expect_download() as record:
        page.get_by_role("dialog").get_by_role("button", name="Record").click()
    expect(told).to_contain_text(record.value.suggested_filename)
    assert json.loads(record.value.path().read_text())["game"] == "cubirds"
    with page.expect_download() as backup:
        guest.button("Download a backup").click()
    backup.value.save_as(tmp_path / "backup.db")
    expect(told).to_contain_text(backup.value.suggested_filename)
    assert check_backup(tmp_path / "backup.db").games == 1

    table.get_by_role("button", name="End").click()
    expect(page.get_by_role("dialog")).to_contain_text(opened)
    page.get_by_role("dialog").get_by_role("button", name="End").click()
    expect(table).to_contain_text("Ended")
    expect(told).to_contain_text("Ended: the game of Guest")
    guest.check_page()
    table.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave it").click()
    expect(table).to_be_visible()
    guest.button("Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.get_by_role("heading", name="0 guests")).to_be_visible()
    expect(told).to_contain_text("Forgotten: Guest")
    table.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="0 tables")).to_be_visible()
    expect(told).to_contain_text("Deleted: the table")


def test_what_the_operator_does_in_vain_is_told_where_it_is_read(guests: Guests, own_server: RunningServer, key: str) -> None:
    guest = guests(size="phone", base=own_server.base)
    guest.open_table(game="cubirds", players=3, bots="casual")
    guest.go("/operator")
    page = guest.page
    page.get_by_label("The operator’s key").fill(key)
    guest.button("Enter").click()
    guest.button("Forget").scroll_into_view_if_needed()

    own_server.kill()
    guest.is_cut_off = True
    failed = page.get_by_role("alert")
    guest.button("Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(failed).to_contain_text("“Forget” did not work. The server does not answer just now")
    expect(failed).to_be_in_viewport()
    guest.check_page()
    guest.button("Download a backup").click()
    expect(failed).to_contain_text("“Download a backup” did not work.")

    own_server.start()
    guest.is_cut_off = False
    guest.button("Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.get_by_role("status")).to_contain_text("Forgotten: Guest")
    expect(failed).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), [("cubirds", "phone"), ("wildcards", "desk")])
def test_a_game_that_the_operator_ends_is_shown_as_ended(
    guests: Guests, own_server: RunningServer, key: str, game: str, size: str
) -> None:
    guest = guests(size=size, base=own_server.base)
    table = guest.open_table(game=game, players=3, bots="casual")
    guest.settle()
    guest.page.locator("button.may, button.stack").first.click()
    expect(guest.page.locator(".chosen").first).to_be_visible()
    end = Request(f"{own_server.base}/api/operator/tables/{table}/end", headers={"Authorization": f"Bearer {key}"}, method="POST")
    urlopen(end).close()

    prompt = guest.page.locator(".prompt")
    expect(prompt).to_contain_text("This game was ended by whoever runs the server.")
    expect(guest.page.locator(QUESTION)).to_have_count(0)
    expect(guest.page.locator("header .state")).to_have_text("The game was ended")
    assert not guest.is_my_turn()
    expect(guest.page.locator(".place.active, .may, .chosen")).to_have_count(0)
    expect(prompt.get_by_role("link", name="Home")).to_be_in_viewport()
    guest.check_page()
    prompt.get_by_role("button", name="Rematch").click()
    guest.settle()
    assert not guest.page.url.endswith(table)


def test_a_wrong_key_is_told_and_shows_nothing(guests: Guests, own_server: RunningServer, key: str) -> None:
    guest = guests(base=own_server.base)
    guest.refusals.add(401)
    guest.go("/operator")
    guest.page.get_by_label("The operator’s key").fill(f"{key}x")
    guest.button("Enter").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("This is not the operator’s key.")
    expect(guest.page.get_by_label("The operator’s key")).to_be_visible()
