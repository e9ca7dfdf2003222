"""A club's own pages: its name and colours, its imprint, its code word, and what its operator announces to everybody."""

import re

import pytest
from playwright.sync_api import expect
from support.running_server import Guests, OperatorCall, RunningServer

CLUB = {
    "name": "The Thursday Club",
    "greeting": "Welcome! We meet on Thursdays at seven in the village hall, and here whenever you like to play a game.",
    "palette": "heather",
    "contact": "ada@thursday.example",
    "imprint": "Ada Example, ada@thursday.example\n1 Village Street\n\n# Who is responsible\n\nAda.\n\n- by post\n- by phone",
}


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("phone", "dark"), ("desk", "light"), ("desk", "dark")])
def test_a_club_shows_its_name_its_colours_and_its_pages(
    own_server: RunningServer, guests: Guests, operator: OperatorCall, size: str, theme: str
) -> None:
    operator("PUT", "club", **CLUB)
    guest = guests(size=size, theme=theme, base=own_server.base)
    guest.go("/")
    page = guest.page
    expect(page.get_by_role("heading", name="The Thursday Club", level=1)).to_be_visible()
    expect(page).to_have_title("The Thursday Club · Menagerie")
    expect(page.locator("html")).to_have_attribute("data-palette", "heather")
    expect(page.get_by_text("Welcome! We meet on Thursdays")).to_be_visible()
    expect(guest.button("Play now").first).to_be_in_viewport(ratio=0.5)
    guest.check_page()
    foot = page.get_by_role("contentinfo")
    expect(foot.get_by_role("link", name="ada@thursday.example")).to_have_attribute("href", "mailto:ada@thursday.example")

    foot.get_by_role("link", name="Legal notice").click()
    expect(page).to_have_url(re.compile("/imprint$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    address = page.locator("main p").first
    expect(address).to_have_text(re.compile("^Ada Example, ada@thursday.example\n1 Village Street$"))
    expect(address.get_by_role("link")).to_have_attribute("href", "mailto:ada@thursday.example")
    expect(page.get_by_role("heading", name="Who is responsible")).to_be_visible()
    expect(page.locator("main li")).to_have_count(2)
    guest.check_page()
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy").click()
    expect(page.locator("main p").first).to_be_visible()
    expect(page.locator("main h2").first).to_be_visible()
    guest.check_page()
    page.reload()
    expect(page.locator("main h2").first).to_be_visible()


def test_without_a_club_the_pages_are_as_they_were_and_have_no_imprint(own_server: RunningServer, guests: Guests) -> None:
    guest = guests(base=own_server.base)
    guest.refusals.add(404)
    guest.go("/")
    expect(guest.page).to_have_title("Menagerie")
    expect(guest.page.get_by_role("contentinfo").get_by_role("link")).to_have_text(["About", "Privacy"])
    guest.go("/imprint")
    expect(guest.page.get_by_role("link", name="To the games")).to_be_visible()
    guest.check_page()


def test_the_code_word_is_asked_for_once_on_each_device(
    own_server: RunningServer, guests: Guests, operator: OperatorCall
) -> None:
    operator("PUT", "club", name="The Thursday Club", code_word="otter")
    guest = guests(size="phone", base=own_server.base)
    guest.refusals.add(403)
    guest.go("/")
    page = guest.page
    sheet = page.get_by_role("dialog", name="The code word")
    guest.button("Play now").first.click()
    expect(sheet).to_contain_text("The Thursday Club")
    guest.check_page()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    guest.button("Play now").first.click()
    sheet.get_by_role("textbox").fill("beaver")
    page.keyboard.press("Enter")
    expect(sheet.locator(".trouble")).to_be_visible()
    expect(sheet.get_by_role("textbox")).to_have_value("beaver")
    sheet.get_by_role("textbox").fill("otter")
    guest.button("Open the table").click()
    assert guest.wait_for_turn()
    guest.go("/")
    guest.button("Invite friends").first.click()
    expect(page.get_by_role("heading", name="Who’s playing")).to_be_visible()

    operator("PUT", "club", name="The Thursday Club", code_word="badger")
    guest.go("/")
    guest.button("Play now").first.click()
    sheet.get_by_role("textbox").fill("badger")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    friend = guests(base=own_server.base)
    friend.go(page.url)  # whoever has a link needs no word
    expect(friend.page.locator("header .title")).to_have_text("CuBirds")
    for each in (page, friend.page):
        each.wait_for_load_state("networkidle")  # what comes too late complains


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_page_tells_what_the_operator_announces(
    own_server: RunningServer, guests: Guests, operator: OperatorCall, size: str
) -> None:
    guest = guests(size=size, base=own_server.base)
    page = guest.page
    table = guest.open_table(game="cubirds", players=3, bots="casual")
    guest.wait_for_turn()
    operator("PUT", "announcement", restart_in=30)
    news = page.locator("header .news")
    time = page.evaluate(
        """async () => {
            const { announcement } = await (await fetch("/api/server")).json();
            const clock = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit" });
            return clock.format(new Date(announcement.restart_at));
        }"""
    )
    expect(news).to_contain_text(time)
    heard = page.get_by_role("log").filter(has_text=f"The server will restart at {time}. Your game is safe")
    expect(heard).to_have_count(1)
    guest.check_page()
    page.reload()
    news.click()
    expect(page.get_by_role("dialog")).to_contain_text(f"The server will restart at {time}. Your game is safe")
    guest.button("Got it").click()
    expect(news).to_have_count(0)
    guest.wait_until(lambda: not page.evaluate("history.state?.over"))  # the sheet has taken its entry of the history away
    guest.go("/")
    note = page.get_by_role("region", name="Announcement")
    expect(guest.button("Play now").first).to_be_visible()
    expect(note).to_have_count(0)  # it was put away

    operator("PUT", "announcement", text="Cake at nine.", minutes=60)
    operator("POST", f"tables/{table}/end")
    for path in ("/", "/rules/cubirds", "/about", "/privacy", "/operator", "/nowhere"):
        guest.refusals.add(404)
        guest.go(path)
        expect(note).to_contain_text("Cake at nine.")
        expect(heard.or_(page.get_by_role("log").filter(has_text="Cake at nine."))).to_have_count(1)
        guest.check_page()
    for path in (f"/table/{table}", f"/again/{table}"):
        guest.go(path)
        expect(news).to_contain_text("Cake at nine.")
        guest.check_page()
    operator("PUT", "announcement", text="All of you are invited to our summer party. " * 6, minutes=60)
    for path in (f"/table/{table}", f"/again/{table}"):
        guest.go(path)
        expect(news).to_contain_text("All of you are invited")
        name, cut = page.locator("header .title").bounding_box(), news.bounding_box()
        assert name is not None
        assert cut is not None
        assert name["x"] + name["width"] <= cut["x"] + 1
        if size == "desk":
            assert cut["width"] <= page.viewport_size["width"] / 3  # type: ignore[index]
        guest.check_page()
    news.click()
    expect(page.get_by_role("dialog")).to_contain_text("summer party. All of you are invited")
    page.keyboard.press("Escape")
    operator("DELETE", "announcement")
    guest.go("/")
    page.wait_for_load_state("networkidle")
    expect(guest.button("Play now").first).to_be_visible()
    expect(note).to_have_count(0)


def test_a_page_that_stays_open_hears_of_it_when_it_is_looked_at_again(
    own_server: RunningServer, guests: Guests, operator: OperatorCall
) -> None:
    guest = guests(base=own_server.base)
    guest.go("/")
    expect(guest.button("Play now").first).to_be_visible()
    operator("PUT", "announcement", text="Cake at nine.")
    guest.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    note = guest.page.get_by_role("region", name="Announcement")
    expect(note).to_contain_text("Cake at nine.")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    guest.page.wait_for_load_state("networkidle")
