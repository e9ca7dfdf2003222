"""What the host arranges: form, options, settings, bots, and who sits there."""

from __future__ import annotations

from menagerie.server.presentation.table_settings import SETTINGS
from menagerie.server.table.handlers.message_kind import BEFORE, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.table.roles import HOST
from menagerie.server.wire import messages as m


@handles(m.SetForm, "choose a form", roles=HOST, when=BEFORE, rate="changes")
async def set_form(at: RoomParts, _by: Speaker, said: m.SetForm) -> None:
    """Play another form, or with another number of players."""
    at.lobby.set_form(said.form, said.players)
    await _keep(at)


@handles(m.SetOption, "change an option", roles=HOST, when=BEFORE, rate="changes")
async def set_option(at: RoomParts, _by: Speaker, said: m.SetOption) -> None:
    """Play with another option."""
    at.lobby.set_option(said)
    await _keep(at)


@handles(m.SetSetting, "change a setting of the table", roles=HOST, rate="changes")
async def set_setting(at: RoomParts, _by: Speaker, said: m.SetSetting) -> None:
    """Change a setting. Some, such as the memory aid, change what everybody sees."""
    at.lobby.set_setting(said)
    await _keep(at)
    if at.live.gamelog is not None and SETTINGS[said.name].changes_views:
        at.live.audience.tell_positions(at.live.gamelog)


@handles(m.SetBot, "seat a bot", roles=HOST, only="on a free seat, or for somebody who is away", rate="changes")
async def set_bot(at: RoomParts, _by: Speaker, said: m.SetBot) -> None:
    """Seat a bot, change its level or remove it."""
    at.lobby.set_bot(said, at.live.audience.here(), at.live.audience.stand_in_wait)
    await _keep(at)


@handles(m.RemoveGuest, "send a guest from a seat", roles=HOST, when=BEFORE, rate="changes")
async def remove_guest(at: RoomParts, _by: Speaker, said: m.RemoveGuest) -> None:
    """Free a guest's seat."""
    at.lobby.remove(said.seat)
    await _keep(at)


async def _keep(at: RoomParts) -> None:
    """Keep a change and tell it; it may have been the last thing that the game was waiting for."""
    await at.live.save()
    await at.start.when_ready()
    at.live.tell_table()
    at.live.audience.call_them()
