"""Games by the million and bots against each other, for people who study them."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.lab.arena import Arena
    from menagerie.lab.lineup import Lineup, lineups_of
    from menagerie.lab.processes import all_cores
    from menagerie.lab.ratings import rate
    from menagerie.lab.report import plain_report, text_report
    from menagerie.lab.results import Played, Results
    from menagerie.lab.sequential import Certainty, SequentialVerdict, verdict_on
    from menagerie.lab.shares import share_of
    from menagerie.lab.simulate import Simulation
    from menagerie.lab.tally import Tally

__all__ = [
    "Arena",
    "Certainty",
    "Lineup",
    "Played",
    "Results",
    "SequentialVerdict",
    "Simulation",
    "Tally",
    "all_cores",
    "lineups_of",
    "plain_report",
    "rate",
    "share_of",
    "text_report",
    "verdict_on",
]

HOMES = {
    "Arena": "arena",
    "Certainty": "sequential",
    "Lineup": "lineup",
    "Played": "results",
    "Results": "results",
    "Simulation": "simulate",
    "Tally": "tally",
    "SequentialVerdict": "sequential",
    "all_cores": "processes",
    "lineups_of": "lineup",
    "plain_report": "report",
    "rate": "ratings",
    "share_of": "shares",
    "text_report": "report",
    "verdict_on": "sequential",
}  # loaded on first use: parsing commands and playing bots need no compiler


def __getattr__(name: str) -> object:
    if name in HOMES:
        return getattr(import_module(f"menagerie.lab.{HOMES[name]}"), name)
    raise AttributeError(f"module 'menagerie.lab' has no attribute {name!r}")
