"""Tournaments and clubs."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from salon.server.schema_base import metadata

contests = Table(
    "contests",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("settings", Text, nullable=False),  # JSON: see `contest.Rules`
    Column("state", String(10), nullable=False),  # open, playing, ended, closed
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # one more with every change
    Column("next_at", Float, nullable=True),  # when the next round begins
    Column("creator", ForeignKey("users.id"), nullable=True),  # null: the host
    Column("club_id", String(12), nullable=True),
    Column("created", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Index("ix_contests_state", "state", "created"),
    Index("ix_contests_club", "club_id"),
    Index("ix_contests_creator", "creator", "state"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("contest_id", ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=True),
    Column("bot", String(20), nullable=True),
    Column("name", String(40), nullable=False),
    Column("since", Integer, nullable=False),  # the first round they may play
    Column("away", Boolean, nullable=False),  # not there for the next round, as far as one knows
    Column("gone", Boolean, nullable=False),  # has left the tournament
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("contest_id", "number"),
    Index("ix_entrants_user", "user_id"),
)

# A table of a round, or a bye. The key lets one server alone make a round.
pairings = Table(
    "pairings",
    metadata,
    Column("contest_id", ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("seats", Text, nullable=False),  # JSON: the entrants by seat
    Column("absent", Text, nullable=False),  # JSON: those of them who were not there
    Column("points", Text, nullable=True),  # JSON: by seat, when it is over
    Column("shares", Text, nullable=True),  # JSON: of the points scored, by seat
    PrimaryKeyConstraint("contest_id", "round", "board"),
    Index("ix_pairings_table", "table_id"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("about", Text, nullable=False),
    Column("open", Boolean, nullable=False),  # anyone may join; else with the link
    Column("invitation", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("keeper", Boolean, nullable=False),
    Column("joined", Float, nullable=False),
    PrimaryKeyConstraint("club_id", "user_id"),
    Index("ix_members_user", "user_id"),
)

# Packs that members lend to all members of a club.
club_packs = Table(
    "club_packs",
    metadata,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("pack_id", ForeignKey("packs.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_club_packs_pack", "pack_id"),
)
