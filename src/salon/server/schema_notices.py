"""What the database holds about notices beside who got which: wishes, browsers, and our key."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, String, Table, Text

from salon.server.schema import metadata

# How a person wants to be told. `digest_at`: when their next e-mail of the day is due; null: never.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON: see `wire_notices`
    Column("digest_at", Float, nullable=True, index=True),
)

# Browsers that take messages while no page of ours is open: each goes with the session it was given in.
pushes = Table(
    "pushes",
    metadata,
    Column("session", ForeignKey("sessions.token", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_pushes_user", "user_id"),
)

# What the house signs with: the same for all its servers, made when it is first needed.
keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
