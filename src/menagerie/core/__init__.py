"""What both games stand on. Knows no game."""

from menagerie.core.choice import Choice
from menagerie.core.errors import BadOption, BadRecord, BadText, IllegalAction, MenagerieError
from menagerie.core.game import AnyGame, Game
from menagerie.core.message import Action, Event, Line
from menagerie.core.option import Option
from menagerie.core.record import Record
from menagerie.core.result import Result, Score
from menagerie.core.seed import Seed

__all__ = [
    "Action",
    "AnyGame",
    "BadOption",
    "BadRecord",
    "BadText",
    "Choice",
    "Event",
    "Game",
    "IllegalAction",
    "Line",
    "MenagerieError",
    "Option",
    "Record",
    "Result",
    "Score",
    "Seed",
]
