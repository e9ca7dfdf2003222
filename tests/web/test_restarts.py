"""A server that is killed in the middle of a game: noticed only as a pause."""

import json
import re

from playwright.sync_api import Browser, WebSocketRoute, expect
from support.running_server import Guests, RunningServer

from menagerie.server.wire.close_codes import CloseCode
from menagerie.server.wire.messages import PROTOCOL

NEWER = '<!doctype html><script type="module" src="/assets/newer.js"></script>'


def test_a_killed_server_loses_nothing_and_the_page_finds_it_again(chromium: Browser, own_server: RunningServer) -> None:
    guests = Guests(chromium, own_server.base)
    guest = guests(size="phone")
    guest.is_cut_off = True  # the browser itself complains about connections that are refused
    guest.open_table(game="cubirds", players=2, bots="beginner")
    for turn in range(3):
        guest.settle()
        before = guest.page.locator("ul.hand").inner_text()
        own_server.kill()
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        guest.check_page()
        own_server.start()
        expect(guest.page.get_by_text("Connection lost")).to_have_count(0)
        assert guest.wait_for_turn()
        assert guest.page.locator("ul.hand").inner_text() == before, turn
        guest.play_turn()
        guest.listen()
    guest.play_to_the_end()
    guests.close()


def test_a_page_of_another_version_loads_itself_anew_once_the_server_is_back(
    chromium: Browser, own_server: RunningServer
) -> None:
    guests = Guests(chromium, own_server.base)
    guest = guests(size="phone")
    guest.is_cut_off = True
    guest.open_table(game="cubirds", players=2, bots="beginner")
    guest.settle()
    guest.page.evaluate("window.wasThereBefore = true")

    def start_again() -> None:
        own_server.kill()
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        with guest.page.expect_request_finished(lambda request: request.url == f"{own_server.base}/"):
            own_server.start()

    start_again()
    assert guest.wait_for_turn()
    assert guest.page.evaluate("window.wasThereBefore"), "the same pages as before"

    guest.page.route(f"{own_server.base}/", lambda route: route.fulfill(body=NEWER, content_type="text/html"))
    start_again()
    guest.page.wait_for_function("!window.wasThereBefore")
    assert guest.wait_for_turn()
    guest.play_turn()
    guests.close()


def test_a_page_of_another_protocol_says_so_and_loads_itself_anew_once_there_are_other_pages(guests: Guests) -> None:
    guest = guests(size="phone")
    table = guest.open_table(game="cubirds", players=2, bots="beginner")
    tries: list[str] = []

    def refuse(socket: WebSocketRoute) -> None:
        tries.append(socket.url)
        socket.send('{"type": "greeting", "protocol": 0, "version": "0.0.1"}')
        socket.close(code=CloseCode.OTHER_PROTOCOL)

    guest.page.clock.install()
    guest.page.route_web_socket(re.compile(r"/socket\?"), refuse)
    guest.go(f"/table/{table}")
    expect(guest.page.get_by_text("This page and the server are different versions.")).to_be_visible()
    guest.check_page()
    assert {url.partition("?")[2] for url in tries} == {f"protocol={PROTOCOL}&language=en"}
    before = len(tries)

    guest.page.evaluate("window.wasThereBefore = true")
    guest.page.route(f"{guest.base}/", lambda route: route.fulfill(body=NEWER, content_type="text/html"), times=1)
    guest.page.clock.fast_forward(45_000)
    guest.wait_until(lambda: len(tries) == before + 2)
    assert not guest.page.evaluate("window.wasThereBefore"), "it was refused once more, and then loaded anew"
    expect(guest.page.get_by_text("This page and the server are different versions.")).to_be_visible()


def test_a_lost_connection_is_told_above_what_else_the_table_says(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.is_cut_off = True
    sockets: list[WebSocketRoute] = []

    def overhear(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) > 1:
            socket.close()
            return
        socket.connect_to_server().on_message(lambda text: socket.send(_with_a_wish(str(text))))

    guest.page.route_web_socket(re.compile(r"/socket\?"), overhear)
    guest.open_table(game="cubirds", players=2, bots="beginner")
    note = guest.page.get_by_role("region", name="A message from the table")
    expect(note).to_contain_text("Ada would like to take this back")
    sockets[0].close()
    lost = guest.page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    guest.check_page()
    above, below = lost.bounding_box(), note.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"], (above, below)


def _with_a_wish(text: str) -> str:
    """What the server tells, as if a bot wanted to take something back."""
    told = json.loads(text)
    if told["type"] == "table":
        told["take_back"] = {"seat": 1, "actions": [{"seat": 1, "text": "Ada draws 2 cards."}], "waiting_for": [0]}
    return json.dumps(told)
