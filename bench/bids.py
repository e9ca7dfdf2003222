"""Two assumptions about others' sealed bids: that they are drawn at random, or that the best-looking one is laid.

Experts of both opinions play the duel and Wild Cards with three against each other; the results are in docs/bots.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, partial

from menagerie import Seed, WildCards
from menagerie.bots.levels import EXPERT
from menagerie.bots.minds import cubirds
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.search.bot import SearchBot
from menagerie.bots.search.engine import Engine, compiled_engine
from menagerie.core.option import OptionValue
from menagerie.lab import all_cores, share_of
from menagerie.lab.bot_game import derived_digits, play_out
from menagerie.lab.processes import done_on_processes

SIMULATIONS = 1000
DRAWN, FIXED = "drawn by chance", "the one that seems best"


@dataclass(frozen=True)
class Match:
    """One seat with one assumption against all others with the other one."""

    one: str
    others: str
    players: int
    options: Mapping[str, OptionValue]


MATCHES = (
    Match(DRAWN, FIXED, 2, {"edition": "duel"}),
    Match(DRAWN, FIXED, 3, {"edition": "2022", "leo": False}),
    Match(FIXED, DRAWN, 3, {"edition": "2022", "leo": False}),
)


@cache
def engine_with(opinion: str) -> Engine:
    """A search with one of the assumptions; nothing is drawn in CuBirds, so its engine serves for fixed bids."""
    mind = MINDS[WildCards.name]
    return compiled_engine(mind if opinion == DRAWN else replace(mind, is_mixed=cubirds.is_mixed))


def play_deal(match: Match, number: int) -> float:
    """Play one deal from all seats. Returns how many games the one won."""
    won = 0.0
    for place in range(match.players):
        digits = derived_digits("bids", number)
        game = WildCards.new(match.players, seed=Seed(digits), **match.options)
        opinions = [match.one if seat == place else match.others for seat in range(match.players)]
        level = EXPERT.with_simulations(SIMULATIONS)
        bots = [SearchBot(level, number * 10 + seat, engine=engine_with(opinion)) for seat, opinion in enumerate(opinions)]
        play_out(game, bots)
        won += game.returns()[place]
    return won


def main() -> None:
    """Play all matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--cores", type=int, default=all_cores())
    chosen = parser.parse_args()
    for opinion in (DRAWN, FIXED):  # compiled once, instead of in every process
        play_deal(Match(opinion, opinion, 2, {"edition": "duel"}), 0)
    for match in MATCHES:
        deals = iter(range(-(-chosen.games // match.players)))
        done = done_on_processes(partial(play_deal, match), deals, cores=chosen.cores)
        share = share_of((won, match.players) for _, won in done)
        form = " ".join(f"{name}={value}" for name, value in match.options.items())
        print(f"{match.one}, against {match.others}: {match.players} players, {form}:", end=" ")
        print(f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}) of {share.games} games", flush=True)


if __name__ == "__main__":
    main()
