"""What finished games taught about stated chances: a search takes its rivals for weaker than they are, and hopes too much."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hindsight:
    """How stated odds become those that come true: to a power, times a factor. What is certain stays so.

    >>> sober = Hindsight(power=1.0, factor=0.5, made_by="hand")
    >>> round(sober.on(0.5), 3), sober.on(1.0), round(sober.undone(1 / 3), 3)
    (0.333, 1.0, 0.5)
    """

    power: float = 1.0
    factor: float = 1.0
    made_by: str = ""  # the command

    def on(self, chance: float) -> float:
        """The chance that comes true where this one is stated."""
        chance = min(max(chance, 0.0), 1.0)  # a mean of shares may be a rounding more
        won, lost = self.factor * math.pow(chance, self.power), math.pow(1 - chance, self.power)
        return won / (won + lost)

    def undone(self, chance: float) -> float:
        """The chance that was stated where this one is expected to come true."""
        won, lost = math.pow(chance / self.factor, 1 / self.power), math.pow(1 - chance, 1 / self.power)
        return won / (won + lost)

    def error_on(self, chance: float, error: float) -> float:
        """How unsure that chance is, where the stated one is so unsure."""
        true = self.on(chance)
        return error * self.power * true * (1 - true) / (chance * (1 - chance)) if 0 < chance < 1 else error
