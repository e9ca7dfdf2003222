"""The site board: the operator's values for the whole site. These are the club's texts, an announcement, and blocks.

How it works. All of it is in the database, and every process has a copy in memory, so that no request has to read it. A
change is written, other processes are notified, and then it is read again at once. Every process also looks from time to time,
to find lost notifications and what has expired. The copy changes only by reading, and the consequences of a change follow
immediately: a new announcement, or the end of one, is sent to everyone, and blocked people are disconnected.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import TypeVar
from unicodedata import normalize

import msgspec
from sqlalchemy import Connection

from menagerie.server.limits import Buckets, Limits, Waits, neighbourhood
from menagerie.server.presentation.audience import Listener
from menagerie.server.presentation.watcher_queue import WatcherQueue
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.blocks import StoredBlock, delete_block, delete_expired_blocks, read_blocks, write_block
from menagerie.server.storage.database import tell
from menagerie.server.storage.rows import now
from menagerie.server.storage.site_values import ANNOUNCEMENT, CLUB, set_site_value, site_value
from menagerie.server.storage.store import Store
from menagerie.server.table.neighbours import SITE
from menagerie.server.wire import messages as m
from menagerie.server.wire.operator_models import AnnouncementInfo, ClubTexts, NewAnnouncement
from menagerie.words import Words

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

_encoder = msgspec.json.Encoder()
NOTHING = m.Announcement("", None)
A_MINUTE = len("2000-01-01T00:00")  # of a time, as columns have it


@dataclass(frozen=True, slots=True)
class StoredAnnouncement:
    """A message from the operator to everyone: that the server restarts at a time, or a text, or both."""

    text: str
    restart_at: str | None
    until: str

    @classmethod
    def of(cls, wanted: NewAnnouncement) -> StoredAnnouncement:
        """The announcement that the operator wants; Refusal if it is empty."""
        if wanted.restart_in is None and not wanted.text:
            raise Refusal("nothing-announced")
        if wanted.restart_in is None:
            return cls(wanted.text, None, now(timedelta(minutes=wanted.minutes)))
        restart_at = now(timedelta(minutes=wanted.restart_in))
        return cls(wanted.text, restart_at, restart_at)

    def in_words(self, language: str | None = None) -> str:
        """The text for a reader of this language, or of the current one."""
        if self.restart_at is None:
            return self.text
        left = (datetime.fromisoformat(self.restart_at) - datetime.now(UTC)).total_seconds()
        restart = Words(language=language).phrase("server-restarts", {"minutes": max(1, ceil(left / 60))})
        return f"{restart} {self.text}".strip()


@dataclass(frozen=True, slots=True)
class SiteState:
    """The state of the site at one moment."""

    club: ClubTexts
    announcement: StoredAnnouncement | None
    blocks: tuple[StoredBlock, ...]


def read_site(connection: Connection) -> SiteState:
    """Read everything that the board shows."""
    club, announced = site_value(connection, CLUB) or {}, site_value(connection, ANNOUNCEMENT)
    known = {name: value for name, value in club.items() if name in ClubTexts.model_fields}  # a newer version may have more
    announcement = None if announced is None else StoredAnnouncement(**announced)
    return SiteState(ClubTexts.model_validate(known), announcement, read_blocks(connection))


def _delete_expired(connection: Connection, at: str) -> None:
    """Delete what has ended by this time; an announcement may have been replaced meanwhile."""
    delete_expired_blocks(connection, at)
    announced = site_value(connection, ANNOUNCEMENT)
    if announced is not None and announced["until"] <= at:
        set_site_value(connection, ANNOUNCEMENT, None)


class SiteBoard:
    """The club's texts, the announcement and the blocks, as this process knows them."""

    def __init__(self, store: Store, limits: Limits, waits: Waits, listeners: Callable[[], Iterable[Listener]]) -> None:
        self._store, self._waits, self._listeners = store, waits, listeners
        self._state = SiteState(ClubTexts.model_validate({}), None, ())
        self._until: dict[str | None, str] = {}  # by guest, and by address
        self._told: StoredAnnouncement | None = None  # the last announcement that everyone here has received
        self._guesses = Buckets(*limits.code_word_guesses)
        self._reading = asyncio.Lock()  # so that no older state replaces a newer one
        self._turns = WatcherQueue()

    # what is shown

    @property
    def club(self) -> ClubTexts:
        """The club's texts."""
        return self._state.club

    @property
    def blocks(self) -> tuple[StoredBlock, ...]:
        """The blocks that are in force, the latest first."""
        at = now()
        return tuple(block for block in self._state.blocks if block.until > at)

    @property
    def _announcement(self) -> StoredAnnouncement | None:
        found = self._state.announcement
        return found if found is not None and found.until > now() else None

    def announcement(self) -> AnnouncementInfo | None:
        """The announcement that is in force, in the language that is spoken."""
        found = self._announcement
        return None if found is None else AnnouncementInfo(text=found.in_words(), restart_at=found.restart_at, until=found.until)

    @property
    def blocks_anybody(self) -> bool:
        """Whether there is any block."""
        return bool(self._until)

    def blocked_until(self, guest: str | None, address: str) -> str | None:
        """The time until which a guest or an address is kept out; None if they may come in."""
        until = max(self._until.get(guest or None, ""), self._until.get(neighbourhood(address), ""))
        return until if until > now() else None

    def check_code_word(self, said: str, address: str) -> None:
        """Refuse a wrong code word, if the club has one. Wrong guesses have a strict rate limit, and once it is reached even the
        right one is refused: otherwise one could go on guessing."""
        wanted, guesser = _plain(self.club.code_word), neighbourhood(address)
        if not wanted:
            return
        if not self._guesses.take(guesser):
            raise Refusal("too-fast")
        if not hmac.compare_digest(_plain(said), wanted):
            raise Refusal("wrong-code-word")
        self._guesses.take(guesser, -1)  # it was not a wrong guess

    # what the operator does

    async def set_club(self, texts: ClubTexts) -> None:
        """Change the club's texts."""
        await self._change(lambda connection: set_site_value(connection, CLUB, texts.model_dump()))

    async def announce(self, announcement: StoredAnnouncement | None) -> None:
        """Announce something to everyone, or withdraw the announcement."""
        value = None if announcement is None else asdict(announcement)
        await self._change(lambda connection: set_site_value(connection, ANNOUNCEMENT, value))

    async def block(self, guest: str | None, addresses: set[str], hours: int, *, with_addresses: bool) -> list[int]:
        """Block a guest, addresses or both; if wanted, with the addresses from which the guest is connected now, through any
        process. Returns the ids of the blocks."""
        until = now(timedelta(hours=hours))
        if guest is None or not with_addresses:
            return await self._block(guest, addresses, until)
        return await self._block(guest, addresses | self._addresses_of(guest), until, json.dumps([guest, until]))

    async def _block(self, guest: str | None, addresses: set[str], until: str, told: str = "") -> list[int]:
        places: list[str | None] = [*sorted(addresses)] or [None]
        return await self._change(lambda connection: [write_block(connection, guest, place, until) for place in places], told)

    async def unblock(self, block: int) -> None:
        """Lift a block; Refusal if there is no such block."""
        if not await self._change(lambda connection: delete_block(connection, block)):
            raise Refusal("unknown-block")

    async def _change(self, deed: Callable[[Connection], Answer], told: str = "") -> Answer:
        """Write a change, notify other processes, and read it again."""

        def write(connection: Connection) -> Answer:
            answer = deed(connection)
            tell(connection, SITE, told)
            return answer

        answer = await self._store.write(write)
        await self.refresh()
        return answer

    # keeping up

    async def run(self) -> None:
        """Look from time to time for changes by other processes and for what has expired, until the server stops."""
        while True:
            await asyncio.sleep(self._waits.site)
            try:
                await self.look()
            except NotKept:  # the next time will do
                continue
            except Exception:  # whatever fails, the server goes on
                log.exception("could not look at the site")

    async def look(self) -> None:
        """Look for changes by other processes, and delete what has expired."""
        if self._store.database.is_shared:
            await self.refresh()
        else:
            self._show(self._state)
        at, announced = now(), self._state.announcement
        is_over = announced is not None and announced.until <= at
        if is_over or any(block.until <= at for block in self._state.blocks):
            await self._change(lambda connection: _delete_expired(connection, at))

    async def follow(self, told: str) -> None:
        """Follow a change by another process. If that has blocked a guest with all addresses, block those of this process."""
        try:
            guest, until = json.loads(told) if told else ("", "")
            addresses = self._addresses_of(guest) if guest else set()
            if addresses:
                await self._block(guest, addresses, until)
            else:
                await self.refresh()
        except NotKept:  # the next look will find it
            return
        except Exception:  # whatever fails, the server goes on
            log.exception("could not look at the site")

    async def refresh(self) -> None:
        """Read everything again, and carry out what follows from it."""
        async with self._reading:
            self._show(await self._store.read_at_once(read_site))

    def _show(self, state: SiteState) -> None:
        self._state = state
        ends = sorted((block.until, key) for block in state.blocks for key in (block.guest, block.address) if key)
        self._until = {key: until for until, key in ends}  # the latest, if there are several
        announcement = self._announcement
        if announcement != self._told:
            self._told = announcement
            self._tell(list(self._listeners()))
        if self._until:
            for listener in self._listeners():
                self._send_away(listener)

    def welcome(self, listener: Listener) -> None:
        """Send a newcomer the announcement, or disconnect them: they may have been blocked while they came in."""
        if not self._send_away(listener) and self._announcement is not None:
            self._tell([listener])

    def _send_away(self, listener: Listener) -> bool:
        until = self.blocked_until(listener.guest, listener.address)
        if until is not None:
            listener.expel(Words(language=listener.language).phrase("blocked", {"until": told_minute(until)}))
        return until is not None

    def _tell(self, listeners: list[Listener]) -> None:
        """Send the announcement, or the end of one, to some listeners: a few at a time, and made once for each language."""
        found = self._announcement
        frames = {
            language: _encoder.encode(NOTHING if found is None else m.Announcement(found.in_words(language), found.restart_at))
            for language in {listener.language for listener in listeners}
        }
        for listener in listeners:
            listener.keep(frames[listener.language])
        self._turns.add(*listeners)

    def _addresses_of(self, guest: str) -> set[str]:
        return {neighbourhood(each.address) for each in self._listeners() if each.guest == guest and each.address}


def told_minute(at: str) -> str:
    """A time for people, to the minute.

    >>> told_minute("2026-03-04T05:06:07.890+00:00")
    '2026-03-04 05:06'
    """
    return at[:A_MINUTE].replace("T", " ")


def _plain(code_word: str) -> bytes:
    """A code word without spaces, in lower case: people tell it to each other."""
    return "".join(normalize("NFKC", code_word).casefold().split()).encode()
