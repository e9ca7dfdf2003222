"""The HTTP API of a guest's progress: lessons that are done and puzzles that are solved, and nothing else about how they went."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from menagerie.server.front.server_state import ServerOf
from menagerie.server.presentation.guest_progress import all_there_is, learned_in, told_progress
from menagerie.server.rates import rate
from menagerie.server.storage.rows import Learned
from menagerie.server.wire.http_models import ANY_REQUEST
from menagerie.server.wire.learning_models import GuestProgress

progress_api = APIRouter(prefix="/api/me/progress", responses=ANY_REQUEST)


@progress_api.get("", dependencies=[rate("reads")])
async def progress(request: Request, server: ServerOf) -> GuestProgress:
    """The lessons that you have done, and the puzzles that you have solved, on any of your devices."""
    guest = server.guests.of(request)
    return told_progress(await server.rooms.book.learned_by(guest) if guest else Learned())


@progress_api.post("", dependencies=[rate("names")])
async def add_progress(request: Request, response: Response, server: ServerOf, told: GuestProgress) -> GuestProgress:
    """Add lessons and puzzles to yours; unknown ones are ignored. Returns all of them."""
    guest = server.guests.welcome(request, response)
    return told_progress(await server.rooms.book.learn(guest, learned_in(told), all_there_is()))


@progress_api.delete("", status_code=204, dependencies=[rate("names")])
async def erase_progress(request: Request, server: ServerOf) -> None:
    """Delete what is stored about your lessons and puzzles."""
    if guest := server.guests.of(request):
        await server.rooms.book.unlearn(guest)
