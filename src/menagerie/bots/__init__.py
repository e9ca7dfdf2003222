"""Bots see views only."""

from menagerie.bots.protocol import Bot
from menagerie.bots.random import RandomBot

__all__ = ["Bot", "RandomBot"]
