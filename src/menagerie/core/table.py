"""What the tables of all games have: the fields that the facade and loops over many games read."""

from menagerie.core.chance import Chance
from menagerie.core.layout import scalar


class CardTable(Chance):
    """A table with seats, somebody who is asked something, and an end. Each game adds its own."""

    seats: int = scalar("int64", meaning="seats in the game, virtual players' included, which are the last")
    to_act: int = scalar("int64", meaning="seat; while cards are sealed, the first that has not")
    turns: int = scalar("int64", meaning="turns or rounds finished")
    step: int = scalar("int8", meaning="what is asked, a Step of the game")
    ending: int = scalar("int8", meaning="why the game is over, by the game's `endings`; 0: it is not")
