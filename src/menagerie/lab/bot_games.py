"""Games of a simulation played by bots, interpreted: the same deals as random games with the same seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from menagerie.core import Seed
from menagerie.core.chance import Chance, draw_keys
from menagerie.core.option import OptionValue
from menagerie.games import GAMES
from menagerie.lab.bot_game import play_out, seated_bots
from menagerie.lab.tally import DECISIONS, ENDING, SCORES, STREAM_OF_GAMES, TURNS, WINNERS


@dataclass(frozen=True, slots=True)
class BotGames:
    """Some games of a simulation, with one kind of bot at all seats."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    seed: str
    bot: str
    numbers: range  # of the games, in the whole simulation


def play_bot_games(games: BotGames) -> list[list[int]]:
    """Play the games. Returns the outcome of each as columns."""
    return [_outcome(games, number) for number in games.numbers]


def _outcome(games: BotGames, number: int) -> list[int]:
    kind = GAMES[games.game]
    seed = seed_of(games, number)
    game = kind.new(games.players, seed=seed, **games.options)
    decisions = play_out(game, seated_bots([games.bot] * games.players, seed.digits))
    table = kind.prepare(games.players, games.options)
    table.load(game.to_bytes())
    outcome = [0] * (SCORES + game.seats)
    outcome[TURNS], outcome[DECISIONS], outcome[ENDING] = table.turns, decisions, table.ending
    for seat in range(game.seats):
        outcome[WINNERS] += kind.rules.has_won(table, seat) << seat
        outcome[SCORES + seat] = kind.rules.score(table, seat)
    return outcome


def seed_of(games: BotGames, number: int) -> Seed:
    """The key that the compiled loop gives to the game of this number."""
    source, own, dice = Chance(), Chance(), Chance()
    Seed.of(games.seed).key_into(source)
    draw_keys(source, number, STREAM_OF_GAMES, own, dice)
    return Seed(Seed.digits_of(own))
