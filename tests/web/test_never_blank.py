"""What cannot be fetched, drawn, heard or said is told, with ways on: no page is ever blank, and nothing is done twice."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect
from support.browser import Guest
from support.running_server import Guests

SOCKET = re.compile(r"/socket\?")
FAILED = "Something went wrong here."
NEWER = '<!doctype html><script type="module" src="/assets/newer.js"></script>'


class Line:
    """What runs between a page and the server: it can be overheard, changed and cut."""

    def __init__(self, guest: Guest) -> None:
        self.heard: list[Any] = []
        self.said: list[Any] = []
        self.opened = 0
        self.is_down = False
        self.is_deaf = False  # what the page says does not arrive
        self.views_to_break = 0
        self._ends: list[WebSocketRoute] = []
        guest.is_cut_off = True  # the browser itself complains about what it cannot fetch
        guest.page.route_web_socket(SOCKET, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        if self.is_down:
            page.close(code=1001)
            return
        self.opened += 1
        server = page.connect_to_server()
        self._ends.append(page)

        def hang_up(_code: int | None, _reason: str | None) -> None:
            if page in self._ends:
                self._ends.remove(page)
            server.close()

        page.on_close(hang_up)
        page.on_message(lambda text: None if self.is_deaf else self._overhear(self.said, text, server))
        server.on_message(lambda text: self._overhear(self.heard, text, page))

    def _overhear(self, told: list[Any], text: str | bytes, other: WebSocketRoute) -> None:
        message = json.loads(text)
        told.append(message)
        if message["type"] == "position" and self.views_to_break:
            self.views_to_break -= 1
            message |= {"view": {"to_act": [0]}, "log": [None]}
        other.send(json.dumps(message))

    @property
    def open(self) -> int:
        """How many sockets the page holds."""
        return len(self._ends)

    @property
    def is_answered(self) -> bool:
        """Whether it was asked if anybody is there, and each time somebody was."""
        pings, pongs = (sum(each["type"] == kind for each in told) for kind, told in (("ping", self.said), ("pong", self.heard)))
        return bool(0 < pings == pongs)

    @property
    def log(self) -> list[str]:
        """What has happened, as it was told since the last position."""
        lines: list[Any] = []
        for each in self.heard:
            if each["type"] == "position":
                lines = each["log"].copy()
            elif each["type"] == "moved":
                lines += [moment["line"] for moment in each["moments"]]
        return [line["text"] for line in lines]

    def cut(self) -> None:
        """As when a phone leaves its network; what is not known to be answered may have been heard."""
        for page in self._ends.copy():
            self._ends.remove(page)
            page.close(code=1001)


def abort(route: Route) -> None:
    route.abort()


def hold(held: list[Route]) -> Any:
    """Answer nothing yet."""

    def keep(route: Route) -> None:
        held.append(route)

    return keep


def serve(page: str) -> Any:
    return lambda route: route.fulfill(body=page, content_type="text/html")


def failed(guest: Guest) -> Locator:
    return guest.page.get_by_role("alert").filter(has_text=FAILED)


def answer(guest: Guest) -> None:
    """Do the first of all possible moves."""
    guest.button("Menu").click()
    guest.button("All possible moves").click()
    guest.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first.click()


def wait_for_table(guest: Guest) -> None:
    """Wait until a question is asked, and the game's own table drawn."""
    guest.wait_until(guest.is_my_turn)
    expect(guest.page.locator("main img")).not_to_have_count(0)
    expect(failed(guest)).to_have_count(0)


@pytest.mark.parametrize(("game", "part"), [("cubirds", "CuBirdsTable-*.js"), ("wildcards", "WildCardsTable-*.css")])
def test_a_table_that_cannot_be_fetched_says_so_and_is_fetched_on_another_try(guests: Guests, game: str, part: str) -> None:
    guest = guests(size="phone")
    guest.is_cut_off = True
    guest.page.route(f"**/assets/{part}", abort)
    guest.open_table(game=game, players=2, bots="beginner")
    expect(failed(guest)).to_be_visible()
    guest.check_page()
    guest.page.route(f"{guest.base}/", abort)
    guest.button("Try again").click()
    expect(failed(guest)).to_contain_text("The table can’t be reached right now.")
    guest.check_page()
    guest.page.unroute(f"{guest.base}/", abort)
    guest.page.unroute(f"**/assets/{part}", abort)
    guest.button("Try again").click()
    wait_for_table(guest)


def test_the_operators_page_that_cannot_be_fetched_says_so_and_is_fetched_on_another_try(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.is_cut_off = True
    fetched: list[Route] = []
    guest.page.route("**/assets/OperatorPage-*.js", hold(fetched))
    guest.go("/operator")
    expect(guest.page.get_by_role("status")).to_have_text("One moment …")
    guest.check_page()
    fetched[0].abort()
    expect(failed(guest)).to_be_visible()
    guest.check_page()
    guest.page.unroute_all()
    guest.button("Try again").click()
    expect(guest.page.get_by_label("The operator’s key")).to_be_visible()


def test_a_table_that_cannot_be_drawn_says_so_and_all_around_it_works(guests: Guests) -> None:
    guest = guests(size="phone")
    line = Line(guest)
    line.views_to_break = 1
    guest.open_table(game="cubirds", players=2, bots="beginner")
    expect(failed(guest)).to_be_visible()
    guest.check_page()
    guest.button("Menu").click()
    guest.button("Players").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Ada")
    guest.put_away()
    guest.button("What happened").click()
    expect(guest.page.get_by_role("dialog").get_by_role("alert")).to_contain_text(FAILED)
    guest.button("Close").click()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    line.cut()
    guest.wait_until(lambda: sum(each["type"] == "position" for each in line.heard) == 2)  # the first one was broken
    guest.button("Try again").click()
    wait_for_table(guest)
    guest.page.get_by_role("banner").get_by_role("link", name="Home").click()
    expect(guest.button("Play now").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_whose_script_does_not_come_says_so_and_is_loaded_on_another_try(guests: Guests, theme: str) -> None:
    guest = guests(size="phone", theme=theme)
    guest.is_cut_off = True
    guest.page.route("**/assets/index-*.js", abort)
    guest.go("/")
    expect(guest.page.get_by_text("This page didn’t load completely.")).to_be_visible()
    guest.check_page()
    guest.page.unroute_all()
    guest.page.get_by_role("link", name="Reload the page").click()
    expect(guest.button("Play now").first).to_be_visible()
    expect(guest.page.get_by_role("main")).to_have_count(1)


def test_a_page_that_cannot_be_drawn_says_so_and_is_drawn_on_another_try(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.page.route("**/api/rules/cubirds", lambda route: route.fulfill(json={"title": "Rules"}))
    guest.go("/rules/cubirds")
    expect(failed(guest)).to_be_visible()
    guest.check_page()
    guest.page.unroute_all()
    guest.button("Try again").click()
    expect(guest.page.locator("[id='C1.1']")).to_be_visible()


def test_a_rulebook_that_cannot_be_fetched_says_so_and_is_fetched_on_another_try(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.is_cut_off = True
    fetched: list[Route] = []
    guest.page.route("**/api/rules/cubirds", hold(fetched))
    guest.go("/rules/cubirds")
    expect(guest.page.get_by_role("status")).to_have_text("One moment …")
    guest.wait_until(lambda: bool(fetched))
    fetched[0].abort()
    expect(failed(guest)).to_be_visible()
    guest.check_page()
    guest.page.unroute_all()
    guest.button("Try again").press("Enter")
    expect(guest.page.locator("[id='C1.1']")).to_be_visible()
    expect(guest.page.get_by_role("main")).to_be_focused()
    guest.go("/rules/chess")
    expect(guest.page.get_by_role("heading", name="There is no such rulebook")).to_be_visible()


def test_a_rule_that_cannot_be_fetched_at_the_table_is_not_missed_without_a_word(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.is_cut_off = True
    guest.page.route("**/api/rules/cubirds", abort)
    guest.open_table(game="cubirds", players=2)
    guest.button("Menu").click()
    guest.page.get_by_role("link", name="Rules").click()
    expect(guest.page.get_by_role("log")).to_contain_text("The rules can’t be loaded right now.")


def loads(guest: Guest) -> list[str]:
    """The pages that are loaded from now on."""
    found: list[str] = []
    guest.page.on("request", lambda request: found.append(request.url) if request.is_navigation_request() else None)
    return found


def test_a_page_that_is_older_than_the_server_is_loaded_anew_once_and_not_again(guests: Guests) -> None:
    guest = guests(size="phone")
    line = Line(guest)
    guest.open_table(game="cubirds", players=2, bots="beginner")
    wait_for_table(guest)
    loaded = loads(guest)
    guest.page.route(f"{guest.base}/", serve(NEWER))
    line.cut()
    guest.wait_until(lambda: line.opened == 3)
    wait_for_table(guest)
    assert len(loaded) == 1
    for time in range(2):
        with guest.page.expect_request_finished(lambda request: request.url == f"{guest.base}/"):
            line.cut()
        guest.wait_until(lambda time=time: line.opened == 4 + time)  # type: ignore[misc]
    wait_for_table(guest)
    assert len(loaded) == 1, "it was loaded anew for this version already"


def test_a_part_that_a_new_version_has_no_more_loads_the_page_anew_once_and_then_says_so(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.is_cut_off = True
    guest.open_table(game="wildcards", players=2, bots="beginner")
    wait_for_table(guest)
    guest.page.route("**/assets/WildCardsTable-*", lambda route: route.fulfill(status=404, body="no such page"))
    guest.page.route(f"{guest.base}/", serve(NEWER))
    loaded, looked = loads(guest), []
    guest.page.on("requestfinished", lambda request: looked.append(request) if request.url == f"{guest.base}/" else None)
    guest.page.reload()
    guest.wait_until(lambda: len(looked) == 2)
    expect(failed(guest)).to_be_visible()
    guest.page.evaluate("fetch('/').then((answer) => answer.text())")  # by then the page would have gone
    assert len(loaded) == 2, "it was loaded anew for this version already"
    guest.button("Try again").click()
    guest.wait_until(lambda: len(loaded) == 3)
    expect(failed(guest)).to_be_visible()


def test_two_quick_changes_of_the_network_leave_one_socket_and_do_every_move_once(guests: Guests) -> None:
    guest = guests(size="phone", pace="off")
    line = Line(guest)
    guest.open_table(game="cubirds", players=1, bots="beginner")  # nobody else moves
    wait_for_table(guest)
    assert "You lay" not in " ".join(line.log)
    line.is_down = True
    line.cut()
    answer(guest)
    line.is_down = False
    guest.page.evaluate("for (let time = 0; time < 2; time += 1) dispatchEvent(new Event('online'))")
    guest.wait_until(lambda: line.open == 1)
    line.cut()
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    guest.listen()
    guest.wait_until(lambda: "You lay" in " ".join(line.log))
    assert len({each["id"] for each in line.said if each["type"] == "act"}) == 1
    assert sum(text.startswith("You lay") for text in line.log) == 1
    assert line.open == 1


def test_what_is_said_about_the_table_without_a_connection_is_not_lost_without_a_word(guests: Guests) -> None:
    guest = guests(size="phone")
    line = Line(guest)
    guest.open_table(game="cubirds", players=3)
    fill = guest.button("Fill with bots")
    expect(fill).to_be_visible()
    line.is_down = True
    line.cut()
    fill.click()
    expect(guest.page.get_by_role("log")).to_contain_text("There’s no connection right now: that wasn’t sent.")
    guest.check_page()
    before = len(line.heard)
    line.is_down = False
    guest.wait_until(lambda: len(line.heard) > before)
    fill.click()
    expect(fill).to_have_count(0)


def test_without_a_connection_the_settings_of_a_table_show_what_is_and_cannot_be_changed(guests: Guests) -> None:
    guest = guests(size="phone")
    line = Line(guest)
    guest.open_table(game="wildcards", players=3)
    page = guest.page
    page.get_by_role("group").filter(has_text="Rules you can change").locator("summary").click()
    players, form = page.get_by_role("radio", name="4", exact=True), page.get_by_role("combobox", name="Version")
    switch = page.get_by_role("switch").first
    was = switch.is_checked(), form.input_value()
    line.is_deaf = True  # the network is gone, and nobody knows yet
    form.select_option(index=1)
    switch.press("Space")
    line.is_down = True
    line.cut()
    expect(page.get_by_text("until it’s back, nothing here can be changed")).to_be_visible()
    for control in (players, form, switch):
        expect(control).to_be_disabled()
    assert (switch.is_checked(), form.input_value()) == was
    guest.check_page()
    line.is_deaf = line.is_down = False
    expect(switch).to_be_enabled()
    expect(switch).to_be_focused()
    players.check(force=True)
    expect(page.get_by_text("Free seat")).to_have_count(3)


OUT_OF_SIGHT = """
    let isHidden = false;
    Object.defineProperty(document, "hidden", {get: () => isHidden});
    window.hide = (hidden) => {
        isHidden = hidden;
        document.dispatchEvent(new Event("visibilitychange"));
    };
    window.notified = [];
    window.Notification = new Proxy(Notification, {
        get: (real, name) => name === "permission" ? "granted" : real[name],
        construct: (_real, [title, {body}]) => (notified.push([title, body]), {}),
    });
    const liked = JSON.parse(localStorage.getItem("menagerie-settings"));
    localStorage.setItem("menagerie-settings", JSON.stringify({...liked, notifications: true}));
"""


def test_a_page_out_of_sight_keeps_its_socket_shows_what_is_now_and_calls_whoever_has_to_act(guests: Guests) -> None:
    guest = guests(size="phone", pace="calm")
    guest.context.add_init_script(OUT_OF_SIGHT)
    line = Line(guest)
    guest.page.clock.install()
    guest.open_table(game="cubirds", players=2, bots="beginner")
    wait_for_table(guest)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() + 1000"))  # from here on nothing is shown, for it never is its time

    answer(guest)
    guest.listen()
    assert not guest.is_my_turn()
    assert guest.page.evaluate("notified") == []
    guest.page.evaluate("hide(true)")
    guest.wait_until(guest.is_my_turn)
    assert [title for title, _ in guest.page.evaluate("notified")] == ["CuBirds"]
    assert guest.page.evaluate("notified")[0][1].startswith("Your turn: ")

    answer(guest)
    guest.listen()
    guest.wait_until(lambda: len(guest.page.evaluate("notified")) == 2 and guest.is_my_turn())
    for _ in range(3):
        guest.page.clock.fast_forward(12_000)
        guest.wait_until(lambda: line.is_answered)
    guest.page.evaluate("hide(false)")
    guest.wait_until(lambda: line.is_answered)
    guest.page.clock.fast_forward(5_000)
    assert (line.opened, line.open) == (1, 1)
