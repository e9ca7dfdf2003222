"""A guess is any whole table that a seat's view allows, each equally likely. It depends on none of the true hidden cards."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, play_some
from support.guesses import CHECKS, guessed, seen, with_answers_taken_back
from support.tables import cubirds, wildcards
from support.wildcards_checks import on_table

from menagerie.core import AnyGame
from menagerie.cubirds.cards import COPIES
from menagerie.cubirds.cards import SPECIES as BIRDS
from menagerie.wildcards.cards import COPIES as ANIMALS_OF_A_SPECIES
from menagerie.wildcards.cards import KINDS, REFILL, SPECIES, Card, Species
from menagerie.wildcards.table import Edition, Step
from menagerie.wildcards.table import Table as WildCardsTable

forms = st.sampled_from(FORMS)
seeds = st.integers(0, 10**6)
lengths = st.integers(0, 300)


def check_guess(game: AnyGame, table: Any, start: Any, seat: int, seed: int) -> Any:
    """Check that a guess has all cards, none of them hidden, and gives the seat the same view as if the others had sealed
    nothing.

    `start` is the table before the answer that somebody is just composing: of that the others see nothing yet.
    """
    guess = guessed(game, table, seat, seed)
    CHECKS[game.name].check_table(guess, game.name == "cubirds")
    hides = table.to_act != seat and isinstance(table, WildCardsTable) and table.step in (Step.SECOND, Step.PAY)
    expected = with_answers_taken_back(start if hides else table, seat)
    assert seen(game, guess, seat).tobytes() == seen(game, expected, seat).tobytes()
    return guess


@settings(max_examples=100, deadline=None)
@given(forms, seeds, lengths)
@example(Form("wildcards", 3, (("edition", "2020"),)), 0, 5)  # one of two who are tied has sealed a payment
@example(Form("wildcards", 2, (("edition", "duel"),)), 224, 37)  # one has sealed a bid, the other composes one of two cards
def test_a_guess_is_a_whole_table_that_looks_to_the_seat_as_before_and_plays_on(form: Form, seed: int, numbers: int) -> None:
    """Even in the middle of an answer that is being composed."""
    game, random = form.new(seed), Random(seed)
    rules, table = game.rules, game._table
    start = table.copy()
    for _ in range(numbers):
        if count := rules.count_actions(table):
            rules.play(table, rules.action_at(table, random.randrange(count)))
            start = start if rules.is_composing(table) else table.copy()
    for seat in range(-1, game.seats):
        guess = check_guess(game, table, start, seat, seed)
    while count := rules.count_actions(guess):
        rules.play(guess, rules.action_at(guess, random.randrange(count)))
    assert guess.ending


@pytest.mark.much
@settings(max_examples=60, deadline=None)
@given(forms, seeds, lengths)
def test_a_guess_knows_nothing_of_the_true_hidden_cards(form: Form, seed: int, actions: int) -> None:
    """Worlds that a seat cannot tell apart give the very same guess from the same seed."""
    game: Any = form.new(seed)
    play_some(game, Random(seed), actions)
    for seat in range(-1, game.seats):
        twin = CHECKS[form.game].other_world(game, None if seat < 0 else seat, Random(seed))
        assert guessed(twin, twin._table, seat, 1).tobytes() == guessed(game, game._table, seat, 1).tobytes()


def counts_of(game: AnyGame, key: Callable[[Any], object], guesses: int) -> Counter[object]:
    """How often each outcome occurs in the first seat's guesses."""
    return Counter(key(check_guess(game, game._table, game._table, 0, seed)) for seed in range(guesses))


def is_fair(counts: Counter[object], weights: dict[object, int]) -> bool:
    """Whether outcomes occur as often as their weights say; an impossible one never does.

    Of a thousand fair runs about one has a chi-square beyond this bound, for three to ten outcomes.
    """
    share = sum(counts.values()) / sum(weights.values())
    excess = sum((counts[outcome] - weight * share) ** 2 / (weight * share) for outcome, weight in weights.items())
    return set(counts) <= set(weights) and excess < 2 * len(weights) + 8


def bird_table(text: str) -> AnyGame:
    """A drawn table, with all cards that it does not draw known to be discarded."""
    game = cubirds(
        f"row 1: flamingo owl\nrow 2: toucan duck\nrow 3: parrot magpie\nrow 4: warbler robin\nhand 1: flamingo\n{text}"
    )
    table = game._table
    for species in range(BIRDS):
        there = 1 + list(table.pile).count(species) + table.discard[species]  # each species lies in one row
        missing = COPIES[species] - there - sum(table.hands[seat, species] for seat in range(table.seats))
        table.discard[species] += missing
        table.known_discard[species] += missing
    return game


def letters(counts: list[int]) -> str:
    """Owls, ducks and robins as letters."""
    return "o" * counts[1] + "d" * counts[3] + "r" * counts[7]


@pytest.mark.much
def test_all_deals_of_birds_are_equally_likely() -> None:
    """Two owls, two ducks and two robins are unseen; 36 ways to deal them, cards taken as distinct, counted by hand.

    The second hand may hold no owl and one duck: duck and robin (4 ways) or two robins. The third may hold no robin: with
    three owls and ducks left, two owls (1 way) or an owl and a duck (2); with four left, 1, 4 and for two ducks 1 way.
    The two last cards are discarded and on the pile, in either order.
    """
    game = bird_table(
        "hand 2: duck robin\nunseen 2: duck robin*2\nhand 3: owl duck\nunseen 3: owl*2 duck*2\ndiscard: robin\npile: owl"
    )

    def key(guess: Any) -> object:
        hands = [letters([guess.hands[seat, species] for species in range(BIRDS)]) for seat in (1, 2)]
        discarded = letters([guess.discard[species] - guess.known_discard[species] for species in range(BIRDS)])
        return " ".join([*hands, discarded, {1: "o", 3: "d", 7: "r"}[guess.pile[0]]])

    weights: dict[object, int] = {
        "dr oo d r": 4,
        "dr oo r d": 4,
        "dr od o r": 8,
        "dr od r o": 8,
        "rr oo d d": 2,
        "rr od o d": 4,
        "rr od d o": 4,
        "rr dd o o": 2,
    }
    assert sum(weights.values()) == 36
    assert is_fair(counts_of(game, key, 1800), weights)


def test_birds_of_two_species_cannot_both_be_the_one_card_that_came_since() -> None:
    """One card came before owls and ducks were laid, one after: owl and robin (4 ways), duck and robin (4), two robins (1)."""
    game = bird_table("hand 2: duck robin\nunseen 2: owl duck robin*2\npile: owl*2 duck robin")

    def key(guess: Any) -> object:
        return letters([guess.hands[1, species] for species in range(BIRDS)])

    assert is_fair(counts_of(game, key, 900), {"or": 4, "dr": 4, "rr": 1})


def test_a_drawn_table_that_lacks_cards_goes_on_lacking_some() -> None:
    game = cubirds("row 1: owl duck\nhand 1: owl\nhand 2: duck*2\ndiscard: robin*2\npile: duck*3")
    guess = guessed(game, game._table, 0, 1)

    assert (guess.pile_size, sum(guess.discard), guess.pile[3]) == (3, 2, -1)
    assert sum(guess.hands[1, species] for species in range(BIRDS)) == 2

    other = wildcards(
        "hand 1: forest 1\nhand 2: forest 2\nhand 3: forest 3\ndisplay: lion ibex\nanimals: lion\npile: wild 1, wild 2"
    )
    guess = guessed(other, other._table, 0, 1)
    assert (guess.pile_size, guess.animals_size, guess.pile[2], guess.animals[1]) == (2, 1, -1, -1)


def animal_table(text: str) -> AnyGame:
    """A drawn table, with all cards that it does not draw discarded and all such animals boxed, or taken out unseen."""
    game = wildcards(text)
    table = game._table
    for kind in range(KINDS):
        there = [*table.pile, *table.leo_pile, *(card for seat in range(table.seats) for card in on_table(table, seat))]
        held = sum(table.hands[seat, kind] for seat in range(table.seats))
        table.discard[kind] = table.copies[kind] - there.count(kind) - held
    for species in range(SPECIES):
        there = [*table.display, *table.animals, *table.secrets]
        held = sum(table.collections[seat, species] for seat in range(table.seats))
        table.boxed[species] = ANIMALS_OF_A_SPECIES - there.count(species) - held
    if table.edition != Edition.DUEL:  # eight of the fourteen taken out were never seen
        table.boxed[Species.MEERKAT] -= 7
        table.boxed[Species.PEACOCK] -= 1
    return game


def cards_of(guess: Any, seat: int) -> tuple[int, ...]:
    """A hand as a tuple of kinds."""
    return tuple(kind for kind in range(KINDS) for _ in range(guess.hands[seat, kind]))


def test_what_others_have_sealed_is_dealt_anew_and_asked_anew() -> None:
    """The other seat has a known card and a hidden one, and has sealed one of its cards: three cards with its refill card.

    Three habitat cards are unseen: one in that hand, two on the pile. All six orders are equally likely.
    """
    game = animal_table("""
        edition: duel
        hand 1: forest 1
        hand 2: forest 2
        known 2: forest 2
        bid 2: forest 3
        sealed: 2
        pile: forest 4, wild 1
        secret 1: lion
        secret 2: eagle
        display: lion ibex squirrel peacock
        animals: lion*2 meerkat ibex
        round: 1 bid
    """)
    three = (Card.FOREST_3, Card.FOREST_4, Card.WILD_1)

    def key(guess: Any) -> object:
        assert (guess.to_act, guess.sealed[1], guess.bids[1, 0]) == (0, 0, -1)
        first, second = cards_of(guess, 1)
        assert Card.FOREST_2 in (first, second)
        return first + second - Card.FOREST_2, guess.pile[0], guess.pile[1]

    orders: dict[object, int] = {(one, two, sum(three) - one - two): 1 for one in three for two in three if one != two}
    assert is_fair(counts_of(game, key, 600), orders)


def test_a_secret_animal_is_any_unseen_one() -> None:
    """Two lions and an eagle are unseen: of six orders two have the eagle as the secret, two as each card of the pile."""
    game = animal_table("""
        edition: duel
        hand 1: forest 1
        secret 1: meerkat
        secret 2: eagle
        display: lion ibex squirrel peacock
        animals: lion*2
        round: 9 bid
    """)

    def key(guess: Any) -> object:
        return guess.secrets[1], guess.animals[0], guess.animals[1]

    assert is_fair(counts_of(game, key, 300), {(2, 4, 4): 2, (4, 2, 4): 2, (4, 4, 2): 2})


def test_the_two_cards_of_the_eagle_are_any_two_of_its_cards() -> None:
    """Two of three unseen cards are the eagle's (3 ways); of these and its refill card it has laid any two (3 ways)."""
    game = animal_table("""
        edition: 2020
        hand 1: savannah 1
        bid 1: savannah 2
        bid 2: forest 3, refill
        hand 2: forest 2
        bid 3: savannah 3
        collection 2: eagle
        leaders 2: eagle
        pile: forest 4
        display: lion ibex
        animals: lion*2
        refills: 3
        round: 2 reveal 2
    """)
    weights: dict[object, int] = {}
    for one in (Card.FOREST_2, Card.FOREST_3, Card.FOREST_4):
        for two in (Card.FOREST_3, Card.FOREST_4):
            if one < two:
                weights |= {(one, two, ()): 1, (one, REFILL, (two,)): 1, (two, REFILL, (one,)): 1}
    assert len(weights) == 9

    assert is_fair(counts_of(game, lambda guess: (guess.bids[1, 0], guess.bids[1, 1], cards_of(guess, 1)), 900), weights)


@pytest.mark.parametrize("bid", ["savannah 3", "refill"])
def test_leos_refill_card_lies_anywhere_in_his_pile_unless_it_is_his_bid(bid: str) -> None:
    """Two cards in his pile, one to draw: the refill card has two places and the others two orders; without it all have six."""
    leo_pile = "forest 2, refill" if bid != "refill" else "forest 2, forest 3"
    game = animal_table(f"""
        leo: yes
        players: 2
        hand 1: savannah 1
        bid 1: savannah 2
        bid 2: savannah 1
        bid 3: {bid}
        leo pile: {leo_pile}
        pile: forest 4
        display: lion ibex
        animals: lion*2
        refills: {"3" if bid == "refill" else ""}
        round: 2 take 1
    """)
    unseen = [Card.FOREST_4, Card.FOREST_2] + ([Card.FOREST_3] if bid == "refill" else [])
    weights: dict[object, int] = {}
    for last in unseen:
        rest = [card for card in unseen if card != last] if bid == "refill" else [sum(unseen) - last, REFILL]
        weights |= {(last, rest[0], rest[1]): 1, (last, rest[1], rest[0]): 1}

    assert is_fair(counts_of(game, lambda guess: (guess.pile[0], guess.leo_pile[0], guess.leo_pile[1]), 600), weights)


def test_the_seats_own_sealed_card_stays_while_others_take_theirs_back() -> None:
    """Three tie; the first two have sealed a tie-break card each, one of them from the pile."""
    game = wildcards("""
        edition: 2020
        hand 1: forest 1
        lot 1: forest 2
        hand 2: forest 3
        lot 2: pile
        hand 3: forest 4
        bid 1: savannah 1
        bid 2: savannah 1
        bid 3: mountains 1
        tied: 1*0 2*0 3*0
        pile: wild 1, wild 2
        display: lion ibex
        animals: lion*2
        round: 2 tie-break
    """)
    for seat, lots, asked in ((0, [Card.FOREST_2, -1, -1], 1), (1, [-1, REFILL, -1], 0), (-1, [-1, -1, -1], 0)):
        guess = guessed(game, game._table, seat, 1)
        assert ([guess.lots[owner] for owner in range(3)], guess.to_act) == (lots, asked)
        assert [len(cards_of(guess, owner)) for owner in range(3)] == [2 - (seat == 0), 1, 1]
        expected = with_answers_taken_back(game._table, seat)
        assert seen(game, guess, seat).tobytes() == seen(game, expected, seat).tobytes()
