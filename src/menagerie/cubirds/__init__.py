"""CuBirds, complete: two to five players, and solo against RobinBird.

>>> from menagerie import cubirds
>>> [species.name for species in cubirds.Species][:3]
['FLAMINGO', 'OWL', 'TOUCAN']
"""

from menagerie.cubirds import events
from menagerie.cubirds.actions import CompleteFlock, DrawTwo, Keep, LayBirds, Pass
from menagerie.cubirds.cards import Side, Species
from menagerie.cubirds.game import CuBirds
from menagerie.cubirds.table import Step
from menagerie.cubirds.view import SeatView, View

__all__ = [
    "CompleteFlock",
    "CuBirds",
    "DrawTwo",
    "Keep",
    "LayBirds",
    "Pass",
    "SeatView",
    "Side",
    "Species",
    "Step",
    "View",
    "events",
]


def __dir__() -> list[str]:
    return __all__
