"""Avatars: an animal for each seat at a table, so that people can be told apart at a glance. The client draws them."""

from __future__ import annotations

from collections.abc import Iterable

AVATARS = ("fox", "hare", "hedgehog", "otter", "badger", "frog", "deer", "bear")


def free_avatar(taken: Iterable[str]) -> str:
    """The first animal that nobody at the table has; there are more animals than seats."""
    others = set(taken)
    return next(avatar for avatar in AVATARS if avatar not in others)
