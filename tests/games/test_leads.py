"""The leader and the next gains at every step of random games, compared with an independent count."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, play_some

from menagerie import CuBirds, WildCards
from menagerie.core import AnyGame
from menagerie.cubirds import Species as Bird
from menagerie.cubirds.rules.end import has_seven_kinds, has_three_and_three
from menagerie.wildcards.cards import Species
from menagerie.wildcards.rules.leaders import gain_animal
from menagerie.wildcards.rules.score import score, score_leaders


def walk(form: Form, seed: int) -> Iterator[AnyGame]:
    """A random game, after each of its actions."""
    game, random = form.new(seed), Random(seed)
    while game.to_act:
        play_some(game, random, 1)
        yield game


def birds_missing(collection: dict[Any, int]) -> int:
    """By trial: how many birds are needed to reach a goal, added one at a time where they help most."""
    best = sorted(collection.values(), reverse=True) + [0] * 8
    three_and_three = sum(max(0, 3 - count) for count in best[:2])
    return min(7 - len(collection), three_and_three)


def worth(player: Any) -> tuple[int, int]:
    """What everyone can count for a player: points, then animals."""
    animals = [*sorted(player.collection.values(), reverse=True), 0, 0]
    leaders = sum(3 if leader == Species.PEACOCK else 1 for leader in player.leaders)
    return 2 * animals[0] + animals[1] + leaders + player.tokens, sum(animals)


def first(values: list[Any]) -> list[bool]:
    """Mark the highest values, unless all are equal."""
    return [value == max(values) != min(values) for value in values]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(FORMS), st.integers(0, 2**64))
def test_who_leads_is_who_is_ahead_by_what_all_can_count(form: Form, seed: int) -> None:
    for game in walk(form, seed):
        for view in (game.view(None), game.view(0)):
            if isinstance(game, CuBirds):
                ahead = first([-birds_missing(player.collection) for player in view.seats])
            else:
                people = [worth(player) for player in view.seats if not player.is_leo]
                ahead = first(people) + [False] * (len(view.seats) - len(people))
            assert [player.leads for player in view.seats] == ahead


@settings(max_examples=5, deadline=None)
@given(st.sampled_from([form for form in FORMS if form.game == "wildcards"]), st.integers(0, 2**64))
def test_what_one_more_animal_brings_is_what_it_would_bring(form: Form, seed: int) -> None:
    for game in walk(form, seed):
        assert isinstance(game, WildCards)
        for seat in range(game.seats):
            player = game.view(seat).seats[seat]
            for species in Species if not player.is_leo else ():
                table = game._table.copy()
                before, leaders = score(table, seat), score_leaders(table, seat)
                gain_animal(table, seat, species)
                assert player.leader_gains.get(species, 0) == score_leaders(table, seat) - leaders, (seat, species)
                assert player.gains.get(species, 0) == score(table, seat) - before, (seat, species)


def test_whoever_has_one_or_two_cards_may_end_the_round() -> None:
    game = CuBirds.from_text("hand 1: owl*3\nhand 2: robin duck\nhand 3: duck\nturn: 1 lay")
    assert [player.is_short for player in game.view(0).seats] == [False, True, True]


def test_robin_bird_lays_none_of_her_cards() -> None:
    game = CuBirds.from_text("players: 1\nhand 1: owl*3\nhand 2: robin duck\nturn: 1 lay")
    assert [player.is_short for player in game.view(0).seats] == [False, False]


def test_each_way_to_the_goal_has_its_distance_and_the_nearer_is_marked() -> None:
    game = CuBirds.from_text("collection 1: owl*3 duck*2 robin\ncollection 2: owl duck robin parrot\nhand 1: owl\nturn: 1 lay")
    ways = [(way.missing, way.is_nearer) for player in game.view(0).seats for way in (player.seven_kinds, player.three_and_three)]
    assert ways == [(4, False), (1, True), (3, True), (4, False)]
    assert [player.leads for player in game.view(0).seats] == [True, False]


@settings(max_examples=8, deadline=None)
@given(st.sampled_from([form for form in FORMS if form.game == "cubirds"]), st.integers(0, 2**64))
def test_with_which_flock_somebody_wins_is_what_the_rules_would_say(form: Form, seed: int) -> None:
    for game in walk(form, seed):
        if game.to_act:
            assert [player.wins_with for player in game.view(None).seats] == [winning(game, seat) for seat in range(game.seats)]


def winning(game: AnyGame, seat: int) -> dict[Bird, int]:
    """By trial: the species of which this many more birds would reach a goal."""
    least: dict[Bird, int] = {}
    for bird, birds in product(Bird, (2, 1)):
        table = game._table.copy()
        table.collections[seat, bird] += birds
        if has_seven_kinds(table, seat) or has_three_and_three(table, seat):
            least[bird] = birds
    return least
