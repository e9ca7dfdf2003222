"""In whole games of every form, each event is reported once: by its own sentence, by that of another, or in passing."""

from random import Random

import pytest
from support.forms import FORMS, Form, any_action

from menagerie.core import AnyGame, Event
from menagerie.cubirds.cards import Side, Species
from menagerie.cubirds.events import BirdsLaid, BirdTaken, RowFilled
from menagerie.games import GAMES
from menagerie.words import Words
from menagerie.words.say import SEATED, SOMEBODY, runs
from menagerie.words.together import Group, groups, weights

NAMES = ("Ada", "Bo", "Cleo", "Dirk", "Eve")


def played(form: Form, seed: int) -> AnyGame:
    """A whole game of random actions."""
    game, random = form.new(seed), Random(seed)
    while game.to_act:
        seat = random.choice(game.to_act)
        game.act(seat, any_action(game, seat, random))
    return game


def told(group: Group) -> list[tuple[Event, str]]:
    return [(event, weight) for run, weight in zip(group, weights(group), strict=True) for event in run]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_event_is_told_once_and_no_sentence_is_empty(form: Form) -> None:
    game, sentences = played(form, 4), list[str]()
    for reader in (None, *range(game.seats)):
        words = Words(game.name, names=NAMES, you=reader)
        events = game.events(reader)
        found = list(groups(runs(events)))
        every = [event for group in found for event, _ in told(group)]
        assert sorted(map(repr, every)) == sorted(map(repr, events))
        for group in found:
            first, *others = (weight for _, weight in zip(group, weights(group), strict=True))
            assert first == ("passing" if group[0][0].in_passing else "told")
            assert set(others) <= {"joined"}
            assert not others or first == "told"
            sentences.append(words.tell_group(group))
    assert len(sentences) > 100
    for sentence in sentences:
        assert sentence.endswith((".", "!")), sentence
        assert not any(sign in sentence for sign in ("{", "  ", " ,", " .", " ;", "..", SOMEBODY, *SEATED)), sentence


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_a_reader_may_not_see_is_hidden_in_the_sentence_too(form: Form) -> None:
    """Readers of the same events get the same sentence, apart from “you”: it is made from nothing but the events."""
    game = played(form, 6)
    watching = Words(game.name, names=NAMES)
    for seat in range(game.seats):
        own = [watching.tell_group(group) for group in groups(runs(game.events(seat)))]
        public = [watching.tell_group(group) for group in groups(runs(game.events(None)))]
        assert len(own) == len(public)
        secret = [group for group in groups(runs(game.events(seat))) if any(event.private for run in group for event in run)]
        differing = [one for one, other in zip(own, public, strict=True) if one != other]
        assert set(differing) <= {watching.tell_group(group) for group in secret}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_goes_without_saying_is_no_part_of_a_sentence(game: type[AnyGame]) -> None:
    for kind in game.event_kinds:
        assert not (kind.in_passing and kind.told_with), kind
        assert not any(other.in_passing for other in kind.told_with), kind
        assert all(other in game.event_kinds for other in kind.told_with), kind


def test_only_what_the_same_seat_did_in_the_same_row_belongs_to_a_sentence() -> None:
    laid = BirdsLaid(0, Species.OWL, 2, 1, Side.LEFT)
    own, others, elsewhere = BirdTaken(0, Species.DUCK, 1), BirdTaken(1, Species.DUCK, 1), BirdTaken(0, Species.DUCK, 2)
    filled = RowFilled(Species.ROBIN, 1)

    def sizes(*events: Event) -> list[int]:
        return [len(group) for group in groups(runs(events))]

    assert sizes(laid, own, filled) == [3]
    assert sizes(laid, others) == [1, 1]
    assert sizes(laid, elsewhere, filled) == [1, 1, 1]
    assert sizes(own, laid) == [1, 1]


def test_a_sentence_has_the_names_of_its_table_whoever_was_told_it_before() -> None:
    events = [BirdsLaid(0, Species.OWL, 2, 1, Side.LEFT), BirdTaken(0, Species.DUCK, 1)]
    assert Words("cubirds", names=["Ada"]).in_short(events) == ["Ada lays 2 owls at the left end of row 2 and takes a duck."]
    assert Words("cubirds", names=["Bo"]).in_short(events) == ["Bo lays 2 owls at the left end of row 2 and takes a duck."]
    assert Words("cubirds", names=[SEATED[1], "Bo"]).in_short(events) == [
        f"{SEATED[1]} lays 2 owls at the left end of row 2 and takes a duck."
    ]
    assert Words("cubirds", names=[SEATED[1], "Bo"]).events(events[1:]) == [f"{SEATED[1]} takes a duck."]
    assert Words("cubirds").in_short(events) == ["1 lays 2 owls at the left end of row 2 and takes a duck."]
