"""The tables of the database.

This is event sourcing: the append-only log of actions (`event`) is the truth, and a game is restored by replaying it. The
other tables say who sits where, or cache what the log implies so that lists need not replay games.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

secret = Table(
    "secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

guest = Table(
    "guest",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(96), nullable=False),
    Column("language", String(10), nullable=False),
    Column("avatar", String(20), nullable=True),
    Column("learned", JSON(none_as_null=True), nullable=True),
    Column("created_at", String(40), nullable=False),
    Column("seen_at", String(40), nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("form", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", Integer, nullable=True),
    Column("seed", JSON, nullable=True),
    Column("rules_version", Integer, nullable=True),
    Column("earlier", JSON, nullable=False, server_default="[]"),
    Column("origin", JSON(none_as_null=True), nullable=True),
    Column("awaited", JSON, nullable=False),
    Column("standing", JSON(none_as_null=True), nullable=True),
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("rematch", String(40), nullable=True),
    Column("rematch_game", String(40), nullable=True),
    Column("rematch_by", Integer, nullable=True),
    Column("rematch_declined", JSON, nullable=False),
    Column("kept_out", JSON, nullable=False, server_default="{}"),
    Column("ended", String(10), nullable=True),
    Column("wishes", JSON, nullable=False, server_default="{}"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("created_at", String(40), nullable=False),
    Column("changed_at", String(40), nullable=False),
    Index("game_by_change", "changed_at"),
)

seat = Table(
    "seat",
    metadata,
    Column("game_id", String(40), ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(96), nullable=False),
    Column("level", String(40), nullable=True),
    Column("stand_in", String(40), nullable=True),
    Column("ready", Boolean, nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("secret", String(80), nullable=False, unique=True),
    Column("avatar", String(20), nullable=False),
    Column("usual", JSON, nullable=False),
)

holder = Table(
    "holder",
    metadata,
    Column("game_id", String(40), ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", String(40), primary_key=True),
    Index("holder_by_guest", "guest_id"),
)

put_away = Table(
    "put_away",
    metadata,
    Column("game_id", String(40), ForeignKey("game.id"), primary_key=True),
    Column("guest_id", String(40), primary_key=True),
)

event = Table(
    "event",
    metadata,
    Column("game_id", String(40), ForeignKey("game.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("action", Text, nullable=False),
    Column("by", String(10), nullable=False),
    Column("client_id", String(40), nullable=True),
    Column("at", String(40), nullable=False),
    UniqueConstraint("game_id", "seat", "client_id"),
)

# the site as a whole

site = Table(
    "site",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", JSON, nullable=False),
)

block = Table(
    "block",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest_id", String(40), nullable=True),
    Column("address", String(80), nullable=True),
    Column("until", String(40), nullable=False),
)

# what several processes on one database know of each other; a server on its own writes nothing here

notice = Table(
    "notice",
    metadata,
    Column("game_id", String(40), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("code", String(40), nullable=False),
    Column("values", JSON, nullable=False),
)

process = Table(
    "process",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", String(40), nullable=False),
    Column("seen_at", DateTime(timezone=True), nullable=False),
)

here = Table(
    "here",
    metadata,
    Column("game_id", String(40), primary_key=True),
    Column("process_id", String(40), primary_key=True),
    Column("guest_id", String(40), primary_key=True),
    Index("here_by_process", "process_id"),
)

keeper = Table(
    "keeper",
    metadata,
    Column("game_id", String(40), primary_key=True),
    Column("process_id", String(40), nullable=False),
    Index("keeper_by_process", "process_id"),
)
