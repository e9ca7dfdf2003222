"""A table in the terminal."""

from menagerie.terminal.conversation import Conversation
from menagerie.terminal.joined import JoinedTable
from menagerie.terminal.local import LocalTable
from menagerie.terminal.server import understood

__all__ = ["Conversation", "JoinedTable", "LocalTable", "understood"]
