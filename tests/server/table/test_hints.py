"""A hint: what an expert would do and why, sent only to the player who asks; everyone learns that a hint was asked for."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from support.server.people import Message, Person, Site, play
from support.waiting import wait_until

from menagerie.bots import Ranked, Seen, Thought
from menagerie.core import Action, Choice, Line
from menagerie.cubirds.actions import DrawTwo
from menagerie.server.limits import Rate
from menagerie.server.presentation.table_settings import setting_of
from menagerie.server.storage.rows import GameRow, SeatRow, StoredTable
from menagerie.words import Words

OFF = "Hints are off at this table. The host can allow them in the settings."
TOO_LATE = "The hint came too late: the question has changed."


def first_action(seen: Seen[object]) -> Action:
    first = seen.actions[0]
    return first.compose(first.cards[: max(first.least, 1)]) if isinstance(first, Choice) else first


class Expert:
    """An expert that picks the first action as soon as the test allows it, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[Seen[object]] = []
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def think(self, seen: Seen[object]) -> Thought:
        self.seen.append(seen)
        assert self.may_go_on.wait(60)
        return Thought((Ranked(first_action(seen), 0.644, 0.01, ()),))

    @contextmanager
    def held_up(self) -> Iterator[None]:
        self.may_go_on.clear()
        yield
        self.may_go_on.set()


@pytest.fixture(autouse=True)
def expert(monkeypatch: pytest.MonkeyPatch) -> Expert:
    expert = Expert()
    monkeypatch.setattr("menagerie.server.play.thinking.think", expert.think)
    return expert


def hint(person: Person) -> Message:
    return person.ask("ask-hint", id=person.new_id())


def notices(person: Person) -> list[str]:
    person.settle()
    return [frame["text"] for frame in person.frames if frame["type"] == "notice"]


def allowed(person: Person) -> bool:
    return next(each["value"] for each in person.table["settings"] if each["name"] == "hints") is True


def asked_and_others(people: list[Person]) -> tuple[Person, list[Person]]:
    """The player who is asked, and everyone else."""
    asked = next(person for person in people if person.is_asked)
    return asked, [person for person in people if person is not asked]


# who may ask


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_who_plays_alone_with_bots_is_told_what_to_do_and_why(site: Site, game: str) -> None:
    (nel,) = site.game(game, ["Nel"], bots=2)
    nel.listen_until(lambda: nel.is_asked)
    assert allowed(nel)
    assert nel.position["asked"]["several"]
    told = hint(nel)
    assert told["type"] == "hint"
    assert told["text"].endswith(".")
    assert nel.seat not in [seat for _, seat, _, _ in site.log(nel.id)], "it is no action"
    assert notices(nel) == [], "who asks knows it"
    assert nel.act(told["plain"])["type"] == "accepted"


def test_asking_for_a_hint_writes_nothing(site: Site, expert: Expert) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    assert not people[0].ask("set-setting", name="hints", value=True)
    asked, (other,) = asked_and_others(people)
    before = site.rows("select * from game"), site.kept(asked.id), site.rows("select * from notice")
    assert hint(asked)["type"] == "hint"
    assert notices(other) == [f"{asked.name} asked for a hint."]
    assert (site.rows("select * from game"), site.kept(asked.id), site.rows("select * from notice")) == before


def test_solo_hints_are_on(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"])
    assert hint(nel)["type"] == "hint"


def test_among_people_hints_are_off_until_the_host_allows_them(site: Site, expert: Expert) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    asked, _ = asked_and_others(people)
    assert not allowed(asked)
    assert hint(asked)["text"] == OFF
    assert people[1].ask("set-setting", name="hints", value=True)["text"] == "Only the host can change that."
    assert not people[0].ask("set-setting", name="hints", value=True)
    asked.settle()
    assert allowed(asked)
    assert hint(asked)["type"] == "hint"
    assert not people[0].ask("set-setting", name="hints", value=False)
    asked.settle()
    assert hint(asked)["text"] == OFF
    assert len(expert.seen) == 1, "nobody thought in vain"


def test_a_second_person_switches_hints_off_unless_the_host_has_allowed_them(site: Site) -> None:
    for said in (None, True):
        nel, bo = site.person(), site.person("Bo")
        nel.open("cubirds", players=3)
        nel.connect()
        for seat in (1, 2):
            assert not nel.ask("set-bot", seat=seat, level="beginner")
        assert allowed(nel), "alone with bots"
        if said is not None:
            assert not nel.ask("set-setting", name="hints", value=said)
        assert not nel.ask("set-bot", seat=2)
        assert bo.sit(nel.id).status_code == 201
        nel.settle()
        assert allowed(nel) is bool(said)


def test_who_is_left_alone_with_bots_may_ask(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.say("leave")
    nel.listen_until(lambda: allowed(nel))
    nel.listen_until(lambda: nel.is_asked)
    assert hint(nel)["type"] == "hint"


@pytest.mark.parametrize(
    ("kinds", "usual"),
    [("person bot", True), ("person", True), ("person open bot", False), ("person person", False), ("bot bot", False)],
)
def test_what_is_usual_hangs_on_who_sits_there(kinds: str, usual: bool) -> None:
    seats = [SeatRow(seat, kind) for seat, kind in enumerate(kinds.split())]  # type: ignore[arg-type]  # they are such
    row = GameRow("a", "cubirds", "usual", len(seats))
    assert setting_of(StoredTable(row, seats), "hints") is usual
    row.settings = {"hints": not usual}
    assert setting_of(StoredTable(row, seats), "hints") is not usual


def test_who_only_watches_cannot_ask(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    wim = site.person("Wim").connect(nel.id)
    assert hint(wim)["text"] == "You’re watching. Only players at the table can do that."


def test_before_the_game_and_after_its_end_there_is_no_hint(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], bots=1)
    assert hint(nel)["text"] == "The game has not begun yet."
    (bo,) = site.game("cubirds", ["Bo"], bots=1, turns=2)
    play([bo], Random(1))
    assert hint(bo)["text"] == "This game is already over."
    (cleo,) = site.game("cubirds", ["Cleo"], bots=1)
    assert not cleo.ask("end-game")
    assert hint(cleo)["text"] == "This game was ended by agreement."


# who receives it


def test_all_are_told_who_asked_and_nobody_else_what_the_hint_was(site: Site, expert: Expert) -> None:
    people = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    wim = site.person("Wim").connect(people[0].id)
    assert not people[0].ask("set-setting", name="hints", value=True)
    nel = people[0]
    told = hint(nel)
    first = first_action(expert.seen[0])
    assert (told["action"], told["plain"]) == (str(first), first.plain())
    for person in (people[1], people[2], wim):
        assert notices(person) == ["Nel asked for a hint."]
        assert not [frame for frame in person.frames if frame["type"] == "hint"]
        assert told["text"] not in str(person.frames)
    assert notices(nel) == []
    assert not [line for line in nel.position["log"] if "hint" in line["text"]]


def test_another_device_of_the_same_person_is_told_that_they_asked(site: Site, expert: Expert) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    phone = site.person()
    secret = nel.table["seat_link"].partition("#seat=")[2]
    assert phone.http.post("/api/seats", json={"secret": secret}).is_success
    phone.connect(nel.id)
    assert hint(nel)["type"] == "hint"
    assert notices(phone) == ["You asked for a hint."]
    assert not [frame for frame in phone.frames if frame["type"] == "hint"]


def test_a_hint_is_made_of_what_the_own_seat_may_know(site: Site, expert: Expert) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    assert not people[0].ask("set-setting", name="hints", value=True)
    asked, (other,) = asked_and_others(people)
    assert hint(asked)["type"] == "hint"
    assert hint(other)["text"] == "There’s nothing for you to decide right now."
    (seen,) = expert.seen
    assert seen.seat == asked.seat
    view: object = seen.view
    assert view.seats[asked.seat].hand is not None  # type: ignore[attr-defined]  # of CuBirds
    assert view.seats[other.seat].hand is None  # type: ignore[attr-defined]  # of CuBirds


def test_who_has_two_seats_is_told_for_the_one_they_play(site: Site, expert: Expert) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    assert not nel.ask("set-setting", name="hints", value=True)
    secret = bo.table["seat_link"].partition("#seat=")[2]
    assert nel.http.post("/api/seats", json={"secret": secret, "keep_both": True}).is_success
    for seat in (0, 1):
        nel.disconnect()
        nel.query = f"?seat={seat}"
        nel.connect()
        told = hint(nel)
        assert (told["type"] == "hint") is nel.is_asked
    assert len(expert.seen) == 1


# when


def test_a_sealed_answer_is_no_open_question(site: Site, expert: Expert) -> None:
    nel, _ = site.game("wildcards", ["Nel", "Bo"], form="duel")
    assert not nel.ask("set-setting", name="hints", value=True)
    assert nel.act("bid refill")["type"] == "accepted"
    assert hint(nel)["text"] == "There’s nothing for you to decide right now."


def test_where_there_is_one_answer_only_there_is_no_hint(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    random = Random(2)
    nel.listen_until(lambda: nel.is_asked)
    while nel.position["asked"]["several"]:
        play([nel], random, most=1)
        nel.listen_until(lambda: nel.is_asked or bool(nel.outcome))
        assert not nel.outcome, "no such question has come"
    assert len(nel.position["asked"]["offers"]) == 1
    assert hint(nel)["text"] == "There’s only one thing you can do here, so you don’t need a hint."


def test_thinking_holds_up_neither_the_table_nor_who_asked(site: Site, expert: Expert) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    assert not nel.ask("set-setting", name="hints", value=True)
    asked, (other,) = asked_and_others([nel, bo])
    with expert.held_up():
        asked.say("ask-hint", id="slow")
        wait_until(lambda: len(expert.seen) == 1)
        assert hint(asked)["text"] == "Your hint is on its way."
        assert not other.ask("rename", seat=other.seat, name="Zoë"), "others go on"
        asked.answer(Random(1))
    late = asked.until(lambda frame: frame.get("id") == "slow")
    assert (late["type"], late["text"]) == ("refused", TOO_LATE)
    assert len(expert.seen) == 1


def test_a_question_that_others_answer_meanwhile_is_still_the_same(site: Site, expert: Expert) -> None:
    nel, bo = site.game("wildcards", ["Nel", "Bo"], form="duel")
    assert not nel.ask("set-setting", name="hints", value=True)
    with expert.held_up():
        nel.say("ask-hint", id="slow")
        wait_until(lambda: len(expert.seen) == 1)
        assert bo.act("bid refill")["type"] == "accepted"
    assert nel.until(lambda frame: frame.get("id") == "slow")["type"] == "hint"


def test_who_has_left_the_seat_meanwhile_is_told_nothing(site: Site, expert: Expert) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    assert not nel.ask("set-setting", name="hints", value=True)
    asked, _ = asked_and_others([nel, bo])
    with expert.held_up():
        asked.say("ask-hint", id="slow")
        wait_until(lambda: len(expert.seen) == 1)
        asked.say("leave")
        asked.listen_until(lambda: asked.table["you"] is None)
    asked.settle()
    assert not [frame for frame in asked.frames if frame["type"] == "hint"]


def test_who_asks_again_and_again_is_told_to_wait(site: Site, expert: Expert, monkeypatch: pytest.MonkeyPatch) -> None:
    site.limits.hints = Rate(2, 0.001)
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    answers = [hint(nel) for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["hint", "hint", "refused"]
    assert answers[-1]["text"] == "Not so fast, please: the server needs a moment."


def broken(_: Seen[object]) -> Thought:
    raise RuntimeError("a bug")


def wrong(_: Seen[object]) -> Thought:
    return Thought(())


@pytest.mark.parametrize("think", [broken, wrong])
def test_an_expert_who_fails_stops_nobody(
    site: Site, monkeypatch: pytest.MonkeyPatch, think: Callable[[Seen[object]], Thought]
) -> None:
    monkeypatch.setattr("menagerie.server.play.thinking.think", think)
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    assert hint(nel)["text"] == "No hint is possible right now."
    assert nel.answer(Random(1))["type"] == "accepted"


# in words


def test_a_hint_is_one_sentence_with_the_chance_to_win(site: Site, expert: Expert) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    assert hint(nel)["text"].endswith(". About 64% to win.")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Draw two cards: that keeps 2 owls (one short of a flock) "
            "and may bring the flamingo needed for a flock. About 7% to win.",
        ),
        (
            "nl",
            "Trek twee kaarten: dat houdt 2 uilen in de hand (op één na een familie) "
            "en kan de flamingo voor een familie opleveren. Ongeveer 7% kans om te winnen.",
        ),
        (
            "de",
            "Zwei Karten ziehen: Das lässt 2 Eulen auf der Hand (zum Schwarm fehlt nur ein Vogel) "
            "und kann den fehlenden Flamingo für einen Schwarm bringen. Etwa 7\u00a0% Siegchance.",
        ),
    ],
)
def test_a_hint_in_each_language(language: str, told: str) -> None:
    reasons = (
        Line("reason-keeps", {"species": "owl", "count": 2, "flock": "none", "missing": 1}),
        Line("reason-may-bring", {"species": "flamingo", "missing": 1, "flock": "none"}),
    )
    words = Words("cubirds", language=language)
    assert words.hint(DrawTwo(), reasons, 0.07) == told
    assert "%" not in words.hint(DrawTwo(), reasons, None)
    assert "%" not in words.hint(DrawTwo(), reasons, 0.999), "as good as sure"
    assert words.hint(DrawTwo(), (), None) == f"{words.action(DrawTwo())}."
