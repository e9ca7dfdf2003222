"""Ids that nobody guesses: of tables and guests."""

import secrets


def new_id(size: int) -> str:
    """An id of so many random bytes. On the command line, too, it is said as it is: so it does not begin like an option.

    >>> len(new_id(9))
    12
    """
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found
