"""The answers of the game, by number. A space is its own answer: its number on the map."""

from __future__ import annotations

from salon.games.turmoil.terms import CARDS, REGIONS, SIDES, STABILITY

SPACES = 70  # the first answers
VERBS = (
    "done",
    "event",
    "operations",
    "event_first",
    "operations_first",
    "naval",
    "place",
    "check",
    "pass",
    "yes",
    "no",
    "reroll",
    "keep",
)
(
    DONE,
    EVENT,
    OPERATIONS,
    EVENT_FIRST,
    OPERATIONS_FIRST,
    NAVAL,
    PLACE,
    CHECK,
    PASS,
    YES,
    NO,
    REROLL,
    KEEP,
) = range(SPACES, SPACES + len(VERBS))
OPTION = KEEP + 1
OPTIONS = 2  # the most that an event lets a player choose from
WHICH_SIDE = OPTION + OPTIONS
REGION = WHICH_SIDE + len(SIDES)
CARD = REGION + len(REGIONS) - 1  # CARD + number: cards are numbered from 1
STABILITY_CARD = CARD + CARDS  # STABILITY_CARD + number, from 1 to 20
# The answer that names a card, by its number: sooner than the sum.
card_answer = [CARD + n for n in range(CARDS + 1)].__getitem__
stability_answer = [STABILITY_CARD + n for n in range(2 * STABILITY + 1)].__getitem__
MOBILIZATION = STABILITY_CARD + 2 * STABILITY + 1


def names(spaces: tuple[str, ...], mobilization: tuple[str, ...]) -> list[str]:
    """The whole vocabulary."""
    return [
        *(f"space.{space}" for space in spaces),
        *(f"verb.{verb}" for verb in VERBS),
        *(f"option.{n + 1}" for n in range(OPTIONS)),
        *(f"side.{side}" for side in SIDES),
        *(f"region.{region}" for region in REGIONS),
        *(f"card.{n}" for n in range(1, CARDS + 1)),
        *(f"stability.{n}" for n in range(1, 2 * STABILITY + 1)),
        *(f"mobilization.{code.lower()}" for code in mobilization),
    ]
