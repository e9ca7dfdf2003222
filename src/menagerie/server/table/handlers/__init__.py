"""Handlers of messages from clients, one for each kind. Each declares who may send it, when and how often, and does it.

A new kind of message is a class in wire/messages.py and a handler in one of the modules here. A kind without a handler fails
at import. The table of rights in docs/security.md and the tests of every refusal are derived from these declarations.
"""

from menagerie.server.table.handlers import agreements, arrangements, moves, rematches, seats
from menagerie.server.table.handlers.message_kind import KINDS, MessageKind, check_all_handled

__all__ = ["KINDS", "MessageKind", "agreements", "arrangements", "moves", "rematches", "seats"]

check_all_handled()
