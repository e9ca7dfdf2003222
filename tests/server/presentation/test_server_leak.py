"""Nothing hidden leaves the server too early: every frame of every connection is rebuilt from the stored log and compared.

The facade is the authority on what a seat may know; `tests/*/test_*leak.py` hold it to that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any

import pytest
from support.server.people import ALL_FORMS, Message, Person, Site, composed

from menagerie.core import Action, AnyGame, Choice, Event, Line, MenagerieError, Seed
from menagerie.core.plain import enum_name, from_plain, to_plain
from menagerie.games import GAMES
from menagerie.server.play.gamelog import LISTED
from menagerie.server.play.printed_forms import checked_options, form_of
from menagerie.words import Words
from menagerie.words.say import line_of, runs
from menagerie.words.together import Group, groups

NAMES = ("Nel", "Bo", "Cleo", "Dirk", "Edda")
SEED = 1
COUNTS = {(game, form): [players for *each, players in ALL_FORMS if each == [game, form]] for game, form, _ in ALL_FORMS}
FEWEST_AND_MOST = [
    (*form, players) for form, counts in COUNTS.items() for players in sorted({counts[0], counts[0] + 1, counts[-1]} & {*counts})
]


class Probe:
    """Somebody at the table, or a stranger (None), with what they asked the server, and when."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person, self.seat = person, seat
        self.asked: list[tuple[int, str | Message, Message]] = []

    def ask_consequences(self, action: str | Message) -> None:
        """Ask what an action would do. If it is not possible, doing it is refused in the same words: the table knows no more."""
        (answer,) = self.person.ask("ask-consequences", id=self.person.new_id(), actions=[action])["previews"]
        self.asked.append((self.person.seq, action, answer))
        if answer["refusal"] is not None:
            again = self.person.act(action)
            assert (again["type"], again["text"], again["rule"]) == ("refused", answer["refusal"], answer["rule"]), action


# playing


def play_with_probes(probes: list[Probe], random: Random) -> None:
    """Play a whole game among people. On the way, they ask for many impossible things and take some actions back."""
    pool: list[str | Message] = ["pass", "draw two", "fly"]
    seats = [probe for probe in probes if probe.seat is not None]
    seq = 0
    while not probes[0].person.outcome:
        for probe in seats:
            offers = (probe.person.position["asked"] or {"offers": []})["offers"]
            pool += [action for offer in offers if (action := composed(offer, random)) not in pool]
        if random.random() < 0.2:
            random.choice(seats).ask_consequences(random.choice(pool))
            asked = random.choice(seats)
            for offer in (asked.person.position["asked"] or {"offers": []})["offers"][:3]:
                asked.ask_consequences(composed(offer, random))
        if random.random() < 0.05:
            random.choice(probes).person.disconnect_and_back()
        seq = take_something_back(seats, random, seq) if random.random() < 0.04 else act(seats, random, seq)
        for probe in probes:
            probe.person.listen_to(seq)


def act(seats: list[Probe], random: Random, seq: int) -> int:
    """Let somebody who is asked act; now and then, somebody changes an answer that is already sealed."""
    asked = [probe.person for probe in seats if probe.person.is_asked]
    sealed = [probe.person for probe in seats if probe.person.position["asked"] and not probe.person.is_asked]
    person = random.choice(sealed if sealed and random.random() < 0.1 else asked)
    assert person.answer(random)["seq"] == seq + 1
    return seq + 1


def take_something_back(seats: list[Probe], random: Random, seq: int) -> int:
    """Take an action back. Usually everyone agrees."""
    able = [probe.person for probe in seats if probe.person.position["undo"]]
    if not able:
        return seq
    person = random.choice(able)
    person.ask("take-back", id=person.new_id(), seq=person.seq)
    person.settle()
    for probe in seats:
        if person.table["take_back"] is not None and probe.person is not person:
            probe.person.ask("answer-take-back", agree=random.random() < 0.9)
            person.settle()
    return person.seq


# the expected content of each frame


class Truth:
    """The game as the log tells it, with the facade as the authority on what each seat may know."""

    def __init__(
        self, kind: type[AnyGame], players: int, seed: Seed, options: dict[str, Any], names: list[str], aid: bool
    ) -> None:
        self._start = (kind, players, seed, options)
        self.aid = aid
        self.game = self._new()
        self.start = 0  # the events before the last action
        self.actions: list[tuple[int, str]] = []
        self.before: dict[int | None, Any] = {}
        self.names = names
        self.firsts: list[Line] = []  # the first thing that everyone saw of each action
        self.told: dict[int | None, list[list[Message]]] = {seat: [] for seat in (*range(self.game.seats), None)}
        self._tell_last()

    def _new(self) -> AnyGame:
        kind, players, seed, options = self._start
        return kind.new(players, seed=seed, **options)

    def apply(self, seat: int, action: str) -> None:
        self.before = {each: self.game.view(each) for each in (*range(self.game.seats), None)}
        if action.startswith("undo "):
            kept = int(action.removeprefix("undo "))
            moves = len(list(groupby(actor for actor, _ in self.actions[kept:])))
            note = (seat, self.firsts[kept + 1], moves - 1)
            self.actions = self.actions[:kept]
            self.game = self._new()
            for actor, done in self.actions:
                self.game.act(actor, done)
            del self.firsts[kept + 1 :]
            for each, lines in self.told.items():
                gone = [line for group in lines[kept + 1 :] for line in group if line["code"] == "taken-back"]
                del lines[kept + 1 :]
                lines[-1] += [*gone, self.taken_back(each, *note)]
        else:
            self.start = self.game.event_count
            self.game.act(seat, action)
            self.actions.append((seat, action))
            self._tell_last()

    def _tell_last(self) -> None:
        """The lines of the last action, for every seat."""
        self.firsts.append(line_of(next(runs(self.game.events(None, self.start)))))
        for seat, told in self.told.items():
            own = groups(runs(self.game.events(seat, self.start)))
            told.append([line for group in own for line in self.lines(seat, group)])

    def taken_back(self, seat: int | None, who: int, first: Line, followed: int) -> Message:
        """The lines about take-backs, which stay in everyone's log, in words that everyone may know."""
        words, values = self.words(seat), {"seat": who, "count": followed}
        code = "taken-back-line-followed" if followed else "taken-back-line"
        text = words.phrase(code, {**values, "what": words.say(first)})
        return {"code": "taken-back", "values": values, "text": text, "rule": ""}

    def log(self, seat: int | None) -> list[Message]:
        lines = [line for group in self.told[seat] for line in group]
        if len(taken := [index for index, line in enumerate(lines) if line["code"] == "taken-back"]) > LISTED:
            values = {"count": len(taken) - LISTED}
            text = self.words(seat).phrase("taken-back-earlier", values)
            lines.insert(taken[-LISTED], {"code": "taken-back-earlier", "values": values, "text": text, "rule": ""})
            lines = [line for index, line in enumerate(lines) if index not in taken[:-LISTED]]
        return [{"number": number, **line} for number, line in enumerate(lines, start=1)]

    def words(self, seat: int | None) -> Words:
        return Words(self.game.name, names=self.names, you=seat)

    def view(self, view: Any) -> Any:
        return to_plain(view if self.aid else self.game.without_memory(view))

    def lines(self, seat: int | None, group: Group) -> Iterator[Message]:
        """One sentence for events that belong together, made from what this seat may know of them."""
        (first, *joined), words = group, self.words(seat)
        if joined:
            yield {**self.line(seat, first), "text": words.tell_group(group), "short": words.say(line_of(first))}
        else:
            yield self.line(seat, first) | ({"weight": "passing"} if first[0].in_passing else {})
        yield from ({**self.line(seat, run), "weight": "joined"} for run in joined)

    def line(self, seat: int | None, run: tuple[Event, ...]) -> Message:
        line = line_of(run)
        return {"code": line.code, "values": line.values, "text": self.words(seat).say(line), "rule": run[0].rule}

    def steps(self, seat: int | None) -> Iterator[Message]:
        """The steps of the last action. Cards that are turned up together share a step, with the view after the last of them."""
        view, lines = self.before[seat], iter(self.log(seat)[-len(self.told[seat][-1]) :])
        for _, like in groupby(runs(self.game.events(seat, self.start)), key=lambda run: type(run[0])):
            views, together = [], False
            for run in like:
                together = run[0].together
                for event in run:
                    view = self.game.after(view, event)
                views.append(self.view(view))
            yield from ({"line": next(lines), "view": views[-1] if together else each} for each in views)

    def asked(self, seat: int | None) -> Message | None:
        offers = () if seat is None else self.game.legal_actions(seat)
        if seat is None or not offers:
            return None
        question = self.game.question(seat)
        return {
            "question": self.words(seat).say(question),
            "code": question.code,
            "offers": [self.offer(seat, offer) for offer in offers],
            "sealed": seat not in self.game.to_act,
            "several": self.game.only_answer(seat) is None,
            "answers_itself": False,
            "usual": next((str(offer) for offer in offers if isinstance(offer, Action) and offer.is_usual), None),
        }

    def offer(self, seat: int, offer: Action | Choice) -> Message:
        label = self.words(seat).action(offer, self.game.told_of(seat, offer))
        if isinstance(offer, Choice):
            bare, codes, favoured = (
                offer.action,
                *([enum_name(card) for card in cards] for cards in (offer.cards, offer.favoured)),
            )
            choice = {"field": bare.composes, "codes": codes, "least": offer.least, "most": offer.most, "favoured": favoured}
            return {"action": str(offer.example), "label": label, "plain": bare.plain(), "choice": choice}
        return {"action": str(offer), "label": label, "plain": offer.plain(), "choice": None}

    def remarks(self, seat: int, action: Action | str) -> list[Message]:
        lines = self.game.remarks(seat, action)
        return [{"code": line.code, "values": line.values, "text": self.words(seat).say(line)} for line in lines]

    def consequences(self, seat: int, action: Action | str) -> list[Message]:
        every = self.words(seat).consequence_runs(self.game.consequences(seat, action))
        told = [each for index, each in enumerate(every) if each[1] not in [text for _, text in every[:index]]]  # each once
        return [
            {"code": (line := line_of(run)).code, "values": line.values, "text": text, "rule": run[0].rule} for run, text in told
        ]

    def undone(self, seat: int | None, count: int) -> Iterator[Message]:
        """The actions that were taken back, each by the first thing that everyone saw of it."""
        for (actor, _), first in zip(self.actions[-count:], self.firsts[-count:], strict=True):
            yield {"seat": actor, "text": self.words(seat).say(first)}

    def check(self, seat: int | None, frame: Message) -> None:
        """Check that a position or a move is exactly what this seat may know."""
        assert frame["view"] == self.view(self.game.view(seat))
        assert frame["asked"] == self.asked(seat)
        assert (frame["outcome"] is None) == (self.game.result is None)
        if frame["undo"] is not None:
            assert frame["undo"]["actions"] == list(self.undone(seat, len(frame["undo"]["actions"])))
        if frame["type"] == "moved":
            assert frame["seat"] == self.actions[-1][0]
            for told, true in zip(frame["moments"], self.steps(seat), strict=True):
                assert told["line"] == true["line"]
                for part in told["view"]:
                    assert told["view"][part] == true["view"][part], part
            assert set(frame) == {"type", "seq", "seat", "moments", "view", "asked", "undo", "outcome"}
        else:
            assert frame["log"] == self.log(seat)
            assert set(frame) == {"type", "seq", "view", "log", "asked", "undo", "outcome"}

    def check_consequences(self, seat: int, said: str | Message, answer: Message) -> None:
        try:
            action = self.game.read_action(said)
            told, remarks = self.consequences(seat, action), self.remarks(seat, action)
            true: Message = {"consequences": told, "remarks": remarks, "refusal": None, "rule": None}
        except MenagerieError as problem:
            true = {"consequences": [], "remarks": [], "refusal": self.words(seat).say(problem), "rule": problem.rule}
        assert answer == true


def check_by_truth(site: Site, table: str, probes: list[Probe], *, aid: bool) -> None:
    ((kind, form, players, options, seed),) = site.rows("select kind, form, players, options, seed from game where id = ?", table)
    made = checked_options(GAMES[kind], form_of(GAMES[kind], form, players), players, json.loads(options))
    names = [seat["name"] for seat in probes[0].person.table["seats"]]
    truth = Truth(GAMES[kind], players, from_plain(Seed, json.loads(seed)), made, names, aid)
    told: dict[int, list[tuple[int | None, Message]]] = {}
    for probe in probes:
        for frame in probe.person.frames:
            if frame["type"] in ("position", "moved"):
                told.setdefault(frame["seq"], []).append((probe.seat, frame))
    for seq, seat, action, _ in [(0, 0, "", ""), *site.log(table)]:
        if seq:
            truth.apply(seat, action)
        assert len(told[seq]) >= len(probes), "everybody is told everything"
        for listener, frame in told[seq]:
            truth.check(listener, frame)
        for probe in probes:
            for at, asked, answer in probe.asked:
                if at == seq and probe.seat is not None:
                    truth.check_consequences(probe.seat, asked, answer)
    assert truth.game.result is not None


# secrets that no frame may contain


def check_by_search(site: Site, table: str, probes: list[Probe]) -> None:
    """Search a frame for secrets: the seed before the end, the secret of another seat, anything that only the server knows."""
    ((seed,),) = site.rows("select seed from game where id = ?", table)
    digits = json.loads(seed)["digits"]
    secrets = dict(site.rows("select seat, secret from seat where game_id = ?", table))
    kept = "select value from secret where name != 'version'"  # the greeting is the same for everyone
    guests = [guest for (guest,) in site.rows(f"select guest_id from holder union {kept}")]
    for probe in probes:
        text = "\n".join(json.dumps(frame) for frame in probe.person.frames)
        over = next(number for number, frame in enumerate(probe.person.frames) if frame.get("status") == "over")
        assert digits not in "\n".join(json.dumps(frame) for frame in probe.person.frames[:over])
        assert digits in text
        for seat, secret in secrets.items():
            assert (secret in text) == (seat == probe.seat)
        assert not any(guest in text for guest in guests)
        for frame in probe.person.frames:
            for view in views_of(frame):
                check_view(view, probe.seat)


def views_of(frame: Message) -> Iterator[Message]:
    if "view" in frame:
        yield frame["view"]
        yield from (moment["view"] for moment in frame.get("moments", []))


def check_view(view: Message, seat: int | None) -> None:
    """Check that a view shows no hand and no sealed card of another seat."""
    assert view["seat"] == seat
    for owner, player in enumerate(view["seats"]):
        if owner == seat:
            continue
        if "rows" in view:
            robin = view["solo"] and owner == 1
            assert player["hand"] is None or robin or player["hand_size"] == 0 or player["hand"] == player["known"]
            assert player["hand"] is not None or player["hand_size"] > 0
        else:
            assert player["hand"] is None
            assert player["secret"] is None or view["result"] is not None or view["step"] is None or view["animals_left"] == 0
            if view["step"] == "bid" and not player["is_leo"] and player["sealed"]:
                assert set(player["bid"]) <= {None}


def check_sealed(site: Site, table: str, probes: list[Probe]) -> None:
    """Check that no bid, payment or tie-break card appears before all others have sealed theirs, too."""
    lines = site.log(table)
    for seq, seat, action, _ in lines:
        word, _, cards = action.partition(" ")
        if word not in ("bid", "pay", "tie-break"):
            continue
        for probe in probes:
            for frame in probe.person.frames:
                if frame.get("seq") == seq and frame["type"] == "moved" and probe.seat != seat and is_sealed(frame):
                    assert cards.replace(" ", "-") not in json.dumps(shown_of(frame, seat))


def is_sealed(frame: Message) -> bool:
    """Whether the action only sealed something: one step, and it says so."""
    return len(frame["moments"]) == 1 and frame["moments"][0]["line"]["code"].endswith("-sealed")


def shown_of(frame: Message, seat: int) -> Any:
    """Everything about a seat that could reveal what it sealed."""
    players = [view["seats"][seat] for view in views_of(frame)]
    return [
        frame["moments"][0]["line"],
        [(player["hand"], player["bid"], player["paid"]) for player in players if not is_open(player)],
    ]


def is_open(player: Message) -> bool:
    """In a tie the bids lie open already."""
    return bool(player["bid"]) and None not in player["bid"]


@pytest.mark.parametrize(("game", "form", "players"), FEWEST_AND_MOST)
def test_every_frame_is_what_its_seat_may_know_and_nothing_else(site: Site, game: str, form: str, players: int) -> None:
    random = Random(SEED)
    people = site.table(game, NAMES[:players], form=form)
    aid = players % 2 == 1
    people[0].ask("set-setting", name="memory-aid", value=aid)
    if game == "cubirds":
        people[0].ask("set-option", name="turn_limit", value=4 * players)
    for person in people:
        person.ask("set-automatic", on=False)
        person.ask("ready", ready=True)
    stranger = site.person("Stranger").connect(people[0].id)
    for person in people:
        person.settle()
    probes = [*(Probe(person, seat) for seat, person in enumerate(people)), Probe(stranger, None)]

    play_with_probes(probes, random)
    for probe in probes:
        probe.person.settle()

    check_by_truth(site, people[0].id, probes, aid=aid)
    check_by_search(site, people[0].id, probes)
    if game == "wildcards":
        check_sealed(site, people[0].id, probes)
