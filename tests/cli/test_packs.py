"""Card packs of one's own: checked with the place of the fault, and played without touching code."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import salon
from salon.cli import main
from salon.games import court
from salon.kernel import BadCards, BadRecord, Record
from salon.kernel.conformance import random_game

HOUSE = (Path(court.__file__).parent / "cards" / "cards.toml").read_text("utf-8")


def pack(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "cards.toml").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('schema = "court-cards/1"', 'schema = "court-cards/2"', "expected court-cards/1"),
        ("values = [1, 6]", "values = [1, 7]", r"Expected `int` <= 6 - at `\$\.action\[0\]\.values\[1\]`"),
        ("values = [1, 6]", "values = [1]", "there are 11 action cards; expected 12"),
        (
            '{ step = "Unmark" }',
            '{ step = "Vanish" }',
            r"Invalid value 'Vanish' - at `\$\.action\[2\]\.effect\[1\]\.step`",
        ),
        ('id = "queen"', 'id = "pope"', "expected the seven characters in this order"),
        ('id = "ball"', 'id = "cachet"', "cachet is there twice"),
        ('id = "ball"', 'id = "Ball"', "Expected `str` matching regex"),
        ("values = [1, 1, 2, 2,", "values = [1, 2,", "king has 10 cards; expected 12"),
        (
            '{ step = "Mark", count = 2 },\n]',
            '{ step = "Gain" },\n]',
            "the step Gain comes before anything gives it: activation",
        ),
        (
            '"Mark", count = 2',
            '"Mark", count = 0',
            r"Expected `int` >= 1 - at `\$\.action\[1\]\.effect\[1\]\.count`",
        ),
        (
            '"Mark", count = 2',
            '"Mark", count = 6',
            r"Expected `int` <= 5 - at `\$\.action\[1\]\.effect\[1\]\.count`",
        ),
        ('{ step = "ChooseSource" },', "", "the step MoveCard comes before anything gives it: source"),
        ("[[action]]", "[[action", "Expected"),
        ('source = "designed"', 'sauce = "designed"', "unknown field `sauce`"),
    ],
)
def test_a_broken_pack_is_refused_with_the_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in HOUSE
    folder = pack(tmp_path / "pack", HOUSE.replace(old, new, 1))
    with pytest.raises(BadCards, match=said):
        salon.load("court", folder)


def test_a_pack_with_other_action_cards_can_be_played(tmp_path: Path) -> None:
    text = HOUSE.replace('id = "cachet"', 'id = "royal-hunt"').replace(
        "values = [2, 5]", "values = [4, 4]", 1
    )
    game = salon.load("court", pack(tmp_path / "mine", text))
    assert "card.royal-hunt.3" in game.vocabulary
    assert game.key.startswith("court/3+")
    for seed in range(3):
        random_game(game, 3, seed, every=25)


BALL = """  { step = "ChoosePlayer", among = "sharing" },
  { step = "ChooseCharacter", among = "shared" },
  { step = "Look" },
  { step = "Exchange" },
"""
ANYONE = '{ step = "ChoosePlayer" }, { step = "ChooseCharacter" }'


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ('{ step = "ChooseCharacter" }, { step = "Unmark" }', "fewer than no influence markers"),
        ('{ step = "ChooseCharacter" }, { step = "Reveal", count = 8 }', "a card is lost or there twice"),
        (ANYONE + ', { step = "RemoveCard" }', "a step finds nothing to work on"),
        (ANYONE + ', { step = "Exchange" }', "a question has no answer"),
    ],
)
def test_a_pack_that_fails_in_play_is_no_sound_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], effect: str, said: str
) -> None:
    assert BALL in HOUSE
    folder = pack(tmp_path / "mine", HOUSE.replace(BALL, effect))
    assert main(["cards", "check", str(folder)]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert re.search(rf"with 2 seats and seed \d+, after “.*”, .*{said}\. To repeat it: salon fuzz", told.err)
    assert len(told.err.splitlines()) == 1
    again = shlex.split(told.err.split("salon fuzz ")[1])
    assert main(["fuzz", *again, "--out", str(tmp_path)]) == 1


def test_a_king_who_activates_without_end_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    effect = """  { step = "ChooseCharacter" },
  { step = "Mark" },
  { step = "Follow" },
"""
    assert effect in HOUSE
    folder = pack(tmp_path / "mine", HOUSE.replace(effect, '  { step = "Activate" },\n'))
    assert main(["cards", "check", str(folder)]) == 2
    assert "the game does not end" in capsys.readouterr().err


@pytest.mark.parametrize("effect", [BALL, '{ step = "Activate" }, { step = "Activate" }'])
def test_a_sound_pack_is_played_and_said_to_be_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], effect: str
) -> None:
    folder = pack(tmp_path / "mine", HOUSE.replace(BALL, effect))
    assert main(["cards", "check", str(folder)]) == 0
    assert "120 random games were played with it" in capsys.readouterr().out


def test_a_record_remembers_its_pack(tmp_path: Path) -> None:
    game = salon.load("court", pack(tmp_path / "mine", HOUSE + "\n# mine\n"))
    record = Record.from_json(random_game(game, 2, 1, every=0).record.to_json())
    assert record.replay(game=game).result is not None
    with pytest.raises(BadRecord, match="expected court/3"):
        record.replay()
