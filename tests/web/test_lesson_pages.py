"""Lessons in the browser: on the real table, with a task in place of its question."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import AXE, USED_DEVICE
from support.running_server import RunningServer

from menagerie.games import GAMES
from menagerie.lessons.exercise import exercise_of, exercises_of

SIZES = {"phone": (360, 640), "taller": (390, 844), "laptop": (1366, 650), "desk": (1440, 900)}


def opened(chromium: Browser, size: str, *, theme: str = "light", language: str = "en", used: bool = True) -> Page:
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]  # one of its words
        has_touch=width < 800,
        extra_http_headers={"accept-language": language},
    )
    if used:
        context.add_init_script(USED_DEVICE % "quick")
    return context.new_page()


def wrong_duck(page: Page) -> None:
    page.locator(".stack[data-species=duck]").click()
    page.locator(".place").nth(2).click()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_can_be_shown_from_its_beginning_to_its_end(chromium: Browser, server: RunningServer, game: str) -> None:
    page = opened(chromium, "phone")
    page.goto(f"{server.base}/learn/{game}/first")
    tasks = exercise_of(game, "first").tasks
    for at in range(len(tasks)):
        expect(page.get_by_text(f"Step {at + 1} of {len(tasks)}")).to_be_visible()
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_role("button", name="Now you")).to_be_visible()
        page.get_by_role("button", name="Finish" if at == len(tasks) - 1 else "Next").click()
    expect(page.get_by_text("Done", exact=True)).to_be_visible()
    expect(page.locator("main li")).to_have_count(len(exercises_of(game)))
    page.goto(server.base)
    expect(page.get_by_role("link", name=f"Learn {GAMES[game].name}", exact=False)).to_have_count(0)
    page.context.close()


def test_the_flock_of_a_lesson_is_not_drawn_as_if_it_could_not_be_chosen(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "laptop")
    page.goto(f"{server.base}/learn/cubirds/first")
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".stack.idle[data-species=owl]")).to_be_visible()
    expect(page.locator(".stack.idle[data-species=flamingo]")).to_have_count(0)
    page.context.close()


def test_a_wrong_try_is_played_told_and_taken_back(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "desk")
    page.goto(f"{server.base}/learn/cubirds/first")
    wrong_duck(page)  # at the left end of row 2
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Not quite")
    expect(prompt).to_contain_text("magpie")
    page.get_by_role("button", name="Try again").click()
    expect(prompt).to_contain_text("Lay your duck")
    expect(page.locator(".stack[data-species=duck]")).to_be_visible()
    page.context.close()


def test_the_way_back_from_the_lessons_does_not_lead_into_the_lesson_that_was_left(
    chromium: Browser, server: RunningServer
) -> None:
    page = opened(chromium, "laptop", used=False)
    page.goto(server.base)
    page.get_by_role("link", name="Learn Wild Cards").click()
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page).to_have_url(f"{server.base}/learn/wildcards")
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_url(f"{server.base}/")
    page.context.close()


def test_a_lesson_goes_on_where_it_was_left(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "taller")
    page.goto(f"{server.base}/learn/cubirds/first")
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Step 2 of 6")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Step 2 of 6")).to_be_visible()
    page.context.close()


def finish(page: Page, game: str) -> None:
    for at in range(len(exercise_of(game, "first").tasks), 0, -1):
        page.get_by_role("button", name="Show me").click()
        page.get_by_role("button", name="Finish" if at == 1 else "Next").click()


def test_going_back_from_the_list_does_not_lead_into_the_finished_lesson_again(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "phone", used=False)
    page.goto(server.base)
    page.get_by_role("link", name="Learn CuBirds").click()
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page).to_have_url(f"{server.base}/learn/cubirds")
    page.get_by_role("link", name="Your first turns").click()
    finish(page, "cubirds")
    expect(page.get_by_text("Done", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.context.close()


def test_the_flock_that_a_lesson_asks_for_is_as_bright_as_ever(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "phone")
    page.goto(f"{server.base}/learn/cubirds/first")
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".prompt")).to_contain_text("Two flamingos are a flock")
    expect(page.locator(".stack.idle[data-species=owl]")).to_be_visible()
    expect(page.locator(".stack[data-species=flamingo]:not(.idle)")).to_be_visible()
    page.context.close()


def test_a_lesson_looks_the_same_after_the_rules_were_read(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "phone")
    lesson = f"{server.base}/learn/cubirds/first"
    show = page.get_by_role("button", name="Show me")
    page.goto(lesson)
    show.wait_for()
    before = show.bounding_box()
    page.goto(f"{server.base}/rules/cubirds")
    page.locator(".lessons figure").last.wait_for()
    page.evaluate(
        "(path) => { const link = document.body.appendChild(document.createElement('a')); link.href = path; link.click(); }",
        lesson,
    )
    show.wait_for()
    assert show.bounding_box() == before
    page.context.close()


def test_the_home_page_offers_the_lessons_until_they_are_put_away(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "taller", used=False)
    page.goto(server.base)
    expect(page.get_by_role("link", name="Learn CuBirds")).to_be_visible()
    for play in page.get_by_role("button", name="Play now").all():
        expect(play).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Don’t show this again").click()
    expect(page.get_by_role("link", name="Learn CuBirds")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.get_by_role("link", name="Learn CuBirds")).to_have_count(0)
    page.context.close()


def test_a_card_chosen_by_its_key_does_not_cover_what_it_does(chromium: Browser, server: RunningServer) -> None:
    page = opened(chromium, "laptop")
    page.goto(f"{server.base}/about")
    progress = {"lessons": {"wildcards/first": {"answers": ["bid forest 3"], "isDone": False}}}
    page.evaluate("(kept) => localStorage.setItem('menagerie-learned', kept)", json.dumps(progress))
    page.goto(f"{server.base}/learn/wildcards/first")
    page.locator("button.place[data-card=peacock]").click()
    card = page.locator("[data-hand] button").first
    card.hover()
    expect(page.locator(".explanation")).to_be_visible()
    page.mouse.move(5, 5)
    page.keyboard.press("1")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(100)
    expect(page.locator(".explanation")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize(("size", "language"), [(next(iter(SIZES)), "de"), ("laptop", "nl")])
def test_every_task_has_room_for_its_words(chromium: Browser, server: RunningServer, size: str, language: str) -> None:
    page = opened(chromium, size, language=language)
    page.goto(f"{server.base}/about")
    crowded = []
    for game in GAMES:
        for exercise in exercises_of(game):
            answers: list[str] = []
            for task in exercise.tasks:
                progress = {"lessons": {f"{game}/{exercise.name}": {"answers": answers, "isDone": False}}}
                page.evaluate("(kept) => localStorage.setItem('menagerie-learned', kept)", json.dumps(progress))
                page.goto(f"{server.base}/learn/{game}/{exercise.name}")
                words = page.locator(".prompt .words")
                words.wait_for()
                page.wait_for_timeout(150)
                if page.evaluate(TOO_LONG):
                    crowded.append((game, exercise.name, task.name))
                answers.append(task.right[0])
    assert crowded == []
    page.context.close()


TOO_LONG = """() => {
    const words = document.querySelector(".prompt .words");
    return words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 2;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/learn/cubirds", "/learn/cubirds/first", "/learn/wildcards/first", "/"])
def test_nothing_is_in_the_way_of_anyone(chromium: Browser, server: RunningServer, path: str, theme: str) -> None:
    page = opened(chromium, "phone", theme=theme, used=path != "/")
    page.goto(server.base + path)
    page.locator("main h1, main h2, main .prompt").first.wait_for()
    page.wait_for_timeout(1_000)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations.map(({id, nodes}) => `${id}: ${nodes[0].html}`)")
    assert found == []
    page.context.close()
