"""Bots see views only."""

from menagerie.bots.protocol import Bot, Seen
from menagerie.bots.random import RandomBot
from menagerie.bots.registry import BOTS, BotKind

__all__ = ["BOTS", "Bot", "BotKind", "RandomBot", "Seen"]
