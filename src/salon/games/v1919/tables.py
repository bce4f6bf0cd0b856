"""The board as tables, for places where there are only words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from salon.games.v1919.dealing import TermView
from salon.games.v1919.terms import FIRST_SPACE, LAST_COLUMN, NATIONS
from salon.games.v1919.view import IssueView, RegionView, V1919View
from salon.kernel import Arg, Cell, Table, Text

if TYPE_CHECKING:
    from salon.games.v1919.cards import Cards, IssueCard

_NONE = Text("v1919.table.none")
_PLACE, _ISSUE, _EVENT = Text("v1919.table.place"), Text("v1919.table.issue"), Text("v1919.table.event")
_REGION, _NATION = Text("v1919.table.region"), Text("v1919.table.nation")
_TABLE, _WAITING = Text("v1919.table.on-table"), Text("v1919.table.waiting")
_STARS = Text("v1919.table.stars")
_NO_REGION = Text("v1919.region.none")


def tables(v: V1919View, cards: Cards) -> list[Table]:
    """Issues and Events before the conference, Regions, nations, what is settled, decks."""
    return [
        _issues(v, cards),
        _events(v),
        _regions(v, cards),
        _nations(v),
        *([_settled(v, cards)] if v.settled else []),
        *([deals] if (deals := _deals(v)).rows else []),
        *([_solo(v)] if v.mine else []),
        _decks(v),
    ]


def _issues(v: V1919View, cards: Cards) -> Table:
    nations = _taking_part(v)
    places = [(_TABLE, issue) for issue in v.table] + [(_WAITING, issue) for issue in v.waiting]
    return Table(
        Text("v1919.table.issues"),
        (
            _PLACE,
            _ISSUE,
            _STARS,
            _REGION,
            *(Text("v1919.table.short", {"nation": f"nation.{n}"}) for n in nations),
            Text("v1919.table.leader"),
        ),
        tuple((place, *_issue(issue, nations, cards)) for place, issue in places),
    )


def _issue(shown: IssueView | None, nations: tuple[str, ...], cards: Cards) -> tuple[Cell, ...]:
    if shown is None:
        return (_NONE,) * (len(nations) + 4)
    card = _card_of(shown.issue, cards)
    most = max(shown.cubes.values(), default=0)
    leaders = [nation for nation, cubes in shown.cubes.items() if cubes == most]
    return (
        _name(shown.issue),
        card.stars,
        _name(f"region.{card.region}") if card.region else _NO_REGION,
        *(shown.cubes.get(nation) or _NONE for nation in nations),
        _name(f"nation.{leaders[0]}") if len(leaders) == 1 else _NONE,
    )


def _events(v: V1919View) -> Table:
    controller = _name(f"nation.{v.event_cube}") if v.event_cube else _NONE
    table = _name(v.table_event) if v.table_event else _NONE
    return Table(
        Text("v1919.table.events"),
        (_PLACE, _EVENT, Text("v1919.table.controller")),
        ((_TABLE, table, controller), *((_WAITING, _name(event), _NONE) for event in v.waiting_events)),
    )


def _regions(v: V1919View, cards: Cards) -> Table:
    columns = range(FIRST_SPACE, LAST_COLUMN + 1)

    def row(name: str, region: RegionView) -> tuple[Cell, ...]:
        owner = {column: nation for nation, column in region.units.items()}
        return (
            _name(f"region.{name}"),
            region.keg,
            region.unrest,
            cards.board.uprising[region.unrest - 1] or Text("v1919.table.no-uprising"),
            *(_short(owner[column]) if column in owner else _NONE for column in columns),
        )

    return Table(
        Text("v1919.table.regions"),
        (
            _REGION,
            Text("v1919.table.keg"),
            Text("v1919.table.unrest"),
            Text("v1919.table.uprising"),
            *(Text("v1919.table.column", {"number": column}) for column in columns),
        ),
        tuple(row(name, region) for name, region in v.regions.items()),
    )


def _nations(v: V1919View) -> Table:
    return Table(
        Text("v1919.table.nations"),
        (
            _NATION,
            Text("v1919.table.player"),
            Text("v1919.table.happiness"),
            Text("v1919.table.influence"),
            Text("v1919.table.military"),
            Text("v1919.table.deployed"),
            Text("v1919.table.demobilized"),
            Text("v1919.table.strategy"),
        ),
        tuple(_nation(nation, v) for nation in NATIONS),
    )


def _nation(nation: str, v: V1919View) -> tuple[Cell, ...]:
    power = v.nations[nation]
    pieces: tuple[Cell, ...] = (_NONE,) * 4
    if nation in _taking_part(v):
        pieces = (
            Text("v1919.table.pool", {"available": power.available, "exhausted": power.exhausted}),
            Text("v1919.table.pool", {"available": power.discs, "exhausted": power.discs_exhausted}),
            sum(nation in region.units for region in v.regions.values()),
            power.demobilized,
        )
    return (
        _name(f"nation.{nation}"),
        _player(nation, v),
        _NONE if power.happiness is None else power.happiness,
        *pieces,
        _name(power.strategy) if power.strategy else _NONE,
    )


def _player(nation: str, v: V1919View) -> Text:
    """Who plays a nation; in solitaire the one seat plays one nation at a time."""
    if nation not in v.powers or (v.mine and nation != v.mine):
        return _NONE
    place = v.powers.index(nation)
    name: dict[str, Arg] = {"player": "seat.0" if v.mine else f"seat.{place}"}
    return Text("v1919.table.active", name) if place == v.turn else Text("v1919.table.seat", name)


def _deals(v: V1919View) -> Table:
    """What was agreed on, what is offered, and what the one who looks is drafting."""
    drafted = v.draft.terms if v.draft else ()
    return Table(
        Text("v1919.table.deals"),
        (_NATION, Text("v1919.table.standing"), Text("v1919.table.term")),
        (
            *((_name(f"nation.{term.nation}"), _standing(term), term.text) for term in _agreed(v)),
            *(
                (_name(f"nation.{note.nation}"), Text("v1919.table.note"), _literal(note.words))
                for note in v.notes
            ),
            *(
                (_name(f"nation.{term.nation}"), Text("v1919.table.offered"), term.text)
                for offer in v.offers
                for term in offer.terms
            ),
            *((_name(f"nation.{term.nation}"), Text("v1919.table.drafted"), term.text) for term in drafted),
        ),
    )


def _agreed(v: V1919View) -> tuple[TermView, ...]:
    return (*v.terms, *v.dues, *v.marks)


def _standing(term: TermView) -> Text:
    """How an item of a deal stands: it binds, it is to be paid, it was kept or broken …"""
    if term.kept is not None:
        return Text("v1919.table.kept" if term.kept else "v1919.table.broken")
    if term.kind == "term.pay":
        return Text("v1919.table.due")
    return Text("v1919.table.free" if term.turns else "v1919.table.binds")


def _solo(v: V1919View) -> Table:
    return Table(
        Text("v1919.table.solo"),
        (Text("v1919.table.what"), Text("v1919.table.number")),
        (
            (Text("v1919.table.points"), v.vp),
            (Text("v1919.table.target"), v.target),
            *(
                (Text("v1919.table.strength", {"nation": f"nation.{nation}"}), strength)
                for nation, strength in v.strengths.items()
            ),
        ),
    )


def _settled(v: V1919View, cards: Cards) -> Table:
    order = {nation: number for number, nation in enumerate(NATIONS)}
    return Table(
        Text("v1919.table.settled"),
        (
            Text("v1919.table.control"),
            _ISSUE,
            _STARS,
            Text("v1919.table.option"),
            Text("v1919.table.counters"),
        ),
        tuple(
            (
                _name(f"nation.{settled.controller}"),
                _name(settled.issue),
                _card_of(settled.issue, cards).stars,
                _name(settled.option) if settled.option else _NONE,
                _names(f"counter.{counter}" for counter in settled.counters),
            )
            for settled in sorted(v.settled, key=lambda s: order[s.controller])
        ),
    )


def _decks(v: V1919View) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (Text("v1919.table.issue-deck"), v.issue_deck),
        (Text("v1919.table.issue-discard"), _names(v.issue_discard[-5:])),
        (Text("v1919.table.event-deck"), v.event_deck),
        (Text("v1919.table.event-discard"), _names(v.event_discard[-5:])),
    ]
    if v.drawn:
        rows.append((Text("v1919.table.drawn"), _names(v.drawn)))
    if v.strategies:
        rows.append((Text("v1919.table.strategies"), _names(v.strategies)))
    return Table(Text("v1919.table.decks"), (_PLACE, Text("v1919.table.cards")), tuple(rows))


def _taking_part(v: V1919View) -> tuple[str, ...]:
    """The nations that have cubes: those of the players; with one or two players the first three."""
    return NATIONS[: max(3, len(v.powers))]


def _card_of(symbol: str, cards: Cards) -> IssueCard:
    return cards.issues[cards.vocabulary.action(symbol) - cards.first_issue]


def _name(symbol: str) -> Text:
    return Text("v1919.table.name", {"symbol": symbol})


def _short(nation: str) -> Text:
    return Text("v1919.table.short", {"nation": f"nation.{nation}"})


def _literal(words: str) -> Text:
    return Text("kernel.literal", {"words": words})


def _names(symbols: Iterable[str]) -> Cell:
    return tuple(_name(symbol) for symbol in symbols) or _NONE
