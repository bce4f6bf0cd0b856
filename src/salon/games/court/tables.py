"""The board as tables, and the catalogue of cards, for places where there are only words."""

from __future__ import annotations

from collections import Counter

from salon.games.court.cards import Cards, Kind
from salon.games.court.terms import CHAMBERLAIN, CHARACTER, CHARACTERS
from salon.games.court.view import CourtView
from salon.kernel import Card, Cell, Table, Text

_NAME = Text("court.table.character")


def tables(v: CourtView) -> list[Table]:
    """The seven characters with everyone's piles, then hands and decks."""
    seats = range(len(v.players))
    court = Table(
        Text("court.table.court"),
        (
            _NAME,
            Text("court.table.markers"),
            Text("court.table.favor"),
            *(Text("court.table.seat", {"player": f"seat.{p}"}) for p in seats),
        ),
        tuple(
            (
                Text("court.table.name", {"symbol": f"character.{c}"}),
                v.markers[c],
                Text("court.table.favored", {"character": CHARACTER[CHAMBERLAIN]})
                if c in v.favors
                else Text("court.table.none"),
                *(_pile(v.players[p].piles[c]) for p in seats),
            )
            for c in CHARACTERS
        ),
    )
    hands = Table(
        Text("court.table.hands"),
        (Text("court.table.player"), Text("court.table.hand")),
        tuple((Text("court.table.seat", {"player": f"seat.{p}"}), _cards(v.players[p].hand)) for p in seats),
    )
    decks: list[tuple[Cell, ...]] = [
        (Text("court.table.deck"), v.deck),
        (Text("court.table.discard"), _cards(v.discard[-5:]) if v.discard else 0),
    ]
    if v.played:
        decks.append((Text("court.table.played"), Text("court.table.name", {"symbol": v.played})))
    if v.revealed:
        decks.append((Text("court.table.revealed"), _cards(v.revealed)))
    return [
        court,
        hands,
        Table(Text("court.table.table"), (Text("court.table.what"), Text("court.table.cards")), tuple(decks)),
    ]


def _pile(cards: tuple[str | None, ...]) -> Cell:
    """A pile: its count, and whose cards are known to lie there. Their values count no more."""
    if not cards:
        return Text("court.table.none")
    known = Counter(card.split(".")[1] for card in cards if card)
    if not known:
        return len(cards)
    stacks = tuple(f"stack.{kind}.{count}" for kind, count in known.most_common())
    unknown = len(cards) - known.total()
    return Text("court.table.pile", {"count": len(cards), "cards": stacks, "unknown": unknown})


def _cards(cards: tuple[str | None, ...]) -> Cell:
    known = tuple(card for card in cards if card)
    unknown = len(cards) - len(known)
    if not known:
        return unknown
    return Text("court.table.hand-cards", {"cards": known, "unknown": unknown})


def catalogue(cards: Cards) -> list[Card]:
    """Every kind of card, its words made of its steps."""
    return [_card(kind, kind in cards.pack.character) for kind in cards.kinds]


def _card(kind: Kind, is_character: bool) -> Card:
    symbol = f"{'character' if is_character else 'action'}.{kind.id}"
    values = tuple(sorted(kind.values))
    facts = Text("court.card.facts", {"copies": len(values), "values": ", ".join(map(str, values))})
    return Card(
        symbol,
        Text("court.table.name", {"symbol": symbol}),
        (facts,),
        tuple(step.words(symbol) for step in kind.effect),
        kind.source,
        kind.known,
        fields={
            "name": kind.source,
            # How the values are spread over the copies is assumed (court.component.7).
            **{f: kind.source if f in kind.known else "designed" for f in ("copies", "values", "effect")},
        },
        numbers={"copies": len(values), "least": values[0], "most": values[-1]},
    )
