"""Bots see views only."""

from menagerie.bots.protocol import Bot, Seen
from menagerie.bots.random import RandomBot

__all__ = ["Bot", "RandomBot", "Seen"]
