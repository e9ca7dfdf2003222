"""Messages about the sender's own seat: ready, leaving, name, and automatic answers."""

from __future__ import annotations

from menagerie.server.names import cleaned
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import SeatWish, StoredNotice
from menagerie.server.table.handlers.message_kind import BEFORE, IN_PLAY, OfAnother, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.table.roles import NOBODY, WATCHING
from menagerie.server.wire import messages as m


@handles(m.Ready, "be ready", when=BEFORE, rate="changes")
async def ready(at: RoomParts, by: Speaker, said: m.Ready) -> None:
    """Be ready or not; the game starts when everyone is ready."""
    at.lobby.set_ready(by.seat, ready=said.ready)
    await at.live.save()
    await at.start.when_ready()
    at.live.tell_table()


@handles(m.ChooseFace, "choose an avatar", when=BEFORE, rate="changes")
async def choose_face(at: RoomParts, by: Speaker, said: m.ChooseFace) -> None:
    """Take another animal."""
    await at.seats.choose_face(by.listener.guest, by.seat, said.avatar)


@handles(
    m.AskSeat,
    "ask for a seat",
    roles=WATCHING,
    when=(*BEFORE, *IN_PLAY),
    only="a bot’s seat, with a cookie",
    rate="changes",
)
async def ask_seat(at: RoomParts, by: Speaker, said: m.AskSeat) -> None:
    """Ask the host for the seat of a bot. Without a cookie, nobody could be recognized later."""
    if not by.listener.guest:
        raise Refusal("no-cookie")
    await at.seats.ask(SeatWish(said.seat, by.listener.guest, said.name))
    await at.live.services.book.keep_name(by.listener.guest, cleaned(said.name))


@handles(m.LeaveTable, "leave the seat, or the game for good", when=(*BEFORE, *IN_PLAY), rate="changes")
async def leave(at: RoomParts, by: Speaker, said: m.LeaveTable) -> None:
    """Give up the seat. In play, a bot takes it over for good, and everyone else is told."""
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


@handles(m.Rename, "change their own name", rate="changes", of_another=OfAnother("change another player’s name", NOBODY))
async def rename(at: RoomParts, by: Speaker, said: m.Rename) -> None:
    """Change the sender's name."""
    at.lobby.rename(said)
    await at.live.save()
    await at.live.services.book.keep_name(by.listener.guest, cleaned(said.name))
    at.live.tell_table()
    at.live.audience.call_them()


@handles(m.SetAutomatic, "have the only answer given automatically", rate="changes")
async def set_automatic(at: RoomParts, by: Speaker, said: m.SetAutomatic) -> None:
    """Have the only answer given automatically from now on, or not."""
    at.live.stored.seats[by.seat].automatic = said.on
    await _keep_given_answers(at, by)


@handles(m.SetUsual, "have the usual answer given automatically", rate="changes")
async def set_usual(at: RoomParts, by: Speaker, said: m.SetUsual) -> None:
    """Have the usual answer to one kind of question given automatically from now on, or not."""
    at.lobby.set_usual(by.seat, said)
    await _keep_given_answers(at, by)


async def _keep_given_answers(at: RoomParts, by: Speaker) -> None:
    live = at.live
    await live.save()
    live.tell_table()
    if live.gamelog is not None:
        live.audience.tell_position(live.gamelog, live.audience.at(by.seat))
        live.clock.restart(by.seat)
