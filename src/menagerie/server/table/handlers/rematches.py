"""Another game with the same people."""

from __future__ import annotations

from menagerie.server.table.handlers.message_kind import OVER, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.wire import messages as m


@handles(m.Rematch, "play once more", when=OVER, rate="deeds")
async def rematch(at: RoomParts, by: Speaker, _said: m.Rematch) -> None:
    """Offer another game."""
    await at.rematch.make(by.seat, by.listener.address)


@handles(m.DeclineRematch, "not play once more", when=OVER, only="once another game is offered", rate="changes", is_alone=False)
async def decline_rematch(at: RoomParts, by: Speaker, _said: m.DeclineRematch) -> None:
    """Give up one's seat at the new table."""
    await at.rematch.decline(by.seat)
