"""The codes with which the server closes a socket: what each means and what a client does then. docs/protocol.md lists them."""

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
        "too many of your messages were not understood, or came too fast, or one was binary",
        "Fix the client; reconnecting at once does not help.",
    )
    TOO_BIG = 1009, "a message to the server was too long", "Send shorter messages; what a person does is never that long."
    COMES_AGAIN = (
        1012,
        "the server stops, or the table is read again or only a newer process can open it, or you read too slowly, or you "
        "connected with one device too many",
        "Reconnect with back-off; send what was not answered again, with its old `id`.",
    )
    FULL = (
        1013,
        "too many people watch this table, or the server is full and a player needed the place of one who watches",
        "Try again after half a minute or so.",
    )
    BLOCKED = (
        4403,
        "whoever runs the server has blocked you or your address for a time; the close reason says until when",
        "Stop, and show the reason.",
    )
    NO_TABLE = (
        4404,
        "there is no table with this id, or no longer; with a reason: it exists but cannot be opened, because the rules have "
        "changed since its game began",
        "Stop, and say so; show the reason, if there is one.",
    )
    OTHER_PROTOCOL = (
        4426,
        "the number in `?protocol=` is not that of the server; the close reason says which side is older",
        "Stop, show the reason and the way to a client of the other version; a page reloads itself.",
    )
