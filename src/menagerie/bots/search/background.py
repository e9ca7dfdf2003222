"""Compiling bots in the background: until a game's code is in the cache, its bots search interpreted and nobody waits."""

from __future__ import annotations

import logging
import subprocess
import sys
from threading import Lock, Thread

from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.mind import Mind
from menagerie.bots.search.engine import Engine, compiled_engine, has_compiler, interpreted_engine
from menagerie.bots.search.halving import Searcher
from menagerie.games import GAMES

log = logging.getLogger(__name__)


def search_once(mind: Mind, engine: Engine) -> None:
    """Run the smallest search, so that all its code is compiled, or read from the cache."""
    kind = next(kind for kind in GAMES.values() if kind.rules is mind.rules)
    game = kind.new(max(kind.player_counts), seed=0)
    seat = game.to_act[0]
    weights = engine.numbers(mind.first_answer_weights()), engine.numbers(mind.first_value_weights())
    searcher = Searcher.of(engine, game.decision(seat).table, seat, weights, seed=0)
    searcher.try_out(searcher.candidates()[:1], worlds=1, turns=1)


def make_code(game: str) -> str:
    """Compile a game's search into the cache, in a separate process. Returns what went wrong, or an empty text."""
    command = [sys.executable, "-m", "menagerie.bots.search.compile", game]
    done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return done.stderr[-500:] if done.returncode else ""


class Making:
    """Compiles minds in the background, so that nobody waits, and knows which are under way."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._begun = False
        self._awaited: set[str] = set()

    def is_awaited(self, game: str) -> bool:
        """Whether a game's code is still being compiled."""
        return game in self._awaited

    def begin(self) -> Thread | None:
        """Compile everything that is not in the cache yet. A separate process does it; this one then only reads the cache."""
        with self._lock:
            if self._begun or not has_compiler():
                return None
            self._begun = True
            self._awaited.update(MINDS)
        thread = Thread(target=self._make, name="compiling", daemon=True)
        thread.start()
        return thread

    def _make(self) -> None:
        for game, mind in MINDS.items():
            if problem := make_code(game):  # if that fails, no bot looks ahead, and games go on
                log.error("bots cannot be compiled", extra={"game": game, "problem": problem})
                return
            search_once(mind, compiled_engine(mind))
            self._awaited.discard(game)


MAKING = Making()


def engine_of(game: str) -> Engine:
    """The engine that searches a game: compiled once that is ready, interpreted until then."""
    mind = MINDS[game]
    return compiled_engine(mind) if has_compiler() and not MAKING.is_awaited(game) else interpreted_engine(mind)
