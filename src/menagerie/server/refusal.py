"""What the server says no to. The sentences are in words/, as those of the rules are."""

from menagerie.core import MenagerieError


class Refusal(MenagerieError):
    """The table does not allow this, whatever the rules say. Nothing has changed."""
