"""Sentences, made last: from codes, values and message files."""

from menagerie.words.say import LANGUAGES, Words, clean

__all__ = ["LANGUAGES", "Words", "clean"]
