"""The roles that somebody can have at a table or at the server. Their rights are in rights.py."""

from __future__ import annotations

from typing import Literal, get_args

Role = Literal["guest", "watcher", "seat", "host", "operator"]
ROLES: tuple[Role, ...] = get_args(Role)
MEANINGS: dict[Role, str] = {
    "guest": "anyone who has the link of a table and no seat, with or without a cookie",
    "watcher": "a guest who is connected to the table",
    "seat": "anyone who holds a seat: they came by its link, or sat down",
    "host": "the seat that opened the table; once it has been away for half a minute, the first seat that is there",
    "operator": "anyone who has the operator’s key; at a table, a guest like any other",
}

EVERYBODY: tuple[Role, ...] = ROLES
CONNECTED: tuple[Role, ...] = ("watcher", "seat", "host", "operator")
SEATED: tuple[Role, ...] = ("seat", "host")
HOST: tuple[Role, ...] = ("host",)
WATCHING: tuple[Role, ...] = ("watcher", "operator")
WITHOUT_SEAT: tuple[Role, ...] = ("guest", "watcher", "operator")
OPERATOR: tuple[Role, ...] = ("operator",)
NOBODY: tuple[Role, ...] = ()
