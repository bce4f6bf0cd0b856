"""Card packs: all cards of a game as data, what is wrong with them, and the game that is played with them.

A pack's body is JSON: under the name of each kind of card (a *group*) the list of its cards, or the one
record of a board. `Form` is what a game says of its packs; `Game` has the functions that others call.
"""

from __future__ import annotations

import hashlib
import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias, cast

import msgspec

from salon.kernel.errors import BadCards, fault
from salon.kernel.files import check_tree
from salon.kernel.pack_plain import Json, plain
from salon.kernel.text import Arg, Text

if TYPE_CHECKING:
    from salon.kernel.game import Card, Game
    from salon.kernel.state import State

Body: TypeAlias = dict[str, Any]  # ready for JSON: group → its cards
Names: TypeAlias = dict[str, dict[str, str]]  # symbol → language → what its owner calls it

SCHEMA = "salon-pack/1"
OWN = "printed"  # where a card comes from that says nothing of it: its owner read it off the card
# What a card may say beside what is played: its owner's words, and where each field comes from.
NOTES = frozenset({"name", "printed", "unsure", "wish", "figure"})
UNPLAYED = NOTES | {"source", "known"}
# The largest pack of the house has a sixth of each.
MOST = {"depth": 64, "nodes": 20_000, "number": 9_999}
KEPT = 16  # games with packs
SHOWN = 12  # digits of a digest, in a game's key and wherever it is shown


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a pack, at its place; a doubt may be kept.

    >>> Fault("issue.smyrna", "/issue/3/stars", "pack.too-big", {"most": 9}).text.id
    'pack.too-big'
    """

    card: str  # the symbol of the card; empty: of no card alone
    path: str  # JSON Pointer into the body
    code: str  # the id of its text, which is also what kind of fault it is
    args: dict[str, Arg] = {}
    at: tuple[Text, ...] = ()  # the place in words, from the card inwards
    doubt: bool = False
    fix: Json = None  # a value that could stand there instead, if one is near

    @property
    def text(self) -> Text:
        """What is wrong, without the place."""
        return Text(self.code, self.args)

    @property
    def said(self) -> Text:
        """The place and what is wrong there."""
        if not self.at:
            return self.text
        place = self.at[-1]
        for before in reversed(self.at[:-1]):
            place = Text("pack.at", {"place": before, "rest": place})
        return Text("pack.said", {"place": place, "fault": self.text})


class Wrong(NamedTuple):
    """A fault that a game finds: where, what, and with what."""

    path: tuple[str | int, ...]
    code: str
    args: dict[str, Arg] = {}  # noqa: RUF012  (nobody changes it)
    doubt: bool = False
    fix: Json = None


class Sheet(NamedTuple):
    """A file of a folder of the old form."""

    file: str
    schema: str
    tables: Mapping[str, str]  # the name of a table in the file → the group; "" is all of the file
    optional: bool = False  # the house's cards stand in for it


class Form(ABC):
    """What a game says of its packs."""

    kind: ClassVar[type[msgspec.Struct]]  # a body: a field for each group
    sheets: ClassVar[tuple[Sheet, ...]]
    keys: ClassVar[Mapping[str, str]]  # of each group that is a list, the field that names a card
    named: ClassVar[
        Mapping[str, str]
    ] = {}  # groups whose cards may be renamed, and the kind of their symbols
    inner: ClassVar[Mapping[str, str]] = {}  # groups whose cards hold named things, and the field of these
    myself: ClassVar[str] = ""  # a card that steps may speak of in their sentences
    most_steps: ClassVar[int] = 8  # in an effect
    most_depth: ClassVar[int] = 3  # of steps in the branches of others

    def __init__(self, folder: Path, make: Callable[..., object]) -> None:
        self.game, self.folder = folder.name, folder
        # A game from cards of `kind`, and their digest; of which states it is, only the game knows.
        self.make = cast("Callable[[msgspec.Struct, str], Game[State]]", make)

    # -- what each game says -----------------------------------------------------------------

    def symbol(self, group: str, card: Mapping[str, Json], inner: str = "") -> str:
        """What a card, or a named thing on it, is called in questions and facts."""
        id = str(card.get(self.keys[group], ""))
        return f"option.{id}.{inner}" if inner else f"{self.named.get(group, group)}.{id}"

    @abstractmethod
    def name(self, symbol: str) -> Text:
        """The name of a card, as the house has it."""

    def label(self, field: str) -> Text:
        """What a field or a group is called."""
        return Text(f"{self.game}.field.{field.replace('_', '-')}")

    def value(self, value: str) -> Text:
        """The words for a value that a field may have."""
        return Text(f"{self.game}.value.{value.replace('_', '-') or 'empty'}")

    def rank(self, value: Json) -> int:
        """Where a choice stands among others; those with the same are in alphabetical order."""
        return 0

    def parts(self, field: str) -> tuple[Text, ...]:
        """What the two numbers of a pair are called."""
        return ()

    def group_of(self, field: str, kind: str) -> str:
        """The group of cards, or of other things, that a field of a kind names by their ids; empty: none."""
        return ""

    def lines(self, group: str, card: Json) -> tuple[Text, ...]:
        """What a record that is no card, such as a board, says."""
        return ()

    def step(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        """What a step `needs` of earlier ones and `gives` to later ones, and its sentences."""
        return {}

    def needs(self) -> dict[str, str]:
        """Values that speak of what an earlier step gave, and what that is."""
        return {}

    @abstractmethod
    def faults(self, cards: Mapping[str, Json]) -> Iterator[Wrong]:
        """What is wrong beyond kinds and ranges: path, code and arguments.

        Given are the groups, each a list as long as the body's, with None for what could not be read.
        """

    # -- what follows ------------------------------------------------------------------------

    @cached_property
    def house(self) -> bytes:
        """The body of the house's pack as JSON, in the order of its files: so its cards are said."""
        from salon.kernel.pack_file import read_folder

        return as_written(read_folder(self, self.folder / "cards"))

    @cached_property
    def house_game(self) -> Game[State]:
        """The game with the house's cards."""
        return self.make(self.typed(json.loads(self.house)), "")

    @cached_property
    def house_cards(self) -> list[Card]:
        """The house's catalogue, with the figures on its cards."""
        return drawn(self, json.loads(self.house), self.house_game.catalogue())

    @cached_property
    def house_play(self) -> str:
        """The digest of the house's cards, which no key of a game shows."""
        return play_digest(self, json.loads(self.house))

    def load(self, path: Path | None) -> Game[State]:
        """The game with the house's cards, or with those of a pack: a file, or a folder of the old form."""
        from salon.kernel.pack_file import open_pack

        return self.house_game if path is None else made(self, open_pack(self, path).body)

    def things(self, body: Body) -> Iterator[tuple[str, str, dict[str, Any], tuple[str | int, ...]]]:
        """All that may bear a name: group, symbol, itself and its path; what is broken is left out."""
        for group in self.keys:
            cards = body.get(group)
            for number, card in enumerate(cards if isinstance(cards, list) else ()):
                if not isinstance(card, dict):
                    continue
                yield group, self.symbol(group, card), card, (group, number)
                field = self.inner.get(group, "")
                inside = card.get(field)
                for place, thing in enumerate(inside if isinstance(inside, list) else ()):
                    if isinstance(thing, dict):
                        symbol = self.symbol(group, card, str(thing.get("id", "")))
                        yield group, symbol, thing, (group, number, field, place)

    def bare(self, body: Body, without: frozenset[str]) -> Body:
        """A body without some of what cards may say of themselves."""
        found: Body = {}
        for group, cards in body.items():
            if isinstance(cards, list):
                found[group] = [self.bare_card(card, self.inner.get(group, ""), without) for card in cards]
            else:
                found[group] = self.bare_card(cards, "", without)
        return found

    def bare_card(self, card: Json, field: str, without: frozenset[str]) -> Json:
        if not isinstance(card, dict):
            return card
        found = {key: value for key, value in card.items() if key not in without}
        if isinstance(inside := found.get(field), list):
            found[field] = [self.bare_card(thing, "", without) for thing in inside]
        return found

    def typed(self, body: Body) -> Json:
        """The cards of a body without faults."""
        return msgspec.convert(self.bare(body, NOTES), self.kind)


def canonical(data: object) -> bytes:
    """The one way in which data is written as JSON: sorted keys, no blanks.

    >>> canonical({"b": 1, "a": ["é"]})
    b'{"a":["\\\\u00e9"],"b":1}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), default=str).encode()


def as_written(data: object) -> bytes:
    """Data as JSON in its own order, which play does not depend on, but sentences do."""
    return json.dumps(data, separators=(",", ":")).encode()


def digest(data: object) -> str:
    return hashlib.sha256(canonical(data)).hexdigest()


def excess(body: object) -> str:
    """What is too much about a body; see `check_tree`."""
    return check_tree(body, **MOST)


def checked(form: Form, body: object) -> Body:
    """A body in which nothing is wrong; else the first fault is raised, with the number of others."""
    from salon.kernel.pack_check import check

    faults = [found for found in check(form, body) if not found.doubt]
    if faults:
        more = len(faults) - 1
        first = faults[0].said
        raise fault(BadCards, "pack.more", first=first, more=more) if more else BadCards(first)
    assert isinstance(body, dict)
    return body


def sound(form: Form, body: object) -> Body:
    """A body in which the house's cards stand in for those with faults, or for all."""
    from salon.kernel.pack_check import check

    faults = [found for found in check(form, body) if not found.doubt]
    if not faults and isinstance(body, dict):
        return body
    house: Body = json.loads(form.house)
    found: Body = {}
    for group, own in house.items():
        mine = body.get(group) if isinstance(body, dict) else None
        if not isinstance(own, list):
            wrong = any(fault.path.startswith(f"/{group}") for fault in faults)
            found[group] = own if wrong else mine
            continue
        mine = mine if isinstance(mine, list) and len(mine) == len(own) else own
        broken = {fault.path.split("/")[2] for fault in faults if fault.path.startswith(f"/{group}/")}
        found[group] = [own[n] if str(n) in broken else card for n, card in enumerate(mine)]
    return found if not any(not fault.doubt for fault in check(form, found)) else house


def play_data(form: Form, body: Body) -> Body:
    """All that play depends on, in one form: without names, sources and what is so by default."""
    found: Body = form.bare(plain(form.typed(body)), UNPLAYED)
    return found


def play_digest(form: Form, body: object) -> str:
    """Of all that play depends on; of a body with faults, of what stands there."""
    data: object
    try:
        data = play_data(form, body if isinstance(body, dict) else {})
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        data = form.bare(body, UNPLAYED) if isinstance(body, dict) and not excess(body) else {}
    return digest({"schema": SCHEMA, "game": form.game, "cards": data})


def whole_digest(form: Form, body: Body) -> str:
    """Of all that stands in a pack, names and provenance too."""
    return digest({"schema": SCHEMA, "game": form.game, "cards": {} if excess(body) else body})


def shown(digest: str) -> str:
    """The first digits of a digest, as people compare them.

    >>> shown("7d02c9fa41be0123")
    '7d02·c9fa·41be'
    """
    return "·".join(re.findall("....", digest[:SHOWN]))


def made(form: Form, body: Body) -> Game[State]:
    """The game with the cards of a body."""
    data = play_data(form, checked(form, body))
    play = digest({"schema": SCHEMA, "game": form.game, "cards": data})
    return form.house_game if play == form.house_play else _made(form, as_written(data), play)


@lru_cache(KEPT)
def _made(form: Form, data: bytes, play: str) -> Game[State]:
    return form.make(form.typed(json.loads(data)), play)


@lru_cache(KEPT)
def _catalogue(form: Form, data: bytes) -> list[Card]:
    body = json.loads(data)
    return drawn(form, body, form.make(form.typed(body), "0" * 64).catalogue())


def drawn(form: Form, body: Body, cards: list[Card]) -> list[Card]:
    """A catalogue with the figures that a body names, for drawn boards: no rule knows them."""
    figures = {symbol: thing["figure"] for _, symbol, thing, _ in form.things(body) if thing.get("figure")}
    return [
        msgspec.structs.replace(card, printed={**card.printed, "figure": figures[card.id]})
        if card.id in figures
        else card
        for card in cards
    ]


def catalogue(form: Form, body: object) -> list[Card]:
    """The cards of a body as the catalogue shows them, each with where it comes from in this pack.

    For a card with faults, which cannot be shown, that of the house stands in.
    """
    return _catalogue(form, as_written(sound(form, body)))


def names(form: Form, body: Body) -> Names:
    """What the owner of a pack calls its cards, by symbol and language."""
    found: Names = {}
    for _, symbol, thing, _ in form.things(body):
        if isinstance(name := thing.get("name"), dict) and name:
            found[symbol] = {str(language): str(words) for language, words in name.items()}
    return found


def pointer(path: Iterable[str | int]) -> str:
    """A path as a JSON Pointer.

    >>> pointer(["issue", 3, "unrest", "a/b"])
    '/issue/3/unrest/a~1b'
    """
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in path)
