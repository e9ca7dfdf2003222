"""Blocks: guests and addresses that the operator keeps out for a time."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from menagerie.server.storage import schema


@dataclass(frozen=True, slots=True)
class StoredBlock:
    """A guest who is kept out, or an address, or both."""

    id: int
    guest: str | None
    address: str | None
    until: str


def read_blocks(connection: Connection) -> tuple[StoredBlock, ...]:
    """All blocks, the latest first; some may have ended."""
    return tuple(StoredBlock(*row) for row in connection.execute(select(schema.block).order_by(schema.block.c.id.desc())))


def write_block(connection: Connection, guest: str | None, address: str | None, until: str) -> int:
    """Block a guest, an address or both until a time; an existing block only gets the new time. Returns its id."""
    same = schema.block.c.guest_id.is_not_distinct_from(guest), schema.block.c.address.is_not_distinct_from(address)
    found = connection.execute(select(schema.block.c.id).where(*same)).scalar()
    if found is not None:
        connection.execute(update(schema.block).where(schema.block.c.id == found).values(until=until))
        return int(found)
    new = insert(schema.block).values(guest_id=guest, address=address, until=until).returning(schema.block.c.id)
    return int(connection.execute(new).scalar_one())


def delete_block(connection: Connection, block: int) -> bool:
    """Delete a block. Returns whether there was one."""
    return connection.execute(delete(schema.block).where(schema.block.c.id == block)).rowcount > 0


def delete_blocks_of(connection: Connection, guest: str) -> None:
    """Delete all blocks of a guest, with the addresses in them."""
    connection.execute(delete(schema.block).where(schema.block.c.guest_id == guest))


def delete_expired_blocks(connection: Connection, at: str) -> None:
    """Delete the blocks that have ended by a time."""
    connection.execute(delete(schema.block).where(schema.block.c.until <= at))
