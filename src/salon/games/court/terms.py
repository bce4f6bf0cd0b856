"""The fixed things of the court and their numbers in the vocabulary."""

from __future__ import annotations

# A character's number is its place here, its marker's and pile's index, and its action.
CHARACTERS = ("king", "queen", "cardinal", "seneschal", "duchess", "spymaster", "chamberlain")
KING, QUEEN, CARDINAL, SENESCHAL, DUCHESS, SPYMASTER, CHAMBERLAIN = range(7)
EVERYONE = tuple(range(7))

MAX_SEATS = 4
SEAT = 7  # the action of seat 0; those of the others follow
DONE = SEAT + MAX_SEATS
FIRST_CARD = DONE + 1  # the action of the first kind of card; the kind's number is its action

FIXED_NAMES = (
    *(f"character.{name}" for name in CHARACTERS),
    *(f"seat.{seat}" for seat in range(MAX_SEATS)),
    "verb.done",
)

# What texts call them.
CHARACTER = FIXED_NAMES[:SEAT]
PLAYER = FIXED_NAMES[SEAT:DONE]

NOBODY = -1  # no seat, no character, no card

HAND = 4  # court.setup.4, court.draw.1
FIRST_FAVOURITES = 2  # court.setup.5
FAVOR_MARKERS = 6  # court.component.5
INFLUENCE_MARKERS = 34  # court.component.4; no limit, see court.ruling.supply.markers
CARDS_OF_EACH = 12  # court.component.2
GREAT = 5  # markers that make a character great …
GREAT_CHARACTERS = 2  # … and how many such characters end the game (court.end.1)


def pile(seat: int, character: int) -> int:
    """The index of a seat's pile under a character."""
    return seat * 7 + character
