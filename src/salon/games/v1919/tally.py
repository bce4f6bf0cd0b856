"""The score of each power by source, in more detail than the log gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from salon.games.v1919 import facts
from salon.games.v1919.auction import strengths
from salon.games.v1919.scoring import UNHAPPY, points
from salon.games.v1919.terms import EVERYWHERE, NATION_NAME, NOBODY
from salon.kernel import Arg, Event, Source, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


def tally(s: V1919State) -> tuple[tuple[Source, ...], ...]:
    """For each player: Issues by Region, own flags, the Strategy card, Happiness. Nothing before nations."""
    if s.seats == 1:
        return ((Source(Text("v1919.tally.strongest"), s.vp),),)
    if NOBODY in s.powers:
        return ((),) * s.seats
    return tuple(_sources(s, power) for power in s.powers)


def _sources(s: V1919State, power: int) -> tuple[Source, ...]:
    stars, found = s.cards.stars, points(s, power)
    lines: list[tuple[Text, int]] = []
    for region in EVERYWHERE:
        held = sum(stars[issue] for issue in s.held(power, region))
        lines.append((Text("v1919.tally.issues", {"region": s.region_name(region)}), held))
    lines.append((Text("v1919.tally.world"), found["issues"] - sum(held for _, held in lines)))
    lines.append((Text("v1919.tally.flags"), found["flags"]))
    if s.strategy[power] != NOBODY:
        card = s.vocabulary.name(s.cards.first_strategy + s.strategy[power])
        lines.append((Text("v1919.tally.strategy", {"card": card}), found["strategy"]))
    unhappy = UNHAPPY if s.happiness[power] == 0 else 0
    lines.append((Text("v1919.tally.happiness"), found["happiness"] - unhappy))
    lines.append((Text("v1919.tally.unhappy"), unhappy))
    return tuple(Source(label, n) for label, n in lines if n)


def alone(s: V1919State, log: Sequence[Event]) -> tuple[Text, ...]:
    """The points and the target of a solitaire game; then how often one was ahead, and who is at the end."""
    told = [event.fact for event in log]
    won = any(isinstance(fact, facts.SoloWon) for fact in told)
    turns = changes = 0
    mine = ""
    for fact in told:
        if isinstance(fact, facts.Start):
            mine = fact.nation
        elif isinstance(fact, facts.Faction):
            changes += fact.nation != mine
            mine = fact.nation
        elif isinstance(fact, facts.Turn):
            turns += fact.nation == mine
    found = {power: strengths(s)[power] for power in s.powers}
    best = max((power for power in s.powers if power != s.mine), key=found.__getitem__)
    compared: dict[str, Arg] = {
        "mine": NATION_NAME[s.mine],
        "strength": found[s.mine],
        "other": NATION_NAME[best],
        "most": found[best],
    }
    return (
        Text("v1919.alone.won" if won else "v1919.alone.lost", {"points": s.vp, "target": s.target}),
        Text("v1919.alone.turns", {"points": s.vp, "turns": turns}),
        Text("v1919.alone.ahead" if found[s.mine] > found[best] else "v1919.alone.behind", compared),
        Text("v1919.alone.changes", {"n": changes}),
    )
