"""Playing: an action, what actions would do, and a hint."""

from __future__ import annotations

from menagerie.server.refusal import Refusal
from menagerie.server.table.handlers.message_kind import IN_PLAY, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.table.roles import CONNECTED
from menagerie.server.wire import messages as m


@handles(m.Ping, "ask whether the server is there", roles=CONNECTED, rate="deeds")
async def ping(at: RoomParts, by: Speaker, _said: m.Ping) -> None:
    """Answer."""
    at.live.audience.tell([by.listener], m.Pong())


@handles(m.Act, "play", when=IN_PLAY, rate="deeds")
async def act(at: RoomParts, by: Speaker, said: m.Act) -> None:
    """Do one action. An answer to an old question is refused, unless exactly this was done for the seat."""
    live, gamelog, audience = at.live, at.live.game_in_play, at.live.audience
    action = gamelog.game.read_action(said.action)
    if said.seq >= gamelog.asked_since(by.seat):
        line = gamelog.act(by.seat, action, "person", said.id)
        at.autoplay.note_answer(by.seat, action)
        seq = await live.commit(line)
    elif (same := gamelog.seq_of_same(by.seat, action, said.seq)) is not None:
        seq = same
    else:
        audience.tell_position(gamelog, audience.at(by.seat))
        raise Refusal("meanwhile")
    audience.tell([by.listener], m.Accepted(said.id, seq))


@handles(m.AskConsequences, "ask what an action would do", when=IN_PLAY, rate="looks")
async def ask_consequences(at: RoomParts, by: Speaker, said: m.AskConsequences) -> None:
    """Send what some actions would do."""
    at.advice.tell_consequences(by.listener, said)


@handles(m.AskHint, "ask for a hint", when=IN_PLAY, only="when asked, where the table allows hints", rate="hints")
async def ask_hint(at: RoomParts, by: Speaker, said: m.AskHint) -> None:
    """Start to think about a hint."""
    at.advice.check_hint(by.seat)
    await at.advice.begin_hint(by.listener, by.seat, said)
