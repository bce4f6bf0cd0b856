"""The part of the vocabulary that is the same whatever the cards: verbs, numbers, nations, places."""

from __future__ import annotations

from salon.games.v1919.terms import COUNTERS, NATIONS

# Deals: offering one, its terms, and the answers to it.
DEALING = (
    "propose",
    "give",
    "take",
    "term_settle",
    "term_option",
    "term_place",
    "term_not_place",
    "offer",
    "cancel",
    "accept",
    "refuse",
    "withdraw",
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
    *DEALING,
)
FIXED = (
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
PLACE, RECLAIM, SETTLE, DEPLOY, DEMOBILIZE, DONE, PASS, BID, PERFORM, DECLINE, DECK = range(11)
AMOUNT = FIXED.index("amount.0")
AMOUNTS = tuple(range(AMOUNT, AMOUNT + 16))
NATION = FIXED.index("nation.uk")
REGION = FIXED.index("region.europe")
DISCARD = FIXED.index("discard.1")
CHOICE = FIXED.index("choice.1")
CHOICES = tuple(range(CHOICE, CHOICE + 3))
MODIFIER = FIXED.index("modifier.none")  # one below is −1, one above is +1
DISC_AVAILABLE = FIXED.index("disc.available")
DISC_EXHAUSTED = FIXED.index("disc.exhausted")
DISC_IN = FIXED.index("disc.europe")
FORCE = FIXED.index("force.0.0")
SPACE = FIXED.index("space.europe.5")
COUNTER = FIXED.index(f"counter.{COUNTERS[0]}")
PROPOSE, GIVE, TAKE, TERM_SETTLE, TERM_OPTION, TERM_PLACE = range(DECK + 1, DECK + 7)
TERM_NOT_PLACE, OFFER, CANCEL, ACCEPT, REFUSE, WITHDRAW = range(DECK + 7, DECK + 13)
