"""Requests to which all other people have to agree: taking back, and ending the game."""

from __future__ import annotations

from menagerie.server.table.handlers.message_kind import ASKED, IN_PLAY, Speaker, handles
from menagerie.server.table.parts import RoomParts
from menagerie.server.wire import messages as m


@handles(m.AskTakeBack, "take back", when=IN_PLAY, rate="take_backs")
async def ask_take_back(at: RoomParts, by: Speaker, said: m.AskTakeBack) -> None:
    """Take the seat's last action back, or ask the others."""
    seq = await at.wishes.ask_to_take_back(by.listener, by.seat, said)
    at.live.audience.tell([by.listener], m.Accepted(said.id, seq))


@handles(m.AnswerTakeBack, "agree to an undo", when=IN_PLAY, only=ASKED, rate="deeds")
async def answer_take_back(at: RoomParts, by: Speaker, said: m.AnswerTakeBack) -> None:
    """Agree to an undo, or not."""
    await at.wishes.take_back.answer(by.seat, agree=said.agree)


@handles(m.EndGame, "end the game, if the others agree", when=IN_PLAY, rate="deeds")
async def end_game(at: RoomParts, by: Speaker, _said: m.EndGame) -> None:
    """End the game, or ask the others."""
    await at.wishes.ask_to_end(by.seat)


@handles(m.AnswerEndGame, "agree to end the game", when=IN_PLAY, only=ASKED, rate="deeds")
async def answer_end_game(at: RoomParts, by: Speaker, said: m.AnswerEndGame) -> None:
    """Agree to end the game, or not."""
    await at.wishes.ending.answer(by.seat, agree=said.agree)
