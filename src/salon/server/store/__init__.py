"""What is written to and read from the database, in the terms of the server."""

from salon.server.store.ahead import Ahead
from salon.server.store.base import CHANNEL
from salon.server.store.fair import Dealing, Fair
from salon.server.store.leaving import Leaving
from salon.server.store.log import Entry, Log, StoredRow
from salon.server.store.marks import Marks
from salon.server.store.notices import Notices, StoredNotice
from salon.server.store.people import People, StoredSession, User, hashed, session_id
from salon.server.store.tables import StoredSeat, StoredTable, Tables
from salon.server.store.talk import StoredMessage, Talk

__all__ = [
    "CHANNEL",
    "Entry",
    "Fair",
    "Store",
    "StoredMessage",
    "StoredNotice",
    "StoredRow",
    "StoredSeat",
    "StoredSession",
    "StoredTable",
    "User",
    "hashed",
    "session_id",
]


class Store(People, Leaving, Tables, Dealing, Log, Ahead, Notices, Talk, Marks):
    """The database of the server: each part is about one thing."""
