"""The operator's page: behind a key, and everything that cannot be undone is asked first."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser import QUESTION, Guest
from support.running_server import Guests, OperatorCall, RunningServer

from menagerie import __version__
from menagerie.cli import main
from menagerie.server.operator.backup import check_backup

Printed = pytest.CaptureFixture[str]


def enter(guest: Guest, key: str, part: str = "Overview") -> None:
    """Come in with the key, and go to a part of the page."""
    guest.go("/operator")
    guest.page.get_by_label("The operator’s key").fill(key)
    guest.button("Enter").click()
    guest.page.get_by_role("navigation", name="Parts of this page").get_by_role("link", name=part, exact=True).click()


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desk", "light")])
def test_the_overview_tells_how_the_server_is(own_server: RunningServer, guests: Guests, key: str, size: str, theme: str) -> None:
    player = guests(base=own_server.base)
    player.open_table(game="cubirds", players=3, bots="casual")
    player.wait_for_turn()
    guest = guests(size=size, theme=theme, base=own_server.base)
    enter(guest, key)
    page = guest.page
    expect(page.get_by_text(__version__, exact=True)).to_be_visible()
    here = page.get_by_role("region", name="Who is here now")
    expect(here.get_by_role("listitem")).to_have_count(1)
    expect(here).to_contain_text("here since")
    expect(page.get_by_role("region", name="The day so far")).to_be_visible()
    expect(page.get_by_role("region", name="Refused today")).to_be_visible()
    checks = page.get_by_role("region", name=re.compile("All is well|to look at"))
    expect(checks.get_by_role("listitem").first).to_be_attached()
    guest.check_page()
    here.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.go_back()
    expect(here).to_be_visible()  # the tab remembers the key


def test_the_overview_names_what_was_checked_also_where_two_disks_were(guests: Guests, tmp_path: Path, capsys: Printed) -> None:
    server = RunningServer(tmp_path, options=("--quick-bots", "--backup-dir", str(tmp_path / "backups")))
    try:
        assert main(["operator-key", "--database", str(server.database)]) == 0
        guest = guests(base=server.base)
        enter(guest, capsys.readouterr().out.strip())
        checks = guest.page.get_by_role("region", name=re.compile("All is well|to look at")).locator("li")
        expect(checks.filter(has_text="Disk:")).to_have_count(2)
        expect(checks.filter(has_text="Backup:")).to_have_count(1)
        guest.check_page()
    finally:
        server.stop()


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desk", "light")])
def test_the_operator_sees_ends_and_deletes_tables_and_forgets_guests(
    own_server: RunningServer, guests: Guests, key: str, size: str, theme: str, tmp_path: Path
) -> None:
    guest = guests(size=size, theme=theme, base=own_server.base)
    opened = guest.open_table(game="cubirds", players=3, bots="casual")
    enter(guest, key, "Tables")
    page = guest.page
    expect(page.get_by_role("heading", name="One table")).to_be_visible()
    guest.check_page()

    page.reload()
    table = page.get_by_role("region", name="One table").get_by_role("listitem")
    told = page.locator("main > [role=status]")
    expect(table).to_contain_text("CuBirds · with the bots Ada and Bo")
    expect(table).to_contain_text("last played")
    expect(table.get_by_role("link", name="Watch")).to_have_attribute("href", f"/table/{opened}")
    table.get_by_role("button", name="Record").click()
    with page.expect_download() as record:
        page.get_by_role("dialog").get_by_role("button", name="Record").click()
    expect(told).to_contain_text(record.value.suggested_filename)
    assert json.loads(record.value.path().read_text())["game"] == "cubirds"
    table.get_by_role("button", name="End").click()
    expect(page.get_by_role("dialog")).to_contain_text(opened)
    page.get_by_role("dialog").get_by_role("button", name="End").click()
    expect(table).to_contain_text("Ended")
    expect(page.locator("main")).to_be_focused()
    expect(told).to_contain_text("Ended: the game of Guest")
    guest.check_page()
    table.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(table).to_be_visible()

    page.get_by_role("link", name="Guests").click()
    page.get_by_role("button", name="Forget: Guest").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.get_by_role("heading", name="0 guests")).to_be_visible()
    expect(told).to_contain_text("Forgotten: Guest")
    page.get_by_role("link", name="Tables").click()
    table.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Nobody has opened a table yet.")).to_be_visible()
    expect(told).to_contain_text("Deleted: the table")

    page.get_by_role("link", name="Backup, key").click()
    with page.expect_download() as backup:
        guest.button("Download a backup").click()
    backup.value.save_as(tmp_path / "backup.db")
    expect(told).to_contain_text(backup.value.suggested_filename)
    assert check_backup(tmp_path / "backup.db").games == 0
    guest.check_page()


def test_the_operator_chooses_a_language_before_the_key_and_after(own_server: RunningServer, guests: Guests, key: str) -> None:
    guest = guests(base=own_server.base)
    guest.go("/operator")
    guest.page.get_by_role("radio", name="Deutsch").check()
    expect(guest.page.get_by_role("heading", name="Der Server")).to_be_visible()
    guest.page.get_by_role("radio", name="English").check()
    expect(guest.page.get_by_role("heading", name="The server")).to_be_visible()
    enter(guest, key)
    guest.page.get_by_role("radio", name="Nederlands").check()
    expect(guest.page.get_by_role("navigation").get_by_role("link")).to_have_count(6)  # the key is remembered
    expect(guest.page.locator("html")).to_have_attribute("lang", "nl")


def test_automatic_backups_that_are_off_are_not_said_to_come(own_server: RunningServer, guests: Guests, key: str) -> None:
    guest = guests(base=own_server.base)
    enter(guest, key)
    fact = guest.page.locator("dl > div").filter(has_text="Last automatic backup")
    expect(fact).to_contain_text("Off")
    expect(fact).not_to_contain_text("None yet")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_many_tables_are_found_chosen_and_deleted_with_one_question(
    own_server: RunningServer, guests: Guests, key: str, size: str
) -> None:
    guest = guests(size=size, base=own_server.base)
    for game in ("cubirds", "wildcards", "cubirds"):
        guest.open_table(game=game, players=3, bots="casual")
    guest.open_table(game="wildcards", players=3)
    enter(guest, key, "Tables")
    page, lines = guest.page, guest.page.locator("main li")
    expect(lines).to_have_count(4)
    page.get_by_role("combobox", name="Game").select_option("Wild Cards")
    expect(lines).to_have_count(2)
    page.get_by_role("combobox", name="State").select_option("Not started yet")
    expect(lines).to_have_count(1)
    page.get_by_role("combobox", name="State").select_option("In progress")
    page.get_by_role("combobox", name="Game").select_option("Any")
    expect(lines).to_have_count(3)
    page.get_by_label("Name, or a table’s id").fill("nobody of that name")
    expect(page.get_by_text("Nothing matches your search.")).to_be_visible()
    page.get_by_label("Name, or a table’s id").fill("guest")
    expect(page.get_by_role("heading", name="0 tables")).to_have_count(0, timeout=100)  # before there is an answer
    expect(page.get_by_text("Nothing matches your search.")).to_have_count(0)
    page.get_by_label("Name, or a table’s id").fill("nobody of that name")
    guest.button("Show all tables").click()
    expect(lines).to_have_count(4)
    page.get_by_role("combobox", name="State").select_option("In progress")
    expect(lines).to_have_count(3)
    page.get_by_role("link", name="Watch").first.click()
    expect(page).to_have_url(re.compile("/table/"))
    page.go_back()
    state = page.get_by_role("combobox", name="State").locator("option:checked")
    expect(state).to_have_text("In progress")  # the list is as it was left
    expect(lines).to_have_count(3)
    page.get_by_label("Name, or a table’s id").fill("nobody of that name")
    page.get_by_role("combobox", name="Game").select_option("CuBirds")  # before what was typed is sought
    expect(page.get_by_text("Nothing matches your search.")).to_be_visible()
    expect(page.get_by_label("Name, or a table’s id")).to_have_value("nobody of that name")
    page.get_by_label("Name, or a table’s id").fill("")
    page.get_by_role("combobox", name="Game").select_option("Any")
    expect(lines).to_have_count(3)
    page.get_by_role("combobox", name="Untouched for").select_option("more than a day")
    expect(lines).to_have_count(0)
    page.get_by_role("combobox", name="Untouched for").select_option("Any time")
    expect(lines).to_have_count(3)

    page.get_by_role("checkbox", name="Select the table of").first.check()
    chosen = page.get_by_role("group", name="One table is selected")
    expect(chosen).to_be_in_viewport()
    assert (chosen.bounding_box() or {"height": 999})["height"] < 90, "the list below can be seen"
    guest.button("Select none").click()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)
    page.get_by_role("checkbox", name="Select all 3 shown").check()
    guest.check_page()
    guest.button("End 3 games").click()
    expect(page.get_by_role("dialog").get_by_text(re.compile("^Guest · "))).to_have_count(3)
    page.get_by_role("dialog").get_by_role("button", name="End 3 games").click()
    told = page.locator("main > [role=status]")
    expect(told).to_contain_text("3 games were ended.")
    page.get_by_role("combobox", name="State").select_option("Any")
    expect(lines).to_have_count(4)
    page.get_by_role("checkbox", name="Select all 4 shown").check()
    guest.button("Delete 4 tables").click()
    expect(page.get_by_role("dialog", name="Delete 4 tables?").get_by_role("button", name="Cancel")).to_be_focused()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(told).to_contain_text("4 tables were deleted.")
    expect(page.locator("main")).to_be_focused()
    expect(lines).to_have_count(0)


def test_a_guest_is_blocked_for_a_time_and_let_in_again(own_server: RunningServer, guests: Guests, key: str) -> None:
    rude = guests(base=own_server.base)
    rude.refusals |= {403, 429}
    rude.open_table(game="cubirds", players=3)
    guest = guests(size="phone", base=own_server.base)
    guest.refusals.add(400)
    enter(guest, key, "Guests")
    page = guest.page
    expect(page.get_by_role("heading", name="Nobody is blocked")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Block: Guest")).click()
    guest.check_page()
    page.get_by_role("dialog").get_by_role("combobox", name="For").select_option("7 days")
    page.get_by_role("dialog").get_by_role("button", name="Block").click()
    blocks = page.get_by_role("region", name="One block")
    expect(blocks.get_by_role("listitem")).to_have_count(1)
    rude.go("/")
    expect(rude.page.get_by_role("alert")).to_contain_text("You’re blocked on this server until")
    expect(rude.page.get_by_role("alert")).not_to_contain_text("UTC")  # but by the clock of who reads it
    rude.go("/privacy")
    expect(rude.page.get_by_role("main")).to_contain_text("You’re blocked on this server until")
    expect(rude.page.get_by_role("main")).not_to_contain_text("UTC")
    expect(page.get_by_role("button", name=re.compile("^Block: Guest"))).to_have_count(0)
    expect(page.get_by_role("button", name="Unblock: Guest")).to_have_count(2)  # among the guests, too
    blocks.get_by_role("button", name="Unblock").click()
    expect(page.get_by_role("heading", name="Nobody is blocked")).to_be_visible()
    rude.go("/")
    rude.button("Play now").first.click()
    expect(rude.page).to_have_url(re.compile("/table/"))
    rude.page.wait_for_load_state("networkidle")

    guest.button("Block an address").click()
    expect(page.get_by_role("dialog")).to_contain_text("Your own address is 127.0.0.1.")
    page.get_by_label("Address", exact=True).fill("192.0.2.777")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Block an address")
    expect(sheet.get_by_role("alert")).to_contain_text("“192.0.2.777” is not an address")
    page.get_by_label("Address", exact=True).fill("192.0.2.7")
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("region", name="One block")).to_contain_text("192.0.2.7")
    guest.check_page()


def test_with_a_new_key_the_tab_goes_on_and_the_old_one_is_worth_nothing(
    own_server: RunningServer, guests: Guests, key: str
) -> None:
    guest, other = guests(base=own_server.base), guests(base=own_server.base)
    other.refusals.add(401)
    enter(other, key)
    enter(guest, key, "Backup, key")
    guest.button("Make a new key").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Make a new key").click()
    new = guest.page.get_by_label("The new key").input_value()
    assert new != key
    guest.check_page()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="A backup for you")).to_be_visible()
    other.page.get_by_role("link", name="Guests").click()
    expect(other.page.get_by_role("alert")).to_contain_text("This is not the operator’s key.")
    enter(other, new, "Guests")
    expect(other.page.get_by_role("heading", name="Nobody is blocked")).to_be_visible()


def test_the_club_is_described_on_the_operators_page(own_server: RunningServer, guests: Guests, key: str) -> None:
    guest, visitor = guests(size="phone", base=own_server.base), guests(base=own_server.base)
    enter(guest, key, "Club")
    page = guest.page
    page.get_by_label("Name of the club").fill("The Thursday Club")
    page.get_by_label("Greeting").fill("Welcome, dear friends.")
    page.get_by_role("radio", name="Plum").check(force=True)
    guest.check_page()
    page.get_by_role("link", name="Tables").click()
    page.get_by_role("link", name="Club", exact=True).click()
    expect(page.get_by_label("Name of the club")).to_have_value("The Thursday Club")  # what is written waits
    guest.button("Save").click()
    expect(page.locator("main > [role=status]")).to_contain_text("Saved.")
    expect(page.locator("main")).to_be_focused()
    expect(page.locator("html")).to_have_attribute("data-palette", "plum")
    expect(page.get_by_role("banner")).to_contain_text("The Thursday Club")
    visitor.go("/")
    expect(visitor.page.get_by_role("heading", name="The Thursday Club")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")  # what comes too late complains


def test_the_operator_tells_everybody_something_and_withdraws_it(own_server: RunningServer, guests: Guests, key: str) -> None:
    player, guest = guests(base=own_server.base), guests(size="phone", base=own_server.base)
    player.open_table(game="cubirds", players=3, bots="casual")
    player.wait_for_turn()
    enter(guest, key, "Message")
    page, news = guest.page, player.page.locator("header .news")
    page.get_by_label("In how many minutes").fill("7")
    guest.button("Tell everyone").click()
    expect(news).to_contain_text("The server will restart at")
    page.get_by_role("radio", name="Something else").check(force=True)
    page.get_by_label("Your message").fill("Cake at nine.")
    guest.check_page()
    guest.button("Tell everyone").click()
    expect(news).to_have_text("Cake at nine.")
    guest.button("Withdraw").click()
    expect(news).to_have_count(0)
    expect(guest.button("Withdraw")).to_have_count(0)


def test_what_the_operator_does_in_vain_is_told_where_it_is_read(own_server: RunningServer, guests: Guests, key: str) -> None:
    guest = guests(size="phone", base=own_server.base)
    guest.open_table(game="cubirds", players=3, bots="casual")
    enter(guest, key, "Guests")
    page = guest.page
    page.get_by_role("button", name="Forget: Guest").scroll_into_view_if_needed()

    own_server.kill()
    guest.is_cut_off = True
    failed = page.get_by_role("alert")
    page.get_by_role("button", name="Forget: Guest").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(failed).to_contain_text("“Forget” didn’t work. The server isn’t answering right now")
    expect(failed).to_be_in_viewport()
    guest.check_page()

    own_server.start()
    guest.is_cut_off = False
    page.get_by_role("button", name="Forget: Guest").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.locator("main > [role=status]")).to_contain_text("Forgotten: Guest")
    expect(failed).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), [("cubirds", "phone"), ("wildcards", "desk")])
def test_a_game_that_the_operator_ends_is_shown_as_ended(
    own_server: RunningServer, guests: Guests, operator: OperatorCall, game: str, size: str
) -> None:
    guest = guests(size=size, base=own_server.base)
    table = guest.open_table(game=game, players=3, bots="casual")
    guest.settle()
    guest.page.locator("button.may, button.stack").first.click()
    expect(guest.page.locator(".chosen").first).to_be_visible()
    operator("POST", f"tables/{table}/end")

    prompt = guest.page.locator(".prompt")
    expect(prompt).to_contain_text("This game was ended by the person who runs the server.")
    expect(guest.page.locator(QUESTION)).to_have_count(0)
    expect(guest.page.locator("header .state")).to_have_text("The game was ended")
    assert not guest.is_my_turn()
    expect(guest.page.locator(".place.active, .may, .chosen")).to_have_count(0)
    expect(prompt.get_by_role("link", name="Home")).to_be_in_viewport()
    guest.check_page()
    prompt.get_by_role("button", name="Rematch").click()
    guest.settle()
    assert not guest.page.url.endswith(table)


def test_a_wrong_key_is_told_and_shows_nothing(own_server: RunningServer, guests: Guests, key: str) -> None:
    guest = guests(base=own_server.base)
    guest.refusals.add(401)
    guest.go("/operator")
    guest.page.get_by_label("The operator’s key").fill(f"{key}x")
    guest.button("Enter").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("This is not the operator’s key.")
    expect(guest.page.get_by_label("The operator’s key")).to_be_visible()
