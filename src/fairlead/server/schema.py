"""What the service keeps: the tables of the database, the same on SQLite and PostgreSQL.

The truth of a game is its deal and `moves`, an append-only log; `snapshots` are a quick way into it and a check on it.
Tokens are kept as hashes only. Times are seconds since 1970 as numbers, which both databases keep and compare alike.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

# Names for every constraint, so that migrations can speak of them.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(24)
HASH = String(64)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True, comment="lower case; empty for guests"),
    Column("password", Text, comment="argon2id; empty for guests"),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", HASH, primary_key=True, comment="hash of what the browser holds"),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False, comment="version of the rules"),
    Column("options", Text, nullable=False, comment="JSON, all options"),
    Column("seed", BigInteger, comment="secret; empty if begun from a position"),
    Column("origin", Text, comment="JSON: the position it was begun from"),
    Column("visibility", String(8), nullable=False, comment="public, link, private"),
    Column("status", String(8), nullable=False, comment="open, playing, over, closed"),
    Column("owner", ForeignKey("people.id", ondelete="SET NULL")),
    Column("version", Integer, nullable=False, comment="changes so far, moves and others"),
    Column("length", Integer, nullable=False, comment="moves so far"),
    Column("to_act", Integer, nullable=False, server_default=text("0"), comment="the seats that are asked, as bits"),
    Column("title", Text, nullable=False),
    Column("settings", Text, nullable=False, comment="JSON: what the owner chose beside the options"),
    Column("rematch_of", ID),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False, index=True),
    Index("ix_tables_status_visibility", "status", "visibility"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False, comment="open, person, bot"),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True, comment="whose seat it is"),
    Column("bot", String(16), comment="who plays it, where that is a bot"),
    Column("name", Text, nullable=False),
)

# Who may play a seat besides its person: the same people on other devices, by a seat link.
holders = Table(
    "holders",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# Links that let another device play a seat, made by the seat's person.
links = Table(
    "links",
    metadata,
    Column("token", HASH, primary_key=True, comment="hash of what stands in the link"),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False, index=True),
)

# What the host alone knows, such as the key that invitations are signed with.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, comment="from 1"),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("by_bot", Boolean, nullable=False, server_default=text("false")),
    Column("at", Double, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, comment="moves that lead to it"),
    Column("record", LargeBinary, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("moves", Text, nullable=False, comment="JSON: ids; the last one may wait for the confirmation"),
)

# Commands that were carried out: a repeated one is answered, not carried out again.
commands = Table(
    "commands",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("client", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
