"""A bot that plays as a newcomer does: any move that is not absurd, and no plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from menagerie.bots.protocol import Seen
from menagerie.bots.random import RandomBot
from menagerie.core import Action, Choice
from menagerie.cubirds import actions as birds
from menagerie.cubirds import events as told
from menagerie.wildcards import actions as animals
from menagerie.wildcards.bidding import Bid, Reveal
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import cost
from menagerie.wildcards.view import SeatView, View

LOOKS_FOR_BIRDS = 0.6  # how often it looks for birds to take before it lays its own
SHOWS_FAMILY = 0.85
DRAWS = 0.9
PASSES = 0.08
COLLECTS = 0.4  # how often it looks for a species that it has
EXCHANGES = 0.5
LOW_ON_CARDS = 3
REFILLS_WHEN_LOW = 0.7
REFILLS = 0.06

Move = Action | Choice


class NewcomerBot:
    """Knows the rules of a game and what nobody would do in it; otherwise chooses at random."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._any = RandomBot(seed)

    def choose(self, seen: Seen[object]) -> Action:
        """One of the sensible actions; in a game that it does not know, any."""
        sensible = SENSIBLE.get(seen.game)
        return sensible(seen, self._random) if sensible else self._any.choose(seen)


def play_cubirds(seen: Seen[object], random: Random) -> Action:
    """Lay birds anywhere, sooner where they take some, and show most families; always one that wins."""
    lays = [action for action in seen.actions if isinstance(action, birds.LayBirds)]
    if lays:
        taking = [action for action in lays if random.random() < LOOKS_FOR_BIRDS and takes_birds(seen, action)]
        return random.choice(taking or lays)
    families = [action for action in seen.actions if isinstance(action, birds.FormFamily)]
    winning = [action for action in families if wins(seen, action)]
    if winning or (families and random.random() < SHOWS_FAMILY):
        return random.choice(winning or families)
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


def play_wildcards(seen: Seen[View], random: Random) -> Action:
    """Bid what can be paid, pay with small cards, seldom pass, and refill when few cards are left."""
    first = seen.actions[0]
    own = seen.view.seats[seen.seat]
    if isinstance(first, Bid) or (isinstance(first, Choice) and isinstance(first.action, Bid)):
        return Bid((_bid(own, random),))
    if animals.Pass() in seen.actions:
        return _take(own, seen.actions, random)
    if isinstance(first, animals.Keep):
        return _said(random.choice(seen.actions), random) if random.random() < EXCHANGES else first
    if isinstance(first, animals.TakeBack):
        return first
    payable = [action for action in seen.actions if not isinstance(action, Reveal) or _is_payable(own, action.card)]
    return _said(random.choice(payable or seen.actions), random)


def _habitats(own: SeatView) -> list[Card]:
    """Its habitat cards, with those that it has laid as bids."""
    return [*(own.hand or ()), *(card for card in own.bid if card is not None and card != Card.REFILL)]


def _is_payable(own: SeatView, card: Card) -> bool:
    """Whether it can pay for a bid, the bid itself being one of its cards."""
    habitats = own.cards + len(own.bid) - 1  # less the refill card
    return card != Card.REFILL and cost(value_of(card)) < habitats


def _bid(own: SeatView, random: Random) -> Card:
    payable = [card for card in _habitats(own) if _is_payable(own, card)]
    refills = REFILLS_WHEN_LOW if sum((own.hand or {}).values()) <= LOW_ON_CARDS else REFILLS
    return Card.REFILL if not payable or random.random() < refills else random.choice(payable)


def _take(own: SeatView, actions: Sequence[Move], random: Random) -> Action:
    takes = [action for action in actions if not isinstance(action, animals.Pass)]
    if not takes or random.random() < PASSES:
        return animals.Pass()
    known = [take for take in takes if _species(take) in own.collection and random.random() < COLLECTS]
    return _said(random.choice(known or takes), random)


def _species(take: Move) -> Species:
    action = take.action if isinstance(take, Choice) else take
    assert isinstance(action, animals.Take), take
    return action.species


def _said(move: Move, random: Random) -> Action:
    return _compose(move, random) if isinstance(move, Choice) else move


def _compose(choice: Choice, random: Random) -> Action:
    """Choose the cards: refills discard nothing or little, and of two payments the smaller sum is paid."""
    if isinstance(choice.action, animals.Refill):
        return choice.compose(random.sample(choice.cards, min(random.choice((0, 0, 1, 2)), choice.most)))
    if isinstance(choice.action, animals.Remove):
        return choice.at_random(random)
    return min((choice.at_random(random) for _ in range(2)), key=_paid)


def _paid(action: Action) -> int:
    assert isinstance(action, animals.Take | animals.Pay), action
    return sum(value_of(card) for card in (action.paying if isinstance(action, animals.Take) else action.cards))


SENSIBLE: dict[str, Callable[[Seen[Any], Random], Action]] = {"cubirds": play_cubirds, "wildcards": play_wildcards}
