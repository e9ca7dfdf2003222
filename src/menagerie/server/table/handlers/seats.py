"""What people say about their own seat: ready, leaving, their name, and answers that are given for them."""

from __future__ import annotations

from menagerie.server.names import cleaned
from menagerie.server.storage.rows import StoredNotice
from menagerie.server.table.handlers.message_kind import BEFORE, IN_PLAY, OfAnother, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.table.roles import NOBODY
from menagerie.server.wire import messages as m


@handles(m.Ready, "be ready", when=BEFORE, rate="changes")
async def ready(at: RoomParts, by: Speaker, said: m.Ready) -> None:
    """Be ready or not; the game starts when everybody is."""
    at.lobby.set_ready(by.seat, ready=said.ready)
    await at.live.save()
    await at.start.when_ready()
    at.live.tell_table()


@handles(m.LeaveTable, "get up, or leave for good", when=(*BEFORE, *IN_PLAY), rate="changes")
async def leave(at: RoomParts, by: Speaker, said: m.LeaveTable) -> None:
    """Get up. In play a bot takes the seat over for good, and everybody else is told."""
    live, audience = at.live, at.live.audience
    leaving = audience.at(by.seat)
    at.lobby.leave(by.seat, said.level)
    if live.gamelog is None:
        await live.save()
        await at.start.when_ready()
        live.tell_table()
        return
    others = [each for each in audience.listeners if each not in leaving]
    await live.save(StoredNotice("left", {"seat": by.seat}), to=others)
    live.tell_table()
    audience.see_off(live.gamelog, by.seat, leaving)
    await at.wishes.note_leaving(by.seat)


@handles(m.Rename, "change one’s own name", rate="changes", of_another=OfAnother("change another’s name", NOBODY))
async def rename(at: RoomParts, by: Speaker, said: m.Rename) -> None:
    """Change one's own name, from now on."""
    at.lobby.rename(said)
    await at.live.save()
    await at.live.services.book.keep_name(by.listener.guest, cleaned(said.name))
    at.live.tell_table()
    at.live.audience.call_them()


@handles(m.SetAutomatic, "have single answers given", rate="changes")
async def set_automatic(at: RoomParts, by: Speaker, said: m.SetAutomatic) -> None:
    """Have single answers given from now on, or not."""
    at.live.stored.seats[by.seat].automatic = said.on
    await _keep_given_answers(at, by)


@handles(m.SetUsual, "have usual answers given", rate="changes")
async def set_usual(at: RoomParts, by: Speaker, said: m.SetUsual) -> None:
    """Have questions of a kind answered as usual from now on, or not."""
    at.lobby.set_usual(by.seat, said)
    await _keep_given_answers(at, by)


async def _keep_given_answers(at: RoomParts, by: Speaker) -> None:
    live = at.live
    await live.save()
    live.tell_table()
    if live.gamelog is not None:
        live.audience.tell_position(live.gamelog, live.audience.at(by.seat))
        live.clock.restart(by.seat)
