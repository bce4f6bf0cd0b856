"""The board as tables, for places where there are only words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import TYPE_CHECKING

from salon.games.turmoil.catalogue import card_name
from salon.games.turmoil.terms import CHANGES, INDEPENDENT, NOBODY, REGIONS, SIDE, SIDES
from salon.games.turmoil.view import PlayerView, TurmoilView
from salon.kernel import Arg, Cell, Table, Text

if TYPE_CHECKING:
    from salon.games.turmoil.atlas import World
    from salon.games.turmoil.cards import Cards

_NONE, _EMPTY = Text("turmoil.table.none"), Text("turmoil.table.empty")
_NAVIES = ("german_navy", "british_navy")  # by side
_ACROSS = 4  # cards named in one row
_DIE = 6


def tables(v: TurmoilView, cards: Cards) -> list[Table]:
    """The tracks, the regions, hands and decks; the arithmetic of a Support Check when one is asked."""
    world = cards.atlas.world(sum(1 << CHANGES.index(change) for change in v.changes))
    return [
        _tracks(v),
        *(_region(region, v, world) for region in range(INDEPENDENT + 1)),
        *([_war(v)] if v.blocs else []),
        _stability_cards(v),
        _decks(v),
        _hands(v, cards),
        *([_checks(v)] if v.checks else []),
    ]


def _tracks(v: TurmoilView) -> Table:
    era = f"era.{v.era}"
    round_ = Text("turmoil.table.turn-round", {"turn": v.turn, "round": v.round, "era": era})
    rows: list[tuple[Cell, ...]] = [
        (
            Text("turmoil.table.turn"),
            round_ if v.round else Text("turmoil.table.turn-only", {"turn": v.turn, "era": era}),
        ),
        (Text("turmoil.table.vp"), _standing(v.vp)),
        (
            Text("turmoil.table.tension"),
            Text("turmoil.table.tension-of", {"tension": v.tension, "ceiling": v.ceiling}),
        ),
        (Text("turmoil.table.status"), Text("turmoil.table.signed", {"n": v.status})),
        (Text("turmoil.table.markers"), _texts(f"turmoil.marker.{marker}" for marker in v.track)),
    ]
    changes = [Text(f"turmoil.marker.{change}") for change in v.changes]
    if v.black_hand:
        where: dict[str, Arg] = {"marker": "marker.black_hand", "space": f"space.{v.black_hand}"}
        changes.append(Text("turmoil.table.black-hand", where))
    if changes:
        rows.append((Text("turmoil.table.changes"), tuple(changes)))
    rows += [
        (
            Text(f"turmoil.marker.{marker}"),
            (_navy(player), Text(f"turmoil.table.stuck-{player.stuck}")) if player.stuck else _navy(player),
        )
        for marker, player in zip(_NAVIES, v.players, strict=True)
    ]
    if v.high_water is not None:
        rows.append((Text("turmoil.marker.high_water_mark"), _box(v.high_water)))
    rows += [
        (Text("turmoil.table.bonus", {"side": SIDE[side]}), Text("turmoil.table.signed", {"n": player.ops}))
        for side, player in enumerate(v.players)
        if player.ops
    ]
    if v.owed:
        rows.append((Text("turmoil.table.owed"), v.owed))
    return _two_columns("turmoil.table.tracks", "turmoil.table.what", "turmoil.table.state", rows)


def _standing(vp: int) -> Text:
    return Text("turmoil.vp.lead", {"side": SIDE[vp > 0], "n": abs(vp)}) if vp else Text("turmoil.vp.even")


def _navy(player: PlayerView) -> Text:
    return _box(player.navy, "turmoil.table.navy-plus" if player.plus else "turmoil.table.navy")


def _box(number: int, id: str = "turmoil.table.navy") -> Text:
    return Text(id, {"box": f"box.{number}", "n": number})


def _region(region: int, v: TurmoilView, world: World) -> Table:
    name = REGIONS[region] if region < INDEPENDENT else "independent"
    atlas = world.atlas

    def row(n: int) -> tuple[Cell, ...]:
        id = atlas.ids[n]
        space = v.spaces[id]
        return (
            Text(f"turmoil.space.{id}"),
            atlas.stability[n],
            Text("turmoil.table.battleground") if atlas.spaces[n].battleground else _NONE,
            _texts(f"turmoil.icon.{icon}" for icon in sorted(world.icons[n])),
            space.authoritarian or _NONE,
            space.liberal or _NONE,
            Text(f"turmoil.side.{space.control}") if space.control else _NONE,
        )

    return Table(
        Text(f"turmoil.region.{name}"),
        (
            Text("turmoil.table.space"),
            Text("turmoil.table.stability"),
            Text("turmoil.table.battleground"),
            Text("turmoil.table.icons"),
            *(Text(f"turmoil.side.{side}") for side in SIDES),
            Text("turmoil.table.control"),
        ),
        tuple(row(n) for n in world.regions[region]),
    )


def _war(v: TurmoilView) -> Table:
    blocs = (("central", SIDE[0]), ("entente", SIDE[1]))
    return _two_columns(
        "turmoil.table.war",
        "turmoil.table.bloc-title",
        "turmoil.table.nations",
        [
            (
                Text("turmoil.table.bloc", {"side": side}),
                _texts(f"turmoil.nation.{nation}" for nation, other in v.blocs.items() if other == bloc),
            )
            for bloc, side in blocs
        ],
    )


def _hands(v: TurmoilView, cards: Cards) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for side, player in enumerate(v.players):
        whose = Text(f"turmoil.side.{SIDES[side]}")
        rows += [(whose, card_name(card), *_event_and_value(card, cards)) for card in player.hand if card]
        hidden = player.hand.count(None)
        if hidden:
            rows.append((whose, Text("turmoil.table.hidden", {"n": hidden}), _NONE, _NONE))
    return Table(
        Text("turmoil.table.hands"),
        (
            Text("turmoil.table.player"),
            Text("turmoil.table.card"),
            Text("turmoil.table.event"),
            Text("turmoil.table.value"),
        ),
        tuple(rows),
    )


def _event_and_value(symbol: str, cards: Cards) -> tuple[Cell, Cell]:
    number = int(symbol.partition(".")[2])
    if cards.scores[number]:
        return _NONE, _NONE
    side = cards.side[number]
    owner = "both" if side == NOBODY else SIDES[side]
    return Text(f"turmoil.side.{owner}"), cards.ops[number]


def _stability_cards(v: TurmoilView) -> Table:
    ready = zip_longest(
        *([card_name(card) for card in player.ready or ()] for player in v.players), fillvalue=_NONE
    )
    rows: list[tuple[Cell, ...]] = list(ready)
    return Table(
        Text("turmoil.table.ready"), tuple(Text(f"turmoil.side.{side}") for side in SIDES), tuple(rows)
    )


def _decks(v: TurmoilView) -> Table:
    rows: list[tuple[Cell, ...]] = [(Text("turmoil.table.deck"), v.deck)]
    for id, found in (
        ("turmoil.table.playing", v.playing),
        ("turmoil.table.display", v.display),
        ("turmoil.table.barred", v.barred),
        ("turmoil.table.discard", v.discard),
        ("turmoil.table.removed", v.removed),
    ):
        rows += _in_rows(Text(id), [card_name(card) for card in found])
    for side, player in enumerate(v.players):
        hidden = player.picked.count(None)
        picked = [card_name(card) for card in player.picked if card]
        if hidden:
            picked.append(Text("turmoil.table.hidden", {"n": hidden}))
        rows += _in_rows(Text("turmoil.table.picked", {"side": SIDE[side]}), picked)
    return _two_columns("turmoil.table.decks", "turmoil.table.place", "turmoil.table.cards", rows)


def _in_rows(label: Text, names: list[Text]) -> list[tuple[Cell, ...]]:
    """A long list in rows that fit a terminal; only the first is labelled."""
    return [
        (_EMPTY if start else label, tuple(names[start : start + _ACROSS]))
        for start in range(0, len(names), _ACROSS)
    ]


def _checks(v: TurmoilView) -> Table:
    columns = ("space", "strength", "own", "enemy", "threshold", "needs")
    return Table(
        Text("turmoil.table.checks"),
        tuple(Text(f"turmoil.table.{column}") for column in columns),
        tuple(
            (
                Text(f"turmoil.space.{space}"),
                check.strength,
                check.own,
                check.enemy,
                check.threshold,
                check.needs if check.needs <= _DIE else Text("turmoil.table.never"),
            )
            for space, check in sorted(v.checks.items(), key=lambda found: found[1].needs)
        ),
    )


def _two_columns(title: str, first: str, second: str, rows: list[tuple[Cell, ...]]) -> Table:
    return Table(Text(title), (Text(first), Text(second)), tuple(rows))


def _texts(ids: Iterable[str]) -> Cell:
    return tuple(Text(id) for id in ids) or _NONE
