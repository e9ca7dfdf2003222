"""A thought: how a bot ranks its answers to a question, with its reasons as codes that become words."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core import Action, Line


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action with its estimated chance to win, how sure that is, and why.

    >>> from menagerie import CuBirds
    >>> action = CuBirds.read_action("lay owl left 1")
    >>> Ranked(action, chance=0.6, error=0.02, reasons=(Line("reason-hand-left", {"count": 5}),)).reasons[0].code
    'reason-hand-left'
    """

    action: Action
    chance: float | None  # to win, against equally good players; None: the bot did not look ahead
    error: float  # one standard error of it
    reasons: tuple[Line, ...]  # the strongest first


@dataclass(frozen=True, slots=True)
class Thought:
    """The actions that the bot considered, the best one first.

    >>> from menagerie import CuBirds
    >>> action = CuBirds.read_action("lay owl left 1")
    >>> str(Thought((Ranked(action, 0.6, 0.02, ()),)).best.action)
    'lay owl left 1'
    """

    ranked: tuple[Ranked, ...]

    @property
    def best(self) -> Ranked:
        """The action that the bot would choose."""
        return self.ranked[0]
