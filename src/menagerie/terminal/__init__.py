"""A table in the terminal."""

from menagerie.terminal.play import TerminalTable

__all__ = ["TerminalTable"]
