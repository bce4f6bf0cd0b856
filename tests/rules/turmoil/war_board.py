"""Positions for wars, scorings and single action rounds."""

from __future__ import annotations

from typing import Any

from salon.games.turmoil import facts
from salon.games.turmoil.effects.tracks import Crisis
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import EndTurn, PlayCard
from salon.games.turmoil.victory import outbreak
from salon.games.turmoil.war import war_modifier
from salon.kernel import Event, Fact
from tests.rules.turmoil.board import A, L, board, dice, play

REGION = {"france": 0, "germany": 1, "austria_hungary": 2, "russia": 3, "balkans": 4}
SCORING = {"france": 6, "austria_hungary": 7, "russia": 8, "balkans": 43, "germany": 53}
# Only Germany and France fight, and no marker brings anybody anything.
COLLAPSED = ("russian_collapse",)
# The status is -1: at Tension 6 a die of 1 is peace and a die of 2 is war. Austria-Hungary fights too.
FOUR = ("russian_collapse", "splendid_isolation", "perfidious_italy", "dual_alliance")
# Stability cards that do nothing while the navies are level.
IDLE = (16, 8)


def action(side: int, *cards: int, **position: Any) -> TurmoilState:
    """One action round of a side that holds these cards; then the game stops."""
    position.setdefault("turn", 8)
    other = position.pop("other", ())
    hands = (cards, other) if side == A else (other, cards)
    return board(**{**position, "active": side, "hands": hands, "stack": [PlayCard(side)]})


def crisis(*rolls: int, **position: Any) -> TurmoilState:
    """A Crisis roll outside any event; if it starts the war, the dice of the war roll follow."""
    position.setdefault("turn", 8)
    s = board(**{**position, "stack": []})
    s.fate, s.actor = dice(*rolls), s.active
    return enter(s, Crisis())


def enter(s: TurmoilState, *steps: Any) -> TurmoilState:
    """Put steps on the stack, the last one on top, and run them."""
    s.stack += steps
    s.pending = ()
    s.run()
    return s


def end_of_turn(turn: int, **position: Any) -> TurmoilState:
    """The end of a turn; the next one does not begin."""
    return board(**{**position, "turn": turn, "stack": [EndTurn()]})


def scoring(
    region: str, *, active: int = A, picks: tuple[int, int] = IDLE, die: int = 1, **position: Any
) -> TurmoilState:
    """A scoring card is played with these Stability cards, and the Crisis roll falls so."""
    s = scoring_begun(region, active=active, die=die, **position)
    choose(s, *picks)
    return s


def scoring_begun(region: str, *, active: int = A, die: int = 1, **position: Any) -> TurmoilState:
    """A scoring card has been played; both are to choose Stability cards."""
    position.setdefault("fate", dice(die))
    card = SCORING[region]
    s = action(active, card, *position.pop("hand", ()), **position)
    play(s, str(card))
    return s


def choose(s: TurmoilState, authoritarian: int, liberal: int) -> tuple[Event, ...]:
    """Both choose a Stability card."""
    return play(s, f"stability.{authoritarian}", seat=A) + play(s, f"stability.{liberal}", seat=L)


def war(*rolls: int, **position: Any) -> TurmoilState:
    """The Great War breaks out and these dice fall: first the Authoritarian, then the Liberal war die."""
    position.setdefault("turn", 8)
    s = board(**{**position, "stack": []})
    s.fate = dice(*rolls)
    outbreak(s)
    return enter(s)


def totals(s: TurmoilState) -> tuple[int, int]:
    """The totals of the war roll, as the log tells them."""
    assert s.journal is not None
    rolls = [event.fact.total for event in s.journal if isinstance(event.fact, facts.WarRoll)]
    authoritarian, liberal = rolls
    return authoritarian, liberal


def war_modifiers(**position: Any) -> tuple[int, int]:
    """What each side would add to its war die."""
    position.setdefault("turn", 8)
    s = board(**{**position, "stack": []})
    return war_modifier(s, A), war_modifier(s, L)


def bloc(s: TurmoilState, name: str) -> set[str]:
    return {nation for nation, other in s.blocs.items() if other == name}


def on_track(s: TurmoilState) -> tuple[str, ...]:
    """The markers on the Great War track from left to right."""
    track = s.view(None)["track"]
    assert isinstance(track, list)
    return tuple(str(marker) for marker in track)


def sum_of(events: tuple[Event, ...], kind: type[Fact], field: str) -> list[object]:
    """A field of all facts of a kind."""
    return [getattr(event.fact, field) for event in events if isinstance(event.fact, kind)]


def has_card(s: TurmoilState, card: int) -> str:
    """Where a card lies."""
    piles = {
        "discard": s.discard,
        "removed": s.removed,
        "display": s.display,
        "deck": s.deck,
        "playing": s.playing,
        "authoritarian": s.hands[A],
        "liberal": s.hands[L],
    }
    return next((name for name, pile in piles.items() if card in pile), "nowhere")
