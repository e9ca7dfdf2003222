"""The operator's HTTP API for the site as a whole: its status, the club's texts, an announcement, and blocks."""

from __future__ import annotations

import ipaddress
import re
from typing import Annotated

from fastapi import APIRouter, Path, Request
from sqlalchemy import Connection, select
from starlette.concurrency import run_in_threadpool

from menagerie.server.limits import HOUSEHOLD, neighbourhood
from menagerie.server.names import cleaned
from menagerie.server.operator.api import PROTECTED, OperatorOf, log
from menagerie.server.operator.checkup import Checkup
from menagerie.server.operator.server_status import people_here, status_of
from menagerie.server.presentation.table_info import shown_name
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.blocks import StoredBlock
from menagerie.server.table.site_board import StoredAnnouncement
from menagerie.server.wire.http_models import refused
from menagerie.server.wire.operator_models import (
    AnnouncementInfo,
    BlockLine,
    ClubTexts,
    NewAnnouncement,
    NewBlock,
    Status,
)
from menagerie.words.say import clean

LONGEST_CLUB_NAME = 60
GUEST = re.compile(r"[\w-]+", re.ASCII)  # the id of one
BlockId = Annotated[int, Path(ge=1, le=2**31 - 1)]

site = APIRouter(**PROTECTED)


@site.get("/status")
async def status(request: Request, operator: OperatorOf) -> Status:
    """The status of the server: people, tables, checks, disk, errors and refusals of today, and a chart of the last day."""
    checkup: Checkup = request.app.state.checkup
    checks, here = await checkup.lines(), people_here(operator.rooms)
    return await run_in_threadpool(status_of, operator.desk, operator.figures, here, checks, checkup.settings.backup_dir)


# the club


@site.get("/club")
async def club(operator: OperatorOf) -> ClubTexts:
    """The club’s texts and its code word."""
    return operator.rooms.board.club


@site.put("/club", responses=refused(400))
async def write_club(operator: OperatorOf, texts: ClubTexts) -> ClubTexts:
    """Write the club’s texts. An empty text has a default, or is left out."""
    lines = {name: _line(getattr(texts, name)) for name in ("contact", "code_word")}
    pages = {name: _page(getattr(texts, name)) for name in ("imprint", "privacy")}
    greeting = "\n".join(map(_line, texts.greeting.splitlines())).strip()
    written = ClubTexts(name=cleaned(texts.name, LONGEST_CLUB_NAME), palette=texts.palette, greeting=greeting, **lines, **pages)
    await operator.rooms.board.set_club(written)
    log.info("operator", extra={"deed": "club"})
    return written


def _line(text: str) -> str:
    """A text in one line, without characters that nobody sees."""
    return clean(" ".join(text.split()))


def _page(text: str) -> str:
    """A text of several lines, without characters that nobody sees."""
    return "\n".join(clean(line.replace("\t", " ")).rstrip() for line in text.splitlines()).strip("\n")


# a message to everybody


@site.put("/announcement", responses=refused(400))
async def announce(operator: OperatorOf, wanted: NewAnnouncement) -> AnnouncementInfo:
    """Show everyone a message: that the server restarts, in each reader’s language, or any text."""
    announcement = StoredAnnouncement.of(wanted.model_copy(update={"text": _line(wanted.text)}))
    await operator.rooms.board.announce(announcement)
    log.info("operator", extra={"deed": "announce"})
    return AnnouncementInfo(text=announcement.in_words(), restart_at=announcement.restart_at, until=announcement.until)


@site.delete("/announcement", status_code=204)
async def withdraw(operator: OperatorOf) -> None:
    """Withdraw the announcement."""
    await operator.rooms.board.announce(None)
    log.info("operator", extra={"deed": "withdraw"})


# blocks


@site.get("/blocks")
async def blocks(operator: OperatorOf) -> list[BlockLine]:
    """The blocks that are in force, the latest first."""
    found = operator.rooms.board.blocks
    return await run_in_threadpool(operator.desk.read, lambda connection: _lines(connection, found))


@site.post("/blocks", status_code=201, responses=refused(400))
async def block(operator: OperatorOf, wanted: NewBlock) -> list[BlockLine]:
    """Keep a guest or an address out for a while. Open connections are closed at once."""
    if not wanted.guest and not wanted.address:
        raise Refusal("nobody-to-block")
    if wanted.guest and not GUEST.fullmatch(wanted.guest):
        raise Refusal("unknown-guest", who=wanted.guest)
    addresses = {_place(wanted.address)} if wanted.address else set[str]()
    board = operator.rooms.board
    made = await board.block(wanted.guest or None, addresses, wanted.hours, with_addresses=wanted.with_addresses)
    log.info("operator", extra={"deed": "block"})
    found = tuple(each for each in board.blocks if each.id in made)
    return await run_in_threadpool(operator.desk.read, lambda connection: _lines(connection, found))


@site.delete("/blocks/{block}", status_code=204, responses=refused(404))
async def unblock(block: BlockId, operator: OperatorOf) -> None:
    """Let a guest or an address in again."""
    await operator.rooms.board.unblock(block)
    log.info("operator", extra={"deed": "unblock"})


def _place(address: str) -> str:
    """The unit by which addresses are blocked: an IPv4 address, or a household's network of IPv6."""
    host, _, size = address.strip().partition("/")
    try:
        is_long = ipaddress.ip_address(host).version == 6  # of the internet protocol
    except ValueError:
        raise Refusal("bad-address", address=address) from None
    if "%" in host or (size and (not is_long or size != str(HOUSEHOLD))):
        raise Refusal("bad-address", address=address)
    return neighbourhood(host)


def _lines(connection: Connection, found: tuple[StoredBlock, ...]) -> list[BlockLine]:
    guests = {block.guest for block in found if block.guest}
    names = dict[str, str]()
    seats = select(schema.holder.c.guest_id, schema.seat.c.name).join(
        schema.seat, (schema.seat.c.game_id == schema.holder.c.game_id) & (schema.seat.c.seat == schema.holder.c.seat)
    )
    called = select(schema.guest.c.id, schema.guest.c.name).where(schema.guest.c.id.in_(guests), schema.guest.c.name != "")
    for query in (seats.where(schema.holder.c.guest_id.in_(guests)), called):  # what they call themselves comes last, and holds
        names |= {row[0]: row[1] for row in connection.execute(query)}
    return [
        BlockLine(
            block=each.id,
            guest=each.guest,
            name=shown_name(names.get(each.guest or "", "")),
            address=each.address,
            until=each.until,
        )
        for each in found
    ]
