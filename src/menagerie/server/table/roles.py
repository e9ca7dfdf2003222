"""The roles that somebody can have at a table or at the server. Who may do what is in rights.py."""

from __future__ import annotations

from typing import Literal, get_args

Role = Literal["guest", "watcher", "seat", "host", "operator"]
ROLES: tuple[Role, ...] = get_args(Role)
MEANINGS: dict[Role, str] = {
    "guest": "anybody who has the link of a table, with a cookie or without, and no seat",
    "watcher": "a guest who is connected to the table",
    "seat": "whoever holds a seat: came by its link, or sat down",
    "host": "the seat that opened the table; once it has been away for half a minute, the first seat that is there",
    "operator": "whoever has the operator’s key; at a table, a guest like any other",
}

EVERYBODY: tuple[Role, ...] = ROLES
CONNECTED: tuple[Role, ...] = ("watcher", "seat", "host", "operator")
SEATED: tuple[Role, ...] = ("seat", "host")
HOST: tuple[Role, ...] = ("host",)
WITHOUT_SEAT: tuple[Role, ...] = ("guest", "watcher", "operator")
OPERATOR: tuple[Role, ...] = ("operator",)
NOBODY: tuple[Role, ...] = ()
