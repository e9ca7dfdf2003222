"""A thought: how a bot ranks its answers to a question, with its reasons as codes that become words."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core import Action, Line


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action with the chance to win that it is thought to leave, how sure that is, and why.

    >>> from menagerie import CuBirds
    >>> action = CuBirds.read_action("lay owl left 1")
    >>> Ranked(action, chance=0.6, error=0.02, reasons=(Line("reason-nearer"),)).reasons[0].code
    'reason-nearer'
    """

    action: Action
    chance: float | None  # to win, against equally good players; None: the bot did not look ahead
    error: float  # one standard error of it
    reasons: tuple[Line, ...]  # the strongest first


@dataclass(frozen=True, slots=True)
class Thought:
    """The actions that were thought through, the best one first.

    >>> from menagerie import CuBirds
    >>> action = CuBirds.read_action("lay owl left 1")
    >>> str(Thought((Ranked(action, 0.6, 0.02, ()),)).best.action)
    'lay owl left 1'
    """

    ranked: tuple[Ranked, ...]

    @property
    def best(self) -> Ranked:
        """The action that it would choose."""
        return self.ranked[0]
