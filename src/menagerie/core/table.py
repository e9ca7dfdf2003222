"""The fields that all tables have, for the facade and for loops over many games."""

from menagerie.core.chance import Chance
from menagerie.core.layout import scalar


class CardTable(Chance):
    """A table with seats, a seat to act, and an end. Each game adds its own fields."""

    seats: int = scalar("int64", meaning="seats in the game, virtual players' included, which are the last")
    to_act: int = scalar("int64", meaning="seat; while cards are sealed, the first that has not")
    turns: int = scalar("int64", meaning="turns or rounds finished")
    step: int = scalar("int8", meaning="what is asked, a Step of the game")
    ending: int = scalar("int8", meaning="why the game is over, by the game's `endings`; 0: it is not")
