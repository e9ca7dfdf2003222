// Generated from src/menagerie/games.py and words/language.py by tools/registered.py; do not edit.

/** The languages, each by its own name. */
export const LANGUAGES = {"en": "English", "nl": "Nederlands", "de": "Deutsch"};

export interface GameRecord {
  parade: string[]; // the pictures that lead a page about it
  virtual: string; // the picture of its virtual player
}

/** The games that have a table here, in the order in which they are listed. */
export const GAMES: Record<string, GameRecord> = {
  "cubirds": {
    "parade": [
      "owl",
      "toucan",
      "flamingo",
      "duck",
      "magpie"
    ],
    "virtual": "robinbird"
  },
  "wildcards": {
    "parade": [
      "lion",
      "peacock",
      "ibex",
      "meerkat",
      "squirrel"
    ],
    "virtual": "leo"
  }
};
