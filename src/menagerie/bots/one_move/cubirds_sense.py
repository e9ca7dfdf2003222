"""How a newcomer plays CuBirds: without absurd moves, and otherwise at random."""

from __future__ import annotations

from random import Random

from menagerie.bots.protocol import Seen
from menagerie.core import Action
from menagerie.cubirds import actions as birds
from menagerie.cubirds import events as told

LOOKS_FOR_BIRDS = 0.6  # how often it looks for birds to take before it lays its own
SHOWS_FLOCK = 0.85
DRAWS = 0.9


def play_cubirds(seen: Seen[object], random: Random) -> Action:
    """Lays birds anywhere, sooner where they take some, and shows most flocks; always one that wins."""
    lays = [action for action in seen.actions if isinstance(action, birds.LayBirds)]
    if lays:
        taking = [action for action in lays if random.random() < LOOKS_FOR_BIRDS and takes_birds(seen, action)]
        return random.choice(taking or lays)
    flocks = [action for action in seen.actions if isinstance(action, birds.CompleteFlock)]
    winning = [action for action in flocks if wins(seen, action)]
    if winning or (flocks and random.random() < SHOWS_FLOCK):
        return random.choice(winning or flocks)
    if birds.DrawTwo() in seen.actions:
        return birds.DrawTwo() if random.random() < DRAWS else birds.Keep()
    return birds.Pass()


def takes_birds(seen: Seen[object], action: Action) -> bool:
    """Whether laying birds here takes any."""
    return any(isinstance(event, told.BirdTaken) for event in seen.consequences(action))


def wins(seen: Seen[object], action: Action) -> bool:
    """Whether an action reaches a goal of this seat."""
    goals = (told.SevenKindsReached, told.ThreeAndThreeReached)
    return any(isinstance(event, goals) and event.seat == seen.seat for event in seen.consequences(action))
