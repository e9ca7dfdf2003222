"""What all other people have to agree to: taking back, and ending the game."""

from __future__ import annotations

from menagerie.server.table.handlers.message_kind import IN_PLAY, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.wire import messages as m

ASKED = "while somebody asks"


@handles(m.AskTakeBack, "take back", when=IN_PLAY, rate="take_backs")
async def ask_take_back(at: RoomParts, by: Speaker, said: m.AskTakeBack) -> None:
    """Take the seat's last action back, or ask the others."""
    seq = await at.wishes.ask_to_take_back(by.listener, by.seat, said)
    at.live.audience.tell([by.listener], m.Accepted(said.id, seq))


@handles(m.AnswerTakeBack, "agree to a taking back", when=IN_PLAY, only=ASKED, rate="deeds")
async def answer_take_back(at: RoomParts, by: Speaker, said: m.AnswerTakeBack) -> None:
    """Agree to a taking back, or not."""
    await at.wishes.take_back.answer(by.seat, agree=said.agree)


@handles(m.EndGame, "end the game with the others", when=IN_PLAY, rate="deeds")
async def end_game(at: RoomParts, by: Speaker, _said: m.EndGame) -> None:
    """End the game, or ask the others."""
    await at.wishes.ask_to_end(by.seat)


@handles(m.AnswerEndGame, "agree that the game ends", when=IN_PLAY, only=ASKED, rate="deeds")
async def answer_end_game(at: RoomParts, by: Speaker, said: m.AnswerEndGame) -> None:
    """Agree that the game ends, or not."""
    await at.wishes.ending.answer(by.seat, agree=said.agree)
