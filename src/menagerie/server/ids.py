"""Unguessable ids for tables and guests."""

import secrets

TABLE_ID = 9  # bytes: anyone who knows the id may come to the table


def new_id(size: int) -> str:
    """An id of this many random bytes. It never begins with a hyphen, so that a command line does not take it for an option.

    >>> len(new_id(9))
    12
    """
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found
