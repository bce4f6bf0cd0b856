"""What each seat may see, built up by whitelist."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from salon.games.turmoil.answers import NAVAL
from salon.games.turmoil.atlas import World
from salon.games.turmoil.base import SpaceStep
from salon.games.turmoil.frames import begin
from salon.games.turmoil.holding import control
from salon.games.turmoil.naval import stuck
from salon.games.turmoil.operations import (
    CheckStep,
    PlaceSupport,
    bonus,
    check_effect,
    check_neighbours,
    price,
)
from salon.games.turmoil.questions import Mode
from salon.games.turmoil.scoring import standings
from salon.games.turmoil.terms import (
    CHANGES,
    ERAS,
    LAST_BOX,
    LIBERAL,
    MARKERS,
    NOBODY,
    OUTBREAK,
    REGIONS,
    ROUNDS_IN,
    SIDES,
    STABILITY_SOURCE,
    WAR_MARKERS,
    Icon,
    era_of,
)
from salon.games.turmoil.turn import attempt
from salon.kernel import Decision, Fate, QuestionView, Result, Step, questions

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

_NAVIES = ("german_navy", "british_navy")  # by side
_PRIZES = ("constantinople", "italy")

# What a side has in a region: the level, its points, Battlegrounds, Independent spaces next to it.
Standing: TypeAlias = tuple[int, int, int, int]


class MapView(msgspec.Struct, frozen=True):
    """The map as events have made it."""

    regions: dict[str, tuple[str, ...]]  # the spaces of each region, and of none
    beside: dict[str, tuple[str, ...]]  # the Independent spaces next to each region
    icons: dict[str, tuple[str, ...]]  # the groups of each space
    closed: tuple[str, ...]  # spaces that take no support yet


class SpaceView(msgspec.Struct, frozen=True):
    """The support in a space, and who controls it."""

    authoritarian: int
    liberal: int
    control: str | None
    needs: tuple[int, int]  # the support that each side lacks for control


class AttemptView(msgspec.Struct, frozen=True):
    """The arithmetic of a naval attempt with the card being played; `needs` is the least die that will do."""

    bonus: int  # what is added to the worth of the card
    entry: int
    needs: int


class CheckView(msgspec.Struct, frozen=True):
    """The arithmetic of a Support Check for who may make it; `needs` is the least die that will do."""

    strength: int
    own: int
    enemy: int
    threshold: int
    needs: int
    beside: dict[str, int]  # what each neighbour adds, or takes
    does: tuple[tuple[int, int], ...]  # the support lost there and added, by die


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table. A hidden card is None."""

    hand: tuple[str | None, ...]
    navy: int
    plus: bool
    ready: tuple[str, ...] | None  # hidden from others during a stability check (turmoil.9.0.d)
    picked: tuple[str | None, ...]
    attempts: int
    ops: int  # what events add to the value of this side's cards
    values: tuple[int, ...]  # of the cards in one's own hand, with all that changes them
    unmet: tuple[str, ...]  # one's own cards whose event could not take place now
    limit: int  # naval attempts allowed this turn
    naval: int  # what is added to them
    stuck: str  # why none can succeed now: the "race" has not begun, the marker lacks its "plus"
    alone: tuple[str, ...]  # the boxes whose ability works for this side only
    extra: int  # action rounds still to come after the last
    due: bool  # one's own scoring cards must be played now or never


class TurmoilView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    you: int | None
    turn: int
    round: int
    era: str
    active: int | None
    map: MapView
    spaces: dict[str, SpaceView]
    vp: int
    tension: int
    ceiling: int
    status: int
    track: tuple[str, ...]
    changes: tuple[str, ...]
    black_hand: str | None
    high_water: int | None
    players: tuple[PlayerView, ...]
    deck: int
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    display: tuple[str, ...]
    playing: tuple[str, ...]
    worth: int  # of the card being played, for who plays it
    barred: tuple[str, ...]
    owed: int
    scored: str | None
    ops: int
    checks: dict[str, CheckView]
    prices: dict[str, int]  # of one support, where it is not 1, for who buys it
    turns: dict[str, str | None]  # who would control a space by one more support, where that changes
    attempt: AttemptView | None  # for who may make one with the card being played
    used: tuple[str, ...]  # the spaces chosen so far in this step
    crisis: int  # the least die that starts the war; above 6 none does
    standings: dict[str, tuple[Standing, Standing]]  # if a region were scored now, by side
    war: tuple[dict[str, int], dict[str, int]]  # what each side adds to its war roll, by source
    winner: str | None  # of the Great War
    waiting: tuple[str, ...]  # regions still to bear the losses of the war
    force: tuple[str, ...]  # events that hold until the turn ends
    frozen: tuple[str, ...]
    revealed: int  # Mobilization cards of a lower priority lie open
    blocs: dict[str, str]
    pending: tuple[QuestionView, ...]
    result: Result | None


def view(s: TurmoilState, seat: int | None, *, open: bool = False) -> TurmoilView:
    """The view of a seat, or of a spectator; in an `open` one, nothing in hands and choices is hidden."""
    return TurmoilView(
        game=s.game.key,
        you=seat,
        turn=s.turn,
        round=s.round,
        era=ERAS[era_of(s.turn)],
        active=s.active if s.round and s.result is None else None,
        map=_map(s.world),
        spaces={
            s.cards.atlas.ids[n]: SpaceView(
                s.support[2 * n],
                s.support[2 * n + 1],
                _side(s.held[n]),
                (s.short_of_control(n, 0), s.short_of_control(n, 1)),
            )
            for n in s.world.spaces
        },
        vp=s.vp,
        tension=s.tension,
        ceiling=s.ceiling,
        status=s.status,
        track=tuple(MARKERS[marker] for marker in s.track),
        changes=tuple(change for n, change in enumerate(CHANGES) if s.changes >> n & 1),
        black_hand=s.cards.atlas.ids[s.black_hand] if s.black_hand != NOBODY else None,
        high_water=s.high_water or None,
        players=tuple(_player(s, side, seat, open=open) for side in range(2)),
        deck=len(s.deck),
        discard=_cards(s.discard),
        removed=_cards(s.removed),
        display=_cards(s.display),
        playing=_cards(s.playing),
        worth=s.value_of(s.playing[-1], s.active) if s.playing else 0,
        barred=tuple(dict.fromkeys(f"card.{card}" for _, card in s.bans)),
        owed=s.owed if s.navy[LIBERAL] < LAST_BOX else 0,  # there the debt lapses
        scored=REGIONS[s.region] if s.region != NOBODY else None,
        ops=s.ops,
        checks=_checks(s, seat),
        prices=_prices(s, seat),
        turns=_turns(s, seat),
        attempt=_attempt(s, seat),
        used=_used(s),
        crisis=max(1, OUTBREAK + 1 - s.tension - s.status),
        standings={region: _standing(s, n) for n, region in enumerate(REGIONS)},
        war=(war_sources(s, 0), war_sources(s, 1)),
        winner=_side(s.war_winner),
        waiting=tuple(REGIONS[region] for region in s.waiting),
        force=tuple(dict.fromkeys(f"card.{card}" for card, _ in s.force if card not in s.display)),
        frozen=_spaces(s, s.frozen),
        revealed=s.revealed,
        blocs=s.blocs,
        pending=questions(s, seat),
        result=s.result,
    )


@cache
def _map(world: World) -> MapView:
    ids = world.atlas.ids
    names = (*REGIONS, "independent")
    return MapView(
        regions={names[n]: tuple(ids[space] for space in found) for n, found in enumerate(world.regions)},
        beside={REGIONS[n]: tuple(ids[space] for space in found) for n, found in enumerate(world.beside)},
        icons={space.id: _icons(space.icons, world.icons[n]) for n, space in enumerate(world.atlas.spaces)},
        closed=tuple(ids[space] for space in world.spaces if space not in world.is_open),
    )


def _icons(printed: tuple[Icon, ...], now: frozenset[Icon]) -> tuple[str, ...]:
    """In the order that is printed; what has been added comes last."""
    return (*(icon for icon in printed if icon in now), *sorted(now.difference(printed)))


def _side(side: int) -> str | None:
    return SIDES[side] if side != NOBODY else None


def _spaces(s: TurmoilState, spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(s.cards.atlas.ids[n] for n in spaces)


def _cards(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"card.{card}" for card in cards)


def _player(s: TurmoilState, side: int, seat: int | None, *, open: bool) -> PlayerView:
    hand: tuple[str | None, ...]
    picked: tuple[str | None, ...]
    if open or side == seat or s.result is not None:
        hand = _cards(s.hands[side])
    else:
        known = s.seen[side] if seat is not None else ()
        hand = (*_cards(known), *(None,) * (len(s.hands[side]) - len(known)))
    own = side == seat
    shown = own or open
    if s.blocs:
        plans = s.cards.mobilization
        picked = tuple(
            f"mobilization.{plans[n].code.lower()}"
            if n >= 0 and (shown or plans[n].priority < s.revealed)
            else None
            for n in s.picked[side]
        )
    else:
        picked = tuple(f"stability.{n}" if shown and n else None for n in s.picked[side])
    return PlayerView(
        hand=hand,
        navy=s.navy[side],
        plus=s.plus[side],
        ready=tuple(f"stability.{n}" for n in s.ready_cards(side)) if shown or s.region == NOBODY else None,
        picked=picked,
        attempts=s.attempts[side],
        ops=s.laws.ops[side],
        values=tuple(0 if s.cards.scores[card] else s.value_of(card, side) for card in s.hands[side])
        if shown
        else (),
        unmet=_unmet(s, side) if own and s.result is None else (),
        limit=s.laws.attempts[side],
        naval=s.plus[side] + s.laws.naval[side],
        stuck=stuck(s, side),
        alone=tuple(f"box.{box}" for box in range(1, LAST_BOX + 1) if _ability(s, side, box)),
        extra=s.extra_rounds[side],
        due=own and _due(s, side),
    )


def _ability(s: TurmoilState, side: int, box: int) -> bool:
    return bool(s.cards.boxes[box].alone) and s.alone(side, box)


def _due(s: TurmoilState, side: int) -> bool:
    """Whether a hand has as many scoring cards as action rounds to play them in (turmoil.4.5.3.a)."""
    scoring = sum(bool(s.cards.scores[card]) for card in s.hands[side])
    left = ROUNDS_IN[s.turn] - s.round + (s.active <= side) + s.extra_rounds[side]
    return bool(s.round) and 0 < scoring >= left


def _unmet(s: TurmoilState, side: int) -> tuple[str, ...]:
    """The cards of a hand whose event could not take place, and Stability cards that would do nothing."""
    found = [
        f"card.{card}"
        for card in s.hands[side]
        if not s.cards.scores[card] and not s.playable(card, s.actor_for(card, side))
    ]
    if s.region != NOBODY:
        found += [f"stability.{card}" for card in s.ready_cards(side) if _is_idle(s, side, card)]
    return tuple(found)


def _is_idle(s: TurmoilState, side: int, card: int) -> bool:
    """Whether a Stability card would do nothing now, for whatever reason: it is tried out on a copy.

    What asks or rolls a die does something. The chance is not the real one, of which a view tells nothing.
    """
    if not s.all_hold(s.cards.stability_cards[card].requires, side):
        return True
    tried = s.copy()
    tried.stack, tried.pending, tried.fate = [], (), Fate(seed="")
    before = tried.copy()
    begin(tried, s.cards.stability_effect[card], side, STABILITY_SOURCE + card)
    tried.run()
    return tried == before


def _standing(s: TurmoilState, region: int) -> tuple[Standing, Standing]:
    one, other = (
        (found.level, found.points, found.battlegrounds, found.independents) for found in standings(s, region)
    )
    return one, other


def war_sources(s: TurmoilState, side: int) -> dict[str, int]:
    """What a side would add to its war roll, by the symbols of where it comes from (turmoil.8.4.2)."""
    found = {f"marker.{MARKERS[m]}": n for m, n in WAR_MARKERS[side].items() if m in s.track}
    for who, n, other, card in s.laws.war:
        if who == side and (not other or s.is_in_force(other)):
            found[f"card.{card}"] = found.get(f"card.{card}", 0) + n
    if s.lead(side) > 0:
        found[f"marker.{_NAVIES[side]}"] = 1
    prize = next((id for id in _PRIZES if s.held[s.cards.atlas.number[id]] == side), None)
    if prize:
        found[f"space.{prize}"] = 1
    return found


def _used(s: TurmoilState) -> tuple[str, ...]:
    """Spaces chosen are public; steps that choose cards keep theirs to themselves."""
    return _spaces(s, s.used) if s.stack and isinstance(s.stack[-1], SpaceStep) else ()


def _open(s: TurmoilState, seat: int | None) -> tuple[Decision | None, Step[TurmoilState] | None]:
    """What the seat that looks is asked, and by which step."""
    return None if seat is None else s.decision(seat), s.stack[-1] if s.stack else None


def _prices(s: TurmoilState, seat: int | None) -> dict[str, int]:
    """What one support costs where it is not 1, for the seat that buys it; a bonus pays what is missing."""
    decision, step = _open(s, seat)
    if decision is None or not isinstance(step, PlaceSupport):
        return {}
    found = {}
    for n in s.reach:
        cost = price(s, step.side, n, step.free)
        cost -= min(bonus(s, step.side, n), max(0, cost - s.ops))
        if cost != 1:
            found[s.cards.atlas.ids[n]] = cost
    return found


def _turns(s: TurmoilState, seat: int | None) -> dict[str, str | None]:
    """What one more support would do to control, for the seat that buys it."""
    decision, step = _open(s, seat)
    if decision is None or not isinstance(step, PlaceSupport):
        return {}
    found = {}
    for n in decision.legal:
        support = s.support[2 * n : 2 * n + 2]
        support[step.side] += 1
        (holder,) = control(support, s.cards.stability[n : n + 1])
        if holder != s.held[n]:
            found[s.cards.atlas.ids[n]] = _side(holder)
    return found


def _attempt(s: TurmoilState, seat: int | None) -> AttemptView | None:
    decision, _ = _open(s, seat)
    if decision is None or not isinstance(decision.question, Mode) or NAVAL not in decision.legal:
        return None
    step = attempt(s, s.playing[-1], decision.seat)
    bonus, entry = step.bonus(s), s.cards.entry[s.navy[step.side] + 1]
    return AttemptView(bonus, entry, max(1, entry - step.strength - bonus))


def _checks(s: TurmoilState, seat: int | None) -> dict[str, CheckView]:
    """The sums of all Support Checks that the seat may choose from, and what they would do."""
    decision, step = _open(s, seat)
    if decision is None or not isinstance(step, CheckStep):
        return {}
    spaces = {n: step.sums(s, n) for n in decision.legal if n < len(s.held)}
    return {
        s.cards.atlas.ids[n]: CheckView(
            found.strength,
            found.own,
            found.enemy,
            found.threshold,
            max(1, 1 - found.margin),
            check_neighbours(s, decision.seat, n, found.free),
            tuple(check_effect(s, decision.seat, n, found.margin + die) for die in range(1, 7)),
        )
        for n, found in spaces.items()
    }
