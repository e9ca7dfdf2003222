"""The codes with which the server closes a socket: what each means, and what a client should do. docs/protocol.md lists them."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """A code with which the server closes a socket."""

    meaning: str
    advice: str

    def __new__(cls, code: int, meaning: str, advice: str) -> CloseCode:
        """A code, with its meaning and what a client should do."""
        made = int.__new__(cls, code)
        made._value_, made.meaning, made.advice = code, meaning, advice
        return made

    POLICY = (
        1008,
        "too many of your messages were not understood, or came too fast, or one was binary",
        "Fix the client; reconnecting immediately does not help.",
    )
    TOO_BIG = 1009, "a message to the server was too long", "Send shorter messages; what a person does is never that long."
    COMES_AGAIN = (
        1012,
        "the server is stopping; or the table is being reloaded, or only a newer process can open it; or you read too slowly; or "
        "you connected with one device too many",
        "Reconnect with back-off, and resend what was not answered, with its old `id`.",
    )
    FULL = (
        1013,
        "too many people are watching this table, or the server is full and a player needed a watcher's place",
        "Try again after about half a minute.",
    )
    BLOCKED = (
        4403,
        "the operator has blocked you or your address for a while; the close reason says until when",
        "Stop, and show the reason.",
    )
    NO_TABLE = (
        4404,
        "there is no table with this id (any more); with a reason: it exists but cannot be opened, because the rules have "
        "changed since its game began",
        "Stop and say so; show the reason, if there is one.",
    )
    OTHER_PROTOCOL = (
        4426,
        "the number in `?protocol=` is not the server's; the close reason says which side is older",
        "Stop, show the reason, and say where to get the right version; a page reloads itself.",
    )
