"""What the database holds. The rows of `actions` are the truth about a table; all else can be rebuilt."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

from salon.server.schema_base import Key, metadata
from salon.server.schema_contests import clubs, contests, entrants, members, pairings
from salon.server.schema_peace import complaints, journal, pages, sanctions
from salon.server.schema_results import places, profiles, ratings, results, ties

__all__ = [
    "Key",
    "actions",
    "addresses",
    "clubs",
    "complaints",
    "contests",
    "entrants",
    "journal",
    "letters",
    "marks",
    "members",
    "messages",
    "metadata",
    "moments",
    "notes",
    "notices",
    "pages",
    "pairings",
    "places",
    "profiles",
    "programmes",
    "ratings",
    "results",
    "sanctions",
    "seats",
    "sessions",
    "snapshots",
    "tables",
    "ties",
    "users",
]

# A guest has neither name nor password of their own; an account has both.
users = Table(
    "users",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("key", String(40), unique=True, nullable=True),  # the name folded, for accounts alone
    Column("shape", String(40), nullable=True, index=True),  # what the name looks like
    Column("password", String(200), nullable=True),
    Column("email", String(254), nullable=True),
    Column("webhook", String(500), nullable=True),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # the SHA-256 of what the browser holds
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=True),  # to the hour
    Column("browser", String(80), nullable=True),  # and the system it runs on
    Index("ix_sessions_user", "user_id"),
)

# Cards of one's own. A pack has versions, which never change, and a draft, which is the version 0.
packs = Table(
    "packs",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("owner", ForeignKey("users.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("share", String(10), nullable=False),  # private, link, house
    Column("link", String(64), nullable=True, unique=True),  # the SHA-256 of the link's secret
    Column("house", Integer, nullable=True),  # the version that the host lets everyone use
    Column("affirmed", Float, nullable=True),  # when its owner said that nothing in it was copied
    Column("hidden", String(10), nullable=False),  # gone from the shelf: by its owner, by the host; or empty
    Column("at", Integer, nullable=False),  # the last change of the draft that holds
    Column("stamp", Integer, nullable=False),  # counts whatever was done to the draft
    Column("created", Float, nullable=False),
    Column("pen", BigInteger, nullable=True),  # who changed the draft last, and when: others wait a little
    Column("penned", Float, nullable=True),
    Index("ix_packs_owner", "owner"),
)

pack_versions = Table(
    "pack_versions",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("pack_id", ForeignKey("packs.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),  # 0: the draft
    Column("play", String(64), nullable=False),  # the digest of all that play depends on
    Column("whole", String(64), nullable=False),  # and that of names and sources besides
    Column("body", Text, nullable=False),  # JSON: the pack
    Column("size", Integer, nullable=False),  # of the body, in bytes
    Column("tested", Text, nullable=True),  # JSON: how its games went; null if it has played none
    Column("at", Float, nullable=False),
    Index("ix_pack_versions_pack", "pack_id", "version", unique=True),
    Index("ix_pack_versions_play", "play"),
)

# What was done to a draft, so that it can be taken back on another day and at another place.
pack_changes = Table(
    "pack_changes",
    metadata,
    Column("pack_id", ForeignKey("packs.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON: the change and what takes it back
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("pack_id", "number"),
)

# Who has taken a link.
pack_takers = Table(
    "pack_takers",
    metadata,
    Column("pack_id", ForeignKey("packs.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("helps", Boolean, nullable=False, server_default=false()),  # keys in with its owner
    PrimaryKeyConstraint("pack_id", "user_id"),
    Index("ix_pack_takers_user", "user_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),
    Column("pace", Text, nullable=False),  # JSON: clocks or deadlines
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # waiting, playing, ended
    Column("creator", ForeignKey("users.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=True),
    Column("up", Float, nullable=True),  # the same by the house's own clock; null if it is from before that
    Column("next_table", String(12), nullable=True),  # the rematch
    Column("result", Text, nullable=True),  # JSON: how it ended, as a text without words
    Column("winners", Text, nullable=True),  # JSON: the seats that won; null if the end was agreed on
    Column("rules", String(80), nullable=True),  # the key of the game it is played by; null if not known
    Column("fair", Text, nullable=True),  # JSON: see `store.fair`; null if the seed is the game's as it is
    # The cards it is played with, which stay as long as it does; null: the house's.
    Column("pack_version", ForeignKey("pack_versions.id"), nullable=True),
    Index("ix_tables_status", "status", "public"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=True),
    Column("bot", String(20), nullable=True),
    Column("name", String(40), nullable=False),
    Column("invitation", String(64), nullable=True),  # the SHA-256 of the link's secret
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_user", "user_id"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),  # JSON: see `rows`
    PrimaryKeyConstraint("table_id", "version"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Positions of the past: after every so many moves, when nobody can take them back any more.
moments = Table(
    "moments",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("move", Integer, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "move"),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("text", String(500), nullable=False),
    Column("beside", Boolean, nullable=True),  # said by one who looked on: at a private table, to such alone
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
)

# Who was told by which channel that it is their turn: `turn` is the version at which it came, so there is
# one row for each, whichever server writes it. `outcome`: sent, failed, seen, late; empty while it is tried.
notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # turn, reminder
    Column("turn", Integer, nullable=False),
    Column("channel", String(10), nullable=False),  # mail, webhook
    Column("tries", Integer, nullable=False),
    Column("at", Float, nullable=False),  # of the last try, or when it is tried again
    Column("outcome", String(10), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind", "turn", "channel"),
    Index("ix_notices_outcome", "outcome", "at"),
)

# What a person wants answered in their absence; how often a rule was used is in the log.
programmes = Table(
    "programmes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("body", Text, nullable=False),  # JSON: see `programmes`
    PrimaryKeyConstraint("table_id", "seat"),
)

# Whether an address, folded, is a person's: asked, confirmed, or silent if its owner wants no letters at all.
addresses = Table(
    "addresses",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("email", String(254), nullable=False, index=True),
    Column("state", String(10), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user_id", "email"),
)

# What all servers must agree on: how late it is by the house's own clock.
marks = Table(
    "marks",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Float, nullable=False),
)

# The links in letters that were sent: `token` is the SHA-256 of what the letter holds.
letters = Table(
    "letters",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("email", String(254), nullable=False),
    Column("kind", String(10), nullable=False),  # confirm, stop, reset
    Column("at", Float, nullable=False),
    Index("ix_letters_email", "email", "kind", "at"),
)
