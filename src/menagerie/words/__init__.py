"""Sentences, made last: from codes, values and message files."""

from menagerie.words.language import LANGUAGES, speak, spoken
from menagerie.words.say import Words, clean, words_for

__all__ = ["LANGUAGES", "Words", "clean", "speak", "spoken", "words_for"]
