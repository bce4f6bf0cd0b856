"""Sentences that printed action cards may need and the house's cards do not: each does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.court import Court
from salon.games.court.effects import (
    AnotherTurn,
    ChooseCharacter,
    ChoosePlayer,
    DiscardCards,
    DrawCards,
    Gain,
    Mark,
    ShowHand,
    TakeDiscard,
    Unmark,
)
from salon.games.court.state import CourtState
from salon.games.court.turn import FINISH_ACTION
from salon.kernel import Step
from salon.kernel.conformance import random_game
from salon.kernel.pack_plain import plain
from salon.lang import LANGUAGES, words
from tests.rules.court.board import COURT, act, discards, ids, legal, markers, play, refused, table

HAND = ["queen.3", "queen.4"]


def playing(*steps: Step[Any], hand: list[str] = HAND, **position: Any) -> CourtState:
    """An action card with these sentences has just been played by seat 0."""
    s = table(["audience.1", *hand], ["king.5", "king.6"], [], phase="action", **position)
    s.take_from_hand(0, act("audience.1"))
    s.played = act("audience.1")
    s.stack[-1] = FINISH_ACTION
    s.stack += reversed(steps)
    s.run()
    s.game.check(s)
    return s


def hand(s: CourtState, seat: int = 0) -> list[str]:
    return [name.removeprefix("card.") for name in s.names(s.hands[seat])]


STOP = ChooseCharacter()  # so that the turn does not go on


def test_cards_are_drawn() -> None:
    s = playing(DrawCards(2), STOP, deck=["king.1", "king.2"])
    assert hand(s) == ["king.1", "king.2", "queen.3", "queen.4"]
    everything = (1, "king")
    s = playing(DrawCards(4), STOP, deck=["king.1"], bury=everything)
    assert hand(s) == ["king.1", "queen.3", "queen.4"]


def test_cards_are_discarded_without_a_value() -> None:
    s = playing(DiscardCards(2), STOP, hand=["queen.3", "queen.4", "queen.5"])
    assert legal(s) == {"queen.3", "queen.4", "queen.5"}
    assert refused(s, "king.1").text.id == "court.why.not-in-hand"
    play(s, "queen.4", "queen.5")
    assert (hand(s), discards(s)) == (["queen.3"], ["queen.4", "queen.5"])
    assert s.value == 0
    s = playing(DiscardCards(4), STOP, hand=["queen.3"])
    play(s, "queen.3")
    assert hand(s) == []
    assert legal(s) == {f"character.{name}" for name in ("king", "queen", "cardinal", "seneschal", "duchess",
                                                         "spymaster", "chamberlain")}  # fmt: skip


def test_a_card_is_taken_from_the_discards() -> None:
    s = playing(TakeDiscard(), STOP, discard=["king.1", "king.1", "duchess.2"])
    assert legal(s) == {"king.1", "duchess.2"}
    assert refused(s, "queen.1").text.id == "court.why.not-discarded"
    play(s, "king.1")
    assert hand(s) == ["king.1", "queen.3", "queen.4"]
    assert s.names(s.shown[0]) == ("card.king.1",)  # everyone has seen it
    assert discards(s) == ["king.1", "duchess.2"]
    s = playing(TakeDiscard(), Mark(), discard=[])
    assert markers(s) == {}  # with none the effect ends


def test_a_hand_is_shown() -> None:
    s = playing(ChoosePlayer("others"), ShowHand(), STOP)
    told = play(s, "seat.1")
    assert "court.log.show-hand" in ids(told)
    assert s.shown[1] == s.hands[1]
    assert [*s.names(s.shown[1])] == ["card.king.5", "card.king.6"]


def test_another_turn_follows_and_only_one() -> None:
    s = playing(AnotherTurn(), AnotherTurn(), deck=["king.1"])
    assert (s.active, s.pending[0].question.id()) == (0, "court.ask.influence")
    s.stack[-3:] = [s.stack[-3]]  # straight to the end of that turn
    s.run()
    assert s.active == 1


@pytest.mark.parametrize(("had", "left"), [(5, 2), (2, 0)])
def test_several_markers_are_returned(had: int, left: int) -> None:
    s = playing(ChooseCharacter(), Unmark(3), STOP, markers={"queen": had})
    play(s, "queen")
    assert markers(s) == ({"queen": left} if left else {})


def test_a_choice_need_not_be_made() -> None:
    s = playing(ChooseCharacter(may=True), Mark(), STOP, markers={"queen": 1})
    assert "verb.done" in legal(s)
    play(s, "verb.done")
    assert markers(s) == {"queen": 1}
    assert discards(s)[-1] == "audience.1"
    s = playing(ChoosePlayer("others", may=True), ShowHand())
    assert legal(s) == {"seat.1", "seat.2", "verb.done"}
    play(s, "verb.done")
    assert s.shown[1] == ()


def pack() -> dict[str, Any]:
    """A pack with all of them."""
    body = COURT.pack_of_house()
    effects = (
        (DrawCards(2), DiscardCards(1), AnotherTurn()),
        (TakeDiscard(), ChooseCharacter(may=True), Mark(2)),
        (ChoosePlayer("others", may=True), ShowHand(), DrawCards()),
        (ChooseCharacter("two-markers", may=True), Unmark(3), DiscardCards(4)),
    )
    for card, effect in zip(body["action"], effects, strict=False):
        card["effect"] = plain(effect)
    body["character"][3]["effect"][-1] = plain(Gain(2))
    body["character"][2]["effect"][-1] = {"step": "Rob", "count": 2}
    return body


def test_all_of_them_are_played_and_said() -> None:
    body = pack()
    assert COURT.check_pack(body) == []
    game = COURT.with_pack(body)
    assert isinstance(game, Court)
    for language in LANGUAGES:
        for card in game.catalogue():
            for text in card.effect:
                said = words(language).say(text)
                assert "  " not in said
                assert "court-" not in said
    for seats, marquis in ((2, True), (3, False), (4, False)):
        for seed in range(3):
            random_game(game, seats, seed, {"marquis": marquis} if seats == 2 else {}, every=13)


def test_cards_without_them_are_written_as_before() -> None:
    assert plain(ChooseCharacter()) == {"step": "ChooseCharacter"}
    assert plain(Gain()) == {"step": "Gain"}
    assert plain(Unmark()) == {"step": "Unmark"}
