"""Wild Cards in every printed form: the editions of 2020 and 2022, 2022 with Leo, and the German duel.

>>> from menagerie import wildcards
>>> [species.name for species in wildcards.Species][:3]
['PEACOCK', 'SQUIRREL', 'EAGLE']
"""

from menagerie.wildcards import events
from menagerie.wildcards.actions import Exchange, Keep, Leave, Pass, Pay, Refill, Remove, Take, TakeBack, TieBreak
from menagerie.wildcards.bidding import Bid, Reveal
from menagerie.wildcards.cards import Card, Habitat, Species
from menagerie.wildcards.game import WildCards
from menagerie.wildcards.table import Edition, Step
from menagerie.wildcards.view import SeatView, View

__all__ = [
    "Bid",
    "Card",
    "Edition",
    "Exchange",
    "Habitat",
    "Keep",
    "Leave",
    "Pass",
    "Pay",
    "Refill",
    "Remove",
    "Reveal",
    "SeatView",
    "Species",
    "Step",
    "Take",
    "TakeBack",
    "TieBreak",
    "View",
    "WildCards",
    "events",
]


def __dir__() -> list[str]:
    return __all__
