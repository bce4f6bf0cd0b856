"""What keeps the peace: reports, what the host has done about them, and the pages that the host fills in."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, String, Table, Text

from salon.server.schema_base import Key, metadata

complaints = Table(
    "complaints",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("kind", String(6), nullable=False),  # name, talk, play
    Column("by", ForeignKey("users.id"), nullable=False),
    Column("about", ForeignKey("users.id"), nullable=False),
    Column("table_id", String(12), nullable=True),
    Column("words", Text, nullable=False),  # of who reports
    Column("heard", Text, nullable=False),  # JSON: what was said at the table last, and the name it was about
    Column("settled", Float, nullable=True),
    Column("outcome", String(10), nullable=True),
    Index("ix_complaints_open", "settled", "at"),
    Index("ix_complaints_about", "about"),
    Index("ix_complaints_by", "by", "at"),
)

# What the host has forbidden somebody, until when, and why.
sanctions = Table(
    "sanctions",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(6), primary_key=True),  # mute, ban
    Column("until", Float, nullable=False),
    Column("why", String(300), nullable=False),
)

# Everything the host has done: appended, never changed.
journal = Table(
    "journal",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("what", String(10), nullable=False),  # mute, ban, rename, lift, dismiss, page
    Column("about", ForeignKey("users.id"), nullable=True),
    Column("words", Text, nullable=False),
)

pages = Table(
    "pages",
    metadata,
    Column("name", String(10), primary_key=True),  # rules, privacy, contact
    Column("language", String(2), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)
