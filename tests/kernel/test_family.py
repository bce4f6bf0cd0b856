"""A game knows its steps by their base: no list is kept beside them."""

from __future__ import annotations

from typing import get_args

import pytest

from salon.games.court.effects import Effect as CourtEffect
from salon.games.court.turn import InfluenceCard
from salon.games.turmoil.effects import Effect as TurmoilEffect
from salon.games.turmoil.effects.choosing import Choose
from salon.games.turmoil.laws import Law, OpsModifier
from salon.games.v1919.effects import AtPlace, ChosenPlayer, Unrest
from salon.games.v1919.effects import Effect as V1919Effect
from salon.kernel import Decision, State, Step, any_on_cards
from salon.kernel.family import family, works


class Sentence(Step[State], frozen=True):
    """What the steps of these tests have in common."""


class Half(Sentence, frozen=True):
    on_cards = False

    def enter(self, s: State) -> Decision | None:
        return None


class First(Half, frozen=True):
    """A sentence made from half of one."""


class Second(Sentence, frozen=True):
    def enter(self, s: State) -> Decision | None:
        return None


def test_a_card_names_what_works_and_does_not_say_that_it_stands_on_none() -> None:
    assert family(Sentence) == [Sentence, Half, First, Second]
    assert [works(step) for step in family(Sentence)] == [False, True, True, True]
    assert get_args(any_on_cards(Sentence)) == (First, Second)


@pytest.mark.parametrize(
    ("effect", "named", "unnamed"),
    [
        (CourtEffect, (), (InfluenceCard,)),
        (TurmoilEffect, (Choose, OpsModifier), (Law,)),
        (V1919Effect, (Unrest,), (AtPlace, ChosenPlayer)),
    ],
)
def test_it_is_so_in_every_game(effect: object, named: tuple[type, ...], unnamed: tuple[type, ...]) -> None:
    steps = set(get_args(effect))
    assert steps >= set(named)
    assert not steps & set(unnamed)
