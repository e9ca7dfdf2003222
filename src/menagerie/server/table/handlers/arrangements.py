"""Everything that the host arranges: form, options, settings, bots, and seats."""

from __future__ import annotations

from menagerie.server.presentation.table_settings import SETTINGS
from menagerie.server.table.handlers.message_kind import ASKED, BEFORE, IN_PLAY, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.table.roles import HOST
from menagerie.server.wire import messages as m


@handles(m.SetForm, "choose an edition and the number of players", roles=HOST, when=BEFORE, rate="changes")
async def set_form(at: RoomParts, _by: Speaker, said: m.SetForm) -> None:
    """Choose another form, or another number of players."""
    at.lobby.set_form(said.form, said.players)
    await _keep(at)


@handles(m.SetOption, "change an option", roles=HOST, when=BEFORE, rate="changes")
async def set_option(at: RoomParts, _by: Speaker, said: m.SetOption) -> None:
    """Choose another option."""
    at.lobby.set_option(said)
    await _keep(at)


@handles(m.SetSetting, "change a setting of the table", roles=HOST, rate="changes")
async def set_setting(at: RoomParts, _by: Speaker, said: m.SetSetting) -> None:
    """Change a setting. Some, such as the memory aid, change what everyone sees."""
    at.lobby.set_setting(said)
    await _keep(at)
    if at.live.gamelog is not None and SETTINGS[said.name].changes_views:
        at.live.audience.tell_positions(at.live.gamelog)


@handles(m.SetBot, "seat a bot", roles=HOST, only="on a free seat, or for a player who is away", rate="changes")
async def set_bot(at: RoomParts, _by: Speaker, said: m.SetBot) -> None:
    """Seat a bot, change its level or remove it."""
    at.lobby.set_bot(said, at.live.audience.here(), at.live.audience.stand_in_wait)
    await _keep(at)


@handles(m.RemoveGuest, "remove a guest from a seat", roles=HOST, when=BEFORE, rate="changes")
async def remove_guest(at: RoomParts, _by: Speaker, said: m.RemoveGuest) -> None:
    """Free a guest's seat, and keep them from sitting down again."""
    at.lobby.remove(said.seat)
    await _keep(at)


@handles(m.LetIn, "let a removed guest sit down again", roles=HOST, when=BEFORE, rate="changes")
async def let_in(at: RoomParts, _by: Speaker, said: m.LetIn) -> None:
    """Let a removed guest sit down again."""
    at.lobby.let_in(said.name)
    await _keep(at)


@handles(m.SwapSeats, "swap two seats", roles=HOST, when=BEFORE, rate="changes")
async def swap_seats(at: RoomParts, _by: Speaker, said: m.SwapSeats) -> None:
    """Change the order of play."""
    at.lobby.swap(said.seat, said.other)
    await _keep(at)


@handles(m.AnswerSeat, "give a bot’s seat to somebody", roles=HOST, when=(*BEFORE, *IN_PLAY), only=ASKED, rate="changes")
async def answer_seat(at: RoomParts, _by: Speaker, said: m.AnswerSeat) -> None:
    """Give a watcher the seat of a bot, or not."""
    await at.seats.answer(agree=said.agree)


@handles(m.Start, "start before everyone is ready", roles=HOST, when=BEFORE, only="once every seat is taken", rate="changes")
async def start(at: RoomParts, _by: Speaker, _said: m.Start) -> None:
    """Start the game."""
    at.lobby.check_filled()
    await at.start.at_once()


async def _keep(at: RoomParts) -> None:
    """Store a change and send it; it may have been the last thing that the game was waiting for."""
    await at.live.save()
    await at.start.when_ready()
    at.live.tell_table()
    at.live.audience.call_them()
