"""The HTTP API and the socket of a table."""

from __future__ import annotations

import asyncio
import io
from contextlib import suppress

import segno
from fastapi import APIRouter, Request, Response, WebSocket, WebSocketDisconnect

from menagerie import __version__
from menagerie.games import GAMES
from menagerie.server.front.kept_json import KeptAnswers, answer
from menagerie.server.front.open_sockets import OpenSocket
from menagerie.server.front.server_state import Server, ServerOf
from menagerie.server.front.socket import GREETING, Connection, is_own_origin, let_in, wanted_seat, why_not_spoken
from menagerie.server.limits import address_of
from menagerie.server.names import cleaned
from menagerie.server.play.game_end import people_at, told_end, told_standing
from menagerie.server.play.printed_forms import form_infos, form_of, level_infos
from menagerie.server.presentation.exercise_table import exercise_infos, exercise_step
from menagerie.server.presentation.replay import Cards
from menagerie.server.presentation.rulebook_pages import book_of, how_to_play
from menagerie.server.presentation.site_pages import about, imprint, privacy
from menagerie.server.presentation.table_info import names_at
from menagerie.server.rates import rate
from menagerie.server.refusal import Refusal
from menagerie.server.wire.close_codes import CloseCode
from menagerie.server.wire.http_models import (
    ANY_REQUEST,
    Afterwards,
    Claim,
    Claimed,
    Form,
    GameInfo,
    HowToPlay,
    Level,
    Me,
    MyTable,
    NewTable,
    RulebookPage,
    ServerInfo,
    SitDown,
    Spoken,
    TableRef,
    given,
    refused,
)
from menagerie.server.wire.learning_models import ExerciseInfo, ExerciseTry, Review
from menagerie.server.wire.messages import PROTOCOL
from menagerie.server.wire.operator_models import ClubInfo, SitePage
from menagerie.words import Words

USUAL_PLAYERS = 3
MOST_QR_CODES = 500  # that are kept

qr_codes: dict[str, bytes] = {}  # by link, as pictures; the oldest first
books, how_tos = KeptAnswers(book_of), KeptAnswers(how_to_play)

api = APIRouter(prefix="/api", responses=ANY_REQUEST)


@api.get("/games", dependencies=[rate("reads")])
def games() -> list[GameInfo]:
    """The games, their forms, and the levels of bots."""
    return [
        GameInfo(
            game=name,
            title=(words := Words(name)).phrase("game-title"),
            goal=words.phrase("game-goal"),
            forms=[Form(form=info.form, label=info.label, players=info.players) for info in form_infos(kind, words)],
            usual=form_of(kind, None, USUAL_PLAYERS).name,
            levels=[Level(level=info.level, label=info.label, about=info.about) for info in level_infos(words)],
        )
        for name, kind in GAMES.items()
    ]


@api.get("/server", dependencies=[rate("reads")])
async def about_server(server: ServerOf) -> ServerInfo:
    """The server and its club: version, protocol, how long it keeps tables that nobody touches, and what is announced."""
    texts = server.rooms.board.club
    club = ClubInfo(
        name=texts.name,
        greeting=texts.greeting,
        palette=texts.palette,
        contact=texts.contact,
        has_imprint=bool(texts.imprint),
        needs_code_word=bool(texts.code_word),
    )
    return ServerInfo(
        version=__version__,
        protocol=PROTOCOL,
        retention_days=server.settings.retention,
        club=club,
        announcement=server.rooms.board.announcement(),
    )


@api.get("/site/about", dependencies=[rate("reads")])
async def read_about() -> SitePage:
    """What this is, and who made the games."""
    return about(__version__)


@api.get("/site/imprint", responses=refused(404), dependencies=[rate("reads")])
async def read_imprint(server: ServerOf) -> SitePage:
    """The imprint, if the operator has written one."""
    return imprint(server.rooms.board.club)


@api.get("/site/privacy", dependencies=[rate("reads")])
async def read_privacy(server: ServerOf) -> SitePage:
    """The privacy page: what is stored, for how long, and how to be forgotten."""
    return privacy(server.rooms.board.club, server.settings.retention)


@api.get("/me", dependencies=[rate("reads")])
async def me(request: Request, response: Response, server: ServerOf) -> Me:
    """Your name, and a cookie by which the server knows you."""
    return Me(name=await server.rooms.book.greet(server.guests.welcome(request, response)))


@api.put("/me", responses=refused(400), dependencies=[rate("names")])
async def rename_me(request: Request, response: Response, server: ServerOf, wanted: Me) -> Me:
    """Set your name."""
    name = cleaned(wanted.name)
    await server.rooms.book.call(server.guests.welcome(request, response), name)
    return Me(name=name)


@api.put("/me/language", status_code=204, responses=refused(400), dependencies=[rate("names")])
async def speak_to_me(request: Request, response: Response, server: ServerOf, wanted: Spoken) -> None:
    """Choose your language, for this device and for those to which you take a seat."""
    await server.rooms.book.speak_to(server.guests.welcome(request, response), wanted.language)


@api.get("/tables", dependencies=[rate("reads")])
async def my_tables(request: Request, server: ServerOf) -> list[MyTable]:
    """The tables where you sit or sat, the latest first."""
    guest = server.guests.of(request)
    found = await server.store.tables_of(guest) if guest else []
    return [
        MyTable(
            table=row.id,
            game=row.kind,
            title=(words := Words(row.kind)).phrase("game-title"),
            form=words.phrase(f"form-{row.form}"),
            status=row.status,
            names=(names := names_at(row, [each.name for each in seats if each.kind != "open"])),
            seat=seat,
            your_turn=seat in row.awaited,
            headline=told_end(row, names, people_at(seats), seat),
            standing=told_standing(row, seat),
            changed_at=row.changed_at,
        )
        for row, seat, seats in found
    ]


@api.post("/tables", status_code=201, responses=refused(400, 404, 429), dependencies=[rate("openings")])
async def open_table(request: Request, response: Response, server: ServerOf, wanted: NewTable) -> TableRef:
    """Open a table: a lobby for friends, or a game against bots that starts at once."""
    guest = server.guests.welcome(request, response)
    name = wanted.name.strip() or await server.rooms.book.name_of(guest) or Words().phrase("guest")
    room = await server.rooms.create(guest, name, wanted, address_of(request))
    await server.rooms.book.keep_name(guest, cleaned(wanted.name))
    return TableRef(table=room.id)


@api.post("/tables/{table}/seats", status_code=201, responses=refused(400, 404, 410), dependencies=[rate("arrivals")])
async def sit_down(table: str, request: Request, response: Response, server: ServerOf, who: SitDown) -> TableRef:
    """Take a free seat at a table."""
    guest = server.guests.welcome(request, response)
    await (await server.rooms.find(table)).sit(guest, who.name)
    await server.rooms.book.keep_name(guest, cleaned(who.name))
    return TableRef(table=table)


@api.delete("/tables/{table}/mine", status_code=204, responses=refused(400, 404, 410), dependencies=[rate("names")])
async def put_table_away(table: str, request: Request, server: ServerOf) -> None:
    """Take a table off your list, if its game is over or has not begun. If you are a guest in its lobby, you leave your seat."""
    await server.rooms.put_away(table, server.guests.of(request) or "")


@api.post("/seats", status_code=201, responses=refused(400, 404, 409, 410), dependencies=[rate("claims")])
async def claim_seat(request: Request, response: Response, server: ServerOf, claim: Claim) -> Claimed:
    """Come back to your seat by its private link, on any device. Your choice of language and your progress come along."""
    guest = server.guests.welcome(request, response)
    room, seat = await server.rooms.claim(claim.secret, guest, keep_both=claim.keep_both)
    devices = sorted(room.live.stored.seats[seat].guests)
    await server.rooms.book.share_learned(devices)
    return Claimed(table=room.id, language=await server.rooms.book.take_along(guest, devices))


@api.get("/tables/{table}/record", responses=refused(400, 404, 410), dependencies=[rate("summaries")])
async def record(table: str, server: ServerOf) -> Response:
    """The record of a finished game: seed, actions and result. `menagerie verify` replays it."""
    text = (await server.rooms.find(table)).record()
    return Response(text, media_type="application/json", headers={"content-disposition": "attachment; filename=record.json"})


@api.get("/tables/{table}/afterwards", responses=refused(400, 404, 410), dependencies=[rate("summaries")])
async def afterwards(table: str, request: Request, server: ServerOf, seat: int | None = None) -> Afterwards:
    """How a finished game went: hands, turns, and the games before it. `seat` is yours, if you hold several."""
    room = await server.rooms.find(table)
    return await server.summaries.at(room.live.stored, room.live.gamelog, server.guests.of(request) or "", seat)


@api.get("/tables/{table}/review", responses=refused(400, 404, 410, 429), dependencies=[rate("summaries")])
async def review(table: str, request: Request, server: ServerOf, seat: int | None = None) -> Review:
    """What a finished game shows about its choices, for each seat from what it knew. Ask again until it is ready."""
    room, guest = await server.rooms.find(table), server.guests.of(request) or ""
    seats = sorted(room.live.audience.seats_of(guest), key=lambda each: each != seat)
    return server.reviews.of(room.live.stored, room.live.gamelog, you=next(iter(seats), None))


@api.get(
    "/tables/{table}/again",
    response_class=Response,
    responses={**refused(400, 404, 410, 429), **given("application/json")},
    dependencies=[rate("replays")],
)
async def again(table: str, request: Request, server: ServerOf, cards: Cards = "mine", seat: int | None = None) -> Response:
    """The replay of a finished game: as one of your seats saw it, or with all cards open."""
    room, guest = await server.rooms.find(table), server.guests.of(request) or ""
    seats = sorted(room.live.audience.seats_of(guest), key=lambda each: each != seat)  # that of the page first
    told = await server.replays.tell(room.live.stored, room.live.gamelog, seats=seats, cards=cards)
    return await answer(request, told)


@api.get(
    "/tables/{table}/qr.svg",
    response_class=Response,
    responses={**refused(404, 410), **given("image/svg+xml")},
    dependencies=[rate("reads")],
)
async def qr_code(table: str, server: ServerOf) -> Response:
    """The table's link as a QR code."""
    link = server.links.table((await server.rooms.find(table)).id)
    if link not in qr_codes:
        if len(qr_codes) >= MOST_QR_CODES:
            del qr_codes[next(iter(qr_codes))]
        qr_codes[link] = await asyncio.to_thread(_drawn_code, link)
    return Response(qr_codes[link], media_type="image/svg+xml")


def _drawn_code(link: str) -> bytes:
    """A QR code as a picture."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False, dark="#25302a", light="#ffffff")
    return picture.getvalue()


@api.get("/rules/{game}", response_model=RulebookPage, responses=refused(404), dependencies=[rate("reads")])
async def rules(game: str, request: Request) -> Response:
    """A rulebook in our own words, numbered sentence by sentence."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    return await books.answer(request, game)


@api.get("/lessons/{game}", response_model=HowToPlay, responses=refused(404), dependencies=[rate("reads")])
async def lessons(game: str, request: Request) -> Response:
    """How to play, in pictures made by playing the rules."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    return await how_tos.answer(request, game)


@api.get("/exercises/{game}", responses=refused(404), dependencies=[rate("reads")])
def exercises(game: str) -> list[ExerciseInfo]:
    """The lessons to play: the first one of the game, then one idea each."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    return exercise_infos(game)


@api.post(
    "/exercises/{game}/{exercise}",
    response_class=Response,
    responses={**refused(400, 404), **given("application/json")},
    dependencies=[rate("reads")],
)
def exercise(game: str, exercise: str, tried: ExerciseTry) -> Response:
    """A task of a lesson, and the result of an answer. Nothing is stored: the answers so far are played again."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    return Response(exercise_step(game, exercise, tried), media_type="application/json")


@api.websocket("/tables/{table}/socket", dependencies=[rate("arrivals")])
async def socket(socket: WebSocket, table: str) -> None:
    """The socket of a live table; docs/protocol.md lists its messages."""
    server: Server = socket.app.state.server
    with suppress(WebSocketDisconnect):  # a client that vanishes meanwhile is not an error of ours
        if not is_own_origin(socket, server.settings.public_url):
            server.refusals.add("foreign-origin")
            await socket.close(CloseCode.POLICY)
            return
        await socket.accept()
        if (why := why_not_spoken(socket)) is not None:
            server.refusals.add("other-protocol")
            await socket.send_text(GREETING.decode())  # so that the client learns our number
            await socket.close(CloseCode.OTHER_PROTOCOL, why)
            return
        room = await let_in(socket, server.rooms.find(table), server.refusals.add)
        if room is None:
            return
        guest = server.guests.of(socket) or ""
        connection = Connection(socket, guest, address_of(socket), wanted_seat(socket), server.settings, server.refusals.add)
        opened: OpenSocket = socket.state.open_socket
        opened.watches, opened.make_room = lambda: not room.live.audience.seats_of(guest), connection.make_room
        with server.metrics.sockets.track_inprogress():
            await connection.run(room)
