"""What every event has: a code, the number of its rule, and whether it shows something that was hidden."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from menagerie.core.plain import Plain, camel_to_kebab, from_plain, to_plain


class Event:
    """One thing that happened. Its code is its name; its fields are its values."""

    __slots__ = ()

    rule: ClassVar[str]
    reveals: ClassVar[bool] = False  # a card turned up, or chance was used: this cannot be taken back
    private: ClassVar[bool] = False  # its card is told to its seat only

    @property
    def code(self) -> str:
        return camel_to_kebab(type(self).__name__)

    @property
    def values(self) -> dict[str, Plain]:
        return cast(dict[str, Plain], to_plain(self))

    def plain(self) -> dict[str, Plain]:
        """The event as JSON values."""
        return {"event": self.code, "rule": self.rule, **self.values}


def event_from_plain(kinds: tuple[type[Event], ...], plain: Plain) -> Event:
    """The event that these JSON values stand for; ValueError if they stand for none."""
    if isinstance(plain, dict):
        for kind in kinds:
            if camel_to_kebab(kind.__name__) == plain.get("event") and kind.rule == plain.get("rule"):
                values: Any = {name: value for name, value in plain.items() if name not in ("event", "rule")}
                return from_plain(kind, values)
    raise ValueError(f"{plain!r} is no event")
