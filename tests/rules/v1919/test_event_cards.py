"""The Events, card by card: each Crisis and each Conference effect with all its branches."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919 import questions
from salon.games.v1919.terms import NOBODY
from salon.lang import words
from tests.marks import clause
from tests.rules.v1919.board import (
    GAME,
    asked,
    at_conference,
    at_crisis,
    changes,
    event,
    ids,
    issue,
    legal,
    nation,
    play,
    refused,
    script,
)

# Unrest is in column 3 everywhere (in the Middle East once Smyrna is settled): an Uprising takes a 6.
POSITION: dict[str, Any] = {
    "unrest": {"europe": 3, "balkans": 3, "africa": 3, "pacific": 3},
    "keg": {"africa": 1},
    "exhausted": {"uk": 3, "france": 5},
}
ALL = ("europe", "balkans", "middle_east", "africa", "pacific")
Changes = dict[str, int]


def cubes(power: str, n: int) -> Changes:
    """Cubes that come back from Exhausted (or, below 0, go there)."""
    return {f"available.{power}": n, f"exhausted.{power}": -n}


CRISES: dict[str, Changes] = {
    "arthur_balfour": {"unrest.middle_east": 1},
    "chaim_weizmann": {"unrest.middle_east": 1},
    "jan_smuts": {"unrest.africa": 1},
    "prince_feisal": {"unrest.middle_east": 1, "happiness.france": -1},
    "t_e_lawrence": {"unrest.middle_east": 1},
    "john_m_keynes": {"unrest.europe": 1},
    "robert_lansing": {"happiness.usa": -1},
    "henry_cabot_lodge": {"happiness.usa": -2},
    "herbert_hoover": {"unrest.europe": -1},
    "william_bullitt": {"unrest.europe": 1},
    "ferdinand_foch": {"happiness.france": -1},
    "andre_tardieu": {"unrest.europe": 1},
    "gertrude_bell": {"unrest.middle_east": 1},
    "billy_hughes": {"happiness.japan": -1},
    "maurice_hankey": cubes("uk", 1) | cubes("france", 1),  # the USA has none Exhausted
    "sidney_sonnino": {"happiness.italy": -1},
    "orlando_leaves": {"happiness.italy": -1},
    "makino_nobuaki": {"happiness.japan": -1},
    "wellington_koo": {"unrest.pacific": 1},
    "edvard_benes": {"unrest.europe": 1},
    "ion_bratianu": {"unrest.balkans": 2},
    "queen_marie": {"happiness.uk": 1, "happiness.france": 1, "happiness.usa": 1},
    "eleftherios_venizelos": {"unrest.balkans": 1},
    "spanish_influenza": {"happiness.uk": -1, "happiness.france": -1, "happiness.usa": -1},
    "attempt_on_clemenceau": cubes("france", -2),
    "scapa_flow": {"happiness.uk": -1, "happiness.france": -1},
    "amritsar": {"unrest.pacific": 2},
    "soldiers_strike": {"happiness.uk": -1, "happiness.usa": -1},  # France has only two discs left
}
RANDOM: dict[str, int] = {"edward_house": 1, "winston_churchill": 1, "robert_cecil": -1}
CHECKS: dict[str, tuple[str, ...]] = {
    "bela_kun": ALL,
    "ataturk": ("middle_east",),
    "w_e_b_dubois": ("africa",),
    "gabriele_dannunzio": ("balkans",),
    "ignacy_paderewski": ("europe",),
    "ante_trumbic": ("balkans",),
    "saad_zaghloul": ("africa",),
    "ibn_saud": ("middle_east",),
    "brockdorff_rantzau": ALL,
    "vladimir_lenin": ALL,
    "alexander_kolchak": ALL,
    "rosa_luxemburg": ("europe",),
    "march_first": ("pacific",),
    "may_fourth": ("pacific",),
}

# What is answered after `perform`, if the Event is Optional, and what changes.
CONFERENCES: dict[str, list[tuple[str, Changes]]] = {
    "ho_chi_minh": [("", {"keg.pacific": 1})],
    "arthur_balfour": [("", {"unrest.middle_east": 2})],
    "bela_kun": [
        ("choice.1", {"unrest.balkans": 2}),
        ("choice.2", {"unrest.europe": 1, "unrest.balkans": 1}),
    ],
    "jan_smuts": [
        ("usa choice.1", {"happiness.usa": -2}),
        ("uk choice.2", {"unrest.africa": 2}),
        ("france choice.1", {"happiness.france": -2}),
    ],
    "t_e_lawrence": [("", {"unrest.middle_east": -2})],
    "ataturk": [
        ("uk choice.1", {"deployed.uk": -1, "discs_exhausted.uk": 1}),
        ("uk choice.2", {"unrest.middle_east": 2}),
        ("usa", {"unrest.middle_east": 2}),  # the USA has no disc there
    ],
    "w_e_b_dubois": [("uk choice.1", {"happiness.uk": -1}), ("usa choice.2", {"unrest.africa": 1})],
    "edward_house": [("", cubes("france", 3))],
    "robert_lansing": [("uk choice.1", cubes("uk", -2)), ("uk choice.2", {"happiness.uk": -1})],
    "herbert_hoover": [
        ("region.africa region.europe", {"unrest.africa": -1, "unrest.europe": -1, "happiness.usa": 1}),
    ],
    "william_bullitt": [
        ("choice.1", {"unrest.europe": -2, "happiness.usa": -1}),
        ("choice.2", {"unrest.europe": 1}),
    ],
    "ferdinand_foch": [("", {"discs.france": 2, "discs_exhausted.france": -2, "happiness.france": -1})],
    "andre_tardieu": [("", {"happiness.france": 1} | cubes("france", 2))],
    "winston_churchill": [
        ("choice.1 demobilize disc.available", {
            "discs.france": -1, "demobilized.france": 1, "happiness.france": 5,
        }),
        ("choice.1 decline", {}),
        ("choice.2 region.africa", {"discs.france": 2, "discs_exhausted.france": -2, "unrest.africa": 1}),
    ],
    "gertrude_bell": [("region.balkans", {"unrest.middle_east": -1, "unrest.balkans": 1})],
    "billy_hughes": [
        ("choice.1", {"happiness.uk": 1, "happiness.japan": -1}),
        ("choice.2", {"unrest.pacific": 1}),
    ],
    "robert_cecil": [("region.pacific", {"unrest.pacific": -1})],
    "maurice_hankey": [("togo 2", {"available.france": 2}), ("togo 1", {"available.france": 1})],
    "sidney_sonnino": [
        ("choice.1", {"happiness.italy": 1, "unrest.balkans": 1}),
        ("choice.2", {"happiness.italy": -1, "unrest.balkans": -1}),
    ],
    "orlando_leaves": [
        ("choice.1", {"happiness.italy": 2, "unrest.balkans": 1}),
        ("choice.2", {"happiness.italy": -1}),
    ],
    "makino_nobuaki": [
        ("choice.1", {"happiness.japan": 2, "unrest.pacific": 1}),
        ("choice.2", {"happiness.japan": -1}),
    ],
    "wellington_koo": [("uk choice.1", {"happiness.uk": -1}), ("uk choice.2", {"unrest.pacific": 2})],
    "ignacy_paderewski": [
        ("choice.1", {"happiness.france": 1, "unrest.europe": 1}),
        ("choice.2", {"happiness.france": -1, "unrest.europe": -1}),
    ],
    "edvard_benes": [("", {"unrest.europe": -1} | cubes("france", 2))],
    "ion_bratianu": [("usa choice.1", cubes("usa", -2)), ("usa choice.2", {"unrest.balkans": 1})],
    "queen_marie": [("usa", {"happiness.usa": 1, "unrest.balkans": 1})],
    "eleftherios_venizelos": [
        ("choice.1", {"unrest.middle_east": 1, "happiness.uk": 1}),
        ("choice.2", {"unrest.balkans": 1, "happiness.italy": 1}),
    ],
    "ante_trumbic": [("choice.1", {"happiness.italy": -1}), ("choice.2", {"unrest.balkans": 2})],
    "saad_zaghloul": [("", {"keg.africa": 1})],
    "ibn_saud": [("choice.1", {"keg.middle_east": 1}), ("choice.2", {"unrest.middle_east": 2})],
    "alexander_kolchak": [
        ("usa choice.1", {"discs.usa": -1, "discs_exhausted.usa": 1}),
        ("usa choice.2", {"happiness.usa": -1}),
        ("uk choice.1 disc.middle_east", {"deployed.uk": -1, "discs_exhausted.uk": 1}),
    ],
    "rosa_luxemburg": [("", {"keg.europe": 1})],
    "spanish_influenza": [("", cubes("uk", -2) | cubes("france", -2) | cubes("usa", -2))],
    "attempt_on_clemenceau": [("region.africa", {"happiness.france": 1, "keg.africa": -1})],
    "march_first": [("", {"happiness.japan": -1, "unrest.pacific": 1})],
    "may_fourth": [("choice.1", {"keg.pacific": 1}), ("choice.2", {"happiness.japan": -2})],
    "amritsar": [("choice.1", {"happiness.uk": -1}), ("choice.2", {"unrest.pacific": 1})],
    "soldiers_strike": [
        ("demobilize disc.available decline decline", {
            "discs.france": -1, "demobilized.france": 1, "happiness.france": 5,
        }),
        ("decline demobilize demobilize", {
            "discs.usa": -1, "demobilized.usa": 1, "happiness.usa": 5,
            "discs.uk": -1, "demobilized.uk": 1, "happiness.uk": 4,
        }),
        ("decline decline decline", {}),
    ],
}  # fmt: skip
SPECIAL: dict[str, dict[str, Any]] = {
    "ataturk": {"units": {"uk": {"middle_east": 8}}},
    "alexander_kolchak": {"units": {"uk": {"middle_east": 8}}},
    "ferdinand_foch": {"discs_exhausted": {"france": 2}},
    "winston_churchill": {"discs_exhausted": {"france": 2}},
    "soldiers_strike": {"discs_exhausted": {"france": 2}},
    "maurice_hankey": {"cubes": {"togo": {"france": 3}}},
}
# Settled Issues with the counter on them, and those that the Event may unsettle; Smyrna has a naval one.
UNSETTLING: dict[str, tuple[str, str]] = {
    "prince_feisal": ("syria arabia danzig libya", "smyrna syria arabia"),
    "john_m_keynes": ("saar:reparations danzig:naval_uk egypt", "saar"),
    "henry_cabot_lodge": ("league_voting disarmament saar", "league_voting disarmament"),
    "gabriele_dannunzio": ("fiume saar syria", "fiume"),
    "brockdorff_rantzau": ("rheinland anschluss saar byelorus fiume", "saar byelorus"),
    "scapa_flow": ("danzig:naval_uk armenia:naval_usa egypt:empire_uk", "smyrna danzig armenia"),
}


@clause("v1919.settle.5b", "v1919.terms.12")
@pytest.mark.parametrize("card", CRISES)
def test_crisis(card: str) -> None:
    s = at_crisis(card, **POSITION)
    if card == "soldiers_strike":  # France has demobilized a disc before
        s.discs[nation("france")] -= 1
        s.demobilized.append(nation("france"))
    before = s.copy()
    play(s, "silesia")
    assert changes(before, s) == CRISES[card]
    assert event(card) in s.waiting_events
    assert asked(s) == ("france", "v1919.ask.action")


@clause("v1919.settle.5b")
def test_a_crisis_is_carried_out_in_the_order_of_its_card() -> None:
    told = ids(play(at_crisis("prince_feisal", **POSITION), "silesia"))
    assert told.index("v1919.log.unrest") < told.index("v1919.log.happiness")


@clause("v1919.settle.5b", "v1919.event.2", "v1919.event.3", "v1919.ruling.board.regions")
@pytest.mark.parametrize("card", RANDOM)
@pytest.mark.parametrize("roll", range(1, 7))
def test_crisis_in_a_random_region(card: str, roll: int) -> None:
    s = at_crisis(card, fate=script(roll), **POSITION)
    before = s.copy()
    play(s, "silesia")
    assert changes(before, s) == ({f"unrest.{ALL[roll - 1]}": RANDOM[card]} if roll < 6 else {})


@clause("v1919.settle.5b", "v1919.event.5")
@pytest.mark.parametrize("card", [*CHECKS, "ho_chi_minh"])
def test_crisis_is_an_uprising_check(card: str) -> None:
    regions = CHECKS.get(card, ("africa",))
    rolls = [4] if card == "ho_chi_minh" else []  # the die names Africa
    s = at_crisis(card, fate=script(*rolls, *[5] * len(regions)), **POSITION)
    before = s.copy()
    events = play(s, "silesia")
    checked = [e.text.args["region"] for e in events if e.text.id == "v1919.log.check"]
    assert checked == [f"region.{name}" for name in regions]
    assert changes(before, s) == {}  # a 5 is no Uprising in column 3


@clause("v1919.settle.2a", "v1919.settle.2f", "v1919.settle.2d")
@pytest.mark.parametrize(
    ("card", "answers"), [(card, answers) for card, cases in CONFERENCES.items() for answers, _ in cases]
)
def test_conference(card: str, answers: str) -> None:
    s = at_conference(card, **{**POSITION, **SPECIAL.get(card, {})})
    before = s.copy()
    play(s, "counter.naval_uk")
    if GAME.cards.events[event(card)].optional:
        assert legal(s) == {"verb.perform", "verb.decline"}
        play(s, "perform")
    play(s, *answers.split())
    assert changes(before, s) == dict(CONFERENCES[card])[answers]
    assert (s.event_discard, s.table_event) == ([event(card)], NOBODY)
    assert asked(s) == ("france", "v1919.ask.advance-issue")


@clause("v1919.settle.2a", "v1919.event.5")
def test_conference_is_an_uprising_check() -> None:
    s = at_conference("chaim_weizmann", fate=script(5), **POSITION)
    before = s.copy()
    events = play(s, "counter.naval_uk")
    checked = [e.text.args["region"] for e in events if e.text.id == "v1919.log.check"]
    assert checked == ["region.middle_east"]
    assert changes(before, s) == {}


@clause("v1919.settle.2a", "v1919.event.2", "v1919.ruling.event.random6")
@pytest.mark.parametrize("roll", range(1, 7))
def test_conference_in_a_random_region(roll: int) -> None:
    s = at_conference("vladimir_lenin", fate=script(roll), **POSITION)
    before = s.copy()
    play(s, "counter.naval_uk")
    assert changes(before, s) == ({f"keg.{ALL[roll - 1]}": 1} if roll < 6 else {})
    assert s.event_discard == [event("vladimir_lenin")]  # also if nothing has happened


@clause("v1919.event.4", "v1919.terms.14")
@pytest.mark.parametrize("card", UNSETTLING)
def test_conference_unsettles_an_issue(card: str) -> None:
    held = {name: kinds for name, *kinds in (words.split(":") for words in UNSETTLING[card][0].split())}
    targets = UNSETTLING[card][1].split()
    for target in targets:
        s = at_conference(
            card,
            settled=dict.fromkeys(held, "usa"),
            counters=held,
            **POSITION,
        )
        play(s, "counter.naval_uk", *(["perform"] if GAME.cards.events[event(card)].optional else []))
        assert asked(s) == ("france", "v1919.ask.unsettle")
        assert legal(s) == {f"issue.{name}" for name in targets}
        for name in held.keys() - set(targets):
            refused(s, f"issue.{name}")
        play(s, f"issue.{target}")
        assert s.controller[issue(target)] == NOBODY
        assert asked(s) == ("france" if target == "smyrna" else "usa", "v1919.ask.bid")
        assert s.pending[0].question == questions.Bid(f"issue.{target}")


def test_no_card_and_no_branch_is_left_out() -> None:
    every = {card.id for card in GAME.cards.events}
    assert {*CRISES, *RANDOM, *CHECKS, "ho_chi_minh"} == every
    assert {*CONFERENCES, *UNSETTLING, "chaim_weizmann", "vladimir_lenin"} == every
    for card in GAME.cards.events:
        branches = max((len(getattr(step, "options", ())) for step in card.conference), default=0)
        assert len(CONFERENCES.get(card.id, [(), ()])) >= branches


# What a card must say, since the general rules do not: where cubes go, who begins, which discs, what is kept.
SAID = [
    ("event.maurice_hankey", ("back to Available", "área de disponibilidad", "手元に戻す")),
    ("event.soldiers_strike", ("clockwise from the decider", "agujas del reloj", "時計回り")),
    ("event.soldiers_strike", ("highest free box", "casilla libre más alta", "最も大きい数字のボックス")),
    ("event.alexander_kolchak", ("Available or deployed", "disponible o desplegada", "手元または配備中")),
    ("issue.rush_to_the_finish", ("must go to the Waiting Room", "sala de espera", "待合室")),
]


@clause("v1919.event.4")
@pytest.mark.parametrize("card", UNSETTLING)
def test_a_card_that_limits_the_stars_says_so_and_no_other(card: str) -> None:
    (found,) = (c for c in GAME.catalogue() if c.id == f"event.{card}")
    said = " ".join(words("en").say(text) for text in found.effect)
    assert ("star" in said) == (card == "brockdorff_rantzau")


@clause("v1919.ruling.event.cuberemoval", "v1919.end.3")
@pytest.mark.parametrize(("card", "parts"), SAID)
def test_the_card_says_it(card: str, parts: tuple[str, str, str]) -> None:
    (found,) = (c for c in GAME.catalogue() if c.id == card)
    for language, part in zip(("en", "es", "ja"), parts, strict=True):
        said = " ".join(words(language).say(text) for text in found.effect)
        assert part in said
