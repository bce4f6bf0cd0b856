"""What may be wrong with a pack: each fault is found at its place, in three languages; nothing is raised."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import salon
from salon.kernel import Body
from salon.lang import LANGUAGES, words
from salon.lang.packs import said_fault

Change = Callable[[Body], object]


def put(path: str, value: Any) -> Change:
    """A change of one value; "-" takes it out."""

    def change(body: Body) -> None:
        *way, last = [int(part) if part.isdecimal() else part for part in path.split("/")]
        here: Any = body
        for part in way:
            here = here[part]
        if value == "-":
            del here[last]
        else:
            here[last] = value

    return change


def effect(*steps: dict[str, Any]) -> Change:
    return put("event/0/crisis", list(steps))


def happiness(who: str, n: int = 1) -> dict[str, Any]:
    return {"step": "Happiness", "nation": who, "n": n}


def choose(*branches: list[dict[str, Any]]) -> dict[str, Any]:
    return {"step": "Choose", "options": list(branches)}


DEEP = choose(
    [choose([choose([choose([happiness("uk")], [happiness("uk")])], [happiness("uk")])], [happiness("uk")])],
    [happiness("uk")],
)
OTHER = {"step": "Unrest", "region": "choice_other", "n": 1}
ONE = [happiness("uk")]
THAT = happiness("chosen_player")

V1919: list[tuple[str, str, Change]] = [
    ("pack.no-group", "/banana", put("banana", [])),
    ("pack.no-group-near", "/isue", put("isue", [])),
    ("pack.missing", "/event", put("event", "-")),
    ("pack.missing", "/issue/0/stars", put("issue/0/stars", "-")),
    ("pack.no-field", "/issue/0/qqqq", put("issue/0/qqqq", 1)),
    ("pack.no-field-near", "/issue/0/star", put("issue/0/star", 1)),
    ("pack.no-choice", "/issue/0/region", put("issue/0/region", "moon")),
    ("pack.no-choice-near", "/issue/0/options/0/unrest/eurpe", put("issue/0/options/0/unrest", {"eurpe": 1})),
    ("pack.no-choice-near", "/issue/0/options/0/counters/0", put("issue/0/options/0/counters", ["industy"])),
    ("pack.no-choice-near", "/strategy/0/score/0/type", put("strategy/0/score/0/type", "icn")),
    ("pack.no-choice", "/event/0/crisis/0/counter", effect({"step": "UnsettleIssue", "counter": "qq"})),
    (
        "pack.no-choice",
        "/event/0/crisis/0/who",
        effect({"step": "ExhaustMilitary", "who": "all_players", "n": 1}),
    ),
    ("pack.no-choice", "/event/0/crisis/0/who", effect({"step": "ExhaustInfluence", "who": "japan", "n": 1})),
    ("pack.no-step", "/event/0/crisis/0/step", effect({"step": "Banana"})),
    ("pack.no-step-near", "/event/0/crisis/0/step", effect({"step": "Unrst", "region": "europe", "n": 1})),
    ("pack.missing", "/event/0/crisis/0/step", effect({"region": "europe", "n": 1})),
    ("pack.kind", "/issue/0/stars", put("issue/0/stars", "6")),
    ("pack.kind", "/issue/0/stars", put("issue/0/stars", True)),
    ("pack.kind", "/event/0/icon", put("event/0/icon", 1)),
    ("pack.kind", "/event/0/crisis", put("event/0/crisis", {})),
    ("pack.kind", "/event/0/crisis/0", put("event/0/crisis", [7])),
    ("pack.kind", "/board", put("board", [])),
    ("pack.kind", "/issue", put("issue", {})),
    ("pack.kind", "/issue/0/name", put("issue/0/name", "Saar")),
    ("pack.kind", "/issue/0/printed", put("issue/0/printed", "all")),
    ("pack.too-small", "/issue/0/stars", put("issue/0/stars", 0)),
    ("pack.too-big", "/issue/0/stars", put("issue/0/stars", 10)),
    ("pack.never", "/event/0/crisis/0/n", effect({"step": "Unrest", "region": "europe", "n": 0})),
    ("pack.never", "/issue/0/options/0/happiness/uk", put("issue/0/options/0/happiness", {"uk": 0})),
    ("pack.too-few", "/issue", lambda body: body["issue"].pop()),
    ("pack.too-many", "/event", lambda body: body["event"].append(dict(body["event"][0], id="new"))),
    ("pack.too-few", "/event/0/crisis", effect()),
    ("pack.too-few", "/event/0/crisis/0/options", effect(choose(ONE))),
    ("pack.too-few", "/event/0/crisis/0/options/1", effect(choose(ONE, []))),
    ("pack.too-many", "/event/0/crisis/0/options", effect(choose(ONE, ONE, ONE, ONE))),
    ("pack.too-many", "/event/0/crisis", effect(*[happiness("uk")] * 9)),
    ("pack.too-nested", "/event/0/crisis/0/options/0/0/options/0/0/options/0/0", effect(DEEP)),
    ("pack.no-id", "/issue/0/id", put("issue/0/id", "Saar")),
    ("pack.no-id", "/event/0/figure", put("event/0/figure", "../../x")),
    (
        "pack.either",
        "/issue/0/options/0/counters/0",
        put("issue/0/options/0/counters", ["industry|industry"]),
    ),
    ("pack.twice", "/issue/1/id", put("issue/1/id", "rheinland")),
    ("pack.twice", "/issue/0/options/1/id", put("issue/0/options/1/id", "german")),
    ("pack.long", "/issue/0/name/en", put("issue/0/name", {"en": "x" * 61})),
    ("pack.long", "/issue/0/options/0/name/en", put("issue/0/options/0/name", {"en": "x" * 41})),
    ("pack.long", "/issue/0/wish", put("issue/0/wish", "x" * 401)),
    ("pack.empty", "/issue/0/name/en", put("issue/0/name", {"en": "  "})),
    ("pack.unseen", "/issue/0/name/en", put("issue/0/name", {"en": "a\u202eb"})),
    ("pack.unseen", "/issue/0/name/en", put("issue/0/name", {"en": "a\nb"})),
    ("pack.no-language", "/issue/0/name/English", put("issue/0/name", {"English": "x"})),
    ("pack.no-field", "/issue/0/options/0/wish", put("issue/0/options/0/wish", "x")),
    ("v1919.pack-no-game-end", "/issue", lambda body: [card.pop("game_end", 0) for card in body["issue"]]),
    (
        "v1919.pack-game-ends",
        "/issue/52/game_end",
        lambda body: body["issue"][0].update(game_end=True, options=[]),
    ),
    ("v1919.pack-game-end-options", "/issue/0/options", put("issue/0/game_end", True)),
    ("v1919.pack-no-options", "/issue/0/options", put("issue/0/options", [])),
    ("v1919.pack-no-change", "/issue/0/options/0", put("issue/0/options/0", {"id": "german"})),
    ("v1919.pack-needs-player", "/event/0/crisis/0/nation", effect(THAT)),
    (
        "v1919.pack-needs-player",
        "/event/0/crisis/1/nation",
        effect({"step": "ChoosePlayer", "options": [ONE]}, THAT),
    ),
    ("v1919.pack-needs-region", "/event/0/crisis/0/region", effect(OTHER)),
    ("v1919.pack-icon", "/strategy/0/score/1/icon", put("strategy/0/score/1/icon", "industry")),
    ("v1919.pack-no-vp", "/strategy/1/score/0/vp", put("strategy/1/score/0/vp", 2)),
    ("pack.missing", "/strategy/0/score/0/vp", put("strategy/0/score/0/vp", "-")),
    ("v1919.pack-regions", "/board/regions", put("board/regions/0", "africa")),
    ("v1919.pack-uprising", "/board/uprising", put("board/uprising/3", 7)),
    ("v1919.pack-zones", "/board/happiness_limits", put("board/happiness_limits/2/0", 1)),
    ("v1919.pack-limits", "/board/happiness_limits", put("board/happiness_limits/0/1", 0)),
    ("v1919.pack-boxes", "/board/demobilize", put("board/demobilize/3", 9)),
    ("v1919.pack-columns", "/board/column/0/number", put("board/column/0/number", 6)),
]
V1919 += [
    ("v1919.pack-line-region", "/strategy/0/score/0/region", put("strategy/0/score/0/region", "europe")),
    ("v1919.pack-line-number", "/strategy/0/score/0/n", put("strategy/0/score/0/n", 3)),
    ("v1919.pack-needs-region", "/event/0/crisis/0/region", effect(OTHER | {"region": "same"})),
    (
        "v1919.pack-needs-region",
        "/event/0/crisis/0/region",
        effect({"step": "UprisingCheck", "region": "same"}),
    ),
    (
        "pack.twice",
        "/event/0/crisis/0/nation/1",
        effect({"step": "Happiness", "nation": ["uk", "uk"], "n": 1}),
    ),
    (
        "pack.twice",
        "/event/0/crisis/0/who/2",
        effect({"step": "RecoverInfluence", "who": ["uk", "france", "uk"], "n": 1}),
    ),
    ("v1919.pack-no-issue", "/event/0/crisis/0/issue", effect({"step": "UnsettleNamed", "issue": "moon"})),
    (
        "v1919.pack-region-unused",
        "/event/0/crisis/0/region",
        effect({"step": "ChoosePlayer", "options": [ONE], "region": "europe"}),
    ),
]
SETTLED = {"test": "Settled", "issue": "smyrna"}
V1919 += [
    ("v1919.pack-no-issue", "/event/0/crisis/0/test/issue",
     effect({"step": "If", "test": SETTLED | {"issue": "moon"}, "then": ONE})),
    ("v1919.pack-no-option", "/event/0/crisis/0/test/condition/option",
     effect({"step": "If", "test": {"test": "Not", "condition": SETTLED | {"option": "x"}}, "then": ONE})),
    ("v1919.pack-needs-player", "/event/0/crisis/0/test/nation",
     effect({"step": "If", "test": {"test": "HappinessAtLeast", "nation": "chosen_player", "n": 9},
             "then": ONE})),
    ("v1919.pack-needs-player", "/issue/0/options/0/then/0/nation", put("issue/0/options/0/then", [THAT])),
    ("v1919.pack-no-issue", "/issue/0/options/0/then/0/issue",
     put("issue/0/options/0/then", [{"step": "UnsettleNamed", "issue": "moon"}])),
    ("pack.no-choice", "/event/0/crisis/0/who", effect({"step": "RemoveInfluence", "who": "japan", "n": 1})),
    ("pack.too-few", "/event/0/crisis/0/then", effect({"step": "If", "test": SETTLED, "then": []})),
    ("pack.never", "/issue/0/options/0/keg/africa", put("issue/0/options/0/keg", {"africa": 0})),
]  # fmt: skip
COURT: list[tuple[str, str, Change]] = [
    ("court.pack-characters", "/character", put("character/0/id", "pope")),
    ("court.pack-copies", "/character/0/values", put("character/0/values", [1])),
    ("court.pack-actions", "/action", put("action/0/values", [1])),
    ("pack.twice", "/action/0/id", put("action/0/id", "king")),
    ("court.pack-needs", "/action/0/effect/0", put("action/0/effect", [{"step": "Unmark"}])),
    ("court.pack-activate", "/character/0/effect/0", put("character/0/effect", [{"step": "Activate"}])),
    ("court.pack-reveal", "/character/3/effect/1", put("character/3/effect/2", {"step": "Gain"})),
    ("pack.no-field", "/character/6/effect/0/placed", put("character/6/effect/0/placed", 1)),
    ("pack.fixed-name", "/character/0/name", put("character/0/name", {"en": "Louis"})),
    ("pack.too-few", "/action/0/effect", put("action/0/effect", [])),
]
TURMOIL: list[tuple[str, str, Change]] = [
    ("turmoil.pack-order", "/strategy/0/number", put("strategy/0/number", 2)),
    (
        "pack.too-few",
        "/strategy/0/requires/0/conditions",
        put("strategy/0/requires", [{"test": "Either", "conditions": []}]),
    ),
    (
        "pack.too-few",
        "/strategy/0/effect/0/options/1",
        put(
            "strategy/0/effect",
            [{"step": "Choose", "by": "own", "options": [[{"step": "Vp", "n": 1}], []]}],
        ),
    ),
    ("turmoil.pack-order", "/space/0/id", put("space/0/id", "atlantis")),
    (
        "turmoil.pack-no-space",
        "/strategy/1/effect/0/where/space/0",
        put("strategy/1/effect/0/where/space", ["rome_"]),
    ),
    ("turmoil.pack-no-space", "/space/0/adjacent/0", put("space/0/adjacent/0", "atlantis")),
    ("turmoil.pack-one-way", "/space/0/adjacent/0", put("space/0/adjacent/0", "serbia")),
    (
        "turmoil.pack-no-card",
        "/strategy/0/requires/0/cards/0",
        put("strategy/0/requires", [{"test": "Happened", "cards": [111]}]),
    ),
    ("turmoil.pack-no-region", "/scoring", put("scoring/0/region", "germany")),
    ("turmoil.pack-number", "/strategy/0/effect/0/n", put("strategy/0/effect/0/n", 99)),
    ("pack.unfit", "/strategy/2", put("strategy/2/effect/0/where", {"also": [{"control": "own"}]})),
]
ALL = (
    [("v1919", *row) for row in V1919]
    + [("court", *row) for row in COURT]
    + [("turmoil", *row) for row in TURMOIL]
)


@pytest.mark.parametrize(("game", "code", "path", "change"), ALL)
def test_a_fault_is_found_at_its_place(game: str, code: str, path: str, change: Change) -> None:
    house = salon.load(game)
    body = house.pack_of_house()
    change(body)
    faults = house.check_pack(body)
    (fault,) = [one for one in faults if (one.code, one.path) == (code, path)]
    told = said_fault(fault)
    for language in LANGUAGES:
        assert re.search(r"[.。？?]$", told["said"][language]), told
        assert "pack-" not in told["said"][language]
    if not fault.doubt:
        with pytest.raises(salon.SalonError):
            house.with_pack(body)


def test_the_house_stands_in_for_cards_with_faults() -> None:
    house = salon.load("v1919")
    body = house.pack_of_house()
    body["issue"][0]["stars"] = 99
    body["issue"][1]["stars"] = 9
    shown = {card.id: card.numbers for card in house.cards_of(body)}
    assert shown["issue.rheinland"] == {"stars": 6}
    assert shown["issue.byelorus"] == {"stars": 9}
    assert house.play_of(body) != house.play_of(house.pack_of_house())


def test_every_fault_has_a_test() -> None:
    sources = Path(salon.__file__).parent
    text = "".join(
        path.read_text("utf-8")
        for path in [*sources.glob("kernel/pack_*.py"), *sources.glob("games/*/pack*.py")]
    )
    codes = set(re.findall(r'Wrong\([^"]*?"((?:pack|court|turmoil|v1919)\.[a-z0-9-]+)"', text))
    codes |= {
        f"pack.no-{what}{near}" for what in re.findall(r'\bno\("([a-z]+)"', text) for near in ("", "-near")
    }
    assert len(codes) > 25
    assert codes <= {code for _, code, _, _ in ALL}


@pytest.mark.parametrize("game", salon.list_games())
@pytest.mark.parametrize(
    "body", [None, 7, "x", [], {}, {"issue": None}, {"a": {"b": 1e400}}, {"board": {"x": [[]] * 9}}]
)
def test_whatever_is_no_pack_is_said_to_be_none(game: str, body: Any) -> None:
    faults = salon.load(game).check_pack(body)
    assert faults
    for language in LANGUAGES:
        assert all(words(language).say(fault.said) for fault in faults)


def test_limits_of_size() -> None:
    house = salon.load("v1919")
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    for body, code in (
        ({"issue": deep}, "pack.too-depth"),
        ({"issue": [0] * 30_000}, "pack.too-nodes"),
        ({"issue": 10**400}, "pack.too-number"),
    ):
        (fault,) = house.check_pack(body)
        assert fault.code == code
        house.play_of(body)


def test_all_faults_are_said_at_once() -> None:
    house = salon.load("v1919")
    body = house.pack_of_house()
    for number in range(10):
        body["issue"][number]["stars"] = 0
        body["event"][number]["crisis"] = []
    assert len(house.check_pack(body)) == 20
