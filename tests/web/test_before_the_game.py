"""The lobby in the browser: what it says stands beside what starts the game, and nothing moves while friends come."""

import re

from playwright.sync_api import expect
from support.running_server import Guests

PRIMARY = re.compile(r"\bprimary\b")
HEADINGS = "() => [...document.querySelectorAll('main h2')].map((each) => each.textContent.trim())"
APART = """([one, other]) => {
  const [a, b] = [one, other].map((part) => part.getBoundingClientRect());
  return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
}"""


def test_what_is_missing_is_said_beside_the_start_and_covers_no_invitation(guests: Guests) -> None:
    for size in ("phone", "desk"):
        host = guests(size=size)
        host.open_table(game="cubirds", players=2, name="Ann")
        if size == "desk":
            host.page.set_viewport_size({"width": 1366, "height": 650})
        start, copy = host.button("Start"), host.button("Copy")
        expect(start).not_to_have_class(PRIMARY)
        copy.scroll_into_view_if_needed()
        before = start.bounding_box()
        start.click()
        notice = host.page.locator("div.foot .notice")
        expect(notice).to_contain_text("One seat is still free")
        assert host.page.evaluate(APART, [notice.element_handle(), copy.element_handle()])
        after = start.bounding_box()
        assert before
        assert after
        assert before["y"] == after["y"], "what starts the game stays where it is"
        host.check_page()
        notice.get_by_role("button").click()
        expect(host.page.locator("div.foot")).to_contain_text("One seat is still free: invite somebody")


def test_nothing_changes_places_when_a_friend_sits_down(guests: Guests) -> None:
    host, friend = guests(), guests(size="phone")
    table = host.open_table(game="cubirds", players=2, name="Ann")
    expect(host.button("Start")).to_be_visible()
    before = host.page.evaluate(HEADINGS)
    assert "Invite" in before
    friend.sit_down(table, "Bo")
    expect(host.page.get_by_text("Waiting for Bo.")).to_be_visible()
    assert host.page.evaluate(HEADINGS) == before
    friend.button("I’m ready").click()
    expect(host.button("Start")).to_have_class(PRIMARY)
