"""Simulations in the middle of games: ours, both to the end and as the expert searches, and those of OpenSpiel's ISMCTS in
C++."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import count, islice
from statistics import harmonic_mean, mean
from typing import Any

from bench.asked import Form, Question
from bench.run import play_to_end, sample
from menagerie.bots.levels import EXPERT
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.search.bot import loaded
from menagerie.bots.search.engine import Engine, compiled_engine
from menagerie.bots.search.estimate import DICE, WORLD, imagine_of
from menagerie.bots.search.halving import Depth, Searcher
from menagerie.compiled import entry
from menagerie.core.chance import below, start_chance
from menagerie.core.rule_set import Rules

POSITIONS = 8  # positions, each in the middle of another game
SIMULATIONS = 10_000  # seconds in each position and round
STEP = 2000  # simulations of one search of OpenSpiel's

Simulate = Callable[[], float]  # runs simulations, and returns how many


@dataclass
class Row:
    """One kind of simulation, in several positions."""

    name: str
    played_on: str  # the depth
    positions: list[Simulate]
    best: list[float] = field(default_factory=list)  # simulations per second, for each position

    def measure(self) -> None:
        """Measure another round in every position."""
        rates = [rate_of(simulate) for simulate in self.positions]
        self.best = [max(pair) for pair in zip(rates, self.best or rates, strict=True)]

    @property
    def rate(self) -> float:
        """The overall rate, with equally many simulations in each position."""
        return harmonic_mean(self.best)


def rate_of(simulate: Simulate) -> float:
    """The simulations per second of a function."""
    start = time.perf_counter()
    done = simulate()
    return done / (time.perf_counter() - start)


def play_worlds_of(rules: Rules) -> Callable[..., int]:
    """A plain function that guesses worlds from a seat's copy and plays each at random to its end; it counts decisions."""
    imagine, play, is_composing = imagine_of(rules), rules.play, rules.is_composing
    count_actions, action_at = rules.count_actions, rules.action_at

    def play_worlds(tables: Any, chances: Any, seat: int, worlds: int) -> int:
        world, dice, decisions = tables[WORLD], chances[DICE], 0
        for number in range(worlds):
            imagine(tables, chances, seat, number)
            start_chance(dice)
            actions = count_actions(world)
            while actions > 0:
                play(world, action_at(world, below(dice, actions)))
                if not is_composing(world):
                    decisions += 1
                actions = count_actions(world)
        return decisions

    return play_worlds


@cache
def compiled_play_worlds(rules: Rules) -> Callable[..., int]:
    """The same, compiled at its first call."""
    return entry(play_worlds_of(rules))


def engine_for(form: Form) -> Engine:
    """The compiled engine that searches a form."""
    return compiled_engine(MINDS[form.game.name])


def to_the_end(form: Form) -> Row:
    """Play random legal numbers to the end of the game."""
    play_worlds = compiled_play_worlds(form.game.rules)
    decisions = []

    def simulating(question: Question) -> Simulate:
        memory = engine_for(form).memory(question.game.decision(question.seat).table, 1)
        decisions.append(play_worlds(memory.tables, memory.chances, question.seat, 1000) / 1000)

        def simulate() -> float:
            play_worlds(memory.tables, memory.chances, question.seat, SIMULATIONS)
            return SIMULATIONS

        return simulate

    positions = [simulating(form.middle(seed)) for seed in range(POSITIONS)]
    return Row(f"Menagerie, {form.name}, at random", played_to_the_end(decisions), positions)


def played_to_the_end(decisions: Iterable[float]) -> str:
    """The depth, in words."""
    return f"to the end: {mean(decisions):.0f} decisions"


def expert_depth(form: Form) -> Depth:
    """The search depth of the expert, compiled."""
    return EXPERT.depths[form.game.name]


def as_searched(form: Form, turns: int) -> Row:
    """Every answer that the expert would try, played on for some turns by its policy, and evaluated by its value function."""
    positions = [trying_out(form, form.middle(seed), turns) for seed in range(POSITIONS)]
    return Row(f"Menagerie, {form.name}, by policy and value", f"{turns} turn{'s' if turns > 1 else ''}", positions)


def trying_out(form: Form, question: Question, turns: int) -> Simulate:
    """The search for one question."""
    table, engine = question.game.decision(question.seat).table, engine_for(form)
    weights = loaded(form.game.name, MINDS[form.game.name].form_of(table), EXPERT.weights, engine)
    assert weights is not None, form.name
    searcher = Searcher.of(engine, table, question.seat, weights, seed=1)
    candidates = searcher.candidates()[: expert_depth(form).answers]
    worlds = SIMULATIONS // len(candidates)
    searcher.try_out(candidates, 1, turns)

    def simulate() -> float:
        searcher.try_out(candidates, worlds, turns)
        return worlds * len(candidates)

    return simulate


def openspiel_middle(loaded_game: Any, seed: int) -> Any:
    """The first state with several actions in the second half of a random OpenSpiel game; None if there is none."""
    chance, state, asked = random.Random(seed), loaded_game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            sample(state, chance)
        else:
            asked.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))
    return next((each for each in asked[len(asked) // 2 :] if len(each.legal_actions()) > 1), None)


def ismcts(name: str) -> Row:
    """OpenSpiel's information set MCTS, in C++: one world for each simulation, and one random rollout from a leaf of its tree."""
    import pyspiel

    loaded_game, chance = pyspiel.load_game(name), random.Random(1)
    found = (openspiel_middle(loaded_game, seed) for seed in count())
    states = list(islice((state for state in found if state is not None), POSITIONS))

    def searching(state: Any) -> Simulate:
        def simulate() -> float:
            bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, STEP)
            for _ in range(SIMULATIONS // STEP):
                bot.step(state)
            return SIMULATIONS

        return simulate

    decisions = [mean(play_to_end(state.clone(), chance) for _ in range(20)) for state in states]
    label = f"OpenSpiel, {name}, {loaded_game.num_players()} players, ISMCTS in C++"
    return Row(label, played_to_the_end(decisions), [searching(state) for state in states])
