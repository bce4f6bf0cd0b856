"""How a game ended, in words: who won, and to each who played, by how much and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from salon.kernel import Arg, Result, Source, Text
from salon.server.speech import Speaker
from salon.server.wire_story import Ending

if TYPE_CHECKING:
    from salon.server.live import LiveTable

Sources = tuple[tuple[Source, ...], ...]  # by seat


def ending(live: LiveTable, seat: int | None, voice: Speaker) -> Ending | None:
    """How it ended, for whoever reads it; nothing while it goes on."""
    if not live.over:
        return None
    tally = live.game.tally(live.play.state, live.play.log) if live.play.state.result else ()
    texts = () if seat is None else to_a_player(live, seat, tally)
    return Ending(
        headline=voice.say(headline(live, tally), live.names),
        verdict=voice.words.sentences(texts, voice.called(live.names)),
        mirrored=is_mirrored(tally),
    )


def is_mirrored(tally: Sources) -> bool:
    """Whether two seats share one marker, so that what one gains the other loses.

    >>> from salon.kernel import Text
    >>> of = Text("a")
    >>> is_mirrored(((Source(of, 2),), (Source(of, -2),))), is_mirrored(((Source(of, 2),), (Source(of, 2),)))
    (True, False)
    """
    if len(tally) != 2 or not any(tally):
        return False
    return by_source(tally[0]) == {key: -points for key, points in by_source(tally[1]).items()}


def headline(live: LiveTable, tally: Sources) -> Text:
    """Who won, in a few words."""
    won = live.won or ()
    seats = tuple(f"seat.{seat}" for seat in won)
    if len(live.names) == 1:
        return Text("house.headline-won-alone" if won else "house.headline-lost-alone", {"seat": "seat.0"})
    if not won:
        return Text("house.headline-nobody")
    result = live.play.state.result
    if result is None or live.ended is not None:
        return Text("house.headline-wins", {"seats": seats})
    points = result.scores[won[0]]
    if is_mirrored(tally):
        # The rules may give the game to the one who is behind.
        return Text(
            "house.headline-wins-by" if points > 0 else "house.headline-wins",
            {"seats": seats, "points": points},
        )
    return Text("house.headline-wins-with", {"seats": seats, "points": points})


def to_a_player(live: LiveTable, seat: int, tally: Sources) -> tuple[Text, ...]:
    """What it means to one who played."""
    if seat in live.gone:
        return (Text(f"house.verdict-own-{live.gone[seat]}"),)
    if live.ended is not None:
        return (_by_other_means(live, seat),)
    result = live.play.state.result
    assert result is not None
    if len(live.names) == 1:
        return live.game.alone(live.play.state, live.play.log)[:1]
    if not result.winners:
        return (Text("house.verdict-nobody"),)
    if seat in result.winners and len(result.winners) > 1:
        others = tuple(f"seat.{other}" for other in result.winners if other != seat)
        return (Text("house.verdict-shared", {"others": others}),)
    return _by_points(result, seat, tally)


def _by_other_means(live: LiveTable, seat: int) -> Text:
    if not live.losers:
        return Text("house.verdict-agreed")
    late = live.ended is not None and live.ended.id == "house.end.late"
    how = "late" if late else "resigned"
    if seat in live.losers:
        return Text(f"house.verdict-own-{how}")
    return Text(f"house.verdict-others-{how}", {"seats": tuple(f"seat.{loser}" for loser in live.losers)})


def _by_points(result: Result, seat: int, tally: Sources) -> tuple[Text, ...]:
    """The gap, and the source that made most of it; where points did not decide, the reason does."""
    won = seat in result.winners
    others = [other for other in range(len(result.scores)) if other != seat]
    rival = max(others, key=lambda other: result.scores[other]) if won else result.winners[0]
    mirrored = is_mirrored(tally)
    gap = result.scores[seat] - result.scores[rival]
    gap = (gap if won else -gap) // (2 if mirrored else 1)
    args: dict[str, Arg] = {"gap": gap, "other": f"seat.{rival}"}
    if gap < 0:
        return (
            Text(
                "house.verdict-won-anyhow" if won else "house.verdict-lost-anyhow", {"reason": result.reason}
            ),
        )
    if gap == 0:
        return (Text("house.verdict-won-tied" if won else "house.verdict-lost-tied", args),)
    first, second = (seat, rival) if won else (rival, seat)
    found = widest(tally[first], () if mirrored else tally[second]) if tally else None
    if found is None:
        return (Text("house.verdict-won" if won else "house.verdict-lost", args),)
    label, points = found
    more: dict[str, Arg] = {**args, "source": label, "points": points}
    return (Text("house.verdict-won-by" if won else "house.verdict-lost-by", more),)


def widest(mine: Sequence[Source], theirs: Sequence[Source]) -> tuple[Text, int] | None:
    """The source that made the largest difference, if any did."""
    other = by_source(theirs)
    labels = {repr(source.label): source.label for source in mine}
    gaps = [(labels[key], points - other.get(key, 0)) for key, points in by_source(mine).items()]
    best = max(gaps, key=lambda gap: gap[1], default=None)
    return best if best is not None and best[1] > 0 else None


def by_source(sources: Sequence[Source]) -> dict[str, int]:
    """The points of a seat, by what they are for."""
    found: dict[str, int] = {}
    for source in sources:
        key = repr(source.label)
        found[key] = found.get(key, 0) + source.points
    return found
