"""What is established of the cards stands fast, however the designed fields are tuned (docs/provenance.md).

The facts are written here a second time on purpose: a change of the cards that touches one of them, or that
takes it from the fields called `known`, has to change this file too.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from salon.games.v1919.cards import EventCard, IssueCard, StrategyCard
from salon.games.v1919.options import potential_value
from salon.games.v1919.terms import COUNTERS, FRANCE, UK, USA
from salon.lang import words
from tests.rules.v1919.board import GAME, issue

CARDS: dict[str, IssueCard | EventCard | StrategyCard] = {
    **{f"issue.{card.id}": card for card in GAME.cards.issues},
    **{f"event.{card.id}": card for card in GAME.cards.events},
    **{f"strategy.{card.id}": card for card in GAME.cards.strategies},
}

# By card, every field that is established and what it is.
FACTS: dict[str, dict[str, Any]] = {
    "issue.rheinland": {"name": "Rheinland", "stars": 6},
    "issue.byelorus": {"name": "Byelorus"},
    "issue.east_prussia": {"name": "East Prussia"},
    "issue.silesia": {"name": "Silesia"},
    "issue.tyrol": {"name": "Tyrol", "region": "europe"},
    "issue.anschluss": {"name": "Anschluss"},
    "issue.reparations": {"name": "Reparations"},
    "issue.constantinople": {
        "name": "Constantinople",
        "region": "middle_east",
        "stars": 6,
        "option.open_city.label": "Open City",
        "option.turkey.label": "Turkey",
        "option.turkey.unrest": {"balkans": 1},
    },
    "issue.smyrna": {
        "name": "Smyrna",
        "options.count": 3,
        "option.greece.label": "Greece",
        "option.greece.unrest": {"middle_east": 2},
        "option.greece.happiness": {"uk": -1},
        "option.greece.counters": ["naval_uk|naval_usa"],
    },
    "issue.arabia": {"name": "Arabia", "region": "middle_east", "stars": 3},
    "issue.syria": {"name": "Syria", "option.british.label": "British Mandate"},
    "issue.mesopotamia": {"name": "Mesopotamia"},
    "issue.palestine": {
        "name": "Palestine",
        "option.independent.label": "Independence",
        "option.zionist.label": "Zionist state",
    },
    "issue.armenia": {"name": "Armenia", "option.state.label": "Independent state"},
    "issue.south_west_africa": {"name": "German South-West Africa"},
    "issue.togo": {"name": "Togo"},
    "issue.somalia": {"name": "Somalia"},
    "issue.new_guinea_samoa": {"name": "New Guinea & Samoa"},
    "issue.korea": {"name": "Korea"},
    "issue.womens_suffrage": {"name": "Women's Suffrage"},
    "issue.disarmament": {"name": "Disarmament"},
    "issue.racial_equality": {
        "name": "Racial Equality",
        "option.adopt.label": "Clause written into the Covenant",
        "option.refuse.label": "Clause refused",
    },
    "issue.league_voting": {"name": "League Voting"},
    "issue.high_seas_fleet": {"name": "High Seas Fleet"},
    "issue.rush_to_the_finish": {"name": "Rush to the Finish", "stars": 7, "options": [], "kind": True},
    "event.ho_chi_minh": {
        "name": "Ho Chi Minh",
        "influence_icon": True,
        "optional": True,
        "conference": [{"step": "PowderKeg", "region": "pacific", "n": 1}],
    },
    "event.arthur_balfour": {"name": "Arthur Balfour", "influence_icon": True},
    "event.chaim_weizmann": {"name": "Chaim Weizmann"},
    "event.bela_kun": {"name": "Bela Kun", "crisis": [{"step": "UprisingCheck", "region": "any"}]},
    "event.jan_smuts": {
        "name": "Jan Smuts",
        "conference": [
            {
                "step": "ChoosePlayer",
                "options": [
                    [{"step": "Happiness", "nation": "chosen_player", "n": -2}],
                    [{"step": "Unrest", "region": "africa", "n": 2}],
                ],
            }
        ],
    },
    "event.prince_feisal": {"name": "Prince Feisal"},
    "event.t_e_lawrence": {"name": "T. E. Lawrence"},
    "event.ataturk": {"name": "Ataturk"},
    "event.john_m_keynes": {"name": "John M. Keynes"},
    "event.w_e_b_dubois": {"name": "W. E. B. DuBois"},
    "strategy.global_trade": {"name": "Global Trade"},
    "strategy.isolationism": {"name": "Isolationism"},
    "strategy.reparations_strategy": {"name": "Reparations"},
    "strategy.outlawing_war": {"name": "Outlawing War"},
    "strategy.mobilization": {"name": "Mobilization"},
}
FIELDS = {"influence_icon": "icon", "kind": "game_end"}  # what the cards call them


def shown(card: str, fact: str) -> object:
    """What a card shows now where a fact is established."""
    speaker, found = words("en"), msgspec.to_builtins(CARDS[card])
    match fact.split("."):
        case ["name"]:
            return speaker.name("v1919", card)
        case ["option", option, "label"]:
            return speaker.name("v1919", f"option.{found['id']}.{option}")
        case ["option", option, field]:
            return msgspec.json.decode(
                msgspec.json.encode(next(o[field] for o in found["options"] if o["id"] == option))
            )
        case ["options", "count"]:
            return len(found["options"])
    return msgspec.json.decode(msgspec.json.encode(found[FIELDS.get(fact, fact)]))


@pytest.mark.parametrize(("card", "fact"), [(card, fact) for card in FACTS for fact in FACTS[card]])
def test_established(card: str, fact: str) -> None:
    assert shown(card, fact) == FACTS[card][fact]


def test_known_are_these_facts_and_no_others() -> None:
    assert {name: list(card.known) for name, card in CARDS.items() if card.known} == {
        name: list(facts) for name, facts in FACTS.items()
    }


def test_a_card_of_which_nothing_is_known_is_designed() -> None:
    """The names of two public ones are known in part: the topic, not the words."""
    unknown = {name for name, card in CARDS.items() if not card.known and card.source != "designed"}
    assert unknown == {"issue.labour_charter", "issue.widows_pensions"}


# -- what follows from the facts -----------------------------------------------------------------


def test_solitaire_values_of_rheinland() -> None:
    """The rulebook counts 7 for the USA and France and 6 for the UK; an Industry counter is possible."""
    assert [potential_value(GAME.cards, issue("rheinland"), p) for p in (UK, FRANCE, USA)] == [6, 7, 7]
    assert any("industry" in option.counters for option in GAME.cards.issues[issue("rheinland")].options)


def test_counters_that_examples_place() -> None:
    options = {o.id: o for o in GAME.cards.issues[issue("constantinople")].options}
    assert any("naval_uk" in counter.split("|") for counter in options["open_city"].counters)
    assert not options["turkey"].counters
    assert not options["turkey"].happiness
    mandate = next(o for o in GAME.cards.issues[issue("palestine")].options if o.id == "mandate")
    assert mandate.counters == ("empire_uk|empire_france",)


@pytest.mark.parametrize(
    ("region", "names"),
    [
        ("europe", "rheinland byelorus east_prussia silesia anschluss"),
        ("middle_east", "smyrna syria mesopotamia palestine armenia"),
        ("africa", "south_west_africa togo somalia"),
        ("pacific", "new_guinea_samoa korea"),
        (None, "womens_suffrage disarmament racial_equality league_voting"),
    ],
)
def test_regions_that_follow(region: str | None, names: str) -> None:
    assert [GAME.cards.issues[issue(name)].region for name in names.split()] == [region] * len(names.split())


def test_effects_known_in_part() -> None:
    assert shown("event.arthur_balfour", "conference") == [
        {"step": "Unrest", "region": "middle_east", "n": 2}
    ]
    assert shown("event.t_e_lawrence", "conference") == [{"step": "Unrest", "region": "middle_east", "n": -2}]
    weizmann, smuts = CARDS["event.chaim_weizmann"], CARDS["event.jan_smuts"]
    assert isinstance(weizmann, EventCard)
    assert isinstance(smuts, EventCard)
    assert [type(step).__name__ for step in weizmann.conference] == ["UprisingCheck"]
    assert not weizmann.optional
    assert not smuts.optional
    reparations = CARDS["strategy.reparations_strategy"]
    assert isinstance(reparations, StrategyCard)
    assert "happiness_x2" in {line.type for line in reparations.score}
    assert any(
        line.icon == "naval_usa" for card in GAME.cards.strategies for line in card.score
    )  # one of those whose names are not known pays for it


# -- rules that the designed fields keep ---------------------------------------------------------


def test_the_decks_are_made_up_as_designed() -> None:
    """How many Issues each Region has, how many stars; no icon is more than 2, and none is rare."""
    issues = [card for card in GAME.cards.issues if not card.game_end]
    regions = Counter(card.region for card in issues)
    assert regions == {"europe": 11, "balkans": 9, "middle_east": 9, "africa": 8, "pacific": 8, None: 7}
    assert Counter(card.stars for card in issues) == {1: 4, 2: 12, 3: 13, 4: 13, 5: 7, 6: 3}
    options = [option for card in issues for option in card.options]
    assert all(2 <= len(card.options) <= 3 for card in issues)
    assert all(1 <= abs(n) <= 2 for o in options for n in (*o.unrest.values(), *o.happiness.values()))
    kinds = Counter(kind for o in options for kind in {c.split("_")[0] for c in o.counters})
    assert set(kinds) == {name.split("_")[0] for name in COUNTERS}
    assert min(kinds.values()) >= 8


def test_no_two_cards_do_the_same() -> None:
    """Two Events may share a half; no two Events, and no two Strategies, are the same card twice."""
    done = [(card.crisis, card.conference) for card in GAME.cards.events]
    assert len(set(done)) == len(done)
    assert len({card.score for card in GAME.cards.strategies}) == len(GAME.cards.strategies)
    strike, churchill = CARDS["event.soldiers_strike"], CARDS["event.winston_churchill"]
    assert isinstance(strike, EventCard)
    assert isinstance(churchill, EventCard)
    assert strike.conference != churchill.conference
