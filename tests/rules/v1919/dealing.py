"""Deals at a table set up by hand: drafted term by term, offered, answered."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.kernel import Decision, IllegalAction
from salon.lang import LANGUAGES, words
from tests.rules.v1919.board import GAME, act, ids, nation, table

ISSUES = ["syria", "smyrna", "togo", "korea", "saar"]
TWIN = GAME.cards.twin


def bargain(*powers: str, **position: Any) -> V1919State:
    """Three players, deals allowed; the USA is active and leads Syria."""
    given: dict[str, Any] = {
        "active": "usa",
        "issues": ISSUES,
        "cubes": {"syria": {"usa": 4, "uk": 1}, "smyrna": {"uk": 2}},
        "exhausted": {"usa": 5, "uk": 1},
    }
    return with_deals(table(*(powers or ("uk", "france", "usa")), **{**given, **position}))


def with_deals(s: V1919State, offers: int = 25) -> V1919State:
    """The same position at a table where deals are made."""
    s.deals, s.most_offers, s.offers = True, offers, (offers,) * s.seats
    s.run()
    return s


def seat(s: V1919State, who: str) -> int:
    return s.powers.index(nation(who))


def question(s: V1919State, who: str) -> Decision:
    decision = s.decision(seat(s, who))
    assert decision is not None
    return decision


def say(s: V1919State, who: str, *names: str, note: str = "") -> list[str]:
    """Answers of one player; gives the ids of what is told."""
    told: list[str] = []
    for name in names:
        told += ids(s.apply(act(name), seat(s, who), note if name == "offer" else ""))
        s.game.check(s)
    return told


def spelled(item: str) -> list[int]:
    """An item in full: `settle usa syria`, `pay uk usa 3`, `pay uk usa 3 when 1`, `later pass uk`, …"""
    first, *rest = item.split()
    if first == "later":
        return [act("verb.later"), *spelled(" ".join(rest))]
    found = [act(f"term.{first}")]
    if first == "pay":
        when = act(f"promise.{rest[4]}") if rest[3:4] == ["when"] else act("verb.at_once")
        return [*found, *(act(name) + TWIN for name in rest[:3]), when]
    if first in {"pass", "no_units"}:
        rest = [*rest, "verb.pass"]
    found += [act(name) + TWIN for name in rest]
    if first == "place" and len(rest) == 2:
        found.append(act("verb.any"))
    return found


def draft(s: V1919State, who: str, partners: str, *items: str) -> None:
    """Put a deal together: what the draft says of itself is not said again."""
    place = seat(s, who)
    s.apply(act("propose"), place)
    for partner in partners.split():
        s.apply(act(partner) + TWIN, place)
    for item in items:
        add(s, who, item)


def add(s: V1919State, who: str, item: str) -> None:
    place = seat(s, who)
    assert s.talk is not None
    now = s.talk.drafts[place]
    assert now is not None
    count = len(now.items)
    for n, action in enumerate(spelled(item)):
        assert s.talk is not None
        now = s.talk.drafts[place]
        assert now is not None
        if len(now.items) == count and n == len(now.said):
            s.apply(action, place)
            s.game.check(s)
    assert s.talk is not None
    now = s.talk.drafts[place]
    assert now is not None
    assert len(now.items) == count + 1, f"{item}: {[GAME.vocabulary.name(a) for a in now.said]}"


def offer(s: V1919State, who: str, partners: str, *items: str, note: str = "") -> list[str]:
    draft(s, who, partners, *items)
    return say(s, who, "offer", note=note)


def deal(s: V1919State, who: str, partners: str, *items: str, note: str = "") -> None:
    """A deal that all partners accept."""
    offer(s, who, partners, *items, note=note)
    for partner in partners.split():
        say(s, partner, "accept")


def allowed(s: V1919State, who: str) -> set[str]:
    """What a player may answer to the question at hand."""
    return {GAME.vocabulary.name(action) for action in question(s, who).legal}


def aside(s: V1919State, who: str) -> set[str]:
    """What a player may say beside it."""
    decision = s.decision(seat(s, who))
    return {GAME.vocabulary.name(action) for action in decision.aside} if decision else set()


def fitting(s: V1919State, who: str, partners: str, *said: str, after: tuple[str, ...] = ()) -> set[str]:
    """What could be said next in a new draft, after items and part of another; as plain names."""
    trial = s.copy()
    draft(trial, who, partners, *after)
    for name in said:
        action = act(name) if name.startswith(("term.", "verb.")) else act(name) + TWIN
        if action in question(trial, who).aside:
            trial.apply(action, seat(s, who))
    closing = {"verb.drop", "verb.cancel", "verb.offer", "verb.later"}
    return {
        name.removeprefix("deal.") for name in aside(trial, who) - closing if not name.startswith("term.")
    }


def refused(s: V1919State, who: str, name: str) -> str:
    """The clause with which an answer is refused; all three languages have words for it."""
    with pytest.raises(IllegalAction) as caught:
        s.apply(act(name), seat(s, who))
    assert len({words(language).say(caught.value.text) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value.clause


def asks(s: V1919State, who: str) -> str:
    """The question to a player, in English; the other languages must have words of their own."""
    prompt = question(s, who).prompt
    assert len({words(language).say(prompt) for language in LANGUAGES}) == len(LANGUAGES)
    return words("en").say(prompt)
