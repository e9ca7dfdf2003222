"""A table in the terminal."""

from menagerie.terminal.join import JoinedTable
from menagerie.terminal.play import TerminalTable

__all__ = ["JoinedTable", "TerminalTable"]
