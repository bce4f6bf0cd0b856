"""Card packs of one's own: checked with the place of the fault, and played without touching code."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import salon
from salon.cli import main
from salon.games import court
from salon.games.court import Court
from salon.games.court.state import CourtState
from salon.kernel import BadCards, BadRecord, InvariantBroken, Record
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
        ("values = [1, 6]", "values = [1, 7]", "Values 2: 7 is too large; the most is 6"),
        ("values = [1, 6]", "values = [1]", "there are 11 action cards in all; expected 12"),
        (
            '{ step = "Unmark" }',
            '{ step = "Unmrk" }',
            "Cachet, Sentence 2, Sentence: there is no sentence “Unmrk”. Did you mean Unmark?",
        ),
        ('id = "queen"', 'id = "pope"', "expected the seven characters in this order: King, Queen"),
        ('id = "ball"', 'id = "cachet"', "“cachet” is there twice"),
        ('id = "ball"', 'id = "Ball"', "“Ball” is no id"),
        ("values = [1, 1, 2, 2,", "values = [1, 2,", "King, Values: there are 10 cards; expected 12"),
        (
            '{ step = "Mark", count = 2 },\n]',
            '{ step = "Gain" },\n]',
            "before anything that gives it a character that is activated",
        ),
        ('"Mark", count = 2', '"Mark", count = 0', "How many: 0 is too small; the least is 1"),
        ('"Mark", count = 2', '"Mark", count = 6', "How many: 6 is too large; the most is 5"),
        ('{ step = "ChooseSource" },', "", "before anything that gives it a character to take from"),
        ("[[action]]", "[[action", "Expected"),
        ('source = "designed"', 'sauce = "designed"', "there is no “sauce” here. Did you mean Source?"),
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


def test_a_game_that_stops_is_kept_to_be_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card is known that stops a game; so one promise more is made, and soon broken."""

    def check(self: Court, s: CourtState) -> None:
        if max(s.markers) > 2:
            raise InvariantBroken("nobody has three markers")

    monkeypatch.setattr(Court, "check", check)
    folder = pack(tmp_path / "mine", HOUSE.replace("values = [2, 5]", "values = [4, 4]", 1))
    assert main(["cards", "test", str(folder), "--game", "court", "--out", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert not told.out
    said = "this does not hold: nobody has three markers"
    assert re.search(
        rf"in game \d+ with \d seats, after “.*”, {said}\. To look at it: salon replay", told.err
    )
    assert len(told.err.splitlines()) == 1
    monkeypatch.undo()
    again = shlex.split(told.err.split("salon ")[-1])
    assert main(again) == 0  # the position is there to be looked at


ANYONE = '{ step = "ChoosePlayer" }, { step = "ChooseCharacter" }'


@pytest.mark.parametrize(
    "effect",
    [
        '{ step = "Activate" }, { step = "Activate" }',
        # Steps that find nothing to work on.
        f'{ANYONE}, {{ step = "Unmark" }}, {{ step = "RemoveCard" }}, {{ step = "Exchange" }}',
    ],
)
def test_a_sound_pack_is_played_and_said_to_be_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], effect: str
) -> None:
    folder = pack(tmp_path / "mine", HOUSE.replace(BALL, effect))
    assert (
        main(["cards", "test", str(folder), "--game", "court", "--games", "6", "--out", str(tmp_path)]) == 0
    )
    assert "6 random games were played with it" in capsys.readouterr().out


def test_a_record_remembers_its_pack(tmp_path: Path) -> None:
    text = HOUSE.replace("values = [2, 5]", "values = [4, 4]", 1)
    game = salon.load("court", pack(tmp_path / "mine", text))
    record = Record.from_json(random_game(game, 2, 1, every=0).record.to_json())
    assert record.replay(game=game).result is not None
    with pytest.raises(BadRecord, match="expected court/3"):
        record.replay()
