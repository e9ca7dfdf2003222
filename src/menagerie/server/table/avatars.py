"""Avatars: an animal for each seat at a table, so that people are told apart at a glance. The client draws them."""

from __future__ import annotations

from collections.abc import Iterable

AVATARS = ("fox", "hare", "hedgehog", "otter", "badger", "frog", "deer", "bear")


def free_avatar(taken: Iterable[str]) -> str:
    """The first that nobody at the table has; there are more than seats."""
    others = set(taken)
    return next(avatar for avatar in AVATARS if avatar not in others)
