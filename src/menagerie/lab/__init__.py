"""Games by the million, for people who study them."""

from menagerie.lab.report import plain_report, text_report
from menagerie.lab.simulate import Simulation, all_cores, simulate
from menagerie.lab.tally import Tally

__all__ = ["Simulation", "Tally", "all_cores", "plain_report", "simulate", "text_report"]
