"""How games ended, and the ratings that follow: `results` and `places` are kept, `ratings` made of these."""

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

from salon.server.schema_base import Key, metadata

# A game that has ended. The numbers say in which order ratings were made of them.
results = Table(
    "results",
    metadata,
    Column("number", Key, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("season", String(7), nullable=False),
    Column("without", String(10), nullable=False),  # why no rating comes of it; empty if one does
)

# How a seat came off, and what its rating was made of it: that of all games at any pace.
places = Table(
    "places",
    metadata,
    Column("number", ForeignKey("results.number", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=True),
    Column("who", String(40), nullable=False),  # who is rated: see `rating`; empty: nobody
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=True),
    Column("won", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),  # gave up, or ran out of time
    Column("late", Boolean, nullable=False),  # ran out of time
    Column("side", String(40), nullable=False),
    Column("sources", Text, nullable=True),  # JSON: the points by source
    Column("played", Text, nullable=True),  # JSON: the cards it used, in the order of their first use
    Column("chance", Float, nullable=True),  # to win, as the ratings before it had it
    Column("before", Float, nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    PrimaryKeyConstraint("number", "seat"),
    Index("ix_places_user", "user_id", "number"),
    Index("ix_places_who", "who", "number"),
)

# How strong somebody is in a game: in all games of it, or in those of one pace, one season or both.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), nullable=False),
    Column("pace", String(10), nullable=False),  # empty: any
    Column("season", String(7), nullable=False),  # empty: all
    Column("who", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("low", Float, nullable=False),  # the lower end of the band, by which ladders are ordered
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("last", String(5), nullable=False),  # of the last games, the newest first: W or L
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game", "pace", "season", "who"),
    Index("ix_ratings_ladder", "game", "pace", "season", "low"),
    Index("ix_ratings_who", "who"),
)

# What a person wants of all this; who has said nothing wants it.
profiles = Table(
    "profiles",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("rated", Boolean, nullable=False),  # has ratings, and stands on ladders
    Column("shown", Boolean, nullable=False),  # others may read their page
)

# What one person has to do with another: a friend, or kept at a distance.
ties = Table(
    "ties",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("other_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(6), nullable=False),  # friend, block
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user_id", "other_id"),
    Index("ix_ties_other", "other_id", "kind"),
)
