"""Laws come into force with their cards, and end: with them, with the turn, or when they are used up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


def enforce(s: TurmoilState, card: int, side: int) -> None:
    """The laws of a card are in force from now on."""
    if (card, side) not in s.force:
        s.force += ((card, side),)
        s.laws = s.cards.laws(s.force)


def repeal(s: TurmoilState, cards: tuple[int, ...]) -> None:
    """Cards leave the display; their laws end with them, and the bans that they laid on others.

    A ban that the barred card prints about itself stays (turmoil.r.ban-ends-with-source).
    """
    s.force = tuple(law for law in s.force if law[0] not in cards)
    s.laws = s.cards.laws(s.force)
    printed = s.cards.bars_after
    s.bans = tuple(ban for ban in s.bans if ban[0] not in cards or ban in printed[ban[0]])
    for card in s.display:
        if card in cards:
            s.lay_away(card)
    s.display = tuple(card for card in s.display if card not in cards)


def end_turn_laws(s: TurmoilState) -> None:
    """What lasts for a turn ends."""
    ended = tuple([card for card, _ in s.force if s.cards.for_turn[card]])
    if ended:
        repeal(s, ended)


def lift(s: TurmoilState, card: int) -> None:
    """The law of a card has been used up; the card stays."""
    s.force = tuple(law for law in s.force if law[0] != card)
    s.laws = s.cards.laws(s.force)
