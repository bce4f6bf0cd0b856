"""Bots play any pack: they read what cards say, and know none by name."""

from __future__ import annotations

import random
from typing import Any

import pytest

import salon
from salon import bots
from salon.games.v1919.bot import _option
from salon.games.v1919.cards import OptionCard
from salon.games.v1919.effects import Happiness
from salon.games.v1919.terms import FRANCE, UK
from salon.kernel import Body, Fate, Game, Play, Record, State


def shuffled(game: Game[State], seed: int) -> Body:
    """The house's cards with what they do exchanged among them."""
    body, chance = game.pack_of_house(), random.Random(seed)
    for group, fields in {
        "action": ("values",),
        "issue": ("stars", "region"),
        "event": ("crisis", "conference"),
        "strategy": ("score", "ops"),
    }.items():
        cards: list[dict[str, Any]] = [card for card in body.get(group, ()) if not card.get("game_end")]
        for field in fields:
            having = [card for card in cards if field in card]
            values = [card[field] for card in having]
            chance.shuffle(values)
            for card, value in zip(having, values, strict=True):
                card[field] = value
    return body


@pytest.mark.parametrize(("id", "games"), [("court", 8), ("turmoil", 4), ("v1919", 4)])
def test_a_bot_plays_a_pack_no_worse_than_chance(id: str, games: int) -> None:
    house = salon.load(id)
    body = shuffled(house, 1)
    assert [fault for fault in house.check_pack(body) if not fault.doubt] == []
    game = house.with_pack(body)
    assert game is not house
    won = 0.0
    for number in range(games):
        seat = number % 2
        players = [bots.load("courtier" if n == seat else "random", game) for n in range(2)]
        options = game.study
        play = Play.begin(Record.of(game, ["P1", "P2"], number, options), game)
        fate = Fate.of(number)
        while play.state.result is None:
            for decision in play.state.pending:
                if not decision.aside:
                    action = bots.answer(players[decision.seat], play.state, decision.seat, fate)
                    play.act(action, decision.seat)
                    break
        winners = play.state.result.winners
        won += (seat in winners) / max(1, len(winners))
    assert won >= games / 2


def test_an_option_says_more_than_its_numbers() -> None:
    plain = OptionCard("accord", "house")
    glad = OptionCard("accord", "house", then=(Happiness("decider", 2), Happiness("france", -1)))
    assert _option(glad, UK) > _option(plain, UK)
    assert _option(glad, FRANCE) == pytest.approx(_option(glad, UK) - 1 / 3)
    assert _option(OptionCard("accord", "house", keg={"africa": 1}), UK) < _option(plain, UK)
