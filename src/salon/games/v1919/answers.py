"""The part of the vocabulary that is the same whatever the cards: verbs, numbers, nations, places."""

from __future__ import annotations

from salon.games.v1919.terms import COUNTERS, NATIONS

# Talk: how a deal is put together, offered and answered, beside the question at hand. What is said in the
# one is not to be mistaken for an answer to the other: the things that a term names have names of their own
# (`deal.issue.syria`), see `Cards.twin`.
TERMS = (
    "pay",  # cubes
    "action",  # the Political Action
    "settle",
    "place",
    "not_place",
    "option",
    "military",  # the Military Action, or none
    "deploy",  # the Region
    "event",  # whether the Conference effect is carried out
    "choice",  # of its effects
    "region",  # that it names
    "advance",  # the Issue that goes to the Table
    "next_event",
    "event_cube",
    "refill",
    "pass",  # in auctions
    "bid",  # at most so many cubes
    "no_units",  # in bids
    "modifier",  # of a roll
    "now",  # the answer to the question at hand
)
TALK = (
    *(
        f"verb.{verb}"
        for verb in ("propose", "offer", "counter", "cancel", "drop", "accept", "refuse", "withdraw")
    ),
    "verb.later",
    "verb.at_once",
    "verb.any",
    *(f"term.{term}" for term in TERMS),
    *(f"promise.{n}" for n in range(1, 9)),
)
VERBS = (
    "place",
    "reclaim",
    "settle",
    "deploy",
    "demobilize",
    "done",
    "pass",
    "bid",
    "perform",
    "decline",
    "deck",
)
FIXED = (
    *TALK,
    *(f"verb.{verb}" for verb in VERBS),
    *(f"amount.{n}" for n in range(16)),
    *(f"nation.{nation}" for nation in NATIONS),
    *(f"region.{region}" for region in ("europe", "balkans", "middle_east", "africa", "pacific")),
    *(f"discard.{n}" for n in (1, 2, 3)),
    *(f"choice.{n}" for n in (1, 2, 3)),
    "modifier.minus",
    "modifier.none",
    "modifier.plus",
    "disc.available",
    "disc.exhausted",
    *(f"disc.{region}" for region in ("europe", "balkans", "middle_east", "africa", "pacific")),
    *(f"force.{here}.{discs}" for here in (0, 1) for discs in range(4)),
    *(
        f"space.{region}.{column}"
        for region in ("europe", "balkans", "middle_east", "africa", "pacific")
        for column in (5, 6, 7, 8)
    ),
    *(f"counter.{counter}" for counter in COUNTERS),
)
(PROPOSE, OFFER, REVISE, CANCEL, DROP, ACCEPT, REFUSE, WITHDRAW, LATER, AT_ONCE, ANY) = range(11)
PAY = TALK.index("term.pay")
(T_ACTION, T_SETTLE, T_PLACE, T_NOT_PLACE, T_OPTION, T_MILITARY, T_DEPLOY, T_EVENT) = range(PAY + 1, PAY + 9)
(T_CHOICE, T_REGION, T_ADVANCE, T_NEXT_EVENT, T_EVENT_CUBE, T_REFILL, T_PASS) = range(PAY + 9, PAY + 16)
(T_BID, T_NO_UNITS, T_MODIFIER, T_NOW) = range(PAY + 16, PAY + 20)
PROMISE = TALK.index("promise.1")
(PLACE, RECLAIM, SETTLE, DEPLOY, DEMOBILIZE, DONE, PASS, BID, PERFORM, DECLINE, DECK) = range(
    len(TALK), len(TALK) + len(VERBS)
)
AMOUNT = FIXED.index("amount.0")
AMOUNTS = tuple(range(AMOUNT, AMOUNT + 16))
NATION = FIXED.index("nation.uk")
REGION = FIXED.index("region.europe")
DISCARD = FIXED.index("discard.1")
CHOICE = FIXED.index("choice.1")
MODIFIER = FIXED.index("modifier.none")  # one below is −1, one above is +1
DISC_AVAILABLE = FIXED.index("disc.available")
DISC_EXHAUSTED = FIXED.index("disc.exhausted")
DISC_IN = FIXED.index("disc.europe")
FORCE = FIXED.index("force.0.0")
SPACE = FIXED.index("space.europe.5")
COUNTER = FIXED.index(f"counter.{COUNTERS[0]}")
