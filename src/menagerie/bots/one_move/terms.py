"""Reasons: the worth of an action is a sum of named terms, so that a person can be told why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from menagerie.core import Action

Case = TypeVar("Case")


@dataclass(frozen=True, slots=True)
class Term(Generic[Case]):
    """One reason for or against an action: its name, what one unit of it is worth, and how many units there are."""

    name: str
    weight: float
    measure: Callable[[Case], float]


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action with its reasons, by their names."""

    action: Action
    reasons: Mapping[str, float]

    @property
    def worth(self) -> float:
        """All reasons together."""
        return sum(self.reasons.values())


def weigh(action: Action, case: Case, terms: Iterable[Term[Case]]) -> Weighed:
    """An action with the terms that say something about its case."""
    amounts = ((term.name, term.weight * term.measure(case)) for term in terms)
    return Weighed(action, {name: amount for name, amount in amounts if amount})


def best(weighed: Iterable[Weighed], random: Random) -> Weighed:
    """The action that is worth most; chance chooses among equals."""
    options = list(weighed)
    most = max(option.worth for option in options)
    return random.choice([option for option in options if option.worth == most])
