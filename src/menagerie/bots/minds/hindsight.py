"""Calibration: corrects the chances that a search states by what came true in finished games.

A search assumes weaker rivals than it has, so it is too optimistic. `menagerie reliability --correct` measures by how
much, as a logistic regression of winning on the stated odds (Platt scaling), and stores the result with the weights.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hindsight:
    """Turns stated odds into calibrated ones: to a power, times a factor. Certainty stays certain.

    >>> sober = Hindsight(power=1.0, factor=0.5, made_by="hand")
    >>> round(sober.on(0.5), 3), sober.on(1.0), round(sober.undone(1 / 3), 3)
    (0.333, 1.0, 0.5)
    """

    power: float = 1.0
    factor: float = 1.0
    made_by: str = ""  # the command line

    def on(self, chance: float) -> float:
        """The calibrated chance for a stated one."""
        chance = min(max(chance, 0.0), 1.0)  # a mean of shares may exceed 1 by a rounding error
        won, lost = self.factor * math.pow(chance, self.power), math.pow(1 - chance, self.power)
        return won / (won + lost)

    def undone(self, chance: float) -> float:
        """The stated chance for a calibrated one."""
        won, lost = math.pow(chance / self.factor, 1 / self.power), math.pow(1 - chance, 1 / self.power)
        return won / (won + lost)

    def error_on(self, chance: float, error: float) -> float:
        """The standard error of the calibrated chance, given that of the stated one."""
        true = self.on(chance)
        return error * self.power * true * (1 - true) / (chance * (1 - chance)) if 0 < chance < 1 else error
