"""What the server stores about guests: their names, their languages, what they have learned, and when they were last here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import reduce
from operator import or_
from typing import Any

from sqlalchemy import Column, Connection, insert, null, select, update

from menagerie.server.refusal import NotKept
from menagerie.server.storage import schema
from menagerie.server.storage.rows import Learned, now
from menagerie.server.storage.store import Store
from menagerie.words import spoken

A_DAY = len("2000-01-01")  # of a time, as columns have it


class GuestBook:
    """The guests of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # names

    async def name_of(self, guest: str) -> str:
        """The name of a guest; empty if unknown."""
        return await self._known(guest, schema.guest.c.name)

    async def call(self, guest: str, name: str) -> None:
        """Remember the name of a guest."""
        await self._store.write(lambda connection: _note(connection, guest, name=name))

    async def keep_name(self, guest: str, name: str) -> None:
        """Use the name given at a table from now on. If it cannot be stored, it still applies at that table."""
        with suppress(NotKept):
            if name and name != await self.name_of(guest):
                await self.call(guest, name)

    async def greet(self, guest: str) -> str:
        """The name of a guest who has come. Their visit is noted at most once a day."""
        query = select(schema.guest.c.name, schema.guest.c.seen_at).where(schema.guest.c.id == guest)
        found = await self._store.read(lambda connection: connection.execute(query).first())
        if found is None:
            return ""
        name, seen = found
        if seen[:A_DAY] != now()[:A_DAY]:
            await self.note_visit(guest)
        return str(name)

    # faces

    async def face_of(self, guest: str) -> str:
        """The face that a guest had last; empty if there was none, or it cannot be read."""
        with suppress(NotKept):
            return await self._known(guest, schema.guest.c.avatar)
        return ""

    async def keep_face(self, guest: str, face: str) -> None:
        """Remember the face that a guest has now, for the next table."""
        with suppress(NotKept):
            if face != await self._known(guest, schema.guest.c.avatar):
                await self._store.write(lambda connection: _note(connection, guest, avatar=face))

    # visits

    async def note_visit(self, guest: str) -> None:
        """Note that a guest is here now. If that fails, it is ignored."""
        with suppress(NotKept):
            await self._store.write(lambda connection: _note(connection, guest, seen_at=now()))

    async def visits_of(self, guests: Collection[str]) -> dict[str, str]:
        """When each of some guests was last here, as far as that is known."""
        query = select(schema.guest.c.id, schema.guest.c.seen_at).where(schema.guest.c.id.in_(guests))
        return await self._store.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    # languages

    async def language_of(self, guest: str | None) -> str:
        """The language of a guest: the one they chose, or else the one that their browser prefers."""
        with suppress(NotKept):  # the page is shown anyway
            return (guest and await self._chosen(guest)) or spoken()
        return spoken()

    async def speak_to(self, guest: str, language: str) -> None:
        """Remember the language that a guest has chosen."""
        await self._store.write(lambda connection: _note(connection, guest, language=language))

    async def take_along(self, guest: str, devices: Sequence[str]) -> str:
        """Carry a guest's choice of language over to a new device, unless one was chosen there already. Returns the language
        that the device shows now."""
        with suppress(NotKept):  # the guest gets in anyway
            if own := await self._chosen(guest):
                return own
            for device in devices:
                if language := await self._chosen(device):
                    await self.speak_to(guest, language)
                    return language
        return spoken()

    async def _chosen(self, guest: str) -> str:
        return await self._known(guest, schema.guest.c.language)

    # lessons and puzzles

    async def learned_by(self, guest: str) -> Learned:
        """The lessons that a guest has done, and the puzzles that they have solved."""
        return await self._store.read(lambda connection: _learned_by(connection, [guest])[guest])

    async def learn(self, guest: str, learned: Learned, there_is: Learned) -> Learned:
        """Add lessons and puzzles to those of a guest, and drop those that are no longer there. Returns all that are kept now."""

        def add(connection: Connection) -> Learned:
            before = _learned_by(connection, [guest], lock=True)[guest]
            after = (before | learned) & there_is
            if after != before:
                _note(connection, guest, learned=after.column())
            return after

        return await self._store.write(add)

    async def unlearn(self, guest: str) -> None:
        """Delete what a guest has learned."""
        gone = update(schema.guest).where(schema.guest.c.id == guest).values(learned=null())
        await self._store.write(lambda connection: connection.execute(gone).rowcount)

    async def share_learned(self, devices: Sequence[str]) -> None:
        """Let all devices of one person know what any of them has learned. If that cannot be stored, they go on without it."""

        def share(connection: Connection) -> None:
            found = _learned_by(connection, devices, lock=True)
            together = reduce(or_, found.values())
            for device, before in found.items():
                if before != together:
                    _note(connection, device, learned=together.column())

        with suppress(NotKept):
            found = await self._store.read(lambda connection: _learned_by(connection, devices))
            if len({*found.values()}) > 1:
                await self._store.write(share)

    async def _known(self, guest: str, column: Column[str]) -> str:
        query = select(column).where(schema.guest.c.id == guest)
        return await self._store.read(lambda connection: str(connection.execute(query).scalar() or ""))


def _learned_by(connection: Connection, guests: Sequence[str], *, lock: bool = False) -> dict[str, Learned]:
    """What some guests have learned. To change it, lock it: other processes may be about to do the same."""
    query = select(schema.guest.c.id, schema.guest.c.learned).where(schema.guest.c.id.in_(guests)).order_by(schema.guest.c.id)
    rows = connection.execute(query.with_for_update() if lock else query)
    return {**dict.fromkeys(guests, Learned()), **{guest: Learned.of(column) for guest, column in rows}}


def _note(connection: Connection, guest: str, **known: Any) -> None:
    changed = connection.execute(update(schema.guest).where(schema.guest.c.id == guest).values(**known))
    if changed.rowcount == 0:
        columns = {"name": "", "language": "", "created_at": now(), "seen_at": now(), **known}
        connection.execute(insert(schema.guest).values(id=guest, **columns))
