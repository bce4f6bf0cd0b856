"""The catalogue: every card in words that are made of what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from salon.games.v1919.cards import Cards, EventCard, IssueCard, Region, StrategyCard
from salon.games.v1919.terms import NATIONS
from salon.games.v1919.wording import in_turn
from salon.kernel import Arg, Card, Text


def catalogue(cards: Cards) -> list[Card]:
    """Every card: Issues with their options, Events and Strategies in words made of their steps."""
    return [
        *map(_issue_card, cards.issues),
        *map(_event_card, cards.events),
        *map(_strategy_card, cards.strategies),
    ]


def _issue_card(card: IssueCard) -> Card:
    region: Arg = f"region.{card.region}" if card.region else Text("v1919.region.none")
    facts = [Text("v1919.card.issue", {"region": region, "stars": card.stars})]
    if card.no_military:
        facts.append(Text("v1919.card.no-military"))
    effect = tuple(option.words(f"option.{card.id}.{option.id}") for option in card.options)
    if card.game_end:
        effect += (Text("v1919.card.game-end"), Text("v1919.card.game-end-taken"))
    sources = {field: _source(card, field) for field in ("name", "region", "stars")}
    sources |= {f"option.{card.id}.{option.id}": option.source for option in card.options}
    tags = (
        f"region.{card.region or 'none'}",
        *(f"nation.{nation}" for option in card.options for nation in option.happiness),
        *(f"counter.{name}" for o in card.options for either in o.counters for name in either.split("|")),
    )
    return _card(
        "issue", card, tuple(facts), effect, sources=sources, tags=tags, numbers={"stars": card.stars}
    )


def _event_card(card: EventCard) -> Card:
    facts = Text("v1919.card.event-icon") if card.icon else Text("v1919.card.event")
    conference = "v1919.card.conference-optional" if card.optional else "v1919.card.conference"
    effect = (
        Text("v1919.card.crisis", {"effect": in_turn(card.crisis)}),
        Text(conference, {"effect": in_turn(card.conference)}),
    )
    sources = {field: _source(card, field) for field in ("name", "conference", "crisis", "optional", "icon")}
    said = msgspec.to_builtins((card.crisis, card.conference))
    tags = tuple(f"{kind}.{name}" for kind in ("region", "nation") for name in _named(said, kind))
    return _card("event", card, (facts,), effect, sources=sources, tags=tags)


def _strategy_card(card: StrategyCard) -> Card:
    lines = tuple(line.words() for line in card.score)
    sources = {field: _source(card, field) for field in ("name", "score")}
    tags = tuple(f"counter.{line.icon}" for line in card.score if line.icon)
    return _card("strategy", card, (Text("v1919.card.strategy"),), lines, sources=sources, tags=tags)


def _source(card: IssueCard | EventCard | StrategyCard, field: str) -> str:
    """Where a field comes from: as the card does if it is established, else the house made it."""
    return card.source if field in map(_field, card.known) else "designed"


def _named(said: object, kind: str) -> Iterator[str]:
    """The Regions or nations that steps name, however deep; not those that are yet to be chosen."""
    if isinstance(said, list | tuple):
        for part in said:
            yield from _named(part, kind)
    elif isinstance(said, dict):
        name = said.get(kind)
        if isinstance(name, str) and name in (get_args(Region) if kind == "region" else NATIONS):
            yield name
        for part in said.values():
            yield from _named(part, kind)


def _card(
    kind: str,
    card: IssueCard | EventCard | StrategyCard,
    facts: tuple[Text, ...],
    effect: tuple[Text, ...],
    *,
    sources: dict[str, str],
    tags: tuple[str, ...],
    numbers: dict[str, int] | None = None,
) -> Card:
    symbol = f"{kind}.{card.id}"
    fields = tuple(dict.fromkeys(map(_field, card.known)))
    return Card(
        symbol,
        Text("v1919.table.name", {"symbol": symbol}),
        facts,
        effect,
        card.source,
        fields,
        _printed(card),
        sources,
        tuple(dict.fromkeys(tags)),
        numbers or {},
    )


def _printed(card: IssueCard | EventCard | StrategyCard) -> dict[str, Any]:
    """All that stands on a card, but for its name and where it comes from; options by their symbols."""
    found: dict[str, Any] = msgspec.to_builtins(card)
    for field in ("id", "source", "known"):
        del found[field]
    for line in found.get("score", ()):
        for field in ("region", "n"):  # said only by the lines that need them
            if not line[field]:
                del line[field]
    for option in found.get("options", ()):
        option["id"] = f"option.{card.id}.{option['id']}"
        del option["source"]
        for field in ("keg", "then"):
            if not option[field]:
                del option[field]
    return found


def _field(known: str) -> str:
    """The field of a card in few words: what is known of one option is known of the options."""
    if known == "influence_icon":
        return "icon"
    return "options" if known.startswith("option") and known != "optional" else known
