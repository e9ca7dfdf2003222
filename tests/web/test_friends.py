"""Several people at one table, each in their own browser."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from support.browser import Guest
from support.running_server import Guests, RunningServer

from menagerie.terminal import Conversation, JoinedTable

HASTY = """#!{python}
import sys
from menagerie.server.presentation import audience
audience.STAND_IN_WAIT = 0.0
from menagerie.cli import main
sys.exit(main())
"""


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server where a bot may sit in at once."""
    program = tmp_path / "menagerie"
    program.write_text(HASTY.format(python=sys.executable))
    program.chmod(0o700)
    running = RunningServer(tmp_path, [program])
    yield running
    running.stop()


def shorten(host: Guest) -> None:
    """Two people who press anything take a hundred turns; the lobby can end the game earlier."""
    host.page.get_by_text("Rules you can change").click()
    host.page.get_by_label("After how many turns the game ends").select_option(label="a number")
    number = host.page.get_by_label(re.compile("number for .*turns"))
    number.fill("14")
    number.press("Tab")
    expect(host.page.get_by_text("1 changed")).to_be_visible()


def start(host: Guest, *others: Guest) -> None:
    for other in others:
        other.button("I’m ready").click()
    host.button("Start").click()
    for person in (host, *others):
        expect(person.page.locator(".prompt")).to_be_visible()


def together(
    guests: Guests, *, game: str, form: str, sizes: tuple[str, ...], bots: int = 0, base: str | None = None
) -> list[Guest]:
    """Friends with devices of these sizes at one started table, with some bots. Only the host's shows what moves."""
    host, *others = [guests(size=size, pace="off" if number else "quick", base=base) for number, size in enumerate(sizes)]
    table = host.open_table(game=game, form=form, players=len(sizes) + bots, name="Ann")
    for number, other in enumerate(others):
        other.sit_down(table, f"Ben {number + 1}")
    if bots > 1:
        host.button("Fill with bots").click()
    start(host, *others)
    return [host, *others]


def test_a_friend_comes_by_the_link_and_both_play_to_the_end(guests: Guests) -> None:
    host, friend = guests(), guests(size="phone", pace="off")
    host.go("/")
    host.button("Invite friends").first.click()
    host.page.get_by_label("What should the others call you?").fill("Ann")
    host.button("Save").click()
    expect(host.page.get_by_role("img", name=re.compile("code", re.IGNORECASE))).to_be_visible()
    host.page.get_by_role("radio", name="2").check()
    table = host.page.url.rpartition("/")[2]
    shorten(host)
    friend.sit_down(table, "Ben")
    expect(host.page.locator("strong", has_text="Ben")).to_be_visible()
    start(host, friend)
    host.play_to_the_end(friend)
    expect(host.page.locator("dialog .headline")).to_be_visible()


def test_a_guest_reads_what_the_host_chose_and_all_hear_what_happens_in_the_lobby(guests: Guests) -> None:
    host, friend = guests(size="phone"), guests(size="phone")
    table = host.open_table(game="wildcards", form="2022", players=3, name="Ann")
    expect(host.page.get_by_label("Link to this table")).to_be_in_viewport()
    host.check_page()
    friend.sit_down(table, "Ben")
    heard, main = host.page.get_by_role("log", name="What happens"), friend.page.get_by_role("main")
    expect(heard).to_contain_text("Ben sits down.")
    expect(main.get_by_text("Ann is the host and chooses the rest.")).to_be_visible()
    expect(main.get_by_role("listitem").filter(has_text="Host").locator("strong")).to_have_text("Ann")
    expect(main.get_by_text("Three to five players, about 30 minutes.")).to_be_visible()
    for control in ("combobox", "radio", "switch"):
        expect(main.get_by_role(control)).to_have_count(0)
    friend.check_page()
    friend.button("I’m ready").click()
    expect(heard).to_contain_text("Ben is ready.")
    friend.go("/")
    expect(friend.button("Ben: name and theme")).to_be_visible()


def test_what_a_host_chooses_in_vain_goes_back_and_who_was_asked_to_leave_is_told_so(guests: Guests) -> None:
    host, friend, other = guests(), guests(size="phone"), guests(size="phone")
    table = host.open_table(game="wildcards", form="2022", players=3, name="Ann")
    for name, guest in (("Ben", friend), ("Cleo", other)):
        guest.sit_down(table, name)
    form = host.page.get_by_label("Version")
    expect(form).to_have_value("1")
    form.select_option(index=3)
    expect(host.page.get_by_text("3 people are already sitting here, and this version is for 2.").first).to_be_visible()
    expect(form).to_have_value("1")
    friend.button("Change your name or animal").click()
    friend.page.get_by_role("radio", name="Bear").check()
    friend.button("Save").click()
    friend.check_page()
    host.button("Move Cleo up").click()
    expect(host.page.get_by_role("list").locator("strong")).to_have_text(["Ann", "Cleo", "Ben"])
    host.button("Ask Ben to leave the seat").click()
    host.button("Ask to leave").click()
    expect(friend.page.get_by_text("The host has asked you to leave your seat.").first).to_be_visible()
    expect(friend.button("Sit down")).to_have_count(0)
    expect(host.page.get_by_text("One person is watching.")).to_be_visible()
    host.check_page()
    host.button("Let back in").click()
    expect(friend.button("Sit down")).to_be_visible()
    expect(friend.page.get_by_label("Your name")).to_have_value("Ben")  # as before
    friend.button("Sit down").click()
    expect(host.button("Ask Ben to leave the seat")).to_be_visible()
    expect(host.button("Ask to leave")).to_have_count(0)  # nothing is left of the first time


def test_whoever_finds_a_full_table_asks_for_the_seat_of_a_bot(guests: Guests) -> None:
    host, friend = guests(), guests(size="phone")
    table = host.open_table(game="cubirds", players=2, bots="beginner", name="Ann")
    host.wait_for_turn()
    friend.go(f"/table/{table}")
    open_players(friend)
    friend.page.get_by_label("Your name").fill("Ben")
    friend.button("Ask for a seat").click()
    expect(host.page.get_by_text("Ben would like to take over").first).to_be_visible()
    host.button("Agree").click()
    friend.put_away()
    open_players(friend)
    expect(friend.page.locator("dialog li", has_text="Ben")).to_contain_text("you")
    friend.check_page()


def test_three_people_play_wild_cards_and_then_once_more_one_seat_on(guests: Guests) -> None:
    people = together(guests, game="wildcards", form="2022", sizes=("desk", "phone", "tablet"), bots=2)
    host, friend, other = people
    host.play_to_the_end(*people[1:])
    for person in people:
        person.show_result()
    host.button("Rematch").click()
    friend.page.get_by_role("dialog").get_by_role("link", name="Join the rematch").click()
    other.page.get_by_role("dialog").get_by_role("button", name="No, thanks").click()
    expect(other.page.get_by_role("dialog")).to_contain_text("You’re not joining.")
    other.page.get_by_role("dialog").get_by_role("button", name="Join after all").click()
    for person in people:
        expect(person.page.get_by_role("heading", name="Who’s playing")).to_be_visible()
        expect(person.page.get_by_role("list").locator("strong")).to_have_text(
            [re.compile("."), "Ann", "Ben 1", "Ben 2", re.compile(".")]
        )


def test_what_showed_nothing_is_taken_back_at_once_and_what_did_only_with_consent(guests: Guests) -> None:
    host, friend = together(guests, game="wildcards", form="2022-leo", sizes=("desk", "desk"))
    for person in (host, friend):
        assert person.wait_for_turn()
    host.bid()
    host.button("Take back").click()
    expect(prompt_of(friend).get_by_text("Ann took back a move.")).to_be_visible()
    host.bid()
    friend.bid()
    expect(host.page.get_by_role("button", name="Ask to take back")).to_be_enabled()
    host.page.get_by_role("button", name="Ask to take back").click()
    friend.button("I’d rather not").click()
    expect(prompt_of(host).get_by_text(re.compile("didn’t agree"))).to_be_visible()
    host.page.get_by_role("button", name="Ask to take back").click()
    friend.button("Agree").click()
    expect(prompt_of(friend).get_by_text("Ann took back a move.")).to_be_visible()
    assert host.wait_for_turn()
    for person, told in ((host, "You took back:"), (friend, "Ann took back:")):
        person.button("Open the log").click()
        line = person.page.locator("dialog[open] li.undone", has_text=told).last
        expect(line).to_be_visible()
        expect(line.get_by_role("link")).to_have_count(0)
        person.page.keyboard.press("Escape")
        person.check_page()


def test_somebody_who_is_away_is_waited_for_and_asked_on_coming_back(guests: Guests) -> None:
    host, friend = together(guests, game="wildcards", form="2022-leo", sizes=("desk", "desk"))
    for person in (host, friend):
        assert person.wait_for_turn()
        person.bid()
    address = friend.page.url
    friend.go("/")
    expect(host.button("Ask to take back")).to_be_enabled()
    host.button("Ask to take back").click()
    note = host.page.get_by_role("region", name="A message from the table").filter(has_text="You asked to take this back")
    expect(note).to_contain_text("Waiting for Ben 1, who is away. The request expires after ten minutes")
    host.check_page()
    friend.go(address)
    expect(note).to_contain_text("Waiting for Ben 1.")
    friend.button("Agree").click()
    host.button("Open the log").click()
    expect(host.page.locator("dialog[open] li.undone", has_text="You took back:").last).to_be_visible()


def test_on_a_small_phone_a_wish_covers_only_the_question_and_is_withdrawn_by_who_has_it(guests: Guests) -> None:
    host, friend = people = together(guests, game="wildcards", form="2022-leo", sizes=("phone", "phone"))
    for person in people:
        assert person.wait_for_turn()
        person.bid()
    expect(host.button("Ask to take back")).to_be_enabled()
    host.button("Ask to take back").click()
    for person, told in ((host, "You asked to take this back: “You "), (friend, "Ann would like to take this back")):
        note = person.page.get_by_role("region", name="A message from the table")
        expect(note).to_contain_text(told)
        hand = person.page.locator("[data-hand]").bounding_box()
        box = note.bounding_box()
        assert hand
        assert box
        assert box["y"] + box["height"] <= hand["y"], "the hand is in sight"
        assert hand["y"] + hand["height"] <= 641
        person.check_page()
    host.button("Withdraw").click()
    expect(prompt_of(friend).get_by_text("Ann withdrew the request: the move stands.")).to_be_visible()
    for person in (host, friend):
        expect(person.page.get_by_role("region", name="A message from the table")).to_have_count(0)


def prompt_of(guest: Guest) -> Locator:
    """Where the table speaks to this person."""
    return guest.page.locator(".toast, .prompt")


def open_players(guest: Guest) -> None:
    guest.button("Menu").click()
    guest.button("Players").click()


def plays_on(guest: Guest) -> bool:
    """Play if it is this person's turn; it is not the end yet."""
    if guest.look() == "turn":
        guest.play_turn()
    return False


def test_a_bot_sits_in_until_somebody_comes_back(guests: Guests, hasty_server: RunningServer) -> None:
    host, friend = together(guests, game="cubirds", form="usual", sizes=("desk", "phone"), base=hasty_server.base)
    address = friend.page.url
    friend.go("/")
    open_players(host)
    host.page.get_by_role("group", name="Give Ben 1’s seat to a bot").get_by_role("button").first.click()
    expect(host.button("Give the seat back to Ben 1")).to_be_visible()
    host.put_away()
    for _ in range(3):
        assert host.wait_for_turn()
        host.play_turn()
        host.play_turn()
    friend.go(address)
    friend.wait_until(lambda: friend.look() == "turn" or plays_on(host))
    open_players(host)
    expect(host.page.locator("dialog li", has_text="Ben 1")).to_contain_text("here")
    expect(host.button("Give the seat back to Ben 1")).to_have_count(0)


def test_all_see_how_long_somebody_is_waited_for_before_a_bot_may_sit_in(guests: Guests) -> None:
    host, friend, gone = people = together(guests, game="cubirds", form="usual", sizes=("desk", "phone", "desk"))
    for person in people:
        person.page.clock.install()
    gone.go("/")
    for person in (host, friend):
        expect(person.page.locator(".prompt")).to_be_visible()
        person.wait_until(lambda page=person.page: page.locator(".seat, .place", has_text="away").count() > 0)  # type: ignore[misc]
        person.page.clock.fast_forward(7_000)
        note = person.page.locator("section", has=person.page.get_by_role("timer"))
        expect(note).to_contain_text(re.compile(r"Ben 2 is away\. A bot can take over in (1\d|2[0-3]) s\."))
        expect(person.page.get_by_role("log").get_by_text("Ben 2 is away.", exact=True)).to_have_count(1)
        expect(person.button("Let a bot take over")).to_have_count(0)
        person.check_page()
        person.page.clock.fast_forward(30_000)
        expect(person.page.locator(".notes").get_by_text("Ben 2 is away. A bot can take over now.")).to_be_visible()
    expect(host.button("Let a bot take over")).to_be_visible()
    expect(friend.button("Let a bot take over")).to_have_count(0)
    friend.page.locator(".notes").get_by_role("button").click()
    friend.button("Wait").click()
    expect(friend.page.locator(".notes").get_by_text("Ben 2 is away.")).to_have_count(0)
    gone.go(host.page.url)
    expect(host.page.get_by_role("log").get_by_text("Ben 2 is back.", exact=True)).to_have_count(1)


def private_link(guest: Guest) -> str:
    guest.button("Menu").click()
    guest.page.get_by_role("button", name="Invite").click()
    found = guest.page.get_by_label("Your private link", exact=True).input_value()
    guest.put_away()
    return found


def test_whoever_opens_the_link_of_another_seat_is_asked_and_may_hold_both(guests: Guests) -> None:
    host, friend = together(guests, game="cubirds", form="usual", sizes=("phone", "desk"))
    link = private_link(friend)
    host.refusals.add(409)  # this is how the question comes
    question = host.page.get_by_text("You’re at this table as Ann. This link leads to Ben 1’s seat.")

    def plays_as(name: str) -> None:
        open_players(host)
        expect(host.page.locator("dialog li", has_text=name)).to_contain_text("you")

    host.go(link)
    expect(question).to_be_visible()
    host.check_page()
    host.button("Leave it as it is").click()
    expect(question).to_have_count(0)
    plays_as("Ann")
    expect(host.button("Play as Ben 1")).to_have_count(0)
    host.go(link)
    host.button("Keep both seats").click()
    expect(question).to_have_count(0)
    host.wait_until(lambda: bool(host.page.evaluate("Object.keys(sessionStorage).some((key) => key.includes('seat'))")))
    host.page.reload()
    plays_as("Ben 1")
    host.check_page()
    host.button("Play as Ann").click()
    expect(host.button("Play as Ann")).to_have_count(0)
    plays_as("Ann")
    expect(host.button("Play as Ben 1")).to_be_visible()
    host.go("/")
    expect(host.page.locator(f"a[href='{friend.page.url.removeprefix(friend.base)}']")).to_have_count(1)


def test_where_too_many_watch_the_page_says_so_and_comes_again_in_its_own_time(guests: Guests) -> None:
    player, watcher = guests(), guests(size="phone")
    table = player.open_table(game="cubirds", players=2, bots="beginner")
    tries: list[WebSocketRoute] = []

    def refuse(socket: WebSocketRoute) -> None:
        tries.append(socket)
        socket.close(code=1013)

    watcher.page.clock.install()
    watcher.page.route_web_socket(re.compile(r"/socket\?"), refuse)
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_text("This table has no room for more spectators.")).to_be_visible()
    watcher.check_page()
    watcher.page.clock.fast_forward(15_000)
    assert len(tries) == 1
    watcher.page.clock.fast_forward(30_000)
    watcher.wait_until(lambda: len(tries) == 2)
    expect(watcher.page.get_by_text("This table has no room for more spectators.")).to_be_visible()


def test_a_private_link_brings_the_seat_to_another_device(guests: Guests) -> None:
    first, second = guests(), guests(size="phone")
    first.open_table(game="cubirds", players=2, bots="beginner")
    second.go(private_link(first))
    assert second.wait_for_turn()
    assert "#" not in second.page.url
    expect(second.page.locator("ul.hand .stack").first).to_be_visible()


def test_somebody_without_a_seat_watches_and_sees_no_hand(guests: Guests) -> None:
    player, watcher = guests(), guests()
    table = player.open_table(game="cubirds", players=2, bots="beginner")
    player.wait_for_turn()
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_text("You’re watching").first).to_be_visible()
    assert watcher.page.locator("ul.hand button.stack").count() == 0
    watcher.check_page()


def test_a_terminal_and_a_browser_play_at_one_table(guests: Guests, server: RunningServer) -> None:
    host = guests()
    table = host.open_table(game="cubirds", players=2, name="Ann")
    shorten(host)
    shown: list[str] = []

    def read(prompt: str) -> str:
        return "1"

    joined = JoinedTable(f"{server.base}/table/{table}", name="Tess")
    typing = threading.Thread(target=Conversation(joined, read=read, write=shown.append).hold, daemon=True)
    typing.start()
    expect(host.page.locator("strong", has_text="Tess")).to_be_visible()
    expect(host.page.get_by_text("Everyone else is ready: start when you like.")).to_be_visible()
    host.button("Start").click()
    host.play_to_the_end()
    typing.join(30)
    assert not typing.is_alive()
    assert any("win" in line for line in shown[-5:]), shown[-5:]


def test_the_command_says_what_is_wrong_with_a_link() -> None:
    menagerie = str(Path(sys.executable).parent / "menagerie")
    wrong = subprocess.run([menagerie, "play", "--join", "here"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, "is not a link to a table" in wrong.stderr) == (2, True)
    nobody = "http://127.0.0.1:9/table/x"
    gone = subprocess.run([menagerie, "play", "--join", nobody, "--name", "A"], capture_output=True, text=True, check=False)
    assert (gone.returncode, "isn’t answering" in gone.stderr) == (2, True)


def test_a_name_is_as_long_as_people_see_it_and_why_one_is_refused_is_told(guests: Guests) -> None:
    guest = guests()
    guest.go("/")
    guest.button("You: name and theme").click()
    field = guest.page.get_by_label("Your name")
    field.fill("👍🏽" * 30)
    expect(field).to_have_value("👍🏽" * 24)
    field.press("Tab")
    expect(guest.page.get_by_text("Saved.")).to_be_visible()
    field.fill("Ann\u202e")
    field.press("Tab")
    expect(guest.page.get_by_text("This name contains a character that nobody can see")).to_be_visible()
    guest.wait_until(lambda: bool(guest.complaints))  # the browser tells of the refusal, too
    guest.complaints.clear()
    field.fill("  Ann   the  First ")
    field.press("Tab")
    expect(field).to_have_value("Ann the First")
