"""The worked examples of the ledger: positions in its notation, and the example of play as one long game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
import pytest

from salon.games.turmoil import questions
from salon.games.turmoil.effects.tracks import Crisis
from salon.games.turmoil.stability import ScoreRegion
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import FRANCE, MARKERS, NOBODY
from salon.games.turmoil.turn import EndTurn, NextTurn
from salon.kernel import Event, Fact, Script, Step
from salon.kernel.ledger import Example
from tests.marks import clause
from tests.rules.turmoil.board import GAME, NUMBER, A, L, Waiting, asked, legal, play

T = TypeVar("T")
Pairs = dict[str, dict[str, int | str]]

EXAMPLES = {example.id: example for example in GAME.ledger.examples}
SIDES = {"A": A, "L": L, "-": NOBODY}
MARK = {side: mark for mark, side in SIDES.items()}
# By the names that the examples use, in the order of the track.
BOXES = ("pre-Dreadnought", "HMS Dreadnought", "Nassau", "Bellerophon", "Helgoland", "Colossus", "Kaiser")
STABILITY = {
    "Workers Unite": 1,
    "Farmer Collectives": 2,
    "Absolutist Rule": 12,
    "Ecclesial Influence": 19,
}
MOBILIZATION = {
    "Isonzo Campaign": "A3",
    "War of Liberation (Austria-Hungary)": "B2",
    "Plan XV": "F5",
    "Guns of August": "G4",
    "Neutrality": "I2",
}
DREYFUS_AFFAIR, TWO_POWER_STANDARD, SCHLIEFFEN_PLAN = 5, 29, 50
CARD_NAMES = {e.when["card"]: e.when["card_name"] for e in EXAMPLES.values() if "card_name" in e.when}
# Events that came too late to matter: the printed lists of what is in effect leave them out.
UNUSED = {e.when["card"] for e in EXAMPLES.values() if e.then.get("event") == "takes place without use"}


def params(*starts: str, having: str = "") -> list[Any]:
    """The examples whose ids start so, as parameters of a test that proves them.

    `having` keeps those with that entry in `when` or `then`.
    """
    return [
        pytest.param(example, id=example.id.removeprefix("turmoil.ex."), marks=clause(example.id))
        for example in EXAMPLES.values()
        if example.id.removeprefix("turmoil.ex.").startswith(starts)
        and (not having or having in example.when or having in example.then)
    ]


def slug(name: str) -> str:
    """The engine's name of a space, a region, a nation or a marker."""
    return re.sub(r"[^a-z]+", "_", name.lower())


# -- positions in the notation of the ledger ---------------------------------------------------


def pairs(s: TurmoilState, spaces: Iterable[str]) -> Pairs:
    """Liberal and Authoritarian support, and who controls the space."""
    return {
        space: {
            "l": s.support[2 * NUMBER[slug(space)] + L],
            "a": s.support[2 * NUMBER[slug(space)] + A],
            "c": MARK[s.held[NUMBER[slug(space)]]],
        }
        for space in spaces
    }


def laid(support: Mapping[str, Mapping[str, int]]) -> dict[str, tuple[int, int]]:
    """The support of an example as `board` takes it."""
    return {slug(space): (pair["a"], pair["l"]) for space, pair in support.items()}


def naval(s: TurmoilState) -> dict[str, dict[str, str | bool]]:
    return {
        navy: {"box": BOXES[s.navy[side]], "plus1": s.plus[side]}
        for navy, side in (("british", L), ("german", A))
    }


def in_effect(s: TurmoilState) -> set[str]:
    """Lasting events as the examples write them."""
    words = {
        DREYFUS_AFFAIR: ": Liberal cost doubled in France this turn" if FRANCE in s.laws.dear[L] else "",
        TWO_POWER_STANDARD: f": Liberal owes {s.owed} naval attempt{'s' * (s.owed != 1)}",
    }
    cards = {card for card, _ in s.force} | ({TWO_POWER_STANDARD} if s.owed else set())
    return {CARD_NAMES[card] + words.get(card, "") for card in cards - UNUSED}


READ: dict[str, Callable[[TurmoilState, Any], Any]] = {
    "turn": lambda s, _: s.turn,
    "round": lambda s, _: s.round,
    "vp": lambda s, _: s.vp,
    "tension": lambda s, _: s.tension,
    "naval": lambda s, _: naval(s),
    "track": lambda s, _: [MARKERS[marker] for marker in s.track],
    "in_effect": lambda s, _: in_effect(s),
    "support": pairs,
    "hand_authoritarian": lambda s, _: set(s.hands[A]),
    "hand_liberal": lambda s, _: set(s.hands[L]),
    "liberal_owed_attempts": lambda s, _: s.owed,
    "tension_ceiling": lambda s, _: s.ceiling,
    "stability_unavailable": lambda s, _: {
        "authoritarian": unavailable(s, A),
        "liberal": unavailable(s, L),
    },
}
UNORDERED = ("in_effect", "hand_authoritarian", "hand_liberal")


def unavailable(s: TurmoilState, side: int) -> list[str]:
    """The Stability cards that a side has played, in the order in which the examples play them."""
    played = [e.when["selected"] for e in EXAMPLES.values() if "selected" in e.when]
    names = [pair["authoritarian" if side == A else "liberal"] for pair in played]
    return [name for name in names if STABILITY[name] not in s.ready_cards(side)]


def position(s: TurmoilState, like: Mapping[str, Any]) -> dict[str, Any]:
    """What a state has to say to the entries of an example."""
    return {key: READ[key](s, value) for key, value in like.items() if key in READ}


def wanted(like: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of an example that `position` reads."""
    found = {key: set(v) if key in UNORDERED else v for key, v in like.items() if key in READ}
    if "track" in found:
        found["track"] = [slug(marker) for marker in found["track"]]
    return found


def lies(s: TurmoilState, card: int) -> str:
    """Where a card lies."""
    piles: dict[str, Sequence[int]] = {"discard": s.discard, "removed": s.removed, "display": s.display}
    return next(name for name, pile in piles.items() if card in pile)


F = TypeVar("F", bound=Fact)


def lines(events: Iterable[Event], kind: type[F]) -> list[F]:
    """The facts of one kind."""
    return [event.fact for event in events if isinstance(event.fact, kind)]


# -- stopping places ---------------------------------------------------------------------------


def halt_before(s: TurmoilState, *kinds: type[Step[Any]]) -> None:
    """The game will stop before these steps, so that the position there can be looked at."""
    marked: list[Step[Any]] = []
    for step in s.stack:
        marked.append(step)
        if isinstance(step, kinds):
            marked.append(Waiting())
    s.stack[:] = marked


def resume(s: TurmoilState) -> tuple[Event, ...]:
    """Go on from a stopping place."""
    assert isinstance(s.stack[-1], Waiting)
    assert s.journal is not None
    s.stack.pop()
    s.run()
    events = tuple(s.journal)
    s.journal.clear()
    return events


# -- the example of play -----------------------------------------------------------------------


class Loaded(Script, tag="loaded"):
    """A fate in which these dice fall, and each shuffle leaves these cards on top, the first topmost."""

    tops: tuple[tuple[Any, ...], ...] = ()
    shuffles: int = 0

    def shuffle(self, items: list[T]) -> None:
        top = self.tops[self.shuffles]
        self.shuffles += 1
        items.sort(key=lambda item: -top.index(item) if item in top else -len(top))

    def copy(self) -> Loaded:
        return Loaded(self.seed, self.counter, self.outcomes, self.tops, self.shuffles)


class Moment(msgspec.Struct, frozen=True):
    """One example as it was played: the position before, what was told, the position after."""

    before: TurmoilState
    events: tuple[Event, ...]
    after: TurmoilState


OF_PLAY = ("0.", "1.", "2.", "3.")  # the turns of the example of play
STORY = [example for example in EXAMPLES.values() if re.match(r"turmoil\.ex\.\d\.", example.id)]


def round_of(example: Example) -> str:
    """The action round of an example: several steps of one card share it."""
    return re.sub(r"\.\d$", "", example.id)


@cache
def replayed() -> dict[str, Moment]:
    """Both turns and the deal of the third, played as one game from the set-up on."""
    s = GAME.new(2, fate=fate())
    halt_before(s, EndTurn, NextTurn)
    moments = {}
    for example in STORY:
        before = s.copy()
        events = follow(s, example)
        moments[example.id] = Moment(before, events, s.copy())
        if example.disputed:
            # turmoil.x.france-domination: the scoring is worth less than printed; the next steps go on
            # from the printed marker.
            s.vp = example.then["vp"]
    return moments


def fate() -> Loaded:
    """The dice and the cards of the example."""
    dice = tuple(die - 1 for example in STORY for die in dice_of(example))
    first, second, third = (EXAMPLES[f"turmoil.ex.{turn}.deal"] for turn in (0, 2, 3))
    held = second.when["held"]
    old, new = third.then["from_old_deck"], third.then["from_reshuffled_discards"]
    deck = (
        *in_turns(first.then, lambda side, card: True),
        *in_turns(second.then, lambda side, card: card not in held[side]),
        *in_turns(third.then, lambda side, card: card in old),
    )
    again = in_turns(third.then, lambda side, card: card in new)
    return Loaded("0" * 64, 0, dice, (deck, tuple(again)))


def dice_of(example: Example) -> list[int]:
    when = example.when
    if when.get("mode") == "crisis":
        return [when.get("die", 6)]  # one is not printed: the worst will do
    rolls = [when[key] for key in ("check", "crisis", "attempt") if key in when]
    return [roll["die"] for roll in rolls]


def in_turns(hands: Mapping[str, list[int]], chosen: Callable[[str, int], bool]) -> list[int]:
    """The cards in the order of the deal, the Authoritarian player's first."""
    both = [
        [card for card in hands[f"hand_{side}"] if chosen(side, card)]
        for side in ("authoritarian", "liberal")
    ]
    return [card for pair in zip(*both, strict=True) for card in pair]


def follow(s: TurmoilState, example: Example) -> tuple[Event, ...]:
    """Play one example; the answers are those of the ledger."""
    mode = example.when.get("mode", "")
    if mode == "setup.fixed":
        return ()
    if mode == "deal":
        if s.turn == example.given["turn"]:
            return ()  # the opening hands: dealt with the set-up
        events = resume(s)
        halt_before(s, EndTurn, NextTurn)
        return events
    if mode == "setup.discretionary":
        if asked(s) is questions.Show:
            play(s, "no", seat=A)
            play(s, "no", seat=L)
        return place(s, example)
    if mode in ("scoring.score", "crisis", "phase.3"):
        return resume(s)
    if mode == "scoring":
        return begin_scoring(s, example) + place(s, example)
    return begin_card(s, example) + check(s, example) + place(s, example)


def begin_scoring(s: TurmoilState, example: Example) -> tuple[Event, ...]:
    """Both choose a Stability card; the game will stop before the scoring and before the Crisis roll."""
    selected = example.when["selected"]
    events = play(s, str(example.when["card"]))
    halt_before(s, ScoreRegion, Crisis)
    for side, name in ((A, selected["authoritarian"]), (L, selected["liberal"])):
        events += play(s, f"stability.{STABILITY[name]}", seat=side)
    return events


def begin_card(s: TurmoilState, example: Example) -> tuple[Event, ...]:
    """The card and what it is played for, unless it is being played already."""
    when = example.when
    if when["card"] in s.playing:
        return ()
    answers = [str(when["card"]), mode_of(example)]
    if "paired_with" in when:
        answers = [str(when["paired_with"]), *answers]
    if "plays_from_discard" in when:
        answers.append(str(when["plays_from_discard"]))
    if when.get("mandatory") or when.get("additional"):
        answers = answers[:1]  # it can only be an attempt
    return play(s, *answers)


def mode_of(example: Example) -> str:
    when = example.when
    if example.id == "turmoil.ex.2.6.lib":
        # turmoil.x.socialist-east-prussia: the event does not reach that space; as operations it is legal.
        return "operations"
    if when["mode"] in ("event", "ops.naval"):
        return {"event": "event", "ops.naval": "naval"}[when["mode"]]
    if "order" not in when:
        return "operations"
    if when["order"] == "not stated":  # then what is told first comes first
        return "operations_first" if when["actions"][0].get("by") == "ops" else "event_first"
    return {"event_first": "event_first", "ops_first": "operations_first"}[when["order"]]


def check(s: TurmoilState, example: Example) -> tuple[Event, ...]:
    return play(s, slug(example.when["check"]["space"])) if "check" in example.when else ()


def place(s: TurmoilState, example: Example) -> tuple[Event, ...]:
    """Support placed, moved or removed, point by point, as far as the players are asked."""
    events: tuple[Event, ...] = ()
    actions = example.when.get("actions", ())
    for action in actions:
        names = [
            slug(action[key]) for key in ("space", "from", "to") if key in action and "navy" not in action
        ]
        for name in names * action.get("n", 1):
            if s.pending and asked(s) is questions.Operations:
                events += play(s, "place")
            if s.pending:
                events += play(s, name, seat=SIDES[action["side"]])
    if actions and actions[-1].get("by") == "event" and s.pending and "done" in legal(s):
        events += play(s, "done")  # the event allowed more
    return events
