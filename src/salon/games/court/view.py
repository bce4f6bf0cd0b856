"""What each seat may see, built up by whitelist."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from salon.games.court.base import CourtStep
from salon.games.court.effects import ChooseCharacter, DiscardCard, MoveCard, PlaceCard, Require
from salon.games.court.effects.activation import EndActivation
from salon.games.court.effects.step import EffectStep
from salon.games.court.questions import Character, Favourite, Influence, Player, Source, Stuck, Tested
from salon.games.court.scoring import controllers, matches
from salon.games.court.terms import CHARACTERS, EVERYONE, GREAT, GREAT_CHARACTERS, NOBODY, pile
from salon.games.court.turn import Influence as InfluencePhase
from salon.games.court.turn import InfluenceCard
from salon.kernel import QuestionView, Result, Vocabulary, questions

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table. An unknown card is None."""

    hand: tuple[str | None, ...]
    piles: dict[str, tuple[str | None, ...]]
    picks: tuple[str, ...] | None


class BarView(msgspec.Struct, frozen=True):
    """What a value that is going to be discarded must be above or below, for a character and a player.

    `seat` is None where no player matters; `may` says whether a card of the hand would do.
    """

    character: str
    seat: int | None
    below: bool
    bound: int
    may: bool


class TestView(msgspec.Struct, frozen=True):
    """The test of the card that is to be discarded now, and the cards of the hand that pass it."""

    below: bool
    bound: int
    passing: tuple[str, ...]


class ScoreView(msgspec.Struct, frozen=True):
    """A character when all lies open: by seat the matches and the one more for the most cards."""

    matches: tuple[int, ...]
    most: tuple[int, ...]
    takers: tuple[int, ...]  # the seats that share its markers


class CourtView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    you: int | None
    marquis: bool
    first: int | None
    active: int | None
    markers: dict[str, int]
    favors: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    played: str | None
    acting: str | None
    target: str | None
    victim: int | None
    revealed: tuple[str, ...]
    players: tuple[PlayerView, ...]
    phases: tuple[str, ...]  # of a turn
    phase: str  # the one of now
    great: int  # the markers that make a character great
    ending: int  # the great characters that end the game
    own: bool  # whether the character asked for is one whose stack of one's own gets or gives a card
    bars: tuple[BarView, ...]  # what the effect under way is going to ask of a value, before it is discarded
    test: TestView | None
    stacks: tuple[tuple[str, ...], ...]  # by seat, the characters to go on with if that player is chosen
    scores: dict[str, ScoreView]  # at the end
    pending: tuple[QuestionView, ...]
    result: Result | None


def view(s: CourtState, seat: int | None, *, open: bool = False) -> CourtView:
    """The view of a seat, or of a spectator; at the end the stacks lie open, in an `open` view all does."""
    names = s.vocabulary.names
    started = s.first != NOBODY
    return CourtView(
        game=s.game.key,
        you=seat,
        marquis=s.rules.marquis,
        first=s.first if started else None,
        active=s.active if started and s.result is None else None,
        markers=dict(zip(CHARACTERS, s.markers, strict=True)),
        favors=tuple(c for c, favor in zip(CHARACTERS, s.favors, strict=True) if favor),
        deck=len(s.deck),
        discard=tuple([names[card] for card in s.discard]),
        played=None if s.played == NOBODY else names[s.played],
        acting=None if s.acting == NOBODY else CHARACTERS[s.acting],
        target=None if s.target == NOBODY else CHARACTERS[s.target],
        victim=None if s.victim == NOBODY else s.victim,
        revealed=tuple([names[card] for card in s.revealed]),
        players=tuple(_player(s, player, seat, open=open) for player in range(s.seats)),
        phases=("influence", "action", "draw", *(("marquis",) if s.rules.marquis else ())),
        phase=_phase(s) if started and s.result is None else "",
        great=GREAT,
        ending=GREAT_CHARACTERS,
        own=_own(s),
        bars=_bars(s) if seat == s.active else (),
        test=_test(s) if seat == s.active else None,
        stacks=_stacks(s) if seat == s.active else (),
        scores={CHARACTERS[c]: _score(s, c) for c in EVERYONE} if s.result is not None else {},
        pending=questions(s, seat),
        result=s.result,
    )


def _phase(s: CourtState) -> str:
    """The phase in which something is asked: nobody is, when cards are drawn and the Marquis comes."""
    waits = any(isinstance(step, InfluencePhase | InfluenceCard) for step in s.stack)
    return "influence" if waits else "action"


def _ahead(s: CourtState) -> tuple[CourtStep, ...]:
    """The steps of the effect under way that are still to come, the next first."""
    steps = takewhile(lambda step: not isinstance(step, EndActivation), reversed(s.stack))
    return tuple(step for step in steps if isinstance(step, EffectStep))


def _own(s: CourtState) -> bool:
    asked = s.pending[0].question if s.pending else None
    if isinstance(asked, Character):
        return any(isinstance(step, PlaceCard | MoveCard) for step in _ahead(s))
    return isinstance(asked, Favourite | Influence | Stuck | Source)


def _bars(s: CourtState) -> tuple[BarView, ...]:
    if not s.pending or not isinstance(s.pending[0].question, Character | Player):
        return ()
    steps = _ahead(s)
    test = next((step for step in steps if isinstance(step, Require)), None)
    if test is None:
        return ()
    hand = s.hands[s.active]
    spare = sum(isinstance(step, DiscardCard | PlaceCard) for step in steps) <= len(hand)
    values = [s.cards.value[card] for card in hand] if spare else []
    found = []
    seats = [s.victim] if s.victim != NOBODY else range(s.seats)
    for c in EVERYONE:
        for player in seats if test.of_a_player else (None,):
            bound = test.bound_at(s, c, NOBODY if player is None else player)
            may = any(test.passes(value, bound) for value in values)
            found.append(BarView(CHARACTERS[c], player, test.below, bound, may))
    return tuple(found)


def _test(s: CourtState) -> TestView | None:
    if not s.pending or not isinstance(s.pending[0].question, Tested):
        return None
    test = next(step for step in _ahead(s) if isinstance(step, Require))
    bound = test.bound(s)
    passing = tuple(card for card in s.hands[s.active] if test.passes(s.cards.value[card], bound))
    return TestView(test.below, bound, s.names(passing))


def _stacks(s: CourtState) -> tuple[tuple[str, ...], ...]:
    if not s.pending or not isinstance(s.pending[0].question, Player):
        return ()
    step = next((step for step in _ahead(s) if isinstance(step, ChooseCharacter)), None)
    if step is None:
        return ()
    found = []
    for player in range(s.seats):
        then = s.copy()
        then.victim = player
        found.append(tuple(CHARACTERS[c] for c in step.choices(then)))
    return tuple(found)


def _score(s: CourtState, c: int) -> ScoreView:
    found, most = zip(*matches(s, c), strict=True)
    return ScoreView(found, most, controllers(s, c))


def _player(s: CourtState, player: int, seat: int | None, *, open: bool) -> PlayerView:
    own = open or player == seat
    first = pile(player, 0)
    side = _Side(
        shown=s.hands[player] if own else s.shown[player],
        hand=len(s.hands[player]),
        piles=tuple(s.piles[first : first + len(CHARACTERS)]),
        known=tuple(s.known[first : first + len(CHARACTERS)]),
        # A bit for each seat that knows a card; at the end all are known.
        bit=-1 if open or s.result is not None else 0 if seat is None else 1 << seat,
        picks=s.picks[player] if own else None,
    )
    return _seen(s.vocabulary, side)


class _Side(NamedTuple):
    """All that the view of one side of the table depends on."""

    shown: tuple[int, ...]
    hand: int
    piles: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]
    bit: int
    picks: tuple[int, ...] | None


@lru_cache(4096)  # most answers change one side of the table or none
def _seen(words: Vocabulary, side: _Side) -> PlayerView:
    names, bit = words.names, side.bit
    return PlayerView(
        hand=(*[names[card] for card in side.shown], *[None] * (side.hand - len(side.shown))),
        piles={
            c: tuple([names[card] if mask & bit else None for card, mask in zip(cards, masks, strict=True)])
            for c, cards, masks in zip(CHARACTERS, side.piles, side.known, strict=True)
        },
        picks=None if side.picks is None else tuple([CHARACTERS[c] for c in side.picks]),
    )
