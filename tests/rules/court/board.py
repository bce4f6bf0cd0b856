"""Positions at court, set up by hand, so that a test shows one rule and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import salon
from salon.games.court import Court
from salon.games.court.state import CourtState
from salon.games.court.terms import CHARACTERS, pile
from salon.games.court.turn import PHASES, TURN
from salon.games.court.view import CourtView
from salon.kernel import Event, Fate, IllegalAction, Refusal, Script, Value

_loaded = salon.load("court")
assert isinstance(_loaded, Court)
COURT: Court = _loaded

# -- setting up ------------------------------------------------------------------------------------


def act(name: str) -> int:
    """The action of a name: `card.king.3`, `character.king`, `seat.1`, `verb.done`. The first two may be
    short: `king.3`, `king`."""
    for candidate in (name, f"card.{name}", f"character.{name}"):
        if candidate in COURT.vocabulary:
            return COURT.vocabulary.action(candidate)
    raise ValueError(f"no action {name}")


def characters(*names: str) -> set[str]:
    """The answers that name these characters."""
    return {f"character.{name}" for name in names}


def cards(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(act(name) for name in names)


def table(
    *hands: Sequence[str],
    active: int = 0,
    piles: Mapping[tuple[int, str], Sequence[str]] | None = None,
    markers: Mapping[str, int] | None = None,
    favors: Iterable[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    bury: tuple[int, str] | None = None,
    fate: Fate | None = None,
    marquis: bool = False,
    options: Mapping[str, Value] | None = None,
    phase: str = "influence",
) -> CourtState:
    """A position at the start of a seat's Influence phase (or Action, or Draw phase).

    `hands`: one for each seat, e.g. ["king.3", "queen.1"]. `piles`: {(seat, "king"): ["queen.2", …]}.
    `deck`: the cards on top of the deck, the first one on top. `discard`: the last one is on top. The rest
    of the 96 cards lies below the deck in a fixed order or, with `bury=(seat, "king")`, as further cards
    under that character, so that `deck` is all there is.
    """
    seats = len(hands)
    s = COURT.new(seats, seed=0, options={"marquis": marquis, **(options or {})} if seats == 2 else options)
    s.hands = [tuple(sorted(cards(hand))) for hand in hands]
    s.piles = [()] * (7 * seats)
    s.known = [()] * (7 * seats)
    s.picks = [()] * seats
    for (seat, name), names in (piles or {}).items():
        _lay(s, seat, name, cards(names))
    s.markers = [(markers or {}).get(name, 0) for name in CHARACTERS]
    s.favors = [name in set(favors) for name in CHARACTERS]
    s.discard = list(cards(discard))
    s.deck = list(cards(deck))[::-1]
    rest = list(COURT.cards.deck)
    for card in (*s.deck, *s.discard, *(c for group in (*s.hands, *s.piles) for c in group)):
        rest.remove(card)  # a ValueError here: the test uses a card more often than it exists
    if bury:
        _lay(s, *bury, tuple(rest))
    else:
        s.deck[:0] = rest
    s.first = s.active = active
    s.fate = fate or Fate.of(0)
    s.stack = [TURN, *PHASES[: {"draw": 1, "action": 2, "influence": 0}[phase]]]
    s.run()
    assert s.journal is not None
    s.journal.clear()
    s.game.check(s)
    return s


def _lay(s: CourtState, seat: int, name: str, laid: tuple[int, ...]) -> None:
    index = pile(seat, CHARACTERS.index(name))
    s.piles[index] += laid
    s.known[index] += (1 << seat,) * len(laid)


def script(*outcomes: int) -> Script:
    """A fate that gives these outcomes of `below(n)`, one after the other."""
    return Script.of_outcomes(*outcomes)


EVERYONE = characters(*CHARACTERS)


# -- one position in which seat 0 may activate everyone --------------------------------------------

# What to answer after the character's card, so that the action succeeds …
SUCCESS = {
    "king": ["duchess"],
    "queen": ["spymaster", "king.2"],
    "cardinal": ["queen", "king.2"],
    "seneschal": ["king"],
    "duchess": ["seat.1", "king", "king.2"],
    "spymaster": ["seat.1", "queen", "king.2"],
    "chamberlain": ["duchess", "verb.done"],
}
# … or fails, where it can.
FAILURE = {
    "queen": ["king", "king.2"],
    "cardinal": ["duchess", "king.2"],
    "seneschal": ["chamberlain"],
    "duchess": ["seat.1", "queen", "king.2"],
    "spymaster": ["seat.1", "king", "king.2"],
}


def session(
    played: str, favors: Iterable[str] = (), fate: Fate | None = None, more: Sequence[str] = ()
) -> CourtState:
    """Seat 0, in the Action phase, holds `played`, two more cards and `more`. The Queen has three markers."""
    return table(
        [played, "king.2", "duchess.4", *more],
        [],
        [],
        piles={
            (0, "king"): ["queen.1", "queen.2", "king.1"],
            (1, "king"): ["queen.4", "queen.6", "king.4"],
            **{(0, name): [f"{name}.1"] for name in CHARACTERS[1:]},
        },
        markers={"queen": 3},
        favors=favors,
        deck=[*(f"{name}.3" for name in CHARACTERS[:-1]), "spymaster.4", "spymaster.6"],
        fate=fate,
        phase="action",
    )


# -- playing ---------------------------------------------------------------------------------------


def play(s: CourtState, *names: str) -> list[Event]:
    """Give answers one after the other, checking the invariants after each."""
    events: list[Event] = []
    for name in names:
        events += s.apply(act(name))
        s.game.check(s)
    return events


def play_turn(s: CourtState) -> None:
    """Let the seat whose turn it is play all of it, always giving the first of the legal answers."""
    seat = s.active
    while s.pending and s.active == seat:
        s.apply(s.pending[0].legal[0])
        s.game.check(s)


def refused(s: CourtState, name: str, seat: int | None = None) -> Refusal:
    """Try an answer that must be refused without changing anything; give the refusal."""
    before = s.copy()
    try:
        s.apply(act(name), seat)
    except IllegalAction as error:
        assert s == before, "a refused answer changed the state"
        return error.refusal
    raise AssertionError(f"{name} was accepted")


# -- looking ---------------------------------------------------------------------------------------


def legal(s: CourtState) -> set[str]:
    """The names of the legal answers to the (first) open question, without `card.`."""
    return {_short(action) for action in s.pending[0].legal}


def asks(s: CourtState) -> str:
    """The clause behind the (first) open question."""
    return s.pending[0].clause


def markers(s: CourtState) -> dict[str, int]:
    """The influence markers of those who have any."""
    return {name: count for name, count in zip(CHARACTERS, s.markers, strict=True) if count}


def favored(s: CourtState) -> set[str]:
    return {name for name, favor in zip(CHARACTERS, s.favors, strict=True) if favor}


def under(s: CourtState, seat: int, name: str) -> list[str]:
    """The cards of a seat under a character, without `card.`, in order."""
    return [_short(card) for card in s.piles[pile(seat, CHARACTERS.index(name))]]


def hand(s: CourtState, seat: int) -> list[str]:
    return [_short(card) for card in s.hands[seat]]


def discards(s: CourtState) -> list[str]:
    return [_short(card) for card in s.discard]


def deck(s: CourtState) -> list[str]:
    """The deck, the first one on top."""
    return [_short(card) for card in reversed(s.deck)]


def seen(s: CourtState, seat: int | None) -> CourtView:
    """The table as a seat sees it, or a spectator (None)."""
    return COURT.sight(s, seat)


def seen_under(s: CourtState, by: int | None, seat: int, name: str) -> list[str | None]:
    """The cards of a seat under a character as another sees them: None for a card face down."""
    return [card and card.removeprefix("card.") for card in seen(s, by).players[seat].piles[name]]


def seen_hand(s: CourtState, by: int | None, seat: int) -> list[str | None]:
    return [card and card.removeprefix("card.") for card in seen(s, by).players[seat].hand]


def ids(events: Iterable[Event]) -> list[str]:
    """The message ids of events."""
    return [event.text.id for event in events]


def told(events: Iterable[Event], seat: int | None) -> set[str]:
    """The cards that the log names to a seat, or to a spectator (None)."""
    texts = [event.seen_by(seat).text for event in events]
    words = {word for text in texts for arg in text.args.values() for word in _words(arg)}
    return {word.removeprefix("card.") for word in words if word.startswith("card.")}


def _words(arg: object) -> tuple[str, ...]:
    if isinstance(arg, str):
        return (arg,)
    return arg if isinstance(arg, tuple) else ()


def _short(card: int) -> str:
    return COURT.vocabulary.name(card).removeprefix("card.")
