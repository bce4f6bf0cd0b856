"""A pack as one file: what is read is written as the same bytes; digests say what is the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import salon
from salon.kernel import BadCards, BadRecord, Record, SalonError
from salon.kernel.conformance import random_game
from salon.kernel.pack_file import Pack, open_pack, read_pack, write_pack
from salon.lang.packs import naming, said_card


@pytest.mark.parametrize("game", salon.list_games())
def test_a_file_is_written_as_it_was_read(game: str, tmp_path: Path) -> None:
    house = salon.load(game)
    body = house.pack_of_house()
    pack = Pack("Ana’s box 箱", game, body, author="Ana", version=3, languages=("es", "en"))
    data = write_pack(pack)
    assert read_pack(data) == pack
    assert write_pack(read_pack(data)) == data
    (tmp_path / "box.salonpack").write_bytes(data)
    assert salon.load(game, tmp_path / "box.salonpack") is house
    assert open_pack(house.form, house.folder / "cards").body == body  # the old form is read for ever


def test_odd_names_come_back_as_they_were() -> None:
    house = salon.load("v1919")
    body = house.pack_of_house()
    body["issue"][0]["name"] = {"en": 'A "quoted" \\ name #1', "ja": "サール"}
    body["issue"][0]["options"][0]["name"] = {"en": "ends with '''"}
    body["issue"][0]["wish"] = "Too long for a sentence of ours = { [ ]"
    body["issue"][0]["printed"] = ["name", "stars", "options.german"]
    assert house.check_pack(body) == []
    data = write_pack(Pack("Box", "v1919", body))
    assert read_pack(data).body == body
    assert write_pack(read_pack(data)) == data
    said = said_card(house, body, "issue.rheinland")
    assert said is not None
    assert (said["en"]["name"], said["ja"]["name"]) == ('A "quoted" \\ name #1', "サール")
    assert said["es"]["name"] == 'A "quoted" \\ name #1'  # the first language there is
    assert said["en"]["effect"][0].startswith("Ends with '''") or said["en"]["effect"][0].startswith("ends")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('schema = "salon-pack/1"', 'schema = "salon-pack/9"', "expected salon-pack/1"),
        ('name = "Box"', 'name = ""', "name cannot be"),
        ('name = "Box"\n', "", "name is missing"),
        ('name = "Box"', 'name = "a\\u202Eb"', "name cannot be"),
        ("version = 1", "version = 0", "version cannot be"),
        ("version = 1", "version = true", "version cannot be"),
        ('base = "house"', 'base = "elsewhere"', "base cannot be"),
        ('languages = ["en"]', 'languages = "en"', "languages cannot be"),
        ('game = "court"', 'game = "../x"', "game cannot be"),
        ('game = "court"', 'game = "turmoil"', "a pack for turmoil; expected court"),
        ("[[action]]", "[[action", "is not a card pack"),
    ],
)
def test_a_bad_header_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    house = salon.load("court")
    text = write_pack(Pack("Box", "court", house.pack_of_house())).decode()
    assert old in text
    path = tmp_path / "box.salonpack"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(SalonError, match=re.escape(said)):
        salon.load("court", path)


def test_names_change_nothing_that_is_played() -> None:
    house = salon.load("court")
    body = house.pack_of_house()
    body["action"][0] |= {"values": [2, 5]}
    play, whole = house.play_of(body), house.whole_of(body)
    playing = house.with_pack(body)
    record = Record.from_json(random_game(playing, 2, 1, every=0).record.to_json())
    body["action"][0]["name"] = {"en": "The Levee"}
    body["action"][0]["source"] = "mine"
    assert house.play_of(body) == play != house.play_of(house.pack_of_house())
    assert house.whole_of(body) != whole
    assert house.with_pack(body) is playing
    assert record.replay(game=house.with_pack(body)).result is not None
    assert naming("en", house, body).name("court", "action.audience") == "The Levee"
    body["action"][0]["values"] = [3, 3]
    with pytest.raises(BadRecord):
        record.replay(game=house.with_pack(body))
    with pytest.raises(BadRecord):
        record.replay()


def test_what_is_so_by_default_may_be_left_out() -> None:
    house = salon.load("v1919")
    body = house.pack_of_house()
    body["event"][0] |= {"icon": True}
    body["event"][2] |= {"optional": False}
    assert house.play_of(body) == house.play_of(house.pack_of_house())
    with pytest.raises(BadCards):
        house.with_pack({})


def test_the_figure_of_a_card_is_drawn_and_changes_no_rule() -> None:
    """What a card shows stands on the card: a board asks for the figure and never for the id."""
    for id, group, symbol in (("v1919", "event", "event"), ("court", "action", "action")):
        house = salon.load(id)
        drawn = {card.id: card.printed.get("figure") for card in house.cards_of_house()}
        assert any(drawn.values())
        body = house.pack_of_house()
        card = next(card for card in body[group] if "figure" in card)
        old, card["figure"], card["id"] = card["id"], "seal", "of_ours" if id == "v1919" else "of-ours"
        assert house.check_pack(body) == []
        found = {card.id: card.printed.get("figure") for card in house.cards_of(body)}
        assert found[f"{symbol}.{card['id']}"] == "seal"
        assert f"{symbol}.{old}" not in found
        card["figure"] = "crown"
        before = house.play_of(body)
        del card["figure"]
        assert house.play_of(body) == before
        assert house.cards_of(body)  # a card without one is drawn as well


def test_a_card_of_a_pack_follows_the_general_clause_whatever_it_is_called() -> None:
    house = salon.load("court")
    body = house.pack_of_house()
    ball = next(card for card in body["action"] if card["id"] == "ball")
    ball["effect"] = next(card for card in body["action"] if card["id"] == "pension")["effect"]
    cards = house.with_pack(body).cards  # type: ignore[attr-defined]
    clauses = {cards.symbol[card]: clause for card, clause in cards.clause.items()}
    assert clauses["action.ball"] == "court.actioncard.2"
    assert clauses["action.pension"] == "court.action.pension"
