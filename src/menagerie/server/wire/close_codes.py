"""Why the server closes a socket: each code, what it means and what a client does then. docs/protocol.md lists them."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """A code with which the server closes a socket."""

    meaning: str
    advice: str

    def __new__(cls, code: int, meaning: str, advice: str) -> CloseCode:
        """A code, with what it means and what a client does then."""
        made = int.__new__(cls, code)
        made._value_, made.meaning, made.advice = code, meaning, advice
        return made

    POLICY = (
        1008,
        "too many of your messages were not understood, or came too fast",
        "Mend the client; to come again at once helps nobody.",
    )
    TOO_BIG = 1009, "a message to the server was too long", "Say less; what a person does is never so long."
    COMES_AGAIN = (
        1012,
        "the server stops, or the table is read anew or is known to a newer process only, or you took too little of what you "
        "were told, or came with one more device",
        "Connect again, after a moment that grows with each try; what was not answered is said again with its old `id`.",
    )
    FULL = 1013, "so many people watch this table that there is no more room", "Try again after half a minute or so."
    NO_TABLE = (
        4404,
        "there is no table of this id, or not any more; with a reason: it is there and cannot be opened, since its game was "
        "begun by rules that were changed since",
        "Stop, and say so; show the reason, if there is one.",
    )
    OTHER_PROTOCOL = (
        4426,
        "the number in `?protocol=` is not that of the server; the reason of the closing says which side is older",
        "Stop, show the reason and the way to a client of the other version; a page loads itself anew.",
    )
