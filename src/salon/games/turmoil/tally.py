"""What moved the one VP marker, as the facts tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from salon.games.turmoil import facts
from salon.games.turmoil.terms import LIBERAL, SIDE
from salon.kernel import Event, Fact, Source, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

EVENTS = Text("turmoil.tally.events")
# The card that is being carried out is the source of its points …
CARDS: dict[type[Fact], Text] = {
    facts.Play: EVENTS,
    facts.Event: EVENTS,
    facts.Scoring: EVENTS,
    facts.Stability: Text("turmoil.tally.stability"),
    facts.Plan: Text("turmoil.tally.mobilization"),
}
# … unless something else happened just before them.
CAUSES: dict[type[Fact], Text] = {
    facts.Tension: Text("turmoil.tally.tension"),
    facts.WarWon: Text("turmoil.tally.war"),
}


def tally(s: TurmoilState, log: Sequence[Event]) -> tuple[tuple[Source, ...], ...]:
    """The marker as each side reads it: what is a gain to one is a loss to the other."""
    found: Counter[Text] = Counter()
    for label, n in _moves(log) if log else ((Text("turmoil.tally.vp"), s.vp),):
        found[label] += n
    liberal = tuple(Source(label, points) for label, points in found.items() if points)
    return tuple(Source(source.label, -source.points) for source in liberal), liberal


def _moves(log: Sequence[Event]) -> Iterator[tuple[Text, int]]:
    """Each move of the marker with its source; towards the Liberals is positive."""
    card = EVENTS
    before: Fact | None = None
    for event in log:
        fact = event.fact
        card = CARDS.get(type(fact), card)
        if isinstance(fact, facts.Vp):
            yield _cause(before, card), fact.n if fact.side == SIDE[LIBERAL] else -fact.n
        before = fact


def _cause(before: Fact | None, card: Text) -> Text:
    if isinstance(before, facts.Score):
        return Text("turmoil.tally.region", {"region": before.region})
    return CAUSES.get(type(before), card) if before is not None else card
