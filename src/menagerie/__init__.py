"""Menagerie: card games complete in every edition, for people and for machines."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from menagerie.core import BadOption, BadRecord, BadText, IllegalAction, MenagerieError, Record, Seed

if TYPE_CHECKING:
    from menagerie.cubirds import CuBirds
    from menagerie.wildcards import WildCards

__all__ = ["BadOption", "BadRecord", "BadText", "CuBirds", "IllegalAction", "MenagerieError", "Record", "Seed", "WildCards"]

GAMES_BY_NAME = {"CuBirds": "menagerie.cubirds", "WildCards": "menagerie.wildcards"}


def __getattr__(name: str) -> Any:
    """Load a game when it is first asked for: who plays one need not wait for the other."""
    if name not in GAMES_BY_NAME:
        raise AttributeError(f"module 'menagerie' has no attribute {name!r}")
    return getattr(import_module(GAMES_BY_NAME[name]), name)
