"""What cards may be made of: every step of the house's cards is told, with choices, ranges and sentences."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource

import salon
from salon import lang
from salon.kernel.pack_kinds import tagged
from salon.lang import LANGUAGES, Words
from salon.lang.packs import said_vocabulary
from salon.lang.patterns import patterns


def steps_in(found: Any) -> set[str]:
    if isinstance(found, dict):
        own = {found[key] for key in ("step", "test") if isinstance(found.get(key), str)}
        return own.union(*map(steps_in, found.values()))
    return set().union(*map(steps_in, found)) if isinstance(found, list) else set()


@pytest.mark.parametrize("game", salon.list_games())
def test_every_step_of_the_house_is_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lang, "strict", True)
    house = salon.load(game)
    told = said_vocabulary(house)
    used = steps_in(house.pack_of_house()) - {
        "above-largest-pile",
        "above-pile",
        "below-pile",
        "below-markers",
    }
    assert used <= set(told["records"])
    assert {name for name, record in told["records"].items() if "tag" in record} == set(tagged(house.form))
    assert [group["id"] for group in told["groups"]] == list(house.form.kind.__struct_fields__)
    for record in told["records"].values():
        for field in record["fields"]:
            assert set(field["label"]) == set(LANGUAGES)
            assert all(set(choice["label"]) == set(LANGUAGES) for choice in field.get("choices", ()))


def test_sentences_have_places() -> None:
    records = said_vocabulary(salon.load("v1919"))["records"]
    unrest = records["Unrest"]["patterns"]
    assert {"en": "Unrest in {region} {n}", "es": "disturbios {n} {region}", "ja": "{region}の不穏度{n}"} in [
        pattern["words"] for pattern in unrest
    ]
    assert len(unrest) == 6  # printed, random, three of one's choice, the same
    for name, record in records.items():
        if "tag" in record and name not in (
            "Choose",
            "ChoosePlayer",
            "If",
            "Not",
            "Settled",
            "UnsettleNamed",
        ):
            assert record["patterns"], name
            for pattern in record["patterns"]:
                for field in record["fields"]:
                    if field["required"] and field["kind"] == "number":
                        assert all(f"{{{field['name']}}}" in said for said in pattern["words"].values()), name
    (number,) = [field for field in records["Unrest"]["fields"] if field["name"] == "n"]
    assert (number["from"], number["to"], number["never"]) == (-7, 7, [0])


def test_what_may_be_left_out_says_so() -> None:
    fields = {
        field["name"]: field
        for field in said_vocabulary(salon.load("v1919"))["records"]["ChoosePlayer"]["fields"]
    }
    assert fields["region"]["optional"] is True
    assert "optional" not in fields["among"]


def test_nothing_is_called_as_the_files_call_it() -> None:
    """Steps, fields and choices have words of their own, and cards and spaces are picked by their names."""
    for game in salon.list_games():
        told = salon.load(game).card_vocabulary()
        for thing in [*told["records"].values(), *told["groups"]]:
            labels = [thing.get("label"), *(field["label"] for field in thing["fields"])]
            labels += [choice["label"] for field in thing["fields"] for choice in field.get("choices", ())]
            assert not [label for label in labels if label is not None and label.id == "kernel.literal"]
    records = salon.load("turmoil").card_vocabulary()["records"]
    (space,) = [field for field in records["Where"]["fields"] if field["name"] == "space"]
    assert space["of"] == {"kind": "card", "group": "space", "inside": "", "optional": False}
    (card,) = [field for field in records["InForce"]["fields"] if field["name"] == "card"]
    assert (card["kind"], card["group"]) == ("card", "strategy")
    records = salon.load("v1919").card_vocabulary()["records"]
    (option,) = [field for field in records["Settled"]["fields"] if field["name"] == "option"]
    assert (option["kind"], option["group"], option["inside"]) == ("card", "issue", "options")


def test_numbers_keep_their_places_in_whatever_order_they_are_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A translation may turn them round: which is which comes from the step, not from where it stands."""
    turned = Words("en")
    turned.knows("turmoil.step.force-naval")
    said = FluentResource("turmoil-step-force-naval = { $behind } if it trails, else { $n }, and never 7")
    turned._bundle.add_resource(said, allow_overrides=True)
    monkeypatch.setattr("salon.lang.patterns.words", lambda _: turned)
    game = salon.load("turmoil")
    (found,) = patterns(game, game.card_vocabulary()["records"]["ForceNaval"], "ForceNaval")
    assert found["words"]["en"] == "{behind} if it trails, else {n}, and never 7"
