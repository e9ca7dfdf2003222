"""The casual bot: each of its reasons on a drawn table where it separates a better action from a worse one."""

from dataclasses import dataclass

import pytest
from support.tables import cubirds, wildcards

from menagerie.bots import Seen
from menagerie.bots.one_move.bot import OneMoveBot
from menagerie.bots.one_move.cubirds_terms import TERMS as CUBIRDS_TERMS
from menagerie.bots.one_move.terms import Weighed
from menagerie.bots.one_move.wildcards_terms import TERMS as WILDCARDS_TERMS
from menagerie.core import AnyGame


@dataclass(frozen=True)
class Drawn:
    """A table, and two actions of seat 1 of which a reason prefers the first."""

    table: str
    better: str
    worse: str
    before: tuple[str, ...] = ()  # what the seats do first, in order


FLOCK = """
    row 1: owl flamingo parrot
    hand 1: owl*3 robin
    hand 2: robin
    collection 1: flamingo toucan duck parrot magpie warbler
    turn: 1 flock
"""
ROWS = """
    row 1: parrot owl owl duck
    row 2: magpie toucan
    row 3: warbler robin
    row 4: warbler magpie
    hand 1: parrot duck
    hand 2: robin magpie
    known 2: magpie
    pile: robin*5
"""
CUBIRDS = {
    "wins": Drawn(FLOCK, "flock owl", "pass"),
    "nearer": Drawn(FLOCK, "flock owl", "pass"),
    "toward-flocks": Drawn(ROWS, "lay parrot right 1", "lay parrot right 2"),
    "draws": Drawn(ROWS, "lay parrot right 2", "lay parrot right 1"),
    "empties": Drawn(FLOCK.replace("owl*3 robin", "owl*3"), "flock owl", "pass"),
    "leaves-little": Drawn(ROWS, "lay duck right 3", "lay duck right 2"),
}

TAKING = """
    edition: 2020
    bid 1: forest 1
    hand 1: forest 1, wild 4
    display: {}
    animals: ibex eagle
    round: 5 take 1
    {}
"""
PAYING = TAKING.replace("bid 1: forest 1", "bid 1: forest 2")
BIDDING = """
    edition: 2020
    hand 1: forest 1, forest 1, forest 1, forest 2, forest 4, savannah 1, mountains 1, mountains 2
    hand 2: forest 2, forest 3, wild 1, savannah 2, savannah 3
    hand 3: forest 2, forest 3, wild 2, savannah 2, savannah 3
    collection 1: peacock*2
    display: peacock ibex
    animals: ibex eagle
    pile: mountains 3, mountains 3, savannah 1, savannah 1, mountains 1
    round: 5 bid
    {}
"""
DUEL = """
    edition: duel
    hand 1: forest 1, forest 4, savannah 1, mountains 1, mountains 2
    hand 2: forest 2, forest 3, wild 1, savannah 2, savannah 3
    secret 1: lion
    secret 2: ibex
    collection 2: ibex*2
    leaders 2: ibex
    display: lion ibex ibex peacock
    animals: eagle*4 squirrel*4
    pile: mountains 3, mountains 3, savannah 1, savannah 1
"""
TIE = """
    edition: 2020
    hand 1: forest 2, forest 1, savannah 1, mountains 4, wild 4
    hand 2: mountains 2, mountains 1, mountains 3
    hand 3: savannah 1
    collection 1: peacock*2
    leaders 1: peacock
    display: peacock ibex
    animals: ibex eagle*5
    pile: forest 3, forest 3
"""
BIDS = ("bid forest 2", "bid mountains 2", "bid refill", "refill")
WILDCARDS = {
    "largest-species": Drawn(
        TAKING.format("peacock lion", "collection 1: peacock*2\nleaders 1: peacock"), "take peacock", "take lion"
    ),
    "leader": Drawn(TAKING.format("lion eagle", "collection 2: lion*3\nleaders 2: lion"), "take eagle", "take lion"),
    "natural": Drawn(PAYING.format("lion peacock", ""), "take peacock paying forest 1", "take lion paying forest 1"),
    "secret": Drawn(DUEL + "bid 1: mountains 1\nbid 2: refill\nround: 2 take 1\n", "take lion", "take peacock"),
    "power": Drawn(TAKING.format("ibex peacock", ""), "take ibex", "take peacock"),
    "growth": Drawn(TAKING.format("peacock lion", "collection 1: peacock*2\nleaders 1: peacock"), "take peacock", "take lion"),
    "others-points": Drawn(TAKING.format("lion eagle", "collection 2: lion\nleaders 2: lion"), "take lion", "take eagle"),
    "cards": Drawn(PAYING.format("lion peacock", ""), "take peacock paying forest 1", "take peacock paying wild 4"),
    "hope-animal": Drawn(BIDDING.format("leaders 1: peacock"), "bid forest 4", "bid forest 1"),
    "hope-natural": Drawn(BIDDING.format("leaders 1: peacock"), "bid forest 1", "bid savannah 1"),
    "bid-cards": Drawn(BIDDING.format("leaders 1: peacock"), "bid refill", "bid forest 4"),
    "rival-gets": Drawn(DUEL, "bid forest 4", "bid forest 1"),
    "two-bids": Drawn(
        BIDDING.format("leaders 1: eagle").replace("peacock*2", "eagle*2"), "bid forest 1 + forest 4", "bid forest 1"
    ),
    "first-in-tie": Drawn(TIE, "pay mountains 4", "pay forest 1", BIDS),
    "tie-cards": Drawn(TIE, "pay forest 1", "pay wild 4", BIDS),
    "tie-natural": Drawn(TIE, "pay forest 1", "pay savannah 1", BIDS),
    "left-for-rival": Drawn(
        DUEL + "bid 1: refill\nrefills: 1\nbid 2: mountains 1\nround: 2 remove 1\n", "remove peacock, ibex", "remove ibex, lion"
    ),
}


def weighed(game: AnyGame, action: str) -> Weighed:
    """How the bot of seat 1 weighs an action."""
    options = {str(option.action): option for option in OneMoveBot(1).weigh(Seen.of(game, 0))}
    assert action in options, list(options)
    return options[action]


def reason(game: AnyGame, action: str, name: str) -> float:
    return weighed(game, action).reasons.get(name, 0.0)


@pytest.mark.parametrize("name", CUBIRDS)
def test_a_reason_of_cubirds_prefers_the_better_action(name: str) -> None:
    drawn = CUBIRDS[name]
    game = cubirds(drawn.table)
    assert reason(game, drawn.better, name) > reason(game, drawn.worse, name)


@pytest.mark.parametrize("name", WILDCARDS)
def test_a_reason_of_wild_cards_prefers_the_better_action(name: str) -> None:
    drawn = WILDCARDS[name]
    game = wildcards(drawn.table)
    for seat, action in zip((0, 1, 2, 2), drawn.before, strict=False):
        game.act(seat, action)
    assert reason(game, drawn.better, name) > reason(game, drawn.worse, name)


def test_every_reason_has_its_drawn_table() -> None:
    assert [term.name for term in CUBIRDS_TERMS] == list(CUBIRDS)
    assert [term.name for term in WILDCARDS_TERMS] == list(WILDCARDS)


def test_what_an_action_is_worth_is_the_sum_of_its_reasons() -> None:
    option = weighed(cubirds(FLOCK), "flock owl")
    assert option.worth == sum(option.reasons.values())
    assert "draws" not in option.reasons, "what says nothing is not told"
