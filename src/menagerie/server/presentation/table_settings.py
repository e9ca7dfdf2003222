"""The settings of a table, which change no rule: memory aid, hints, the pause of bots. Each is one entry of SETTINGS.

Not here: the settings of a server, which are in front/settings.py, and the options of a game, which its `game.py` has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from menagerie.server.storage.rows import SeatRow, StoredTable

MEMORY_AID, HINTS, BOT_PAUSE = "memory-aid", "hints", "bot-pause"
PAUSES = (0.0, 0.25, 0.5, 1.4)  # seconds, by the value of the setting


@dataclass(frozen=True)
class TableSetting:
    """The possible values of a table setting, each with the code of its word, and its default."""

    words: Mapping[bool | int, str]
    usual: Callable[[Sequence[SeatRow]], bool | int]
    changes_views: bool = False  # everyone gets a new position when it is changed

    def allows(self, value: object) -> bool:
        """Whether this value is possible."""
        return any(value == each and type(value) is type(each) for each in self.words)


def is_for_one(seats: Sequence[SeatRow]) -> bool:
    """Whether only one person plays, alone or with bots."""
    return sum(seat.kind != "bot" for seat in seats) == 1


ON_OFF: dict[bool | int, str] = {True: "value-on", False: "value-off"}
SETTINGS = {
    MEMORY_AID: TableSetting(ON_OFF, lambda _seats: False, changes_views=True),
    HINTS: TableSetting(ON_OFF, is_for_one),
    BOT_PAUSE: TableSetting({pause: f"value-pause-{pause}" for pause in range(len(PAUSES))}, lambda _seats: 2),
}


def setting_of(kept: StoredTable, name: str) -> bool | int:
    """The value of a table's setting: the host's choice, or the default."""
    value = kept.game.settings.get(name, SETTINGS[name].usual(kept.seats))
    assert isinstance(value, (bool, int)), value
    return value


def allows_setting(name: str, value: object) -> bool:
    """Whether a setting can have this value."""
    return name in SETTINGS and SETTINGS[name].allows(value)


def settings_of_views(stored: StoredTable) -> list[bool | int]:
    """The settings that decide what people see of the game."""
    return [setting_of(stored, name) for name, setting in SETTINGS.items() if setting.changes_views]
