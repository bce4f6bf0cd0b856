"""What moved the one VP marker, as the log tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from salon.games.turmoil.terms import LIBERAL, SIDE
from salon.kernel import Event, Source, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

EVENTS = Text("turmoil.tally.events")
# The card that is being carried out is the source of its points …
CARDS = {
    "turmoil.log.play": EVENTS,
    "turmoil.log.event": EVENTS,
    "turmoil.log.scoring": EVENTS,
    "turmoil.log.stability": Text("turmoil.tally.stability"),
    "turmoil.log.plan": Text("turmoil.tally.mobilization"),
}
# … unless something else was said just before them.
CAUSES = {
    "turmoil.log.tension": Text("turmoil.tally.tension"),
    "turmoil.log.war-won": Text("turmoil.tally.war"),
}


def tally(s: TurmoilState, log: Sequence[Event]) -> tuple[tuple[Source, ...], ...]:
    """The marker as each side reads it: what is a gain to one is a loss to the other."""
    found: dict[str, Source] = {}
    for label, n in _moves(log) if log else ((Text("turmoil.tally.vp"), s.vp),):
        key = repr(label)
        found[key] = Source(label, n + (found[key].points if key in found else 0))
    liberal = tuple(source for source in found.values() if source.points)
    return tuple(Source(source.label, -source.points) for source in liberal), liberal


def _moves(log: Sequence[Event]) -> Iterator[tuple[Text, int]]:
    """Each move of the marker with its source; towards the Liberals is positive."""
    card, before = EVENTS, None
    for event in log:
        text = event.text
        card = CARDS.get(text.id, card)
        if text.id == "turmoil.log.vp":
            n = text.args["n"]
            assert isinstance(n, int)
            yield _cause(before, card), n if text.args["side"] == SIDE[LIBERAL] else -n
        before = text


def _cause(before: Text | None, card: Text) -> Text:
    if before is not None and before.id == "turmoil.log.score":
        return Text("turmoil.tally.region", {"region": before.args["region"]})
    return CAUSES.get(before.id, card) if before is not None else card
