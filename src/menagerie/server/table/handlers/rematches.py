"""Another game with the same people."""

from __future__ import annotations

from menagerie.server.table.handlers.message_kind import OVER, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.wire import messages as m


@handles(m.Rematch, "offer a rematch", when=OVER, rate="deeds")
async def rematch(at: RoomParts, by: Speaker, said: m.Rematch) -> None:
    """Offer another game."""
    await at.rematch.make(by.seat, said.game, by.listener.address)


@handles(m.DeclineRematch, "decline a rematch", when=OVER, only="once another game is offered", rate="changes", is_alone=False)
async def decline_rematch(at: RoomParts, by: Speaker, _said: m.DeclineRematch) -> None:
    """Give up the sender's seat at the new table."""
    await at.rematch.decline(by.seat)


@handles(
    m.JoinRematch, "join a rematch after all", when=OVER, only="once another game is offered", rate="changes", is_alone=False
)
async def join_rematch(at: RoomParts, by: Speaker, _said: m.JoinRematch) -> None:
    """Take a seat at the new table after all."""
    await at.rematch.join(by.seat)
