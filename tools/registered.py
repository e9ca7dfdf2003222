"""The client's list of games and languages, web/src/wire/registered.ts, written from their records."""

from __future__ import annotations

import json

from menagerie.games import OUR_HOME, entries
from menagerie.words.language import NAMES_OF_LANGUAGES

OPENING = """// Generated from src/menagerie/games.py and words/language.py by tools/registered.py; do not edit.

/** The languages, each by its own name. */
export const LANGUAGES = {languages};

export interface GameRecord {{
  parade: string[]; // the pictures that lead a page about it
  virtual: string; // the picture of its virtual player
}}

/** The games that have a table here, in the order in which they are listed. */
export const GAMES: Record<string, GameRecord> = {games};
"""


def registered() -> str:
    """The whole file."""
    ours = (entry for entry in entries().values() if entry.home == OUR_HOME)
    games = {entry.name: {"parade": entry.parade, "virtual": entry.virtual} for entry in ours}
    return OPENING.format(languages=json.dumps(NAMES_OF_LANGUAGES), games=json.dumps(games, indent=2))
