"""How a newcomer plays Wild Cards: without absurd moves, and otherwise at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from menagerie.bots.protocol import Seen
from menagerie.core import Action, Choice
from menagerie.wildcards import actions as animals
from menagerie.wildcards.bidding import Bid, Reveal
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import cost
from menagerie.wildcards.view import SeatView, View

PASSES = 0.08
COLLECTS = 0.4  # how often it looks for a species that it has
EXCHANGES = 0.5
LOW_ON_CARDS = 3
REFILLS_WHEN_LOW = 0.7
REFILLS = 0.06

Move = Action | Choice


def play_wildcards(seen: Seen[View], random: Random) -> Action:
    """Bids what it can pay, pays with small cards, seldom passes, and refills when few cards are left."""
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
    """Refills discard nothing or little; of two payments the smaller sum is paid."""
    if isinstance(choice.action, animals.Refill):
        return choice.compose(random.sample(choice.cards, min(random.choice((0, 0, 1, 2)), choice.most)))
    if isinstance(choice.action, animals.Remove):
        return choice.at_random(random)
    return min((choice.at_random(random) for _ in range(2)), key=_paid)


def _paid(action: Action) -> int:
    assert isinstance(action, animals.Take | animals.Pay), action
    return sum(value_of(card) for card in (action.paying if isinstance(action, animals.Take) else action.cards))
