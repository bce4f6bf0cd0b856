"""The catalogue: every card in words that are made of what it does."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.games.v1919.cards import Cards, EventCard, IssueCard, StrategyCard
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
    return _card("issue", card, tuple(facts), effect)


def _event_card(card: EventCard) -> Card:
    facts = Text("v1919.card.event-icon") if card.icon else Text("v1919.card.event")
    conference = "v1919.card.conference-optional" if card.optional else "v1919.card.conference"
    effect = (
        Text("v1919.card.crisis", {"effect": in_turn(card.crisis)}),
        Text(conference, {"effect": in_turn(card.conference)}),
    )
    return _card("event", card, (facts,), effect)


def _strategy_card(card: StrategyCard) -> Card:
    lines = tuple(line.words() for line in card.score)
    return _card("strategy", card, (Text("v1919.card.strategy"),), lines)


def _card(
    kind: str, card: IssueCard | EventCard | StrategyCard, facts: tuple[Text, ...], effect: tuple[Text, ...]
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
    )


def _printed(card: IssueCard | EventCard | StrategyCard) -> dict[str, Any]:
    """All that stands on a card, but for its name and where it comes from; options by their symbols."""
    found: dict[str, Any] = msgspec.to_builtins(card)
    for field in ("id", "source", "known"):
        del found[field]
    for option in found.get("options", ()):
        option["id"] = f"option.{card.id}.{option['id']}"
        del option["source"]
    return found


def _field(known: str) -> str:
    """The field of a card in few words: what is known of one option is known of the options."""
    if known == "influence_icon":
        return "icon"
    return "options" if known.startswith("option") and known != "optional" else known
