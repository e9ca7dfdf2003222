"""The base of both games. Knows no game. The names that it lists are public: `from menagerie import` gives them, too."""

from menagerie.core.choice import Choice
from menagerie.core.decision import Decision
from menagerie.core.errors import BadOption, BadRecord, BadText, IllegalAction, MenagerieError
from menagerie.core.game import AnyGame, Game, GameForm
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
    "Decision",
    "Event",
    "Game",
    "GameForm",
    "IllegalAction",
    "Line",
    "MenagerieError",
    "Option",
    "Record",
    "Result",
    "Score",
    "Seed",
]
