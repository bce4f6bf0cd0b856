"""What the database holds about manners: invitations that can be shown again, and what is reported."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, PrimaryKeyConstraint, String, Table

from salon.server.schema import Key, metadata

# The secrets behind the links to free seats, for those who may invite: they open a seat, and nothing else.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("opened", Float, nullable=True),  # when somebody first came by it
    PrimaryKeyConstraint("table_id", "seat"),
)

# What somebody said, as it was reported; it stays readable here when who said it is forgotten elsewhere.
reports = Table(
    "reports",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("message_id", BigInteger, nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),  # who reports
    Column("about", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("text", String(500), nullable=False),
    Column("reason", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

# Whose words somebody does not want to read.
mutes = Table(
    "mutes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("muted", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user_id", "muted"),
)
