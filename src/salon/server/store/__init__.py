"""What is written to and read from the database, in the terms of the server."""

from salon.server.store.ahead import Ahead
from salon.server.store.arranging import Arranging, Invitation
from salon.server.store.base import CHANNEL, PERSON
from salon.server.store.clubs import Clubs
from salon.server.store.fair import Dealing, Fair
from salon.server.store.leaving import Leaving
from salon.server.store.log import Entry, Log, StoredRow
from salon.server.store.marks import Marks
from salon.server.store.naming import Naming
from salon.server.store.notices import Notices, StoredNotice
from salon.server.store.packs import Packs, StoredPack, StoredVersion
from salon.server.store.peace import Peace
from salon.server.store.people import People, StoredSession, User, hashed, session_id
from salon.server.store.persons import Filter, Known, Persons, Standing
from salon.server.store.results import Results
from salon.server.store.rounds import Rounds
from salon.server.store.tables import StoredDeck, StoredSeat, StoredTable, Tables
from salon.server.store.talk import StoredMessage, Talk
from salon.server.store.wishes import StoredPush, Wishes

__all__ = [
    "CHANNEL",
    "PERSON",
    "Entry",
    "Fair",
    "Filter",
    "Invitation",
    "Known",
    "Standing",
    "Store",
    "StoredDeck",
    "StoredMessage",
    "StoredNotice",
    "StoredPack",
    "StoredPush",
    "StoredRow",
    "StoredSeat",
    "StoredSession",
    "StoredTable",
    "StoredVersion",
    "User",
    "hashed",
    "session_id",
]


class Company(Results, Persons, Rounds, Clubs, Peace):
    """What people have to do with each other beyond one table."""


class Tabling(Arranging, Tables, Dealing, Log):
    """Tables, from when they are laid to their end."""


class Store(People, Naming, Leaving, Tabling, Company, Ahead, Notices, Wishes, Talk, Marks, Packs):
    """The database of the server: each part is about one thing."""
