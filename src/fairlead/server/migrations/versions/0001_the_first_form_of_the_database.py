"""The first form of the database"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:

    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("login", sa.Text(), nullable=True, comment="lower case; empty for guests"),
        sa.Column("password", sa.Text(), nullable=True, comment="argon2id; empty for guests"),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False, comment="hash of what the browser holds"),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_expires"), ["expires"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.String(length=16), nullable=False, comment="version of the rules"),
        sa.Column("options", sa.Text(), nullable=False, comment="JSON, all options"),
        sa.Column("seed", sa.BigInteger(), nullable=True, comment="secret; empty if begun from a position"),
        sa.Column("origin", sa.Text(), nullable=True, comment="JSON: the position it was begun from"),
        sa.Column("visibility", sa.String(length=8), nullable=False, comment="public, link, private"),
        sa.Column("status", sa.String(length=8), nullable=False, comment="open, playing, over, closed"),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False, comment="changes so far, moves and others"),
        sa.Column("length", sa.Integer(), nullable=False, comment="moves so far"),
        sa.Column(
            "to_act",
            sa.Integer(),
            server_default=sa.text("0"),
            nullable=False,
            comment="the seats that are asked, as bits",
        ),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False, comment="JSON: what the owner chose beside the options"),
        sa.Column("rematch_of", sa.String(length=24), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_tables_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_changed"), ["changed"], unique=False)
        batch_op.create_index("ix_tables_status_visibility", ["status", "visibility"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_table"), ["table"], unique=False)

    op.create_table(
        "commands",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_commands_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "client", name=op.f("pk_commands")),
    )
    op.create_table(
        "drafts",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False, comment="JSON: ids; the last one may wait for the confirmation"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_drafts_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_drafts")),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_holders_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_holders_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "person", name=op.f("pk_holders")),
    )
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_holders_person"), ["person"], unique=False)

    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False, comment="hash of what stands in the link"),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_links_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_links_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_links")),
    )
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_links_expires"), ["expires"], unique=False)
        batch_op.create_index(batch_op.f("ix_links_person"), ["person"], unique=False)
        batch_op.create_index(batch_op.f("ix_links_table"), ["table"], unique=False)

    op.create_table(
        "moves",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, comment="from 1"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("by_bot", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_moves_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_moves")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False, comment="open, person, bot"),
        sa.Column("person", sa.String(length=24), nullable=True, comment="whose seat it is"),
        sa.Column("bot", sa.String(length=16), nullable=True, comment="who plays it, where that is a bot"),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, comment="moves that lead to it"),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:

    op.drop_table("snapshots")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    op.drop_table("moves")
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_links_table"))
        batch_op.drop_index(batch_op.f("ix_links_person"))
        batch_op.drop_index(batch_op.f("ix_links_expires"))

    op.drop_table("links")
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_holders_person"))

    op.drop_table("holders")
    op.drop_table("drafts")
    op.drop_table("commands")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_table"))

    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_status_visibility")
        batch_op.drop_index(batch_op.f("ix_tables_changed"))

    op.drop_table("tables")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_person"))
        batch_op.drop_index(batch_op.f("ix_sessions_expires"))

    op.drop_table("sessions")
    op.drop_table("secrets")
    op.drop_table("people")
