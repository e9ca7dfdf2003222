"""Bots, which see only what their seat may see."""

from menagerie.bots.hint import think
from menagerie.bots.protocol import Bot, Seen
from menagerie.bots.random import RandomBot
from menagerie.bots.registry import BOTS, BotKind, bot_named
from menagerie.bots.thought import Ranked, Thought

__all__ = ["BOTS", "Bot", "BotKind", "RandomBot", "Ranked", "Seen", "Thought", "bot_named", "think"]
