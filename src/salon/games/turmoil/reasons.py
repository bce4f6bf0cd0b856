"""Why an answer is not allowed, in the words of the rule that is in its way.

Each of these looks at one rule and says nothing if that is not what is in the way; a step asks them one after
the other. They are called when a player wants to know, never while the game is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.turmoil.answers import CARD, MOBILIZATION, STABILITY_CARD
from salon.games.turmoil.base import refusal
from salon.games.turmoil.laws import Law, NoOperations, OpsBonusIn
from salon.games.turmoil.terms import (
    LAST_BOX,
    LIBERAL,
    NOBODY,
    NORWAY,
    REGIONS,
    SECULARISM,
    SIDE,
    STABILITY,
    WHO,
)
from salon.games.turmoil.where import ANYWHERE, Where
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


# -- spaces ------------------------------------------------------------------------------------


def why_closed(s: TurmoilState, space: int) -> Refusal | None:
    """The space takes part in nothing at the moment."""
    if space in s.world.is_open:
        return None
    name = s.vocabulary.name(space)
    if not s.changes & NORWAY and s.cards.atlas.ids[space] == "norway":
        return refusal("turmoil.4.norway.a", "turmoil.why.norway", space=name)
    assert s.changes & SECULARISM
    return refusal("turmoil.m.state-secularism.2", "turmoil.why.gone", space=name)


def why_elsewhere(s: TurmoilState, clause: str, where: Where, side: int, space: int) -> Refusal | None:
    """The card is about other spaces: others by name or kind, or others by control and support."""
    if where is ANYWHERE or s.meant(where, side) >> space & 1:
        return None
    name, card, enemy = s.vocabulary.name(space), s.source_name, SIDE[1 - side]
    named = msgspec.structs.replace(where, control="", support="")
    if named != ANYWHERE and space not in s.spaces(named, side):
        meant = where.words(WHO[side])
        return refusal(clause, "turmoil.why.not-meant", space=name, card=card, where=meant)
    holder = s.held[space]
    match where.control:
        case "own" if holder != side:
            return refusal(clause, "turmoil.why.not-held", space=name, card=card, side=SIDE[side])
        case "enemy" if holder != 1 - side:
            return refusal(clause, "turmoil.why.not-held", space=name, card=card, side=enemy)
        case "none" if holder != NOBODY:
            return refusal(clause, "turmoil.why.held", space=name, card=card, side=SIDE[holder])
        case "not-enemy" if holder == 1 - side:
            return refusal(clause, "turmoil.why.held", space=name, card=card, side=enemy)
    if where.support == "no-enemy":
        return refusal(clause, "turmoil.why.has-support", space=name, card=card, side=enemy)
    return refusal(clause, "turmoil.why.not-both-there", space=name, card=card)


def why_shut(s: TurmoilState, space: int) -> Refusal | None:
    """A law closes the region to operations."""
    for region in s.world.region_of[space]:
        if region in s.laws.closed:
            return refusal(
                "turmoil.7.2.a",
                "turmoil.why.region-closed",
                space=s.vocabulary.name(space),
                region=f"region.{REGIONS[region]}",
                card=law_of(s, NoOperations),
            )
    return None


def law_of(s: TurmoilState, kind: type[Law]) -> str:
    """The card by which a law of some kind is in force."""
    return next(
        f"card.{card}" for card, _ in s.force if any(isinstance(law, kind) for law in s.cards.laws_of[card])
    )


def why_bonus(s: TurmoilState, clause: str, space: int) -> Refusal:
    """What a law adds is for one region only."""
    return refusal(clause, "turmoil.why.bonus", space=s.vocabulary.name(space), card=law_of(s, OpsBonusIn))


def why_area(s: TurmoilState, region: int, space: int) -> Refusal | None:
    """The war changes only the region being dealt with and the Independent spaces next to it."""
    if region == NOBODY or space in s.world.areas[region]:
        return None
    name = s.vocabulary.name(space)
    return refusal(
        "turmoil.8.4.3.b", "turmoil.why.not-in-area", space=name, region=f"region.{REGIONS[region]}"
    )


def why_unmoved(s: TurmoilState, clause: str, space: int, side: int) -> Refusal | None:
    """No support of a side can be taken out of the space."""
    if s.removable(space, side) > 0:
        return None
    name = s.vocabulary.name(space)
    if not s.support[2 * space + side]:
        return refusal(clause, "turmoil.why.none-there", space=name, side=SIDE[side])
    if space in s.frozen:
        return refusal("turmoil.8.4.4.e", "turmoil.why.frozen", space=name)
    if space == s.black_hand:
        return refusal("turmoil.m.black-hand.3", "turmoil.why.black-hand-stays", space=name)
    return refusal("turmoil.r.mobilization-simultaneous", "turmoil.why.planned", space=name)


def why_frozen(s: TurmoilState, space: int) -> Refusal | None:
    """Support there cannot change any more."""
    if space not in s.frozen:
        return None
    return refusal("turmoil.8.4.4.e", "turmoil.why.frozen", space=s.vocabulary.name(space))


def why_first(s: TurmoilState, clause: str, space: int) -> Refusal | None:
    """All of it is done in one space, and another was chosen."""
    if not s.used or s.used[0] == space:
        return None
    name = s.vocabulary.name
    return refusal(
        clause, "turmoil.why.one-space", space=name(space), first=name(s.used[0]), card=s.source_name
    )


def why_share(s: TurmoilState, clause: str, space: int, most: int, id: str) -> Refusal | None:
    """The space has had as much as each may have."""
    if not most or s.used.count(space) < most:
        return None
    return refusal(clause, id, space=s.vocabulary.name(space), most=most, card=s.source_name)


# -- cards -------------------------------------------------------------------------------------


def is_card(action: Action) -> bool:
    return CARD < action <= STABILITY_CARD


def is_stability(action: Action) -> bool:
    return STABILITY_CARD < action < MOBILIZATION


def why_not_in_hand(s: TurmoilState, clause: str, action: Action, seat: int) -> Refusal | None:
    """The card is none of the player's."""
    if not is_card(action) or action - CARD in s.hands[seat]:
        return None
    return refusal(clause, "turmoil.why.not-in-hand", card=s.vocabulary.name(action))


def why_not_discarded(s: TurmoilState, action: Action) -> Refusal | None:
    """The card does not lie in the discard pile."""
    if not is_card(action) or action - CARD in s.discard:
        return None
    return refusal("turmoil.c.discard-replay.1", "turmoil.why.not-discarded", card=s.vocabulary.name(action))


def why_no_event(s: TurmoilState, card: int) -> Refusal:
    """The event of a card cannot take place: it is barred, or what it asks for is missing."""
    source = s.barred_by(card)
    if source:
        return refusal("turmoil.7.5.a", "turmoil.why.barred", card=f"card.{card}", by=f"card.{source}")
    return refusal("turmoil.r.own-unplayable-event", "turmoil.why.unmet", card=f"card.{card}")


def why_not_ready(s: TurmoilState, clause: str, action: Action, side: int) -> Refusal | None:
    """The Stability card is another side's, has been played, or has been chosen already."""
    if not is_stability(action):
        return None
    name, card = s.vocabulary.name(action), action - STABILITY_CARD
    owner = LIBERAL if card <= STABILITY else 1 - LIBERAL
    if owner != side:
        return refusal(clause, "turmoil.why.stability-side", card=name, side=SIDE[owner])
    if card in s.picked[side]:
        return refusal(clause, "turmoil.why.stability-picked", card=name)
    return refusal("turmoil.9.0.2.c", "turmoil.why.stability-spent", card=name)


def why_no_attempt(s: TurmoilState, seat: int) -> Refusal:
    """No regular naval attempt is left."""
    if s.navy[seat] == LAST_BOX:
        return refusal("turmoil.6.3.7.a", "turmoil.why.last-box")
    return refusal("turmoil.6.3.3.a", "turmoil.why.attempt-made")
