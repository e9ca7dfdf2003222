"""Hints: what an expert would do, and why."""

from __future__ import annotations

from menagerie.bots.levels import EXPERT
from menagerie.bots.protocol import Seen
from menagerie.bots.search.bot import SearchBot
from menagerie.bots.thought import Thought


def think(seen: Seen[object], seed: int | None = None) -> Thought:
    """An expert's analysis of a question.

    >>> from menagerie import CuBirds
    >>> seen = Seen.of(CuBirds.new(2, seed=7), seat=1)
    >>> think(seen, seed=1).best.action in seen.actions
    True
    """
    return SearchBot(EXPERT, seed).think(seen)
