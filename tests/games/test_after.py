"""Views between two decisions: a view made from the previous view and the events alone agrees with the true view afterwards."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, any_action
from support.tables import cubirds, wildcards

from menagerie.core import AnyGame, Event
from menagerie.core.plain import Plain, from_plain, to_plain
from menagerie.cubirds import CompleteFlock, DrawTwo, LayBirds, Side
from menagerie.cubirds import Species as Bird
from menagerie.cubirds import View as BirdsView
from menagerie.cubirds.cards import CARDS
from menagerie.wildcards import Card, Species
from menagerie.wildcards import View as CardsView
from menagerie.wildcards.cards import ANIMALS, HABITATS
from menagerie.wildcards.events import (
    BidRevealed,
    BidSealed,
    LotDrawn,
    PaymentSealed,
    TieBreakDrawn,
    TieBreakSealed,
    TieBreakShown,
)
from menagerie.wildcards.table import Step

forms = st.sampled_from(FORMS)
seeds = st.integers(0, 2**256 - 1)

SEALED = (BidSealed, PaymentSealed, TieBreakSealed)


# what is compared: the whole view, except for what is listed here


def countable(view: Any, truth: Any, events: tuple[Event, ...]) -> Any:
    """A view made from events, with the fields that no event reports taken from the true view."""
    if isinstance(view, BirdsView):
        return countable_birds(view, truth)
    return countable_cards(view, truth, events)


def countable_birds(view: BirdsView, truth: BirdsView) -> BirdsView:
    """Omitted: the step within a turn, the number of a turn that does not begin, the result, and who is close to it."""
    turn = view.turn if truth.result is None else truth.turn
    close = (replace(player, wins_with=true.wins_with) for player, true in zip(view.seats, truth.seats, strict=True))
    return replace(view, step=truth.step, turn=turn, result=truth.result, seats=tuple(close))


def countable_cards(view: CardsView, truth: CardsView, events: tuple[Event, ...]) -> CardsView:
    """Omitted: the questions, the result, whether Leo still waits when no animal is left, and three details about cards.

    - Which cards one has sealed oneself: the event says that they were sealed. Once all are shown, all is compared.
    - That the eagle's owner has laid two: nobody is told so but by the question which of them it is to be.
    - When tie-break cards go from the table to the discard pile: only both together are compared where they were laid.
    """
    view = replace(view, step=truth.step, to_act=truth.to_act, result=truth.result)
    if view.seats[-1].is_leo and not view.display:
        view = replace(view, order=truth.order)
    seats = list(view.seats)
    for seat in range(len(seats)):
        own = seat == view.seat and isinstance(events[-1], SEALED) and getattr(events[-1], "seat", None) == seat
        if own or (truth.step == Step.REVEAL and seat in truth.to_act):
            true = truth.seats[seat]
            seats[seat] = replace(seats[seat], hand=true.hand, cards=true.cards, bid=true.bid, paid=true.paid, sealed=true.sealed)
    view = replace(view, seats=tuple(seats))
    if any(isinstance(event, TieBreakShown | TieBreakDrawn) for event in events):
        together = [Counter(each.discard) + Counter(each.tie_break_cards) for each in (view, truth)]
        assert together[0] == together[1]
        view = replace(view, discard=truth.discard, tie_break_cards=truth.tie_break_cards)
    return view


# what is always true of a view in between


def numbers(plain: Plain) -> Iterator[int]:
    """Every number in a plain value."""
    if isinstance(plain, int):
        yield plain
    elif isinstance(plain, dict | list):
        for each in plain.values() if isinstance(plain, dict) else plain:
            yield from numbers(each)


def check_between(view: Any) -> None:
    plain = to_plain(view)
    assert from_plain(type(view), plain) == view
    assert min(numbers(plain)) >= 0
    if isinstance(view, BirdsView):
        for player in view.seats:
            assert player.hand is None or sum(player.hand.values()) == player.hand_size
        assert sum(view.known_discard.values()) <= view.discard_size
    else:
        for other in view.seats:
            if other.hand is not None and not other.is_leo:
                apart = other.cards - sum(other.hand.values()) - (Card.REFILL not in other.bid)
                assert apart == 0 or (apart == 1 and other.sealed and view.step == Step.TIE_BREAK)


def view_after(game: AnyGame, view: Any, events: tuple[Event, ...]) -> Any:
    """A view after all these events; every view in between is checked."""
    for event in events:
        view = game.after(view, event)
        check_between(view)
    return view


def check_action(game: AnyGame, seat: int, random: Random) -> None:
    """Check that an action can be followed from its events by its seat, by another seat or by a spectator: one of them each
    time."""
    viewer = random.choice((seat, *range(game.seats), None))
    before, start = game.view(viewer), len(game.events(None))
    game.act(seat, any_action(game, seat, random))
    events, truth = game.events(viewer, start), game.view(viewer)
    assert countable(view_after(game, before, events), truth, events) == truth


def askable(game: AnyGame) -> tuple[int, ...]:
    """The seats that may act: those asked, and those that may still change what they have sealed."""
    return tuple(seat for seat in range(game.seats) if game.legal_actions(seat))


@settings(max_examples=100, deadline=None)
@given(forms, seeds, st.integers(0, 120), st.integers(1, 20))
@example(Form("cubirds", 1, ()), 14, 0, 40)  # a hand is discarded of which all knew something
def test_views_made_of_events_agree_with_the_true_one(form: Form, seed: int, skipped: int, actions: int) -> None:
    game, random = form.new(seed), Random(seed)
    for number in range(skipped + actions):
        seats = askable(game) if random.random() < 0.1 else game.to_act
        if not seats:
            return
        if number < skipped:
            seat = random.choice(seats)
            game.act(seat, any_action(game, seat, random))
        else:
            check_action(game, random.choice(seats), random)


@pytest.mark.much
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_whole_game_is_made_of_events(form: Form) -> None:
    game, random = form.new(5), Random(5)
    while game.to_act and len(game.events(None)) < 600:
        check_action(game, random.choice(game.to_act), random)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_consequences_make_views_too(form: Form) -> None:
    """The consequences that a seat can foresee may end with hidden cards: these are counted, and are in no place."""
    game, random = form.new(7), Random(7)
    for _ in range(40):
        if not game.to_act:
            return
        seat = random.choice(game.to_act)
        action, view = any_action(game, seat, random), game.view(seat)
        for event in game.consequences(seat, action):
            view = game.after(view, event)
            assert from_plain(type(view), to_plain(view)) == view
        game.act(seat, action)


# setting up


def cleared(view: Any) -> Any:
    """A view of the table before anything was dealt."""
    if isinstance(view, BirdsView):
        empty = tuple(replace(player, hand_size=0, hand={}, known={}, unseen={}, collection={}) for player in view.seats)
        return replace(view, rows=((),) * 4, pile_size=CARDS, discard_size=0, known_discard={}, seats=empty)
    seats = tuple(
        replace(player, cards=int(not player.is_leo), hand=None if player.hand is None else {}, leaders=(), secret=None)
        for player in view.seats
    )
    return replace(
        view, display=(), boxed={}, animals_left=ANIMALS, pile_size=HABITATS, leo_pile_size=0, talisman=None, seats=seats
    )


@settings(max_examples=20, deadline=None)
@given(forms, seeds)
def test_setting_up_is_made_of_events_from_an_empty_table(form: Form, seed: int) -> None:
    game = form.new(seed)
    for seat in (*range(game.seats), None):
        assert view_after(game, cleared(game.view(seat)), game.events(seat)) == game.view(seat)


# single steps, drawn


def steps(game: AnyGame, seat: int | None, since: int, before: Any) -> dict[str, Any]:
    """The views of an action, by the code of the event that led to each; the first of a code counts."""
    views: dict[str, Any] = {}
    for event in game.events(seat, since):
        before = game.after(before, event)
        views.setdefault(event.code, before)
    return views


@pytest.mark.parametrize(
    ("row", "side", "laid", "taken"),
    [
        ("owl flamingo parrot", Side.LEFT, "parrot parrot owl flamingo parrot", "parrot parrot flamingo parrot"),
        ("parrot owl flamingo", Side.RIGHT, "parrot owl flamingo parrot parrot", "parrot owl parrot parrot"),
    ],
)
def test_laid_birds_stand_at_the_end_until_what_they_enclose_is_taken(row: str, side: Side, laid: str, taken: str) -> None:
    game = cubirds(f"row 1: {row}\nrow 2: owl duck\nrow 3: owl duck\nrow 4: owl duck\nhand 1: parrot*2 duck\nhand 2: owl")
    before = {seat: game.view(seat) for seat in (0, 1)}
    game.act(0, LayBirds(Bird.PARROT, row=0, side=side))
    mine, theirs = (steps(game, seat, 0, before[seat]) for seat in (0, 1))

    assert to_plain(mine["birds-laid"].rows[0]) == laid.split()
    assert to_plain(mine["bird-taken"].rows[0]) == taken.split()
    assert mine["birds-laid"].seats[0].hand == {Bird.DUCK: 1}
    assert theirs["birds-laid"].seats[0].hand_size == 1
    assert theirs["birds-laid"].seats[0].hand is None
    assert theirs["bird-taken"].seats[0].hand_size == 2


def test_a_flock_leaves_the_hand_then_joins_collection_and_discard_pile() -> None:
    text = """
        row 1: owl duck
        row 2: owl duck
        row 3: owl duck
        row 4: owl duck
        hand 1: flamingo*3 magpie
        hand 2: owl
        known 1: flamingo magpie
        turn: 1 flock
    """
    game = cubirds(text)
    before = game.view(None)
    game.act(0, CompleteFlock(Bird.FLAMINGO))
    views = steps(game, None, 0, before)

    assert before.seats[0].hand is None
    assert views["flock-shown"].seats[0].hand == {Bird.MAGPIE: 1}, "all know what is left"
    assert views["bird-collected"].seats[0].collection == {Bird.FLAMINGO: 1}
    assert (views["bird-collected"].discard_size, views["flock-discarded"].discard_size) == (0, 1)
    assert views["flock-discarded"].known_discard == {Bird.FLAMINGO: 1}
    assert views["turn-began"].to_act == 1


def test_a_lot_that_breaks_a_tie_clears_the_tie_break_cards() -> None:
    view = Form("wildcards", 3, (("edition", "2020"),)).new(1).view(None)
    game = Form("wildcards", 3, (("edition", "2020"),)).new(1)
    laid = game.after(game.after(view, TieBreakShown(0, Card.FOREST_1)), TieBreakDrawn(1, Card.WILD_1))
    cleared_up = game.after(laid, LotDrawn(1))

    assert laid.tie_break_cards == {Card.FOREST_1: 1, Card.WILD_1: 1}
    assert (cleared_up.tie_break_cards, cleared_up.discard) == ({}, laid.tie_break_cards)
    again = game.after(cleared_up, LotDrawn(0))
    assert (again.tie_break_cards, again.discard) == ({}, laid.tie_break_cards)


def test_tie_break_cards_are_discarded_before_those_of_the_tie_pass() -> None:
    """No animal is left for two players who break their tie. They pass at once, and draw the cards that were laid for it."""
    text = """
        edition: 2020
        hand 1: forest 1, wild 4
        hand 2: forest 1, forest 2, forest 3
        hand 3: forest 1, mountains 2, mountains 1
        display: peacock
        animals: eagle*2
        round: 3 bid
    """
    game = wildcards(text)
    for seat in range(3):
        game.act(seat, "bid forest 1")
    for seat, card in enumerate(("wild 4", "forest 2", "mountains 2")):
        game.act(seat, f"tie-break {card}")
    game.act(0, "take peacock")
    game.act(1, "tie-break forest 3")
    before, start = game.view(None), len(game.events(None))
    game.act(2, "tie-break mountains 1")
    views = steps(game, None, start, before)

    assert views["tie-break-shown"].tie_break_cards == {Card.FOREST_3: 1}
    assert views["take-declined"].tie_break_cards == {}
    assert views["take-declined"].discard == {
        Card.FOREST_2: 1,
        Card.FOREST_3: 1,
        Card.MOUNTAINS_1: 1,
        Card.MOUNTAINS_2: 1,
        Card.WILD_4: 1,
    }
    assert (views["pile-shuffled"].pile_size, views["pile-shuffled"].discard) == (5, {})


def test_leo_waits_no_longer_when_his_bid_is_discarded() -> None:
    """W6.1 No animal is left for him, and no event tells that his turn has come."""
    text = """
        players: 2
        leo: yes
        hand 1: forest 3, forest 1, forest 1
        hand 2: savannah 2, savannah 1
        leo pile: mountains 1, refill
        display: eagle lion
        animals: ibex*4
    """
    game = wildcards(text)
    for seat, action in ((0, "bid forest 3"), (1, "bid savannah 2"), (0, "take eagle paying forest 1, forest 1")):
        game.act(seat, action)
    before, start = game.view(0), game.event_count
    game.act(1, "take lion paying savannah 1")
    views = steps(game, 0, start, before)

    assert [group.ranks for group in views["animal-taken"].order] == [((2,),)]
    assert views["animal-revealed"].order == ()


def test_bids_lie_face_down_and_are_turned_up_one_by_one() -> None:
    game = Form("wildcards", 3).new(1)
    for seat in (0, 1):
        game.act(seat, any_action(game, seat, Random(seat)))
    before, start = game.view(0), len(game.events(None))
    game.act(2, any_action(game, 2, Random(2)))
    sealed, *shown = (event for event in game.events(0, start) if isinstance(event, BidSealed | BidRevealed))
    view = game.after(before, sealed)

    assert [player.bid for player in view.seats[1:]] == [(None,), (None,)]
    assert (before.seats[2].cards, view.seats[2].cards) == (8, 7)
    for seat, event in enumerate(shown):
        view = game.after(view, event)
        assert view.seats[seat].bid == game.view(0).seats[seat].bid
        assert all(player.bid == (None,) for player in view.seats[seat + 1 :])


def test_an_event_that_changes_nothing_visible_gives_the_same_view() -> None:
    for form in (Form("cubirds", 2), Form("wildcards", 3)):
        game = form.new(1)
        view = game.view(0)
        for kind in game.event_kinds:
            if kind.__name__ in ("CardMissing", "RedealImpossible", "SupplyExhausted", "TurnLimitReached"):
                assert game.after(view, kind()) is view


# a good memory


def test_a_hand_that_is_open_only_to_memory_is_forgotten() -> None:
    text = """
        row 1: owl duck
        row 2: owl duck
        row 3: owl duck
        row 4: owl duck
        hand 1: parrot
        hand 2: owl*2
        hand 3: owl duck
        known 1: parrot
        known 2: owl*2
        known 3: owl
        discard: toucan
        known discard: toucan
        pile: robin*2
    """
    game = cubirds(text)
    view = game.without_memory(game.view(0))

    assert game.view(0).seats[1].hand == {Bird.OWL: 2}
    assert view.seats[0] == game.view(0).seats[0]
    for player in view.seats[1:]:
        assert (player.hand_size, player.hand, player.known, player.unseen) == (2, None, {}, {})
    assert (view.known_discard, view.discard_size) == ({}, 1)
    game.act(0, LayBirds(Bird.PARROT, row=0, side=Side.LEFT))
    assert game.without_memory(game.view(1)).seats[0].hand == {}, "an empty hand is no memory"
    game.act(0, DrawTwo())


def test_robins_open_hand_is_no_memory() -> None:
    game = Form("cubirds", 1).new(1)

    assert sum((game.without_memory(game.view(0)).seats[1].hand or {}).values()) == 8
    assert game.without_memory(game.view(0)).seats[1].known == {}


def test_what_came_back_to_a_hand_is_forgotten() -> None:
    text = """
        edition: 2020
        players: 3
        display: peacock lion
        hand 1: forest 2
        hand 2: forest 3
        hand 3: forest 4
        known 1: forest 2
        known 2: forest 3
    """
    game = wildcards(text)
    view = game.without_memory(game.view(0))

    assert game.view(0).seats[1].known == {Card.FOREST_3: 1}
    assert [player.known for player in view.seats] == [{Card.FOREST_2: 1}, {}, {}]
    assert view.display == (Species.PEACOCK, Species.LION)
