"""What differs between a pack and the one it began as."""

from __future__ import annotations

from typing import Any

from salon.kernel import Body, Card, Game, State
from salon.kernel.pack import UNPLAYED
from salon.kernel.pack_plain import Json
from salon.lang.packs import naming
from salon.server.speech import Speaker
from salon.server.wire_packs import Comparison, Difference


def compare(game: Game[State], name: str, base: Body, cards: Body, language: str) -> Comparison:
    """Card by card, in words."""
    before, now = (Side(game, body, language) for body in (base, cards))
    found = []
    for group, symbol, card, path in game.form.things(cards):
        if len(path) > 2 or now.plain.get(symbol) == before.plain.get(symbol):
            continue
        found.append(
            Difference(
                card=symbol,
                name=now.voice.name(game.id, symbol),
                group=now.voice.say(game.form.label(group)),
                fields=tuple(now.label(key) for key in _fields(before.raw.get(symbol, {}), card)),
                before=before.said(symbol),
                now=now.said(symbol),
            )
        )
    for group, card in cards.items():
        if group in game.form.keys or not (changed := _fields(base[group], card)):
            continue
        label = now.voice.say(game.form.label(group))
        found.append(
            Difference(
                card=group,
                name=label,
                group=label,
                fields=tuple(map(now.label, changed)),
                before=tuple(_value(base[group].get(key)) for key in changed),
                now=tuple(_value(card.get(key)) for key in changed),
            )
        )
    return Comparison(name=name, differences=tuple(found), same=game.play_of(base) == game.play_of(cards))


class Side:
    """One of two packs."""

    def __init__(self, game: Game[State], body: Body, language: str) -> None:
        self.game = game
        self.voice = Speaker(language, naming(language, game, body))
        cards: list[Card] = game.cards_of(body)
        self._cards = {card.id: card for card in cards}
        self.raw: dict[str, dict[str, Any]] = {}
        self.plain: dict[str, Any] = {}
        for group, symbol, card, path in game.form.things(body):
            if len(path) == 2:
                self.raw[symbol] = card
                inner = game.form.inner.get(group, "")
                self.plain[symbol] = game.form.bare_card(card, inner, UNPLAYED - {"name"})

    def said(self, symbol: str) -> tuple[str, ...]:
        card = self._cards.get(symbol)
        if card is None:
            return ()
        return (self.voice.say(card.name), *map(self.voice.say, (*card.facts, *card.effect)))

    def label(self, field: str) -> str:
        if field == "name":
            return self.voice.label("packs.field-name")
        return self.voice.say(self.game.form.label(field))


def _fields(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """The fields that are not the same, but for where they come from."""
    played = [key for key in dict.fromkeys((*before, *now)) if key == "name" or key not in UNPLAYED]
    return [key for key in played if before.get(key) != now.get(key)]


def _value(value: Json) -> str:
    """A row of numbers, as people read it."""
    if isinstance(value, list):
        return " · ".join(map(_value, value))
    if isinstance(value, dict):
        return " ".join(map(_value, value.values()))
    return "" if value is None else str(value)
