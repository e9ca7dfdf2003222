"""A table as a message to one guest: seats, options, settings and links. The game itself is in teller.py."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from math import ceil, inf
from typing import Any

from msgspec.structs import replace

from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.server.play.printed_forms import (
    checked_options,
    form_infos,
    form_of,
    free_options,
    level_infos,
    option_infos,
    virtual_players,
)
from menagerie.server.presentation.table_settings import SETTINGS, setting_of
from menagerie.server.storage.rows import GameRow, StoredTable
from menagerie.server.wire.messages import TableInfo
from menagerie.server.wire.table_parts import (
    EndingInfo,
    FormInfo,
    OptionInfo,
    OriginInfo,
    SeatInfo,
    SeatWishInfo,
    SettingInfo,
    TakeBackInfo,
    UsualInfo,
    WordInfo,
)
from menagerie.words import Words
from menagerie.words.language import LANGUAGES, once_for_each_language

NAMELESS = ("guest", "unnamed")  # what people without a name are called: those who came, and those in a record
FRESH_BASE = 5.0  # seconds for which the address of this machine is reused


class Links:
    """Links by which other devices reach the server. At home, its address changes when the laptop joins another network, so it
    is found again every few seconds."""

    def __init__(self, base: str | Callable[[], str]) -> None:
        self._find: Callable[[], str] = base if callable(base) else partial(str, base)
        self._found, self._found_at = "", -inf

    @property
    def base(self) -> str:
        """The address of the server, as it is now."""
        if time.monotonic() - self._found_at > FRESH_BASE:
            self._found, self._found_at = self._find(), time.monotonic()
        return self._found

    def table(self, table: str) -> str:
        """The link with which friends join a table."""
        return f"{self.base}/table/{table}"

    def seat(self, table: str, secret: str) -> str:
        """The private link to a seat. The secret is after the #, so no browser sends it to a server in an address."""
        return f"{self.table(table)}#seat={secret}"


@dataclass(frozen=True)
class Situation:
    """The live state that is not stored: who is connected, who is host, how many watch, open requests (for a seat, to take back,
    to end the game), and how long absent players are still waited for."""

    here: frozenset[int]
    host: int | None = None
    watchers: int = 0
    seat_wish: SeatWishInfo | None = None
    take_back: TakeBackInfo | None = None
    ending: EndingInfo | None = None
    waits: Mapping[int, float] = field(default_factory=dict)


def names_of(kept: StoredTable) -> list[str]:
    """The names of all seats, virtual players included."""
    return names_at(kept.game, [seat.name for seat in kept.seats])


def names_at(row: GameRow, names: Sequence[str]) -> list[str]:
    """The names of people and bots, and those of virtual players."""
    virtual = virtual_players(GAMES[row.kind], row.form, row.players)
    return [*shown_names(names), *[Words(row.kind).phrase("virtual-player")] * virtual]


def shown_names(names: Sequence[str]) -> list[str]:
    """Names in the reader's language: a person without a name is “Guest” to one reader and “Gast” to another."""
    shown = list(names)
    for place, name in enumerate(names):
        for called in NAMELESS:
            if (nameless := _nameless(called).fullmatch(name)) and (here := Words().phrase(called) + nameless[1]) not in shown:
                shown[place] = here
    return shown


def shown_name(name: str) -> str:
    """A single name in the reader's language."""
    return shown_names([name])[0]


@cache
def _nameless(called: str) -> re.Pattern[str]:
    """The pattern of names for people without one, in any language; several of them have numbers."""
    found = {Words(language=language).phrase(called) for language in LANGUAGES}
    return re.compile(rf"(?:{'|'.join(sorted(found))})((?: \d+)?)")


def describe(kept: StoredTable, links: Links, now: Situation) -> TableInfo:
    """Everything about a table except its game, for a spectator."""
    row, words = kept.game, Words(kept.game.kind)
    names = tuple(seat.name or str(seat.seat + 1) for seat in kept.seats)
    seed: Mapping[str, Any] = row.dealing_seed
    return TableInfo(
        id=row.id,
        game=row.kind,
        title=words.phrase("game-title"),
        status=row.status,
        form=row.form,
        players=row.players,
        seats=_seats(kept, now),
        forms=_forms(row.kind),
        options=_options(row.kind, row.form, row.players, json.dumps(row.options), names),
        settings=_settings(row.kind, *(setting_of(kept, name) for name in SETTINGS)),
        levels=level_infos(words),
        facts=_facts(row.kind),
        you=None,
        yours=[],
        is_host=False,
        automatic=False,
        usual=[],
        join_link=links.table(row.id),
        seat_link=None,
        commitment=None if row.is_from_file else (seed.get("commitment") or {}).get("server"),
        seed=seed.get("digits") if row.status == "over" else None,
        watchers=now.watchers,
        kept_out=[],
        is_kept_out=False,
        seat_wish=now.seat_wish,
        take_back=now.take_back,
        ending=now.ending,
        ended=row.ended,
        origin=_origin(row),
        rematch=row.rematch,
        rematch_game=row.rematch_game or row.kind if row.rematch else None,
        rematch_by=row.rematch_by,
        rematch_declined=row.rematch_declined,
    )


def described_to_watcher(table: TableInfo, kept: StoredTable, guest: str) -> TableInfo:
    """The same for a guest who only watches."""
    wish = kept.game.seat_wish
    seat_wish = table.seat_wish and replace(table.seat_wish, yours=wish is not None and wish.guest == guest)
    return replace(table, is_kept_out=guest in kept.game.kept_out, seat_wish=seat_wish)


def described_to(table: TableInfo, you: int, held: Sequence[int], kept: StoredTable, links: Links) -> TableInfo:
    """The same for the guest at a seat."""
    own = kept.seats[you]
    seats = [replace(info, you=True) if info.seat == you else info for info in table.seats]
    return replace(
        table,
        seats=seats,
        you=you,
        yours=list(held),
        is_host=seats[you].host,
        kept_out=sorted(set(kept.game.kept_out.values())) if seats[you].host else [],
        automatic=own.automatic,
        origin=_origin(kept.game, is_player=True),
        usual=[UsualInfo(code, Words(table.game).phrase(f"usual-{code}")) for code in own.usual],
        seat_link=links.seat(table.id, own.secret),
    )


def _origin(row: GameRow, *, is_player: bool = False) -> OriginInfo | None:
    """Where a game comes from. The table where it was played before is nobody's business but the players'."""
    words = Words(row.kind)
    if row.origin is None:
        return None
    if row.is_from_file:
        return OriginInfo("file", words.phrase("origin-file"))
    when = words.phrase("coach-when", {"turn": row.origin["turn"]})
    before = (row.origin["table"], row.origin["move"]) if is_player else (None, None)
    return OriginInfo("played-on", words.phrase("origin-played-on", {"when": when}), *before)


def _seats(kept: StoredTable, now: Situation) -> list[SeatInfo]:
    shown = shown_names([seat.name for seat in kept.seats])
    infos = [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=shown[seat.seat],
            avatar=seat.avatar,
            level=seat.level,
            stand_in=seat.stand_in,
            ready=seat.ready,
            host=seat.seat == now.host,
            here=seat.seat in now.here or seat.kind == "bot",
            stand_in_wait=ceil(now.waits[seat.seat]) if seat.kind == "person" and seat.seat in now.waits else None,
        )
        for seat in kept.seats
    ]
    if kept.game.status != "lobby":
        names = names_of(kept)
        infos += [SeatInfo(seat, "virtual", names[seat], here=True) for seat in range(len(infos), len(names))]
    return infos


@cache
def _facts(game: str) -> dict[str, Any]:
    return to_plain(GAMES[game].facts())  # type: ignore[return-value]  # a mapping stays one


@once_for_each_language()
def _forms(game: str) -> list[FormInfo]:
    return form_infos(GAMES[game], Words(game))


@once_for_each_language(1_024)
def _options(game: str, form: str, players: int, chosen: str, names: tuple[str, ...]) -> list[OptionInfo]:
    """The free options of a form, with the chosen values, which come as JSON."""
    kind, words = GAMES[game], Words(game)
    printed = form_of(kind, form, players)
    checked = checked_options(kind, printed, players, json.loads(chosen))
    return option_infos(free_options(kind, printed, players), checked, words, names)


@once_for_each_language(64)
def _settings(game: str, *values: bool | int) -> list[SettingInfo]:
    words = Words(game)
    return [
        SettingInfo(
            name,
            words.phrase(f"setting-{name}"),
            value,
            [WordInfo(each, words.phrase(code)) for each, code in setting.words.items()],
        )
        for (name, setting), value in zip(SETTINGS.items(), values, strict=True)
    ]
