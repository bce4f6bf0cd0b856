"""Positions of Europe in Turmoil, set up by hand, so that a test shows one rule and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salon.games.turmoil import Turmoil, load
from salon.games.turmoil.effects.support import settle_black_hand
from salon.games.turmoil.events import PutAway, Resolve
from salon.games.turmoil.frames import begin
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import (
    AUTHORITARIAN,
    CHANGES,
    LIBERAL,
    MARKERS,
    MOBILIZATION_SOURCE,
    NOBODY,
    STABILITY_SOURCE,
    era_of,
)
from salon.games.turmoil.turn import EndTurn, NextTurn, Rounds
from salon.kernel import Event, Fact, Fate, IllegalAction, Question, Refusal, Result, Script, Step, Value

GAME: Turmoil = load()
A, L = AUTHORITARIAN, LIBERAL
NUMBER = GAME.cards.atlas.number  # of each space


def act(name: str) -> int:
    """The action of a name; verbs and spaces may stand alone: `done`, `paris`; a card is its number."""
    for candidate in (name, f"verb.{name}", f"space.{name}", f"card.{name}", f"region.{name}"):
        if candidate in GAME.vocabulary:
            return GAME.vocabulary.action(candidate)
    raise ValueError(f"no action {name}")


def dice(*rolls: int) -> Script:
    """A fate in which exactly these dice fall."""
    return Script.of_outcomes(*(die - 1 for die in rolls))


def board(
    support: Mapping[str, tuple[int, int]] | None = None,
    *,
    start: bool = False,
    turn: int = 1,
    round: int = 1,
    active: int = A,
    hands: tuple[Sequence[int], Sequence[int]] = ((), ()),
    deck: Sequence[int] = (),
    discard: Sequence[int] = (),
    removed: Sequence[int] = (),
    vp: int = 0,
    tension: int = 0,
    navy: tuple[int, int] = (0, 0),
    plus: tuple[bool, bool] = (False, False),
    high_water: int = 0,
    track: Sequence[str] = ("three_emperor_league",),
    changes: Sequence[str] = (),
    force: Mapping[int, int] | None = None,
    happened: Sequence[int] = (),
    bans: Sequence[tuple[int, int]] = (),
    ready: tuple[Sequence[int] | None, Sequence[int] | None] = (None, None),
    owed: int = 0,
    attempts: tuple[int, int] = (0, 0),
    black_hand: str = "",
    options: Mapping[str, Value] | None = None,
    fate: Fate | None = None,
    stack: Sequence[Step[Any]] | None = None,
) -> TurmoilState:
    """A position at the start of an action round.

    `support`: {"paris": (1, 3)} is one Authoritarian and three Liberal points; all other spaces are empty,
    or with `start` as at the start of the game. `force`: {4: A} puts card 4 on display, in force for that
    side. `bans`: [(76, 20)] says that card 76 bars the event of card 20. `ready`: the numbers of the
    available Stability cards, Authoritarian (11 to 20) first. `deck`: the cards on top, the first one on
    top; cards not named lie below. With `stack` these steps lie on top (the last one on top) instead of an
    action round, and the game stops when they are done.
    """
    s = GAME.new(2, seed=0, options=options or {})
    s.turn, s.round, s.active = turn, round, active
    if not start:
        s.support = [0] * len(s.support)
    for name, (authoritarian, liberal) in (support or {}).items():
        s.support[2 * NUMBER[name]], s.support[2 * NUMBER[name] + 1] = authoritarian, liberal
    s.vp, s.tension, s.navy, s.plus, s.high_water = vp, tension, navy, plus, high_water
    s.track = tuple(MARKERS.index(marker) for marker in track)
    for change in changes:
        s.changes |= 1 << CHANGES.index(change)
    s.world = s.cards.atlas.world(s.changes)
    s.settle_all()
    if black_hand:
        settle_black_hand(s, NUMBER[black_hand])
    s.force = tuple((card, side) for card, side in (force or {}).items() if s.cards.laws_of[card])
    s.laws = s.cards.laws(s.force)
    s.display = tuple(force or {})
    s.happened = sum(1 << card for card in {*happened, *(force or {})})
    s.bans = tuple(bans)
    s.ready = (_ready(A, ready[A]), _ready(L, ready[L]))
    s.owed, s.attempts = owed, attempts
    s.hands = [tuple(sorted(hand)) for hand in hands]
    s.seen = [(), ()]
    s.discard, s.removed = list(discard), list(removed)
    placed = {*hands[A], *hands[L], *deck, *discard, *removed, *(force or {})}
    eras = {card for card in GAME.cards.numbers if _era(card) <= era_of(turn)}
    assert placed <= eras, f"cards of a later era: {sorted(placed - eras)}"
    s.deck = [*sorted(eras - placed), *reversed(deck)]
    s.dawn = tuple(s.held)
    s.fate = fate or Fate.of(0)
    s.stack = [NextTurn(), EndTurn(), Rounds(round, active)] if stack is None else [Waiting(), *stack]
    s.pending = ()
    s.run()
    assert s.journal is not None
    s.journal.clear()
    return s


def _era(card: int) -> int:
    return ("victorian", "edwardian", "georgian").index(GAME.cards.era[card])


def _ready(side: int, cards: Sequence[int] | None) -> int:
    if cards is None:
        return (1 << 10) - 1
    first = 11 if side == A else 1
    return sum(1 << (card - first) for card in cards)


def event(card: int, side: int | None = None, **position: Any) -> TurmoilState:
    """A position in which the event of a card is just being carried out, for its own side unless named."""
    owner = GAME.cards.side[card] if side is None else side
    assert owner != NOBODY, "say for whom a joint card is carried out"
    position.setdefault("turn", (1, 4, 8)[_era(card)])
    position.setdefault("active", owner)
    s = board(**{**position, "stack": []})
    _take(s, card)
    s.playing = (card,)
    s.stack += [PutAway(card), Resolve(card, owner)]
    s.pending = ()
    s.run()
    return s


def stability(card: int, region: int, **position: Any) -> TurmoilState:
    """A position in which the effect of a Stability card is being carried out, whatever it requires."""
    side = L if card <= 10 else A
    position.setdefault("active", side)
    s = board(**{**position, "stack": []})
    s.region = region
    begin(s, s.cards.stability_effect[card], side, STABILITY_SOURCE + card)
    s.pending = ()
    s.run()
    return s


def mobilization(code: str, side: int, **position: Any) -> TurmoilState:
    """A position in which the effect of a Mobilization card is being carried out, whatever it requires."""
    s = board(**{**position, "stack": []})
    card = GAME.cards.mobilization_number[code]
    begin(s, s.cards.mobilization_effect[card], side, MOBILIZATION_SOURCE + card)
    s.pending = ()
    s.run()
    return s


def turn_over(turn: int, **position: Any) -> TurmoilState:
    """A position in which a turn has just ended and the next one has begun, unless the game is over."""
    s = board(**{**position, "turn": turn, "stack": []})
    s.stack += [NextTurn(), EndTurn()]
    s.run()
    return s


def others(turn: int, *cards: int) -> list[int]:
    """All cards in the game by a turn but these."""
    return [card for card in GAME.cards.numbers if _era(card) <= era_of(turn) and card not in cards]


class Waiting(Step[TurmoilState], frozen=True):
    """At the bottom of the stack: the game stops here, so that a test can look at what happened."""

    def enter(self, s: TurmoilState) -> tuple[()]:
        return ()


def _take(s: TurmoilState, card: int) -> None:
    for pile in (s.deck, s.discard):
        if card in pile:
            pile.remove(card)
    for side in range(2):
        s.hands[side] = tuple(other for other in s.hands[side] if other != card)


# -- playing -----------------------------------------------------------------------------------


def play(s: TurmoilState, *names: str, seat: int | None = None) -> tuple[Event, ...]:
    """Answer the open questions one after the other."""
    events: tuple[Event, ...] = ()
    for name in names:
        events += s.apply(act(name), seat)
        if s.pending or s.result:
            s.game.check(s)
    return events


def legal(s: TurmoilState, seat: int | None = None) -> set[str]:
    """The names of the legal answers, short: `paris`, `done`, `14`."""
    decision = s.pending[0] if seat is None else s.decision(seat)
    assert decision is not None
    return {GAME.vocabulary.name(action).partition(".")[2] for action in decision.legal}


def shown(s: TurmoilState, seat: int | None = None) -> Any:
    """What a seat, or a spectator, sees."""
    return s.view(seat)


def asked(s: TurmoilState) -> type[Question]:
    """The kind of the first open question."""
    question = s.pending[0].question
    assert isinstance(question, Question)
    return type(question)


def refused(s: TurmoilState, name: str, seat: int | None = None) -> Refusal:
    """Why an answer is not taken; it changes nothing."""
    before = s.snapshot()
    try:
        s.apply(act(name), seat)
    except IllegalAction as error:
        assert s.snapshot() == before
        return error.refusal
    raise AssertionError(f"{name} was taken")


def support(s: TurmoilState, space: str) -> tuple[int, int]:
    """Authoritarian and Liberal points in a space."""
    n = NUMBER[space]
    return s.support[2 * n], s.support[2 * n + 1]


def control(s: TurmoilState, space: str) -> int:
    return s.held[NUMBER[space]]


def kinds(events: Sequence[Event]) -> list[type[Fact]]:
    """What kinds of facts were told."""
    return [type(event.fact) for event in events]


def ended(s: TurmoilState) -> Result:
    assert s.result is not None
    return s.result
